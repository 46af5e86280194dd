# lexer.pxi - the tokens of a text. mlircore.lexer gives them a convenient interface.

@cython.no_gc
cdef class TokenTable:
    """All tokens of a text, comments and errors included, as three columns that numpy can read without a copy."""

    def __init__(self, text not None):
        cdef const char *start
        cdef size_t length
        cdef bint ok
        if self.text is not None:
            raise TypeError("a TokenTable is made once")
        held = hold_text(text, &start, &length)
        self.text = held if isinstance(held, bytes) else (<str>held).encode()
        with nogil:
            ok = mc_tokenize(start, length, &self.tokens)
        if not ok:
            raise MemoryError("out of memory")

    def __dealloc__(self):
        mc_tokens_free(&self.tokens)

    def __len__(self):
        return <Py_ssize_t>self.tokens.count

    @property
    def source(self):
        """The text as UTF-8; offsets count its bytes."""
        return self.text

    @property
    def kind(self):
        """A column of small integers: positions in kind_names()."""
        return make_column(self, self.tokens.kind, b"B", 1)

    @property
    def start(self):
        """A column of offsets of first bytes."""
        return make_column(self, self.tokens.start, b"Q", 8)

    @property
    def end(self):
        """A column of offsets after last bytes."""
        return make_column(self, self.tokens.end, b"Q", 8)

    def row(self, Py_ssize_t i):
        """(kind, start, end) of token i."""
        if i < 0 or i >= <Py_ssize_t>self.tokens.count:
            raise IndexError("no such token")
        return self.tokens.kind[i], self.tokens.start[i], self.tokens.end[i]

    def error(self, size_t start):
        """The message of the error token that starts there."""
        if start > <size_t>len(self.text):
            raise IndexError("no such token")
        return mc_token_error(self.text, len(self.text), start).decode()


cdef make_column(TokenTable table, void *data, bytes format, Py_ssize_t size):
    cdef _Column column = _Column.__new__(_Column)
    column.table = table
    column.data = data
    column.format_bytes = format
    column.shape[0] = <Py_ssize_t>table.tokens.count
    column.strides[0] = size
    return memoryview(column)


@cython.no_gc
cdef class _Column:
    def __getbuffer__(self, Py_buffer *view, int flags):
        if self.table is None:
            raise BufferError("the column was never initialized")
        if flags & PyBUF_WRITABLE == PyBUF_WRITABLE:
            raise BufferError("columns are read-only")
        view.buf = self.data if self.data is not NULL else <void *>self.shape
        view.obj = self
        view.len = self.shape[0] * self.strides[0]
        view.itemsize = self.strides[0]
        view.readonly = 1
        view.ndim = 1
        view.format = PyBytes_AS_STRING(self.format_bytes) if flags & PyBUF_FORMAT else NULL
        view.shape = self.shape
        view.strides = self.strides
        view.suboffsets = NULL
        view.internal = NULL


def kind_names():
    """The names of token kinds, by number."""
    cdef int kind
    return tuple(mc_token_kind_name(kind).decode() for kind in range(TOK_FILE_METADATA_END + 1))
