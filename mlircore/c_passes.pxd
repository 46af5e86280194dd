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
        const char *anchor
    const McPassInfo *mc_pass_info(size_t number)
    ctypedef struct McPassUse:
        size_t number "pass"
        const McStr *options
        uint64_t *statistics
        uint64_t ns
    ctypedef struct McPassFailure:
        size_t op
        size_t use
        bint is_verifier
        McDiags *diags
    ctypedef struct McPassFailures:
        McPassFailure *ptr
        size_t len
        size_t cap
    bint mc_pass_can_run(McContext *ctx, McOp op, const char *name, const char *anchor, McDiags *diags)
    bint mc_passes_run(McContext *ctx, const McOp *ops, size_t count, McPassUse *uses, size_t num_uses, bint verify, unsigned threads,
                       McBuf *out, McPassFailures *failures)
    void mc_pass_failures_free(McContext *ctx, McPassFailures *failures)
