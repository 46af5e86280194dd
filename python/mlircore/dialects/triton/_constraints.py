"""Types of operands and results that several dialects of Triton have."""

from mlircore import dialect as d

_FLOAT = ("float", "f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "f16", "bf16", "f32", "f64")
_INT = ("or", *(("integer", 1, width) for width in (1, 4, 8, 16, 32, 64)))
_BOOL = ("integer", 1, 1)
_PTR = ("defined", "tt.ptr")
_TENSOR = ("kind", "TYPE_RANKED_TENSOR")


def tensor_of(summary: str, *elements: tuple[object, ...]) -> d.TypeConstraint:
    """A ranked tensor of elements that satisfy one of the predicates."""
    element = elements[0] if len(elements) == 1 else ("or", *elements)
    return d.TypeConstraint(f"ranked tensor of {summary} values", ("and", _TENSOR, ("element", element)), type_name="builtin.tensor",
                            type_class=_TENSOR)


def _like(summary: str, *elements: tuple[object, ...]) -> d.TypeConstraint:
    """One of the scalars, or a ranked tensor of it."""
    element = elements[0] if len(elements) == 1 else ("or", *elements)
    return d.TypeConstraint(f"{summary} or ranked tensor of {summary} values", ("or", element, ("and", _TENSOR, ("element", element))))


FloatLike = _like("floating-point", _FLOAT)
IntLike = _like("integer", _INT)
BoolLike = _like("1-bit signless integer", _BOOL)
PtrLike = _like("ptr", _PTR)
I64Like = d.TypeConstraint("64-bit signless integer or tensor of 64-bit signless integer values", (
    "or", ("integer", 1, 64), ("and", ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"), ("element", ("integer", 1, 64)))))
I1OrTensor = d.TypeConstraint("1-bit signless integer or tensor of 1-bit signless integer values", (
    "or", _BOOL, ("and", ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"), ("element", _BOOL))))
Int = d.TypeConstraint("integer", _INT)
Float = d.TypeConstraint("floating-point", _FLOAT)
Ptr = d.TypeConstraint("ptr", _PTR, type_name="tt.ptr")
FloatTensor = tensor_of("floating-point", _FLOAT)
IntTensor = tensor_of("integer", _INT)
PtrTensor = tensor_of("ptr", _PTR)
FpIntTensor = tensor_of("floating-point or integer", _FLOAT, _INT)
FloatOrI8Tensor = tensor_of("floating-point or 8-bit signless integer", _FLOAT, ("integer", 1, 8))
OffsetTensor = tensor_of("16-bit signless integer or 32-bit signless integer", ("integer", 1, 16), ("integer", 1, 32))
I1Tensor = d.TypeConstraint("tensor of 1-bit signless integer values", (
    "and", ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"), ("element", _BOOL)), type_name="",
    type_class=("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR"))
I8Tensor = tensor_of("8-bit signless integer", ("integer", 1, 8))
I32Tensor = tensor_of("32-bit signless integer", ("integer", 1, 32))
Tensor = tensor_of("floating-point or integer or ptr", _FLOAT, _INT, _PTR)
AnyTritonType = d.TypeConstraint(
    "floating-point or ranked tensor of floating-point values or integer or ranked tensor of integer values or ptr or ranked tensor of ptr values",
    ("or", _FLOAT, _INT, _PTR, ("and", _TENSOR, ("element", ("or", _FLOAT, _INT, _PTR)))))
I16 = d.TypeConstraint("16-bit signless integer", ("integer", 1, 16), type_text="i16", type_name="builtin.integer",
                       type_class=("kind", "TYPE_INTEGER"))
I128 = d.TypeConstraint("128-bit signless integer", ("integer", 1, 128), type_text="i128", type_name="builtin.integer",
                        type_class=("kind", "TYPE_INTEGER"))

BoolTensor = tensor_of("1-bit signless integer", _BOOL)
ScaleTensor = tensor_of("bfloat16 type or 8-bit signless integer", ("float", "bf16"), ("integer", 1, 8))
HalfTensor = tensor_of("16-bit float or bfloat16 type", ("float", "f16", "bf16"))
F8Tensor = tensor_of("f8E4M3FN type or f8E5M2 type", ("float", "f8E4M3FN", "f8E5M2"))
AnyRankedTensor = d.TypeConstraint("ranked tensor of any type values", _TENSOR, type_name="builtin.tensor")
_ANY_TENSOR = ("kind", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR")
AnyI32Tensor = d.TypeConstraint("tensor of 32-bit signless integer values", ("and", _ANY_TENSOR, ("element", ("integer", 1, 32))), type_name="",
                                type_class=_ANY_TENSOR)
AnyOffsetTensor = d.TypeConstraint(
    "tensor of 16-bit signless integer or 32-bit signless integer values",
    ("and", _ANY_TENSOR, ("element", ("or", ("integer", 1, 16), ("integer", 1, 32)))), type_name="", type_class=_ANY_TENSOR)
AnyTensorDesc = d.TypeConstraint("tensor descriptor type", ("or", ("defined", "tt.tensordesc"), ("defined", "ttng.tensordesc_im2col")))
TensorOrMemDesc = d.TypeConstraint("TensorOrMemDesc instance", ("or", ("defined", "ttg.memdesc"), _TENSOR))
LLVMPointer = d.TypeConstraint("LLVM pointer type", ("defined", "llvm.ptr"), type_name="llvm.ptr")
LLVMType = d.TypeConstraint("LLVM dialect-compatible type")

# The check of every operation of tt: sizes of tensors, and layouts that fit the module.
Tensors = d.Check("tt.Tensors")
SameEncoding = d.Check("tt.SameEncoding")
SameOperandsEncoding = d.Check("tt.SameEncoding", "operands")
