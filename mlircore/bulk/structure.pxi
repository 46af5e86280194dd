# structure.pxi - operations as values: equal in structure, hashed, copied, pickled, shown in short.

class OperationEquivalenceFlags(enum.IntFlag):
    """The parts that `is_structurally_equivalent` and `structural_hash` ignore."""

    NONE = 0
    IGNORE_LOCATIONS = 1
    IGNORE_DISCARDABLE_ATTRS = 2
    IGNORE_PROPERTIES = 4
    IGNORE_COMMUTATIVITY = 8


cdef bint equivalent(_OperationBase left, _OperationBase right, unsigned flags) except -1:
    cdef McContext *c = alive(left)
    cdef Context ctx = left.root.ctx
    cdef McOp a = left.op, b
    cdef cbool same = False
    cdef bint ok
    alive(right)
    b = right.op
    if right.root.ctx is not ctx:
        return False
    whole(left.root, a)
    whole(right.root, b)
    key = begin_reading(ctx, a)
    try:
        other_key = begin_reading(ctx, b)
        try:
            with nogil:
                ok = mc_op_is_equivalent(c, a, b, flags, &same)
        finally:
            end_reading(ctx, other_key)
    finally:
        end_reading(ctx, key)
    raise_pending(ctx)
    if not ok:
        raise out_of_memory(ctx)
    return same


cdef object structural_hash_of(_OperationBase handle, unsigned flags):
    cdef McContext *c = alive(handle)
    cdef Context ctx = handle.root.ctx
    cdef McOp op = handle.op
    cdef uint8_t digest[16]
    cdef bint ok
    whole(handle.root, op)
    key = begin_reading(ctx, op)
    try:
        with nogil:
            ok = mc_op_hash(c, op, flags, digest)
    finally:
        end_reading(ctx, key)
    raise_pending(ctx)
    if not ok:
        raise out_of_memory(ctx)
    return int.from_bytes((<char *>digest)[:16], "big")


# --- pickling: operations through bytecode, the rest through text ---

cdef Context unpickling_context():
    cdef Frame frame = top_frame()
    if frame is not None:
        return frame.ctx
    cdef Context ctx = Context()
    ctx.allow_unregistered_dialects = True
    return ctx


def _unpickle(str kind not None, text not None):
    """`pickle` calls this for objects of mlircore: made in Context.current, else in a new context."""
    cdef Context ctx = unpickling_context()
    if kind == "Type":
        return Type.parse(text, ctx)
    if kind == "Attribute":
        return Attribute.parse(text, ctx)
    if kind in ("AffineMap", "IntegerSet"):
        return Attribute.parse(text, ctx).value
    if kind == "Location":
        return Location.from_attr(Attribute.parse(text, ctx))
    if kind == "Module":
        return Module.parse(text, ctx, verify=False)
    cdef McOp op = parse_text(ctx, text, "-", True, "Unable to parse operation assembly", False)
    cdef Root root = parsed_root(ctx, op, False)
    if kind == "OpView":
        return make_opview(root, op)
    if kind == "Operation":
        return make_operation(root, op)
    return make_operation(root, op).attributes["mlircore.pickled"]


cdef tuple reduce_operation(_OperationBase handle, str kind):
    cdef McContext *c = alive(handle)
    if uses_outside(handle):
        raise MLIRError("an operation that uses values or blocks from outside, or erased ones, cannot be pickled")
    if mc_op_block(c, handle.op).index != 0:
        handle = clone_operation(handle, False)    # a tree of its own
    cdef McBytecodeOptions options
    mc_bytecode_options_init(&options)
    options.plain_properties = True    # read with other definitions, too, or without any
    return _unpickle, (kind, bytecode_of(handle, &options))


cdef tuple reduce_attribute(Attribute attr):
    text = str(attr)
    if "dense_resource<" not in text:
        return _unpickle, ("Attribute", text)
    # The bytes are printed with an operation only.
    cdef Operation holder = create_operation("builtin.module", None, None, {"mlircore.pickled": attr}, None, 1,
                                             Location.unknown(attr.ctx), False, False)
    return _unpickle, ("resource", reduce_operation(holder, "Operation")[1][1])


# --- short texts ---

cdef enum: MOST_SHOWN = 8

cdef str cut(str text, Py_ssize_t limit=60):
    return text if len(text) <= limit else text[:limit - 3] + "..."


cdef str short_list(str kind, items):
    """A list on one line: its first items, each short."""
    cdef list shown = []
    for item in items:
        if len(shown) == MOST_SHOWN:
            shown.append("...")
            break
        shown.append(cut(repr(item)))
    return f"{kind}([{', '.join(shown)}])"


cdef str short_value(Value value):
    """A value on one short line, also when the value is not live. Raises MemoryError alone."""
    cdef McContext *c
    kind = type(value).__name__
    if value.root is None or not mc_value_is_live(value.root.c, value.value, value.owner_index, value.generation):
        return f"<{kind} erased>"
    c = value.root.c
    text = f"<{kind} {mc_value_index(c, value.value)}"
    if not mc_value_is_block_arg(c, value.value):
        text += f" of {cut(op_name_text(value.root.ctx, mc_op_get_name(c, mc_value_op(c, value.value))))}"
    return f"{text}: {cut(str(value.type))}>"
