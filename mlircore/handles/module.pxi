# module.pxi - modules, and reading files.

cdef Module make_module(Root root, McOp op):
    cdef Module module = Module.__new__(Module)
    module.op = make_operation(root, op)
    root.ctx.live_modules += 1
    return module


cdef Module make_module_of(Operation op):
    return make_module(op.root, op.op)


cdef class Module:
    """A top-level builtin.module."""

    def __init__(self):
        raise TypeError("use Module.parse, Module.parseFile or Module.create")

    def __dealloc__(self):
        if self.op is not None and self.op.root is not None:
            self.op.root.ctx.live_modules -= 1

    @property
    def _CAPIPtr(self):
        """A capsule that keeps it."""
        return make_capsule(self, MODULE_CAPSULE)

    @staticmethod
    def _CAPICreate(capsule):
        """The module that a capsule holds: the same object."""
        return from_capsule(capsule, MODULE_CAPSULE)

    def _clear_mlir_module(self):
        """Erase the module: for upstream's capsules, whose modules have two owners."""
        erase_operation(self.op)

    @staticmethod
    def parse(asm not None, Context context=None, *, str source_name="-", bint verify=True, str syntax="modern",
              bint lazy=False, threads=None):
        """The module in a text, or a new module with the operations of the text; verified.

        `source_name` is the name of the text in locations and messages. `syntax` is the generation of the language that the text is in:
        "modern" (mlir-opt 22's), "2019", "2020", "2023" (as the documents of these years; syntax that they forbid is refused) or "auto"
        (any of them, also mixed). The result is always today's IR. With `lazy`, functions are read when they are needed, as by
        `mlircore.parse_file`: the context keeps the text then, or a copy of a buffer that is not bytes.

        `threads`: so many threads read and verify a text of today's language; None: those that the context allows (enable_multithreading),
        from 4 MB on. The text is cut at the operations of the module, or of modules in it, so a module of one long function is read by one
        thread. Tree and messages are those of one thread; a text with an error takes up to half as long again. Functions in Python are called
        on the caller's thread. A text that is opened lazily is read by one.
        """
        cdef Context ctx = context_or_default(context)
        cdef const char *text
        cdef size_t length
        cdef str head = "Unable to parse module assembly"
        cdef McOp op
        if lazy:
            asm = hold_text(asm, &text, &length)
            if not is_compressed(text, length):
                op = parse_lent(ctx, asm, source_name, head, verify, generation_of(syntax), True, threads)
                return opened_module(ctx, op, verify, True)
        op = parse_text(ctx, asm, source_name, False, head, verify, syntax, None, None, threads)
        return opened_module(ctx, op, verify, False)

    @staticmethod
    def _parse_noting(asm not None, Context context=None, *, str source_name="-", str syntax="auto"):
        """As parse; returns (module, {old construct: how often the text has it}, warnings)."""
        cdef Context ctx = context_or_default(context)
        cdef dict constructs = {}
        cdef list warnings = []
        cdef McOp op = parse_text(ctx, asm, source_name, False, "Unable to parse module assembly", True, syntax, constructs,
                                  warnings)
        return make_module(parsed_root(ctx, op, True), op), constructs, warnings

    @staticmethod
    def parseFile(path not None, Context context=None, *, str syntax="modern", bint lazy=False, threads=None):
        """The module in a file, in that generation of the language, read by so many threads (see parse).

        Large files of bytecode are mapped, and with `lazy` functions are read when they are needed: see `mlircore.parse_file`.
        """
        return parse_path(path, context_or_default(context), None, syntax, lazy, threads)

    @staticmethod
    def create(Location loc=None):
        """An empty module."""
        cdef Operation op = create_operation("builtin.module", None, None, None, None, 1, loc, False, False)
        cdef McBlock end
        end.index = 0
        create_block(op.root, mc_op_region(op.root.c, op.op, 0), end, (), ())
        return make_module(op.root, op.op)

    @property
    def context(self):
        """The context it lives in."""
        return make_operation_again(self.op).context

    @property
    def operation(self):
        """The module as an operation."""
        return make_operation_again(self.op)

    @property
    def resources(self):
        """The data of `dense_resource` attributes that the module refers to: a read-only mapping from names to memoryviews of bytes.

        Nothing is copied; a view keeps the context alive. Linear in the module.
        """
        alive(self.op)
        whole(self.op.root, self.op.op)
        return mapping_proxy(resources_of(self.op.root.ctx, self.op.op))

    @property
    def body(self):
        """Its block."""
        cdef McContext *c = alive(self.op)
        cdef McBlock block
        block.index = 0
        touch(self.op.root, self.op.op)
        if mc_op_num_regions(c, self.op.op):
            block = mc_region_first_block(c, mc_op_region(c, self.op.op, 0))
        if block.index == 0:
            raise MLIRError("the module has no body")
        return make_block(self.op.root, block)

    def unload(self, symbol not None):
        """Give back the memory of a function's regions, which were read from a file or a text that was opened lazily.

        `symbol` is the name of an operation in the module's body, or an operation anywhere in the module. It is unread afterwards, and read
        again when something looks into it; nothing happens to one that is unread. Handles to what was in it raise MLIRError. The memory is
        used for what is read or made next, or goes back to the system when all that was made together is erased.

        A function with other contents than the file has, or with values that something outside uses, raises MLIRError and stays: changes
        are not lost. While nothing in the context was changed, unloading costs the erasure; else the regions are read once more and
        compared. An unknown name raises KeyError, and linear search in the module, except for the next one after it.
        """
        cdef McContext *c = alive(self.op)
        cdef Context ctx = self.op.root.ctx
        cdef McOp op
        if not isinstance(symbol, str):
            found = (<_OperationBase?>symbol).operation
            alive(found)
            if (<Operation>found).root.c != c or top_of(c, (<Operation>found).op).index != top_of(c, self.op.op).index:
                raise ValueError("the operation is not in the module")
            unload_regions(found)
            return
        op = find_symbol(ctx, self.op.op, make_ident(ctx, symbol))
        if op.index == 0:
            raise KeyError(f"no symbol '{symbol}' in the module")
        unload_regions(make_operation(self.op.root, op))

    def __eq__(self, other):
        if not isinstance(other, Module):
            return NotImplemented
        return self.op == (<Module>other).op

    def __hash__(self):
        return hash(self.op)

    def __str__(self):
        return print_to_str(self.op)

    def __repr__(self):
        live = self.op is not None and mc_op_is_live(self.op.root.c, self.op.op, self.op.generation)
        return "<Module>" if live else "<Module erased>"

    def __copy__(self):
        return make_module_of(clone_operation(self.op, False))

    def __deepcopy__(self, memo):
        return make_module_of(clone_operation(self.op, False))

    def __reduce__(self):
        return reduce_operation(self.op, "Module")

    def dump(self):
        """Print to stderr."""
        print(str(self), file=sys.stderr)


cdef Operation make_operation_again(Operation op):
    alive(op)
    return make_operation(op.root, op.op)


cdef Py_ssize_t MAPPED_SIZE = 1 << 24 # of bytecode: smaller files are read, so that no descriptor is kept


cdef void release_lent(Lent *lent) noexcept:
    cdef Lent *next
    while lent is not NULL:
        next = lent.next
        PyBuffer_Release(&lent.view)
        PyMem_Free(lent)
        lent = next


cdef Module opened_module(Context ctx, McOp op, bint verified, bint lazy):
    cdef Root root = parsed_root(ctx, op, verified)
    if lazy:
        root.opened = ctx.epoch - ctx.harmless + 1
        load_unread_class(root)
    return make_module(root, op)


cdef int load_unread_class(Root root) except -1:
    """Loads the class of the functions that are not read yet, some 5 ms: a program that opens a file so waits for its first function."""
    cdef McOp op
    if mc_op_num_regions(root.c, root.op) == 0 or mc_region_first_block(root.c, mc_op_region(root.c, root.op, 0)).index == 0:
        return 0
    op = mc_block_first_op(root.c, mc_region_first_block(root.c, mc_op_region(root.c, root.op, 0)))
    while op.index != 0 and not mc_op_is_unread(root.c, op):
        op = mc_op_next(root.c, op)
    if op.index != 0:
        try:
            class_of_operation(root.ctx, mc_op_get_name(root.c, op))
        except Exception:                          # it is raised again where the class is needed
            pass
    return 0


cdef McOp parse_lent(Context ctx, content, str source_name, str head, bint verify, McSyntax syntax, bint lazy, threads) except *:
    """Parses a str, or the bytes in a buffer, which is kept with the context when blobs or unread regions are in it."""
    cdef Py_ssize_t size
    cdef const char *text
    cdef cbool lends = False
    cdef Lent *lent = <Lent *>PyMem_Malloc(sizeof(Lent))
    if lent is NULL:
        raise MemoryError()
    try:
        if isinstance(content, str):
            text = PyUnicode_AsUTF8AndSize(content, &size)
            PyBuffer_FillInfo(&lent.view, content, <void *>text, size, True, PyBUF_SIMPLE)
        else:
            PyObject_GetBuffer(content, &lent.view, PyBUF_SIMPLE)
    except BaseException:
        PyMem_Free(lent)
        raise
    lent.next = NULL
    try:
        return parse_bytes(ctx, <const char *>lent.view.buf, <size_t>lent.view.len, source_name, False, head, verify, syntax, None, None,
                           threads, &lends, lazy)
    finally:
        if lends:
            lent.next = ctx.lent
            ctx.lent = lent
            ctx.is_lazy = ctx.is_lazy or lazy
        else:
            release_lent(lent)


cdef mapping_of(file, Py_ssize_t size):
    from mmap import ACCESS_READ
    from mmap import mmap as Mapping

    return Mapping(file.fileno(), size, access=ACCESS_READ)


cdef Module parse_path(path, Context ctx, mmap, str syntax, bint lazy, threads):
    """Reads a file into private memory, or maps it, and parses it; its name is in locations."""
    import os

    cdef str head = "Unable to parse module assembly"
    name = os.fspath(path)
    cdef str source_name = name.decode(errors="replace") if isinstance(name, bytes) else name
    cdef McOp op
    cdef bint is_mapped
    try:
        file = open(name, "rb")
    except OSError as error:
        raise unreadable(ctx, source_name, error) from error
    with file:
        size = os.fstat(file.fileno()).st_size
        start = file.peek(4)[:4]
        if mc_is_bytecode(start, len(start)):
            is_mapped = mmap if mmap is not None else size >= MAPPED_SIZE
        else:
            from mmap import PAGESIZE

            # a text that fills its last page has no zero byte after it, and must be read
            is_mapped = (mmap if mmap is not None else lazy and size >= MAPPED_SIZE) and size % PAGESIZE
        if is_mapped and not is_compressed(start, len(start)):
            op = parse_lent(ctx, mapping_of(file, size), source_name, head, True, generation_of(syntax), lazy, threads)
            return opened_module(ctx, op, True, lazy)
        if ctx.input_limit is not None and size > ctx.input_limit: # a text is refused here, before it is read
            raise refused_input(ctx, source_name, head, f"the input has {size} bytes, more than {ctx.input_limit}, Context.input_limit")
        try:
            text = rest_of(file) if lazy and start[:1] != b"\0" else source_of(file)
        except OSError as error:
            raise unreadable(ctx, source_name, error) from error
        except MemoryError:                        # Python's has no text
            raise MemoryError(f"{head}: out of memory, {source_name} has {size} bytes") from None
        if lazy and not is_compressed(start, len(start)):
            op = parse_lent(ctx, text, source_name, head, True, generation_of(syntax), lazy, threads)
        else:
            op = parse_text(ctx, text, source_name, False, head, True, syntax, None, None, threads)
    return opened_module(ctx, op, True, lazy)


cdef unreadable(Context ctx, str name, error):
    cdef DiagnosticInfo info = DiagnosticInfo.__new__(DiagnosticInfo)
    cdef McLoc none
    none.index = 0
    info.severity = DiagnosticSeverity.ERROR
    info.location = make_location(ctx, none)
    info.message = f"could not open input file {name}: {error.strerror}"
    info.notes = []
    info.rendered = f"error: {info.message}\n"
    return ParseError("Unable to parse module assembly", [info])


def parse_file(path not None, Context context=None, *, mmap=None, str syntax="modern", bint lazy=False, threads=None):
    """The module in a file, in that generation of the language, read by so many threads (see Module.parse).

    Without a context, in the thread's default one, or in a new one that allows unregistered dialects. With `mmap=True`, the file is mapped,
    not read: it must not be changed while it is parsed. By default, files of 16 MB or more are mapped when they are bytecode, or opened lazily;
    others are read. The memory of a text of 1 MB or more goes back to the system while it is parsed (on Linux), so that the module takes its
    place; messages show their lines as the file has them then.

    Blobs of a mapped file of bytecode are not copied: the file stays mapped as long as the context lives, and opening it costs nothing for
    them. As with `numpy.memmap`, a change of the file changes them, and the system ends a process that reads what was cut off. A file that
    is replaced, as `write_bytecode` does, is not changed. `mmap=False` reads everything into memory.

    With `lazy=True`, the regions of a function are read, and verified, when something looks into them: the first time that its
    regions are taken, or that an operation around it is walked, printed, verified, changed by a pass, copied or written. Opening takes the
    time to read tables and the functions' own attributes, about two microseconds for a function, and none for bodies. ParseError is raised
    where a body is needed that cannot be read; the function stays as it was, and can be erased. The same is true of every operation that is isolated
    from above and no symbol table, in modules; bytecode before version 2 does not separate bodies, and is read at once, as are compressed
    files. Texts of today's language are opened by counting braces, without a look at what is between them: errors in a body are seen when it is
    read, and those that a check of the module finds in it by `verify`. A text that cannot be read in this way, or has an error outside of
    bodies, is read at once. A text whose bodies are all read lazily takes about a quarter more time than one that is read at once, and the same memory.
    The file stays mapped, or its bytes in memory, as long as the context lives. Symbols that a body names are looked up when it is read,
    unless something in the context was changed since the file was opened: then only by `verify`.
    """
    cdef Frame frame
    if context is None:
        frame = top_frame()
        if frame is not None:
            context = frame.ctx
        else:
            context = Context()
            context.allow_unregistered_dialects = True
    return parse_path(path, context, mmap, syntax, lazy, threads)
