"""The rewrites of arith's operations that mlir-opt 22 applies in the pass canonicalize, by the names of the operations (define/rewrites.py)."""

ADDI = (
    "addi(addi(x, #a) {overflowFlags = f}, #b) {overflowFlags = g} -> addi(x, #(a + b)) {overflowFlags = f & g}",
    "addi(subi(x, #a) {overflowFlags = f}, #b) {overflowFlags = g} -> addi(x, #(b - a)) {overflowFlags = f & g}",
    "addi(subi(#a, x) {overflowFlags = f}, #b) {overflowFlags = g} -> subi(#(a + b), x) {overflowFlags = f & g}",
    "addi(x, muli(y, -1)) -> subi(x, y)",
    "addi(muli(x, -1), y) -> subi(y, x)",
)
SUBI = (
    "subi(addi(x, #a), #b) -> addi(x, #(a - b))",
    "subi(#b, addi(x, #a) {overflowFlags = f}) {overflowFlags = g} -> subi(#(b - a), x) {overflowFlags = f & g}",
    "subi(subi(x, #a) {overflowFlags = f}, #b) {overflowFlags = g} -> subi(x, #(a + b)) {overflowFlags = f & g}",
    "subi(subi(#a, x) {overflowFlags = f}, #b) {overflowFlags = g} -> subi(#(a - b), x) {overflowFlags = f & g}",
    "subi(#b, subi(x, #a) {overflowFlags = f}) {overflowFlags = g} -> subi(#(a + b), x) {overflowFlags = f & g}",
    "subi(#b, subi(#a, x) {overflowFlags = f}) {overflowFlags = g} -> addi(x, #(b - a)) {overflowFlags = f & g}",
    "subi(subi(x, y) {overflowFlags = f}, x) {overflowFlags = g} -> subi(#(0 : y), y) {overflowFlags = f & g}",
)
MULI = (
    "muli(muli(x, #a) {overflowFlags = f}, #b) {overflowFlags = g} -> muli(x, #(a * b)) {overflowFlags = f & g}",
)
ANDI = (
    "andi(extui(x), extui(y)) -> extui(andi(x, y)) where same(x, y)",
    "andi(extsi(x), extsi(y)) -> extsi(andi(x, y)) where same(x, y)",
)
ORI = (
    "ori(extui(x), extui(y)) -> extui(ori(x, y)) where same(x, y)",
    "ori(extsi(x), extsi(y)) -> extsi(ori(x, y)) where same(x, y)",
)
XORI = (
    "xori(extui(x), extui(y)) -> extui(xori(x, y)) where same(x, y)",
    "xori(extsi(x), extsi(y)) -> extsi(xori(x, y)) where same(x, y)",
)
MULF = (
    "mulf(negf(x), negf(y)) {fastmath = f} -> mulf(x, y) {fastmath = f} where same(x, y)",
)
DIVF = (
    "divf(negf(x), negf(y)) {fastmath = f} -> divf(x, y) {fastmath = f} where same(x, y)",
)
ADDUI_EXTENDED = (
    "addui_extended(x, y) -> addi(x, y), x where unused(1)",
)
MULSI_EXTENDED = (
    "mulsi_extended(x, y) -> muli(x, y), x where unused(1)",
)
MULUI_EXTENDED = (
    "mului_extended(x, y) -> muli(x, y), x where unused(1)",
)
EXTSI = (
    "extsi(extui(x)) -> extui(x)",
)
TRUNCI = (
    "trunci(e @ extsi(x)) -> extsi(x) where wider(e, 0), wider(0, x)",
    "trunci(e @ extui(x)) -> extui(x) where wider(e, 0), wider(0, x)",
)
TRUNCF = (
    "truncf(sitofp(x)) {roundingmode = r} -> sitofp(x) where absent(r)",
    "truncf(uitofp(x)) {roundingmode = r} -> uitofp(x) where absent(r)",
)
INDEX_CAST = (
    "index_cast(index_cast(x)) -> x where same(0, x)",
    "index_cast(extsi(x)) -> index_cast(x)",
)
INDEX_CASTUI = (
    "index_castui(index_castui(x)) -> x where same(0, x)",
    "index_castui(extui(x)) -> index_castui(x)",
)
BITCAST = (
    "bitcast(bitcast(x)) -> bitcast(x)",
)
SELECT = (
    "select(c, a, select(c, _, b)) -> select(c, a, b)",
    "select(c, select(c, a, _), b) -> select(c, a, b)",
    "select(xori(c, -1), a, b) -> select(c, b, a)",
)
