"""Debug information in the llvm dialect: attributes for files, scopes, types, variables and expressions."""

from mlircore.define.types_attributes import ArrayParam, AttrDef, AttrParam, BoolParam, EnumParam, IntParam, Param
from mlircore.dialect import AttrConstraint, EnumDef, StrAttr
from mlircore.dialects.llvm.dwarf import AttributeEncoding, CallingConvention, Language, OperationEncoding, Tag
from mlircore.dialects.llvm.base import DIEmissionKind, DIFlags, DINameTableKind, DISubprogramFlags, llvm

_Distinct = AttrConstraint("distinct attribute", ("kind", "ATTR_DISTINCT"), ("kind", "ATTR_DISTINCT"))


def _one_of(names: str) -> AttrConstraint:
    held = ("or", *(("defined", f"llvm.di_{name}") for name in names.split()))
    return AttrConstraint("debug information", held, held)


_TYPES = "null_type basic_type composite_type derived_type subroutine_type string_type"
_SCOPES = "file compile_unit composite_type derived_type lexical_block lexical_block_file module namespace subprogram common_block"
_Scope = _one_of(_SCOPES)
_Type = _one_of(_TYPES)
_Variable = _one_of("local_variable global_variable")
_Node = _one_of(f"{_TYPES} file compile_unit label lexical_block lexical_block_file local_variable module namespace subprogram "
                "subrange generic_subrange annotation global_variable common_block imported_entity")


def _attr(of: AttrConstraint | type[AttrDef], cpp_type: str, *, optional: bool = True) -> Param:
    return AttrParam(of, optional=optional, cpp_type=cpp_type)


def _string(*, optional: bool = True) -> Param:
    return AttrParam(StrAttr, optional=optional, cpp_type="StringAttr")


def _distinct(*, optional: bool = True) -> Param:
    return AttrParam(_Distinct, optional=optional, cpp_type="DistinctAttr")


def _number(cpp_type: str, *, default: int | None = 0) -> Param:
    return IntParam(64 if cpp_type == "uint64_t" else 32, signed=False, default=default, cpp_type=cpp_type)


def _flag(*, default: bool | None = False) -> Param:
    return BoolParam(default=default, cpp_type="bool")


def _list(of: AttrConstraint | type[AttrDef], cpp_type: str) -> Param:
    return ArrayParam(AttrParam(of), optional=True, cpp_type=f"::llvm::ArrayRef<{cpp_type}>")


def _named(enum: EnumDef, what: str, *, default: int | None = 0) -> Param:
    return EnumParam(enum, default=default, complaint=f"invalid debug info debug info {what} name: $")


class _Fields(AttrDef):
    assembly_format = "`<` struct(params) `>`"


class DIExpressionElemAttr(AttrDef, dialect=llvm, mnemonic="di_expression_elem"):
    """An operation of an expression, and its arguments."""

    opcode = _named(OperationEncoding, "operation encoding", default=None)
    arguments = ArrayParam(IntParam(64, signed=False), optional=True, cpp_type="::llvm::ArrayRef<uint64_t>")
    encoding = EnumParam(AttributeEncoding, default=0)  # never there: it says how arguments may be spelled
    cpp_name = "LLVM_DIExpressionElemAttr"
    assembly_format = "`` $opcode ( `(` custom<`llvm.ExpressionArgs`>(ref($opcode), $arguments, $encoding)^ `)` ) : (``)?"


class DIExpressionAttr(AttrDef, dialect=llvm, mnemonic="di_expression"):
    """How a value is found."""

    operations = _list(DIExpressionElemAttr, "DIExpressionElemAttr")
    cpp_name = "LLVM_DIExpressionAttr"
    assembly_format = "`<` ( `[` $operations^ `]` ) : (``)? `>`"


class DINullTypeAttr(AttrDef, dialect=llvm, mnemonic="di_null_type"):
    """No type."""

    cpp_name, alias = "LLVM_DINullTypeAttr", "di_null_type"


class DIFileAttr(AttrDef, dialect=llvm, mnemonic="di_file"):
    """A source file."""

    name_ = _string(optional=False)
    directory = _string(optional=False)
    cpp_name, alias = "LLVM_DIFileAttr", "di_file"
    assembly_format = "`<` $name `in` $directory `>`"


class DIBasicTypeAttr(_Fields, dialect=llvm, mnemonic="di_basic_type"):
    """A type that the language has by itself."""

    tag = _named(Tag, "tag")
    name_ = _string(optional=False)
    sizeInBits = _number("uint64_t")
    encoding = _named(AttributeEncoding, "encoding")
    cpp_name, alias = "LLVM_DIBasicTypeAttr", "di_basic_type"


class DICompileUnitAttr(_Fields, dialect=llvm, mnemonic="di_compile_unit"):
    """A unit of compilation."""

    id = _distinct(optional=False)
    sourceLanguage = _named(Language, "language", default=None)
    file = _attr(DIFileAttr, "DIFileAttr", optional=False)
    producer = _string()
    isOptimized = _flag(default=None)
    emissionKind = EnumParam(DIEmissionKind, field=True)
    nameTableKind = EnumParam(DINameTableKind, default="Default", field=True)
    splitDebugFilename = _string()
    cpp_name, alias = "LLVM_DICompileUnitAttr", "di_compile_unit"


class DICompositeTypeAttr(_Fields, dialect=llvm, mnemonic="di_composite_type"):
    """A type that is made of others. With `isRecSelf` it refers to the one around it that has the same `recId`."""

    recId = _distinct()
    isRecSelf = _flag()
    tag = _named(Tag, "tag")
    name_ = _string()
    file = _attr(DIFileAttr, "DIFileAttr")
    line = _number("uint32_t")
    scope = _attr(_Scope, "DIScopeAttr")
    baseType = _attr(_Type, "DITypeAttr")
    flags = EnumParam(DIFlags, default=0, field=True)
    sizeInBits = _number("uint64_t")
    alignInBits = _number("uint64_t")
    dataLocation = _attr(DIExpressionAttr, "DIExpressionAttr")
    rank = _attr(DIExpressionAttr, "DIExpressionAttr")
    allocated = _attr(DIExpressionAttr, "DIExpressionAttr")
    associated = _attr(DIExpressionAttr, "DIExpressionAttr")
    elements = _list(_Node, "DINodeAttr")
    cpp_name, alias = "LLVM_DICompositeTypeAttr", "di_composite_type"


class DIDerivedTypeAttr(_Fields, dialect=llvm, mnemonic="di_derived_type"):
    """A type that is made from another one."""

    tag = _named(Tag, "tag")
    name_ = _string()
    baseType = _attr(_Type, "DITypeAttr")
    sizeInBits = _number("uint64_t")
    alignInBits = _number("uint32_t")
    offsetInBits = _number("uint64_t")
    dwarfAddressSpace = IntParam(32, signed=False, optional=True, cpp_type="std::optional<unsigned>")
    extraData = _attr(_Node, "DINodeAttr")
    cpp_name, alias = "LLVM_DIDerivedTypeAttr", "di_derived_type"


class DIGlobalVariableAttr(_Fields, dialect=llvm, mnemonic="di_global_variable"):
    """A global variable."""

    scope = _attr(_Scope, "DIScopeAttr")
    name_ = _string()
    linkageName = _string()
    file = _attr(DIFileAttr, "DIFileAttr", optional=False)
    line = _number("unsigned", default=None)
    type = _attr(_Type, "DITypeAttr", optional=False)
    isLocalToUnit = _flag()
    isDefined = _flag()
    alignInBits = _number("unsigned")
    cpp_name, alias = "LLVM_DIGlobalVariable", "di_global_variable"


class DIGlobalVariableExpressionAttr(_Fields, dialect=llvm, mnemonic="di_global_variable_expression"):
    """A global variable and how to find it."""

    var = _attr(DIGlobalVariableAttr, "DIGlobalVariableAttr", optional=False)
    expr = _attr(DIExpressionAttr, "DIExpressionAttr")
    cpp_name, alias = "LLVM_DIGlobalVariableExpressionAttr", "di_global_variable_expression"


class DILexicalBlockAttr(_Fields, dialect=llvm, mnemonic="di_lexical_block"):
    """A block of the source."""

    scope = _attr(_Scope, "DIScopeAttr", optional=False)
    file = _attr(DIFileAttr, "DIFileAttr")
    line = _number("unsigned")
    column = _number("unsigned")
    cpp_name, alias = "LLVM_DILexicalBlockAttr", "di_lexical_block"


class DILexicalBlockFileAttr(_Fields, dialect=llvm, mnemonic="di_lexical_block_file"):
    """A part of a block that comes from another file."""

    scope = _attr(_Scope, "DIScopeAttr", optional=False)
    file = _attr(DIFileAttr, "DIFileAttr")
    discriminator = _number("unsigned", default=None)
    cpp_name, alias = "LLVM_DILexicalBlockFile", "di_lexical_block_file"


class DILocalVariableAttr(_Fields, dialect=llvm, mnemonic="di_local_variable"):
    """A variable of a function."""

    scope = _attr(_Scope, "DIScopeAttr", optional=False)
    name_ = _string()
    file = _attr(DIFileAttr, "DIFileAttr")
    line = _number("unsigned")
    arg = _number("unsigned")
    alignInBits = _number("unsigned")
    type = _attr(_Type, "DITypeAttr")
    flags = EnumParam(DIFlags, default=0, field=True)
    cpp_name, alias = "LLVM_DILocalVariableAttr", "di_local_variable"


class DISubroutineTypeAttr(_Fields, dialect=llvm, mnemonic="di_subroutine_type"):
    """The type of a function."""

    callingConvention = _named(CallingConvention, "calling convention")
    types = _list(_Type, "DITypeAttr")
    cpp_name, alias = "LLVM_DISubroutineTypeAttr", "di_subroutine_type"


class DISubprogramAttr(_Fields, dialect=llvm, mnemonic="di_subprogram"):
    """A function. With `isRecSelf` it refers to the one around it that has the same `recId`."""

    recId = _distinct()
    isRecSelf = _flag()
    id = _distinct()
    compileUnit = _attr(DICompileUnitAttr, "DICompileUnitAttr")
    scope = _attr(_Scope, "DIScopeAttr")
    name_ = _string()
    linkageName = _string()
    file = _attr(DIFileAttr, "DIFileAttr")
    line = _number("unsigned")
    scopeLine = _number("unsigned")
    subprogramFlags = EnumParam(DISubprogramFlags, default=0, field=True)
    type = _attr(DISubroutineTypeAttr, "DISubroutineTypeAttr")
    retainedNodes = _list(_Node, "DINodeAttr")
    annotations = _list(_Node, "DINodeAttr")
    cpp_name, alias = "LLVM_DISubprogramAttr", "di_subprogram"


class DIModuleAttr(_Fields, dialect=llvm, mnemonic="di_module"):
    """A module of the source language."""

    file = _attr(DIFileAttr, "DIFileAttr")
    scope = _attr(_Scope, "DIScopeAttr")
    name_ = _string()
    configMacros = _string()
    includePath = _string()
    apinotes = _string()
    line = _number("unsigned")
    isDecl = _flag()
    cpp_name, alias = "LLVM_DIModuleAttr", "di_module"


class DINamespaceAttr(_Fields, dialect=llvm, mnemonic="di_namespace"):
    """A namespace."""

    name_ = _string()
    scope = _attr(_Scope, "DIScopeAttr")
    exportSymbols = _flag(default=None)
    cpp_name, alias = "LLVM_DINamespaceAttr", "di_namespace"


class DIImportedEntityAttr(_Fields, dialect=llvm, mnemonic="di_imported_entity"):
    """Something that is imported into a scope."""

    tag = _named(Tag, "tag")
    scope = _attr(_Scope, "DIScopeAttr", optional=False)
    entity = _attr(_Node, "DINodeAttr", optional=False)
    file = _attr(DIFileAttr, "DIFileAttr")
    line = _number("unsigned")
    name_ = _string()
    elements = _list(_Node, "DINodeAttr")
    cpp_name, alias = "LLVM_DIImportedEntityAttr", "di_imported_entity"


class DIAnnotationAttr(_Fields, dialect=llvm, mnemonic="di_annotation"):
    """A name and a value that the source attaches."""

    name_ = _string(optional=False)
    value = _string(optional=False)
    cpp_name = "LLVM_DIAnnotationAttr"


class DISubrangeAttr(_Fields, dialect=llvm, mnemonic="di_subrange"):
    """The bounds of an array."""

    count = AttrParam(optional=True, cpp_type="::mlir::Attribute")
    lowerBound = AttrParam(optional=True, cpp_type="::mlir::Attribute")
    upperBound = AttrParam(optional=True, cpp_type="::mlir::Attribute")
    stride = AttrParam(optional=True, cpp_type="::mlir::Attribute")
    cpp_name = "LLVM_DISubrangeAttr"


class DICommonBlockAttr(_Fields, dialect=llvm, mnemonic="di_common_block"):
    """Variables that share their storage."""

    scope = _attr(_Scope, "DIScopeAttr", optional=False)
    decl = _attr(DIGlobalVariableAttr, "DIGlobalVariableAttr")
    name_ = _string(optional=False)
    file = _attr(DIFileAttr, "DIFileAttr")
    line = _number("unsigned")
    cpp_name, alias = "LLVM_DICommonBlockAttr", "di_common_block"


class DIGenericSubrangeAttr(_Fields, dialect=llvm, mnemonic="di_generic_subrange"):
    """The bounds of an array whose rank is not fixed."""

    count = AttrParam(optional=True, cpp_type="::mlir::Attribute")
    lowerBound = AttrParam(cpp_type="::mlir::Attribute")
    upperBound = AttrParam(optional=True, cpp_type="::mlir::Attribute")
    stride = AttrParam(cpp_type="::mlir::Attribute")
    cpp_name = "LLVM_DIGenericSubrangeAttr"


class DILabelAttr(_Fields, dialect=llvm, mnemonic="di_label"):
    """A label in the source."""

    scope = _attr(_Scope, "DIScopeAttr", optional=False)
    name_ = _string()
    file = _attr(DIFileAttr, "DIFileAttr")
    line = _number("unsigned")
    cpp_name, alias = "LLVM_DILabelAttr", "di_label"


class DIStringTypeAttr(_Fields, dialect=llvm, mnemonic="di_string_type"):
    """A string whose length is a value."""

    tag = _named(Tag, "tag")
    name_ = _string(optional=False)
    sizeInBits = _number("uint64_t")
    alignInBits = _number("uint32_t")
    stringLength = _attr(_Variable, "DIVariableAttr")
    stringLengthExp = _attr(DIExpressionAttr, "DIExpressionAttr")
    stringLocationExp = _attr(DIExpressionAttr, "DIExpressionAttr")
    encoding = _named(AttributeEncoding, "encoding")
    cpp_name, alias = "LLVM_DIStringTypeAttr", "di_string_type"
