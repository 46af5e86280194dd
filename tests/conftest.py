"""Stops with one clear line when the package is not installed; the bindings that tests of the API run on."""

import importlib

import mlircore
import pytest

if mlircore.__file__ is None:
    raise pytest.UsageError("mlircore is not installed: run `make dev` (or pip install -e .) first")

LONG = ("test_c.py", "test_fuzz.py", "test_generate.py", "test_unbound.py", "test_complexity.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first: at the end, no process waits for another."""
    items.sort(key=lambda item: item.path.name not in LONG)


IR_MODULES = {"mlircore": "mlircore.ir", "jaxlib": "jaxlib.mlir.ir", "iree": "iree.compiler.ir"}


@pytest.fixture(params=list(IR_MODULES), scope="session")
def any_ir(request):
    """`mlircore.ir`, and upstream's where one is installed: the assertions of a test of the API must hold for each.

    Where two versions of upstream differ, mlircore is as the newer one (IREE's); `request.node.callspec.id`, or `any_ir.__name__`,
    identifies it.
    """
    if request.param != "mlircore":
        pytest.importorskip(request.param, reason=f"{request.param} is not installed")
    if request.param == "jaxlib":  # its contexts have builtin alone until this is done
        libs = importlib.import_module("jaxlib.mlir._mlir_libs")
        importlib.import_module("jaxlib.mlir._mlir_libs._jax_mlir_ext").register_dialects(libs.get_dialect_registry())
    return importlib.import_module(IR_MODULES[request.param])


@pytest.fixture
def any_ctx(any_ir):
    """A context of `any_ir`, entered, with an unknown location, that accepts unregistered operations."""
    with any_ir.Context() as context, any_ir.Location.unknown():
        context.allow_unregistered_dialects = True
        yield context
