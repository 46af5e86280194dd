"""The part of the test dialect that the documents use: an operation whose region is a graph region."""

from mlircore.dialect import GraphRegion, Op, Region
from mlircore.legacy.base import legacy


class GraphRegionOp(Op, dialect=legacy, name="test.graph_region"):
    """Has a region with one block, whose operations can use values that are defined after them."""

    body = Region()
    traits = (GraphRegion,)
    upgrade = "test.graph_region"
    assembly_format = "attr-dict-with-keyword $body"
