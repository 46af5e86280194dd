"""Fields of operations: the declarations of operands, results, attributes, regions and successors in the body of a class.

On the class a field is its declaration; on an operation it is the operation's own operand, result or other part (`mlircore.bind.accessors`).
"""

from __future__ import annotations

from keyword import kwlist

from mlircore.define import layers, opcodes as oc
from mlircore.define.calls import strict

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, TypeAlias

    from mlircore.define.constraints import AttrConstraint, TypeConstraint
    from mlircore.define.types_attributes import AttrDef, TypeDef

    AnyTypeConstraint: TypeAlias = "TypeConstraint | type[TypeDef]"
    AnyAttrConstraint: TypeAlias = "AttrConstraint | type[AttrDef]"


# Operations have members of these names, which a declaration does not hide: a field of such a name is read with an underscore after it.
RESERVED = frozenset("attributes create context ip operands print get_asm loc verify regions results self operation".split())
_TAKEN = RESERVED.union(kwlist, ("type", "issubclass"))


def python_name(name: str) -> str:
    """The name of an argument, an accessor or a function: a name that Python or every operation already has gets an underscore after it."""
    return name + "_" if name in _TAKEN else name


def snake(name: str) -> str:
    """trueDestOperands -> true_dest_operands, CConv -> c_conv."""
    if name.islower():
        return name
    text = ""
    for i, c in enumerate(name):
        if c.isupper():
            following = name[i + 1:i + 2]
            if text and text[-1] != "_" and (not name[i - 1].isupper() or following.islower()):
                text += "_"
            c = c.lower()
        text += c
    return text


def declared(cls: type, table: str, own: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """The declarations of a class and of its bases, each base's in its `table`, by name without an underscore at the end."""
    found: dict[str, Any] = {}
    for base in reversed(cls.__bases__):
        found.update(getattr(base, table, ()))
    found.update((name.removesuffix("_"), value) for name, value in own)
    return found


class Field:
    """A declaration. `key`: its name; `spelled`: as in the class, where an underscore may be after that. `also`: a second name that operations have it by.

    An operation has in its place an accessor, which is made when it is first used.
    """

    key = spelled = ""
    also: str | None = None
    arity = oc.SINGLE

    def __set_name__(self, owner: type, name: str) -> None:
        self.key, self.spelled = name.removesuffix("_"), name

    def __get__(self, op: Any, owner: type | None = None) -> Any:
        return self if op is None else self.accessor(type(op)).__get__(op, owner)

    if not TYPE_CHECKING:  # only attributes can be set
        def __set__(self, op: Any, value: object) -> None:
            self.accessor(type(op)).__set__(op, value)

        def __delete__(self, op: Any) -> None:
            self.accessor(type(op)).__delete__(op)

    def accessor(self, cls: Any) -> Any:
        """Makes what reads it of operations of a class, and puts it in its place."""
        return layers().accessor(cls, self)


class Group(Field):
    """Operands or results that go by one name: a `Value`, None or a `Value` when it is optional, or a list of them."""

    def __init__(self, constraint: AnyTypeConstraint, arity: int = oc.SINGLE, *, is_result: bool = False, also: str | None = None) -> None:
        self.constraint, self.arity, self.is_result, self.also = constraint, arity, is_result, also

    @property
    def summary(self) -> str:
        """As a message about a value of the group puts it."""
        return f"variadic of {self.constraint.summary}" if self.arity == oc.VARIADIC else self.constraint.summary


class Attr(Field):
    """An inherent attribute. `default`: a case of its enumeration, or an attribute as text; with `optional`, what absence means.

    `prop`: a property that is no attribute (ODS: Property): it is in no attribute dictionary; of an enumeration, it is an integer.
    `shown`: a dictionary has it though it is the default. `inherent` False: the format spells it, but it is no property. `name`: when
    the field cannot be called that.

    On an operation: an `Attribute`; None when it is absent; of a unit attribute, whether it is there. It can be set and deleted.
    """

    @strict
    def __init__(self, constraint: AnyAttrConstraint, *, optional: bool = False, default: str | None = None,
                 segments: bool = False, prop: bool = False, shown: bool = False, inherent: bool = True,
                 name: str | None = None) -> None:
        self.constraint, self.default, self.segments, self.prop, self.shown = constraint, default, segments, prop, shown
        self.inherent, self.name = inherent, name
        self.optional = optional or getattr(constraint, "unit", False) or not inherent  # what is no constraint is refused with its class

    if TYPE_CHECKING:
        def __set__(self, op: Any, value: object) -> None: ...

        def __delete__(self, op: Any) -> None: ...

    @property
    def hidden(self) -> bool:
        """No argument of a constructor is for it: its class or its format makes it."""
        return self.segments or not self.inherent

    @property
    def mandatory(self) -> bool:
        """There is nothing that its absence means."""
        return not self.optional and self.default is None


class Region(Field):
    """A region, or a list of them. `blocks`: how many it must have, None for any number; `at_most`, `at_least`: it may have less, or more."""

    @strict
    def __init__(self, blocks: int | None = None, arity: int = oc.SINGLE, *, at_most: bool = False, at_least: bool = False,
                 also: str | None = None) -> None:
        self.blocks, self.arity, self.at_most, self.at_least, self.also = blocks, arity, at_most, at_least, also


@strict
def Regions(blocks: int | None = None, *, at_least: bool = False) -> Region:
    """Any number of regions, each with so many blocks, or at least so many."""
    return Region(blocks, oc.VARIADIC, at_least=at_least)


class Successor(Field):
    """A block that a terminator may go to, or a list of them."""

    @strict
    def __init__(self, arity: int = oc.SINGLE) -> None:
        self.arity = arity


@strict
def Successors() -> Successor:
    """Any number of blocks."""
    return Successor(oc.VARIADIC)


@strict
def Operand(constraint: AnyTypeConstraint) -> Group:
    """One operand."""
    return Group(constraint)


@strict
def OptionalOperand(constraint: AnyTypeConstraint) -> Group:
    """An operand that may be absent."""
    return Group(constraint, oc.OPTIONAL)


@strict
def Operands(constraint: AnyTypeConstraint, *, also: str | None = None) -> Group:
    """Any number of operands."""
    return Group(constraint, oc.VARIADIC, also=also)


@strict
def Result(constraint: AnyTypeConstraint) -> Group:
    """One result."""
    return Group(constraint, is_result=True)


@strict
def OptionalResult(constraint: AnyTypeConstraint) -> Group:
    """A result that may be absent."""
    return Group(constraint, oc.OPTIONAL, is_result=True)


@strict
def Results(constraint: AnyTypeConstraint, *, also: str | None = None) -> Group:
    """Any number of results."""
    return Group(constraint, oc.VARIADIC, is_result=True, also=also)


@strict
def OptionalAttr(constraint: AnyAttrConstraint) -> Attr:
    """An attribute that may be absent."""
    return Attr(constraint, optional=True)
