"""The tptr dialect of triton-shared (commit 1c203ca99e7e): pointers between Triton's and those of memory references."""

from mlircore import dialect as d
from mlircore.define.shaped import AnySignlessIntegerOrIndex

tptr = d.Dialect("tptr")

_POINTER = d.TypeConstraint("pointer type", ("defined", "ptr.ptr"), type_name="ptr.ptr")
_MEMREF = ("kind", "TYPE_MEMREF")
_MEMREF_TYPE = d.TypeConstraint("memref of any type values", _MEMREF, type_name="builtin.memref", type_class=_MEMREF)
_STATIC = d.TypeConstraint("statically shaped memref of any type values", ("and", _MEMREF, ("static",)), type_name="builtin.memref",
                           type_class=_MEMREF)


class DefaultMemorySpaceAttr(d.AttrDef, dialect=tptr, mnemonic="default_memory_space"):
    """The space of pointers that state none."""


class FromMemrefOp(d.Op, dialect=tptr, name="from_memref"):
    """The address of a memory reference."""

    input = d.Operand(_MEMREF_TYPE)
    result = d.Result(_POINTER)
    traits = (d.Pure,)
    assembly_format = "$input attr-dict `:` type($input) `to` type($result)"


class IntToPtrOp(d.Op, dialect=tptr, name="inttoptr"):
    """An integer as a pointer."""

    arg = d.Operand(AnySignlessIntegerOrIndex)
    res = d.Result(_POINTER)
    traits = (d.Pure,)
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"


class LoadOp(d.Op, dialect=tptr, name="load"):
    """The value at a pointer."""

    addr = d.Operand(d.AnyType)
    res = d.Result(d.AnyType)
    effects = ("read addr",)
    assembly_format = "$addr attr-dict `:` qualified(type($addr)) `->` type($res)"


class PtrAddOp(d.Op, dialect=tptr, name="ptradd"):
    """A pointer that is some bytes further."""

    base = d.Operand(_POINTER)
    offset = d.Operand(AnySignlessIntegerOrIndex)
    result = d.Result(_POINTER)
    traits = (d.Pure, d.AllTypesMatch("base", "result"))
    assembly_format = "$base $offset attr-dict `:` type($base) `,` type($offset) `to` type($result)"


class PtrToIntOp(d.Op, dialect=tptr, name="ptrtoint"):
    """A pointer as an integer."""

    arg = d.Operand(_POINTER)
    res = d.Result(AnySignlessIntegerOrIndex)
    traits = (d.Pure,)
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"


class StoreOp(d.Op, dialect=tptr, name="store"):
    """Writes a value to a pointer."""

    value = d.Operand(d.AnyType)
    addr = d.Operand(d.AnyType)
    effects = ("write addr",)
    assembly_format = "$value `,` $addr attr-dict `:` type($value) `,` qualified(type($addr))"


class ToMemrefOp(d.Op, dialect=tptr, name="to_memref"):
    """A pointer as a memory reference."""

    arg = d.Operand(_POINTER)
    res = d.Result(_STATIC)
    traits = (d.Pure,)
    assembly_format = "$arg attr-dict `:` type($arg) `to` type($res)"


class TypeOffsetOp(d.Op, dialect=tptr, name="type_offset"):
    """How many bytes are between the elements of an array of the type."""

    baseType = d.Attr(d.TypeAttr)
    result = d.Result(AnySignlessIntegerOrIndex)
    traits = (d.ConstantLike, d.Pure)
    assembly_format = "attr-dict $baseType custom<`tptr.IndexOr`>(type($result))"


__getattr__ = tptr.member
__dir__ = tptr.members
