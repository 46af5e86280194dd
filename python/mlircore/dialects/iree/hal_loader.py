"""IREE's hal_loader dialect: executables that are loaded inline."""

from mlircore import dialect as d

hal_loader = d.Dialect("hal_loader", lists_properties=True)


HAL_Executable = d.TypeConstraint("executable", ("defined", "hal.executable"), type_text="!hal.executable")
HAL_FunctionId = d.TypeConstraint(
    "64-bit signless integer", ("integer", 1, 64), type_text="i64", type_name="builtin.integer", type_class=("kind", "TYPE_INTEGER"))
HAL_Dim = d.TypeConstraint("index", ("kind", "TYPE_INDEX"), type_text="index", type_name="builtin.index")
BufferType2 = d.type_of("util.buffer")


class ExecutableExportOrdinalOp(d.Op, dialect=hal_loader, name="executable.export.ordinal"):
    entry_point = d.Attr(d.SymbolRefAttr)
    result = d.Result(d.Index)
    traits = (d.Pure,)
    assembly_format = "`target` `(` $entry_point `)` `:` type($result) attr-dict-with-keyword"
    result_name = "ordinal"


class ExecutableLoadOp(d.Op, dialect=hal_loader, name="executable.load"):
    format = d.Attr(d.StrAttr)
    data = d.Operand(BufferType2)
    constants = d.Operands(d.I32)
    result = d.Result(HAL_Executable)
    traits = (d.Pure,)
    assembly_format = """
        `format` `(` $format `)` `data` `(` $data `)` (`constants` `(` `[` $constants^ `]` `)`)? `:`
        type($result) attr-dict-with-keyword
    """
    result_name = "exe"


class ExecutableLookupFunctionOp(d.Op, dialect=hal_loader, name="executable.lookup.function"):
    executable = d.Operand(HAL_Executable)
    entry_point = d.Attr(d.SymbolRefAttr)
    result = d.Result(HAL_FunctionId)
    traits = (d.Pure,)
    assembly_format = """
        `target` `(` $executable `:` type($executable) `)` `function` `(` $entry_point `)` `:` type($result)
        attr-dict-with-keyword
    """
    result_name = "function_id"


class ExecutableLookupOp(d.Op, dialect=hal_loader, name="executable.lookup"):
    executable = d.Attr(d.FlatSymbolRefAttr)
    result = d.Result(HAL_Executable)
    traits = (d.Pure,)
    assembly_format = "`executable` `(` $executable `)` `:` type($result) attr-dict-with-keyword"
    result_name = "exe"


class ExecutableQuerySupportOp(d.Op, dialect=hal_loader, name="executable.query_support"):
    executable_format = d.Attr(d.StrAttr)
    supported = d.Result(d.I1)
    traits = (d.Pure,)
    assembly_format = "`format` `(` $executable_format `)` `:` type($supported) attr-dict-with-keyword"
    result_name = "{executable_format}_supported"
    result_names = "Patterns"


class ExecutableDispatchOp(d.Op, dialect=hal_loader, name="executable.dispatch"):
    executable = d.Operand(d.type_of("hal.executable"))
    entry_point = d.Operand(d.I64)
    workgroup_x = d.Operand(d.Index)
    workgroup_y = d.Operand(d.Index)
    workgroup_z = d.Operand(d.Index)
    constants = d.Operands(d.I32)
    binding_buffers = d.Operands(d.type_of("util.buffer"))
    binding_offsets = d.Operands(d.Index)
    binding_lengths = d.Operands(d.Index)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        `executable` `(` $executable `:` type($executable) `)` `` `[` $entry_point `]` `workgroups` `(` `[` $workgroup_x `,`
        $workgroup_y `,` $workgroup_z `]` `)` (`constants` `(` `[` $constants^ `]` `)`)? `bindings` `(` `[`
        custom<`iree.Rows`>(`.(%0 : !1)[%2, %3]`, $binding_buffers, type($binding_buffers), $binding_offsets, $binding_lengths)
        `]` `)` attr-dict-with-keyword
    """


__getattr__ = hal_loader.member
__dir__ = hal_loader.members
