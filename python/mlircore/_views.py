"""Definitions as the classes that operations are built with and looked at through.

    arith.AddIOp(lhs, rhs)     makes the operation at the insertion point
    arith.addi(lhs, rhs)       the same, and answers its result
    op.lhs, op.sum             what it has there

Arguments are upstream's, in its order: types of results unless they can be told, then operands and attributes as they are declared,
successors, the number of regions of a variadic group; by keyword what may be left out, `results` when they could be told, `loc` and `ip`.
"""

from __future__ import annotations

import keyword

from mlircore import _core, ir
from mlircore import _program as pg
from mlircore._fields import Attr, Field, Group, Region, Successor

TYPE_CHECKING = False  # as in dialect.py
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from mlircore.dialect import Op, OpInfo


# --- what an operation has ---


def _sizes(op: Any, info: OpInfo, results: bool, total: int) -> list[int]:
    """How many operands or results each group has. Raises `MLIRError` when the operation is not what its definition says."""
    groups = list((info.results if results else info.operands).values())
    attribute = "resultSegmentSizes" if results else "operandSegmentSizes"
    if attribute in info.attrs:
        sizes = [int(size) for size in str(op.attributes[attribute]).partition(": ")[2].rstrip(">").split(", ") if size]
    else:
        varying = sum(group.arity != pg.SINGLE for group in groups)
        each = (total - len(groups) + varying) // varying if varying else 0
        sizes = [1 if group.arity == pg.SINGLE else each for group in groups]
    if len(sizes) != len(groups) or sum(sizes) != total or min(sizes, default=0) < 0:
        raise ir.MLIRError(f"'{info.name}' does not have the {'results' if results else 'operands'} that its definition asks for")
    return sizes


def read(op: Any, field: Field) -> Any:
    """What the operation has for a field of its class. Cost: linear in its operands or results, for an attribute in their number."""
    info, name = type(op).definition, field.key
    if isinstance(field, Group):
        values = op.operation.results if field.is_result else op.operation.operands
        sizes = _sizes(op, info, field.is_result, len(values))
        number = list(info.results if field.is_result else info.operands).index(name)
        start = sum(sizes[:number])
        found = [values[i] for i in range(start, start + sizes[number])]
        if field.arity == pg.VARIADIC:
            return found
        return found[0] if found else None
    if isinstance(field, Attr):
        attributes, name = op.operation.attributes, field.name or name
        if field.constraint.unit:
            return name in attributes
        return attributes[name] if name in attributes else None
    things = op.operation.regions if isinstance(field, Region) else op.operation.successors
    number = list(info.regions if isinstance(field, Region) else info.successors).index(name)
    return [things[i] for i in range(number, len(things))] if field.arity == pg.VARIADIC else things[number]


def write(op: Any, field: Attr, value: object) -> None:
    """Sets an attribute; None, or False for a unit attribute, deletes it."""
    attributes, name = op.operation.attributes, field.name or field.key
    attribute = attribute_of(field, value, op.context)
    if attribute is not None:
        attributes[name] = attribute
    elif not field.optional and field.default is None:
        raise ValueError(f"'{type(op).definition.name}' must have the attribute '{name}'")
    elif name in attributes:
        del attributes[name]


# --- attributes from Python values ---


def _quoted(text: str) -> str:
    return '"' + "".join(c if c.isprintable() and c.isascii() and c not in '"\\' else "".join(f"\\{b:02X}" for b in c.encode())
                         for c in text) + '"'


def _spelled(field: Attr, value: object) -> str:
    """An attribute that holds a value, as text. Raises `TypeError` when the field takes no such value."""
    constraint = field.constraint
    enum, held = constraint.enum, constraint.value_type
    if enum is not None and isinstance(value, (str, int)):
        case = value if isinstance(value, str) else next((text for text, number in enum.cases if number == value), None)
        if enum.attr_name is not None and case is not None:
            return f"#{enum.dialect}.{enum.attr_name}<{case}>"
        return f"{value if isinstance(value, int) else enum.value(value)} : i{enum.width}"
    if constraint.symbol_name or held == "none":
        if isinstance(value, str):
            return _quoted(value)
    elif constraint.dense and isinstance(value, (list, tuple)):
        text = ", ".join(str(each).lower() for each in value)
        return f"array<{held}: {text}>" if text else f"array<{held}>"
    elif held is not None and isinstance(value, (bool, int, float)):
        return str(value).lower() if held == "i1" else f"{value} : {held}"
    elif isinstance(value, str) and "symbol" in constraint.summary:
        return "@" + (value if value.isidentifier() else _quoted(value))
    elif isinstance(value, str):
        return _quoted(value)
    elif isinstance(value, (list, tuple)):
        return "[" + ", ".join(str(each) for each in value) + "]"
    elif isinstance(value, ir.Type):
        return str(value)
    raise TypeError(f"'{field.key}' is {constraint.summary}: {value!r} cannot be made one")


def attribute_of(field: Attr, value: object, context: ir.Context | None) -> ir.Attribute | None:
    """The attribute that a value stands for; None: none. Raises `TypeError`, or `MLIRError` where the text is no attribute."""
    if value is None or isinstance(value, ir.Attribute):
        return value
    if field.constraint.unit:
        return ir.Attribute.parse("unit", context) if value else None
    return ir.Attribute.parse(_spelled(field, value), context)


# --- types of results ---


def _sources(info: OpInfo, name: str) -> Iterator[tuple[str, str | None]]:
    for trait in info.traits:
        yield from trait.sources(info, name)


def _can_tell(info: OpInfo, name: str) -> bool:
    group = info.results[name]
    if group.arity != pg.SINGLE:
        return False
    if getattr(group.constraint, "type_text", None) is not None:
        return True
    return any(source in info.attrs or (source in info.operands and info.operands[source].arity == pg.SINGLE)
               for source, _ in _sources(info, name))


def tells_results(info: OpInfo) -> bool:
    """Whether operands and attributes say what types the results have."""
    return all(_can_tell(info, name) for name in info.results)


def _result_type(info: OpInfo, name: str, given: dict[str, Any], context: ir.Context | None) -> ir.Type:
    text = getattr(info.results[name].constraint, "type_text", None)
    if text is not None:
        return ir.Type.parse(text, context)
    for source, transform in _sources(info, name):
        if source in info.attrs and isinstance(given.get(source), ir.Attribute):
            held: ir.Type = given[source].type
            return held
        if source in info.operands and info.operands[source].arity == pg.SINGLE:
            of: ir.Type = _value(given[source]).type
            return of if transform is None else _core.transform_type(transform, of)
    raise ir.MLIRError(f"the type of '{name}' of '{info.name}' cannot be told")


# --- building ---


def _value(thing: Any) -> Any:
    """A value, or the only result of an operation."""
    return thing.result if isinstance(thing, ir._OperationBase) else thing


def fields(cls: type[Op]) -> list[tuple[str, Field]]:
    """Operands, attributes, successors and regions of a class, in the order of its declarations."""
    found: dict[str, Field] = {}
    for base in reversed(cls.__mro__):
        for value in vars(base).values():
            if isinstance(value, Field) and not (isinstance(value, Group) and value.is_result):
                found[value.key] = value
    info = cls.definition
    known = (info.operands, info.attrs, info.successors, info.regions)
    return [(name, field) for name, field in found.items() if any(table.get(name) is field for table in known)]


def _python_name(name: str) -> str:
    return name + "_" if keyword.iskeyword(name) or name in ("loc", "ip", "results", "self") else name


def parameters(cls: type[Op]) -> tuple[list[str], list[str]]:
    """Names of the constructor's arguments: those that must be given, and those by keyword that need not."""
    info = cls.definition
    told = tells_results(info)
    must = [] if told else [_python_name(name) for name in info.results]
    may: list[str] = []
    for name, field in fields(cls):
        if isinstance(field, Region):
            if field.arity != pg.SINGLE:
                must.append(f"num_{name}")
        elif isinstance(field, Attr):
            (may if field.optional or field.default is not None else must).append(_python_name(name))
        else:
            (may if field.arity == pg.OPTIONAL else must).append(_python_name(name))
    return must, [*may, *(["results"] if told and info.results else [])]


def _parameter_list(cls: type[Op]) -> str:
    must, may = parameters(cls)
    return ", ".join([*must, "*", *(f"{name}=None" for name in (*may, "loc", "ip"))])


def _define(text: str, name: str, scope: dict[str, Any]) -> Any:
    exec(text, scope)  # as namedtuple does: the names are those of a definition, checked to be identifiers
    return scope[name]


def constructor(cls: type[Op]) -> Callable[..., None]:
    """`__init__` of a class of operations: see the module's documentation."""
    must, may = parameters(cls)
    given = ", ".join(f"{name!r}: {name}" for name in (*must, *may))
    text = f"def __init__(self, {_parameter_list(cls)}):\n    build(self, {{{given}}}, loc, ip)\n"
    made: Callable[..., None] = _define(text, "__init__", {"build": build})
    made.__doc__ = f"Makes a '{cls.definition.name}'."
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    return made


def function(cls: type[Op]) -> Callable[..., Any]:
    """The function that makes an operation and answers its result, its results, or without any, itself."""
    must, may = parameters(cls)
    name = function_name(cls)
    given = ", ".join(f"{each}={each}" for each in (*must, *may, "loc", "ip"))
    made: Callable[..., Any] = _define(f"def {name}({_parameter_list(cls)}):\n    return answer(cls({given}))\n", name,
                                       {"answer": answer, "cls": cls})
    made.__doc__, made.__module__ = cls.__doc__, cls.__module__
    return made


def function_name(cls: type[Op]) -> str:
    """`arith.addi` -> addi, `scf.for` -> for_, `stablehlo.cross-replica-sum` -> cross_replica_sum."""
    name = cls.definition.name.partition(".")[2].replace(".", "_").replace("-", "_")
    return name + "_" if keyword.iskeyword(name) else name


def answer(op: Any) -> Any:
    """The result of an operation, or its results, or itself."""
    count = len(op.operation.results)
    return op if count == 0 else op.operation.results[0] if count == 1 else op.operation.results


def _members(field: Any, name: str, value: Any) -> list[Any]:
    if field.arity == pg.SINGLE or (field.arity == pg.OPTIONAL and value is not None):
        if value is None:
            raise ValueError(f"'{name}' must be given")
        return [value]
    return [] if value is None else list(value)


def _segments(attribute: str, info: OpInfo, attributes: dict[str, ir.Attribute], sizes: Sequence[int], context: ir.Context | None) -> None:
    if attribute in info.attrs:
        attributes[attribute] = ir.Attribute.parse(f"array<i32{': ' if sizes else ''}{', '.join(map(str, sizes))}>", context)


def build(op: Any, given: dict[str, Any], loc: ir.Location | None, ip: Any) -> None:
    """Makes the operation that `op` is then a handle to.

    Raises `TypeError` or `ValueError` for arguments that do not fit, `MLIRError` for types and attributes that the definition refuses.
    """
    cls = type(op)
    info: OpInfo = cls.definition
    context = loc.context if loc is not None else None
    given = {name.removesuffix("_") if name not in info.attrs else name: value for name, value in given.items()}
    operands: list[Any] = []
    results: list[Any] = []
    successors: list[Any] = []
    attributes: dict[str, ir.Attribute] = {}
    operand_sizes: list[int] = []
    result_sizes: list[int] = []
    regions = 0
    for name, field in fields(cls):
        if isinstance(field, Group):
            members = [_value(each) for each in _members(field, name, given[name])]
            operands += members
            operand_sizes.append(len(members))
        elif isinstance(field, Successor):
            successors += _members(field, name, given[name])
        elif isinstance(field, Region):
            regions += 1 if field.arity == pg.SINGLE else int(given[f"num_{name}"])
        elif isinstance(field, Attr):
            attribute = attribute_of(field, given[name], context)
            if attribute is not None:
                attributes[field.name or name] = given[name] = attribute
            elif not field.optional and field.default is None:
                raise ValueError(f"'{name}' must be given")
    told = tells_results(info)
    if told and given.get("results") is not None:
        results = list(given["results"])
    else:
        for name, group in info.results.items():
            types = [_result_type(info, name, given, context)] if told else _members(group, name, given[name])
            results += types
            result_sizes.append(len(types))
    _segments("operandSegmentSizes", info, attributes, operand_sizes, context)
    _segments("resultSegmentSizes", info, attributes, result_sizes, context)
    made = ir.Operation.create(info.name, results=results, operands=operands, attributes=attributes, successors=successors,
                               regions=regions, loc=loc, ip=ip)
    ir.OpView.__init__(op, made)
