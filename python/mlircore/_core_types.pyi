"""Types of the extension module's type classes, for type checkers: a part of _core.pyi."""

import enum
from collections.abc import Callable, Sequence
from types import GenericAlias
from typing import Any, ClassVar, SupportsIndex, TypeVar

from ._core import Attribute, Context, Location, _Text
from ._core_affine import AffineMap

_Caster = TypeVar("_Caster", bound=Callable[..., Any])

class TypeID:
    def __eq__(self, other: object) -> bool: ...
    def __hash__(self) -> int: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def _CAPICreate(capsule: object) -> TypeID: ...

def register_type_caster(typeid: TypeID, *, replace: bool = False) -> Callable[[_Caster], _Caster]: ...
def register_value_caster(typeid: TypeID, *, replace: bool = False) -> Callable[[_Caster], _Caster]: ...
def register_definition_class(name: str, cls: type[Type] | type[Attribute], is_type: bool) -> None: ...

class Type:
    def __init__(self, cast_from_type: Type) -> None: ...
    def __class_getitem__(cls, item: object) -> GenericAlias: ...
    @staticmethod
    def parse(asm: _Text, context: Context | None = None, *, syntax: str = "modern") -> Type: ...
    @property
    def context(self) -> Context: ...
    @property
    def typeid(self) -> TypeID: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def _CAPICreate(capsule: object) -> Type: ...
    def maybe_downcast(self) -> Type: ...
    def dump(self) -> None: ...

class IntegerType(Type):
    class Signedness(enum.Enum):
        SIGNLESS = 0
        SIGNED = 1
        UNSIGNED = 2
    SIGNLESS: ClassVar[Signedness]
    SIGNED: ClassVar[Signedness]
    UNSIGNED: ClassVar[Signedness]
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(width: SupportsIndex, signedness: Signedness | int = ..., context: Context | None = None) -> IntegerType: ...
    @staticmethod
    def get_signless(width: SupportsIndex, context: Context | None = None) -> IntegerType: ...
    @staticmethod
    def get_signed(width: SupportsIndex, context: Context | None = None) -> IntegerType: ...
    @staticmethod
    def get_unsigned(width: SupportsIndex, context: Context | None = None) -> IntegerType: ...
    @property
    def width(self) -> int: ...
    @property
    def signedness(self) -> Signedness: ...
    @property
    def is_signless(self) -> bool: ...
    @property
    def is_signed(self) -> bool: ...
    @property
    def is_unsigned(self) -> bool: ...

class IndexType(Type):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> IndexType: ...

class NoneType(Type):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> NoneType: ...

class ComplexType(Type):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(element_type: Type, /) -> ComplexType: ...
    @property
    def element_type(self) -> Type: ...

class FunctionType(Type):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(inputs: Sequence[Type], results: Sequence[Type], context: Context | None = None) -> FunctionType: ...
    @property
    def inputs(self) -> list[Type]: ...
    @property
    def results(self) -> list[Type]: ...

class TupleType(Type):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get_tuple(elements: Sequence[Type], context: Context | None = None) -> TupleType: ...
    @property
    def num_types(self) -> int: ...
    def get_type(self, pos: SupportsIndex) -> Type: ...

class OpaqueType(Type):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(dialect_namespace: str, buffer: str, context: Context | None = None) -> OpaqueType: ...
    @property
    def dialect_namespace(self) -> str: ...
    @property
    def data(self) -> str: ...

class FloatType(Type):
    @property
    def width(self) -> int: ...

class Float4E2M1FNType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float4E2M1FNType: ...

class Float6E2M3FNType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float6E2M3FNType: ...

class Float6E3M2FNType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float6E3M2FNType: ...

class Float8E5M2Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E5M2Type: ...

class Float8E4M3Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3Type: ...

class Float8E4M3FNType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3FNType: ...

class Float8E5M2FNUZType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E5M2FNUZType: ...

class Float8E4M3FNUZType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3FNUZType: ...

class Float8E4M3B11FNUZType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E4M3B11FNUZType: ...

class Float8E3M4Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E3M4Type: ...

class Float8E8M0FNUType(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> Float8E8M0FNUType: ...

class BF16Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> BF16Type: ...

class F16Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> F16Type: ...

class FloatTF32Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> FloatTF32Type: ...

class F32Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> F32Type: ...

class F64Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> F64Type: ...

class F80Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> F80Type: ...

class F128Type(FloatType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(context: Context | None = None) -> F128Type: ...

class ShapedType(Type):
    @property
    def element_type(self) -> Type: ...
    @property
    def has_rank(self) -> bool: ...
    @property
    def rank(self) -> int: ...
    @property
    def has_static_shape(self) -> bool: ...
    @property
    def shape(self) -> list[int]: ...
    def get_dim_size(self, dim: SupportsIndex) -> int: ...
    def is_dynamic_dim(self, dim: SupportsIndex) -> bool: ...
    def is_static_dim(self, dim: SupportsIndex) -> bool: ...
    @staticmethod
    def is_dynamic_size(dim_size: int) -> bool: ...
    @staticmethod
    def is_static_size(dim_size: int) -> bool: ...
    def is_dynamic_stride_or_offset(self, dim_size: int) -> bool: ...
    def is_static_stride_or_offset(self, dim_size: int) -> bool: ...
    @staticmethod
    def get_dynamic_size() -> int: ...
    @staticmethod
    def get_dynamic_stride_or_offset() -> int: ...

class RankedTensorType(ShapedType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(shape: Sequence[SupportsIndex], element_type: Type, encoding: Attribute | None = None,
            loc: Location | None = None) -> RankedTensorType: ...
    @staticmethod
    def get_unchecked(shape: Sequence[SupportsIndex], element_type: Type, encoding: Attribute | None = None,
                      context: Context | None = None) -> RankedTensorType: ...
    @property
    def encoding(self) -> Attribute | None: ...

class UnrankedTensorType(ShapedType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(element_type: Type, loc: Location | None = None) -> UnrankedTensorType: ...
    @staticmethod
    def get_unchecked(element_type: Type, context: Context | None = None) -> UnrankedTensorType: ...

class MemRefType(ShapedType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(shape: Sequence[SupportsIndex], element_type: Type, layout: Attribute | None = None,
            memory_space: Attribute | None = None, loc: Location | None = None) -> MemRefType: ...
    @staticmethod
    def get_unchecked(shape: Sequence[SupportsIndex], element_type: Type, layout: Attribute | None = None,
                      memory_space: Attribute | None = None, context: Context | None = None) -> MemRefType: ...
    @property
    def layout(self) -> Attribute: ...
    @property
    def affine_map(self) -> AffineMap: ...
    @property
    def memory_space(self) -> Attribute | None: ...
    def get_strides_and_offset(self) -> tuple[list[int], int]: ...

class UnrankedMemRefType(ShapedType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(element_type: Type, memory_space: Attribute | None, loc: Location | None = None) -> UnrankedMemRefType: ...
    @staticmethod
    def get_unchecked(element_type: Type, memory_space: Attribute | None, context: Context | None = None) -> UnrankedMemRefType: ...
    @property
    def memory_space(self) -> Attribute | None: ...

class VectorType(ShapedType):
    static_typeid: ClassVar[TypeID]
    type_name: ClassVar[str]
    @staticmethod
    def get(shape: Sequence[SupportsIndex], element_type: Type, *, scalable: Sequence[Any] | None = None,
            scalable_dims: Sequence[SupportsIndex] | None = None, loc: Location | None = None) -> VectorType: ...
    @staticmethod
    def get_unchecked(shape: Sequence[SupportsIndex], element_type: Type, *, scalable: Sequence[Any] | None = None,
                      scalable_dims: Sequence[SupportsIndex] | None = None, context: Context | None = None) -> VectorType: ...
    @property
    def scalable(self) -> bool: ...
    @property
    def scalable_dims(self) -> list[bool]: ...
