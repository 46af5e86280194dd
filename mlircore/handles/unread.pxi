# unread.pxi - operations of files that were opened lazily: their regions are read when something looks into them.
#
# A function that looks into one operation's regions calls `touch` first, one that looks into everything inside calls `whole`. Reading keeps
# the GIL, so that no other thread sees half a region; only callbacks into Python (a dialect is loaded, a check is in Python) let others run.
# Those wait when they need regions themselves, and so does a thread that needs some while another one prints or verifies the tree.

cdef inline int touch(Root root, McOp op) except -1:
    """Must be called before the regions of an operation are looked at."""
    if mc_context_num_unread(root.c) and mc_op_is_unread(root.c, op):
        read_regions(root, op, False)
    return 0


cdef inline int whole(Root root, McOp op) except -1:
    """Must be called before an operation and everything in it is looked at."""
    if mc_context_num_unread(root.c) and mc_op_has_unread(root.c, op):
        read_regions(root, op, True)
    return 0


cdef int wait_for_tree(Context ctx, McOp op) except -1:
    """Returns when no other thread reads regions, or reads the tree of `op` without the GIL."""
    from time import sleep

    cdef uint32_t generation = mc_op_generation(ctx.c, op)
    cdef unsigned long me = PyThread_get_thread_ident()
    while True:
        count = ctx.busy.get(top_of(ctx.c, op).index, 0)
        if ctx.region_reader == me or (ctx.region_reader == 0 and count == 0):
            return 0
        if ctx.region_reader == 0 and count < 0:
            raise MLIRError("a pass is changing the operation, which cannot be read meanwhile")
        if count and me in ctx.tree_readers:
            raise MLIRError("the regions of an operation cannot be read while its tree is printed or verified")
        sleep(0.001)
        if not mc_op_is_live(ctx.c, op, generation):
            stale("operation was erased")


cdef bint is_as_opened(Root owner):
    """Whether nothing was changed since a tree was opened lazily."""
    return owner is not None and owner.opened == owner.ctx.epoch - owner.ctx.harmless + 1


cdef Root owner_of(Context ctx, McOp op):
    """The Root of the tree of `op`, or None."""
    address = ctx.roots.get(top_of(ctx.c, op).index)
    return None if address is None else <Root><void *><uintptr_t>address


cdef int drop_names(Root owner) except -1:
    """Regions of the tree were read or erased: its values have other names, maybe."""
    if owner is not None and owner.names is not NULL:
        mc_print_names_free(owner.c, owner.names)
        owner.names = NULL
    return 0


cdef int read_regions(Root root, McOp op, bint nested) except -1:
    """Reads the regions of an operation or, nested, of all in it. Raises ParseError when they cannot be read: they stay unread."""
    cdef Context ctx = root.ctx
    cdef McContext *c = ctx.c
    cdef bint ok
    wait_for_tree(ctx, op)
    cdef Root owner = owner_of(ctx, op)
    cdef bint as_opened = is_as_opened(owner)      # what the tree names is there, then
    cdef unsigned long reader = ctx.region_reader
    cdef McDiags *diags = new_diags(ctx)
    try:
        key = begin_changing(ctx, op) if reader == 0 else None
        ctx.region_reader = PyThread_get_thread_ident()
        try:
            ok = mc_op_materialize(c, op, nested, as_opened, diags)
        finally:
            ctx.region_reader = reader
            if key is not None:
                end_changing(ctx, key)
            if as_opened:                          # callbacks cannot change a tree whose regions are read
                owner.opened = ctx.epoch - ctx.harmless + 1
        drop_names(owner)
        if not ok:
            raise_diags(ctx, diags, "Unable to read the regions of an operation", ParseError)
        raise_pending(ctx)
    finally:
        mc_diags_free(diags)
    return 0


cdef int unload_regions(Operation handle) except -1:
    """Gives back the memory of an operation's regions. Raises MLIRError when they cannot be read again as they are.

    The context's epoch stays as it is, like the tree: only what was kept about the operation's own regions is dropped.
    """
    cdef McContext *c = alive(handle)
    cdef Context ctx = handle.root.ctx
    cdef McOp op = handle.op
    cdef Root owner = owner_of(ctx, op)
    cdef bint as_opened = is_as_opened(owner)
    cdef uint32_t i
    cdef bint ok
    cdef McDiags *diags
    if ctx.region_reader or (ctx.busy and top_of(c, op).index in ctx.busy):
        raise MLIRError("the operation is being read, printed, verified or changed by a pass, and cannot be unloaded meanwhile")
    diags = new_diags(ctx)
    try:
        key = begin_changing(ctx, op)
        ctx.region_reader = PyThread_get_thread_ident()
        try:
            ok = mc_op_unload(c, op, as_opened, diags)
        finally:
            ctx.region_reader = 0
            end_changing(ctx, key)
        if as_opened:
            owner.opened = ctx.epoch - ctx.harmless + 1
        if not ok:
            raise_diags(ctx, diags, "Unable to unload an operation", MLIRError)
        raise_pending(ctx)
    finally:
        mc_diags_free(diags)
    drop_names(owner)
    for i in range(mc_op_num_regions(c, op)):
        forget_cursor(ctx, mc_op_region(c, op, i))
    return 0
