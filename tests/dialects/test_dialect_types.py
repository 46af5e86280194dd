"""Types and attributes of dialects: the classes that upstream's bindings have for them, compared with those of mlircore."""

import importlib
import sys

import pytest


@pytest.fixture
def dialect(any_ir, any_ctx):
    """Imports a dialect's module of the same bindings; skips when they have none."""

    def load(name):
        package = any_ir.__name__.rpartition(".")[0]
        if package == "jaxlib.mlir" and name in ("stablehlo", "sdy", "chlo"):
            importlib.import_module(f"jaxlib.mlir.dialects.{name}").register_dialect(any_ctx)
        try:
            return importlib.import_module(f"{package}.dialects.{name}")
        except ModuleNotFoundError:
            pytest.skip(f"{package} has no {name}")

    return load


def is_upstream(ir):
    return ir.__name__ != "mlircore.ir"


def check_class(ir, thing, cls, spelling):
    base = ir.Type if isinstance(thing, ir.Type) else ir.Attribute
    assert type(thing) is cls and issubclass(cls, base) and str(thing) == spelling and repr(thing) == f"{cls.__name__}({spelling})"
    again = base.parse(spelling)
    assert again == thing and type(again) is cls and hash(again) == hash(thing)
    assert cls(base(thing)) == thing and type(base(thing).maybe_downcast()) is cls
    assert thing.typeid == cls.static_typeid != ir.IntegerType.static_typeid


# --- llvm ---


def test_llvm_pointer_type(any_ir, any_ctx, dialect):
    ir, llvm = any_ir, dialect("llvm")
    check_class(ir, llvm.PointerType.get(), llvm.PointerType, "!llvm.ptr")
    check_class(ir, llvm.PointerType.get(3, context=any_ctx), llvm.PointerType, "!llvm.ptr<3>")
    assert llvm.PointerType.get().address_space == 0 and llvm.PointerType.get(address_space=3).address_space == 3
    assert llvm.PointerType.get(None) == llvm.PointerType.get() and llvm.PointerType.type_name == "llvm.ptr"
    with pytest.raises(ValueError, match=r"^Cannot cast type to PointerType \(from Type\(f32\)\)$"):
        llvm.PointerType(ir.F32Type.get())


def test_llvm_array_type(any_ir, dialect):
    ir, llvm = any_ir, dialect("llvm")
    array = llvm.ArrayType.get(ir.F32Type.get(), 4)
    check_class(ir, array, llvm.ArrayType, "!llvm.array<4 x f32>")
    assert array.element_type == ir.F32Type.get() and type(array.element_type) is ir.F32Type and array.num_elements == 4
    assert array == llvm.ArrayType.get(element_type=ir.F32Type.get(), num_elements=4)


def test_llvm_function_type(any_ir, dialect):
    ir, llvm = any_ir, dialect("llvm")
    f32, void = ir.F32Type.get(), ir.Type.parse("!llvm.void")
    function = llvm.FunctionType.get(void, [f32, llvm.PointerType.get()])
    check_class(ir, function, llvm.FunctionType, "!llvm.func<void (f32, ptr)>")
    assert function.return_type == void and function.num_inputs == 2 and function.inputs == [f32, llvm.PointerType.get()]
    assert not function.is_var_arg and llvm.FunctionType.get(result_type=f32, argument_types=[], is_var_arg=True).is_var_arg


def test_llvm_struct_type(any_ir, any_ctx, dialect):
    ir, llvm = any_ir, dialect("llvm")
    f32 = ir.F32Type.get()
    struct = llvm.StructType.get_literal([f32, llvm.PointerType.get()])
    check_class(ir, struct, llvm.StructType, "!llvm.struct<(f32, ptr)>")
    assert (struct.name, struct.packed, struct.opaque, struct.body) == (None, False, False, [f32, llvm.PointerType.get()])
    packed = llvm.StructType.get_literal([f32], packed=True, loc=ir.Location.unknown(), context=any_ctx)
    assert str(packed) == "!llvm.struct<packed (f32)>" and packed.packed and packed == llvm.StructType.get_literal_unchecked([f32], packed=True)
    opaque = llvm.StructType.get_opaque("some.opaque")
    assert str(opaque) == '!llvm.struct<"some.opaque", opaque>' and opaque.opaque and opaque.body is None and opaque.name == "some.opaque"
    named = llvm.StructType.new_identified("some.struct", [f32])
    assert str(named) == '!llvm.struct<"some.struct", (f32)>' and named.name == "some.struct" and named.body == [f32] and not named.opaque
    with pytest.raises(ValueError if is_upstream(ir) else ir.MLIRError, match="invalid LLVM structure element type: '!llvm.void'"):
        llvm.StructType.get_literal([ir.Type.parse("!llvm.void")], loc=ir.Location.unknown())


def test_identified_struct_gets_its_body_later(any_ir, dialect):
    ir, llvm = any_ir, dialect("llvm")
    if not hasattr(llvm.StructType, "get_identified"):
        pytest.skip("older bindings")
    i32, i64 = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(64)
    node = llvm.StructType.get_identified("node")
    assert node.opaque and node.body is None and node == llvm.StructType.get_identified("node")
    node.set_body([i32, llvm.StructType.get_literal([i64, llvm.StructType.get_identified("node")])], packed=True)
    assert str(node) == '!llvm.struct<"node", packed (i32, struct<(i64, struct<"node">)>)>' and node.packed
    assert llvm.StructType.get_identified("node") == node
    pair = llvm.StructType.get_identified("pair")
    pair.set_body([i32, i64])
    pair.set_body([i32, i64])
    for struct in (pair, llvm.StructType.get_literal([i32]), llvm.StructType.get_opaque("closed")):
        with pytest.raises(ValueError, match="Struct body already set to different content."):
            struct.set_body([i32])
    parsed = ir.Type.parse('!llvm.struct<"parsed", (i64)>')
    assert llvm.StructType.get_identified("parsed") == parsed == llvm.StructType.get_opaque("parsed")


def test_new_identified_struct_has_a_free_name(any_ir, dialect):
    ir, llvm = any_ir, dialect("llvm")
    i32 = ir.IntegerType.get_signless(32)
    assert [llvm.StructType.new_identified("fresh", [i32]).name for _ in range(3)] == ["fresh", "fresh.1", "fresh.2"]
    llvm.StructType.get_opaque("closed")
    assert str(llvm.StructType.new_identified("closed", [])) == '!llvm.struct<"closed.1", ()>'


# --- gpu, nvgpu, pdl, quant, sparse_tensor ---


def test_gpu_async_token_type(any_ir, any_ctx, dialect):
    gpu = dialect("gpu")
    token = gpu.AsyncTokenType.get()
    assert type(token) is gpu.AsyncTokenType and str(token) == "!gpu.async.token" and token == gpu.AsyncTokenType.get(context=any_ctx)
    if not is_upstream(any_ir):  # upstream has no caster for it
        check_class(any_ir, token, gpu.AsyncTokenType, "!gpu.async.token")


def test_nvgpu_tensor_map_descriptor_type(any_ir, any_ctx, dialect):
    nvgpu, tensor = dialect("nvgpu"), any_ir.Type.parse("memref<4xf32>")
    kinds = (nvgpu.TensorMapSwizzleKind.SWIZZLE_32B, nvgpu.TensorMapL2PromoKind.L2PROMO_128B, nvgpu.TensorMapOOBKind.OOB_NAN,
             nvgpu.TensorMapInterleaveKind.INTERLEAVE_NONE)
    made = nvgpu.TensorMapDescriptorType.get(tensor, *kinds)
    spelling = "!nvgpu.tensormap.descriptor<tensor = memref<4xf32>, swizzle = swizzle_32b, l2promo = l2promo_128b, oob = nan, interleave = none>"
    assert type(made) is nvgpu.TensorMapDescriptorType and str(made) == spelling
    if not is_upstream(any_ir):  # upstream has no caster for it
        check_class(any_ir, made, nvgpu.TensorMapDescriptorType, spelling)
    assert made == nvgpu.TensorMapDescriptorType.get(tensor_type=tensor, swizzle=1, l2promo=2, oob_fill=1, interleave=0, context=any_ctx)


@pytest.mark.parametrize("name", ["AttributeType", "OperationType", "TypeType", "ValueType"])
def test_pdl_types(any_ir, any_ctx, dialect, name):
    pdl = dialect("pdl")
    cls = getattr(pdl, name)
    check_class(any_ir, cls.get(), cls, f"!pdl.{name.removesuffix('Type').lower()}")
    assert cls.get(context=any_ctx) == cls.get()


def test_pdl_range_type(any_ir, dialect):
    pdl = dialect("pdl")
    values = pdl.RangeType.get(pdl.ValueType.get())
    check_class(any_ir, values, pdl.RangeType, "!pdl.range<value>")
    assert values.element_type == pdl.ValueType.get() and type(values.element_type) is pdl.ValueType
    assert values == pdl.RangeType.get(element_type=pdl.ValueType.get())


def test_any_pdl_type(any_ir, dialect):
    pdl = dialect("pdl")
    if not hasattr(pdl, "PDLType"):
        pytest.skip("older bindings")
    values = any_ir.Type.parse("!pdl.range<value>")
    if not is_upstream(any_ir):  # upstream's newer bindings have isinstance() alone
        assert pdl.PDLType.isinstance(values) and not pdl.PDLType.isinstance(any_ir.IndexType.get())
    assert pdl.PDLType(values) == values and repr(pdl.PDLType(values)) == "PDLType(!pdl.range<value>)"
    with pytest.raises(ValueError, match="Cannot cast type to PDLType"):
        pdl.PDLType(any_ir.IndexType.get())


def test_quantized_types():
    from mlircore import ir
    from mlircore.dialects import quant

    with ir.Context():
        type_ = ir.Type.parse("!quant.uniform<i8:f32, 0.5:3>")
        assert type(type_) is quant.UniformQuantizedType and (type_.scales, type_.zero_points) == ([0.5], [3])
        assert type_.storage_type == ir.IntegerType.get_signless(8) and type_.expressed == ir.F32Type.get() and type_.signed is True
        calibrated = quant.CalibratedQuantizedType.get(ir.F32Type.get(), -1.0, 2.0)
        assert calibrated == ir.Type.parse(str(calibrated)) and (calibrated.min, calibrated.max) == (-1.0, 2.0)


def test_sparse_tensor_encoding(any_ir, any_ctx, dialect):
    sparse = dialect("sparse_tensor")
    encoding = any_ir.Attribute.parse("#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 32 }>")
    if type(encoding).__name__ == "OpaqueAttr":
        pytest.skip("the dialect is not registered in these bindings")
    assert type(encoding) is sparse.EncodingAttr and encoding.pos_width == 32 and encoding.crd_width == 0
    assert encoding.dim_to_lvl == any_ir.AffineMap.get_identity(2) and len(encoding.lvl_types) == 2
    assert encoding.explicit_val is None and encoding.implicit_val is None
    again = sparse.EncodingAttr.get(encoding.lvl_types, encoding.dim_to_lvl, encoding.lvl_to_dim, 32, 0)
    assert again == encoding and again != sparse.EncodingAttr.get(encoding.lvl_types, encoding.dim_to_lvl, encoding.lvl_to_dim, 64, 0)


# --- stablehlo, chlo, sdy: attributes of numbers, types and names ---


@pytest.mark.parametrize(("namespace", "name", "case"), [
    ("stablehlo", "ComparisonDirectionAttr", "LT"), ("stablehlo", "ComparisonTypeAttr", "TOTALORDER"), ("stablehlo", "PrecisionAttr", "HIGH"),
    ("stablehlo", "FftTypeAttr", "RFFT"), ("stablehlo", "TransposeAttr", "ADJOINT"), ("stablehlo", "RngDistributionAttr", "NORMAL"),
    ("stablehlo", "RngAlgorithmAttr", "PHILOX"), ("stablehlo", "ResultAccuracyModeAttr", "HIGHEST"), ("chlo", "ComparisonDirectionAttr", "EQ"),
    ("chlo", "ComparisonTypeAttr", "SIGNED"), ("chlo", "PrecisionAttr", "HIGHEST"),
])
def test_attributes_of_enumerations(any_ir, any_ctx, dialect, namespace, name, case):
    cls = getattr(dialect(namespace), name)
    attr = cls.get(case)
    assert attr.value == case and attr == cls.get(value=case, context=any_ctx) == any_ir.Attribute.parse(str(attr)) and cls.isinstance(attr)
    assert not cls.isinstance(any_ir.Attribute.parse("1")) and namespace in str(attr)
    if not is_upstream(any_ir):  # upstream has no casters for these, and its process fails for unknown cases
        with pytest.raises(ValueError, match="^'NO_SUCH_CASE' is no case of the enumeration: "):
            cls.get("NO_SUCH_CASE")
        check_class(any_ir, attr, cls, str(attr))


VALUES = [
    ("stablehlo", "ScatterDimensionNumbers", {
        "update_window_dims": [0], "inserted_window_dims": [1], "input_batching_dims": [2], "scatter_indices_batching_dims": [3],
        "scattered_dims_to_operand_dims": [4], "index_vector_dim": 5}),
    ("stablehlo", "GatherDimensionNumbers", {
        "offset_dims": [0], "collapsed_slice_dims": [1], "operand_batching_dims": [2], "start_indices_batching_dims": [3], "start_index_map": [4],
        "index_vector_dim": 5}),
    ("stablehlo", "DotDimensionNumbers", {
        "lhs_batching_dimensions": [0], "rhs_batching_dimensions": [1], "lhs_contracting_dimensions": [2, 3], "rhs_contracting_dimensions": []}),
    ("stablehlo", "ConvDimensionNumbers", {
        "input_batch_dimension": 0, "input_feature_dimension": 3, "input_spatial_dimensions": [1, 2], "kernel_input_feature_dimension": 0,
        "kernel_output_feature_dimension": 3, "kernel_spatial_dimensions": [1, 2], "output_batch_dimension": 0, "output_feature_dimension": 3,
        "output_spatial_dimensions": [1, 2]}),
    ("stablehlo", "OutputOperandAlias", {"output_tuple_indices": [0], "operand_index": 1, "operand_tuple_indices": [1, 2]}),
    ("stablehlo", "TypeExtensions", {"bounds": [128, -(2**63)]}),
    ("stablehlo", "SubAxisInfoAttr", {"pre_size": 1, "size": 2}),
    ("stablehlo", "MeshAxisAttr", {"name": "x", "size": 2}),
    ("chlo", "RaggedDotDimensionNumbers", {
        "lhs_batching_dimensions": [0], "rhs_batching_dimensions": [1], "lhs_contracting_dimensions": [2], "rhs_contracting_dimensions": [1],
        "lhs_ragged_dimensions": [1], "rhs_group_dimensions": [0]}),
    ("sdy", "MeshAxisAttr", {"name": "x", "size": 2}),
    ("sdy", "SubAxisInfoAttr", {"pre_size": 1, "size": 2}),
]


@pytest.mark.parametrize(("namespace", "name", "values"), VALUES, ids=[f"{namespace}.{name}" for namespace, name, _ in VALUES])
def test_attributes_with_parameters(any_ir, any_ctx, dialect, namespace, name, values):
    cls = getattr(dialect(namespace), name)
    attr = cls.get(*values.values())
    assert attr == cls.get(**values) == any_ir.Attribute.parse(str(attr)) and cls.isinstance(attr)
    for key, value in values.items():
        assert getattr(attr, key) == value, key
    if not is_upstream(any_ir):
        check_class(any_ir, attr, getattr(dialect(namespace), type(attr).__name__), str(attr))


def texts(package):
    """The text of the objects that stablehlo's and sdy's classes make."""
    ir = importlib.import_module(package + ".ir")
    stablehlo, sdy = (importlib.import_module(f"{package}.dialects.{name}") for name in ("stablehlo", "sdy"))
    with ir.Context() as ctx:
        if package == "jaxlib.mlir":
            stablehlo.register_dialect(ctx)
            sdy.register_dialect(ctx)
        f32 = ir.F32Type.get()
        x, y = sdy.MeshAxisAttr.get("x", 2), sdy.MeshAxisAttr.get("y", 4)
        axis, part = sdy.AxisRefAttr.get("x"), sdy.AxisRefAttr.get("y", sdy.SubAxisInfoAttr.get(1, 2))
        sharding = sdy.TensorShardingAttr.get("mesh", [sdy.DimensionShardingAttr.get([axis], True), sdy.DimensionShardingAttr.get([part], False, 1)])
        mapping = sdy.TensorMappingAttr.get([sdy.DimMappingAttr.get([0]), sdy.DimMappingAttr.get([1])])
        made = [
            stablehlo.TokenType.get(), stablehlo.FutureType.get([ir.Type.parse("tensor<4xf32>")]), stablehlo.ChannelHandle.get(1, 2), stablehlo.ResultAccuracyAttr.get(0.5, 0.25, 3, "TOLERANCE"),
            stablehlo.DotAlgorithm.get(f32, f32, f32, 1, 1, 1, False), stablehlo.AxisRefAttr.get("x", stablehlo.SubAxisInfoAttr.get(1, 2)),
            *[getattr(importlib.import_module(f"{package}.dialects.{namespace}"), name).get(**values) for namespace, name, values in VALUES if namespace != "chlo"],
            sdy.MeshAttr.get([x, y]), sdy.MeshAttr.get([x], [1, 0]), axis, part, sharding, sdy.TensorShardingPerValueAttr.get([sharding]),
            sdy.TensorShardingAttr.get("mesh", [], [axis], [part]), sdy.ManualAxesAttr.get([ir.StringAttr.get("x") if hasattr(ir, "StringAttr") else "x"]),
            mapping, sdy.OpShardingRuleAttr.get([2, 4], [mapping], [mapping]), sdy.OpShardingRuleAttr.get([2, 4], [mapping], [mapping], [0], is_custom=True),
        ]
        values = [sharding.mesh_or_ref, sharding.dimension_shardings, sharding.replicated_axes, part.name, part.sub_axis_info, axis.sub_axis_info,
                  mapping.dim_mappings, made[2].handle, made[2].channel_type, made[4].lhs_precision_type, made[4].allow_imprecise_accumulation]
        return [str(thing) for thing in made], [[str(each) for each in value] if isinstance(value, list) else str(value) for value in values]


def test_what_is_made_is_as_upstreams():
    pytest.importorskip("jaxlib")
    assert texts("mlircore") == texts("jaxlib.mlir")


# --- guarantees of mlircore only ---


def test_the_module_of_a_dialect_is_imported_when_a_type_of_it_is_met():
    import subprocess

    text = ("import sys; from mlircore import ir\nctx = ir.Context()\nt = ir.Type.parse('tensor<4xf32>', ctx)\n"
            "assert 'mlircore.dialects.pdl' not in sys.modules\np = ir.Type.parse('!pdl.value', ctx)\n"
            "assert type(p) is sys.modules['mlircore.dialects.pdl'].ValueType\n")
    subprocess.run([sys.executable, "-c", text], check=True)


def test_types_of_an_own_dialect():
    from mlircore import ir
    from mlircore.define.types_attributes import ArrayParam, IntParam, StringParam, TypeDef, TypeParam
    from mlircore._core import define_dialect
    from mlircore.dialect import Dialect

    own = Dialect("owntypes")

    class BoxType(TypeDef, dialect=own, mnemonic="box"):
        """A box."""

        elementType = TypeParam()
        sizes = ArrayParam(IntParam(64), optional=True)
        label = StringParam(optional=True)
        assembly_format = "`<` $elementType `,` `[` (`]`) : ($sizes^ `]`)? (`,` $label^)? `>`"

        @property
        def volume(self):
            """The product of the sizes."""
            product = 1
            for size in self.sizes:
                product *= size
            return product

    with ir.Context() as ctx:
        define_dialect(ctx, own.program())
        box = BoxType.get(ir.F32Type.get(), [2, 3])
        assert type(box) is BoxType and type(ir.Type.parse(str(box))) is BoxType and box.element_type == box.elementType == ir.F32Type.get()
        assert box.volume == 6 and box.label is None and BoxType.get(element_type=box, label="b").label == "b" and BoxType.isinstance(box)
        for args, kwargs in (((1, 2, 3, 4, 5), {}), ((), {"nothing": 1}), ((ir.F32Type.get(),), {"element_type": box}), ((3,), {}), ((box, ["x"]), {})):
            with pytest.raises(TypeError):
                BoxType.get(*args, **kwargs)
        with pytest.raises(ir.MLIRError, match="parameter 'elementType' is missing"):
            BoxType.get()
        with ir.Context(), pytest.raises(ir.MLIRError, match="belongs to another context"):
            BoxType.get(box, context=ir.Context())
        bare = BoxType.__new__(BoxType)
        with pytest.raises(ir.MLIRError, match="never initialized"):
            bare.sizes


def test_dynamic_types():
    from mlircore import ir

    with ir.Context():
        array = ir.Type.parse("!llvm.array<4 x f32>")
        dynamic = ir.DynamicType(array)
        assert dynamic == array and dynamic.type_name == "llvm.array" and dynamic.typeid == ir.DynamicType.lookup_typeid("llvm.array")
        assert [str(param) for param in dynamic.params] == ["f32", "4 : ui64"] and ir.DynamicType.get("llvm.array", dynamic.params) == array
        assert type(ir.DynamicType.get("llvm.array", dynamic.params)) is ir.DynamicType
        with pytest.raises(ValueError, match=r"^Cannot cast type to DynamicType \(from Type\(f32\)\)$"):
            ir.DynamicType(ir.F32Type.get())
        for name, params in (("llvm.nothing", []), ("llvm.array", []), ("nothing.at_all", [])):
            with pytest.raises(ir.MLIRError):
                ir.DynamicType.get(name, params)


def test_layout_of_a_tensor_descriptor_is_checked():
    """The process ended there: found by tests/fuzz/generate.py."""
    from mlircore import ir
    from mlircore.dialects import xegpu

    with ir.Context():
        with pytest.raises(ir.MLIRError, match="expected a layout or an encoding of a tensor descriptor"):
            xegpu.TensorDescType.get([1], ir.IntegerType.get_signless(8), layout=ir.UnitAttr.get())
