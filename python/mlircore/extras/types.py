"""Short names for types of the current context: `T.i32()`, `T.memref(4, 4, T.f32())`.

Sizes come first. A dynamic size is `ShapedType.get_dynamic_size()` (or `S`). The element type is the last argument or `element_type`.
"""

from __future__ import annotations

from mlircore import ir

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

S = ir.ShapedType.get_dynamic_size()


def index() -> ir.IndexType:
    """index."""
    return ir.IndexType.get()


def i(width: int) -> ir.IntegerType:
    """A signless integer."""
    return ir.IntegerType.get_signless(width)


def si(width: int) -> ir.IntegerType:
    """A signed integer."""
    return ir.IntegerType.get_signed(width)


def ui(width: int) -> ir.IntegerType:
    """An unsigned integer."""
    return ir.IntegerType.get_unsigned(width)


def bool() -> ir.IntegerType:
    """i1."""
    return i(1)


def i8() -> ir.IntegerType:
    """i8."""
    return i(8)


def i16() -> ir.IntegerType:
    """i16."""
    return i(16)


def i32() -> ir.IntegerType:
    """i32."""
    return i(32)


def i64() -> ir.IntegerType:
    """i64."""
    return i(64)


def si8() -> ir.IntegerType:
    """si8."""
    return si(8)


def si16() -> ir.IntegerType:
    """si16."""
    return si(16)


def si32() -> ir.IntegerType:
    """si32."""
    return si(32)


def si64() -> ir.IntegerType:
    """si64."""
    return si(64)


def ui8() -> ir.IntegerType:
    """ui8."""
    return ui(8)


def ui16() -> ir.IntegerType:
    """ui16."""
    return ui(16)


def ui32() -> ir.IntegerType:
    """ui32."""
    return ui(32)


def ui64() -> ir.IntegerType:
    """ui64."""
    return ui(64)


def f16() -> ir.F16Type:
    """f16."""
    return ir.F16Type.get()


def f32() -> ir.F32Type:
    """f32."""
    return ir.F32Type.get()


def tf32() -> ir.FloatTF32Type:
    """tf32."""
    return ir.FloatTF32Type.get()


def f64() -> ir.F64Type:
    """f64."""
    return ir.F64Type.get()


def bf16() -> ir.BF16Type:
    """bf16."""
    return ir.BF16Type.get()


def f8E5M2() -> ir.Float8E5M2Type:
    """f8E5M2."""
    return ir.Float8E5M2Type.get()


def f8E4M3() -> ir.Float8E4M3Type:
    """f8E4M3."""
    return ir.Float8E4M3Type.get()


def f8E4M3FN() -> ir.Float8E4M3FNType:
    """f8E4M3FN."""
    return ir.Float8E4M3FNType.get()


def f8E4M3B11FNUZ() -> ir.Float8E4M3B11FNUZType:
    """f8E4M3B11FNUZ."""
    return ir.Float8E4M3B11FNUZType.get()


def f8E3M4() -> ir.Float8E3M4Type:
    """f8E3M4."""
    return ir.Float8E3M4Type.get()


def f4E2M1FN() -> ir.Float4E2M1FNType:
    """f4E2M1FN."""
    return ir.Float4E2M1FNType.get()


def f6E2M3FN() -> ir.Float6E2M3FNType:
    """f6E2M3FN."""
    return ir.Float6E2M3FNType.get()


def f6E3M2FN() -> ir.Float6E3M2FNType:
    """f6E3M2FN."""
    return ir.Float6E3M2FNType.get()


def f8E5M3FNU() -> ir.Type:
    """Raises MLIRError: mlircore has the types of LLVM 22, and this type is newer."""
    raise ir.MLIRError("f8E5M3FNU: there is no such type in LLVM 22, which mlircore follows")


def f8E8M0FNU() -> ir.Float8E8M0FNUType:
    """f8E8M0FNU."""
    return ir.Float8E8M0FNUType.get()


def none() -> ir.NoneType:
    """none."""
    return ir.NoneType.get()


def complex(type: ir.Type) -> ir.ComplexType:
    """A complex type."""
    return ir.ComplexType.get(type)


def opaque(dialect_namespace: str, type_data: str) -> ir.OpaqueType:
    """A type of a dialect, as text."""
    return ir.OpaqueType.get(dialect_namespace, type_data)


def _shaped(shape: Any, element_type: ir.Type | None, make: Callable[..., Any]) -> Any:
    last = isinstance(shape[-1], ir.Type) if shape else False
    if last == (element_type is not None):
        raise ValueError("Either element_type must be provided explicitly XOR last arg to tensor type constructor must be the element type.")
    sizes, element = (shape[:-1], shape[-1]) if last else (shape, element_type)
    return make(list(sizes), element) if sizes else make(element)


def _unranked(shape: Any) -> Any:
    return not shape or (len(shape) == 1 and isinstance(shape[-1], ir.Type))


def vector(*shape: Any, element_type: ir.Type | None = None, scalable: Sequence[Any] | None = None,
           scalable_dims: Sequence[int] | None = None) -> ir.VectorType:
    """A vector type."""
    made: ir.VectorType = _shaped(
        shape, element_type, lambda *args: ir.VectorType.get(*args, scalable=scalable, scalable_dims=scalable_dims))
    return made


def tensor(*shape: Any, element_type: ir.Type | None = None, encoding: Any = None) -> Any:
    """A tensor type; without sizes, an unranked one. `encoding`: an attribute, or a string that becomes one."""
    if isinstance(encoding, str):
        encoding = ir.Attribute.parse('"' + encoding + '"')
    if _unranked(shape):
        if encoding is not None:
            raise ValueError("UnrankedTensorType does not support encoding.")
        return _shaped(shape, element_type, ir.UnrankedTensorType.get)
    return _shaped(shape, element_type, lambda sizes, element: ir.RankedTensorType.get(sizes, element, encoding))


def memref(*shape: Any, element_type: ir.Type | None = None, memory_space: Any = None, layout: Any = None) -> Any:
    """A memref type; without sizes, an unranked one. `memory_space`: an attribute, or an int that becomes one."""
    if memory_space is not None and not isinstance(memory_space, ir.Attribute):
        memory_space = ir.Attribute.parse(str(memory_space))
    if _unranked(shape):
        return _shaped(shape, element_type, lambda element: ir.UnrankedMemRefType.get(element, memory_space))
    return _shaped(shape, element_type, lambda sizes, element: ir.MemRefType.get(sizes, element, layout, memory_space))


def tuple(*elements: ir.Type) -> ir.TupleType:
    """A tuple type."""
    return ir.TupleType.get_tuple(list(elements))


def function(*, inputs: Sequence[ir.Type], results: Sequence[ir.Type]) -> ir.FunctionType:
    """A function type."""
    return ir.FunctionType.get(list(inputs), list(results))
