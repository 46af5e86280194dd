"""The named operations of linalg, written in the language.

Operations of one family differ in their layouts alone, so that a table has them. A layout is a list of words: `n` is a dimension and the
size `N`, `oh*sh+kh*dh` is an expression of dimensions and of the symbols of `strides` and `dilations`.
"""

from __future__ import annotations

from mlircore.dialects.linalg.opdsl.lang import (
    BinaryFn, Canonicalizer, ContractionOpInterface, ConvolutionOpInterface, D, F64, FillOpInterface, I32, IndexAttrDef, ReduceFn, S, ScalarDef,
    T, TV, TensorDef, TernaryFn, TypeFn, TypeFnAttrDef, U, UnaryFn, const, defines, domain, implements, index, linalg_structured_op,
)
from mlircore.dialects.linalg.opdsl.lang.comprehension import LinalgOpDef
from mlircore.dialects.linalg.opdsl.lang.dsl import DefinedOpCallable, bind_op_def

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

T1, T2 = TV.T1, TV.T2
_ATTRIBUTE_SYMBOLS = {"sd", "sh", "sw", "dd", "dh", "dw"}


def _sum(word: str, leaf: Any) -> Any:
    """`oh*sh+kh*dh` as an expression; `leaf` makes that of a name."""
    total = None
    for term in word.split("+"):
        product = None
        for name in term.split("*"):
            product = leaf(name) if product is None else product * leaf(name)
        total = product if total is None else total + product
    return total


def _size(name: str) -> Any:
    return getattr(S, "Batch" if name == "b" else name.upper())


def _dim(name: str) -> Any:
    return getattr(S, name.upper()) if name in _ATTRIBUTE_SYMBOLS else getattr(D, name)


def _shape(layout: str) -> list[Any]:
    return [_sum(word, _size) for word in layout.split()]


def _indices(layout: str) -> tuple[Any, ...]:
    return tuple(_sum(word, _dim) for word in layout.split()) or (None,)


def _add(name: str, doc: str, operands: dict[str, Any], body: Any) -> None:
    """Defines an operation: `body()` makes the assignment."""
    op_def = LinalgOpDef(name, "".join(part.title() for part in name.split("_")) + "Op", doc)
    for key, operand in operands.items():
        op_def.add_operand(key, operand.operand_def)
    with bind_op_def(op_def):
        body()
    globals()[name] = DefinedOpCallable(name, op_def)


# --- elementwise ---


@linalg_structured_op
def copy(I=TensorDef(T1), O=TensorDef(U, output=True), cast=TypeFnAttrDef(default=TypeFn.cast_signed)):  # type: ignore[no-untyped-def]
    """Copies each element, cast to the type of the output."""
    defines(Canonicalizer)
    O[None] = cast(U, I[None])


def _elementwise(name: str, fn: Any, inputs: str, doc: str, class_name: str | None = None) -> None:
    tensors = {each: TensorDef(U if each == "cond" else T1) for each in inputs.split()}
    out = TensorDef(T1, output=True)

    def body() -> None:
        out[None] = fn(*[tensor[None] for tensor in tensors.values()])

    _add(name, f"{doc} Nothing is cast.", {**tensors, "O": out}, body)
    if class_name is not None:
        globals()[name].op_def.metadata.cpp_class_name = class_name


for _name in "exp log abs ceil floor negf reciprocal round sqrt rsqrt square tanh erf".split():
    _elementwise(_name, getattr(UnaryFn, _name), "I", f"Applies {_name} to each element.", "NegFOp" if _name == "negf" else None)
for _name in "add sub mul div div_unsigned max min powf".split():
    _fn = getattr(BinaryFn, f"{_name}_signed" if _name in ("max", "min") else _name)
    _elementwise(_name, _fn, "lhs rhs", f"Applies {_name} to each pair of elements.", "PowFOp" if _name == "powf" else None)
_elementwise("select", TernaryFn.select, "cond lhs rhs", "Chooses between two elements by a third one.")


# --- sums of products ---


def _product(name: str, doc: str, inputs: dict[str, str], output: dict[str, str], order: str, *, interface: Any = ContractionOpInterface,
             zero_points: str = "", types: Any = None, strides: str = "", shape: str | None = None) -> None:
    """A sum of products of two tensors. `order`: the dimensions; `zero_points`: scalars that are subtracted; `strides`: letters of the
    window's dimensions; `shape`: that of the output, where it is not as it is indexed."""
    variables = types or (T1, T2, U)
    result = variables[2]
    (left_name, left_layout), (right_name, right_layout) = inputs.items()
    ((out_name, out_layout),) = output.items()
    left, right = TensorDef(variables[0], *_shape(left_layout)), TensorDef(variables[1], *_shape(right_layout))
    out = TensorDef(result, *_shape(out_layout if shape is None else shape), output=True)
    scalars = {each: ScalarDef(I32) for each in zero_points.split()}
    attributes = {}
    if strides:
        for key, letter in (("strides", "S"), ("dilations", "D")):
            attributes[key] = IndexAttrDef(*[getattr(S, letter + each.upper()) for each in strides], default=[1] * len(strides))

    def body() -> None:
        factors: list[Any] = []
        for tensor, layout, scalar in zip((left, right), (left_layout, right_layout), list(scalars.values()) or (None, None)):
            factor: Any = TypeFn.cast_signed(result, tensor[_indices(layout)])
            factors.append(factor if scalar is None else factor - TypeFn.cast_signed(result, scalar))
        if order:
            domain(*[getattr(D, each) for each in order.split()])
        if interface is not None:
            implements(interface)
        target: Any = out
        target[_indices(out_layout)] += factors[0] * factors[1]

    _add(name, doc, {left_name: left, right_name: right, **scalars, out_name: out, **attributes}, body)


_CAST = "Operands are cast to the type of the output before they are multiplied."
_ZERO = f"{_CAST} Zero points are subtracted first."
_MMT4D = (TV.LhsType, TV.RhsType, TV.AccumType)
_product("quantized_matmul", f"Multiplies two matrices. {_ZERO}", {"A": "m k", "B": "k n"}, {"C": "m n"}, "m n k", interface=None, zero_points="AZp BZp")
_product("mmt4d", f"Multiplies a matrix of tiles by a transposed one. {_CAST}", {"lhs": "m k m0 k0", "rhs": "n k n0 k0"},
         {"accum": "m n m0 n0"}, "m n k m0 n0 k0", types=_MMT4D)
_product("batch_mmt4d", f"Multiplies matrices of tiles by transposed ones. {_CAST}", {"lhs": "b m k m0 k0", "rhs": "b n k n0 k0"},
         {"accum": "b m n m0 n0"}, "b m n k m0 n0 k0", types=_MMT4D)
_product("quantized_batch_matmul", f"Multiplies pairs of matrices. {_ZERO}", {"A": "b m k", "B": "b k n"}, {"C": "b m n"}, "b m n k",
         interface=None, zero_points="AZp BZp")
_product("matvec", f"Multiplies a matrix and a vector. {_CAST}", {"A": "m n", "y": "n"}, {"x": "m"}, "m n")
_product("vecmat", f"Multiplies a vector and a matrix. {_CAST}", {"y": "m", "A": "m n"}, {"x": "n"}, "n m")
_product("batch_matvec", f"Multiplies pairs of a matrix and a vector. {_CAST}", {"A": "b m k", "B": "b k"}, {"C": "b m"}, "b m k")
_product("batch_vecmat", f"Multiplies pairs of a vector and a matrix. {_CAST}", {"A": "b k", "B": "b k n"}, {"C": "b n"}, "b n k")
_product("dot", f"The scalar product of two vectors. {_CAST}", {"A": "m", "B": "m"}, {"C": ""}, "")


# --- convolutions and pooling ---


def _window(letters: str, *, with_strides: bool = True) -> list[str]:
    """The words of a window's dimensions in the input."""
    return [f"o{each}*s{each}+k{each}*d{each}" if with_strides else f"o{each}+k{each}" for each in letters]


def _expand(layout: str, letters: str, window: list[str], names: dict[str, str]) -> str:
    """`nhwc` as words: letters of the window become the words of `window`, others are in `names` or are themselves."""
    return " ".join(window[letters.index(each)] if each in letters else names.get(each, each) for each in layout)


def _conv(name: str, *, order: str, output: str = "", shape: str | None = None) -> None:
    """A convolution, by its name: `conv_2d_nhwc_hwcf_q`. `output`: the layout of the output; `order`: the dimensions."""
    parts = name.removeprefix("depthwise_").split("_")
    depthwise, quantized = name.startswith("depthwise"), parts[-1] == "q"
    letters = "dhw"[-int(parts[1][0]):]
    layouts = parts[2:4] or [letters, letters]
    grouped = "g" in layouts[0]
    names = {"c": "ic", "m": "cm"} if depthwise else {"f": "fg"} if grouped else {}
    outs, kernel = [f"o{each}" for each in letters], [f"k{each}" for each in letters]
    with_strides = len(parts) > 2
    _product(name, f"A convolution in {len(letters)} dimensions. {_ZERO if quantized else _CAST}",
             {"I": _expand(layouts[0], letters, _window(letters, with_strides=with_strides), names),
              "K": _expand(layouts[1], letters, kernel, names)},
             {"O": _expand(output or letters, letters, outs, names)}, order,
             interface=ConvolutionOpInterface, zero_points="IZp KZp" if quantized else "", strides=letters if with_strides else "", shape=shape)


def _spatial(prefix: str, letters: str) -> str:
    return " ".join(prefix + each for each in letters)


for _letters in ("w", "hw", "dhw"):
    _o, _k, _rank = _spatial("o", _letters), _spatial("k", _letters), len(_letters)
    _conv(f"conv_{_rank}d", order=f"{_o} {_k}")
for _name in "conv_1d_nwc_wcf conv_1d_ncw_fcw conv_2d_nhwc_hwcf conv_2d_nhwc_fhwc conv_2d_nhwc_hwcf_q conv_2d_nhwc_fhwc_q conv_2d_nchw_fchw_q \
        conv_2d_nchw_fchw conv_2d_ngchw_fgchw conv_2d_ngchw_gfchw conv_2d_nhwgc_gfhwc conv_2d_nhwgc_gfhwc_q conv_2d_ngchw_gfchw_q \
        conv_3d_ndhwc_dhwcf conv_3d_ndhwc_dhwcf_q conv_3d_ncdhw_fcdhw".split():
    _layout, _letters = _name.split("_")[2], "dhw"[-int(_name[5]):]
    _o, _k = _spatial("o", _letters), _spatial("k", _letters)
    _channels = "gf" if "g" in _layout else "f"
    _named = _channels.replace("gf", "g fg")
    if _layout.endswith("c"):  # channels last
        _conv(_name, output=f"n{_letters}{_channels}", order=f"n {_o} {_named} {_k} c")
    else:
        _conv(_name, output=f"n{_channels}{_letters}", order=f"n {_named} {_o} c {_k}")
for _name in "1d_nwc_wc 1d_ncw_cw 1d_nwc_wcm 2d_nhwc_hwc 2d_nchw_chw 2d_nhwc_hwc_q 2d_nhwc_hwcm 2d_nhwc_hwcm_q 3d_ndhwc_dhwc 3d_ncdhw_cdhw \
        3d_ndhwc_dhwcm".split():
    _parts, _letters = _name.split("_"), "dhw"[-int(_name[0]):]
    _o, _k = _spatial("o", _letters), _spatial("k", _letters)
    _many = _parts[2].endswith("m")
    _output = f"n{_letters}c" if _parts[1].endswith("c") else f"nc{_letters}"
    if len(_letters) == 3:
        _order = f"n {_o} {'cm ' if _many else ''}{_k} ic"
    else:
        _order = f"n {_o} ic {'cm ' if _many else ''}{_k}"
    # As in upstream's definition, the shape of the output has no input channels with three dimensions and channels last.
    _odd = f"n {_o}{' cm' if _many else ''}" if len(_letters) == 3 and _output.endswith("c") else None
    _conv(f"depthwise_conv_{_name}", output=_output + ("m" if _many else ""), order=_order, shape=_odd)


def _pooling(layout: str, kind: str) -> None:
    """A reduction of windows: the kernel has only a shape."""
    letters = "".join(each for each in layout if each in "dhw")
    outs, kernel = _spatial("o", letters).split(), _spatial("k", letters).split()
    out_layout = _expand(layout, letters, outs, {})
    in_layout = _expand(layout, letters, _window(letters), {})
    input_, window = TensorDef(T1, *_shape(in_layout)), TensorDef(T2, *_shape(" ".join(kernel)), index_dims=[getattr(D, each) for each in kernel])
    out = TensorDef(U, *_shape(out_layout), output=True)
    attributes = {key: IndexAttrDef(*[getattr(S, letter + each.upper()) for each in letters], default=[1] * len(letters))
                  for key, letter in (("strides", "S"), ("dilations", "D"))}
    unsigned = kind.endswith("unsigned")

    def body() -> None:
        implements(ConvolutionOpInterface)
        domain(*[getattr(D, each) for each in (*out_layout.split(), *kernel)])
        value = (TypeFn.cast_unsigned if unsigned else TypeFn.cast_signed)(U, input_[_indices(in_layout)])
        reduce = ReduceFn.add if kind == "sum" else getattr(ReduceFn, kind if unsigned else f"{kind}_signed")
        out[_indices(out_layout)] = reduce[tuple(getattr(D, each) for each in kernel)](value)

    _add(f"pooling_{layout}_{kind}", f"The {kind.replace('_', ' ')} of each window. Elements are cast to the type of the output.",
         {"I": input_, "K": window, "O": out, **attributes}, body)


for _layout, _kind_names in (("nhwc", "sum"), ("nchw", "sum"), ("nhwc", "max max_unsigned"), ("nchw", "max"), ("nhwc", "min min_unsigned"), ("nwc", "sum"),
                             ("ncw", "sum"), ("nwc", "max max_unsigned"), ("ncw", "max"), ("nwc", "min min_unsigned"), ("ndhwc", "sum max min")):
    for _kind in _kind_names.split():
        _pooling(_layout, _kind)


# --- others ---


@linalg_structured_op
def fill(value=ScalarDef(T), O=TensorDef(T, output=True)):  # type: ignore[no-untyped-def]
    """Sets each element to a value of its type."""
    implements(FillOpInterface)
    defines(Canonicalizer)
    O[None] = value


@linalg_structured_op
def fill_rng_2d(  # type: ignore[no-untyped-def]
    min=ScalarDef(F64), max=ScalarDef(F64), seed=ScalarDef(I32), O=TensorDef(T, S.M, S.N, output=True),
):
    """Sets each element to a pseudo-random number between two bounds: two steps of a linear congruential generator, from its position."""
    domain(D.m, D.n)
    multiplier, increment = TypeFn.cast_signed(I32, const(1103515245)), TypeFn.cast_signed(I32, const(12345))
    state = TypeFn.cast_signed(I32, index(D.m)) + seed
    state = state * multiplier + increment
    state = (TypeFn.cast_signed(I32, index(D.n)) + state) * multiplier + increment
    scale = (max - min) * TypeFn.cast_signed(F64, const(2.3283064e-10))
    O[D.m, D.n] = TypeFn.cast_signed(T, (TypeFn.cast_signed(F64, const(2147483647)) + TypeFn.cast_signed(F64, state)) * scale + min)


__all__ = [name for name, value in list(globals().items()) if isinstance(value, DefinedOpCallable)]
