# hooks_verify.pxi - checks in Python: the code that runs a definition's `verify` and `verify_regions`, and those of types and attributes.
#
# A hook gets handles like those of any other operation. The tree is marked busy while it runs. While a text is parsed the tree has no owner
# yet. It gets one for the time of the hook; handles that are kept are stale afterwards, because the parser may move, copy or free all of it
# without the GIL.

cdef McContext *nowhere = NULL     # owned: a context without operations; an id looked up there is one of an erased thing


cdef Root lent_root(Context ctx, McOp top):
    """An owner of a tree that the parser still works on; the result must be passed to end_loan."""
    global nowhere
    if nowhere is NULL:
        nowhere = mc_context_new()
        if nowhere is NULL:
            raise out_of_memory(ctx)
    return new_root(ctx, top)


cdef int end_loan(Root root) except -1:
    """From now on every handle that holds this owner is stale."""
    disown(root.ctx, root.op)
    root.op.index = 0
    root.c = nowhere
    return 0


cdef bint run_verify_hook(Context ctx, McOp op, bint regions, McDiags *diags) noexcept:
    cdef unsigned long thread = PyThread_get_thread_ident()
    cdef list running
    cdef bint ok = False
    if thread in ctx.pending:
        return False   # an exception is pending
    running = ctx.verifying.setdefault(thread, [])
    key = (op.index, regions)
    if running and (diags is NULL or key in running):
        return True    # a hook prints, or verifies its own operation: no hook is called for that
    running.append(key)
    try:
        ok = call_verify_hook(ctx, op, regions, diags, len(running))
    except BaseException as error:
        keep_hook_error(ctx, error)
    running.pop()
    if not running:
        del ctx.verifying[thread]
    return ok


cdef bint call_verify_hook(Context ctx, McOp op, bint regions, McDiags *diags, size_t depth) except -1:
    cdef Root root, lent = None
    cdef McOp top
    cdef McLoc at
    at.index = 0
    if depth > VERIFY_HOOKS:
        raise MLIRError(f"verify hooks are nested deeper than {VERIFY_HOOKS} levels")
    hook = hook_of(ctx, mc_op_get_name(ctx.c, op), 3 if regions else 2)
    if hook is None: # the definition was replaced by one without it
        return True
    top = top_of(ctx.c, op)
    address = ctx.roots.get(top.index)
    if address is None:
        root = lent = lent_root(ctx, top)
    else:
        root = <Root><void *><uintptr_t>address
    busy = begin_reading(ctx, op)
    try:
        returned_nothing(hook(make_opview(root, op)), op_name_text(ctx, mc_op_get_name(ctx.c, op)))
    except PlainError as error:
        if error.location is not None:
            at = (<Location?>error.location).loc
        message = said_by(error)
        mc_hook_plain_error(ctx.c, op, diags, at, error.note, message, len(message))
        return False
    except (ValueError, MLIRError) as error:
        message = said_by(error)
        mc_hook_op_error(ctx.c, op, diags, message, len(message))
        return False
    finally:
        if lent is not None:
            end_loan(lent)
        end_reading(ctx, busy)
    return True


class PlainError(ValueError):
    """A message of a check that does not begin with the operation's name. `location`: elsewhere than at the operation; `note`: a note shows
    the operation."""

    def __init__(self, message: str, location: Location | None = None, note: bool = True) -> None:
        super().__init__(message)
        self.location, self.note = location, note


cdef int returned_nothing(result, str name) except -1:
    """A hook that returns False would else accept what it was meant to refuse."""
    if result is not None:
        raise TypeError(f"verify of '{name}' returned {result!r}: it raises ValueError for what is wrong, and returns None")
    return 0


cdef bytes said_by(error):
    """The message of an exception: for one with diagnostics, the first of them."""
    cdef str text = str(error)
    if isinstance(error, MLIRError):
        text = error.error_diagnostics[0].message if error.error_diagnostics else error.message
    return text.encode("utf-8", "replace")


cdef bint run_def_verify_hook(Context ctx, McIdent name, bint is_type, const uint32_t *values, uint32_t count, McLoc loc,
                              McDiags *diags) noexcept:
    cdef uint32_t i
    try:
        cls, hook = hooks_of(ctx, ("!" if is_type else "#") + ident_text(ctx, name))
        if hook is None: # the definition was replaced by one without it
            return True
        given = []
        for i in range(count):
            given.append(None if values[i] == 0 else interned(ctx, values[i]))
        try:
            returned_nothing(hook(*cls.decoded(given)), ident_text(ctx, name))
        except (ValueError, MLIRError) as error:
            message = said_by(error)
            mc_hook_def_error(diags, loc, message, len(message))
            return False
        return True
    except BaseException as error:
        keep_hook_error(ctx, error)
        return False
