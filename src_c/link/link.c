/* link.c - links a compiled dialect: strings become identifiers, constants become types and attributes, names become
 * numbers.
 *
 * The words come from Python, where any caller can make them, so everything that the engine relies on later is
 * checked here once: offsets, counts, slots, nesting, opcodes. Words that pass cannot make the engine read or write
 * out of bounds. Nothing is published here.
 */
#include "link/link.h"

#include "defs/facts.h"
#include "parse/parse_defined.h"
#include "types/report.h"

typedef McLinker Linker;

static bool damaged(Linker *l, const char *what) {
  if (l->damage == NULL) l->damage = what;
  return false;
}

#define CLAIMED 1u
#define CLAIMED_PREDICATE 2u /* a predicate starts here */

/* Checks that `count` records of `size` words at `offset` are inside the array and belong to no other record. */
static bool claim(Linker *l, uint32_t offset, uint32_t count, uint32_t size) {
  if (count == 0) return true;
  uint64_t end = (uint64_t)offset + (uint64_t)count * size;
  if (offset < sizeof(McProgramHeader) / 4 || end > l->num_words) return damaged(l, "an offset is out of range");
  for (uint32_t i = offset; i < end; i++) {
    if (l->claimed[i]) return damaged(l, "two records overlap");
    l->claimed[i] = CLAIMED;
  }
  return true;
}

/* Replaces a string number by its identifier, an absent one by MC_NONE. */
static bool link_string(Linker *l, uint32_t *word, bool may_be_absent) {
  if (*word == MC_PROGRAM_NONE && may_be_absent) {
    *word = MC_NONE;
    return true;
  }
  if (*word >= l->header->num_strings) return damaged(l, "a string number is out of range");
  *word = l->idents[*word];
  return true;
}

static bool link_strings(Linker *l) {
  const McProgramHeader *h = l->header;
  if (!claim(l, h->strings, h->num_strings, 2) || !claim(l, h->bytes, (h->num_bytes + 3) / 4, 1)) return false;
  const char *bytes = (const char *)(l->words + h->bytes);
  for (uint32_t i = 0; i < h->num_strings; i++) {
    uint32_t offset = l->words[h->strings + 2 * i], len = l->words[h->strings + 2 * i + 1];
    if ((uint64_t)offset + len > h->num_bytes) return damaged(l, "a string is out of range");
    l->idents[i] = mc_ident(l->ctx, bytes + offset, len).index;
    if (l->idents[i] == MC_NONE) return mc_out_of_memory(l->diags);
  }
  return true;
}

static McStr ident_text(const Linker *l, uint32_t ident) { return mc_ident_str(l->ctx, (McIdent){ident}); }

/* A type or attribute of this dialect, from constants that are its parameters. */
static uint32_t link_defined_constant(Linker *l, const uint32_t *c, uint32_t number) {
  uint32_t values[MC_DEF_MAX_PARAMS] = {MC_NONE};
  if (c[1] >= l->dialect->num_definitions || !claim(l, c[2], c[3], 1)) return MC_NONE;
  const McDefinition *def = &l->dialect->definitions[c[1]];
  if (c[3] != def->record->num_params) return MC_NONE;
  for (uint32_t i = 0; i < c[3]; i++) {
    uint32_t from = l->words[c[2] + i];
    if (from > number) return MC_NONE;
    if (from == 0) continue;
    values[i] = l->words[l->header->constants + 4 * (from - 1)];
    if (!mc_param_fits(l->ctx, &mc_definition_params(def)[i], values[i])) return MC_NONE;
  }
  return mc_defined_make(l->ctx, def, values, mc_loc_unknown(l->ctx), l->diags);
}

/* Links constants `from` to `to`. Enumerations must be linked before. local: the dialect, once its definitions are
 * linked. Kinds: 0 attribute, 1 type, 2 value of an enumeration, 3 defined. */
static bool link_constants(Linker *l, uint32_t from, uint32_t to, const McDialectDef *local) {
  const McProgramHeader *h = l->header;
  for (uint32_t i = from; i < to; i++) {
    uint32_t *c = l->words + h->constants + 4 * i, id = MC_NONE;
    if (c[0] == 3 && local != NULL) {
      id = link_defined_constant(l, c, i);
    } else if (c[0] == 2) {
      if (c[1] >= h->num_enums) return damaged(l, "an enumeration's number is out of range");
      const McEnumWords *e = (const McEnumWords *)(l->words + h->enums) + c[1];
      id = mc_enum_attr(l->ctx, e, c[2] | (uint64_t)c[3] << 32).index;
      if (id == MC_NONE) return mc_out_of_memory(l->diags);
    } else {
      if (!link_string(l, &c[1], false)) return false;
      McStr text = ident_text(l, c[1]);
      if (c[0] <= 1) id = mc_parse_constant(l->ctx, local, c[0] == 1, text.ptr, text.len, l->diags);
    }
    if (id == MC_NONE) return damaged(l, "a constant cannot be read");
    c[0] = id;
  }
  return true;
}

static bool link_enums(Linker *l, McDialectDef *dialect) {
  const McProgramHeader *h = l->header;
  if (!claim(l, h->enums, h->num_enums, sizeof(McEnumWords) / 4)) return false;
  McEnumWords *all = (McEnumWords *)(l->words + h->enums);
  dialect->enums = mc_alloc_zeroed(&l->ctx->alloc, (h->num_enums + 1) * sizeof *dialect->enums);
  if (dialect->enums == NULL) return mc_out_of_memory(l->diags);
  for (uint32_t i = 0; i < h->num_enums; i++) {
    McEnumWords *e = &all[i];
    if (!link_string(l, &e->name, true) || !link_string(l, &e->separator, true) ||
        !link_string(l, &e->cpp_name, true) || !link_string(l, &e->attr_name, true) ||
        !link_string(l, &e->summary, true) || !claim(l, e->cases, e->num_cases, 3)) {
      return false;
    }
    for (uint32_t k = 0; k < e->num_cases; k++) {
      if (!link_string(l, &l->words[e->cases + 3 * k], false)) return false;
    }
    if ((e->flags & MC_ENUM_BITS) && e->separator == MC_NONE) return damaged(l, "an enumeration has no separator");
    if (e->name == MC_NONE) continue;
    McStr name = ident_text(l, e->name);
    const char *dot = memchr(name.ptr, '.', name.len);
    if (dot == NULL) return damaged(l, "an attribute's name has no dialect");
    McStr own = mc_ident_str(l->ctx, dialect->name);
    /* an attribute of another dialect, which publishes it */
    if (own.len != (size_t)(dot - name.ptr) || memcmp(own.ptr, name.ptr, own.len) != 0) continue;
    McEnumDef *def = &dialect->enums[dialect->num_enums++];
    *def = (McEnumDef){l->words, e, {e->name}, dialect->name, (uint32_t)(dot - name.ptr) + 1};
  }
  return true;
}

/* Bits for names separated by '|', each looked up by `find` (a number below 64, or MC_PROGRAM_NONE). */
static bool link_names(Linker *l, uint32_t words[2], uint32_t (*find)(McStr name)) {
  if (!link_string(l, &words[0], false)) return false;
  McStr text = ident_text(l, words[0]);
  uint64_t bits = 0;
  for (size_t from = 0; from < text.len;) {
    const char *bar = memchr(text.ptr + from, '|', text.len - from);
    size_t end = bar == NULL ? text.len : (size_t)(bar - text.ptr);
    uint32_t number = find((McStr){text.ptr + from, end - from});
    if (number >= 64) return damaged(l, "a name is unknown");
    bits |= (uint64_t)1 << number;
    from = end + 1;
  }
  words[0] = (uint32_t)bits;
  words[1] = (uint32_t)(bits >> 32);
  return true;
}

static bool same(McStr a, const char *b) { return strlen(b) == a.len && memcmp(a.ptr, b, a.len) == 0; }

static uint32_t find_kind(McStr name) {
  static const char *const names[] = {"",
#define MC_KIND(name) #name,
#include "types/kinds.def"
  };
  for (uint32_t i = 0; i < MC_COUNT(names); i++) {
    if (same(name, names[i])) return i;
  }
  return MC_PROGRAM_NONE;
}
_Static_assert(MC_NUM_KINDS <= 64, "sets of kinds are 64 bits");

static uint32_t find_trait(McStr name) {
  static const char *const names[] = {
#define X(name) #name,
      MC_TRAITS(X)
#undef X
  };
  for (uint32_t i = 0; i < MC_COUNT(names); i++) {
    if (same(name, names[i])) return i;
  }
  return MC_PROGRAM_NONE;
}

static uint32_t find_float(McStr name) {
  static const char *const names[] = {
#define MC_FLOAT(NAME, spelling, bits, exponent_bits, mantissa_bits, bias, special) spelling,
      MC_FLOAT_KINDS
#undef MC_FLOAT
  };
  for (uint32_t i = 0; i < MC_COUNT(names); i++) {
    if (same(name, names[i])) return i;
  }
  return MC_PROGRAM_NONE;
}

/* --- predicates --- */

#define MAX_PREDICATE_DEPTH 16

/* Links a predicate that starts at *at and ends before `end`; *at is moved past it. */
static bool link_predicate(Linker *l, uint32_t *at, uint32_t end, uint32_t depth) {
  if (*at >= end || depth > MAX_PREDICATE_DEPTH) return damaged(l, "a predicate is cut off");
  uint32_t *w = l->words + *at, opcode = w[0] & 0xFF, size = w[0] >> 8 & 0xFFFF, stop = *at + size;
  if (size == 0 || stop > end) return damaged(l, "a predicate is too long");
  uint32_t payload = size - 1, inner = *at + 1;
  *at = stop;
  switch (opcode) {
    case MC_P_ANY: case MC_P_STATIC: case MC_P_TYPED: case MC_P_FLAT_SYMBOL: case MC_P_SCALABLE: return true;
    case MC_P_KIND: return (payload == 2 && link_names(l, w + 1, find_kind)) || damaged(l, "a kind is unknown");
    case MC_P_FLOAT: return (payload == 2 && link_names(l, w + 1, find_float)) || damaged(l, "a float is unknown");
    case MC_P_INTEGER: return payload == 2 || damaged(l, "an integer predicate is cut off");
    case MC_P_RANK: case MC_P_ARRAY_OF: return payload == 1 || damaged(l, "a predicate is cut off");
    case MC_P_RANGE: return payload == 4 || damaged(l, "a range is cut off");
    case MC_P_CASES: return payload % 2 == 0 || damaged(l, "a list of values is cut off");
    case MC_P_SIZE: return payload == 2 || damaged(l, "a size is cut off");
    case MC_P_DIMS: return payload == 3 || damaged(l, "a predicate of dimensions is cut off");
    case MC_P_PARAM:
      if (payload < 2) return damaged(l, "a predicate is cut off");
      inner++;
      return link_predicate(l, &inner, stop, depth + 1);
    case MC_P_ROUTINE:
      if (payload != 1 || !link_string(l, w + 1, false)) return damaged(l, "a name is missing");
      w[1] = mc_routine_find(l->ctx, predicates, ident_text(l, w[1]));
      return w[1] != MC_PROGRAM_NONE || damaged(l, "a predicate's routine is unknown");
    case MC_P_DEFINED: return (payload == 1 && link_string(l, w + 1, false)) || damaged(l, "a name is missing");
    case MC_P_IS:
      if (payload != 1 || w[1] >= l->header->num_constants) return damaged(l, "a constant's number is out of range");
      w[1] = l->words[l->header->constants + 4 * w[1]];
      return true;
    case MC_P_NOT:
    case MC_P_AND:
    case MC_P_OR:
    case MC_P_ELEMENT:
    case MC_P_ENCODING:
    case MC_P_VALUE_TYPE:
    case MC_P_TYPE_VALUE:
    case MC_P_ALL:
      while (inner < stop) {
        if (!link_predicate(l, &inner, stop, depth + 1)) return false;
      }
      return opcode == MC_P_AND || opcode == MC_P_OR || payload > 0 || damaged(l, "a predicate is empty");
    default: return damaged(l, "a predicate is unknown");
  }
}

/* Predicates are shared between records; each is linked once. */
static bool link_predicate_at(Linker *l, uint32_t offset) {
  if (offset == 0) return true;
  if (offset >= l->num_words) return damaged(l, "a predicate is out of range");
  if (l->claimed[offset] == CLAIMED_PREDICATE) return true;
  if (!claim(l, offset, l->words[offset] >> 8 & 0xFFFF, 1)) return false;
  uint32_t at = offset;
  if (!link_predicate(l, &at, l->num_words, 0)) return false;
  l->claimed[offset] = CLAIMED_PREDICATE;
  return true;
}

/* --- for link_definitions.c --- */

static bool link_literal(Linker *l, uint32_t *w);

bool mc_link_damaged(McLinker *l, const char *what) { return damaged(l, what); }
bool mc_link_claim(McLinker *l, uint32_t offset, uint32_t count, uint32_t size) {
  return claim(l, offset, count, size);
}
bool mc_link_string(McLinker *l, uint32_t *word, bool may_be_absent) { return link_string(l, word, may_be_absent); }
bool mc_link_predicate_at(McLinker *l, uint32_t offset) { return link_predicate_at(l, offset); }
bool mc_link_literal(McLinker *l, uint32_t *instruction) { return link_literal(l, instruction); }
uint32_t mc_link_find_float(McStr spelling) { return find_float(spelling); }

/* --- operations --- */

typedef struct OpLinker {
  Linker *l;
  McOpWords *op;
} OpLinker;

static bool link_attrs(OpLinker *o) {
  Linker *l = o->l;
  const McProgramHeader *h = l->header;
  if (!claim(l, o->op->attrs, o->op->num_attrs, sizeof(McAttrWords) / 4)) return false;
  McAttrWords *attrs = (McAttrWords *)(l->words + o->op->attrs);
  for (uint32_t i = 0; i < o->op->num_attrs; i++) {
    McAttrWords *a = &attrs[i];
    if (!link_string(l, &a->name, false) || !link_string(l, &a->summary, true)) return false;
    if (!link_predicate_at(l, a->constraint) || !link_predicate_at(l, a->storage)) return false;
    if (a->constraint != 0 && a->summary == MC_NONE) return damaged(l, "a constraint has no summary");
    if (a->default_value > h->num_constants || a->enumeration > h->num_enums) {
      return damaged(l, "an attribute is out of range");
    }
    if (a->default_value != 0) a->default_value = l->words[h->constants + 4 * (a->default_value - 1)];
    if (!link_string(l, &a->definition, true)) return false;
    if (a->enumeration != 0) a->enumeration = h->enums + (a->enumeration - 1) * (uint32_t)(sizeof(McEnumWords) / 4);
  }
  return true;
}

static bool link_groups(OpLinker *o, uint32_t offset, uint32_t count, uint8_t *num_variadic, uint8_t *only_variadic) {
  Linker *l = o->l;
  *num_variadic = 0;
  *only_variadic = 255;
  if (count > MC_FORMAT_MAX_GROUPS) return damaged(l, "there are too many groups");
  if (!claim(l, offset, count, sizeof(McGroupWords) / 4)) return false;
  McGroupWords *groups = (McGroupWords *)(l->words + offset);
  for (uint32_t i = 0; i < count; i++) {
    McGroupWords *g = &groups[i];
    if (!link_string(l, &g->summary, true) || !link_string(l, &g->name, true)) return false;
    if (!link_predicate_at(l, g->constraint)) return false;
    if (g->constraint != 0 && g->summary == MC_NONE) return damaged(l, "a constraint has no summary");
    if (g->flags > MC_GROUP_VARIADIC) return damaged(l, "a group's kind is unknown");
    if (g->flags == MC_GROUP_SINGLE) continue;
    *only_variadic = *num_variadic == 0 ? (uint8_t)i : 255;
    (*num_variadic)++;
  }
  return true;
}

static bool link_regions(OpLinker *o) {
  Linker *l = o->l;
  if (o->op->num_regions > MC_FORMAT_MAX_GROUPS) return damaged(l, "there are too many regions");
  if (!claim(l, o->op->regions, o->op->num_regions, sizeof(McRegionWords) / 4)) return false;
  McRegionWords *regions = (McRegionWords *)(l->words + o->op->regions);
  for (uint32_t i = 0; i < o->op->num_regions; i++) {
    if (!link_string(l, &regions[i].summary, true) || !link_string(l, &regions[i].name, true)) return false;
    if (regions[i].num_blocks != MC_PROGRAM_NONE && regions[i].summary == MC_NONE) {
      return damaged(l, "a region has no summary");
    }
  }
  return true;
}

static bool is_slot(const OpLinker *o, uint32_t slot) { return slot < o->op->num_operands + o->op->num_results; }

static bool is_type_slot(const OpLinker *o, uint32_t slot) {
  return slot == MC_SLOT_ALL_OPERANDS || slot == MC_SLOT_ALL_RESULTS || is_slot(o, slot);
}

/* True when the operation has the item that MC_FG_* and a number refer to. */
static bool is_reference(const OpLinker *o, uint32_t kind, uint32_t number) {
  switch (kind) {
    case MC_FG_ATTR: return number < o->op->num_attrs;
    case MC_FG_OPERAND: return number < o->op->num_operands;
    case MC_FG_RESULT: return number < o->op->num_results;
    case MC_FG_REGION: return number < o->op->num_regions;
    case MC_FG_SUCCESSOR: return number < o->op->num_successors;
    case MC_FG_TYPE: return is_type_slot(o, number);
    case MC_FG_ATTR_DICT: return true;
    default: return false;
  }
}

static uint32_t find_token(McStr spelling) {
  static const char *const spellings[] = {
#define MC_TOKEN(name, spelling) spelling,
      MC_TOKEN_KINDS
#undef MC_TOKEN
  };
  for (uint32_t i = 0; i < MC_COUNT(spellings); i++) {
    if (spelling.len > 0 && same(spelling, spellings[i])) return i;
  }
  return MC_PROGRAM_NONE;
}

static bool is_keyword(McStr text) {
  if (text.len == 0) return false;
  for (size_t i = 0; i < text.len; i++) {
    char c = text.ptr[i];
    bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    bool other = (c >= '0' && c <= '9') || c == '.' || c == '$' || c == '-';
    if (!letter && !(other && i > 0)) return false;
  }
  return true;
}

static bool link_literal(Linker *l, uint32_t *w) {
  if (!link_string(l, &w[1], false)) return false;
  McStr text = ident_text(l, w[1]);
  w[2] = find_token(text);
  if (w[2] != MC_PROGRAM_NONE) return true;
  w[2] = 0;
  return is_keyword(text) || damaged(l, "a literal is neither a keyword nor a token");
}

static bool link_custom(OpLinker *o, uint32_t *w, uint32_t payload) {
  Linker *l = o->l;
  if (payload < 1 || payload % 2 == 0 || !link_string(l, &w[1], false)) {
    return damaged(l, "a custom directive is cut off");
  }
  w[1] = mc_routine_find(l->ctx, directives, ident_text(l, w[1]));
  if (w[1] == MC_PROGRAM_NONE) return damaged(l, "a custom directive names no routine");
  for (uint32_t i = 2; i < 1 + payload; i += 2) {
    if (w[i] == MC_FG_WORD) {
      if (!link_string(l, &w[i + 1], false)) return false;
    } else if (!is_reference(o, w[i], w[i + 1])) {
      return damaged(l, "an argument of a custom directive is out of range");
    }
  }
  return mc_routine_accepts(&l->ctx->routines->directives[w[1]], (const McRoutineArg *)(w + 2), (payload - 1) / 2) ||
         damaged(l, "the arguments of a custom directive do not match its routine");
}

/* True when the attribute has the enumeration that this way of writing it needs. */
static bool has_enum(const OpLinker *o, uint32_t attr, uint32_t mode) {
  if (mode != MC_FA_KEYWORD && mode != MC_FA_STRIPPED && mode != MC_FA_VALUE) return true;
  const McAttrWords *a = &((const McAttrWords *)(o->l->words + o->op->attrs))[attr];
  uint32_t at = a->enumeration;
  if (at == 0) return mode == MC_FA_STRIPPED && a->definition != MC_NONE;
  const McEnumWords *e = (const McEnumWords *)(o->l->words + at);
  return mode != MC_FA_STRIPPED || e->name != MC_NONE;
}

static bool link_elements(OpLinker *o, uint32_t at, uint32_t end, uint32_t depth);

/* Links the clauses of an oilist at `at`, which ends before `end`. */
static bool link_clauses(OpLinker *o, uint32_t at, uint32_t end, uint32_t depth) {
  const uint32_t *words = o->l->words;
  if (end - at < 2 || words[at + 1] > MC_FORMAT_MAX_CLAUSES) return false;
  uint32_t count = words[at + 1];
  at += 2;
  for (uint32_t i = 0; i < count; i++) {
    if (end - at < 3) return false;
    uint32_t num_anchors = words[at], num_words = words[at + 1];
    if (num_anchors > end || num_words == 0 || num_words > end || words[at + 2] > o->op->num_attrs) return false;
    at += 3;
    if (end - at < 2 * num_anchors + num_words) return false;
    for (uint32_t k = 0; k < num_anchors; k++, at += 2) {
      if (!is_reference(o, words[at], words[at + 1])) return false;
    }
    if ((words[at] & 0xFF) != MC_F_LITERAL || !link_elements(o, at, at + num_words, depth + 1)) return false;
    at += num_words;
  }
  return at == end;
}

/* Is the anchor of the group at `w` something of the operation, or a custom directive in its first part? */
static bool is_anchor(const OpLinker *o, const uint32_t *w) {
  if (w[1] != MC_FG_DIRECTIVE) return is_reference(o, w[1], w[2]);
  const uint32_t *at = w + 5, *end = at + w[3];
  while (at < end && (uint32_t)(at - w - 5) < w[2]) at += at[0] >> 8 & 0xFFFF; /* sizes were checked: not 0 */
  return at < end && (uint32_t)(at - w - 5) == w[2] && (at[0] & 0xFF) == MC_F_CUSTOM;
}

static bool link_elements(OpLinker *o, uint32_t at, uint32_t end, uint32_t depth) {
  Linker *l = o->l;
  const McProgramHeader *h = l->header;
  while (at < end) {
    uint32_t *w = l->words + at, opcode = w[0] & 0xFF, size = w[0] >> 8 & 0xFFFF, payload = size - 1;
    if (size == 0 || at + size > end || depth > MAX_PREDICATE_DEPTH) return damaged(l, "a format is cut off");
    bool ok = true;
    switch (opcode) {
      case MC_F_LITERAL: ok = payload == 2 && link_literal(l, w); break;
      case MC_F_SPACE: ok = payload == 1 && link_string(l, &w[1], false); break;
      case MC_F_OPERAND: ok = payload == 1 && w[1] < o->op->num_operands; break;
      case MC_F_ATTR:
        ok = payload == 3 && w[1] < o->op->num_attrs && w[2] <= MC_FA_SYMBOL_REF && w[3] <= h->num_constants &&
             (w[2] != MC_FA_DENSE || w[3] != 0) && has_enum(o, w[1], w[2]);
        if (ok && w[3] != 0) w[3] = l->words[h->constants + 4 * (w[3] - 1)];
        break;
      case MC_F_TYPE:
        ok = payload == 3 && is_type_slot(o, w[1]) && link_predicate_at(l, w[2]) && link_string(l, &w[3], w[2] == 0);
        break;
      case MC_F_FUNCTIONAL: ok = payload == 2 && is_type_slot(o, w[1]) && is_type_slot(o, w[2]); break;
      case MC_F_ATTR_DICT: case MC_F_OPERANDS: case MC_F_REGIONS: case MC_F_SUCCESSORS: case MC_F_PROP_DICT:
        ok = payload == 0;
        break;
      case MC_F_PROP_LIST:
        ok = payload % 4 == 0;
        for (uint32_t i = 1; ok && i <= payload; i += 4) ok = (w[i] & 0xFFFFFF) == (MC_F_ATTR | 4u << 8);
        if (ok && !link_elements(o, at + 1, at + size, depth + 1)) return false;
        break;
      case MC_F_REGION: ok = payload == 1 && w[1] < o->op->num_regions; break;
      case MC_F_SUCCESSOR: ok = payload == 1 && w[1] < o->op->num_successors; break;
      case MC_F_CUSTOM:
        if (!link_custom(o, w, payload)) return false;
        break;
      case MC_F_OPTIONAL:
        ok = payload >= 4 && (uint64_t)w[3] + w[4] + 5 == size && w[3] > 0;
        if (!ok) break;
        if (!link_elements(o, at + 5, at + 5 + w[3], depth + 1)) return false;
        if (!link_elements(o, at + 5 + w[3], at + size, depth + 1)) return false;
        ok = is_anchor(o, w);
        break;
      case MC_F_OILIST: ok = link_clauses(o, at, at + size, depth); break;
      case MC_F_HOOK: ok = payload == 0 && o->op->num_elements == 1; break;
      default: ok = false;
    }
    if (!ok) return damaged(l, "an element of a format is damaged");
    at += size;
  }
  return true;
}

static bool link_resolve(OpLinker *o) {
  Linker *l = o->l;
  if (!claim(l, o->op->resolve, o->op->num_resolve, 1)) return false;
  uint32_t at = o->op->resolve, end = at + o->op->num_resolve;
  while (at < end) {
    uint32_t *w = l->words + at, opcode = w[0] & 0xFF, size = w[0] >> 8 & 0xFFFF;
    if (size < 3 || at + size > end || !is_slot(o, w[1])) return damaged(l, "a type resolution is cut off");
    bool ok = false;
    switch (opcode) {
      case MC_R_COPY: ok = size == 3 && is_slot(o, w[2]); break;
      case MC_R_CONSTANT:
        ok = size == 3 && w[2] < l->header->num_constants;
        if (ok) w[2] = l->words[l->header->constants + 4 * w[2]];
        break;
      case MC_R_ATTR: ok = size == 3 && w[2] < o->op->num_attrs; break;
      case MC_R_TRANSFORM:
        ok = size == 4 && is_slot(o, w[2]) && link_string(l, &w[3], false);
        if (ok) w[3] = mc_routine_find(l->ctx, transforms, ident_text(l, w[3]));
        ok = ok && w[3] != MC_PROGRAM_NONE;
        break;
      case MC_R_INFER:
        ok = size == 3 && w[1] == o->op->num_operands && w[2] == o->op->num_results && o->op->num_infer > 0;
        break;
      case MC_R_CHECK:
        ok = size == 5 && w[2] != 0 && link_predicate_at(l, w[2]) && link_string(l, &w[3], false) &&
             link_string(l, &w[4], false);
        break;
      default: break;
    }
    if (!ok) return damaged(l, "a type resolution is damaged");
    at += size;
  }
  return true;
}

/* Checks the thing that an argument of an MC_INFER routine refers to; a word becomes an identifier. */
static bool link_infer_argument(OpLinker *o, uint32_t kind, uint32_t *number) {
  if (kind == MC_FG_WORD) return link_string(o->l, number, false);
  return kind == MC_FG_ATTR ? *number < o->op->num_attrs : kind == MC_FG_OPERAND && *number < o->op->num_operands;
}

static bool link_infer(OpLinker *o) {
  Linker *l = o->l;
  if (!claim(l, o->op->infer, o->op->num_infer, 1)) return false;
  uint32_t at = o->op->infer, end = at + o->op->num_infer;
  while (at < end) {
    uint32_t *w = l->words + at, opcode = w[0] & 0xFF, size = w[0] >> 8 & 0xFFFF;
    if (size < 2 || at + size > end) return damaged(l, "an inference of types is cut off");
    bool ok = false;
    switch (opcode) {
      case MC_I_OPERANDS: ok = size == 2 && w[1] < o->op->num_operands; break;
      case MC_I_TRANSFORM:
        ok = size == 3 && w[1] < o->op->num_operands && link_string(l, &w[2], false);
        if (ok) w[2] = mc_routine_find(l->ctx, transforms, ident_text(l, w[2]));
        ok = ok && w[2] != MC_PROGRAM_NONE;
        break;
      case MC_I_ATTR: ok = size == 2 && w[1] < o->op->num_attrs; break;
      case MC_I_CONSTANT:
        ok = size == 2 && w[1] < l->header->num_constants;
        if (ok) w[1] = l->words[l->header->constants + 4 * w[1]];
        ok = ok && mc_kind(l->ctx, w[1]) < MC_ATTR_INTEGER;
        break;
      case MC_I_GIVEN: ok = size == 2 && w[1] < o->op->num_results; break;
      case MC_I_ROUTINE:
        ok = size % 2 == 0 && link_string(l, &w[1], false);
        if (ok) w[1] = mc_routine_find(l->ctx, infers, ident_text(l, w[1]));
        ok = ok && w[1] != MC_PROGRAM_NONE;
        for (uint32_t i = 2; ok && i < size; i += 2) ok = link_infer_argument(o, w[i], &w[i + 1]);
        ok = ok && mc_infer_accepts(&l->ctx->routines->infers[w[1]], (const McRoutineArg *)(w + 2), (size - 2) / 2);
        break;
      default: break;
    }
    if (!ok) return damaged(l, "an inference of types is damaged");
    at += size;
  }
  return true;
}

static bool is_checked_thing(const OpLinker *o, uint32_t word) {
  if (word & MC_CHECK_ATTR) return (word & ~MC_CHECK_ATTR) < o->op->num_attrs;
  return is_slot(o, word);
}

static bool link_checks(OpLinker *o, uint32_t at, uint32_t count) {
  Linker *l = o->l;
  if (!claim(l, at, count, 1)) return false;
  uint32_t end = at + count;
  while (at < end) {
    uint32_t *w = l->words + at, opcode = w[0] & 0xFF, size = w[0] >> 8 & 0xFFFF;
    if (size == 0 || at + size > end) return damaged(l, "a check is cut off");
    bool ok = false;
    switch (opcode) {
      case MC_C_REGIONS: case MC_C_RESULTS: case MC_C_SUCCESSORS: case MC_C_OPERANDS: ok = size == 3; break;
      case MC_C_ALL_TYPES_MATCH:
        ok = size >= 3 && link_string(l, &w[1], false);
        for (uint32_t i = 2; ok && i < size; i++) ok = is_checked_thing(o, w[i]);
        break;
      case MC_C_TYPES_MATCH_WITH:
        ok = size == 5 && link_string(l, &w[1], false) && is_slot(o, w[2]) && is_slot(o, w[3]) &&
             link_string(l, &w[4], false);
        if (ok) w[4] = mc_routine_find(l->ctx, transforms, ident_text(l, w[4]));
        ok = ok && w[4] != MC_PROGRAM_NONE;
        break;
      case MC_C_TYPE_IS:
        ok = size == 4 && w[3] != 0 && link_string(l, &w[1], false) && is_slot(o, w[2]) && link_predicate_at(l, w[3]);
        break;
      case MC_C_PARENT:
        ok = size >= 2;
        for (uint32_t i = 1; ok && i < size; i++) {
          ok = link_string(l, &w[i], false);
          if (ok) w[i] = mc_op_name_of_ident(l->ctx, (McIdent){w[i]}, l->dialect->old).index;
          if (ok && w[i] == MC_NONE) return mc_out_of_memory(l->diags);
        }
        break;
      case MC_C_ROUTINE:
        ok = size >= 2 && link_string(l, &w[1], false);
        if (ok) w[1] = mc_routine_find(l->ctx, checks, ident_text(l, w[1]));
        for (uint32_t i = 2; ok && i < size; i++) ok = link_string(l, &w[i], false);
        ok = ok && w[1] != MC_PROGRAM_NONE;
        break;
      case MC_C_HOOK: ok = size == 2 && w[1] <= 1; break;
      default: ok = opcode > MC_C_END && opcode < MC_C_NUM_OPS && size == 1;
    }
    if (!ok) return damaged(l, "a check is damaged");
    w[0] = (w[0] & 0xFFFFFFu) | mc_check_flags(l->ctx, w); /* whatever the words contain there */
    at += size;
  }
  return true;
}

/* Links edges. Returns false when they name what the operation does not have. */
static bool link_edges(OpLinker *o, uint32_t *words, uint32_t count) {
  McEdgeWords *edges = (McEdgeWords *)words;
  if (count % (sizeof *edges / 4) != 0) return false;
  for (uint32_t i = 0; i < count / (sizeof *edges / 4); i++) {
    McEdgeWords *e = &edges[i];
    if (e->from < MC_EDGE_ALL && e->from >= o->op->num_regions) return false;
    if (e->to < MC_EDGE_ALL && e->to >= o->op->num_regions) return false;
    if (e->group != MC_PROGRAM_NONE && (e->group >= o->op->num_operands || e->from != MC_EDGE_OPERATION)) return false;
    if (e->unless != MC_PROGRAM_NONE && !link_string(o->l, &e->unless, false)) return false;
  }
  return true;
}

/* Links effects. Returns false when they name what the operation does not have. */
static bool link_effects(OpLinker *o, uint32_t *words, uint32_t count) {
  const uint32_t kinds = MC_EFFECT_READ | MC_EFFECT_WRITE | MC_EFFECT_ALLOCATE | MC_EFFECT_FREE | MC_EFFECT_NESTED;
  McEffectWords *effects = (McEffectWords *)words;
  if (count % (sizeof *effects / 4) != 0) return false;
  for (uint32_t i = 0; i < count / (sizeof *effects / 4); i++) {
    McEffectWords *e = &effects[i];
    uint32_t kind = e->flags & kinds;
    if (kind == 0 || (kind & (kind - 1)) != 0) return false;
    if (e->flags > (kinds | MC_EFFECT_ON_RESULT | MC_EFFECT_IF_MEMREF | MC_EFFECT_NESTED_KNOWN |
                    MC_EFFECT_NESTED_WHOLE | MC_EFFECT_ABOVE_ONE)) {
      return false;
    }
    uint32_t groups = e->flags & MC_EFFECT_ON_RESULT ? o->op->num_results : o->op->num_operands;
    if (e->group != MC_PROGRAM_NONE && e->group >= groups) return false;
    if (e->attr != MC_PROGRAM_NONE && !link_string(o->l, &e->attr, false)) return false;
  }
  return true;
}

/* Links the facts that the definition states: a bit for each, and their payloads. */
static bool link_facts(OpLinker *o, McOpDef *def) {
  Linker *l = o->l;
  uint32_t at = o->op->facts, end = at + o->op->num_facts;
  if (!claim(l, at, o->op->num_facts, 1)) return false;
  while (at < end) {
    uint32_t *w = l->words + at, payload = w[0] & 0xFF, size = w[0] >> 8 & 0xFFFF;
    if (size < 2 || at + size > end || !link_string(l, &w[1], false)) return damaged(l, "a fact is cut off");
    McFact fact = mc_fact_find(ident_text(l, w[1]), payload);
    if (fact == MC_NUM_FACTS || mc_def_has_fact(def, fact)) return damaged(l, "a fact is unknown or stated twice");
    bool attribute = payload == MC_PAYLOAD_ATTRIBUTE || payload == MC_PAYLOAD_NAMED;
    uint32_t names = attribute ? size - 1 : size, want = payload == MC_PAYLOAD_ATTRIBUTE ? 3
                                                         : payload == MC_PAYLOAD_NAMED   ? 4
                                                                                         : 2;
    bool ok = payload == MC_PAYLOAD_WORDS || payload == MC_PAYLOAD_VALUES || size == want;
    if (payload == MC_PAYLOAD_EDGES) {
      ok = link_edges(o, w + 2, size - 2);
      names = 0;
    } else if (payload == MC_PAYLOAD_EFFECTS) {
      ok = link_effects(o, w + 2, size - 2);
      names = 0;
    } else if (payload == MC_PAYLOAD_REWRITES) {
      ok = mc_link_rewrites(l, w + 2, size - 2, o->op->num_results);
      names = 0;
    }
    for (uint32_t i = 2; ok && i < names; i++) ok = link_string(l, &w[i], false);
    if (ok && attribute) {
      ok = w[size - 1] < l->header->num_constants;
      if (ok) w[size - 1] = l->words[l->header->constants + 4 * w[size - 1]];
      ok = ok && mc_kind(l->ctx, w[size - 1]) >= MC_ATTR_INTEGER;
    }
    if (!ok) return damaged(l, "a fact is damaged");
    w[1] = fact;
    def->facts[fact / 64] |= (uint64_t)1 << fact % 64;
    at += size;
  }
  return true;
}

/* Links the fields of an operation of an old generation that state how it is upgraded. */
static bool link_upgrade(Linker *l, McOpWords *op) {
  if (op->upgrade_to != 0 && (op->upgrade_to--, !link_string(l, &op->upgrade_to, false))) return false;
  if (op->upgrade != 0) {
    op->upgrade--;
    if (!link_string(l, &op->upgrade, false)) return false;
    op->upgrade = mc_routine_find(l->ctx, upgrades, ident_text(l, op->upgrade));
    if (op->upgrade++ == MC_PROGRAM_NONE) return damaged(l, "an upgrade's routine is unknown");
    if (op->upgrade_to == 0) return damaged(l, "an upgrade has no name");
  }
  if (!claim(l, op->renamed, op->num_renamed, 2)) return false;
  for (uint32_t i = 0; i < 2 * op->num_renamed; i++) {
    if (!link_string(l, &l->words[op->renamed + i], false)) return false;
  }
  return true;
}

/* The number of the routine for the operation, or that for all operations of its dialect, "linalg.*". */
static uint32_t routine_for(const Linker *l, const McOpWords *op, const void *records, uint32_t count, size_t size) {
  char all[64];
  McStr name = ident_text(l, op->name), dialect = ident_text(l, l->header->name);
  uint32_t number = mc_routine_number(records, count, size, name);
  if (number != MC_PROGRAM_NONE || dialect.len + 3 > sizeof all) return number;
  memcpy(all, dialect.ptr, dialect.len);
  memcpy(all + dialect.len, ".*", 2);
  return mc_routine_number(records, count, size, (McStr){all, dialect.len + 2});
}

#define ROUTINE_FOR(l, op, kind) \
  routine_for(l, op, (l)->ctx->routines->kind, (l)->ctx->routines->num_##kind, sizeof *(l)->ctx->routines->kind)

/* Routines whose names are those of operations. */
static void find_transforms(const Linker *l, const McOpWords *op, McOpDef *def) {
  const McRoutineSet *set = l->ctx->routines;
  uint32_t fold = ROUTINE_FOR(l, op, folds), first = ROUTINE_FOR(l, op, patterns), count = 0;
  uint32_t speculation = ROUTINE_FOR(l, op, speculations), branch = ROUTINE_FOR(l, op, branches);
  if (fold != MC_PROGRAM_NONE) def->fold = &set->folds[fold];
  for (uint32_t i = first; i < set->num_patterns; i++) { /* of several dialects */
    if (i != first && strcmp(set->patterns[i].name, set->patterns[first].name) != 0) continue;
    MC_ASSERT(count < MC_MAX_PATTERNS);
    if (count < MC_MAX_PATTERNS) def->patterns[count++] = &set->patterns[i];
  }
  if (speculation != MC_PROGRAM_NONE) def->speculation = &set->speculations[speculation];
  uint32_t fold_pattern = ROUTINE_FOR(l, op, fold_patterns);
  if (fold_pattern != MC_PROGRAM_NONE) def->fold_pattern = &set->fold_patterns[fold_pattern];
  if (branch != MC_PROGRAM_NONE) def->branch = &set->branches[branch];
  uint32_t range = ROUTINE_FOR(l, op, ranges);
  if (range != MC_PROGRAM_NONE) def->range = &set->ranges[range];
  uint32_t index_sum = ROUTINE_FOR(l, op, index_sums), subset = ROUTINE_FOR(l, op, subsets);
  if (index_sum != MC_PROGRAM_NONE) def->index_sum = &set->index_sums[index_sum];
  if (subset != MC_PROGRAM_NONE) def->subset = &set->subsets[subset];
  uint32_t slot = ROUTINE_FOR(l, op, slots), slot_use = ROUTINE_FOR(l, op, slot_uses);
  if (slot != MC_PROGRAM_NONE) def->slot = &set->slots[slot];
  if (slot_use != MC_PROGRAM_NONE) def->slot_use = &set->slot_uses[slot_use];
  uint32_t split = ROUTINE_FOR(l, op, splits), split_use = ROUTINE_FOR(l, op, split_uses);
  if (split != MC_PROGRAM_NONE) def->split = &set->splits[split];
  if (split_use != MC_PROGRAM_NONE) def->split_use = &set->split_uses[split_use];
  uint32_t inlining = ROUTINE_FOR(l, op, inlinings);
  if (inlining != MC_PROGRAM_NONE) def->inlined = &set->inlinings[inlining];
}

/* Links an operation. Every format also relies on this rule: a group's types are either spelled or found by the
 * resolve program. compile/formats.py ensures that; only what would be unsafe is checked here. */
static bool link_op(OpLinker *o, McOpDef *def) {
  Linker *l = o->l;
  McOpWords *op = o->op;
  if (!link_string(l, &op->name, false) || !link_string(l, &op->default_dialect, true) ||
      !link_string(l, &op->implicit_terminator, true) || !link_string(l, &op->asm_name, true) ||
      !link_names(l, op->traits, find_trait)) {
    return false;
  }
  if (!link_attrs(o) ||
      !link_groups(o, op->operands, op->num_operands, &def->num_variadic_operands, &def->variadic_operand) ||
      !link_groups(o, op->results, op->num_results, &def->num_variadic_results, &def->variadic_result) ||
      !link_regions(o)) {
    return false;
  }
  uint8_t ignored;
  if (!link_groups(o, op->successors, op->num_successors, &ignored, &ignored)) return false;
  if (!claim(l, op->elements, op->num_elements, 1) ||
      !link_elements(o, op->elements, op->elements + op->num_elements, 0)) {
    return false;
  }
  if (!link_resolve(o) || !link_infer(o) || !link_checks(o, op->checks, op->num_checks) ||
      !link_checks(o, op->region_checks, op->num_region_checks) ||
      !link_checks(o, op->symbol_checks, op->num_symbol_checks) ||
      !mc_link_body(l, op->body, op->num_body, op->num_attrs)) {
    return false;
  }
  if (op->argument_names != 0 && (op->argument_names--, !link_string(l, &op->argument_names, false))) return false;
  if (!link_facts(o, def) || !link_upgrade(l, op)) return false;
  def->is_old = op->upgrade_to != 0;
  def->inlining = (uint8_t)(((const McProgramHeader *)l->words)->flags & (MC_PROGRAM_INLINED | MC_PROGRAM_INLINES |
                                                                          MC_PROGRAM_INLINES_AFFINE));
  def->is_renamed = def->is_old && (op->num_elements | op->upgrade | op->num_renamed) == 0;
  if (op->asm_routine == MC_PROGRAM_NONE) {
    op->asm_routine = 0;
    if (op->asm_name != MC_NONE) def->asm_names = &mc_asm_fixed_name;
  } else {
    if (!link_string(l, &op->asm_routine, false)) return false;
    uint32_t number = mc_routine_find(l->ctx, asm_names, ident_text(l, op->asm_routine));
    if (number == MC_PROGRAM_NONE) return damaged(l, "a routine for result names is unknown");
    def->asm_names = &l->ctx->routines->asm_names[number];
    op->asm_routine = number + 1;
  }
  if (op->is_own && !l->dialect->old) find_transforms(l, op, def);
  def->traits = op->traits[0] | (uint64_t)op->traits[1] << 32;
  if (def->traits & MC_TRAIT(ATTR_SIZED_OPERAND_SEGMENTS)) def->variadic_operand = 255;
  if (def->traits & MC_TRAIT(ATTR_SIZED_RESULT_SEGMENTS)) def->variadic_result = 255;
  def->default_dialect.index = op->default_dialect;
  if (def->is_old != l->dialect->old) return damaged(l, "an operation is of another generation than its dialect");
  def->name = mc_op_name_of_ident(l->ctx, (McIdent){op->name}, def->is_old);
  if (op->implicit_terminator != MC_NONE) {
    def->implicit_terminator = mc_op_name_of_ident(l->ctx, (McIdent){op->implicit_terminator}, def->is_old);
    if (def->implicit_terminator.index == MC_NONE) return mc_out_of_memory(l->diags);
  }
  return def->name.index != MC_NONE || mc_out_of_memory(l->diags);
}

static bool comes_before(const Linker *l, uint32_t a, uint32_t b) {
  McStr x = ident_text(l, a), y = ident_text(l, b);
  int order = memcmp(x.ptr, y.ptr, x.len < y.len ? x.len : y.len);
  return order != 0 ? order < 0 : x.len < y.len;
}

/* Puts the inherent names of a definition, sorted, into `names`, and sets its default properties. */
static bool fill_inherent(Linker *l, McOpDef *def, McIdent *names) {
  const McAttrWords *attrs = mc_def_attrs(def);
  uint32_t count = def->op->num_attrs, num_defaults = 0;
  def->inherent = names;
  def->all_bound = true;
  for (uint32_t i = 0; i < count; i++) {
    if (attrs[i].flags & MC_ATTR_DISCARDABLE) {
      def->spells_discardable = true;
      continue;
    }
    uint32_t at = def->num_inherent++;
    for (; at > 0 && comes_before(l, attrs[i].name, names[at - 1].index); at--) names[at] = names[at - 1];
    if (at > 0 && names[at - 1].index == attrs[i].name) return damaged(l, "two attributes have one name");
    names[at].index = attrs[i].name;
    num_defaults += attrs[i].default_value != 0 && !(attrs[i].flags & MC_ATTR_NOT_STORED);
    if (!(attrs[i].flags & (MC_ATTR_BOUND | MC_ATTR_SEGMENTS))) def->all_bound = false;
  }
  if (num_defaults == 0) return true;
  McNamedAttr *entries = mc_alloc(&l->ctx->alloc, num_defaults * sizeof *entries);
  if (entries == NULL) return mc_out_of_memory(l->diags);
  uint32_t n = 0;
  for (uint32_t i = 0; i < count; i++) {
    if (attrs[i].default_value != 0 && !(attrs[i].flags & MC_ATTR_NOT_STORED)) {
      entries[n++] = (McNamedAttr){{attrs[i].name}, {attrs[i].default_value}};
    }
  }
  def->default_properties = mc_attr_dictionary(l->ctx, entries, n, NULL);
  mc_free(&l->ctx->alloc, entries, num_defaults * sizeof *entries);
  return def->default_properties.index != MC_NONE || mc_out_of_memory(l->diags);
}

static void fill_programs(const Linker *l, McOpEntry *entry, const uint32_t *words) {
  const McOpWords *op = entry->def.op;
  if (op->num_elements > 0) {
    entry->format = (McFormat){words + op->elements, words + op->elements + op->num_elements, words + op->resolve,
                               words + op->resolve + op->num_resolve};
    entry->def.format = &entry->format;
  }
  entry->constraints = (McConstraints){words + op->checks,
                                       words + op->checks + op->num_checks,
                                       words + op->region_checks,
                                       words + op->region_checks + op->num_region_checks,
                                       words + op->symbol_checks,
                                       words + op->symbol_checks + op->num_symbol_checks,
                                       words + op->checks,
                                       false,
                                       false};
  McConstraints *c = &entry->constraints;
  for (const uint32_t *w = c->checks; w < c->checks_end; w += w[0] >> 8 & 0xFFFF) {
    c->checks_symbol |= (w[0] & MC_CHECK_OF_SYMBOL) != 0;
  }
  while (c->impure < c->checks_end && (c->impure[0] & MC_CHECK_PURE)) c->impure += c->impure[0] >> 8 & 0xFFFF;
  c->sees_value_types = mc_constraints_see_value_types(l->ctx, &entry->def, c);
  entry->def.constraints = &entry->constraints;
}

static bool link_ops(Linker *l, McDialectDef *dialect) {
  const McProgramHeader *h = l->header;
  if (!claim(l, h->ops, h->num_ops, sizeof(McOpWords) / 4)) return false;
  McOpWords *ops = (McOpWords *)(l->words + h->ops);
  dialect->entries = mc_alloc_zeroed(&l->ctx->alloc, (h->num_ops + 1) * sizeof *dialect->entries);
  if (dialect->entries == NULL) return mc_out_of_memory(l->diags);
  dialect->num_entries = h->num_ops;
  for (uint32_t i = 0; i < h->num_ops; i++) {
    McOpDef *def = &dialect->entries[i].def;
    OpLinker o = {l, &ops[i]};
    def->words = l->words;
    def->op = &ops[i];
    if (!link_op(&o, def)) return false;
    dialect->num_inherent += ops[i].num_attrs;
    fill_programs(l, &dialect->entries[i], l->words);
  }
  dialect->inherent = mc_alloc_zeroed(&l->ctx->alloc, (dialect->num_inherent + 1) * sizeof *dialect->inherent);
  if (dialect->inherent == NULL) return mc_out_of_memory(l->diags);
  McIdent *names = dialect->inherent;
  for (uint32_t i = 0; i < h->num_ops; i++) {
    if (!fill_inherent(l, &dialect->entries[i].def, names)) return false;
    names += ops[i].num_attrs;
  }
  return true;
}

static bool link_attr_rules(Linker *l, McDialectDef *dialect) {
  McProgramHeader *h = (McProgramHeader *)l->words;
  if (!claim(l, h->attr_rules, h->num_attr_rules, sizeof(McAttrRuleWords) / 4)) return false;
  McAttrRuleWords *rules = (McAttrRuleWords *)(l->words + h->attr_rules);
  for (uint32_t i = 0; i < h->num_attr_rules; i++) {
    McAttrRuleWords *w = &rules[i];
    if (!link_string(l, &w->name, true) || !link_predicate_at(l, w->value) ||
        !link_string(l, &w->message, w->value == 0)) {
      return false;
    }
    if (w->check == MC_PROGRAM_NONE) {
      w->check = 0;
      continue;
    }
    if (!link_string(l, &w->check, false)) return false;
    w->check = mc_routine_find(l->ctx, attr_checks, mc_ident_str(l->ctx, (McIdent){w->check})) + 1;
    if (w->check == 0) return damaged(l, "a routine that checks attributes is unknown");
  }
  dialect->attr_rules = rules;
  dialect->num_attr_rules = h->num_attr_rules;
  return true;
}

static bool link_argument_check(Linker *l, McDialectDef *dialect) {
  uint32_t name = l->header->argument_check;
  if (name == MC_PROGRAM_NONE) return true;
  if (!link_string(l, &name, false)) return false;
  dialect->argument_check = mc_routine_find(l->ctx, arg_checks, ident_text(l, name)) + 1;
  return dialect->argument_check != 0 || damaged(l, "a routine that checks attributes of arguments is unknown");
}

/* An attribute's name is that of a definition or of an enumeration, and stays so: both have records of their own. */
static bool check_attr_names(Linker *l, const McDialectDef *dialect) {
  for (uint32_t i = 0; i < dialect->num_definitions; i++) {
    const McDefinition *def = &dialect->definitions[i];
    if (def->record->flags & MC_DEF_IS_TYPE) continue;
    bool taken = mc_attr_def(l->ctx, def->name) != NULL;
    for (uint32_t k = 0; k < dialect->num_enums; k++) taken |= dialect->enums[k].name.index == def->name.index;
    if (taken) return damaged(l, "an attribute and an enumeration have one name");
  }
  for (uint32_t k = 0; k < dialect->num_enums; k++) {
    if (mc_definition(l->ctx, dialect->enums[k].name, false) != NULL) {
      return damaged(l, "an attribute and an enumeration have one name");
    }
  }
  return true;
}

static bool link_all(Linker *l, McDialectDef *dialect) {
  McProgramHeader *h = (McProgramHeader *)l->words;
  l->claimed = mc_alloc_zeroed(&l->ctx->alloc, l->num_words);
  l->idents = mc_alloc(&l->ctx->alloc, ((size_t)h->num_strings + 1) * sizeof *l->idents);
  bool ok = false;
  if (l->claimed == NULL || l->idents == NULL) {
    mc_out_of_memory(l->diags);
  } else {
    ok = link_strings(l) && link_string(l, &h->name, false);
    dialect->name.index = ok ? h->name : MC_NONE;
    dialect->complete = (h->flags & MC_PROGRAM_COMPLETE) != 0;
    dialect->open = (h->flags & MC_PROGRAM_OPEN) != 0;
    dialect->old = (h->flags & MC_PROGRAM_OLD) != 0;
    dialect->symbols_complete = (h->flags & MC_PROGRAM_SYMBOLS_COMPLETE) != 0;
    uint32_t noun = h->type_noun;
    ok = ok && link_string(l, &noun, true);
    dialect->type_noun = (McIdent){noun};
    ok = ok && link_enums(l, dialect) && claim(l, h->constants, h->num_constants, 4);
    ok = ok && (h->num_early <= h->num_constants || damaged(l, "a count is out of range"));
    ok = ok && link_constants(l, 0, h->num_early, NULL) && mc_link_definitions(l, dialect) &&
         check_attr_names(l, dialect) && mc_link_defaults(l, dialect);
    ok = ok && link_constants(l, h->num_early, h->num_constants, dialect) && link_ops(l, dialect) &&
         link_attr_rules(l, dialect) && link_argument_check(l, dialect);
  }
  mc_free(&l->ctx->alloc, l->claimed, l->num_words);
  mc_free(&l->ctx->alloc, l->idents, ((size_t)h->num_strings + 1) * sizeof *l->idents);
  return ok;
}

McDialectDef *mc_dialect_link(McContext *ctx, const uint32_t *words, size_t num_words, McDiags *diags) {
  const McProgramHeader *h = (const McProgramHeader *)words;
  McLoc loc = mc_loc_unknown(ctx);
  if (num_words < sizeof *h / 4 || num_words > UINT32_MAX / 8 || h->magic != MC_PROGRAM_MAGIC ||
      h->version != MC_PROGRAM_VERSION || h->num_words != num_words || h->num_strings > num_words) {
    mc_error(diags, loc, "the compiled dialect has an unknown layout");
    return NULL;
  }
  McDialectDef *dialect = mc_alloc_zeroed(&ctx->alloc, sizeof *dialect);
  uint32_t *copy = dialect == NULL ? NULL : mc_alloc(&ctx->alloc, num_words * sizeof *copy);
  if (copy == NULL) {
    mc_free(&ctx->alloc, dialect, sizeof *dialect);
    mc_out_of_memory(diags);
    return NULL;
  }
  memcpy(copy, words, num_words * sizeof *copy);
  dialect->words = copy;
  dialect->num_words = num_words;
  Linker l = {ctx, diags, copy, (uint32_t)num_words, (McProgramHeader *)copy, dialect, NULL, NULL, NULL};
  if (link_all(&l, dialect)) return dialect;
  if (l.damage != NULL) {
    McStr name = dialect->name.index == MC_NONE ? (McStr){"?", 1} : mc_ident_str(ctx, dialect->name);
    mc_error(diags, loc, "the compiled dialect '%.*s' is damaged: %s; build it again (`make build`, or `mlircore "
             "compile-dialect` for that of a package)", (int)name.len, name.ptr, l.damage);
  }
  mc_dialect_def_free(ctx, dialect);
  return NULL;
}

bool mc_dialect_define(McContext *ctx, const uint32_t *words, size_t num_words, McDiags *diags) {
  McDialectDef *dialect = mc_dialect_link(ctx, words, num_words, diags);
  return dialect != NULL && (mc_dialect_publish(ctx, dialect, false) || mc_out_of_memory(diags));
}

bool mc_dialect_update(McContext *ctx, const uint32_t *words, size_t num_words, McDiags *diags) {
  McDialectDef *dialect = mc_dialect_link(ctx, words, num_words, diags);
  return dialect != NULL && (mc_dialect_publish(ctx, dialect, true) || mc_out_of_memory(diags));
}
