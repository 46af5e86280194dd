"""linalg's language in Python: definitions, the operations made of them, and their YAML."""

import doctest
import importlib
import subprocess
import sys

import pytest

from mlircore import ir
from mlircore.dialects import func, linalg, tensor
from mlircore.dialects.linalg.opdsl.lang import (
    BinaryFn, BinaryFnAttrDef, Canonicalizer, ContractionOpInterface, D, F32, I32, IndexAttrDef, LinalgOpConfig, S, ScalarDef, T, TV,
    TensorDef, TypeFn, TypeFnAttrDef, U, UnaryFn, UnaryFnAttrDef, const, defines, domain, emit_named_structured_op, implements, index,
    linalg_structured_op,
)
from mlircore.dialects.linalg.opdsl.lang.dsl import DefinedOpCallable
from mlircore.dialects.linalg.opdsl.ops import core_named_ops


@linalg_structured_op
def product(A=TensorDef(TV.T1, S.M, S.K), B=TensorDef(TV.T2, S.K, S.N), C=TensorDef(U, S.M, S.N, output=True),
            cast=TypeFnAttrDef(default=TypeFn.cast_signed)):
    """Multiplies."""
    domain(D.m, D.n, D.k)
    implements(ContractionOpInterface)
    defines(Canonicalizer)
    C[D.m, D.n] += cast(U, A[D.m, D.k]) * cast(U, B[D.k, D.n])


@linalg_structured_op
def windows(I=TensorDef(T, S.H, S.C), K=TensorDef(TV.T2, S.KH, index_dims=[D.kh]), O=TensorDef(U, S.OH, S.C, output=True),
            reduce=BinaryFnAttrDef(default=BinaryFn.max_signed), strides=IndexAttrDef(S.SH, default=[1])):
    domain(D.oh, D.kh, D.c)
    O[D.oh, D.c] = reduce[D.kh](TypeFn.cast_signed(U, I[D.oh * S.SH + D.kh, D.c]))


@linalg_structured_op
def unary(I=TensorDef(T), O=TensorDef(U, output=True), fun=UnaryFnAttrDef(default=UnaryFn.exp)):
    O[None] = fun(I[None])


@linalg_structured_op(op_name="numbers_of_places")
def numbers(O=TensorDef(F32, S.M, S.N, output=True)):
    O[D.m, D.n] = TypeFn.cast_signed(F32, TypeFn.cast_signed(I32, index(D.n))) + TypeFn.cast_unsigned(F32, const(42))


@pytest.fixture
def module():
    with ir.Context(), ir.Location.unknown():
        made = ir.Module.create()
        with ir.InsertionPoint(made.body):
            yield made


def tensors(*shapes):
    return [tensor.EmptyOp(list(shape), element).result for *shape, element in shapes]


def test_product_is_a_generic_operation(module):
    i8, i32 = ir.IntegerType.get_signless(8), ir.IntegerType.get_signless(32)
    a, b, c = tensors((4, 16, i8), (16, 8, i8), (4, 8, i32))
    result = product(a, b, outs=[c], cast=TypeFn.cast_unsigned)
    text = str(module)
    assert result.type == c.type and module.operation.verify()
    assert 'iterator_types = ["parallel", "parallel", "reduction"]' in text and text.count("arith.extui") == 2
    assert "affine_map<(d0, d1, d2) -> (d2, d1)>" in text and "arith.addi %out, " in text


def test_attributes_replace_symbols_of_maps(module):
    f32 = ir.F32Type.get()
    windows(*tensors((8, 2, f32), (3, f32)), outs=tensors((3, 2, f32)), strides=[2], reduce=BinaryFn.min_signed)
    text = str(module)
    assert "affine_map<(d0, d1, d2) -> (d0 * 2 + d1, d2)>" in text and "arith.minimumf" in text and module.operation.verify()


def test_scalars_take_the_rank_of_the_output(module):
    f32 = ir.F32Type.get()
    unary(*tensors((4, 5, f32)), outs=tensors((4, 5, f32)), fun=UnaryFn.log)
    numbers(outs=tensors((4, 5, f32)))
    text = str(module)
    assert "math.log" in text and "linalg.index 1 : index" in text and "arith.uitofp" in text and module.operation.verify()


@pytest.mark.parametrize("ins,kwargs,message", [
    (1, {}, "Expected 2 inputs but got 1"), (2, {"cast": UnaryFn.exp}, "Attribute cast needs to be of type TypeFnType"),
    (2, {"emit_generic": 1}, "needs to be  of type bool"), (2, {"outs": 3}, None),
])
def test_wrong_calls_raise(module, ins, kwargs, message):
    given = tensors(*[(4, 4, ir.F32Type.get())] * 3)
    with pytest.raises((ValueError, TypeError), match=message):
        product(*given[:ins], **{"outs": given[2:], **kwargs})


def test_types_must_agree(module):
    @linalg_structured_op
    def same(A=TensorDef(T, S.N), O=TensorDef(T, S.N, output=True)):
        O[D.n] = A[D.n]

    with pytest.raises(ValueError, match="Cannot overwrite type mapping T = f32 by type f64"):
        same(*tensors((4, ir.F32Type.get())), outs=tensors((4, ir.F64Type.get())))
    with pytest.raises(NotImplementedError, match="Unknown named op_name"):
        config = LinalgOpConfig.from_linalg_op_def(same.op_def, ir.Context.current)[0].structured_op
        emit_named_structured_op(config, "same", "SameOp", *tensors((4, ir.F32Type.get())), outs=tensors((4, ir.F32Type.get())))


def test_wrong_definitions_raise():
    with pytest.raises(ValueError, match="Input A registered after an output or attribute"):
        @linalg_structured_op
        def after(O=TensorDef(T, output=True), A=TensorDef(T)):
            pass
    with pytest.raises(ValueError, match="parameters must be defaulted"):
        @linalg_structured_op
        def number(A=3):
            pass
    with pytest.raises(ValueError, match="Did you mean to call this in an op definition"):
        domain(D.m)
    with pytest.raises(ValueError, match="const requires int or float"):
        const("x")
    for wrong in (lambda: IndexAttrDef(S.m, default=[]), lambda: IndexAttrDef(D.m, default=[1]), lambda: UnaryFnAttrDef(BinaryFn.add),
                  lambda: TensorDef("x"), lambda: TensorDef(T, S.M, index_dims=[D.m, D.n])):
        with pytest.raises(ValueError):
            wrong()

    @linalg_structured_op
    def twice(A=TensorDef(T, S.N), O=TensorDef(T, S.N, output=True)):
        O[D.n] = A[D.n] + A[D.n + 1]

    with pytest.raises(ValueError, match="Unexpected multi-read of a tensor with different accesses"):
        LinalgOpConfig.from_linalg_op_def(twice.op_def)

    @linalg_structured_op
    def other(A=TensorDef(T, S.N), O=TensorDef(T, S.N, output=True)):
        domain(D.m)
        O[D.n] = A[D.n]

    with pytest.raises(ValueError, match="Expected the annotated domain dimensions"):
        LinalgOpConfig.from_linalg_op_def(other.op_def)


NAMED = {name: value for name, value in vars(core_named_ops).items() if isinstance(value, DefinedOpCallable)}
SIZES = dict(N=2, C=3, F=4, OH=5, OW=6, OD=7, KH=2, KW=3, KD=2, SH=2, SW=1, SD=1, DH=1, DW=2, DD=1, M=4, K=5, Batch=2, M0=2, N0=3, K0=4, G=2,
             FG=3, IC=3, CM=2)


def size(expr):
    if hasattr(expr, "symname"):
        return SIZES[expr.symname]
    left, right = size(expr.lhs), size(expr.rhs)
    return left + right if expr.ir_ctor is ir.AffineAddExpr else left * right


def operands(op_def, element):
    """Types of inputs and outputs, and values of attributes, for an operation."""
    ins, outs, attributes = [], [], {}
    scalars = {"I32": ir.IntegerType.get_signless(32), "F64": ir.F64Type.get()}
    for name, each in op_def.registered_operands.items():
        if each.kind.name == "INDEX_ATTR":
            attributes[name] = [size(symbol) for symbol in each.size_exprs]
        elif each.is_tensor():
            kind = ir.IntegerType.get_signless(1) if name == "cond" else element
            (ins if each.is_input() else outs).append(ir.RankedTensorType.get([size(expr) for expr in each.size_exprs], kind))
        elif each.is_input():
            ins.append(scalars.get(each.type_var.name, element))
    return ins, outs, attributes


@pytest.mark.parametrize("name", [name for name in NAMED if not name.startswith("depthwise_conv_3d_ndhwc")])
def test_named_operation_and_generic_one_are_the_same(module, name):
    """The maps and the body of the dialect's operation, which are made in C, are those of the definition."""
    element = ir.IntegerType.get_signless(32) if "unsigned" in name else ir.F32Type.get()
    ins, outs, attributes = operands(NAMED[name].op_def, element)
    made = []
    for generic in (False, True):
        @func.FuncOp.from_py_func(*ins, *outs, name=f"f{generic}")
        def body(*args):
            value = NAMED[name](*args[:len(ins)], outs=list(args[len(ins):]), emit_generic=generic, **attributes)
            made.append(value.owner)
            return value
    assert module.operation.verify()
    named, generic = made
    assert named.name == f"linalg.{name}" and generic.name == "linalg.generic" and type(named.opview).__name__ == NAMED[name].op_def.metadata.cpp_class_name
    assert len(linalg.get_indexing_maps(named)) == len(linalg.get_indexing_maps(generic))
    if ins[0] != outs[0] or name in ("matvec", "dot"):
        assert list(linalg.get_indexing_maps(named)) == list(linalg.get_indexing_maps(generic))
    functions = [op.name for op in named.regions[0].blocks[0].operations]
    assert sorted(functions) == sorted(op.name for op in generic.regions[0].blocks[0].operations)


def test_definitions_are_dumped(tmp_path):
    pytest.importorskip("yaml")
    path = tmp_path / "ops.py"
    path.write_text("""from mlircore.dialects.linalg.opdsl.lang import *

@linalg_structured_op
def strided_copy(I=TensorDef(T, S.IH), O=TensorDef(T, S.OH, output=True), strides=IndexAttrDef(S.SH, default=[2]),
                 fun=UnaryFnAttrDef(default=UnaryFn.exp), zero=ScalarDef(T) if False else UnaryFnAttrDef(default=UnaryFn.abs)):
    implements(ConvolutionOpInterface)
    O[D.oh] = fun(I[D.oh * S.SH]) - TypeFn.cast_signed(T, const(1.5)) * zero(I[D.oh * S.SH])
""")
    command = [sys.executable, "-m", "mlircore.dialects.linalg.opdsl.dump_oplib", ".ops.core_named_ops", "--file", str(path)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert text.startswith("--- !LinalgOpConfig\nmetadata: !LinalgOpMetadata\n  name: copy\n  cpp_class_name: CopyOp\n")
    assert "cpp_class_name: NegFOp" in text and "cpp_class_name: PowFOp" in text and "name: mmt4d" in text
    last = text[text.index("name: strided_copy"):]
    for each in ("implements:\n  - LinalgConvolutionOpInterface", "shape_map: affine_map<()[s0, s1, s2] -> (s0)>", "kind: index_attr",
                 "index_attr_map: affine_map<()[s0, s1, s2] -> (s2)>", "default_indices:\n    - 2", "default_fn: exp",
                 "static_indexing_maps:\n    - affine_map<(d0)[s0, s1, s2] -> (d0 * s2)>", "iterator_types:\n  - parallel",
                 "scalar_const: '1.500000e+00 : f64'", "attr_name: fun", "fn_name: sub"):
        assert each in last, each


@pytest.mark.parametrize("name", ["affine", "types"])
def test_examples_in_the_documentation(name):
    found = doctest.testmod(importlib.import_module(f"mlircore.dialects.linalg.opdsl.lang.{name}"))
    assert found.attempted > 0 and found.failed == 0


def test_scalars_of_a_definition_have_types():
    assert repr(ScalarDef(T).operand_def).startswith("None:OperandDef(kind=SCALAR, type=TypeVar(T)")
