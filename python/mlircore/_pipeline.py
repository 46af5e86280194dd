"""Pipelines of passes and their textual form, as `builtin.module(func.func(cse),symbol-privatize{exclude=main})`.

The text is read in one place for `mlircore.passmanager` and for the flags of `mlircore-opt`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

__all__ = ["Item", "Option", "Parser", "Pass", "Pipeline", "nearest"]

_MAX_DEPTH = 200
_BOOLS = {"": "true", "true": "true", "TRUE": "true", "True": "true", "1": "true"}
_BOOLS |= {"false": "false", "FALSE": "false", "False": "false", "0": "false"}

_NUMBERS = {"int": (-(2**31), 2**31 - 1), "long": (-(2**63), 2**63 - 1), "uint": (0, 2**32 - 1)}


def _is_number(text: str, least: int, most: int) -> bool:
    try:
        return least <= int(text, 0) <= most and "_" not in text
    except ValueError:
        return False


def _inside(text: str) -> str:
    """The text without the braces or quotes around it."""
    return text[1:-1] if len(text) > 1 and (text[0], text[-1]) in (("{", "}"), ("'", "'"), ('"', '"')) else text


def _items(text: str) -> list[str]:
    """The texts between commas that are in no braces or parentheses."""
    items, start, depth = [], 0, 0
    for at, char in enumerate(text):
        depth += {"{": 1, "(": 1, "}": -1, ")": -1}.get(char, 0)
        if char == "," and depth == 0:
            items.append(text[start:at])
            start = at + 1
    return [*items, text[start:]]


@dataclass(frozen=True)
class Option:
    """An option of a pass: "bool", "string", "list" (texts with commas between them), or a number: "int", "long" or "uint"."""

    name: str
    kind: str
    default: str
    description: str = ""

    def read(self, text: str) -> str:
        """The value that a text means; ValueError in mlir-opt's words."""
        if self.kind == "bool" and text not in _BOOLS:
            raise ValueError(f"for the --{self.name} option: '{text}' is invalid value for boolean argument! Try 0 or 1")
        if self.kind in _NUMBERS and not _is_number(text, *_NUMBERS[self.kind]):
            raise ValueError(f"for the --{self.name} option: '{text}' value invalid for {self.kind} argument!")
        if self.kind == "list":
            return ",".join(map(_inside, _items(text)))
        return _BOOLS[text] if self.kind == "bool" else str(int(text, 0)) if self.kind in _NUMBERS else text

    def show(self, value: str) -> str:
        """The option in a pipeline's text; nothing for an empty list."""
        if self.kind == "list":
            items = (f"{{{item}}}" if " " in item else item for item in _items(value))
            return f"{self.name}={{{','.join(items)}}}" if value else ""
        return f"{self.name}={{{value}}}" if set(" \t'\"{}") & set(value) else f"{self.name}={value}"


class Pass:
    """A pass with values for its options; `run` is called with the operation, an ExternalPass and the options."""

    def __init__(self, run: Callable[..., object], name: str, argument: str, description: str, op_name: str, options: Mapping[str, str],
                 kinds: tuple[Option, ...] | None = None, statistics: tuple[tuple[str, str], ...] = (), number: int | None = None,
                 output: str = "changes") -> None:
        self.run, self.name, self.argument, self.description, self.op_name = run, name, argument, description, op_name
        self.options = dict(options)
        self.kinds = kinds if kinds is not None else tuple(Option(key, "string", value) for key, value in self.options.items())
        self.statistics = statistics
        self.counts = [0] * len(statistics)
        self.number, self.output = number, output  # of a pass of the core

    def with_options(self, options: Mapping[str, str]) -> Pass:
        """The same pass with other values."""
        return Pass(self.run, self.name, self.argument, self.description, self.op_name, options, self.kinds, self.statistics, self.number, self.output)

    def __str__(self) -> str:
        text = self.argument or f"unknown<{self.name}>"
        shown = " ".join((option.show(self.options[option.name]) for option in self.kinds))
        return text + ("{" + shown + "}" if self.options else "")


class Pipeline:
    """Passes and nested pipelines for operations of one name, or of "any"."""

    def __init__(self, anchor: str) -> None:
        self.anchor = anchor
        self.items: list[Item] = []

    def __str__(self) -> str:
        return f"{self.anchor}({','.join(map(str, self.items))})"

    def dump(self, indent: str = "") -> str:
        """The pipeline on several lines, as mlir-opt dumps it. Recursion: as deep as pipelines are nested."""
        inner = indent + "  "
        items = [item.dump(inner) if isinstance(item, Pipeline) else f"{inner}{item}" for item in self.items]
        return f"{indent}{self.anchor}(\n" + ",\n".join(items) + f"\n{indent})"

    @property
    def target(self) -> str:
        """The name of the operations that it can run on: of "any", a pass may be for operations of one name only."""
        names = (item.op_name for item in self.items if isinstance(item, Pass) and item.op_name)
        return next(names, self.anchor) if self.anchor == "any" else self.anchor

    def add(self, item: Item) -> None:
        """Appends an item; ValueError for a pass that is for operations of another name."""
        if isinstance(item, Pass) and item.op_name and self.anchor not in ("any", item.op_name):
            raise ValueError(
                f"Can't add pass '{item.name}' restricted to '{item.op_name}' on a PassManager intended to run on "
                f"'{self.anchor}', did you intend to nest?")
        self.items.append(item)


Item = Pass | Pipeline


def nearest(name: str, known: Mapping[str, Any]) -> str:
    """The known name that is most like `name`, as a question in a message; nothing when none is."""
    close = difflib.get_close_matches(name, known, 1, 0.5)
    return f"; did you mean '{close[0]}'?" if close else ""


class Parser:
    """Reads the elements of a pipeline, positions counted from the start of `text`."""

    def __init__(self, text: str, registry: Mapping[str, Pass]) -> None:
        self.text, self.at, self.registry = text, 0, registry

    def error(self, at: int, message: str) -> ValueError:
        """An error at a position, in mlir-opt's form."""
        return ValueError(f"MLIR Textual PassPipeline Parser:1:{at + 1}: error: {message}\n{self.text}\n{' ' * at}^\n")

    def parse_into(self, pipeline: Pipeline) -> None:
        """Adds all elements of the text."""
        if self.text.strip():
            self.elements(pipeline, [])
        if self.at < len(self.text) and self.text.strip():
            raise self.error(self.at, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline")

    def elements(self, pipeline: Pipeline, opened: list[int]) -> None:
        """Adds elements up to a closing parenthesis or the end. Recursion: as deep as pipelines are nested, _MAX_DEPTH at most."""
        while True:
            start = self.at
            while self.at < len(self.text) and self.text[self.at] not in ",(){":
                self.at += 1
            name = self.text[start : self.at].strip()
            following = self.text[self.at : self.at + 1]
            if following == "(":
                nested = Pipeline(name)
                opened.append(self.at)
                self.at += 1
                if len(opened) > _MAX_DEPTH:
                    raise self.error(start, "pipelines are nested too deeply")
                self.elements(nested, opened)
                if self.text[self.at : self.at + 1] != ")":
                    raise self.error(opened[-1], "expected ')' to close the pipeline that is opened here")
                opened.pop()
                self.at += 1
                pipeline.add(nested)
            else:
                pipeline.add(self.one_pass(name, self.options() if following == "{" else None, start))
            while self.text[self.at : self.at + 1].isspace():
                self.at += 1
            following = self.text[self.at : self.at + 1]
            if following not in ("", ",", ")"):
                raise self.error(self.at, "expected ',' after parsing pipeline")
            if following != ",":
                return
            self.at += 1

    def options(self) -> str:
        """The text between braces."""
        start, depth = self.at, 0  # quotes do not hide braces, as in mlir-opt
        while self.at < len(self.text):
            depth += {"{": 1, "}": -1}.get(self.text[self.at], 0)
            self.at += 1
            if depth == 0:
                return self.text[start + 1 : self.at - 1]
        raise self.error(start, "missing closing '}' while processing pass options")

    def one_pass(self, name: str, options: str | None, start: int) -> Pass:
        """The pass of that name with these options."""
        known = self.registry.get(name)
        if known is None:
            close = nearest(name, self.registry)
            raise self.error(start, f"'{name}' does not refer to a registered pass or pass pipeline{close}")
        return configured(known, options or "")


def _split_options(text: str) -> list[tuple[str, str | None]]:
    """Names and values; a value may be in braces or quotes, and is then the text inside."""
    found: list[tuple[str, str | None]] = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        start = at
        while at < len(text) and not text[at].isspace() and text[at] != "=":
            at += 1
        key = text[start:at]
        if text[at : at + 1] != "=":
            found.append((key, None))
            continue
        at += 1
        start, depth, quote = at, 0, ""
        while at < len(text) and (quote or depth or not text[at].isspace()):
            if quote:
                quote = "" if text[at] == quote else quote
            elif text[at] in "'\"":
                quote = text[at]
            else:
                depth += {"{": 1, "}": -1}.get(text[at], 0)
            at += 1
        found.append((key, _inside(text[start:at])))
    return found


def configured(known: Pass, text: str) -> Pass:
    """The pass with the options of a text, `name=value` each; ValueError in mlir-opt's words."""
    values = dict(known.options)
    kinds = {option.name: option for option in known.kinds}
    listed: set[str] = set()
    for key, value in _split_options(text):
        option = kinds.get(key)
        if option is None:
            close = nearest(key, kinds)
            raise ValueError(f"<Pass-Options-Parser>: no such option {key}{close}\n\nfailed to add `{known.argument}` with options `{text}`\n")
        try:
            read = option.read(value or "")
        except ValueError as error:
            raise ValueError(f"{error}\nfailed to add `{known.argument}` with options `{text}`\n") from None
        values[key] = f"{values[key]},{read}" if option.kind == "list" and key in listed else read
        listed.add(key)
    return known.with_options(values)
