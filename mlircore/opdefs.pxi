# opdefs.pxi - hands compiled dialects (mlircore.dialect) to a context, and asks what definitions ask.

def define_dialect(Context context not None, bytes program not None, hooks=None):
    """Publish a compiled dialect in a context; one that is there already stays as it is.

    `hooks`: by name, the functions of definitions that the core calls (`Dialect.hooks`).
    """
    for name, found in dict(hooks or {}).items():
        context.hooks.setdefault(name, found)
    cdef McDiags *diags = new_diags(context)
    cdef size_t size = PyBytes_GET_SIZE(program)
    cdef uint32_t *words = NULL
    try:
        if size % 4:
            raise ValueError("a compiled dialect consists of 32-bit words")
        words = <uint32_t *>PyMem_Malloc(size + 4)
        if words is NULL:
            raise MemoryError()
        memcpy(words, PyBytes_AS_STRING(program), size)
        if not mc_dialect_define(context.c, words, size // 4, diags):
            raise_diags(context, diags, "Unable to define a dialect", MLIRError)
        context.epoch += 1 # what was verified may not verify any more
    finally:
        PyMem_Free(words)
        mc_diags_free(diags)


cdef McType transformed_type(Context ctx, bytes name, McType type) except *:
    """What a transform that definitions name makes of a type: "ElementType" of tensor<4xf32> is f32."""
    cdef McType made = mc_type_transform(ctx.c, name, len(name), type)
    if made.index == 0:
        raise MLIRError(f"the transform {name.decode()} makes nothing of {made_type(ctx, type, Type)}")
    return made

