# stream.pxi - the operations at the top of a long text, one at a time, in bounded memory.

cdef str STREAM_HEAD = "Unable to parse module assembly"
cdef Py_ssize_t COMPRESSED_BYTES = 1 << 14         # of compressed data that are read at a time


cdef class _TextSource:
    """The bytes of a text, whatever it is compressed with: `read(size)` gives so many, or a few more, and fewer at the end."""

    cdef object file, member, make, errors         # member: what decompresses, or None
    cdef bytes tail, ready        # compressed data and text that are not used yet
    cdef str kind
    cdef bint began               # something of the member was read

    def __init__(self, file not None):
        if isinstance(file, _TextSource):          # a long chain of them would use up the stack
            raise TypeError("a text source reads a file")
        self.file, self.member, self.tail, self.ready = file, None, b"", b""
        start = self.bytes_of(4)
        while 0 < len(start) < 4 and (more := self.bytes_of(4 - len(start))):
            start += more
        if is_compressed(start, len(start)):
            self.kind = "gzip" if start[:1] == b"\x1f" else "zstd"
            self.make, self.errors = decompressors(self.kind)
            self.member, self.tail, self.began = self.make(), start, False
        else:
            self.ready = start

    cdef bytes bytes_of(self, size):
        data = self.file.read(size)
        if data is None:
            raise BlockingIOError("the file has no data yet: a stream needs a file that waits for it")
        if not isinstance(data, bytes):
            raise TypeError(f"a stream reads a file in binary mode, whose read returns bytes, not {type(data).__name__}")
        return data

    def read(self, size):
        if self.ready is None:
            raise ValueError("the source was not made")
        parts, total = [self.ready], len(self.ready)
        self.ready = b""
        while total < size:
            part = self.bytes_of(size - total) if self.member is None else self.decompressed(size - total)
            if not part:
                break
            parts.append(part)
            total += len(part)
        return b"".join(parts)

    cdef bytes decompressed(self, size):
        """Some bytes of the content; none at its end. At most `size` and some more, however far the data expands."""
        part = b""
        while not part:
            if not self.tail and getattr(self.member, "needs_input", True):
                self.tail = self.bytes_of(min(COMPRESSED_BYTES, getattr(self.member, "STEP", COMPRESSED_BYTES)))
                if not self.tail:
                    if self.began:
                        raise ValueError(f"the input is compressed with {self.kind}, and ends too early")
                    return b""
            if not self.began and self.kind == "gzip":
                self.tail = self.tail.lstrip(b"\0")  # padding, which is allowed
                if not self.tail:
                    continue
            self.began = True
            try:
                part = self.member.decompress(self.tail, size)
            except self.errors as error:
                raise ValueError(f"the input is compressed with {self.kind}, and corrupt: {error}") from error
            self.tail = getattr(self.member, "unconsumed_tail", b"")
            if self.member.eof:
                self.tail = self.member.unused_data
                self.member, self.began = self.make(), False
        return part


@cython.no_gc_clear
cdef class OperationStream:
    """An iterator of the operations at the top of a text, made by `ir.stream`. A context manager that closes the file."""

    cdef Context ctx
    cdef McStream *stream         # owned; NULL: closed
    cdef object make_context      # makes the next context, or None: there is one
    cdef object source            # a _TextSource
    cdef object file              # to close: the file that was opened here, or None
    cdef object place             # a path, or a file that can seek, or None
    cdef Py_ssize_t total         # bytes that came from the source
    cdef str name
    cdef bint verifies, is_last, is_busy
    cdef Py_ssize_t piece_bytes, interned_bytes
    cdef Root piece               # the module that the next operations are in, or None
    cdef McBlock body

    def __init__(self):
        raise TypeError("use ir.stream")

    def __dealloc__(self):
        if self.stream is not NULL:
            mc_stream_free(self.stream)

    def __iter__(self):
        return self

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        self.close()

    def __next__(self):
        cdef McOp op
        cdef Root root
        if self.piece is None:
            if self.stream is NULL:
                raise StopIteration
            if self.is_busy:
                raise MLIRError("the stream is being read")
            self.is_busy = True
            try:
                self.fetch()
            except BaseException:
                self.is_busy = False
                self.close()
                raise
            self.is_busy = False
            if self.piece is None:
                self.close()
                raise StopIteration
        cdef Context ctx = self.ctx
        op = mc_block_first_op(ctx.c, self.body)
        mc_op_detach(ctx.c, op)
        if mc_block_first_op(ctx.c, self.body).index == 0:
            self.piece = None
        root = new_root(ctx, op)
        root.verified = ctx.epoch + 1 if self.verifies else 0
        return make_opview(root, op)

    cdef int fetch(self) except -1:
        """Reads the next piece, if there is one."""
        cdef McOp module
        cdef McStreamState state
        cdef McDiags *diags
        cdef cbool verify, is_last
        if self.make_context is not None:
            self.renew()
        while True:
            diags = new_diags(self.ctx)
            try:
                verify, is_last = self.verifies, self.is_last
                with nogil:
                    state = mc_stream_read(self.stream, verify, is_last, &module, diags)
                if state == MC_STREAM_FAILED:
                    raise_diags(self.ctx, diags, STREAM_HEAD, ParseError)
                if state == MC_STREAM_PIECE:
                    self.piece = new_root(self.ctx, module)
                    self.body = mc_region_first_block(self.ctx.c, mc_op_region(self.ctx.c, module, 0))
                raise_pending(self.ctx)
            finally:
                mc_diags_free(diags)
            if state == MC_STREAM_PIECE:
                return 0
            if state == MC_STREAM_END:
                return self.finish()
            if state == MC_STREAM_ALIASES:
                self.find_aliases()
            else:
                self.add_text()

    cdef int add_text(self) except -1:
        cdef bytes data = self.data_of(self.source, self.piece_bytes)
        self.is_last = len(data) < self.piece_bytes
        self.total += len(data)
        self.put(self.ctx, self.stream, data)
        return 0

    cdef bytes data_of(self, source, size):
        try:
            return source.read(size)
        except ValueError as error:
            raise refused_input(self.ctx, self.name, STREAM_HEAD, str(error)) from error

    cdef int put(self, Context ctx, McStream *stream, bytes data) except -1:
        cdef size_t length = <size_t>PyBytes_GET_SIZE(data)
        cdef char *room = mc_stream_room(stream, length)
        if room is NULL:
            raise out_of_memory(ctx, STREAM_HEAD + ": out of memory")
        memcpy(room, PyBytes_AS_STRING(data), length)
        mc_stream_added(stream, length)
        return 0

    cdef int finish(self) except -1:
        cdef size_t length
        cdef const char *missing = mc_stream_undefined_loc(self.stream, &length)
        if missing is not NULL:
            raise refused_input(self.ctx, self.name, STREAM_HEAD, f"operation location alias was never defined: {missing[:length].decode()}")
        return 0

    cdef int renew(self) except -1:
        """Goes on in a new context, when the old one holds much that only a new one can free."""
        live, tables = self.ctx._memory()
        if live - tables - <Py_ssize_t>mc_stream_bytes(self.stream) < self.interned_bytes:
            return 0
        cdef Context ctx = self.make_context()
        cdef McDiags *diags = new_diags(ctx)
        cdef McStream *fresh
        try:
            fresh = mc_stream_renewed(self.stream, ctx.c, diags)
            raise_pending(ctx)
            if fresh is NULL:
                raise_diags(ctx, diags, STREAM_HEAD, ParseError)
        finally:
            mc_diags_free(diags)
        mc_stream_free(self.stream)
        self.stream = fresh
        self.ctx = ctx
        return 0

    cdef int find_aliases(self) except -1:
        """Reads the rest of the text for aliases that it defines, if it can be read twice."""
        if self.place is None:
            mc_stream_allow_unknown_locs(self.stream)
            return 0
        cdef McStream *skim = mc_stream_new(self.ctx.c, "", 0)
        if skim is NULL:
            raise out_of_memory(self.ctx)
        try:
            if self.is_last:
                self.skim(skim, None)
            elif isinstance(self.place, (str, bytes)):
                with open(self.place, "rb") as file:
                    source = _TextSource(file)
                    left = self.total
                    while left > 0 and (data := self.data_of(source, min(left, self.piece_bytes))):
                        left -= len(data)
                    self.skim(skim, source, data[len(data) + left:] if left < 0 else b"")
            else:
                place = self.place.tell()
                self.skim(skim, self.place)
                self.place.seek(place)
        finally:
            mc_stream_free(skim)
        mc_stream_allow_unknown_locs(self.stream)  # what is missing now is missing at the end, too
        return 0

    cdef int skim(self, McStream *skim, source, bytes start=b"") except -1:
        cdef size_t length
        cdef const char *text = mc_stream_rest(self.stream, &length)
        cdef bytes data = text[:length] + start
        cdef bint ended = source is None
        while True:
            self.put(self.ctx, skim, data)
            text = mc_stream_skim(skim, ended, &length)
            if text is NULL:
                raise out_of_memory(self.ctx)
            if ended:
                break
            data = self.data_of(source, self.piece_bytes)
            ended = not data
        cdef McDiags *diags = new_diags(self.ctx)
        try:
            if not mc_stream_define(self.stream, text, length, diags):
                raise_diags(self.ctx, diags, STREAM_HEAD, ParseError)
            raise_pending(self.ctx)
        finally:
            mc_diags_free(diags)
        return 0

    def close(self):
        """End it: no more operations come, and a file that it has opened is closed."""
        if self.is_busy:
            raise MLIRError("the stream is being read")
        self.piece = None
        if self.stream is not NULL:
            mc_stream_free(self.stream)
            self.stream = NULL
        if self.file is not None:
            self.file.close()
            self.file = None

    @property
    def context(self):
        """The context of the next operations."""
        return self.ctx

    @property
    def bytes_read(self):
        """How many bytes of the text were read until now, decompressed."""
        return self.total

    @property
    def module(self):
        """A new module like the one that the stream has entered last, without its operations; None: it has entered none, or is closed.

        Attributes that a text in generic form has after the body are known only at its end."""
        cdef McOp op
        if self.is_busy:
            raise MLIRError("the stream is being read")
        op.index = 0
        if self.stream is not NULL:
            op = mc_stream_header(self.stream)
        if op.index == 0:
            return None
        op = mc_op_clone(self.ctx.c, op)
        if op.index == 0:
            raise out_of_memory(self.ctx)
        return make_module(new_root(self.ctx, op), op)


def _new_context():
    cdef Context context = Context()
    context.allow_unregistered_dialects = True
    return context


def stream(source not None, context=None, *, str source_name=None, bint verify=True, piece_bytes=1 << 20, interned_bytes=64 << 20):
    """The operations at the top of a text, one at a time: an iterator, which reads the text piece by piece, in bounded memory.

    `source` is a path, or a file in binary mode, as a pipe: an object whose `read(size)` returns bytes. gzip and zstd are recognised, as in
    files (zstd needs Python 3.14 or the package zstandard). A `builtin.module` at the top is entered: its operations come in its place, and
    `module` of the result has its name and attributes. An operation that came is a tree of its own. It is freed when its last handle goes.

    `context` is a Context, a function that makes one, or None: the thread's default one, else a function that makes contexts that allow
    unregistered dialects. Types, attributes, and locations live as long as their context. With a function, the stream goes on in a new
    context when the old one holds `interned_bytes` of such; each operation keeps its own alive. With one context, they add up.

    Each operation is verified alone: an operation that it names as a symbol may come later or be missing, two may have one name, and
    operations outside of an isolated one cannot use each other's values: ParseError, an undeclared value. Names of aliases are not kept
    for printing. Location aliases that the text defines at its end are found in files, which are then read twice. From a pipe, the
    operations that need them have unknown locations. Distinct attributes are not the same in two contexts.

    Raises ParseError with the place in the whole text, after all operations before it; OSError; MemoryError when an operation does not fit
    into `Context.memory_limit`. `Context.input_limit` is one of each piece. Linear in the text, at the speed of `Module.parse`. The memory
    is about `piece_bytes` of text, with its operations, or twice the longest operation.
    """
    import os

    cdef OperationStream self = OperationStream.__new__(OperationStream)
    cdef Py_ssize_t length
    cdef const char *name
    if piece_bytes < 1 or piece_bytes > 1 << 30:
        raise ValueError("piece_bytes is 1 to 1 << 30")
    if context is None:
        frame = top_frame()
        context = _new_context if frame is None else (<Frame>frame).ctx
    if isinstance(context, Context):
        self.ctx = context
    else:
        self.make_context = context
        self.ctx = context()
    self.verifies, self.piece_bytes, self.interned_bytes = verify, piece_bytes, interned_bytes
    if isinstance(source, (str, bytes, os.PathLike)):
        self.place = os.fspath(source)
        file = self.place.decode(errors="replace") if isinstance(self.place, bytes) else self.place
        self.name = file if source_name is None else source_name
        try:
            self.file = open(self.place, "rb")
        except OSError as error:
            raise unreadable(self.ctx, self.name, error) from error
        file = self.file
    else:
        self.name = "-" if source_name is None else source_name
        file = source
    try:
        self.source = _TextSource(file)
    except ValueError as error:
        self.close()
        raise refused_input(self.ctx, self.name, STREAM_HEAD, str(error)) from error
    except BaseException:
        self.close()
        raise
    if file is source and (<_TextSource>self.source).member is None and hasattr(file, "seekable") and file.seekable():
        self.place = file
    name = PyUnicode_AsUTF8AndSize(self.name, &length)
    self.stream = mc_stream_new(self.ctx.c, name, <size_t>length)
    if self.stream is NULL:
        raise out_of_memory(self.ctx)
    return self


@cython.no_gc
cdef class _Tally:
    """Counts what is in operations, of one context after the other."""

    cdef Context ctx
    cdef McTally tally
    cdef readonly object operations, types
    cdef readonly dict counts

    def __cinit__(self):
        from collections import Counter

        cdef McIrStats none
        memset(&none, 0, sizeof(none))

        self.operations, self.types = Counter(), Counter()
        self.counts = stats_dict(none) | {"opaque_ops": 0}

    def __dealloc__(self):
        if self.ctx is not None:
            mc_tally_fini(self.ctx.c, &self.tally)

    def add(self, operation not None):
        """Count an operation, with everything in it. Linear."""
        cdef _OperationBase op = <_OperationBase?>operation
        cdef McContext *c = alive(op)
        if self.ctx is not op.root.ctx:
            self.end()
            self.ctx = op.root.ctx
        whole(op.root, op.op)
        if not mc_op_tally(c, op.op, &self.tally):
            raise out_of_memory(self.ctx)

    def end(self):
        """Bring `operations` and `types`, which map texts to numbers, and `counts` up to date."""
        cdef size_t i
        cdef McOpName name
        cdef McType type_
        if self.ctx is None:
            return
        for i in range(self.tally.num_ops):
            if self.tally.ops[i]:
                name.index = <uint32_t>i
                self.operations[text_of(mc_op_name_str(self.ctx.c, name))] += self.tally.ops[i]
        for i in range(self.tally.num_types):
            if self.tally.types[i]:
                type_.index = <uint32_t>i
                self.types[str(make_type(self.ctx, type_))] += self.tally.types[i]
        for kind, count in (stats_dict(self.tally.stats) | {"opaque_ops": self.tally.opaque}).items():
            self.counts[kind] = max(self.counts[kind], count) if kind == "depth" else self.counts[kind] + count
        mc_tally_fini(self.ctx.c, &self.tally)
        self.ctx = None
