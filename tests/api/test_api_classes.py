"""Classes of the API that are not the subject of another file: the same assertions on mlircore and on upstream's bindings where installed."""

import importlib

import pytest


def _module(any_ir, name):
    return importlib.import_module(any_ir.__name__.removesuffix("ir") + name)


def test_classes_of_several_kinds_have_no_typeid(any_ir):
    for name in ("BoolAttr", "DenseElementsAttr", "DenseI64ArrayAttr", "DenseIntElementsAttr", "DenseResourceElementsAttr", "DynamicType",
                 "FlatSymbolRefAttr", "FloatType", "ShapedType", "SymbolRefAttr"):
        with pytest.raises(AttributeError, match=f"{name} has no typeid."):
            getattr(any_ir, name).static_typeid
    assert any_ir.F32Type.static_typeid == any_ir.F32Type.static_typeid != any_ir.F64Type.static_typeid


def test_dynamic_classes_take_nothing_else(any_ir, any_ctx):
    with pytest.raises(ValueError, match=r"Cannot cast type to DynamicType \(from Type\(index\)\)"):
        any_ir.DynamicType(any_ir.IndexType.get())
    if hasattr(any_ir, "DynamicAttr"):
        with pytest.raises(ValueError, match=r"Cannot cast attribute to DynamicAttr \(from Attribute\(unit\)\)"):
            any_ir.DynamicAttr(any_ir.UnitAttr.get())


def test_dynamic_attributes():
    from mlircore import ir

    with ir.Context():
        axis = ir.DynamicAttr(ir.Attribute.parse('#sdy.mesh<["x"=4]>'))
        assert axis.attr_name == "sdy.mesh" and len(axis.params) == 2
        one = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 4)
        made = ir.DynamicAttr.get("sdy.mesh_axis", [ir.StringAttr.get("x"), one])
        assert type(made) is ir.DynamicAttr and list(map(str, made.params)) == ['"x"', "4 : i64"]
        assert made in list(axis.params[0]) and made.typeid == ir.DynamicAttr.lookup_typeid("sdy.mesh_axis")
        with pytest.raises(ir.MLIRError):
            ir.DynamicAttr.get("sdy.nothing", [])
        with pytest.raises(ir.MLIRError):
            ir.DynamicAttr.get("sdy.mesh_axis", [one, one])


def test_bytecode_is_written_and_parsed(any_ir):
    import io

    out = io.BytesIO()
    with any_ir.Context(), any_ir.Location.unknown():
        any_ir.Module.create().operation.write_bytecode(out, desired_version=1)
        assert out.getvalue()[:5] == b"ML\xefR\x03"
        assert str(any_ir.Module.parse(out.getvalue())) == "module {\n}\n"
        with pytest.raises(ValueError, match="Unable to honor desired bytecode version"):
            any_ir.Module.create().operation.write_bytecode(out, desired_version=99)


def test_adaptors(any_ir, any_ctx):
    arith, gpu, memref = (_module(any_ir, f"dialects.{name}") for name in ("arith", "gpu", "memref"))
    if not hasattr(any_ir, "OpAdaptor") or not hasattr(arith, "AddIOpAdaptor"):
        pytest.skip("bindings without adaptors")
    module = any_ir.Module.parse("""
        module attributes {gpu.container_module} {
        gpu.module @k { gpu.func @f(%a: i32, %m: memref<4x4xf32>) kernel { gpu.return } }
        func.func @f(%m: memref<4x4xf32>, %i: index, %a: i32) {
          %0 = memref.load %m[%i, %i] : memref<4x4xf32>
          %1 = arith.addi %a, %a overflow<nsw> : i32
          gpu.launch_func @k::@f blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%a : i32, %m : memref<4x4xf32>)
          return
        } }""")
    load, add, launch, _ = module.body.operations[1].regions[0].blocks[0].operations
    adaptor = memref.LoadOpAdaptor(list(load.operands), load)
    assert adaptor.OPERATION_NAME == "memref.load" and adaptor.memref == load.memref
    assert list(adaptor.indices) == list(load.indices) and adaptor.nontemporal in (None, load.attributes.get("nontemporal"))
    adaptor = arith.AddIOpAdaptor([load.indices[0], load.indices[1]], add.attributes)
    assert adaptor.lhs == load.indices[0] and adaptor.overflowFlags == add.overflowFlags
    assert adaptor.operands == [load.indices[0], load.indices[1]]
    adaptor = gpu.LaunchFuncOpAdaptor(list(launch.operands), launch)
    assert adaptor.blockSizeZ == launch.blockSizeZ and list(adaptor.kernelOperands) == list(launch.kernelOperands)
    assert adaptor.dynamicSharedMemorySize is None and list(adaptor.asyncDependencies) == []


def test_capsules_of_passes_and_patterns():
    from mlircore import ir
    from mlircore.passmanager import PassManager
    from mlircore.rewrite import FrozenRewritePatternSet, RewritePatternSet

    with ir.Context() as context:
        manager, patterns = PassManager("builtin.module"), RewritePatternSet().freeze()
        assert PassManager._CAPICreate(manager._CAPIPtr) is manager
        assert FrozenRewritePatternSet._CAPICreate(patterns._CAPIPtr) is patterns
        for wrong in (context._CAPIPtr, patterns._CAPIPtr, None):
            with pytest.raises(ValueError, match="expected a capsule"):
                PassManager._CAPICreate(wrong)
