"""Contexts, dialects and the defaults that `with` sets: the same of mlircore and of upstream's bindings."""

import gc
import importlib

import pytest

NO_CONTEXT = "An MLIR function requires a Context but none was provided in the call or from the surrounding environment"
NO_LOCATION = "An MLIR function requires a Location but none was provided in the call or from the surrounding environment"


def native_module(any_ir):
    return importlib.import_module(any_ir.__name__.rpartition(".")[0] + "._mlir_libs._mlir")


def test_context_managers_set_and_restore_defaults(any_ir):
    first, second = any_ir.Context(), any_ir.Context()
    assert any_ir.Context.current is None and any_ir.Location.current is None
    with first as entered:
        assert entered is first and any_ir.Context.current is first and any_ir.Location.current is None
        with any_ir.Location.name("a") as loc:
            assert any_ir.Location.current == loc
            with first:
                assert any_ir.Location.current == loc  # a default of the same context stays
            with second:
                assert any_ir.Context.current is second and any_ir.Location.current is None
            with any_ir.Location.unknown(second):
                assert any_ir.Context.current is second
        assert any_ir.Context.current is first
    assert any_ir.Context.current is None


def test_insertion_point_sets_its_context(any_ir):
    ctx = any_ir.Context()
    module = any_ir.Module.create(any_ir.Location.unknown(ctx))
    with any_ir.InsertionPoint(module.body) as ip:
        assert any_ir.InsertionPoint.current is ip or any_ir.InsertionPoint.current.block == module.body
        assert any_ir.Context.current is ctx and any_ir.Location.current is None
        with any_ir.Location.unknown(ctx):
            assert any_ir.InsertionPoint.current.block == module.body
        with any_ir.Context(), pytest.raises(ValueError, match="No current InsertionPoint"):
            any_ir.InsertionPoint.current  # noqa: B018


def test_missing_defaults_say_what_to_do(any_ir):
    with pytest.raises(RuntimeError, match=NO_CONTEXT):
        any_ir.Location.unknown()
    with pytest.raises(RuntimeError, match=NO_LOCATION):
        any_ir.Module.create()
    with pytest.raises(ValueError, match="No current InsertionPoint"):
        any_ir.InsertionPoint.current  # noqa: B018


def test_unbalanced_exits_are_refused(any_ir):
    first = any_ir.Context()
    with pytest.raises(RuntimeError, match="Unbalanced Context enter/exit"):
        first.__exit__(None, None, None)
    with first, pytest.raises(RuntimeError, match="Unbalanced Location enter/exit"):
        any_ir.Location.unknown(first).__exit__(None, None, None)


def test_contexts_are_counted_and_freed(any_ir):
    gc.collect()
    before = any_ir.Context._get_live_count()
    ctx = any_ir.Context()
    assert any_ir.Context._get_live_count() == before + 1
    assert ctx._get_context_again() is ctx
    assert ctx._get_live_module_count() == 0
    module = any_ir.Module.create(any_ir.Location.unknown(ctx))
    assert ctx._get_live_module_count() == 1 and module.context is ctx
    del module, ctx
    gc.collect()
    assert any_ir.Context._get_live_count() == before


def test_capsules_give_the_same_object_back(any_ir):
    ctx = any_ir.Context()
    assert any_ir.Context._CAPICreate(ctx._CAPIPtr) is ctx
    loc = any_ir.Location.name("x", context=ctx)
    assert any_ir.Location._CAPICreate(loc._CAPIPtr) == loc
    with pytest.raises(ValueError):
        any_ir.Context._CAPICreate(3)
    with pytest.raises(ValueError):
        any_ir.Module._CAPICreate(ctx._CAPIPtr)


def test_dialects_by_name(any_ir):
    ctx = any_ir.Context()
    assert ctx.dialects.arith.descriptor.namespace == "arith" == ctx.d["arith"].descriptor.namespace
    assert isinstance(ctx.dialects.arith, any_ir.Dialect) and isinstance(ctx.dialects, any_ir.Dialects)
    assert repr(ctx.get_dialect_descriptor("func")) == "<DialectDescriptor func>"
    assert str(ctx.d.func).startswith("<Dialect func (class ")
    with pytest.raises(IndexError, match="Dialect 'nope' not found"):
        ctx.dialects["nope"]
    with pytest.raises(AttributeError, match="Dialect 'nope' not found"):
        ctx.dialects.nope  # noqa: B018
    with pytest.raises(ValueError, match="Dialect 'nope' not found"):
        ctx.get_dialect_descriptor("nope")
    assert any_ir.Dialect(ctx.get_dialect_descriptor("func")).descriptor.namespace == "func"
    for cls in (any_ir.Dialects, any_ir.DialectDescriptor):
        with pytest.raises(TypeError):
            cls()


def test_what_a_context_knows(any_ir):
    ctx = any_ir.Context(load_on_create_dialects=["func"])
    assert ctx.is_registered_operation("func.func") and not ctx.is_registered_operation("func.nothing")
    assert not ctx.is_registered_operation("x")
    ctx.append_dialect_registry(any_ir.DialectRegistry())
    ctx.load_all_available_dialects()
    assert ctx.is_registered_operation("arith.addi")
    with pytest.raises(IndexError, match="Dialect 'nope' not found"):
        any_ir.Context(load_on_create_dialects=["nope"])
    assert not ctx.allow_unregistered_dialects and not ctx.emit_error_diagnostics
    ctx.allow_unregistered_dialects = True
    assert ctx.allow_unregistered_dialects
    assert isinstance(any_ir.get_dialect_registry(), any_ir.DialectRegistry)
    assert list(any_ir.get_load_on_create_dialects()) == []


def test_threads_of_a_context(any_ir):
    ctx, pool = any_ir.Context(), any_ir.ThreadPool()
    assert pool.get_max_concurrency() >= 1 and pool._mlir_thread_pool_ptr().startswith("0x")
    ctx.set_thread_pool(pool)
    assert ctx._mlir_thread_pool_ptr() == pool._mlir_thread_pool_ptr() and ctx.get_num_threads() >= 1
    other = any_ir.Context()
    other.enable_multithreading(False)
    assert other.get_num_threads() == 1
    other.enable_multithreading(True)
    assert other.get_num_threads() >= 1


def test_the_debug_switch_is_kept(any_ir):
    assert any_ir._GlobalDebug.flag is False
    any_ir._GlobalDebug.set_types("x")
    any_ir._GlobalDebug.set_types(["x", "y"])
    any_ir._GlobalDebug.flag = False


def test_registered_classes_are_shown(any_ir, any_ctx):
    native = native_module(any_ir)
    namespace = "shown_by_tests"

    @native.register_dialect
    class _Dialect(any_ir.Dialect):
        DIALECT_NAMESPACE = namespace

    @native.register_operation(_Dialect)
    class FirstOp(any_ir.OpView):
        OPERATION_NAME = namespace + ".first"
        _ODS_REGIONS = (0, True)

    assert _Dialect.FirstOp is FirstOp
    made = any_ir.Operation.create(namespace + ".first")
    assert type(made.opview) is FirstOp and type(any_ir.Operation.parse(f'"{namespace}.first"() : () -> ()')) is FirstOp
    assert type(any_ir.Operation.create(namespace + ".other").opview) is any_ir.OpView
    with pytest.raises(RuntimeError, match=f"Operation '{namespace}.first' is already registered"):
        native.register_operation(_Dialect)(FirstOp)
    with pytest.raises(RuntimeError, match=f"Dialect namespace '{namespace}' is already registered"):
        native.register_dialect(_Dialect)

    @native.register_operation(_Dialect, replace=True)
    class Better(FirstOp):
        pass

    assert type(made.opview) is Better

    if hasattr(native, "register_op_adaptor"):
        @native.register_op_adaptor(Better)
        class FirstAdaptor(any_ir.OpAdaptor):
            OPERATION_NAME = namespace + ".first"

        operand = any_ir.Operation.create("t.v", results=[any_ir.Type.parse("i32")])
        adaptor = FirstAdaptor([operand.result], made.attributes)
        assert adaptor.operands == [operand.result] and len(adaptor.attributes) == 0


def test_search_of_dialect_modules(any_ir):
    native = native_module(any_ir)
    package = any_ir.__name__.rpartition(".")[0]
    assert package + ".dialects" in native.globals.dialect_search_modules
    assert native.globals._check_dialect_module_loaded("arith")
    assert not native.globals._check_dialect_module_loaded("there_is_no_such_dialect")
    assert native.ir.Operation is any_ir.Operation
