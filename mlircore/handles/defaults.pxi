# defaults.pxi - the defaults of a thread, which `with ctx:`, `with loc:` and `with ip:` set.

cdef class Frame:
    pass


cdef list frames():
    """The calling thread's stack of defaults; it lives in the thread's own dictionary."""
    cdef PyObject *raw = PyThreadState_GetDict()
    if raw is NULL:
        raise RuntimeError("this thread has no Python state")
    cdef dict here = <dict>raw
    stack = here.get("mlircore.defaults")
    if stack is None:
        stack = here["mlircore.defaults"] = []
    return <list>stack


cdef Frame top_frame():
    cdef list stack = frames()
    return <Frame>stack[-1] if stack else None


cdef int push_frame(owner, Context ctx, InsertionPoint ip, Location loc) except -1:
    cdef Frame frame = Frame.__new__(Frame)
    cdef Frame before = top_frame()
    frame.owner = owner
    frame.ctx = ctx
    frame.ip = ip
    frame.loc = loc
    if before is not None and before.ctx is ctx:
        if ip is None:
            frame.ip = before.ip
        if loc is None:
            frame.loc = before.loc
    frames().append(frame)
    return 0


cdef int pop_frame(owner, str what) except -1:
    cdef list stack = frames()
    if not stack or (<Frame>stack[-1]).owner is not owner:
        raise RuntimeError(f"Unbalanced {what} enter/exit")
    stack.pop()
    return 0


cdef Context context_or_default(Context ctx):
    if ctx is not None:
        return ctx
    cdef Frame frame = top_frame()
    if frame is None:
        raise RuntimeError(
            "An MLIR function requires a Context but none was provided in the call or from the surrounding "
            "environment. Either pass to the function with a 'context=' argument or establish a default using "
            "'with Context():'"
        )
    return frame.ctx


cdef Location location_or_default(Location loc):
    if loc is not None:
        return loc
    cdef Frame frame = top_frame()
    if frame is None or frame.loc is None:
        raise RuntimeError(
            "An MLIR function requires a Location but none was provided in the call or from the surrounding "
            "environment. Either pass to the function with a 'loc=' argument or establish a default using "
            "'with loc:'"
        )
    return frame.loc


cdef class _CurrentContext:
    def __get__(self, instance, owner):
        cdef Frame frame = top_frame()
        return None if frame is None else frame.ctx


cdef class _CurrentLocation:
    def __get__(self, instance, owner):
        cdef Frame frame = top_frame()
        return None if frame is None else frame.loc


cdef class _CurrentInsertionPoint:
    def __get__(self, instance, owner):
        cdef Frame frame = top_frame()
        if frame is None or frame.ip is None:
            raise ValueError("No current InsertionPoint")
        return frame.ip
