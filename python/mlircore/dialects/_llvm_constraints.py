"""Constraints that llvm and the dialects on top of it share; here, so that these are imported without the definitions of llvm."""

from mlircore.dialect import I1, AnySignlessInteger, AttrConstraint, TypeConstraint, one_of

_OF_THE_DIALECT = tuple(("defined", f"llvm.{name}") for name in (
    "ptr", "struct", "array", "void", "func", "token", "metadata", "label", "target", "ppc_fp128", "x86_amx"))
_OPAQUE = ("and", ("defined", "llvm.struct"), ("param", 3, ("is_attr", "true")))
_FLOAT = ("or", ("float", "f32", "f64", "f16", "bf16", "f80", "f128"), ("defined", "llvm.ppc_fp128"))
_SIGNLESS = ("integer", 1, 0)
_PTR = ("and", ("defined", "ptr.ptr"), ("param", 0, ("or", ("defined", "llvm.address_space"), ("defined", "nvvm.memory_space"))))
_VECTOR = ("and", ("kind", "TYPE_VECTOR"), ("rank", 1))
_ANY = ("or", _SIGNLESS, ("float", "f32", "f64", "f16", "bf16", "f80", "f128"), *_OF_THE_DIALECT, _PTR, _VECTOR)
_AGGREGATE = ("or", ("defined", "llvm.struct"), ("defined", "llvm.array"))
_NO_VALUE = ("or", ("defined", "llvm.void"), ("defined", "llvm.func"))
_ELEMENT = ("or", _SIGNLESS, ("float", "f32", "f64", "f16", "bf16", "f80", "f128"), ("defined", "llvm.ptr"), _PTR)

LLVMType = TypeConstraint("LLVM dialect-compatible type", _ANY)
PrimitiveType = TypeConstraint("primitive LLVM type", ("and", _ANY, ("not", _NO_VALUE)))
LoadableType = TypeConstraint("LLVM type with size", ("and", _ANY, ("not", _NO_VALUE), ("not", _OPAQUE)))
TokenType = TypeConstraint("LLVM token type", ("defined", "llvm.token"), type_text="!llvm.token")
LLVMFloat = TypeConstraint("floating point LLVM type", _FLOAT)
AnyPointer = TypeConstraint("LLVM pointer type", ("defined", "llvm.ptr"), type_name="llvm.ptr")
AnyStruct = TypeConstraint("LLVM structure type", ("defined", "llvm.struct"))
AnyAggregate = TypeConstraint("LLVM aggregate type", _AGGREGATE)
AnyNonAggregate = TypeConstraint("LLVM-compatible non-aggregate type", ("and", _ANY, ("not", _AGGREGATE)))
AnyVector = TypeConstraint("LLVM dialect-compatible vector type", ("and", _VECTOR, ("element", _ELEMENT)),
                           type_name="builtin.vector", type_class=("kind", "TYPE_VECTOR"))
FixedVector = TypeConstraint("LLVM dialect-compatible fixed-length vector type", ("kind", "TYPE_VECTOR"))


def _pointer(space: int) -> TypeConstraint:
    text = f"!llvm.ptr<{space}>" if space else "!llvm.ptr"
    return TypeConstraint(f"LLVM pointer in address space {space}", ("is", text), type_text=text, type_name="llvm.ptr",
                          type_class=("defined", "llvm.ptr"))


def pointers(*spaces: int) -> TypeConstraint:
    """A pointer into the address space, or into one of several."""
    some = [_pointer(space) for space in spaces]
    return some[0] if len(some) == 1 else one_of(" or ".join(each.summary for each in some), *some)


def vector_of(element: TypeConstraint) -> TypeConstraint:
    """A vector whose elements satisfy the constraint."""
    return TypeConstraint(f"LLVM dialect-compatible vector of {element.summary}",
                          ("and", AnyVector.predicate, ("element", element.predicate)), type_name="builtin.vector",
                          type_class=("kind", "TYPE_VECTOR"))


def scalar_or_vector_of(element: TypeConstraint) -> TypeConstraint:
    """A type that satisfies the constraint, or a vector of such types."""
    return one_of(f"{element.summary} or {vector_of(element).summary}", element, vector_of(element))


IntegerLike = scalar_or_vector_of(AnySignlessInteger)
FloatLike = scalar_or_vector_of(LLVMFloat)
PointerLike = scalar_or_vector_of(AnyPointer)
BoolLike = scalar_or_vector_of(I1)
AtomicRMWType = one_of("floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type",
                       LLVMFloat, AnyPointer, AnySignlessInteger, FixedVector)
AtomicCmpXchgType = one_of("signless integer or LLVM pointer type", AnySignlessInteger, AnyPointer)
LLVMFunctionTypeAttr = AttrConstraint("type attribute of LLVM function type", ("type_value", ("defined", "llvm.func")), ("kind", "ATTR_TYPE"))


def integer_attr(summary: str, width: int) -> AttrConstraint:
    """A signless integer of that width."""
    held = ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 1, width)))
    return AttrConstraint(summary, held, ("kind", "ATTR_INTEGER"), value_type=f"i{width}")


def held(name: str, summary: str) -> AttrConstraint:
    """An attribute that the dialect defines, in the words that operations have for it."""
    predicate = ("defined", f"llvm.{name}")
    return AttrConstraint(summary, predicate, predicate, definition=f"llvm.{name}")


LinkageAttr = held("linkage", "LLVM Linkage specification")
CConvAttr = held("cconv", "LLVM Calling Convention specification")
TailCallKindAttr = held("tailcallkind", "LLVM Calling Convention specification")


def _array_of(what: str, name: str) -> AttrConstraint:
    return AttrConstraint(what, ("all", ("defined", f"llvm.{name}")), ("kind", "ATTR_ARRAY"))


AccessGroupArrayAttr = _array_of("LLVM dialect access group metadata array", "access_group")
AliasScopeArrayAttr = _array_of("LLVM dialect alias scope array", "alias_scope")
TBAATagArrayAttr = _array_of("LLVM dialect TBAA tag metadata array", "tbaa_tag")
