"""IREE's vmvx dialect: microkernels of the virtual machine."""

from mlircore import dialect as d

vmvx = d.Dialect("vmvx", lists_properties=True)


VMVX_Buffer = d.TypeConstraint("A reference counted byte buffer.", ("defined", "util.buffer"))
VMVX_Index = d.TypeConstraint("index", ("kind", "TYPE_INDEX"), type_text="index", type_name="builtin.index")
VMVX_ElementTypeAttr = d.AttrConstraint(
    "type attribute of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float", ("and",
     ("kind", "ATTR_TYPE"),
     ("type_value",
      ("or",
       ("integer", 1, 8),
       ("integer", 1, 16),
       ("integer", 1, 32),
       ("integer", 1, 64),
       ("float", "f32"),
       ("float", "f64")))), ("kind", "ATTR_TYPE"), value_type="none")
VMVX_ElementType = d.TypeConstraint(
    "8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or 32-bit float or 64-bit float", ("or",
     ("integer", 1, 8),
     ("integer", 1, 16),
     ("integer", 1, 32),
     ("integer", 1, 64),
     ("float", "f32"),
     ("float", "f64")))
AnyMemRef = d.TypeConstraint("memref of any type values", ("kind", "TYPE_MEMREF"), type_name="builtin.memref")
BufferType2 = d.type_of("util.buffer")
PipelineLayoutAttr = d.attr_of("hal.pipeline.layout")


class BinaryOp(d.Op, dialect=vmvx, name="binary"):
    opcode = d.Attr(d.StrAttr)
    lhs_buffer = d.Operand(VMVX_Buffer)
    lhs_offset = d.Operand(VMVX_Index)
    lhs_strides = d.Operands(VMVX_Index)
    rhs_buffer = d.Operand(VMVX_Buffer)
    rhs_offset = d.Operand(VMVX_Index)
    rhs_strides = d.Operands(VMVX_Index)
    out_buffer = d.Operand(VMVX_Buffer)
    out_offset = d.Operand(VMVX_Index)
    out_strides = d.Operands(VMVX_Index)
    sizes = d.Operands(VMVX_Index)
    element_type = d.Attr(VMVX_ElementTypeAttr)
    traits = (d.SameVariadicOperandSize,)
    assembly_format = """
        `op` `` `(` $opcode `:` $element_type `)` `lhs` `` `(` $lhs_buffer `offset` $lhs_offset `strides` `[`
        $lhs_strides `]` `:` type($lhs_buffer) `)` `rhs` `` `(` $rhs_buffer `offset` $rhs_offset `strides` `[`
        $rhs_strides `]` `:` type($rhs_buffer) `)` `out` `` `(` $out_buffer `offset` $out_offset `strides` `[`
        $out_strides `]` `:` type($out_buffer) `)` `sizes` `` `(` $sizes `)` attr-dict
    """


class CopyOp(d.Op, dialect=vmvx, name="copy"):
    in_buffer = d.Operand(VMVX_Buffer)
    in_offset = d.Operand(VMVX_Index)
    in_strides = d.Operands(VMVX_Index)
    out_buffer = d.Operand(VMVX_Buffer)
    out_offset = d.Operand(VMVX_Index)
    out_strides = d.Operands(VMVX_Index)
    sizes = d.Operands(VMVX_Index)
    element_type = d.Attr(VMVX_ElementTypeAttr)
    traits = (d.SameVariadicOperandSize,)
    assembly_format = """
        `in` `` `(` $in_buffer `offset` $in_offset `strides` `[` $in_strides `]` `:` type($in_buffer) `)` `out`
        `` `(` $out_buffer `offset` $out_offset `strides` `[` $out_strides `]` `:` type($out_buffer) `)` `sizes`
        `` `(` $sizes `)` `:` $element_type attr-dict
    """


class Fill2DOp(d.Op, dialect=vmvx, name="fill2d"):
    scalar = d.Operand(VMVX_ElementType)
    out_buffer = d.Operand(VMVX_Buffer)
    out_offset = d.Operand(VMVX_Index)
    out_row_stride = d.Operand(VMVX_Index)
    m = d.Operand(VMVX_Index)
    n = d.Operand(VMVX_Index)
    assembly_format = """
        `scalar` `` `(` $scalar `:` type($scalar) `)` `out` `` `(` $out_buffer `offset` $out_offset `row_stride`
        $out_row_stride `:` type($out_buffer) `)` `sizes` `` `(` $m `,` $n `)` attr-dict
    """


class GetBufferDescriptorOp(d.Op, dialect=vmvx, name="get_buffer_descriptor"):
    source = d.Operand(AnyMemRef)
    base_buffer = d.Result(BufferType2)
    offset = d.Result(d.Index)
    sizes = d.Results(d.Index)
    strides = d.Results(d.Index)
    traits = (d.SameVariadicResultSize, d.Pure)
    assembly_format = "$source `:` type($source) `->` type(results) attr-dict"


class GetRawInterfaceBindingBufferOp(d.Op, dialect=vmvx, name="get_raw_interface_binding_buffer"):
    layout = d.Attr(PipelineLayoutAttr)
    binding = d.Attr(d.IndexAttr)
    buffer = d.Result(BufferType2)
    traits = (d.Pure,)
    assembly_format = "`layout` `(` $layout `)` `binding` `(` $binding `)` attr-dict"


class UnaryOp(d.Op, dialect=vmvx, name="unary"):
    opcode = d.Attr(d.StrAttr)
    in_buffer = d.Operand(VMVX_Buffer)
    in_offset = d.Operand(VMVX_Index)
    in_strides = d.Operands(VMVX_Index)
    out_buffer = d.Operand(VMVX_Buffer)
    out_offset = d.Operand(VMVX_Index)
    out_strides = d.Operands(VMVX_Index)
    sizes = d.Operands(VMVX_Index)
    element_type = d.Attr(VMVX_ElementTypeAttr)
    traits = (d.SameVariadicOperandSize,)
    assembly_format = """
        `op` `` `(` $opcode `:` $element_type `)` `in` `` `(` $in_buffer `offset` $in_offset `strides` `[`
        $in_strides `]` `:` type($in_buffer) `)` `out` `` `(` $out_buffer `offset` $out_offset `strides` `[`
        $out_strides `]` `:` type($out_buffer) `)` `sizes` `` `(` $sizes `)` attr-dict
    """


__getattr__ = vmvx.member
__dir__ = vmvx.members
