"""Classes of the builtin attributes: the same assertions for mlircore and, where it is installed, for upstream's bindings.

Where upstream reads past the end, crashes or raises the message of its C++ library (`std::bad_cast`), a test is for mlircore only.
"""

import gc

import pytest
from mlircore import ir as ours

CLASSES = {
    "1": "IntegerAttr", "-3 : i8": "IntegerAttr", "3 : index": "IntegerAttr", "-1 : si1": "IntegerAttr", "true": "BoolAttr", "1 : i1": "BoolAttr",
    "1.5": "FloatAttr", "1.5 : bf16": "FloatAttr", '"x"': "StringAttr", '"x" : i32': "StringAttr", "@a": "FlatSymbolRefAttr",
    "@a::@b": "SymbolRefAttr", "i32": "TypeAttr", "unit": "UnitAttr", "[1]": "ArrayAttr", "{a = 1}": "DictAttr", "#foo.bar": "OpaqueAttr",
    "strided<[1, ?], offset: ?>": "StridedLayoutAttr", "dense<1> : tensor<2xi32>": "DenseIntElementsAttr",
    "dense<1> : tensor<2xindex>": "DenseIntElementsAttr", "dense<true> : tensor<2xi1>": "DenseIntElementsAttr",
    "dense<1.5> : tensor<2xf8E4M3FN>": "DenseFPElementsAttr", "array<i1: true>": "DenseBoolArrayAttr", "array<i8: 1>": "DenseI8ArrayAttr",
    "array<i16: 1>": "DenseI16ArrayAttr", "array<i32: 1>": "DenseI32ArrayAttr", "array<i64: 1>": "DenseI64ArrayAttr",
    "array<f32: 1.0>": "DenseF32ArrayAttr", "array<f64: 1.0>": "DenseF64ArrayAttr", "distinct[0]<1>": "Attribute",
}
ARRAYS = {"Bool": [True, False], "I8": [1, -2], "I16": [1, -2], "I32": [1, -2], "I64": [1, -(1 << 63)], "F32": [1.5, -2.0], "F64": [1.5, -2.0]}


@pytest.fixture
def parse(any_ir, any_ctx):
    return any_ir.Attribute.parse


@pytest.fixture
def our_ctx():
    with ours.Context() as context, ours.Location.unknown():
        context.allow_unregistered_dialects = True
        yield context


# --- Attribute ---


@pytest.mark.parametrize("text", CLASSES)
def test_an_attribute_has_its_most_specific_class(parse, text):
    attr = parse(text)
    assert type(attr).__name__ == CLASSES[text]
    assert repr(attr) == f"{CLASSES[text]}({attr})"
    assert type(attr.maybe_downcast()) is type(attr)


def test_attribute(any_ir, any_ctx, parse):
    one = parse("1 : i32")
    assert one == parse("1 : i32") and hash(one) == hash(parse("1 : i32")) and one != parse("2 : i32")
    assert (one == "1 : i32") is False
    assert one.context is any_ctx and str(one.type) == "i32" and str(parse("[1]").type) == "none"
    assert type(any_ir.Attribute(one)) is any_ir.Attribute and any_ir.Attribute(one) == one
    assert one in {parse("1 : i32")}
    assert any_ir.Attribute.parse("3", any_ctx) == any_ir.Attribute.parse("3", context=any_ctx)
    with pytest.raises(any_ir.MLIRError, match='Unable to parse attribute:\nerror: "nope":1:1: expected attribute value'):
        parse("nope")
    with pytest.raises(TypeError):
        any_ir.Attribute(3)


def test_named_attribute(any_ir, parse):
    named = parse("1").get_named("x")
    assert (named.name, str(named.attr), repr(named)) == ("x", "1 : i64", "NamedAttribute(x=1 : i64)")
    with pytest.raises(TypeError):
        any_ir.NamedAttribute()


def test_typeid(any_ir, parse):
    assert parse("1").typeid == any_ir.IntegerAttr.static_typeid == parse("true").typeid
    assert hash(parse("1").typeid) == hash(any_ir.IntegerAttr.static_typeid)
    assert parse("1").typeid != parse('"x"').typeid == any_ir.StringAttr.static_typeid
    assert parse("@a").typeid == parse("@a::@b").typeid
    names = {"Integer": "1", "Float": "1.0", "String": '""', "Type": "i1", "Unit": "unit", "Array": "[]", "Dict": "{}", "Opaque": "#a.b",
             "StridedLayout": "strided<[]>"}
    for name, text in names.items():
        assert getattr(any_ir, name + "Attr").static_typeid == parse(text).typeid
    for name in ("BoolAttr", "SymbolRefAttr", "DenseElementsAttr", "DenseI64ArrayAttr", "DenseResourceElementsAttr"):
        with pytest.raises(AttributeError):
            getattr(any_ir, name).static_typeid  # noqa: B018


def test_names_of_attributes(any_ir, parse):
    assert any_ir.IntegerAttr.attr_name == parse("1").attr_name == "builtin.integer"
    assert any_ir.DictAttr.attr_name == "builtin.dictionary"
    assert any_ir.FlatSymbolRefAttr.attr_name == any_ir.SymbolRefAttr.attr_name == "builtin.symbol_ref"


def test_classes_may_be_subscripted(any_ir):
    assert any_ir.IntegerAttr[any_ir.Type].__origin__ is any_ir.IntegerAttr


@pytest.mark.parametrize("name, text", [
    ("IntegerAttr", "1.0"), ("BoolAttr", "1"), ("FloatAttr", "1"), ("StringAttr", "1"), ("SymbolRefAttr", "1"), ("FlatSymbolRefAttr", "@a::@b"),
    ("TypeAttr", "1"), ("UnitAttr", "1"), ("ArrayAttr", "1"), ("DictAttr", "1"), ("OpaqueAttr", "1"), ("StridedLayoutAttr", "1"),
    ("DenseElementsAttr", "1"), ("DenseIntElementsAttr", "dense<1.0> : tensor<2xf32>"), ("DenseFPElementsAttr", "dense<1> : tensor<2xi32>"),
    ("DenseResourceElementsAttr", "1"), ("DenseI64ArrayAttr", "array<i32: 1>"), ("DenseBoolArrayAttr", "array<i8: 1>"),
])
def test_a_class_refuses_other_attributes(any_ir, parse, name, text):
    attr = parse(text)
    with pytest.raises(ValueError) as error:
        getattr(any_ir, name)(attr)
    assert str(error.value) == f"Cannot cast attribute to {name} (from Attribute({attr}))"


def test_a_class_takes_attributes_that_have_a_more_specific_one(any_ir, parse):
    assert any_ir.IntegerAttr(parse("true")).value == -1
    assert any_ir.SymbolRefAttr(parse("@a")).value == ["a"]
    assert repr(any_ir.DenseElementsAttr(parse("dense<1> : tensor<2xi32>"))) == "DenseElementsAttr(dense<1> : tensor<2xi32>)"
    assert isinstance(parse("dense<1> : tensor<2xi32>"), any_ir.DenseElementsAttr)
    assert not isinstance(parse("true"), any_ir.IntegerAttr)


def test_locations_are_attributes(any_ir, any_ctx, parse):
    attr = any_ir.Location.name("x").attr
    assert type(attr) is any_ir.Attribute and str(attr) == 'loc("x")'
    assert any_ir.Location.from_attr(attr) == any_ir.Location.name("x")
    assert any_ir.ArrayAttr.get([attr]) == any_ir.ArrayAttr.get([any_ir.Location.name("x").attr])


def test_a_capsule_gives_the_attribute_back(any_ir, parse):
    assert any_ir.Attribute._CAPICreate(parse("1")._CAPIPtr) == parse("1")
    with pytest.raises(ValueError):
        any_ir.Attribute._CAPICreate(3)


def test_subclasses_in_python_show_what_they_are_made_of(any_ir, parse):
    class Mine(any_ir.IntegerAttr):
        pass

    assert Mine(parse("7")).value == 7
    with pytest.raises(ValueError):
        Mine(parse("7.0"))


# --- numbers ---


@pytest.mark.parametrize("type_text, value, text", [
    ("i32", 3, "3 : i32"), ("i32", -1, "-1 : i32"), ("i32", 1 << 32, "0 : i32"), ("i32", (1 << 32) - 1, "-1 : i32"), ("i1", 1, "true"),
    ("i1", -1, "true"), ("i1", 2, "false"), ("si8", 255, "-1 : si8"), ("ui8", -1, "255 : ui8"), ("index", -3, "-3 : index"), ("i0", 1, "0 : i0"),
    ("i128", 1 << 100, f"{1 << 100} : i128"), ("i128", -(1 << 127), f"{-(1 << 127)} : i128"), ("i128", 1 << 128, "0 : i128"),
    ("i65", -5, "-5 : i65"), ("ui64", -1, f"{(1 << 64) - 1} : ui64"), ("i32", True, "1 : i32"),
])
def test_integer_attr_get(any_ir, any_ctx, type_text, value, text):
    attr = any_ir.IntegerAttr.get(any_ir.Type.parse(type_text), value)
    assert str(attr) == text and type(attr) is any_ir.IntegerAttr
    assert attr == any_ir.Attribute.parse(text)


@pytest.mark.parametrize("text, value", [
    ("-1 : i8", -1), ("-1 : si8", -1), ("255 : ui8", 255), ("18446744073709551615 : ui64", (1 << 64) - 1), ("-1 : index", -1), ("-1 : si128", -1),
    ("-1 : si65", -1), ("-1 : i128", (1 << 128) - 1), ("-1 : i65", (1 << 65) - 1), (f"{1 << 100} : i128", 1 << 100), ("0 : i0", 0),
    (f"{(1 << 128) - 1} : ui128", (1 << 128) - 1), ("-9223372036854775808", -(1 << 63)),
])
def test_integer_attr_value(parse, text, value):
    assert parse(text).value == int(parse(text)) == value


def test_integer_attr_is_an_index(any_ir, parse):
    if any_ir.__name__.startswith("jaxlib"):
        pytest.skip("IntegerAttr.__index__ is newer")
    assert [0, 1, 2, 3][parse("3")] == 3 and float(parse("3")) == 3.0
    assert any_ir.IntegerAttr.get(any_ir.Type.parse("i8"), parse("5 : i64")) == parse("5 : i8")


def test_integer_attr_takes_numpy_integers(any_ir, parse):
    numpy = pytest.importorskip("numpy")
    assert any_ir.IntegerAttr.get(any_ir.Type.parse("i32"), numpy.int8(-2)) == parse("-2 : i32")
    assert any_ir.IntegerAttr.get(any_ir.Type.parse("i32"), numpy.array(5)) == parse("5 : i32")


def test_integer_attr_refuses(our_ctx):
    i64 = ours.Type.parse("i64")
    for value in (1 << 64, -(1 << 63) - 1):
        with pytest.raises(OverflowError, match="does not fit into 64 bits"):
            ours.IntegerAttr.get(i64, value)
    assert ours.IntegerAttr.get(i64, (1 << 64) - 1).value == -1
    for value in (3.0, "3", None):
        with pytest.raises(TypeError, match="takes an integer"):
            ours.IntegerAttr.get(i64, value)
    with pytest.raises(ValueError, match="expected integer or index type, got f32"):
        ours.IntegerAttr.get(ours.Type.parse("f32"), 3)


def test_bool_attr(any_ir, any_ctx, parse):
    yes, no = any_ir.BoolAttr.get(True), any_ir.BoolAttr.get(False, any_ctx)
    assert type(yes) is any_ir.BoolAttr and yes == parse("true") and no == parse("false")
    assert yes.value is True and no.value is False and bool(yes) and not no and str(yes.type) == "i1"
    for value in (1, "x", None):
        with pytest.raises(TypeError):
            any_ir.BoolAttr.get(value)


def test_float_attr(any_ir, any_ctx, parse):
    f32, i32 = any_ir.Type.parse("f32"), any_ir.Type.parse("i32")
    attr = any_ir.FloatAttr.get(f32, 1.5)
    assert attr == parse("1.5 : f32") == any_ir.FloatAttr.get_unchecked(f32, 1.5) == any_ir.FloatAttr.get_f32(1.5)
    assert attr.value == float(attr) == 1.5 and any_ir.FloatAttr.get_f64(1, any_ctx) == parse("1.0")
    assert any_ir.FloatAttr.get_f32(1.1).value == 1.100000023841858
    assert any_ir.FloatAttr.get_f32(float("inf")) == parse("0x7F800000 : f32")
    assert any_ir.FloatAttr.get(any_ir.Type.parse("f8E4M3FN"), 1e10) == any_ir.FloatAttr.get(any_ir.Type.parse("f8E4M3FN"), float("nan"))
    with pytest.raises(any_ir.MLIRError) as error:
        any_ir.FloatAttr.get(i32, 1.5)
    assert str(error.value) == "Invalid attribute:\nerror: unknown: expected floating point type"
    with pytest.raises(any_ir.MLIRError) as error:
        any_ir.FloatAttr.get(i32, 1.5, loc=any_ir.Location.file("a.mlir", 1, 2))
    assert str(error.value) == 'Invalid attribute:\nerror: "a.mlir":1:2: expected floating point type'
    with pytest.raises(TypeError):
        any_ir.FloatAttr.get_f32("x")


def test_float_attr_get_needs_a_location(any_ir):
    with any_ir.Context():
        with pytest.raises(RuntimeError, match="An MLIR function requires a Location but none was provided"):
            any_ir.FloatAttr.get(any_ir.Type.parse("f32"), 1.5)
        assert any_ir.FloatAttr.get(any_ir.Type.parse("f32"), 1.5, loc=any_ir.Location.unknown()).value == 1.5


def test_attributes_need_a_context(any_ir):
    for get in (lambda: any_ir.BoolAttr.get(True), lambda: any_ir.StringAttr.get("x"), lambda: any_ir.UnitAttr.get(), lambda: any_ir.ArrayAttr.get([]),
                lambda: any_ir.DictAttr.get(), lambda: any_ir.DenseI64ArrayAttr.get([]), lambda: any_ir.FlatSymbolRefAttr.get("x")):
        with pytest.raises(RuntimeError, match="An MLIR function requires a Context but none was provided"):
            get()


# --- strings, symbols, types ---


def test_string_attr(any_ir, any_ctx, parse):
    attr = any_ir.StringAttr.get("é\0")
    assert attr.value == "é\0" and attr.value_bytes == "é\0".encode() and str(attr.type) == "none"
    assert any_ir.StringAttr.get(b"\xff\x00x").value_bytes == b"\xff\x00x"
    assert any_ir.StringAttr.get("x", any_ctx) == any_ir.StringAttr.get(value="x", context=any_ctx) == parse('"x"')
    typed = any_ir.StringAttr.get_typed(any_ir.Type.parse("i32"), "x")
    assert str(typed) == '"x" : i32' and str(typed.type) == "i32" and typed != parse('"x"')
    assert any_ir.StringAttr.get_typed(any_ir.Type.parse("none"), "x") == parse('"x"')
    with pytest.raises((RuntimeError, UnicodeDecodeError)):
        any_ir.StringAttr.get(b"\xff").value  # noqa: B018
    for value in (3, None, bytearray(b"x")):
        with pytest.raises(TypeError):
            any_ir.StringAttr.get(value)


def test_symbol_ref_attr(any_ir, any_ctx, parse):
    attr = any_ir.SymbolRefAttr.get(["a", "b", "c"])
    assert attr == parse("@a::@b::@c") and attr.value == ["a", "b", "c"]
    assert isinstance(any_ir.SymbolRefAttr.get(("a",)), any_ir.SymbolRefAttr) and any_ir.SymbolRefAttr.get(["a"]) == parse("@a")
    with pytest.raises(RuntimeError, match="SymbolRefAttr must be composed of at least one symbol."):
        any_ir.SymbolRefAttr.get([])
    for value in ("ab", ["a", 3], 3):
        with pytest.raises(TypeError):
            any_ir.SymbolRefAttr.get(value)


def test_flat_symbol_ref_attr(any_ir, any_ctx, parse):
    assert any_ir.FlatSymbolRefAttr.get("a", any_ctx) == parse("@a") and parse("@a").value == "a"
    assert str(any_ir.FlatSymbolRefAttr.get("a b")) == '@"a b"'
    assert str(any_ir.FlatSymbolRefAttr.get("")) == "@<<INVALID EMPTY SYMBOL>>"
    with pytest.raises(TypeError):
        any_ir.FlatSymbolRefAttr.get(3)


def test_type_attr(any_ir, any_ctx, parse):
    i32 = any_ir.Type.parse("i32")
    attr = any_ir.TypeAttr.get(i32)
    assert attr == parse("i32") and attr.value == i32 and isinstance(attr.value, any_ir.IntegerType) and str(attr.type) == "none"
    for value in (3, None):
        with pytest.raises(TypeError):
            any_ir.TypeAttr.get(value)


def test_unit_attr(any_ir, any_ctx, parse):
    assert any_ir.UnitAttr.get() == any_ir.UnitAttr.get(any_ctx) == parse("unit")


# --- arrays and dictionaries ---


def test_array_attr(any_ir, any_ctx, parse):
    one, two = parse("1"), parse("2")
    attr = any_ir.ArrayAttr.get([one, two])
    assert attr == any_ir.ArrayAttr.get((one, two), any_ctx) == parse("[1, 2]") and str(any_ir.ArrayAttr.get([])) == "[]"
    assert len(attr) == 2 and attr[1] == two and [type(each) for each in attr] == [any_ir.IntegerAttr] * 2
    assert one in attr and list(reversed(attr)) == [two, one]
    assert attr + [one] == attr + parse("[1]") == parse("[1, 2, 1]") and attr + [] == attr
    with pytest.raises(IndexError, match="ArrayAttribute index out of range"):
        attr[2]
    with pytest.raises(RuntimeError, match="Invalid attribute when attempting to create an ArrayAttribute"):
        any_ir.ArrayAttr.get([one, 3])
    with pytest.raises(RuntimeError, match=r"Invalid attribute \(None\?\) when attempting to create an ArrayAttribute"):
        any_ir.ArrayAttr.get([None])
    with pytest.raises(RuntimeError, match="Invalid attribute when attempting to create an ArrayAttribute"):
        attr + [3]
    for value in (3, one):
        with pytest.raises(TypeError):
            any_ir.ArrayAttr.get(value)


def test_array_attr_counts_from_its_end(our_ctx):
    attr = ours.Attribute.parse("[1, 2]")  # upstream reads in front of the array
    assert attr[-1].value == 2
    with pytest.raises(IndexError):
        attr[-3]


def test_array_attribute_iterator(any_ir, parse):
    iterator = iter(parse("[1, 2]"))
    assert type(iterator) is type(iter(iterator)) is any_ir.ArrayAttributeIterator
    assert [next(iterator).value, next(iterator).value] == [1, 2]
    with pytest.raises(StopIteration):
        next(iterator)
    with pytest.raises(TypeError, match="ArrayAttributeIterator: no constructor defined!"):
        any_ir.ArrayAttributeIterator()


def test_an_iterator_keeps_its_context_alive(any_ir):
    with any_ir.Context():
        iterator = iter(any_ir.Attribute.parse('["a", "b"]'))
    gc.collect()
    assert [attr.value for attr in iterator] == ["a", "b"]


def test_dict_attr(any_ir, any_ctx, parse):
    one, two = parse("1"), parse("2")
    attr = any_ir.DictAttr.get({"b": two, "a": one})
    assert attr == any_ir.DictAttr.get(value={"a": one, "b": two}, context=any_ctx) == parse("{a = 1, b = 2}")
    assert any_ir.DictAttr.get() == any_ir.DictAttr.get({}) == parse("{}") and len(attr) == 2
    assert "a" in attr and "c" not in attr and attr["b"] == two
    assert (attr[0].name, attr[0].attr) == ("a", one) and [entry.name for entry in attr] == ["a", "b"]
    with pytest.raises(KeyError, match="attempt to access a non-existent attribute"):
        attr["c"]
    for index in (2, -1):
        with pytest.raises(IndexError, match="attempt to access out of bounds attribute"):
            attr[index]
    for value in ({"a": 3}, {3: one}, {"a": None}, [("a", one)]):
        with pytest.raises((TypeError, RuntimeError)):
            any_ir.DictAttr.get(value)


def test_attributes_of_two_contexts_do_not_mix(our_ctx):
    with ours.Context():
        other = ours.Attribute.parse("1")
    with pytest.raises(ours.MLIRError, match="belongs to another context"):
        ours.ArrayAttr.get([other], our_ctx)
    with pytest.raises(ours.MLIRError, match="belongs to another context"):
        ours.ArrayAttr.get([ours.Attribute.parse("1"), other])
    with pytest.raises(ours.MLIRError, match="belongs to another context"):
        ours.DictAttr.get({"a": ours.Attribute.parse("1"), "b": other})
    with pytest.raises(ours.MLIRError, match="belongs to another context"):
        ours.DenseElementsAttr.get([ours.Attribute.parse("1"), other])


# --- opaque attributes, layouts ---


def test_opaque_attr(any_ir, any_ctx, parse):
    i32 = any_ir.Type.parse("i32")
    attr = any_ir.OpaqueAttr.get("dia", b"123", i32)
    assert (str(attr), attr.dialect_namespace, attr.data, str(attr.type)) == ("#dia<123> : i32", "dia", b"123", "i32")
    assert any_ir.OpaqueAttr.get("dia", bytearray(b"123"), any_ir.Type.parse("none"), any_ctx) == any_ir.OpaqueAttr.get("dia", b"123", any_ir.Type.parse("none"))
    assert parse("#foo.bar<1>").data == b"bar<1>" and parse("#foo.bar<1>").dialect_namespace == "foo"
    for buffer, type_ in (("123", i32), (3, i32), (b"", None)):
        with pytest.raises(TypeError):
            any_ir.OpaqueAttr.get("dia", buffer, type_)


def test_opaque_attr_takes_all_bytes_of_a_buffer(our_ctx):
    numpy = pytest.importorskip("numpy")
    attr = ours.OpaqueAttr.get("dia", numpy.arange(4, dtype=numpy.int16)[::2], ours.Type.parse("i32"))
    assert attr.data == b"\0\0\2\0"


def test_strided_layout_attr(any_ir, any_ctx, parse):
    attr = any_ir.StridedLayoutAttr.get(5, [4, 1])
    assert attr == parse("strided<[4, 1], offset: 5>") and attr.offset == 5 and attr.strides == [4, 1]
    dynamic = any_ir.StridedLayoutAttr.get_fully_dynamic(2, any_ctx)
    assert str(dynamic) == "strided<[?, ?], offset: ?>" and dynamic.offset == any_ir.ShapedType.get_dynamic_stride_or_offset()
    assert dynamic.strides == [any_ir.ShapedType.get_dynamic_stride_or_offset()] * 2
    assert str(any_ir.StridedLayoutAttr.get(0, ())) == "strided<[]>" and any_ir.StridedLayoutAttr.get(-1, [-1, 0]).strides == [-1, 0]
    for offset, strides in ((1 << 63, []), (0, ["a"]), (0, 3), (1.0, []), (0, [1 << 63])):
        with pytest.raises(TypeError):
            any_ir.StridedLayoutAttr.get(offset, strides)
    with pytest.raises((ValueError, MemoryError)):
        any_ir.StridedLayoutAttr.get_fully_dynamic(-1)


# --- dense arrays ---


@pytest.mark.parametrize("kind", ARRAYS)
def test_dense_array_attr(any_ir, any_ctx, parse, kind):
    values, cls = ARRAYS[kind], getattr(any_ir, f"Dense{kind}ArrayAttr")
    attr = cls.get(values)
    assert type(attr) is cls and attr == cls.get(tuple(values), any_ctx) == parse(str(attr)) and str(attr.type) == "none"
    assert list(attr) == values and [type(value) for value in attr] == [type(value) for value in values]
    assert len(attr) == 2 and attr[0] == values[0] and attr[1] == values[1] and len(cls.get([])) == 0
    assert list(attr + values) == list(attr + attr) == values + values and type(attr + values) is cls
    assert cls.get(range(2)) == cls.get([0, 1])
    with pytest.raises(IndexError, match="DenseArray index out of range"):
        attr[2]
    for value in (3, None):
        with pytest.raises(TypeError):
            cls.get(value)
    with pytest.raises(TypeError):
        attr + 3
    with pytest.raises(TypeError):
        attr["a"]


@pytest.mark.parametrize("kind", [kind for kind in ARRAYS if kind != "Bool"])
def test_dense_array_attr_refuses_what_is_no_number(any_ir, any_ctx, kind):
    cls = getattr(any_ir, f"Dense{kind}ArrayAttr")
    for values in (["a"], [None], "ab", [1.5 if kind[0] == "I" else "1"]):
        with pytest.raises(TypeError, match=r"get\(\): incompatible function arguments"):
            cls.get(values)


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_dense_array_attr_refuses_what_does_not_fit(any_ir, any_ctx, bits):
    cls = getattr(any_ir, f"DenseI{bits}ArrayAttr")
    low, high = -(1 << bits - 1), (1 << bits - 1) - 1
    assert list(cls.get([low, high])) == [low, high]
    for value in (low - 1, high + 1, 1 << 70):
        with pytest.raises(TypeError, match=r"get\(\): incompatible function arguments"):
            cls.get([value])


def test_dense_bool_array_attr_takes_truth_values(any_ir, any_ctx):
    assert list(any_ir.DenseBoolArrayAttr.get([2, 0, "", "x", None])) == [True, False, False, True, False]


@pytest.mark.parametrize("kind", ARRAYS)
def test_dense_array_iterator(any_ir, any_ctx, kind):
    iterator = iter(getattr(any_ir, f"Dense{kind}ArrayAttr").get(ARRAYS[kind]))
    assert type(iterator) is type(iter(iterator)) is getattr(any_ir, f"Dense{kind}ArrayIterator")
    assert [next(iterator), next(iterator)] == ARRAYS[kind]
    with pytest.raises(StopIteration):
        next(iterator)
    with pytest.raises(TypeError, match="no constructor defined"):
        getattr(any_ir, f"Dense{kind}ArrayIterator")()


@pytest.mark.parametrize("kind", ARRAYS)
def test_dense_array_attr_is_a_buffer(our_ctx, kind):
    attr = getattr(ours, f"Dense{kind}ArrayAttr").get(ARRAYS[kind])
    view = memoryview(attr)
    assert view.tolist() == ARRAYS[kind] and view.readonly and view.c_contiguous
    assert attr[-1] == ARRAYS[kind][1]
    with pytest.raises(IndexError):
        attr[-3]


def test_dense_array_attr_from_arrays(our_ctx):
    numpy = pytest.importorskip("numpy")
    values = numpy.arange(-3, 3)
    for kind in ("I8", "I16", "I32", "I64", "F32", "F64"):
        cls, own = getattr(ours, f"Dense{kind}ArrayAttr"), getattr(numpy, {"I": "int", "F": "float"}[kind[0]] + kind[1:])
        assert list(cls.get(values.astype(own))) == list(cls.get(values.astype(own)[::-1]))[::-1] == values.tolist()
        assert list(cls.get(values.astype(numpy.int64))) == values.tolist()
        assert numpy.asarray(cls.get(values)).dtype == own
    assert list(ours.DenseI64ArrayAttr.get(numpy.array([True]))) == [1]
    with pytest.raises(TypeError):
        ours.DenseI64ArrayAttr.get(numpy.array([1.5]))
    with pytest.raises(TypeError):
        ours.DenseI64ArrayAttr.get(numpy.zeros((2, 2), numpy.int64))
    with pytest.raises(TypeError):
        ours.DenseI8ArrayAttr.get(numpy.array([200], numpy.uint8))


# --- builders ---


BUILDERS = {
    "BoolAttr": (True, "true"), "DictionaryAttr": ({}, "{}"), "IndexAttr": (3, "3 : index"), "I1Attr": (1, "true"), "I8Attr": (-3, "-3 : i8"),
    "I16Attr": (3, "3 : i16"), "I32Attr": (3, "3 : i32"), "I64Attr": (3, "3 : i64"), "SI1Attr": (-1, "-1 : si1"), "SI8Attr": (3, "3 : si8"),
    "SI16Attr": (3, "3 : si16"), "SI32Attr": (3, "3 : si32"), "SI64Attr": (3, "3 : si64"), "UI1Attr": (1, "1 : ui1"), "UI8Attr": (3, "3 : ui8"),
    "UI16Attr": (3, "3 : ui16"), "UI32Attr": (3, "3 : ui32"), "UI64Attr": (3, "3 : ui64"), "F32Attr": (1.5, "1.5 : f32"), "F64Attr": (2, "2.0 : f64"),
    "StrAttr": ("x", '"x"'), "SymbolNameAttr": ("x", '"x"'), "SymbolRefAttr": (["a", "b"], "@a::@b"), "FlatSymbolRefAttr": ("a", "@a"),
    "UnitAttr": (True, "unit"), "ArrayAttr": ([], "[]"), "BoolArrayAttr": ([True], "[true]"), "DictArrayAttr": ([{}], "[{}]"),
    "FlatSymbolRefArrayAttr": (["a"], "[@a]"), "I32ArrayAttr": ([1], "[1 : i32]"), "I64ArrayAttr": ((1,), "[1 : i64]"),
    "I64SmallVectorArrayAttr": ([1], "[1]"), "IndexListArrayAttr": ([[1], []], "[[1], []]"), "F32ArrayAttr": ([1], "[1.0 : f32]"),
    "F64ArrayAttr": ([1], "[1.0]"), "StrArrayAttr": (["a"], '["a"]'), "SymbolRefArrayAttr": ([["a", "b"], "c"], "[@a::@b, @c]"),
    "DenseF32ArrayAttr": ([1], "array<f32: 1.0>"), "DenseF64ArrayAttr": ([1], "array<f64: 1.0>"), "DenseI8ArrayAttr": ([1], "array<i8: 1>"),
    "DenseI16ArrayAttr": ([1], "array<i16: 1>"), "DenseI32ArrayAttr": ([1], "array<i32: 1>"), "DenseI64ArrayAttr": ([1], "array<i64: 1>"),
    "DenseBoolArrayAttr": ([True], "array<i1: true>"), "F64ElementsAttr": ([1, 2], "dense<[1.0, 2.0]> : tensor<2xf64>"),
    "I32ElementsAttr": ([[1, 2]], "dense<[[1, 2]]> : tensor<1x2xi32>"), "I64ElementsAttr": ([1, 1], "dense<1> : tensor<2xi64>"),
    "IndexElementsAttr": ([1, 2], "dense<[1, 2]> : tensor<2xindex>"),
}


@pytest.mark.parametrize("kind", BUILDERS)
def test_default_builder(any_ir, any_ctx, parse, kind):
    value, text = BUILDERS[kind]
    assert any_ir.AttrBuilder.contains(kind)
    assert any_ir.AttrBuilder.get(kind)(value, context=any_ctx) == parse(text)


def test_default_builders_of_types(any_ir, any_ctx, parse):
    i32 = any_ir.Type.parse("i32")
    for kind in ("TypeAttr", "MemRefTypeAttr"):
        assert any_ir.AttrBuilder.get(kind)(i32, context=any_ctx) == parse("i32")
    assert any_ir.AttrBuilder.get("TypeArrayAttr")([i32, i32], context=any_ctx) == parse("[i32, i32]")
    assert any_ir.AttrBuilder.get("SymbolRefAttr")("a", context=any_ctx) == parse("@a")
    assert any_ir.AttrBuilder.get("UnitAttr")(False, context=any_ctx) is None
    assert any_ir.AttrBuilder.get("ArrayAttr")([parse("1")], context=any_ctx) == parse("[1]")


def test_attr_builder(any_ir, any_ctx):
    first, second = (lambda x, context: 1), (lambda x, context: 2)
    kind = "AttrOfATest"
    assert not any_ir.AttrBuilder.contains(kind)
    with pytest.raises(KeyError, match=kind):
        any_ir.AttrBuilder.get(kind)
    any_ir.AttrBuilder.insert(kind, first, replace=True)
    assert any_ir.AttrBuilder.get(kind) is first
    with pytest.raises(RuntimeError, match="Attribute builder for 'AttrOfATest' is already registered with func: "):
        any_ir.AttrBuilder.insert(kind, second)
    any_ir.AttrBuilder.insert(kind, second, allow_existing=True)
    assert any_ir.AttrBuilder.get(kind) is first
    assert any_ir.register_attribute_builder(kind, replace=True)(second) is second
    assert any_ir.AttrBuilder.get(kind) is second
    for wrong in (3, None):
        with pytest.raises(TypeError):
            any_ir.AttrBuilder.insert(kind, wrong, replace=True)
    with pytest.raises(TypeError):
        any_ir.AttrBuilder()


# --- safety ---


def test_a_getter_refuses_an_attribute_of_another_kind(our_ctx):
    """Classes can be mixed in Python: a getter checks the attribute itself."""

    class Mixed(ours.IntegerAttr, ours.StridedLayoutAttr, ours.StringAttr, ours.DenseFPElementsAttr):
        pass

    attr = Mixed(ours.Attribute.parse("1"))
    assert attr.value == 1
    for read in (lambda: attr.strides, lambda: attr.value_bytes, lambda: attr[0], lambda: len(attr), lambda: attr.is_splat):
        with pytest.raises(TypeError, match="1 : i64 is of another kind"):
            read()
    with pytest.raises((TypeError, BufferError)):
        memoryview(attr)


def test_what_was_never_initialized_raises(our_ctx):
    names = [name for name in dir(ours) if name.endswith("Attr") and isinstance(getattr(ours, name), type)]
    assert len(names) > 20
    for name in names:
        attr = getattr(ours, name).__new__(getattr(ours, name))
        members = [member for member in dir(attr) if not member.startswith("_") and not callable(getattr(type(attr), member, None))]
        for member in {*members} - {"static_typeid", "attr_name"}:
            with pytest.raises((ours.MLIRError, TypeError, ValueError)):
                getattr(attr, member)
        for function in (str, len, int, float, iter, hash, memoryview, lambda a: a[0]):
            try:
                function(attr)
            except Exception as error:
                assert not isinstance(error, SystemError)
