"""Where things are in the repository."""

import pathlib

ROOT = pathlib.Path(__file__).parents[2]
SHARED = ROOT.parent / "shared"  # documents that are no part of the repository: a test that needs them is skipped without

MLIR = ROOT / "tests/mlir"
REFUSED = sorted(MLIR.rglob("fail*.mlir"))
GOLDEN = sorted(set(MLIR.rglob("*.mlir")) - set(REFUSED))  # an input and what is printed of it


def golden_name(path: pathlib.Path) -> str:
    """The name of a file of tests/mlir: arith/ops."""
    return path.relative_to(MLIR).with_suffix("").as_posix()
