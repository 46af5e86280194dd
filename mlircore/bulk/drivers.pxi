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
cdef class PatternDriver:
    """The operations in `top` that patterns are for, each once: begin() lists them, next() returns one after the other.

    names: of the operations; None: all. Raises MLIRError when `top` was erased.
    """

    cdef _OperationBase top
    cdef McDriver *driver      # owned

    def __init__(self, _OperationBase top not None, names):
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
        self.top = top
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


@cython.final
cdef class GreedyDriver:
    """The greedy driver of the core with patterns in Python, for one run.

    apply: called for operations that have one of the names (None: all) or a class with hooks; it tells whether it has changed something.
    """

    cdef _OperationBase top
    cdef object apply, error   # error: what `apply` raised
    cdef bytearray wanted      # by number of the name; None: all
    cdef McRewriter *rw        # borrowed; NULL: it does not run

    def __init__(self, _OperationBase top not None, names, apply not None):
        cdef uint32_t number
        self.top = top
        self.apply = apply
        alive(top)
        if names is None:
            return
        numbers = names_of_patterns(top.root.ctx, names)
        self.wanted = bytearray(max(numbers, default=0) + 1)
        for number in numbers:
            self.wanted[number] = 1

    def run(self, *, bint top_down, bint folds, bint unify_constants, bint only_existing, bint simplify, bint aggressive, int64_t max_rounds,
            int64_t max_rewrites):
        """Runs until nothing changes, or for so many rounds (-1: no limit); whether the last round changed nothing."""
        cdef McContext *c = alive(self.top)
        cdef Root root = self.top.root
        cdef McGreedy options
        cdef cbool converged = False
        cdef bint ok
        if self.rw != NULL:
            raise TypeError("a driver runs once at a time")
        whole(root, self.top.op)
        check_idle_deep(root.ctx, self.top.op)
        memset(&options, 0, sizeof(options))
        options.top_down, options.no_folds, options.keep_equal, options.only_existing = top_down, not folds, not unify_constants, only_existing
        options.simplify, options.aggressive, options.max_rounds, options.max_rewrites = simplify, aggressive, max_rounds, max_rewrites
        options.is_foreign, options.pattern, options.data = True, call_greedy, <void *>self
        cdef McDiags *diags = new_diags(root.ctx)
        try:
            ok = mc_greedy_apply(c, self.top.op, &options, diags, &converged)
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

    cdef bint call(self, McRewriter *rw, McOp op) except -1:
        cdef Context ctx = self.top.root.ctx
        cdef uint32_t number = mc_op_get_name(ctx.c, op).index
        if self.wanted is not None and (number >= <uint32_t>len(self.wanted) or self.wanted[number] == 0) and not mc_op_has_hooks(ctx.c, op):
            return False
        ctx.epoch += 1
        self.rw = rw
        changed = self.apply(make_opview(self.top.root, op))
        self.rw = NULL
        alive(self.top)
        check_idle(ctx, self.top.op) # another thread may have begun to read it
        return changed

    def erasing(self, _OperationBase op not None):
        """Must be called before `op` is erased."""
        self.note(op)
        if self.rw != NULL:
            mc_rw_erasing(self.rw, op.op)

    def replacing(self, _OperationBase op not None):
        """Must be called before other values are used instead of the results of `op`."""
        self.note(op)
        if self.rw != NULL:
            mc_rw_replacing(self.rw, op.op)

    cdef int note(self, _OperationBase op) except -1:
        alive(op)
        same_context(self.top.root.ctx, op.root.ctx, "the operation")
        return 0


cdef cbool call_greedy(McRewriter *rw, McOp op) noexcept:
    driver = <GreedyDriver>mc_rw_data(rw)
    try:
        return driver.call(rw, op)
    except BaseException as error:
        driver.error = error
        return mc_rw_fail(rw)
