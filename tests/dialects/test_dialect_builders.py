"""Upstream's handwritten builders, asserted for mlircore and for iree's bindings: constants, functions, loops, parts of memrefs."""

import re
from array import array
from importlib import import_module, util

import pytest


class Package:
    def __init__(self, name):
        self.ir = import_module(f"{name}.ir")
        self.name = name

    def __getattr__(self, dialect):
        return import_module(f"{self.name}.dialects.{dialect}")

    @property
    def types(self):
        return import_module(f"{self.name}.extras.types")

    @property
    def meta(self):
        return import_module(f"{self.name}.extras.meta")


@pytest.fixture(params=["mlircore", "iree.compiler"])
def p(request):
    if util.find_spec(request.param.partition(".")[0]) is None:
        pytest.skip(f"{request.param} is not installed")
    package = Package(request.param)
    with package.ir.Context(), package.ir.Location.unknown():
        package.module = package.ir.Module.create()
        with package.ir.InsertionPoint(package.module.body):
            yield package


def text(p):
    return str(p.module).strip()


def test_constants_from_numbers(p):
    i32, f32 = p.types.i32(), p.types.f32()
    p.arith.constant(i32, 7)
    p.arith.constant(f32, 0.5)
    p.arith.constant(p.types.index(), 3)
    p.arith.constant(i32, p.ir.IntegerAttr.get(i32, 8))
    p.arith.constant(p.ir.RankedTensorType.get([2], i32), array("i", [1, 2]))
    assert text(p) == """module {
  %c7_i32 = arith.constant 7 : i32
  %cst = arith.constant 5.000000e-01 : f32
  %c3 = arith.constant 3 : index
  %c8_i32 = arith.constant 8 : i32
  %cst_0 = arith.constant dense<[1, 2]> : tensor<2xi32>
}"""
    assert p.arith.ConstantOp.create_index(4).literal_value == 4
    assert p.arith.ConstantOp(f32, 1.5).literal_value == 1.5
    assert p.arith.ConstantOp(i32, 1).type == i32
    with pytest.raises(ValueError, match="Mismatching array element"):
        p.arith.constant(p.ir.RankedTensorType.get([2], p.types.i64()), array("i", [1, 2]))


def test_predicates_and_flags_are_taken_as_cases(p):
    a = p.arith.constant(p.types.i32(), 1)
    x = p.arith.constant(p.types.f32(), 1.0)
    p.arith.cmpi(p.arith.CmpIPredicate.slt, a, a)
    p.arith.cmpf(p.arith.CmpFPredicate.OEQ, x, x)
    p.arith.addf(x, x, fastmath=p.arith.FastMathFlags.nnan)
    assert text(p) == """module {
  %c1_i32 = arith.constant 1 : i32
  %cst = arith.constant 1.000000e+00 : f32
  %0 = arith.cmpi slt, %c1_i32, %c1_i32 : i32
  %1 = arith.cmpf oeq, %cst, %cst : f32
  %2 = arith.addf %cst, %cst fastmath<nnan> : f32
}"""


def test_functions_from_python_functions(p):
    i32 = p.types.i32()

    @p.func.FuncOp.from_py_func(i32, i32)
    def twice(a, b):
        return p.arith.addi(a, b), a

    @p.func.func(i32, name="renamed")
    def other(a, *, func_op):
        assert func_op.name.value == "renamed"
        return twice(a, a)[0]

    @p.func.FuncOp.from_py_func(i32, results=[i32])
    def explicit(a):
        p.func.ReturnOp([other(a)])

    assert twice.func_op.name.value == "twice" and len(twice.func_op.arguments) == 2
    assert [str(each) for each in twice.func_op.type.results] == ["i32", "i32"]
    assert text(p).startswith("""module {
  func.func @twice(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %0 = arith.addi %arg0, %arg1 : i32
    return %0, %arg0 : i32, i32
  }
  func.func @renamed(%arg0: i32) -> i32 {
    %0:2 = call @twice(%arg0, %arg0) : (i32, i32) -> (i32, i32)
    return %0#0 : i32
  }
  func.func @explicit(%arg0: i32) -> i32 {
    %0 = call @renamed(%arg0) : (i32) -> i32
    return %0 : i32
  }""")
    with pytest.raises(AssertionError, match="returns None"):
        p.func.FuncOp.from_py_func(i32, results=[i32], name="wrong")(lambda a: a)


def test_functions_by_hand(p):
    i32 = p.types.i32()
    declared = p.func.FuncOp("declared", ([i32], []), visibility="private")
    assert declared.is_external and declared.visibility.value == "private" and declared.name.value == "declared"
    with pytest.raises(IndexError, match="External function does not have a body"):
        declared.entry_block  # noqa: B018
    made = p.func.FuncOp("f", ([i32], [i32]), body_builder=lambda op: p.func.ReturnOp(op.entry_block.arguments))
    with pytest.raises(IndexError, match="already has an entry block"):
        made.add_entry_block()
    made.arg_attrs = p.ir.ArrayAttr.get([p.ir.DictAttr.get({"test.x": p.ir.UnitAttr.get()})])
    assert str(made.arg_attrs) == "[{test.x}]" and str(declared.arg_attrs) == "[{}]"
    with p.ir.InsertionPoint(p.func.FuncOp("g", ([i32], [])).add_entry_block()):
        a = p.ir.InsertionPoint.current.block.arguments[0]
        p.func.CallOp(made, [a])
        p.func.CallOp([], "declared", [a])
        p.func.CallOp([i32], p.ir.FlatSymbolRefAttr.get("f"), [a])
        with pytest.raises(ValueError, match="expected the second argument to be a list of call arguments"):
            p.func.CallOp(made, "f")
        with pytest.raises(ValueError, match="expected the second argument to be a string or a FlatSymbolRefAttr"):
            p.func.CallOp([i32], [a])
        p.func.return_([])
    assert isinstance(p.module.body.operations[0], p.func.FuncOp)
    assert text(p).endswith("""  func.func @g(%arg0: i32) {
    %0 = call @f(%arg0) : (i32) -> i32
    call @declared(%arg0) : (i32) -> ()
    %1 = call @f(%arg0) : (i32) -> i32
    return
  }
}""")


def test_loops_and_branches(p):
    index, i32 = p.types.index(), p.types.i32()

    @p.func.FuncOp.from_py_func(index, i32)
    def f(n, a):
        for i in p.scf.for_(n):
            p.memref.alloca(p.types.memref(2, i32), [], [])
            assert i.type == index
            p.scf.yield_([])
        for _i, carried, result in p.scf.for_(0, n, 2, iter_args=[a]):
            p.scf.yield_([p.arith.addi(carried, carried)])
        condition = p.arith.cmpi(p.arith.CmpIPredicate.eq, result, a)
        branch = p.scf.IfOp(condition, [i32], has_else=True)
        with p.ir.InsertionPoint(branch.then_block):
            p.scf.yield_([a])
        with p.ir.InsertionPoint(branch.else_block):
            p.scf.yield_([result])
        bare = p.scf.IfOp(condition)
        assert bare.else_block is None
        bare.operation.erase()
        loop = p.scf.ForOp(n, n, n, [a])
        assert (loop.induction_variable.type, [v.type for v in loop.inner_iter_args]) == (index, [i32])
        loop.operation.erase()
        return branch

    with pytest.raises(ValueError, match="must be int"):
        next(p.scf.for_(0.5))
    assert "iter_args(%arg3 = %arg1) -> (i32)" in text(p)
    assert "} else {\n      scf.yield %0 : i32\n    }" in text(p)


def test_a_choice_by_number(p):
    i32 = p.types.i32()

    @p.func.FuncOp.from_py_func(p.types.index())
    def f(n):
        return p.scf.index_switch([i32], n, [1, 5],
                                  lambda op, i, case: p.scf.yield_([p.arith.constant(i32, int(case) + i)]),
                                  lambda op: p.scf.yield_([p.arith.constant(i32, 0)]))

    assert """case 5 {
      %c6_i32 = arith.constant 6 : i32
      scf.yield %c6_i32 : i32
    }""" in text(p)


def test_parallel_loops(p):
    index = p.types.index()
    n = p.arith.constant(index, 4)
    tensor = p.tensor.empty([n, 3], p.types.f32())
    loop = p.scf.ForallOp([0, 0], [n, 8], [1, 2], [tensor])
    assert loop.rank == 2 and len(loop.induction_variables) == 2 and [str(v.type) for v in loop.inner_iter_args] == ["tensor<?x3xf32>"]
    assert loop.terminator().operation == loop.terminator().operation
    assert text(p).split("\n", 3)[3] == """  %1 = scf.forall (%arg0, %arg1) = (0, 0) to (%c4, 8) step (1, 2) shared_outs(%arg2 = %0) -> (tensor<?x3xf32>) {
    scf.forall.in_parallel {
    }
  }
}"""


def test_parts_of_memrefs(p):
    memref = p.memref.alloc(p.types.memref(10, 22, p.types.i32()), [], [])
    one = p.arith.constant(p.types.index(), 1)
    assert str(p.memref.subview(memref, [5, 5], [5, 5], [1, 1]).type) == "memref<5x5xi32, strided<[22, 1], offset: 115>>"
    assert str(p.memref.subview(memref, [0, 0], [10, 22], [1, 1]).type) == "memref<10x22xi32>"
    assert str(p.memref.subview(memref, [one, 0], [one, 4], [one, 1]).type) == "memref<1x4xi32, strided<[22, 1], offset: 22>>"
    with pytest.raises(ValueError, match="requires explicit result type"):
        p.memref.subview(memref, [0, 0], [p.arith.index_cast(p.types.index(), p.arith.constant(p.types.i32(), 1)), 1], [1, 1])


def test_affine_loops(p):
    index = p.types.index()

    @p.func.FuncOp.from_py_func(index)
    def f(n):
        for _ in p.affine.for_(0, n):
            p.affine.yield_([])
        for _, carried in p.affine.for_(1, 8, 2, iter_args=[n]):
            p.affine.yield_([carried])
        with pytest.raises(ValueError, match="lower bound must be int"):
            p.affine.AffineForOp("0", 1)
        with pytest.raises(ValueError, match="Wrong number of upper bound operands"):
            p.affine.AffineForOp(0, p.ir.AffineMap.get_identity(2), upper_bound_operands=[n])
        dim = p.ir.AffineExpr.get_dim(0)
        branch = p.affine.AffineIfOp(p.ir.IntegerSet.get(1, 0, [dim], [False]), cond_operands=[n], has_else=True)
        for block in (branch.then_block, branch.else_block):
            with p.ir.InsertionPoint(block):
                p.affine.yield_([])

    assert "affine.for %arg1 = 0 to " in text(p)
    assert "affine.for %arg1 = 1 to 8 step 2 iter_args(%arg2 = %arg0) -> (index)" in text(p)


def test_decorators_that_build_regions(p):
    index, f32 = p.types.index(), p.types.f32()
    n = p.arith.constant(index, 3)

    @p.tensor.generate(p.types.tensor(p.ir.ShapedType.get_dynamic_size(), element_type=f32), dynamic_extents=[n])
    def made(i: index):
        return p.arith.constant(f32, 0.0)

    assert str(made.type) == "tensor<?xf32>"

    @p.builtin.module(sym_name="inner")
    def inner():
        p.func.FuncOp("f", ([], []), visibility="private")

    assert "module @inner {\n    func.func private @f()\n  }" in text(p)
    with pytest.raises(ValueError, match="missing a type annotation"):
        p.tensor.generate(p.types.tensor(2, f32), dynamic_extents=[])(lambda i: None)


def test_operations_of_nvidias_devices_take_cases(p):
    nvvm, llvm = p.nvvm, p.llvm
    i32, pointer = p.types.i32(), p.ir.Type.parse("!llvm.ptr<3>")
    with p.ir.InsertionPoint(p.module.body):
        shared, number = llvm.mlir_undef(pointer), llvm.mlir_undef(i32)
        nvvm.cp_async_bulk_commit_group()
        nvvm.setmaxregister(232, nvvm.SetMaxRegisterAction.increase)
        nvvm.cp_async_wait_group(1)
        nvvm.tcgen05_wait(nvvm.Tcgen05WaitKind.LOAD)
        nvvm.fence_proxy_release(nvvm.MemScopeKind.GPU)
        nvvm.cp_async_shared_global(shared, llvm.mlir_undef(p.ir.Type.parse("!llvm.ptr<1>")), 16, nvvm.LoadCacheModifierKind.CG)
        nvvm.mbarrier_init(shared, number)
    assert p.module.operation.verify()
    written = re.sub(r"#nvvm<(\w+) (\w+)>", r"#nvvm.\1<\2>", p.module.operation.get_asm(print_generic_op_form=True))  # the form after LLVM 22
    for part in ("<{action = #nvvm.action<increase>, regCount = 232 : i32}>", "<{kind = #nvvm.tcgen05_wait<load>}>",
                 "scope = #nvvm.mem_scope<gpu>", "modifier = #nvvm.load_cache_modifier<cg>, size = 16 : i32"):
        assert part in written, written


def test_short_names_of_types(p):
    t = p.types
    assert [str(each) for each in (
        t.i(3), t.si8(), t.ui16(), t.bool(), t.index(), t.f16(), t.bf16(), t.f64(), t.tf32(), t.none(), t.complex(t.f32()), t.f8E5M2(),
        t.vector(4, t.f32()), t.vector(2, 4, t.i8(), scalable=[False, True]), t.tensor(2, 3, element_type=t.bool()),
        t.tensor(t.f32()), t.memref(4, t.f32(), memory_space=3), t.memref(t.f32()), t.tuple(t.i8(), t.i16()),
        t.function(inputs=[t.i8()], results=[]), t.opaque("x", "y"),
    )] == ["i3", "si8", "ui16", "i1", "index", "f16", "bf16", "f64", "tf32", "none", "complex<f32>", "f8E5M2", "vector<4xf32>",
           "vector<2x[4]xi8>", "tensor<2x3xi1>", "tensor<*xf32>", "memref<4xf32, 3>", "memref<*xf32>", "tuple<i8, i16>", "(i8) -> ()",
           "!x.y"]
    for wrong in (lambda: t.vector(4), lambda: t.tensor(2, t.f32(), element_type=t.f32())):
        with pytest.raises(ValueError, match="Either element_type must be provided"):
            wrong()


def test_a_class_can_be_derived_from(p):
    class Doubled(p.arith.AddIOp):
        def __init__(self, a, *, loc=None, ip=None):
            super().__init__(a, a, loc=loc, ip=ip)

    a = p.arith.constant(p.types.i32(), 2)
    assert str(Doubled(a)) == "%0 = arith.addi %c2_i32, %c2_i32 : i32"
    assert str(p.arith.AddIOp(a, a).overflowFlags) == "#arith.overflow<none>"


def test_star_imports(p):
    names = {}
    exec(f"from {p.name}.dialects.arith import *", names)
    assert {"constant", "addi", "AddIOp", "ConstantOp", "CmpIPredicate", "FastMathFlags"} <= names.keys()
    exec(f"from {p.name}.dialects._cf_ops_gen import BranchOp, _Dialect", names)
    assert names["_Dialect"].DIALECT_NAMESPACE == "cf"


def test_solvers(p):
    smt = p.smt

    @smt.solver
    def solver():
        holds, known = smt.constant(True), smt.declare_fun(smt.bool_t(), name_prefix="known")
        smt.assert_(smt.and_([holds, known]))
        bits = smt.declare_fun(smt.bv_t(8))
        smt.distinct([bits, smt.bv_add(bits, bits)])

    p.module.operation.verify()
    assert "smt.solver() : () -> () {" in text(p) and "smt.yield" not in text(p)
    assert '%known = smt.declare_fun "known" : !smt.bool' in text(p) and "smt.distinct %1, %2 : !smt.bv<8>" in text(p)
