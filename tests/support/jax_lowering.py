"""jax's own lowering rules run on mlircore instead of jaxlib.mlir: a script, since the replacement must happen before jax is imported.

    python tests/support/jax_lowering.py OUT   lowers each case of `cases`, writes {name: text or error} as JSON
    python tests/support/jax_lowering.py --jaxlib OUT   the same with jaxlib's own bindings
"""

import importlib
import importlib.util
import json
import pathlib
import sys
import traceback

NATIVE = "jaxlib.mlir._mlir_libs."


class Finder:
    """Resolves imports of `jaxlib.mlir` to mlircore's modules; for a dialect that mlircore does not have, to jaxlib's generated Python
    code."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name != "jaxlib.mlir" and not name.startswith("jaxlib.mlir."):
            return None
        ours = name.replace("jaxlib.mlir", "mlircore", 1)
        if name.startswith(NATIVE) and name.removeprefix(NATIVE) not in ("_mlir", "_mlir.ir"):
            return importlib.util.spec_from_loader(name, Loader(extension(name.removeprefix(NATIVE))))
        if importlib.util.find_spec(ours) is None:
            file = pathlib.Path(importlib.import_module("jaxlib").__file__).parent.joinpath(*name.split(".")[1:]).with_suffix(".py")
            return importlib.util.spec_from_file_location(name, file) if file.exists() else None
        module = importlib.import_module(ours)
        if not hasattr(module, "__path__"):
            return importlib.util.spec_from_loader(name, Same(module))
        return importlib.util.spec_from_loader(name, Loader(vars(module), lambda key: getattr(module, key)), is_package=True)


class Loader:
    """A new module with these names: a package of mlircore's, or a replacement of jaxlib's native code."""

    def __init__(self, names, find=None):
        self.names, self.find = names, find

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        vars(module).update({name: value for name, value in self.names.items() if not name.startswith("__") or name == "__all__"})
        if self.find is not None:
            module.__getattr__ = self.find


class Same:
    """A module of mlircore, unchanged."""

    def __init__(self, module):
        self.module, self.spec = module, module.__spec__

    def create_module(self, spec):
        return self.module

    def exec_module(self, module):
        module.__spec__ = self.spec


def nothing(*arguments, **keywords):
    """Replaces functions that register dialects and start threads: mlircore's contexts have all dialects."""


def extension(name):
    """The replacement of one of jaxlib's native modules."""
    if name == "_jax_mlir_ext":
        import jax_native

        return vars(jax_native) | dict.fromkeys(("register_dialects", "enter_multi_threaded_execution", "exit_multi_threaded_execution"), nothing)
    return dict.fromkeys(("register_dialect", "register_mhlo_dialect", "register_mhlo_passes"), nothing)


def main(argv):
    if argv[0] == "--jaxlib":
        argv = argv[1:]
    else:
        sys.meta_path.insert(0, Finder)
    import jax
    from jax._src.lib.mlir import ir

    answers = {"bindings": ir.__name__}
    for name, (function, *arguments) in cases().items():
        try:
            lowered = jax.jit(function).trace(*arguments).lower(lowering_platforms=("cpu",))
            answers[name] = lowered.as_text() + "\n" + lowered.as_text(debug_info=True)
        except Exception:
            answers[name] = "error: " + traceback.format_exc()
    with open(argv[0], "w") as file:
        json.dump(answers, file)


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

    def f(*shape, type=np.float32):
        return jax.ShapeDtypeStruct(shape, type)

    weights = {"embed": f(11, 16), "qkv": f(16, 48), "out": f(16, 16), "up": f(16, 32), "down": f(32, 16), "scale": f(16)}
    tokens = f(2, 6, type=np.int32)

    def transformer(w, ids):
        """A block with attention and a feed-forward part, and a loss."""
        h = w["embed"][ids]
        normed = (h - h.mean(-1, keepdims=True)) * jax.lax.rsqrt(h.var(-1, keepdims=True) + 1e-5) * w["scale"]
        q, k, v = jnp.split(normed @ w["qkv"], 3, axis=-1)
        heads = lambda t: t.reshape(2, 6, 4, 4).transpose(0, 2, 1, 3)
        scores = jnp.einsum("bhqd,bhkd->bhqk", heads(q), heads(k)) / 2.0
        scores = jnp.where(jnp.tril(jnp.ones((6, 6), bool)), scores, -1e9)
        mixed = jnp.einsum("bhqk,bhkd->bhqd", jax.nn.softmax(scores), heads(v)).transpose(0, 2, 1, 3).reshape(2, 6, 16)
        h = h + mixed @ w["out"]
        h = h + jax.nn.gelu(h @ w["up"]) @ w["down"]
        logits = h @ w["embed"].T
        return -jnp.take_along_axis(jax.nn.log_softmax(logits), ids[..., None], -1).mean()

    def nested(row):
        return jax.lax.cond(row[0] > 0, lambda r: jax.lax.fori_loop(0, 3, lambda k, t: t * r.sum(), 1.0), lambda r: r.mean(), row)

    return {
        "add": (lambda a, b: a + b, x, x), "scalar": (lambda a: a * 2 + 1, s), "matmul": (lambda a, b: a @ b, x, y),
        "elementwise": (lambda a: jnp.sin(a) + jnp.exp(a) - jnp.tanh(a) * jnp.log1p(a), x), "reduce": (lambda a: a.sum(axis=1), x),
        "softmax": (lambda a: jax.nn.softmax(a, axis=-1), x), "argmax": (lambda a: a.argmax(axis=0), x),
        "transpose": (lambda a: a.T.reshape(-1), x), "compare": (lambda a, b: jnp.where(a > b, a, b), x, x),
        "slice": (lambda a: a[1:3, ::2], x), "dynamic_slice": (lambda a, k: jax.lax.dynamic_slice(a, (k[0], k[1]), (2, 2)), x, i),
        "gather": (lambda a, k: a[k], x, i), "scatter": (lambda a, k: a.at[k].add(1.0), x, i),
        "concat": (lambda a: jnp.concatenate([a, a], 1), x),
        "pad": (lambda a: jnp.pad(a, ((1, 2), (0, 1))), x), "iota": (lambda a: a + jnp.arange(8), x),
        "cast": (lambda a: a.astype(np.int32), x),
        "cond": (lambda a, b: jax.lax.cond(b[0] > 0, lambda v: v + 1, lambda v: v - 1, a), x, i),
        "while": (lambda a: jax.lax.while_loop(lambda v: v < 10, lambda v: v * 2, a), s),
        "scan": (lambda a: jax.lax.scan(lambda carry, v: (carry + v.sum(), carry), 0.0, a), x),
        "fori": (lambda a: jax.lax.fori_loop(0, 5, lambda k, v: v + k, a), s), "sort": (lambda a: jnp.sort(a, axis=-1), x),
        "conv": (lambda a, k: jax.lax.conv_general_dilated(a, k, (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC")), img, ker),
        "complex": (lambda a: a.real + jnp.abs(a), c), "fft": (lambda a: jnp.fft.fft(a), c), "cumsum": (lambda a: jnp.cumsum(a, axis=0), x),
        "random": (lambda k: jax.random.normal(jax.random.wrap_key_data(k), (3,)), jax.ShapeDtypeStruct((2,), np.uint32)),
        "grad": (jax.grad(lambda a: (jnp.tanh(a) ** 2).sum()), x), "vmap": (jax.vmap(lambda a: jnp.dot(a, a)), x),
        "jit": (lambda a: jax.jit(lambda v: v + 1)(a) * 2, x), "erf": (lambda a: jax.scipy.special.erf(a), x),
        "top_k": (lambda a: jax.lax.top_k(a, 2), x), "clamp": (lambda a: jnp.clip(a, 0, 1), x),
        "bits": (lambda k: (k << 2) ^ (k >> 1) & 7, i),
        "reduce_window": (lambda a: jax.lax.reduce_window(a, -jnp.inf, jax.lax.max, (2, 2), (1, 1), "VALID"), x),
        "constant": (lambda a: a + np.arange(32, dtype=np.float32).reshape(4, 8), x), "bfloat16": (lambda a: a.astype(jnp.bfloat16) * 2, x),
        "checkpoint": (jax.checkpoint(lambda a: jnp.sin(a)), x), "cholesky": (lambda a: jnp.linalg.cholesky(a @ a.T), x),
        "mlp": (jax.grad(lambda w, a: jax.nn.relu(a @ w).mean()), y, x), "transformer": (jax.value_and_grad(transformer), weights, tokens),
        "switch": (lambda a, k: jax.lax.switch(k[0], [jnp.sin, jnp.cos, jnp.tan], a), x, i), "nested": (jax.vmap(jax.grad(nested)), x),
        "scan_grad": (jax.grad(lambda a: jax.lax.scan(lambda carry, v: (carry * v.sum(), carry), 1.0, a)[0]), x),
        "conv_grad": (jax.grad(lambda k, a: jax.lax.conv(a, k, (2, 2), "VALID").sum()), f(2, 3, 3, 3), f(1, 3, 9, 9)),
        "solve": (lambda a, b: jnp.linalg.solve(a @ a.T, b[:4]), x, f(4, 2)), "svd": (lambda a: jnp.linalg.svd(a), x),
        "eigh": (lambda a: jnp.linalg.eigh(a @ a.T), x), "qr": (lambda a: jnp.linalg.qr(a), x),
        "lu": (lambda a: jax.lax.linalg.lu(a @ a.T), x),
        "triangular": (lambda a, b: jax.scipy.linalg.solve_triangular(a, b), f(4, 4), f(4, 2)),
        "special": (lambda a: (jax.lax.lgamma(a), jax.lax.digamma(a), jax.lax.erf_inv(a), jax.lax.bessel_i0e(a), jax.lax.igamma(a, a)), x),
        "rounding": (lambda a: (jnp.round(a), jnp.floor(a), jnp.ceil(a), jnp.trunc(a), jnp.sign(a), jnp.isnan(a)), x),
        "powers": (lambda a: (a ** 3, a ** 2.5, jnp.sqrt(a), jax.lax.rsqrt(a), jnp.cbrt(a), jnp.expm1(a), jnp.atan2(a, a)), x),
        "integers": (lambda k: (k // 3, k % 3, jnp.abs(k), jax.lax.population_count(k), jax.lax.clz(k), k >> 1), i),
        "bools": (lambda a: (jnp.any(a > 0), jnp.all(a > 0), jnp.logical_xor(a > 0, a < 1)), x),
        "einsum": (lambda a, b: jnp.einsum("ij,kj->ik", a, b), x, x),
        "dot_bf16": (lambda a: jnp.dot(a.astype(jnp.bfloat16), a.T.astype(jnp.bfloat16), preferred_element_type=np.float32), x),
        "precision": (lambda a, b: jnp.dot(a, b, precision="highest"), x, y), "roll": (lambda a: jnp.roll(a, 2, axis=1), x),
        "pool": (lambda a: jax.lax.reduce_window(a, 0.0, jax.lax.add, (1, 2, 2, 1), (1, 2, 2, 1), "SAME"), img),
        "select_and_scatter": (jax.grad(lambda a: jax.lax.reduce_window(a, -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1),
        "SAME").sum()), img),
        "scatter_min": (lambda a, k: a.at[k, 0].min(0.5, mode="drop"), x, i),
        "take": (lambda a, k: jnp.take(a, k, axis=1, mode="clip"), x, i),
        "update": (lambda a, b: jax.lax.dynamic_update_slice(a, b, (1, 2)), x, f(2, 2)),
        "associative": (lambda a: jax.lax.associative_scan(jnp.add, a), x),
        "cumulative": (lambda a: (jnp.cumprod(a, 1), jax.lax.cummax(a), jax.lax.cumlogsumexp(a)), x),
        "sort_many": (lambda a, k: jax.lax.sort((k, a[0, :5]), num_keys=1), x, i),
        "argsort": (lambda a: jnp.argsort(a, axis=0), x),
        "uniform": (lambda k: jax.random.uniform(jax.random.wrap_key_data(k), (2, 3)), f(2, type=np.uint32)),
        "split": (lambda k: jax.random.key_data(jax.random.split(jax.random.wrap_key_data(k))), f(2, type=np.uint32)),
        "permutation": (lambda k: jax.random.permutation(jax.random.wrap_key_data(k), 10), f(2, type=np.uint32)),
        "fp8": (lambda a: (a.astype(jnp.float8_e4m3fn), a.astype(jnp.float8_e5m2)), x), "int4": (lambda k: k.astype(jnp.int4) + 1, i),
        "f16": (lambda a: a.astype(jnp.float16).sum(), x), "u8": (lambda a: a.astype(jnp.uint8) * 3, x),
        "reduce_precision": (lambda a: jax.lax.reduce_precision(a, 5, 10), x),
        "bitcast": (lambda a: jax.lax.bitcast_convert_type(a, np.int32), x), "rev": (lambda a: a[::-1, ::-1], x),
        "outer": (lambda a: jnp.outer(a, a), f(5)),
        "custom_jvp": (jax.grad(lambda a: jax.nn.relu6(a).sum() + jax.nn.gelu(a).sum() + jax.nn.silu(a).sum()), x),
        "barrier": (lambda a: jax.lax.optimization_barrier((a, a + 1)), x),
        "rng_bits": (lambda k: jax.lax.rng_bit_generator(k, (3,)), f(4, type=np.uint32)),
        "complex_math": (lambda a: (jnp.exp(a), jnp.log(a), a * a, jnp.conj(a), jax.lax.complex(a.real, a.imag)), c),
        "rfft": (lambda a: jnp.fft.irfft(jnp.fft.rfft(a)), x),
        "donated": (jax.jit(lambda a: a + 1, donate_argnums=0), x),
        "names": (lambda d: {"b": d["a"]["w"] * 2, "c": d["z"]}, {"a": {"w": x}, "z": y}),
        "dynamic": (lambda a, k: jax.lax.dynamic_index_in_dim(a, k[0], 0), x, i),
        "ragged": (lambda a, b, g: jax.lax.ragged_dot(a, b, g), f(6, 4), f(2, 4, 3), f(2, type=np.int32)),
        "named_scope": (jax.named_call(lambda a: jnp.sin(a) * 2, name="outer"), x),
        "custom_vjp": (jax.grad(lambda a: jax.nn.logsumexp(a)), x),
        "hessian": (jax.hessian(lambda a: (a ** 3).sum()), f(3)),
        "while_jvp": (lambda a: jax.jvp(lambda v: jax.lax.while_loop(lambda u: u < 9, lambda u: u * u, v), (a,), (a,)), s),
    }


if __name__ == "__main__":
    main(sys.argv[1:])
