# errors.pxi - exceptions, and the only function that makes an exception of the core's diagnostics.

class DiagnosticSeverity(enum.Enum):
    """The severity of a diagnostic."""

    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3


cdef dict severities = {
    MC_ERROR: DiagnosticSeverity.ERROR,
    MC_WARNING: DiagnosticSeverity.WARNING,
    MC_NOTE: DiagnosticSeverity.NOTE,
    MC_REMARK: DiagnosticSeverity.REMARK,
}


cdef class DiagnosticInfo:
    """DiagnosticInfo(diag)\n--\n
    A message with its place; `rendered` is the text that mlir-opt would write for it and its notes."""

    def __init__(self, Diagnostic diag not None):
        cdef DiagnosticInfo that = diag.valid()
        self.severity = that.severity
        self.location = that.location
        self.message = that.message
        self.notes = that.notes
        self.rendered = that.rendered
        self.shown = that.shown

    def __str__(self):
        return self.message

    def __repr__(self):
        severity = "unbound" if self.severity is None else self.severity.name.lower()
        return f"<DiagnosticInfo {severity}: {cut(self.message or '')}>"


class MLIRError(Exception):
    """A failure: `message`, and `error_diagnostics`, the DiagnosticInfos that explain it; its text has both."""

    __slots__ = ("message", "error_diagnostics")

    def __init__(self, message: str, error_diagnostics: list[DiagnosticInfo] | None = None) -> None:
        self.message = message
        self.error_diagnostics = [] if error_diagnostics is None else list(error_diagnostics)
        text = message
        if self.error_diagnostics:
            text += ":"
        for diag in self.error_diagnostics:
            text += f"\nerror: {place_of(diag)}: {diag.message}{shown_line(diag)}"
            for note in diag.notes:
                text += f"\n note: {place_of(note)}: {note.message}{shown_line(note)}"
        super().__init__(text)


class ErasedError(MLIRError, RuntimeError):
    """A handle is used whose operation, block, region or value was erased. A RuntimeError, too, as in upstream's bindings."""

    __slots__ = ()


class ParseError(MLIRError):
    """A text does not parse, or its operations do not verify."""


class VerifyError(MLIRError):
    """An operation breaks a rule of the IR."""


cdef str place_text(location):
    """A location as error texts show it: without `loc(` and `)`."""
    text = str(location)
    if text == "loc(unknown)":
        return "unknown"
    return text[4:-1] if text.startswith("loc(") else text


cdef str place_of(DiagnosticInfo info):
    """The place of a message; of one about bytecode, which has no lines, the file."""
    text = place_text(info.location)
    return text.removesuffix(":0:0") if info.is_bytecode else text


cdef str shown_line(DiagnosticInfo info):
    """The line of the source with a caret below, each on a line of its own; a long one is cut. Empty: there is none."""
    cdef Py_ssize_t column
    cdef Py_ssize_t first = 0
    if not info.shown:
        return ""
    line, caret = info.shown
    column = len(caret) - 1
    if column > 100:
        first = column - 60
        line = "..." + line[first + 3:]
        caret = caret[first:]
    if len(line) > 160:
        line = line[:157] + "..."
    return f"\n{line}\n{caret}"


cdef str text_of(McStr s):
    return PyUnicode_DecodeUTF8(s.ptr, s.len, "replace") if s.len else ""


# Advice of mlir-opt 22 that names C++ or its flags; Python's words are `Context.allow_unregistered_dialects`.
cdef tuple upstream_advice = (
    "please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used",
    "please use -allow-unregistered-dialect with the MLIR tool used",
)


cdef str in_python(str message):
    for advice in upstream_advice:
        message = message.replace(advice, "set Context.allow_unregistered_dialects")
    return message


cdef DiagnosticInfo make_diagnostic(Context ctx, McDiags *diags, size_t i):
    cdef McDiag diag = mc_diags_get(diags, i)
    cdef DiagnosticInfo info = DiagnosticInfo.__new__(DiagnosticInfo)
    info.severity = severities[diag.severity]
    info.location = make_location(ctx, diag.loc)
    info.message = in_python(PyUnicode_DecodeUTF8(diag.message, diag.message_len, "replace"))
    info.notes = []
    info.shown = None
    cdef McBuf *buf = mc_buf_new()
    if buf is NULL:
        raise out_of_memory(ctx)
    try:
        mc_diags_render(diags, i, buf)
        info.rendered = text_of(mc_buf_contents(buf))
        if diag.line is not NULL:                  # the second and third line; callers may follow
            lines = info.rendered.split("\n", 3)
            if len(lines) == 4:
                info.shown = lines[1], lines[2]
    finally:
        mc_buf_delete(buf)
    return info


cdef int add_note(DiagnosticInfo about, str message) except -1:
    """Adds a note that has the place of the message."""
    cdef DiagnosticInfo note = DiagnosticInfo.__new__(DiagnosticInfo)
    note.severity = DiagnosticSeverity.NOTE
    note.location = about.location
    note.message = message
    note.notes = []
    note.rendered = f"{about.rendered.partition(': error: ')[0]}: note: {message}\n"
    about.notes.append(note)
    about.rendered += note.rendered
    return 0


cdef int add_available_dialects(list infos) except -1:
    """Adds mlir-opt's note to messages about a dialect that is not defined: the dialects that are."""
    cdef DiagnosticInfo info
    for info in infos:
        if info.message.startswith("Dialect `"):
            from mlircore.compile.files import available

            add_note(info, f"Available dialects: {', '.join(available())} ; for more info on dialect registration see "
                     "https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management")
    return 0


cdef int add_limits(Context ctx, list infos) except -1:
    """Adds to messages about a limit the name that it has in Python."""
    cdef DiagnosticInfo info
    for info in infos:
        if info.message.startswith("nesting is deeper than"):
            add_note(info, f"Context.nesting_limit is {ctx.nesting_limit}; it can be 10000 at most")
        elif info.message.startswith("the input has"):
            add_note(info, f"Context.input_limit is {ctx.input_limit}")
    return 0


cdef list diagnostics_of(Context ctx, McDiags *diags):
    cdef list infos = []
    cdef DiagnosticInfo info, last
    cdef size_t i
    for i in range(mc_diags_count(diags)):
        info = make_diagnostic(ctx, diags, i)
        if info.severity is DiagnosticSeverity.NOTE and infos:
            last = infos[-1]
            last.notes.append(info)
            last.rendered += info.rendered
        else:
            infos.append(info)
    return infos


cdef int raise_diags(Context ctx, McDiags *diags, str head, kind, bint is_bytecode=False, str advice=None) except -1:
    """Raises the errors in `diags`, or an exception that a callback raised meanwhile, or MemoryError.

    `advice`: a note for the last error.
    """
    cdef DiagnosticInfo info, note
    raise_pending(ctx)
    mc_diags_explain(diags)
    if mc_diags_out_of_memory(diags):
        raise out_of_memory(ctx, head + ": out of memory")
    cdef list infos = diagnostics_of(ctx, diags)
    if infos and advice is not None:
        add_note(infos[-1], advice)
    elif kind is ParseError:
        add_available_dialects(infos)
    add_limits(ctx, infos)
    for info in infos:
        info.is_bytecode = is_bytecode
        for note in info.notes:
            note.is_bytecode = is_bytecode
    if ctx.emit_errors:
        for info in infos:
            emit(ctx, info)
        infos = []
    raise kind(head, [info for info in infos if info.severity is DiagnosticSeverity.ERROR])


cdef McDiags *take_diags(Context ctx) except NULL:
    """As new_diags, without an allocation if it can be: for calls that seldom report. The caller frees it, or makes it `ctx.spare_diags` again."""
    cdef McDiags *diags = ctx.spare_diags
    if diags is NULL:
        return new_diags(ctx)
    ctx.spare_diags = NULL
    mc_diags_clear(diags)
    return diags


cdef McDiags *new_diags(Context ctx) except NULL:
    cdef McDiags *diags = mc_diags_new(ctx.c)
    if diags is NULL:
        raise out_of_memory(ctx)
    return diags
