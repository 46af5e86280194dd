"""Assembly formats: ODS's declarative language, checked and compiled to a format program.

`compile_format` reads the text of an operation's `assembly_format`, refuses what is incomplete or ambiguous, and returns
the words that the core's parser and printer run (src_c/format.h).
"""

from __future__ import annotations

import re

from mlircore import _program as pg

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from mlircore.dialect import OpInfo

PUNCTUATION = ("->", "...", "_", ":", ",", "=", "<", ">", "(", ")", "{", "}", "[", "]", "?", "+", "*", "|", "-", "/")
_KEYWORD = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*")
_TOKEN = re.compile(r"\s*(?:`(?P<literal>[^`]*)`|\$(?P<variable>\w+)|(?P<word>[A-Za-z][\w-]*)|(?P<mark>[()?:^<>,]))")

# Custom directives: what each argument must be (src_c/routines.def), and whether the group may begin with it.
ROUTINES = {"func.Function": "aaaaadg", "arith.Select": "ooottd", "cf.SwitchCases": "tsotasota",
            "DynamicIndexList": "oa", "DynamicIndexListInParens": "oa", "ReadOrWrite": "a", "CacheKind": "a", "GlobalMemref": "aa",
            "DmaStart": "otd", "ArrowTypes": "t", "ArrowTypesInParens": "t", "Body": "g", "ThenElse": "gg", "RegionCases": "ag",
            "Loop": "oooottta" "g", "While": "ottgg", "ParallelLoop": "oooottg", "Forall": "oooaaaottg", "MapAndOperands": "ao",
            "SetAndOperands": "aot", "MapOfValues": "ao", "AffineMap": "a", "AffineLoop": "oooaaattg", "AffineParallel": "aaaaaaotg",
            "hlo.SameType": "tt", "hlo.ComplexType": "tt", "hlo.SelectType": "tt", "hlo.TupleType": "tt", "hlo.PairwiseType": "tt",
            "hlo.OperandsAndComma": "o", "hlo.SliceRanges": "aaa", "hlo.ExponentMantissa": "aa", "hlo.Precision": "a",
            "hlo.PrecisionAndAlgorithm": "aa", "hlo.DotDimensions": "a", "hlo.ConvolutionDimensions": "a", "hlo.Window": "aaaaa",
            "hlo.Constant": "atd", "hlo.Reduce": "ootttadg", "hlo.While": "ottdgg", "chlo.Scan": "oottttadg"}
_LETTERS = {"a": pg.FG_ATTR, "o": pg.FG_OPERAND, "r": pg.FG_RESULT, "g": pg.FG_REGION, "s": pg.FG_SUCCESSOR,
            "t": pg.FG_TYPE, "d": pg.FG_ATTR_DICT}


class FormatError(Exception):
    """An assembly format breaks a rule."""


class Element:
    """One element of a format: literal, space, variable, operands, results, type, functional, attr-dict, custom or group."""

    def __init__(self, kind: str, text: str = "", *, args: list[Element] | None = None, keyword: bool = False) -> None:
        self.kind, self.text, self.keyword = kind, text, keyword
        self.qualified = False              # a defined type or attribute is written in full
        self.args = args or []
        self.then: list[Element] = []       # of a group
        self.otherwise: list[Element] = []
        self.anchor: Element | None = None


class _Reader:
    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, str]] = []
        at = 0
        text = text.rstrip()
        while at < len(text):
            match = _TOKEN.match(text, at)
            if match is None or match.lastgroup is None:
                raise FormatError(f"cannot read {text[at:at + 12]!r}")
            self.tokens.append((match.lastgroup, match.group(match.lastgroup)))
            at = match.end()
        self.at = 0

    def peek(self) -> tuple[str, str]:
        return self.tokens[self.at] if self.at < len(self.tokens) else ("end", "the end")

    def next(self) -> tuple[str, str]:
        token = self.peek()
        self.at += 1
        return token

    def expect(self, mark: str) -> None:
        kind, text = self.next()
        if (kind, text) != ("mark", mark):
            raise FormatError(f"expected {mark!r} but found {text!r}")


def literal_spaces(text: str, space: bool, punctuation: bool) -> tuple[bool, bool, bool]:
    """Whether a space stands before a literal, as upstream puts it, and both flags behind it."""
    before = False
    if space:
        before = len(text) != 1 and text != "->" or text[0] not in (">)}]," if punctuation else "<>(){}[],")
    return before, len(text) != 1 or text[0] not in "<({[", not (text[0] == "_" or text[0].isalpha())


def read_literal(text: str) -> Element:
    """A literal, or white space that is printed."""
    if text in ("", " ", "\n", "\\n"):
        return Element("space", text if text in ("", " ") else "\n")
    if text not in PUNCTUATION and not _KEYWORD.fullmatch(text):
        raise FormatError(f"`{text}` is neither a keyword nor punctuation of the language")
    return Element("literal", text)


def _read_argument(reader: _Reader) -> Element:
    kind, text = reader.next()
    if kind == "variable":
        return Element("variable", text)
    if kind == "word" and text in ("operands", "results", "attr-dict"):
        return Element(text)
    if kind == "word" and text in ("type", "qualified", "ref"):
        return _read_directive(reader, text)
    raise FormatError(f"expected an argument of a directive but found {text!r}")


def _read_directive(reader: _Reader, word: str) -> Element:
    if word in ("attr-dict", "attr-dict-with-keyword"):
        return Element("attr-dict", keyword=word.endswith("keyword"))
    if word in ("operands",):
        return Element(word)
    if word == "type":
        reader.expect("(")
        argument = _read_argument(reader)
        reader.expect(")")
        if argument.kind not in ("variable", "operands", "results"):
            raise FormatError("type(...) takes an operand or a result, `operands` or `results`")
        return Element("type", args=[argument])
    if word in ("qualified", "ref"):
        reader.expect("(")
        argument = _read_argument(reader)
        reader.expect(")")
        argument.qualified = word == "qualified"
        return argument if argument.qualified else Element("ref", args=[argument])
    if word == "functional-type":
        reader.expect("(")
        inputs = _read_argument(reader)
        reader.expect(",")
        results = _read_argument(reader)
        reader.expect(")")
        return Element("functional", args=[inputs, results])
    if word == "custom":
        reader.expect("<")
        kind, name = reader.next()
        if kind != "word" and kind != "literal":
            raise FormatError("custom<...> takes the name of a routine in backquotes")
        reader.expect(">")
        reader.expect("(")
        arguments = [_read_argument(reader)]
        while reader.peek() == ("mark", ","):
            reader.next()
            arguments.append(_read_argument(reader))
        reader.expect(")")
        return Element("custom", name, args=arguments)
    raise FormatError(f"unknown directive {word!r}")


def _read_group(reader: _Reader) -> Element:
    group = Element("group")
    part = group.then
    while True:
        kind, text = reader.peek()
        if (kind, text) == ("mark", ")"):
            reader.next()
            break
        if kind == "end":
            raise FormatError("an optional group is not closed")
        element = _read_element(reader)
        part.append(element)
        if reader.peek() == ("mark", "^"):
            reader.next()
            if group.anchor is not None:
                raise FormatError("an optional group has two anchors")
            if part is group.otherwise:
                raise FormatError("an anchor belongs in the first part of an optional group")
            group.anchor = element
    if reader.peek() == ("mark", ":"):
        reader.next()
        reader.expect("(")
        part = group.otherwise
        while reader.peek() != ("mark", ")"):
            if reader.peek()[0] == "end":
                raise FormatError("an optional group is not closed")
            part.append(_read_element(reader))
        reader.next()
    reader.expect("?")
    if group.anchor is None:
        raise FormatError("an optional group has no anchor: mark one element with ^")
    return group


def _read_element(reader: _Reader) -> Element:
    kind, text = reader.next()
    if kind == "literal":
        return read_literal(text)
    if kind == "variable":
        return Element("variable", text)
    if kind == "word":
        return _read_directive(reader, text)
    if (kind, text) == ("mark", "("):
        return _read_group(reader)
    raise FormatError(f"unexpected {text!r}")


def parse_format(text: str) -> list[Element]:
    """The elements of a format. Raises `FormatError`."""
    reader = _Reader(text)
    elements = []
    while reader.peek()[0] != "end":
        elements.append(_read_element(reader))
    return elements


class _Compiler:
    """Checks elements against an operation and emits the program."""

    def __init__(self, info: OpInfo, program: pg.Program) -> None:
        self.info, self.program = info, program
        self.bound: dict[str, Element] = {}
        self.typed: set[str] = set()      # operands and results whose type the text spells
        self.attr_dict: Element | None = None
        self.all_operands = self.all_operand_types = self.all_result_types = False
        self.space, self.punctuation = True, False  # upstream's rules for spaces between elements

    # --- what is what ---

    def slot(self, element: Element) -> int:
        info = self.info
        if element.kind == "operands":
            return pg.SLOT_ALL_OPERANDS
        if element.kind == "results":
            return pg.SLOT_ALL_RESULTS
        if element.text in info.operands:
            return list(info.operands).index(element.text)
        if element.text in info.results:
            return len(info.operands) + list(info.results).index(element.text)
        raise FormatError(f"${element.text} is neither an operand nor a result")

    def bind(self, element: Element) -> None:
        if element.text in self.bound:
            raise FormatError(f"${element.text} stands in the format twice")
        self.bound[element.text] = element

    def spell_type(self, element: Element) -> None:
        if element.kind == "operands":
            self.all_operand_types = True
        elif element.kind == "results":
            self.all_result_types = True
        elif element.text in self.typed:
            raise FormatError(f"the type of ${element.text} is spelled twice")
        else:
            self.slot(element)
            self.typed.add(element.text)

    def is_optional(self, element: Element) -> bool:
        """The element may stand for nothing."""
        info, name = self.info, element.text
        if element.kind in ("operands", "results"):
            return True
        if element.kind == "type":
            return self.is_optional(element.args[0])
        if element.kind == "functional":
            return self.is_optional(element.args[0])
        if element.kind != "variable":
            return False
        if name in info.operands:
            return info.operands[name].arity != pg.SINGLE
        if name in info.results:
            return info.results[name].arity != pg.SINGLE
        if name in info.attrs:
            return info.attrs[name].optional or info.attrs[name].default is not None
        if name in info.successors:
            return info.successors[name].arity != pg.SINGLE
        return name in info.regions

    # --- spaces ---

    def literal_space(self, text: str) -> int:
        space, self.space, self.punctuation = literal_spaces(text, self.space, self.punctuation)
        return pg.FF_SPACE if space else 0

    def element_space(self) -> int:
        space = self.space or not self.punctuation
        self.space, self.punctuation = True, False
        return pg.FF_SPACE if space else 0

    # --- emission ---

    def emit_all(self, elements: list[Element], *, optional: bool) -> list[int]:
        return [word for element in elements for word in self.emit(element, optional=optional)]

    def emit(self, element: Element, *, optional: bool = False) -> list[int]:
        string = self.program.string
        kind = element.kind
        if kind == "literal":
            return pg.instruction(pg.F_LITERAL, string(element.text), 0, flags=self.literal_space(element.text))
        if kind == "space":
            if element.text != "\n":
                self.space, self.punctuation = False, element.text == ""
            return pg.instruction(pg.F_SPACE, string(element.text))
        if kind == "group":
            return self.emit_group(element)
        if kind == "attr-dict":
            if self.attr_dict is not None:
                raise FormatError("attr-dict stands in the format twice")
            self.attr_dict, self.punctuation = element, False
            return pg.instruction(pg.F_ATTR_DICT, flags=pg.FF_KEYWORD if element.keyword else 0)
        if kind == "custom":
            return self.emit_custom(element)
        flags = self.element_space()
        if kind == "operands":
            self.all_operands = True
            return pg.instruction(pg.F_OPERANDS, flags=flags)
        if kind == "type":
            self.spell_type(element.args[0])
            return self.emit_type(element.args[0], flags | (pg.FF_QUALIFIED if element.qualified else 0))
        if kind == "functional":
            for argument in element.args:
                self.spell_type(argument)
            return pg.instruction(pg.F_FUNCTIONAL, self.slot(element.args[0]), self.slot(element.args[1]), flags=flags)
        if kind == "variable":
            return self.emit_variable(element, flags, optional=optional)
        raise FormatError(f"{kind} cannot stand here")

    def emit_type(self, argument: Element, flags: int) -> list[int]:
        slot, storage, name = self.slot(argument), 0, None
        group = self.info.group(argument.text) if argument.kind == "variable" else None
        if group is not None and group.arity == pg.SINGLE and group.constraint.type_name is not None:
            kind = getattr(group.constraint, "type_class", group.constraint.predicate)
            storage, name = self.program.predicate(kind), group.constraint.type_name
        return pg.instruction(pg.F_TYPE, slot, storage, self.program.string(name), flags=flags)

    def emit_variable(self, element: Element, flags: int, *, optional: bool) -> list[int]:
        info, name = self.info, element.text
        self.bind(element)
        if name in info.operands:
            return pg.instruction(pg.F_OPERAND, list(info.operands).index(name), flags=flags)
        if name in info.regions:
            return pg.instruction(pg.F_REGION, list(info.regions).index(name), flags=flags)
        if name in info.successors:
            return pg.instruction(pg.F_SUCCESSOR, list(info.successors).index(name), flags=flags)
        if name not in info.attrs:
            raise FormatError(f"${name} is not an operand, attribute, region or successor of the operation")
        attr = info.attrs[name]
        constraint = attr.constraint
        mode, type_constant = pg.FA_ANY, 0
        if constraint.symbol_name:
            mode = pg.FA_SYMBOL_NAME
        elif optional and constraint.predicate == ("kind", "ATTR_STRING"):
            mode = pg.FA_STRING
        elif element.qualified:
            pass
        elif constraint.enum is not None:
            mode = pg.FA_KEYWORD if constraint.enum.attr_name is None else pg.FA_STRIPPED
        elif getattr(constraint, "definition", None) is not None and not constraint.generic:
            mode = pg.FA_STRIPPED
        elif constraint.value_type is not None:
            mode = pg.FA_DENSE if constraint.dense else pg.FA_ANY
            type_constant = self.program.type_constant(constraint.value_type) + 1
        if attr.optional and not optional:
            flags |= pg.FF_OPTIONAL
        return pg.instruction(pg.F_ATTR, list(info.attrs).index(name), mode, type_constant, flags=flags)

    def emit_custom(self, element: Element) -> list[int]:
        flags = self.element_space()
        letters = ROUTINES.get(element.text)
        if letters is None:
            raise FormatError(f"custom<`{element.text}`>: there is no such routine (routines.def lists them)")
        if len(letters) != len(element.args):
            raise FormatError(f"custom<`{element.text}`> takes {len(letters)} arguments, not {len(element.args)}")
        words: list[int] = []
        for letter, argument in zip(letters, element.args, strict=True):
            kind, number = self.reference(argument)
            if kind != _LETTERS[letter]:
                raise FormatError(f"custom<`{element.text}`>: an argument is not of the kind that the routine takes")
            words += (kind, number)
            if argument.kind == "variable":
                self.bind(argument)
            elif argument.kind == "type":
                self.spell_type(argument.args[0])
            elif argument.kind == "attr-dict":
                self.attr_dict = argument
        return pg.instruction(pg.F_CUSTOM, self.program.string(element.text), *words, flags=flags)

    def reference(self, element: Element) -> tuple[int, int]:
        info, name = self.info, element.text
        if element.kind == "ref":
            return self.reference(element.args[0])
        if element.kind == "attr-dict":
            return pg.FG_ATTR_DICT, 0
        if element.kind == "type":
            return pg.FG_TYPE, self.slot(element.args[0])
        if element.kind == "functional":
            return pg.FG_TYPE, self.slot(element.args[0])
        if element.kind in ("operands", "results"):
            return pg.FG_TYPE, self.slot(element)
        for kind, table in ((pg.FG_ATTR, info.attrs), (pg.FG_OPERAND, info.operands), (pg.FG_RESULT, info.results),
                            (pg.FG_REGION, info.regions), (pg.FG_SUCCESSOR, info.successors)):
            if name in table:
                return kind, list(table).index(name)
        raise FormatError(f"${name} is nothing that the operation declares")

    def emit_group(self, element: Element) -> list[int]:
        anchor = element.anchor
        assert anchor is not None
        if anchor.kind not in ("variable", "type", "functional", "operands") or not self.is_optional(anchor):
            raise FormatError("the anchor of an optional group must be something that may be absent")
        kind, number = self.reference(anchor)
        guard = next((e for e in element.then if e.kind != "space"), None)
        if guard is None or guard.kind not in ("literal", "variable", "operands"):
            raise FormatError("an optional group must begin with a literal or a variable, to see whether it is there")
        if guard.kind == "variable" and not self.is_optional(guard):
            raise FormatError(f"an optional group begins with ${guard.text}, which cannot be absent")
        flags = 0
        attr = self.info.attrs.get(anchor.text) if anchor.kind == "variable" else None
        then = element.then
        if attr is not None and attr.constraint.unit and anchor is not guard:
            flags, then = pg.FF_UNIT, [e for e in then if e is not anchor]
            self.bind(anchor)
        first = self.emit_all(then, optional=True)
        second = self.emit_all(element.otherwise, optional=True)
        return pg.instruction(pg.F_OPTIONAL, kind, number, len(first), len(second), *first, *second, flags=flags)

    # --- ambiguity ---

    def check_adjacent(self, elements: list[Element]) -> list[Element]:
        """Refuses what the parser could not tell apart. Returns the elements that may stand last."""
        last: list[Element] = []
        for element in elements:
            if element.kind == "space":
                continue
            if element.kind == "group":
                for part in (element.then, element.otherwise):
                    first = next((e for e in part if e.kind != "space"), None)
                    if first is not None:
                        self.check_pairs(last, first)
                inner = self.check_adjacent(element.then) + self.check_adjacent(element.otherwise)
                last = last + inner
                continue
            self.check_pairs(last, element)
            optional = element.kind == "attr-dict" or (element.kind == "variable" and self.is_optional(element))
            last = [*last, element] if optional else [element]
        return last

    def check_pairs(self, before: list[Element], after: Element) -> None:
        for element in before:
            name = element.text
            attr = self.info.attrs.get(name) if element.kind == "variable" else None
            if attr is not None and attr.constraint.generic and after.kind == "literal" and after.text == ":":
                raise FormatError(f"ambiguous: `:` after attribute ${name}, whose own text may go on with `: type`")
            if element.kind == "attr-dict" and after.kind == "variable" and after.text in self.info.regions and not element.keyword:
                raise FormatError(f"ambiguous: region ${after.text} after attr-dict, both begin with {{")
            group = self.info.operands.get(name) if element.kind == "variable" else None
            many = element.kind == "operands" or (group is not None and group.arity == pg.VARIADIC)
            if many and after.kind == "literal" and after.text == ",":
                raise FormatError("ambiguous: `,` after a list of operands")
            if many and (after.kind == "operands" or after.text in self.info.operands) and after.kind != "literal":
                raise FormatError("ambiguous: operands after a list of operands")

    # --- completeness ---

    def check_complete(self) -> None:
        info = self.info
        if self.attr_dict is None:
            raise FormatError("attr-dict is missing")
        for name in info.operands:
            if name not in self.bound and not self.all_operands:
                raise FormatError(f"operand ${name} is missing")
        for name in info.regions:
            if name not in self.bound:
                raise FormatError(f"region ${name} is missing")
        for name in info.successors:
            if name not in self.bound:
                raise FormatError(f"successor ${name} is missing")

    def resolve(self) -> list[int]:
        """The program that finds the types which are not spelled."""
        info, words = self.info, []
        known = {name for name in self.typed if name in info.operands or name in info.results}
        if self.all_operand_types:
            known |= set(info.operands)
        if self.all_result_types:
            known |= set(info.results)
        checked: set[str] = set()
        progress = True
        while progress:
            progress = False
            for name in (*info.results, *info.operands):
                if name in known:
                    continue
                found = self.find_type(name, known, checked)
                if found is not None:
                    words += found
                    known.add(name)
                    progress = True
        for what, table in (("result", info.results), ("operand", info.operands)):
            for name in table:
                if name not in known:
                    raise FormatError(f"the type of {what} ${name} is neither spelled nor can it be inferred")
        return words

    def find_type(self, name: str, known: set[str], checked: set[str]) -> list[int] | None:
        info, program = self.info, self.program
        slot = self.slot(Element("variable", name))
        group = info.group(name)
        assert group is not None
        if group.constraint.type_text is not None and (group.arity == pg.SINGLE or name in info.operands):
            return pg.instruction(pg.R_CONSTANT, slot, program.type_constant(group.constraint.type_text))
        for trait in info.traits:
            for source, transform in trait.sources(info, name):
                if source in info.attrs and source in self.bound:
                    return pg.instruction(pg.R_ATTR, slot, list(info.attrs).index(source))
                if source not in known:
                    continue
                from_slot = self.slot(Element("variable", source))
                if transform is None:
                    return pg.instruction(pg.R_COPY, slot, from_slot)
                words: list[int] = []
                constraint = info.group(source).constraint  # type: ignore[union-attr]
                offset = program.predicate(constraint.predicate)
                if source not in checked and offset != 0:
                    checked.add(source)
                    words += pg.instruction(pg.R_CHECK, from_slot, offset, program.string(constraint.summary),
                                            program.string(source))
                return words + pg.instruction(pg.R_TRANSFORM, slot, from_slot, program.string(transform))
        return None


def compile_format(info: OpInfo, program: pg.Program) -> tuple[list[int], list[int], set[str]]:
    """The words of the format and of the type resolution, and the names that the format spells. Raises `FormatError`."""
    assert info.assembly_format is not None
    elements = parse_format(info.assembly_format)
    compiler = _Compiler(info, program)
    words = compiler.emit_all(elements, optional=False)
    compiler.check_adjacent(elements)
    compiler.check_complete()
    return words, compiler.resolve(), set(compiler.bound)
