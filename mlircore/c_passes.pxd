# c_passes.pxd - the passes of the core, as mlircore/bulk/passes.pxi calls them.

from libc.stdint cimport uint64_t

from mlircore.c_api cimport *

cdef extern from "mlircore.h" nogil:
    ctypedef enum McPassOptionKind:
        MC_PASS_BOOL, MC_PASS_STRING, MC_PASS_LIST, MC_PASS_INT, MC_PASS_LONG, MC_PASS_UINT
    ctypedef struct McPassOption:
        const char *name
        McPassOptionKind kind
        const char *initial
        const char *description
    ctypedef struct McPassStatistic:
        const char *name
        const char *description
    ctypedef enum McPassOutput:
        MC_PASS_CHANGES, MC_PASS_WRITES, MC_PASS_WRITES_FILE
    ctypedef struct McPassInfo:
        const char *argument
        const char *name
        const char *summary
        const McPassOption *options
        size_t num_options
        const McPassStatistic *statistics
        size_t num_statistics
        McPassOutput output
    const McPassInfo *mc_pass_info(size_t number)
    bint mc_pass_run(McContext *ctx, size_t number, McOp op, const McStr *options, uint64_t *statistics, McBuf *out, McDiags *diags)
