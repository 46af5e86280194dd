"""Assembly formats: ODS's declarative language, checked and compiled to a format program.

`compile_format` reads the text of an operation's `assembly_format`, refuses what is incomplete or ambiguous, and returns
the words that the core's parser and printer run (src_c/defs/format.h).
"""

from __future__ import annotations

from mlircore.compile.program import Program
from mlircore.define import opcodes as oc
from mlircore.compile.format_text import Element, FormatError, literal_spaces, parse_format
from mlircore.compile.routines import INFER, ROUTINES
from mlircore.define.traits import AttrSizedOperandSegments

TYPE_CHECKING = False  # as in define/__init__.py
if TYPE_CHECKING:
    from collections.abc import Iterable

    from mlircore.define.operations import OpInfo

# The kind that an argument of a custom directive must have, by its letter in src_c/dialects/*/*.def.
_LETTERS = {"a": oc.FG_ATTR, "o": oc.FG_OPERAND, "r": oc.FG_RESULT, "g": oc.FG_REGION, "s": oc.FG_SUCCESSOR,
            "t": oc.FG_TYPE, "d": oc.FG_ATTR_DICT, "w": oc.FG_WORD, "W": oc.FG_WORD}


class _Compiler:
    """Checks elements against an operation and emits the program."""

    def __init__(self, info: OpInfo, program: Program, unspelled: Iterable[str] = ()) -> None:
        self.info, self.program, self.unspelled = info, program, list(unspelled)  # properties that attr-dict lists
        self.bound: dict[str, Element] = {}
        self.typed: set[str] = set()      # operands and results whose type the text spells
        self.attr_dict: Element | None = None
        self.prop_dict = False            # properties have a dictionary of their own, before the other one
        self.all_operands = self.all_operand_types = self.all_result_types = self.all_regions = self.all_successors = False
        self.space, self.punctuation = True, False  # upstream's rules for spaces between elements

    # --- what is what ---

    def slot(self, element: Element) -> int:
        info = self.info
        if element.kind == "operands":
            return oc.SLOT_ALL_OPERANDS
        if element.kind == "results":
            return oc.SLOT_ALL_RESULTS
        if element.text in info.operands:
            return list(info.operands).index(element.text)
        if element.text in info.results:
            return len(info.operands) + list(info.results).index(element.text)
        raise FormatError(f"${element.text} is neither an operand nor a result")

    def bind(self, element: Element) -> None:
        if element.text in self.bound:
            raise FormatError(f"${element.text} is in the format twice")
        self.bound[element.text] = element

    def bind_all(self, element: Element, names: Iterable[str]) -> bool:
        for name in names:
            if name in self.bound:
                raise FormatError(f"`{element.kind}` includes ${name}, which is in the format, too")
            self.bound[name] = element
        return True

    def spell_type(self, element: Element) -> None:
        if element.kind == "operands":
            self.all_operand_types = True
        elif element.kind == "results":
            self.all_result_types = True
        elif element.text in self.typed:
            raise FormatError(f"the type of ${element.text} is spelled twice")
        else:
            self.slot(element)
            self.typed.add(element.text)

    def is_optional(self, element: Element) -> bool:
        """Whether the element can match nothing."""
        info, name = self.info, element.text
        if element.kind in ("operands", "results", "regions", "successors"):
            return True
        if element.kind == "type":
            return self.is_optional(element.args[0])
        if element.kind == "functional":
            return self.is_optional(element.args[0])
        if element.kind != "variable":
            return False
        if name in info.operands:
            return info.operands[name].arity != oc.SINGLE
        if name in info.results:
            return info.results[name].arity != oc.SINGLE
        if name in info.attrs:
            return info.attrs[name].optional or info.attrs[name].default is not None
        if name in info.successors:
            return info.successors[name].arity != oc.SINGLE
        return name in info.regions

    # --- spaces ---

    def literal_space(self, text: str) -> int:
        space, self.space, self.punctuation = literal_spaces(text, self.space, self.punctuation)
        return oc.FF_SPACE if space else 0

    def element_space(self) -> int:
        space = self.space or not self.punctuation
        self.space, self.punctuation = True, False
        return oc.FF_SPACE if space else 0

    # --- emission ---

    def emit_all(self, elements: list[Element], *, optional: bool) -> list[int]:
        return [word for element in elements for word in self.emit(element, optional=optional)]

    def emit(self, element: Element, *, optional: bool = False) -> list[int]:
        string = self.program.string
        kind = element.kind
        if kind == "literal":
            return oc.instruction(oc.F_LITERAL, string(element.text), 0, flags=self.literal_space(element.text))
        if kind == "space":
            if element.text != "\n":
                self.space, self.punctuation = False, element.text == ""
            return oc.instruction(oc.F_SPACE, string(element.text))
        if kind == "group":
            return self.emit_group(element)
        if kind == "attr-dict":
            if self.attr_dict is not None:
                raise FormatError("attr-dict is in the format twice")
            self.attr_dict, self.punctuation = element, False
            flags = (oc.FF_KEYWORD if element.keyword else 0) | (oc.FF_DISCARDABLE if self.prop_dict else 0)
            if self.info.lists_properties and not self.prop_dict:
                strict = oc.instruction(oc.F_ATTR_DICT, flags=flags | oc.FF_DISCARDABLE | oc.FF_STRICT)
                return [*self.emit_prop_list(), *strict] if self.unspelled else strict
            if self.info.defer_attr_checks:
                flags |= oc.FF_UNCHECKED | (oc.FF_STRICT if self.info.properties_last else 0)
            return oc.instruction(oc.F_ATTR_DICT, flags=flags)
        if kind == "prop-dict":
            self.prop_dict, self.punctuation = True, False
            # As mlir-opt 22: of an operation with an attribute that is a case of an enumeration, it is read as in the generic form.
            loose = any(attr.constraint.enum is not None and not attr.prop for attr in self.info.attrs.values())
            return oc.instruction(oc.F_PROP_DICT, flags=oc.FF_UNCHECKED if loose else 0)
        if kind == "prop-list":
            self.prop_dict, self.punctuation = True, False
            return self.emit_prop_list()
        if kind == "custom":
            return self.emit_custom(element)
        if kind == "oilist":
            return self.emit_oilist(element)
        flags = self.element_space()
        if kind == "operands":
            self.all_operands = True
            return oc.instruction(oc.F_OPERANDS, flags=flags)
        if kind == "regions":
            self.all_regions = self.bind_all(element, self.info.regions)
            return oc.instruction(oc.F_REGIONS, flags=flags)
        if kind == "successors":
            self.all_successors = self.bind_all(element, self.info.successors)
            return oc.instruction(oc.F_SUCCESSORS, flags=flags)
        if kind == "type":
            self.spell_type(element.args[0])
            return self.emit_type(element.args[0], flags | (oc.FF_QUALIFIED if element.qualified else 0))
        if kind == "functional":
            for argument in element.args:
                self.spell_type(argument)
            return oc.instruction(oc.F_FUNCTIONAL, self.slot(element.args[0]), self.slot(element.args[1]), flags=flags)
        if kind == "variable":
            return self.emit_variable(element, flags, optional=optional)
        raise FormatError(f"{kind} is not allowed here")

    def emit_type(self, argument: Element, flags: int) -> list[int]:
        slot, storage, name = self.slot(argument), 0, None
        group = self.info.group(argument.text) if argument.kind == "variable" else None
        plain = flags & oc.FF_QUALIFIED != 0  # any type is read, and the verifier minds
        if group is not None and group.arity == oc.SINGLE and group.constraint.type_name is not None and not plain:
            kind = getattr(group.constraint, "type_class", group.constraint.predicate)
            storage, name = self.program.predicate(kind), group.constraint.type_name
        return oc.instruction(oc.F_TYPE, slot, storage, self.program.string(name), flags=flags)

    def emit_variable(self, element: Element, flags: int, *, optional: bool) -> list[int]:
        info, name = self.info, element.text
        self.bind(element)
        if name in info.operands:
            return oc.instruction(oc.F_OPERAND, list(info.operands).index(name), flags=flags)
        if name in info.regions:
            return oc.instruction(oc.F_REGION, list(info.regions).index(name), flags=flags)
        if name in info.successors:
            return oc.instruction(oc.F_SUCCESSOR, list(info.successors).index(name), flags=flags)
        if name not in info.attrs:
            raise FormatError(f"${name} is not an operand, attribute, region or successor of the operation")
        attr = info.attrs[name]
        constraint = attr.constraint
        mode, type_constant = oc.FA_ANY, 0
        if constraint.symbol_name:
            mode = oc.FA_SYMBOL_NAME
        elif optional and constraint.predicate == ("kind", "ATTR_STRING"):
            mode = oc.FA_STRING
            type_constant = 0 if constraint.value_type is None else self.program.type_constant(constraint.value_type) + 1
        elif optional and constraint.storage == ("kind", "ATTR_ARRAY"):
            mode = oc.FA_ARRAY
        elif optional and constraint.predicate == ("kind", "ATTR_SYMBOL_REF"):
            mode = oc.FA_SYMBOL_REF
        elif element.qualified:
            pass
        elif attr.prop and constraint.enum is not None:
            mode = oc.FA_VALUE
        elif constraint.enum is not None:
            mode = oc.FA_KEYWORD if constraint.enum.attr_name is None else oc.FA_STRIPPED
        elif getattr(constraint, "definition", None) is not None and not constraint.generic:
            mode = oc.FA_STRIPPED
            if constraint.value_type not in (None, "none"):
                type_constant = self.program.type_constant(constraint.value_type) + 1
        elif constraint.value_type is not None:
            mode = oc.FA_DENSE if constraint.dense else oc.FA_ANY
            type_constant = self.program.type_constant(constraint.value_type) + 1
        if attr.optional and not optional:
            flags |= oc.FF_OPTIONAL
        return oc.instruction(oc.F_ATTR, list(info.attrs).index(name), mode, type_constant, flags=flags)

    def emit_prop_list(self) -> list[int]:
        words = [word for name in self.unspelled for word in self.emit_variable(Element("variable", name), 0, optional=False)]
        return oc.instruction(oc.F_PROP_LIST, *words)

    def emit_custom(self, element: Element) -> list[int]:
        flags = self.element_space()
        forms = ROUTINES.get(element.text, "").split("|")
        if forms == [""]:
            raise FormatError(f"custom<`{element.text}`>: there is no such routine (src_c/dialects/*/*.def list them)")
        fitting = [letters for letters in forms if len(letters.rstrip("W")) <= len(element.args) <= len(letters)]
        if not fitting:
            raise FormatError(f"custom<`{element.text}`> takes {len(forms[0])} arguments, not {len(element.args)}")
        references = [self.reference(argument) for argument in element.args]
        kinds = [kind for kind, _ in references]
        if not any([_LETTERS[letter] for letter in letters][:len(kinds)] == kinds for letters in fitting):
            raise FormatError(f"custom<`{element.text}`>: an argument is not of the kind that the routine takes")
        words = [word for reference in references for word in reference]
        for argument in element.args:
            if argument.kind == "variable":
                self.bind(argument)
            elif argument.kind == "type":
                self.spell_type(argument.args[0])
            elif argument.kind == "attr-dict":
                self.attr_dict = argument
        return oc.instruction(oc.F_CUSTOM, self.program.string(element.text), *words, flags=flags)

    def reference(self, element: Element) -> tuple[int, int]:
        info, name = self.info, element.text
        if element.kind == "ref":
            return self.reference(element.args[0])
        if element.kind == "literal":
            return oc.FG_WORD, self.program.string(name)
        if element.kind == "attr-dict":
            return oc.FG_ATTR_DICT, 0
        if element.kind == "type":
            return oc.FG_TYPE, self.slot(element.args[0])
        if element.kind == "functional":
            return oc.FG_TYPE, self.slot(element.args[0])
        if element.kind in ("operands", "results"):
            return oc.FG_TYPE, self.slot(element)
        for kind, table in ((oc.FG_ATTR, info.attrs), (oc.FG_OPERAND, info.operands), (oc.FG_RESULT, info.results),
                            (oc.FG_REGION, info.regions), (oc.FG_SUCCESSOR, info.successors)):
            if name in table:
                return kind, list(table).index(name)
        raise FormatError(f"the operation does not declare ${name}")

    def emit_group(self, element: Element) -> list[int]:
        anchor = element.anchor
        assert anchor is not None
        directive = None  # the anchor, when it is a custom directive with several things that may be absent
        if anchor.kind == "custom":  # what it is about: of an index list the attribute, which has an entry for each index
            variables = [e for e in anchor.args if e.kind == "variable"] or [e for e in anchor.args if e.kind == "type"]
            directive = anchor if len(variables) > 1 else None
            anchor = next((e for e in variables if e.text in self.info.attrs), variables[0] if variables else anchor)
        if anchor.kind not in ("variable", "type", "functional", "operands") or not self.is_optional(anchor):
            raise FormatError("the anchor of an optional group must be an element that can be absent")
        kind, number = self.reference(anchor)
        guard = next((e for e in element.then if e.kind != "space"), None)
        if guard is None or guard.kind not in ("literal", "variable", "operands"):
            raise FormatError("an optional group must begin with a literal or a variable, which shows its presence")
        if guard.kind == "variable" and not self.is_optional(guard):
            raise FormatError(f"an optional group begins with ${guard.text}, which cannot be absent")
        flags = oc.FF_INVERT if element.inverted else 0
        attr = self.info.attrs.get(anchor.text) if anchor.kind == "variable" else None
        then = element.then
        if attr is not None and attr.constraint.unit and anchor is not guard and not element.inverted:
            flags, then = oc.FF_UNIT, [e for e in then if e is not anchor]
            self.bind(anchor)
        first = list[int]()
        for each in then:
            if each is directive:
                kind, number = oc.FG_DIRECTIVE, len(first)
            first += self.emit(each, optional=True)
        second = self.emit_all(element.otherwise, optional=True)
        return oc.instruction(oc.F_OPTIONAL, kind, number, len(first), len(second), *first, *second, flags=flags)

    def emit_oilist(self, oilist: Element) -> list[int]:
        words: list[int] = []
        if len(oilist.clauses) > oc.MAX_CLAUSES:
            raise FormatError(f"an oilist has more than {oc.MAX_CLAUSES} clauses")
        for clause in oilist.clauses:
            anchors = [e for outer in clause for e in (*outer.args, outer) if e.kind == "variable"]
            if not anchors:
                raise FormatError(f"the clause `{clause[0].text}` of an oilist has no element that can be absent")
            for anchor in anchors:
                if not self.is_optional(anchor):
                    raise FormatError(f"${anchor.text} is in an oilist, but it cannot be absent")
            elements, unit, attr = clause, 0, self.info.attrs.get(clause[-1].text)
            if len(clause) == 2 and attr is not None and attr.constraint.unit:
                elements, unit = clause[:1], list(self.info.attrs).index(clause[1].text) + 1
                self.bind(clause[1])
            inner = self.emit_all(elements, optional=False)
            references = [word for anchor in anchors for word in self.reference(anchor)]
            words += (len(anchors), len(inner), unit, *references, *inner)
        return oc.instruction(oc.F_OILIST, len(oilist.clauses), *words)

    # --- ambiguity ---

    def check_adjacent(self, elements: list[Element]) -> list[Element]:
        """Refuses adjacent elements that the parser could not distinguish. Returns the elements that can be last."""
        last: list[Element] = []
        for element in elements:
            if element.kind == "space":
                continue
            if element.kind == "group":
                for part in (element.then, element.otherwise):
                    first = next((e for e in part if e.kind != "space"), None)
                    if first is not None:
                        self.check_pairs(last, first)
                inner = self.check_adjacent(element.then) + self.check_adjacent(element.otherwise)
                last = last + inner
                continue
            if element.kind == "oilist":
                last = self.check_clauses(element, last)
                continue
            self.check_pairs(last, element)
            optional = element.kind in ("attr-dict", "regions", "successors") or (
                element.kind == "variable" and self.is_optional(element))
            last = [*last, element] if optional else [element]
        return last

    def check_clauses(self, oilist: Element, last: list[Element]) -> list[Element]:
        """The same for an oilist: after each of its clauses each other clause is possible, or the element after the oilist."""
        firsts = [clause[0] for clause in oilist.clauses]
        for i, first in enumerate(firsts):
            if any(first.text == other.text for other in firsts[:i]):
                raise FormatError(f"ambiguous: two clauses of an oilist begin with `{first.text}`")
        inner = [*firsts, *(element for clause in oilist.clauses for element in self.check_adjacent(clause))]
        for first in firsts:
            self.check_pairs([*last, *(element for element in inner if element not in firsts)], first)
        return [*last, oilist, *inner]

    def check_pairs(self, before: list[Element], after: Element) -> None:
        for element in before:
            if element.kind == "oilist" and after.kind == "literal" and any(after.text == clause[0].text for clause in element.clauses):
                raise FormatError(f"ambiguous: `{after.text}` after an oilist with a clause that begins with it")
            if element.kind in ("regions", "successors") and after.kind == "literal" and after.text == ",":
                raise FormatError(f"ambiguous: `,` after `{element.kind}`")
            if element.kind == "attr-dict" and after.kind == "regions" and not element.keyword:
                raise FormatError("ambiguous: `regions` after attr-dict, both begin with {")
            name = element.text
            attr = self.info.attrs.get(name) if element.kind == "variable" else None
            if attr is not None and attr.constraint.generic and after.kind == "literal" and after.text == ":":
                raise FormatError(f"ambiguous: `:` after attribute ${name}, whose own text can end with `: type`")
            if element.kind == "attr-dict" and after.kind == "variable" and after.text in self.info.regions and not element.keyword:
                raise FormatError(f"ambiguous: region ${after.text} after attr-dict, both begin with {{")
            group = self.info.operands.get(name) if element.kind == "variable" else None
            many = element.kind == "operands" or (group is not None and group.arity == oc.VARIADIC)
            if many and after.kind == "literal" and after.text == ",":
                raise FormatError("ambiguous: `,` after a list of operands")
            if many and (after.kind == "operands" or after.text in self.info.operands) and after.kind != "literal":
                raise FormatError("ambiguous: operands after a list of operands")

    # --- completeness ---

    def check_complete(self) -> None:
        info = self.info
        if self.attr_dict is None:
            raise FormatError("attr-dict is missing")
        for name in info.operands:
            if name not in self.bound and not self.all_operands:
                raise FormatError(f"operand ${name} is missing")
        for name in info.regions:
            if name not in self.bound and not self.all_regions:
                raise FormatError(f"region ${name} is missing")
        for name in info.successors:
            if name not in self.bound and not self.all_successors:
                raise FormatError(f"successor ${name} is missing")

    def resolve(self) -> list[int]:
        """The program that finds the types which are not spelled."""
        info, words = self.info, []
        known = {name for name in self.typed if name in info.operands or name in info.results}
        if self.all_operand_types:
            known |= set(info.operands)
        if self.all_result_types:
            known |= set(info.results)
        checked: set[str] = set()
        progress = True
        while progress:
            progress = False
            for name in (*info.results, *info.operands):
                if name in known:
                    continue
                found = self.find_type(name, known, checked)
                if found is not None:
                    words += found
                    known.add(name)
                    progress = True
        if info.results and known == set(info.operands) and self.infers():
            words += oc.instruction(oc.R_INFER, len(info.operands), len(info.results))
            known |= set(info.results)
        for what, table in (("result", info.results), ("operand", info.operands)):
            for name in table:
                if name not in known:
                    raise FormatError(f"the type of {what} ${name} is neither spelled nor can it be inferred")
        return words

    def infers(self) -> bool:
        """Whether a routine infers the types of all results from what the parser has: one each, and operands that need no sizes."""
        info = self.info
        routine = "" if info.infer is None else info.infer.routine
        return (routine in INFER and AttrSizedOperandSegments not in info.traits
                and all(group.arity == oc.SINGLE for group in info.results.values()))

    def find_type(self, name: str, known: set[str], checked: set[str]) -> list[int] | None:
        info, program = self.info, self.program
        slot = self.slot(Element("variable", name))
        group = info.group(name)
        assert group is not None
        if group.constraint.type_text is not None and (group.arity == oc.SINGLE or name in info.operands):
            return oc.instruction(oc.R_CONSTANT, slot, program.type_constant(group.constraint.type_text))
        for trait in info.traits:
            for source, transform in trait.sources(info, name):
                if source in info.attrs and source in self.bound:
                    return oc.instruction(oc.R_ATTR, slot, list(info.attrs).index(source))
                if source not in known:
                    continue
                from_slot = self.slot(Element("variable", source))
                if transform is None:
                    return oc.instruction(oc.R_COPY, slot, from_slot)
                words: list[int] = []
                constraint = info.group(source).constraint  # type: ignore[union-attr]
                offset = program.predicate(constraint.predicate)
                if source not in checked and offset != 0:
                    checked.add(source)
                    words += oc.instruction(oc.R_CHECK, from_slot, offset, program.string(constraint.summary),
                                            program.string(source))
                return words + oc.instruction(oc.R_TRANSFORM, slot, from_slot, program.string(transform))
        return None


def compile_format(info: OpInfo, program: Program) -> tuple[list[int], list[int], set[str]]:
    """The words of the format and of the type resolution, and the names that the format spells. Raises `FormatError`."""
    assert info.assembly_format is not None
    elements = parse_format(info.assembly_format)
    unspelled: list[str] = []
    if info.lists_properties or any(element.kind == "prop-list" for element in elements):
        spelled = _Compiler(info, Program())
        spelled.emit_all(elements, optional=False)
        unspelled = [name for name, attr in info.attrs.items() if attr.inherent and not attr.segments and name not in spelled.bound]
    compiler = _Compiler(info, program, unspelled)
    words = compiler.emit_all(elements, optional=False)
    compiler.check_adjacent(elements)
    compiler.check_complete()
    return words, compiler.resolve(), set(compiler.bound)
