"""Types of the llvm dialect."""

from __future__ import annotations

from mlircore.bind.types_attributes import make
from mlircore.define.types_attributes import ArrayParam, BoolParam, IntParam, StringParam, TypeDef, TypeParam
from mlircore.dialects.llvm.base import llvm

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Sequence

    from mlircore._core import Context, Location, Type


class PointerType(TypeDef, dialect=llvm, mnemonic="ptr"):
    """LLVM pointer type."""

    addressSpace = IntParam(32, signed=False, default=0, cpp_type="unsigned")
    cpp_name, vector_element = "LLVMPointerType", True
    assembly_format = "(`<` $addressSpace^ `>`)?"

    @classmethod
    def get(cls, address_space: int | None = None, *, context: Context | None = None) -> PointerType:
        """The type of pointers into an address space; None: into space 0."""
        return make(cls, {"addressSpace": address_space}, context)  # type: ignore[no-any-return]


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
    renamed = {"inputs": "params", "is_var_arg": "varArg"}
    assembly_format = "`<` custom<`llvm.BareType`>($returnType) ` ` `(` custom<`llvm.FunctionTypes`>($params, $varArg) `>`"

    @classmethod
    def get(cls, result_type: Type, argument_types: Sequence[Type], *, is_var_arg: bool = False) -> FunctionType:
        """The type of functions with these arguments and one result, which may be void."""
        return make(cls, {"returnType": result_type, "params": list(argument_types), "varArg": is_var_arg})  # type: ignore[no-any-return]

    @property
    def num_inputs(self) -> int:
        """How many arguments there are."""
        return len(self.inputs)


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

    @classmethod
    def get_literal(cls, elements: Sequence[Type], *, packed: bool = False, loc: Location | None = None,
                    context: Context | None = None) -> StructType:
        """A struct without a name. Raises MLIRError for elements that a struct cannot have."""
        return make(cls, {"body": list(elements), "packed": packed}, context, loc)  # type: ignore[no-any-return]

    @classmethod
    def get_literal_unchecked(cls, elements: Sequence[Type], *, packed: bool = False, context: Context | None = None) -> StructType:
        """The same without a location; it is checked nevertheless."""
        return make(cls, {"body": list(elements), "packed": packed}, context)  # type: ignore[no-any-return]

    @classmethod
    def get_identified(cls, name: str, *, context: Context | None = None) -> StructType:
        """The struct that has this name in the context, or one without a body, which `set_body` gives to it.

        Other types are immutable: what was made of a struct before its `set_body` still has the one without a body.
        """
        from mlircore.dialects.llvm import identified

        return identified.get(cls, name, context)  # type: ignore[no-any-return]

    @classmethod
    def new_identified(cls, name: str, elements: Sequence[Type], *, packed: bool = False, context: Context | None = None) -> StructType:
        """A struct with a name that no other struct of the context has: `name`, or else `name.1`, `name.2` and so on.

        Raises MLIRError for elements that a struct cannot have.
        """
        from mlircore.dialects.llvm import identified

        return identified.new(cls, name, elements, packed, context)  # type: ignore[no-any-return]

    @classmethod
    def get_opaque(cls, name: str, context: Context | None = None) -> StructType:
        """A struct that has a name and never a body. When the name has a body in the context, that struct."""
        from mlircore.dialects.llvm import identified

        return identified.opaque(cls, name, context)  # type: ignore[no-any-return]

    def set_body(self, elements: Sequence[Type], *, packed: bool = False) -> None:
        """Gives a body to a struct of `get_identified`; this handle shows it from now on, and `get_identified` returns it.

        An element may be the struct itself. Raises ValueError when the struct has another body, or can have none; MLIRError for elements
        that a struct cannot have. The handle's hash changes with its body.
        """
        from mlircore.dialects.llvm import identified

        identified.set_body(self, elements, packed)


class TargetExtType(TypeDef, dialect=llvm, mnemonic="target"):
    """LLVM target extension type."""

    extTypeName = StringParam(cpp_type="::llvm::StringRef")
    typeParams = ArrayParam(TypeParam(), optional=True, cpp_type="::llvm::ArrayRef<Type>")
    intParams = ArrayParam(IntParam(32, signed=False), optional=True, cpp_type="::llvm::ArrayRef<unsigned int>")
    cpp_name = "LLVMTargetExtType"
    assembly_format = "`<` $extTypeName (`,` custom<`llvm.TargetParams`>($typeParams, $intParams)^)? `>`"
