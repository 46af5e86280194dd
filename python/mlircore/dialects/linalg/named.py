"""Structured operations of linalg with a name: the types decide the computation of one step."""

from mlircore.define.body import Body, Function, Refusal, Value, arg, cast, make, number_like
from mlircore.dialect import Attr, AttrConstraint, Check, OptionalAttr, Region, Results
from mlircore.dialects.linalg.ops import (
    BINARY, INTERFACES, NAMED, TERNARY, UNARY, YIELD, AffineMapArrayAttr, AnyShaped, ElementwiseKindValue, Structured, TypeFnValue, linalg,
)

# --- scalar functions ---

_NO_NUMBER = Refusal("unsupported non numeric type")
_MIXED = Refusal("Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got {0} and {1}")
_NO_DIVISION = Refusal("unsupported operation: unsigned div not on uint")
_NO_MAX = Refusal("unsupported operation: unsigned max not on uint")
_NO_MIN = Refusal("unsupported operation: unsigned min not on uint")


def _float(name: str) -> Function:
    return Function(floats=name, others=_NO_NUMBER)


add = Function(complexes="complex.add", floats="arith.addf", bools="arith.ori", integers="arith.addi", others=_MIXED)
sub = Function(complexes="complex.sub", floats="arith.subf", bools=Refusal("unsupported operation: sub with bools"),
               integers="arith.subi", others=_MIXED)
mul = Function(complexes="complex.mul", floats="arith.mulf", bools="arith.andi", integers="arith.muli", others=_MIXED)
div = Function(complexes="complex.div", floats="arith.divf", bools=Refusal("unsupported operation: div with bools"),
               integers="arith.divsi", others=_MIXED)
max_signed = Function(complexes="arith.maxsi", floats="arith.maximumf", integers="arith.maxsi", others=_MIXED)
min_signed = Function(complexes="arith.minsi", floats="arith.minimumf", integers="arith.minsi", others=_MIXED)
max_unsigned = Function(complexes=_NO_MAX, floats=_NO_MAX, bools=_NO_MAX, integers="arith.maxui", others=_MIXED)
min_unsigned = Function(complexes=_NO_MIN, floats=_NO_MIN, bools=_NO_MIN, integers="arith.minui", others=_MIXED)

_ONE_ARGUMENT = {
    "exp": _float("math.exp"), "log": _float("math.log"), "abs": _float("math.absf"), "ceil": _float("math.ceil"),
    "floor": _float("math.floor"), "negf": _float("arith.negf"), "round": _float("math.round"), "sqrt": _float("math.sqrt"),
    "rsqrt": _float("math.rsqrt"), "tanh": _float("math.tanh"), "erf": _float("math.erf"),
}
_TWO_ARGUMENTS = {
    "add": add, "sub": sub, "mul": mul, "div": div, "max_signed": max_signed, "min_signed": min_signed, "max_unsigned": max_unsigned,
    "min_unsigned": min_unsigned,
    "div_unsigned": Function(complexes=_NO_DIVISION, floats=_NO_DIVISION, bools=_NO_DIVISION, integers="arith.divui", others=_MIXED),
    "powf": Function(complexes="math.powf", floats="math.powf", integers="math.powf", others=_MIXED),
}


def _applied(function: str) -> Value:
    """The function of the arguments before the output's."""
    if function == "reciprocal":
        return _float("arith.divf")(number_like("arith.constant", "value", 1, arg(0)), arg(0))
    if function == "square":
        return _float("arith.mulf")(arg(0), arg(0))
    if function in _ONE_ARGUMENT:
        return _ONE_ARGUMENT[function](arg(0))
    if function == "select":
        return Function(others="arith.select")(arg(0), arg(1), arg(2))
    return _TWO_ARGUMENTS[function](arg(0), arg(1))


def _arity(function: str) -> int:
    return 1 if function in UNARY else 2 if function in BINARY else 3


def _class_name(name: str) -> str:
    return name.title().replace("_", "").replace("Negf", "NegF").replace("Powf", "PowF") + "Op"


# --- elementwise operations ---

_ELEMENTWISE = {"linalg.structure": "elementwise", "destinations": "outputs"}

for _name, _what in (
    ("exp", "exp"), ("log", "log"), ("abs", "abs"), ("ceil", "ceil"), ("floor", "floor"), ("negf", "negf"), ("reciprocal", "reciprocal"),
    ("round", "round"), ("sqrt", "sqrt"), ("rsqrt", "rsqrt"), ("square", "square"), ("tanh", "tanh"), ("erf", "erf"), ("add", "add"),
    ("sub", "sub"), ("mul", "mul"), ("div", "div"), ("div_unsigned", "div_unsigned"), ("max", "max_signed"), ("min", "min_signed"),
    ("powf", "powf"), ("select", "select"),
):
    type(_class_name(_name), (Structured,), {
        "__doc__": f"The function {_what} of each element.", "__module__": __name__,
        "implicit_body": Body(_applied(_what), terminator=YIELD, args=_arity(_what) + 1), "facts": _ELEMENTWISE,
    }, dialect=linalg, name=_name)


class CopyOp(Structured, dialect=linalg, name="copy"):
    """Copies, and casts if need be."""

    cast_ = OptionalAttr(TypeFnValue)
    implicit_body = Body(cast(arg(0), arg(1), "cast"), terminator=YIELD, args=2)
    facts = _ELEMENTWISE


class FillOp(Structured, dialect=linalg, name="fill"):
    """The same value everywhere."""

    implicit_body = Body(cast(arg(0), arg(1)), terminator=YIELD, args=2)
    facts = {**_ELEMENTWISE, "uniform": "inputs"}
    checks = (Check("linalg.Fill"),)


class ElementwiseOp(Structured, dialect=linalg, name="elementwise"):
    """A function of each element, given as an attribute."""

    kind = Attr(ElementwiseKindValue)
    indexing_maps = OptionalAttr(AffineMapArrayAttr)
    implicit_body = Body(case_attr="kind", cases={
        number: Body(_applied(function), terminator=YIELD, args=_arity(function) + 1)
        for number, function in enumerate((*UNARY, *BINARY, *TERNARY))
    })
    facts = {**_ELEMENTWISE, "linalg.listed_maps": True}
    assembly_format = f"""
        `kind` `` `=` `` qualified($kind) `` custom<`linalg.IndexingMaps`>($indexing_maps) {NAMED}
        `` custom<`linalg.IdentityMaps`>(ref($indexing_maps), ref(type($inputs)), ref(type($outputs)))
    """


# --- contractions ---


def _maps(dims: int, symbols: int, results: str) -> str:
    """Maps of that many dimensions, their results separated by semicolons, as an attribute."""
    domain = ", ".join(f"d{i}" for i in range(dims))
    suffix = f"[{', '.join(f's{i}' for i in range(symbols))}]" if symbols else ""
    return "[" + ", ".join(f"affine_map<({domain}){suffix} -> ({each.strip()})>" for each in results.split(";")) + "]"


def _multiply_add(unsigned: bool | str = False) -> Value:
    return add(arg(2), mul(cast(arg(0), arg(2), unsigned), cast(arg(1), arg(2), unsigned)))


_QUANTIZED = add(arg(4), mul(sub(cast(arg(0), arg(4)), cast(arg(2), arg(4))), sub(cast(arg(1), arg(4)), cast(arg(3), arg(4)))))


class _Contraction(Structured):
    region_checks = (*INTERFACES, Check("linalg.Contraction"))


class _MatrixProduct(_Contraction):
    indexing_maps = OptionalAttr(AffineMapArrayAttr)
    cast_ = OptionalAttr(TypeFnValue)
    assembly_format = f"`` custom<`linalg.IndexingMaps`>($indexing_maps) {NAMED}"


class MatmulOp(_MatrixProduct, dialect=linalg, name="matmul"):
    """The product of two matrices, added to a third."""

    implicit_body = Body(_multiply_add("cast"), terminator=YIELD, args=3)
    facts = {
        "linalg.structure": "product", "destinations": "outputs", "linalg.iterators": "ppr",
        "linalg.indexing_maps": _maps(3, 0, "d0, d2; d2, d1; d0, d1"),
    }
    checks = (Check("linalg.Matmul"),)


class BatchMatmulOp(_MatrixProduct, dialect=linalg, name="batch_matmul"):
    """Products of pairs of matrices."""

    implicit_body = Body(_multiply_add("cast"), terminator=YIELD, args=3)
    facts = {
        "linalg.structure": "product", "destinations": "outputs", "linalg.iterators": "pppr", "linalg.listed_maps": True,
        "linalg.indexing_maps": _maps(4, 0, "d0, d1, d3; d0, d3, d2; d0, d1, d2")}
    checks = (Check("linalg.BatchMatmul"),)


class BatchReduceMatmulOp(_MatrixProduct, dialect=linalg, name="batch_reduce_matmul"):
    """The sum of the products of pairs of matrices."""

    implicit_body = Body(_multiply_add(), terminator=YIELD, args=3)
    facts = {
        "linalg.structure": "product", "destinations": "outputs", "linalg.iterators": "rppr", "linalg.listed_maps": True,
        "linalg.indexing_maps": _maps(4, 0, "d0, d1, d3; d0, d3, d2; d1, d2")}
    checks = (Check("linalg.BatchMatmul"),)


class ContractOp(_Contraction, dialect=linalg, name="contract"):
    """Sums of products along any dimensions."""

    result_tensors = Results(AnyShaped)
    region = Region(also="combiner")
    indexing_maps = Attr(AffineMapArrayAttr)
    cast_ = OptionalAttr(TypeFnValue)
    implicit_body = Body(_multiply_add("cast"), terminator=YIELD, args=3)
    facts = {"linalg.structure": "contraction", "destinations": "outputs"}
    checks = (Check("linalg.Contract"),)
    assembly_format = f"`` custom<`linalg.IndexingMaps`>($indexing_maps) {NAMED}"


_MEMOIZED = "linalg.memoized_indexing_maps"


def _define(base: type[Structured], name: str, doc: str, result: Value, args: int, iterators: str, maps: str, symbols: int = 0) -> None:
    facts: dict[str, object] = {
        "linalg.structure": "memoized", "destinations": "outputs", "linalg.iterators": iterators,
        "implied_attribute": {_MEMOIZED: _maps(len(iterators), symbols, maps)}}
    if symbols:
        facts["linalg.symbols"] = ("strides", "dilations")
    type(_class_name(name), (base,), {
        "__doc__": doc, "__module__": __name__, "implicit_body": Body(result, terminator=YIELD, args=args), "facts": facts,
    }, dialect=linalg, name=name)


for _name, _doc, _iterators, _results in (
    ("mmt4d", "Tiled matrices: a product with a transposed one.", "pprppr", "d0, d2, d3, d5; d1, d2, d4, d5; d0, d1, d3, d4"),
    ("batch_mmt4d", "Pairs of tiled matrices: products with transposed ones.", "ppprppr",
     "d0, d1, d3, d4, d6; d0, d2, d3, d5, d6; d0, d1, d2, d4, d5"),
    ("matvec", "A matrix times a vector.", "pr", "d0, d1; d1; d0"),
    ("vecmat", "A vector times a matrix.", "pr", "d1; d1, d0; d0"),
    ("batch_matvec", "Matrices times vectors.", "ppr", "d0, d1, d2; d0, d2; d0, d1"),
    ("batch_vecmat", "Vectors times matrices.", "ppr", "d0, d2; d0, d2, d1; d0, d1"),
    ("dot", "The product of two vectors.", "r", "d0; d0; "),
):
    _define(_Contraction, _name, _doc, _multiply_add(), 3, _iterators, _results)

for _name, _doc, _iterators, _results in (
    ("quantized_matmul", "The product of two matrices with zero points.", "ppr", "d0, d2; d2, d1; ; ; d0, d1"),
    ("quantized_batch_matmul", "Products of pairs of matrices with zero points.", "pppr", "d0, d1, d3; d0, d3, d2; ; ; d0, d1, d2"),
):
    _define(Structured, _name, _doc, _QUANTIZED, 5, _iterators, _results)

# --- convolutions and pooling ---


def _i64_elements(size: int) -> AttrConstraint:
    held = ("and", ("kind", "ATTR_DENSE_ELEMENTS"), ("value_type", ("or", ("is", f"tensor<{size}xi64>"), ("is", f"vector<{size}xi64>"))))
    return AttrConstraint(f"64-bit signless int elements attribute of shape [{size}]", held,
                          ("and", ("kind", "ATTR_DENSE_ELEMENTS"), ("value_type", ("element", ("or", ("kind", "TYPE_INTEGER"), ("kind", "TYPE_INDEX"))))))


class _Convolution(Structured):
    checks = (Check("linalg.Convolution"),)


def _strided(size: int) -> type[_Convolution]:
    constraint = _i64_elements(size)
    return type(f"_Strided{size}", (_Convolution,), {"strides": OptionalAttr(constraint), "dilations": OptionalAttr(constraint)})


_STRIDED = (_Convolution, _strided(1), _strided(2), _strided(3))


def _convolve(name: str, what: str, result: Value, args: int, iterators: str, maps: str) -> None:
    size = maps.count("* s") // 2  # symbols are strides and dilations by turns
    layout = name.rsplit("d_", 1)[-1].replace("_", " ")
    _define(_STRIDED[size], name, f"{what}: {layout}.", result, args, iterators, maps, 2 * size)


for _name, _iterators, _results in (
    ("conv_1d", "pr", "d0 + d1; d1; d0"),
    ("conv_2d", "pprr", "d0 + d2, d1 + d3; d2, d3; d0, d1"),
    ("conv_3d", "ppprrr", "d0 + d3, d1 + d4, d2 + d5; d3, d4, d5; d0, d1, d2"),
    ("conv_1d_nwc_wcf", "ppprr", "d0, d1 * s0 + d3 * s1, d4; d3, d4, d2; d0, d1, d2"),
    ("conv_1d_ncw_fcw", "ppprr", "d0, d3, d2 * s0 + d4 * s1; d1, d3, d4; d0, d1, d2"),
    ("conv_2d_nhwc_hwcf", "pppprrr", "d0, d1 * s0 + d4 * s1, d2 * s2 + d5 * s3, d6; d4, d5, d6, d3; d0, d1, d2, d3"),
    ("conv_2d_nhwc_fhwc", "pppprrr", "d0, d1 * s0 + d4 * s1, d2 * s2 + d5 * s3, d6; d3, d4, d5, d6; d0, d1, d2, d3"),
    ("conv_2d_nchw_fchw", "pppprrr", "d0, d4, d2 * s0 + d5 * s1, d3 * s2 + d6 * s3; d1, d4, d5, d6; d0, d1, d2, d3"),
    ("conv_2d_ngchw_fgchw", "ppppprrr",
     "d0, d1, d5, d3 * s0 + d6 * s1, d4 * s2 + d7 * s3; d2, d1, d5, d6, d7; d0, d1, d2, d3, d4"),
    ("conv_2d_ngchw_gfchw", "ppppprrr",
     "d0, d1, d5, d3 * s0 + d6 * s1, d4 * s2 + d7 * s3; d1, d2, d5, d6, d7; d0, d1, d2, d3, d4"),
    ("conv_2d_nhwgc_gfhwc", "ppppprrr",
     "d0, d1 * s0 + d5 * s1, d2 * s2 + d6 * s3, d3, d7; d3, d4, d5, d6, d7; d0, d1, d2, d3, d4"),
    ("conv_3d_ndhwc_dhwcf", "ppppprrrr",
     "d0, d1 * s0 + d5 * s1, d2 * s2 + d6 * s3, d3 * s4 + d7 * s5, d8; d5, d6, d7, d8, d4; d0, d1, d2, d3, d4"),
    ("conv_3d_ncdhw_fcdhw", "ppppprrrr",
     "d0, d5, d2 * s0 + d6 * s1, d3 * s2 + d7 * s3, d4 * s4 + d8 * s5; d1, d5, d6, d7, d8; d0, d1, d2, d3, d4"),
    ("depthwise_conv_1d_nwc_wc", "pppr", "d0, d1 * s0 + d3 * s1, d2; d3, d2; d0, d1, d2"),
    ("depthwise_conv_1d_ncw_cw", "pppr", "d0, d2, d1 * s0 + d3 * s1; d2, d3; d0, d2, d1"),
    ("depthwise_conv_1d_nwc_wcm", "ppppr", "d0, d1 * s0 + d4 * s1, d2; d4, d2, d3; d0, d1, d2, d3"),
    ("depthwise_conv_2d_nhwc_hwc", "pppprr", "d0, d1 * s0 + d4 * s1, d2 * s2 + d5 * s3, d3; d4, d5, d3; d0, d1, d2, d3"),
    ("depthwise_conv_2d_nchw_chw", "pppprr", "d0, d3, d1 * s0 + d4 * s1, d2 * s2 + d5 * s3; d3, d4, d5; d0, d3, d1, d2"),
    ("depthwise_conv_2d_nhwc_hwcm", "ppppprr", "d0, d1 * s0 + d5 * s1, d2 * s2 + d6 * s3, d3; d5, d6, d3, d4; d0, d1, d2, d3, d4"),
    ("depthwise_conv_3d_ndhwc_dhwc", "pppprrrp",
     "d0, d1 * s0 + d4 * s1, d2 * s2 + d5 * s3, d3 * s4 + d6 * s5, d7; d4, d5, d6, d7; d0, d1, d2, d3, d7"),
    ("depthwise_conv_3d_ncdhw_cdhw", "pppprrrp",
     "d0, d7, d1 * s0 + d4 * s1, d2 * s2 + d5 * s3, d3 * s4 + d6 * s5; d7, d4, d5, d6; d0, d7, d1, d2, d3"),
    ("depthwise_conv_3d_ndhwc_dhwcm", "ppppprrrp",
     "d0, d1 * s0 + d5 * s1, d2 * s2 + d6 * s3, d3 * s4 + d7 * s5, d8; d5, d6, d7, d8, d4; d0, d1, d2, d3, d8, d4"),
):
    _convolve(_name, "A convolution, image and filter", _multiply_add(), 3, _iterators, _results)

for _name, _iterators, _results in (
    ("conv_2d_nhwc_hwcf_q", "pppprrr", "d0, d1 * s0 + d4 * s1, d2 * s2 + d5 * s3, d6; d4, d5, d6, d3; ; ; d0, d1, d2, d3"),
    ("conv_2d_nhwc_fhwc_q", "pppprrr", "d0, d1 * s0 + d4 * s1, d2 * s2 + d5 * s3, d6; d3, d4, d5, d6; ; ; d0, d1, d2, d3"),
    ("conv_2d_nchw_fchw_q", "pppprrr", "d0, d4, d2 * s0 + d5 * s1, d3 * s2 + d6 * s3; d1, d4, d5, d6; ; ; d0, d1, d2, d3"),
    ("conv_2d_nhwgc_gfhwc_q", "ppppprrr",
     "d0, d1 * s0 + d5 * s1, d2 * s2 + d6 * s3, d3, d7; d3, d4, d5, d6, d7; ; ; d0, d1, d2, d3, d4"),
    ("conv_2d_ngchw_gfchw_q", "ppppprrr",
     "d0, d1, d5, d3 * s0 + d6 * s1, d4 * s2 + d7 * s3; d1, d2, d5, d6, d7; ; ; d0, d1, d2, d3, d4"),
    ("conv_3d_ndhwc_dhwcf_q", "ppppprrrr",
     "d0, d1 * s0 + d5 * s1, d2 * s2 + d6 * s3, d3 * s4 + d7 * s5, d8; d5, d6, d7, d8, d4; ; ; d0, d1, d2, d3, d4"),
    ("depthwise_conv_2d_nhwc_hwc_q", "pppprr", "d0, d1 * s0 + d4 * s1, d2 * s2 + d5 * s3, d3; d4, d5, d3; ; ; d0, d1, d2, d3"),
    ("depthwise_conv_2d_nhwc_hwcm_q", "ppppprr",
     "d0, d1 * s0 + d5 * s1, d2 * s2 + d6 * s3, d3; d5, d6, d3, d4; ; ; d0, d1, d2, d3, d4"),
):
    _convolve(_name, "A convolution with zero points, image and filter", _QUANTIZED, 5, _iterators, _results)

# A window's size is the shape of the second input.
_POOLED = {
    "nhwc": ("pppprr", "d0, d1 * s0 + d4 * s1, d2 * s2 + d5 * s3, d3; d4, d5; d0, d1, d2, d3"),
    "nchw": ("pppprr", "d0, d1, d2 * s0 + d4 * s1, d3 * s2 + d5 * s3; d4, d5; d0, d1, d2, d3"),
    "nwc": ("pppr", "d0, d1 * s0 + d3 * s1, d2; d3; d0, d1, d2"),
    "ncw": ("pppr", "d0, d1, d2 * s0 + d3 * s1; d3; d0, d1, d2"),
    "ndhwc": ("ppppprrr", "d0, d1 * s0 + d5 * s1, d2 * s2 + d6 * s3, d3 * s4 + d7 * s5, d4; d5, d6, d7; d0, d1, d2, d3, d4"),
}
for _kind, _function, _layouts in (
    ("sum", add, ("nhwc", "nchw", "nwc", "ncw", "ndhwc")),
    ("max", max_signed, ("nhwc", "nchw", "nwc", "ncw", "ndhwc")),
    ("max_unsigned", max_unsigned, ("nhwc", "nwc")),
    ("min", min_signed, ("nhwc", "nwc", "ndhwc")),
    ("min_unsigned", min_unsigned, ("nhwc", "nwc")),
):
    for _layout in _layouts:
        _convolve(f"pooling_{_layout}_{_kind}", "Pooling of windows", _function(arg(2), cast(arg(0), arg(2), _kind.endswith("_unsigned"))), 3,
                  *_POOLED[_layout])

# --- random numbers ---


def _constant(text: str, to: str) -> Value:
    return cast(make("arith.constant", "value", text), to)


def _position(dim: int) -> Value:
    return cast(make("linalg.index", "dim", f"{dim} : i64", "index"), "i32")


def _next(number: Value) -> Value:
    return add(mul(number, _constant("1103515245 : i64", "i32")), _constant("12345 : i64", "i32"))


_RANDOM = cast(_next(add(_position(1), _next(add(_position(0), arg(2))))), "f64")
_SCALE = mul(sub(arg(1), arg(0)), _constant("2.3283063999999999E-10 : f64", "f64"))
_define(Structured, "fill_rng_2d", "Random numbers between two bounds.",
        cast(add(mul(add(_constant("2147483647 : i64", "f64"), _RANDOM), _SCALE), arg(0)), arg(3)), 4, "pp", "; ; ; d0, d1")
