/* sv_checks.c - where operations of sv can be, and what they refer to. */
#include "defs/opdefs.h"
#include "dialects/circt/circt.def"
#include "dialects/circt/circt.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"

/* The element type of an inout; MC_NONE for any other type. */
static McType inner(const McContext *ctx, McType type) {
  return mc_hw_kind(ctx, type) == MC_HW_INOUT ? mc_hw_element(ctx, type) : (McType){MC_NONE};
}

/* --- where operations can be --- */

typedef enum Place { ANYWHERE, PROCEDURAL, NOT_PROCEDURAL } Place;

/* The kind of an operation's regions. */
static Place regions_of(const McContext *ctx, McOp op) {
  static const char *const procedural[] = {
      "sv.if",        "sv.case",    "sv.for",     "sv.ifdef.procedural", "sv.always",          "sv.alwaysff",
      "sv.alwayscomb", "sv.initial", "sv.func",   "hw.triggered",        "sim.triggered",      "llhd.final",
      "llhd.process", "llhd.combinational", "llhd.coroutine"};
  if (mc_op_is(ctx, op, "hw.module") || mc_op_is(ctx, op, "sv.ifdef")) return NOT_PROCEDURAL;
  for (size_t i = 0; i < sizeof procedural / sizeof *procedural; i++) {
    if (mc_op_is(ctx, op, procedural[i])) return PROCEDURAL;
  }
  return ANYWHERE;
}

static Place place_of(const McContext *ctx, McOp op) {
  Place place = ANYWHERE;
  while (place == ANYWHERE && (op = mc_op_parent(ctx, op)).index != MC_NONE) place = regions_of(ctx, op);
  return place;
}

bool mc_check_sv_procedural(const McRoutineCheck *c) {
  return place_of(c->ctx, c->op) != NOT_PROCEDURAL || fail(c, "must not be in a non-procedural region");
}

bool mc_check_sv_not_procedural(const McRoutineCheck *c) {
  return place_of(c->ctx, c->op) != PROCEDURAL || fail(c, "must not be in a procedural region");
}

/* --- checks --- */

bool mc_check_sv_no_wire(const McRoutineCheck *c) {
  if (!mc_op_is(c->ctx, mc_value_op(c->ctx, mc_op_operand(c->ctx, c->op, 0)), "sv.wire")) return true;
  return fail(c, "Verilog disallows procedural assignment to a net type (did you intend to use a variable type, e.g., "
                 "sv.reg?)");
}

bool mc_check_sv_constant(const McRoutineCheck *c) {
  return mc_hw_bit_width(c->ctx, mc_result_type(c, 0)) > 0 || mc_plain_error(c, "unsupported type");
}

bool mc_check_sv_events(const McRoutineCheck *c) {
  return mc_array_length(c->ctx, mc_checked_attr(c, "events")) == mc_op_num_operands(c->ctx, c->op) ||
         mc_plain_error(c, "different number of operands and events");
}

bool mc_check_sv_case(const McRoutineCheck *c) {
  McType type = mc_operand_type(c, 0);
  if (!mc_hw_is_integer(c->ctx, type) && mc_hw_kind(c->ctx, mc_hw_canonical(c->ctx, type)) != MC_HW_ENUM) {
    return mc_plain_error(c, "condition must have either integer or enum type");
  }
  return mc_array_length(c->ctx, mc_checked_attr(c, "casePatterns")) == mc_op_num_regions(c->ctx, c->op) ||
         fail(c, "case pattern / region count mismatch");
}

bool mc_check_sv_alias(const McRoutineCheck *c) {
  return mc_op_num_operands(c->ctx, c->op) >= 2 || fail(c, "alias must have at least two operands");
}

bool mc_check_sv_concat(const McRoutineCheck *c) {
  return mc_op_num_operands(c->ctx, c->op) > 0 || mc_plain_error(c, "sv.concat_str requires at least one operand");
}

/* Bits of an integer, elements of an array; -1: it is neither. */
static int64_t size_of(const McContext *ctx, McType type) {
  McType held = inner(ctx, type);
  if (held.index == MC_NONE) held = type;
  if (mc_kind(ctx, held.index) == MC_TYPE_INTEGER) return mc_type_integer_width(ctx, held);
  held = mc_hw_canonical(ctx, held);
  return mc_hw_kind(ctx, held) == MC_HW_ARRAY ? mc_hw_array_size(ctx, held) : -1;
}

bool mc_check_sv_part(const McRoutineCheck *c) {
  int64_t width = 0, input = size_of(c->ctx, mc_operand_type(c, 0)), result = size_of(c->ctx, mc_result_type(c, 0));
  McAttr held = mc_checked_attr(c, "width");
  if (held.index == MC_NONE || !mc_attr_integer_i64(c->ctx, held, &width)) return true;
  if (input < 0) return mc_plain_error(c, "input element type must be Integer or Array");
  if (result < 0) return mc_plain_error(c, "result element type must be Integer or Array");
  if (width > input) return mc_plain_error(c, "slice width should not be greater than input width");
  return width == result || mc_plain_error(c, "result width must be equal to slice width");
}

bool mc_check_sv_property(const McRoutineCheck *c) {
  McAttr event = mc_checked_attr(c, "event"), segments = mc_checked_attr(c, "operandSegmentSizes");
  bool clocked = mc_branch_segment(c->ctx, segments, 1) > 0;
  if (clocked == (event.index != MC_NONE)) return true;
  return mc_plain_error(c, "Every clock must be associated to an even and vice-versa!");
}

/* --- symbols --- */

/* The operation of that kind which the symbol names. MC_NONE: there is none. */
static McOp named(const McRoutineCheck *c, McAttr symbol) {
  return symbol.index == MC_NONE ? (McOp){MC_NONE} : c->symbols->find(c->symbols->data, c->op, symbol);
}

bool mc_check_sv_macro(const McRoutineCheck *c) {
  McAttr macro = mc_checked_attr(c, "macroName");
  if (macro.index == MC_NONE) {
    McAttr held = mc_checked_attr(c, "cond");
    if (!mc_is_defined_as(c->ctx, held.index, "sv.macro.ident")) return true;
    macro.index = mc_defined_param(c->ctx, held.index, 0);
  }
  McOp op = named(c, macro);
  McStr name = mc_ident_str(c->ctx, mc_attr_symbol_root(c->ctx, macro));
  if (op.index == MC_NONE) return mc_plain_error(c, "references an undefined macro: '%.*s'", (int)name.len, name.ptr);
  return mc_op_is(c->ctx, op, "sv.macro.decl") ||
         mc_plain_error(c, "must reference a macro declaration: '%.*s'", (int)name.len, name.ptr);
}

/* The symbol of the result's type, which must be of that kind. */
static bool check_interface(const McRoutineCheck *c, const char *type_name, const char *kind, const char *what) {
  McType type = mc_result_type(c, 0);
  if (!mc_is_defined_as(c->ctx, type.index, type_name)) return true;
  McAttr symbol = {mc_defined_param(c->ctx, type.index, 0)};
  McOp op = named(c, symbol);
  if (op.index == MC_NONE) return mc_plain_error(c, "Symbol not found: %s.", mc_text_attr(c->diags, symbol));
  if (mc_op_is(c->ctx, op, kind)) return true;
  return mc_plain_error(c, "Symbol %s is not an %s.", mc_text_attr(c->diags, symbol), what);
}

bool mc_check_sv_interface(const McRoutineCheck *c) {
  return check_interface(c, "sv.interface", "sv.interface", "InterfaceOp");
}

bool mc_check_sv_modport(const McRoutineCheck *c) {
  return check_interface(c, "sv.modport", "sv.interface.modport", "InterfaceModportOp");
}

/* The operation of that kind with the inner symbol; it can be in sv.ifdef. */
static McOp inner_named(const McContext *ctx, McBlock body, const char *kind, McStr name, uint32_t depth) {
  McOp found = {MC_NONE};
  if (body.index == MC_NONE || depth == 0) return found;
  for (McOp op = mc_block_first_op(ctx, body); op.index != MC_NONE && found.index == MC_NONE;
       op = mc_op_next(ctx, op)) {
    if (mc_op_is(ctx, op, kind)) {
      McStr own = mc_hw_inner_name(ctx, mc_op_property_named(ctx, op, "inner_sym"));
      if (own.len == name.len && memcmp(own.ptr, name.ptr, name.len) == 0) return op;
    }
    for (uint32_t i = 0; mc_op_is(ctx, op, "sv.ifdef") && i < mc_op_num_regions(ctx, op); i++) {
      if (found.index != MC_NONE) break;
      found = inner_named(ctx, mc_region_first_block(ctx, mc_op_region(ctx, op, i)), kind, name, depth - 1);
    }
  }
  return found;
}

static bool check_bind(const McRoutineCheck *c, const char *kind, const char *what) {
  McAttr held = mc_checked_attr(c, "instance"), module, shown;
  if (!mc_is_defined_as(c->ctx, held.index, "hw.innerNameRef")) return true;
  module.index = mc_defined_param(c->ctx, held.index, 0);
  McStr name = mc_string_of(c->ctx, (McAttr){mc_defined_param(c->ctx, held.index, 1)});
  McStr outer = mc_ident_str(c->ctx, mc_attr_symbol_root(c->ctx, module));
  McOp op = named(c, module);
  if (op.index == MC_NONE || mc_op_num_regions(c->ctx, op) == 0) {
    return mc_plain_error(c, "Referenced module doesn't exist \"%.*s\"::\"%.*s\"", (int)outer.len, outer.ptr,
                          (int)name.len, name.ptr);
  }
  McOp found = inner_named(c->ctx, mc_region_first_block(c->ctx, mc_op_region(c->ctx, op, 0)), kind, name, 100);
  if (found.index == MC_NONE) {
    return mc_plain_error(c, "Referenced %s doesn't exist \"%.*s\"::\"%.*s\"", what, (int)outer.len, outer.ptr,
                          (int)name.len, name.ptr);
  }
  shown = mc_op_property_named(c->ctx, found, "doNotPrint");
  return shown.index != MC_NONE || mc_plain_error(c, "Referenced %s isn't marked as doNotPrint", what);
}

bool mc_check_sv_bind(const McRoutineCheck *c) { return check_bind(c, "hw.instance", "instance"); }
bool mc_check_sv_bind_interface(const McRoutineCheck *c) {
  return check_bind(c, "sv.interface.instance", "interface");
}

bool mc_check_sv_reference(const McRoutineCheck *c) {
  McAttr path = mc_checked_attr(c, "ref");
  if (path.index == MC_NONE || mc_op_is(c->ctx, named(c, path), "hw.hierpath")) return true;
  return mc_plain_error(c, "Referenced path doesn't exist %s", mc_text_attr(c->diags, path));
}

bool mc_check_sv_symbols(const McRoutineCheck *c) {
  McAttr symbols = mc_checked_attr(c, "symbols");
  for (uint32_t i = 0; i < mc_array_length(c->ctx, symbols); i++) {
    McAttr symbol = mc_attr_array_get(c->ctx, symbols, i);
    if (mc_kind(c->ctx, symbol.index) != MC_ATTR_SYMBOL_REF || mc_attr_symbol_num_nested(c->ctx, symbol) > 0) continue;
    if (named(c, symbol).index != MC_NONE) continue;
    McStr name = mc_ident_str(c->ctx, mc_attr_symbol_root(c->ctx, symbol));
    return fail(c, "references nonexistent symbol '%.*s'", (int)name.len, name.ptr);
  }
  return true;
}
