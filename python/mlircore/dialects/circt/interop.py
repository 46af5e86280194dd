"""CIRCT's interop dialect: values that survive from one call to the next."""

from mlircore import dialect as d

interop = d.Dialect("interop")

InteropMechanism = interop.enum(d.EnumDef(
    [("cffi", 0), ("cpp", 1)], summary="interface through which interoperability is achieved", cpp_name="::InteropMechanism"))


class ProceduralAllocOp(d.Op, dialect=interop, name="procedural.alloc"):
    interopMechanism = d.Attr(InteropMechanism)
    states = d.Results(d.AnyType)
    assembly_format = "$interopMechanism ( `:` qualified(type($states))^ )? attr-dict"


class ProceduralDeallocOp(d.Op, dialect=interop, name="procedural.dealloc"):
    interopMechanism = d.Attr(InteropMechanism)
    states = d.Operands(d.AnyType)
    deallocRegion = d.Region(1)
    traits = (d.SingleBlock, d.NoTerminator)
    assembly_format = "$interopMechanism ( $states^ `:` qualified(type($states)) )? attr-dict-with-keyword $deallocRegion"


class ProceduralInitOp(d.Op, dialect=interop, name="procedural.init"):
    interopMechanism = d.Attr(InteropMechanism)
    states = d.Operands(d.AnyType)
    initRegion = d.Region(1)
    traits = (d.SingleBlock,)
    assembly_format = "$interopMechanism ( $states^ `:` qualified(type($states)) )? attr-dict-with-keyword $initRegion"


class ProceduralUpdateOp(d.Op, dialect=interop, name="procedural.update"):
    interopMechanism = d.Attr(InteropMechanism)
    states = d.Operands(d.AnyType)
    inputs = d.Operands(d.AnyType)
    outputs = d.Results(d.AnyType)
    updateRegion = d.Region(1)
    traits = (d.SingleBlock, d.AttrSizedOperandSegments)
    assembly_format = """
        $interopMechanism ( ` ` `[` $states^ `]` )? ( `(` $inputs^ `)` )? `:` (`[` qualified(type($states))^
        `]`)? functional-type($inputs, $outputs) attr-dict-with-keyword $updateRegion
    """


class ReturnOp(d.Op, dialect=interop, name="return"):
    returnValues = d.Operands(d.AnyType)
    traits = (d.HasParent("interop.procedural.init", "interop.procedural.update"), d.ReturnLike, d.Terminator)
    assembly_format = "attr-dict ($returnValues^ `:` type($returnValues))?"


__getattr__ = interop.member
__dir__ = interop.members
