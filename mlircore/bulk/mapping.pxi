# mapping.pxi - IRMapping, and copies of operations that use one. The names for users are in mlircore.edit.

cdef inline uint64_t mapping_key(uint32_t index, uint32_t generation) noexcept:
    return <uint64_t>generation << 32 | index


cdef uint64_t value_key(McContext *c, McValue value) noexcept:
    """The key of a live value in an IRMapping: its id and its owner's generation."""
    cdef uint32_t owner, generation
    mc_value_owner(c, value, &owner, &generation)
    return mapping_key(value.index, generation)


cdef class IRMapping:
    """IRMapping()\n--\n
    Values, blocks and operations, and those that copies use in their place.

    `clone(op, mapping)` reads it and adds what it copies, so that operations that are cloned one after the other refer to each other's
    copies. An entry lives as long as both of its ends: one that was erased is not found any more.
    """

    cdef dict values, blocks, ops  # key of the source -> (source, target)

    def __init__(self):
        self.values = {}
        self.blocks = {}
        self.ops = {}

    cdef tuple place(self, thing):
        """The dictionary and the key of a live thing."""
        if isinstance(thing, Value):
            value_alive(<Value>thing)
            return self.values, mapping_key((<Value>thing).value.index, (<Value>thing).generation)
        if isinstance(thing, Block):
            block_alive(<Block>thing)
            return self.blocks, mapping_key((<Block>thing).block.index, (<Block>thing).generation)
        if isinstance(thing, (_OperationBase, Module)):
            op = operation_of(thing)
            alive(op)
            return self.ops, mapping_key((<_OperationBase>op).op.index, (<_OperationBase>op).generation)
        raise TypeError(f"a mapping holds values, blocks and operations, not {type(thing).__name__}")

    def map(self, source not None, target not None):
        """Use `target` for `source` from now on. Raises TypeError when they are of different kinds, and MLIRError for two contexts."""
        cdef tuple place = self.place(source)
        if self.place(target)[0] is not place[0]:
            raise TypeError(f"a {type(source).__name__} cannot be mapped to a {type(target).__name__}")
        same_context(source.context, target.context, "the target")
        (<dict>place[0])[place[1]] = (source, target)

    def lookup_or_null(self, source not None):
        """The target of a value, a block or an operation; None when there is none, or it was erased."""
        cdef tuple place = self.place(source)
        cdef tuple entry = (<dict>place[0]).get(place[1])
        if entry is None or entry[0] != source:
            return None
        try:
            self.place(entry[1])
        except MLIRError:
            return None
        return entry[1]

    def lookup_or_default(self, source not None):
        """The target, or `source` itself."""
        found = self.lookup_or_null(source)
        return source if found is None else found

    def lookup(self, source not None):
        """The target. Raises KeyError when there is none."""
        found = self.lookup_or_null(source)
        if found is None:
            raise KeyError(f"{source!r} is not in the mapping")
        return found

    def contains(self, source not None):
        """Whether there is a target."""
        return self.lookup_or_null(source) is not None

    def __contains__(self, source):
        return self.lookup_or_null(source) is not None

    def __getitem__(self, source):
        return self.lookup(source)

    def __setitem__(self, source, target):
        self.map(source, target)

    def __len__(self):
        return len(self.values) + len(self.blocks) + len(self.ops)

    def __repr__(self):
        return f"<IRMapping of {len(self.values)} values, {len(self.blocks)} blocks, {len(self.ops)} operations>"

    def erase(self, source not None):
        """Remove an entry, if it is there."""
        cdef tuple place = self.place(source)
        (<dict>place[0]).pop(place[1], None)

    def clear(self):
        """Remove all entries."""
        self.values.clear()
        self.blocks.clear()
        self.ops.clear()

    @property
    def value_map(self):
        """The values that it maps, as a new dictionary."""
        return dict(self.values.values())


cdef int enter_copied_results(IRMapping mapping, Root root, McOp op, Root copy_root, McOp copy) except -1:
    """Enters an operation and its results."""
    cdef uint32_t i
    mapping.ops[mapping_key(op.index, mc_op_generation(root.c, op))] = (make_operation(root, op), make_operation(copy_root, copy))
    for i in range(mc_op_num_results(root.c, op)):
        mapping.values[mapping_key(mc_op_result(root.c, op, i).index, mc_op_generation(root.c, op))] = (
            make_result(root, op, i), make_result(copy_root, copy, i))
    return 0


cdef int enter_copied_blocks(IRMapping mapping, Root root, McOp op, Root copy_root, McOp copy) except -1:
    """Enters the blocks of an operation and their arguments."""
    cdef McContext *c = root.c
    cdef McBlock block, copied
    cdef uint32_t i, r
    for r in range(mc_op_num_regions(c, op)):
        block = mc_region_first_block(c, mc_op_region(c, op, r))
        copied = mc_region_first_block(c, mc_op_region(c, copy, r))
        while block.index != 0:
            mapping.blocks[mapping_key(block.index, mc_block_generation(c, block))] = (
                make_block(root, block), make_block(copy_root, copied))
            for i in range(mc_block_num_args(c, block)):
                mapping.values[mapping_key(mc_block_arg(c, block, i).index, mc_block_generation(c, block))] = (
                    make_argument(root, block, i), make_argument(copy_root, copied, i))
            block = mc_block_next(c, block)
            copied = mc_block_next(c, copied)
    return 0


cdef int mapped_things(IRMapping mapping, Context ctx, McOp root, list pairs, list block_pairs) except -1:
    """Collects the entries for the values and blocks that operations in `root` use. Raises MLIRError for one whose target was erased."""
    cdef McContext *c = ctx.c
    cdef McWalk walk
    cdef McOp op
    cdef McValue value
    cdef McBlock block
    cdef uint32_t i
    mc_walk_init_checked(c, &walk, root, False)
    op = mc_walk_next(c, &walk)
    while op.index != 0:
        if mapping.values:
            for i in range(mc_op_num_operands(c, op)):
                value = mc_op_operand(c, op, i)
                entry = mapping.values.get(value_key(c, value)) if value.index != 0 else None
                if entry is not None and (<Value>(<tuple>entry)[0]).root.ctx is ctx:
                    value_alive(<Value>(<tuple>entry)[1])
                    pairs.append((value.index, <Value>(<tuple>entry)[1]))
        if mapping.blocks:
            for i in range(mc_op_num_successors(c, op)):
                block = mc_op_successor(c, op, i)
                if block.index == 0:
                    continue
                entry = mapping.blocks.get(mapping_key(block.index, mc_block_generation(c, block)))
                if entry is not None and (<Block>(<tuple>entry)[0]).root.ctx is ctx:
                    block_alive(<Block>(<tuple>entry)[1])
                    block_pairs.append((block.index, <Block>(<tuple>entry)[1]))
        op = mc_walk_next(c, &walk)
    return 0


def clone(op not None, IRMapping mapping=None, ip=None):
    """A deep copy of an operation, in which operands and successors that `mapping` has an entry for are replaced.

    The copy is put at `ip`, or at the thread's insertion point; it is detached when there is none or `ip` is False. All that was copied (the
    operation, nested operations, their results, blocks and arguments) is added to the mapping. Linear in the operation.
    Raises MLIRError for an entry whose target was erased.
    """
    cdef _OperationBase handle = operation_of(op)
    cdef McContext *c = alive(handle)
    cdef Context ctx = handle.root.ctx
    if mapping is None:
        return clone_operation(handle, ip)
    cdef Target target
    cdef list pairs = [], block_pairs = []
    cdef Scratch value_room = Scratch.__new__(Scratch), block_room = Scratch.__new__(Scratch)
    cdef McValue *values
    cdef McBlock *blocks
    cdef McMapping raw
    cdef Py_ssize_t i, num_values, num_blocks
    whole(handle.root, handle.op)
    resolve_target(ip, top_frame(), ctx, &target)
    mapped_things(mapping, ctx, handle.op, pairs, block_pairs)
    check_idle_deep(ctx, handle.op) if ctx.busy else None
    num_values = len(pairs)
    num_blocks = len(block_pairs)
    values = <McValue *>value_room.room(2 * num_values, sizeof(McValue))
    blocks = <McBlock *>block_room.room(2 * num_blocks, sizeof(McBlock))
    for i in range(num_values):
        values[i].index = (<tuple>pairs[i])[0]
        values[num_values + i] = (<Value>(<tuple>pairs[i])[1]).value
        check_idle_value(ctx, values[num_values + i])
    for i in range(num_blocks):
        blocks[i].index = (<tuple>block_pairs[i])[0]
        blocks[num_blocks + i] = (<Block>(<tuple>block_pairs[i])[1]).block
        if mc_block_parent_op(c, blocks[num_blocks + i]).index != 0:
            check_idle_block(ctx, blocks[num_blocks + i])
    if target.block.index != 0:
        check_idle(ctx, mc_block_parent_op(c, target.block))
    raw.values = values
    raw.to_values = values + num_values
    raw.num_values = <size_t>num_values
    raw.blocks = blocks
    raw.to_blocks = blocks + num_blocks
    raw.num_blocks = <size_t>num_blocks
    cdef McOp copy = mc_op_clone_mapped(c, handle.op, &raw)
    if copy.index == 0:
        raise out_of_memory(ctx)
    ctx.epoch += 1
    if target.block.index != 0:
        mc_op_insert(c, copy, target.block, target.before)
        note_inserted(ctx, copy, True)
    cdef Operation made = attached_or_new(ctx, copy)
    cdef McWalk walk, copy_walk
    cdef McOp inner, inner_copy
    mc_walk_init_checked(c, &walk, handle.op, False)
    mc_walk_init_checked(c, &copy_walk, copy, False)
    inner = mc_walk_next(c, &walk)
    inner_copy = mc_walk_next(c, &copy_walk)
    while inner.index != 0 and inner_copy.index != 0:
        enter_copied_results(mapping, handle.root, inner, made.root, inner_copy)
        enter_copied_blocks(mapping, handle.root, inner, made.root, inner_copy)
        inner = mc_walk_next(c, &walk)
        inner_copy = mc_walk_next(c, &copy_walk)
    return made
