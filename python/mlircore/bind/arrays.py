"""Dense elements as numpy arrays, for element types that the buffer protocol has no code for.

This module imports numpy, so other modules import it inside the functions that use it.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any

import numpy as np

# Element types, as MLIR spells them, with their names in ml_dtypes. Each takes one byte, or two, in both.
_ML_DTYPES = {
    "bf16": "bfloat16", "f8E5M2": "float8_e5m2", "f8E4M3": "float8_e4m3", "f8E4M3FN": "float8_e4m3fn",
    "f8E5M2FNUZ": "float8_e5m2fnuz", "f8E4M3FNUZ": "float8_e4m3fnuz", "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
    "f8E3M4": "float8_e3m4", "f8E8M0FNU": "float8_e8m0fnu", "f6E2M3FN": "float6_e2m3fn", "f6E3M2FN": "float6_e3m2fn",
    "f4E2M1FN": "float4_e2m1fn", "i2": "int2", "si2": "int2", "ui2": "uint2", "i4": "int4", "si4": "int4", "ui4": "uint4",
    "complex<f16>": "complex32", "complex<bf16>": "bcomplex32",
}
_SPELLINGS = {"int2": "i2", "uint2": "ui2", "int4": "i4", "uint4": "ui4",
              **{name: spelling for spelling, name in _ML_DTYPES.items() if "int" not in name}}
_NUMPY = {"index": "int64", "f16": "float16", "f32": "float32", "f64": "float64", "complex<f32>": "complex64", "complex<f64>": "complex128"}


def _ml_dtype(name: str, spelling: str) -> np.dtype[Any]:
    try:
        import ml_dtypes  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise ImportError(f"an array of {spelling} needs the package ml_dtypes: pip install ml_dtypes") from None
    dtype = getattr(ml_dtypes, name, None)
    if dtype is None:
        raise ImportError(f"an array of {spelling} needs a newer ml_dtypes, one that has {name}")
    made: np.dtype[Any] = np.dtype(dtype)
    return made


def _width(spelling: str) -> tuple[bool, int] | None:
    """Whether an integer type is signed, and its width. None for other types."""
    letters = spelling.rstrip("0123456789")
    return (letters != "ui", int(spelling[len(letters):])) if letters in ("i", "si", "ui") and letters != spelling else None


def _wide_integers(raw: np.ndarray[Any, Any], signed: bool, width: int) -> np.ndarray[Any, Any]:
    """Integers of a width that numpy lacks. They become the next wider numpy type, or Python integers above 64 bits."""
    size = (width + 7) // 8
    if width > 64:
        values = []
        for row in raw.reshape(-1, size):
            value = int.from_bytes(row.tobytes(), "little") & ((1 << width) - 1)
            values.append(value - (1 << width) if signed and value >> (width - 1) else value)
        array = np.empty(len(values), object)
        array[:] = values
        return array
    room = 1 if size <= 1 else 1 << (size - 1).bit_length()
    if size == 0:
        return np.zeros(len(raw), np.int8 if signed else np.uint8)
    padded = np.zeros((len(raw) // size, room), np.uint8)
    padded[:, :size] = raw.reshape(-1, size)
    excess = np.array(8 * room - width, f"<u{room}")
    lifted = padded.view(f"<u{room}").reshape(-1) << excess
    shown: np.ndarray[Any, Any] = lifted.view(f"<i{room}") >> excess.view(f"<i{room}") if signed else lifted >> excess
    return shown


def _long_floats(raw: np.ndarray[Any, Any], spelling: str) -> np.ndarray[Any, Any]:
    """f80 and f128 on machines whose `long double` has that format; tf32 as float32."""
    if spelling == "tf32":
        padded = np.zeros((len(raw) // 3, 4), np.uint8)
        padded[:, :3] = raw.reshape(-1, 3)
        bits = padded.view("<u4").reshape(-1)
        return (bits << np.uint32(13)).view(np.float32)
    size, mantissa = (10, 63) if spelling == "f80" else (16, 112)
    if np.finfo(np.longdouble).nmant != mantissa:
        raise TypeError(f"numpy has no type for {spelling} on this machine")
    padded = np.zeros((len(raw) // size, np.dtype(np.longdouble).itemsize), np.uint8)
    padded[:, :size] = raw.reshape(-1, size)
    return padded.view(np.longdouble).reshape(-1)


def _elements(raw: np.ndarray[Any, Any], spelling: str) -> np.ndarray[Any, Any]:
    """Raw bytes as elements of a type, in one dimension."""
    if spelling in _NUMPY:
        return raw.view(_NUMPY[spelling])
    if spelling in _ML_DTYPES:
        return raw.view(_ml_dtype(_ML_DTYPES[spelling], spelling))
    if spelling in ("tf32", "f80", "f128"):
        return _long_floats(raw, spelling)
    if spelling.startswith("complex<"):
        inner = spelling[8:-1]
        halves = raw.reshape(2, -1) if len(raw) == 0 else raw.reshape(-1, 2, _size(inner)).transpose(1, 0, 2)
        parts = [_elements(np.ascontiguousarray(half).reshape(-1), inner) for half in halves]
        if parts[0].dtype.kind == "f":             # as numpy does: a complex number takes twice the size
            pair = np.empty(len(parts[0]), np.result_type(parts[0].dtype, np.complex64))
            pair.real, pair.imag = parts
            return pair
        array = np.empty(len(parts[0]), [("real", parts[0].dtype), ("imag", parts[1].dtype)])
        array["real"], array["imag"] = parts
        return array
    integer = _width(spelling)
    if integer is None:
        raise TypeError(f"no array can hold elements of type {spelling}")
    signed, width = integer
    if width in (8, 16, 32, 64):
        return raw.view(f"<{'i' if signed else 'u'}{width // 8}")
    return _wide_integers(raw, signed, width)


def _size(spelling: str) -> int:
    """The size of one part of a complex number, in bytes."""
    integer = _width(spelling)
    if integer is not None:
        return (integer[1] + 7) // 8
    if spelling in _NUMPY:
        return np.dtype(_NUMPY[spelling]).itemsize
    return {"tf32": 3, "f80": 10, "f128": 16, "bf16": 2}.get(spelling, 1)


def as_array(attr: Any, data: memoryview, is_splat: bool, dtype: Any, copy: bool | None) -> np.ndarray[Any, Any]:
    """The array of an attribute's elements, whose stored bytes are `data`."""
    try:
        array = np.asarray(memoryview(attr))
    except BufferError:
        kind = attr.type
        spelling, shape = str(kind.element_type), tuple(kind.shape)
        raw = np.frombuffer(data, np.uint8)
        if spelling in ("i0", "si0", "ui0"):
            raw = np.zeros(1 if is_splat else int(np.prod(shape)), np.uint8)
        try:
            elements = _elements(raw, spelling)
        except ValueError:
            raise TypeError(f"{len(raw)} bytes are not the data of {kind}") from None
        elements.flags.writeable = False
        if is_splat:
            array = np.broadcast_to(elements.reshape(() if len(elements) == 1 else -1), shape)
        elif len(elements) != int(np.prod(shape)):
            raise TypeError(f"{len(raw)} bytes are not the data of {kind}") from None
        else:
            array = elements.reshape(shape)
    if dtype is not None and array.dtype != dtype:
        return array.astype(dtype)
    return array.copy() if copy else array


def as_buffer(array: Any) -> tuple[np.ndarray[Any, Any], str] | None:
    """An array of a type that the buffer protocol has no code for, as bytes of the same shape, and MLIR's spelling of the type.

    Returns None for an array of another type.
    """
    if not isinstance(array, np.ndarray):
        return None
    spelling = _SPELLINGS.get(array.dtype.name)
    if spelling is None or array.dtype.kind not in "VfiucO" or array.dtype.isbuiltin == 1:
        return None
    raw = array.view(np.dtype(f"V{array.dtype.itemsize}")) if array.dtype.itemsize == 1 else array
    return raw.view(np.dtype(f"u{array.dtype.itemsize}")), spelling
