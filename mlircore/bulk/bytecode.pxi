# bytecode.pxi - bytecode out: the GIL is released, the tree is marked busy.

cdef int run_bytecode_writer(_OperationBase handle, McBytecodeOptions *options, McSink sink, void *data) except -1:
    """0: the sink refused; 1: the file is complete."""
    cdef McContext *c = alive(handle)
    cdef Root root = handle.root              # keeps the tree while it is written
    cdef Context ctx = root.ctx
    cdef McOp op = handle.op
    cdef bint ok
    whole(root, op)
    cdef McDiags *diags = new_diags(ctx)
    cdef McBuf *buf = mc_buf_new_sink(sink, data)
    try:
        if buf is NULL:
            raise MemoryError("out of memory")
        key = begin_reading(ctx, op)
        try:
            with nogil:
                ok = mc_bytecode_write(c, op, options, buf, diags)
                ok = mc_buf_flush(buf) and ok
        finally:
            end_reading(ctx, key)
        raise_pending(ctx)
        if not ok and mc_diags_count(diags):
            raise_diags(ctx, diags, "Unable to write bytecode", MLIRError)
        return ok
    finally:
        mc_buf_delete(buf)
        mc_diags_free(diags)


cdef int set_bytecode_options(McBytecodeOptions *options, desired_version) except -1:
    mc_bytecode_options_init(options)
    if desired_version is not None:
        if not 0 <= desired_version <= MC_BYTECODE_VERSION:
            raise ValueError(f"Unable to honor desired bytecode version {desired_version}")
        options.version = desired_version
    return 0


cdef int bytecode_to_descriptor(_OperationBase handle, McBytecodeOptions *options, int descriptor) except -1:
    cdef FileSink sink
    sink.descriptor = descriptor
    sink.error = 0
    if run_bytecode_writer(handle, options, write_all, &sink):
        return 0
    if sink.error:
        raise OSError(sink.error, strerror(sink.error).decode(errors="replace"))
    raise MemoryError("out of memory while writing bytecode")


cdef bytes bytecode_of(_OperationBase handle, McBytecodeOptions *options):
    cdef MemorySink sink
    sink.length = 0
    sink.room = 1 << 12
    sink.as_text = False
    sink.not_ascii = False
    sink.target = PyBytes_FromStringAndSize_raw(NULL, <Py_ssize_t>sink.room)
    try:
        if not run_bytecode_writer(handle, options, keep_all, &sink) or not grow_target(&sink, sink.length):
            raise MemoryError("out of memory while writing bytecode")
        return <bytes><object>sink.target
    finally:
        Py_XDECREF(sink.target)


cdef int write_bytecode_file(_OperationBase handle, file, McBytecodeOptions *options) except -1:
    """`file`: a path, whose file is replaced when all is written, or what has a method `write` for bytes."""
    if hasattr(file, "write"):
        file.write(bytecode_of(handle, options))
        return 0
    import os

    from mlircore.tools.files import write_output

    path = os.fsdecode(file)
    with write_output(os.path.join(os.curdir, path) if path == "-" else path) as descriptor:
        bytecode_to_descriptor(handle, options, descriptor)
    return 0


def bytecode_summary(bytes data not None, Context context not None, str source_name="-"):
    """The contents of bytecode, for tools: version, producer, sizes of tables, and its operations counted by name; None for other data.

    No definition is loaded, and nothing is made in the context. Raises ParseError for a file that is damaged. Linear in the operations.
    """
    cdef const char *text = PyBytes_AS_STRING(data)
    cdef size_t length = <size_t>PyBytes_GET_SIZE(data)
    cdef Location place = Location.file(source_name, 0, 0, context)
    cdef McBytecodeSummary summary
    cdef McBytecodeName *name
    cdef McDiags *diags
    cdef bint ok
    cdef size_t i
    cdef dict operations = {}
    if not mc_is_bytecode(text, length):
        return None
    diags = new_diags(context)
    try:
        ok = mc_bytecode_summarize(context.c, text, length, place.loc, &summary, diags)
        if not ok:
            raise_diags(context, diags, "Unable to read bytecode", ParseError)
    finally:
        mc_diags_free(diags)
    try:
        for i in range(summary.num_names):
            name = &summary.names[i]
            full = text_of(name.dialect) + ("." + text_of(name.name) if name.name.len else "")
            operations[full] = operations.get(full, 0) + name.count
        return {
            "version": summary.version,
            "producer": text_of(summary.producer),
            "strings": summary.num_strings,
            "attributes": summary.num_attrs,
            "types": summary.num_types,
            "counts": stats_dict(summary.stats),
            "operations": operations,
        }
    finally:
        mc_bytecode_summary_fini(context.c, &summary)


cdef dict stats_dict(McIrStats stats):
    return dict(ops=stats.ops, blocks=stats.blocks, regions=stats.regions, operands=stats.operands,
                results=stats.results, block_args=stats.block_args, depth=stats.depth)
