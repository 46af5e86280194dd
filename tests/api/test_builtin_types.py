"""Classes of the builtin types: the same assertions for mlircore and for upstream's bindings (conftest.py: any_ir)."""

import gc

import pytest

DYNAMIC = -(2**63)

# name of the class, spelling, width
FLOATS = [
    ("Float4E2M1FNType", "f4E2M1FN", 4), ("Float6E2M3FNType", "f6E2M3FN", 6), ("Float6E3M2FNType", "f6E3M2FN", 6),
    ("Float8E5M2Type", "f8E5M2", 8), ("Float8E4M3Type", "f8E4M3", 8), ("Float8E4M3FNType", "f8E4M3FN", 8),
    ("Float8E5M2FNUZType", "f8E5M2FNUZ", 8), ("Float8E4M3FNUZType", "f8E4M3FNUZ", 8),
    ("Float8E4M3B11FNUZType", "f8E4M3B11FNUZ", 8), ("Float8E3M4Type", "f8E3M4", 8), ("Float8E8M0FNUType", "f8E8M0FNU", 8),
    ("BF16Type", "bf16", 16), ("F16Type", "f16", 16), ("FloatTF32Type", "tf32", 19), ("F32Type", "f32", 32),
    ("F64Type", "f64", 64),
]


def is_upstream(ir):
    return ir.__name__ != "mlircore.ir"


def raises(error, text, call, *args, **kwargs):
    """The call raises `error`, whose whole text is `text`."""
    with pytest.raises(error) as caught:
        call(*args, **kwargs)
    assert str(caught.value) == text


def check_class(ir, type_, name, spelling, bases=()):
    """A type has a class of this name, also when it is parsed, and from any handle; a plain handle is equal to it."""
    cls = getattr(ir, name)
    assert type(type_) is cls and isinstance(type_, ir.Type)
    assert all(issubclass(cls, getattr(ir, base)) for base in bases)
    assert str(type_) == spelling and repr(type_) == f"{name}({spelling})"
    assert type_ == ir.Type.parse(spelling) and hash(type_) == hash(ir.Type.parse(spelling))
    assert type(ir.Type.parse(spelling)) is cls
    plain = ir.Type(type_)
    assert type(plain) is ir.Type and repr(plain) == f"Type({spelling})"
    assert plain == type_ and hash(plain) == hash(type_) and type(plain.maybe_downcast()) is cls
    assert type(cls(plain)) is cls and cls(plain) == type_
    assert type_.typeid == cls.static_typeid == plain.typeid and hash(type_.typeid) == hash(cls.static_typeid)
    other = ir.Type.parse("!unknown.type")
    if cls is not ir.OpaqueType:
        raises(ValueError, f"Cannot cast type to {name} (from Type(!unknown.type))", cls, other)
        assert type_ != other and type_.typeid != other.typeid


# --- Type, TypeID ---


def test_types_are_compared_by_what_they_are(any_ir, any_ctx):
    f32 = any_ir.F32Type.get()
    assert f32 == any_ir.F32Type.get() and not f32 != any_ir.F32Type.get()
    assert f32 != any_ir.F64Type.get()
    assert not f32 == None and not f32 == 3 and f32 != "f32"  # noqa: E711 - the operator is tested
    assert {f32: 1}[any_ir.Type.parse("f32")] == 1


def test_type_parse(any_ir, any_ctx):
    assert any_ir.Type.parse("tensor<4xf32>", context=any_ctx) == any_ir.Type.parse("tensor<4xf32>")
    ours = any_ir.__name__ == "mlircore.ir"  # shows the line, too
    text = 'Unable to parse type:\nerror: "badd":1:1: expected non-function type'
    raises(any_ir.MLIRError, text + "\nbadd\n^" * ours, any_ir.Type.parse, "badd")
    text = 'Unable to parse type:\nerror: "i32 i32":1:5: found trailing characters: \'i32\''
    raises(any_ir.MLIRError, text + "\ni32 i32\n    ^" * ours, any_ir.Type.parse, "i32 i32")
    with pytest.raises(TypeError):
        any_ir.Type.parse(3)


def test_type_context(any_ir, any_ctx):
    assert any_ir.F32Type.get().context is any_ctx
    with any_ir.Context() as other:
        assert any_ir.F32Type.get().context is other
        assert any_ir.F32Type.get() != any_ir.F32Type.get(any_ctx)


def test_a_type_needs_a_context(any_ir):
    with pytest.raises(RuntimeError, match="An MLIR function requires a Context but none was provided"):
        any_ir.F32Type.get()
    with pytest.raises(RuntimeError, match="An MLIR function requires a Context but none was provided"):
        any_ir.IntegerType.get_signless(32)


def test_type_capsule(any_ir, any_ctx):
    f64 = any_ir.F64Type.get()
    again = any_ir.Type._CAPICreate(f64._CAPIPtr)
    assert again == f64 and type(again) is any_ir.Type
    with pytest.raises(ValueError):
        any_ir.Type._CAPICreate(any_ir.F64Type.static_typeid._CAPIPtr)


def test_type_dump(any_ir, any_ctx, capfd):
    any_ir.F32Type.get().dump()
    assert capfd.readouterr().err == "f32\n"


def test_type_id(any_ir, any_ctx):
    typeid = any_ir.IntegerType.static_typeid
    assert typeid == any_ir.IntegerType.get(3).typeid != any_ir.F32Type.static_typeid
    assert hash(typeid) == hash(any_ir.IntegerType.get(4).typeid)
    assert not typeid == 3 and typeid != 3
    assert any_ir.TypeID._CAPICreate(typeid._CAPIPtr) == typeid
    with pytest.raises(TypeError, match="TypeID: no constructor defined!"):
        any_ir.TypeID()


def test_the_typeid_of_a_type_is_that_of_its_most_specific_class(any_ir, any_ctx):
    assert any_ir.FloatType(any_ir.F32Type.get()).typeid == any_ir.F32Type.static_typeid
    for base in (any_ir.FloatType, any_ir.ShapedType):
        with pytest.raises(AttributeError):
            base.static_typeid
    assert any_ir.F32Type.get().static_typeid == any_ir.F32Type.static_typeid


@pytest.mark.parametrize("name", ["IntegerType", "F32Type", "FloatType", "ShapedType", "VectorType", "Value", "OpResult", "BlockArgument", "OpResultList"])
def test_classes_are_subscriptable_for_annotations(any_ir, name):
    cls = getattr(any_ir, name)
    alias = cls[any_ir.IntegerType]
    assert alias.__origin__ is cls and alias.__args__ == (any_ir.IntegerType,)


# --- types without a shape ---


def test_integer_type(any_ir, any_ctx):
    ir = any_ir
    for make, spelling, signedness in ((ir.IntegerType.get_signless, "i7", "SIGNLESS"), (ir.IntegerType.get_signed, "si7", "SIGNED"),
                                       (ir.IntegerType.get_unsigned, "ui7", "UNSIGNED")):
        seven = make(7)
        check_class(ir, seven, "IntegerType", spelling)
        assert seven == make(7, any_ctx) == make(width=7, context=any_ctx) and seven.width == 7
        case = getattr(ir.IntegerType.Signedness, signedness)
        assert seven.signedness == case == getattr(ir.IntegerType, signedness)
        assert (seven.is_signless, seven.is_signed, seven.is_unsigned) == tuple(
            signedness == name for name in ("SIGNLESS", "SIGNED", "UNSIGNED"))
        assert ir.IntegerType.get(7, case) == seven == ir.IntegerType.get(width=7, signedness=case, context=any_ctx)
        assert ir.IntegerType.get(7, case.value) == seven
    assert ir.IntegerType.get(7) == ir.IntegerType.get_signless(7)
    assert [str(case) for case in ir.IntegerType.Signedness] == ["Signedness.SIGNLESS", "Signedness.SIGNED", "Signedness.UNSIGNED"]
    assert [case.value for case in ir.IntegerType.Signedness] == [0, 1, 2]
    assert repr(ir.IntegerType.SIGNED) == "Signedness.SIGNED" and ir.IntegerType.Signedness.__qualname__ == "IntegerType.Signedness"
    assert ir.IntegerType.type_name == "builtin.integer"


def test_widths_of_integers(any_ir, any_ctx):
    ir = any_ir
    assert str(ir.IntegerType.get_signless(0)) == "i0" and ir.IntegerType.get_signless(2**24 - 1).width == 2**24 - 1
    for wrong in (-1, "a", None, 2.5, 2**70):
        with pytest.raises(TypeError):
            ir.IntegerType.get_signless(wrong)
    if not is_upstream(ir):  # upstream's process fails, or makes it
        raises(ValueError, "integer bitwidth is limited to 16777215 bits", ir.IntegerType.get_signless, 2**24)


def test_index_type(any_ir, any_ctx):
    check_class(any_ir, any_ir.IndexType.get(), "IndexType", "index")
    assert any_ir.IndexType.get(context=any_ctx) == any_ir.IndexType.get(any_ctx)
    assert any_ir.IndexType.type_name == "builtin.index"


def test_none_type(any_ir, any_ctx):
    check_class(any_ir, any_ir.NoneType.get(), "NoneType", "none")
    assert any_ir.NoneType.get(context=any_ctx) == any_ir.NoneType.get(any_ctx)
    assert any_ir.NoneType.type_name == "builtin.none"


@pytest.mark.parametrize(("name", "spelling", "width"), FLOATS, ids=[name for name, _, _ in FLOATS])
def test_float_types(any_ir, any_ctx, name, spelling, width):
    cls = getattr(any_ir, name)
    check_class(any_ir, cls.get(), name, spelling, ["FloatType"])
    assert cls.get(context=any_ctx) == cls.get(any_ctx) and cls.get().width == width
    assert cls.type_name == f"builtin.{spelling}"


def test_float_type(any_ir, any_ctx):
    f32 = any_ir.F32Type.get()
    assert repr(any_ir.FloatType(f32)) == "FloatType(f32)" and any_ir.FloatType(f32) == f32
    assert any_ir.FloatType(f32).width == 32
    raises(ValueError, "Cannot cast type to FloatType (from Type(i3))", any_ir.FloatType, any_ir.IntegerType.get(3))


def test_floats_that_upstream_has_no_class_for(any_ir, any_ctx):
    for name, spelling, width in (("F80Type", "f80", 80), ("F128Type", "f128", 128)):
        type_ = any_ir.Type.parse(spelling)
        assert str(type_) == spelling and type_.typeid == any_ir.Type.parse(spelling).typeid != any_ir.F32Type.static_typeid
        if is_upstream(any_ir):
            assert type(type_) is any_ir.Type
        else:
            check_class(any_ir, type_, name, spelling, ["FloatType"])
            assert type_.width == width


def test_complex_type(any_ir, any_ctx):
    ir = any_ir
    f32 = ir.F32Type.get()
    check_class(ir, ir.ComplexType.get(f32), "ComplexType", "complex<f32>")
    assert type(ir.ComplexType.get(f32).element_type) is ir.F32Type
    assert str(ir.ComplexType.get(ir.IntegerType.get_unsigned(8))) == "complex<ui8>"
    raises(ValueError, "invalid 'Type(index)' and expected floating point or integer type.", ir.ComplexType.get, ir.IndexType.get())
    assert ir.ComplexType.type_name == "builtin.complex"


def test_function_type(any_ir, any_ctx):
    ir = any_ir
    f32, index = ir.F32Type.get(), ir.IndexType.get()
    function = ir.FunctionType.get([f32, index], (index,))
    check_class(ir, function, "FunctionType", "(f32, index) -> index")
    assert function.inputs == [f32, index] and function.results == [index]
    assert [type(input_) for input_ in function.inputs] == [ir.F32Type, ir.IndexType]
    check_class(ir, ir.FunctionType.get(inputs=[], results=[], context=any_ctx), "FunctionType", "() -> ()")
    for wrong in (3, [None], [3], ["f32"]):
        with pytest.raises(TypeError):
            ir.FunctionType.get(wrong, [])
        with pytest.raises(TypeError):
            ir.FunctionType.get([], wrong)
    assert ir.FunctionType.type_name == "builtin.function"


def test_tuple_type(any_ir, any_ctx):
    ir = any_ir
    f32 = ir.F32Type.get()
    pair = ir.TupleType.get_tuple([f32, ir.TupleType.get_tuple(())])
    check_class(ir, pair, "TupleType", "tuple<f32, tuple<>>")
    assert pair.num_types == 2 and type(pair.get_type(0)) is ir.F32Type and str(pair.get_type(1)) == "tuple<>"
    assert ir.TupleType.get_tuple(elements=[f32], context=any_ctx).get_type(pos=0) == f32
    if not is_upstream(ir):  # upstream reads past the end
        for wrong in (2, -1, 2**40):
            raises(IndexError, "tuple type index out of range", pair.get_type, wrong)
    assert ir.TupleType.type_name == "builtin.tuple"


def test_opaque_type(any_ir, any_ctx):
    ir = any_ir
    opaque = ir.OpaqueType.get("dialect", "type<1, 2>")
    check_class(ir, opaque, "OpaqueType", "!dialect.type<1, 2>")
    assert (opaque.dialect_namespace, opaque.data) == ("dialect", "type<1, 2>")
    assert opaque == ir.OpaqueType.get(dialect_namespace="dialect", buffer="type<1, 2>", context=any_ctx)
    assert ir.OpaqueType.type_name == "builtin.opaque"


# --- shaped types ---


def test_shaped_type(any_ir, any_ctx):
    ir = any_ir
    tensor = ir.Type.parse("tensor<4x?xf32>")
    shaped = ir.ShapedType(tensor)
    assert repr(shaped) == "ShapedType(tensor<4x?xf32>)" and shaped == tensor
    for type_ in (shaped, tensor):
        assert type_.has_rank and type_.rank == 2 and type_.shape == [4, DYNAMIC] and not type_.has_static_shape
        assert type(type_.element_type) is ir.F32Type
        assert [type_.is_dynamic_dim(dim) for dim in (0, 1)] == [False, True]
        assert [type_.is_static_dim(dim) for dim in (0, 1)] == [True, False]
        assert [type_.get_dim_size(dim) for dim in (0, 1)] == [4, DYNAMIC]
        assert type_.is_dynamic_stride_or_offset(DYNAMIC) and not type_.is_dynamic_stride_or_offset(dim_size=-1)
        assert type_.is_static_stride_or_offset(dim_size=3) and not type_.is_static_stride_or_offset(DYNAMIC)
    assert ir.Type.parse("vector<4xf32>").has_static_shape and ir.Type.parse("memref<f32>").shape == []
    raises(ValueError, "Cannot cast type to ShapedType (from Type(f32))", ir.ShapedType, ir.F32Type.get())
    if not is_upstream(ir):  # upstream reads past the end
        for wrong in (2, -1, 2**40):
            raises(IndexError, f"dimension {wrong} of a type of rank 2", tensor.get_dim_size, wrong)


def test_sizes_that_are_not_known(any_ir):
    shaped = any_ir.ShapedType
    assert shaped.get_dynamic_size() == shaped.get_dynamic_stride_or_offset() == DYNAMIC
    assert shaped.is_dynamic_size(DYNAMIC) and not shaped.is_dynamic_size(dim_size=-1)
    assert shaped.is_static_size(-1) and not shaped.is_static_size(dim_size=DYNAMIC)


@pytest.mark.parametrize("spelling", ["tensor<*xf32>", "memref<*xf32>"])
def test_types_without_a_rank(any_ir, any_ctx, spelling):
    type_ = any_ir.Type.parse(spelling)
    assert not type_.has_rank and not type_.has_static_shape and type_.element_type == any_ir.F32Type.get()
    text = "calling this method requires that the type has a rank."
    for read in (lambda: type_.rank, lambda: type_.shape, lambda: type_.get_dim_size(0), lambda: type_.is_dynamic_dim(0),
                 lambda: type_.is_static_dim(0), lambda: type_.is_dynamic_stride_or_offset(0), lambda: type_.is_static_stride_or_offset(0)):
        raises(ValueError, text, read)


def test_a_shaped_type_needs_a_location(any_ir):
    with any_ir.Context(), pytest.raises(RuntimeError, match="An MLIR function requires a Location but none was provided"):
        any_ir.RankedTensorType.get([2], any_ir.F32Type.get())


def test_ranked_tensor_type(any_ir, any_ctx):
    ir = any_ir
    f32, encoding = ir.F32Type.get(), ir.Attribute.parse('"enc"')
    tensor = ir.RankedTensorType.get([2, DYNAMIC], f32)
    check_class(ir, tensor, "RankedTensorType", "tensor<2x?xf32>", ["ShapedType"])
    assert tensor.encoding is None and ir.RankedTensorType.type_name == "builtin.tensor"
    encoded = ir.RankedTensorType.get(shape=(2, DYNAMIC), element_type=f32, encoding=encoding, loc=ir.Location.unknown())
    assert str(encoded) == 'tensor<2x?xf32, "enc">' and encoded.encoding == encoding
    assert encoded == ir.RankedTensorType.get([2, DYNAMIC], f32, encoding) == ir.RankedTensorType.get_unchecked(
        [2, DYNAMIC], f32, encoding, any_ctx) == ir.RankedTensorType.get_unchecked([2, DYNAMIC], f32, encoding)
    for wrong in ([None], [2.5], 3, ["2x"], [2**70]):
        with pytest.raises(TypeError):
            ir.RankedTensorType.get(wrong, f32)


def test_ranked_tensors_that_do_not_exist(any_ir, any_ctx):
    ir = any_ir
    place = ir.Location.file("a", 3, 4)
    raises(ir.MLIRError, "Invalid type:\nerror: unknown: invalid tensor dimension size", ir.RankedTensorType.get, [-1], ir.F32Type.get())
    raises(ir.MLIRError, "Invalid type:\nerror: unknown: invalid tensor element type: 'none'", ir.RankedTensorType.get, [1], ir.NoneType.get())
    raises(ir.MLIRError, "Invalid type:\nerror: \"a\":3:4: invalid tensor element type: 'none'", ir.RankedTensorType.get, [1], ir.NoneType.get(), loc=place)
    if not is_upstream(ir):  # upstream makes them
        raises(ir.MLIRError, "Invalid type:\nerror: unknown: invalid tensor dimension size", ir.RankedTensorType.get_unchecked, [-1], ir.F32Type.get())


def test_unranked_tensor_type(any_ir, any_ctx):
    ir = any_ir
    f32 = ir.F32Type.get()
    check_class(ir, ir.UnrankedTensorType.get(f32), "UnrankedTensorType", "tensor<*xf32>", ["ShapedType"])
    assert ir.UnrankedTensorType.get(element_type=f32, loc=ir.Location.unknown()) == ir.UnrankedTensorType.get_unchecked(
        element_type=f32, context=any_ctx) == ir.UnrankedTensorType.get_unchecked(f32)
    raises(ir.MLIRError, "Invalid type:\nerror: unknown: invalid tensor element type: 'none'", ir.UnrankedTensorType.get, ir.NoneType.get())
    assert ir.UnrankedTensorType.type_name == "builtin.unranked_tensor"


def test_vector_type(any_ir, any_ctx):
    ir = any_ir
    f32 = ir.F32Type.get()
    vector = ir.VectorType.get([2, 3], f32)
    check_class(ir, vector, "VectorType", "vector<2x3xf32>", ["ShapedType"])
    assert not vector.scalable and vector.scalable_dims == [False, False] and ir.VectorType.get([], f32).scalable_dims == []
    assert vector == ir.VectorType.get(shape=(2, 3), element_type=f32, loc=ir.Location.unknown())
    assert vector == ir.VectorType.get_unchecked([2, 3], f32) == ir.VectorType.get_unchecked([2, 3], f32, context=any_ctx)
    scalable = ir.VectorType.get([2, 3], f32, scalable=[False, True])
    check_class(ir, scalable, "VectorType", "vector<2x[3]xf32>", ["ShapedType"])
    assert scalable.scalable is True and scalable.scalable_dims == [False, True]
    assert scalable == ir.VectorType.get([2, 3], f32, scalable_dims=[1]) == ir.VectorType.get_unchecked([2, 3], f32, scalable_dims=[1, 1])
    assert ir.VectorType.get([2, 3], f32, scalable_dims=[]) == vector == ir.VectorType.get([2, 3], f32, scalable=[False, False])
    assert ir.VectorType.type_name == "builtin.vector"


def test_vectors_that_do_not_exist(any_ir, any_ctx):
    ir = any_ir
    f32, get = ir.F32Type.get(), ir.VectorType.get
    raises(ValueError, "Expected len(scalable) == len(shape).", get, [2, 3], f32, scalable=[True])
    raises(ValueError, "Scalable dimension index out of bounds.", get, [2, 3], f32, scalable_dims=[2])
    raises(ValueError, "Scalable dimension index out of bounds.", get, [2, 3], f32, scalable_dims=[-1])
    raises(ValueError, "'scalable' and 'scalable_dims' kwargs are mutually exclusive.", get, [2], f32, scalable=[True], scalable_dims=[0])
    head = "Invalid type:\nerror: unknown: vector types must have positive constant sizes but got "
    raises(ir.MLIRError, head + "0", get, [0], f32)
    raises(ir.MLIRError, head + "-1, 2", get, [-1, 2], f32)
    raises(ir.MLIRError, head + str(DYNAMIC), get, [DYNAMIC], f32)
    text = "failed to verify 'elementType': VectorElementTypeInterface instance"
    raises(ir.MLIRError, f'Invalid type:\nerror: "a":3:4: {text}', get, [1], ir.NoneType.get(), loc=ir.Location.file("a", 3, 4))
    with pytest.raises(TypeError):
        get([2], f32, [True])


def test_memref_type(any_ir, any_ctx):
    ir = any_ir
    f32, space, layout = ir.F32Type.get(), ir.Attribute.parse("2"), ir.Attribute.parse("strided<[5, 1], offset: ?>")
    memref = ir.MemRefType.get([2, 3], f32)
    check_class(ir, memref, "MemRefType", "memref<2x3xf32>", ["ShapedType"])
    assert memref.memory_space is None and str(memref.layout) == "affine_map<(d0, d1) -> (d0, d1)>"
    assert memref == ir.MemRefType.get_unchecked([2, 3], f32) == ir.MemRefType.get([2, 3], f32, memory_space=ir.Attribute.parse("0"))
    full = ir.MemRefType.get([2, 3], f32, layout, space)
    check_class(ir, full, "MemRefType", "memref<2x3xf32, strided<[5, 1], offset: ?>, 2>", ["ShapedType"])
    assert full.layout == layout and full.memory_space == space
    assert full == ir.MemRefType.get(shape=[2, 3], element_type=f32, layout=layout, memory_space=space, loc=ir.Location.unknown())
    assert full == ir.MemRefType.get_unchecked([2, 3], f32, layout, space, any_ctx)
    assert ir.MemRefType.get([2], f32, layout=ir.Attribute.parse("affine_map<(d0) -> (d0)>")) == ir.MemRefType.get([2], f32)
    assert ir.MemRefType.type_name == "builtin.memref"


@pytest.mark.parametrize(("spelling", "strides", "offset"), [
    ("memref<2x3xf32>", [3, 1], 0), ("memref<f32>", [], 0), ("memref<2x?x3xf32>", [DYNAMIC, 3, 1], 0),
    ("memref<2x3xf32, strided<[5, 1], offset: ?>>", [5, 1], DYNAMIC), ("memref<2x3xf32, strided<[?, 2], offset: 7>>", [DYNAMIC, 2], 7),
    ("memref<2x3xf32, affine_map<(d0, d1) -> (d1 * 3 + d0 + 4)>>", [1, 3], 4),
    ("memref<2x3xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0 + s0)>>", [1, DYNAMIC], DYNAMIC),
])
def test_strides_and_offsets(any_ir, any_ctx, spelling, strides, offset):
    assert any_ir.Type.parse(spelling).get_strides_and_offset() == (strides, offset)


def test_a_layout_without_strides(any_ir, any_ctx):
    memref = any_ir.Type.parse("memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>")
    raises(RuntimeError, "Failed to extract strides and offset from memref.", memref.get_strides_and_offset)


def test_memrefs_that_do_not_exist(any_ir, any_ctx):
    ir = any_ir
    f32, head, get = ir.F32Type.get(), "Invalid type:\nerror: unknown: ", ir.MemRefType.get
    raises(ir.MLIRError, head + "invalid memref size", get, [-2, 3], f32)
    raises(ir.MLIRError, head + "invalid memref element type", get, [2], ir.NoneType.get())
    raises(ir.MLIRError, head + "memref layout mismatch between rank and affine map: 2 != 1", get, [2, 3], f32, ir.Attribute.parse("affine_map<(d0) -> (d0)>"))
    raises(ir.MLIRError, head + "expected the number of strides to match the rank", get, [2, 3], f32, ir.Attribute.parse("strided<[3]>"))
    raises(ir.MLIRError, 'Invalid type:\nerror: "a":3:4: invalid memref element type', get, [2], ir.NoneType.get(), loc=ir.Location.file("a", 3, 4))
    if not is_upstream(ir):  # upstream's process fails, or makes it
        raises(ir.MLIRError, head + 'invalid memref layout: "x"', get, [2, 3], f32, ir.Attribute.parse('"x"'))
        raises(ir.MLIRError, head + "invalid memref element type", ir.MemRefType.get_unchecked, [2], ir.NoneType.get())


def test_unranked_memref_type(any_ir, any_ctx):
    ir = any_ir
    f32, space = ir.F32Type.get(), ir.Attribute.parse("2")
    check_class(ir, ir.UnrankedMemRefType.get(f32, None), "UnrankedMemRefType", "memref<*xf32>", ["ShapedType"])
    assert ir.UnrankedMemRefType.get(f32, None).memory_space is None
    memref = ir.UnrankedMemRefType.get(element_type=f32, memory_space=space, loc=ir.Location.unknown())
    assert str(memref) == "memref<*xf32, 2>" and memref.memory_space == space
    assert memref == ir.UnrankedMemRefType.get_unchecked(element_type=f32, memory_space=space, context=any_ctx)
    with pytest.raises(TypeError):
        ir.UnrankedMemRefType.get(f32)
    raises(ir.MLIRError, "Invalid type:\nerror: unknown: invalid memref element type", ir.UnrankedMemRefType.get, ir.NoneType.get(), None)
    assert ir.UnrankedMemRefType.type_name == "builtin.unranked_memref"


# --- casters ---


@pytest.fixture
def casters(any_ir):
    """The module that has register_type_caster and register_value_caster."""
    if is_upstream(any_ir):
        import importlib

        return importlib.import_module(any_ir.__name__.rpartition(".")[0] + "._mlir_libs._mlir")
    from mlircore import _core

    return _core


def test_a_caster_makes_what_is_shown_for_a_type(any_ir, any_ctx, casters):
    ir = any_ir
    got = []

    @casters.register_type_caster(ir.NoneType.static_typeid, replace=True)
    def cast(type_):
        got.append(type(type_))
        return ("cast", str(type_))

    try:
        assert ir.Type.parse("none") == ("cast", "none") and got == [ir.Type]
        assert ir.Type(ir.NoneType.get()).maybe_downcast() == ("cast", "none")
        assert ir.Type.parse("tuple<none>").get_type(0) == ("cast", "none")
        assert type(ir.NoneType.get()) is ir.NoneType  # a class's own constructor makes its own objects
    finally:
        casters.register_type_caster(ir.NoneType.static_typeid, replace=True)(ir.NoneType)
    assert type(ir.Type.parse("none")) is ir.NoneType


def test_casters_that_are_refused(any_ir, casters):
    with pytest.raises(RuntimeError, match="^Type caster is already registered with caster: "):
        casters.register_type_caster(any_ir.IndexType.static_typeid)(lambda type_: type_)
    with pytest.raises(TypeError):
        casters.register_type_caster(3)
    with pytest.raises(TypeError):
        casters.register_type_caster(any_ir.IndexType.static_typeid, replace=True)(3)


def test_a_caster_makes_what_is_shown_for_values(any_ir, any_ctx, casters):
    ir = any_ir
    f16 = ir.F16Type.get()

    @casters.register_value_caster(ir.F16Type.static_typeid, replace=True)
    class Half(ir.Value):
        def __init__(self, value):
            super().__init__(value)
            self.made_from = type(value)

    try:
        with pytest.raises(RuntimeError, match="^Value caster is already registered: "):
            casters.register_value_caster(ir.F16Type.static_typeid)(Half)
        outer = ir.Operation.create("x.outer", regions=1)
        block = ir.Block.create_at_start(outer.regions[0], [f16])
        with ir.InsertionPoint(block):
            user = ir.Operation.create("x.user", operands=[block.arguments[0]], results=[f16, ir.F32Type.get()])
            one = ir.Operation.create("x.one", operands=[user.results[0]], results=[f16])
        for value, cls in ((block.arguments[0], ir.BlockArgument), (list(block.arguments)[0], ir.BlockArgument), (user.operands[0], ir.BlockArgument),
                           (user.results[0], ir.OpResult), (one.result, ir.OpResult), (one.operands[0], ir.OpResult),
                           (ir.Value(one.result).maybe_downcast(), ir.OpResult)):
            assert type(value) is Half and value.made_from is cls and value.type == f16
        assert one.operands[0] == user.results[0] and user.results.types == [f16, ir.F32Type.get()]
        assert type(user.results[1]) is ir.OpResult and type(block.add_argument(f16, ir.Location.unknown())) is ir.BlockArgument
    finally:
        casters.register_value_caster(ir.F16Type.static_typeid, replace=True)(lambda value: value)


# --- guarantees of mlircore only ---


def test_handles_of_types_are_small_and_not_tracked():
    import sys

    from mlircore import ir

    with ir.Context(), ir.Location.unknown():
        for type_ in (ir.Type.parse("i32"), ir.F32Type.get(), ir.Type.parse("tensor<4xf32>"), ir.TypeID._CAPICreate(ir.F32Type.static_typeid._CAPIPtr)):
            assert not gc.is_tracked(type_) and sys.getsizeof(type_) <= 40


def test_unusable_handles_raise():
    from mlircore import ir

    with ir.Context() as ctx, ir.Location.unknown():
        i32 = ir.Type.parse("i32")
        for cls in (ir.IntegerType, ir.F32Type, ir.VectorType, ir.MemRefType, ir.TupleType, ir.OpaqueType):
            bare = cls.__new__(cls)
            for name in dir(cls):
                if name.startswith("__"):
                    continue
                try:
                    value = getattr(bare, name)
                    value(0) if callable(value) and not isinstance(value, type) else None
                except (ir.MLIRError, TypeError, ValueError, RuntimeError):
                    pass
            with pytest.raises(ir.MLIRError):
                ir.RankedTensorType.get([1], bare)
        mixed = type("Mixed", (ir.IntegerType, ir.F32Type), {})(i32)
        with pytest.raises(TypeError, match="i32 is of another kind"):
            ir.FloatType.width.__get__(mixed)
    with ir.Context(), ir.Location.unknown(), pytest.raises(ir.MLIRError, match="belongs to another context"):
        ir.RankedTensorType.get([1], i32)
    assert ctx is i32.context
