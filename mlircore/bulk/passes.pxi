# passes.pxi - the passes of the core: their table, and one run of one of them.

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


def run_core_pass(_OperationBase op not None, size_t number, tuple options not None, str head not None):
    """Run pass `number` of `core_passes()`; options: its texts, in order. Returns (text that it wrote, statistics).

    Raises MLIRError with `head` and the pass's diagnostics when it fails; the operation is valid then, too. The tree is for this thread alone
    meanwhile: another one that reads or changes it gets MLIRError.
    """
    cdef McContext *c = alive(op)
    cdef Root root = op.root
    cdef Context ctx = root.ctx
    cdef const McPassInfo *info = mc_pass_info(number)
    cdef McStr[MAX_PASS_OPTIONS] texts
    cdef uint64_t[MAX_PASS_OPTIONS] statistics
    cdef Py_ssize_t length
    cdef McStr text
    cdef size_t i
    cdef bint ok
    if info == NULL or <size_t>len(options) != info.num_options or info.num_options > MAX_PASS_OPTIONS:
        raise ValueError("no such pass, or not its options")
    for i in range(info.num_options):
        texts[i].ptr = PyUnicode_AsUTF8AndSize(<str?>options[i], &length)
        texts[i].len = <size_t>length
    memset(statistics, 0, sizeof(statistics))
    whole(root, op.op)
    check_idle_deep(ctx, op.op)
    cdef McBuf *out = new_buf()
    cdef McDiags *diags = NULL
    try:
        diags = new_diags(ctx)
        key = begin_changing(ctx, op.op)
        try:
            ok = mc_pass_run(c, number, op.op, texts, statistics, out, diags)
        finally:
            end_changing(ctx, key)
        ctx.epoch += 1
        raise_pending(ctx)
        if not ok:
            raise_diags(ctx, diags, head, MLIRError)
        text = mc_buf_contents(out)
        return text.ptr[:text.len].decode("utf-8", "surrogateescape"), tuple([statistics[i] for i in range(info.num_statistics)])
    finally:
        mc_diags_free(diags)
        mc_buf_delete(out)
