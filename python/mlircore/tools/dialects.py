"""mlircore dialects: what is defined - the dialects, a dialect's operations, or one operation, type or attribute."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from mlircore.define import opcodes as oc
from mlircore import dialect
from mlircore.bind import signatures, stubs
from mlircore.define import packages
from mlircore.define.dialect import module_of
from mlircore.define.fields import Attr, Group
from mlircore.tools.flags import Flag, FlagError, parse, usage
from mlircore.tools.opt import known_dialects

__all__ = ["describe", "main", "stub", "where"]

FLAGS = (
    Flag("where", "bool", False, "Print the files that take part in an operation, and the purpose of each"),
    Flag("stub", "bool", False, "Print the dialect's classes and functions as a .pyi file"),
    Flag("help", "bool", False, "Display available options"),
)


def _summary(cls: type) -> str:
    return (cls.__doc__ or "").partition("\n")[0]


def _table(title: str, rows: Iterable[tuple[str, str]]) -> str:
    rows = list(rows)
    width = max((len(name) for name, _ in rows), default=0)
    return "".join([f"\n{title}\n", *(f"  {name:<{width}}  {text}\n" for name, text in rows)]) if rows else ""


def _field_text(field: Group | Attr) -> str:
    if isinstance(field, Group):
        return ("", "optional: ", "")[field.arity] + field.summary
    default = "" if field.default is None else f", {field.default} when it is left out"
    return ("optional: " if field.optional and field.default is None else "") + field.constraint.summary + default


def _describe_op(cls: type[dialect.Op]) -> str:
    info = cls.definition
    form = "only the generic form" if info.assembly_format is None else f"{info.name} {' '.join(info.assembly_format.split())}".rstrip()
    operands = [(name, field) for name, field in signatures.fields(cls) if isinstance(field, Group | Attr)]
    text = f"{info.name}: {_summary(cls)}\n\n  {form}\n"
    text += _table("operands", ((name, _field_text(field)) for name, field in operands if isinstance(field, Group)))
    text += _table("attributes", ((name, _field_text(field)) for name, field in operands if isinstance(field, Attr)))
    text += _table("results", ((name, _field_text(field)) for name, field in info.results.items()))
    text += _table("regions", ((name, "any number of blocks" if region.blocks is None else f"{region.blocks} block(s)")
                               for name, region in info.regions.items()))
    text += _table("successors", ((name, "any number of blocks" if each.arity == oc.VARIADIC else "a block")
                                  for name, each in info.successors.items()))
    text += _table("traits", ((trait.name, "") for trait in info.traits))
    is_own = cls.__module__.startswith("mlircore.")
    namespace = info.name.partition(".")[0]
    module = module_of(namespace) if is_own else cls.__module__
    calls = {cls.__name__: signatures.spelled(cls, function=False), signatures.function_name(cls): signatures.spelled(cls, function=True)}
    calls |= _by_hand(namespace, cls)
    return text + f"\nPython ({module})\n" + "".join(f"  {name}({arguments})\n" for name, arguments in calls.items())


def _by_hand(namespace: str, cls: type[dialect.Op]) -> dict[str, str]:
    """The arguments of the classes and the function that users get in place of the generated ones."""
    found = dialect.find(namespace)
    build, calls = None if found is None else found.part("build"), dict[str, str]()
    for name, value in vars(build).items() if build else ():
        is_class = isinstance(value, type) and issubclass(value, cls) and value is not cls
        if is_class or inspect.isfunction(value) and name == signatures.function_name(cls):
            plain = [each.replace(annotation=inspect.Parameter.empty) for each in inspect.signature(value).parameters.values()]
            calls[name] = str(inspect.Signature(plain))[1:-1]
    return calls


def _describe_dialect(found: dialect.Dialect) -> str:
    text = f"{found.name}: {len(found.ops)} operations"
    text += _table("operations", ((cls.definition.name, _summary(cls)) for cls in found.ops.values()))
    for title, is_type in (("types", True), ("attributes", False)):
        text += _table(title, ((("!" if is_type else "#") + each.name, _summary(each))
                               for each in found.definitions if each.is_type == is_type))
    named = [enum for enum in found.enums if enum.attr_name is not None]
    return text + _table("enumerations", ((f"#{found.name}.{enum.attr_name}", "|".join(case for case, _ in enum.cases)) for enum in named))


def describe(name: str) -> str:
    """A description of the definition of that name: "arith", "arith.addi". Raises `FlagError` when there is none."""
    namespace, _, rest = name.lstrip("!#").partition(".")
    found = dialect.find(namespace)
    if found is None or not (found.ops or found.definitions or found.enums):
        raise FlagError(f"mlircore dialects: there is no dialect '{namespace}'" + _nearest(namespace, known_dialects()))
    if not rest:
        return _describe_dialect(found)
    if rest in found.ops:
        return _describe_op(found.ops[rest])
    for each in found.definitions:
        if each.name == f"{namespace}.{rest}":
            return f"{'!' if each.is_type else '#'}{each.name}: {_summary(each)}\n\n  {each.assembly_format or ''}\n"
    for enum in found.enums:
        if enum.attr_name == rest:
            return f"#{namespace}.{rest}: {enum.summary}" + _table("cases", ((case, str(value)) for case, value in enum.cases))
    names = [*found.ops, *(each.name.partition(".")[2] for each in found.definitions), *(enum.attr_name for enum in found.enums if enum.attr_name)]
    raise FlagError(f"mlircore dialects: the dialect '{namespace}' has no '{rest}'" + _nearest(rest, names, f"{namespace}."))


def _nearest(name: str, names: Iterable[str], prefix: str = "") -> str:
    close = get_close_matches(name, names, 1, 0.5)
    return f".  Did you mean '{prefix}{close[0]}'?" if close else ""


def stub(name: str) -> str:
    """A dialect's classes and functions as the text of a .pyi file. Raises `FlagError` when there is no such dialect."""
    found = dialect.find(name)
    if found is None or not found.ops:
        raise FlagError(f"mlircore dialects: there are no operations of a dialect '{name}'")
    return stubs.text(found)


def where(name: str) -> str:
    """The files that take part in an operation. Raises `FlagError` when there is no such operation."""
    from mlircore.tools.where import report

    try:
        return report(name)
    except LookupError as error:
        raise FlagError(f"mlircore dialects: {error.args[0]}") from None


def main(argv: Sequence[str], tool: str = "mlircore dialects") -> int:
    """Run mlircore dialects; the answer is the exit code."""
    try:
        options = parse(tool, FLAGS, argv)
        if options.flag("help"):
            sys.stdout.write(usage(tool, "Describes the dialects and their operations, types and attributes.", FLAGS, "NAME..."))
        elif (options.flag("where") or options.flag("stub")) and not options.positional:
            raise FlagError(f"{tool}: --{'where' if options.flag('where') else 'stub'} needs a name")
        elif options.flag("where"):
            sys.stdout.write("\n".join(where(name) for name in options.positional))
        elif options.flag("stub"):
            sys.stdout.write("".join(stub(name) for name in options.positional))
        elif options.positional:
            sys.stdout.write("\n".join(describe(name) for name in options.positional))
        else:
            found = [(name, each) for name in sorted({*known_dialects(), *packages.modules()}) if (each := dialect.find(name)) is not None]
            sys.stdout.write("".join(f"{name:<16}{len(each.ops):>5} operations\n" for name, each in found))
    except FlagError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0
