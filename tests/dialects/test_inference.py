"""Types of results that definitions infer: every operation of the golden files is built again without `results`.

The golden files have every operation of every dialect, and mlir-opt 22, or JAX, accepts them. So a type that is inferred is the one in
the file, or one that goes together with it: then the verifier decides.
"""

from __future__ import annotations

import collections
import functools
import re
import shutil
import subprocess
import sys
import types
from typing import Any

import defining
import pytest
from mlircore import dialect, ir
from mlircore.bind.signatures import Parameter, parameters
from mlircore.compile.files import of_package
from mlircore.compile.inference import is_function
from mlircore.define.inference import Infer, infers_results
from paths import GOLDEN

DIALECTS = sorted(name for name in of_package() if dialect.find(name) is not None and dialect.find(name).ops)
PEER = shutil.which("mlir-opt-22")
# No trait, constraint or routine ties a result of these to operands; their builders still take `results` by keyword, as upstream's do.
NOT_INFERRED = {"sparse_tensor.coordinates", "sparse_tensor.coordinates_buffer", "sparse_tensor.extract_iteration_space",
                "sparse_tensor.positions", "stablehlo.async_done", "transform.merge_handles"}


@functools.cache
def examples() -> tuple[dict[str, list[Any]], list[Any]]:
    """The operations of the golden files by name; and the modules that they are in."""
    context, modules, found = ir.Context(), [], collections.defaultdict(list)
    context.allow_unregistered_dialects = True
    for path in GOLDEN:
        module = ir.Module.parse(re.split(r"(?m)^//= ", path.read_text())[0], context)
        module.operation.walk(lambda op: (found[op.name].append(op), ir.WalkResult.ADVANCE)[1])
        modules.append(module)
    return found, modules


def inferring(name: str) -> list[Any]:
    """The classes of a dialect's operations whose result types may be left out."""
    return [cls for cls in dialect.find(name).ops.values() if cls.definition.results and infers_results(cls.definition)]


def argument(op: Any, info: Any, parameter: Parameter) -> Any:
    if parameter.role == Parameter.ATTR:
        name = info.attrs[parameter.key].name or parameter.key
        return op.attributes[name] if name in op.attributes else None
    if parameter.role == Parameter.REGIONS:
        return len(op.regions) - len(info.regions) + 1
    if parameter.role == Parameter.RESULTS:
        return None
    if parameter.role == Parameter.SUCCESSOR:
        names = list(info.successors)
        return op.successors[names.index(parameter.key)] if len(names) > 1 else list(op.successors)
    return getattr(op.opview, parameter.name)


def built(op: Any, cls: Any) -> Any:
    """The same operation in front of it, with the types that its definition infers."""
    values = {parameter.name: argument(op, cls.definition, parameter) for parameter in parameters(cls)}
    with op.location, ir.InsertionPoint(op):
        return cls(**values)


def accepts(op: Any) -> None:
    """The verifier accepts an operation, and where mlir-opt 22 has its dialect, mlir-opt 22 accepts the function around it."""
    op.verify()
    if PEER is None or op.name.partition(".")[0] in ("stablehlo", "chlo", "sdy"):
        return
    while op.parent.name != "builtin.module":
        op = op.parent.operation
    done = subprocess.run([PEER, "--allow-unregistered-dialect"], input=op.get_asm(), capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", DIALECTS)
def test_every_operation_is_built_without_types(name):
    """Builders make the operations of the golden files, with the types there or others that fit."""
    for cls in inferring(name):
        found = examples()[0][cls.definition.name]
        assert found, f"no golden file has {cls.definition.name}"
        for op in found:
            if cls.definition.name in NOT_INFERRED:
                with pytest.raises(ir.MLIRError, match="cannot be inferred: no rule infers the type of .*: give them as `results`"):
                    built(op, cls)
                continue
            made = built(op, cls).operation
            if [result.type for result in made.results] != [result.type for result in op.results]:
                accepts(made)
            elif not cls.definition.regions and not cls.definition.successors:  # it would not be the last operation
                made.verify()
            made.erase()


@pytest.mark.parametrize("name", DIALECTS)
def test_the_interface_infers_what_builders_do(name):
    for cls in inferring(name):
        if cls.definition.name in NOT_INFERRED:
            continue
        op = examples()[0][cls.definition.name][0]
        interface, made = ir.InferTypeOpInterface(op), built(op, cls).operation
        attributes = ir.DictAttr.get({name: op.attributes[name] for name in op.attributes}, op.context)
        types = interface.inferReturnTypes(list(op.operands), attributes, context=op.context)
        assert types == [result.type for result in made.results], cls.definition.name
        made.erase()


def test_no_operation_of_the_tree_is_inferred_in_python():
    for name in DIALECTS:
        for cls in inferring(name):
            infer = cls.definition.infer
            assert infer is None or not is_function(infer), cls.definition.name


def test_a_dialect_outside_the_tree_infers_in_python(monkeypatch):
    package, functions = types.ModuleType("mlircore.dialects.doubling"), types.ModuleType("mlircore.dialects.doubling.infer")
    package.__path__ = []
    functions.twice = lambda given, name: [given.type(name)] * 2
    functions.never = lambda given: given.attributes["missing"]
    monkeypatch.setitem(sys.modules, package.__name__, package)
    monkeypatch.setitem(sys.modules, functions.__name__, functions)
    with defining.forgotten():
        check_doubling()


def check_doubling():
    doubling = dialect.Dialect("doubling")

    class TwiceOp(dialect.Op, dialect=doubling, name="twice"):
        value = dialect.Operand(dialect.AnyType)
        first = dialect.Result(dialect.AnyType)
        second = dialect.Result(dialect.AnyType)
        infer = Infer("doubling.twice", "value")

    class NeverOp(dialect.Op, dialect=doubling, name="never"):
        result = dialect.Result(dialect.AnyType)
        infer = Infer("doubling.never")

    with ir.Context(), ir.Location.unknown():
        value = ir.Operation.parse("%0 = arith.constant 1 : i32").result
        assert [str(result.type) for result in TwiceOp(value).results] == ["i32", "i32"]
        interface = ir.InferTypeOpInterface(TwiceOp)
        assert [str(each) for each in interface.inferReturnTypes([value])] == ["i32", "i32"]
        with pytest.raises(ir.MLIRError, match="result types of 'doubling.never' cannot be inferred: 'missing': give them as `results`"):
            NeverOp()


@pytest.mark.parametrize(("infer", "why"), [
    (Infer("nothing"), "there is no routine 'nothing' that infers types"),
    (Infer("shape.larger", "value", "word"), "shape.larger takes other arguments than value, word"),
    (Infer("stablehlo.pad", "value"), "stablehlo.pad takes other arguments than value"),
    (Infer("same_as", "missing"), "same_as has one argument, which is declared"),
    (Infer("of_attribute", "value"), "of_attribute has one argument, which is declared"),
    (Infer("constant"), "constant has one argument, which is declared"),
])
def test_a_wrong_inference_is_refused_with_its_class(infer, why):
    fields = {"value": dialect.Operand(dialect.AnyType), "result": dialect.Result(dialect.AnyType), "infer": infer}
    with defining.forgotten(), pytest.raises(dialect.DefinitionError, match=re.escape(why)):
        type("WrongOp", (dialect.Op,), fields, dialect=dialect.Dialect("wrong"), name="op")
