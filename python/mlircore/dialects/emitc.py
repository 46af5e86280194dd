"""The emitc dialect: its types and attributes; the operations are not defined yet."""

from mlircore._definitions import AttrDef, DenseParam, StringParam, TypeDef, TypeParam
from mlircore.dialect import Dialect, TypeConstraint

emitc = Dialect("emitc", complete=False, symbols_complete=True)


class OpaqueType(TypeDef, dialect=emitc, mnemonic="opaque"):
    """EmitC opaque type."""

    value = StringParam(cpp_type="::llvm::StringRef", verify=(("size", 1), "expected non empty string in !emitc.opaque type"))
    cpp_name, verify = "EmitC_OpaqueType", "NotPointer"
    assembly_format = "`<` $value `>`"


class PointerType(TypeDef, dialect=emitc, mnemonic="ptr"):
    """EmitC pointer type."""

    pointee = TypeParam(cpp_type="Type", verify=(("not", ("defined", "emitc.lvalue")), "pointers to lvalues are not allowed"))
    cpp_name = "EmitC_PointerType"
    assembly_format = "`<` qualified($pointee) `>`"


class SignedSizeT(TypeDef, dialect=emitc, mnemonic="ssize_t"):
    """EmitC signed size type."""


class PtrDiffT(TypeDef, dialect=emitc, mnemonic="ptrdiff_t"):
    """EmitC signed pointer diff type."""


class SizeT(TypeDef, dialect=emitc, mnemonic="size_t"):
    """EmitC unsigned size type."""


_NUMBER = ("or", *(("integer", 7, width) for width in (1, 8, 16, 32, 64)), ("float", "f16", "bf16", "f32", "f64"))
_LONE = ("or", ("kind", "TYPE_INDEX"), _NUMBER, *(("defined", f"emitc.{name}") for name in (
    "opaque", "ptr", "size_t", "ssize_t", "ptrdiff_t")))
_TENSOR = ("and", ("kind", "TYPE_RANKED_TENSOR"), ("static",), ("element", _LONE))
Supported = TypeConstraint("type supported by EmitC", ("or", _LONE, _TENSOR, ("defined", "emitc.array"), ("kind", "TYPE_TUPLE")))
Element = TypeConstraint("type supported by EmitC arrays", _LONE)


class ArrayType(TypeDef, dialect=emitc, mnemonic="array"):
    """EmitC array type."""

    shape = DenseParam("i64", verify=(("size", 1), "shape must not be empty"))
    elementType = TypeParam(Element, complaint="invalid array element type ''$''")
    blame_name = True
    assembly_format = "`<` custom<Shape>($shape, $elementType, `static`) `>`"


class LValueType(TypeDef, dialect=emitc, mnemonic="lvalue"):
    """EmitC lvalue type."""

    valueType = TypeParam(cpp_type="Type", verify=(
        (("not", ArrayType.predicate), "!emitc.lvalue cannot wrap !emitc.array type"),
        (Supported.predicate, "!emitc.lvalue must wrap supported emitc type, but got '$'")))
    cpp_name = "EmitC_LValueType"
    assembly_format = "`<` qualified($valueType) `>`"



class OpaqueAttr(AttrDef, dialect=emitc, mnemonic="opaque"):
    """An opaque attribute."""

    value = StringParam(cpp_type="::llvm::StringRef")
    cpp_name = "EmitC_OpaqueAttr"
    assembly_format = "`<` $value `>`"
