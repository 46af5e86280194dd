# passes.pxi - the passes of the core: their table, and runs of them.

cdef tuple option_of(const McPassOption *option):
    return option.name.decode(), ("bool", "string", "list", "int", "long", "uint")[<int>option.kind], option.initial.decode(), option.description.decode()


def core_passes():
    """The passes of the core: (argument, name, summary, options, statistics, output, anchor) each.

    An option is (name, kind as in `_pipeline.Option`, default, description), a statistic (name, description). output: "changes", "writes" for
    text that is for stderr, or "file" for text that goes to the file of the option `filename`. anchor: the name of the operations that it
    runs on; "": of any.
    """
    cdef const McPassInfo *info
    cdef list found = []
    while (info := mc_pass_info(<size_t>len(found))) != NULL:
        options = tuple([option_of(&info.options[i]) for i in range(info.num_options)])
        statistics = tuple([(info.statistics[i].name.decode(), info.statistics[i].description.decode()) for i in range(info.num_statistics)])
        output = ("changes", "writes", "file")[<int>info.output]
        found.append((info.argument.decode(), info.name.decode(), info.summary.decode(), options, statistics, output,
                      info.anchor.decode() if info.anchor != NULL else ""))
    return tuple(found)


cdef class _PassUses:
    """Uses of passes with the texts of their options, and room for what their runs add up."""
    cdef McPassUse *uses
    cdef size_t count
    cdef list kept                                 # of Scratch and options: what the uses point to

    def __cinit__(self, tuple passes not None):
        cdef Scratch room = Scratch.__new__(Scratch)
        self.count = <size_t>len(passes)
        self.uses = <McPassUse *>room.room(self.count, sizeof(McPassUse))
        self.kept = [room]
        cdef size_t i
        for i in range(self.count):
            self.fill(&self.uses[i], passes[i][0], passes[i][1])

    cdef int fill(self, McPassUse *use, size_t number, tuple options) except -1:
        cdef const McPassInfo *info = mc_pass_info(number)
        cdef Scratch texts = Scratch.__new__(Scratch), counts = Scratch.__new__(Scratch)
        cdef Py_ssize_t length
        cdef McStr *text
        cdef size_t i
        if info == NULL or <size_t>len(options) != info.num_options:
            raise ValueError("no such pass, or not its options")
        text = <McStr *>texts.room(info.num_options, sizeof(McStr))
        for i in range(info.num_options):
            text[i].ptr = PyUnicode_AsUTF8AndSize(<str?>options[i], &length)
            text[i].len = <size_t>length
        use.number, use.options, use.ns = number, text, 0
        use.statistics = <uint64_t *>counts.room(info.num_statistics, sizeof(uint64_t))
        memset(use.statistics, 0, info.num_statistics * sizeof(uint64_t))
        self.kept += [texts, counts, options]
        return 0

    cdef tuple result(self, size_t number):
        """(statistics, seconds) of a use."""
        cdef McPassUse *use = &self.uses[number]
        cdef size_t i
        return tuple([use.statistics[i] for i in range(mc_pass_info(use.number).num_statistics)]), <double>use.ns * 1e-9


cdef object failure_of(Context ctx, McPassFailure *failure, Operation op, head):
    """(number of the pass, operation, error)."""
    try:
        if failure.is_verifier:
            raise_diags(ctx, failure.diags, "Verification failed", VerifyError)
        raise_diags(ctx, failure.diags, head(failure.use, op), MLIRError)
    except MLIRError as error:
        return failure.use, op, error


def check_pass_can_run(_OperationBase op not None, str name not None, str anchor not None, str head not None):
    """Raises MLIRError with `head` when a pass cannot run on an operation: it must be registered and isolated, and named `anchor` ("": any name)."""
    cdef McContext *c = alive(op)
    cdef bytes name_text = name.encode(), anchor_text = anchor.encode()
    cdef const char *wanted = NULL
    if anchor:
        wanted = anchor_text
    cdef McDiags *diags = new_diags(op.root.ctx)
    try:
        if not mc_pass_can_run(c, op.op, name_text, wanted, diags):
            raise_diags(op.root.ctx, diags, head, MLIRError)
    finally:
        mc_diags_free(diags)


def operations_in(_OperationBase op not None, str anchor not None):
    """The operations directly in the regions of `op` that have the name `anchor`, as a list; "any": all that are registered and isolated."""
    cdef McContext *c = alive(op)
    cdef bint every = anchor == "any"
    cdef uint32_t name = 0 if every else op_name_id(op.root.ctx, anchor).index
    cdef list found = []
    cdef McBlock block
    cdef McOp inner
    cdef uint32_t i
    touch(op.root, op.op)
    for i in range(mc_op_num_regions(c, op.op)):
        block = mc_region_first_block(c, mc_op_region(c, op.op, i))
        while block.index != 0:
            inner = mc_block_first_op(c, block)
            while inner.index != 0:
                if mc_pass_can_run(c, inner, b"", NULL, NULL) if every else mc_op_get_name(c, inner).index == name:
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
    Isolated operations are worked on by as many threads as the context allows, when the IR is large; the result is the same.
    The tree is for this call alone meanwhile: another thread that reads or changes it gets MLIRError.
    """
    cdef McContext *c = alive(op)
    cdef Root root = op.root
    cdef Context ctx = root.ctx
    cdef _PassUses uses = _PassUses(passes)
    cdef McPassFailures failures
    cdef Scratch room = Scratch.__new__(Scratch)
    cdef unsigned long reader = ctx.region_reader
    cdef McStr text
    cdef size_t i
    cdef bint ok
    whole(root, op.op)
    check_idle_deep(ctx, op.op)
    cdef list handles = [make_operation(root, op.op)] if anchor is None else operations_in(op, anchor)
    cdef size_t count = <size_t>len(handles)
    cdef McOp *ops = <McOp *>room.room(count, sizeof(McOp))
    for i in range(count):
        ops[i] = (<Operation>handles[i]).op
    memset(&failures, 0, sizeof(failures))
    cdef McBuf *out = new_buf()
    try:
        key = begin_changing(ctx, op.op)
        ctx.region_reader = PyThread_get_thread_ident() # checks in Python may read what is verified
        try:
            ok = mc_passes_run(c, ops, count, uses.uses, uses.count, verify, <unsigned>ctx.get_num_threads(), out, &failures)
        finally:
            ctx.region_reader = reader
            end_changing(ctx, key)
        ctx.epoch += 1
        raise_pending(ctx)
        if not ok:
            raise out_of_memory(ctx)
        text = mc_buf_contents(out)
        return (text.ptr[:text.len].decode("utf-8", "surrogateescape"), tuple([uses.result(i) for i in range(uses.count)]),
                [failure_of(ctx, &failures.ptr[i], handles[failures.ptr[i].op], head) for i in range(failures.len)])
    finally:
        mc_pass_failures_free(c, &failures)
        mc_buf_delete(out)
