"""Compiles a dialect: what its classes declare is checked, and written as the words that the core runs (src_c/defs/format.h).

Only imported where there is something to compile: the build has done it for the dialects of mlircore (`files`).
"""

from __future__ import annotations

from mlircore.compile import facts, inference, mistakes, names, types_attributes
from mlircore.compile.program import Program
from mlircore.define import opcodes as oc
from mlircore.compile.formats import compile_format
from mlircore.define.traits import (
    AllTypesMatch,
    Relation,
    Routine,
    SameOperandsAndResultType,
    TypeIs,
    TypesMatchWith,
)
from mlircore.define import DefinitionError
from mlircore.define.operations import Op
from mlircore.define.statement import is_of_mlircore

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from mlircore.define.constraints import EnumDef
    from mlircore.define.fields import Attr, Group
    from mlircore.define.dialect import Dialect
    from mlircore.define.operations import OpInfo
    from mlircore.define.types_attributes import Definition


def check(cls: Any) -> None:
    """Raises `DefinitionError` for a class of operations, or of types or attributes, that breaks a rule."""
    if issubclass(cls, Op):
        mistakes.check_op(cls)
    else:
        mistakes.check_definition(cls)


def _minimum(groups: Iterable[Any]) -> tuple[int, bool]:
    arities = [group.arity for group in groups]
    return sum(arity == oc.SINGLE for arity in arities), any(arity != oc.SINGLE for arity in arities)


def _count_checks(info: OpInfo) -> list[int]:
    words: list[int] = []
    for opcode, groups in ((oc.C_REGIONS, info.regions), (oc.C_RESULTS, info.results), (oc.C_SUCCESSORS, info.successors),
                           (oc.C_OPERANDS, info.operands)):
        count, varies = _minimum(groups.values())
        if count > 0 or not varies:
            words += oc.instruction(opcode, count, int(varies))
    return words


def _checks(info: OpInfo, program: Program) -> list[int]:
    """Everything that is checked of one operation, in upstream's order."""
    related = (TypesMatchWith, TypeIs, AllTypesMatch, Relation)
    words = _count_checks(info)
    for trait in info.traits:
        if trait.structural:
            words += trait.words(info, program)
    if info.attrs:
        words += oc.instruction(oc.C_ATTR_VALUES)
    if any(group.constraint.predicate or group.arity == oc.OPTIONAL for group in info.operands.values()):
        words += oc.instruction(oc.C_OPERAND_TYPES)
    if any(group.constraint.predicate or group.arity == oc.OPTIONAL for group in info.results.values()):
        words += oc.instruction(oc.C_RESULT_TYPES)
    for trait in info.traits:
        if isinstance(trait, related):
            words += trait.words(info, program)
    if any(region.blocks is not None for region in info.regions.values()):
        words += oc.instruction(oc.C_REGION_SHAPES)
    for trait in info.traits:
        if not trait.structural and not isinstance(trait, related):
            words += trait.words(info, program)
    if SameOperandsAndResultType in info.traits:
        words += oc.instruction(oc.C_INFER_FIRST)
    for check in info.checks:
        words += check.words(info, program)
    return words + (oc.instruction(oc.C_HOOK, 0) if info.hooks is not None and info.hooks[2] is not None else [])


def program(dialect: Dialect) -> bytes:
    """The words of a dialect, made once. Raises `DefinitionError` for a class of it that breaks a rule."""
    if dialect.compiled is None:
        dialect.compiled = _compiled(dialect)
    return dialect.compiled


def _compiled(dialect: Dialect) -> bytes:
    for cls in dialect.unchecked:
        check(cls)
    dialect.unchecked.clear()
    enums = [*dialect.enums, *dialect.enums_of_others()]
    return words(dialect, enums, dialect.definitions, dialect.ops.values())


def words(dialect: Dialect, enums: list[EnumDef], definitions: Iterable[type[Definition]], ops: Iterable[type[Op]]) -> bytes:
    """The words of a dialect with these parts."""
    program = Program()
    for enum in enums:
        program.enums.append(_enum_words(program, enum))
    for definition in definitions:
        program.definitions.append(types_attributes.words(definition, program))
    program.num_early = program.num_constants
    for op in ops:
        program.ops.append(_op_words(enums, program, op.definition))
    for what, why in names.wrong(names.used_by_dialect(dialect), dialect.statement.module):
        raise DefinitionError(f"{dialect.name}: {what}: {why} ({dialect.statement.place})")
    for name, flags, value, message, check_name in dialect.rules:
        program.attr_rules.append(
            [program.string(name), flags, program.predicate(value), program.string(message), program.string(check_name)])
    return program.finish(dialect.name, complete=dialect.complete, symbols_complete=dialect.symbols_complete,
                          type_noun=dialect.type_noun, argument_check=dialect.argument_check, is_open=dialect.is_open, is_old=dialect.is_old,
                          inlining=dialect.inlining)


def part(dialect: Dialect, cls: Any) -> bytes:
    """The words of one class, with all enumerations and rules: what a context that has loaded the dialect needs of a new one."""
    is_op = cls is not None and issubclass(cls, Op)
    others = [attr.constraint.enum for attr in cls.definition.attrs.values() if attr.constraint.enum is not None] if is_op else []
    enums = list(dict.fromkeys([*dialect.enums, *others]))
    return words(dialect, enums, [] if cls is None or is_op else [cls], [cls] if is_op else [])


def texts(dialect: Dialect, info: OpInfo) -> set[str]:
    """All strings in the words of one operation: names of fields and routines, summaries, spellings."""
    program = Program()
    _op_words([*dialect.enums, *dialect.enums_of_others()], program, info)
    return program.texts


def _enum_words(program: Program, enum: EnumDef) -> list[int]:
    cases = [(program.string(text), *oc.wide(value | oc.CASE_GROUP if text in enum.groups else value)) for text, value in enum.cases]
    name = None if enum.attr_name is None else f"{enum.dialect}.{enum.attr_name}"
    flags = (oc.ENUM_BITS if enum.bits else 0) | {8: oc.ENUM_BYTE, 64: oc.ENUM_WIDE}.get(enum.width, 0) | (
        oc.ENUM_BARE if enum.bare else 0) | (oc.ENUM_TIGHT if enum.tight else 0) | (oc.ENUM_KEYWORDS if enum.keywords else 0) | (
        oc.ENUM_AS_FIELD if enum.field else 0)
    return [program.string(name), flags, *program.records(cases), program.string(enum.separator),
            program.string(enum.cpp_name or None), program.string(enum.cpp_attr or None), program.string(enum.summary or None)]


def _attr_words(enums: list[EnumDef], program: Program, name: str, attr: Attr, spelled: set[str]) -> list[int]:
    constraint, default, enum = attr.constraint, 0, 0
    if constraint.enum is not None:
        enum = enums.index(constraint.enum) + 1
    if attr.default is not None:
        if constraint.enum is None:
            number = program.attr_constant(attr.default)
        elif attr.prop:
            number = program.attr_constant(f"{constraint.enum.value(attr.default)} : i{constraint.enum.width}")
        else:
            number = program.enum_constant(enum - 1, constraint.enum.value(attr.default))
        default = number + 1
    flags = 0 if attr.optional or attr.default is not None else oc.ATTR_REQUIRED
    flags |= (oc.ATTR_BOUND if name in spelled else 0) | (oc.ATTR_IS_UNIT if constraint.unit else 0)
    flags |= oc.ATTR_NOT_STORED if attr.optional and attr.default is not None and not constraint.unit else 0
    flags |= oc.ATTR_PROPERTY if attr.prop else 0
    flags |= oc.ATTR_SHOWN if attr.shown else 0
    flags |= 0 if attr.inherent else oc.ATTR_DISCARDABLE
    if attr.segments:
        flags = oc.ATTR_SEGMENTS
    return [program.string(attr.name or name), flags, program.predicate(constraint.predicate), program.string(constraint.summary), default,
            program.predicate(constraint.storage), enum, program.string(getattr(constraint, "definition", None))]


def _upgrade_words(program: Program, info: OpInfo) -> list[int]:
    if info.upgrade is None:
        return [0, 0, 0, 0]
    is_routine = isinstance(info.upgrade, Routine)
    target = (info.upgrade.target if is_routine else info.upgrade) or info.name
    renamed = [(program.string(old), program.string(new)) for old, new in info.upgrade_attrs.items()]
    return [program.string(target) + 1, program.string(info.upgrade.name) + 1 if is_routine else 0, *program.records(renamed)]


def _op_words(enums: list[EnumDef], program: Program, info: OpInfo) -> list[int]:
    string = program.string
    elements, resolve, spelled = compile_format(info, program) if info.assembly_format is not None else ([], [], set())
    if info.has_form_hooks:
        elements = oc.instruction(oc.F_HOOK)

    def groups(table: dict[str, Group]) -> tuple[int, int]:
        return program.records([
            (group.arity, program.predicate(group.constraint.predicate), string(group.summary), string(name))
            for name, group in table.items()])

    def part(words: list[int]) -> tuple[int, int]:
        return (program.append(words), len(words)) if words else (0, 0)

    regions = [(region.arity, oc.NONE if region.blocks is None else region.blocks | oc.AT_MOST * region.at_most | oc.AT_LEAST * region.at_least,
                string(f"region with {'at most ' * region.at_most}{'at least ' * region.at_least}{region.blocks} blocks"), string(name))
               for name, region in info.regions.items()]
    successors = [(s.arity, 0, oc.NONE, string(name)) for name, s in info.successors.items()]
    symbol_checks = [word for check in info.symbol_uses for word in check.words(info, program)]
    region_checks = [word for check in info.region_checks for word in check.words(info, program)]
    if info.hooks is not None and info.hooks[3] is not None:
        region_checks += oc.instruction(oc.C_HOOK, 1)
    attrs = [_attr_words(enums, program, name, attr, spelled) for name, attr in info.attrs.items()]
    words = [
        string(info.name), string("|".join(dict.fromkeys(t.bit for t in info.traits if t.bit))), 0, string(info.default_dialect),
        string(info.implicit_terminator), string(names.names_of_results(info)),
        string(info.result_name), *part(elements), *part(resolve),
        *program.records(attrs), *groups(info.operands), *groups(info.results), *program.records(regions),
        *program.records(successors), *part(_checks(info, program)), *part(region_checks), *part(symbol_checks), (string(info.argument_names) + 1) & oc.NONE,
        *part([] if info.body is None else info.body.words(info, program)), *_upgrade_words(program, info),
        *part(facts.words(info, program)), *part(inference.words(info, program))]
    return [*words, int(is_of_mlircore(info.module))]

