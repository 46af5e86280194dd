"""The work of jax's own native code on the IR, in Python over `mlircore.ir`: it replaces that code when jax's lowering runs on mlircore."""

import itertools

from mlircore import ir
from mlircore.dialects import arith


class TracebackToLocationCache:
    """Locations of tracebacks: a call site around each frame's name and range."""

    def __init__(self, code_to_filename, frame_limit, context=None):
        self.code_to_filename, self.frame_limit, self.context = code_to_filename, frame_limit, context

    def frame(self, code, instruction):
        name = self.code_to_filename(code)
        if name is None:
            return None
        line, end_line, column, end_column = next(itertools.islice(code.co_positions(), instruction // 2, None))
        place = ir.Location.file(name, line or 0, column or 0, end_line or 0, end_column or 0, context=self.context)
        return ir.Location.name(code.co_qualname, place, context=self.context)

    def get(self, traceback):
        frames = [found for code, at in zip(*traceback.raw_frames()) if (found := self.frame(code, at)) is not None][: self.frame_limit]
        if not frames:
            return ir.Location.unknown(self.context)
        location = frames.pop()
        for frame in reversed(frames):
            location = ir.Location.callsite(frame, [location])
        return location


def _split(location):
    """A location's operation type and name, as jax writes them around it, and the location inside."""
    kind = name = ""
    while isinstance(location, ir.NameLoc) and not isinstance(location.child_loc, ir.FileLineColLoc):
        if location.name_str.endswith(":"):
            kind = location.name_str
        else:
            name = location.name_str
        location = location.child_loc
    return kind, name, location


def inlined_func_call(callee, args, loc=None):
    """Copies the body of a function of one block to the insertion point; returns the values that the function returns."""
    (block,) = callee.regions[0].blocks
    mapping = dict(zip(block.arguments, args, strict=True))
    kind, name, around = _split(loc or ir.Location.current)
    unknown = ir.Location.unknown()

    def place(op):
        _, own_name, inside = _split(op.location)
        if inside == unknown:
            inside = around
        elif around != unknown:
            inside = ir.Location.callsite(inside, [around])
        inside = ir.Location.name("/".join(filter(None, (name, own_name))), inside)
        op.location = ir.Location.name(kind, inside) if kind else inside
        return ir.WalkResult.SKIP if op.name == "sdy.manual_computation" else ir.WalkResult.ADVANCE

    def connect(op):
        for number, value in enumerate(op.operands):
            if value in mapping:
                op.operands[number] = mapping[value]
        return ir.WalkResult.ADVANCE

    for op in block:
        if op.operation.name == "func.return":
            return [mapping[value] for value in op.operands]
        copy = op.operation.clone()
        copy.walk(connect)
        copy.walk(place, ir.WalkOrder.PRE_ORDER)
        mapping.update(zip(op.results, copy.results))
    raise ValueError("expected function to have exactly one return op")


def arith_constant(value, type):
    """The result of an arith.constant."""
    if isinstance(value, bool):
        return arith.constant(type, ir.BoolAttr.get(value))
    return arith.constant(type, ir.FloatAttr.get(type, value) if isinstance(value, float) else ir.IntegerAttr.get(type, value))
