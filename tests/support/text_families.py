"""Texts that grow: each family makes one of a size n, which has some n parts. test_complexity.py reads them at n, 2n, 4n and 8n."""

from collections.abc import Callable

Family = Callable[[int], str]
Part = str | Callable[[int], str]


def many(n: int, part: Part, between: str = "\n") -> str:
    """n parts; `@i` in a text is the number of the part, `@j` the next one."""
    if callable(part):
        return between.join(part(i) for i in range(n))
    return between.join(part.replace("@i", str(i)).replace("@j", str(i + 1)) for i in range(n))


def listed(n: int, part: Part) -> str:
    return many(n, part, ", ")


def nested(n: int, before: str, inner: str, after: str) -> str:
    return many(n, before, "") + inner + "".join(after.replace("@i", str(n - 1 - i)) for i in range(n))


def attr(text: str) -> str:
    return f'"t.x"() {{a = {text}}} : () -> ()'


def typed(text: str) -> str:
    return f'"t.x"() : () -> ({text})'


def body(text: str, arguments: str = "", results: str = "", values: str = "") -> str:
    end = f"return {values} : {results}" if values else "return"
    return f"func.func @f({arguments}){f' -> ({results})' if results else ''} {{\n{text}\n{end}\n}}"


def affine(n: int, result: str, dims: int = 2) -> str:
    return attr(f"affine_map<({listed(dims, 'd@i')})[s0, s1, s2] -> ({result})>")


def dense(n: int, elements: str, type: str) -> str:
    return attr(f"dense<{elements}> : tensor<{n}x{type}>")


def blocks(n: int, block: Part, last: str = "return") -> str:
    return f"func.func @f(%c: i1, %x: i32) {{\ncf.br ^b0\n{many(n, block)}\n^b{n}:\n{last}\n}}"


TYPES: dict[str, Family] = {
    "tuple of n types": lambda n: typed(f"tuple<{listed(n, 'i@j')}>"),
    "nested tuples": lambda n: typed(nested(n, "tuple<i@j, ", "i1", ">")),
    "function type of n inputs": lambda n: typed(f"({listed(n, 'i@j')}) -> ({listed(n, 'f32')})"),
    "nested function types": lambda n: typed("(" * n + "i1" + ") -> ()" * n),
    "tensor of n dimensions": lambda n: typed(f"tensor<{many(n, '@j', 'x')}xf32>"),
    "vector of n dimensions": lambda n: typed(f"vector<{many(n, '[@j]', 'x')}xf32>"),
    "memref with n strides": lambda n: typed(f"memref<{many(n, '2', 'x')}xf32, strided<[{listed(n, '@j')}]>>"),
    "memref with a map of n results": lambda n: typed(
        f"memref<{many(n, '2', 'x')}xf32, affine_map<({listed(n, 'd@i')}) -> ({listed(n, lambda i: f'd{n - 1 - i}')})>>"
    ),
    "nested memrefs": lambda n: typed(nested(n, "memref<?x", "f32", ">")),
    "n integer types": lambda n: many(n, typed("i@j")),
    "n tensor types": lambda n: many(n, typed("tensor<@ixi8>")),
    "n types of an unregistered dialect": lambda n: many(n, typed("!t.a<@i>")),
    "type of an unregistered dialect with a long body": lambda n: typed(f"!t.a<{listed(n, '[@i]')}>"),
    "nested bodies of a type": lambda n: typed("!t.a<" + "<" * n + "x" + ">" * n + ">"),
    "llvm struct of n types": lambda n: typed(f"!llvm.struct<({listed(n, 'i@j')})>"),
    "nested llvm structs": lambda n: typed(nested(n, "!llvm.struct<(i8, ", "i1", ")>")),
    "nested llvm arrays": lambda n: typed("!llvm.array<" + nested(n, "2 x array<", "2 x f32", ">") + ">"),
    "n named llvm structs": lambda n: many(n, typed('!llvm.struct<"s@i", (i@j, ptr)>')),
    "same type n times": lambda n: many(n, typed("tuple<tensor<4x?xf32>, memref<2xi8>>")),
    "quantized type of n scales": lambda n: typed(f"!quant.uniform<i8:f32:0, {{{listed(n, '2.0')}}}>"),
}

ATTRIBUTES: dict[str, Family] = {
    "array of n attributes": lambda n: attr(f"[{listed(n, '@i')}]"),
    "nested arrays": lambda n: attr("[" * n + "]" * n),
    "dictionary of n entries": lambda n: attr(f"{{{listed(n, 'k@i = @i')}}}"),
    "dictionary in falling order": lambda n: attr(f"{{{listed(n, lambda i: f'k{n - i:06} = {i}')}}}"),
    "nested dictionaries": lambda n: attr("{a = " * n + "1" + "}" * n),
    "n attributes of an operation": lambda n: f'"t.x"() {{{listed(n, "k@i = @i")}}} : () -> ()',
    "n unit attributes": lambda n: f'"t.x"() {{{listed(n, "k@i")}}} : () -> ()',
    "n operations with an attribute": lambda n: many(n, attr("@i")),
    "n operations with equal attributes": lambda n: many(n, attr("{x = [1, 2], y = 3.0}")),
    "n properties": lambda n: f'"t.x"() <{{{listed(n, "k@i = @i")}}}> : () -> ()',
    "n strings": lambda n: many(n, attr('"s@i"')),
    "long string": lambda n: attr(f'"{"abcdefgh" * n}"'),
    "string of escapes": lambda n: attr(f'"{many(n, chr(92) + "0A" + chr(92) + chr(34), "")}"'),
    "typed strings": lambda n: many(n, attr('"s@i" : !t.a')),
    "n integers of types": lambda n: attr(f"[{listed(n, '@i : i@j')}]"),
    "n floats": lambda n: attr(f"[{listed(n, '@i.5e3 : f64')}]"),
    "n floats in hexadecimal": lambda n: attr(f"[{listed(n, lambda i: f'0x{0x3F800000 + i:08X} : f32')}]"),
    "integer of n digits": lambda n: attr(f"{'7' * n} : i{4 * n}"),
    "integer of n hexadecimal digits": lambda n: attr(f"0x{'7' * n} : i{4 * n}"),
    "dense integers": lambda n: dense(n, f"[{listed(n, '@i')}]", "i32"),
    "dense integers in lists": lambda n: attr(f"dense<[{listed(n, '[@i, @j]')}]> : tensor<{n}x2xi64>"),
    "dense integers in hexadecimal": lambda n: dense(4 * n, f'"0x{many(n, lambda i: f"{i:08X}" * 4, "")}"', "i32"),
    "dense floats": lambda n: dense(n, f"[{listed(n, '@i.25')}]", "f32"),
    "dense booleans": lambda n: dense(n, f"[{listed(n, lambda i: 'true' if i % 3 else 'false')}]", "i1"),
    "dense complex numbers": lambda n: dense(n, f"[{listed(n, '(@i.0, 1.0)')}]", "complex<f32>"),
    "dense strings": lambda n: dense(n, f"[{listed(n, chr(34) + 's@i' + chr(34))}]", "!t.s"),
    "nested lists of dense": lambda n: attr(f"dense<{'[' * n}1{']' * n}> : tensor<{many(n, '1', 'x')}xi8>"),
    "n dense attributes": lambda n: many(n, attr("dense<[@i, @j]> : tensor<2xi32>")),
    "sparse elements": lambda n: attr(f"sparse<[{listed(n, '[@i]')}], [{listed(n, '@i')}]> : tensor<{n + 1}xi32>"),
    "array of numbers": lambda n: attr(f"array<i32: {listed(n, '@i')}>"),
    "array of floats": lambda n: attr(f"array<f64: {listed(n, '@i.5')}>"),
    "n resources": lambda n: (
        many(n, attr("dense_resource<r@i> : tensor<1xi32>"))
        + '\n{-# dialect_resources: {builtin: {'
        + listed(n, 'r@i: "0x0400000001000000"')
        + "}} #-}"
    ),
    "long resource": lambda n: attr(f"dense_resource<r> : tensor<{n}xi64>")
    + f'\n{{-# dialect_resources: {{builtin: {{r: "0x08000000{"0102030405060708" * n}"}}}} #-}}',
    "distinct attributes": lambda n: many(n, attr("distinct[@i]<@j>")),
    "symbol reference of n names": lambda n: attr(many(n, "@s@i", "::")),
    "n symbol references": lambda n: many(n, attr("@s@i::@t")),
    "attribute of an unregistered dialect": lambda n: attr(f"#t.a<{listed(n, '{@i}')}>"),
    "n attributes of an unregistered dialect": lambda n: many(n, attr("#t.a<@i>")),
    "n types as attributes": lambda n: attr(f"[{listed(n, 'tensor<@ixf32>')}]"),
    "data layout of n entries": lambda n: (
        f"module attributes {{dlti.dl_spec = #dlti.dl_spec<{listed(n, chr(34) + 't.k@i' + chr(34) + ' = @i : i64')}>}} {{}}"
    ),
    "debug information": lambda n: many(
        n, '#d@i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "t@i", sizeInBits = 32>\n' + attr("#d@i")
    ),
}

AFFINE: dict[str, Family] = {
    "sum": lambda n: affine(n, many(n, "d@i", " + "), n),
    "sum of one dimension": lambda n: affine(n, many(n, "d0 * s0", " + ")),
    "sum with differences": lambda n: affine(n, many(n, "d@i floordiv 3", " - "), n),
    "sum of remainders": lambda n: affine(n, many(n, "d@i mod @j", " + "), n),
    "sum in parentheses on the right": lambda n: affine(n, nested(n, "(d0 + s0 * ", "s1", ")")),
    "product": lambda n: affine(n, many(n, "s0", " * ")),
    "nested parentheses": lambda n: affine(n, "(" * n + "d0" + ")" * n),
    "nested divisions": lambda n: affine(n, "(" * n + "d0" + ") floordiv s0" * n),
    "nested remainders": lambda n: affine(n, "(" * n + "d0" + " + d1) mod 7" * n),
    "negations": lambda n: affine(n, "-" * n + "d0"),
    "floordiv of a sum": lambda n: affine(n, f"({many(n, 'd@i * 4', ' + ')} + d0) floordiv 4", n),
    "map of n results": lambda n: affine(n, listed(n, "d0 + @i")),
    "map of n symbols": lambda n: attr(f"affine_map<()[{listed(n, 's@i')}] -> ({listed(n, 's@i')})>"),
    "n maps": lambda n: many(n, attr("affine_map<(d0) -> (d0 + @i)>")),
    "set of n constraints": lambda n: attr(f"affine_set<(d0, d1) : ({listed(n, 'd0 + d1 * @i >= 0')})>"),
}

LOCATIONS: dict[str, Family] = {
    "fused location of n": lambda n: attr("1") + f' loc(fused[{listed(n, chr(34) + "f" + chr(34) + ":@j:1")}])',
    "nested fused locations": lambda n: attr("1") + " loc(" + nested(n, 'fused<@i>["a", ', "unknown", "]") + ")",
    "nested call sites": lambda n: attr("1") + " loc(" + nested(n, 'callsite("a@i" at ', "unknown", ")") + ")",
    "nested names": lambda n: attr("1") + " loc(" + nested(n, '"n@i"(', "unknown", ")") + ")",
    "n file locations": lambda n: many(n, attr("1") + ' loc("file@i":@j:@j)'),
    "n aliases of locations": lambda n: many(n, attr("1") + " loc(#l@i)") + "\n" + many(n, '#l@i = loc("f":@j:1)'),
    "chain of aliases of locations": lambda n: (
        "#l0 = loc(unknown)\n" + many(n, "#l@j = loc(callsite(#l@i at unknown))") + "\n" + attr("1") + f" loc(#l{n})"
    ),
    "operations without locations": lambda n: many(n, '"t.x"() : () -> ()'),
}

ALIASES: dict[str, Family] = {
    "n aliases of types": lambda n: many(n, "!a@i = tuple<i@j>") + "\n" + many(n, typed("!a@i")),
    "chain of aliases of types": lambda n: "!a0 = i1\n" + many(n, "!a@j = tuple<!a@i>") + "\n" + typed(f"!a{n}"),
    "n aliases of attributes": lambda n: many(n, "#a@i = [@i]") + "\n" + many(n, attr("#a@i")),
    "n aliases of maps": lambda n: many(n, "#a@i = affine_map<(d0) -> (d0 + @i)>\n" + attr("#a@i")),
    "unused aliases": lambda n: many(n, "#a@i = @i"),
    "one alias n times": lambda n: "#a = affine_map<(d0) -> (d0 + 1)>\n" + many(n, attr("#a")),
    "maps that share an alias in attributes": lambda n: attr(f"[{listed(n, 'affine_map<(d0) -> (d0 + @i)>')}]"),
}

BLOCKS: dict[str, Family] = {
    "chain of blocks": lambda n: blocks(n, "^b@i: cf.br ^b@j"),
    "blocks with arguments": lambda n: blocks(n, "^b@i:\n%v@i = arith.addi %x, %x : i32\ncf.br ^c@i(%v@i : i32)\n^c@i(%a@i: i32): cf.br ^b@j"),
    "block of n arguments": lambda n: f'"t.r"() ({{\n^b({listed(n, "%a@i: i@j")}):\n}}) : () -> ()',
    "branch with n operands": lambda n: (
        f"func.func @f(%x: i32) {{\ncf.br ^b({listed(n, '%x')} : {listed(n, 'i32')})\n^b({listed(n, '%a@i: i32')}):\nreturn\n}}"
    ),
    "blocks that branch back": lambda n: blocks(n, "^b@i: cf.cond_br %c, ^b0, ^b@j"),
    "blocks that branch to the end": lambda n: blocks(n, lambda i: f"^b{i}: cf.cond_br %c, ^b{n}, ^b{i + 1}"),
    "blocks in falling order": lambda n: (
        f"func.func @f() {{\ncf.br ^b{n}\n^b0: return\n{many(n, lambda i: f'^b{i + 1}: cf.br ^b{i}')}\n}}"
    ),
    "diamonds": lambda n: blocks(n, "^b@i: cf.cond_br %c, ^l@i, ^r@i\n^l@i: cf.br ^b@j\n^r@i: cf.br ^b@j"),
    "nested loops of blocks": lambda n: (
        blocks(n, "^b@i: cf.br ^b@j", "cf.br ^e0\n" + many(n, "^e@i: cf.cond_br %c, ^b@i, ^e@j") + f"\n^e{n}: return")
    ),
    "unreachable blocks": lambda n: f"func.func @f() {{\nreturn\n{many(n, '^b@i: return')}\n}}",
    "switch of n cases": lambda n: blocks(n, "^b@i: return", f"cf.switch %x : i32, [default: ^d, {listed(n, '@i: ^b@i')}]\n^d: return"),
    "n regions": lambda n: f'"t.x"() ({listed(n, "{}")}) : () -> ()',
    "nested regions": lambda n: nested(n, '"t.x"() ({', "", "}) : () -> ()"),
    "n regions of one operation each": lambda n: many(n, '"t.x"() ({ "t.y"() : () -> () }) : () -> ()'),
    "nested loops": lambda n: body(
        "%c = arith.constant 1 : index\n" + nested(n, "scf.for %i@i = %c to %c step %c {\n", '"t.x"(%c) : (index) -> ()', "\n}")
    ),
    "nested ifs with calls": lambda n: body(nested(n, "scf.if %c {\nfunc.call @g() : () -> ()\n", "", "}\n"), "%c: i1") + "\nfunc.func private @g()",
    "nested modules": lambda n: nested(n, "module {\n", "", "}\n"),
}

VALUES: dict[str, Family] = {
    "chain of values": lambda n: body(many(n, "%v@j = arith.addi %v@i, %v@i : i32"), "%v0: i32"),
    "sums of pairs": lambda n: body("%w0 = arith.constant 1 : i32\n" + many(n, "%w@j = arith.addi %v, %w@i : i32"), "%v: i32"),
    "one value with n uses": lambda n: body(many(n, '"t.x"(%v) : (i32) -> ()'), "%v: i32"),
    "operation of n operands": lambda n: body(f'"t.x"({listed(n, "%v")}) : ({listed(n, "i32")}) -> ()', "%v: i32"),
    "operation of n results": lambda n: f'%r:{n} = "t.x"() : () -> ({listed(n, "i32")})\n' + many(n, '"t.y"(%r#@i) : (i32) -> ()'),
    "function of n arguments": lambda n: body("", listed(n, "%a@i: i32")),
    "function of n results": lambda n: body("", "%a: i32", listed(n, "i32"), listed(n, "%a")),
    "arguments with attributes": lambda n: body("", listed(n, "%a@i: i32 {t.a = @i}")),
    "names of values": lambda n: many(n, '%name@i = "t.x"() : () -> i32'),
    "values that are used before": lambda n: 'module {\n' + many(n, '%v@i = "t.x"(%v@j) : (i32) -> i32') + f'\n%v{n} = "t.y"() : () -> i32\n}}',
    "equal constants": lambda n: body(many(n, "%c@i = arith.constant 7 : i32")),
    "different constants": lambda n: body(many(n, "%c@i = arith.constant @i : i32\n" + '"t.x"(%c@i) : (i32) -> ()')),
    "constants with equal names": lambda n: body(many(n, "%c@i = arith.constant 7 : i32\n" + '"t.x"(%c@i) : (i32) -> ()')),
    "equal operations": lambda n: body(many(n, "%v@i = arith.muli %a, %a : i32\n" + '"t.x"(%v@i) : (i32) -> ()'), "%a: i32"),
    "operations without uses": lambda n: body(many(n, "%v@i = arith.muli %a, %a : i32"), "%a: i32"),
    "n names of operations": lambda n: many(n, '"t.x@i"() : () -> ()'),
    "n dialects": lambda n: many(n, '"t@i.x"() : () -> ()'),
}

SYMBOLS: dict[str, Family] = {
    "n functions": lambda n: many(n, "func.func @f@i() { return }"),
    "n declarations": lambda n: many(n, "func.func private @f@i(i32) -> i32"),
    "calls of one function": lambda n: "func.func private @g()\n" + body(many(n, "func.call @g() : () -> ()")),
    "calls of n functions": lambda n: many(n, "func.func private @g@i()") + "\n" + body(many(n, "func.call @g@i() : () -> ()")),
    "functions that call the next": lambda n: (
        many(n, "func.func private @g@i() { call @g@j() : () -> ()\nreturn }") + f"\nfunc.func @g{n}() {{ return }}"
    ),
    "functions that call the last": lambda n: (
        many(n, "func.func private @g@j() { call @g@i() : () -> ()\nreturn }") + "\nfunc.func @g0() { return }"
    ),
    "modules with names": lambda n: many(n, "module @m@i { func.func private @f() }"),
    "nested modules with names": lambda n: nested(n, "module @m {\nfunc.func private @f()\n", "", "}\n"),
    "nested references": lambda n: many(n, 'module @m@i { func.func private @f() }\n"t.x"() {a = @m@i::@f} : () -> ()'),
    "globals": lambda n: many(n, "memref.global @g@i : memref<2xf32> = dense<@i.0>")
    + "\n"
    + body(many(n, "%v@i = memref.get_global @g@i : memref<2xf32>")),
    "llvm functions": lambda n: many(n, "llvm.func @f@i() { llvm.call @f@i() : () -> ()\nllvm.return }"),
    "llvm globals": lambda n: many(n, 'llvm.mlir.global internal constant @g@i("text@i")'),
}

WORDS: dict[str, Family] = {
    "comments": lambda n: many(n, "// a comment, @i"),
    "long comment": lambda n: "// " + "word " * n,
    "empty lines": lambda n: "\n" * n,
    "spaces": lambda n: "    " * n,
    "long name": lambda n: f'"t.{"abcdefgh" * n}"() : () -> ()',
    "long name of a value": lambda n: f'%{"abcdefgh" * n} = "t.x"() : () -> i32',
    "long symbol": lambda n: f'func.func private @"{"ab cd ef" * n}"()',
    "one long line": lambda n: many(n, '"t.x"() : () -> ()', " "),
    "quoted symbols": lambda n: many(n, 'func.func private @"f @i"()'),
}

REFUSED: dict[str, Family] = {
    "error at the end": lambda n: many(n, '"t.x"() : () -> ()') + "\n$",
    "undefined values": lambda n: many(n, '"t.x"(%v@i) : (i32) -> ()'),
    "undefined blocks": lambda n: f"func.func @f() {{\n{many(n, lambda i: f'cf.br ^b{i}' + chr(10) + f'^c{i}:')}\nreturn\n}}",
    "invalid operations": lambda n: many(n, "func.func @f@i() -> i32 { return }"),
    "equal symbols": lambda n: many(n, "func.func private @f()"),
    "calls of nothing": lambda n: body(many(n, "func.call @g@i() : () -> ()")),
    "open regions": lambda n: '"t.x"() ({' * n,
    "open arrays": lambda n: '"t.x"() {a = ' + "[" * n,
    "open string": lambda n: attr('"' + "abcdefgh" * n),
}

DIALECTS: dict[str, Family] = {
    "linalg.generic of n operands": lambda n: body(
        f"linalg.generic {{indexing_maps = [{listed(n, 'affine_map<(d0) -> (d0)>')}], iterator_types = [\"parallel\"]}} "
        f"outs({listed(n, '%m')} : {listed(n, 'memref<4xf32>')}) {{\n"
        f"^b({listed(n, '%a@i: f32')}):\nlinalg.yield {listed(n, '%a@i')} : {listed(n, 'f32')}\n}}",
        "%m: memref<4xf32>",
    ),
    "linalg operations": lambda n: body(many(n, "linalg.fill ins(%x : f32) outs(%m : memref<4xf32>)"), "%m: memref<4xf32>, %x: f32"),
    "affine loops": lambda n: (
        body(
            many(n, "affine.for %i = 0 to 4 {\n%v = affine.load %m[%i] : memref<4xf32>\naffine.store %v, %m[%i] : memref<4xf32>\n}"),
            "%m: memref<4xf32>",
        )
    ),
    "nested affine loops": lambda n: body(
        nested(n, "affine.for %i@i = 0 to 4 {\n", "", "\n}"), "%m: memref<4xf32>"
    ),
    "chain of affine.apply": lambda n: (
        body(many(n, "%v@j = affine.apply affine_map<(d0) -> (d0 + 1)>(%v@i)") + f'\n"t.x"(%v{n}) : (index) -> ()', "%v0: index")
    ),
    "affine.apply of a sum": lambda n: body(
        f"%r = affine.apply affine_map<({listed(n, 'd@i')}) -> ({many(n, 'd@i', ' + ')})>({listed(n, '%v')})\n"
        + '"t.x"(%r) : (index) -> ()',
        "%v: index",
    ),
    "loads and stores": lambda n: body(
        many(n, "%v@i = memref.load %m[%i] : memref<4xf32>\nmemref.store %v@i, %m[%i] : memref<4xf32>"), "%m: memref<4xf32>, %i: index"
    ),
    "one slot with n loads and stores": lambda n: body(
        "%s = memref.alloca() : memref<i32>\n"
        + many(n, "memref.store %x, %s[] : memref<i32>\n%v@i = memref.load %s[] : memref<i32>\n" + '"t.x"(%v@i) : (i32) -> ()'),
        "%x: i32",
    ),
    "n slots": lambda n: body(
        many(n, "%s@i = memref.alloca() : memref<i32>\nmemref.store %x, %s@i[] : memref<i32>\n%v@i = memref.load %s@i[] : memref<i32>"), "%x: i32"
    ),
    "loops with n values": lambda n: body(
        f"%r:{n} = scf.for %i = %c to %c step %c iter_args({listed(n, '%a@i = %x')}) -> ({listed(n, 'i32')}) {{\n"
        f"scf.yield {listed(n, '%a@i')} : {listed(n, 'i32')}\n}}",
        "%c: index, %x: i32",
    ),
    "sequence of ifs": lambda n: (
        body(
            many(n, '%v@i = scf.if %c -> (i32) { scf.yield %x : i32 } else { scf.yield %y : i32 }\n"t.x"(%v@i) : (i32) -> ()'),
            "%c: i1, %x: i32, %y: i32",
        )
    ),
    "sequence of loops": lambda n: body(many(n, '"t.x"() : () -> ()\nscf.for %i = %c to %c step %c { "t.y"(%i) : (index) -> () }'), "%c: index"),
    "chain of inserts": lambda n: body(many(n, "%t@j = tensor.insert %x into %t@i[%c] : tensor<?xf32>"), "%t0: tensor<?xf32>, %x: f32, %c: index"),
    "chain of casts": lambda n: body(
        many(n, "%a@i = arith.index_cast %v@i : i32 to index\n%v@j = arith.index_cast %a@i : index to i32")
        + f'\n"t.x"(%v{n}) : (i32) -> ()',
        "%v0: i32",
    ),
    "vector operations": lambda n: body(many(n, "%v@j = vector.shuffle %v@i, %v@i [0, 3] : vector<2xf32>, vector<2xf32>"), "%v0: vector<2xf32>"),
    "tosa": lambda n: body(many(n, "%v@j = tosa.add %v@i, %v@i : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>"), "%v0: tensor<4xf32>"),
    "stablehlo": lambda n: body(many(n, "%v@j = stablehlo.add %v@i, %v@i : tensor<4xf32>"), "%v0: tensor<4xf32>"),
    "llvm pointers": lambda n: (
        "llvm.func @f(%p0: !llvm.ptr) {\n" + many(n, "%p@j = llvm.getelementptr %p@i[@j] : (!llvm.ptr) -> !llvm.ptr, i8") + "\nllvm.return\n}"
    ),
    "spirv": lambda n: (
        "spirv.module Logical GLSL450 {\nspirv.func @f(%v0: i32) -> () \"None\" {\n"
        + many(n, "%v@j = spirv.IAdd %v@i, %v@i : i32") + "\nspirv.Return\n}\n}"
    ),
    "gpu kernels": lambda n: "gpu.module @k {\n" + many(n, "gpu.func @f@i() kernel { gpu.return }") + "\n}",
    "pdl patterns": lambda n: many(n, "pdl.pattern @p@i : benefit(1) {\n%o = pdl.operation\npdl.rewrite %o { pdl.erase %o }\n}"),
    "acc and omp": lambda n: body(many(n, "omp.barrier\nomp.parallel { omp.terminator }")),
    "emitc": lambda n: body(many(n, '%v@i = emitc.call_opaque "f"() : () -> i32')),
    "index arithmetic": lambda n: body(many(n, "%v@j = index.add %v@i, %v@i"), "%v0: index"),
}

GROUPS = {
    "types": TYPES, "attributes": ATTRIBUTES, "affine": AFFINE, "locations": LOCATIONS, "aliases": ALIASES, "blocks": BLOCKS,
    "values": VALUES, "symbols": SYMBOLS, "words": WORDS, "refused": REFUSED, "dialects": DIALECTS,
}
FAMILIES: dict[str, Family] = {f"{group}: {name}": family for group, families in GROUPS.items() for name, family in families.items()}
NESTED: dict[str, Family] = {f"deep: {name}": family for name, family in FAMILIES.items() if "nested" in name or "chain of" in name}
del NESTED["deep: types: nested llvm structs"]  # each is several levels, and there is a limit
