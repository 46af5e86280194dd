"""The wasmssa dialect: WebAssembly with values instead of a stack."""

from __future__ import annotations

from mlircore.define.inference import Infer
from mlircore.define.types_attributes import IntParam, TypeDef, TypeParam
from mlircore.dialect import (
    I32, I64, AffineScope, AllTypesMatch, Attr, AttrConstraint, AutomaticAllocationScope, Check, Dialect, DictArrayAttr, FlatSymbolRefAttr,
    FunctionTypeAttr, InferredType, IsolatedFromAbove, Op, Operand, Operands, OptionalAttr, Region, Result, Results, StrAttr, Successor,
    Symbol, SymbolNameAttr, Terminator, TypeConstraint, TypedAttr, UnitAttr,
)

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable

wasmssa = Dialect("wasmssa")

# --- types ---


class FuncRefType(TypeDef, dialect=wasmssa, mnemonic="funcref"):
    """A function of the program."""

    summary = "Opaque type for function reference"


class ExternRefType(TypeDef, dialect=wasmssa, mnemonic="externref"):
    """A thing of the program's surroundings."""

    summary = "Opaque type for external reference"


_I32, _I64, _I128 = (("integer", 1, width) for width in (32, 64, 128))
_F32, _F64 = ("float", "f32"), ("float", "f64")
_REFERENCE = ("or", FuncRefType.predicate, ExternRefType.predicate)
_Integer = TypeConstraint("32-bit signless integer or 64-bit signless integer", ("or", _I32, _I64))
_Float = TypeConstraint("32-bit float or 64-bit float", ("or", _F32, _F64))
_Number = TypeConstraint(f"{_Integer.summary} or {_Float.summary}", ("or", _I32, _I64, _F32, _F64))
_Reference = TypeConstraint(f"{FuncRefType.summary} or {ExternRefType.summary}", _REFERENCE)
_Value = TypeConstraint(f"{_Number.summary} or 128-bit signless integer or {_Reference.summary}",
                        ("or", _I32, _I64, _F32, _F64, _I128, _REFERENCE))


class LocalRefType(TypeDef, dialect=wasmssa, mnemonic="local"):
    """A local variable."""

    elementType = TypeParam(verify=_Value, cpp_type="::mlir::Type")
    cpp_name, summary = "WasmSSA_LocalRef", "Type of a local variable"
    assembly_format = "`ref` `to` $elementType"


class LimitType(TypeDef, dialect=wasmssa, mnemonic="limit"):
    """The least size of a memory or a table, and the greatest one, if there is one."""

    min = IntParam(32, signed=False, cpp_type="uint32_t")
    max = IntParam(32, signed=False, optional=True, cpp_type="std::optional<uint32_t>")
    cpp_name, summary = "WasmSSA_LimitType", "Wasm limit type"
    assembly_format = "`[` $min `` `:` ($max^)? `]`"


class TableType(TypeDef, dialect=wasmssa, mnemonic="tabletype"):
    """A table of references."""

    reference = TypeParam(verify=_Reference, cpp_type="::mlir::Type")
    limit = TypeParam(LimitType, cpp_type="::mlir::wasmssa::LimitType")
    cpp_name, summary = "WasmSSA_TableType", "Wasm table type"
    assembly_format = "$reference $limit"


def _type_attr(summary: str, predicate: tuple[object, ...]) -> AttrConstraint:
    return AttrConstraint(f"type attribute of {summary}", ("type_value", predicate), ("kind", "ATTR_TYPE"))


assert _Value.predicate is not None
_ValueTypeAttr = _type_attr(_Value.summary, _Value.predicate)
_LimitTypeAttr = _type_attr(LimitType.summary, LimitType.predicate)
_TableTypeAttr = _type_attr(TableType.summary, TableType.predicate)
_LevelAttr = AttrConstraint("32-bit unsigned integer attribute", ("and", ("kind", "ATTR_INTEGER"), ("value_type", ("integer", 4, 32))),
                            ("kind", "ATTR_INTEGER"), value_type="ui32")
_IntegerAttr = AttrConstraint("An Attribute containing a integer value", ("kind", "ATTR_INTEGER"), ("kind", "ATTR_INTEGER"))

# --- functions ---


class FuncOp(Op, dialect=wasmssa, name="func"):
    """A function. Its arguments are local variables: of the type `!wasmssa<local ref to T>` for each T of its type."""

    sym_name = Attr(SymbolNameAttr)
    functionType = Attr(FunctionTypeAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    exported = Attr(UnitAttr)
    body = Region()
    traits = (AffineScope, AutomaticAllocationScope, IsolatedFromAbove, Symbol)
    facts = {"function": True, "visibility": ("nested", "exported")}
    checks = (Check("wasmssa.Function"),)
    assembly_format = "custom<`wasmssa.Function`>($sym_name, $functionType, $arg_attrs, $res_attrs, $exported, attr-dict, $body)"


class FuncImportOp(Op, dialect=wasmssa, name="import_func"):
    """A function of another module."""

    sym_name = Attr(SymbolNameAttr)
    moduleName = Attr(StrAttr)
    importName = Attr(StrAttr)
    type = Attr(FunctionTypeAttr)
    arg_attrs = OptionalAttr(DictArrayAttr)
    res_attrs = OptionalAttr(DictArrayAttr)
    traits = (Symbol,)
    facts = {"visibility": "nested"}
    assembly_format = "$importName `from` $moduleName `as` $sym_name attr-dict"


class FuncCallOp(Op, dialect=wasmssa, name="call"):
    """Calls a function."""

    callee = Attr(FlatSymbolRefAttr)
    operands_ = Operands(_Value)
    results_ = Results(_Value)
    assembly_format = "$callee (`(`$operands^`)`)? attr-dict `:` functional-type($operands, $results)"


class ReturnOp(Op, dialect=wasmssa, name="return"):
    """Returns from a function, or gives a global variable its first value."""

    operands_ = Operands(_Value)
    traits = (Terminator,)
    facts = {"wasmssa.constant": True}
    assembly_format = "attr-dict ($operands^ `:` type($operands))?"


# --- variables, memories, tables ---


class GlobalOp(Op, dialect=wasmssa, name="global"):
    """A global variable; the region makes its first value of constants."""

    sym_name = Attr(SymbolNameAttr)
    type = Attr(_ValueTypeAttr)
    isMutable = Attr(UnitAttr)
    exported = Attr(UnitAttr)
    initializer = Region()
    traits = (AffineScope, AutomaticAllocationScope, IsolatedFromAbove, Symbol)
    facts = {"wasmssa.initializer": True, "visibility": ("nested", "exported")}
    checks = (Check("wasmssa.Initializer"),)
    assembly_format = "custom<`wasmssa.Global`>($sym_name, $type, $isMutable, $exported, attr-dict, $initializer)"


class GlobalImportOp(Op, dialect=wasmssa, name="import_global"):
    """A global variable of another module."""

    sym_name = Attr(SymbolNameAttr)
    moduleName = Attr(StrAttr)
    importName = Attr(StrAttr)
    type = Attr(_ValueTypeAttr)
    isMutable = Attr(UnitAttr)
    traits = (Symbol,)
    facts = {"visibility": "nested"}
    assembly_format = "custom<`wasmssa.GlobalImport`>($sym_name, $moduleName, $importName, $type, $isMutable, attr-dict)"


class GlobalGetOp(Op, dialect=wasmssa, name="global_get"):
    """The value of a global variable."""

    global_ = Attr(FlatSymbolRefAttr)
    global_val = Result(_Value)
    facts = {"wasmssa.constant": True}
    symbol_uses = (Check("wasmssa.GlobalGet", "wasmssa.import_global"),)
    assembly_format = "$global attr-dict `:` type($global_val)"


class LocalOp(Op, dialect=wasmssa, name="local"):
    """A new local variable."""

    type = Attr(_ValueTypeAttr)
    result = Result(LocalRefType)
    infer = Infer("wasmssa.local", "type")
    checks = (Check("InferredTypes"),)
    assembly_format = "`of` `type` $type attr-dict"


class LocalGetOp(Op, dialect=wasmssa, name="local_get"):
    """The value of a local variable."""

    localVar = Operand(LocalRefType)
    result = Result(_Value)
    traits = (InferredType("localVar", "result", "TypeParameter"),)
    checks = (Check("InferredTypes"),)
    assembly_format = "$localVar `:` type($localVar) attr-dict"


class LocalSetOp(Op, dialect=wasmssa, name="local_set"):
    """Gives a local variable a value."""

    localVar = Operand(LocalRefType)
    value = Operand(_Value)
    checks = (Check("wasmssa.LocalSet"),)
    assembly_format = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict"


class LocalTeeOp(Op, dialect=wasmssa, name="local_tee"):
    """Gives a local variable a value, which is the result, too."""

    localVar = Operand(LocalRefType)
    value = Operand(_Value)
    result = Result(_Value)
    traits = (InferredType("localVar", "result", "TypeParameter"),)
    checks = (Check("wasmssa.LocalTee"),)
    assembly_format = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict"


class MemOp(Op, dialect=wasmssa, name="memory"):
    """A memory."""

    sym_name = Attr(SymbolNameAttr)
    limits = Attr(_LimitTypeAttr)
    exported = Attr(UnitAttr)
    traits = (Symbol,)
    facts = {"visibility": ("nested", "exported")}
    assembly_format = "(`exported` $exported^)? $sym_name $limits attr-dict"


class MemImportOp(Op, dialect=wasmssa, name="import_mem"):
    """A memory of another module."""

    sym_name = Attr(SymbolNameAttr)
    moduleName = Attr(StrAttr)
    importName = Attr(StrAttr)
    limits = Attr(_LimitTypeAttr)
    traits = (Symbol,)
    facts = {"visibility": "nested"}
    assembly_format = "$importName `from` $moduleName `as` $sym_name attr-dict"


class TableOp(Op, dialect=wasmssa, name="table"):
    """A table of references."""

    sym_name = Attr(SymbolNameAttr)
    type = Attr(_TableTypeAttr)
    exported = Attr(UnitAttr)
    traits = (Symbol,)
    facts = {"visibility": ("nested", "exported")}
    assembly_format = "(`exported` $exported^)? $sym_name $type attr-dict"


class TableImportOp(Op, dialect=wasmssa, name="import_table"):
    """A table of another module."""

    sym_name = Attr(SymbolNameAttr)
    moduleName = Attr(StrAttr)
    importName = Attr(StrAttr)
    type = Attr(_TableTypeAttr)
    traits = (Symbol,)
    facts = {"visibility": "nested"}
    assembly_format = "$importName `from` $moduleName `as` $sym_name attr-dict"


# --- control flow: regions with labels that branches go to ---


class _Level(Op):
    inputs = Operands(_Value)
    body = Region()
    target = Successor()
    traits = (Terminator, Check("wasmssa.Label"))
    facts = {"wasmssa.label": True}
    assembly_format = "(`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $body `>` $target"


class BlockOp(_Level, dialect=wasmssa, name="block"):
    """A region with a label at its end; then control goes to `target`."""


class LoopOp(_Level, dialect=wasmssa, name="loop"):
    """A region with a label where it begins; then control goes to `target`."""

    traits = (Terminator, Check("wasmssa.Label", "begin"))


class IfOp(Op, dialect=wasmssa, name="if"):
    """One of two regions, by a condition; then control goes to `target`."""

    condition = Operand(I32)
    inputs = Operands(_Value)
    if_ = Region()
    else_ = Region()
    target = Successor()
    traits = (Terminator, Check("wasmssa.Label"))
    facts = {"wasmssa.label": True}
    assembly_format = """
        $condition (`(`$inputs^`)` `:` type($inputs))? attr-dict `:` $if custom<`wasmssa.Else`>($else) `>` $target
    """


class BlockReturnOp(Op, dialect=wasmssa, name="block_return"):
    """Leaves the innermost region with a label, with its values."""

    inputs = Operands(_Value)
    traits = (Terminator, Check("wasmssa.Exit"))
    assembly_format = "($inputs^ `:` type($inputs))? attr-dict"


class BranchIfOp(Op, dialect=wasmssa, name="branch_if"):
    """Goes to a label so many levels outside if a condition holds, else on."""

    condition = Operand(I32)
    exitLevel = Attr(_LevelAttr)
    inputs = Operands(_Value)
    elseSuccessor = Successor()
    traits = (Terminator, Check("wasmssa.Exit"))
    assembly_format = """
        $condition `to` `level` $exitLevel (`with` `args` `(`$inputs^ `:` type($inputs)`)`)? `else` $elseSuccessor attr-dict
    """


# --- numbers ---


class ConstOp(Op, dialect=wasmssa, name="const"):
    """A number that is known."""

    value = Attr(TypedAttr)
    result = Result(_Number)
    traits = (AllTypesMatch("value", "result"),)
    facts = {"wasmssa.constant": True}
    assembly_format = "$value attr-dict"


def _operations(form: str, table: str) -> None:
    """Makes an operation from each line: its name, class, contents."""
    for line in table.strip().splitlines():
        name, cls, doc = line.strip().split(" ", 2)
        fields = {"__doc__": f"{doc}.", "__module__": __name__, **_FORMS[form]()}
        globals()[cls] = type(cls, (Op,), fields, dialect=wasmssa, name=name)


def _unary(of: TypeConstraint) -> dict[str, object]:
    return {"src": Operand(of), "result": Result(of), "traits": (AllTypesMatch("src", "result"),),
            "assembly_format": "$src`:` type($src) attr-dict"}


def _binary(of: TypeConstraint) -> dict[str, object]:
    return {"lhs": Operand(of), "rhs": Operand(of), "result": Result(of), "traits": (AllTypesMatch("lhs", "rhs", "result"),),
            "assembly_format": "$lhs $rhs `:` type($lhs) attr-dict"}


def _comparison(of: TypeConstraint) -> dict[str, object]:
    return {"lhs": Operand(of), "rhs": Operand(of), "result": Result(I32), "traits": (AllTypesMatch("lhs", "rhs"),),
            "assembly_format": "$lhs $rhs `:` type($lhs) `->` type($result) attr-dict"}


def _shift() -> dict[str, object]:
    return {"val": Operand(_Integer), "bits": Operand(_Integer), "result": Result(_Integer), "traits": (AllTypesMatch("val", "bits", "result"),),
            "assembly_format": "$val `by` $bits `bits` `:` type($val) attr-dict"}


def _conversion(of: TypeConstraint, to: TypeConstraint) -> dict[str, object]:
    return {"input": Operand(of), "result": Result(to), "assembly_format": "$input `:` type($input) `to` type($result) attr-dict"}


_FORMS: dict[str, Callable[[], dict[str, object]]] = {
    "float": lambda: _unary(_Float), "integer": lambda: _unary(_Integer), "float float": lambda: _binary(_Float),
    "integer integer": lambda: _binary(_Integer), "number number": lambda: _binary(_Number), "shift": _shift,
    "compare floats": lambda: _comparison(_Float), "compare integers": lambda: _comparison(_Integer),
    "compare numbers": lambda: _comparison(_Number), "to float": lambda: _conversion(_Integer, _Float),
    "f64 to f32": lambda: _conversion(TypeConstraint("64-bit float", _F64), TypeConstraint("32-bit float", _F32)),
    "f32 to f64": lambda: _conversion(TypeConstraint("32-bit floating-point type", _F32), TypeConstraint("64-bit floating-point type", _F64)),
    "i64 to i32": lambda: _conversion(TypeConstraint("64-bit signless integer", _I64), TypeConstraint("32-bit signless integer", _I32)),
    "extend": lambda: {"input": Operand(I32), "result": Result(I64), "assembly_format": "$input `to` type($result) attr-dict"},
}
_operations("float", """
    abs AbsOp The number without its sign
    ceil CeilOp The integer above
    floor FloorOp The integer below
    neg NegOp The number with the other sign
    sqrt SqrtOp The square root
    trunc TruncOp The integer towards zero
""")
_operations("integer", """
    clz ClzOp How many of the highest bits are zero
    ctz CtzOp How many of the lowest bits are zero
    popcnt PopCntOp How many bits are one
""")
_operations("number number", """
    add AddOp The sum
    and AndOp The bits that both have
    mul MulOp The product
    or OrOp The bits that either has
    sub SubOp The difference
    xor XOrOp The bits that one of them has
""")
_operations("float float", """
    copysign CopySignOp The first number with the sign of the second
    div DivOp The quotient
    max MaxOp The greater number
    min MinOp The smaller number
""")
_operations("integer integer", """
    div_si DivSIOp The quotient of signed numbers
    div_ui DivUIOp The quotient of unsigned numbers
    rem_si RemSIOp The remainder of signed numbers
    rem_ui RemUIOp The remainder of unsigned numbers
""")
_operations("shift", """
    rotl RotlOp The bits turned to the left
    rotr RotrOp The bits turned to the right
    shl ShLOp The bits moved to the left
    shr_s ShRSOp The bits moved to the right, with the sign on the left
    shr_u ShRUOp The bits moved to the right, with zeros on the left
""")
_operations("compare numbers", """
    eq EqOp Whether both are equal
    ne NeOp Whether they differ
""")
_operations("compare floats", """
    ge GeOp Whether the first is not smaller
    gt GtOp Whether the first is greater
    le LeOp Whether the first is not greater
    lt LtOp Whether the first is smaller
""")
_operations("compare integers", """
    ge_si GeSIOp Whether the first is not smaller, with signs
    ge_ui GeUIOp Whether the first is not smaller, without signs
    gt_si GtSIOp Whether the first is greater, with signs
    gt_ui GtUIOp Whether the first is greater, without signs
    le_si LeSIOp Whether the first is not greater, with signs
    le_ui LeUIOp Whether the first is not greater, without signs
    lt_si LtSIOp Whether the first is smaller, with signs
    lt_ui LtUIOp Whether the first is smaller, without signs
""")
_operations("to float", """
    convert_s ConvertSOp A signed integer as a float
    convert_u ConvertUOp An unsigned integer as a float
""")
_operations("f64 to f32", "demote DemoteOp A 64-bit float as one of 32 bits")
_operations("f32 to f64", "promote PromoteOp A 32-bit float as one of 64 bits")
_operations("i64 to i32", "wrap WrapOp The lower half of an integer")
_operations("extend", """
    extend_i32_s ExtendSI32Op A signed integer of 32 bits as one of 64 bits
    extend_i32_u ExtendUI32Op An unsigned integer of 32 bits as one of 64 bits
""")


class EqzOp(Op, dialect=wasmssa, name="eqz"):
    """Whether a number is zero."""

    input = Operand(_Integer)
    result = Result(I32)
    assembly_format = "$input`:` type($input) `->` type($result) attr-dict"


class ExtendLowBitsSOp(Op, dialect=wasmssa, name="extend"):
    """The lowest bits of an integer, as a signed number."""

    input = Operand(_Integer)
    bitsToTake = Attr(_IntegerAttr)
    result = Result(_Integer)
    traits = (AllTypesMatch("input", "result"),)
    checks = (Check("wasmssa.Extend"),)
    assembly_format = "$bitsToTake `low` `bits` `from` $input `:` type($input) attr-dict"


class ReinterpretOp(Op, dialect=wasmssa, name="reinterpret"):
    """The same bits, as a number of another type."""

    input = Operand(_Number)
    result = Result(_Number)
    checks = (Check("wasmssa.Reinterpret"),)
    assembly_format = "$input `:` type($input) `as` type($result) attr-dict"


__getattr__ = wasmssa.member  # the functions that build operations
__dir__ = wasmssa.members
