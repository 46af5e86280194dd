"""torch-mlir's torch_c dialect: conversions between torch's types and MLIR's own."""

from mlircore import dialect as d
from mlircore.define.shaped import AnyTensor

torch_c = d.Dialect("torch_c")


def _torch(summary: str, name: str) -> d.TypeConstraint:
    return d.TypeConstraint(summary, ("defined", f"torch.{name}"), type_text=f"!torch.{name}")


ValueTensor = d.TypeConstraint("Multi-dimensional array modeling Torch's Tensor type", ("defined", "torch.vtensor"), type_name="torch.vtensor")
BoolType = _torch("Torch BoolType", "bool")
FloatType = _torch("Torch FloatType", "float")
IntType = _torch("Torch IntType", "int")
GeneratorType = _torch("Torch Generator for producing valsem-random numbers", "Generator")


class ToBuiltinTensorOp(d.Op, dialect=torch_c, name="to_builtin_tensor"):
    """A tensor of torch as one of MLIR."""

    operand = d.Operand(ValueTensor)
    result = d.Result(AnyTensor)
    traits = (d.Pure,)
    checks = (d.Check("torch_c.SameTensor", "operand", "result"),)
    assembly_format = "$operand attr-dict `:` qualified(type($operand)) `->` qualified(type($result))"


class FromBuiltinTensorOp(d.Op, dialect=torch_c, name="from_builtin_tensor"):
    """A tensor of MLIR as one of torch."""

    operand = d.Operand(AnyTensor)
    result = d.Result(ValueTensor)
    traits = (d.Pure,)
    checks = (d.Check("torch_c.SameTensor", "result", "operand"),)
    assembly_format = "$operand attr-dict `:` qualified(type($operand)) `->` qualified(type($result))"


class _Conversion(d.Op):
    traits = (d.Pure,)
    assembly_format = "$operand attr-dict"


class ToI1Op(_Conversion, dialect=torch_c, name="to_i1"):
    """A bool as an i1."""

    operand = d.Operand(BoolType)
    result = d.Result(d.I1)


class FromI1Op(_Conversion, dialect=torch_c, name="from_i1"):
    """An i1 as a bool."""

    operand = d.Operand(d.I1)
    result = d.Result(BoolType)


class ToI64Op(_Conversion, dialect=torch_c, name="to_i64"):
    """An int as an i64."""

    operand = d.Operand(IntType)
    result = d.Result(d.I64)


class FromI64Op(_Conversion, dialect=torch_c, name="from_i64"):
    """An i64 as an int."""

    operand = d.Operand(d.I64)
    result = d.Result(IntType)


class ToF64Op(_Conversion, dialect=torch_c, name="to_f64"):
    """A float as an f64."""

    operand = d.Operand(FloatType)
    result = d.Result(d.F64)


class FromF64Op(_Conversion, dialect=torch_c, name="from_f64"):
    """An f64 as a float."""

    operand = d.Operand(d.F64)
    result = d.Result(FloatType)


class I64ToGeneratorOp(_Conversion, dialect=torch_c, name="i64_to_generator"):
    """An i64 as a generator of random numbers."""

    operand = d.Operand(d.I64)
    result = d.Result(GeneratorType)


class GeneratorToI64Op(_Conversion, dialect=torch_c, name="generator_to_i64"):
    """A generator of random numbers as an i64."""

    operand = d.Operand(GeneratorType)
    result = d.Result(d.I64)


class GetNextSeedOp(d.Op, dialect=torch_c, name="get_next_seed"):
    """The next seed of the program's random numbers."""

    result = d.Result(d.I64)
    assembly_format = "attr-dict `:` `(` `)` `->` qualified(type($result))"


__getattr__ = torch_c.member
__dir__ = torch_c.members
