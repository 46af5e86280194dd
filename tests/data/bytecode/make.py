"""Writes the files here with JAX's bindings: what test_jax_files.py reads. Needs jax 0.10 and flatbuffers.

    python tests/data/bytecode/make.py
"""

import io
import pathlib

import jax
import jax.export
import jax.numpy as jnp
from jax._src.interpreters import mlir
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

HERE = pathlib.Path(__file__).parent
GOLDEN = HERE.parent.parent / "mlir"


def context() -> ir.Context:
    made = mlir.make_ir_context()
    made.allow_unregistered_dialects = True
    with made:
        stablehlo.serialize_portable_artifact(ir.Module.parse("module {}"), stablehlo.get_current_version())  # loads vhlo
    return made


def source(name: str) -> str:
    """A golden text; of sdy a file here, since JAX writes texts of its other attributes that it cannot read."""
    return (HERE / "sdy.mlir").read_text() if name == "sdy" else (GOLDEN / name / "ops.mlir").read_text().split("//= ")[0]


def main() -> None:
    for name in ("stablehlo", "sdy", "vhlo"):
        with context():
            out = io.BytesIO()
            ir.Module.parse(source(name)).operation.write_bytecode(out)
            (HERE / f"{name}.mlirbc").write_bytes(out.getvalue())
    exported = jax.export.export(jax.jit(lambda x: jnp.where(x > 0, jnp.sin(x) @ x, 1.5)))(jax.ShapeDtypeStruct((4, 4), jnp.float32))
    (HERE / "export.jax").write_bytes(exported.serialize())
    for version in ("0.14.0", "1.0.0", stablehlo.get_current_version()):
        with context():
            module = ir.Module.parse(exported.mlir_module())
            (HERE / f"artifact_{version}.mlirbc").write_bytes(stablehlo.serialize_portable_artifact(module, version))


if __name__ == "__main__":
    main()
