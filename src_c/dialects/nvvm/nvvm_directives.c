/* nvvm_directives.c - the syntax of matrices in registers, which products of nvvm share.
 *
 * One type is printed for all registers of a matrix. The PTX type of the elements of both factors follows from it, or
 * is an attribute. Nothing is owned.
 */
#include "dialects/nvvm/nvvm.def"
#include "dialects/nvvm/nvvm.h"
#include "parse/parse_attr.h"
#include "print/print.h"

enum { ELEMENTS, MATRICES = 2, RESULT = 5, HOW = 7 };

static bool is_float(const McContext *ctx, McType type, McFloatKind kind) {
  return mc_kind(ctx, type.index) == MC_TYPE_FLOAT && mc_type_float_kind(ctx, type) == kind;
}

static bool is_pair_of_halves(const McContext *ctx, McType type) {
  return mc_kind(ctx, type.index) == MC_TYPE_VECTOR && mc_type_rank(ctx, type) == 1 && mc_type_dim(ctx, type, 0) == 2 &&
         !mc_type_dim_scalable(ctx, type, 0) && is_float(ctx, mc_type_element(ctx, type), MC_F16);
}

int64_t mc_nvvm_mma_type(const McContext *ctx, McType type, bool is_sum) {
  while (type.index != MC_NONE && mc_llvm_kind(ctx, type) == MC_LLVM_STRUCT) {
    type = mc_llvm_struct_size(ctx, type) == 0 ? (McType){MC_NONE} : mc_llvm_struct_element(ctx, type, 0);
  }
  if (type.index == MC_NONE) return -1;
  if (is_float(ctx, type, MC_F64)) return MC_MMA_F64;
  if (is_float(ctx, type, MC_F16) || is_pair_of_halves(ctx, type)) return MC_MMA_F16;
  if (is_float(ctx, type, MC_F32)) return is_sum ? MC_MMA_F32 : MC_MMA_TF32;
  return mc_kind(ctx, type.index) == MC_TYPE_INTEGER && is_sum ? MC_MMA_S32 : -1;
}

static bool says(const McContext *ctx, const McRoutineArg *args, uint32_t num_args, const char *how) {
  return num_args > HOW && mc_str_is(mc_ident_str(ctx, (McIdent){args[HOW].number}), how);
}

/* Sets what the elements of a factor are, unless an attribute said so. */
static bool set_elements(McFormatParse *f, uint32_t attr, McType type, bool is_sum, bool optional) {
  McContext *ctx = f->p->ctx;
  if (mc_format_parse_attr(f, attr).index != MC_NONE) return true;
  int64_t elements = mc_nvvm_mma_type(ctx, type, is_sum);
  McIdent name = {mc_def_attrs(f->def)[attr].name};
  if (elements < 0) {
    return optional ||
           mc_format_parse_error(f, f->op->at, "attribute %s is not provided explicitly and cannot be inferred",
                                 mc_ident_str(ctx, name).ptr);
  }
  static const char held[] = "nvvm.mma_type";
  McAttr value = mc_attr_enum(ctx, mc_ident(ctx, held, sizeof held - 1), (uint64_t)elements);
  return value.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, attr, value);
}

/* The type for each operand of the group that has that slot. */
static bool set_types(McFormatParse *f, uint32_t slot, McType type) {
  uint32_t count = f->operands[slot].count == MC_PROGRAM_NONE ? 0 : f->operands[slot].count;
  f->types[slot] = (McSpan){(uint32_t)f->p->words.len, count};
  for (uint32_t i = 0; i < count; i++) {
    if (!mc_p_push(f->p, &f->p->words, type.index)) return false;
  }
  return true;
}

/* Sets the unit attribute that says how zeros are described. */
static bool set_ordered(McFormatParse *f) {
  McContext *ctx = f->p->ctx;
  for (uint32_t i = 0; i < f->def->op->num_attrs; i++) {
    McIdent name = {mc_def_attrs(f->def)[i].name};
    if (!mc_str_is(mc_ident_str(ctx, name), "orderedMetadata") || mc_format_parse_attr(f, i).index != MC_NONE) continue;
    McAttr unit = mc_attr_unit(ctx);
    return unit.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_format_parse_set_attr(f, i, unit);
  }
  return true;
}

static bool parse_types(McFormatParse *f, McType types[3], bool optional) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_COLON, "expected ':'") || !mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  size_t base = p->words.len;
  if (!mc_p_type_list_no_parens(p, &p->words)) return false;
  size_t count = p->words.len - base;
  for (size_t i = 0; i < 3 && i < count; i++) types[i].index = p->words.ptr[base + i];
  p->words.len = base;
  if (optional && count != 3) return mc_format_parse_error(f, p->tok.start, "expected exactly 3 types");
  if (!mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  return count == 3 ||
         mc_format_parse_error(f, f->op->at, "expected one type for each operand segment but got %zu types", count);
}

bool mc_routine_matrices_in_registers_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  McParser *p = f->p;
  bool sums = says(p->ctx, args, num_args, "sums"), ordered = says(p->ctx, args, num_args, "ordered");
  bool optional = ordered || says(p->ctx, args, num_args, "optional");
  uint32_t dropped;
  McType types[3] = {{MC_NONE}, {MC_NONE}, {MC_NONE}};
  if (!mc_format_parse_attr_dict_unchecked(f, &dropped) || !parse_types(f, types, optional)) return false;
  for (uint32_t i = 0; i < 3; i++) {
    if (!set_types(f, args[MATRICES + i].number, types[i])) return false;
  }
  if (!mc_expect(p, TOK_ARROW, "expected '->'")) return false;
  McType result = mc_p_type(p);
  if (result.index == MC_NONE) return false;
  f->types[args[RESULT].number] = (McSpan){(uint32_t)p->words.len, 1};
  return mc_p_push(p, &p->words, result.index) && (!ordered || set_ordered(f)) &&
         set_elements(f, args[ELEMENTS].number, types[0], sums, optional) &&
         set_elements(f, args[ELEMENTS + 1].number, types[1], sums, optional);
}

void mc_routine_matrices_in_registers_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  McPrinter *p = f->p;
  McContext *ctx = p->ctx;
  McType types[3];
  for (uint32_t i = 0; i < 3; i++) {
    McSpan group = mc_format_print_operands(f, args[MATRICES + i].number);
    types[i].index = group.count == 0 ? MC_NONE : mc_value_type(ctx, mc_op_operand(ctx, f->op, group.start)).index;
  }
  McIdent elided[3];
  size_t num_elided = 0;
  for (uint32_t i = 0; i < f->def->op->num_attrs && num_elided == 0; i++) {
    if (mc_def_attrs(f->def)[i].flags & MC_ATTR_SEGMENTS) elided[num_elided++].index = mc_def_attrs(f->def)[i].name;
  }
  for (uint32_t i = 0; i < 2; i++) {
    McType type = types[says(ctx, args, num_args, "sums") ? 0 : i];
    if (mc_nvvm_mma_type(ctx, type, false) >= 0) {
      elided[num_elided++].index = mc_def_attrs(f->def)[args[ELEMENTS + i].number].name;
    }
  }
  McAttr all = mc_op_all_attributes(ctx, f->op);
  if (all.index != MC_NONE) mc_pr_attr_dict(p, all, elided, num_elided, false);
  mc_pr_lit(p, " : (");
  for (uint32_t i = 0; i < 3; i++) {
    if (i > 0) mc_pr_lit(p, ", ");
    if (types[i].index != MC_NONE) mc_pr_type(p, types[i]);
  }
  mc_pr_lit(p, ") -> ");
  mc_format_print_result_types(f);
}
