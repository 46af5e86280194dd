"""Calls of the definition language's functions: one with wrong arguments is refused with the argument and what is expected."""

from __future__ import annotations

from functools import wraps

from mlircore.define import DefinitionError

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, ParamSpec, TypeVar

    Arguments = ParamSpec("Arguments")
    Made = TypeVar("Made")


def strict(make: Callable[Arguments, Made]) -> Callable[Arguments, Made]:
    """A decorator of functions and constructors: arguments that do not fit raise `DefinitionError` in place of `TypeError`."""
    @wraps(make)
    def call(*args: Arguments.args, **kwargs: Arguments.kwargs) -> Made:
        try:
            return make(*args, **kwargs)
        except TypeError:
            wrong = _wrong(make, args, kwargs)
            if wrong is None:
                raise
            raise DefinitionError(wrong) from None

    return call


def _wrong(make: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> str | None:
    """The first argument that does not fit, as a message; None when all do."""
    from difflib import get_close_matches
    from inspect import Parameter, signature

    name, _, is_method = make.__qualname__.partition(".")
    found = list(signature(make).parameters.values())[1 if is_method else 0:]
    args = args[1 if is_method else 0:]
    placed = [each.name for each in found if each.kind in (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)]
    named = [each.name for each in found if each.kind in (Parameter.KEYWORD_ONLY, Parameter.POSITIONAL_OR_KEYWORD)]
    kinds = [each.kind for each in found]
    for key in kwargs if Parameter.VAR_KEYWORD not in kinds else ():
        if key not in named:
            near = get_close_matches(key, named, 1)
            if key == "optional" and f"Optional{name}" in make.__globals__:
                return f"{name}: takes no `optional=`: write Optional{name}(...)"
            return f"{name}: takes no `{key}=`: " + (f"did you mean `{near[0]}=`?" if near else f"it takes {_listed(named)}")
    if Parameter.VAR_POSITIONAL in kinds:
        other = next((each for each in args if not isinstance(each, str)), None)
        return None if other is None else f"{name}: takes strings, as in {name}('a', 'b'), not {other!r}"
    if len(args) > len(placed):
        first, extra = args[0], args[len(placed)]
        field = first if isinstance(first, str) and first.isidentifier() else "x"
        form = f"as in `{field} = {name}({', '.join(placed)})`"
        if isinstance(first, str) and placed and placed[0] == "constraint":
            return f"{name}: the first argument is the constraint, not {first!r}: a field has the name that the class gives it, {form}"
        by_name = [each.name for each in found if each.kind == Parameter.KEYWORD_ONLY]
        taken = f"it takes {len(placed)} without a name, {form}" if placed else "it takes none without a name"
        return f"{name}: argument {len(placed) + 1}, {extra!r}, is too much: {taken}" + (f", and {_listed(by_name)}" if by_name else "")
    missing = [each.name for each in found if each.default is Parameter.empty and each.kind == Parameter.POSITIONAL_OR_KEYWORD]
    missing = [each for each in missing[len(args):] if each not in kwargs]
    return f"{name}: the argument `{missing[0]}` is missing" if missing else None


def _listed(names: list[str]) -> str:
    return ", ".join(f"`{each}=`" for each in names)
