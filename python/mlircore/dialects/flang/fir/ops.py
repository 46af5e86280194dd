"""The fir dialect: values and structure."""

from mlircore import dialect as d

from .base import (
    AnyAddressable, AnyComposite, AnyFirComplex, AnyIntegerType, AnyRefOrBox, AnyReference, AnyReferenceOrBox, AnyShape,
    ArrayOrBoxOrRecord, ClassType, FastMath, FortranProcedureFlagsAttr, HeapType, LocalitySpecifierTypeAttr, ReferenceType, fir)


class YieldOp(d.Op, dialect=fir, name="yield"):
    results_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator, d.HasParent("fir.local", "fir.declare_reduction"))
    assembly_format = "( `(` $results^ `:` type($results) `)` )? attr-dict"


class AbsentOp(d.Op, dialect=fir, name="absent"):
    intype = d.Result(AnyReferenceOrBox)
    effects = ()
    assembly_format = "type($intype) attr-dict"


class _Sum(d.Op):
    """A sum or product of complex numbers."""

    lhs = d.Operand(AnyFirComplex)
    rhs = d.Operand(AnyFirComplex)
    fastmath = d.Attr(FastMath, default="none")
    result = d.Result(d.AnyType)
    traits = (d.Commutative, d.SameOperandsAndResultType)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class AddcOp(_Sum, dialect=fir, name="addc"):
    pass


class AddrOfOp(d.Op, dialect=fir, name="address_of"):
    symbol = d.Attr(d.SymbolRefAttr)
    resTy = d.Result(AnyAddressable)
    effects = ()
    assembly_format = "`(` $symbol `)` attr-dict `:` type($resTy)"


class CharConvertOp(d.Op, dialect=fir, name="char_convert"):
    from_ = d.Operand(AnyReference)
    count = d.Operand(AnyIntegerType)
    to = d.Operand(AnyReference)
    effects = ("read from", "write to")
    assembly_format = "$from `for` $count `to` $to attr-dict `:` type(operands)"


class ConvertOp(d.Op, dialect=fir, name="convert"):
    value = d.Operand(d.AnyType)
    res = d.Result(d.AnyType)
    effects = ()
    assembly_format = "$value attr-dict `:` functional-type($value, results)"


class CopyOp(d.Op, dialect=fir, name="copy"):
    source = d.Operand(ReferenceType)
    destination = d.Operand(ReferenceType)
    no_overlap = d.Attr(d.UnitAttr)
    assembly_format = "$source `to` $destination (`no_overlap` $no_overlap^)? attr-dict `:` type(operands)"


class DTComponentOp(d.Op, dialect=fir, name="dt_component"):
    name_ = d.Attr(d.StrAttr)
    lower_bounds = d.OptionalAttr(d.DenseI64ArrayAttr)
    init_val = d.OptionalAttr(d.FlatSymbolRefAttr)
    traits = (d.HasParent("fir.type_info"),)
    assembly_format = "$name (`lbs` $lower_bounds^)? (`init` $init_val^)? attr-dict"


class DispatchOp(d.Op, dialect=fir, name="dispatch"):
    method = d.Attr(d.StrAttr)
    object = d.Operand(ClassType)
    args = d.Operands(d.AnyType)
    pass_arg_pos = d.OptionalAttr(d.I32Attr)
    arg_attrs = d.OptionalAttr(d.DictArrayAttr)
    res_attrs = d.OptionalAttr(d.DictArrayAttr)
    procedure_attrs = d.OptionalAttr(FortranProcedureFlagsAttr)
    results = d.Results(d.AnyType)
    assembly_format = """
        $method `(` $object `:` qualified(type($object)) `)` ( `(` $args^ `:` type($args) `)` )? (`->`
        type($results)^)? (`proc_attrs` $procedure_attrs^)? attr-dict
    """


class _Quotient(d.Op):
    """A difference or quotient of complex numbers."""

    lhs = d.Operand(AnyFirComplex)
    rhs = d.Operand(AnyFirComplex)
    fastmath = d.Attr(FastMath, default="none")
    result = d.Result(d.AnyType)
    traits = (d.SameOperandsAndResultType,)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class DivcOp(_Quotient, dialect=fir, name="divc"):
    pass


class DoConcurrentOp(d.Op, dialect=fir, name="do_concurrent"):
    region = d.Region(1)
    traits = (d.SingleBlock, d.AutomaticAllocationScope)
    assembly_format = "$region attr-dict"


class ExtractValueOp(d.Op, dialect=fir, name="extract_value"):
    adt = d.Operand(AnyComposite)
    coor = d.Attr(d.ArrayAttr)
    res = d.Result(d.AnyType)
    effects = ()
    assembly_format = "$adt `,` $coor attr-dict `:` functional-type(operands, results)"


class FirEndOp(d.Op, dialect=fir, name="end"):
    traits = (d.Terminator,)
    effects = ()


class FreeMemOp(d.Op, dialect=fir, name="freemem"):
    heapref = d.Operand(HeapType)
    effects = ("free", "free heapref")
    assembly_format = "$heapref attr-dict `:` qualified(type($heapref))"


class HasValueOp(d.Op, dialect=fir, name="has_value"):
    resval = d.Operand(d.AnyType)
    traits = (d.Terminator, d.HasParent("fir.global"))
    assembly_format = "$resval attr-dict `:` type($resval)"


class InsertValueOp(d.Op, dialect=fir, name="insert_value"):
    adt = d.Operand(AnyComposite)
    val = d.Operand(d.AnyType)
    coor = d.Attr(d.ArrayAttr)
    result = d.Result(AnyComposite)
    effects = ()
    assembly_format = "$adt `,` $val `,` $coor attr-dict `:` functional-type(operands, results)"


class LocalitySpecifierOp(d.Op, dialect=fir, name="local"):
    sym_name = d.Attr(d.SymbolNameAttr)
    type = d.Attr(d.TypeAttr)
    locality_specifier_type = d.Attr(LocalitySpecifierTypeAttr)
    init_region = d.Region()
    copy_region = d.Region()
    dealloc_region = d.Region()
    traits = (d.IsolatedFromAbove,)
    assembly_format = """
        $locality_specifier_type $sym_name `:` $type (`init` $init_region^)? (`copy` $copy_region^)? (`dealloc`
        $dealloc_region^)? attr-dict
    """


class MulcOp(_Sum, dialect=fir, name="mulc"):
    pass


class NegcOp(d.Op, dialect=fir, name="negc"):
    operand = d.Operand(AnyFirComplex)
    result = d.Result(d.AnyType)
    traits = (d.SameOperandsAndResultType,)
    effects = ()
    assembly_format = "operands attr-dict `:` type($result)"


class NoReassocOp(d.Op, dialect=fir, name="no_reassoc"):
    val = d.Operand(d.AnyType)
    res = d.Result(d.AnyType)
    traits = (d.SameOperandsAndResultType,)
    effects = ()
    assembly_format = "$val attr-dict `:` type($val)"


class ResultOp(d.Op, dialect=fir, name="result"):
    results_ = d.Operands(d.AnyType)
    traits = (d.Pure, d.ReturnLike, d.Terminator, d.HasParent("fir.if", "fir.do_loop", "fir.iterate_while"), d.Check("fir.Result"))
    assembly_format = "($results^ `:` type($results))? attr-dict"


class SaveResultOp(d.Op, dialect=fir, name="save_result"):
    value = d.Operand(ArrayOrBoxOrRecord)
    memref = d.Operand(AnyReference)
    shape = d.OptionalOperand(AnyShape)
    typeparams = d.Operands(AnyIntegerType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("write memref",)
    assembly_format = """
        $value `to` $memref (`(` $shape^ `)`)? (`typeparams` $typeparams^)? attr-dict `:` type(operands)
    """


class SubcOp(_Quotient, dialect=fir, name="subc"):
    pass


class TypeInfoOp(d.Op, dialect=fir, name="type_info"):
    sym_name = d.Attr(d.SymbolNameAttr)
    type = d.Attr(d.TypeAttr)
    parent_type = d.OptionalAttr(d.TypeAttr)
    abstract = d.Attr(d.UnitAttr)
    no_init = d.Attr(d.UnitAttr)
    no_destroy = d.Attr(d.UnitAttr)
    no_final = d.Attr(d.UnitAttr)
    dispatch_table = d.Region(1, at_most=True)
    component_info = d.Region(1, at_most=True)
    traits = (d.IsolatedFromAbove, d.Symbol, d.SingleBlock)
    implicit_terminator = "fir.end"
    assembly_format = """
        $sym_name (`abstract` $abstract^)? (`noinit` $no_init^)? (`nodestroy` $no_destroy^)? (`nofinal`
        $no_final^)? (`extends` $parent_type^)? attr-dict `:` $type (`dispatch_table` $dispatch_table^)?
        (`component_info` $component_info^)?
    """


class UndefOp(d.Op, dialect=fir, name="undefined"):
    intype = d.Result(d.AnyType)
    effects = ()
    assembly_format = "type($intype) attr-dict"


class UnreachableOp(d.Op, dialect=fir, name="unreachable"):
    traits = (d.Terminator,)
    assembly_format = "attr-dict"


class UseStmtOp(d.Op, dialect=fir, name="use_stmt"):
    module_name = d.Attr(d.StrAttr)
    only_symbols = d.OptionalAttr(d.ArrayAttr)
    renames = d.OptionalAttr(d.ArrayAttr)
    effects = ("write",)
    assembly_format = "$module_name (`only_symbols` `[` $only_symbols^ `]`)? (`renames` `[` $renames^ `]`)? attr-dict"


class VolatileCastOp(d.Op, dialect=fir, name="volatile_cast"):
    value = d.Operand(AnyRefOrBox)
    res = d.Result(AnyRefOrBox)
    traits = (d.Pure,)
    assembly_format = "$value attr-dict `:` functional-type($value, results)"


class ZeroOp(d.Op, dialect=fir, name="zero_bits"):
    intype = d.Result(d.AnyType)
    effects = ()
    assembly_format = "type($intype) attr-dict"
