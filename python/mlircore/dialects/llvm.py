"""The llvm dialect: some of its types and attributes; the operations are not defined yet."""

from mlircore._definitions import AttrDef, EnumParam, IntParam, TypeDef
from mlircore.dialect import Dialect, EnumDef

llvm = Dialect("llvm", complete=False)

Linkage = EnumDef(
    ((name, value) for value, name in enumerate(
        "private internal available_externally linkonce weak common appending extern_weak linkonce_odr weak_odr external".split())),
    width=64, cpp_name="linkage::Linkage")
llvm.enum(Linkage)


class PointerType(TypeDef, dialect=llvm, mnemonic="ptr"):
    """LLVM pointer type."""

    addressSpace = IntParam(32, signed=False, default=0, cpp_type="unsigned")
    cpp_name = "LLVMPointerType"
    assembly_format = "(`<` $addressSpace^ `>`)?"


class LinkageAttr(AttrDef, dialect=llvm, mnemonic="linkage"):
    """How symbols of several modules are merged."""

    linkage = EnumParam(Linkage)
    cpp_name = "LinkageAttr"
    assembly_format = "`<` $linkage `>`"
