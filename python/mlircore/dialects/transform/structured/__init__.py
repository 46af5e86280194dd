"""transform.structured: structured operations are matched, tiled, packed and turned into others."""

from mlircore.dialect import Extension
from mlircore.dialects.transform.base import transform
from mlircore.dialects.transform.structured import loops, memory, ops

structured = Extension(transform, __name__, loops.__name__, memory.__name__, ops.__name__)
structured.enums += ops.ENUMS

__getattr__ = structured.member  # classes of the definitions, and functions that build operations
__dir__ = structured.members
structured.extend(globals())


def _get_int_array_array_attr(values: object) -> object:
    """Upstream's helper of this name, which its users import from here too."""
    from mlircore.dialects._ods_common import _get_int_array_array_attr as made  # needs the extension module, which the build does without

    return made(values)
