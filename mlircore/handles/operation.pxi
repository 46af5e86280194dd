# operation.pxi - operations: functions that read them. Walking is in walks.pxi; functions that change them are in edit.pxi.

class WalkOrder(enum.Enum):
    """Whether a walk visits an operation before or after its nested operations."""

    PRE_ORDER = 0
    POST_ORDER = 1


class WalkResult(enum.Enum):
    """The result of a walk's callback: how the walk continues."""

    ADVANCE = 0
    INTERRUPT = 1
    SKIP = 2


cdef object WALK_POST_ORDER = WalkOrder.POST_ORDER
cdef object WALK_ADVANCE = WalkResult.ADVANCE
cdef object WALK_INTERRUPT = WalkResult.INTERRUPT
cdef object WALK_SKIP = WalkResult.SKIP


cdef inline Operation make_operation(Root root, McOp op):
    cdef Operation handle = Operation.__new__(Operation)
    handle.root = root
    handle.op = op
    handle.generation = mc_op_generation(root.c, op)
    return handle


cdef inline Operation plain_handle(_OperationBase handle):
    """The same operation in a handle without further references: views hold it, and the garbage collector does not track them."""
    return <Operation>handle if type(handle) is Operation else make_operation(handle.root, handle.op)


cdef make_opview(Root root, McOp op):
    """The operation in the class registered for its name, else in OpView."""
    cdef Context ctx = root.ctx
    cdef McOpName name = mc_op_get_name(root.c, op)
    cdef object cls = None
    if ctx.registry_version == registry_version and name.index < <size_t>len(ctx.op_classes):
        cls = ctx.op_classes[name.index]
    if cls is None:
        generation = mc_op_generation(root.c, op)
        cls = class_of_operation(ctx, name)    # may import a module, which may run any code
        if not mc_op_is_live(root.c, op, generation):
            stale("operation was erased")
    cdef OpView handle = <OpView>new_of(OpView, cls, ())
    handle.root = root
    handle.op = op
    handle.generation = mc_op_generation(root.c, op)
    return handle


cdef str op_name_text(Context ctx, McOpName name):
    cdef list known = ctx.op_names
    if name.index < <size_t>len(known):
        text = known[name.index]
        if text is not None:
            return <str>text
    text = sys.intern(text_of(mc_op_name_str(ctx.c, name)))
    while <size_t>len(known) <= name.index:
        known.append(None)
    known[name.index] = text
    return <str>text


cdef int stale(str what) except -1:
    raise ErasedError(what)


cdef int unbound(str what) except -1:
    """Raises for an object that `__new__` alone has made."""
    raise MLIRError(f"the {what} was never initialized")


cdef inline Context bound(Context ctx, str what):
    """The context of a type, attribute or location."""
    if ctx is None:
        unbound(what)
    return ctx


cdef inline McContext *alive(_OperationBase handle) except NULL:
    """The context to read `handle` with. Raises MLIRError when the operation was erased."""
    cdef McContext *c
    if handle is None or handle.root is None:
        unbound("operation")
    c = handle.root.c
    if not mc_op_is_live(c, handle.op, handle.generation):
        stale("the operation has been invalidated: operation was erased")
    if handle.root.forward is not None:
        handle.root = final_root(handle.root)
    return c


cdef _OperationBase operation_of(thing):
    """The operation of an Operation, an OpView or a Module."""
    if isinstance(thing, _OperationBase):
        return <_OperationBase>thing
    if isinstance(thing, Module):
        return (<Module>thing).op
    raise TypeError(f"expected an operation, got {type(thing).__name__}")


@cython.no_gc
@cython.freelist(256)
cdef class _OperationBase:
    """The common base of Operation and OpView."""

    def __init__(self):
        raise TypeError("use Operation.create or Operation.parse")

    def __eq__(self, other):
        cdef _OperationBase that
        if not isinstance(other, _OperationBase):
            return NotImplemented
        that = <_OperationBase>other
        return (self.op.index == that.op.index and self.generation == that.generation
                and (self.root is that.root or self.root.ctx is that.root.ctx))

    def __hash__(self):
        return hash_of_numbers(self.generation, self.op.index)

    def __str__(self):
        return print_to_str(self)

    def __repr__(self):
        cdef McContext *c
        if self.root is None or not mc_op_is_live(self.root.c, self.op, self.generation):
            return f"<{type(self).__name__} erased>"
        return f"<{type(self).__name__} {cut(op_name_text(self.root.ctx, mc_op_get_name(self.root.c, self.op)))}>"

    @property
    def context(self):
        """The context it lives in."""
        alive(self)
        return self.root.ctx

    @property
    def name(self):
        """The operation's name."""
        cdef McContext *c = alive(self)
        return op_name_text(self.root.ctx, mc_op_get_name(c, self.op))

    @property
    def operation(self):
        """The same operation as an Operation."""
        alive(self)
        return make_operation(self.root, self.op)

    @property
    def opview(self):
        """The same operation in its most specific class."""
        alive(self)
        return make_opview(self.root, self.op)

    @property
    def parent(self):
        """The operation around it; None for a top-level module. Raises ValueError for another operation without a block."""
        cdef McContext *c = alive(self)
        cdef McOp parent = mc_op_parent(c, self.op)
        if parent.index != 0:
            return make_operation(self.root, parent)
        return detached_has_no(self, c)

    @property
    def block(self):
        """The block it is in; None for a top-level module. Raises ValueError for another operation without a block."""
        cdef McContext *c = alive(self)
        cdef McBlock block = mc_op_block(c, self.op)
        if block.index != 0:
            return make_block(self.root, block)
        return detached_has_no(self, c)

    @property
    def attached(self):
        """Whether it is in a block."""
        cdef McContext *c = alive(self)
        return mc_op_block(c, self.op).index != 0

    @property
    def location(self):
        """Its place of origin."""
        cdef McContext *c = alive(self)
        return make_location(self.root.ctx, mc_op_loc(c, self.op))

    @location.setter
    def location(self, Location value not None):
        cdef McContext *c = alive(self)
        same_context(self.root.ctx, value.ctx, "the location")
        check_idle(self.root.ctx, self.op)
        mc_op_set_loc(c, self.op, value.loc)

    @property
    def attributes(self):
        """Its attributes, inherent and discardable ones together."""
        cdef OpAttributeMap view = OpAttributeMap.__new__(OpAttributeMap)
        alive(self)
        view.op = plain_handle(self)
        return view

    @property
    def is_read(self):
        """Whether its regions are in memory; False for a function of a file that was opened lazily, until they are needed."""
        return not mc_op_is_unread(alive(self), self.op)

    @property
    def is_opaque(self):
        """Whether it was read in a custom form without a definition: `Context.unknown_syntax`."""
        return mc_op_is_opaque(alive(self), self.op)

    @property
    def opaque_text(self):
        """The text after its name with slots (src_c/ir/opaque.h: `%o` an operand, `%r` a region), when it is opaque, else None."""
        return text_of(mc_op_opaque_text(self.root.ctx.c, self.op)) if self.is_opaque else None

    @property
    def results(self):
        """The values it defines."""
        return make_sequence(OpResultList, self, None)

    @property
    def operands(self):
        """The values it uses; items can be assigned to."""
        return make_sequence(OpOperandList, self, None)

    @property
    def op_operands(self):
        """Its operands as uses of values."""
        return make_sequence(OpOperands, self, None)

    @property
    def successors(self):
        """The blocks it may branch to; items can be assigned to."""
        return make_sequence(OpSuccessors, self, None)

    @property
    def regions(self):
        """Its regions."""
        return make_sequence(RegionSequence, self, None)

    @property
    def result(self):
        """Its only result."""
        cdef McContext *c = alive(self)
        cdef uint32_t count = mc_op_num_results(c, self.op)
        if count != 1:
            raise ValueError(
                f"Cannot call .result on operation {self.name} which has {count} results "
                "(it is only valid for operations with a single result)"
            )
        return make_result(self.root, self.op, 0)

    def is_before_in_block(self, _OperationBase other not None):
        """Whether it comes before another operation of the same block."""
        cdef McContext *c = alive(self)
        alive(other)
        same_context(self.root.ctx, other.root.ctx, "the other operation")
        if mc_op_block(c, self.op).index == 0 or mc_op_block(c, self.op).index != mc_op_block(c, other.op).index:
            raise MLIRError("the operations are not in the same block")
        check_idle(self.root.ctx, self.op) # numbering a block writes
        return mc_op_is_before(c, self.op, other.op)

    def walk(self, callback not None, walk_order=None, op_class=None):
        """Call `callback(op)` for the operation and everything nested in it; in post-order without `walk_order`.

        The callback returns a WalkResult (None: continue), and may erase or move the operation it is called with.
        """
        cdef str only = None
        if op_class is not None:
            check_class(op_class, "op_class")
        if op_class is not None and op_class is not OpView:
            only = op_class.OPERATION_NAME
        if walk_order is not None and not isinstance(walk_order, WalkOrder):
            raise TypeError(f"walk_order must be a WalkOrder, not {type(walk_order).__name__}")
        walk_tree(self, callback, walk_order is None or walk_order is WALK_POST_ORDER, op_class is not None, only)

    def print(self, state=None, large_elements_limit=None, large_resource_limit=None, bint enable_debug_info=False,
              bint pretty_debug_info=False, bint print_generic_op_form=False, bint use_local_scope=False,
              bint use_name_loc_as_prefix=False, bint assume_verified=False, file=None, bint binary=False,
              bint skip_regions=False, *, bint print_value_users=False, bint print_unique_ssa_ids=False,
              bint use_names_as_written=False, hex_elements_limit=100):
        """Write the result of get_asm to `file`, or to sys.stdout. The first argument may be an AsmState, or the limit of elements.

        `file` is what has a method `write`, or a path: the file is written beside it and renamed.
        """
        if isinstance(state, AsmState):
            use_local_scope = (<AsmState>state).local_scope
            state = None
        elif state is not None and not isinstance(state, int):
            raise TypeError(f"expected an AsmState or the limit of elements, got {type(state).__name__}")
        cdef bint is_path = isinstance(file, (str, bytes)) or hasattr(type(file), "__fspath__")
        text = self.get_asm(
            binary or is_path, large_elements_limit if state is None else state, large_resource_limit, enable_debug_info,
            pretty_debug_info, print_generic_op_form, use_local_scope, use_name_loc_as_prefix, assume_verified,
            skip_regions, print_value_users=print_value_users, print_unique_ssa_ids=print_unique_ssa_ids,
            use_names_as_written=use_names_as_written, hex_elements_limit=hex_elements_limit)
        if is_path:
            write_path(file, text)
        else:
            (sys.stdout if file is None else file).write(text)

    def write_bytecode(self, file, desired_version=None):
        """Write the operation as MLIR bytecode of a version from 0 to 6 (None: 6).

        `file` is what has a method `write`, which gets the bytes in parts, or a path: the file is written beside it and renamed. Raises
        ValueError for another version, MLIRError when the operation uses values from outside.
        """
        cdef McBytecodeOptions options
        set_bytecode_options(&options, desired_version)
        write_bytecode_file(self, file, &options)

    def _write_bytecode(self, int descriptor, desired_version=None, bint elide_resource_data=False):
        """Write bytecode to a file descriptor; for tools."""
        cdef McBytecodeOptions options
        set_bytecode_options(&options, desired_version)
        options.elide_resources = elide_resource_data
        bytecode_to_descriptor(self, &options, descriptor)

    def get_asm(self, bint binary=False, large_elements_limit=None, large_resource_limit=None,
                bint enable_debug_info=False, bint pretty_debug_info=False, bint print_generic_op_form=False,
                bint use_local_scope=False, bint use_name_loc_as_prefix=False, bint assume_verified=False,
                bint skip_regions=False, *, bint print_value_users=False, bint print_unique_ssa_ids=False,
                bint use_names_as_written=False, hex_elements_limit=100, int _descriptor=-1):
        """The text of the operation: str, or bytes with `binary`.

        The keyword-only parameters exist only in mlircore: users of values as comments, value names that are unique in the whole text,
        names as in the source, and the number of elements above which dense data is printed as hex (None: never).
        """
        cdef McPrintOptions options
        set_print_options(&options, large_elements_limit, large_resource_limit, hex_elements_limit)
        options.generic = print_generic_op_form
        options.debug_info = enable_debug_info
        options.pretty_debug_info = pretty_debug_info
        options.local_scope = use_local_scope
        options.skip_regions = skip_regions
        options.value_users = print_value_users
        options.unique_ssa_ids = print_unique_ssa_ids
        options.assume_verified = assume_verified
        options.name_loc_as_prefix = use_name_loc_as_prefix
        options.names_as_written = use_names_as_written
        if _descriptor >= 0:
            print_to_file(self, &options, _descriptor)
            return None
        return print_operation(self, &options, binary)

    def _write(self, int descriptor, **options):
        """Write the result of get_asm(**options) to a file descriptor while it is made. Raises OSError when that fails."""
        self.get_asm(_descriptor=descriptor, **options)

    def _placed_asm(self, bint use_names_as_written=False, bint print_generic_op_form=False):
        """The text as bytes, and for each operation in it, in order, (begin, end, row of its parent or -1, line, column).

        Begin and end are offsets in bytes, without indentation and newline; line and column are its position in the text that it was parsed
        from (from 1; 0: it has another location).
        """
        cdef McPrintOptions options
        mc_print_options_init(&options)
        options.names_as_written = use_names_as_written
        options.generic = print_generic_op_form
        return print_placed(self, &options)

    def verify(self):
        """True when it keeps the rules of the IR; else raises VerifyError with the broken rule."""
        verify_operation(self)
        return True

    def clone(self, ip=None):
        """A deep copy at an insertion point: `ip`, or the thread's default; detached when there is none or `ip` is False."""
        return clone_operation(self, ip)

    def detach_from_parent(self):
        """Remove it from its block; it is freed when the last handle into it is freed."""
        detach_operation(self)
        return make_opview(self.root, self.op)

    def erase(self):
        """Destroy it and everything in it; operands elsewhere that used its results become empty."""
        erase_operation(self)

    def move_before(self, other not None):
        """Move it in front of another operation."""
        cdef _OperationBase reference = operation_of(other)
        cdef McContext *c = alive(reference)
        insert_operation(self, reference.root.ctx, block_around(c, reference), reference.op)

    def move_after(self, other not None):
        """Move it after another operation."""
        cdef _OperationBase reference = operation_of(other)
        cdef McContext *c = alive(reference)
        cdef McOp following = mc_op_next(c, reference.op)
        alive(self)
        if following.index == self.op.index:
            return
        insert_operation(self, reference.root.ctx, block_around(c, reference), following)

    def replace_uses_of_with(self, Value of not None, Value with_ not None):
        """Replace every operand that is `of` by `with_`."""
        cdef McContext *c = alive(self)
        cdef uint32_t i
        value_alive(of)
        for i in range(mc_op_num_operands(c, self.op)):
            if mc_op_operand(c, self.op, i).index == of.value.index:
                set_operand(self, i, with_)

    def columns(self, names not None):
        """The operation and everything nested in it, in pre-order, as numpy columns: those in `names`.

        The class `Columns` lists them. One pass in the core, without the GIL: about 10 ns for each operation and column (locations, values
        and attributes cost more). To count operations by name: `module.operation.columns("name").counts("name")`.
        """
        return make_columns(self, names)

    def find(self, name=None, str has_attr=None):
        """The operations of a name and with an attribute (None: any) among this one and those nested in it, in pre-order.

        `name` may be a class of operations. The list is complete when it is returned: later changes of the operations do not change it, and
        handles of erased operations become stale. Some nanoseconds for each operation.
        """
        return find_operations(self, name, has_attr)

    def is_structurally_equivalent(self, _OperationBase other not None, flags=0):
        """Whether two operations are the same except for their identity, including nested ones; `==` compares the identity.

        Values and blocks from outside must be the same. Operands of commutative operations may be in any order. False for operations of two
        contexts: compare their `structural_hash`. Linear, without the GIL.
        """
        return equivalent(self, other, flags)

    def structural_hash(self, flags=1):
        """A number of 128 bits that equivalent operations have in common; nested operations are part of it, unlike in upstream's bindings.

        `flags`: OperationEquivalenceFlags. Without them locations are left out (IGNORE_LOCATIONS), so that reading the same
        text from another file or line gives the same number; NONE takes them in.
        It is the same in every context, process and version of mlircore: docs/structural-hash.md states the bytes that are hashed (BLAKE2b).
        Values and blocks from outside count by identity: with them, the number is for this context only. Linear, without the GIL.
        """
        return structural_hash_of(self, flags)

    @property
    def aliases_as_written(self):
        """The attributes and types of the aliases in the text it was parsed from: `{"#map": Attribute, "!t": Type}`."""
        return aliases_of(self)

    def __copy__(self):
        return clone_operation(self, False)

    def __deepcopy__(self, memo):
        return clone_operation(self, False)

    def __reduce__(self):
        return reduce_operation(self, "OpView" if isinstance(self, OpView) else "Operation")
    def has_trait(self, type trait_cls not None):
        """Whether the operation is known to have a trait: IsTerminatorTrait, NoTerminatorTrait, ... False when it is not registered."""
        cdef McContext *c = alive(self)
        return has_trait_bit(c, mc_op_get_name(c, self.op), trait_cls)

    @property
    def _CAPIPtr(self):
        """A capsule that keeps it."""
        alive(self)
        return make_capsule(self, OPERATION_CAPSULE)

    def _counts(self):
        """How many operations, blocks, regions, operands, results and block arguments there are in it, and how deep."""
        cdef McContext *c = alive(self)
        whole(self.root, self.op)
        return stats_dict(mc_op_stats(c, self.op))


@cython.no_gc
cdef class Operation(_OperationBase):
    """Any operation."""

    @staticmethod
    def create(str name not None, results=None, operands=None, attributes=None, successors=None, int regions=0,
               Location loc=None, ip=None, bint infer_type=False):
        """Make an operation, at `ip` or at the thread's default insertion point (False: nowhere)."""
        return create_operation(name, results, operands, attributes, successors, regions, loc, ip, infer_type)

    @staticmethod
    def _CAPICreate(capsule):
        """The operation that a capsule holds."""
        return make_operation_again(from_capsule(capsule, OPERATION_CAPSULE).operation)

    def _set_invalid(self):
        """Make this handle stale, as if the operation were erased."""
        self.generation = 0

    @staticmethod
    def parse(source not None, *, str source_name="", Context context=None, str syntax="modern"):
        """The only operation of a text, in that generation of the language (see Module.parse)."""
        cdef Context ctx = context_or_default(context)
        cdef McOp op = parse_text(ctx, source, source_name or "-", True, "Unable to parse operation assembly", True,
                                   syntax)
        return make_opview(parsed_root(ctx, op, True), op)


@cython.no_gc
cdef class OpView(_OperationBase):
    """OpView(operation=None, opRegionSpec=None, operandSegmentSpecObj=None, resultSegmentSpecObj=None, results=None,
    operands=None, attributes=None, successors=None, regions=None, loc=None, ip=None, *, name=None)\n--\n
    An operation shown in a class made for its name; base of all such classes."""

    _ODS_REGIONS = (0, True)          # the minimum number of regions; whether it is also the maximum
    _ODS_OPERAND_SEGMENTS = None      # a number for each segment: 1, 0 (optional) or -1 (variadic)
    _ODS_RESULT_SEGMENTS = None

    def __init__(self, operation=None, opRegionSpec=None, operandSegmentSpecObj=None, resultSegmentSpecObj=None, results=None,
                 operands=None, attributes=None, successors=None, regions=None, Location loc=None, ip=None, *, str name=None):
        """`OpView(operation)` shows an operation; `OpView(name, opRegionSpec, ...)` makes one, as generated classes do.

        Without `results`, their types are inferred. Raises ValueError for operands, results and regions that do not fit the specifications.
        """
        cdef _OperationBase that
        if name is None and isinstance(operation, str):
            name = <str>operation
        if name is not None:
            create_view(self, name, opRegionSpec, operandSegmentSpecObj, resultSegmentSpecObj, results, operands, attributes,
                        successors, regions, loc, ip)
            return
        that = operation_of(operation)
        alive(that)
        self.root = that.root
        self.op = that.op
        self.generation = that.generation

    @classmethod
    def build_generic(cls, results=None, operands=None, attributes=None, successors=None, regions=None, Location loc=None,
                      ip=None):
        """Make an operation with the name, regions and segments of the class. Returns an Operation: pass it to the constructor."""
        cdef Operation made = Operation.__new__(Operation)
        create_view(made, cls.OPERATION_NAME, cls._ODS_REGIONS, cls._ODS_OPERAND_SEGMENTS, cls._ODS_RESULT_SEGMENTS, results,
                    operands, attributes, successors, regions, loc, ip)
        return made

    def _set_invalid(self):
        """Make this handle stale, as if the operation were erased."""
        self.generation = 0

    @classmethod
    def has_trait(cls, type trait_cls not None, Context context=None):
        """Whether operations of the class have a trait."""
        cdef Context ctx = context_or_default(context)
        return has_trait_bit(ctx.c, op_name_id(ctx, cls.OPERATION_NAME), trait_cls)

    @classmethod
    def parse(cls, source not None, *, str source_name="", Context context=None, str syntax="modern"):
        """The only operation of a text, which must be of this class."""
        parsed = Operation.parse(source, source_name=source_name, context=context, syntax=syntax)
        if not isinstance(parsed, cls):
            raise MLIRError(f"Expected a '{cls.OPERATION_NAME}' op, got: '{parsed.name}'")
        return parsed


cdef detached_has_no(_OperationBase handle, McContext *c):
    """The parent or the block of an operation in no block: None for a module, else ValueError, as in upstream's bindings."""
    if op_name_text(handle.root.ctx, mc_op_get_name(c, handle.op)) == "builtin.module":
        return None
    raise ValueError("Detached operations have no parent")


cdef McBlock block_around(McContext *c, _OperationBase reference) except *:
    cdef McBlock block = mc_op_block(c, reference.op)
    if block.index == 0:
        raise MLIRError("the other operation is in no block")
    return block
