"""Triton's proton dialect: records of a profiler."""

from mlircore import dialect as d

proton = d.Dialect("proton")


class AllocateEventOp(d.Op, dialect=proton, name="allocate_event"):
    """A new event with a name."""

    name_ = d.Attr(d.StrAttr)
    event = d.Result(d.I32)
    effects = ("write",)
    assembly_format = "$name attr-dict `:` type($event)"


class EventOp(d.Op, dialect=proton, name="event"):
    """The start or the end of an event."""

    isStart = d.Attr(d.UnitAttr)
    event = d.Operand(d.I32)
    effects = ("read", "write")
    assembly_format = "(`start` $isStart^):(`end`)? $event attr-dict `:` type($event)"


class RecordOp(d.Op, dialect=proton, name="record"):
    """The start or the end of a part of a program."""

    isStart = d.Attr(d.UnitAttr)
    name_ = d.Attr(d.StrAttr)
    effects = ("read", "write")
    assembly_format = "(`start` $isStart^):(`end`)? $name attr-dict"


__getattr__ = proton.member
__dir__ = proton.members
