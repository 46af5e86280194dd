# print.pxi - text out, and verification: the GIL is released, the tree is marked busy.

cdef McBuf *new_buf() except NULL:
    cdef McBuf *buf = mc_buf_new()
    if buf is NULL:
        raise MemoryError("out of memory")
    return buf


cdef str taken_text(Context ctx, McBuf *buf, bint ok):
    """The text of a print call, which has ended. Raises what a callback has raised, or MemoryError if it is not `ok`."""
    cdef McStr text = mc_buf_contents(buf)
    raise_pending(ctx)
    if not ok:
        raise out_of_memory(ctx)
    return PyUnicode_DecodeUTF8(text.ptr, <Py_ssize_t>text.len, "surrogateescape") if text.len else ""


cdef int set_print_options(McPrintOptions *options, large_elements_limit, large_resource_limit,
                           hex_elements_limit) except -1:
    """Defaults and limits; a resource's limit is the elements' when it has none."""
    mc_print_options_init(options)
    if large_resource_limit is None:
        large_resource_limit = large_elements_limit
    options.elide_elements_if_larger = -1 if large_elements_limit is None else large_elements_limit
    options.elide_resources_if_larger = -1 if large_resource_limit is None else large_resource_limit
    options.hex_if_larger = -1 if hex_elements_limit is None else hex_elements_limit
    return 0


cdef struct FileSink:
    int descriptor
    int error                     # errno of the write that failed


cdef cbool write_all(void *data, const char *text, size_t length) noexcept nogil:
    cdef FileSink *sink = <FileSink *>data
    cdef ssize_t written
    if text is NULL:
        return True
    while length:
        written = write(sink.descriptor, text, length)
        if written < 0:
            if errno == EINTR:
                continue
            sink.error = errno
            return False
        text += written
        length -= <size_t>written
    return True


cdef struct MemorySink:
    PyObject *target              # owned: the growing bytes or str
    size_t length, room
    McContext *c                  # borrowed; NULL: no limit of memory
    bint as_text
    bint not_ascii                # stopped: text that str cannot hold byte by byte


cdef bint grow_target(MemorySink *sink, size_t room) noexcept with gil:
    """Gives the target that size; on failure it is freed."""
    cdef size_t limit = 0 if sink.c is NULL else mc_context_limits(sink.c).memory
    if limit != 0 and room > sink.room and (room > limit or mc_context_live_bytes(sink.c) > limit - room):
        Py_XDECREF(sink.target)
        sink.target = NULL
        return False
    if (PyUnicode_Resize(&sink.target, <Py_ssize_t>room) if sink.as_text
            else _PyBytes_Resize(&sink.target, <Py_ssize_t>room)) != 0:
        PyErr_Clear()
        return False
    sink.room = room
    mc_memory_advise(target_bytes(sink), room)
    return True


cdef cbool keep_all(void *data, const char *text, size_t length) noexcept nogil:
    cdef MemorySink *sink = <MemorySink *>data
    cdef uint64_t high = 0
    cdef uint64_t word
    cdef size_t i = 0
    if text is NULL:
        return length <= sink.room or grow_target(sink, max(length, sink.room + sink.room // 2))
    if sink.as_text:
        while i + 8 <= length:
            memcpy(&word, text + i, 8)
            high |= word
            i += 8
        while i < length:
            high |= <uint8_t>text[i]
            i += 1
        if high & 0x8080808080808080u:
            sink.not_ascii = True
            return False
    if sink.room - sink.length < length and not grow_target(sink, sink.length * 2 + length):
        return False
    memcpy(target_bytes(sink) + sink.length, text, length)
    sink.length += length
    return True


cdef inline char *target_bytes(MemorySink *sink) noexcept nogil:
    if sink.as_text:
        return <char *>PyUnicode_1BYTE_DATA(sink.target)
    return PyBytes_AS_STRING_raw(sink.target)


cdef int run_printer(_OperationBase handle, McPrintOptions *options, McSink sink, void *data) except -1:
    """Returns 0 when the sink refused, 1 when the text is complete."""
    alive(handle)
    cdef McBuf *buf = mc_buf_new_sink(sink, data)
    if buf is NULL:
        raise out_of_memory(handle.root.ctx)
    try:
        return run_printer_into(handle, options, buf)
    finally:
        mc_buf_delete(buf)


cdef int run_printer_into(_OperationBase handle, McPrintOptions *options, McBuf *buf) except -1:
    cdef McContext *c = alive(handle)
    cdef Root root = handle.root              # keeps the tree while it is printed
    cdef Context ctx = root.ctx
    cdef McOp op = handle.op
    cdef McNames *names = NULL
    cdef bint ok
    whole(root, op)
    options.threads = ctx.get_num_threads() if mc_print_may_share(c, op) else 1
    cdef uint64_t epoch = ctx.epoch
    key = begin_reading(ctx, op)
    if root.verified == epoch + 1 and root.op.index == key:
        options.assume_verified = True # nothing was changed since
    if op.index != key:                # the next call may want the names of the same tree
        root = lend_names(ctx, root, &names)
        options.names = &names
    try:
        with nogil:
            ok = mc_print_op(c, op, options, buf)
            ok = mc_buf_flush(buf) and ok
    finally:
        if op.index != key:
            return_names(root, names, epoch)
        end_reading(ctx, key)
    raise_pending(ctx)
    return ok


cdef int print_to_file(_OperationBase handle, McPrintOptions *options, int descriptor) except -1:
    cdef FileSink sink
    sink.descriptor = descriptor
    sink.error = 0
    if run_printer(handle, options, write_all, &sink):
        return 0
    if sink.error:
        raise OSError(sink.error, strerror(sink.error).decode(errors="replace"))
    raise out_of_memory(handle.root.ctx, "out of memory while printing")


cdef print_operation(_OperationBase handle, McPrintOptions *options, bint binary):
    """The text as str or bytes. It is written into the object itself: large texts are not copied."""
    cdef MemorySink sink
    cdef int complete
    sink.c = alive(handle)
    sink.length = 0
    sink.room = 1 << 12
    sink.as_text = not binary
    sink.not_ascii = False
    if binary:
        sink.target = PyBytes_FromStringAndSize_raw(NULL, <Py_ssize_t>sink.room)
    else:
        sink.target = PyUnicode_New_raw(<Py_ssize_t>sink.room, 127)
    try:
        complete = run_printer(handle, options, keep_all, &sink)
        if sink.not_ascii:
            return (<bytes>print_operation(handle, options, True)).decode("utf-8", "surrogateescape")
        if not complete or not grow_target(&sink, sink.length):
            raise out_of_memory(handle.root.ctx, "out of memory while printing")
        return <object>sink.target
    finally:
        Py_XDECREF(sink.target)


cdef tuple print_placed(_OperationBase handle, McPrintOptions *options):
    """The text as bytes, and per operation (begin, end, row of its parent or -1, line, column)."""
    cdef McPlaces places
    cdef McPlace *row
    cdef size_t i
    memset(&places, 0, sizeof(places))
    options.places = &places
    cdef McBuf *buf = new_buf()
    cdef McStr text
    try:
        if not run_printer_into(handle, options, buf):
            raise out_of_memory(handle.root.ctx, "out of memory while printing")
        text = mc_buf_contents(buf)
        rows = []
        for i in range(places.len):
            row = &places.ptr[i]
            rows.append((row.begin, row.end, <int64_t>row.parent - 1, row.line, row.column))
        return PyBytes_FromStringAndSize(text.ptr, <Py_ssize_t>text.len), rows
    finally:
        mc_places_fini(handle.root.c, &places)
        mc_buf_delete(buf)


cdef str print_to_str(_OperationBase handle):
    cdef McPrintOptions options
    mc_print_options_init(&options)
    return print_operation(handle, &options, False)


cdef int verify_operation(_OperationBase handle) except -1:
    cdef McContext *c = alive(handle)
    cdef Root root = handle.root
    cdef Context ctx = root.ctx
    cdef McOp op = handle.op
    cdef bint ok
    whole(root, op)
    cdef McDiags *diags = new_diags(ctx)
    cdef uint64_t epoch = ctx.epoch
    try:
        key = begin_reading(ctx, op)
        try:
            with nogil:
                ok = mc_verify(c, op, diags)
        finally:
            end_reading(ctx, key)
        if not ok:
            raise_diags(ctx, diags, "Verification failed", VerifyError)
        raise_pending(ctx)
        if root.op.index == op.index:
            root.verified = epoch + 1
    finally:
        mc_diags_free(diags)
    return 0


cdef McOp parse_text(Context ctx, source, str source_name, bint one_operation, str head, bint verify=True,
                    str syntax="modern", dict constructs=None, list warnings=None, threads=None) except *:
    """A new tree; the caller must give it a Root at once."""
    cdef const char *text
    cdef size_t length
    held = hold_text(source, &text, &length)
    if is_compressed(text, length):
        try:
            held = hold_text(uncompressed(text[:length], ctx.input_limit), &text, &length)
        except ValueError as error:
            raise refused_input(ctx, source_name, head, str(error)) from error
    return parse_bytes(ctx, text, length, source_name, one_operation, head, verify, generation_of(syntax), constructs, warnings, threads)


cdef str advice_about(const char *text, size_t length):
    """Advice for a text that cannot be parsed and is the path of a file; None: it is no path."""
    if length > 4096:
        return None
    cdef bytes line = text[:length]
    if b"\n" in line or not line.endswith((b".mlir", b".mlirbc", b".bc", b".txt", b".gz", b".zst")):
        return None
    return "the text looks like the path of a file, which mlircore.parse_file and Module.parseFile read"


cdef refused_input(Context ctx, str source_name, str head, str message):
    """The exception for an input whose first bytes are refused."""
    cdef DiagnosticInfo info = DiagnosticInfo.__new__(DiagnosticInfo)
    info.severity = DiagnosticSeverity.ERROR
    info.location = Location.file(source_name, 1, 1, ctx)
    info.message = message
    info.notes = []
    info.rendered = f"error: {message}\n"
    return ParseError(head, [info])


cdef size_t BYTES_FOR_THREADS = 4 << 20  # of a text
cdef unsigned MAX_THREADS = 64


cdef unsigned threads_for(Context ctx, size_t length, threads) except 0:
    """How many threads read a text."""
    if threads is None:
        threads = ctx.get_num_threads() if length >= BYTES_FOR_THREADS else 1
    elif threads < 1:
        raise ValueError(f"threads must be 1 or more, not {threads}")
    return min(threads, MAX_THREADS)


cdef McOp parse_bytes(Context ctx, const char *text, size_t length, str source_name, bint one_operation, str head,
                      bint verify, McSyntax syntax, dict constructs=None, list warnings=None, threads=None, cbool *lends=NULL, bint lazy=False) except *:
    """`constructs` gets the old ones by name with their number, `warnings` the diagnostics of a text that parses.

    threads: how many read a text; None: those of the context, for a large text.
    """
    cdef McParseOptions options
    cdef Py_ssize_t name_length
    cdef McOp op
    cdef size_t start, size
    if exported_span(text, length, &start, &size):
        text += start
        length = size
    memset(&options, 0, sizeof(options))
    options.source_name = PyUnicode_AsUTF8AndSize(source_name, &name_length)
    options.source_name_len = <size_t>name_length
    options.verify = verify
    options.no_implicit_module = one_operation
    options.syntax = syntax
    options.lends = lends
    options.lazy = lazy
    options.threads = threads_for(ctx, length, threads)
    cdef McConstructs counted
    cdef McConstruct *construct
    cdef size_t i
    memset(&counted, 0, sizeof(counted))
    if constructs is not None:
        options.constructs = &counted
    cdef McDiags *diags = new_diags(ctx)
    try:
        with nogil:
            op = mc_parse(ctx.c, text, length, &options, diags)
        if op.index == 0:
            raise_diags(ctx, diags, head, ParseError, mc_is_bytecode(text, length), advice_about(text, length))
        try:
            raise_pending(ctx)
            for i in range(counted.len):
                construct = &counted.ptr[i]
                constructs[construct.name[:construct.len].decode("utf-8", "replace")] = construct.count
            if warnings is not None:
                warnings += diagnostics_of(ctx, diags)
        except BaseException:
            mc_op_erase(ctx.c, op)
            raise
    finally:
        mc_constructs_fini(ctx.c, &counted)
        mc_diags_free(diags)
    return op
