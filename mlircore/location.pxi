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
        raise MemoryError()
    cdef type cls = <type>location_classes.get(mc_kind(ctx.c, loc.index), Location)
    handle = <Location>cls.__new__(cls)
    handle.ctx = ctx
    handle.loc = loc
    return handle


@cython.no_gc
cdef class Location:
    """Where something came from; `with` makes it the thread's default."""

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
        return hash((<uintptr_t><void *>self.ctx, self.loc.index))

    def __str__(self):
        cdef McBuf *buf = new_buf()
        try:
            return taken_text(buf, mc_print_loc(bound(self.ctx, "location").c, self.loc, buf))
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
    def attr(self):
        """The location as an attribute."""
        return make_attribute(self.ctx, mc_loc_attr(bound(self.ctx, "location").c, self.loc))

    @staticmethod
    def from_attr(Attribute attribute not None, Context context=None):
        """The location that an attribute is."""
        cdef McLoc loc = mc_loc_from_attr(bound(attribute.ctx, "attribute").c, attribute.attr)
        if loc.index == 0:
            raise ValueError("attribute is not a location")
        return make_location(attribute.ctx, loc)

    @staticmethod
    def unknown(Context context=None):
        """The location that says nothing."""
        cdef Context ctx = context_or_default(context)
        return make_location(ctx, mc_loc_unknown(ctx.c))

    @staticmethod
    def file(str filename not None, uint32_t line, uint32_t col, *args, Context context=None, end_line=None, end_col=None):
        """`file(name, line, col)` or `file(name, start_line, start_col, end_line, end_col)`."""
        if args and isinstance(args[-1], Context):
            context = args[-1]
            args = args[:-1]
        if len(args) == 2:
            end_line, end_col = args
        elif args:
            raise TypeError("file() takes a line and a column, or two of each")
        cdef Context ctx = context_or_default(context)
        cdef McIdent name = make_ident(ctx, filename)
        if end_line is None:
            return make_location(ctx, mc_loc_file(ctx.c, name, line, col))
        return make_location(ctx, mc_loc_file_range(ctx.c, name, line, col, end_line, end_col))

    @staticmethod
    def name(str name not None, Location childLoc=None, Context context=None):
        """A name around another location."""
        cdef Context ctx = context_or_default(context)
        cdef McLoc child
        child.index = 0
        if childLoc is not None:
            same_context(ctx, childLoc.ctx, "the location")
            child = childLoc.loc
        return make_location(ctx, mc_loc_name(ctx.c, make_ident(ctx, name), child))

    @staticmethod
    def callsite(Location callee not None, frames not None, Context context=None):
        """`callee` reached through `frames`, innermost first."""
        cdef Context ctx = bound(callee.ctx, "location")
        cdef list all_frames = list(frames)
        if not all_frames:
            raise ValueError("No caller frames provided.")
        cdef Location frame = all_frames[-1]
        same_context(ctx, frame.ctx, "the location")
        cdef McLoc caller = frame.loc
        for frame in reversed(all_frames[:-1]):
            same_context(ctx, frame.ctx, "the location")
            caller = mc_loc_callsite(ctx.c, frame.loc, caller)
        return make_location(ctx, mc_loc_callsite(ctx.c, callee.loc, caller))

    @staticmethod
    def fused(locations not None, Attribute metadata=None, Context context=None):
        """Several locations in one."""
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
            raise MemoryError()
        try:
            for i, part in enumerate(parts):
                same_context(ctx, part.ctx, "the location")
                raw[i] = part.loc
            loc = mc_loc_fused(ctx.c, raw, len(parts), meta)
        finally:
            PyMem_Free(raw)
        return make_location(ctx, loc)


class UnknownLoc(Location):
    """A location that says nothing."""

    __slots__ = ()
    get = staticmethod(Location.unknown)


class FileLineColLoc(Location):
    """A place in a file, or a range of it."""

    __slots__ = ()
    get = staticmethod(Location.file)
    filename = property(lambda self: file_name_of(self), doc="The file.")
    start_line = property(lambda self: file_line_of(self, 0), doc="First line.")
    start_col = property(lambda self: file_line_of(self, 1), doc="First column.")
    end_line = property(lambda self: file_line_of(self, 2), doc="Last line.")
    end_col = property(lambda self: file_line_of(self, 3), doc="Last column.")


class NameLoc(Location):
    """A name around another location."""

    __slots__ = ()
    get = staticmethod(Location.name)
    name_str = property(lambda self: name_of(self), doc="The name.")
    child_loc = property(lambda self: children_of(self)[0], doc="The location inside.")


class CallSiteLoc(Location):
    """A callee's location and its caller's."""

    __slots__ = ()
    get = staticmethod(Location.callsite)
    callee = property(lambda self: children_of(self)[0], doc="Where the callee is.")
    caller = property(lambda self: children_of(self)[1], doc="Where it was called.")


class FusedLoc(Location):
    """Several locations in one."""

    __slots__ = ()
    get = staticmethod(Location.fused)
    locations = property(lambda self: children_of(self), doc="The parts.")
    metadata = property(lambda self: metadata_of(self), doc="The attribute beside them, or None.")


cdef dict location_classes = {
    MC_LOC_UNKNOWN: UnknownLoc,
    MC_LOC_FILE: FileLineColLoc,
    MC_LOC_NAME: NameLoc,
    MC_LOC_CALLSITE: CallSiteLoc,
    MC_LOC_FUSED: FusedLoc,
}


cdef McContext *check_kind(Location loc, McKind kind) except NULL:
    """The context to read a location of that kind with: a getter of one class may be asked of any location."""
    cdef McContext *c = bound(loc.ctx, "location").c
    if mc_kind(c, loc.loc.index) != kind:
        raise TypeError(f"not so for a {type(loc).__name__}")
    return c


cdef file_name_of(Location loc):
    return ident_text(loc.ctx, mc_loc_file_name(check_kind(loc, MC_LOC_FILE), loc.loc))


cdef file_line_of(Location loc, int which):
    return mc_loc_line(check_kind(loc, MC_LOC_FILE), loc.loc, which)


cdef name_of(Location loc):
    return ident_text(loc.ctx, mc_loc_name_value(check_kind(loc, MC_LOC_NAME), loc.loc))


cdef list children_of(Location loc):
    cdef uint32_t i
    cdef McContext *c = bound(loc.ctx, "location").c
    return [make_location(loc.ctx, mc_loc_child(c, loc.loc, i)) for i in range(mc_loc_num_children(c, loc.loc))]


cdef metadata_of(Location loc):
    cdef McAttr attr = mc_loc_metadata(check_kind(loc, MC_LOC_FUSED), loc.loc)
    return None if attr.index == 0 else make_attribute(loc.ctx, attr)
