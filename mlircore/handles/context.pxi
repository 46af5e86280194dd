# context.pxi - the context, and the callbacks of the core for it. Callbacks run on the thread that called the core, and cannot raise: an
# exception that they catch waits in `pending` until that thread has returned.

cdef McLoad load_dialect(void *data, McContext *c, const char *name, size_t length) noexcept with gil:
    """Registers a dialect's definitions when its namespace is first met."""
    cdef Context ctx = <Context>data
    try:
        from mlircore.compile import files

        return MC_LOAD_DONE if files.load(ctx, PyUnicode_DecodeUTF8(name, length, "replace")) else MC_LOAD_NONE
    except BaseException as error:
        ctx.pending.setdefault(PyThread_get_thread_ident(), error)
        return MC_LOAD_FAILED


cdef McLoad load_form(void *data, McContext *c, const char *name, size_t length, char next) noexcept with gil:
    """Registers the definitions of a namespace that several projects use when an operation's form shows whose it is."""
    cdef Context ctx = <Context>data
    try:
        from mlircore.compile import files

        return MC_LOAD_DONE if files.load_shared(ctx, PyUnicode_DecodeUTF8(name, length, "replace"), chr(<unsigned char>next)) else MC_LOAD_NONE
    except BaseException as error:
        ctx.pending.setdefault(PyThread_get_thread_ident(), error)
        return MC_LOAD_FAILED


cdef cbool interrupted(void *data, McLimit reached) noexcept with gil:
    cdef Context ctx = <Context>data
    if PyThread_get_thread_ident() in ctx.pending:  # a loader was interrupted, or failed: no need to continue
        return True
    try:
        if reached != MC_LIMIT_NONE:
            raise limit_error(ctx, reached)
        PyErr_CheckSignals()
        return False
    except BaseException as error:
        ctx.pending[PyThread_get_thread_ident()] = error
        return True


cdef cbool parse_hook(void *data, McHookParse *h, McOpName name) noexcept with gil:
    return run_parse_hook(<Context>data, h, name)


cdef cbool print_hook(void *data, McHookPrint *h, McOp op) noexcept with gil:
    return run_print_hook(<Context>data, h, op)


cdef cbool verify_hook(void *data, McOp op, cbool regions, McDiags *diags) noexcept with gil:
    return run_verify_hook(<Context>data, op, regions, diags)


cdef cbool verify_def_hook(void *data, McIdent name, cbool is_type, const uint32_t *values, uint32_t count, McLoc loc,
                           McDiags *diags) noexcept with gil:
    return run_def_verify_hook(<Context>data, name, is_type, values, count, loc, diags)


cdef cbool parse_def_hook(void *data, McHookParse *h, McIdent name, cbool is_type, uint32_t *values,
                          uint32_t count) noexcept with gil:
    return run_def_parse_hook(<Context>data, h, name, is_type, values, count)


cdef cbool print_def_hook(void *data, McHookPrint *h, McIdent name, uint32_t index) noexcept with gil:
    return run_def_print_hook(<Context>data, h, name, index)


cdef int keep_hook_error(Context ctx, error) except -1:
    """Keeps the exception of a hook until its call has finished, or, if it is no KeyboardInterrupt or the like, until the hook is called
    again."""
    cdef unsigned long thread = PyThread_get_thread_ident()
    if ctx.pending.setdefault(thread, error) is error and isinstance(error, Exception):
        ctx.from_hooks[thread] = error
    return 0


cdef void forget_hook_error(void *data) noexcept with gil:
    cdef Context ctx = <Context>data
    cdef unsigned long thread = PyThread_get_thread_ident()
    error = ctx.from_hooks.pop(thread, None)
    if error is not None and ctx.pending.get(thread) is error:
        del ctx.pending[thread]


cdef int raise_pending(Context ctx) except -1:
    """Raises the exception that a callback of the finished call has caught. Every call that may run callbacks ends with this."""
    if not ctx.pending:
        return 0
    error = ctx.pending.pop(PyThread_get_thread_ident(), None)
    ctx.from_hooks.pop(PyThread_get_thread_ident(), None)
    if error is None:
        return 0
    raise error


cdef Py_ssize_t live_contexts = 0
cdef Py_ssize_t blocks_left = 0                    # of contexts that were freed
cdef uint64_t contexts_made = 0
cdef list load_on_create = []     # dialects that every new context loads


def append_load_on_create_dialect(str dialect not None):
    """Load this dialect into every context that is made from now on."""
    load_on_create.append(dialect)


def get_load_on_create_dialects():
    """The dialects that every new context loads."""
    return load_on_create


@cython.no_gc_clear
cdef class Context:
    """Context(load_on_create_dialects=None, thread_pool=None, *, unknown_syntax='error', memory_limit=None, deadline=None, nesting_limit=None, input_limit=None, type_text_limit=None, packs=True)\n--\n
    Owns types, attributes, locations and every operation made in it; `with` makes it the thread's default."""

    current = _CurrentContext()

    def __cinit__(self, *args, **kwargs):
        global live_contexts, contexts_made
        contexts_made += 1
        self.serial = contexts_made
        self.roots = {}
        self.op_classes = []
        self.op_names = []
        self.op_ids = {}
        self.idents = {}
        self.defined_classes = {}
        self.busy = {}
        self.tree_readers = {}
        self.pending = {}
        self.from_hooks = {}
        self.hooks = {}
        self.verifying = {}
        self.unwanted = []
        self.handlers = []
        self.threading = True
        self.c = mc_context_new()
        if self.c is NULL:
            raise MemoryError("out of memory")
        live_contexts += 1
        mc_context_set_dialect_loader(self.c, load_dialect, <void *>self)
        mc_context_set_form_loader(self.c, load_form, <void *>self)
        mc_context_set_interrupt(self.c, interrupted, <void *>self)
        cdef McHooks hooks
        hooks.parse, hooks.print, hooks.verify, hooks.verify_def = parse_hook, print_hook, verify_hook, verify_def_hook
        hooks.parse_def, hooks.print_def = parse_def_hook, print_def_hook
        hooks.data = <void *>self
        hooks.again = forget_hook_error
        mc_context_set_hooks(self.c, hooks)

    def __init__(self, load_on_create_dialects=None, ThreadPool thread_pool=None, *, str unknown_syntax="error",
                 memory_limit=None, deadline=None, nesting_limit=None, input_limit=None, type_text_limit=None, bint packs=True):
        """`load_on_create_dialects`: names of dialects to load at once; others are loaded when they are met. Raises IndexError for an
        unknown one. The other arguments are properties: see there."""
        self.uses_packs = packs
        self.unknown_syntax = unknown_syntax
        self.memory_limit = memory_limit
        self.deadline = deadline
        self.nesting_limit = nesting_limit
        self.input_limit = input_limit
        self.type_text_limit = type_text_limit
        self.pool = thread_pool
        names = load_on_create if load_on_create_dialects is None else load_on_create_dialects
        for name in names:
            self.dialects[name]

    def __repr__(self):
        words = [f"Context {self.serial}"]
        if mc_context_allows_unregistered(self.c):
            words.append("with unregistered dialects")
        return f"<{', '.join(words)}>"

    def __dealloc__(self):
        global live_contexts, blocks_left
        for i in range(RECENT):
            Py_XDECREF(self.recent_texts[i])
        if self.c is not NULL:
            live_contexts -= 1
            if self.spare_diags is not NULL:
                mc_diags_free(self.spare_diags)
            blocks_left += <Py_ssize_t>mc_context_free(self.c)
        release_lent(self.lent)

    def __enter__(self):
        push_frame(self, self, None, None)
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        pop_frame(self, "Context")

    @property
    def allow_unregistered_dialects(self):
        """Whether operations, types and attributes of unknown dialects are accepted."""
        return mc_context_allows_unregistered(self.c)

    @allow_unregistered_dialects.setter
    def allow_unregistered_dialects(self, bint value):
        mc_context_allow_unregistered(self.c, value)
        self.epoch += 1 # a verified tree can become invalid
        self.harmless += 1

    @property
    def unknown_syntax(self):
        """How an operation in custom form without a definition is treated: "error" (as in mlir-opt), or "keep".

        "keep": it becomes an opaque operation (`Operation.is_opaque`). Its operands, results, regions, successors and attributes are found
        by the tokens of its text, and it is printed as it was written, with the names that the values have then. Types that the text does
        not show are `!mlircore.unknown`. It is not checked. Unregistered dialects are then allowed.
        """
        return "keep" if mc_context_keeps_unknown_syntax(self.c) else "error"

    @unknown_syntax.setter
    def unknown_syntax(self, str value not None):
        if value not in ("error", "keep"):
            raise ValueError(f"unknown_syntax is 'error' or 'keep', not {value!r}")
        mc_context_keep_unknown_syntax(self.c, value == "keep")
        self.epoch += 1

    @property
    def packs(self):
        """Whether dialects of projects outside LLVM, such as IREE's, are loaded when they are met (`mlircore.define.packs`)."""
        return self.uses_packs

    def _define_no_dialects(self):
        """From now on no dialect is loaded, and only builtin's definitions are known: measures of reading without definitions."""
        self._load_dialect("builtin")
        mc_context_set_dialect_loader(self.c, NULL, NULL)
        mc_context_set_form_loader(self.c, NULL, NULL)

    def is_registered_operation(self, str operation_name not None):
        """Whether an operation of that name is defined."""
        cdef bytes name = operation_name.encode()
        cdef McOpName op_name = mc_op_name(self.c, name, len(name))
        raise_pending(self)
        if op_name.index == 0:
            raise out_of_memory(self)
        return mc_op_name_is_registered(self.c, op_name)

    @property
    def _CAPIPtr(self):
        """A capsule that keeps it."""
        return make_capsule(self, CONTEXT_CAPSULE)

    @staticmethod
    def _CAPICreate(capsule):
        """The context that a capsule holds: the same object."""
        return from_capsule(capsule, CONTEXT_CAPSULE)

    @staticmethod
    def _get_live_count():
        """How many contexts there are in the process."""
        return live_contexts

    @staticmethod
    def _get_blocks_left():
        """How many blocks of memory all contexts that were freed have left: 0. For tests."""
        return blocks_left

    def _fail_allocation_after(self, n):
        """The nth allocation of the core from now fails, once; -1: none. Returns how many were left before that of the last call fails; -1: it
        has failed. For tests."""
        cdef long long left = mc_context_allocations_left(self.c)
        mc_context_fail_allocation_after(self.c, n)
        return left

    def _get_context_again(self):
        """The context itself."""
        return self

    def _get_live_module_count(self):
        """How many Module objects of the context there are."""
        return self.live_modules

    @property
    def dialects(self):
        """Its dialects, by name or index: `context.dialects.arith`, `context.dialects["arith"]`; a lookup loads the dialect."""
        cdef Dialects found = Dialects.__new__(Dialects)
        found.ctx = self
        return found

    @property
    def d(self):
        """The same as `dialects`."""
        return self.dialects

    def get_dialect_descriptor(self, str dialect_name not None):
        """Load a dialect. Raises ValueError when it is unknown."""
        return describe_dialect(self, dialect_name)

    def is_dialect_loaded(self, str dialect_name not None):
        """Whether a dialect is loaded. mlircore loads a dialect when it is first met, so this call may load it."""
        return bool(self._load_dialect(dialect_name))

    def append_dialect_registry(self, DialectRegistry registry not None):
        """Does nothing: the dialects of mlircore are in every context."""

    def load_all_available_dialects(self):
        """Does nothing: mlircore loads a dialect when its namespace is first met, so all that are available are loaded when needed."""

    def enable_multithreading(self, bint enable):
        """Set whether several threads are allowed, as they are at first: for passes of the core on many isolated operations, for reading
        long texts and for printing large trees.

        The result is the same. Functions in Python are called on the caller's thread.
        """
        self.threading = enable
        if not enable:
            self.pool = None

    def set_thread_pool(self, ThreadPool arg not None):
        """Set how many threads are used: `ThreadPool(4)`; see `enable_multithreading`."""
        self.pool = arg
        self.threading = True

    def get_num_threads(self):
        """How many threads the context may use: 1 without multithreading."""
        if not self.threading:
            return 1
        return (ThreadPool() if self.pool is None else self.pool).get_max_concurrency()

    def _mlir_thread_pool_ptr(self):
        """The pool's address, as text; "0" without multithreading."""
        if not self.threading:
            return "0"
        if self.pool is None:
            self.pool = ThreadPool()
        return self.pool._mlir_thread_pool_ptr()

    def attach_diagnostic_handler(self, callback not None):
        """Give diagnostics to `callback(diagnostic)`, which returns whether it has dealt with one; newer handlers are called first.

        Errors that become exceptions are not given to handlers unless `emit_error_diagnostics` is set.
        """
        return attach_handler(self, callback)

    @property
    def emit_error_diagnostics(self):
        """Whether errors go to handlers; MLIRErrors then have no `error_diagnostics`."""
        return self.emit_errors

    @emit_error_diagnostics.setter
    def emit_error_diagnostics(self, bint value):
        self.emit_errors = value

    def _load_dialect(self, str name not None):
        """Load a dialect's definitions; False when there are none of that name."""
        cdef bytes utf8 = name.encode()
        cdef McLoad load = mc_context_load_dialect(self.c, utf8, len(utf8))
        raise_pending(self)
        if load == MC_LOAD_FAILED:
            raise MemoryError(f"out of memory: dialect '{name}' cannot be loaded")
        if load == MC_LOAD_NONE:
            from mlircore.compile import files

            return files.load_shared(self, name)
        return True

    def _memory(self):
        """Bytes that the context holds now, and those of them in tables of operations, blocks and values."""
        return mc_context_live_bytes(self.c), mc_ir_table_bytes(self.c)

    def _steps(self):
        """How many elements walks to an index, and for a length, have passed: tests count them."""
        return self.steps

    def _live_operations(self):
        """How many operations there are in all trees of the context."""
        return mc_ir_live_ops(self.c)

    @property
    def memory_limit(self):
        """Bytes that the context may hold, or None: a call that needs more raises MemoryError, and the context can be used on.

        A text that is being printed counts, too, if it does not go to a file; other Python objects do not. Raises ValueError for a limit
        that is not positive."""
        return mc_context_limits(self.c).memory or None

    @memory_limit.setter
    def memory_limit(self, value):
        cdef McLimits limits = mc_context_limits(self.c)
        limits.memory = limit_of("memory limit", value, 1, PY_SSIZE_T_MAX)
        mc_context_set_limits(self.c, limits)

    @property
    def deadline(self):
        """When work must end, in seconds of `time.monotonic`, or None: later, long calls raise TimeoutError, and the context can be used on
        after the deadline is set anew. Reading, verifying, printing and passes compare it with the clock, where Ctrl-C is looked for, too;
        the shortest calls do not see it. Raises ValueError for a number that is not positive and finite."""
        return self.latest or None

    @deadline.setter
    def deadline(self, value):
        cdef McLimits limits = mc_context_limits(self.c)
        if value is not None and not hasattr(type(value), "__float__"):
            raise TypeError(f"a deadline is a number of seconds of time.monotonic, or None, not {type(value).__name__}")
        if value is not None and not 0 < value < float("inf"):
            raise ValueError("a deadline is a positive, finite number, or None")
        self.latest = 0 if value is None else value
        limits.deadline = 0 if value is None else core_time(self.latest)
        mc_context_set_limits(self.c, limits)

    @property
    def nesting_limit(self):
        """Levels of regions, types, attributes, locations or parentheses in each other, at most and as a default 10000: what is deeper is an
        error in a text, in bytecode and when it is made. Raises ValueError for a limit that is not 16 to 10000; None is the default."""
        return mc_context_limits(self.c).nesting

    @nesting_limit.setter
    def nesting_limit(self, value):
        cdef McLimits limits = mc_context_limits(self.c)
        limits.nesting = <uint32_t>limit_of("nesting limit", value, LEAST_NESTING, MC_MAX_NESTING)
        mc_context_set_limits(self.c, limits)

    @property
    def input_limit(self):
        """Bytes of one text or bytecode, decompressed, that can be read, or None: a longer one is an error before it is read. Raises
        ValueError for a limit that is not positive."""
        return mc_context_limits(self.c).input or None

    @input_limit.setter
    def input_limit(self, value):
        cdef McLimits limits = mc_context_limits(self.c)
        limits.input = limit_of("input limit", value, 1, PY_SSIZE_T_MAX)
        mc_context_set_limits(self.c, limits)

    @property
    def type_text_limit(self):
        """Bytes of the text of one type or attribute, 1 << 28 as a default: printing a longer one raises MLIRError. Parts can be shared, so
        that 1 KB of aliases defines a type whose text has 2^45 bytes. Large data of attributes in an operation does not count. Raises
        ValueError for a limit that is not positive; None is the default."""
        return mc_context_limits(self.c).type_text

    @type_text_limit.setter
    def type_text_limit(self, value):
        cdef McLimits limits = mc_context_limits(self.c)
        limits.type_text = limit_of("limit of the text of a type", value, 1, PY_SSIZE_T_MAX)
        mc_context_set_limits(self.c, limits)

    def _check(self):
        """Walk every table and raise MLIRError for the first broken storage invariant."""
        cdef McDiags *diags = new_diags(self)
        try:
            if not mc_check(self.c, diags):
                raise_diags(self, diags, "Storage check failed", MLIRError)
        finally:
            mc_diags_free(diags)


cdef enum:
    LEAST_NESTING = 16            # definitions of dialects have constants of some levels


cdef size_t limit_of(str what, value, Py_ssize_t least, Py_ssize_t most) except? 0:
    """A limit that was given; 0 for None."""
    if value is None:
        return 0
    if not hasattr(type(value), "__index__"):
        raise TypeError(f"a {what} is a number{' of bytes' if most == PY_SSIZE_T_MAX else ''}, or None, not {type(value).__name__}")
    value = value.__index__()
    if not least <= value <= most:
        raise ValueError(f"a {what} is positive, or None" if value < 1 else f"a {what} is {least} to {most}, or None, not {value}")
    return value


cdef uint64_t core_time(double seconds):
    """A time of `time.monotonic` as one of the core's clock, which may begin at another time."""
    cdef double distance = min((seconds - <double>_monotonic()) * 1e9, 1e18)
    cdef uint64_t now = mc_clock_ns()
    if distance >= 0:
        return now + <uint64_t>distance
    return now - <uint64_t>-distance if -distance < now else 1


cdef object limit_error(Context ctx, McLimit reached):
    """The exception of a call that ends at a limit for which the core has no message."""
    if reached == MC_LIMIT_DEADLINE:
        return TimeoutError(f"the deadline of the context has passed: Context.deadline is {ctx.latest} seconds of time.monotonic")
    return MLIRError(f"the text of a type or attribute has more than {ctx.type_text_limit} bytes, Context.type_text_limit")


cdef object out_of_memory(Context ctx, str head="out of memory"):
    """The exception of a call that found no memory, with the limit if there is one, or no number for one thing more of a kind."""
    cdef str more = mc_context_failure(ctx.c)[len("out of memory"):].decode()
    if more:
        return MemoryError(head + more)
    limit = ctx.memory_limit
    return MemoryError(head if limit is None else f"{head}: Context.memory_limit is {limit} bytes")


cdef object not_made(Context ctx):
    """The exception of a call that makes a type or attribute and gives no message."""
    return out_of_memory(ctx, f"out of memory, or nested deeper than {ctx.nesting_limit} levels, Context.nesting_limit")


def untrusted_context(*, memory_limit=1 << 30, seconds=10.0, nesting_limit=1000, input_limit=1 << 28, type_text_limit=1 << 24):
    """A context for texts and bytecode of unknown origin, with a limit of each kind; these are the properties of `Context`, except that its
    work must end in some `seconds` from now. None is no limit, or the default one. Operations, types and attributes of unknown dialects are
    refused, as in every new context. Input that reaches a limit gives an MLIRError, a MemoryError or a TimeoutError: `docs/limits.md`.
    Raises ValueError for a limit that is out of range.
    """
    if seconds is not None and not seconds > 0:
        raise ValueError("the seconds are positive")
    return Context(memory_limit=memory_limit, deadline=None if seconds is None else _monotonic() + seconds, nesting_limit=nesting_limit,
                   input_limit=input_limit, type_text_limit=type_text_limit)


cdef inline Py_hash_t hash_of(Context ctx, uint32_t index) noexcept:
    """The hash of an interned thing of a context."""
    return hash_of_numbers(<uintptr_t><void *>ctx >> 4, index)


cdef inline Py_hash_t hash_of_numbers(uint64_t first, uint64_t second) noexcept:
    """The hash of an id and a second number; never negative, since -1 is not a valid hash."""
    return <Py_hash_t>((first ^ second * <uint64_t>0x9E3779B97F4A7C15) >> 1)


cdef int same_context(Context ctx, Context other, str what) except -1:
    if ctx is not other:
        raise MLIRError(what + " belongs to another context")
    return 0


cdef str ident_text(Context ctx, McIdent ident):
    text = ctx.idents.get(ident.index)
    if text is None:
        text = ctx.idents[ident.index] = text_of(mc_ident_str(ctx.c, ident))
    return <str>text


cdef McIdent make_ident(Context ctx, str text) except *:
    """The identifier of a text. A text that exists once in the interpreter, as literals in a program do, is cached by its address."""
    cdef Py_ssize_t length
    cdef Py_ssize_t at = (<uintptr_t><PyObject *>text >> 4) & (RECENT - 1)
    cdef McIdent ident
    if ctx.recent_texts[at] is <PyObject *>text:
        return ctx.recent_idents[at]
    cdef const char *utf8 = PyUnicode_AsUTF8AndSize(text, &length)
    ident = mc_ident(ctx.c, utf8, <size_t>length)
    if ident.index == 0:
        raise out_of_memory(ctx)
    if PyUnicode_CHECK_INTERNED(<PyObject *>text):
        Py_INCREF(text)
        Py_XDECREF(ctx.recent_texts[at])
        ctx.recent_texts[at] = <PyObject *>text
        ctx.recent_idents[at] = ident
    return ident
