"""Random definitions: each is refused by name, or what it defines is printed and read again.

    python tests/fuzz/definitions.py --runs 2000              # operations, types, attributes, formats, IRDL
    python tests/fuzz/definitions.py --runs 500 --kinds format
    python tests/fuzz/definitions.py --show 17                # the definition of a seed, and what became of it

A run is one definition of a seed:

    format     an operation of mlircore's dialects, with a declarative format that is changed at one to three places
    operation  random fields, traits and formats
    symbol     a type or attribute: random parameters and formats, or those of mlircore with a changed format
    routine    an operation, type or attribute that names a routine of the core, as one of mlircore does, with fields of other kinds
    pack       the namespace of a pack, with definitions of the same names that have other parameters and fields; operations of the project's
               other dialects use them
    irdl       texts of IRDL with changed tokens, and texts that use what they define

A definition may raise DefinitionError, and nothing else. If it is accepted, operations are made of it as generate.py makes them: those that
verify are printed in custom and generic form and as bytecode, and what is read again is the same, or is refused with a message: a format may be
ambiguous. A finding is another exception, a crash, a hang, or a text that is read as something else. Exit status 1 after one.
"""

from __future__ import annotations

import argparse
import copy
import gc
import io
import json
import pathlib
import random
import re
import sys
import time
from collections import Counter
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "support")]

import golden
from grammar.items import Item, assembled, fresh
from grammar.make import Body, Operations, forget, operations
from grammar.nodes import text_of
from grammar.routines import for_users, other_field, param, random_members, refused_directive
from grammar.types import Cannot, Maker
from mlircore import dialect as d
from mlircore import ir
from mlircore.compile.files import of_package
from mlircore.define import opcodes as oc
from mlircore.define.dialect import Dialect, find, module_of
from mlircore.define.fields import Group, python_name
from mlircore.define.packs import PROJECTS
from mlircore.define.types_attributes import AttrDef, TypeDef
from mlircore.passmanager import PassManager
from paths import MLIR, ROOT
from served import Served

KINDS = ("format", "format", "operation", "symbol", "routine", "routine", "pack", "irdl")
PASSES = "builtin.module(canonicalize,cse,sccp,int-range-optimizations,mem2reg,sroa,loop-invariant-code-motion,control-flow-sink,inline,remove-dead-values)"
SOURCES = ("arith", "memref", "scf", "linalg", "llvm", "vector", "affine", "cf", "tensor", "gpu", "spirv", "omp", "acc", "tosa", "async", "test", "nvvm")
TOKEN = re.compile(r"`[^`]*`|\$\w+|[\w-]+|\s+|.", re.S)
LITERALS = ["`,`", "`:`", "`(`", "`)`", "`[`", "`]`", "`->`", "`to`", "`{`", "`}`", "`=`", "`<`", "`>`", "` `", "``", "`\\n`", "`in`", "`?`", "`x$y`", "`\"`"]
WORDS = ["attr-dict", "attr-dict-with-keyword", "prop-dict", "operands", "results", "regions", "successors", "functional-type", "type", "qualified",
         "ref", "custom", "oilist", "params", "struct", "?", "^", ":", "|", "(", ")", "<", ">", ",", "*", "$", "$a", "`"]
MOST_TEXT = 4000
MISTYPED = '%x , %y : i32 { a } ( ) -> [ ] = < > @s 1 "t" ^bb0 tensor<4xf32> #a'
MISTYPED_SYMBOL = '< i32 , 1 : @s [ 2 ] = ( ) { } "t" x >'


class Wrong(Exception):
    """A finding."""


# --- definitions ---


def tokens(text: str) -> list[str]:
    return [token for token in TOKEN.findall(text) if not token.isspace()]


def changed(text: str, names: list[str], chance: random.Random) -> str:
    """A format with some tokens more, less, or other ones."""
    found = tokens(text)
    if chance.random() < 0.5:
        return " ".join(reworded(found, names, chance))
    other = [*LITERALS, *WORDS, *(f"${name}" for name in names), *found]
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        at, how = chance.randrange(len(found) + 1), chance.randrange(9)
        if how == 0 and found:
            del found[at % len(found)]
        elif how == 1:
            found.insert(at, chance.choice(other))
        elif how == 2 and found:
            found[at % len(found)] = chance.choice(other)
        elif how == 3 and len(found) > 1:
            i, j = chance.randrange(len(found)), chance.randrange(len(found))
            found[i], found[j] = found[j], found[i]
        elif how == 4 and names:
            name = chance.choice(names)
            found[at:at] = ["(", chance.choice(LITERALS), f"${name}", "^", ")", "?"]
        elif how == 5 and names:
            found[at:at] = ["type", "(", f"${chance.choice(names)}", ")"]
        elif how == 6:
            return " ".join(found)[: chance.randrange(1, 200)]
        elif how == 7 and names:
            found[at:at] = ["oilist", "(", "`k`", f"${chance.choice(names)}", "|", "`l`", ")"]
        elif how == 8 and found:
            i = chance.randrange(len(found))
            found[at:at] = found[i : i + chance.randrange(1, 6)]
    return " ".join(found)


def reworded(found: list[str], names: list[str], chance: random.Random) -> list[str]:
    """Other literals, and elements in another order: often accepted."""
    outside = [i for i in range(len(found) + 1) if found[:i].count("(") == found[:i].count(")") and found[i : i + 1] not in (["("], ["?"], ["^"])]
    for _ in range(chance.choice((1, 1, 2))):
        literals, plain = [i for i, token in enumerate(found) if token[0] == "`"], [i for i, token in enumerate(found) if token[0] == "$"]
        how = chance.randrange(4)
        if how == 0 and literals:
            found[chance.choice(literals)] = chance.choice(LITERALS)
        elif how == 1:
            found.insert(chance.choice(outside), chance.choice(LITERALS))
            return found
        elif how == 2 and literals:
            del found[chance.choice(literals)]
            return found
        elif len(plain) > 1:
            i, j = chance.sample(plain, 2)
            found[i], found[j] = found[j], found[i]
    return found


def written(names: list[str], typed: list[str], chance: random.Random) -> str:
    """A format that has every name, which is often accepted."""
    parts = []
    for name in chance.sample(names, len(names)):
        if chance.random() < 0.6:
            parts.append(chance.choice(LITERALS[:12]))
        parts.append(f"(`{name}` `(` ${name}^ `)`)?" if chance.random() < 0.25 else f"${name}")
    parts.append("attr-dict")
    if chance.random() < 0.4:
        parts.append("`:` functional-type(operands, results)")
    else:
        parts += ["`:`"] * bool(typed) + [part for name in typed for part in (f"type(${name})", "`,`")][: 2 * len(typed) - 1]
    return " ".join(parts)


CONSTRAINTS = [value for name, value in sorted(vars(d).items()) if isinstance(value, d.TypeConstraint)]
ATTRS = [value for name, value in sorted(vars(d).items()) if isinstance(value, d.AttrConstraint)]
TRAITS = [value for name, value in sorted(vars(d).items()) if isinstance(value, d.Trait)]


def random_operation(chance: random.Random) -> dict[str, Any]:
    """The members of a class."""
    made: dict[str, Any] = {}
    for number in range(chance.choice((0, 1, 1, 2, 2, 3, 4))):
        name = chance.choice((f"a{number}", f"b_{number}", "value", "lhs", "type", "x") if chance.random() < 0.97 else ("name", "in", "operands", "_x"))
        kind = chance.randrange(12)
        constraint, attr = chance.choice(CONSTRAINTS), chance.choice(ATTRS)
        make = [d.Operand, d.Operand, d.OptionalOperand, d.Operands, d.Result, d.Result, d.Results, d.OptionalResult]
        if kind < 8:
            made[name] = make[kind](constraint)
        elif kind < 10:
            made[name] = d.Attr(attr, optional=chance.random() < 0.4, default=chance.choice((None, None, None, "1 : i32", "unit", "@x", "[")))
        elif kind == 10:
            made[name] = d.Region(chance.choice((None, 0, 1, 2))) if chance.random() < 0.7 else d.Regions()
        else:
            made[name] = d.Successor() if chance.random() < 0.7 else d.Successors()
    names = list(made)
    typed = [name for name in names if isinstance(made[name], Group)]
    made["traits"] = tuple(chance.sample(TRAITS, chance.choice((0, 0, 0, 1, 1, 2))))
    if sum(isinstance(made[name], Group) and made[name].arity != oc.SINGLE for name in names) > 1 and chance.random() < 0.9:
        made["traits"] += (d.AttrSizedOperandSegments, d.AttrSizedResultSegments)
    shown = [name for name in names if name not in typed or not made[name].is_result]
    text = written(shown, typed, chance)
    made["assembly_format"] = None if chance.random() < 0.1 else text if chance.random() < 0.5 else changed(text, names, chance)
    return made


def copied_operation(chance: random.Random) -> dict[str, Any]:
    """The members of an operation of mlircore, with another format."""
    while True:
        name = chance.choice(operations(chance.choice(SOURCES)))
        dialect = find(name.partition(".")[0])
        cls: Any = next(cls for cls in dialect.ops.values() if name == cls.OPERATION_NAME)
        if cls.assembly_format and (not refused_directive("ROUTINES", cls.assembly_format) or chance.random() < 0.05):
            break
    made = {python_name(key): copy.copy(field) for key, field in cls._fields.items()}
    for key in ("traits", "checks", "infer", "facts", "default_dialect", "result_name", "implicit_terminator"):
        if chance.random() < 0.8:
            made[key] = for_users(key, getattr(cls, key))
    text = cls.assembly_format if chance.random() < 0.9 else written(list(cls._fields), [], chance)
    made["assembly_format"] = changed(text, list(cls._fields), chance) if chance.random() < 0.95 else text
    return made


def random_params(chance: random.Random) -> dict[str, Any]:
    make = [d.TypeParam, d.AttrParam, lambda: d.IntParam(chance.choice((1, 8, 32, 64, 65, 0))), d.BoolParam, d.APIntParam, d.FloatParam,
            d.StringParam, d.KeywordParam, d.SymbolParam, d.AffineMapParam, d.DenseParam, lambda: d.ArrayParam(d.IntParam(32)),
            lambda: d.ArrayParam(d.TypeParam(), optional=True), lambda: d.StringParam(optional=True), lambda: d.IntParam(32, default=3)]
    return {chance.choice((f"p{number}", "width", "name_", "of", "in_")): chance.choice(make)() for number in range(chance.choice((0, 1, 1, 2, 3)))}


def random_symbol(chance: random.Random) -> dict[str, Any]:
    """The members of a class of types or attributes."""
    if chance.random() < 0.5:
        definitions = find(chance.choice(SOURCES)).definitions
        known = [cls for cls in definitions if cls.assembly_format and not refused_directive("DEF_ROUTINES", cls.assembly_format)]
        if known:
            cls: Any = chance.choice(known)
            made = {python_name(key): copy.copy(param) for key, param in cls.params.items()}
            return {**made, "assembly_format": changed(cls.assembly_format, list(cls.params), chance)}
    made = random_params(chance)
    parts = [part for name in made for part in (f"${name.removesuffix('_')}", "`,`")][:-1]
    text = chance.choice(("`<` " + " ".join(parts) + " `>`", "`<` struct(params) `>`", "`<` params `>`", "`<` struct(*) `>`", " ".join(parts)))
    return {**made, "assembly_format": text if chance.random() < 0.6 else changed(text, list(made), chance)}


# --- what is defined ---


def bytecode_of(module: ir.Module) -> bytes:
    out = io.BytesIO()
    module.operation.write_bytecode(out)
    return out.getvalue()


def round_trip(module: ir.Module, context: ir.Context, counts: Counter[str]) -> None:
    generic = str(module.operation.get_asm(print_generic_op_form=True))
    for kind, text in (("custom", str(module)), ("generic", generic), ("bytecode", bytecode_of(module))):
        try:
            again = ir.Module.parse(text, context)
        except ir.MLIRError as error:
            if kind != "custom":
                raise Wrong(f"{kind} is not read: {error}") from None
            counts["ambiguous"] += 1
            continue
        if again.operation.get_asm(print_generic_op_form=True) != generic:
            if kind != "custom":
                raise Wrong(f"{kind} is read as something else:\n{text!r:.1500}")
            counts["ambiguous, read as another"] += 1


def make_and_use(name: str, dialects: tuple[str, ...], context: ir.Context, chance: random.Random, counts: Counter[str]) -> ir.Module | None:
    """Makes an operation; one that verifies goes through round trips and passes. The module before them, or None."""
    maker = Maker(chance, dialects, frozenset([*dialects, *of_package()]))
    body = Body([])
    try:
        op = Operations(chance, maker).make(name, body)
    except (Cannot, ir.MLIRError):
        counts["not made"] += 1
        return None
    text = text_of(assembled(fresh([Item([], [*body.ops, op], True)])))
    if len(text) > MOST_TEXT:
        return None
    try:
        module = ir.Module.parse(text, context)
    except ir.MLIRError:
        counts["not valid"] += 1
        broken = ir.Module.parse(text, context, verify=False) if readable(text, context) else None
        if broken is not None:
            str(broken)
            broken.operation.get_asm(assume_verified=True)
        return None
    counts["valid"] += 1
    round_trip(module, context, counts)
    try:
        PassManager.parse(PASSES).run(ir.Module.parse(text, context).operation)
        counts["passes"] += 1
    except ir.MLIRError:
        pass
    return module


def use_operation(name: str, dialect: str, chance: random.Random, counts: Counter[str]) -> None:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context:
        for _ in range(6):
            module = make_and_use(name, (dialect,), context, chance, counts)
            if module is not None:
                infer(module, counts)
        for _ in range(6):  # texts in the custom form, as a user mistypes them
            if readable(f"{name} {changed(MISTYPED, [], chance)}".replace("`", ""), context):
                counts["read"] += 1
        context._check()


def infer(module: ir.Module, counts: Counter[str]) -> None:
    """Builds the last operation once more, without the types of its results."""
    op = module.body.operations[-1].operation
    try:
        ir.InferTypeOpInterface(op).inferReturnTypes()
        counts["inferred"] += 1
    except (ir.MLIRError, ValueError, TypeError):
        pass


def readable(text: str, context: ir.Context) -> bool:
    try:
        ir.Module.parse(text, context, verify=False)
    except ir.MLIRError:
        return False
    return True


def use_symbol(cls: Any, dialect: str, chance: random.Random, counts: Counter[str]) -> None:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with context:
        maker = Maker(chance, (dialect,), frozenset([dialect, *of_package()]))
        kind: Any = ir.Type if cls.is_type else ir.Attribute
        for _ in range(6):
            try:
                given = {name: maker.parameter(param, None, 0) for name, param in cls.params.items() if not param.may_be_absent or chance.random() < 0.5}
                made = cls.get(**given)
            except (Cannot, ir.MLIRError, ValueError, TypeError, OverflowError):
                counts["not made"] += 1
                continue
            counts["valid"] += 1
            text = str(made)
            for around in ("tensor<4x?x{}>", "memref<4x{}>", "vector<4x{}>", "complex<{}>") if cls.is_type else ("tensor<4x2xf32, {}>", "tensor<f32, {}>", "memref<4x?xi8, {}>"):
                holds = f"module attributes {{gen.a = {around.format(text)}}} {{}}"
                if readable(holds, context):
                    str(ir.Module.parse(holds, context))
                    counts["inside"] += 1
            try:
                again = kind.parse(text)
            except ir.MLIRError:
                counts["ambiguous"] += 1
                continue
            if again != made:
                counts["ambiguous, read as another"] += 1
        for _ in range(4):
            try:
                kind.parse(f"{'!' if cls.is_type else '#'}{cls.name}{changed(MISTYPED_SYMBOL, [], chance)}".replace("`", ""))
                counts["read"] += 1
            except ir.MLIRError:
                pass
        context._check()


def other_params(cls: Any, chance: random.Random) -> dict[str, Any]:
    """Parameters of a definition of mlircore, as others could declare them: of other kinds, more or less, in another order."""
    if chance.random() < 0.3:
        return random_params(chance)
    kept = [(python_name(key), param(chance) if chance.random() < 0.5 else copy.copy(each)) for key, each in cls.params.items() if chance.random() < 0.85]
    if chance.random() < 0.3:
        chance.shuffle(kept)
    return dict(kept)


def use_pack(seed: int, chance: random.Random, counts: Counter[str], show: bool) -> None:
    """Defines the namespace of a pack, and makes operations of the project's dialects."""
    project = chance.choice([name for name, each in PROJECTS.items() if len(each) > 1])
    name = chance.choice([each for each in PROJECTS[project] if find(each).definitions])
    packs = [find(each) for each in PROJECTS[project]]
    own, module = Dialect.known.pop(name), sys.modules.pop(module_of(name))
    forget()
    gc.collect()  # no context of an earlier run has the packs
    try:
        dialect = d.Dialect(name)
        made = list[str]()

        def define(base: Any, kind: str, stated: dict[str, str], members: dict[str, Any]) -> None:
            """A class; one that is refused is left out."""
            try:
                type(base)(f"Thing{len(made)}", (base,), {"__module__": "fuzz_definitions", "__doc__": "A thing.", "__qualname__": f"Thing{seed}_{len(made)}",
                                                          **members}, dialect=dialect, **stated)
                made.append(f"{kind}{next(iter(stated.values()))}({', '.join(members)})")
            except d.DefinitionError:
                counts["refused"] += 1

        for cls in own.definitions:
            if chance.random() < 0.9:
                params = other_params(cls, chance)
                define(TypeDef if cls.is_type else AttrDef, "!" if cls.is_type else "#", {"mnemonic": cls.definition.partition(".")[2]},
                       {**params, "assembly_format": "`<` params `>`" if params else None})
        for op in own.ops.values():
            if chance.random() < 0.7:
                fields = {python_name(key): other_field(field, chance) if chance.random() < 0.3 else copy.copy(field) for key, field in op._fields.items()}
                define(d.Op, "", {"name": op.OPERATION_NAME.partition(".")[2]}, {**fields, "traits": for_users("traits", op.traits)})
        if show:
            print(project, name, *made, sep="\n", flush=True)
        dialect.program()
        counts["accepted"] += 1
        context = ir.Context()
        context.allow_unregistered_dialects = True
        with context:
            for _ in range(40):
                wanted = chance.choice([op for each in chance.sample(packs, 4 if len(packs) > 4 else 1) for op in operations(each.name)] or operations("arith"))
                if show:
                    print(wanted, flush=True)
                make_and_use(wanted, (name, name, wanted.partition(".")[0]), context, chance, counts)
            context._check()
    except d.DefinitionError:  # it names definitions of the project's other packs, or some that were refused
        counts["refused"] += 1
    finally:
        Dialect.known[name], sys.modules[module_of(name)] = own, module
        forget()


def irdl_texts() -> tuple[list[str], list[str]]:
    folder = ROOT / "tests/data/irdl"
    defined = [(folder / "geo.irdl.mlir").read_text(), *(text for text in golden.pieces(MLIR / "irdl/ops.mlir") if "irdl.dialect" in text)]
    used = [part.split("// ANSWER")[0] for path in sorted(folder.glob("[ar]*.mlir")) for part in re.split(r"^// -----.*\n", path.read_text(), flags=re.M)]
    return defined, used


def use_irdl(chance: random.Random, counts: Counter[str]) -> None:
    from mlircore.dialects.irdl.loading import load_dialects

    defined, used = irdl_texts()
    words = re.findall(r"[%@$]?[\w.]+|\s+|.", chance.choice(defined), re.S)
    for _ in range(chance.choice((0, 1, 1, 2, 3))):
        i, j = chance.randrange(len(words)), chance.randrange(len(words))
        if chance.random() < 0.3:
            del words[i]
        elif chance.random() < 0.5:
            words[i] = words[j]
        else:
            words[i], words[j] = words[j], words[i]
    context = ir.Context()
    context.allow_unregistered_dialects = True
    try:
        load_dialects(ir.Module.parse("".join(words), context))
    except ir.MLIRError:
        counts["refused"] += 1
        return
    counts["accepted"] += 1
    for text in chance.sample(used, min(3, len(used))):
        try:
            module = ir.Module.parse(text, context)
        except ir.MLIRError:
            counts["not valid"] += 1
            continue
        counts["valid"] += 1
        round_trip(module, context, counts)
    context._check()


def shown(members: dict[str, Any]) -> str:
    lines = []
    for key, value in members.items():
        what = getattr(value, "constraint", None)
        lines.append(f"{key} = {value!r}" if not isinstance(value, d.Trait.__mro__[-2]) and what is None else f"{key}: {type(value).__name__} {getattr(what, 'summary', '')}")
    return "\n".join(lines)


def one(seed: int, kinds: list[str], show: bool = False, only: str | None = None) -> dict[str, int]:
    """A run. Raises when there is a finding."""
    chance, counts = random.Random(seed), Counter[str]()
    kind = chance.choice(kinds)
    counts[kind] += 1
    if kind == "irdl":
        use_irdl(chance, counts)
        return counts
    if kind == "pack":
        use_pack(seed, chance, counts, show)
        return counts
    name, is_op = f"fuzz{seed}", kind != "symbol"
    if kind == "routine":
        table, routine, is_op, members = random_members(chance, only)
        counts[table] += 1
        if show:
            print(table, routine)
    else:
        members = random_symbol(chance) if kind == "symbol" else random_operation(chance) if kind == "operation" else copied_operation(chance)
    if show:
        print(shown(members), flush=True)
    base: Any = d.Op if is_op else chance.choice((TypeDef, AttrDef))
    try:
        dialect = d.Dialect(name)
        stated = {"name": "thing"} if is_op else {"mnemonic": "thing"}
        namespace = {"__module__": "fuzz_definitions", "__doc__": "A thing.", "__qualname__": f"Thing{seed}", **members}
        cls = type(base)("Thing", (base,), namespace, dialect=dialect, **stated)
        dialect.program()
    except d.DefinitionError as error:
        if show:
            print(error)
        counts["refused"] += 1
        Dialect.known.pop(name, None)
        return counts
    counts["accepted"] += 1
    try:
        if not is_op:
            use_symbol(cls, name, chance, counts)
        else:
            use_operation(f"{name}.thing", name, chance, counts)
    finally:
        Dialect.known.pop(name, None)
    return counts


def serve(kinds: list[str], only: str | None) -> None:
    for line in sys.stdin:
        try:
            answer: dict[str, Any] = {"counts": one(int(line), kinds, only=only)}
        except Exception as error:
            frame = error.__traceback__
            while frame is not None and frame.tb_next is not None:
                frame = frame.tb_next
            place = f"{frame.tb_frame.f_code.co_filename}:{frame.tb_lineno}" if frame is not None else ""
            answer = {"counts": {}, "wrong": f"{type(error).__name__}: {error} ({place})"}
        print(json.dumps(answer), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=10**9)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--routine", help="kind routine: CHECK, or CHECK.Function")
    parser.add_argument("--limit", type=float, default=60, help="seconds for one run")
    parser.add_argument("--show", type=int, help="do the run of this seed alone, and print its definition")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    kinds = options.kinds.split(",")
    if options.serve:
        serve(kinds, options.routine)
        return 0
    if options.show is not None:
        print(dict(one(options.show, kinds, True, options.routine)))
        return 0
    if options.runs == 10**9 and options.seconds == 1e9:
        options.runs = 1000
    more = [] if options.routine is None else ["--routine", options.routine]
    served, end, findings, counts = Served([sys.executable, __file__, "--serve", "--kinds", options.kinds, *more]), time.monotonic() + options.seconds, 0, Counter[str]()
    done = 0
    while done < options.runs and time.monotonic() < end:
        seed = options.seed + done
        answers, status = served.ask(str(seed), options.limit)
        done += 1
        wrong = answers[0].get("wrong", "") if status is None else f"the process ended with status {status}, or took more than {options.limit:g} seconds"
        if status is None:
            counts.update(answers[0]["counts"])
        if wrong:
            findings += 1
            print(f"--kinds {options.kinds} {' '.join(more)} --show {seed}\n  {wrong}", flush=True)
        if done % 500 == 0:
            served.close()  # definitions stay in the process
    served.close()
    print(f"{done} runs, {findings} findings: " + ", ".join(f"{name} {number}" for name, number in sorted(counts.items())))
    return findings > 0


if __name__ == "__main__":
    sys.exit(main())
