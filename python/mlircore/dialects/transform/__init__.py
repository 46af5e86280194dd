"""The transform dialect: operations that say how other operations change.

As in upstream's bindings, what belongs to one dialect or to one kind of change has a module of its own: `transform.structured`,
`transform.loop` and others.
"""

from mlircore.dialect import Extension
from mlircore.dialects.transform import base, control, handles
from mlircore.dialects.transform import match as match, targets as targets  # have no modules upstream
from mlircore.dialects.transform import (
    bufferization as bufferization, debug as debug, gpu as gpu, loop as loop, memref as memref, nvgpu as nvgpu, pdl as pdl,
    smt as smt, sparse_tensor as sparse_tensor, structured as structured, tensor as tensor, tests as tests, tune as tune, vector as vector, x86 as x86,
    xegpu as xegpu,
)

transform = Extension(base.transform, __name__, control.__name__, base.__name__, handles.__name__)
transform.enums += base.ENUMS

base.transform.rule("with_named_sequence", check="transform.SymbolsOf")
base.transform.rule("target_tag", value=("kind", "ATTR_STRING"), message='"$" attribute must be a string')
base.transform.rule("silence_tracking_failures", value=("kind", "ATTR_UNIT"), message='"$" must be a unit attribute')
base.transform.rule(None, value=("not", ("any",)), message='unknown attribute: "$"')

__getattr__ = transform.member  # classes of the definitions, and functions that build operations
__dir__ = transform.members
transform.extend(globals())
transform.extend_parts("build_extensions", debug, gpu, loop, memref, smt, tensor, tune)
