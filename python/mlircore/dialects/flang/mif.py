"""Flang's mif dialect: coarrays of several images."""

from mlircore import dialect as d

from .fir.base import AnyIntegerType, AnyRefOrBoxType, AnyReference, BoxType

mif = d.Dialect("mif")


class ChangeTeamOp(d.Op, dialect=mif, name="change_team"):
    team = d.Operand(AnyRefOrBoxType)
    stat = d.OptionalOperand(AnyReference)
    errmsg = d.OptionalOperand(AnyRefOrBoxType)
    region = d.Region()
    traits = (d.AttrSizedOperandSegments,)
    effects = ("nested", "write stat", "write errmsg")
    assembly_format = "$team (`stat` $stat^)? (`errmsg` $errmsg^)? attr-dict `:` `(` type(operands) `)` $region"


class CoBroadcastOp(d.Op, dialect=mif, name="co_broadcast"):
    a = d.Operand(BoxType)
    source_image = d.Operand(AnyIntegerType)
    stat = d.OptionalOperand(AnyReference)
    errmsg = d.OptionalOperand(AnyRefOrBoxType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("write", "read a", "write a", "write stat", "write errmsg")
    assembly_format = """
        $a `source` $source_image (`stat` $stat^ )? (`errmsg` $errmsg^ )? attr-dict `:` `(` type(operands) `)`
    """


class _Collective(d.Op):
    """A reduction over all images."""

    a = d.Operand(BoxType)
    result_image = d.OptionalOperand(AnyIntegerType)
    stat = d.OptionalOperand(AnyReference)
    errmsg = d.OptionalOperand(AnyRefOrBoxType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("write", "read a", "write a", "write stat", "write errmsg")
    assembly_format = """
        $a (`result` $result_image^ )? (`stat` $stat^ )? (`errmsg` $errmsg^ )? attr-dict `:` `(` type(operands)
        `)`
    """


class CoMaxOp(_Collective, dialect=mif, name="co_max"):
    pass


class CoMinOp(_Collective, dialect=mif, name="co_min"):
    pass


class CoSumOp(_Collective, dialect=mif, name="co_sum"):
    pass


class EndTeamOp(d.Op, dialect=mif, name="end_team"):
    stat = d.OptionalOperand(AnyReference)
    errmsg = d.OptionalOperand(AnyRefOrBoxType)
    traits = (d.AttrSizedOperandSegments, d.Terminator, d.HasParent("mif.change_team"))
    effects = ("write stat", "write errmsg")
    assembly_format = "(`stat` $stat^ )? (`errmsg` $errmsg^ )? attr-dict `:` functional-type(operands, results)"


class FormTeamOp(d.Op, dialect=mif, name="form_team"):
    team_number = d.Operand(AnyIntegerType)
    team_var = d.Operand(BoxType)
    new_index = d.OptionalOperand(AnyIntegerType)
    stat = d.OptionalOperand(AnyReference)
    errmsg = d.OptionalOperand(AnyRefOrBoxType)
    traits = (d.AttrSizedOperandSegments,)
    effects = ("write team_var", "write stat", "write errmsg")
    assembly_format = """
        `team_number` $team_number `team_var` $team_var (`new_index` $new_index^ )? (`stat` $stat^ )? (`errmsg`
        $errmsg^ )? attr-dict `:` functional-type(operands, results)
    """


class GetTeamOp(d.Op, dialect=mif, name="get_team"):
    level = d.OptionalOperand(AnyIntegerType)
    team = d.Result(BoxType)
    assembly_format = "(`level` $level^ )? attr-dict `:` functional-type(operands, results)"


class InitOp(d.Op, dialect=mif, name="init"):
    stat = d.Result(d.I32)
    assembly_format = "`->` type($stat) attr-dict"


class NumImagesOp(d.Op, dialect=mif, name="num_images"):
    team_number = d.OptionalOperand(d.AnyInteger)
    team = d.OptionalOperand(AnyRefOrBoxType)
    res = d.Result(d.I32)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        ( `team_number` $team_number^ )? ( `team` $team^ )? attr-dict `:` functional-type(operands, results)
    """


class SyncAllOp(d.Op, dialect=mif, name="sync_all"):
    stat = d.OptionalOperand(AnyReference)
    errmsg = d.OptionalOperand(AnyRefOrBoxType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = "(`stat` $stat^ )? (`errmsg` $errmsg^ )? attr-dict `:` functional-type(operands, results)"


class SyncImagesOp(d.Op, dialect=mif, name="sync_images"):
    image_set = d.OptionalOperand(AnyRefOrBoxType)
    stat = d.OptionalOperand(AnyReference)
    errmsg = d.OptionalOperand(AnyRefOrBoxType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        (`image_set` $image_set^ )? (`stat` $stat^ )? (`errmsg` $errmsg^ )? attr-dict `:`
        functional-type(operands, results)
    """


class SyncMemoryOp(d.Op, dialect=mif, name="sync_memory"):
    stat = d.OptionalOperand(AnyReference)
    errmsg = d.OptionalOperand(AnyRefOrBoxType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = "(`stat` $stat^ )? (`errmsg` $errmsg^ )? attr-dict `:` functional-type(operands, results)"


class SyncTeamOp(d.Op, dialect=mif, name="sync_team"):
    team = d.Operand(AnyRefOrBoxType)
    stat = d.OptionalOperand(AnyReference)
    errmsg = d.OptionalOperand(AnyRefOrBoxType)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = "$team (`stat` $stat^ )? (`errmsg` $errmsg^ )? attr-dict `:` functional-type(operands, results)"


class TeamNumberOp(d.Op, dialect=mif, name="team_number"):
    team = d.OptionalOperand(AnyRefOrBoxType)
    result = d.Result(d.I64)
    assembly_format = "(`team` $team^ )? attr-dict `:` functional-type(operands, results)"


class ThisImageOp(d.Op, dialect=mif, name="this_image"):
    coarray = d.OptionalOperand(BoxType)
    dim = d.OptionalOperand(d.AnyInteger)
    team = d.OptionalOperand(AnyRefOrBoxType)
    res = d.Result(d.I32)
    traits = (d.AttrSizedOperandSegments,)
    assembly_format = """
        ( `coarray` $coarray^ )? ( `team` $team^ )? ( `dim` $dim^ )? attr-dict `:` functional-type(operands,
        results)
    """


__getattr__ = mif.member
__dir__ = mif.members
