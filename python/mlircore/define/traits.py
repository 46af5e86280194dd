"""Traits: the part of the definition language (`mlircore.dialect`) that says what is true of an operation as a whole."""

from __future__ import annotations

from mlircore.define import opcodes as oc
from mlircore.define.calls import strict

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Iterator

    from mlircore.compile.program import Program
    from mlircore.define.constraints import TypeConstraint
    from mlircore.define.operations import OpInfo


class Trait:
    """A property of an operation: a bit that the core reads, a check that the verifier runs, or a way to infer types.

    `structural`: checked before operands and attributes.
    """

    def __init__(self, name: str, bit: str | None = None, check: int | None = None, *, structural: bool = False) -> None:
        self.name, self.bit, self.check, self.structural = name, bit, check, structural

    def words(self, info: OpInfo, program: Program) -> list[int]:
        """The check of this trait."""
        return [] if self.check is None else oc.instruction(self.check)

    def sources(self, info: OpInfo, name: str) -> Iterator[tuple[str, str | None]]:
        """Where the type of `name` can come from: names, and the transform from their types (None: the same)."""
        return iter(())


class _SameOperands(Trait):
    def sources(self, info: OpInfo, name: str) -> Iterator[tuple[str, str | None]]:
        if name in info.operands:
            yield from ((other, None) for other in info.operands if other != name)


class _SameOperandsAndResults(Trait):
    def sources(self, info: OpInfo, name: str) -> Iterator[tuple[str, str | None]]:
        yield from ((other, None) for other in (*info.operands, *info.results) if other != name)


class TypesMatchWith(Trait):
    """The type of `target` is the transform of the type of `source`; an optional operand can be absent."""

    @strict
    def __init__(self, summary: str, source: str, target: str, transform: str) -> None:
        super().__init__(summary, check=oc.C_TYPES_MATCH_WITH)
        self.source, self.target, self.transform = source, target, transform

    def words(self, info: OpInfo, program: Program) -> list[int]:
        slots = [info.slot(self.source), info.slot(self.target)]
        return oc.instruction(oc.C_TYPES_MATCH_WITH, program.string(self.name), *slots, program.string(self.transform))

    def sources(self, info: OpInfo, name: str) -> Iterator[tuple[str, str | None]]:
        if name == self.target:
            yield self.source, self.transform


class TypeIs(Trait):
    """The type of `name` satisfies a constraint, in addition to that of its declaration, which is checked earlier."""

    def __init__(self, summary: str, name: str, constraint: TypeConstraint) -> None:
        super().__init__(summary, check=oc.C_TYPE_IS)
        self.values, self.constraint = (name,), constraint

    def words(self, info: OpInfo, program: Program) -> list[int]:
        predicate = program.predicate(self.constraint.predicate)
        return oc.instruction(oc.C_TYPE_IS, program.string(self.name), info.slot(self.values[0]), predicate) if predicate else []


class TypeFrom(TypesMatchWith):
    """The same for a format that does not spell the type of `target`; nothing is checked. No transform: each type of it is the first."""

    @strict
    def __init__(self, source: str, target: str, transform: str | None = None) -> None:
        super().__init__("", source, target, transform or "")
        self.check = None

    def words(self, info: OpInfo, program: Program) -> list[int]:
        return []

    def sources(self, info: OpInfo, name: str) -> Iterator[tuple[str, str | None]]:
        if name == self.target:
            yield self.source, self.transform or None


class AllTypesMatch(Trait):
    """Operands, results and typed attributes of these names have one type."""

    @strict
    def __init__(self, *values: str) -> None:
        super().__init__(f"all of {{{', '.join(values)}}} have same type", check=oc.C_ALL_TYPES_MATCH)
        self.values = values

    def words(self, info: OpInfo, program: Program) -> list[int]:
        things = [oc.CHECK_ATTR | list(info.attrs).index(v) if v in info.attrs else info.slot(v) for v in self.values]
        return oc.instruction(oc.C_ALL_TYPES_MATCH, program.string(self.name), *things)

    def sources(self, info: OpInfo, name: str) -> Iterator[tuple[str, str | None]]:
        if name in self.values:
            yield from ((other, None) for other in self.values if other != name)


class HasParent(Trait):
    """The parent is an operation of one of these names."""

    @strict
    def __init__(self, *parents: str) -> None:
        super().__init__("HasParent", check=oc.C_PARENT, structural=True)
        self.parents = parents

    def words(self, info: OpInfo, program: Program) -> list[int]:
        return oc.instruction(oc.C_PARENT, *(program.string(parent) for parent in self.parents))


class Check(Trait):
    """A named C routine (src_c/dialects/*/*.def) and the strings that it gets."""

    def __init__(self, routine: str, *args: str, bit: str | None = None) -> None:
        super().__init__(routine, bit, oc.C_ROUTINE)
        self.args = args

    def words(self, info: OpInfo, program: Program) -> list[int]:
        return oc.instruction(oc.C_ROUTINE, program.string(self.name), *(program.string(arg) for arg in self.args))


class DialectNames(str):
    """Names of dialects, separated by spaces: an argument of a `Check`. A name that no dialect has is refused with the class."""

    __slots__ = ()


class Relation(Check):
    """A routine that runs where relations between types are checked: before other traits."""


class InferredType(Trait):
    """A format leaves it to the type of `source` what the type of `target` is, the same without a transform; nothing is checked."""

    @strict
    def __init__(self, source: str, target: str, transform: str | None = None) -> None:
        super().__init__("InferredType")
        self.source, self.target, self.transform = source, target, transform

    def sources(self, info: OpInfo, name: str) -> Iterator[tuple[str, str | None]]:
        if name == self.target:
            yield self.source, self.transform


STAYS = ""  # as `upgrade` of an operation: it keeps its old name


class Routine:
    """A C routine (src_c/legacy/legacy.def) that upgrades an operation of an old version to current ones, and the name that it gets, if any."""

    def __init__(self, name: str, target: str | None = None) -> None:
        self.name, self.target = name, target


@strict
def AllElementTypesMatch(*values: str) -> Relation:
    """Operands, results and typed attributes of these names have one element type."""
    return Relation("AllElementTypesMatch", *values)


@strict
def AllShapesMatch(*values: str) -> Relation:
    """They have one shape."""
    return Relation("AllShapesMatch", *values)


@strict
def AllElementCountsMatch(*values: str) -> Relation:
    """They have the same number of elements; their shapes are static."""
    return Relation("AllElementCountsMatch", *values)


IsolatedFromAbove = Trait("IsolatedFromAbove", bit="ISOLATED_FROM_ABOVE")
Terminator = Trait("Terminator", bit="TERMINATOR")
NoTerminator = Trait("NoTerminator", bit="NO_TERMINATOR")
SingleBlock = Trait("SingleBlock", bit="SINGLE_BLOCK")
AutomaticAllocationScope = Trait("AutomaticAllocationScope", bit="ALLOCATION_SCOPE")
SymbolTable = Trait("SymbolTable", bit="SYMBOL_TABLE")
GraphRegion = Trait("GraphRegion", bit="GRAPH_REGION")
ReturnLike = Trait("ReturnLike", bit="RETURN_LIKE")
AffineScope = Trait("AffineScope", bit="AFFINE_SCOPE")
NoRegionArguments = Trait("NoRegionArguments", bit="NO_REGION_ARGUMENTS")
AttrSizedOperandSegments = Trait("AttrSizedOperandSegments", "ATTR_SIZED_OPERAND_SEGMENTS", oc.C_OPERAND_SEGMENTS, structural=True)
AttrSizedResultSegments = Trait("AttrSizedResultSegments", "ATTR_SIZED_RESULT_SEGMENTS", oc.C_RESULT_SEGMENTS, structural=True)
SameTypeOperands = _SameOperands("SameTypeOperands", "SAME_TYPE_OPERANDS", oc.C_SAME_TYPE_OPERANDS)
SameOperandsAndResultType = _SameOperandsAndResults("SameOperandsAndResultType", "SAME_OPERANDS_AND_RESULT_TYPE", oc.C_SAME_TYPE)
SameOperandsAndResultShape = Trait("SameOperandsAndResultShape", check=oc.C_SAME_SHAPE)
SameOperandsAndResultElementType = Trait("SameOperandsAndResultElementType", check=oc.C_SAME_ELEMENT_TYPE)
Elementwise = Trait("Elementwise", check=oc.C_ELEMENTWISE)
ElementwiseMappable = Trait("ElementwiseMappable", bit="ELEMENTWISE_MAPPABLE", check=oc.C_ELEMENTWISE)
SameVariadicResultSize = Trait("SameVariadicResultSize")
SameVariadicOperandSize = Trait("SameVariadicOperandSize")
Pure = Trait("Pure", bit="PURE")
Commutative = Trait("Commutative", bit="COMMUTATIVE")
ConstantLike = Trait("ConstantLike", bit="CONSTANT_LIKE")
Symbol = Trait("Symbol", bit="SYMBOL")
FunctionSymbol = Check("FunctionSymbol", bit="SYMBOL")
SameOperandsElementType = Check("SameOperandsElementType")
SameOperandsAndResultRank = Check("SameOperandsAndResultRank")
ResultsBroadcastableShape = Check("ResultsBroadcastableShape")
