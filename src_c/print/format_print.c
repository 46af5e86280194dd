/* format_print.c - runs format programs to print an operation's custom form.
 *
 * The program is the one that parsed the operation; compile/formats.py has put in where spaces go. Everything is
 * written through the primitives of print.h, so that a pass that only collects aliases visits what a print would print.
 * An operation that breaks its definition is printed in some form, but safely: the code assumes nothing that it has not
 * checked.
 */
#include "defs/constraints.h"
#include "defs/defined.h"
#include "defs/format.h"
#include "print/format_print.h"
#include "print/print_defined.h"
#include "defs/enums.h"

#define SIZE(w) ((w)[0] >> 8 & 0xFFFFu)
#define OPCODE(w) ((w)[0] & 0xFFu)
#define FLAGS(w) ((w)[0] >> 24)

static void print_elements(McFormatPrint *f, const uint32_t *at, const uint32_t *end);

/* --- the operands, results and attributes of the operation --- */

McAttr mc_format_print_attr(const McFormatPrint *f, uint32_t i) {
  bool discardable = (mc_def_attrs(f->def)[i].flags & MC_ATTR_DISCARDABLE) != 0;
  const McOpRec *rec = mc_op_rec(f->p->ctx, f->op);
  McAttr entries = {discardable ? rec->attrs : rec->properties};
  if (entries.index == MC_NONE) return entries;
  return mc_attr_dictionary_find(f->p->ctx, entries, (McIdent){mc_def_attrs(f->def)[i].name});
}

/* Operands or results of a group; none when the operation breaks its definition (an unverified one may be printed). */
MC_INLINE McSpan group_of(const McFormatPrint *f, bool results, uint32_t g) {
  const McOpDef *def = f->def;
  McContext *ctx = f->p->ctx;
  McSpan out;
  const McOpRec *rec = mc_op_rec(ctx, f->op);
  if (MC_LIKELY((results ? def->num_variadic_results : def->num_variadic_operands) == 0)) {
    return g < (results ? rec->num_results : rec->num_operands) ? (McSpan){g, 1} : (McSpan){0, 0};
  }
  uint32_t only = results ? def->variadic_result : def->variadic_operand;
  if (MC_LIKELY(only != 255)) { /* as mc_op_group */
    uint32_t total = results ? rec->num_results : rec->num_operands,
             groups = results ? def->op->num_results : def->op->num_operands;
    if (MC_UNLIKELY(g >= groups || total + 1 < groups)) return (McSpan){0, 0};
    return (McSpan){g <= only ? g : g + total - groups, g == only ? total + 1 - groups : 1};
  }
  mc_op_group(ctx, def, f->op, results, g, &out.start, &out.count);
  return out;
}

McSpan mc_format_print_operands(const McFormatPrint *f, uint32_t group) { return group_of(f, false, group); }
McSpan mc_format_print_results(const McFormatPrint *f, uint32_t group) { return group_of(f, true, group); }

/* Operands or results whose types a slot of types holds. */
MC_INLINE McSpan slot_of(const McFormatPrint *f, uint32_t slot, bool *results) {
  uint32_t operands = f->def->op->num_operands;
  *results = slot == MC_SLOT_ALL_RESULTS || (slot != MC_SLOT_ALL_OPERANDS && slot >= operands);
  if (slot == MC_SLOT_ALL_OPERANDS) return (McSpan){0, mc_op_num_operands(f->p->ctx, f->op)};
  if (slot == MC_SLOT_ALL_RESULTS) return (McSpan){0, mc_op_num_results(f->p->ctx, f->op)};
  return group_of(f, *results, *results ? slot - operands : slot);
}

MC_INLINE McType type_at(const McFormatPrint *f, bool results, uint32_t i) {
  McContext *ctx = f->p->ctx;
  const McOpRec *rec = mc_op_rec(ctx, f->op);
  if (i >= (results ? rec->num_results : rec->num_operands)) return (McType){MC_NONE};
  if (results) return (McType){(mc_value_rec(ctx, (McValue){rec->results}) + i)->type};
  uint32_t value = (mc_use_rec(ctx, (McUse){rec->operands}) + i)->value;
  return (McType){value == MC_NONE ? MC_NONE : mc_value_rec(ctx, (McValue){value})->type};
}

static McSpan successors_of(const McFormatPrint *f, uint32_t g) {
  const McGroupWords *groups = (const McGroupWords *)(f->def->words + f->def->op->successors);
  uint32_t total = mc_op_num_successors(f->p->ctx, f->op), num_groups = f->def->op->num_successors;
  if (g >= total || total + 1 < num_groups) return (McSpan){0, 0};
  return (McSpan){g, groups[g].flags == MC_GROUP_VARIADIC ? total + 1 - num_groups : 1};
}

/* --- elements --- */

MC_INLINE void print_operands(McFormatPrint *f, McSpan s) {
  const McOpRec *rec = mc_op_rec(f->p->ctx, f->op);
  if (f->p->collecting || s.count == 0 || s.start + s.count > rec->num_operands) return;
  const McUseRec *uses = mc_use_rec(f->p->ctx, (McUse){rec->operands}) + s.start;
  if (s.count == 1) mc_pr_value(f->p, (McValue){uses->value});
  else mc_ssa_put_operands(f->p, uses, s.count);
}

MC_INLINE void print_types(McFormatPrint *f, McSpan s, bool results) {
  for (uint32_t i = 0; i < s.count; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_type(f->p, type_at(f, results, s.start + i));
  }
}

/* The format states the definition, so every type here has the same one. */
static void print_stripped(McFormatPrint *f, McType type) {
  if (mc_kind(f->p->ctx, type.index) == MC_TYPE_DEFINED) mc_pr_defined_stripped(f->p, type.index);
  else mc_pr_type(f->p, type);
}

static void print_functional(McFormatPrint *f, const uint32_t *w) {
  McPrinter *p = f->p;
  bool inputs_are_results, results_are_results;
  McSpan inputs = slot_of(f, w[1], &inputs_are_results), results = slot_of(f, w[2], &results_are_results);
  mc_pr_lit(p, "(");
  print_types(f, inputs, inputs_are_results);
  mc_pr_lit(p, ") -> ");
  bool bare = results.count == 1 &&
              mc_kind(p->ctx, type_at(f, results_are_results, results.start).index) != MC_TYPE_FUNCTION;
  if (!bare) mc_pr_lit(p, "(");
  print_types(f, results, results_are_results);
  if (!bare) mc_pr_lit(p, ")");
}

/* The names of several cases have no characters to escape. */
static void print_quoted(McPrinter *p, const McBuf *text) {
  mc_pr_lit(p, "\"");
  mc_pr_text(p, text->ptr, text->len);
  mc_pr_lit(p, "\"");
}

static void print_keyword(McFormatPrint *f, const McAttrWords *a, McAttr value) {
  McPrinter *p = f->p;
  const McEnumWords *e = (const McEnumWords *)(f->def->words + a->enumeration);
  int64_t number = 0;
  if (p->collecting) return;
  McKind kind = mc_kind(p->ctx, value.index);
  if (kind != MC_ATTR_DEFINED && kind != MC_ATTR_INTEGER) {
    mc_pr_attr(p, value);
    return;
  }
  if (kind == MC_ATTR_DEFINED) number = (int64_t)mc_enum_attr_value(p->ctx, value);
  else mc_attr_integer_i64(p->ctx, value, &number);
  uint64_t bits = e->flags & MC_ENUM_WIDE ? (uint64_t)number : (uint32_t)number;
  McBuf text;
  mc_buf_init(&text, &p->ctx->alloc);
  mc_enum_text(p->ctx, f->def->words, e, bits, &text);
  if (text.failed) p->failed = true;
  else if (e->flags & MC_ENUM_KEYWORDS) mc_pr_text(p, text.ptr, text.len);
  else if (e->flags & MC_ENUM_BITS && (bits == 0 || (bits & (bits - 1)) != 0)) print_quoted(p, &text);
  else mc_pr_keyword_or_string(p, text.ptr, text.len);
  mc_buf_fini(&text);
}

static void print_enum_value(McFormatPrint *f, const McAttrWords *a, McAttr value) {
  McPrinter *p = f->p;
  const McEnumWords *e = (const McEnumWords *)(f->def->words + a->enumeration);
  McKind kind = mc_kind(p->ctx, value.index);
  int64_t number = 0;
  if (p->collecting) return;
  if (kind == MC_ATTR_DEFINED) number = (int64_t)mc_enum_attr_value(p->ctx, value);
  else if (kind != MC_ATTR_INTEGER || !mc_attr_integer_i64(p->ctx, value, &number)) {
    mc_pr_attr(p, value);
    return;
  }
  mc_enum_text(p->ctx, f->def->words, e, e->flags & MC_ENUM_WIDE ? (uint64_t)number : (uint32_t)number, p->buf);
}

static void print_attr(McFormatPrint *f, const uint32_t *w) {
  McPrinter *p = f->p;
  const McAttrWords *a = &mc_def_attrs(f->def)[w[1]];
  McAttr value = mc_format_print_attr(f, w[1]);
  if (value.index == MC_NONE) value.index = a->default_value;
  if (value.index == MC_NONE) return;
  switch (w[2]) {
    case MC_FA_SYMBOL_NAME: {
      if (mc_kind(p->ctx, value.index) != MC_ATTR_STRING) break;
      McStr name = mc_attr_string_value(p->ctx, value);
      mc_pr_symbol_name(p, name.ptr, name.len);
      return;
    }
    case MC_FA_KEYWORD: print_keyword(f, a, value); return;
    case MC_FA_VALUE: print_enum_value(f, a, value); return;
    case MC_FA_STRIPPED:
      if (mc_kind(p->ctx, value.index) != MC_ATTR_DEFINED) break;
      mc_pr_defined_stripped(p, value.index);
      return;
    case MC_FA_DENSE:
      if (mc_kind(p->ctx, value.index) != MC_ATTR_DENSE_ARRAY) break;
      if (!p->collecting) mc_pr_dense_array_list(p, value);
      return;
    default: break;
  }
  if (w[3] != 0) mc_pr_attr_no_type(p, value);
  else mc_pr_attr(p, value);
}

/* Leaves out the attributes that the format spells, except `shown`, and those that have their default value. apart:
 * properties come after all others. */
static void print_attr_dict(McFormatPrint *f, bool with_keyword, uint32_t shown, bool apart) {
  McPrinter *p = f->p;
  const McOpDef *def = f->def;
  const McOpRec *rec = mc_op_rec(p->ctx, f->op);
  McAttr properties = {rec->properties}, all = {rec->attrs};
  McIdent few[64], *elided = few;
  size_t num_elided = 0, room = 0;
  bool has_more = !def->all_bound || shown != MC_PROGRAM_NONE;
  if ((properties.index != MC_NONE && has_more) || def->spells_discardable) {
    all = mc_op_all_attributes(p->ctx, f->op);
    if (all.index == MC_NONE) {
      McAttr attrs = mc_op_attrs(p->ctx, f->op);
      p->failed |= mc_attr_dictionary_size(p->ctx, properties) > 0 || mc_attr_dictionary_size(p->ctx, attrs) > 0;
      return;
    }
    room = def->op->num_attrs;
    if (room > MC_COUNT(few)) elided = mc_alloc(&p->ctx->alloc, room * sizeof *elided);
    if (elided == NULL) {
      p->failed = true;
      return;
    }
    for (uint32_t i = 0; i < room; i++) {
      const McAttrWords *a = &mc_def_attrs(def)[i];
      bool elide = (a->flags & (MC_ATTR_BOUND | MC_ATTR_SEGMENTS)) != 0 && i != shown;
      if (!elide && a->default_value != 0 && !(a->flags & MC_ATTR_SHOWN)) {
        elide = mc_format_print_attr(f, i).index == a->default_value;
      }
      if (elide) elided[num_elided++].index = a->name;
    }
  }
  McAttr own = {def->all_bound ? MC_NONE : properties.index};
  if (apart) mc_pr_attr_dicts(p, mc_op_attrs(p->ctx, f->op), own, elided, num_elided, with_keyword);
  else if (all.index != MC_NONE) mc_pr_attr_dict(p, all, elided, num_elided, with_keyword);
  if (elided != few) mc_free(&p->ctx->alloc, elided, room * sizeof *elided);
}

void mc_format_print_attr_dict_with(McFormatPrint *f, bool with_keyword, uint32_t shown) {
  print_attr_dict(f, with_keyword, shown, false);
}

void mc_format_print_attr_dict(McFormatPrint *f, bool with_keyword) {
  mc_format_print_attr_dict_with(f, with_keyword, MC_PROGRAM_NONE);
}

/* The properties that nothing else in the format spells and that are not implied. */
static void print_prop_dict(McFormatPrint *f) {
  McPrinter *p = f->p;
  bool any = false;
  mc_pr_lit(p, " ");
  for (uint32_t i = 0; i < f->def->num_inherent; i++) {
    uint32_t k = 0;
    while (mc_def_attrs(f->def)[k].name != f->def->inherent[i].index) k++; /* it is one of them */
    const McAttrWords *a = &mc_def_attrs(f->def)[k];
    McAttr value = mc_format_print_attr(f, k);
    bool elided = value.index == a->default_value && !(a->flags & MC_ATTR_SHOWN);
    if ((a->flags & (MC_ATTR_BOUND | MC_ATTR_SEGMENTS)) || value.index == MC_NONE || elided) continue;
    McStr name = mc_ident_str(p->ctx, (McIdent){a->name});
    if (any) mc_pr_lit(p, ", ");
    else mc_pr_lit(p, "<{");
    any = true;
    mc_pr_text(p, name.ptr, name.len);
    if (mc_kind(p->ctx, value.index) == MC_ATTR_UNIT) continue;
    mc_pr_lit(p, " = ");
    mc_pr_attr(p, value);
  }
  if (any) mc_pr_lit(p, "}>");
}

/* The same, each as the instruction of the list prints it. */
static void print_prop_list(McFormatPrint *f, const uint32_t *at) {
  McPrinter *p = f->p;
  bool any = false;
  for (uint32_t i = 1, size = at[0] >> 8 & 0xFFFF; i < size; i += 4) {
    const McAttrWords *a = &mc_def_attrs(f->def)[at[i + 1]];
    McAttr value = mc_format_print_attr(f, at[i + 1]);
    if (value.index == MC_NONE || (value.index == a->default_value && !(a->flags & MC_ATTR_SHOWN))) continue;
    McStr name = mc_ident_str(p->ctx, (McIdent){a->name});
    if (any) mc_pr_lit(p, ", ");
    else mc_pr_lit(p, " <");
    any = true;
    mc_pr_text(p, name.ptr, name.len);
    if (mc_kind(p->ctx, value.index) == MC_ATTR_UNIT) continue;
    mc_pr_lit(p, " = ");
    print_attr(f, at + i);
  }
  if (any) mc_pr_lit(p, ">");
}

/* The terminator is implied when it has nothing of its own. */
static bool terminator_is_written(const McFormatPrint *f, McRegion region) {
  McContext *ctx = f->p->ctx;
  if (f->def->implicit_terminator.index == MC_NONE) return true;
  McBlock block = mc_region_first_block(ctx, region);
  McOp last = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, block);
  if (last.index == MC_NONE) return true;
  McAttr properties = mc_op_properties(ctx, last);
  return mc_op_attrs(ctx, last).index != MC_NONE || properties.index != MC_NONE || mc_op_num_operands(ctx, last) != 0 ||
         mc_op_num_results(ctx, last) != 0;
}

static void print_regions(McFormatPrint *f, uint32_t from, uint32_t to) {
  McContext *ctx = f->p->ctx;
  for (uint32_t i = from, count = mc_op_num_regions(ctx, f->op); i < to && i < count; i++) {
    McRegion region = mc_op_region(ctx, f->op, i);
    if (i > from) mc_pr_lit(f->p, ", ");
    mc_pr_region(f->p, region, true, terminator_is_written(f, region), false);
  }
}

static void print_region(McFormatPrint *f, uint32_t i) {
  McContext *ctx = f->p->ctx;
  bool many = mc_def_regions(f->def)[i].flags == MC_GROUP_VARIADIC;
  print_regions(f, i, many ? mc_op_num_regions(ctx, f->op) : i + 1);
}

static void print_successors(McFormatPrint *f, McSpan s) {
  for (uint32_t i = 0; i < s.count; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_successor(f->p, mc_op_successor(f->p->ctx, f->op, s.start + i));
  }
}

static bool is_present(const McFormatPrint *f, uint32_t kind, uint32_t number) {
  McContext *ctx = f->p->ctx;
  bool results;
  switch (kind) {
    case MC_FG_ATTR: {
      McAttr value = mc_format_print_attr(f, number);
      return value.index != MC_NONE && value.index != mc_def_attrs(f->def)[number].default_value;
    }
    case MC_FG_OPERAND: return group_of(f, false, number).count > 0;
    case MC_FG_RESULT: return group_of(f, true, number).count > 0;
    case MC_FG_REGION:
      if (number >= mc_op_num_regions(ctx, f->op)) return false;
      return mc_def_regions(f->def)[number].flags == MC_GROUP_VARIADIC ||
             mc_region_first_block(ctx, mc_op_region(ctx, f->op, number)).index != MC_NONE;
    case MC_FG_SUCCESSOR: return successors_of(f, number).count > 0;
    default: return slot_of(f, number, &results).count > 0;
  }
}

/* Is one of the custom directive's arguments present? */
static bool is_directive_present(const McFormatPrint *f, const uint32_t *directive) {
  for (uint32_t i = 2; i + 1 < SIZE(directive); i += 2) {
    if (directive[i] < MC_FG_ATTR_DICT && is_present(f, directive[i], directive[i + 1])) return true;
  }
  return false;
}

static void print_optional(McFormatPrint *f, const uint32_t *w) {
  const uint32_t *then = w + 5, *otherwise = then + w[3], *end = otherwise + w[4];
  bool present = w[1] == MC_FG_DIRECTIVE ? is_directive_present(f, then + w[2]) : is_present(f, w[1], w[2]);
  if (present == !(FLAGS(w) & MC_FF_INVERT)) print_elements(f, then, otherwise);
  else print_elements(f, otherwise, end);
}

static void print_oilist(McFormatPrint *f, const uint32_t *w) {
  const uint32_t *clause = w + 2;
  for (uint32_t i = 0; i < w[1]; i++) {
    const uint32_t *elements = clause + 3 + 2 * clause[0];
    bool present = false;
    for (const uint32_t *anchor = clause + 3; anchor < elements; anchor += 2) {
      present = present || is_present(f, anchor[0], anchor[1]);
    }
    if (present) print_elements(f, elements, elements + clause[1]);
    clause = elements + clause[1];
  }
}

static void print_elements(McFormatPrint *f, const uint32_t *at, const uint32_t *end) {
  McPrinter *p = f->p;
  bool results;
  for (; at < end; at += SIZE(at)) {
    if (FLAGS(at) & MC_FF_SPACE) mc_pr_lit(p, " ");
    switch (OPCODE(at)) {
      case MC_F_LITERAL: {
        McStr text = mc_pr_ident(p, at[1]);
        if (!p->collecting) mc_buf_put_short(p->buf, text.ptr, text.len);
        break;
      }
      case MC_F_SPACE: {
        McStr text = mc_pr_ident(p, at[1]);
        if (text.len > 0 && text.ptr[0] == '\n') mc_pr_newline(p);
        else mc_pr_text(p, text.ptr, text.len);
        break;
      }
      case MC_F_OPERAND: print_operands(f, group_of(f, false, at[1])); break;
      case MC_F_OPERANDS: print_operands(f, (McSpan){0, mc_op_num_operands(p->ctx, f->op)}); break;
      case MC_F_ATTR: print_attr(f, at); break;
      case MC_F_TYPE: {
        McSpan s = slot_of(f, at[1], &results);
        if (s.count == 1 && mc_f_stripped_type(p->ctx, at) != NULL) print_stripped(f, type_at(f, results, s.start));
        else print_types(f, s, results);
        break;
      }
      case MC_F_FUNCTIONAL: print_functional(f, at); break;
      case MC_F_ATTR_DICT:
        if (FLAGS(at) & MC_FF_DISCARDABLE) {
          mc_pr_attr_dict(p, mc_op_attrs(p->ctx, f->op), NULL, 0, (FLAGS(at) & MC_FF_KEYWORD) != 0);
        } else
          print_attr_dict(f, (FLAGS(at) & MC_FF_KEYWORD) != 0, MC_PROGRAM_NONE, (FLAGS(at) & MC_FF_STRICT) != 0);
        break;
      case MC_F_PROP_DICT: print_prop_dict(f); break;
      case MC_F_PROP_LIST: print_prop_list(f, at); break;
      case MC_F_REGION: print_region(f, at[1]); break;
      case MC_F_SUCCESSOR: print_successors(f, successors_of(f, at[1])); break;
      case MC_F_REGIONS: print_regions(f, 0, UINT32_MAX); break;
      case MC_F_SUCCESSORS: print_successors(f, (McSpan){0, mc_op_num_successors(p->ctx, f->op)}); break;
      case MC_F_OPTIONAL: print_optional(f, at); break;
      case MC_F_OILIST: print_oilist(f, at); break;
      case MC_F_CUSTOM:
        f->p->ctx->routines->directives[at[1]].print(f, (const McRoutineArg *)(at + 2), (SIZE(at) - 2) / 2);
        break;
      case MC_F_HOOK: mc_hook_print(f); break;
      default: break;
    }
  }
}

void mc_format_print(McPrinter *p, const McOpDef *def, McOp op) {
  McFormatPrint f = {p, def, op};
  print_elements(&f, def->format->elements, def->format->elements_end);
}
