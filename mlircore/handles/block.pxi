# block.pxi - blocks, regions, the lists of them, and insertion points.

cdef Block make_block(Root root, McBlock block):
    cdef Block handle = Block.__new__(Block)
    handle.root = root
    handle.block = block
    handle.generation = mc_block_generation(root.c, block)
    return handle


cdef Region make_region(Root root, McRegion region):
    touch(root, mc_region_op(root.c, region))
    cdef Region handle = Region.__new__(Region)
    handle.root = root
    handle.region = region
    handle.generation = mc_region_generation(root.c, region)
    return handle


cdef inline McContext *block_alive(Block handle) except NULL:
    cdef McContext *c
    if handle is None or handle.root is None:
        unbound("block")
    c = handle.root.c
    if not mc_block_is_live(c, handle.block, handle.generation):
        stale("block was erased")
    if handle.root.forward is not None:
        handle.root = final_root(handle.root)
    return c


cdef inline McContext *region_alive(Region handle) except NULL:
    cdef McContext *c
    if handle is None or handle.root is None:
        unbound("region")
    c = handle.root.c
    if not mc_region_is_live(c, handle.region, handle.generation):
        stale("region was erased")
    touch(handle.root, mc_region_op(c, handle.region)) # it may be unloaded
    if handle.root.forward is not None:
        handle.root = final_root(handle.root)
    return c


cdef int check_idle_region(Context ctx, McRegion region) except -1:
    return check_idle(ctx, mc_region_op(ctx.c, region))


cdef int check_idle_block(Context ctx, McBlock block) except -1:
    return check_idle(ctx, mc_block_parent_op(ctx.c, block))


cdef int add_arguments(Block handle, types, locations) except -1:
    """Appends arguments to a new block; one location each, or the thread's default for all."""
    cdef McContext *c = handle.root.c
    cdef Context ctx = handle.root.ctx
    cdef Type type
    cdef Location loc
    cdef list all_types = list(types)
    cdef list all_locations
    if locations is None:
        loc = location_or_default(None) if all_types else None
        all_locations = [loc] * len(all_types)
    else:
        all_locations = list(locations)
        if len(all_locations) != len(all_types):
            raise ValueError(f"Expected {len(all_types)} locations, got: {len(all_locations)}")
    for type, loc in zip(all_types, all_locations):
        if type is None or loc is None:
            raise TypeError("an argument needs a Type and a Location")
        same_context(ctx, type.ctx, "the argument's type")
        same_context(ctx, loc.ctx, "the argument's location")
    for type, loc in zip(all_types, all_locations):
        if mc_block_add_arg(c, handle.block, type.type, loc.loc).index == 0:
            raise out_of_memory(ctx)
    return 0


cdef Block create_block(Root root, McRegion region, McBlock before, arg_types, arg_locs):
    cdef McContext *c = root.c
    check_idle_region(root.ctx, region)
    cdef McBlock block = mc_block_create(c, region, before)
    if block.index == 0:
        raise MemoryError("out of memory")
    cdef Block handle = make_block(root, block)
    try:
        add_arguments(handle, arg_types, arg_locs)
    except BaseException:
        mc_block_erase(c, block)
        raise
    return handle


@cython.no_gc
@cython.freelist(64)
cdef class Block:
    """A list of operations with arguments."""

    def __init__(self):
        raise TypeError("use Block.create_at_start, create_before, create_after or region.blocks.append")

    def __eq__(self, other):
        if not isinstance(other, Block):
            return NotImplemented
        cdef Block that = <Block>other
        return (self.block.index == that.block.index and self.generation == that.generation
                and (self.root is that.root or self.root.ctx is that.root.ctx))

    def __hash__(self):
        return hash_of_numbers(self.generation, self.block.index)

    def __repr__(self):
        live = self.root is not None and mc_block_is_live(self.root.c, self.block, self.generation)
        return "<Block>" if live else "<Block erased>"

    def __str__(self):
        cdef McContext *c = block_alive(self)
        cdef McPrintOptions options
        cdef bint ok
        cdef McOp parent = mc_block_parent_op(c, self.block)
        if parent.index != 0:
            whole(self.root, parent)
        mc_print_options_init(&options)
        cdef McBuf *buf = new_buf()
        try:
            ok = mc_print_block(c, self.block, &options, buf)
            return taken_text(self.root.ctx, buf, ok)
        finally:
            mc_buf_delete(buf)

    @property
    def _CAPIPtr(self):
        """A capsule that keeps it."""
        block_alive(self)
        return make_capsule(self, BLOCK_CAPSULE)

    @property
    def context(self):
        """The context it lives in."""
        block_alive(self)
        return self.root.ctx

    @property
    def owner(self):
        """The operation around it."""
        cdef McContext *c = block_alive(self)
        cdef McOp op = mc_block_parent_op(c, self.block)
        return None if op.index == 0 else make_opview(self.root, op)

    @property
    def region(self):
        """The region it is in."""
        cdef McContext *c = block_alive(self)
        cdef McRegion region = mc_block_region(c, self.block)
        return None if region.index == 0 else make_region(self.root, region)

    @property
    def name_as_written(self):
        """Its name in the text it was parsed from, without `^`; None when it has none."""
        cdef McContext *c = block_alive(self)
        cdef char[16] scratch
        return text_of(mc_block_name(c, self.block, scratch)) or None

    @property
    def arguments(self):
        """Its arguments."""
        return make_sequence(BlockArgumentList, None, self)

    @property
    def successors(self):
        """The blocks that its terminator may branch to."""
        return make_sequence(BlockSuccessors, None, self)

    @property
    def predecessors(self):
        """The blocks whose terminators may branch here."""
        return make_sequence(BlockPredecessors, None, self)

    @property
    def operations(self):
        """Its operations."""
        cdef OperationList operations = OperationList.__new__(OperationList)
        block_alive(self)
        operations.block_handle = self
        return operations

    def __iter__(self):
        return iterate_operations(self)

    def add_argument(self, Type type not None, Location loc not None):
        """Append an argument."""
        cdef McContext *c = block_alive(self)
        same_context(self.root.ctx, type.ctx, "the argument's type")
        same_context(self.root.ctx, loc.ctx, "the argument's location")
        check_idle_block(self.root.ctx, self.block)
        cdef McValue value = mc_block_add_arg(c, self.block, type.type, loc.loc)
        if value.index == 0:
            raise out_of_memory(self.root.ctx)
        return plain_argument(self.root, self.block, mc_value_index(c, value))

    def erase_argument(self, Py_ssize_t index):
        """Remove an argument."""
        cdef McContext *c = block_alive(self)
        if index < 0 or index >= <Py_ssize_t>mc_block_num_args(c, self.block):
            raise ValueError("Must specify an index in range for the block's arguments")
        check_idle_block(self.root.ctx, self.block)
        mc_block_erase_arg(c, self.block, <uint32_t>index)

    def erase_arguments(self, indices):
        """Remove the arguments at these indices, in one linear step; `erase_argument` moves all later ones each time.

        An index may occur twice. Raises ValueError for one that is out of range; then nothing changes."""
        cdef McContext *c = block_alive(self)
        cdef list places = list(indices)
        cdef uint32_t count = mc_block_num_args(c, self.block)
        cdef bytearray erased = bytearray(count)
        cdef Py_ssize_t index
        for index in places:
            if index < 0 or index >= count:
                raise ValueError("Must specify an index in range for the block's arguments")
            erased[index] = 1
        check_idle_block(self.root.ctx, self.block)
        mc_block_erase_args(c, self.block, <const uint8_t *><char *>erased)

    @staticmethod
    def create_at_start(Region parent not None, arg_types=(), arg_locs=None):
        """A new first block of a region."""
        cdef McContext *c = region_alive(parent)
        return create_block(parent.root, parent.region, mc_region_first_block(c, parent.region), arg_types, arg_locs)

    def create_before(self, *arg_types, arg_locs=None):
        """A new block in front of this one."""
        cdef McContext *c = block_alive(self)
        return create_block(self.root, mc_block_region(c, self.block), self.block, arg_types, arg_locs)

    def create_after(self, *arg_types, arg_locs=None):
        """A new block after this one."""
        cdef McContext *c = block_alive(self)
        return create_block(self.root, mc_block_region(c, self.block), mc_block_next(c, self.block), arg_types, arg_locs)

    def append_to(self, Region region not None):
        """Move the block to the end of a region."""
        cdef McContext *c = block_alive(self)
        cdef McBlock last
        cdef McOp parent
        region_alive(region)
        same_context(region.root.ctx, self.root.ctx, "the block")
        check_idle_block(self.root.ctx, self.block)
        check_idle_region(self.root.ctx, region.region)
        parent = mc_region_op(c, region.region)
        while parent.index != 0:
            if mc_op_block(c, parent).index == self.block.index:
                raise MLIRError("a block cannot be moved into itself")
            parent = mc_op_parent(c, parent)
        mc_block_detach(c, self.block)
        last.index = 0
        mc_block_insert(c, self.block, region.region, last)
        self.root = root_of_tree(region.root.ctx, mc_region_op(c, region.region))

    def append(self, operation not None):
        """Move an operation to the end."""
        cdef McOp end
        block_alive(self)
        end.index = 0
        insert_operation(operation_of(operation), self.root.ctx, self.block, end)


cdef iterate_operations(Block block):
    cdef McContext *c = block_alive(block)
    cdef OperationIterator iterator = OperationIterator.__new__(OperationIterator)
    iterator.block_handle = block
    iterator.next = mc_block_first_op(c, block.block)
    if iterator.next.index != 0:
        iterator.generation = mc_op_generation(c, iterator.next)
    return iterator


@cython.no_gc
@cython.freelist(16)
cdef class OperationIterator:
    """Iterates over a block's operations; the one that was returned last may be erased or moved."""

    def __init__(self):
        raise TypeError("use iter(block)")

    def __iter__(self):
        return self

    def __next__(self):
        cdef McContext *c = block_alive(self.block_handle)
        cdef McOp op = self.next
        if op.index == 0:
            raise StopIteration
        if not mc_op_is_live(c, op, self.generation):
            stale("the iterator's current operation was erased")
        if mc_op_block(c, op).index != self.block_handle.block.index:
            stale("the iterator's current operation was moved to another block")
        self.next = mc_op_next(c, op)
        if self.next.index != 0:
            self.generation = mc_op_generation(c, self.next)
        return make_opview(self.block_handle.root, op)


@cython.no_gc
@cython.freelist(16)
cdef class OperationList:
    """The operations of a block."""

    def __init__(self):
        raise TypeError("use block.operations")

    def __repr__(self):
        try:
            return short_list("OperationList", self)
        except MLIRError:
            return "<OperationList of something erased>"

    def __iter__(self):
        return iterate_operations(self.block_handle)

    def __len__(self):
        return count_operations(self.block_handle)

    def __getitem__(self, Py_ssize_t index):
        cdef McOp op = operation_at(self.block_handle, index)
        if op.index == 0:
            raise IndexError("attempt to access out of bounds operation")
        return make_opview(self.block_handle.root, op)


@cython.no_gc
@cython.freelist(64)
cdef class Region:
    """A list of blocks in an operation."""

    def __init__(self):
        raise TypeError("use operation.regions")

    def __eq__(self, other):
        if not isinstance(other, Region):
            return NotImplemented
        cdef Region that = <Region>other
        return (self.region.index == that.region.index and self.generation == that.generation
                and (self.root is that.root or self.root.ctx is that.root.ctx))

    def __hash__(self):
        return hash_of_numbers(self.generation, self.region.index)

    def __repr__(self):
        live = self.root is not None and mc_region_is_live(self.root.c, self.region, self.generation)
        return "<Region>" if live else "<Region erased>"

    @property
    def owner(self):
        """The operation it belongs to."""
        cdef McContext *c = region_alive(self)
        return make_opview(self.root, mc_region_op(c, self.region))

    @property
    def blocks(self):
        """Its blocks."""
        cdef BlockList blocks = BlockList.__new__(BlockList)
        region_alive(self)
        blocks.region_handle = self
        return blocks

    def __iter__(self):
        return iterate_blocks(self)


cdef iterate_blocks(Region region):
    cdef McContext *c = region_alive(region)
    cdef BlockIterator iterator = BlockIterator.__new__(BlockIterator)
    iterator.region_handle = region
    iterator.next = mc_region_first_block(c, region.region)
    if iterator.next.index != 0:
        iterator.generation = mc_block_generation(c, iterator.next)
    return iterator


@cython.no_gc
@cython.freelist(16)
cdef class BlockIterator:
    """Iterates over a region's blocks."""

    def __init__(self):
        raise TypeError("use iter(region)")

    def __iter__(self):
        return self

    def __next__(self):
        cdef McContext *c = region_alive(self.region_handle)
        cdef McBlock block = self.next
        if block.index == 0:
            raise StopIteration
        if not mc_block_is_live(c, block, self.generation):
            stale("the iterator's current block was erased")
        if mc_block_region(c, block).index != self.region_handle.region.index:
            stale("the iterator's current block was moved to another region")
        self.next = mc_block_next(c, block)
        if self.next.index != 0:
            self.generation = mc_block_generation(c, self.next)
        return make_block(self.region_handle.root, block)


@cython.no_gc
@cython.freelist(16)
cdef class BlockList:
    """The blocks of a region."""

    def __init__(self):
        raise TypeError("use region.blocks")

    def __repr__(self):
        try:
            return short_list("BlockList", self)
        except MLIRError:
            return "<BlockList of something erased>"

    def __iter__(self):
        return iterate_blocks(self.region_handle)

    def __len__(self):
        return count_blocks(self.region_handle)

    def __getitem__(self, Py_ssize_t index):
        cdef McBlock block = block_at(self.region_handle, index)
        if block.index == 0:
            raise IndexError("attempt to access out of bounds block")
        return make_block(self.region_handle.root, block)

    def append(self, *args, arg_locs=None):
        """A new last block with arguments of these types."""
        cdef McBlock end
        region_alive(self.region_handle)
        end.index = 0
        types = args[0] if len(args) == 1 and not isinstance(args[0], Type) else args
        return create_block(self.region_handle.root, self.region_handle.region, end, types, arg_locs)


cdef InsertionPoint make_insertion_point(Block block, Operation reference):
    cdef InsertionPoint ip = InsertionPoint.__new__(InsertionPoint)
    ip.block_handle = block
    ip.reference = reference
    return ip


cdef class InsertionPoint:
    """InsertionPoint(where)\n--\n
    The place for new operations: the end of a block, or before an operation; `with` makes it the thread's default."""

    current = _CurrentInsertionPoint()

    def __init__(self, where not None):
        cdef _OperationBase op
        cdef McContext *c
        if isinstance(where, Block):
            block_alive(<Block>where)
            self.block_handle = <Block>where
            return
        op = operation_of(where)
        c = alive(op)
        if mc_op_block(c, op.op).index == 0:
            advice = ": InsertionPoint(module.body) is the end of a module" if isinstance(where, Module) else ""
            raise ValueError(f"Detached operations have no parent{advice}")
        self.block_handle = make_block(op.root, mc_op_block(c, op.op))
        self.reference = make_operation(op.root, op.op)

    def __repr__(self):
        cdef McOp owner
        if self.reference is not None:
            return f"<InsertionPoint before {self.reference!r}>"
        cdef Block block = self.block_handle
        if block is None or not mc_block_is_live(block.root.c, block.block, block.generation):
            return "<InsertionPoint at the end of a block that was erased>"
        owner = mc_block_parent_op(block.root.c, block.block)
        of = "" if owner.index == 0 else f" of {make_operation(block.root, owner)!r}"
        return f"<InsertionPoint at the end of a block{of}>"

    def __enter__(self):
        block_alive(self.block_handle)
        push_frame(self, self.block_handle.root.ctx, self, None)
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        pop_frame(self, "InsertionPoint")

    @staticmethod
    def at_block_begin(Block block not None):
        """Before the first operation of a block."""
        cdef McContext *c = block_alive(block)
        cdef McOp first = mc_block_first_op(c, block.block)
        return make_insertion_point(block, None if first.index == 0 else make_operation(block.root, first))

    @staticmethod
    def at_block_terminator(Block block not None):
        """Before the terminator of a block."""
        cdef McContext *c = block_alive(block)
        cdef McOp last = mc_block_last_op(c, block.block)
        if not mc_op_is_terminator(c, last):
            raise ValueError("Block has no terminator")
        return make_insertion_point(block, make_operation(block.root, last))

    @staticmethod
    def after(operation not None):
        """After an operation."""
        cdef _OperationBase op = operation_of(operation)
        cdef McContext *c = alive(op)
        cdef McOp following = mc_op_next(c, op.op)
        cdef Block block = make_block(op.root, block_around(c, op))
        return make_insertion_point(block, None if following.index == 0 else make_operation(op.root, following))

    def insert(self, operation not None):
        """Put a detached operation here."""
        cdef _OperationBase op = operation_of(operation)
        cdef McContext *c = alive(op)
        cdef Target target
        if mc_op_block(c, op.op).index != 0:
            raise ValueError("Attempt to insert operation that is already attached")
        insertion_target(self, op.root.ctx, &target)
        insert_operation(op, op.root.ctx, target.block, target.before)

    @property
    def block(self):
        """The block it points into."""
        block_alive(self.block_handle)
        return self.block_handle

    @property
    def ref_operation(self):
        """The operation before which new ones are inserted, or None at the end of the block."""
        if self.reference is not None:
            alive(self.reference)
        return self.reference
