# The parts of the C core that bulk/mapping.pxi, bulk/edit.pxi, bulk/column_edit.pxi and methods for several changes at once use: src_c/mlircore.h, in the same order.
from libc.stddef cimport ptrdiff_t
from libc.stdint cimport uint8_t, uint32_t

from mlircore.c_api cimport *

cdef extern from "mlircore.h" nogil:
    ctypedef struct McMapping:
        const McValue *values
        const McValue *to_values
        size_t num_values
        const McBlock *blocks
        const McBlock *to_blocks
        size_t num_blocks
    McOp mc_op_clone_mapped(McContext *ctx, McOp op, const McMapping *mapping)
    bint mc_block_clone_into(McContext *ctx, McBlock from_, McOp before, const McValue *args, McLoc caller, McValue *results)

    ctypedef struct McDoomed:
        McOp used
        McOp user
        cbool detached
    bint mc_op_is_doomed(const McContext *ctx, McOp op)
    bint mc_ops_doom(McContext *ctx, McOp *ops, size_t *count, cbool replaced, McDoomed *found)
    void mc_ops_spare(McContext *ctx, const McOp *ops, size_t count)
    void mc_ops_erase(McContext *ctx, const McOp *ops, size_t count)

    void mc_block_erase_args(McContext *ctx, McBlock block, const uint8_t *erased)

    # op_names.c
    bint mc_op_replace_names(McContext *ctx, McOp root, McOpName old, McOpName renamed, const McNamedAttr *changes, size_t num_changes,
                             McDiags *diags, size_t *count)

    # symbol_uses.c
    bint mc_op_rename_symbols_uses(McContext *ctx, McOp from_, const McIdent *old, const McIdent *renamed, size_t count)
    ctypedef struct McSymbolUse:
        uint32_t row
        McOp op
        McAttr reference
    ctypedef struct McSymbolUses:
        McSymbolUse *ptr
        size_t len
    bint mc_op_symbol_uses(McContext *ctx, McOp from_, McSymbolUses *uses)
    void mc_symbol_uses_fini(McContext *ctx, McSymbolUses *uses)

    # op_attrs.c
    bint mc_op_set_attributes(McContext *ctx, McOp op, const McNamedAttr *changes, size_t count)
    bint mc_ops_set_attribute(McContext *ctx, const McOp *ops, size_t count, McIdent name, McAttr value)

    # columns.c
    bint mc_columns_select(const McColumns *columns, const uint8_t *mask, ptrdiff_t stride, McOp *ops, size_t *count, size_t *row)
