"""Types of the llvm dialect."""

from mlircore._definitions import ArrayParam, BoolParam, IntParam, StringParam, TypeDef, TypeParam
from mlircore.dialects._llvm_enums import llvm


class PointerType(TypeDef, dialect=llvm, mnemonic="ptr"):
    """LLVM pointer type."""

    addressSpace = IntParam(32, signed=False, default=0, cpp_type="unsigned")
    cpp_name, vector_element = "LLVMPointerType", True
    assembly_format = "(`<` $addressSpace^ `>`)?"


class VoidType(TypeDef, dialect=llvm, mnemonic="void"):
    """No value at all."""


class TokenType(TypeDef, dialect=llvm, mnemonic="token"):
    """LLVM token type."""


class LabelType(TypeDef, dialect=llvm, mnemonic="label"):
    """The place of a block."""


class MetadataType(TypeDef, dialect=llvm, mnemonic="metadata"):
    """Metadata as an operand."""


class PPCFP128Type(TypeDef, dialect=llvm, mnemonic="ppc_fp128"):
    """A float that is the sum of two 64-bit ones."""

    cpp_name, vector_element = "LLVMPPCFP128Type", True


class X86AMXType(TypeDef, dialect=llvm, mnemonic="x86_amx"):
    """The contents of a tile register."""


_NO_VALUE = ("or", *(("defined", f"llvm.{name}") for name in ("void", "label", "metadata", "func", "token")))
_ELEMENT = ("not", _NO_VALUE)


class ArrayType(TypeDef, dialect=llvm, mnemonic="array"):
    """LLVM array type."""

    elementType = TypeParam(verify=(_ELEMENT, "invalid array element type: '$'"), cpp_type="Type")
    numElements = IntParam(64, signed=False, cpp_type="uint64_t")
    cpp_name = "LLVMArrayType"
    assembly_format = "`<` $numElements `x` custom<`llvm.BareType`>($elementType) `>`"


class FunctionType(TypeDef, dialect=llvm, mnemonic="func"):
    """LLVM function type."""

    returnType = TypeParam(verify=(
        ("not", ("or", ("defined", "llvm.func"), ("defined", "llvm.metadata"), ("defined", "llvm.label"))),
        "invalid function result type: '$'"), cpp_type="Type")
    params_ = ArrayParam(TypeParam(), verify=(
        ("not", ("or", ("defined", "llvm.void"), ("defined", "llvm.func"))), "invalid function argument type: '$'"),
        cpp_type="::llvm::ArrayRef<Type>")
    varArg = BoolParam(cpp_type="bool")
    cpp_name = "LLVMFunctionType"
    assembly_format = "`<` custom<`llvm.BareType`>($returnType) ` ` `(` custom<`llvm.FunctionTypes`>($params, $varArg) `>`"


class StructType(TypeDef, dialect=llvm, mnemonic="struct"):
    """LLVM structure type.

    One with a name and neither a body nor `opaque` is a mention of an enclosing struct.
    """

    name_ = StringParam(optional=True, cpp_type="::llvm::StringRef")
    body = ArrayParam(TypeParam(), absent=True, verify=(_ELEMENT, "invalid LLVM structure element type: '$'"),
                      cpp_type="::llvm::ArrayRef<mlir::Type>")
    packed = BoolParam(default=False)
    opaque = BoolParam(default=False)
    cpp_name = "LLVMStructType"
    assembly_format = "`<` custom<`llvm.StructBody`>($name, $body, $packed, $opaque) `>`"


class TargetExtType(TypeDef, dialect=llvm, mnemonic="target"):
    """LLVM target extension type."""

    extTypeName = StringParam(cpp_type="::llvm::StringRef")
    typeParams = ArrayParam(TypeParam(), optional=True, cpp_type="::llvm::ArrayRef<Type>")
    intParams = ArrayParam(IntParam(32, signed=False), optional=True, cpp_type="::llvm::ArrayRef<unsigned int>")
    cpp_name = "LLVMTargetExtType"
    assembly_format = "`<` $extTypeName (`,` custom<`llvm.TargetParams`>($typeParams, $intParams)^)? `>`"
