# tracebacks.pxi - locations from the Python stack: a call site for every frame, innermost first, each a range of a file
# in the name of its function.

cdef extern from *:
    """
    #if PY_VERSION_HEX >= 0x030B0000
    #define mc_code_location(code, offset, l, c, el, ec) PyCode_Addr2Location((PyCodeObject *)(code), offset, l, c, el, ec)
    #else /* no columns, no ends */
    static int mc_code_location(PyObject *code, int offset, int *l, int *c, int *el, int *ec) {
      *l = *el = PyCode_Addr2Line((PyCodeObject *)code, offset);
      *c = *ec = 0;
      return 1;
    }
    #endif
    """
    int mc_code_location(PyObject *code, int offset, int *line, int *column, int *end_line, int *end_column)


class OnExplicitAction(enum.Enum):
    """The meaning of an explicit location while locations come from the Python stack: it is used, or the stack is."""

    USE_EXPLICIT = 0
    USE_TRACEBACK = 1


class CurrentLocAction(enum.Enum):
    """The meaning of Location.current in that case: used where there is no stack, or its names are put around the location."""

    FALLBACK = 0
    NAMELOC_WRAP = 1


cdef struct TracebackSettings:
    bint enabled
    Py_ssize_t limit
    int on_explicit, on_current    # values of the enumerations above

cdef Py_ssize_t DEFAULT_FRAME_LIMIT = 10

cdef TracebackSettings traceback_settings
traceback_settings.enabled = False
traceback_settings.limit = DEFAULT_FRAME_LIMIT
traceback_settings.on_explicit = 0
traceback_settings.on_current = 0

cdef Py_ssize_t LARGEST_FRAME_LIMIT = 512
cdef list included_files = []
cdef list excluded_files = []      # prefixes of file names
cdef dict shown_files = {}         # file name -> whether its frames are shown


cdef bint is_shown(str filename) except -1:
    """The longest prefix decides; for equal lengths, an inclusion wins."""
    shown = shown_files.get(filename)
    if shown is None:
        inside = max((len(prefix) for prefix in included_files if filename.startswith(prefix)), default=-1)
        outside = max((len(prefix) for prefix in excluded_files if filename.startswith(prefix)), default=-1)
        shown = shown_files[filename] = inside >= outside
    return shown


cdef Location traceback_location(Context ctx):
    """The location of the Python calls that lead here; None: no frame is shown."""
    cdef McLoc frames[512]
    cdef McLoc loc
    cdef Py_ssize_t count = 0
    cdef int line = 0, column = 0, end_line = 0, end_column = 0
    cdef McIdent name
    frame = sys._getframe(0)       # the innermost in Python: this module has no frames
    while frame is not None and count < traceback_settings.limit:
        code = frame.f_code
        if is_shown(code.co_filename):
            if not mc_code_location(<PyObject *>code, frame.f_lasti, &line, &column, &end_line, &end_column):
                line = column = end_line = end_column = 0
            name = make_ident(ctx, code.co_filename)
            loc = mc_loc_file_range(ctx.c, name, max(line, 0), max(column, 0), max(end_line, line, 0), max(end_column, 0))
            if loc.index != 0:
                loc = mc_loc_name(ctx.c, make_ident(ctx, getattr(code, "co_qualname", code.co_name)), loc)
            if loc.index == 0:
                raise out_of_memory(ctx)
            frames[count] = loc
            count += 1
        frame = frame.f_back
    if count == 0:
        return None
    count -= 1
    loc = frames[count]
    while count > 0 and loc.index != 0:
        count -= 1
        loc = mc_loc_callsite(ctx.c, frames[count], loc)
    return make_location(ctx, loc)


cdef Location in_current_names(Location loc):
    """The location with the names around it that Location.current begins with."""
    cdef Frame frame = top_frame()
    cdef list names = []
    at = None if frame is None else frame.loc
    if at is None or (<Location>at).ctx is not loc.ctx:
        return loc
    while isinstance(at, NameLoc):
        names.append(at.name_str)
        at = at.child_loc
    for name in reversed(names):
        loc = name_location(name, loc, loc.ctx)
    return loc


cdef Location location_for_operation(loc, Frame frame):
    """The location of a new operation: the given one, or one from the stack when that is enabled, or that of `frame`, the thread's top."""
    cdef Location made
    if loc is not None and not isinstance(loc, Location):
        raise TypeError(f"loc must be a Location or None, not {type(loc).__name__}")
    if not traceback_settings.enabled:
        if loc is None and frame is not None and frame.loc is not None:
            return frame.loc
        return location_or_default(<Location>loc)
    if loc is not None and traceback_settings.on_explicit == 0:
        made = <Location>loc
    else:
        made = traceback_location((<Location>loc).ctx if loc is not None else context_or_default(None))
        if made is None:
            return location_or_default(<Location>loc)
    return in_current_names(made) if traceback_settings.on_current == 1 else made
