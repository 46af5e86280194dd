"""jax's own lowering rules run on mlircore instead of jaxlib.mlir: a script, since the replacement must happen before jax is imported.

    python tests/jax_lowering.py OUT   lowers each case of CASES, writes {name: text or error} as JSON
    python tests/jax_lowering.py --jaxlib OUT   the same with jaxlib's own bindings
"""

import importlib
import json
import sys
import types


class Borrowed(types.ModuleType):
    """A module of jaxlib.mlir that mlircore has none of: names are looked up when used."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        raise AttributeError(f"mlircore has no {self.__name__}.{name}")


def replace():
    """Makes `jaxlib.mlir` and what is in it mlircore's."""
    import jaxlib

    import mlircore
    from mlircore import ir

    package = types.ModuleType("jaxlib.mlir")
    package.__path__ = []
    sys.modules["jaxlib.mlir"] = jaxlib.mlir = package
    for name in ("ir", "passmanager", "dialects", "extras"):
        try:
            module = importlib.import_module(f"mlircore.{name}")
        except ImportError:
            module = Borrowed(f"jaxlib.mlir.{name}")
        sys.modules[f"jaxlib.mlir.{name}"] = module
        setattr(package, name, module)
    for name in ("arith", "builtin", "cf", "chlo", "func", "gpu", "llvm", "math", "memref", "mhlo", "mpmd", "nvgpu", "nvvm", "scf", "sdy",
                 "sparse_tensor", "stablehlo", "vector"):
        try:
            module = importlib.import_module(f"mlircore.dialects.{name}")
        except ImportError:
            module = Borrowed(f"jaxlib.mlir.dialects.{name}")
        sys.modules[f"jaxlib.mlir.dialects.{name}"] = module
        setattr(sys.modules["jaxlib.mlir.dialects"], name, module)
    libs = types.ModuleType("jaxlib.mlir._mlir_libs")
    libs.__path__ = []
    sys.modules["jaxlib.mlir._mlir_libs"] = package._mlir_libs = libs
    for name in ("_jax_mlir_ext", "_chlo", "_stablehlo", "_sdy", "_mlirHlo", "_tpu_ext", "_triton_ext", "_mosaic_gpu_ext", "_mlir"):
        sys.modules[f"jaxlib.mlir._mlir_libs.{name}"] = Borrowed(f"jaxlib.mlir._mlir_libs.{name}")
        setattr(libs, name, sys.modules[f"jaxlib.mlir._mlir_libs.{name}"])
    helpers = sys.modules["jaxlib.mlir._mlir_libs._jax_mlir_ext"]
    helpers.register_dialects = lambda registry: None
    helpers.enter_multi_threaded_execution = lambda context: None
    helpers.exit_multi_threaded_execution = lambda context: None
    return mlircore, ir


def cases():
    import jax
    import jax.numpy as jnp
    import numpy as np

    x = jax.ShapeDtypeStruct((4, 8), np.float32)
    y = jax.ShapeDtypeStruct((8, 3), np.float32)
    i = jax.ShapeDtypeStruct((5,), np.int32)
    img = jax.ShapeDtypeStruct((1, 8, 8, 3), np.float32)
    ker = jax.ShapeDtypeStruct((3, 3, 3, 4), np.float32)
    c = jax.ShapeDtypeStruct((4,), np.complex64)
    s = jax.ShapeDtypeStruct((), np.float32)
    return {
        "add": (lambda a, b: a + b, x, x), "scalar": (lambda a: a * 2 + 1, s), "matmul": (lambda a, b: a @ b, x, y),
        "elementwise": (lambda a: jnp.sin(a) + jnp.exp(a) - jnp.tanh(a) * jnp.log1p(a), x), "reduce": (lambda a: a.sum(axis=1), x),
        "softmax": (lambda a: jax.nn.softmax(a, axis=-1), x), "argmax": (lambda a: a.argmax(axis=0), x),
        "transpose": (lambda a: a.T.reshape(-1), x), "compare": (lambda a, b: jnp.where(a > b, a, b), x, x),
        "slice": (lambda a: a[1:3, ::2], x), "dynamic_slice": (lambda a, k: jax.lax.dynamic_slice(a, (k[0], k[1]), (2, 2)), x, i),
        "gather": (lambda a, k: a[k], x, i), "scatter": (lambda a, k: a.at[k].add(1.0), x, i), "concat": (lambda a: jnp.concatenate([a, a], 1), x),
        "pad": (lambda a: jnp.pad(a, ((1, 2), (0, 1))), x), "iota": (lambda a: a + jnp.arange(8), x), "cast": (lambda a: a.astype(np.int32), x),
        "cond": (lambda a, b: jax.lax.cond(b[0] > 0, lambda v: v + 1, lambda v: v - 1, a), x, i),
        "while": (lambda a: jax.lax.while_loop(lambda v: v < 10, lambda v: v * 2, a), s),
        "scan": (lambda a: jax.lax.scan(lambda carry, v: (carry + v.sum(), carry), 0.0, a), x),
        "fori": (lambda a: jax.lax.fori_loop(0, 5, lambda k, v: v + k, a), s), "sort": (lambda a: jnp.sort(a, axis=-1), x),
        "conv": (lambda a, k: jax.lax.conv_general_dilated(a, k, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")), img, ker),
        "complex": (lambda a: a.real + jnp.abs(a), c), "fft": (lambda a: jnp.fft.fft(a), c), "cumsum": (lambda a: jnp.cumsum(a, axis=0), x),
        "random": (lambda k: jax.random.normal(jax.random.wrap_key_data(k), (3,)), jax.ShapeDtypeStruct((2,), np.uint32)),
        "grad": (jax.grad(lambda a: (jnp.tanh(a) ** 2).sum()), x), "vmap": (jax.vmap(lambda a: jnp.dot(a, a)), x),
        "jit": (lambda a: jax.jit(lambda v: v + 1)(a) * 2, x), "erf": (lambda a: jax.scipy.special.erf(a), x),
        "top_k": (lambda a: jax.lax.top_k(a, 2), x), "clamp": (lambda a: jnp.clip(a, 0, 1), x), "bits": (lambda k: (k << 2) ^ (k >> 1) & 7, i),
        "reduce_window": (lambda a: jax.lax.reduce_window(a, -jnp.inf, jax.lax.max, (2, 2), (1, 1), "VALID"), x),
        "constant": (lambda a: a + np.arange(32, dtype=np.float32).reshape(4, 8), x), "bfloat16": (lambda a: a.astype(jnp.bfloat16) * 2, x),
        "checkpoint": (jax.checkpoint(lambda a: jnp.sin(a)), x), "cholesky": (lambda a: jnp.linalg.cholesky(a @ a.T), x),
        "mlp": (jax.grad(lambda w, a: jax.nn.relu(a @ w).mean()), y, x),
    }


def main(argv):
    if argv[0] == "--jaxlib":
        argv = argv[1:]
    else:
        replace()
    import jax

    answers = {}
    for name, (function, *arguments) in cases().items():
        try:
            answers[name] = jax.jit(function).trace(*arguments).lower(lowering_platforms=("cpu",)).as_text()
        except Exception as error:
            answers[name] = f"error: {type(error).__name__}: {error}"
    with open(argv[0], "w") as file:
        json.dump(answers, file)


if __name__ == "__main__":
    main(sys.argv[1:])
