"""Floats and integers through the Python API: tests/data/floats.txt, and mlir-opt itself on random values when it is there."""

import random
import re
import shutil
import subprocess

from paths import ROOT, needs_tree
import pytest
from mlircore import ir

MLIR_OPT = shutil.which("mlir-opt-22")
# kind: (bits, exponent bits)
KINDS = {
    "f4E2M1FN": (4, 2), "f6E2M3FN": (6, 2), "f6E3M2FN": (6, 3), "f8E5M2": (8, 5), "f8E4M3": (8, 4), "f8E4M3FN": (8, 4),
    "f8E5M2FNUZ": (8, 5), "f8E4M3FNUZ": (8, 4), "f8E4M3B11FNUZ": (8, 4), "f8E3M4": (8, 3), "f8E8M0FNU": (8, 8), "bf16": (16, 8),
    "f16": (16, 5), "tf32": (19, 8), "f32": (32, 8), "f64": (64, 11), "f80": (80, 15), "f128": (128, 15),
}  # fmt: skip


@pytest.fixture
def ctx():
    with ir.Context() as context:
        yield context


def printed(kind: str, literals: list[str]) -> list[str]:
    text = str(ir.Attribute.parse(f"[{', '.join(f'{literal} : {kind}' for literal in literals)}]"))
    suffix = "" if kind == "f64" else f" : {kind}"
    return [item.removesuffix(suffix).removesuffix(f" : {kind}") for item in text[1:-1].split(", ")]


def oracle(kind: str, literals: list[str]) -> list[str]:
    source = "".join(f"%v{i} = arith.constant {literal} : {kind}\n" for i, literal in enumerate(literals))
    done = subprocess.run([MLIR_OPT], input=source, capture_output=True, text=True, check=True)
    return re.findall(r"arith\.constant (\S+) :", done.stdout)


@pytest.mark.parametrize("kind", KINDS)
def test_floats_print_as_in_the_golden_file(ctx, kind):
    rows = [line.split() for line in (ROOT / "tests/data/floats.txt").read_text().splitlines()]
    rows = [row for row in rows if row[0] == kind]
    assert printed(kind, [row[1] for row in rows]) == [row[2] for row in rows]


@pytest.mark.parametrize("kind", KINDS)
def test_random_bits_print_as_mlir_opt_prints_them(ctx, kind):
    if MLIR_OPT is None:
        pytest.skip("needs mlir-opt-22")
    bits, exponent_bits = KINDS[kind]
    literals = []
    for _ in range(300):
        value = random.getrandbits(bits)
        if random.random() < 0.5 and bits > 8:  # of moderate size, with few digits
            mantissa = bits - 1 - exponent_bits
            exponent = (1 << (exponent_bits - 1)) + random.randrange(-12, 12)
            value = exponent << mantissa | random.getrandbits(4) << (mantissa - (5 if kind == "f80" else 4))
            value |= (kind == "f80") << 63
        literals.append(f"0x{value:0{(bits + 3) // 4}X}")
    assert printed(kind, literals) == oracle(kind, literals)


@pytest.mark.parametrize("kind", KINDS)
def test_random_literals_read_as_mlir_opt_reads_them(ctx, kind):
    if MLIR_OPT is None:
        pytest.skip("needs mlir-opt-22")
    literals = []
    for _ in range(300):
        digits = "".join(random.choices("0123456789", k=random.choice([1, 3, 6, 17, 19, 25, 60])))
        exponent = random.choice(["", f"e{random.randrange(-330, 320)}", f"E{random.randrange(-12, 12):+}"])
        literals.append(f"{random.choice(['', '-'])}{random.randrange(1000)}.{digits}{exponent}")
    assert printed(kind, literals) == oracle(kind, literals)


@pytest.mark.parametrize("width", [1, 7, 8, 63, 64, 65, 127, 128, 200, 4096, 100_000])
def test_integers_of_any_width_are_python_integers(ctx, width):
    for _ in range(20):
        value = random.getrandbits(width)
        signed = value - (1 << width) if value >> (width - 1) else value
        if width == 1:
            assert str(ir.Attribute.parse(f"{value} : i1")) == ("true" if value else "false")
            continue
        assert str(ir.Attribute.parse(f"{hex(value)} : ui{width}")) == f"{in_decimal(value)} : ui{width}"
        assert str(ir.Attribute.parse(f"{in_decimal(signed)} : si{width}")) == f"{in_decimal(signed)} : si{width}"
        suffix = "" if width == 64 else f" : i{width}"
        assert str(ir.Attribute.parse(f"{hex(value)} : i{width}")).removesuffix(" : i64") == in_decimal(signed) + suffix


def in_decimal(value: int) -> str:
    """str(value) without Python's limit of 4,300 digits."""
    if value < 0:
        return "-" + in_decimal(-value)
    parts = []
    while value >= 10**4000:
        value, rest = divmod(value, 10**4000)
        parts.append(f"{rest:04000d}")
    return "".join([str(value), *reversed(parts)])


@needs_tree
def test_the_table_of_powers_of_five_is_right():
    text = (ROOT / "src_c/text/powers_of_five.def").read_text()
    rows = [int(high, 16) << 64 | int(low, 16) for high, low in re.findall(r"\{0x(\w+), 0x(\w+)\}", text)]
    first, last = map(int, re.search(r"for q in \[(-?\d+), (\d+)\]", text).groups())
    assert len(rows) == last - first + 1
    for q, row in zip(range(first, last + 1), rows):
        bits = ((q * 217706) >> 16) - q + 1
        assert 1 << 127 <= row < 1 << 128
        if q < 0:
            assert row == (1 << (128 - bits)) // 5**-q
        else:
            assert row == (5**q << 128) >> bits
