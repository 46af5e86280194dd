# diagnostics.pxi - handlers of diagnostics, and the objects that they are called with.

@cython.no_gc
cdef class Diagnostic:
    """A message that a handler is called with; valid while the handler runs."""

    def __init__(self):
        raise TypeError("diagnostics are made by mlircore, for handlers")

    cdef DiagnosticInfo valid(self):
        if self.info is None:
            raise ValueError("Diagnostic is invalid (used outside of callback)")
        return self.info

    @property
    def severity(self):
        """How bad it is: a DiagnosticSeverity."""
        return self.valid().severity

    @property
    def location(self):
        """The location that it is about."""
        return self.valid().location

    @property
    def message(self):
        """The text, without place and severity."""
        return self.valid().message

    @property
    def notes(self):
        """The notes attached to it: a tuple of Diagnostics."""
        cdef DiagnosticInfo note
        if self.note_handles is None:
            self.note_handles = tuple([make_valid(note) for note in self.valid().notes])
        self.valid()
        return self.note_handles

    def __str__(self):
        return "<Invalid Diagnostic>" if self.info is None else self.info.message

    def __repr__(self):
        return "<Diagnostic outside of its handler>" if self.info is None else f"<Diagnostic {self.info!r}>"


cdef Diagnostic make_valid(DiagnosticInfo info):
    cdef Diagnostic diag = Diagnostic.__new__(Diagnostic)
    diag.info = info
    return diag


cdef int invalidate(Diagnostic diag) except -1:
    cdef Diagnostic note
    diag.info = None
    if diag.note_handles is not None:
        for note in diag.note_handles:
            invalidate(note)
    return 0


cdef class DiagnosticHandler:
    """A callback that a context gives its diagnostics to; `with` detaches it at the end."""

    def __init__(self):
        raise TypeError("use context.attach_diagnostic_handler")

    def __repr__(self):
        return f"<DiagnosticHandler {'detached' if self.ctx is None else f'of {self.ctx!r}'}>"

    @property
    def attached(self):
        """Whether it gets diagnostics."""
        return self.ctx is not None

    @property
    def had_error(self):
        """Whether the callback raised, or returned something other than a bool."""
        return self.failed

    def detach(self):
        """Get no more diagnostics. Does nothing when it is detached already."""
        cdef Context ctx = self.ctx
        if ctx is not None:
            self.ctx = None
            ctx.handlers = [handler for handler in ctx.handlers if handler is not self]

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        self.detach()

    cdef bint call(self, DiagnosticInfo info) except -1:
        """Whether the callback has dealt with it. An exception of the callback is written to sys.stderr, as in upstream's bindings."""
        cdef Diagnostic diag = make_valid(info)
        try:
            answer = self.callback(diag)
            if not isinstance(answer, bool):
                raise TypeError(f"a diagnostic handler must return True or False, not {type(answer).__name__}")
            return answer
        except Exception:
            from traceback import format_exc

            self.failed = True
            print(f"MLIR Python Diagnostic handler raised exception: {format_exc()}", file=sys.stderr, end="")
            return False
        finally:
            invalidate(diag)


cdef DiagnosticHandler attach_handler(Context ctx, callback):
    cdef DiagnosticHandler handler = DiagnosticHandler.__new__(DiagnosticHandler)
    if not callable(callback):
        raise TypeError(f"a diagnostic handler must be callable, not {type(callback).__name__}")
    handler.ctx = ctx
    handler.callback = callback
    ctx.handlers = ctx.handlers + [handler]   # a new list: a callback may attach and detach
    return handler


cdef int emit(Context ctx, DiagnosticInfo info) except -1:
    """Gives a diagnostic to the handlers, the newest first; one that none has dealt with is written to sys.stderr."""
    cdef DiagnosticHandler handler
    for handler in reversed(ctx.handlers):
        if handler.ctx is not None and handler.call(info):
            return 0
    place = "" if str(info.location) == "loc(unknown)" else f"{info.location}: "
    print(f"{place}{severity_words[info.severity]}: {info.message}", file=sys.stderr)
    return 0


cdef dict severity_words = {
    DiagnosticSeverity.ERROR: "error",
    DiagnosticSeverity.WARNING: "warning",
    DiagnosticSeverity.NOTE: "note",
    DiagnosticSeverity.REMARK: "remark",
}
