"""Operands, and the definition of an operation: assignments of expressions to elements of tensors."""

from __future__ import annotations

from enum import Enum

from mlircore.dialects.linalg.opdsl.lang import expressions as _expressions
from mlircore.dialects.linalg.opdsl.lang.affine import AffineBuildState, AffineExprDef, DimDef, SymbolDef
from mlircore.dialects.linalg.opdsl.lang.expressions import *  # noqa: F403 - upstream's module has both
from mlircore.dialects.linalg.opdsl.lang.expressions import (
    BinaryFnType, FunctionKind, ReduceFnUse, TensorExpression, TensorFn, TensorReduceFn, TensorUse, TernaryFnType, TypeFnType, UnaryFnType,
)
from mlircore.dialects.linalg.opdsl.lang.scalar_expr import ScalarArg, ScalarExpression
from mlircore.dialects.linalg.opdsl.lang.types import TypeVar
from mlircore.dialects.linalg.opdsl.lang.yaml_helper import YAMLObject

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

__all__ = [
    *_expressions.__all__, "BinaryFnAttrDef", "Canonicalizer", "Comprehension", "ContractionOpInterface", "ConvolutionOpInterface",
    "FillOpInterface", "IndexAttrDef", "LinalgOpDef", "OpDefinitionDef", "OpInterfaceDef", "OpMetadataDef", "OperandDef", "OperandKind",
    "ScalarDef", "TensorDef", "TernaryFnAttrDef", "TypeFnAttrDef", "UnaryFnAttrDef",
]


class OperandKind(Enum):
    """Kinds of operands and attributes."""

    INPUT_TENSOR = 0
    SCALAR = 1
    OUTPUT_TENSOR = 2
    INDEX_ATTR = 3
    UNARY_FN_ATTR = 4
    BINARY_FN_ATTR = 5
    TERNARY_FN_ATTR = 6
    TYPE_FN_ATTR = 7


class OperandDef:
    """An operand or an attribute of an operation. `owner`, `name`, `registered_index`: known once it belongs to one."""

    def __init__(self, kind: OperandKind, type_var: TypeVar | None = None, size_exprs: Sequence[AffineExprDef] | None = None,
                 index_dims: Sequence[DimDef] | None = None, default_indices: Sequence[int] | None = None,
                 default_fn: str | None = None) -> None:
        if type_var is not None and not isinstance(type_var, TypeVar):
            raise ValueError(f"OperandDef requires a TypeVar but got {type_var!r}")
        self.kind, self.type_var, self.size_exprs, self.index_dims = kind, type_var, size_exprs, index_dims
        self.default_indices, self.default_fn = default_indices, default_fn
        self.owner: LinalgOpDef | None = None
        self.name: str | None = None
        self.registered_index = -1

    def attach(self, index: int, name: str, owner: LinalgOpDef) -> None:
        """Makes it part of an operation. Raises ValueError when it is part of one already."""
        if self.owner is not None:
            raise ValueError(f"OperandDef already registered with an op: {self}")
        self.registered_index, self.name, self.owner = index, name, owner

    def is_input(self) -> bool:
        """Whether it is an input."""
        return self.kind in (OperandKind.SCALAR, OperandKind.INPUT_TENSOR)

    def is_tensor(self) -> bool:
        """Whether it is a tensor."""
        return self.kind in (OperandKind.INPUT_TENSOR, OperandKind.OUTPUT_TENSOR)

    def is_attribute(self) -> bool:
        """Whether it is an attribute."""
        return not self.is_input() and not self.is_tensor()

    def __repr__(self) -> str:
        return (f"{self.name}:OperandDef(kind={self.kind.name}, type={self.type_var!r}, size_exprs={self.size_exprs}, "
                f"index_dims={self.index_dims}, default_indices={self.default_indices}, default_fn={self.default_fn})")


class TensorDef:
    """A tensor with elements of a type and a shape; `tensor[D.m, D.n]` is an element, `tensor[None]` that of a scalar.

    `index_dims`: the dimensions that index a tensor which only has a shape. `output`: assignments go into it.
    """

    def __init__(self, type_var: TypeVar, *shape: AffineExprDef, index_dims: Sequence[DimDef] | None = None, output: bool = False) -> None:
        if index_dims and len(shape) != len(index_dims):
            raise ValueError(f"Expected the shape rank {len(shape)} to match the number of index_dims {len(index_dims)}")
        if index_dims and not all(isinstance(dim, DimDef) for dim in index_dims):
            raise ValueError(f"TensorDef requires index dims of type DimDef but got {index_dims}")
        kind = OperandKind.OUTPUT_TENSOR if output else OperandKind.INPUT_TENSOR
        self.operand_def = OperandDef(kind, type_var=type_var, size_exprs=shape, index_dims=index_dims)

    def __getitem__(self, dims: Any) -> TensorUse:
        assert self.operand_def.owner, "TensorDef is not registered with an op"
        indices = dims if isinstance(dims, tuple) else (dims,)
        indices = () if indices == (None,) else indices
        if not all(isinstance(each, AffineExprDef) for each in indices):
            raise KeyError("A TensorDef can only be subscripted by a tuple of affine dims")
        return TensorUse(self.operand_def, indices)

    def __setitem__(self, dims: Any, value: TensorExpression) -> None:
        if not isinstance(value, TensorExpression):
            raise ValueError(f"Only TensorExpressions can be assigned to TensorDefs. Got: {value!r}")
        use = self[dims]
        assert self.operand_def.owner is not None
        self.operand_def.owner.comprehensions.append(Comprehension((use, value)))


class ScalarDef(TensorExpression):
    """A scalar operand."""

    def __init__(self, type_var: TypeVar) -> None:
        self.operand_def = OperandDef(OperandKind.SCALAR, type_var=type_var)

    @property
    def scalar_name(self) -> str:
        """The name of the operand."""
        assert self.operand_def.name is not None, "ScalarDef not registered with an op"
        return self.operand_def.name

    def to_scalar_expression(self) -> ScalarExpression:
        """As of the base."""
        return ScalarArg(self.scalar_name).expr()


class IndexAttrDef:
    """An attribute that gives symbols their values: as many as symbols, with `default` when it is absent."""

    def __init__(self, *sizes: SymbolDef, default: Sequence[int]) -> None:
        if not all(isinstance(size, SymbolDef) for size in sizes):
            raise ValueError(f"IndexAttrDef requires sizes of type SymbolDef but got {sizes}")
        if not all(isinstance(value, int) for value in default):
            raise ValueError(f"IndexAttrDef requires default values of type int but got {default}")
        if len(sizes) != len(default):
            raise ValueError(f"IndexAttrDef expects {len(sizes)} default values but got {len(default)}")
        self.operand_def = OperandDef(OperandKind.INDEX_ATTR, size_exprs=sizes, default_indices=default)


class _FnAttrDef:
    """An attribute that states a function; called like one."""

    fn_type: type[Any]
    kind: FunctionKind

    def __init__(self, default: Any) -> None:
        if not isinstance(default, self.fn_type):
            raise ValueError(f"{type(self).__name__} requires default of type {self.fn_type.__name__} but got {default}")
        self.operand_def = OperandDef(OperandKind[f"{self.kind.name}_FN_ATTR"], default_fn=default.fn_name)

    def __call__(self, *args: TensorExpression) -> TensorFn:
        return TensorFn(self.kind, None, self.operand_def, None, args)


class UnaryFnAttrDef(_FnAttrDef):
    """An attribute that states a function of one expression."""

    fn_type, kind = UnaryFnType, FunctionKind.UNARY


class BinaryFnAttrDef(_FnAttrDef):
    """An attribute that states a function of two expressions; `attr[D.k](value)` reduces by it."""

    fn_type, kind = BinaryFnType, FunctionKind.BINARY

    def __getitem__(self, reduce_dims: Any) -> ReduceFnUse:
        return ReduceFnUse(None, self, *(reduce_dims if isinstance(reduce_dims, tuple) else (reduce_dims,)))


class TernaryFnAttrDef(_FnAttrDef):
    """An attribute that states a function of three expressions."""

    fn_type, kind = TernaryFnType, FunctionKind.TERNARY


class TypeFnAttrDef(_FnAttrDef):
    """An attribute that states a conversion: `cast(U, value)`."""

    fn_type, kind = TypeFnType, FunctionKind.TYPE

    def __call__(self, type_var: TypeVar, arg: TensorExpression) -> TensorFn:  # type: ignore[override]
        return TensorFn(self.kind, None, self.operand_def, type_var, [arg])


class Comprehension:
    """Assignments of values to elements of outputs."""

    def __init__(self, *bindings: tuple[TensorUse, TensorExpression]) -> None:
        self.definitions = [use for use, _ in bindings]
        self.values = [value for _, value in bindings]
        for use, value in bindings:
            if isinstance(value, TensorReduceFn):
                if value.lhs is not None:
                    raise ValueError(f"Reduction expression already assigns: {value}")
                value.lhs = use

    @property
    def all_reduction_dims(self) -> set[tuple[DimDef, ...]]:
        """The dimensions that each value reduces."""
        return {value.reduce_use.reduce_dims if isinstance(value, TensorReduceFn) else () for value in self.values}

    def __repr__(self) -> str:
        left, right = (", ".join(map(repr, each)) for each in (self.definitions, self.values))
        return f"({left}) = ({right})" if len(self.definitions) > 1 else f"{left} = {right}"


class OpInterfaceDef:
    """An interface of an operation, by its name in C++."""

    def __init__(self, cpp_name: str) -> None:
        self.cpp_name = cpp_name


ContractionOpInterface = OpInterfaceDef("LinalgContractionOpInterface")
ConvolutionOpInterface = OpInterfaceDef("LinalgConvolutionOpInterface")
FillOpInterface = OpInterfaceDef("LinalgFillOpInterface")


class OpDefinitionDef:
    """A method of an operation, by its name in ODS."""

    def __init__(self, def_name: str) -> None:
        self.def_name = def_name


Canonicalizer = OpDefinitionDef("hasCanonicalizer")


class OpMetadataDef(YAMLObject):
    """The names of an operation and facts about it."""

    yaml_tag = "!LinalgOpMetadata"

    def __init__(self, name: str, cpp_class_name: str | None, doc: str | None) -> None:
        self.name, self.cpp_class_name, self.doc = name, name if cpp_class_name is None else cpp_class_name, doc
        self.implements: list[OpInterfaceDef] = []
        self.defines: list[OpDefinitionDef] = []

    def to_yaml_custom_dict(self) -> dict[str, Any]:
        """As of the base."""
        found: dict[str, Any] = {"name": self.name, "cpp_class_name": self.cpp_class_name, "doc": self.doc}
        if self.implements:
            found["implements"] = [each.cpp_name for each in self.implements]
        if self.defines:
            found["defines"] = [each.def_name for each in self.defines]
        return found


# Names that every structured operation has.
_TAKEN = frozenset("inputs outputs result_tensors region iterator_types indexing_maps getRegionBuilder getLibraryCallName".split())


class LinalgOpDef:
    """The definition of an operation."""

    def __init__(self, name: str, cpp_class_name: str | None = None, doc: str | None = None) -> None:
        self.metadata = OpMetadataDef(name, cpp_class_name, doc)
        self.registered_operands: dict[str, OperandDef] = {}
        self.domain: list[DimDef] = []
        self.comprehensions: list[Comprehension] = []
        self._affine_state = AffineBuildState()

    def add_operand(self, name: str, operand: OperandDef) -> None:
        """Adds an operand: inputs first, then outputs, then attributes. Raises ValueError for another order, and for a name that is taken."""
        known = self.registered_operands
        if name in known:
            raise ValueError(f"The operand {name} is already registered to {known[name]}")
        if operand.is_attribute() and name in _TAKEN:
            raise ValueError(f"The attribute name {name} conflicts with a structured op method name")
        if operand.is_input() and not all(each.is_input() for each in known.values()):
            raise ValueError(f"Input {name} registered after an output or attribute")
        if operand.kind is OperandKind.OUTPUT_TENSOR and any(each.is_attribute() for each in known.values()):
            raise ValueError(f"Output {name} registered after an attribute")
        operand.attach(len(known), name, self)
        known[name] = operand

    def __repr__(self) -> str:
        lines = [f"LinalgOpDef({self.metadata.name} -> {self.metadata.cpp_class_name},",
                 *(f"  {operand}" for operand in self.registered_operands.values())]
        if self.comprehensions:
            lines[-1] += " {"
            lines += [*(f"    {each}" for each in self.comprehensions), "}"]
        return "\n".join(lines)
