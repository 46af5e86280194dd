"""Definitions that IRDL states become definitions of a context: operations in generic form, types and attributes with a list of parameters.

A definition's body has a constraint for each operation like irdl.is. A value in it is one attribute or type, so that a second use must be of the
same one. Constraints are checked greedily, as in mlir-opt 22: irdl.any_of takes the first that holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from types import new_class

from mlircore import _core, dialect as d, ir

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any

    Constraint = Callable[["_Assignment", Any], "str | None"]  # an attribute, or a type in one; why it does not hold

_STEPS = 1 << 16  # of one check: constraints can share parts, so that they have very many in all
_SINGLE, _OPTIONAL, _VARIADIC = range(3)


class _Dialect(d.Dialect):
    """A dialect of one context."""

    def _register(self) -> None:
        """Nothing: other contexts do not have it."""


def load_dialects(module: ir.Module) -> None:
    """Defines the dialects of a module's irdl.dialect operations in its context, which can read, verify and print them from then on.

    Raises `MLIRError` when a dialect of that name is defined, and for constraints that name no definition, or that overlap in an
    irdl.any_of. Nothing is defined then. Linear in the module.
    """
    context = module.context
    dialects = module.operation.find("irdl.dialect")
    for each in dialects:
        name = _name(each)
        if context._load_dialect(name):
            raise ir.MLIRError(f"a dialect '{name}' is defined already in this context")
    _check_any_of(module)
    made = [_defined(each.operation) for each in dialects]
    for one in made:
        _core.define_dialect(context, one.program(), one.hooks())


def _name(op: Any) -> str:
    return str(op.attributes["sym_name"].value)


def _children(op: Any) -> Iterator[Any]:
    for block in op.regions[0].blocks:
        yield from block.operations


def _defined(op: Any) -> _Dialect:
    found = _Dialect(_name(op))
    for child in _children(op):
        name = child.operation.name
        if name == "irdl.operation":
            _add_operation(found, child.operation)
        elif name in ("irdl.type", "irdl.attribute"):
            _add_symbol(found, child.operation)
    return found


def _fill(fields: dict[str, Any], body: dict[str, Any]) -> None:
    body.update(fields)


def _add_symbol(owner: _Dialect, op: Any) -> None:
    """The class of a type or an attribute."""
    slots = _Slots(op)
    (parameters,) = [child for child in _children(op) if child.operation.name == "irdl.parameters"] or [None]
    wanted = [] if parameters is None else slots.of(parameters.operation.operands)
    fields: dict[str, Any] = {"__module__": __name__, "blame_name": True, **{f"p{i}": d.AttrParam() for i in range(len(wanted))}}
    fields["parse"], fields["print"] = staticmethod(partial(_parse_parameters, len(wanted))), staticmethod(_print_parameters)
    fields["verify"] = staticmethod(partial(_verify_parameters, slots.constraints, wanted))
    base = d.TypeDef if op.name == "irdl.type" else d.AttrDef
    new_class(f"_{_name(op)}", (base,), {"dialect": owner, "mnemonic": _name(op)}, partial(_fill, fields))


def _parse_parameters(count: int, parser: Any) -> list[Any]:
    at = parser.get_name_loc()
    given: list[Any] = []
    if parser.parse_optional_punctuation("<") and not parser.parse_optional_punctuation(">"):
        given = parser.parse_comma_separated(parser.parse_attribute)
        parser.parse_punctuation(">")
    if len(given) != count:
        parser.emit_error(f"expected {count} type arguments, but had {len(given)}", at)
    return given


def _print_parameters(printer: Any, handle: Any) -> None:
    given = (ir.DynamicType if isinstance(handle, ir.Type) else ir.DynamicAttr)(handle).params
    for i, each in enumerate(given):
        printer.print_string(", " if i > 0 else "<")
        printer.print_attribute(each)
    if given:
        printer.print_string(">")


def _verify_parameters(constraints: list[Constraint], wanted: list[int], *given: Any) -> None:
    assignment = _Assignment(constraints)
    for attribute, slot in zip(given, wanted, strict=True):
        message = assignment.check(attribute, slot)
        if message is not None:
            raise ValueError(message)


# --- constraints ---


class _Assignment:
    """The attributes that the values of a definition's body are, in one type, attribute or operation."""

    def __init__(self, constraints: list[Constraint]) -> None:
        self.constraints, self.steps = constraints, 0
        self.assigned: dict[int, Any] = {}

    def check(self, attribute: Any, slot: int) -> str | None:
        """Why the attribute cannot be the value `slot`; None: it can, and is from now on."""
        self.steps += 1
        if self.steps > _STEPS:
            return f"more than {_STEPS} constraints to check"
        if slot in self.assigned:
            known = self.assigned[slot]
            return None if known == attribute else f"expected '{known}' but got '{attribute}'"
        message = self.constraints[slot](self, attribute)
        if message is None:
            self.assigned[slot] = attribute
        return message


class _Slots:
    """The constraints of a definition's body, and the number of each by its operation."""

    def __init__(self, definition: Any) -> None:
        makers = {"irdl.is": _is, "irdl.base": _base, "irdl.parametric": _parametric, "irdl.any_of": _any_of, "irdl.all_of": _all_of, "irdl.any": _any,
                  "irdl.c_pred": _any}
        ops = [child.operation for child in _children(definition) if child.operation.name in makers]
        self.numbers = {op: number for number, op in enumerate(ops)}
        self.constraints: list[Constraint] = [makers[op.name](op, self.of(op.operands)) for op in ops]

    def of(self, values: Any) -> list[int]:
        """The numbers of the constraints that values are the results of."""
        return [self.numbers[value.owner.operation] for value in values]


def _any(op: Any, slots: list[int]) -> Constraint:
    return lambda assignment, attribute: None


def _is(op: Any, slots: list[int]) -> Constraint:
    expected = str(op.attributes["expected"])  # a handle would keep the context, which has this function
    return lambda assignment, attribute: None if str(attribute) == expected else f"expected '{expected}' but got '{attribute}'"


def _any_of(op: Any, slots: list[int]) -> Constraint:
    def check(assignment: _Assignment, attribute: Any) -> str | None:
        if any(assignment.check(attribute, slot) is None for slot in slots):
            return None
        return f"'{attribute}' does not satisfy the constraint"

    return check


def _all_of(op: Any, slots: list[int]) -> Constraint:
    return lambda assignment, attribute: next((why for slot in slots if (why := assignment.check(attribute, slot)) is not None), None)


def _base(op: Any, slots: list[int]) -> Constraint:
    if "base_ref" in op.attributes:
        name = _target(op, "base_ref")
    else:
        name = str(op.attributes["base_name"].value)
        if not _is_known(name):
            raise ir.MLIRError(f"no registered {'type' if name[:1] == '!' else 'attribute'} with name {name}")
    wanted = name[1:]

    def check_type(assignment: _Assignment, attribute: Any) -> str | None:
        if not isinstance(attribute, ir.TypeAttr):
            return f"expected type, got attribute '{attribute}"
        got = _base_name(attribute.value)
        return None if got == wanted else f"expected base type '{wanted}' but got '{got}'"

    def check_attribute(assignment: _Assignment, attribute: Any) -> str | None:
        got = _base_name(attribute)
        return None if got == wanted else f"expected base attribute '{wanted}' but got '{got}'"

    return check_type if name[0] == "!" else check_attribute


def _parametric(op: Any, slots: list[int]) -> Constraint:
    name = _target(op, "base_type")
    is_type, wanted = name[0] == "!", name[1:]

    def check(assignment: _Assignment, attribute: Any) -> str | None:
        if is_type and not isinstance(attribute, ir.TypeAttr):
            return f"expected type, got attribute '{attribute}"
        handle = attribute.value if is_type else attribute
        if _base_name(handle) != wanted:
            shown = wanted if is_type else ".".join(reversed(wanted.split(".", 1)))
            return f"expected base {'type' if is_type else 'attribute'} '{shown}' but got '{attribute}'"
        given = (ir.DynamicType if is_type else ir.DynamicAttr)(handle).params
        if len(given) != len(slots):
            return f"attribute '{wanted}' expects {len(given)} parameters but got {len(slots)}"
        return next((why for each, slot in zip(given, slots, strict=True) if (why := assignment.check(each, slot)) is not None), None)

    return check


def _target(op: Any, key: str) -> str:
    """The definition that a reference names: `!dialect.type` or `#dialect.attribute`. It is searched in the dialect, then around it."""
    path = list(op.attributes[key].value) if isinstance(op.attributes[key], ir.SymbolRefAttr) else [op.attributes[key].value]
    owner = op
    while owner.name != "irdl.dialect":
        owner = owner.parent.operation
    found: Any = None
    while owner is not None and found is None:
        found = owner
        for part in path:
            found = next((child.operation for child in _children(found) if "sym_name" in child.attributes and _name(child) == part), None)
            if found is None:
                break
        owner = None if owner.parent is None else owner.parent.operation
    if found is None:
        raise ir.MLIRError(f"{op.attributes[key]} does not refer to any existing symbol")
    return f"{'!' if found.name == 'irdl.type' else '#'}{_name(found.parent)}.{_name(found)}"


# --- the names of kinds ---

_KINDS = {  # of attributes that have several classes, or none of their own
    "BoolAttr": "integer", "DenseIntElementsAttr": "dense_int_or_fp_elements", "DenseFPElementsAttr": "dense_int_or_fp_elements",
    "DenseElementsAttr": "dense_string_elements", "FlatSymbolRefAttr": "symbol_ref"}


def _base_name(handle: Any) -> str:
    """The name of the kind of a type or an attribute: "builtin.integer", "llvm.ptr"."""
    own = handle.maybe_downcast()
    key, title = ("type_name" if isinstance(handle, ir.Type) else "attr_name"), type(own).__name__
    if title in _KINDS:
        return f"builtin.{_KINDS[title]}"
    found = getattr(own, key, None)
    if isinstance(found, str):
        return found
    if title.startswith("Dense") and title.endswith("ArrayAttr"):
        return "builtin.dense_array"
    return f"builtin.{str(handle).partition('<')[0].lstrip('#')}"


def _is_known(name: str) -> bool:
    """Whether a kind of that name, `!builtin.integer` or `#builtin.string`, is there."""
    namespace, _, mnemonic = name[1:].partition(".")
    if namespace == "builtin":
        key = "type_name" if name[0] == "!" else "attr_name"
        names = {getattr(each, key, None) for each in vars(ir).values() if isinstance(each, type)}
        more = {"dense_array", "sparse_elements", "distinct", *_KINDS.values()} if name[0] == "#" else set[str]()
        return name[1:] in names or mnemonic in more
    owner = d.find(namespace)
    return owner is not None and owner.symbol(mnemonic, is_type=name[0] == "!") is not None


def _bases(op: Any, names: set[str], steps: int = 0) -> bool:
    """Adds the kinds that a constraint is about; True: it is about all."""
    if steps > _STEPS or op.name in ("irdl.any", "irdl.c_pred"):
        return True
    if op.name == "irdl.parametric":
        names.add(_target(op, "base_type"))
    elif op.name == "irdl.base":
        names.add(_target(op, "base_ref") if "base_ref" in op.attributes else str(op.attributes["base_name"].value))
    elif op.name == "irdl.all_of" and len(op.operands) > 0:
        return _bases(op.operands[0].owner.operation, names, steps + 1)
    elif op.name == "irdl.any_of":
        for value in dict.fromkeys(op.operands):
            _bases(value.owner.operation, names, steps + 1)
    return False


def _check_any_of(module: ir.Module) -> None:
    """Raises `MLIRError` for an irdl.any_of with two constraints on one kind: the first would hide the second."""
    found: Any = module.operation.find("irdl.any_of")
    for op in found:
        before = set[str]()
        for value in op.operands:
            names = set[str]()
            if _bases(value.owner.operation, names) or before & names:
                raise ir.MLIRError("any_of constraints are not in the correct form")
            before |= names


# --- operations ---


class _Values:
    """The operands or the results of an operation: a constraint for each group, and how many values a group has."""

    def __init__(self, what: str, slots: _Slots, stated: Any) -> None:
        self.what, self.key = what, f"{what}SegmentSizes"
        self.slots = [] if stated is None else slots.of(stated.operands)
        listed: Any = None if stated is None else ir.DynamicAttr(stated.attributes["variadicity"]).params[0]
        self.kinds = [_variadicity(each) for each in listed or ()]

    def sizes(self, op: Any, count: int) -> list[int]:
        """How many values each group has. Raises `PlainError` when they do not fit."""
        several = [kind for kind in self.kinds if kind != _SINGLE]
        if len(several) > 1:
            return self._given(op, count)
        rest, what = count - len(self.kinds) + 1, self.what
        if not several and rest != 1:
            raise _core.PlainError(f"op expects exactly {len(self.kinds)} {what}s, but got {count}")
        if rest < 0:
            raise _core.PlainError(f"op expects at least {len(self.kinds) - 1} {what}s, but got {count}")
        if several == [_OPTIONAL] and rest > 1:
            raise _core.PlainError(f"op expects at most {len(self.kinds)} {what}s, but got {count}")
        return [1 if kind == _SINGLE else rest for kind in self.kinds]

    def _given(self, op: Any, count: int) -> list[int]:
        if self.key not in op.attributes:
            raise _core.PlainError(f"'{self.key}' attribute is expected but not provided")
        held, what = op.attributes[self.key], self.what
        if not isinstance(held, ir.DenseI32ArrayAttr):
            raise _core.PlainError(f"'{self.key}' attribute is expected to be a dense i32 array")
        sizes = list(held)
        if len(sizes) != len(self.kinds):
            raise _core.PlainError(
                f"'{self.key}' attribute for specifying {what} segments must have {len(self.kinds)} elements, but got {len(sizes)}")
        for i, (size, kind) in enumerate(zip(sizes, self.kinds, strict=True)):
            if size < 0:
                raise _core.PlainError(f"'{self.key}' attribute for specifying {what} segments must have non-negative values")
            if kind == _SINGLE and size != 1:
                raise _core.PlainError(f"element {i} in '{self.key}' attribute must be equal to 1")
            if kind == _OPTIONAL and size > 1:
                raise _core.PlainError(f"element {i} in '{self.key}' attribute must be equal to 0 or 1")
        if sum(sizes) != count:
            raise _core.PlainError(f"sum of elements in '{self.key}' attribute must be equal to the number of {what}s")
        return sizes


def _variadicity(attribute: Any) -> int:
    return {"single": _SINGLE, "optional": _OPTIONAL, "variadic": _VARIADIC}[str(attribute).rpartition(" ")[2].strip("<>")]


class _Operation:
    """The checks of an operation's `verify`."""

    def __init__(self, definition: Any) -> None:
        parts = {child.operation.name: child.operation for child in _children(definition)}
        slots = _Slots(definition)
        self.constraints = slots.constraints
        self.operands = _Values("operand", slots, parts.get("irdl.operands"))
        self.results = _Values("result", slots, parts.get("irdl.results"))
        attributes = parts.get("irdl.attributes")
        self.attributes: list[tuple[str, int]] = [] if attributes is None else [
            (name.value, slot)
            for name, slot in zip(attributes.attributes["attributeValueNames"], slots.of(attributes.operands), strict=True)]
        self.regions: list[tuple[int | None, list[int] | None]] = []  # how many blocks, and constraints of arguments
        for child in _children(definition):
            if child.operation.name == "irdl.region":
                blocks = child.attributes["numberOfBlocks"].value if "numberOfBlocks" in child.attributes else None
                self.regions.append((blocks, slots.of(child.operands) if "constrainedArguments" in child.attributes else None))

    def verify(self, op: Any) -> None:
        """Raises `ValueError` for an operation that the definition excludes."""
        groups = [(self.operands, op.operands, self.operands.sizes(op, len(op.operands))),
                  (self.results, op.results, self.results.sizes(op, len(op.results)))]
        assignment = _Assignment(self.constraints)
        for name, slot in self.attributes:
            if name not in op.attributes:
                raise ValueError(f'attribute "{name}" is expected but not provided')
            _require(assignment, op.attributes[name], slot)
        for stated, values, sizes in groups:
            types = iter([value.type for value in values])
            for slot, size in zip(stated.slots, sizes, strict=True):
                for _ in range(size):
                    _require(assignment, ir.TypeAttr.get(next(types)), slot)
        if len(op.regions) != len(self.regions):
            raise ValueError(f"unexpected number of regions: expected {len(self.regions)} but got {len(op.regions)}")
        for number, (region, (blocks, arguments)) in enumerate(zip(op.regions, self.regions, strict=True)):
            _verify_region(assignment, op, number, region, blocks, arguments)


def _require(assignment: _Assignment, attribute: Any, slot: int, location: Any = None) -> None:
    message = assignment.check(attribute, slot)
    if message is not None:
        raise _core.PlainError(message, location)


def _verify_region(assignment: _Assignment, op: Any, number: int, region: Any, blocks: int | None, arguments: list[int] | None) -> None:
    count = len(region.blocks)
    if blocks is not None and count != blocks:
        raise _core.PlainError(f"expected region {number} to have {blocks} block(s) but got {count}", note=False)
    if arguments is None:
        return
    given = list(region.blocks[0].arguments) if count > 0 else []
    if len(given) != len(arguments):
        place = given[0].location if given else None
        raise _core.PlainError(f"expected region {number} to have {len(arguments)} arguments but got {len(given)}", place, bool(given))
    for argument, slot in zip(given, arguments, strict=True):
        _require(assignment, ir.TypeAttr.get(argument.type), slot, argument.location)


def _add_operation(owner: _Dialect, op: Any) -> None:
    """The class of an operation: any operands, results, attributes and regions, which `verify` checks."""
    checked = _Operation(op)

    def verify(self: Any) -> None:
        checked.verify(self)

    fields = {"__module__": __name__, "operands_": d.Operands(d.AnyType), "results_": d.Results(d.AnyType), "regions_": d.Regions(), "verify": verify}
    new_class(f"_{_name(op)}", (d.Op,), {"dialect": owner, "name": _name(op)}, partial(_fill, fields))
