# hooks.pxi - custom forms in Python: the code that runs a definition's `parse`, and the reader that it uses. hooks_print.pxi has the rest.
#
# The object wraps a pointer that is valid while the hook runs. Each use checks that the pointer is valid, that the thread is the hook's,
# and that the object is not in use already: a hook in a region that it reads may have got a reference to it.

cdef object hooks_of(Context ctx, str text):
    """The hooks of a definition. If the compiled words of its dialect came from a file, its module is imported now."""
    found = ctx.hooks.get(text)
    if found is None:
        from mlircore.define import dialect

        defined = dialect.find(text.lstrip("!#").partition(".")[0])
        if defined is not None:
            for name, each in defined.hooks().items():
                ctx.hooks.setdefault(name, each)
        found = ctx.hooks.get(text)
    if found is None:
        raise MLIRError(f"'{text}' has hooks that this context does not have")
    return found


cdef object hook_of(Context ctx, McOpName name, int which):
    return hooks_of(ctx, op_name_text(ctx, name))[which]


cdef bint run_parse_hook(Context ctx, McHookParse *h, McOpName name) noexcept:
    cdef AsmParser parser = None
    cdef unsigned long thread = PyThread_get_thread_ident()
    cdef bint ok = False
    try:
        hook = hook_of(ctx, name, 0)
        if hook is None:
            raise MLIRError(f"'{op_name_text(ctx, name)}' has no parse hook any more")
        parser = AsmParser.__new__(AsmParser)
        parser.ctx = ctx
        parser.thread = thread
        parser.h = h
        hook(parser)
        ok = not parser.failed
    except BaseException as error:
        if parser is None or error is not parser.error:
            keep_hook_error(ctx, error)
    if parser is not None:
        parser.h = NULL
        parser.error = None
    return ok


cdef bint run_def_parse_hook(Context ctx, McHookParse *h, McIdent name, bint is_type, uint32_t *values, uint32_t count) noexcept:
    cdef AsmParser parser = None
    cdef unsigned long thread = PyThread_get_thread_ident()
    cdef bint ok = False
    cdef uint32_t i
    try:
        cls, _ = hooks_of(ctx, ("!" if is_type else "#") + ident_text(ctx, name))
        parser = AsmParser.__new__(AsmParser)
        parser.ctx = ctx
        parser.thread = thread
        parser.h = h
        try:
            held = cls._read(parser)
        except (ValueError, MLIRError) as error:
            if parser.failed:
                raise
            message = said_by(error)
            mc_hook_error(h, mc_hook_at(h), message, len(message))
            held = None
        if held is not None and not parser.failed:
            for i in range(min(count, <uint32_t>len(held))):
                values[i] = interned_index(ctx, held[i])
            ok = True
    except BaseException as error:
        if parser is None or error is not parser.error:
            keep_hook_error(ctx, error)
    if parser is not None:
        parser.h = NULL
        parser.error = None
    return ok


cdef uint32_t interned_index(Context ctx, handle) except? 0:
    """The index of a type or an attribute of the context; 0 for None."""
    if handle is None:
        return 0
    if isinstance(handle, Type):
        same_context(ctx, bound((<Type>handle).ctx, "type"), "the type")
        return (<Type>handle).type.index
    same_context(ctx, bound((<Attribute?>handle).ctx, "attribute"), "the attribute")
    return (<Attribute>handle).attr.index


cdef McHookParse *reading_op(AsmParser parser) except NULL:
    """As `reading`, for what only operations have."""
    cdef McHookParse *h = reading(parser)
    if not mc_hook_is_of_op(h):
        raise MLIRError("the parser reads a type or an attribute, which has no operands, regions or attribute dictionary")
    return h


cdef McHookParse *reading(AsmParser parser) except NULL:
    if parser is None or parser.h is NULL:
        raise MLIRError("the parser is valid only while its hook runs")
    if parser.thread != PyThread_get_thread_ident():
        raise MLIRError("the parser belongs to another thread")
    if parser.busy:
        raise MLIRError("the parser is reading a part of its operation")
    if parser.failed:
        fail(parser)
    return parser.h


cdef int fail(AsmParser parser) except -1:
    """Ends a hook after an error in the text, which is reported already, or after an exception of another hook."""
    parser.failed = True
    raise_pending(parser.ctx)
    if parser.error is None:
        parser.error = ParseError("the text does not parse")
    raise parser.error


cdef punctuation(AsmParser parser, str text, bint optional):
    cdef McHookParse *h = reading(parser)
    cdef bytes utf8 = text.encode()
    cdef McTokenKind kind = mc_hook_punctuation_kind(utf8, len(utf8))
    cdef cbool present = False
    if kind == mc_hook_punctuation_kind(NULL, 0):
        raise ValueError(f"{text!r} is not punctuation")
    if not mc_hook_punctuation(h, kind, utf8, len(utf8), optional, &present):
        fail(parser)
    return bool(present)


cdef word(AsmParser parser, str text, bint optional):
    cdef McHookParse *h = reading(parser)
    cdef bytes utf8 = b"" if text is None else text.encode()
    cdef const char *wanted = NULL
    cdef McStr found
    if text is not None:
        wanted = utf8
    if not mc_hook_word(h, wanted, len(utf8), optional, &found):
        fail(parser)
    return None if found.ptr is NULL else text_of(found)


cdef type_here(AsmParser parser, bint optional):
    cdef McHookParse *h = reading(parser)
    cdef McType type
    cdef bint ok
    parser.busy = True
    with nogil:
        ok = mc_hook_type(h, optional, &type)
    parser.busy = False
    if not ok:
        fail(parser)
    return None if type.index == 0 else make_type(parser.ctx, type)


cdef attribute_here(AsmParser parser, Type expected, bint optional):
    cdef McHookParse *h = reading(parser)
    cdef McType type
    cdef McAttr attr
    cdef bint ok
    type.index = 0
    if expected is not None:
        same_context(parser.ctx, bound(expected.ctx, "type"), "the type")
        type = expected.type
    parser.busy = True
    with nogil:
        ok = mc_hook_attr(h, type, optional, &attr)
    parser.busy = False
    if not ok:
        fail(parser)
    return None if attr.index == 0 else make_attribute(parser.ctx, attr)


cdef dict attributes_here(AsmParser parser, bint with_keyword):
    cdef McHookParse *h = reading_op(parser)
    cdef McAttr entries
    cdef McNamedAttr entry
    cdef bint ok
    cdef uint32_t i
    cdef dict found = {}
    parser.busy = True
    with nogil:
        ok = mc_hook_attr_dict(h, with_keyword, &entries)
    parser.busy = False
    if not ok:
        fail(parser)
    for i in range(mc_attr_dictionary_size(parser.ctx.c, entries)):
        entry = mc_attr_dictionary_entry(parser.ctx.c, entries, i)
        found[ident_text(parser.ctx, entry.name)] = make_attribute(parser.ctx, entry.value)
    return found


cdef operand_here(AsmParser parser, bint optional):
    cdef McHookParse *h = reading_op(parser)
    cdef UnresolvedOperand operand = UnresolvedOperand.__new__(UnresolvedOperand)
    if not mc_hook_operand(h, optional, &operand.ref):
        fail(parser)
    if operand.ref.name is NULL:
        return None
    operand.parser = parser
    operand.name = operand_name(&operand.ref)
    return operand


cdef str operand_name(const McOperandRef *ref):
    cdef str name = "%" + PyUnicode_DecodeUTF8(ref.name, ref.len, "replace")
    return f"{name}#{ref.number}" if ref.number else name


cdef argument_here(AsmParser parser, bint expect_type, bint optional):
    cdef McHookParse *h = reading_op(parser)
    cdef Argument argument = Argument.__new__(Argument)
    cdef bint ok
    parser.busy = True
    with nogil:
        ok = mc_hook_argument(h, expect_type, optional, &argument.argument)
    parser.busy = False
    if not ok:
        fail(parser)
    if argument.argument.ref.name is NULL:
        return None
    argument.parser = parser
    argument.name = operand_name(&argument.argument.ref)
    return argument


cdef bint region_here(AsmParser parser, arguments, bint optional) except -1:
    cdef McHookParse *h = reading_op(parser)
    cdef list given = list(arguments)
    cdef Argument argument
    cdef McArgument *raw
    cdef size_t i, count = len(given)
    cdef cbool present = False
    cdef bint ok
    for argument in given:
        if argument is None or argument.parser is not parser:
            raise MLIRError("an argument was not read by this parser")
        if argument.argument.type.index == 0:
            raise MLIRError(f"the argument {argument.name} has no type yet: resolve it first")
        if argument.used:
            raise MLIRError(f"the argument {argument.name} belongs to a region already")
        argument.used = True
    raw = <McArgument *>PyMem_Malloc((count + 1) * sizeof(McArgument))
    if raw is NULL:
        raise MemoryError("out of memory")
    try:
        for i, argument in enumerate(given):
            raw[i] = argument.argument
        parser.busy = True
        with nogil:
            ok = mc_hook_region(h, raw, count, optional, &present)
        parser.busy = False
    finally:
        PyMem_Free(raw)
    if not ok:
        fail(parser)
    return present


cdef class UnresolvedOperand:
    """An operand as it was written; `AsmParser.resolve_operand` gives it a type."""

    def __init__(self):
        raise TypeError("use AsmParser.parse_operand")

    def __repr__(self):
        return f"UnresolvedOperand({self.name})"


cdef class Argument:
    """A name, optionally with a type, for an argument of the entry block of a region that is parsed next."""

    def __init__(self):
        raise TypeError("use AsmParser.parse_argument")

    def __repr__(self):
        return f"Argument({self.name})"

    def resolve(self, Type type not None):
        """Give it a type; the same argument."""
        reading(self.parser)
        same_context(self.parser.ctx, bound(type.ctx, "type"), "the type")
        self.argument.type = type.type
        return self


cdef class AsmParser:
    """The argument of a definition's `parse`: reads the text after the name. Each use after that has returned raises MLIRError.

    Everything that is resolved, added, or read as a region, successor or attribute dictionary belongs to the operation. An error in the
    text is a `ParseError` of the whole parse: the method raises, and the hook should not catch it. Types and
    attributes have no operands, results, regions, successors and attribute dictionaries: those methods raise MLIRError there.
    """

    def __init__(self):
        raise TypeError("AsmParser is made by mlircore")

    @property
    def context(self):
        """The context that the operation is parsed into."""
        reading(self)
        return self.ctx

    def get_current_location(self):
        """The start of the next token: bytes from the start of the text."""
        return mc_hook_at(reading(self))

    def get_name_loc(self):
        """The start of the operation's name."""
        return mc_hook_op_at(reading(self))

    def get_num_results(self):
        """How many results the text has names for."""
        return mc_hook_num_results(reading_op(self))

    def emit_error(self, str message not None, at=None):
        """Report an error at a place in the text (None: at the next token), and raise."""
        cdef McHookParse *h = reading(self)
        cdef bytes utf8 = message.encode("utf-8", "replace")
        mc_hook_error(h, mc_hook_at(h) if at is None else <size_t>at, utf8, len(utf8))
        fail(self)

    def parse_keyword(self, str keyword=None):
        """This keyword, or any keyword if None: its text."""
        return word(self, keyword, False)

    def parse_optional_keyword(self, str keyword=None):
        """The same; None when it is not there."""
        return word(self, keyword, True)

    def parse_punctuation(self, str text not None):
        """Punctuation like "," or "->"."""
        punctuation(self, text, False)

    def parse_optional_punctuation(self, str text not None):
        """Whether it was present."""
        return punctuation(self, text, True)

    def parse_comma(self):
        """`,`"""
        punctuation(self, ",", False)

    def parse_optional_comma(self):
        """Whether there was a `,`."""
        return punctuation(self, ",", True)

    def parse_colon(self):
        """`:`"""
        punctuation(self, ":", False)

    def parse_equal(self):
        """`=`"""
        punctuation(self, "=", False)

    def parse_arrow(self):
        """`->`"""
        punctuation(self, "->", False)

    def parse_comma_separated(self, parse not None, str delimiter=""):
        """A list of the results of `parse`, one for each element; delimiter: "", "()", "[]", "<>" or "{}". Without one it is not empty."""
        cdef list items = []
        if delimiter not in ("", "()", "[]", "<>", "{}"):
            raise ValueError(f"{delimiter!r} is no delimiter")
        if delimiter:
            punctuation(self, delimiter[0], False)
            if punctuation(self, delimiter[1], True):
                return items
        items.append(parse())
        while punctuation(self, ",", True):
            items.append(parse())
        if delimiter:
            punctuation(self, delimiter[1], False)
        return items

    def parse_integer(self):
        """A number of 64 bits, with a sign."""
        cdef cbool present = False
        cdef int64_t value = 0
        if not mc_hook_integer(reading(self), False, &present, &value):
            fail(self)
        return value

    def parse_optional_integer(self):
        """The same, or None."""
        cdef cbool present = False
        cdef int64_t value = 0
        if not mc_hook_integer(reading(self), True, &present, &value):
            fail(self)
        return value if present else None

    def parse_string(self):
        """The value of a string in quotes."""
        cdef McStr text
        if not mc_hook_string(reading(self), False, &text):
            fail(self)
        return text_of(text)

    def parse_optional_string(self):
        """The same, or None."""
        cdef McStr text
        if not mc_hook_string(reading(self), True, &text):
            fail(self)
        return None if text.ptr is NULL else text_of(text)

    def parse_symbol_name(self):
        """`@name`, without its sigil."""
        cdef McIdent name
        if not mc_hook_symbol_name(reading(self), False, &name):
            fail(self)
        return ident_text(self.ctx, name)

    def parse_optional_symbol_name(self):
        """The same, or None."""
        cdef McIdent name
        if not mc_hook_symbol_name(reading(self), True, &name):
            fail(self)
        return None if name.index == 0 else ident_text(self.ctx, name)

    def parse_type(self):
        """A type."""
        return type_here(self, False)

    def parse_optional_type(self):
        """A type, or None."""
        return type_here(self, True)

    def parse_type_list(self):
        """Types, separated by commas; at least one."""
        return self.parse_comma_separated(self.parse_type)

    def parse_colon_type(self):
        """`:` and a type."""
        punctuation(self, ":", False)
        return type_here(self, False)

    def parse_colon_type_list(self):
        """`:` and types."""
        punctuation(self, ":", False)
        return self.parse_type_list()

    def parse_optional_colon_type_list(self):
        """The same; an empty list without the colon."""
        return self.parse_type_list() if punctuation(self, ":", True) else []

    def parse_arrow_type_list(self):
        """`->` and a type, or types in parentheses."""
        punctuation(self, "->", False)
        return result_types_here(self)

    def parse_optional_arrow_type_list(self):
        """The same; an empty list without the arrow."""
        return result_types_here(self) if punctuation(self, "->", True) else []

    def parse_attribute(self, Type type=None):
        """An attribute; a literal without a type of its own gets `type`."""
        return attribute_here(self, type, False)

    def parse_optional_attribute(self, Type type=None):
        """The same, or None."""
        return attribute_here(self, type, True)

    def parse_optional_attr_dict(self):
        """The attributes in braces, which are the operation's; empty when there are no braces."""
        return attributes_here(self, False)

    def parse_optional_attr_dict_with_keyword(self):
        """The same after the keyword `attributes`."""
        return attributes_here(self, True)

    def parse_operand(self):
        """`%name` or `%name#1`."""
        return operand_here(self, False)

    def parse_optional_operand(self):
        """The same, or None."""
        return operand_here(self, True)

    def parse_operand_list(self, str delimiter=""):
        """Operands, separated by commas; the list may be empty."""
        if delimiter:
            return self.parse_comma_separated(self.parse_operand, delimiter)
        first = operand_here(self, True)
        items = [] if first is None else [first]
        while items and punctuation(self, ",", True):
            items.append(operand_here(self, False))
        return items

    def resolve_operand(self, UnresolvedOperand operand not None, Type type not None):
        """Make it the operation's next operand, of that type."""
        cdef McHookParse *h = reading_op(self)
        if operand.parser is not self:
            raise MLIRError("the operand was not read by this parser")
        same_context(self.ctx, bound(type.ctx, "type"), "the type")
        if not mc_hook_resolve(h, &operand.ref, type.type):
            fail(self)

    def resolve_operands(self, operands not None, types not None, at=None):
        """The same for several operands, each of its own type or all of one; an error is reported at `at` when the numbers differ."""
        cdef list refs = list(operands)
        cdef list kinds = [types] * len(refs) if isinstance(types, Type) else list(types)
        if len(refs) != len(kinds):
            self.emit_error("number of operands and types do not match: "
                            f"got {len(refs)} operands and {len(kinds)} types", self.get_name_loc() if at is None else at)
        for operand, type in zip(refs, kinds):
            self.resolve_operand(operand, type)

    def parse_argument(self, bint expect_type=True):
        """`%name` and, with `expect_type`, `: type`, for the entry block of a region."""
        return argument_here(self, expect_type, False)

    def parse_optional_argument(self, bint expect_type=True):
        """The same, or None."""
        return argument_here(self, expect_type, True)

    def parse_region(self, arguments=()):
        """A region, the operation's next; its entry block has the arguments, or those in the text."""
        region_here(self, arguments, False)

    def parse_optional_region(self, arguments=()):
        """Whether there was a region."""
        return region_here(self, arguments, True)

    def parse_successor(self):
        """`^name`, the operation's next successor."""
        cdef cbool present = False
        if not mc_hook_successor(reading_op(self), False, &present):
            fail(self)

    def parse_optional_successor(self):
        """Whether there was a successor."""
        cdef cbool present = False
        if not mc_hook_successor(reading_op(self), True, &present):
            fail(self)
        return bool(present)

    def add_attribute(self, str name not None, Attribute attribute not None):
        """Give the operation an attribute; one that its definition declares becomes a property."""
        cdef McHookParse *h = reading_op(self)
        same_context(self.ctx, bound(attribute.ctx, "attribute"), "the attribute")
        if not mc_hook_add_attr(h, make_ident(self.ctx, name), attribute.attr):
            fail(self)

    def add_result_types(self, types not None):
        """Give the operation results."""
        cdef McHookParse *h = reading_op(self)
        cdef Type type
        for type in ([types] if isinstance(types, Type) else list(types)):
            if type is None:
                raise TypeError("a result needs a type")
            same_context(self.ctx, bound(type.ctx, "type"), "the type")
            if not mc_hook_add_result(h, type.type):
                fail(self)


cdef list result_types_here(AsmParser parser):
    if not punctuation(parser, "(", True):
        return [type_here(parser, False)]
    if punctuation(parser, ")", True):
        return []
    types = parser.parse_type_list()
    punctuation(parser, ")", False)
    return types
