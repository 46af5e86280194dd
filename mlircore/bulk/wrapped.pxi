# wrapped.pxi - inputs that hold a text or bytecode: gzip and zstd, recognised by the first bytes, and files of jax.export.
#
# gzip needs zlib of Python; zstd needs Python 3.14 or the package zstandard. The content is limited: a few bytes can
# state gigabytes.

cdef enum:
    SMALL_CONTENT = 64 << 20    # bytes that any input may have when it is decompressed
    MOST_EXPANSION = 128        # times its own size, for larger ones


cdef bint is_compressed(const char *data, size_t length) noexcept nogil:
    if length >= 2 and memcmp(data, b"\x1f\x8b", 2) == 0:
        return True
    return length >= 4 and memcmp(data, b"\x28\xb5\x2f\xfd", 4) == 0


cdef uint32_t little(const uint8_t *at, uint32_t size) noexcept nogil:
    """An unsigned number of 2 or 4 bytes."""
    cdef uint32_t value = 0, i
    for i in range(size):
        value |= <uint32_t>at[i] << 8 * i
    return value


cdef bint exported_span(const char *data, size_t length, size_t *start, size_t *size) noexcept nogil:
    """Finds the bytecode in a file of jax.export: a flatbuffer whose root table has a vector that begins as bytecode does."""
    cdef const uint8_t *bytes_ = <const uint8_t *>data
    cdef size_t root, table, slots, slot, vector
    cdef uint32_t field
    if length < 16 or length > 0x7FFFFFFF:
        return False
    root = little(bytes_, 4)
    if root < 8 or root > length - 4:
        return False
    table = root - <int32_t>little(bytes_ + root, 4)       # the signed distance to the table of fields
    if table > length - 4 or table < 4:
        return False
    slots = little(bytes_ + table, 2)
    if slots < 4 or slots > length - table:
        return False
    for slot in range(4, slots - 1, 2):
        field = little(bytes_ + table + slot, 2)
        if field == 0 or root + field > length - 4:
            continue
        vector = root + field + little(bytes_ + root + field, 4)
        if vector > length - 8:
            continue
        size[0] = little(bytes_ + vector, 4)
        if size[0] >= 4 and size[0] <= length - 4 - vector and memcmp(data + vector + 4, b"ML\xefR", 4) == 0:
            start[0] = vector + 4
            return True
    return False


def rest_of(file not None):
    """The bytes of an open file from here to its end; as OSError and MemoryError say. Linear, and in memory once where the file has a size.

    `read()` alone copies everything when something was peeked at.
    """
    from os import fstat

    cdef bytes data = file.read(fstat(file.fileno()).st_size)
    more = file.read()  # of a pipe, or of a file that has grown
    return data + more if more else data


cdef Py_ssize_t LARGE_TEXT = 1 << 20  # bytes; less is not worth the calls


cdef class FileText:
    """The text in a file, which is read when it is parsed, as long as it was, and is in memory only until then (text/file_text.c)."""
    cdef int descriptor  # owned
    cdef Py_ssize_t size

    def __cinit__(self, file not None, Py_ssize_t size):
        from os import dup

        self.descriptor = -1
        self.descriptor = dup(file.fileno())
        self.size = size

    def __dealloc__(self):
        if self.descriptor >= 0:
            close(self.descriptor)

    def read(self):
        """All of it."""
        with open(self.descriptor, "rb", closefd=False) as file:
            file.seek(0)
            return file.read()


def source_of(file not None):
    """The content of a file that was just opened, for parsing: a FileText if it is large and neither bytecode nor compressed, else its bytes.

    A file that begins with zeros is no text: 16 bytes of it. Raises OSError and MemoryError. Linear, and for a FileText constant.
    """
    from os import fstat
    from stat import S_ISREG

    status = fstat(file.fileno())
    cdef bytes start = file.peek(4)[:4]
    if start[:1] == b"\0":
        return file.read(16)
    if not S_ISREG(status.st_mode) or status.st_size < LARGE_TEXT:
        return rest_of(file)
    if mc_is_bytecode(start, len(start)) or is_compressed(start, len(start)):
        return rest_of(file)
    return FileText(file, status.st_size)


def unwrapped(bytes data not None):
    """The text or bytecode in a file: what gzip or zstd has compressed, the module in a file of jax.export, or the bytes as they are.

    Raises ValueError as `uncompressed`. Linear in the content.
    """
    cdef bytes content = uncompressed(data)
    cdef size_t start = 0, size = 0
    if exported_span(PyBytes_AS_STRING(content), <size_t>PyBytes_GET_SIZE(content), &start, &size):
        return content[start:start + size]
    return content


def uncompressed(bytes data not None, most=None):
    """The content of gzip or zstd data, and any other bytes as they are.

    Raises ValueError when the data is corrupt, when it is zstd and no module can read it, or when the content has more than `most` bytes, or
    more than 64 MiB while it is more than 128 times larger. Linear in the content.
    """
    if not is_compressed(PyBytes_AS_STRING(data), <size_t>PyBytes_GET_SIZE(data)):
        return data
    limit = max(SMALL_CONTENT, MOST_EXPANSION * len(data))
    if most is not None:
        limit = min(limit, most)
    kind = "gzip" if data[:1] == b"\x1f" else "zstd"
    content = members(data, limit, kind)
    if len(content) > limit:
        raise ValueError(f"the input is compressed with {kind} and has more than {limit} bytes when it is decompressed: decompress it first")
    return content


cdef bytes members(bytes data, limit, str kind):
    """The contents of the members of a file, one after the other; they may end a byte after `limit`."""
    make, errors = decompressors(kind)
    cdef list parts = []
    size = 0
    while data and size <= limit:
        member = make()
        try:
            part = member.decompress(data, limit + 1 - size)
        except errors as error:
            raise ValueError(f"the input is compressed with {kind}, and corrupt: {error}") from error
        parts.append(part)
        size += len(part)
        if not member.eof and size <= limit:
            raise ValueError(f"the input is compressed with {kind}, and ends too early")
        data = member.unused_data
        if kind == "gzip":
            data = data.lstrip(b"\0")  # padding, which is allowed
    return b"".join(parts)


cdef tuple decompressors(str kind):
    """A function that makes an object like that of zlib.decompressobj, for one member, and its exceptions."""
    if kind == "gzip":
        import zlib

        return lambda: zlib.decompressobj(wbits=zlib.MAX_WBITS | 16), zlib.error
    from importlib import import_module

    try:
        zstd = import_module("compression.zstd")
        return zstd.ZstdDecompressor, zstd.ZstdError
    except ImportError:
        pass
    try:
        zstandard = import_module("zstandard")
    except ImportError:
        raise ValueError("the input is compressed with zstd, which needs Python 3.14 or the package zstandard: decompress it "
                         "first") from None
    return lambda: _ZstdFrame(zstandard.ZstdDecompressor().decompressobj()), zstandard.ZstdError


class _ZstdFrame:
    """A frame by the package zstandard, whose own object has no limit: it gets so few bytes at a time that they make 50 MB at most."""

    STEP = 1024

    def __init__(self, frame):
        self.frame, self.eof, self.unused_data = frame, False, b""

    def decompress(self, data, most):
        parts = []
        size = 0
        for at in range(0, len(data), self.STEP):
            parts.append(self.frame.decompress(data[at:at + self.STEP]))
            size += len(parts[-1])
            self.eof = self.frame.eof
            if self.eof:
                self.unused_data = self.frame.unused_data + data[at + self.STEP:]
            if self.eof or size > most:
                break
        return b"".join(parts)
