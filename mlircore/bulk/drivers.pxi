# drivers.pxi - the drivers of mlircore.rewrite: the operations that they visit, in their order.


cdef list names_of_patterns(Context ctx, names):
    """The numbers of names of operations."""
    cdef list found = []
    cdef bytes utf8
    cdef McOpName name
    for each in names:
        utf8 = (<str?>each).encode()
        name = mc_op_name(ctx.c, utf8, len(utf8)) # may load a dialect, and so run any code
        raise_pending(ctx)
        if name.index == 0:
            raise MemoryError("out of memory")
        found.append(name.index)
    return found


@cython.final
@cython.no_gc_clear # the context outlives the driver
cdef class PatternDriver(RewriteDriver):
    """The operations in `top` that patterns are for, each once: begin() lists them, next() returns one after the other.

    names: of the operations; None: all. Raises MLIRError when `top` was erased.
    """

    cdef McDriver *driver      # owned

    def __init__(self, _OperationBase top not None, names, listener=None):
        cdef McContext *c = alive(top)
        cdef McOpName[64] few
        cdef size_t i, count
        if self.driver != NULL:
            raise TypeError("a driver is made once")
        cdef list numbers = [] if names is None else names_of_patterns(top.root.ctx, names)
        count = <size_t>len(numbers)
        if names is not None and count == 0:
            numbers, count = [0], 1 # no operation has that name
        if count > 64:
            count = 0 # this lists all operations: the patterns are looked up by name anyway
        for i in range(count):
            few[i].index = numbers[i]
        c = alive(top)
        self.top, self.listener = top, listener
        self.driver = mc_driver_new(c, top.op, few, count)
        if self.driver == NULL:
            raise MemoryError("out of memory")

    def __dealloc__(self):
        mc_driver_free(self.driver)

    cdef _OperationBase made(self):
        """The operation that it walks. Raises TypeError for a driver that was never initialized."""
        if self.driver == NULL:
            raise TypeError("the driver was never initialized")
        return self.top

    def begin(self):
        """Begin the walk."""
        cdef Context ctx = self.made().root.ctx
        alive(self.top)
        whole(self.top.root, self.top.op)
        check_idle_deep(ctx, self.top.op)
        ctx.epoch += 1
        if not mc_driver_begin(self.driver):
            raise out_of_memory(ctx)

    def next(self):
        """The next operation in its class; None: there is none."""
        self.made()
        cdef McOp op = mc_driver_next(self.driver)
        return None if op.index == 0 else make_opview(self.top.root, op)

    def apply(self, _OperationBase op not None, rewriter, list patterns not None):
        """Tries patterns for an operation, as try_patterns."""
        cdef bint failed = True
        self.begin_pattern()
        try:
            try_in_turn(op, rewriter, patterns)
            failed = False
        finally:
            self.end_pattern(failed)


cdef enum CheckKind: # of an operand or an attribute of the root
    PRODUCER, CONSTANT, ATTRIBUTE


ctypedef struct PatternCheck:
    CheckKind kind
    uint32_t place     # number of the operand, or the name of the attribute
    uint32_t wanted    # name of the operation that makes the operand, or the attribute


@cython.final
cdef class CheckedPattern:
    """A function, and what must hold of an operation before it is called: checked by the core, without objects of Python.

    producers: operand number -> name of the operation whose result it is. constants: operand number -> the attribute that it is a constant
    of; attributes: name -> its value; both of the driver's context.
    """

    cdef object fn
    cdef Scratch room
    cdef PatternCheck *checks
    cdef uint32_t count

    def __init__(self, Context ctx not None, fn not None, dict producers not None, dict constants not None, dict attributes not None):
        cdef PatternCheck *check
        cdef bytes utf8
        cdef Attribute value
        self.fn = fn
        self.room = Scratch.__new__(Scratch)
        self.count = 0
        self.checks = <PatternCheck *>self.room.room(len(producers) + len(constants) + len(attributes), sizeof(PatternCheck))
        check = self.checks
        for place, number in zip(producers, names_of_patterns(ctx, producers.values())):
            check.kind, check.place, check.wanted = PRODUCER, place, number
            check += 1
        for place, value in constants.items():
            same_context(ctx, value.ctx, "the attribute")
            check.kind, check.place, check.wanted = CONSTANT, place, value.attr.index
            check += 1
        for name, value in attributes.items():
            same_context(ctx, value.ctx, "the attribute")
            utf8 = (<str?>name).encode()
            check.kind, check.place, check.wanted = ATTRIBUTE, mc_ident(ctx.c, utf8, len(utf8)).index, value.attr.index
            check += 1
        self.count = <uint32_t>(check - self.checks)

    cdef bint holds(self, McContext *c, McOp op) noexcept:
        cdef uint32_t i
        for i in range(self.count):
            if not check_holds(c, op, &self.checks[i]):
                return False
        return True


cdef bint check_holds(McContext *c, McOp op, PatternCheck *check) noexcept:
    cdef McValue value
    cdef McOp producer
    cdef McIdent name
    if check.kind == ATTRIBUTE:
        name.index = check.place
        return mc_op_attribute(c, op, name).index == check.wanted
    if check.place >= mc_op_num_operands(c, op):
        return False
    value = mc_op_operand(c, op, check.place)
    if value.index == 0:
        return False
    if check.kind == CONSTANT:
        return mc_constant_of(c, value).index == check.wanted
    producer = mc_value_op(c, value)
    return producer.index != 0 and mc_op_get_name(c, producer).index == check.wanted


def try_patterns(_OperationBase op not None, rewriter, list patterns not None):
    """Tries CheckedPatterns for an operation until one matches; whether one did. Raises MLIRError when the operation was erased."""
    return try_in_turn(op, rewriter, patterns)


cdef bint try_in_turn(_OperationBase op, rewriter, list patterns) except -1:
    cdef CheckedPattern pattern
    alive(op)
    for pattern in patterns:
        if not pattern.holds(alive(op), op.op):
            continue
        answer = pattern.fn(op, rewriter)
        if answer is None or answer is False:
            return True
        if answer is not True:
            raise TypeError(f"a pattern must return None or a bool, not {answer!r}")
    return False


@cython.final
cdef class GreedyDriver(RewriteDriver):
    """The greedy driver of the core with patterns in Python, for one run.

    patterns: name -> its CheckedPatterns, in the order in which they are tried; "": those of all other operations. make_rewriter: called with
    the operation and this driver. hooks: called with the operation, the rewriter and the patterns, for operations whose class has a `fold`
    or a `canonicalize`; it returns whether something was changed.
    """

    cdef object make_rewriter, hooks, error   # error: what was raised in a pattern
    cdef list by_name          # number of the name -> its patterns, or None
    cdef list others
    cdef object key            # of begin_changing, while the core runs; None: it does not

    def __init__(self, _OperationBase top not None, dict patterns not None, make_rewriter not None, hooks not None, listener=None):
        self.top, self.listener = top, listener
        self.make_rewriter, self.hooks = make_rewriter, hooks
        alive(top)
        self.others = patterns.get("", [])
        names = [name for name in patterns if name]
        numbers = names_of_patterns(top.root.ctx, names)
        self.by_name = [None] * (max(numbers, default=-1) + 1)
        for name, number in zip(names, numbers):
            self.by_name[number] = patterns[name]

    def run(self, *, bint top_down, bint folds, bint unify_constants, bint only_existing, bint simplify, bint aggressive, int64_t max_rounds,
            int64_t max_rewrites):
        """Runs until nothing changes, or for so many rounds (-1: no limit); whether the last round changed nothing."""
        cdef McContext *c = alive(self.top)
        cdef Root root = self.top.root
        cdef McGreedy options
        cdef cbool converged = False
        cdef bint ok
        if self.rw != NULL or self.key is not None:
            raise TypeError("a driver runs once at a time")
        whole(root, self.top.op)
        check_idle_deep(root.ctx, self.top.op)
        memset(&options, 0, sizeof(options))
        options.top_down, options.no_folds, options.keep_equal, options.only_existing = top_down, not folds, not unify_constants, only_existing
        options.simplify, options.aggressive, options.max_rounds, options.max_rewrites = simplify, aggressive, max_rounds, max_rewrites
        options.is_foreign, options.pattern, options.data = True, call_greedy, <void *>self
        if self.listener is not None:
            options.listen = tell_listener
        cdef bytes wanted = bytes([found is not None for found in self.by_name])
        if not self.others: # else all are
            options.wanted, options.num_wanted = wanted, <uint32_t>len(wanted)
        cdef McDiags *diags = new_diags(root.ctx)
        try:
            self.key = begin_changing(root.ctx, self.top.op)
            ok = mc_greedy_apply(c, self.top.op, &options, diags, &converged)
            self.stop_changing()
            root.ctx.epoch += 1
            error, self.error = self.error, None
            if error is not None:
                raise error
            raise_pending(root.ctx)
            if not ok:
                raise out_of_memory(root.ctx)
        finally:
            self.rw = NULL
            mc_diags_free(diags)
        return converged

    cdef int stop_changing(self) except -1:
        """Other calls may read and change the tree."""
        key, self.key = self.key, None
        if key is not None: # else a pattern has raised
            end_changing(self.top.root.ctx, key)
        return 0

    cdef bint call(self, McRewriter *rw, McOp op) except -1:
        cdef McContext *c = self.top.root.c
        cdef uint32_t number = mc_op_get_name(c, op).index
        cdef list patterns = None
        cdef bint hooks = mc_op_has_hooks(c, op)
        cdef CheckedPattern pattern
        if number < <uint32_t>len(self.by_name):
            patterns = <list>self.by_name[number]
        if patterns is None:
            patterns = self.others
        if not hooks:
            for pattern in patterns:
                if pattern.holds(c, op):
                    break
            else:
                return False
        cdef Context ctx = self.top.root.ctx
        self.stop_changing()
        ctx.epoch += 1
        self.rw = rw
        view = make_opview(self.top.root, op)
        rewriter = self.make_rewriter(view, self)
        cdef bint failed = True
        self.begin_pattern()
        try:
            changed = self.hooks(view, rewriter, patterns) if hooks else try_in_turn(view, rewriter, patterns)
            failed = False
        finally:
            self.end_pattern(failed)
            self.rw = NULL
        alive(self.top)
        check_idle(ctx, self.top.op) # another thread may have begun to read it
        self.key = begin_changing(ctx, self.top.op)
        return changed

    cdef int tell(self, McRwEvent event, McOp op, const McValue *values) except -1:
        """Calls the listener for a change by the core."""
        cdef Root root = self.top.root
        cdef Context ctx = root.ctx
        cdef unsigned long reader = ctx.region_reader
        cdef uint32_t i
        ctx.epoch += 1
        ctx.region_reader = PyThread_get_thread_ident() # it may read the tree
        try:
            handle = make_operation(root, op)
            if event == MC_RW_INSERTED:
                self.listener.operation_inserted(handle)
            elif event == MC_RW_MODIFIED:
                self.listener.operation_modified(handle)
            elif event == MC_RW_REPLACED:
                self.listener.operation_replaced(handle, [make_value(root, values[i]) for i in range(mc_op_num_results(root.c, op))])
            else:
                self.listener.operation_erased(handle)
        finally:
            ctx.region_reader = reader
            ctx.epoch += 1
        return 0


cdef cbool call_greedy(McRewriter *rw, McOp op) noexcept:
    driver = <GreedyDriver>mc_rw_data(rw)
    try:
        return driver.call(rw, op)
    except BaseException as error:
        driver.error = error
        return mc_rw_fail(rw)


cdef void tell_listener(McRewriter *rw, McRwEvent event, McOp op, const McValue *values) noexcept:
    driver = <GreedyDriver>mc_rw_data(rw)
    if driver.error is not None:
        return # the driver stops after this change
    try:
        driver.tell(event, op, values)
    except BaseException as error:
        driver.error = error
        mc_rw_stop(rw)
