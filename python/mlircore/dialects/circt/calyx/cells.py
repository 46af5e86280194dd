"""The calyx dialect: cells, whose results are their ports, inputs and outputs. A port is called as its cell, a dot, and its own name."""

from __future__ import annotations

from types import new_class

from mlircore import dialect as d

from .base import I3, I5, Integer, SignlessInteger, calyx

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any

_KINDS = {"1": d.I1, "3": I3, "5": I5, "n": Integer, "s": SignlessInteger, "": d.AnyType}


def _same(source: str, target: str) -> d.TypesMatchWith:
    return d.TypesMatchWith("lhs and rhs types should be equivalent", source, target, "SameTypes")


def _cell(title: str, name: str, ports: str, *same: tuple[str, str], out: str | None = None) -> type[d.Op]:
    """A class for a cell. `ports`: names, with `:` the kind of the type; `same`: pairs of ports with one type; `out`: how `out` is called."""
    names = [port.partition(":")[0] for port in ports.split()]
    called = [out if out is not None and each == "out" else each for each in names]

    def fill(space: dict[str, Any]) -> None:
        space["__module__"] = __name__
        space["sym_name"] = d.Attr(d.SymbolNameAttr)
        for port in ports.split():
            each, _, kind = port.partition(":")
            space[f"{each}_" if each == "in" else each] = d.Result(_KINDS[kind])
        space["traits"] = tuple(_same(*pair) for pair in same)
        space["assembly_format"] = "$sym_name attr-dict `:` type(results)"
        space["result_name"] = ",".join(f"{{sym_name}}.{each}" for each in called)
        space["result_names"] = "Patterns"

    return new_class(title, (d.Op,), {"dialect": calyx, "name": name}, fill)


_LEFT, _OUT = ("left", "right"), ("left", "out")
_PIPE = "clk:1 reset:1 go:1 left right out done:1"
_FLOAT = "clk:1 reset:1 go:1"

RegisterOp = _cell("RegisterOp", "register", "in write_en:1 clk:1 reset:1 out done:1", ("in", "out"))
UndefLibOp = _cell("UndefLibOp", "undefined", "out")
MuxLibOp = _cell("MuxLibOp", "std_mux", "cond:1 tru fal out", ("tru", "fal"), ("tru", "out"))

AddLibOp = _cell("AddLibOp", "std_add", "left right out", _LEFT, _OUT)
SubLibOp = _cell("SubLibOp", "std_sub", "left right out", _LEFT, _OUT)
ShruLibOp = _cell("ShruLibOp", "std_shru", "left right out", _LEFT, _OUT)
RshLibOp = _cell("RshLibOp", "std_rsh", "left right out", _LEFT, _OUT)
SrshLibOp = _cell("SrshLibOp", "std_srsh", "left right out", _LEFT, _OUT)
LshLibOp = _cell("LshLibOp", "std_lsh", "left right out", _LEFT, _OUT)
AndLibOp = _cell("AndLibOp", "std_and", "left right out", _LEFT, _OUT)
OrLibOp = _cell("OrLibOp", "std_or", "left right out", _LEFT, _OUT)
XorLibOp = _cell("XorLibOp", "std_xor", "left right out", _LEFT, _OUT)

LtLibOp = _cell("LtLibOp", "std_lt", "left right out:1", _LEFT)
GtLibOp = _cell("GtLibOp", "std_gt", "left right out:1", _LEFT)
EqLibOp = _cell("EqLibOp", "std_eq", "left right out:1", _LEFT)
NeqLibOp = _cell("NeqLibOp", "std_neq", "left right out:1", _LEFT)
GeLibOp = _cell("GeLibOp", "std_ge", "left right out:1", _LEFT)
LeLibOp = _cell("LeLibOp", "std_le", "left right out:1", _LEFT)
SltLibOp = _cell("SltLibOp", "std_slt", "left right out:1", _LEFT)
SgtLibOp = _cell("SgtLibOp", "std_sgt", "left right out:1", _LEFT)
SeqLibOp = _cell("SeqLibOp", "std_seq", "left right out:1", _LEFT)
SneqLibOp = _cell("SneqLibOp", "std_sneq", "left right out:1", _LEFT)
SgeLibOp = _cell("SgeLibOp", "std_sge", "left right out:1", _LEFT)
SleLibOp = _cell("SleLibOp", "std_sle", "left right out:1", _LEFT)

MultPipeLibOp = _cell("MultPipeLibOp", "std_mult_pipe", _PIPE, _LEFT, _OUT)
DivUPipeLibOp = _cell("DivUPipeLibOp", "std_divu_pipe", _PIPE, _LEFT, _OUT, out="out_quotient")
DivSPipeLibOp = _cell("DivSPipeLibOp", "std_divs_pipe", _PIPE, _LEFT, _OUT, out="out_quotient")
RemUPipeLibOp = _cell("RemUPipeLibOp", "std_remu_pipe", _PIPE, _LEFT, _OUT, out="out_remainder")
RemSPipeLibOp = _cell("RemSPipeLibOp", "std_rems_pipe", _PIPE, _LEFT, _OUT, out="out_remainder")

NotLibOp = _cell("NotLibOp", "std_not", "in:n out:n")
WireLibOp = _cell("WireLibOp", "std_wire", "in:n out:n", ("in", "out"))
PadLibOp = _cell("PadLibOp", "std_pad", "in:n out:n")
SliceLibOp = _cell("SliceLibOp", "std_slice", "in:n out:n")
ExtSILibOp = _cell("ExtSILibOp", "std_signext", "in:n out:n")

AddFOpIEEE754 = _cell(
    "AddFOpIEEE754", "ieee754.add", f"{_FLOAT} control:1 subOp:1 left:s right:s roundingMode:3 out:s exceptionalFlags:5 done:1", _LEFT, _OUT)
MulFOpIEEE754 = _cell(
    "MulFOpIEEE754", "ieee754.mul", f"{_FLOAT} control:1 left:s right:s roundingMode:3 out:s exceptionalFlags:5 done:1", _LEFT, _OUT)
DivSqrtOpIEEE754 = _cell(
    "DivSqrtOpIEEE754", "ieee754.divSqrt", f"{_FLOAT} control:1 sqrtOp:1 left:s right:s roundingMode:3 out:s exceptionalFlags:5 done:1",
    _LEFT, _OUT)
CompareFOpIEEE754 = _cell(
    "CompareFOpIEEE754", "ieee754.compare", f"{_FLOAT} left:s right:s signaling:1 lt:1 eq:1 gt:1 unordered:1 exceptionalFlags:5 done:1", _LEFT)
FpToIntOpIEEE754 = _cell("FpToIntOpIEEE754", "ieee754.fpToInt", f"{_FLOAT} in:s signedOut:1 out:s done:1")
IntToFpOpIEEE754 = _cell("IntToFpOpIEEE754", "ieee754.intToFp", f"{_FLOAT} in:s signedIn:1 out:s done:1")
