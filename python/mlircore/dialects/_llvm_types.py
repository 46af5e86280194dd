"""Types of the llvm dialect."""

from mlircore._definitions import IntParam, TypeDef
from mlircore.dialects._llvm_enums import llvm


class PointerType(TypeDef, dialect=llvm, mnemonic="ptr"):
    """LLVM pointer type."""

    addressSpace = IntParam(32, signed=False, default=0, cpp_type="unsigned")
    cpp_name, vector_element = "LLVMPointerType", True
    assembly_format = "(`<` $addressSpace^ `>`)?"
