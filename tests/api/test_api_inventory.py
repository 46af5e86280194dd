"""Names of upstream's bindings that mlircore has: see api_inventory.py."""

import api_inventory
import pytest
from paths import ROOT

# Names of the uses high, medium and low that mlircore does not have, a name a line. The list must only become shorter:
# `PYTHONPATH=tests/support python tests/api/test_api_inventory.py` rewrites it.
MISSING = ROOT / "tests/data/api_missing.txt"
USES = ("high", "medium", "low")

needs_inventory = pytest.mark.skipif(not api_inventory.INVENTORY.exists(), reason="needs ../shared")


def missing_now():
    return [str(entry) for entry in api_inventory.read_inventory() if entry.use in USES and not api_inventory.is_present(entry)]


@needs_inventory
def test_the_inventory_is_read_completely():
    entries = api_inventory.read_inventory()
    names = {str(entry) for entry in entries}
    assert len(entries) > 1200
    assert {"ir.Context.attach_diagnostic_handler", "ir.get_ops_of_type", "passmanager.PassManager.run", "rewrite.PatternRewriter",
            "dialects._ods_common.segmented_accessor", "dialects.arith.addi", "extras.types.memref", "ir._i64Attr",
            "_mlir_libs._mlir.register_op_adaptor", "_mlir_libs._mlir.globals.append_dialect_search_prefix"} <= names


@needs_inventory
def test_no_name_of_upstream_went_missing():
    assert set(missing_now()) <= set(MISSING.read_text().splitlines())


if __name__ == "__main__":
    MISSING.write_text("".join(f"{name}\n" for name in missing_now()))
