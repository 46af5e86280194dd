"""The calyx dialect: the schedule."""

from mlircore import dialect as d

from .base import ArrayAttr, calyx


class ControlOp(d.Op, dialect=calyx, name="control"):
    body = d.Region(1)
    traits = (d.HasParent("calyx.component"), d.SymbolTable, d.NoRegionArguments, d.NoTerminator, d.SingleBlock)
    assembly_format = "$body attr-dict"


class _Block(d.Op):
    body = d.Region(1)
    traits = (d.NoRegionArguments, d.NoTerminator, d.SingleBlock)
    assembly_format = "$body attr-dict"


class SeqOp(_Block, dialect=calyx, name="seq"):
    pass


class StaticSeqOp(_Block, dialect=calyx, name="static_seq"):
    pass


class ParOp(_Block, dialect=calyx, name="par"):
    pass


class StaticParOp(_Block, dialect=calyx, name="static_par"):
    pass


class _Repeat(d.Op):
    count = d.Attr(d.I32Attr)
    body = d.Region(1)
    traits = (d.NoRegionArguments, d.NoTerminator, d.SingleBlock)
    assembly_format = "$count $body attr-dict"


class RepeatOp(_Repeat, dialect=calyx, name="repeat"):
    pass


class StaticRepeatOp(_Repeat, dialect=calyx, name="static_repeat"):
    pass


class IfOp(d.Op, dialect=calyx, name="if"):
    cond = d.Operand(d.I1)
    groupName = d.OptionalAttr(d.FlatSymbolRefAttr)
    thenRegion = d.Region(1)
    elseRegion = d.Region()
    traits = (d.NoRegionArguments, d.NoTerminator, d.SingleBlock)
    assembly_format = "$cond (`with` $groupName^)? $thenRegion (`else` $elseRegion^)? attr-dict"


class StaticIfOp(d.Op, dialect=calyx, name="static_if"):
    cond = d.Operand(d.I1)
    thenRegion = d.Region(1)
    elseRegion = d.Region()
    traits = (d.NoRegionArguments, d.NoTerminator, d.SingleBlock)
    assembly_format = "$cond $thenRegion (`else` $elseRegion^)? attr-dict"


class WhileOp(d.Op, dialect=calyx, name="while"):
    cond = d.Operand(d.I1)
    groupName = d.OptionalAttr(d.FlatSymbolRefAttr)
    body = d.Region(1)
    traits = (d.NoRegionArguments, d.NoTerminator, d.SingleBlock)
    assembly_format = "$cond (`with` $groupName^)? $body attr-dict"


class EnableOp(d.Op, dialect=calyx, name="enable"):
    groupName = d.Attr(d.FlatSymbolRefAttr)
    compiledGroups = d.OptionalAttr(ArrayAttr)
    assembly_format = "$groupName attr-dict"


class InvokeOp(d.Op, dialect=calyx, name="invoke"):
    callee = d.Attr(d.FlatSymbolRefAttr)
    ports = d.Operands(d.AnyType)
    inputs = d.Operands(d.AnyType)
    refCellsMap = d.Attr(ArrayAttr)
    portNames = d.Attr(ArrayAttr)
    inputNames = d.Attr(ArrayAttr)
    traits = (d.SameVariadicOperandSize,)
    assembly_format = """
        $callee `` custom<`calyx.Invoke`>($ports, $inputs, $refCellsMap, $portNames, $inputNames, type($ports), type($inputs))
        attr-dict
    """
