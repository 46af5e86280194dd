"""The fir dialect: loops whose iterations have no order, and arrays that are packed."""

from mlircore import dialect as d

from .base import AnyIntegerType, AnyReference, BoxOrClass, Flags, PackArrayHeuristics, SafeCopies, UI64Attr, fir


class DoConcurrentLoopOp(d.Op, dialect=fir, name="do_concurrent.loop"):
    lowerBound = d.Operands(d.Index)
    upperBound = d.Operands(d.Index)
    step = d.Operands(d.Index)
    local_vars = d.Operands(d.AnyType)
    reduce_vars = d.Operands(d.AnyType)
    loopAnnotation = d.OptionalAttr(d.AnyAttr)
    local_syms = d.OptionalAttr(d.ArrayAttr)
    reduce_byref = d.OptionalAttr(Flags)
    reduce_syms = d.OptionalAttr(d.ArrayAttr)
    reduce_attrs = d.OptionalAttr(d.ArrayAttr)
    region = d.Region(1)
    traits = (d.AttrSizedOperandSegments, d.Terminator, d.NoTerminator, d.SingleBlock, d.HasParent("fir.do_concurrent"))
    assembly_format = """
        custom<`fir.Concurrent`>($lowerBound, $upperBound, $step, $local_vars, $reduce_vars, type($local_vars), type($reduce_vars),
        $local_syms, $reduce_syms, $reduce_attrs, $reduce_byref, attr-dict, $region)
    """


class PackArrayOp(d.Op, dialect=fir, name="pack_array"):
    array = d.Operand(BoxOrClass)
    stack = d.Attr(d.UnitAttr)
    innermost = d.Attr(d.UnitAttr)
    no_copy = d.Attr(d.UnitAttr)
    max_size = d.OptionalAttr(UI64Attr)
    max_element_size = d.OptionalAttr(UI64Attr)
    min_stride = d.OptionalAttr(UI64Attr)
    heuristics = d.Attr(PackArrayHeuristics, default="none")
    typeparams = d.Operands(AnyIntegerType)
    is_safe = d.OptionalAttr(SafeCopies)
    result = d.Result(BoxOrClass)
    traits = (d.AllTypesMatch("array", "result"),)
    assembly_format = """
        $array (`stack` $stack^):(`heap`)? (`innermost` $innermost^):(`whole`)? (`no_copy` $no_copy^)? ``
        custom<`fir.PackLimits`>($max_size, $max_element_size, $min_stride) (`heuristics` $heuristics^)? (`typeparams`
        $typeparams^)? (`is_safe` $is_safe^)? attr-dict `:` functional-type(operands, results)
    """


class PrefetchOp(d.Op, dialect=fir, name="prefetch"):
    memref = d.Operand(AnyReference)
    rw = d.Attr(d.UnitAttr)
    localityHint = d.Attr(d.AnyAttr)
    cacheType = d.Attr(d.UnitAttr)
    effects = ("allocate",)
    assembly_format = """
        $memref ` ` `{` (`write` $rw^):(`` `read`)? `,` (`data` $cacheType^):(`instruction`)? `,` `localityHint` `=` $localityHint `}`
        `:` type($memref) attr-dict
    """


class GlobalLenOp(d.Op, dialect=fir, name="global_len"):
    lenparam = d.Attr(d.StrAttr)
    intval = d.Attr(d.AnyAttr)
    assembly_format = "custom<`fir.Name`>($lenparam) `,` $intval attr-dict"
