"""Reads the text of assembly formats: ODS's declarative language as a tree of elements."""

from __future__ import annotations

import re

PUNCTUATION = ("->", "...", "_", ":", ",", "=", "<", ">", "(", ")", "{", "}", "[", "]", "?", "+", "*", "|", "-", "/")
_KEYWORD = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*")
_TOKEN = re.compile(r"\s*(?:`(?P<literal>[^`]*)`|\$(?P<variable>\w+)|(?P<word>[A-Za-z][\w-]*)|(?P<mark>[()?:^<>,|]))")


class FormatError(Exception):
    """An assembly format breaks a rule."""


class Element:
    """One element of a format.

    `kind`: literal, space, variable, operands, results, regions, successors, type, functional, attr-dict, custom, group or oilist.
    """

    def __init__(self, kind: str, text: str = "", *, args: list[Element] | None = None, keyword: bool = False) -> None:
        self.kind, self.text, self.keyword = kind, text, keyword
        self.qualified = False              # a defined type or attribute is written in full
        self.args = args or []
        self.then: list[Element] = []       # of a group
        self.otherwise: list[Element] = []
        self.anchor: Element | None = None
        self.inverted = False               # the anchor is in `otherwise`
        self.clauses: list[list[Element]] = []  # of an oilist


class Reader:
    """The words and marks of a format, one after the other."""

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
    """Whether upstream prints a space before a literal, and both flags (`space`, `punctuation`) after it."""
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


def _read_argument(reader: Reader) -> Element:
    kind, text = reader.next()
    if kind == "variable":
        return Element("variable", text)
    if kind == "literal":
        return Element("literal", text)
    if kind == "word" and text in ("operands", "results", "attr-dict"):
        return Element(text)
    if kind == "word" and text in ("type", "qualified", "ref"):
        return _read_directive(reader, text)
    raise FormatError(f"expected an argument of a directive but found {text!r}")


def _read_directive(reader: Reader, word: str) -> Element:
    if word in ("attr-dict", "attr-dict-with-keyword"):
        return Element("attr-dict", keyword=word.endswith("keyword"))
    if word in ("operands", "regions", "successors", "prop-dict", "prop-list"):
        return Element(word)
    if word == "results":
        raise FormatError("`results` must be an argument of type(...) or functional-type(...)")
    if word == "oilist":
        return _read_oilist(reader)
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


def _read_oilist(reader: Reader) -> Element:
    """`oilist(`: clauses separated by `|`, each of which begins with a word of its own: they come in any order, each once at most."""
    oilist = Element("oilist")
    mark = "|"
    reader.expect("(")
    while mark == "|":
        clause: list[Element] = []
        while reader.peek() not in (("mark", "|"), ("mark", ")"), ("end", "the end")):
            clause.append(_read_element(reader))
        if not clause or clause[0].kind != "literal":
            raise FormatError("a clause of an oilist must begin with a literal, which shows its presence")
        oilist.clauses.append(clause)
        kind, mark = reader.next()
        if kind == "end":
            raise FormatError("an oilist is not closed")
    return oilist


def _read_group(reader: Reader) -> Element:
    group = Element("group")
    _read_part(reader, group, group.then)
    inverted = group.anchor is None  # the anchor is in the second part: its absence shows the first one
    if reader.peek() == ("mark", ":"):
        reader.next()
        reader.expect("(")
        _read_part(reader, group, group.otherwise)
    reader.expect("?")
    if group.anchor is None:
        raise FormatError("an optional group has no anchor: mark one element with ^")
    group.inverted = inverted
    return group


def _read_part(reader: Reader, group: Element, part: list[Element]) -> None:
    while True:
        kind, text = reader.peek()
        if (kind, text) == ("mark", ")"):
            reader.next()
            return
        if kind == "end":
            raise FormatError("an optional group is not closed")
        element = _read_element(reader)
        part.append(element)
        if reader.peek() == ("mark", "^"):
            reader.next()
            if group.anchor is not None:
                raise FormatError("an optional group has two anchors")
            group.anchor = element


def _read_element(reader: Reader) -> Element:
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
    reader = Reader(text)
    elements = []
    while reader.peek()[0] != "end":
        elements.append(_read_element(reader))
    return elements
