"""Triton's gluon dialect: layouts that are chosen later."""

from mlircore import dialect as d

from ._constraints import Tensor

gluon = d.Dialect("gluon")


class AutoEncodingAttr(d.AttrDef, dialect=gluon, mnemonic="auto_encoding"):
    """A layout that is chosen later."""


class CoalescedEncodingAttr(d.AttrDef, dialect=gluon, mnemonic="coalesced_encoding"):
    """A layout that is chosen later, for coalesced accesses."""


class SetAutoLayoutOp(d.Op, dialect=gluon, name="set_auto_layout"):
    """A tensor whose layout was to be chosen, with a layout."""

    src = d.Operand(Tensor)
    result = d.Result(Tensor)
    traits = (d.SameOperandsAndResultShape, d.SameOperandsAndResultElementType)
    checks = (d.Check("ttg.Layouts"), d.Check("gluon.SetAutoLayout"))
    assembly_format = "$src attr-dict `:` type($src) `->` type($result)"


__getattr__ = gluon.member
__dir__ = gluon.members
