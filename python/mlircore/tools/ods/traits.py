"""Traits, interfaces and effects of operations."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from mlircore.tools.ods import known
from mlircore.tools.ods.predicates import plain
from mlircore.tools.ods.records import Record
from mlircore.tools.ods.scope import Scope, full_name
from mlircore.tools.ods.source import call

_EFFECTS = {"Read": "read", "Write": "write", "Allocate": "allocate", "Free": "free"}


@dataclass
class Stated:
    """The traits of an operation, as expressions, and other facts; `open`: what is checked in C++ alone."""

    traits: list[str] = field(default_factory=list)
    facts: dict[str, str] = field(default_factory=dict)  # words of the class body: `implicit_terminator`, `effects`
    interfaces: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)  # C++ methods that suggest names of values
    open: list[str] = field(default_factory=list)
    directives: dict[str, str] = field(default_factory=dict)  # of the core, for the attributes that a format cannot show without one
    cpp_forms: set[str] = field(default_factory=set)  # attributes whose own form is C++


class Traits:
    """Translates the traits of operations."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    def of(self, op: Record) -> Stated:
        """The facts that the traits of an operation state."""
        stated = Stated()
        effects: list[str] | None = None
        for trait in self._flat(op.listed("traits")):
            if trait.is_a("MemoryEffects"):
                effects = [*(effects or []), *(word for each in trait.listed("effects") if isinstance(each, Record) for word in _effect(each, None))]
            elif trait.name in ("RecursiveMemoryEffects", "HasRecursiveMemoryEffects"):
                effects = [*(effects or []), "nested"]
            else:
                self._add(trait, op, stated)
        for name, decorators in self._decorated(op):
            words = [word for each in decorators for word in _effect(each, name)]
            effects = [*(effects or []), *words] if words else effects
        if "d.Pure" not in stated.traits and effects is not None:
            found = ", ".join(repr(each) for each in dict.fromkeys(effects))
            stated.facts["effects"] = f"({found}{',' if len(set(effects)) == 1 else ''})"
        return stated

    def _flat(self, traits: list[object]) -> list[Record]:
        found: list[Record] = []
        for trait in traits:
            if not isinstance(trait, Record):
                continue
            if trait.is_a("TraitList") and trait.name not in known.TRAITS:
                found += self._flat(trait.listed("traits"))
            else:
                found.append(trait)
        return list({each.name: each for each in found}.values())

    @staticmethod
    def _decorated(op: Record) -> list[tuple[str | None, list[Record]]]:
        """The operands and results with effects; an effect on an attribute, a symbol, is one on memory that no value names."""
        found = [(value, name) for key in ("arguments", "results") for value, name in op.dag(key)
                 if isinstance(value, Record) and value.is_a("OpVariable") and name]
        return [(name if (inner := value.record("constraint")) is not None and inner.is_a("TypeConstraint") else None,
                 [each for each in value.listed("decorators") if isinstance(each, Record)]) for value, name in found]

    def _add(self, trait: Record, op: Record, stated: Stated) -> None:
        if trait.name in known.TRAITS:
            stated.traits.append(known.TRAITS[trait.name])
        elif trait.name in known.IGNORED_TRAITS or trait.text("trait") in known.IGNORED_TRAITS:
            pass
        elif trait.is_a("SingleBlockImplicitTerminatorImpl"):
            name = self.scope.op_of_class(_argument(trait.text("trait")), op)
            if name is None:
                stated.open.append(f"the implicit terminator {_argument(trait.text('trait'))}")
            else:
                stated.facts["implicit_terminator"] = repr(name)
        elif trait.is_a("HasParent", "ParentOneOf"):
            found = [self.scope.op_of_class(each, op) for each in _argument(trait.text("trait")).split(",")]
            if None in found:
                stated.open.append(f"the parent {_argument(trait.text('trait'))}")
            else:
                stated.traits.append(call("d.HasParent", *(repr(each) for each in found)))
        elif trait.is_a("PredOpTrait", "TypesMatchWith"):
            self._add_relation(trait, op, stated)
        elif trait.is_a("Interface", "InterfaceTrait") or trait.text("cppInterfaceName"):
            self._add_interface(trait, stated)
        elif trait.is_a("NativeTrait"):
            stated.open.append(f"the trait {trait.text('trait') or trait.name}")
        else:
            stated.open.append(f"the trait {trait.name}")

    def _add_relation(self, trait: Record, op: Record, stated: Stated) -> None:
        values = [str(each) for each in trait.listed("values")]
        for kind in ("AllTypesMatch", "AllElementTypesMatch", "AllShapesMatch"):
            if trait.is_a(kind) and len(values) < 2:
                return
            if trait.is_a("AllTypesMatch") and len(values) == 2 and all(each in _lists(op) for each in values):
                lists = (repr(each) for each in (trait.text("summary"), *values, "SameTypes"))
                stated.traits.append(call("d.TypesMatchWith", *lists))
                return
            if trait.is_a(kind):
                stated.traits.append(call(f"d.{kind}", *(repr(each) for each in values)))
                return
        if trait.is_a("ShapedTypeMatchesElementCountAndTypes"):
            arguments = (repr(trait.text(key)) for key in ("summary", "shaped", "elements"))
            stated.traits.append(call("d.TypesMatchWith", *arguments, '"ElementTypes"'))
            return
        if trait.is_a("TypesMatchWith"):
            transform = known.TRANSFORMS.get(plain(trait.text("transformer"))) or self._parameter_of(plain(trait.text("transformer")))
            if transform is not None:
                summary, lhs, rhs = (repr(trait.text(key)) for key in ("summary", "lhs", "rhs"))
                if trait.is_a("OptionalTypesMatchWith"):  # checked where all values are there
                    is_same = transform == "SameTypes"
                    stated.traits.append(call("d.TypeFrom", lhs, rhs, *([] if is_same else [repr(transform)])))
                    if is_same:
                        stated.traits.append(call("d.Relation", '"OptionalTypesMatch"', summary, lhs, rhs))
                    else:
                        stated.open.append(trait.text("summary"))
                    return
                stated.traits.append(call("d.TypesMatchWith", summary, lhs, rhs, repr(transform)))
                return
        stated.open.append(trait.text("summary") or f"the trait {trait.name}")

    def _parameter_of(self, code: str) -> str | None:
        """The transform for the only type parameter of a defined type, as in `cast<PointerType>($_self).getPointee()`."""
        found = re.fullmatch(r"cast<([\w:]+)>\(\$_self\)\.get(\w+?)(?:Type)?\(\)", code)
        defined = None if found is None else self.scope.predicates.defined.get(found[1])
        if found is not None and (defined is not None or found[1] in ("PointerType", "spirv::SampledImageType")):
            record = next((each for each in self.scope.records.of_class("TypeDef") if full_name(each) == defined), None)
            types = [name for value, name in (record.dag("parameters") if record is not None else ()) if is_type_parameter(value)]
            wanted = found[2].lower()
            if record is None or [name.lower().removesuffix("type") for name in types] == [wanted]:
                return "TypeParameter"
        return None

    def _add_interface(self, trait: Record, stated: Stated) -> None:
        name = trait.text("cppInterfaceName") or _argument(trait.text("trait")) or trait.name
        known_as = known.INTERFACES.get(name)
        if known_as is not None:
            stated.traits += [each for each in known_as if each not in stated.traits]
            return
        stated.interfaces.append(name)
        if name == "OpAsmOpInterface":
            stated.names += [str(each) for each in trait.listed("alwaysOverriddenMethods")] or ["getAsmResultNames"]
        if trait.text("verify") or name in known.CHECKING_INTERFACES:
            stated.open.append(f"the interface {name}")


def _lists(op: Record) -> list[str]:
    """The operands and results that are any number."""
    return [name for key in ("arguments", "results") for value, name in op.dag(key) if isinstance(value, Record) and value.is_a("Variadic")]


def is_type_parameter(value: object) -> bool:
    """Whether the parameter of a definition is a type."""
    if isinstance(value, Record):
        return value.is_a("TypeConstraint") or plain(value.text("cppType")) == "Type"
    return isinstance(value, str) and plain(value) in ("Type", "::Type")


def _argument(text: str) -> str:
    """The argument of a C++ template."""
    found = re.search(r"<(.*)>", text, re.DOTALL)
    return found[1].strip() if found is not None else ""


def _effect(effect: Record, name: str | None) -> list[str]:
    kind = _EFFECTS.get(effect.text("effect").rpartition("::")[2])
    if kind is None:
        return []
    return [kind if name is None else f"{kind} {name}"]
