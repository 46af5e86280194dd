# passes.pxi - the passes of the core: their table, and runs of them.

cdef enum: MAX_PASS_OPTIONS = 16

cdef tuple option_of(const McPassOption *option):
    return option.name.decode(), ("bool", "string", "list", "int", "long", "uint")[<int>option.kind], option.initial.decode(), option.description.decode()


def core_passes():
    """The passes of the core: (argument, name, summary, options, statistics, output) each.

    An option is (name, kind as in `_pipeline.Option`, default, description), a statistic (name, description). output: "changes", "writes" for
    text that is for stderr, or "file" for text that goes to the file of the option `filename`.
    """
    cdef const McPassInfo *info
    cdef list found = []
    while (info := mc_pass_info(<size_t>len(found))) != NULL:
        options = tuple([option_of(&info.options[i]) for i in range(info.num_options)])
        statistics = tuple([(info.statistics[i].name.decode(), info.statistics[i].description.decode()) for i in range(info.num_statistics)])
        output = ("changes", "writes", "file")[<int>info.output]
        found.append((info.argument.decode(), info.name.decode(), info.summary.decode(), options, statistics, output))
    return tuple(found)


cdef class _PassUse:
    """A pass with the texts of its options, and what its runs add up: statistics, and the time they took."""
    cdef const McPassInfo *info
    cdef size_t number
    cdef tuple options                             # keeps the texts
    cdef McStr[MAX_PASS_OPTIONS] texts
    cdef uint64_t[MAX_PASS_OPTIONS] statistics
    cdef uint64_t ns

    def __cinit__(self, size_t number, tuple options not None):
        cdef Py_ssize_t length
        cdef size_t i
        self.info, self.number, self.options = mc_pass_info(number), number, options
        if self.info == NULL or <size_t>len(options) != self.info.num_options or self.info.num_options > MAX_PASS_OPTIONS:
            raise ValueError("no such pass, or not its options")
        for i in range(self.info.num_options):
            self.texts[i].ptr = PyUnicode_AsUTF8AndSize(<str?>options[i], &length)
            self.texts[i].len = <size_t>length


cdef int run_pass(Context ctx, McOp op, _PassUse use, McBuf *out, McDiags *diags, object head) except -1:
    """Raises MLIRError with the text `head()` and the pass's diagnostics when it fails."""
    cdef McContext *c = ctx.c
    cdef bint ok
    key = begin_changing(ctx, op)
    try:
        ok = mc_pass_run(c, use.number, op, use.texts, use.statistics, out, diags)
    finally:
        end_changing(ctx, key)
    ctx.epoch += 1
    raise_pending(ctx)
    if not ok:
        raise_diags(ctx, diags, head(), MLIRError)
    return 0


cdef int run_passes(_OperationBase handle, tuple uses, bint verify, McBuf *out, object head, list failures) except -1:
    """Runs passes one after the other on an operation. The first that fails ends that; it is appended to `failures`."""
    cdef Context ctx = handle.root.ctx
    cdef McDiags *diags = new_diags(ctx)
    cdef _PassUse use
    cdef uint64_t start
    try:
        for i, use in enumerate(uses):
            start = mc_clock_ns()
            try:
                run_pass(ctx, handle.op, use, out, diags, lambda: head(i, handle))
                if verify:
                    verify_operation(handle)
            except MLIRError as error:
                failures.append((i, handle, error))
                return 0
            finally:
                use.ns += mc_clock_ns() - start
    finally:
        mc_diags_free(diags)
    return 0


cdef list anchored(_OperationBase op, str anchor):
    """The operations directly in the regions of `op` that have the name `anchor`, or all ("any")."""
    cdef McContext *c = op.root.c
    cdef bint every = anchor == "any"
    cdef uint32_t name = 0 if every else op_name_id(op.root.ctx, anchor).index
    cdef list found = []
    cdef McBlock block
    cdef McOp inner
    cdef uint32_t i
    for i in range(mc_op_num_regions(c, op.op)):
        block = mc_region_first_block(c, mc_op_region(c, op.op, i))
        while block.index != 0:
            inner = mc_block_first_op(c, block)
            while inner.index != 0:
                if every or mc_op_get_name(c, inner).index == name:
                    found.append(make_operation(op.root, inner))
                inner = mc_op_next(c, inner)
            block = mc_block_next(c, block)
    return found


def run_core_passes(_OperationBase op not None, str anchor, tuple passes not None, bint verify, head not None):
    """Run passes of `core_passes()`, (number, the texts of its options in order) each, one after the other on one operation, or on several.

    anchor: None for `op` itself; else each operation with that name, or any ("any"), that is directly in its regions. verify: after each pass.
    A pass that fails ends the work on its operation, which is valid then, too; the others are worked on all the same.

    Returns (text that the passes wrote, (statistics, seconds) of each pass, failures). A failure is (number in `passes`, operation, error): the
    error is MLIRError with `head(number, operation)` and the pass's diagnostics, or VerifyError. Passes that Ctrl-C or a limit stops fail, too.
    The tree is for this thread alone meanwhile: another one that reads or changes it gets MLIRError.
    Cost: that of the passes, and about a microsecond for each operation and pass.
    """
    cdef McContext *c = alive(op)
    cdef Root root = op.root
    cdef Context ctx = root.ctx
    cdef tuple uses = tuple([_PassUse(number, options) for number, options in passes])
    cdef _PassUse use
    cdef McStr text
    cdef list failures = []
    cdef size_t i
    whole(root, op.op)
    check_idle_deep(ctx, op.op)
    cdef list handles = [make_operation(root, op.op)] if anchor is None else anchored(op, anchor)
    cdef McBuf *out = new_buf()
    try:
        for handle in handles:
            run_passes(handle, uses, verify, out, head, failures)
        text = mc_buf_contents(out)
        results = tuple([(tuple([use.statistics[i] for i in range(use.info.num_statistics)]), <double>use.ns * 1e-9) for use in uses])
        return text.ptr[:text.len].decode("utf-8", "surrogateescape"), results, failures
    finally:
        mc_buf_delete(out)
