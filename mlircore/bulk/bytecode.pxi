# bytecode.pxi - bytecode out: the GIL is released, the tree is marked busy.

cdef int run_bytecode_writer(_OperationBase handle, McBytecodeOptions *options, McBuf *buf) except -1:
    """0: the sink refused, or the buffer cannot grow; 1: the file is complete. `buf` NULL: MemoryError."""
    cdef McContext *c = alive(handle)
    cdef Root root = handle.root              # keeps the tree while it is written
    cdef Context ctx = root.ctx
    cdef McOp op = handle.op
    cdef bint ok
    whole(root, op)
    cdef McDiags *diags = new_diags(ctx)
    try:
        if buf is NULL:
            raise out_of_memory(ctx)
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
    cdef McBuf *buf = mc_buf_new_sink(write_all, &sink)
    try:
        if run_bytecode_writer(handle, options, buf):
            return 0
    finally:
        mc_buf_delete(buf)
    if sink.error:
        raise OSError(sink.error, strerror(sink.error).decode(errors="replace"))
    raise out_of_memory(handle.root.ctx, "out of memory while writing bytecode")


cdef bytes bytecode_of(_OperationBase handle, McBytecodeOptions *options):
    cdef Growing target = Growing(NULL, 0, alive(handle), False)
    cdef McBuf *buf = mc_buf_new_in(grow_target, &target)
    try:
        data = taken(&target, buf) if run_bytecode_writer(handle, options, buf) else None
        if data is None:
            raise out_of_memory(handle.root.ctx, "out of memory while writing bytecode")
        return <bytes>data
    finally:
        mc_buf_delete(buf)
        Py_XDECREF(target.made)


cdef enum: PASSED_BYTES = 1 << 20

cdef struct StreamSink:
    PyObject *write               # borrowed: the method of a file
    PyObject *context             # borrowed
    bint keeps                    # it may keep what is passed to it: bytes of its own


cdef cbool write_on(void *data, const char *text, size_t length) noexcept nogil:
    return pass_on(<StreamSink *>data, text, length)


cdef cbool pass_on(StreamSink *sink, const char *text, size_t length) noexcept with gil:
    cdef size_t part
    try:
        write = <object>sink.write
        while length:
            part = min(length, <size_t>PASSED_BYTES) if sink.keeps else length
            if sink.keeps:
                write(text[:part])
            else:
                write(PyMemoryView_FromMemory(<char *>text, <Py_ssize_t>part, PyBUF_READ))
            text += part
            length -= part
        return True
    except BaseException as error:
        (<Context>sink.context).pending[PyThread_get_thread_ident()] = error
        return False


cdef int bytecode_to_stream(_OperationBase handle, McBytecodeOptions *options, file) except -1:
    """In parts, while it is made. Files in memory and on disk, of Python's own, read what they are passed only during the call."""
    import io

    cdef StreamSink sink
    write = file.write
    sink.write = <PyObject *>write
    alive(handle)
    sink.context = <PyObject *>handle.root.ctx
    reads_once = type(file) is io.BytesIO or type(file) in (io.BufferedWriter, io.BufferedRandom) and type(file.raw) is io.FileIO
    sink.keeps = not reads_once
    cdef McBuf *buf = mc_buf_new_sink(write_on, &sink)
    try:
        if not run_bytecode_writer(handle, options, buf):
            raise out_of_memory(handle.root.ctx, "out of memory while writing bytecode")
    finally:
        mc_buf_delete(buf)
    return 0


cdef int write_bytecode_file(_OperationBase handle, file, McBytecodeOptions *options) except -1:
    """`file`: a path, whose file is replaced when all is written, or what has a method `write` for bytes."""
    if hasattr(file, "write"):
        return bytecode_to_stream(handle, options, file)
    with output_at(file) as descriptor:
        bytecode_to_descriptor(handle, options, descriptor)
    return 0


cdef object output_at(path):
    """A context manager that gives a descriptor; at its end the file at the path is replaced."""
    import os

    from mlircore.tools.files import write_output

    name = os.fsdecode(path)
    return write_output(os.path.join(os.curdir, name) if name == "-" else name)


cdef int write_path(path, bytes text) except -1:
    """Replaces the file at a path."""
    with output_at(path) as descriptor, open(descriptor, "wb", closefd=False) as file:
        file.write(text)
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
