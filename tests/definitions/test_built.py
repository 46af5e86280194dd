"""Types and attributes that are built in Python: parameters of any shape are refused or usable, and never end the process."""

import json
import pathlib
import sys

import pytest
from served import Served

from mlircore.compile.files import of_package
from mlircore.define.dialect import find
from mlircore.define.packs import PACKS

PROGRAM = pathlib.Path(__file__).parents[1] / "support/built.py"


def names():
    """Every definition of every dialect and pack."""
    return [("!" if cls.is_type else "#") + cls.name for each in (*of_package(), *PACKS) for cls in find(each).definitions]


def test_parameters_of_any_shape_do_not_end_the_process():
    """900 definitions, 60 attempts for each, 40,000 accepted: 15 seconds."""
    builder = Served([sys.executable, PROGRAM])
    ended = []
    for name in names():
        status = builder.ask(json.dumps(name), 60)[1]
        if status is not None:
            ended.append((name, status))
    builder.close()
    assert not ended


def test_lists_that_are_read_side_by_side_are_equally_long():
    from mlircore import ir
    from mlircore.dialects.circt import esi, moore

    with ir.Context():
        f32 = ir.F32Type.get()
        assert str(esi.ChannelBundleType.get([], [], "")) == "!esi.bundle<[]>"
        with pytest.raises(ir.MLIRError, match="parameters 'names' and 'types' must have the same number of elements"):
            esi.ChannelBundleType.get(["a", "b"], [f32], "tt")
        with pytest.raises(ir.MLIRError, match="parameters 'names' and 'directions' must have the same number of elements"):
            esi.ChannelBundleType.get(["a"], [f32], "")
        with pytest.raises(ir.MLIRError, match="parameter 'names' of 'moore.struct' cannot be"):
            moore.StructType.get(ir.ArrayAttr.get([ir.UnitAttr.get()]), [f32])


def test_a_list_is_compared_with_a_list():
    from mlircore import dialect as d

    numbers = d.Dialect("numbers")
    with pytest.raises(d.DefinitionError, match="'other' is no list, or it is none itself"):

        class PairType(d.TypeDef, dialect=numbers, mnemonic="pair"):
            names = d.ArrayParam(d.StringParam(), like="other")
            other = d.TypeParam()
            assembly_format = "`<` $names `:` $other `>`"


def test_small_numbers_of_a_parameter_are_read():
    from mlircore import ir
    from mlircore.dialects import shard, spirv

    with ir.Context():
        assert spirv.EntryPointABIAttr.get([1, 2, 3]).workgroup_size == [1, 2, 3]
        axes = shard.GridAxesArrayAttr.get([[0, 1], [2]])
        assert str(axes) == "#shard<axisarray[[0, 1], [2]]>" and axes.axes == [[0, 1], [2]]
