"""What the documents use of the test dialect: an operation whose region is a graph region."""

from mlircore.dialect import GraphRegion, Op, Region
from mlircore.legacy.base import legacy


class GraphRegionOp(Op, dialect=legacy, name="test.graph_region"):
    """Its region has one block, whose operations may use what is defined behind them."""

    body = Region()
    traits = (GraphRegion,)
    upgrade = "test.graph_region"
    assembly_format = "attr-dict-with-keyword $body"
