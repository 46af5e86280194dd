"""Compiles definitions of types and attributes: their formats and parameters, checked and written as words (src_c/defs/defined.h)."""

from __future__ import annotations

from mlircore.compile import names, routines
from mlircore.compile.program import Program
from mlircore.define import opcodes as oc
from mlircore.define.statement import is_of_mlircore
from mlircore.define.types_attributes import Param, refused
from mlircore.compile.format_text import FormatError, Reader, literal_spaces, read_literal

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from mlircore.define.types_attributes import Definition

# --- formats ---


class _Element:
    def __init__(self, kind: str, text: str = "", items: list[_Element] | None = None) -> None:
        self.kind, self.text, self.items = kind, text, items or []  # literal, space, param, list, custom, ref, string, group
        self.qualified = self.struct = self.inverted = False
        self.then: list[_Element] = []
        self.otherwise: list[_Element] = []
        self.anchor: _Element | None = None


# The kind of an argument of a directive, by its letter, and that of the parameter; None: any.
_LETTERS = {"p": ("param", None), "r": ("ref", None), "s": ("string", None), "T": ("param", oc.PK_TYPE), "D": ("param", oc.PK_DENSE)}
_BRACKETS = ("<>", "()", "[]", "{}")


class _Compiler:
    """Checks a format against its definition and emits the program."""

    def __init__(self, params: dict[str, Param], program: Program) -> None:
        self.params, self.program = params, program
        self.seen: set[str] = set()
        self.elements: list[_Element] = []
        self.space, self.punctuation = True, False

    # --- reading ---

    def bind(self, name: str) -> _Element:
        if name not in self.params:
            raise FormatError(f"there is no parameter ${name}")
        if self.params[name].self_type:
            raise FormatError(f"${name} is the attribute's own type and cannot be in the format")
        if name in self.seen:
            raise FormatError(f"${name} is in the format twice")
        self.seen.add(name)
        return _Element("param", name)

    def rest(self) -> list[_Element]:
        return [self.bind(name) for name, param in self.params.items() if not param.self_type]

    def variable(self, reader: Reader) -> _Element:
        kind, text = reader.next()
        if kind == "variable":
            return self.bind(text)
        if (kind, text) == ("word", "qualified"):
            reader.expect("(")
            element = self.variable(reader)
            reader.expect(")")
            element.qualified = True
            return element
        if (kind, text) == ("word", "custom"):
            return self.custom(reader)
        raise FormatError(f"expected a parameter but found {text!r}")

    def struct(self, reader: Reader) -> _Element:
        reader.expect("(")
        items: list[_Element] = []
        while True:
            if reader.peek() == ("word", "params"):
                reader.next()
                items += self.rest()
            else:
                items.append(self.variable(reader))
            if reader.peek() != ("mark", ","):
                break
            reader.next()
        reader.expect(")")
        element = _Element("list", items=items)
        element.struct = True
        return element

    def custom(self, reader: Reader) -> _Element:
        reader.expect("<")
        kind, name = reader.next()
        if kind not in ("word", "literal"):
            raise FormatError("custom<...> takes the name of a routine")
        reader.expect(">")
        reader.expect("(")
        element = _Element("custom", name)
        while reader.peek() != ("mark", ")"):
            kind, text = reader.next()
            if kind == "variable":
                element.items.append(self.bind(text))
            elif kind == "literal":
                element.items.append(_Element("string", text))
            elif (kind, text) == ("word", "ref"):
                reader.expect("(")
                _, referred = reader.next()
                reader.expect(")")
                if referred not in self.params or (referred not in self.seen and not self.params[referred].self_type):
                    raise FormatError(f"ref(${referred}) comes before ${referred}")
                element.items.append(_Element("ref", referred))
            else:
                raise FormatError(f"expected an argument of a directive but found {text!r}")
            if reader.peek() == ("mark", ","):
                reader.next()
        reader.next()
        letters = routines.DEF_ROUTINES.get(name)
        if letters is None:
            raise FormatError(f"custom<{name}>: there is no such routine (src_c/dialects/*/*.def list them)")
        wanted = letters
        if letters.endswith("*"):
            wanted = letters[:-2] + letters[-2] * (len(element.items) - len(letters) + 2)
        if len(wanted) != len(element.items) or not all(map(self.fits, wanted, element.items)):
            raise FormatError(f"custom<{name}> takes other arguments ({letters})")
        return element

    def fits(self, letter: str, item: _Element) -> bool:
        """Whether an argument of a directive is of the kind that the letter states (src_c/defs/routine_kinds.h)."""
        kind, of_kind = _LETTERS[letter]
        if item.kind != kind or of_kind is None:
            return item.kind == kind
        param = self.params[item.text]
        return param.kind == of_kind and (letter != "D" or param.detail == "i64") and not (param.array or param.may_be_absent)

    def group(self, reader: Reader) -> _Element:
        group = _Element("group")
        part = group.then
        while True:
            if reader.peek() == ("mark", ")"):
                reader.next()
                if part is group.then and reader.peek() == ("mark", ":"):
                    reader.next()
                    reader.expect("(")
                    part = group.otherwise
                    continue
                break
            if reader.peek()[0] == "end":
                raise FormatError("an optional group is not closed")
            element = self.element(reader)
            part.append(element)
            if reader.peek() == ("mark", "^"):
                reader.next()
                if group.anchor is not None:
                    raise FormatError("an optional group has two anchors")
                group.anchor, group.inverted = element, part is group.otherwise
        reader.expect("?")
        return group

    def element(self, reader: Reader) -> _Element:
        kind, text = reader.peek()
        if kind == "literal":
            reader.next()
            spelled = read_literal(text)
            return _Element(spelled.kind, spelled.text)
        if (kind, text) == ("mark", "("):
            reader.next()
            return self.group(reader)
        if (kind, text) == ("word", "params"):
            reader.next()
            return _Element("list", items=self.rest())
        if (kind, text) == ("word", "struct"):
            reader.next()
            return self.struct(reader)
        return self.variable(reader)

    # --- checking ---

    def bound(self, element: _Element) -> list[str]:
        """The parameters that an element reads."""
        if element.kind == "param":
            return [element.text]
        return [name for item in element.items for name in self.bound(item)]

    def check_group(self, group: _Element) -> None:
        if group.anchor is None or not self.bound(group.anchor):
            raise FormatError("an optional group has no anchor: mark a parameter or a directive with ^")
        for element in (*group.then, *group.otherwise):
            for name in self.bound(element):
                if not self.params[name].may_be_absent:
                    raise FormatError(f"${name} is in an optional group, but it cannot be absent")
        first = next((element for element in group.then if element.kind != "space"), None)
        if first is None or first.kind == "group":
            raise FormatError("an optional group must begin with a literal or a parameter, which shows its presence")

    def check(self, elements: list[_Element]) -> None:
        for before, after in zip(elements, elements[1:], strict=False):
            if before.struct and after.kind == "literal" and after.text == "," and any(
                    self.params[name].may_be_absent for name in self.bound(before)):
                raise FormatError("ambiguous: `,` after a struct with parameters that can be omitted")
        for name, param in self.params.items():
            if name not in self.seen and not param.may_be_absent and not param.self_type:
                raise FormatError(f"parameter ${name} is missing")

    def balance(self, elements: list[_Element]) -> list[int]:
        """How many brackets of each kind literals open that they do not close."""
        found = [0, 0, 0, 0]
        for element in elements:
            if element.kind == "literal":
                found = [n + (element.text == pair[0]) - (element.text == pair[1]) for n, pair in zip(found, _BRACKETS, strict=True)]
            elif element.kind == "group":
                then, otherwise = self.balance(element.then), self.balance(element.otherwise)
                if then != otherwise:
                    raise FormatError("an optional group has a bracket without its pair")
                found = [n + more for n, more in zip(found, then, strict=True)]
        return found

    # --- emitting; spaces as upstream puts them ---

    def before_element(self) -> int:
        space = self.space or not self.punctuation
        self.space, self.punctuation = True, False
        return oc.DF_SPACE if space else 0

    def number(self, name: str) -> int:
        return list(self.params).index(name)

    def emit_all(self, elements: list[_Element]) -> list[int]:
        return [word for element in elements for word in self.emit(element)]

    def emit(self, element: _Element) -> list[int]:
        string, kind = self.program.string, element.kind
        if kind == "literal":
            space, self.space, self.punctuation = literal_spaces(element.text, self.space, self.punctuation)
            return oc.instruction(oc.D_LITERAL, string(element.text), 0, flags=oc.DF_SPACE if space else 0)
        if kind == "space":
            self.space = False
            if element.text == "":
                self.punctuation = True
            return oc.instruction(oc.D_SPACE, string(element.text))
        if kind == "param":
            flags = self.before_element() | (oc.DF_QUALIFIED if element.qualified else 0)
            return oc.instruction(oc.D_PARAM, self.number(element.text), flags=flags)
        if kind == "custom":
            return self.emit_custom(element, self.before_element())
        if kind == "list":
            flags = (oc.DF_SPACE if self.space or not self.punctuation else 0) | (oc.DF_STRUCT if element.struct else 0)
            words: list[int] = []
            for item in element.items:
                self.space, self.punctuation = False, True
                words += self.emit(item)
            return oc.instruction(oc.D_LIST, *words, flags=flags)
        return self.emit_group(element)

    def emit_custom(self, element: _Element, flags: int) -> list[int]:
        words: list[int] = []
        for item in element.items:
            if item.kind == "string":
                words += (oc.DG_STRING, self.program.string(item.text))
            else:
                words += (oc.DG_PARAM if item.kind == "param" else oc.DG_REF, self.number(item.text))
        return oc.instruction(oc.D_CUSTOM, self.program.string(element.text), *words, flags=flags)

    def emit_group(self, group: _Element) -> list[int]:
        self.check_group(group)
        assert group.anchor is not None
        saved = self.space, self.punctuation
        then = self.emit_all(group.then)
        self.space, self.punctuation = saved
        otherwise = self.emit_all(group.otherwise)
        anchors = sum(1 << self.number(name) for name in self.bound(group.anchor))
        return oc.instruction(oc.D_OPTIONAL, *oc.wide(anchors), len(then), len(otherwise), *then, *otherwise,
                              flags=oc.DF_INVERT if group.inverted else 0)

    def compile(self, text: str) -> tuple[list[int], bool]:
        reader = Reader(text)
        elements = []
        while reader.peek()[0] != "end":
            elements.append(self.element(reader))
        self.check(elements)
        self.elements = elements
        return self.emit_all(elements), self.is_pretty(elements)

    def is_pretty(self, elements: list[_Element]) -> bool:
        """Whether the text is empty or in angle brackets."""
        if not elements:
            return True
        if len(elements) == 1 and elements[0].kind == "group":
            return all(self.is_pretty(part) for part in (elements[0].then, elements[0].otherwise))
        first, last = elements[0], elements[-1]
        return (first.kind, first.text, last.kind, last.text) == ("literal", "<", "literal", ">")


# --- definitions ---


def _is_counted(param: Param) -> bool:
    return param.array or param.kind == oc.PK_STRING


def check(cls: type[Definition]) -> None:
    """Raises `DefinitionError` for a class that breaks a rule."""
    if len(cls.params) > oc.DEF_MAX_PARAMS:
        raise refused(cls, "parameters", f"there are more than {oc.DEF_MAX_PARAMS}")
    for name, param in cls.params.items():
        if param.kind == oc.PK_ENUM and param.detail not in cls.dialect.enums:
            raise refused(cls, name, "its enumeration is not of this dialect: add it with `dialect.enum`")
        if param.self_type and cls.is_type:
            raise refused(cls, name, "only attributes have a type of their own")
        if param.like is not None and not (_is_counted(param) and param.like in cls.params and _is_counted(cls.params[param.like])):
            raise refused(cls, name, f"{param.like!r} is no list, or it is none itself: `like` compares numbers of elements")
        if param.default is None:
            continue
        try:
            text = param.default_text()
        except KeyError:
            raise refused(cls, name, "the default is no case of its enumeration") from None
        if f"!{cls.dialect.name}." in text or f"#{cls.dialect.name}." in text:
            raise refused(cls, name, "a default cannot name a type or attribute of its own dialect")
    for what, why in names.wrong(names.used_by_definition(cls), cls.__module__):
        raise refused(cls, what, why + names.place(cls))
    if cls.has_form_hooks:
        return
    try:
        compiler = _Compiler(cls.params, Program())
        compiler.compile(cls.assembly_format or "")
        if not is_of_mlircore(cls.__module__) and any(compiler.balance(compiler.elements)):
            raise FormatError("the brackets of its literals are not pairs: nobody would find the end of the text")
    except FormatError as error:
        raise refused(cls, "assembly_format", str(error)) from None
    for what, why in names.wrong(names.used_by_format("DEF_ROUTINES", cls.assembly_format), cls.__module__):
        raise refused(cls, what, why + names.place(cls))


def words(cls: type[Definition], program: Program) -> list[int]:
    """The record (McDefWords)."""
    string = program.string
    elements, pretty = (oc.instruction(oc.D_HOOK), False) if cls.has_form_hooks else _Compiler(cls.params, program).compile(cls.assembly_format or "")
    flags = (oc.DEF_IS_TYPE if cls.is_type else 0) | (oc.DEF_PRETTY if pretty else 0) | (
        oc.DEF_BLAME_NAME if cls.blame_name else 0) | (
        oc.DEF_BLAME_END if cls.blame_end else 0) | (
        oc.DEF_VECTOR_ELEMENT if cls.vector_element else 0) | (oc.DEF_MEMREF_ELEMENT if cls.memref_element else 0) | (
        oc.DEF_MEMREF_LAYOUT if cls.memref_layout else 0) | (oc.DEF_LAYOUT_ENTRIES if cls.layout_entries else 0) | (
        oc.DEF_HOOK if cls.verify_hook is not None else 0)
    own = next((i + 1 for i, param in enumerate(cls.params.values()) if param.self_type), 0)
    params = program.records([_param_words(cls, program, name, param) for name, param in cls.params.items()])
    offset = program.append(elements) if elements else 0
    return [string(cls.name), flags, *params, offset, len(elements), string(cls.cpp_name), string(cls.alias),
            string(cls.verify), own, (string(cls.encoding_check) + 1) & oc.NONE,
            list(cls.params).index("shape") + 1 if cls.is_shaped else 0]


def _param_words(cls: type[Definition], program: Program, name: str, param: Param) -> list[int]:
    string, detail, storage = program.string, param.detail, None
    if param.kind in (oc.PK_TYPE, oc.PK_ATTR):
        detail, storage = oc.NONE, None
        if isinstance(param.of, str):
            storage, detail = ("defined", param.of), string(param.of)
        elif param.of is not None:
            storage = param.of.predicate
            enum = getattr(param.of, "enum", None)
            has_form = enum is not None and enum.attr_name is not None
            detail = string(storage[1] if has_form else getattr(param.of, "definition", None))
    elif param.kind == oc.PK_ENUM:
        detail = cls.dialect.enums.index(param.detail) + 1
    elif param.kind in (oc.PK_FLOAT, oc.PK_DENSE):
        detail = string(param.detail)
    flags = (oc.PF_OPTIONAL if param.optional else 0) | (oc.PF_ARRAY if param.array else 0) | (
        oc.PF_BRACKETED if param.bracketed else 0) | (oc.PF_FIELD if param.field else 0) | (
        oc.PF_BRACED if param.braced else 0) | (oc.PF_SPACED if param.spaced else 0)
    default = 0
    if param.default is not None:
        flags |= oc.PF_DEFAULT
        text = param.default_text()
        is_type = param.kind == oc.PK_TYPE and not param.array
        default = (program.type_constant(text) if is_type else program.attr_constant(text)) + 1
    rules = []
    for rule in param.verify:
        predicate, message = rule if isinstance(rule, tuple) else (rule.predicate, f"failed to verify '{name}': {rule.summary}")
        if predicate is not None:
            rules.append((program.predicate(predicate), string(message)))
    return [string(name), param.kind, flags, detail, default, program.predicate(storage), string(param.complaint),
            *program.records(rules), string(param.cpp_type), 0 if param.like is None else list(cls.params).index(param.like) + 1, 0]


def check_format(params: dict[str, Param], text: str) -> None:
    """Raises `FormatError` for a format that does not fit parameters which no class has yet."""
    compiler = _Compiler(params, Program())
    compiler.compile(text)
    if any(compiler.balance(compiler.elements)):
        raise FormatError("the brackets of its literals are not pairs: nobody would find the end of the text")
