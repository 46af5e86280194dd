# drivers.pxi - the operations that the drivers of mlircore.rewrite visit, in their order.

@cython.final
@cython.no_gc_clear # the context outlives the driver
cdef class PatternDriver:
    """The operations in `top` that patterns are for: begin() lists them, next() returns one after the other.

    names: of the operations; empty: all. greedy: a replacement or erasure lists the affected operations again, pure operations without uses
    are erased on the way, and unify_constants keeps one of equal constants; hooks: operations whose class has a `fold` or a
    `canonicalize` are visited, too. Raises MLIRError when `top` was erased.
    """

    cdef _OperationBase top
    cdef McDriver *driver      # owned
    cdef readonly bint changed # by the driver itself, in this round

    def __init__(self, _OperationBase top not None, names, *, bint greedy=False, bint top_down=False, bint only_existing=False,
                 bint unify_constants=False, bint hooks=False):
        cdef McContext *c = alive(top)
        cdef McOpName[64] few
        cdef McDriverOptions options
        cdef bytes utf8
        cdef size_t count = 0
        if self.driver != NULL:
            raise TypeError("a driver is made once")
        names = list(names)
        if len(names) > 64:
            names = [] # this lists all operations: the patterns are looked up by name anyway
        for name in names:
            utf8 = (<str?>name).encode()
            few[count] = mc_op_name(c, utf8, len(utf8)) # may load a dialect, and so run any code
            raise_pending(top.root.ctx)
            if few[count].index == 0:
                raise MemoryError("out of memory")
            count += 1
        c = alive(top)
        options.greedy = greedy
        options.top_down = top_down
        options.only_existing = only_existing
        options.unify_constants = unify_constants
        options.hooks = hooks
        self.top = top
        self.driver = mc_driver_new(c, top.op, few, count, options)
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
        """Begin a round."""
        cdef Context ctx = self.made().root.ctx
        alive(self.top)
        whole(self.top.root, self.top.op)
        check_idle_deep(ctx, self.top.op)
        ctx.epoch += 1
        if not mc_driver_begin(self.driver):
            raise out_of_memory(ctx)
        self.changed = mc_driver_unified(self.driver)

    def next(self):
        """The next operation in its class; None: the round is over."""
        cdef McDriverStep step
        self.made()
        while True:
            step = mc_driver_next(self.driver)
            if step.op.index == 0:
                return None
            if not step.is_dead:
                return make_opview(self.top.root, step.op)
            handle = make_operation(self.top.root, step.op)
            self.erasing(handle)
            erase_operation(handle)
            self.changed = True

    def erasing(self, _OperationBase op not None):
        """Must be called before `op` is erased."""
        alive(op)
        same_context(self.made().root.ctx, op.root.ctx, "the operation")
        if not mc_driver_erasing(self.driver, op.op):
            raise MemoryError("out of memory")

    def replacing(self, _OperationBase op not None):
        """Must be called before other values are used instead of the results of `op`."""
        alive(op)
        same_context(self.made().root.ctx, op.root.ctx, "the operation")
        if not mc_driver_replacing(self.driver, op.op):
            raise MemoryError("out of memory")
