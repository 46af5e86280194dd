"""transform.structured: structured operations are matched, tiled, packed and turned into others."""

from mlircore.dialect import Extension
from mlircore.dialects.transform import _structured_loops, _structured_memory, _structured_ops
from mlircore.dialects.transform._dialect import transform

structured = Extension(transform, __name__, _structured_loops.__name__, _structured_memory.__name__, _structured_ops.__name__)
structured.enums += _structured_ops.ENUMS

__getattr__ = structured.member  # classes of the definitions, and functions that build operations
structured.extend(globals())


def _get_int_array_array_attr(values: object) -> object:
    """Upstream's helper of this name, which its users import from here too."""
    from mlircore.dialects._ods_common import _get_int_array_array_attr as made  # needs the extension module, which the build does without

    return made(values)
