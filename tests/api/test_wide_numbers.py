"""Integers of many digits: read and printed as Python does, and in less than quadratic time."""

import random
import sys
import time

import pytest

from mlircore import ir


@pytest.fixture
def any_digits():
    before = sys.get_int_max_str_digits() if hasattr(sys, "get_int_max_str_digits") else None
    if before is not None:
        sys.set_int_max_str_digits(0)
    yield
    if before is not None:
        sys.set_int_max_str_digits(before)


def attribute(number, context):
    return ir.Attribute.parse(f"{number} : i{number.bit_length() + 1}", context)


@pytest.mark.parametrize("shape", ["random", "nines", "power of ten", "power of two", "power of two less one"])
def test_long_integers_are_those_of_python(shape, any_digits):
    context = ir.Context()
    made = random.Random(7)
    for digits in (20, 305, 999, 1000, 1001, 2432, 2433, 4865, 9730, 30_000):
        number = {
            "random": lambda: made.randrange(10 ** (digits - 1), 10**digits), "nines": lambda: 10**digits - 1, "power of ten": lambda: 10**digits,
            "power of two": lambda: 1 << digits * 3, "power of two less one": lambda: (1 << digits * 3) - 1,
        }[shape]()
        for signed in (number, -number):
            attr = attribute(signed, context)
            assert str(attr).partition(" ")[0] == str(signed)
            width = number.bit_length() + 1
            in_hex = ir.Attribute.parse(f"{signed % (1 << width):#x} : i{width}", context)  # read by other code
            assert in_hex == attr
    zeros = ir.Attribute.parse("0" * 5000 + "17 : i100", context)
    assert str(zeros) == "17 : i100"


@pytest.mark.parametrize("width", [65, 127, 128, 129, 200, 6400])
def test_numbers_beside_a_word_are_printed_whatever_the_width(width):
    context = ir.Context()
    near = {sign * (1 << bits) + more for bits in (0, 62, 63, 64, 126, 127, 128) for sign in (1, -1) for more in (-1, 0, 1)}
    for number in near:
        for kind, low, high in (("i", -(1 << width - 1), 1 << width - 1), ("si", -(1 << width - 1), 1 << width - 1), ("ui", 0, 1 << width)):
            if low <= number < high:
                text = f"{number} : {kind}{width}"
                assert str(ir.Attribute.parse(text, context)) == text


def test_a_long_decimal_that_does_not_fit_is_refused():
    with pytest.raises(ir.MLIRError, match="integer constant out of range"):
        ir.Attribute.parse("9" * 2000 + " : i6000", ir.Context())


def test_reading_and_printing_a_long_integer_is_better_than_quadratic():
    """Sixteen times the digits take 81 times as long by Karatsuba's products, and 256 times in quadratic time."""
    context = ir.Context()

    def seconds(digits):
        text, best = "7" * digits + f" : i{digits * 10 // 3 + 1}", [1e9, 1e9]
        for _ in range(4):
            start = time.process_time()
            attr = ir.Attribute.parse(text, context)
            middle = time.process_time()
            assert str(attr) == text
            best = [min(best[0], middle - start), min(best[1], time.process_time() - middle)]
        return best

    few, many = seconds(30_000), seconds(480_000)
    assert all(long < 170 * short for short, long in zip(few, many)), (few, many)
