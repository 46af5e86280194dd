"""The words that infer the types of an operation's results: instructions MC_I_* of src_c/defs/words.h, which infer.c runs."""

from __future__ import annotations

from mlircore.compile import routines
from mlircore.define import opcodes as oc
from mlircore.define.inference import HOOK, infers_results, sources

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from mlircore.compile.program import Program
    from mlircore.define.inference import Infer
    from mlircore.define.operations import OpInfo


def is_function(infer: Infer) -> bool:
    """Whether it names a Python function of its dialect, or is a method of the class."""
    return infer is HOOK or "." in infer.routine and infer.routine not in routines.INFER


def wrong(info: OpInfo) -> str | None:
    """Why `infer` cannot be compiled."""
    infer = info.infer
    if infer is None or not infer.routine or is_function(infer):
        return None
    name, args = infer.routine, infer.args
    if name in infer.PLAIN:
        found = args if name == "constant" else tuple(info.operands if name == "same_as" else info.attrs)
        return None if len(args) == 1 and args[0] in found else f"{name} has one argument, which is declared"
    if name not in routines.INFER:
        return f"there is no routine {name!r} that infers types (src_c/dialects/*/*.def list them)"
    letters = "".join("o" if arg in info.operands else "a" if arg in info.attrs else "w" for arg in args)
    known = routines.INFER[name].split("|")
    fits = any(letters == each or each.endswith("*") and letters.rstrip(each[-2]) == each[:-2] for each in known)
    return None if fits else f"{name} takes other arguments than {', '.join(args) or 'none'}"


def words(info: OpInfo, program: Program) -> list[int]:
    """The program; empty for what is not inferred, or by a Python function."""
    infer = info.infer
    if info.upgrade is not None or not infers_results(info) or infer is not None and is_function(infer):
        return []
    if infer is None or not infer.routine:
        return [word for name in info.results for word in _of_result(info, program, name)]
    name, args = infer.routine, infer.args
    if name == "same_as":
        return oc.instruction(oc.I_OPERANDS, list(info.operands).index(args[0]))
    if name == "of_attribute":
        return oc.instruction(oc.I_ATTR, list(info.attrs).index(args[0]))
    if name == "constant":
        return oc.instruction(oc.I_CONSTANT, program.type_constant(args[0]))
    return oc.instruction(oc.I_ROUTINE, program.string(name), *(word for arg in args for word in _argument(info, program, arg)))


def _argument(info: OpInfo, program: Program, arg: str) -> tuple[int, int]:
    if arg in info.operands:
        return oc.FG_OPERAND, list(info.operands).index(arg)
    if arg in info.attrs:
        return oc.FG_ATTR, list(info.attrs).index(arg)
    return oc.FG_WORD, program.string(arg)


def _of_result(info: OpInfo, program: Program, name: str, seen: tuple[str, ...] = ()) -> list[int]:
    """By the result's constraint, or traits that tie it to an operand, an attribute or another result."""
    text, single = getattr(info.results[name].constraint, "type_text", None), info.results[name].arity == oc.SINGLE
    groups = list(info.operands)
    if not single:  # as many results as the transform makes of the operands
        for source, transform in sources(info, name):
            if source in groups and transform is not None:
                return oc.instruction(oc.I_TRANSFORM, groups.index(source), program.string(transform))
    if text is not None:
        return oc.instruction(oc.I_CONSTANT, program.type_constant(text))
    for source, transform in sources(info, name):
        if source in groups and info.operands[source].arity == oc.SINGLE:
            if transform is None:
                return oc.instruction(oc.I_OPERANDS, groups.index(source))
            return oc.instruction(oc.I_TRANSFORM, groups.index(source), program.string(transform))
        if source in info.attrs:
            return oc.instruction(oc.I_ATTR, list(info.attrs).index(source))
    for source, transform in sources(info, name):
        if source in info.results and transform is None and source not in seen:
            found = _of_result(info, program, source, (*seen, name))
            if found[0] & 0xFF != oc.I_GIVEN:
                return found
    return oc.instruction(oc.I_GIVEN, list(info.results).index(name))
