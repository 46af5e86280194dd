"""Data clauses: the operations that map variables to a device, and those that end a mapping."""

from mlircore.dialect import (
    AttrSizedOperandSegments, Attr, BoolAttr, Check, Op, Operand, Operands, OptionalAttr, OptionalOperand, Pure, Result, StrAttr,
    SymbolRefAttr, TypeAttr,
)
from mlircore.dialects.acc.base import (
    DataBoundsType, DataClauseAttr, DataClauseModifierAttr, DeviceTypeArrayAttr, IntOrIndex, PointerLikeInterface, Variable, acc,
)

_NO_MODIFIER = "#acc<data_clause_modifier none>"


def _clause(name: str) -> Attr:
    return Attr(DataClauseAttr, default=f"#acc<data_clause acc_{name}>")


def _intent(operation: str, clauses: str, modifiers: str = "", *, pair: bool = True, or_original: bool = False) -> tuple[Check, ...]:
    """The clauses and modifiers that an operation may have; a `pair` of variables has one type."""
    message = f"data clause associated with {operation} operation must match its intent"
    if or_original:
        message += " or specify original clause this operation was decomposed from"
    words = " ".join(f"acc_{clause}" for clause in clauses.split())
    return Check("acc.Intent", words, message), Check("acc.Variables", modifiers, *(("pair",) if pair else ()))


class _Clause(Op):
    bounds = Operands(DataBoundsType)
    asyncOperands = Operands(IntOrIndex)
    asyncOperandsDeviceType = OptionalAttr(DeviceTypeArrayAttr)
    asyncOnly = OptionalAttr(DeviceTypeArrayAttr)
    dataClause = _clause("copyin")
    structured = Attr(BoolAttr, default="true")
    implicit = Attr(BoolAttr, default="false")
    modifiers = Attr(DataClauseModifierAttr, default=_NO_MODIFIER)
    name_ = OptionalAttr(StrAttr)
    traits = (AttrSizedOperandSegments,)


class _EntryVariable(Op):
    var = Operand(Variable)
    varType = Attr(TypeAttr)
    varPtrPtr = OptionalOperand(PointerLikeInterface)


class _Entry(_Clause, _EntryVariable):
    recipe = OptionalAttr(SymbolRefAttr)
    accVar = Result(Variable)
    assembly_format = """
        custom<`acc.Variable`>($var, type($var), $varType)
        oilist(`varPtrPtr` `(` $varPtrPtr `:` type($varPtrPtr) `)` | `bounds` `(` $bounds `)`
            | `async` `` custom<`acc.DeviceTypeOperands`>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)
            | `recipe` `(` $recipe `)`)
        `->` type($accVar) attr-dict
    """


class _DeviceVariable(Op):
    accVar = Operand(Variable)


_EXIT = """
    custom<`acc.DeviceVariable`>($accVar, type($accVar)) (`bounds` `(` $bounds^ `)`)?
    (`async` `` custom<`acc.DeviceTypeOperands`>($asyncOperands, type($asyncOperands), $asyncOperandsDeviceType, $asyncOnly)^)?
"""


class _BothVariables(_DeviceVariable):
    var = Operand(Variable)
    varType = Attr(TypeAttr)


class _ExitWithBoth(_Clause, _BothVariables):
    assembly_format = _EXIT + " `to` custom<`acc.Variable`>($var, type($var), $varType) attr-dict"


class _Exit(_Clause, _DeviceVariable):
    assembly_format = _EXIT + " attr-dict"


class PrivateOp(_Entry, dialect=acc, name="private"):
    """A private copy of a variable."""

    dataClause = _clause("private")
    facts = {"acc.data": ("private",)}
    checks = _intent("private", "private", pair=False)
    symbol_uses = (Check("acc.Recipe", "private", "acc.private.recipe"),)
    effects = ("read", "write accVar")


class FirstprivateOp(_Entry, dialect=acc, name="firstprivate"):
    """A private copy of a variable that begins with its value."""

    dataClause = _clause("firstprivate")
    facts = {"acc.data": ("firstprivate",)}
    checks = _intent("firstprivate", "firstprivate", pair=False)
    symbol_uses = (Check("acc.Recipe", "firstprivate", "acc.firstprivate.recipe"),)
    effects = ("read", "read var", "write accVar")


class FirstprivateMapInitialOp(_Entry, dialect=acc, name="firstprivate_map"):
    """The initial value of a private copy, on the device."""

    dataClause = _clause("firstprivate")
    checks = _intent("firstprivate", "firstprivate", pair=False)
    effects = ("read", "read var", "write accVar")


class ReductionOp(_Entry, dialect=acc, name="reduction"):
    """A private copy of a variable whose values are combined at the end."""

    dataClause = _clause("reduction")
    facts = {"acc.data": ("reduction",)}
    checks = _intent("reduction", "reduction", pair=False)
    symbol_uses = (Check("acc.Recipe", "reduction", "acc.reduction.recipe"),)
    effects = ("read", "read var", "write accVar")


class DevicePtrOp(_Entry, dialect=acc, name="deviceptr"):
    """A variable that is a pointer to memory of the device."""

    dataClause = _clause("deviceptr")
    facts = {"acc.data": ("region", "declare")}
    checks = _intent("deviceptr", "deviceptr")
    effects = ("read",)


class PresentOp(_Entry, dialect=acc, name="present"):
    """A variable that is on the device already."""

    dataClause = _clause("present")
    facts = {"acc.data": ("region", "declare")}
    checks = _intent("present", "present")
    effects = ("read", "write")


class CopyinOp(_Entry, dialect=acc, name="copyin"):
    """Copies a variable to the device."""

    dataClause = _clause("copyin")
    facts = {"acc.data": ("region", "enter", "declare")}
    checks = _intent("copyin", "copyin copyin_readonly copy reduction implicit", "readonly always capture", or_original=True)
    effects = ("read", "write", "read var", "write accVar")


class CreateOp(_Entry, dialect=acc, name="create"):
    """Allocates a variable on the device."""

    dataClause = _clause("create")
    facts = {"acc.data": ("region", "enter", "declare")}
    checks = _intent("create", "create create_zero copyout copyout_zero", "zero always capture", or_original=True)
    effects = ("read", "write", "write accVar")


class NoCreateOp(_Entry, dialect=acc, name="nocreate"):
    """Uses a variable on the device if it is there."""

    dataClause = _clause("no_create")
    facts = {"acc.data": ("region",)}
    checks = _intent("no_create", "no_create")
    effects = ("read", "write")


class AttachOp(_Entry, dialect=acc, name="attach"):
    """Makes a pointer on the device point to memory of the device."""

    dataClause = _clause("attach")
    facts = {"acc.data": ("region", "enter")}
    checks = _intent("attach", "attach")
    effects = ("read", "write", "read var")


class GetDevicePtrOp(_Entry, dialect=acc, name="getdeviceptr"):
    """The address of a variable on the device."""

    dataClause = _clause("getdeviceptr")
    facts = {"acc.data": ("region", "declare", "update")}
    effects = ("read",)


class UpdateDeviceOp(_Entry, dialect=acc, name="update_device"):
    """Copies the value of a variable to its copy on the device."""

    dataClause = _clause("update_device")
    facts = {"acc.data": ("update",)}
    checks = _intent("device", "update_device", or_original=True)
    effects = ("read", "read var", "write accVar")


class UseDeviceOp(_Entry, dialect=acc, name="use_device"):
    """The address of a variable on the device, for code of the host."""

    dataClause = _clause("use_device")
    facts = {"acc.data": ("host_data",)}
    checks = _intent("use_device", "use_device", or_original=True)
    effects = ("read",)


class DeclareDeviceResidentOp(_Entry, dialect=acc, name="declare_device_resident"):
    """A variable that is allocated on the device alone."""

    dataClause = _clause("declare_device_resident")
    facts = {"acc.data": ("declare",)}
    checks = _intent("device_resident", "declare_device_resident")
    effects = ("write", "read", "read var")


class DeclareLinkOp(_Entry, dialect=acc, name="declare_link"):
    """A global of which the device has a link alone."""

    dataClause = _clause("declare_link")
    facts = {"acc.data": ("declare",)}
    checks = _intent("link", "declare_link")
    effects = ("write", "read", "read var")


class CacheOp(_Entry, dialect=acc, name="cache"):
    """Elements that a loop wants in the fastest memory."""

    dataClause = _clause("cache")
    checks = _intent("cache", "cache cache_readonly", "readonly", or_original=True)
    effects = ()


class CopyoutOp(_ExitWithBoth, dialect=acc, name="copyout"):
    """Copies a variable back and frees it on the device."""

    dataClause = _clause("copyout")
    facts = {"acc.data": ("region", "declare")}
    checks = _intent("copyout", "copyout copyout_zero copy reduction", "zero always capture", or_original=True)
    effects = ("read", "write", "read accVar", "write var")


class DeleteOp(_Exit, dialect=acc, name="delete"):
    """Frees a variable on the device."""

    dataClause = _clause("delete")
    facts = {"acc.data": ("region",)}
    checks = _intent(
        "delete", "delete create create_zero copyin copyin_readonly present no_create declare_device_resident declare_link",
        "zero readonly always capture", pair=False, or_original=True)
    effects = ("read", "write", "read accVar")


class DetachOp(_Exit, dialect=acc, name="detach"):
    """Undoes an `acc.attach`."""

    dataClause = _clause("detach")
    facts = {"acc.data": ("region",)}
    checks = _intent("detach", "detach attach", pair=False, or_original=True)
    effects = ("read", "write", "read accVar")


class UpdateHostOp(_ExitWithBoth, dialect=acc, name="update_host"):
    """Copies the value of a variable on the device back."""

    dataClause = _clause("update_host")
    facts = {"acc.data": ("update",)}
    checks = _intent("host", "update_host update_self", or_original=True)
    effects = ("read", "write", "read accVar", "write var")
