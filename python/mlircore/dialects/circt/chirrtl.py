"""CIRCT's chirrtl dialect: memories whose ports are found by their uses."""

from mlircore import dialect as d
from mlircore.dialects.circt.firrtl.base import (
    Annotations, Clock, FIRRTLBaseType, InnerSym, IntType, MemoryInitAttr, NameKindAttr, Ref, RUWBehaviorAttr)

chirrtl = d.Dialect("chirrtl", is_open=True)

MemDir = chirrtl.enum(d.EnumDef(
    [("Infer", 0), ("Read", 1), ("Write", 2), ("ReadWrite", 3)], summary="Memory Direction Enum", tight=True))


class CMemoryType(d.TypeDef, dialect=chirrtl, mnemonic="cmemory"):
    elementType = d.TypeParam()
    numElements = d.IntParam(64, signed=False)
    assembly_format = "`<` custom<`firrtl.Type`>($elementType, `base`) `,` $numElements `>`"
    summary = "a behavioral memory"
    verify = "chirrtl.Memory"


class CMemoryPortType(d.TypeDef, dialect=chirrtl, mnemonic="cmemoryport"):
    summary = "a behavioral memory port"


class CombMemOp(d.Op, dialect=chirrtl, name="combmem"):
    name_ = d.Attr(d.StrAttr)
    nameKind = d.Attr(NameKindAttr, default="droppable_name")
    annotations = d.Attr(Annotations, default="[]")
    inner_sym = d.OptionalAttr(InnerSym)
    init = d.OptionalAttr(MemoryInitAttr)
    prefix = d.OptionalAttr(d.StrAttr)
    result = d.Result(CMemoryType)
    assembly_format = """
        (`sym` $inner_sym^)? `` custom<`firrtl.NameKind`>($nameKind) `` custom<`circt.NameInDict`>(attr-dict, $name) `:`
        qualified(type($result))
    """
    result_name = "{name}"
    result_names = "Patterns"


class SeqMemOp(d.Op, dialect=chirrtl, name="seqmem"):
    ruw = d.Attr(RUWBehaviorAttr)
    name_ = d.Attr(d.StrAttr)
    nameKind = d.Attr(NameKindAttr, default="droppable_name")
    annotations = d.Attr(Annotations, default="[]")
    inner_sym = d.OptionalAttr(InnerSym)
    init = d.OptionalAttr(MemoryInitAttr)
    prefix = d.OptionalAttr(d.StrAttr)
    result = d.Result(CMemoryType)
    assembly_format = """
        (`sym` $inner_sym^)? `` custom<`firrtl.NameKind`>($nameKind) $ruw custom<`circt.NameInDict`>(attr-dict, $name)
        `:` qualified(type($result))
    """
    result_name = "{name}"
    result_names = "Patterns"


class MemoryPortOp(d.Op, dialect=chirrtl, name="memoryport"):
    memory = d.Operand(CMemoryType)
    direction = d.Attr(MemDir)
    name_ = d.Attr(d.StrAttr)
    annotations = d.Attr(Annotations, default="[]")
    data = d.Result(FIRRTLBaseType)
    port = d.Result(CMemoryPortType)
    assembly_format = "$direction $memory attr-dict `:` functional-type(operands, results)"
    result_name = "{name|memport}_data,{name|memport}_port"
    result_names = "Patterns"


class MemoryDebugPortOp(d.Op, dialect=chirrtl, name="debugport"):
    memory = d.Operand(CMemoryType)
    name_ = d.Attr(d.StrAttr)
    annotations = d.Attr(Annotations, default="[]")
    data = d.Result(Ref)
    assembly_format = "$memory custom<`circt.SpacedDict`>(attr-dict) `:` functional-type(operands, results)"
    result_name = "{name|memport}_data"
    result_names = "Patterns"


class MemoryPortAccessOp(d.Op, dialect=chirrtl, name="memoryport.access"):
    port = d.Operand(CMemoryPortType)
    index = d.Operand(IntType)
    clock = d.Operand(Clock)
    assembly_format = "$port `[` $index `]` `,` $clock attr-dict `:` type(operands)"


__getattr__ = chirrtl.member
__dir__ = chirrtl.members
