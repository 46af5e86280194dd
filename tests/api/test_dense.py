"""Dense elements and resources as buffers and numpy arrays: for mlircore and, where it is installed, for upstream's bindings.

Some tests are for mlircore only, since upstream has no such feature: elements of ml_dtypes, complex numbers, arrays that are not
contiguous, `module.resources`.
"""

import array
import gc
import io

import pytest
from mlircore import ir as ours

np = pytest.importorskip("numpy")

BAD_BUFFER = "DenseElementsAttr could not be constructed from the given buffer"
FORMATS = {
    "i1": ("?", [True, False, True]), "i8": ("b", [1, -2, 3]), "si8": ("b", [1, -2, 3]), "ui8": ("B", [1, 200, 3]), "i16": ("h", [1, -2, 3]),
    "ui16": ("H", [1, 60000, 3]), "i32": ("i", [1, -2, 3]), "ui32": ("I", [1, 4000000000, 3]), "i64": ("q", [1, -2, 3]),
    "ui64": ("Q", [1, (1 << 64) - 1, 3]), "index": ("q", [1, -2, 3]), "f16": ("e", [1.5, -2.0, 3.0]), "f32": ("f", [1.5, -2.0, 3.0]),
    "f64": ("d", [1.5, -2.0, 3.0]),
}
ML_DTYPES = {
    "bf16": "bfloat16", "f8E5M2": "float8_e5m2", "f8E4M3": "float8_e4m3", "f8E4M3FN": "float8_e4m3fn", "f8E5M2FNUZ": "float8_e5m2fnuz",
    "f8E4M3FNUZ": "float8_e4m3fnuz", "f8E4M3B11FNUZ": "float8_e4m3b11fnuz", "f8E3M4": "float8_e3m4", "f8E8M0FNU": "float8_e8m0fnu",
    "f6E2M3FN": "float6_e2m3fn", "f6E3M2FN": "float6_e3m2fn", "f4E2M1FN": "float4_e2m1fn", "i4": "int4", "ui4": "uint4", "i2": "int2", "ui2": "uint2",
}


@pytest.fixture
def parse(any_ir, any_ctx):
    return any_ir.Attribute.parse


@pytest.fixture
def our_ctx():
    with ours.Context() as context, ours.Location.unknown():
        context.allow_unregistered_dialects = True
        yield context


def dense(values, kind):
    if kind[0] in "bf":
        values = [float(value) for value in values]
    text = ", ".join(str(value).lower() for value in values)
    return ours.Attribute.parse(f"dense<[{text}]> : tensor<{len(values)}x{kind}>")


# --- reading ---


@pytest.mark.parametrize("kind", FORMATS)
def test_elements_are_a_buffer(parse, kind):
    code, values = FORMATS[kind]
    attr = parse(f"dense<[{', '.join(str(value).lower() for value in values)}]> : tensor<3x{kind}>")
    view = memoryview(attr)
    assert (view.format, view.shape, view.readonly, view.c_contiguous) == (code, (3,), True, True)
    assert np.asarray(attr).tolist() == values and not np.asarray(attr).flags.writeable
    assert len(attr) == 3 and not attr.is_splat
    if kind not in ("f16", "index"):  # upstream does not index f16
        assert [attr[i] for i in range(3)] == [type(attr[0])(value) for value in values]


def test_integers_of_type_index_have_no_sign_one_by_one(parse):
    assert list(parse("dense<[1, -2]> : tensor<2xindex>")) == [1, (1 << 64) - 2]


@pytest.mark.parametrize("kind", FORMATS)
def test_a_splat_has_stride_0(parse, kind):
    code, values = FORMATS[kind]
    attr = parse(f"dense<{str(values[0]).lower()}> : tensor<2x3x{kind}>")
    view = memoryview(attr)
    assert (view.format, view.shape, view.strides, len(attr), attr.is_splat) == (code, (2, 3), (0, 0), 6, True)
    assert np.asarray(attr).tolist() == [[values[0]] * 3] * 2
    assert attr.get_splat_value() == parse(f"{str(values[0]).lower()} : {kind}" if kind != "i1" else "true")


def test_shapes(parse):
    assert memoryview(parse("dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>")).strides == (2, 1)
    assert memoryview(parse("dense<7> : tensor<i32>")).shape == () and np.asarray(parse("dense<7> : tensor<i32>")) == 7
    empty = parse("dense<> : tensor<0x3xi32>")
    assert np.asarray(empty).shape == (0, 3) and len(empty) == 0 and not empty.is_splat and list(empty) == []
    assert np.asarray(parse("dense<1> : vector<4xi32>")).tolist() == [1, 1, 1, 1]
    huge = parse("dense<1> : tensor<1000000x1000000xi32>")
    assert len(huge) == 10**12 and np.asarray(huge).shape == (10**6, 10**6) and huge[10**11] == 1


def test_elements_outside_are_refused(parse):
    for text in ("dense<[1, 2]> : tensor<2xi32>", "dense<1.0> : tensor<2xf32>", "dense<> : tensor<0xi32>"):
        for index in (2, -1):
            with pytest.raises(IndexError, match="attempt to access out of bounds element"):
                parse(text)[index]
    with pytest.raises(ValueError, match="get_splat_value called on a non-splat attribute"):
        parse("dense<[1, 2]> : tensor<2xi32>").get_splat_value()


def test_a_buffer_keeps_the_context_alive(any_ir):
    with any_ir.Context():
        view = memoryview(any_ir.Attribute.parse("dense<[1, 2, 3]> : tensor<3xi32>"))
        array_ = np.asarray(any_ir.Attribute.parse("dense<[4, 5]> : tensor<2xi32>"))
    gc.collect()
    assert view.tolist() == [1, 2, 3] and array_.tolist() == [4, 5]


def test_no_copy_is_made(our_ctx):
    attr = ours.DenseElementsAttr.get(np.arange(1000))
    first, second = np.asarray(attr), np.asarray(ours.Attribute.parse(str(attr)))
    assert first.ctypes.data == second.ctypes.data
    for kind in ("bf16", "i4", "f8E4M3FN"):
        pytest.importorskip("ml_dtypes")
        attr = dense([1, 2], kind)
        assert np.asarray(attr).ctypes.data == np.asarray(attr).ctypes.data


def test_requests_that_a_buffer_does_not_meet(our_ctx):
    attr, splat = dense([1, 2], "i32"), ours.Attribute.parse("dense<1> : tensor<2xi32>")
    with pytest.raises(BufferError, match="not contiguous"):
        io.BytesIO().write(splat)  # needs contiguous bytes
    assert io.BytesIO().write(attr) == 8 and bytes(splat) == b"\1\0\0\0" * 2
    assert bytes(attr) == b"\1\0\0\0\2\0\0\0" and memoryview(splat).tobytes() == b"\1\0\0\0" * 2
    with pytest.raises((BufferError, TypeError)):
        memoryview(attr)[0] = 3
    with pytest.raises(TypeError):  # needs bytes that it can write
        __import__("ctypes").c_char.from_buffer(attr)
    with pytest.raises(BufferError, match="unsupported data type"):
        memoryview(dense([1, 2], "i4"))
    with pytest.raises((BufferError, OverflowError)):
        memoryview(ours.Attribute.parse("dense<1> : tensor<1000000000x1000000000x1000000000xi32>"))


def test_more_elements_than_can_be_counted(our_ctx):
    attr = ours.Attribute.parse("dense<1> : tensor<1000000000x1000000000x1000000000xi32>")
    with pytest.raises(OverflowError):
        len(attr)
    assert attr.is_splat and attr.get_splat_value().value == 1


def test_integers_of_any_width(our_ctx):
    for kind, values in {"i24": [1, -2], "i33": [-1, 1 << 32 - 1], "ui7": [127, 1], "si3": [-4, 3], "i48": [-1, 5]}.items():
        attr = dense(values, kind)
        assert list(attr) == np.asarray(attr).tolist() == values, kind
    wide = dense([-1, 1 << 100], "si128")
    assert list(wide) == np.asarray(wide).tolist() == [-1, 1 << 100] and np.asarray(wide).dtype == object
    assert np.asarray(dense([0, 0], "i0")).tolist() == [0, 0]


def test_complex_numbers(our_ctx):
    attr = ours.Attribute.parse("dense<[(1.0, 2.0), (3.0, -4.0)]> : tensor<2xcomplex<f32>>")
    assert type(attr) is ours.DenseElementsAttr
    assert np.asarray(attr).dtype == np.complex64 and np.asarray(attr).tolist() == [1 + 2j, 3 - 4j]
    assert ours.DenseElementsAttr.get(np.asarray(attr)) == attr
    splat = ours.Attribute.parse("dense<(1.0, 2.0)> : tensor<2xcomplex<f64>>")
    assert np.asarray(splat).strides == (0,) and str(splat.get_splat_value()) == "[1.000000e+00, 2.000000e+00]"
    pairs = np.asarray(ours.Attribute.parse("dense<[(1, 2), (3, -4)]> : tensor<2xcomplex<i16>>"))
    assert pairs["real"].tolist() == [1, 3] and pairs["imag"].tolist() == [2, -4]
    assert np.asarray(ours.Attribute.parse("dense<(1, 2)> : tensor<2xcomplex<i8>>"))["imag"].tolist() == [2, 2]


def test_floats_that_numpy_has_not(our_ctx):
    assert np.asarray(dense([1.5, -2.0], "tf32")).tolist() == [1.5, -2.0]
    assert list(dense([1.5, -2.0], "f80")) == list(dense([1.5, -2.0], "f128")) == [1.5, -2.0]
    if np.finfo(np.longdouble).nmant == 63:
        assert np.asarray(dense([1.5, -2.0], "f80")).tolist() == [1.5, -2.0]
        with pytest.raises(TypeError, match="numpy has no type for f128"):
            np.asarray(dense([1.5, -2.0], "f128"))
    with pytest.raises(TypeError):
        np.asarray(ours.Attribute.parse('dense<"x"> : tensor<2x!a.b>'))


@pytest.mark.parametrize("kind", ML_DTYPES)
def test_elements_of_ml_dtypes(our_ctx, kind):
    dtype = np.dtype(getattr(pytest.importorskip("ml_dtypes"), ML_DTYPES[kind]))
    values = [1.0, 2.0, -1.0] if kind[0] in "bf" else [1, 0, -2] if kind[0] == "i" else [1, 0, 3]
    if kind == "f8E8M0FNU":
        values = [1.0, 2.0, 4.0]
    attr = dense(values, kind)
    elements = np.asarray(attr)
    assert elements.dtype == dtype and elements.astype(float).tolist() == values and not elements.flags.writeable
    assert [float(value) for value in attr] == values
    given = np.array([[value] for value in values], dtype)
    assert ours.DenseElementsAttr.get(given) == ours.Attribute.parse(f"dense<{[[v] for v in values]}> : tensor<3x1x{kind}>")
    assert ours.DenseElementsAttr.get(given, type=attr.type) == ours.DenseElementsAttr.get(given[::-1][::-1].ravel()) == attr
    assert ours.DenseElementsAttr.get(given[::-1]) == ours.Attribute.parse(f"dense<{[[v] for v in values[::-1]]}> : tensor<3x1x{kind}>")
    splat = ours.Attribute.parse(f"dense<1{'.0' if kind[0] in 'bf' else ''}> : tensor<2x2x{kind}>")
    assert np.asarray(splat).strides == (0, 0) and np.asarray(splat).astype(float).tolist() == [[1, 1], [1, 1]]
    assert ours.DenseElementsAttr.get(np.asarray(splat)) == splat


def test_without_ml_dtypes_a_message_says_so(our_ctx, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "ml_dtypes", None)
    with pytest.raises(ImportError, match="an array of bf16 needs the package ml_dtypes: pip install ml_dtypes"):
        np.asarray(dense([1.0, 2.0], "bf16"))


def test_array_protocol_with_arguments(our_ctx):
    attr = dense([1, 2], "i32")
    assert np.asarray(attr, dtype=np.float64).tolist() == [1.0, 2.0] and attr.__array__(np.int64).dtype == np.int64
    copy = attr.__array__(copy=True)
    copy[0] = 5
    assert attr[0] == 1


# --- making: from buffers ---


@pytest.mark.parametrize("dtype, kind", [
    ("int8", "i8"), ("uint8", "i8"), ("int16", "i16"), ("uint16", "i16"), ("int32", "i32"), ("uint32", "i32"), ("int64", "i64"), ("uint64", "i64"),
    ("float16", "f16"), ("float32", "f32"), ("float64", "f64"), ("bool", "i1"),
])
def test_get_from_an_array(any_ir, any_ctx, parse, dtype, kind):
    numbers = [[True, False]] if kind == "i1" else [[1, 2]]
    text = str(numbers).lower() if kind[0] == "i" else "[[1.0, 2.0]]"
    attr = any_ir.DenseElementsAttr.get(np.array(numbers, dtype))
    assert isinstance(attr, any_ir.DenseElementsAttr) and attr == parse(f"dense<{text}> : tensor<1x2x{kind}>")
    signed = kind if kind[0] == "f" or kind == "i1" else ("ui" if dtype[0] == "u" else "si") + kind[1:]
    assert any_ir.DenseElementsAttr.get(np.array(numbers, dtype), signless=False) == parse(f"dense<{text}> : tensor<1x2x{signed}>")


def test_get_from_other_buffers(any_ir, any_ctx, parse):
    get = any_ir.DenseElementsAttr.get
    for buffer in (b"ab", bytearray(b"ab"), memoryview(b"ab"), array.array("b", b"ab")):
        assert get(buffer) == parse("dense<[97, 98]> : tensor<2xi8>")
    assert get(array.array("i", [1, 2])) == parse("dense<[1, 2]> : tensor<2xi32>")
    assert get(array.array("d", [1, 2]), context=any_ctx) == parse("dense<[1.0, 2.0]> : tensor<2xf64>")


def test_get_with_a_type_or_a_shape(any_ir, any_ctx, parse):
    get, type_, two = any_ir.DenseElementsAttr.get, any_ir.Type.parse, np.array([1, 2], np.int64)
    assert get(two, type=type_("index")) == parse("dense<[1, 2]> : tensor<2xindex>")
    assert get(two, type=type_("vector<1x2xi64>")) == parse("dense<[[1, 2]]> : vector<1x2xi64>")
    assert get(two, type=type_("memref<2xi64>")) == parse("dense<[1, 2]> : memref<2xi64>")
    assert get(two, shape=[1, 2]) == get(two, type=type_("i64"), shape=(1, 2)) == parse("dense<[[1, 2]]> : tensor<1x2xi64>")
    assert get(np.array([0x3F80, 0x4000], np.uint16), type=type_("bf16")) == parse("dense<[1.0, 2.0]> : tensor<2xbf16>")
    assert get(np.array([1, 2], np.int8), type=type_("i4")) == parse("dense<[1, 2]> : tensor<2xi4>")
    assert get(np.array([1, 0, 1], np.uint8), type=type_("i1")) == parse("dense<[true, false, true]> : tensor<3xi1>")
    assert get(np.array([True, False]), type=type_("i8")) == parse("dense<[1, 0]> : tensor<2xi8>")
    complex_ = get(np.array([1, 2], np.complex64), type=type_("complex<f32>"))
    assert str(complex_) == "dense<[(1.000000e+00,0.000000e+00), (2.000000e+00,0.000000e+00)]> : tensor<2xcomplex<f32>>"
    with pytest.raises(ValueError, match="Shape can only be specified explicitly when the type is not a shaped type."):
        get(two, type=type_("tensor<2xi64>"), shape=[2])


def test_one_element_is_a_splat(any_ir, any_ctx, parse):
    get = any_ir.DenseElementsAttr.get
    assert get(np.array([1], np.int64), shape=[2, 2]) == get(np.array(1, np.int64), shape=[2, 2]) == parse("dense<1> : tensor<2x2xi64>")
    assert get(np.zeros((2, 2))) == parse("dense<0.0> : tensor<2x2xf64>") and get(np.zeros((2, 2))).is_splat
    assert get(np.array([True, True])).is_splat
    assert str(get(np.array([255], np.uint8), type=any_ir.Type.parse("i1"), shape=[2])) == "dense<true> : tensor<2xi1>"
    assert get(np.array(1)) == parse("dense<1> : tensor<i64>") and get(np.zeros((0, 3))) == parse("dense<> : tensor<0x3xf64>")


@pytest.mark.parametrize("arguments", [
    "type=type_('i32')", "type=type_('tensor<3xi64>')", "type=type_('tensor<2xi32>')", "type=type_('tensor<?xi64>')", "type=type_('tensor<*xi64>')",
    "shape=[4]", "shape=[-1]", "shape=[]",
])
def test_data_that_do_not_fit(any_ir, any_ctx, arguments):
    type_, get = any_ir.Type.parse, any_ir.DenseElementsAttr.get  # noqa: F841
    with pytest.raises(ValueError, match=BAD_BUFFER):
        eval(f"get(np.array([1, 2], np.int64), {arguments})")


@pytest.mark.parametrize("values, code", [
    ("np.array([1], '>i4')", ">i"), ("np.array([1], object)", "O"), ("np.array(['a'])", "1w"), ("np.zeros(2, [('a', 'i4')])", "T{i:a:}"),
    ("np.array([1], np.longdouble)", "g"),
])
def test_formats_without_an_element_type(any_ir, any_ctx, values, code):
    with pytest.raises(ValueError, match="unimplemented array format conversion from format: ") as error:
        any_ir.DenseElementsAttr.get(eval(values))
    assert str(error.value).endswith(code)


def test_get_refuses_what_is_no_buffer(any_ir, any_ctx):
    for wrong in (3, None, "ab"):
        with pytest.raises((TypeError, RuntimeError)):
            any_ir.DenseElementsAttr.get(wrong)
    with pytest.raises(TypeError):
        any_ir.DenseElementsAttr.get(np.array([1]), type=3)
    with pytest.raises(ValueError):
        any_ir.DenseElementsAttr.get(np.array([1], "datetime64[s]"))


def test_foreign_bytes_and_objects_are_refused_whatever_the_type(our_ctx):
    i32, i64 = ours.Type.parse("i32"), ours.Type.parse("i64")
    for values, type_ in ((np.array([1, 2], ">i4"), i32), (np.array([None, None]), i64)):
        with pytest.raises(ValueError, match="unimplemented array format"):
            ours.DenseElementsAttr.get(values, type=type_)


def test_arrays_that_are_not_contiguous(our_ctx):
    square, get = np.arange(6, dtype=np.int16).reshape(2, 3), ours.DenseElementsAttr.get
    for view in (square.T, square[:, ::-1], square[:, 1], square[::-1], np.asfortranarray(square)):
        assert get(view) == get(np.ascontiguousarray(view)) and np.asarray(get(view)).tolist() == view.tolist()
    assert get(np.broadcast_to(np.int32(3), (4, 4))) == ours.Attribute.parse("dense<3> : tensor<4x4xi32>")
    huge = np.broadcast_to(np.float32(3), (10**6, 10**6))
    assert str(get(huge)) == "dense<3.000000e+00> : tensor<1000000x1000000xf32>"
    assert get(np.broadcast_to(np.array([[1], [2]]), (2, 2))) == ours.Attribute.parse("dense<[[1, 1], [2, 2]]> : tensor<2x2xi64>")
    assert get(np.broadcast_to(np.True_, (3,))) == ours.Attribute.parse("dense<true> : tensor<3xi1>")


def test_what_a_buffer_held_is_copied(our_ctx):
    data = bytearray(b"ab")
    attr = ours.DenseElementsAttr.get(data)
    data += b"c"  # no view holds the buffer any more
    data[0] = 0
    assert list(attr) == [97, 98]


def test_every_element_survives_a_round_trip(our_ctx):
    numbers = np.random.default_rng(7)
    for dtype in ("bool", "int8", "uint16", "int32", "int64", "float16", "float32", "float64", "complex64", "complex128"):
        for shape in ((7,), (3, 5), (2, 0, 3), (), (1, 1), (64,), (65,)):
            values = numbers.integers(0, 2 if dtype == "bool" else 100, shape).astype(dtype)
            attr = ours.DenseElementsAttr.get(values, signless=dtype[0] != "u")
            assert np.array_equal(np.asarray(attr), values) and np.asarray(attr).dtype == values.dtype, (dtype, shape)
            assert ours.DenseElementsAttr.get(np.asarray(attr), type=attr.type) == attr == ours.Attribute.parse(str(attr))


# --- making: from attributes ---


def test_get_from_attributes(any_ir, any_ctx, parse):
    get, type_ = any_ir.DenseElementsAttr.get, any_ir.Type.parse
    assert get([parse("1"), parse("2")]) == get((parse("1"), parse("2"))) == parse("dense<[1, 2]> : tensor<2xi64>")
    ints = [parse("1 : i32"), parse("2 : i32")]
    assert get(ints, type_("tensor<2xi32>")) == get(ints, type=type_("tensor<2xi32>"), context=any_ctx) == parse("dense<[1, 2]> : tensor<2xi32>")
    assert get(ints, type_("vector<1x2xi32>")) == parse("dense<[[1, 2]]> : vector<1x2xi32>")
    assert get(ints[:1], type_("tensor<3xi32>")) == parse("dense<1> : tensor<3xi32>")
    assert get([parse("true"), parse("false")]) == parse("dense<[true, false]> : tensor<2xi1>")
    for kind in ("i4", "i128", "index"):
        assert get([parse(f"1 : {kind}"), parse(f"2 : {kind}")]) == parse(f"dense<[1, 2]> : tensor<2x{kind}>")
    assert get([parse("1.0 : bf16"), parse("2.0 : bf16")]) == parse("dense<[1.0, 2.0]> : tensor<2xbf16>")


def test_attributes_that_do_not_fit(any_ir, any_ctx, parse):
    get, type_, one = any_ir.DenseElementsAttr.get, any_ir.Type.parse, parse("1")
    with pytest.raises(ValueError, match="Attributes list must be non-empty."):
        get([])
    for text in ("i32", "tensor<?xi64>", "tensor<*xi64>"):
        with pytest.raises(ValueError) as error:
            get([one], type=type_(text))
        assert str(error.value) == f"Expected a static ShapedType for the shaped_type parameter: Type({text})"
    for attributes, text, got in (([one, parse("2 : i32")], "tensor<2xi64>", "IntegerType(i32)"), ([one], "tensor<1xf32>", "IntegerType(i64)"),
                                  ([parse("unit")], "tensor<1xi32>", "NoneType(none)")):
        with pytest.raises(ValueError) as error:
            get(attributes, type=type_(text))
        assert str(error.value) == ("All attributes must be of the same type and match the type parameter: "
                                    f"expected=RankedTensorType({text}), but got={got}")
    with pytest.raises(RuntimeError, match="Invalid attribute when attempting to create an ArrayAttribute"):
        get([3])


def test_attributes_of_another_number(our_ctx):
    one, unit, get = ours.Attribute.parse("1"), ours.Attribute.parse("unit"), ours.DenseElementsAttr.get  # upstream reads past the end
    with pytest.raises(ValueError, match="the number of attributes is not the number of elements"):
        get([one, one], type=ours.Type.parse("tensor<3xi64>"))
    with pytest.raises(ValueError, match="unit has no type"):
        get([unit])
    strings = [ours.Attribute.parse(f'"{text}" : !a.b') for text in "xy"]
    assert get(strings) == ours.Attribute.parse('dense<["x", "y"]> : tensor<2x!a.b>')
    assert str(get(strings[:1]).get_splat_value()) == '"x" : !a.b'
    assert get(attrs=[one], type=ours.Type.parse("tensor<1xi64>")) == get([one])


@pytest.mark.parametrize("name", ["DenseElementsAttr", "DenseIntElementsAttr", "DenseFPElementsAttr"])
def test_get_splat(any_ir, any_ctx, parse, name):
    get_splat, type_ = getattr(any_ir, name).get_splat, any_ir.Type.parse
    for shaped, element, text in (("tensor<4xi32>", "1 : i32", "1"), ("tensor<4xf32>", "1.0 : f32", "1.0"), ("tensor<4xindex>", "1 : index", "1"),
                                  ("tensor<4xi1>", "true", "true"), ("vector<4xi8>", "1 : i8", "1"), ("memref<4xi8>", "1 : i8", "1")):
        assert get_splat(shaped_type=type_(shaped), element_attr=parse(element)) == parse(f"dense<{text}> : {shaped}")
    assert str(get_splat(type_("tensor<0xi32>"), parse("1 : i32"))) == "dense<1> : tensor<0xi32>"
    for shaped in ("i32", "tensor<?xi32>", "tensor<*xi32>"):
        with pytest.raises(ValueError) as error:
            get_splat(type_(shaped), parse("1 : i32"))
        assert str(error.value) == f"Expected a static ShapedType for the shaped_type parameter: Type({shaped})"
    with pytest.raises(ValueError) as error:
        get_splat(type_("tensor<4xi32>"), parse("1 : i64"))
    assert str(error.value) == "Shaped element type and attribute type must be equal: shaped=Type(tensor<4xi32>), element=Attribute(1 : i64)"
    with pytest.raises(ValueError) as error:
        get_splat(type_("tensor<4xi32>"), parse('"a"'))
    assert str(error.value) == 'Illegal element type for DenseElementsAttr: Attribute("a")'


# --- resources ---


def test_get_from_buffer(any_ir, any_ctx, parse):
    get, type_ = any_ir.DenseResourceElementsAttr.get_from_buffer, any_ir.Type.parse
    attr = get(np.array([1, 2]), "blob", type_("tensor<2xi64>"))
    assert type(attr) is any_ir.DenseResourceElementsAttr and str(attr) == "dense_resource<blob> : tensor<2xi64>"
    assert str(attr.type) == "tensor<2xi64>" and any_ir.DenseResourceElementsAttr(any_ir.Attribute(attr)) == attr
    assert str(get(np.array([1, 2]), "blob", type_("tensor<2xi64>"))) == "dense_resource<blob_1> : tensor<2xi64>"
    assert str(get(b"", "", type_("tensor<0xi8>"), alignment=8, is_mutable=False, context=any_ctx)) == 'dense_resource<""> : tensor<0xi8>'
    with pytest.raises(ValueError, match="Constructing a DenseResourceElementsAttr requires a ShapedType."):
        get(b"abcd", "k", type_("i32"))
    with pytest.raises(ValueError, match="Contiguous buffer is required."):
        get(np.arange(4)[::2], "k", type_("tensor<2xi64>"))
    with pytest.raises(TypeError):
        get(3, "k", type_("tensor<2xi64>"))


def test_resources_print_with_their_alignment(any_ir, any_ctx):
    type_, module = any_ir.Type.parse, any_ir.Module.create()
    get = any_ir.DenseResourceElementsAttr.get_from_buffer
    module.operation.attributes["x.a"] = get(np.array([1, 2], np.int16), "a", type_("tensor<2xi16>"))
    module.operation.attributes["x.b"] = get(b"ab", "b", type_("tensor<2xi8>"), alignment=64)
    text = str(module)
    assert 'a: "0x0200000001000200"' in text and 'b: "0x400000006162"' in text


def test_resources_are_buffers(our_ctx):
    get, type_ = ours.DenseResourceElementsAttr.get_from_buffer, ours.Type.parse
    attr = get(np.array([[1, -2]], np.int32), "blob", type_("tensor<1x2xi32>"))
    assert attr.name == "blob" and attr.data.nbytes == 8 and attr.data.readonly
    assert np.asarray(attr).tolist() == [[1, -2]] and memoryview(attr).format == "i" and not np.asarray(attr).flags.writeable
    parsed = ours.Attribute.parse("dense_resource<nothing> : tensor<2xi32>")
    assert type(parsed) is ours.DenseResourceElementsAttr and parsed.data is None
    for wrong in (parsed, get(b"abc", "odd", type_("tensor<2xi32>")), get(b"abc", "dynamic", type_("tensor<?xi8>"))):
        with pytest.raises((BufferError, TypeError)):
            memoryview(wrong)
        with pytest.raises((BufferError, TypeError)):
            np.asarray(wrong)
    assert np.asarray(get(b"\1\0\1", "bools", type_("tensor<3xi1>"))).tolist() == [True, False, True]
    for alignment in (3, -1, 1 << 32):
        with pytest.raises(ValueError, match="the alignment must be a power of two"):
            get(b"a", "k", type_("tensor<1xi8>"), alignment=alignment)


def test_resources_of_ml_dtypes(our_ctx):
    ml_dtypes = pytest.importorskip("ml_dtypes")
    values = np.array([1.5, 2.0], ml_dtypes.bfloat16)
    attr = ours.DenseResourceElementsAttr.get_from_buffer(values, "b", ours.Type.parse("tensor<2xbf16>"))
    assert np.array_equal(np.asarray(attr), values)


def test_resources_of_a_module():
    text = """
    "a.b"() ({
      "a.c"() {x = [dense_resource<r> : tensor<2xi8>]} : () -> ()
      "a.c"() {x = dense_resource<none> : tensor<2xi8>} : () -> ()
    }) : () -> ()
    {-# dialect_resources: { builtin: { r: "0x010000000102", unused: "0x0100000003" } } #-}
    """
    with ours.Context() as context:
        context.allow_unregistered_dialects = True
        module = ours.Module.parse(text)
        resources = module.resources
        assert list(resources) == ["r"] and bytes(resources["r"]) == b"\1\2" and resources["r"].readonly
        with pytest.raises(TypeError):
            resources["x"] = b""
        assert dict(ours.Module.parse("").resources) == {}
    view = resources["r"]
    del context, module, resources
    gc.collect()
    assert view.tolist() == [1, 2]
