"""Random types and attributes that satisfy a constraint of a definition, as texts.

A predicate is a tree (`mlircore.define.constraints`). One branch of each alternative is chosen; what is then required at once says how the
type is made. After that the whole predicate is evaluated, and if it does not hold another type is made. Predicates that are routines are not looked at.
"""

from __future__ import annotations

import functools
from random import Random
from typing import Any, NamedTuple

from mlircore import ir
from mlircore.define import opcodes as oc
from mlircore.define.dialect import find

FLOATS = ("f32", "f64", "f16", "bf16", "f8E5M2", "f8E4M3FN", "tf32", "f80", "f128", "f4E2M1FN", "f6E2M3FN", "f8E8M0FNU")
SHAPED = ("TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_UNRANKED_TENSOR", "TYPE_MEMREF", "TYPE_UNRANKED_MEMREF")
COMMON = ("i1", "i8", "i16", "i32", "i32", "i64", "i64", "i7", "i128", "si8", "ui32", "index", "index", "f16", "f32", "f32", "f64", "bf16")
DEPTH = 4


class Ty(NamedTuple):
    """A type and what predicates look at."""

    text: str
    kind: str
    element: Any = None  # a Ty
    shape: tuple[int | None, ...] | None = None  # None: no rank; a size that is None is dynamic
    scalable: bool = False
    name: str = ""  # of a defined type; of a float its spelling
    sign: int = 0
    width: int = 0


class Theme(NamedTuple):
    """An element type and a shape that most types of one operation have."""

    element: Ty
    shape: tuple[int | None, ...]
    scalable: bool


class Cannot(Exception):
    """Nothing was found that satisfies the constraint."""


@functools.cache
def definition(name: str) -> Any:
    """The class of a type or attribute, or the enumeration that has it as its attribute."""
    dialect = find(name.partition(".")[0])
    for cls in dialect.definitions if dialect is not None else ():
        if cls.definition == name:
            return cls
    for enum in dialect.enums if dialect is not None else ():
        if f"{dialect.name}.{enum.attr_name}" == name:
            return enum
    raise Cannot(name)


def scalar(text: str) -> Ty:
    if text == "index":
        return Ty(text, "TYPE_INDEX")
    head = text.rstrip("0123456789")
    if head in ("i", "si", "ui") and len(text) > len(head):
        return Ty(text, "TYPE_INTEGER", sign={"i": 1, "si": 2, "ui": 4}[head], width=int(text[len(head):]))
    return Ty(text, "TYPE_FLOAT", name=text)


def holds(p: Any, type: Ty) -> bool:
    """Whether the predicate holds; true where that cannot be seen here."""
    if p is None:
        return True
    head, args = p[0], p[1:]
    if head == "and":
        return all(holds(each, type) for each in args)
    if head == "or":
        return any(holds(each, type) for each in args)
    if head == "not":
        return not holds(args[0], type) if args[0][0] not in ("routine", "param", "encoding") else True
    if head == "kind":
        return type.kind in args
    if head == "integer":
        return type.kind == "TYPE_INTEGER" and bool(args[0] & type.sign) and args[1] in (0, type.width)
    if head == "float":
        return type.kind == "TYPE_FLOAT" and type.name in args
    if head == "element":
        return type.element is not None and holds(args[0], type.element)
    if head == "rank":
        return type.shape is not None and len(type.shape) in args
    if head == "static":
        return type.shape is not None and None not in type.shape
    if head == "scalable":
        return type.scalable
    if head == "size":
        return type.kind != "TYPE_VECTOR" or args[0] <= count(type.shape) <= (args[1] if len(args) > 1 else 1 << 60)
    if head == "dims":
        most = 1 << 60 if args[1] is None else args[1]
        return type.shape is not None and all(args[2] if d is None else args[0] <= d <= most for d in type.shape)
    if head == "defined":
        return type.name == args[0]
    if head == "is":
        return bool(type.text == args[0])
    return True


def count(shape: Any) -> int:
    total = 1
    for size in shape or ():
        total *= size or 1
    return total


def literals(p: Any, chance: Random) -> list[Any]:
    """Everything that must hold at once, after a choice at each alternative."""
    if p is None or p[0] == "any":
        return []
    if p[0] == "and":
        return [each for part in p[1:] for each in literals(part, chance)]
    if p[0] == "or":
        return literals(chance.choice(p[1:]), chance)
    return [p]


def grouped(wanted: list[Any]) -> dict[str, list[Any]]:
    """The arguments of what must hold, by its head."""
    by_head: dict[str, list[Any]] = {}
    for each in wanted:
        by_head.setdefault(each[0], []).append(each[1:])
    return by_head


def kinds_of(by_head: dict[str, list[Any]]) -> set[str] | None:
    """The kinds that are allowed; None: any."""
    return set.intersection(*map(set, by_head["kind"])) if "kind" in by_head else None


class Maker:
    """Makes types and attributes. `symbols`: those that attributes name; `dialects`: whose types it makes where any type is right;
    `allowed`: whose types it makes at all."""

    def __init__(self, chance: Random, dialects: tuple[str, ...], allowed: frozenset[str]) -> None:
        self.chance, self.symbols, self.dialects, self.allowed = chance, ["f0", "g0"], dialects, allowed
        self.theme = self.new_theme()

    def new_theme(self) -> Theme:
        chance = self.chance
        rank = chance.choice((0, 1, 1, 1, 2, 2, 2, 3, 4))
        sizes = (1, 2, 3, 4, 4, 8, 16) if chance.random() < 0.7 else (1, 2, 4, 8, None, None)
        return Theme(scalar(chance.choice(COMMON)), tuple(chance.choice(sizes) for _ in range(rank)), chance.random() < 0.08)

    # --- types ---

    def type(self, p: Any, depth: int = 0, also: Any = None) -> Ty:
        """A type that satisfies a predicate, and the others of `also`. Raises `Cannot`."""
        for attempt in range(12):
            try:
                made = self.attempt(literals(p, self.chance), depth, attempt)
            except Cannot:
                continue  # another branch may be possible
            if made is not None and holds(p, made) and all(holds(each, made) for each in also or ()):
                return made
        raise Cannot(str(p))

    def attempt(self, wanted: list[Any], depth: int, attempt: int) -> Ty | None:
        if depth > DEPTH:
            return scalar("i32")
        by_head = grouped(wanted)
        if "is" in by_head:
            return described(by_head["is"][0][0])
        if "integer" in by_head:
            signs, width = by_head["integer"][0]
            like = self.theme.element
            if attempt == 0 and like.kind == "TYPE_INTEGER" and like.sign & signs and width in (0, like.width):
                return like
            sign = self.chance.choice([s for bit, s in ((1, "i"), (2, "si"), (4, "ui")) if signs & bit])
            return scalar(f"{sign}{width or self.chance.choice((1, 8, 16, 32, 64, 7, 128))}")
        if "float" in by_head:
            spelled = by_head["float"][0]
            return self.theme.element if self.theme.element.text in spelled else scalar(self.chance.choice(spelled))
        if "defined" in by_head:
            return self.defined(by_head["defined"][0][0], dict(by_head.get("param", [])), depth)
        kinds = kinds_of(by_head)
        if kinds is None and ("scalable" in by_head or "size" in by_head):
            kinds = {"TYPE_VECTOR"}
        elif kinds is None and {"element", "rank", "static", "dims", "encoding"} & set(by_head):
            kinds = set(SHAPED)
        if kinds is None:
            return self.any_type(depth)
        if not kinds:
            return None
        return self.of_kind(self.chance.choice(sorted(kinds)), by_head, depth)

    def any_type(self, depth: int) -> Ty:
        """Mostly numbers, and containers of them."""
        roll = self.chance.random()
        if roll < 0.35:
            return self.theme.element
        if roll < 0.6:
            return scalar(self.chance.choice(COMMON))
        if roll < 0.65 and self.dialects:
            try:
                return self.defined(self.chance.choice(self.dialect_types()), {}, depth)
            except Cannot:
                pass
        kind = self.chance.choice((*SHAPED, "TYPE_VECTOR", "TYPE_RANKED_TENSOR", "TYPE_MEMREF", "TYPE_COMPLEX", "TYPE_TUPLE", "TYPE_FUNCTION",
                                   "TYPE_NONE"))
        return self.of_kind(kind, {}, depth) or self.theme.element

    def dialect_types(self) -> list[str]:
        return [cls.definition for name in self.dialects for cls in find(name).definitions if cls.is_type] or ["llvm.ptr"]

    def of_kind(self, kind: str, by_head: dict[str, list[Any]], depth: int) -> Ty | None:
        chance = self.chance
        if kind in ("TYPE_INTEGER", "TYPE_INDEX", "TYPE_FLOAT"):
            like = self.theme.element
            if like.kind == kind and chance.random() < 0.7:
                return like
            return scalar({"TYPE_INTEGER": f"i{chance.choice((1, 8, 32, 64))}", "TYPE_INDEX": "index", "TYPE_FLOAT": chance.choice(FLOATS[:6])}[kind])
        if kind == "TYPE_NONE":
            return Ty("none", kind)
        if kind == "TYPE_OPAQUE":
            return Ty("!unknown.type", kind)
        if kind == "TYPE_TUPLE":
            inner = ", ".join(self.any_type(depth + 2).text for _ in range(chance.randrange(3)))
            return Ty(f"tuple<{inner}>", kind)
        if kind == "TYPE_FUNCTION":
            lists = [", ".join(self.any_type(depth + 2).text for _ in range(chance.randrange(3))) for _ in range(2)]
            return Ty(f"({lists[0]}) -> ({lists[1]})", kind)
        element = ("and", *(each[0] for each in by_head.get("element", []))) if "element" in by_head else None
        if kind == "TYPE_COMPLEX":
            inner = self.type(element if element is not None else ("or", ("kind", "TYPE_FLOAT"), ("kind", "TYPE_FLOAT"), ("integer", 1, 0)), depth + 1)
            return Ty(f"complex<{inner.text}>", kind, inner)
        if kind not in SHAPED:
            return None
        numbers = ("or", ("kind", "TYPE_FLOAT"), ("integer", 7, 0), ("kind", "TYPE_INDEX"))
        inner = self.theme.element
        if chance.random() < 0.25 or not holds(element, inner):
            inner = self.type(element if element is not None else numbers, depth + 1)
        shape = self.shape(kind, by_head)
        scalable = kind == "TYPE_VECTOR" and bool(shape) and ("scalable" in by_head or self.theme.scalable)
        return self.shaped(kind, inner, shape, scalable, by_head, depth)

    def shape(self, kind: str, by_head: dict[str, list[Any]]) -> tuple[int | None, ...]:
        chance = self.chance
        shape = list(self.theme.shape if chance.random() < 0.85 else self.new_theme().shape)
        if "rank" in by_head:
            rank = chance.choice(by_head["rank"][0])
            shape = (shape + [chance.choice((2, 4, 8)) for _ in range(rank)])[:rank]
        if kind == "TYPE_VECTOR" or "static" in by_head:
            shape = [4 if size is None else size for size in shape]
        if kind == "TYPE_VECTOR" and not shape and "rank" not in by_head and chance.random() < 0.9:
            shape = [4]
        if "size" in by_head and kind == "TYPE_VECTOR":
            wanted = by_head["size"][0]
            shape = [wanted[0] if len(wanted) < 2 else chance.randint(wanted[0], min(wanted[1], wanted[0] + 64))]
        for least, most, _ in by_head.get("dims", []):
            shape = [least if size is None or size < least or (most is not None and size > most) else size for size in shape]
        return tuple(shape)

    def shaped(self, kind: str, inner: Ty, shape: tuple[int | None, ...], scalable: bool, by_head: dict[str, list[Any]], depth: int) -> Ty:
        sizes = "".join(f"{'?' if size is None else size}x" for size in shape)
        if kind == "TYPE_VECTOR":
            if scalable:
                sizes = "".join(f"{size}x" for size in shape[:-1]) + f"[{shape[-1]}]x"
            return Ty(f"vector<{sizes}{inner.text}>", kind, inner, shape, scalable)
        if kind == "TYPE_UNRANKED_TENSOR":
            return Ty(f"tensor<*x{inner.text}>", kind, inner)
        if kind == "TYPE_UNRANKED_MEMREF":
            space = self.chance.choice(("", "", ", 1"))
            return Ty(f"memref<*x{inner.text}{space}>", kind, inner)
        if kind == "TYPE_RANKED_TENSOR":
            more = ""
            if "encoding" in by_head:
                more = ", " + self.attr(by_head["encoding"][0][0], depth=depth + 1)
            return Ty(f"tensor<{sizes}{inner.text}{more}>", kind, inner, shape)
        more = self.chance.choice(("", "", "", "", ", 1", ", 3 : i32", ", strided<[" + ", ".join("?" for _ in shape) + "], offset: ?>"))
        return Ty(f"memref<{sizes}{inner.text}{more}>", kind, inner, shape)

    # --- defined types and attributes ---

    def defined(self, name: str, params: dict[int, Any], depth: int) -> Ty:
        if name.partition(".")[0] not in self.allowed:
            raise Cannot(name)
        cls = definition(name)
        return Ty(str(self.instance(cls, params, depth)), "TYPE_DEFINED", name=name)

    def instance(self, cls: Any, params: dict[int, Any], depth: int) -> Any:
        """A type or an attribute of a definition. Raises `Cannot`."""
        for _ in range(4):
            try:
                given = {}
                for number, (name, param) in enumerate(cls.params.items()):
                    if not (param.may_be_absent and number not in params and self.chance.random() < 0.5):
                        given[name] = self.parameter(param, params.get(number), depth)
                made = cls.get(**given)
                return (ir.Type if cls.is_type else ir.Attribute).parse(str(made))  # some that `get` makes have no text that is read
            except (ir.MLIRError, ValueError, TypeError, AttributeError, KeyError, OverflowError):
                continue
        raise Cannot(cls.definition)

    def parameter(self, param: Any, wanted: Any, depth: int) -> Any:
        if param.array:
            least, most = (0, 3) if wanted is None or wanted[0] != "size" else (wanted[1], wanted[2] if len(wanted) > 2 else wanted[1])
            return [self.single(param, None, depth) for _ in range(self.chance.randint(least, max(least, most)))]
        return self.single(param, wanted, depth)

    def single(self, param: Any, wanted: Any, depth: int) -> Any:
        chance = self.chance
        if depth > DEPTH:
            raise Cannot("too deep")
        of = wanted or param.of
        if isinstance(of, str):
            of = ("defined", of)
        elif of is not None and not isinstance(of, tuple):
            of = of.predicate
        if param.kind == oc.PK_TYPE:
            return ir.Type.parse(self.type(of, depth + 1).text)
        if param.kind == oc.PK_ATTR:
            return ir.Attribute.parse(self.attr(of, depth=depth + 1))
        if param.kind in (oc.PK_INTEGER, oc.PK_APINT):
            return self.integer(wanted)
        if param.kind == oc.PK_BOOL:
            return chance.random() < 0.5
        if param.kind == oc.PK_FLOAT:
            return chance.choice((0.0, 1.0, -2.5))
        if param.kind == oc.PK_ENUM:
            return chance.choice(param.detail.cases)[0]
        if param.kind == oc.PK_AFFINE_MAP:
            return ir.AffineMap.get_identity(chance.randrange(3))
        if param.kind == oc.PK_DENSE:
            return [self.integer(None) for _ in range(chance.randrange(4))]
        return chance.choice(("a", "b", "name", "x_1"))

    def integer(self, wanted: Any) -> int:
        for each in literals(wanted, self.chance):
            if each[0] == "cases":
                return int(self.chance.choice(each[1:]))
            if each[0] == "range":
                return self.chance.choice((each[1], each[2], self.chance.randint(each[1], min(each[2], each[1] + 8))))
        return self.chance.choice((0, 0, 1, 1, 2, 3, 4, 8, 16, 32, 64, 7))

    # --- attributes ---

    def attr(self, p: Any, depth: int = 0) -> str:
        """An attribute that satisfies a predicate. Raises `Cannot`."""
        if depth > DEPTH:
            raise Cannot("too deep")
        chance = self.chance
        by_head = grouped(literals(p, chance))
        if "is_attr" in by_head:
            return str(by_head["is_attr"][0][0])
        if "defined" in by_head:
            found = definition(by_head["defined"][0][0])
            if hasattr(found, "cases"):
                return self.enum_attr(found)
            return str(self.instance(found, dict(by_head.get("param", [])), depth))
        if "flat_symbol" in by_head:
            return "@" + chance.choice(self.symbols)
        if "array_of" in by_head:
            return self.dense_array(by_head["array_of"][0][0], by_head)
        if "type_value" in by_head:
            return self.type(by_head["type_value"][0][0], depth + 1).text
        if "all" in by_head:
            sizes = by_head.get("size", [(0, 3)])[0]
            number = chance.randint(sizes[0], sizes[1] if len(sizes) > 1 else sizes[0] + 2)
            return f"[{', '.join(self.attr(by_head['all'][0][0], depth + 1) for _ in range(number))}]"
        kinds = kinds_of(by_head)
        if kinds is None and ({"cases", "range"} & set(by_head) or "value_type" in by_head):
            kinds = {"ATTR_INTEGER"}
        if kinds is None:
            kinds = {"ATTR_INTEGER", "ATTR_FLOAT"} if "typed" in by_head else {"ATTR_INTEGER", "ATTR_STRING", "ATTR_UNIT", "ATTR_ARRAY", "ATTR_TYPE"}
        kind = chance.choice(sorted(kinds)) if kinds else "ATTR_UNIT"
        return self.attr_of_kind(kind, by_head, depth)

    def attr_of_kind(self, kind: str, by_head: dict[str, list[Any]], depth: int) -> str:
        chance = self.chance
        of = by_head["value_type"][0][0] if "value_type" in by_head else None
        if kind == "ATTR_UNIT":
            return "unit"
        if kind == "ATTR_INTEGER":
            type = self.type(of, depth + 1) if of is not None else scalar(chance.choice(("i1", "i32", "i64", "index")))
            limits = [(name, *each) for name in ("cases", "range") for each in by_head.get(name, [])]
            return self.value_of(type, self.integer(("and", *limits)) if limits else None)
        if kind == "ATTR_FLOAT":
            return self.value_of(self.type(of, depth + 1) if of is not None else scalar(chance.choice(FLOATS[:4])))
        if kind == "ATTR_STRING":
            return chance.choice(('"a"', '"name"', '""', '"x y"', '"f0"'))
        if kind == "ATTR_DICTIONARY":
            return "{a = 1 : i32}" if chance.random() < 0.5 else "{}"
        if kind == "ATTR_SYMBOL_REF":
            return "@" + chance.choice(self.symbols)
        if kind == "ATTR_TYPE":
            return self.type(None, depth + 1).text
        if kind == "ATTR_ARRAY":
            return f"[{', '.join(self.attr(None, depth + 1) for _ in range(chance.randrange(3)))}]"
        if kind == "ATTR_AFFINE_MAP":
            return chance.choice(MAPS)
        if kind == "ATTR_INTEGER_SET":
            return chance.choice(("affine_set<(d0) : (d0 >= 0)>", "affine_set<(d0)[s0] : (d0 - s0 == 0, d0 - 4 >= 0)>", "affine_set<() : (0 == 0)>"))
        if kind == "ATTR_DENSE_ELEMENTS":
            element = None
            for each in literals(of, chance) if of is not None else ():
                element = each[1] if each[0] == "element" else element
            inner = self.type(element if element is not None else ("or", ("integer", 1, 0), ("kind", "TYPE_FLOAT")), depth + 1)
            number = chance.choice((1, 2, 2, 4))
            value = self.value_of(inner).partition(" : ")[0]
            return f"dense<{value}> : {chance.choice(('tensor', 'vector'))}<{number}x{inner.text}>"
        raise Cannot(kind)

    def enum_attr(self, enum: Any) -> str:
        cases = [name for name, _ in enum.cases]
        chosen = self.chance.sample(cases, min(len(cases), 2)) if enum.bits and self.chance.random() < 0.3 else [self.chance.choice(cases)]
        value = enum.separator.join(chosen)
        return f"#{enum.dialect}.{enum.attr_name}{' ' if enum.bare else '<'}{value}{'' if enum.bare else '>'}"

    def dense_array(self, coded: int, by_head: dict[str, list[Any]]) -> str:
        sizes = by_head.get("size", [(0, 4)])[0]
        number = self.chance.randint(sizes[0], sizes[1] if len(sizes) > 1 else sizes[0] + 2)
        if self.chance.random() < 0.5 and "size" not in by_head:
            number = len(self.theme.shape)
        name = f"f{coded - 256}" if coded > 256 else f"i{coded}"
        values = [self.chance.choice(("true", "false")) if coded == 1 else f"{self.integer(None)}{'.0' if coded > 256 else ''}" for _ in range(number)]
        return f"array<{name}{': ' if values else ''}{', '.join(values)}>"

    def value_of(self, type: Ty, number: int | None = None) -> str:
        """A number, or elements, of a type. Raises `Cannot`."""
        chance = self.chance
        if type.kind in ("TYPE_INTEGER", "TYPE_INDEX"):
            if type.text == "i1" and number is None:
                return chance.choice(("true", "false"))
            if number is None:
                number = self.integer(None) if type.sign == 4 or chance.random() < 0.8 else -1
            least = 1 << max(type.width - (type.sign != 4), 1)
            return f"{number % least if type.width and number >= least else number} : {type.text}"
        if type.kind == "TYPE_FLOAT":
            return f"{chance.choice(('0.0', '1.0', '-1.0', '2.0', '1.5'))} : {type.text}"
        if type.shape is not None and None not in type.shape and type.kind in ("TYPE_VECTOR", "TYPE_RANKED_TENSOR"):
            return f"dense<{self.value_of(type.element).partition(' : ')[0]}> : {type.text}"
        raise Cannot(type.text)


MAPS = ("affine_map<() -> ()>", "affine_map<(d0) -> (d0)>", "affine_map<(d0) -> (d0 + 1)>", "affine_map<(d0, d1) -> (d0, d1)>",
        "affine_map<(d0, d1) -> (d1, d0)>", "affine_map<(d0)[s0] -> (d0 + s0)>", "affine_map<() -> (4)>", "affine_map<(d0, d1) -> (d0)>",
        "affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>", "affine_map<()[s0] -> (s0)>", "affine_map<(d0, d1, d2) -> (d0, d2)>")


@functools.cache
def described(text: str) -> Ty:
    """The type of a text, as far as predicates look at it."""
    for kind, head in (("TYPE_VECTOR", "vector<"), ("TYPE_RANKED_TENSOR", "tensor<"), ("TYPE_MEMREF", "memref<")):
        if text.startswith(head):
            parts = text[len(head):].rstrip(">").partition(",")[0].split("x")
            if parts[0] == "*":
                return Ty(text, kind.replace("RANKED", "UNRANKED").replace("TYPE_MEMREF", "TYPE_UNRANKED_MEMREF"), scalar(parts[-1]))
            sizes = [part.strip("[]") for part in parts if part.strip("[]").isdigit() or part == "?"]
            element = "x".join(parts[len(sizes):])
            return Ty(text, kind, scalar(element), tuple(None if size == "?" else int(size) for size in sizes), "[" in text)
    if text.startswith("complex<"):
        return Ty(text, "TYPE_COMPLEX", scalar(text[8:-1]))
    if text.startswith("!"):
        return Ty(text, "TYPE_DEFINED", name=text[1:].partition("<")[0])
    if text.startswith("("):
        return Ty(text, "TYPE_FUNCTION")
    if text.startswith("tuple<"):
        return Ty(text, "TYPE_TUPLE")
    return Ty(text, "TYPE_NONE") if text == "none" else scalar(text)
