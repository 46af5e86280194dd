"""The hand-written part of upstream's builtin module: modules."""

from __future__ import annotations

from mlircore.dialects.builtin import ops
from mlircore.extras.meta import region_op

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__all__ = ["ModuleOp", "module"]


_Generated = ops.ModuleOp


class ModuleOp(_Generated):
    """A module with an empty block."""

    __slots__ = ()

    def __init__(self, *, loc: Any = None, ip: Any = None) -> None:
        super().__init__(loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def body(self) -> Any:
        """Its block."""
        return self.regions[0].blocks[0]


@region_op
def module(*, sym_name: Any = None, sym_visibility: Any = None, attrs: Any = None, loc: Any = None, ip: Any = None) -> Any:
    """A decorator for a function that builds the body of a module."""
    made = _Generated(sym_name=sym_name, sym_visibility=sym_visibility, loc=loc, ip=ip)
    for name, attribute in (attrs or {}).items():
        made.operation.attributes[name] = attribute
    return made
