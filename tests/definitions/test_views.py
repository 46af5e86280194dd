"""Definitions as the classes with which operations are built and read."""

import copy
import functools
import inspect
import os
import pathlib
import pickle
import pydoc
import re
import subprocess
import sys

import defining
import pytest
from mlircore import _core, dialect, ir
from mlircore.bind import builders as _views, signatures as _signatures, stubs
from mlircore.dialects import arith, cf, func, memref, scf
from mlircore.tools import dialects as tool
from mlircore.tools.flags import FlagError
from mlircore.tools.opt import known_dialects


@pytest.fixture
def block():
    """A block of a function with two i32 arguments and a memref."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse("func.func @f(%a: i32, %b: i32, %m: memref<4x?xi32>) { return }")
        block = module.body.operations[0].regions[0].blocks[0]
        with ir.InsertionPoint(block.operations[0]):
            yield block


def test_a_view_is_as_small_as_a_handle(block):
    op = block.owner
    for cls in (func.FuncOp, arith.AddIOp, arith.ConstantOp, scf.ForOp):  # classes of definitions, and handwritten ones derived from them
        assert cls.__dictoffset__ == 0
    assert type(op) is func.FuncOp and sys.getsizeof(op) <= 80 and not hasattr(op, "__dict__")
    with pytest.raises(AttributeError):
        op.note = 1

    class Mine(func.FuncOp):
        """A class of a user has the members of its base."""

    mine = Mine("g", ([], []), ip=False)
    mine.note = 1
    assert mine.note == 1 and sys.getsizeof(mine) <= 80


def test_the_example_of_upstreams_documentation(block):
    a, b, m = block.arguments
    total = arith.AddIOp(a, b, overflowFlags="nsw")
    less = arith.cmpi("slt", total, b)
    index = arith.constant(None, ir.Attribute.parse("2 : index"))
    func.call([], "f", [arith.select(less, a, total), memref.load(m, [index, index]), m])
    assert str(block.region.owner) == """func.func @f(%arg0: i32, %arg1: i32, %arg2: memref<4x?xi32>) {
  %0 = arith.addi %arg0, %arg1 overflow<nsw> : i32
  %1 = arith.cmpi slt, %0, %arg1 : i32
  %c2 = arith.constant 2 : index
  %2 = arith.select %1, %arg0, %0 : i32
  %3 = memref.load %arg2[%c2, %c2] : memref<4x?xi32>
  call @f(%2, %3, %arg2) : (i32, i32, memref<4x?xi32>) -> ()
  return
}"""


def test_signatures_are_upstreams():
    def signature(thing):
        return str(inspect.signature(thing))

    assert signature(arith.addi) == (
        "(lhs, rhs, *, overflow_flags=None, results=None, loc=None, ip=None)")
    assert signature(arith.AddIOp) == "(lhs, rhs, *, overflowFlags=None, results=None, loc=None, ip=None)"
    assert signature(memref.alloc) == "(memref, dynamic_sizes, symbol_operands, *, alignment=None, loc=None, ip=None)"
    assert signature(cf.cond_br) == (
        "(condition, true_dest_operands, false_dest_operands, true_dest, false_dest, *, branch_weights=None, loc=None, ip=None)")
    assert signature(scf.if_) == "(results_, condition, *, loc=None, ip=None)"
    assert signature(scf.execute_region) == "(result, *, no_inline=None, loc=None, ip=None)"


@pytest.mark.parametrize("cls", [arith.AddIOp, arith.ConstantOp, dialect.Op, memref.LoadOp], ids=lambda cls: cls.__name__)
def test_help_shows_a_class_of_operations(cls):
    text = re.sub(r"[\s|]", "", pydoc.plain(pydoc.render_doc(cls)))  # since Python 3.13 each parameter has a line
    if cls is not dialect.Op:  # which has no constructor
        parameters = re.sub(r"\s", "", str(inspect.signature(cls)))[1:]
        assert f"{cls.__name__}({parameters}" in text or f"__init__(self,{parameters}" in text
    assert not hasattr(dialect.Op, "Adaptor") and not hasattr(dialect.Op, "definition")


def test_a_field_is_of_the_operations_of_its_class(block):
    class Shared(dialect.Op):
        lhs = dialect.Operand(dialect.AnyType)

    one = arith.ConstantOp(ir.IntegerType.get_signless(8), 1)
    for field, thing in ((arith.AddIOp.lhs, one), (Shared.lhs, Shared(one.operation)), (Shared.lhs, 5)):
        for use in (lambda: field.__get__(thing), lambda: field.__set__(thing, one), lambda: field.__delete__(thing)):
            with pytest.raises(AttributeError, match="declares no operation with this 'lhs'"):
                use()
    assert arith.ConstantOp.value.__get__(one) == one.value
    with pytest.raises(AttributeError):
        one.result = one.result


def test_what_an_operation_has(block):
    a, b, m = block.arguments
    op = arith.AddIOp(a, b)
    assert op.lhs == a and op.rhs == b and op.result == op.results[0]
    one = arith.constant(None, ir.Attribute.parse("1 : index"))
    alloc = memref.AllocOp(ir.Type.parse("memref<?x?xi32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>>"), [one, one], [one])
    assert len(alloc.dynamicSizes) == 2 and list(alloc.symbolOperands) == [one] and alloc.alignment is None
    alloc.alignment = 64
    assert str(alloc.alignment) == "64 : i64"
    del alloc.alignment
    assert alloc.alignment is None
    branch = scf.IfOp(arith.constant(None, ir.Attribute.parse("true")))
    assert branch.thenRegion.owner == branch and list(branch.results_) == [] and len(branch.results) == 0


def test_operations_are_shown_in_their_classes(block):
    arith.addi(*block.arguments[:2])
    assert isinstance(block.operations[0], arith.AddIOp) and isinstance(block.operations[0].opview, ir.OpView)
    assert isinstance(block.region.owner.opview, func.FuncOp)
    assert str(block.region.owner.opview.sym_name) == '"f"'


@pytest.mark.parametrize(
    "build, kind, message",
    [
        (lambda a, b, m: arith.AddIOp(a), TypeError, "missing 1 required positional argument: 'rhs'"),
        (lambda a, b, m: arith.AddIOp(a, b, typo=1), TypeError, "unexpected keyword argument 'typo'"),
        (lambda a, b, m: arith.AddIOp(a, None), ValueError, "must be a Value (contained a None item)"),
        (lambda a, b, m: arith.AddIOp(a, "b"), ValueError, "must be a Value (is not a Value)"),
        (lambda a, b, m: arith.CmpIOp("sltt", a, b), KeyError, "sltt"),
        (lambda a, b, m: arith.CmpIOp(2.5, a, b), TypeError, "2.5 cannot be converted"),
        (lambda a, b, m: memref.LoadOp(a, []), ir.MLIRError, "ElementType cannot convert i32"),
        (lambda a, b, m: func.ReturnOp(a), TypeError, "not iterable"),
        (lambda a, b, m: arith.no_such, AttributeError, "no operation 'no_such'"),
    ],
)
def test_what_cannot_be_built(block, build, kind, message):
    before = str(block.region.owner)
    with pytest.raises(kind, match=re.escape(message)):
        build(*block.arguments)
    assert str(block.region.owner) == before


def test_an_operation_that_is_not_as_defined_is_looked_at_safely():
    with ir.Context():
        module = ir.Module.parse('%0 = "arith.constant"() {value = 1 : i32} : () -> i32\n"arith.addi"(%0, %0, %0) : (i32, i32, i32) -> i32',
                                 verify=False)
        with pytest.raises(ir.MLIRError, match="does not have the operands that its definition needs"):
            module.body.operations[1].lhs  # noqa: B018
        module = ir.Module.parse('%0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 7, 1>}> : () -> memref<4xi32>', verify=False)
        with pytest.raises(ir.MLIRError, match="operands"):
            module.body.operations[0].dynamicSizes  # noqa: B018


@pytest.mark.parametrize("name", known_dialects())
def test_every_operation_has_a_constructor_a_function_and_a_description(name):
    found = dialect.find(name)
    assert found is not None
    functions = [_signatures.function_name(cls) for cls in found.ops.values()]
    assert len(set(functions)) == len(functions)
    for cls in found.ops.values():
        names = [_signatures.snake(each) for each in list(inspect.signature(_views.constructor(cls)).parameters)[1:]]
        assert names == list(inspect.signature(_views.function(cls)).parameters)
        assert cls.definition.name in tool.describe(cls.definition.name)
        made = found.generated(cls.__name__)  # transform has two of one name, in modules of their own
        assert made is cls or getattr(sys.modules[cls.__module__], cls.__name__) is cls


def test_a_constructor_is_found_as_python_3_13_looks_for_it():
    """inspect.signature calls `__get__` with the class as the object."""
    for cls in (func.ConstantOp, arith.AddIOp):
        bound = inspect.getattr_static(cls, "__init__").__get__(cls, type(cls))
        assert str(inspect.signature(bound)) == str(inspect.signature(cls))
    found = inspect.getattr_static(arith.AddIOp, "__init__", None)
    assert inspect.getattr_static(dialect.Op, "__init__").__get__(dialect.Op, type(dialect.Op)) is ir.OpView.__init__ and found is not None


def test_stubs_are_python_that_mypy_takes(tmp_path):
    pytest.importorskip("mypy")
    for name in ("arith", "gpu", "scf", "stablehlo"):
        (tmp_path / f"{name}.pyi").write_text(tool.stub(name))
    done = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path / "cache", *sorted(tmp_path.glob("*.pyi"))],
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


OWN = '''
from mlircore import dialect as d

t_own = d.Dialect("t_own")


class HasCost(d.Interface):
    @d.required
    def cost(self): ...

    def is_free(self): ...


class Mixin:
    def helper(self, first, /, second=1, *rest, third, **more): ...


class BoxType(d.TypeDef, dialect=t_own, mnemonic="box"):
    width = d.IntParam(32)
    of = d.TypeParam(optional=True)
    sizes = d.ArrayParam(d.IntParam(), optional=True)
    assembly_format = "`<` $width (`of` $of^)? (`,` $sizes^)? `>`"

    def area(self): ...

    @classmethod
    def square(cls, width): ...


class ThingOp(d.Op, Mixin, dialect=t_own, name="thing"):
    out = d.Result(BoxType)
    interfaces = (HasCost,)

    def cost(self): ...

    @property
    def size(self): ...

    @staticmethod
    def of(number, *, exact=True): ...
'''
USE = """
import own
from mlircore import ir

def use(op: own.ThingOp, box: own.BoxType) -> int:
    op.cost(); op.is_free(); op.size; op.of(1, exact=False); op.helper(1, 2, 3, third=4, fourth=5); box.area()
    made: own.BoxType = own.BoxType.square(3) and own.BoxType.get(3, None, [1])
    return box.width + made.width

use(own.ThingOp(3), 4)  # expects: error
own.ThingOp.of(exact=True)  # expects: error
"""


def test_stubs_of_users_dialects_have_their_own_methods_and_types(tmp_path):
    pytest.importorskip("mypy")
    with defining.forgotten():
        exec(OWN, {"__name__": "own"})
        (tmp_path / "own.pyi").write_text(stubs.text(dialect.Dialect.known["t_own"]))
    (tmp_path / "use.py").write_text(USE)
    place = pathlib.Path(_core.__file__).parents[1]
    path = {} if place.name == "site-packages" else {"MYPYPATH": str(place)}  # mypy finds what is installed by itself
    done = subprocess.run([sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path / "cache", "own.pyi", "use.py"],
                          capture_output=True, text=True, cwd=tmp_path, env={**os.environ, **path})
    lines = [number for number, line in enumerate(USE.splitlines(), 1) if line.endswith("# expects: error")]
    found = re.findall(r"^(\S+?):(\d+): error: (.*)$", done.stdout, re.M)
    assert {(file, int(line)) for file, line, _ in found} == {("use.py", line) for line in lines}, done.stdout


def test_the_command_line(capsys):
    assert tool.main(["arith.addi"]) == 0
    assert "AddIOp(lhs, rhs, *, overflowFlags=None" in capsys.readouterr().out
    assert tool.main(["#arith.fastmath", "func"]) == 0
    assert "nnan" in capsys.readouterr().out
    assert tool.main([]) == 0
    assert "arith" in capsys.readouterr().out
    assert tool.main(["--stub", "cf"]) == 0
    assert "class BranchOp(OpView):" in capsys.readouterr().out
    for wrong in ("nothing", "arith.nothing"):
        assert tool.main([wrong]) == 1
        assert "nothing" in capsys.readouterr().err
    with pytest.raises(FlagError):
        tool.stub("nothing")


# --- the functions that build operations ---


def test_a_builder_is_a_function_to_look_at():
    for built in (arith.addi, cf.br, memref.load):
        spelled = built.__wrapped__
        assert inspect.signature(built) == inspect.signature(spelled)
        assert (built.__name__, built.__qualname__, built.__module__, built.__doc__) == (
            spelled.__name__, spelled.__qualname__, spelled.__module__, spelled.__doc__)
        assert inspect.isroutine(built) and callable(built) and built.__name__ in repr(built)
        assert pickle.loads(pickle.dumps(built)) is built and copy.deepcopy(built) is built
    assert "(lhs, rhs, *, overflow_flags=None" in pydoc.render_doc(arith.addi)


def test_a_builder_takes_arguments_as_python_does(block):
    a, b, m = block.arguments
    interned = {"rhs": b, "overflow_flags": "nsw"}
    made = [arith.addi(a, b, overflow_flags="nsw"), arith.addi(a, rhs=b, overflow_flags="nsw"), arith.addi(rhs=b, lhs=a, overflow_flags="nsw"),
            arith.addi(a, **interned), arith.addi(**{"".join(("l", "hs")): a, "".join(("rh", "s")): b, "overflow_flags": "nsw"}),
            arith.addi.__call__(a, b, overflow_flags="nsw"), arith.addi.__wrapped__(a, b, overflow_flags="nsw"),
            functools.partial(arith.addi, a)(b, overflow_flags="nsw")]
    assert {str(value.owner).partition("=")[2] for value in made} == {" arith.addi %arg0, %arg1 overflow<nsw> : i32"}

    class Holder:
        """A function in a class is a method."""

        add = arith.addi

    with pytest.raises(TypeError, match="takes 2 positional arguments but 3 were given"):
        Holder().add(a, b)
    assert Holder.add is arith.addi

    wrong = [((a,), {}), ((), {}), ((a, b, b), {}), ((a, b), {"lhs": a}), ((a, b), {"nothing": 1}), ((a,), {"overflow_flags": "nsw"})]
    for args, kwargs in wrong:
        with pytest.raises(TypeError) as ours:
            arith.addi(*args, **kwargs)
        with pytest.raises(TypeError) as pythons:
            arith.addi.__wrapped__(*args, **kwargs)
        assert str(ours.value) == str(pythons.value)
    for wrong in ({"loc": 1}, {"ip": 1}):
        with pytest.raises(TypeError, match="not int"):
            arith.addi(a, b, **wrong)


def test_a_builder_that_is_not_one_of_a_dialects():
    for made in (_core.Builder.__new__(_core.Builder), _core.Recipe.__new__(_core.Recipe)):
        with pytest.raises((TypeError, AttributeError)):
            made() if isinstance(made, _core.Builder) else made.make(None, None)
    with pytest.raises(TypeError, match="OpView"):
        _core.Builder(int, "x")
    slot = _core.Slot("o", 0, True, "lhs")
    for changed in ({"operands": [1]}, {"given": 5}, {"given": -2}, {"function": print, "given": -1}, {"attrs": [0] * 100}):
        with pytest.raises(ValueError):
            _core.Recipe(*{"name": "arith.addi", "cls": arith.AddIOp, "slots": [slot], "operands": [0], "results": [], "attrs": [], "successors": [],
                           "counts": [], "function": None, "given": 0, "regions": 0, "operand_sizes": False, "result_sizes": False,
                           "answer": "op", **changed}.values())


def test_a_builder_in_several_contexts_by_turns():
    texts = []
    contexts = [ir.Context() for _ in range(3)]
    for _ in range(3):
        for context in contexts:
            with context, ir.Location.unknown():
                module = ir.Module.create()
                with ir.InsertionPoint(module.body):
                    one = arith.constant(ir.IntegerType.get_signless(32), 1)
                    less = arith.cmpi("slt", one, one)
                    arith.select(less, one, arith.addi(one, one, overflow_flags="nuw"))
                module.operation.verify()
                texts.append(str(module))
    assert len(set(texts)) == 1
    with contexts[0], ir.Location.unknown(), pytest.raises(ir.MLIRError, match="context"):
        arith.addi(one, one)


def test_what_a_conversion_does_to_the_operands_is_noticed(block):
    a, b, m = block.arguments
    doomed = arith.addi(a, b)

    class Text(str):
        """An overflow flag that erases an operand when it is converted to an attribute."""

        def __format__(self, spec):
            doomed.owner.erase()
            return str(self)

    with pytest.raises(ir.MLIRError, match="erased"):
        arith.addi(doomed, b, overflow_flags=Text("nsw"))


def test_builders_need_a_place(block):
    a, b, m = block.arguments
    with ir.Context(), pytest.raises(RuntimeError, match="Location"):
        arith.addi(a, b)
    inside = arith.addi(a, b, ip=ir.InsertionPoint.at_block_begin(block))
    assert block.operations[0].result == inside
    assert not arith.addi(a, b, ip=False).owner.attached
    named = arith.addi(a, b, loc=ir.Location.name("here"))
    assert named.location == ir.Location.name("here")


def test_every_case_of_an_enumeration_is_an_attribute():
    """By its name and by its number, for each field that takes one: gpu.thread_id("x"), gpu.thread_id(gpu.Dimension.x)."""
    from mlircore.bind import convert as _convert
    from mlircore.define import constraints as _constraints

    tried = 0
    with ir.Context():
        for name in known_dialects():
            for cls in dialect.find(name).ops.values():
                for field in cls.definition.attrs.values():
                    params = list(getattr(field.constraint, "params", {}).values())
                    held = [param.detail for param in params[:1] if not param.array and all(more.may_be_absent for more in params[1:])]
                    enum = field.constraint.enum or next((each for each in held if isinstance(each, _constraints.EnumDef)), None)
                    if enum is None or field.segments or enum.dialect == "" or name == "llvm":
                        continue
                    for case, number in enum.cases:
                        try:
                            by_name = ir.Attribute.parse(_convert.spelled(field, case))
                        except (ir.MLIRError, TypeError) as error:
                            raise AssertionError(f"{cls.definition.name} {field.name} {case}") from error
                        assert ir.Attribute.parse(_convert.spelled(field, number)) == by_name or len({v for _, v in enum.cases}) < len(enum.cases)
                        tried += 1
    assert tried > 500
