"""Loops over what sparse tensors store."""

from __future__ import annotations

from mlircore.define.inference import BY_TRAITS
from mlircore.define.opcodes import VARIADIC
from mlircore.define.regions import OPERATION, Edge
from mlircore.define.shaped import AffineMapAttr, AnyRankedTensor
from mlircore.dialect import (
    AnyType, Attr, AttrSizedOperandSegments, Check, Op, Operand, Operands, OptionalAttr, OptionalOperand, Pure, Region,
    Result, Results, SingleBlock, TypesMatchWith,
)
from mlircore.dialects.sparse_tensor.ops import (
    IterSpaceType, IteratorTypeValue, LevelAttr, LevelSetAttr, LevelSetsAttr, SparseTensor, sparse_tensor,
)


class ForeachOp(Op, dialect=sparse_tensor, name="foreach"):
    """A loop over the elements of a tensor."""

    tensor = Operand(AnyRankedTensor)
    initArgs = Operands(AnyType)
    order = OptionalAttr(AffineMapAttr)
    results = Results(AnyType)
    region = Region(1)
    traits = (SingleBlock,)
    implicit_terminator = "sparse_tensor.yield"
    checks = (Check("sparse.Foreach"),)
    result_names = ""
    assembly_format = """
        `in` $tensor (`init` `(` $initArgs^ `)`)? attr-dict `:` type($tensor) (`,` type($initArgs)^)? (`->` type($results)^)? `do` $region
    """


class ExtractIterSpaceOp(Op, dialect=sparse_tensor, name="extract_iteration_space"):
    """The space of stored entries at some levels, below an iterator of the previous levels."""

    tensor = Operand(SparseTensor)
    parentIter = OptionalOperand(IteratorTypeValue)
    loLvl = Attr(LevelAttr)
    hiLvl = Attr(LevelAttr)
    extractedSpace = Result(IterSpaceType)
    infer = BY_TRAITS
    traits = (Pure,)
    checks = (Check("sparse.Space"), Check("sparse.SpaceType"))
    assembly_format = """
        $tensor (`at` $parentIter^)? `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) attr-dict
        `:` type($tensor) (`,` type($parentIter)^)? `->` qualified(type($extractedSpace))
    """


class ExtractValOp(Op, dialect=sparse_tensor, name="extract_value"):
    """The value at an iterator."""

    tensor = Operand(SparseTensor)
    iterator = Operand(IteratorTypeValue)
    result = Result(AnyType)
    infer = BY_TRAITS
    traits = (Pure, TypesMatchWith("result type matches element type of tensor", "tensor", "result", "ElementType"))
    checks = (Check("sparse.Value"),)
    assembly_format = "$tensor `at` $iterator attr-dict `:` type($tensor) `,` qualified(type($iterator))"


class IterateOp(Op, dialect=sparse_tensor, name="iterate"):
    """A loop over what is stored at some levels."""

    iterSpace = Operand(IterSpaceType)
    initArgs = Operands(AnyType)
    crdUsedLvls = Attr(LevelSetAttr)
    results = Results(AnyType)
    region = Region(1)
    traits = (SingleBlock,)
    facts = {"speculated_inside": True, "loop": True, "region_edges": (
        Edge(OPERATION, 0, "initArgs"), Edge(OPERATION, OPERATION, "initArgs"), Edge(0, 0), Edge(0, OPERATION))}
    effects = ("nested",)
    implicit_terminator = "sparse_tensor.yield"
    checks = (Check("sparse.Loop"),)
    region_checks = (Check("sparse.Carried"),)
    assembly_format = """
        custom<`sparse.Iterate`>($iterSpace, $initArgs, type($iterSpace), type($initArgs), type($results), $crdUsedLvls, attr-dict, $region)
    """


class CoIterateOp(Op, dialect=sparse_tensor, name="coiterate"):
    """A loop over what is stored in several tensors, with a region for each case of who has something."""

    iterSpaces = Operands(IterSpaceType)
    initArgs = Operands(AnyType)
    crdUsedLvls = Attr(LevelSetAttr)
    cases = Attr(LevelSetsAttr)
    results = Results(AnyType)
    caseRegions = Region(1, VARIADIC)
    traits = (AttrSizedOperandSegments, SingleBlock)
    effects = ("nested",)
    implicit_terminator = "sparse_tensor.yield"
    checks = (Check("sparse.Loop"),)
    region_checks = (Check("sparse.Carried"),)
    assembly_format = """
        custom<`sparse.CoIterate`>(
            $iterSpaces, $initArgs, type($iterSpaces), type($initArgs), type($results), $crdUsedLvls, $cases, attr-dict, $caseRegions)
    """
