"""Command lines in the manner of LLVM's tools: one dash or two, `=value` or the next argument."""

from __future__ import annotations

import contextlib
import difflib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

__all__ = ["Flag", "FlagError", "parse"]

_FEW = 12  # flags, which one line can name


class FlagError(Exception):
    """A command line that cannot be understood; the text is for the user."""


@dataclass(frozen=True)
class Flag:
    """A flag: its name, kind ("bool", "uint", "int", "str", "str?" whose value is optional, "pass", or "passes", names of those), default and help.

    `values`: the only texts that a "str" may be; none: any.
    """

    name: str
    kind: str
    default: object
    help: str
    metavar: str = ""
    bare: str = ""  # what "str?" means when it is given without a value
    values: tuple[str, ...] = ()


@dataclass
class Options:
    """The contents of a command line: values by flag name, the positional arguments, and flags of kind "pass" with values, in order."""

    values: dict[str, object]
    given: set[str] = field(default_factory=set)
    positional: list[str] = field(default_factory=list)
    passes: list[tuple[str, str]] = field(default_factory=list)

    def flag(self, name: str) -> bool:
        """The value of a boolean flag."""
        return bool(self.values[name])

    def text(self, name: str) -> str:
        """The value of a flag with text."""
        return str(self.values[name])

    def number(self, name: str) -> int | None:
        """The value of a flag with a number; None when it was not given and has no default."""
        value = self.values[name]
        return value if isinstance(value, int) else None


_BOOLS = {"": True, "true": True, "TRUE": True, "True": True, "1": True}
_BOOLS |= {"false": False, "FALSE": False, "False": False, "0": False}


def _convert(tool: str, flag: Flag, value: str) -> object:
    shown = _dashed(flag.name)
    if flag.kind == "bool":
        if value in _BOOLS:
            return _BOOLS[value]
        raise FlagError(f"{tool}: for the {shown} option: '{value}' is invalid value for boolean argument! Try 0 or 1")
    if flag.kind in ("uint", "int"):
        number: int | None = None
        with contextlib.suppress(ValueError):
            number = int(value, 0)
        if number is None or (flag.kind == "uint" and number < 0):
            kind = "uint" if flag.kind == "uint" else "long"
            raise FlagError(f"{tool}: for the {shown} option: '{value}' value invalid for {kind} argument!")
        return number
    if flag.values and value not in flag.values:
        raise FlagError(f"{tool}: for the {shown} option: Cannot find option named '{value}'!")
    return value


def _check_passes(tool: str, flag: Flag, value: str, known: Mapping[str, Flag]) -> None:
    passes = [name for name, each in known.items() if each.kind == "pass"]
    for name in value.split(","):
        if name not in passes:
            close = difflib.get_close_matches(name, passes, 1, 0.5)
            advice = f"\n{tool}: Did you mean '{close[0]}'?" if close else ""
            raise FlagError(f"{tool}: for the {_dashed(flag.name)} option: Cannot find option named '{name}'!{advice}")


def usage(tool: str, what: str, flags: Sequence[Flag], inputs: str = "<input file>") -> str:
    """The help text: one line a flag."""
    lines = [f"USAGE: {tool} [options] {inputs}", "", what, "", "OPTIONS:"]
    for flag in flags:
        value = f"[=<{flag.metavar}>]" if flag.kind in ("str?", "pass") else f"=<{flag.metavar}>" if flag.metavar else ""
        lines.append(f"  {_dashed(flag.name) + value:58s} - {flag.help}")
    return "\n".join(lines) + "\n"


def _dashed(name: str) -> str:
    return ("-" if len(name) == 1 else "--") + name


def _unknown(tool: str, word: str, name: str, known: Collection[str]) -> str:
    """LLVM's two lines: the second names the nearest flag or, where none is near and they are few, all of them."""
    text = f"{tool}: Unknown command line argument '{word}'.  Try: '{tool} --help'"
    close = difflib.get_close_matches(name, known, 1, 0.5)
    if close:
        return f"{text}\n{tool}: Did you mean '{_dashed(close[0])}'?"
    return text if len(known) > _FEW else f"{text}\n{tool}: The options are {', '.join(map(_dashed, sorted(known)))}"


def parse(tool: str, flags: Sequence[Flag], argv: Sequence[str]) -> Options:
    """Reads a command line; FlagError says what is wrong with it, in LLVM's words. `-h` is `--help`."""
    known = {flag.name: flag for flag in flags}
    options = Options({flag.name: flag.default for flag in flags})
    words = iter(argv)
    for word in words:
        if not word.startswith("-") or word == "-":
            options.positional.append(word)
            continue
        if word == "--":
            options.positional.extend(words)
            break
        name, equals, value = word.lstrip("-").partition("=")
        if name == "h" and name not in known:
            name = "help"
        flag = known.get(name)
        if flag is None:
            raise FlagError(_unknown(tool, word, name, known))
        options.given.add(name)
        if flag.kind == "pass":
            options.passes.append((name, value))
            continue
        if flag.kind == "str?":
            options.values[name] = value if equals else flag.bare
            continue
        if flag.kind != "bool" and not equals:
            following = next(words, None)
            if following is None:
                raise FlagError(f"{tool}: for the {_dashed(name)} option: requires a value!")
            value = following
        if flag.kind == "passes":
            _check_passes(tool, flag, value, known)
            before = options.text(name)
            options.values[name] = f"{before},{value}" if before else value
            continue
        options.values[name] = _convert(tool, flag, value)
    return options
