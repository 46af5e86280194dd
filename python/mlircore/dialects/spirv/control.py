"""The spirv dialect: branches, structured control flow, calls."""

from mlircore.dialect import (
    AnyIntElementsAttr, AnyType, Attr, AttrSizedOperandSegments, Check, DenseI32ArrayAttr, DictArrayAttr, FlatSymbolRefAttr, HasParent, Op,
    Operand, Operands, OptionalAttr, OptionalOperand, OptionalResult, Pure, Region, Relation, Results, ReturnLike, Successor, Successors, Terminator,
)
from mlircore.dialects.spirv.enums import LoopControlAttr, SelectionControlAttr, spirv
from mlircore.dialects.spirv.types import (
    AnyPointer, Bool, I32ArrayAttr, InFunction, Integer, SignlessOrUnsigned32, SPIRVType, define,
)

# --- branches ---


class BranchOp(Op, dialect=spirv, name="Branch"):
    """Goes to a block."""

    targetOperands = Operands(SPIRVType)
    target = Successor()
    facts = {"branch_operands": "targetOperands", "spirv.kind": "branch"}
    traits = (Check("Branch"), InFunction, Pure, Terminator)
    assembly_format = "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict"


class BranchConditionalOp(Op, dialect=spirv, name="BranchConditional"):
    """Goes to one of two blocks, by a condition."""

    condition = Operand(Bool)
    trueTargetOperands = Operands(SPIRVType)
    falseTargetOperands = Operands(SPIRVType)
    branch_weights = OptionalAttr(I32ArrayAttr)
    trueTarget = Successor()
    falseTarget = Successor()
    facts = {"branch_operands": ("trueTargetOperands", "falseTargetOperands")}
    traits = (AttrSizedOperandSegments, Check("Branch"), InFunction, Pure, Terminator)
    checks = (Check("spirv.BranchWeights"),)
    assembly_format = """
        $condition `` custom<`spirv.Weights`>($branch_weights) `,` $trueTarget (`(` $trueTargetOperands^ `:` type($trueTargetOperands) `)`)?
        `,` $falseTarget (`(` $falseTargetOperands^ `:` type($falseTargetOperands) `)`)? `` custom<`spirv.NoAttrs`>(attr-dict)
    """


class SwitchOp(Op, dialect=spirv, name="Switch"):
    """Goes to the block of a value, or to a default block."""

    selector = Operand(Integer)
    defaultOperands = Operands(AnyType)
    targetOperands = Operands(AnyType)
    literals = OptionalAttr(AnyIntElementsAttr)
    case_operand_segments = Attr(DenseI32ArrayAttr)
    defaultTarget = Successor()
    targets = Successors()
    facts = {"branch_operands": ("defaultOperands", "targetOperands"), "branch_parts": "case_operand_segments"}
    traits = (AttrSizedOperandSegments, Relation("Parts", "case_operand_segments", "targetOperands"), InFunction, Check("Branch"), Pure,
              Terminator)
    checks = (Check("spirv.Switch"),)
    assembly_format = r"""
        $selector `:` type($selector) `,` `[` `\n`
        custom<`cf.SwitchCases`>(ref(type($selector)), $defaultTarget, $defaultOperands, type($defaultOperands), $literals, $targets,
                                 $targetOperands, type($targetOperands), $case_operand_segments)
        `]` attr-dict
    """


class _End(Op):
    traits = (InFunction, Pure, ReturnLike, Terminator)
    assembly_format = "attr-dict"


define(_End, "Kill KillOp Ends an invocation of a fragment shader.", traits=(Terminator,))
define(_End, "Return ReturnOp Ends a function without a result.", facts={"spirv.kind": "return", "inlined_as": "spirv.Branch"})
define(_End, "Unreachable UnreachableOp The end of a block that control never reaches.", traits=(InFunction, Terminator),
       checks=(Check("spirv.Unreachable"),))


class ReturnValueOp(Op, dialect=spirv, name="ReturnValue"):
    """Ends a function with its result."""

    value = Operand(SPIRVType)
    traits = (InFunction, Pure, ReturnLike, Terminator)
    facts = {"spirv.kind": "return", "inlined_as": "spirv.Branch"}
    assembly_format = "$value attr-dict `:` type($value)"


# --- structured control flow ---


class SelectionOp(Op, dialect=spirv, name="mlir.selection"):
    """Blocks that control enters at the first and leaves at the last one."""

    selection_control = Attr(SelectionControlAttr)
    results = Results(AnyType)
    body = Region()
    traits = (InFunction,)
    region_checks = (Check("spirv.Selection"),)
    assembly_format = "`` custom<`spirv.Control`>($selection_control, type($results), $body, attr-dict)"


class LoopOp(Op, dialect=spirv, name="mlir.loop"):
    """A loop: an entry block, a header, a body, a block that goes back to the header, and one that control leaves at."""

    loop_control = Attr(LoopControlAttr)
    results = Results(AnyType)
    body = Region()
    traits = (InFunction,)
    region_checks = (Check("spirv.Loop"),)
    assembly_format = "`` custom<`spirv.Control`>($loop_control, type($results), $body, attr-dict)"


class MergeOp(Op, dialect=spirv, name="mlir.merge"):
    """The end of a selection or a loop, with its results."""

    operands = Operands(AnyType)
    traits = (Pure, Terminator, HasParent("spirv.mlir.selection", "spirv.mlir.loop"), ReturnLike)
    facts = {"spirv.kind": "merge"}
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


# --- calls ---


class FunctionCallOp(Op, dialect=spirv, name="FunctionCall"):
    """A call of a function."""

    callee = Attr(FlatSymbolRefAttr)
    arguments = Operands(SPIRVType)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    return_value = OptionalResult(SPIRVType)
    facts = {"callee": "callee"}
    traits = (InFunction,)
    symbol_uses = (Check("spirv.Call"),)
    assembly_format = "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)"


# --- meshes and primitives ---


class EXTEmitMeshTasksOp(Op, dialect=spirv, name="EXT.EmitMeshTasks"):
    """Starts the groups of a mesh shader, and ends the shader before it."""

    group_count_x = Operand(SignlessOrUnsigned32)
    group_count_y = Operand(SignlessOrUnsigned32)
    group_count_z = Operand(SignlessOrUnsigned32)
    payload = OptionalOperand(AnyPointer)
    traits = (Terminator,)
    checks = (Check("spirv.MeshPayload"),)
    assembly_format = "operands attr-dict `:` type(operands)"


class EXTSetMeshOutputsOp(Op, dialect=spirv, name="EXT.SetMeshOutputs"):
    """How many vertices and primitives a mesh shader makes."""

    vertex_count = Operand(SignlessOrUnsigned32)
    primitive_count = Operand(SignlessOrUnsigned32)
    assembly_format = "operands attr-dict `:` type(operands)"


class _Plain(Op):
    assembly_format = "attr-dict"


define(_Plain, """
    EmitVertex EmitVertexOp Emits the outputs as the next vertex of a primitive.
    EndPrimitive EndPrimitiveOp Ends a primitive and begins the next one.
""")


class KHRAssumeTrueOp(Op, dialect=spirv, name="KHR.AssumeTrue"):
    """Promises that a condition holds."""

    condition = Operand(Bool)
    assembly_format = "$condition attr-dict"
