# hooks_print.pxi - custom forms in Python: the code that runs a definition's `print`, and the writer that it uses. As hooks.pxi.

cdef bint run_print_hook(Context ctx, McHookPrint *h, McOp op) noexcept:
    cdef AsmPrinter printer = None
    cdef unsigned long thread = PyThread_get_thread_ident()
    cdef bint ok = False
    try:
        if h is NULL:
            raise MLIRError("print hooks are nested too deep")
        hook = hook_of(ctx, mc_op_get_name(ctx.c, op), 1)
        if hook is None:
            raise MLIRError(f"'{op_name_text(ctx, mc_op_get_name(ctx.c, op))}' has no print hook any more")
        address = ctx.roots.get(top_of(ctx.c, op).index)
        if address is None:
            raise MLIRError("an operation without an owner cannot be printed")
        root = <Root><void *><uintptr_t>address
        printer = AsmPrinter.__new__(AsmPrinter)
        printer.ctx = ctx
        printer.thread = thread
        printer.op = op
        printer.h = h
        key = begin_reading(ctx, op)
        try:
            hook(printer, make_opview(root, op))
        finally:
            end_reading(ctx, key)
        ok = True
    except BaseException as error:
        ctx.pending.setdefault(thread, error)
    if printer is not None:
        printer.h = NULL
    return ok


cdef bint run_def_print_hook(Context ctx, McHookPrint *h, McIdent name, uint32_t index) noexcept:
    cdef AsmPrinter printer = None
    cdef unsigned long thread = PyThread_get_thread_ident()
    cdef McType type
    cdef McAttr attr
    cdef bint ok = False
    cdef bint is_type = mc_kind(ctx.c, index) == MC_TYPE_DEFINED
    if thread in ctx.pending:
        return False   # an exception is on its way out
    try:
        if h is NULL:
            raise MLIRError("print hooks are nested too deep")
        cls, _ = hooks_of(ctx, ("!" if is_type else "#") + ident_text(ctx, name))
        printer = AsmPrinter.__new__(AsmPrinter)
        printer.ctx = ctx
        printer.thread = thread
        printer.h = h
        if is_type:
            type.index = index
            handle = made_type(ctx, type, class_of(ctx, index, Type))
        else:
            attr.index = index
            handle = made_attribute(ctx, attr, class_of(ctx, index, Attribute))
        cls._write(printer, handle)
        ok = True
    except BaseException as error:
        ctx.pending.setdefault(thread, error)
    if printer is not None:
        printer.h = NULL
    return ok


cdef McHookPrint *writing_op(AsmPrinter printer) except NULL:
    """As `writing`, for what only operations have."""
    cdef McHookPrint *h = writing(printer)
    if not mc_hook_prints_op(h):
        raise MLIRError("the printer writes a type or an attribute, which has no operands, regions or attribute dictionary")
    return h


cdef McHookPrint *writing(AsmPrinter printer) except NULL:
    if printer is None or printer.h is NULL:
        raise MLIRError("the printer is valid only while its hook runs")
    if printer.thread != PyThread_get_thread_ident():
        raise MLIRError("the printer belongs to another thread")
    if printer.busy:
        raise MLIRError("the printer is writing a part of its operation")
    return printer.h


cdef int write_value(AsmPrinter printer, Value value) except -1:
    cdef McHookPrint *h = writing_op(printer)
    value_alive(value)
    same_context(printer.ctx, value.root.ctx, "the value")
    mc_hook_put_value(h, value.value)
    return 0


cdef int write_type(AsmPrinter printer, Type type) except -1:
    """Another thread prints the type, and needs the GIL when the text grows."""
    cdef McHookPrint *h = writing(printer)
    cdef McType raw = type.type
    same_context(printer.ctx, bound(type.ctx, "type"), "the type")
    printer.busy = True
    with nogil:
        mc_hook_put_type(h, raw)
    printer.busy = False
    return 0


cdef int write_attribute(AsmPrinter printer, Attribute attribute, bint with_type) except -1:
    cdef McHookPrint *h = writing(printer)
    cdef McAttr raw = attribute.attr
    same_context(printer.ctx, bound(attribute.ctx, "attribute"), "the attribute")
    printer.busy = True
    with nogil:
        mc_hook_put_attr(h, raw, with_type)
    printer.busy = False
    return 0


cdef int write_attributes(AsmPrinter printer, elided, bint with_keyword) except -1:
    cdef McHookPrint *h = writing_op(printer)
    cdef list names = list(elided)
    cdef size_t i, count = len(names)
    cdef McIdent *idents = <McIdent *>PyMem_Malloc((count + 1) * sizeof(McIdent))
    cdef bint ok
    if idents is NULL:
        raise MemoryError("out of memory")
    try:
        for i, name in enumerate(names):
            idents[i] = make_ident(printer.ctx, name)
        printer.busy = True
        with nogil:
            ok = mc_hook_put_attr_dict(h, idents, count, with_keyword)
        printer.busy = False
    finally:
        PyMem_Free(idents)
    if not ok:
        give_up(printer)
    return 0


cdef int give_up(AsmPrinter printer) except -1:
    """Ends a hook when printing has failed: with an exception of another hook, or because memory ran out."""
    raise_pending(printer.ctx)
    raise MemoryError("out of memory while printing")


cdef class AsmPrinter:
    """The argument of a definition's `print`: writes the text after the name. Each use after that has returned raises MLIRError.

    A hook may run twice for a print: the first run only finds the things that are printed as aliases.
    """

    def __init__(self):
        raise TypeError("AsmPrinter is made by mlircore")

    def print_string(self, str text not None):
        """The text unchanged."""
        cdef McHookPrint *h = writing(self)
        cdef bytes utf8 = text.encode("utf-8", "surrogateescape")
        mc_hook_put(h, utf8, len(utf8))

    def print_string_literal(self, str text not None):
        """The text in quotes."""
        cdef McHookPrint *h = writing(self)
        cdef bytes utf8 = text.encode("utf-8", "surrogateescape")
        mc_hook_put_quoted(h, utf8, len(utf8))

    def print_keyword_or_string(self, str text not None):
        """The text, in quotes if it is not a keyword."""
        cdef McHookPrint *h = writing(self)
        cdef bytes utf8 = text.encode("utf-8", "surrogateescape")
        mc_hook_put_keyword(h, utf8, len(utf8))

    def print_symbol_name(self, str name not None):
        """`@name`, in quotes if necessary."""
        cdef McHookPrint *h = writing(self)
        cdef bytes utf8 = name.encode("utf-8", "surrogateescape")
        mc_hook_put_symbol_name(h, utf8, len(utf8))

    def print_newline(self):
        """A new line, indented."""
        mc_hook_put_newline(writing(self))

    def print_list(self, elements not None, print_element not None, str delimiter=", "):
        """`print_element(element)` for each of them."""
        for i, element in enumerate(elements):
            if i:
                self.print_string(delimiter)
            print_element(element)

    def print_operand(self, Value value not None):
        """The name of a value."""
        write_value(self, value)

    def print_operands(self, values not None):
        """Names, separated by commas."""
        self.print_list(values, self.print_operand)

    def print_type(self, Type type not None):
        """A type, or its alias."""
        write_type(self, type)

    def print_types(self, types not None):
        """Types, separated by commas."""
        self.print_list(types, self.print_type)

    def print_attribute(self, Attribute attribute not None):
        """An attribute, or its alias."""
        write_attribute(self, attribute, True)

    def print_attribute_without_type(self, Attribute attribute not None):
        """The same without the type that is printed after a literal."""
        write_attribute(self, attribute, False)

    def print_optional_attr_dict(self, elided=()):
        """A space and the operation's attributes in braces, including properties; nothing when all are among `elided`."""
        write_attributes(self, elided, False)

    def print_optional_attr_dict_with_keyword(self, elided=()):
        """The same after the keyword `attributes`."""
        write_attributes(self, elided, True)

    def print_functional_type(self):
        """The types of the operation's operands in parentheses, an arrow, and those of its results."""
        cdef McHookPrint *h = writing_op(self)
        self.busy = True
        with nogil:
            mc_hook_put_functional_type(h)
        self.busy = False

    def print_successor(self, Block block not None):
        """`^name`"""
        cdef McHookPrint *h = writing_op(self)
        block_alive(block)
        same_context(self.ctx, block.root.ctx, "the block")
        mc_hook_put_successor(h, block.block)

    def print_region_argument(self, BlockArgument argument not None):
        """`%name: type`, as a signature shows an argument of a region's entry block."""
        cdef McHookPrint *h = writing_op(self)
        value_alive(argument)
        same_context(self.ctx, argument.root.ctx, "the argument")
        cdef McValue raw = argument.value
        self.busy = True
        with nogil:
            mc_hook_put_argument(h, raw)
        self.busy = False

    def print_region(self, Region region not None, bint print_entry_block_args=True, bint print_block_terminators=True,
                     bint print_empty_block=False):
        """One of the operation's own regions."""
        cdef McHookPrint *h = writing_op(self)
        cdef McContext *c = region_alive(region)
        cdef McRegion raw = region.region
        cdef bint ok
        same_context(self.ctx, region.root.ctx, "the region")
        if mc_region_op(c, raw).index != self.op.index:
            raise MLIRError("the region is not one of the operation that is printed")
        self.busy = True
        with nogil:
            ok = mc_hook_put_region(h, raw, print_entry_block_args, print_block_terminators, print_empty_block)
        self.busy = False
        if not ok:
            give_up(self)
