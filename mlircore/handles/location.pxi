# location.pxi - locations. A handle always holds an interned location: positions are materialised when it is made.

cdef Location make_location(Context ctx, McLoc loc):
    cdef McAttr attr
    cdef Location handle
    if loc.index == 0:
        loc = mc_loc_unknown(ctx.c)
    elif loc.index & 0x80000000u:
        attr = mc_loc_attr(ctx.c, loc)
        loc = mc_loc_from_attr(ctx.c, attr)
    if loc.index == 0:
        raise out_of_memory(ctx)
    handle = <Location>new_of(Location, location_classes.get(mc_kind(ctx.c, loc.index), Location), ())
    handle.ctx = ctx
    handle.loc = loc
    return handle


cdef Location made_location(Context ctx, McLoc loc):
    """A location that was made just now. Raises MemoryError when there is none."""
    if loc.index == 0:
        raise out_of_memory(ctx)
    return make_location(ctx, loc)


@cython.no_gc
cdef class Location:
    """The place of origin of an operation or a value; `with` makes it the thread's default."""

    current = _CurrentLocation()

    def __init__(self):
        raise TypeError("use Location.unknown, Location.file, Location.name, ...")

    def __enter__(self):
        push_frame(self, bound(self.ctx, "location"), None, self)
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        pop_frame(self, "Location")

    def __eq__(self, other):
        if not isinstance(other, Location):
            return NotImplemented
        return self.ctx is (<Location>other).ctx and self.loc.index == (<Location>other).loc.index

    def __hash__(self):
        return hash_of(self.ctx, self.loc.index)

    def __str__(self):
        cdef McBuf *buf = new_buf()
        try:
            ok = mc_print_loc(bound(self.ctx, "location").c, self.loc, buf)
            return taken_text(self.ctx, buf, ok)
        finally:
            mc_buf_delete(buf)

    def __repr__(self):
        return f"{type(self).__name__}({self})"

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __reduce__(self):
        return _unpickle, ("Location", str(self))

    @property
    def context(self):
        """The context it lives in."""
        return bound(self.ctx, "location")

    @property
    def typeid(self):
        """The TypeID of its class."""
        bound(self.ctx, "location")
        return make_typeid(f"#builtin.{type(self).__name__}")

    @property
    def attr(self):
        """The location as an attribute."""
        return make_attribute(self.ctx, mc_loc_attr(bound(self.ctx, "location").c, self.loc))

    @property
    def _CAPIPtr(self):
        """A capsule that keeps it."""
        bound(self.ctx, "location")
        return make_capsule(self, LOCATION_CAPSULE)

    @staticmethod
    def _CAPICreate(capsule):
        """The location that a capsule holds."""
        return from_capsule(capsule, LOCATION_CAPSULE)

    def emit_error(self, str message not None):
        """Report an error here: to the context's diagnostic handlers, else to sys.stderr."""
        cdef Context ctx = bound(self.ctx, "location")
        cdef DiagnosticInfo info = DiagnosticInfo.__new__(DiagnosticInfo)
        info.severity = DiagnosticSeverity.ERROR
        info.location = self
        info.message = message
        info.notes = []
        info.rendered = f"{place_text(self)}: error: {message}\n"
        emit(ctx, info)

    @staticmethod
    def from_attr(Attribute attribute not None, Context context=None):
        """The location that an attribute is."""
        cdef McLoc loc = mc_loc_from_attr(bound(attribute.ctx, "attribute").c, attribute.attr)
        if loc.index == 0:
            raise ValueError("attribute is not a location")
        return make_location(attribute.ctx, loc)

    @staticmethod
    def unknown(Context context=None):
        """The unknown location."""
        cdef Context ctx = context_or_default(context)
        return make_location(ctx, mc_loc_unknown(ctx.c))

    @staticmethod
    def file(str filename not None, line=None, col=None, end_line=None, end_col=None, context=None, *, start_line=None,
             start_col=None):
        """`file(name, line, col)`, or the range `file(name, start_line, start_col, end_line, end_col)`."""
        return file_location(filename, line if start_line is None else start_line, col if start_col is None else start_col,
                             end_line, end_col, context)

    @staticmethod
    def name(str name not None, Location childLoc=None, Context context=None):
        """A name around another location."""
        return name_location(name, childLoc, context)

    @staticmethod
    def callsite(Location callee not None, frames not None, Context context=None):
        """`callee` reached through `frames`, innermost first. Raises ValueError without frames."""
        return callsite_location(callee, frames)

    @staticmethod
    def fused(locations not None, Attribute metadata=None, Context context=None):
        """Several locations in one. Without metadata, unknown and equal locations are left out, and a single one is returned itself."""
        return fused_location(locations, metadata, context)


# --- making them ---


cdef uint32_t position(number, str what) except? 0xFFFFFFFF:
    """A line or a column."""
    if number is None:
        raise TypeError(f"{what} must be given")
    if not 0 <= number <= 0xFFFFFFFF:
        raise ValueError(f"{what} must be from 0 to 4294967295, not {number}")
    return number


cdef Location file_location(str filename, line, col, end_line, end_col, context):
    if isinstance(end_line, Context) and end_col is None and context is None:  # file(name, line, col, context)
        context = end_line
        end_line = None
    if context is not None and not isinstance(context, Context):
        raise TypeError(f"context must be a Context, not {type(context).__name__}")
    if (end_line is None) != (end_col is None):
        raise TypeError("file() takes a line and a column, or two of each")
    cdef Context ctx = context_or_default(context)
    cdef uint32_t first_line = position(line, "line")
    cdef uint32_t first_col = position(col, "col")
    cdef McIdent name = make_ident(ctx, filename)
    if end_line is None:
        return made_location(ctx, mc_loc_file(ctx.c, name, first_line, first_col))
    return made_location(ctx, mc_loc_file_range(ctx.c, name, first_line, first_col, position(end_line, "end_line"),
                                                position(end_col, "end_col")))


cdef Location name_location(str name, Location child, Context context):
    cdef Context ctx = context_or_default(child.ctx if context is None and child is not None else context)
    cdef McLoc inner
    inner.index = 0
    if child is not None:
        same_context(ctx, child.ctx, "the location")
        inner = child.loc
    return made_location(ctx, mc_loc_name(ctx.c, make_ident(ctx, name), inner))


cdef Location callsite_location(Location callee, frames):
    cdef Context ctx = bound(callee.ctx, "location")
    cdef list all_frames = list(frames)
    cdef Location frame
    if not all_frames:
        raise ValueError("No caller frames provided.")
    for part in all_frames:
        same_context(ctx, (<Location?>part).ctx, "the location")
    frame = all_frames[-1]
    cdef McLoc caller = frame.loc
    for frame in reversed(all_frames[:-1]):
        caller = mc_loc_callsite(ctx.c, frame.loc, caller)
        if caller.index == 0:
            raise out_of_memory(ctx)
    return made_location(ctx, mc_loc_callsite(ctx.c, callee.loc, caller))


cdef Location fused_location(locations, Attribute metadata, Context context):
    cdef list parts = list(locations)
    cdef Location part
    if context is None and parts:
        context = bound((<Location?>parts[0]).ctx, "location")
    cdef Context ctx = context_or_default(context)
    cdef McAttr meta
    cdef McLoc loc
    cdef size_t i
    meta.index = 0
    if metadata is not None:
        same_context(ctx, metadata.ctx, "the metadata")
        meta = metadata.attr
    cdef McLoc *raw = <McLoc *>PyMem_Malloc((len(parts) + 1) * sizeof(McLoc))
    if raw is NULL:
        raise out_of_memory(ctx)
    try:
        for i, each in enumerate(parts):
            part = <Location?>each
            same_context(ctx, part.ctx, "the location")
            raw[i] = part.loc
        loc = mc_loc_fused(ctx.c, raw, len(parts), meta)
    finally:
        PyMem_Free(raw)
    return made_location(ctx, loc)


# --- the kinds ---


cdef int cast_location(Location self, Location that, McKind kind) except -1:
    """The implementation of `Kind(location)`."""
    cdef McContext *c = bound(that.ctx, "location").c
    if mc_kind(c, that.loc.index) != kind:
        raise ValueError(f"Cannot cast location to {type(self).__name__} (from {that})")
    self.ctx = that.ctx
    self.loc = that.loc
    return 0


@cython.no_gc
cdef class UnknownLoc(Location):
    """UnknownLoc(cast_from_loc)\n--\n
    The unknown location."""

    def __init__(self, Location cast_from_loc not None):
        cast_location(self, cast_from_loc, MC_LOC_UNKNOWN)

    @staticmethod
    def get(Context context=None):
        """The unknown location."""
        cdef Context ctx = context_or_default(context)
        return make_location(ctx, mc_loc_unknown(ctx.c))


@cython.no_gc
cdef class FileLineColLoc(Location):
    """FileLineColLoc(cast_from_loc)\n--\n
    A place in a file, or a range of it."""

    def __init__(self, Location cast_from_loc not None):
        cast_location(self, cast_from_loc, MC_LOC_FILE)

    @staticmethod
    def get(str filename not None, line=None, col=None, end_line=None, end_col=None, context=None, *, start_line=None,
            start_col=None):
        """`get(name, line, col)`, or the range `get(name, start_line, start_col, end_line, end_col)`."""
        return file_location(filename, line if start_line is None else start_line, col if start_col is None else start_col,
                             end_line, end_col, context)

    @property
    def filename(self):
        """The file."""
        return ident_text(self.ctx, mc_loc_file_name(bound(self.ctx, "location").c, self.loc))

    @property
    def start_line(self):
        """First line."""
        return mc_loc_line(bound(self.ctx, "location").c, self.loc, 0)

    @property
    def start_col(self):
        """First column."""
        return mc_loc_line(bound(self.ctx, "location").c, self.loc, 1)

    @property
    def end_line(self):
        """Last line."""
        return mc_loc_line(bound(self.ctx, "location").c, self.loc, 2)

    @property
    def end_col(self):
        """Last column."""
        return mc_loc_line(bound(self.ctx, "location").c, self.loc, 3)


@cython.no_gc
cdef class NameLoc(Location):
    """NameLoc(cast_from_loc)\n--\n
    A name around another location."""

    def __init__(self, Location cast_from_loc not None):
        cast_location(self, cast_from_loc, MC_LOC_NAME)

    @staticmethod
    def get(str name not None, Location child_loc=None, Context context=None):
        """A name around another location."""
        return name_location(name, child_loc, context)

    @property
    def name_str(self):
        """The name."""
        return ident_text(self.ctx, mc_loc_name_value(bound(self.ctx, "location").c, self.loc))

    @property
    def child_loc(self):
        """The location inside."""
        return make_location(self.ctx, mc_loc_child(bound(self.ctx, "location").c, self.loc, 0))


@cython.no_gc
cdef class CallSiteLoc(Location):
    """CallSiteLoc(cast_from_loc)\n--\n
    A callee's location and its caller's."""

    def __init__(self, Location cast_from_loc not None):
        cast_location(self, cast_from_loc, MC_LOC_CALLSITE)

    @staticmethod
    def get(Location callee not None, frames not None, Context context=None):
        """`callee` reached through `frames`, innermost first. Raises ValueError without frames."""
        return callsite_location(callee, frames)

    @property
    def callee(self):
        """The callee's location."""
        return make_location(self.ctx, mc_loc_child(bound(self.ctx, "location").c, self.loc, 0))

    @property
    def caller(self):
        """The location of the call."""
        return make_location(self.ctx, mc_loc_child(bound(self.ctx, "location").c, self.loc, 1))


@cython.no_gc
cdef class FusedLoc(Location):
    """FusedLoc(cast_from_loc)\n--\n
    Several locations in one."""

    def __init__(self, Location cast_from_loc not None):
        cast_location(self, cast_from_loc, MC_LOC_FUSED)

    @staticmethod
    def get(locations not None, Attribute metadata=None, Context context=None):
        """Several locations in one. Raises ValueError when nothing is left to fuse; `Location.fused` does not."""
        cdef Location made = fused_location(locations, metadata, context)
        if not isinstance(made, FusedLoc):
            raise ValueError(
                "FusedLoc.get would collapse to a non-fused location; use Location.fused(...) for the permissive variant."
            )
        return made

    @property
    def locations(self):
        """The parts."""
        cdef McContext *c = bound(self.ctx, "location").c
        cdef uint32_t i
        return [make_location(self.ctx, mc_loc_child(c, self.loc, i)) for i in range(mc_loc_num_children(c, self.loc))]

    @property
    def metadata(self):
        """The attribute beside them, or None."""
        cdef McAttr attr = mc_loc_metadata(bound(self.ctx, "location").c, self.loc)
        return None if attr.index == 0 else make_attribute(self.ctx, attr)


cdef dict location_classes = {
    MC_LOC_UNKNOWN: UnknownLoc,
    MC_LOC_FILE: FileLineColLoc,
    MC_LOC_NAME: NameLoc,
    MC_LOC_CALLSITE: CallSiteLoc,
    MC_LOC_FUSED: FusedLoc,
}
