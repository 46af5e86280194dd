"""The test dialect: operations with elements and dense arrays as attributes."""

from mlircore.dialect import Attr, AttrConstraint, Op
from mlircore.dialects.test.base import TestAttrTrait, test

_NUMBERS = ("kind", "ATTR_DENSE_ELEMENTS")
_INTEGERS = ("and", _NUMBERS, ("value_type", ("element", ("or", ("kind", "TYPE_INTEGER"), ("kind", "TYPE_INDEX")))))


def _shaped(noun: str, element: str, shape: str) -> AttrConstraint:
    sizes = "".join(f"{size}x" for size in shape.split(", "))
    of_shape = ("value_type", ("or", ("is", f"tensor<{sizes}{element}>"), ("is", f"vector<{sizes}{element}>")))
    return AttrConstraint(f"{noun} elements attribute of shape [{shape}]", ("and", _NUMBERS, of_shape), _NUMBERS if element[0] == "f" else _INTEGERS)


class FloatElementsAttrOp(Op, dialect=test, name="float_elements_attr"):
    """Floats of a shape."""

    scalar_f32_attr = Attr(_shaped("32-bit float", "f32", "2"))
    tensor_f64_attr = Attr(_shaped("64-bit float", "f64", "4, 8"))


class RankedIntElementsAttrOp(Op, dialect=test, name="ranked_int_elements_attr"):
    """Integers of a shape."""

    matrix_i64_attr = Attr(_shaped("64-bit signless int", "i64", "4, 8"))
    vector_i32_attr = Attr(_shaped("32-bit signless int", "i32", "2"))


class StringElementsAttrOp(Op, dialect=test, name="string_elements_attr"):
    """Strings of a shape."""

    scalar_string_attr = Attr(AttrConstraint(
        "string elements attribute of shape [2]", ("and", ("kind", "ATTR_DENSE_STRINGS"), ("value_type", ("and", ("rank", 1), ("dims", 2, 2, False)))),
        ("kind", "ATTR_DENSE_STRINGS")))  # fmt: skip


class IndexElementsAttrOp(Op, dialect=test, name="indexElementsAttr"):
    """Elements of index type."""

    attr = Attr(AttrConstraint("index elements attribute", ("and", _NUMBERS, ("value_type", ("element", ("kind", "TYPE_INDEX")))), _INTEGERS))


class AttrWithTraitOp(Op, dialect=test, name="attr_with_trait"):
    """An attribute that must have a trait."""

    attr = Attr(TestAttrTrait)


def _array(element: str, width: int, rule: str = "", routine: str | None = None) -> AttrConstraint:
    kind = ("array_of", width)
    held = kind if routine is None else ("and", kind, ("routine", routine))
    return AttrConstraint(f"{element} dense array attribute{rule}", held, kind, value_type=element, dense=True)


_ELEMENTS = (("i8", 8), ("i16", 16), ("i32", 32), ("i64", 64), ("f32", 256 + 32), ("f64", 256 + 64))


class DenseArrayAttrOp(Op, dialect=test, name="dense_array_attr"):
    """Arrays of numbers, without their types."""

    i1attr = Attr(_array("i1", 1))
    i8attr, i16attr, i32attr, i64attr, f32attr, f64attr = (Attr(_array(*element)) for element in _ELEMENTS)
    emptyattr = Attr(_array("i32", 32))
    assembly_format = """
        `i1attr` `=` $i1attr `i8attr` `=` $i8attr `i16attr` `=` $i16attr `i32attr` `=` $i32attr `i64attr` `=` $i64attr `f32attr` `=` $f32attr
        `f64attr` `=` $f64attr `emptyattr` `=` $emptyattr attr-dict
    """


class ConfinedDenseArrayAttrOp(Op, dialect=test, name="confined_dense_array_attr"):
    """Arrays of numbers in order."""

    i64attr = Attr(_array("i64", 64, " should be in increasing order", "test.Increasing"))
    i32attr = Attr(_array("i32", 32, " should be in non-decreasing order", "test.NonDecreasing"))
    emptyattr = Attr(_array("i16", 16, " should be in non-decreasing order", "test.NonDecreasing"))


class ConfinedStrictlyPositiveAttrOp(Op, dialect=test, name="confined_strictly_positive_attr"):
    """Arrays of numbers above zero."""

    i8attr, i16attr, i32attr, i64attr, f32attr, f64attr = (
        Attr(_array(*element, " whose value is positive", "test.Positive")) for element in _ELEMENTS)  # fmt: skip
    emptyattr = Attr(_array("i16", 16, " whose value is positive", "test.Positive"))


class ConfinedNonNegativeAttrOp(Op, dialect=test, name="confined_non_negative_attr"):
    """Arrays of numbers that are not below zero."""

    i8attr, i16attr, i32attr, i64attr, f32attr, f64attr = (
        Attr(_array(*element, " whose value is non-negative", "test.NonNegative")) for element in _ELEMENTS)  # fmt: skip
    emptyattr = Attr(_array("i16", 16, " whose value is non-negative", "test.NonNegative"))
