"""Paths of the repository."""

import pathlib

ROOT = pathlib.Path(__file__).parents[2]
SHARED = ROOT.parent / "shared"  # documents outside the repository: a test that needs them is skipped without them

MLIR = ROOT / "tests/mlir"
REFUSED = sorted(MLIR.rglob("fail*.mlir"))
GOLDEN = sorted(set(MLIR.rglob("*.mlir")) - set(REFUSED))  # an input and its printed forms


def golden_name(path: pathlib.Path) -> str:
    """The name of a file of tests/mlir: arith/ops."""
    return path.relative_to(MLIR).with_suffix("").as_posix()
