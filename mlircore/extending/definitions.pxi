# definitions.pxi - additions to a context: compiled dialects (mlircore.dialect), and traits of operations by their classes.

def define_dialect(Context context not None, bytes program not None, hooks=None, *, bint update=False):
    """Publish a compiled dialect in a context; one that exists already does not change.

    `hooks`: by name, the functions of definitions that the core calls (`Dialect.hooks`). `update`: the words are of a part of a
    dialect that was added to it, or replaces what has the same names; nothing happens to a context without the dialect. Operations,
    types and attributes that were made by what is replaced can be used on.
    """
    for name, found in dict(hooks or {}).items():
        if update:
            context.hooks[name] = found
        else:
            context.hooks.setdefault(name, found)
    cdef McDiags *diags = new_diags(context)
    cdef size_t size = PyBytes_GET_SIZE(program)
    cdef uint32_t *words = NULL
    cdef bint ok
    try:
        if size % 4:
            raise ValueError("a compiled dialect consists of 32-bit words")
        words = <uint32_t *>PyMem_Malloc(size + 4)
        if words is NULL:
            raise out_of_memory(context)
        memcpy(words, PyBytes_AS_STRING(program), size)
        if update:
            ok = mc_dialect_update(context.c, words, size // 4, diags)
        else:
            ok = mc_dialect_define(context.c, words, size // 4, diags)
        if not ok:
            raise_diags(context, diags, "Unable to define a dialect", MLIRError)
        context.epoch += 1 # a verified tree can become invalid
        context.harmless += 1
    finally:
        PyMem_Free(words)
        mc_diags_free(diags)


class DynamicOpTrait:
    """Base of the traits that can be given to operations by name."""

    _trait_name = None             # the core's name of it (src_c/ir/op_def.h)

    def __new__(cls, *args, **kwargs):
        raise TypeError(f"{cls.__name__} has no instances: use has_trait and attach")

    @classmethod
    def attach(cls, op_name, target=None, context=None):
        """Give the trait to the operations of a name, or of a class; returns True.

        Raises ValueError for an operation that is not registered, and for a class of the user: mlircore runs no verifier in Python, so a
        trait with a check of its own would not run it.
        """
        return attach_trait(cls, op_name, context)


cdef attach_trait(cls, op_name, Context context):
    cdef Context ctx = context_or_default(context)
    name = op_name if isinstance(op_name, str) else getattr(op_name, "OPERATION_NAME", None)
    if not isinstance(name, str):
        raise TypeError(f"expected the name or the class of an operation, not {op_name!r:.60}")
    cdef McOpName id = op_name_id(ctx, name)
    if cls._trait_name is None:
        raise ValueError(f"mlircore has no trait {cls.__name__}: only those of mlircore.ir can be attached")
    if not mc_op_name_is_registered(ctx.c, id):
        raise ValueError(f"'{name}' is not a registered operation")
    if ctx.busy:
        raise MLIRError("operations of the context are being printed or verified and it cannot be changed meanwhile")
    if not mc_op_name_add_trait(ctx.c, id, cls._trait_name):
        raise out_of_memory(ctx)
    ctx.epoch += 1                 # a verified tree can become invalid
    ctx.harmless += 1
    return True


class IsTerminatorTrait(DynamicOpTrait):
    """The operation ends a block."""

    _trait_name = b"TERMINATOR"
    _trait_typeid = make_typeid("%trait.IsTerminator")


class NoTerminatorTrait(DynamicOpTrait):
    """The blocks of the operation's regions need no terminator."""

    _trait_name = b"NO_TERMINATOR"
    _trait_typeid = make_typeid("%trait.NoTerminator")


class IsIsolatedFromAboveTrait(DynamicOpTrait):
    """The operation's regions use no values from around it."""

    _trait_name = b"ISOLATED_FROM_ABOVE"
    _trait_typeid = make_typeid("%trait.IsIsolatedFromAbove")


cdef bint has_trait_bit(McContext *c, McOpName name, trait) except -1:
    """Whether operations of a name have a trait; False for unregistered ones, and for anything but a trait."""
    known = getattr(trait, "_trait_name", None)
    return isinstance(known, bytes) and mc_op_name_has_trait(c, name, <bytes>known)
