"""Paths of the repository."""

import pathlib

import pytest

ROOT = pathlib.Path(__file__).parents[2]
IN_TREE = (ROOT / "src_c").is_dir()  # else the tests run alone, against an installed package
SHARED = ROOT.parent / "shared"  # documents outside the repository: a test that needs them is skipped without them

MLIR = ROOT / "tests/mlir"
REFUSED = sorted(MLIR.rglob("fail*.mlir"))
PACKS = ROOT / "tests/packs"
GOLDEN = sorted(set(MLIR.rglob("*.mlir")) - set(REFUSED))  # an input and its printed forms

# For tests of the repository's own files: sources, documents, examples.
needs_tree = pytest.mark.skipif(not IN_TREE, reason="needs the repository around tests/")


def golden_name(path: pathlib.Path) -> str:
    """The name of a file of tests/mlir: arith/ops."""
    return path.relative_to(MLIR).with_suffix("").as_posix()
