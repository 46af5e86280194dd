"""The arguments of a definition's constructor and of the function that builds it, as upstream's bindings have them.

The rule: types of results, unless they can be inferred; operands and attributes in the order of their declarations; successors; the
number of regions of each variadic group. Optional arguments are keywords, and so is `results` where the types can be inferred. The
function has the same arguments in snake_case. A definition states two facts that its declarations do not show: `infer`, whether types
of results are optional, and `argument_order`. Both are facts about upstream's builders, checked by tests/test_builder_signatures.py.
"""

from __future__ import annotations

from mlircore.define import opcodes as oc
from mlircore.define.fields import Attr, Field, Group, Region, python_name, snake
from mlircore.define.inference import infers_results

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from mlircore.define.operations import Op, OpInfo


class Parameter:
    """An argument. `name`: the constructor's; `key`: the field it is for; `role`: one of the letters below; `must`: it has no default."""

    __slots__ = ("key", "must", "name", "role")

    RESULT, OPERAND, ATTR, SUCCESSOR, REGIONS, RESULTS = "roasgR"  # a result's type, ..., number of regions, types of all results

    def __init__(self, name: str, key: str, role: str, must: bool) -> None:
        self.name, self.key, self.role, self.must = name, key, role, must

    @property
    def snake_name(self) -> str:
        """The function's name for it."""
        return snake(self.name)


def function_name(cls: type[Op]) -> str:
    """`arith.addi` -> addi, `scf.for` -> for_, `stablehlo.cross-replica-sum` -> cross_replica_sum."""
    name = cls.OPERATION_NAME.partition(".")[2].replace(".", "_").replace("-", "_")
    return "_" + name if name[0].isdigit() else python_name(name)  # arm_neon.2d.sdot -> _2d_sdot


def fields(cls: type[Op]) -> list[tuple[str, Field]]:
    """Operands, attributes, successors and regions of a class, in the order of its declarations."""
    info = cls.definition
    return [(name, field) for name, field in info.fields.items() if not (isinstance(field, Group) and field.is_result)]


def parameters(cls: type[Op]) -> list[Parameter]:
    """The arguments of a class's constructor except `loc` and `ip`, required ones first."""
    info = cls.definition
    inferred = infers_results(info)
    found = [] if inferred else [Parameter(python_name(name), name, Parameter.RESULT, True) for name in info.results]
    successors: list[Parameter] = []
    regions: list[Parameter] = []
    for name, field in fields(cls):
        if isinstance(field, Region):
            if field.arity != oc.SINGLE:
                regions.append(Parameter(f"num_{name}", name, Parameter.REGIONS, True))
        elif isinstance(field, Attr):
            if not field.hidden:
                found.append(Parameter(python_name(name), name, Parameter.ATTR, field.mandatory or field.prop))
        elif isinstance(field, Group):
            found.append(Parameter(python_name(name), name, Parameter.OPERAND, field.arity != oc.OPTIONAL))
        else:
            successors.append(Parameter(python_name(name), name, Parameter.SUCCESSOR, True))
    found += successors + regions
    if inferred:
        found.append(Parameter("results", "", Parameter.RESULTS, False))
    if info.argument_order is not None:
        found = _ordered(found, info.argument_order)
    return sorted(found, key=lambda parameter: not parameter.must)


def _ordered(found: list[Parameter], order: str) -> list[Parameter]:
    """The arguments in the order of `order`: names, `name=key` for a field that has another name there; those after * are optional."""
    by_key = {parameter.name: parameter for parameter in found}
    must, result = True, []
    for word in order.split():
        if word == "*":
            must = False
            continue
        name, _, key = word.partition("=")
        parameter = by_key[key or name]
        result.append(Parameter(name, parameter.key, parameter.role, must))
    return result


def answer(info: OpInfo) -> str:
    """The kind of value that the function returns: "result", "results", "op", or "any" when that depends on the number of results."""
    if any(group.arity != oc.SINGLE for group in info.results.values()):
        return "any"
    return ("op", "result")[len(info.results)] if len(info.results) < 2 else "results"


def spelled(cls: type[Op], *, function: bool) -> str:
    """The arguments as Python text, `loc` and `ip` included."""
    names = [(each.snake_name if function else each.name, each.must) for each in parameters(cls)]
    return ", ".join([*(name for name, must in names if must), "*", *(f"{name}=None" for name, must in names if not must),
                      "loc=None", "ip=None"])
