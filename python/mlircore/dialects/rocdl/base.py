"""The rocdl dialect: its attributes, and the constraints and helpers that its operations need."""

from __future__ import annotations

from mlircore.define.inference import GIVEN
from mlircore.define.types_attributes import AttrDef, AttrParam, IntParam, StringParam
from mlircore.dialect import (
    F32, I1, I32, I64, AnyInteger, Attr, AttrConstraint, Dialect, DictArrayAttr, I32Attr, Op, Operand, Operands, OptionalAttr, Result, Trait,
    TypeConstraint,
)
from mlircore.dialects._llvm_constraints import (
    AliasScopeArrayAttr, AnyPointer, LLVMFloat, LLVMType, TBAATagArrayAttr, integer_attr, pointers, scalar_or_vector_of,
)

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from typing import Any

rocdl = Dialect("rocdl", is_open=True, infer=GIVEN, inlining="operations")
rocdl.rule("kernel", check="rocdl.Kernel")

_DICTIONARY = AttrConstraint("dictionary attribute", ("kind", "ATTR_DICTIONARY"), ("kind", "ATTR_DICTIONARY"))
_ARRAY = AttrConstraint("array attribute", ("kind", "ATTR_ARRAY"), ("kind", "ATTR_ARRAY"))


class ROCDLTargetAttr(AttrDef, dialect=rocdl, mnemonic="target"):
    """The target that kernels are compiled for, with its options. As in mlir-opt 22, no value is refused."""

    O = IntParam(32, default=2, cpp_type="int")  # noqa: E741 - upstream's name
    triple = StringParam(default="amdgcn-amd-amdhsa", cpp_type="::llvm::StringRef")
    chip = StringParam(default="gfx900", cpp_type="::llvm::StringRef")
    features = StringParam(default="", cpp_type="::llvm::StringRef")
    abi = StringParam(default="600", cpp_type="::llvm::StringRef")
    flags = AttrParam(_DICTIONARY, optional=True, cpp_type="DictionaryAttr")
    link = AttrParam(_ARRAY, optional=True, cpp_type="ArrayAttr")
    cpp_name = "ROCDL_TargetAttr"
    assembly_format = "(`<` struct($O, $triple, $chip, $features, $abi, $flags, $link)^ `>`)?"


# --- what operands, results and attributes can be ---

_I16 = TypeConstraint("16-bit signless integer", ("integer", 1, 16), type_text="i16", type_name="builtin.integer",
                      type_class=("kind", "TYPE_INTEGER"))
_F16 = TypeConstraint("16-bit float", ("float", "f16"), type_text="f16")
_BF16 = TypeConstraint("bfloat16 type", ("float", "bf16"), type_text="bf16")


def _list_of(length: int, element: TypeConstraint) -> TypeConstraint:
    return TypeConstraint(
        f"fixed-length vector of {element.summary} values of length {length}",
        ("and", ("kind", "TYPE_VECTOR"), ("not", ("scalable",)), ("element", element.predicate), ("size", length, length)),
        type_text=f"vector<{length}x{element.type_text}>")


_SCALARS = {"i16": _I16, "i32": I32, "f16": _F16, "bf16": _BF16, "f32": F32}
_TYPES = {
    **_SCALARS, "i1": I1, "i64": I64, "any": LLVMType, "float": LLVMFloat, "floats": scalar_or_vector_of(LLVMFloat), "pointer": AnyPointer,
    "generic": pointers(0), "global": pointers(1), "lds": pointers(3), "buffer": pointers(8),
    "descriptor": TypeConstraint(LLVMType.summary, LLVMType.predicate, type_text="vector<4xi32>"),
    "offset": TypeConstraint(LLVMType.summary, LLVMType.predicate, type_text="i32"),
    "pair": TypeConstraint(
        "LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer",
        ("routine", "rocdl.Pair"), type_text="!llvm.struct<(i32, i32)>", type_name="llvm.struct", type_class=("defined", "llvm.struct")),
    **{f"v{length}{name}": _list_of(length, _SCALARS[name]) for length, names in (
        (2, "i16 i32 f16 bf16 f32"), (3, "i32"), (4, "i32"), (6, "i32"), (8, "i32 f16 bf16 f32"), (16, "f16 bf16 f32"), (32, "f16 bf16 f32"))
       for name in names.split()},
    **{f"{name}s": scalar_or_vector_of(each) for name, each in {"int": AnyInteger, "f16": _F16, "bf16": _BF16, "f32": F32}.items()},
}
_MEMORY = ("pointer", "generic", "global", "lds", "buffer", "v4i32", "v8i32")  # what states memory that is accessed; vectors: descriptors
_ATTRS = {"I1": integer_attr("1-bit signless integer attribute", 1), "I16": integer_attr("16-bit signless integer attribute", 16),
          "I32": I32Attr}


def _fields(text: str) -> dict[str, Any]:
    """`name:kind`: an operand, or an attribute for an `I` of some width, with `=0` one that has a default. `*`: any number of operands.
    `metadata`: the attributes of accesses to memory; `signature`: those of arguments and results."""
    fields: dict[str, Any] = {}
    for word in text.split():
        name, _, kind = word.partition(":")
        kind, _, default = kind.partition("=")
        if word == "signature":
            fields.update(arg_attrs=OptionalAttr(DictArrayAttr), res_attrs=OptionalAttr(DictArrayAttr))
        elif word == "metadata":
            fields.update(alias_scopes=OptionalAttr(AliasScopeArrayAttr), noalias_scopes=OptionalAttr(AliasScopeArrayAttr),
                          tbaa=OptionalAttr(TBAATagArrayAttr))
        elif kind in _ATTRS:
            value = {"I1": "false", "I16": "0 : i16", "I32": "0 : i32"}[kind] if default else None
            fields[name] = Attr(_ATTRS[kind], default=value)
        else:
            fields[name] = Operands(_TYPES[kind[1:]]) if kind[0] == "*" else Operand(_TYPES[kind])
    return fields


def operations(
    into: dict[str, Any], fields: str, result: str, assembly_format: str, table: str, *traits: Trait, effects: tuple[str, ...] | None = None,
) -> None:
    """Makes an operation from each line of the table, its name, class and contents, and adds the classes to a module."""
    for line in table.strip().splitlines():
        name, cls, doc = line.strip().split(" ", 2)
        own = {**_fields(fields), **({"res": Result(_TYPES[result])} if result else {})}
        if effects is not None:
            own["effects"] = effects
        if "metadata" in fields:
            kinds = (word.partition(":") for word in fields.split())
            own["facts"] = {"llvm.accesses": tuple(operand for operand, _, kind in kinds if kind in _MEMORY)}
        into[cls] = type(cls, (Op,), {"__doc__": doc, "__module__": into["__name__"], **own, "traits": traits,
                                      "assembly_format": assembly_format}, dialect=rocdl, name=name)
