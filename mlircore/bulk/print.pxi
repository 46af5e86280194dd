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


cdef struct Growing:
    PyObject *made                # owned: the growing bytes or str; NULL: there is none yet
    size_t room
    McContext *c                  # borrowed
    bint as_text


cdef char *grow_target(void *data, size_t room) noexcept with gil:
    cdef Growing *target = <Growing *>data
    cdef size_t limit = mc_context_limits(target.c).memory
    cdef char *ptr
    try:
        if limit != 0 and room > target.room and (room > limit or mc_context_live_bytes(target.c) > limit - room):
            raise MemoryError
        if target.made is NULL:
            target.made = PyUnicode_New_raw(<Py_ssize_t>room, 127) if target.as_text else PyBytes_FromStringAndSize_raw(NULL, <Py_ssize_t>room)
        elif target.as_text:
            PyUnicode_Resize(&target.made, <Py_ssize_t>room)
        else:
            _PyBytes_Resize(&target.made, <Py_ssize_t>room)
    except MemoryError:
        Py_XDECREF(target.made)
        target.made = NULL
        return NULL
    target.room = room
    ptr = <char *>PyUnicode_1BYTE_DATA(target.made) if target.as_text else PyBytes_AS_STRING_raw(target.made)
    mc_memory_advise(ptr, room)
    return ptr


cdef object taken(Growing *target, McBuf *buf):
    """The target's object, with the bytes of the buffer. None: out of memory."""
    cdef McStr text = mc_buf_contents(buf)
    if target.as_text and not mc_buf_is_ascii(buf):
        return PyUnicode_DecodeUTF8(text.ptr, <Py_ssize_t>text.len, "surrogateescape")
    return <object>target.made if grow_target(target, text.len) is not NULL else None


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
    """Raises OSError when a write fails."""
    cdef FileSink sink
    sink.descriptor = descriptor
    sink.error = 0
    cdef McBuf *buf = mc_buf_new_sink(write_all, &sink)
    if buf is NULL:
        raise out_of_memory(handle.root.ctx)
    try:
        if run_printer_into(handle, options, buf):
            return 0
    finally:
        mc_buf_delete(buf)
    if sink.error:
        raise OSError(sink.error, strerror(sink.error).decode(errors="replace"))
    raise out_of_memory(handle.root.ctx, "out of memory while printing")


cdef print_operation(_OperationBase handle, McPrintOptions *options, bint binary):
    """The text as str or bytes. It is written into the object itself: large texts are not copied."""
    cdef Growing target = Growing(NULL, 0, alive(handle), not binary)
    cdef McBuf *buf = mc_buf_new_in(grow_target, &target)
    try:
        text = taken(&target, buf) if buf is not NULL and run_printer_into(handle, options, buf) else None
        if text is None:
            raise out_of_memory(handle.root.ctx, "out of memory while printing")
        return text
    finally:
        mc_buf_delete(buf)
        Py_XDECREF(target.made)


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
    if isinstance(source, FileText):
        return parse_file_text(ctx, source, source_name, one_operation, head, verify, generation_of(syntax), constructs, warnings,
                               threads)
    held = hold_text(source, &text, &length)
    if is_compressed(text, length):
        try:
            held = hold_text(uncompressed(text[:length], ctx.input_limit), &text, &length)
        except ValueError as error:
            raise refused_input(ctx, source_name, head, str(error)) from error
    return parse_bytes(ctx, text, length, source_name, one_operation, head, verify, generation_of(syntax), constructs, warnings, threads)


cdef McOp parse_file_text(Context ctx, FileText source, str source_name, bint one_operation, str head, bint verify, McSyntax syntax, dict constructs,
                          list warnings, threads) except *:
    """As parse_text; the text is in memory only until it is parsed."""
    cdef McFileText *text
    cdef int descriptor = source.descriptor
    cdef size_t size = source.size
    cdef bytes copy
    with nogil:
        text = mc_file_text_read(ctx.c, descriptor, size)
    if text is NULL: # not on this system, or the file has become shorter, or there is no memory
        try:
            copy = source.read()
        except MemoryError:
            raise MemoryError(f"{head}: out of memory, {source_name} has {size} bytes") from None
        return parse_bytes(ctx, PyBytes_AS_STRING(copy), <size_t>len(copy), source_name, one_operation, head, verify, syntax, constructs,
                           warnings, threads)
    try:
        return parse_bytes(ctx, mc_file_text_bytes(text), size, source_name, one_operation, head, verify, syntax, constructs, warnings, threads,
                           NULL, False, text)
    finally:
        mc_file_text_free(text)


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
                      bint verify, McSyntax syntax, dict constructs=None, list warnings=None, threads=None, cbool *lends=NULL,
                      bint lazy=False, McFileText *file_text=NULL) except *:
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
    options.file_text = file_text
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
