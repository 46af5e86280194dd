/* acc_directives.c - the clauses of OpenACC: variables, operands with device types, gangs, names of functions.
 *
 * Where a clause has a keyword alone, it is for the device type `none`.
 */
#include "dialects/acc/acc.def"
#include "dialects/acc/acc.h"
#include "dialects/shared/clauses.h"
#include "parse/parse_attr.h"
#include "types/report.h"

#define ATTR(f, i) mc_format_print_attr(f, args[i].number)

/* --- variables --- */

/* The references of Fortran are pointers, too. */
static bool is_reference(const McContext *ctx, McType type) {
  static const char *const names[] = {"fir.ref", "fir.heap", "fir.ptr", "fir.llvm_ptr"};
  for (size_t i = 0; i < MC_COUNT(names); i++) {
    if (mc_is_defined_as(ctx, type.index, names[i])) return true;
  }
  return false;
}

bool mc_acc_is_pointer(const McContext *ctx, McType type) {
  McKind kind = mc_kind(ctx, type.index);
  if (kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF) return true;
  return mc_is_defined_as(ctx, type.index, "llvm.ptr") || is_reference(ctx, type);
}

McType mc_acc_pointee(const McContext *ctx, McType type) {
  McKind kind = mc_kind(ctx, type.index);
  if (is_reference(ctx, type)) return mc_type_parameter(ctx, type);
  return kind == MC_TYPE_MEMREF || kind == MC_TYPE_UNRANKED_MEMREF ? mc_type_element(ctx, type) : (McType){MC_NONE};
}

static bool parse_word_of(McFormatParse *f, const char *usual, const char *other) {
  return mc_consume_keyword(f->p, usual) || mc_format_parse_keyword(f, other, "");
}

bool mc_routine_acc_variable_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!parse_word_of(f, "varPtr", "var") || !mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  mc_clause_begin(f, args[0].number, args[1].number);
  if (!mc_clause_typed_operand(f, args[0].number, args[1].number) || !mc_expect(p, TOK_R_PAREN, "expected ')'")) {
    return false;
  }
  McType pointer = mc_format_parse_type(f, args[1].number), type = pointer;
  if (mc_consume_keyword(p, "varType")) {
    if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
    type = mc_p_type(p);
    if (type.index == MC_NONE || !mc_expect(p, TOK_R_PAREN, "expected ')'")) return false;
  } else if (mc_acc_is_pointer(p->ctx, pointer)) {
    type = mc_acc_pointee(p->ctx, pointer);
    if (type.index == MC_NONE) type = mc_type_none(p->ctx);
  }
  McAttr held = mc_attr_type(p->ctx, type);
  return held.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[2].number, held);
}

/* `word(%a : type)`, by the class of the type. */
static void print_variable(McFormatPrint *f, uint32_t group, const char *pointer, const char *other) {
  McContext *ctx = f->p->ctx;
  McSpan operand = mc_format_print_operands(f, group);
  if (operand.count == 0) return;
  McType type = mc_value_type(ctx, mc_op_operand(ctx, f->op, operand.start));
  const char *word = mc_acc_is_pointer(ctx, type) ? pointer : other;
  mc_pr_text(f->p, word, strlen(word));
  mc_clause_print_typed_operand(f, operand.start);
  mc_pr_lit(f->p, ")");
}

void mc_routine_acc_variable_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McSpan operand = mc_format_print_operands(f, args[0].number);
  McAttr held = ATTR(f, 2);
  print_variable(f, args[0].number, "varPtr(", "var(");
  if (operand.count == 0 || held.index == MC_NONE || mc_kind(ctx, held.index) != MC_ATTR_TYPE) return;
  McType type = mc_value_type(ctx, mc_op_operand(ctx, f->op, operand.start));
  McType implied = mc_acc_is_pointer(ctx, type) ? mc_acc_pointee(ctx, type) : type;
  if (implied.index == mc_attr_type_value(ctx, held).index) return;
  mc_pr_lit(f->p, " varType(");
  mc_pr_type(f->p, mc_attr_type_value(ctx, held));
  mc_pr_lit(f->p, ")");
}

bool mc_routine_acc_device_variable_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  if (!parse_word_of(f, "accPtr", "accVar") || !mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  mc_clause_begin(f, args[0].number, args[1].number);
  return mc_clause_typed_operand(f, args[0].number, args[1].number) && mc_expect(p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_acc_device_variable_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_variable(f, args[0].number, "accPtr(", "accVar(");
}

/* --- device types --- */

static bool push_no_device(McFormatParse *f, McWords *out) {
  McAttr none = mc_case_attr(f->p->ctx, "acc.device_type", MC_ACC_NO_DEVICE);
  return none.index == MC_NONE ? mc_p_out_of_memory(f->p) : mc_p_push(f->p, out, none.index);
}

/* (`[` attribute `]`)?; without it the device type is `none`. any: attributes of other kinds are left to the verifier.
 */
static bool parse_device_type(McFormatParse *f, bool any, McWords *out) {
  McParser *p = f->p;
  if (!mc_consume_if(p, TOK_L_SQUARE)) return push_no_device(f, out);
  const char *at = p->tok.start;
  if (!mc_clause_attr(f, out)) return false;
  if (!any && !mc_is_defined_as(p->ctx, out->ptr[out->len - 1], "acc.device_type")) {
    return mc_format_parse_error(f, at, "invalid kind of attribute specified");
  }
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

/* `[` attribute, ... `]`, when there is a bracket. */
static bool parse_device_list(McFormatParse *f, McWords *out, bool *present) {
  McParser *p = f->p;
  *present = mc_consume_if(p, TOK_L_SQUARE);
  if (!*present) return true;
  do {
    if (!mc_clause_attr(f, out)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_SQUARE, "expected ']'");
}

/* The keyword alone: the attribute is a list with the device type `none`. */
static bool set_keyword_only(McFormatParse *f, uint32_t attr) {
  McWords only = {0};
  bool ok = push_no_device(f, &only) && mc_clause_set_array(f, attr, &only);
  mc_array_fini(&f->p->ctx->alloc, &only);
  return ok;
}

static bool is_no_device(const McContext *ctx, McAttr attr) { return mc_case_number(ctx, attr) == MC_ACC_NO_DEVICE; }

static bool has_only_no_device(const McContext *ctx, McAttr devices) {
  return mc_clause_array_size(ctx, devices) == 1 && is_no_device(ctx, mc_attr_array_get(ctx, devices, 0));
}

/* Element `i` of the list, in brackets after a space; `none` is implied. */
static void print_device_type(McFormatPrint *f, McAttr devices, uint32_t i) {
  if (i >= mc_clause_array_size(f->p->ctx, devices)) return;
  McAttr device = mc_attr_array_get(f->p->ctx, devices, i);
  if (is_no_device(f->p->ctx, device)) return;
  mc_pr_lit(f->p, " [");
  mc_pr_attr(f->p, device);
  mc_pr_lit(f->p, "]");
}

static void print_device_list(McFormatPrint *f, McAttr devices) {
  uint32_t count = mc_clause_array_size(f->p->ctx, devices);
  if (count == 0) return;
  mc_pr_lit(f->p, "[");
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_attr(f->p, mc_attr_array_get(f->p->ctx, devices, i));
  }
  mc_pr_lit(f->p, "]");
}

/* The list of the keyword, and a comma when something follows. */
static void print_keyword_devices(McFormatPrint *f, McAttr keyword, McAttr devices) {
  print_device_list(f, keyword);
  if (mc_clause_array_size(f->p->ctx, keyword) > 0 && mc_clause_array_size(f->p->ctx, devices) > 0) {
    mc_pr_lit(f->p, ", ");
  }
}

/* Lists of attributes that a clause collects: of the keyword alone, of the operands, and two more. */
typedef struct Lists { McWords keyword, devices, numbers, more; } Lists;
typedef bool ParseLists(McFormatParse *f, const McRoutineArg *args, Lists *lists);

static bool parse_with_lists(McFormatParse *f, const McRoutineArg *args, ParseLists *parse) {
  Lists lists = {{0}, {0}, {0}, {0}};
  bool ok = parse(f, args, &lists);
  McAlloc *alloc = &f->p->ctx->alloc;
  mc_array_fini(alloc, &lists.keyword);
  mc_array_fini(alloc, &lists.devices);
  mc_array_fini(alloc, &lists.numbers);
  mc_array_fini(alloc, &lists.more);
  return ok;
}

/* --- operands with device types --- */

static bool parse_operand_with_device(McFormatParse *f, const McRoutineArg *args, McWords *devices) {
  return mc_clause_typed_operand(f, args[0].number, args[1].number) && parse_device_type(f, false, devices);
}

static bool parse_typed_operands(McFormatParse *f, const McRoutineArg *args, Lists *lists) {
  mc_clause_begin(f, args[0].number, args[1].number);
  do {
    if (!parse_operand_with_device(f, args, &lists->devices)) return false;
  } while (mc_consume_if(f->p, TOK_COMMA));
  return mc_clause_set_array(f, args[2].number, &lists->devices);
}

bool mc_routine_acc_typed_operands_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_with_lists(f, args, parse_typed_operands);
}

static void print_typed_operands(McFormatPrint *f, const McRoutineArg *args) {
  McSpan operands = mc_format_print_operands(f, args[0].number);
  McAttr devices = ATTR(f, 2);
  uint32_t count = mc_clause_array_size(f->p->ctx, devices);
  for (uint32_t i = 0; i < operands.count && i < count; i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_clause_print_typed_operand(f, operands.start + i);
    print_device_type(f, devices, i);
  }
}

void mc_routine_acc_typed_operands_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_typed_operands(f, args);
}

static bool parse_device_type_operands(McFormatParse *f, const McRoutineArg *args, Lists *lists) {
  McParser *p = f->p;
  bool present;
  if (!mc_consume_if(p, TOK_L_PAREN)) return set_keyword_only(f, args[3].number);
  if (!parse_device_list(f, &lists->keyword, &present)) return false;
  if (present && !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  return parse_typed_operands(f, args, lists) && /* upstream forgets the list of the keyword here */
         mc_expect(p, TOK_R_PAREN, "expected ')'");
}

bool mc_routine_acc_device_type_operands_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_with_lists(f, args, parse_device_type_operands);
}

void mc_routine_acc_device_type_operands_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr devices = ATTR(f, 2), keyword = ATTR(f, 3);
  if (mc_format_print_operands(f, args[0].number).count == 0 && has_only_no_device(f->p->ctx, keyword)) return;
  mc_pr_lit(f->p, "(");
  print_keyword_devices(f, keyword, devices);
  print_typed_operands(f, args);
  mc_pr_lit(f->p, ")");
}

/* --- operands in braces --- */

/* %a `:` type, ... `}`, after the brace; the number of operands is added to lists->numbers. */
static bool parse_braced(McFormatParse *f, const McRoutineArg *args, Lists *lists, bool any) {
  McParser *p = f->p;
  uint32_t before = f->operands[args[0].number].count;
  do {
    if (!mc_clause_typed_operand(f, args[0].number, args[1].number)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_p_push(p, &lists->numbers, f->operands[args[0].number].count - before) &&
         mc_expect(p, TOK_R_BRACE, "expected '}'") && parse_device_type(f, any, &lists->devices);
}

static bool parse_segments(McFormatParse *f, const McRoutineArg *args, Lists *lists) {
  mc_clause_begin(f, args[0].number, args[1].number);
  do {
    if (!mc_expect(f->p, TOK_L_BRACE, "expected '{'") || !parse_braced(f, args, lists, false)) return false;
  } while (mc_consume_if(f->p, TOK_COMMA));
  return mc_clause_set_array(f, args[2].number, &lists->devices) &&
         mc_clause_set_numbers(f, args[3].number, 32, &lists->numbers);
}

bool mc_routine_acc_segments_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_with_lists(f, args, parse_segments);
}

/* Prints what comes before an operand, or before the first operand of segment `i`. */
typedef void PrintBefore(McFormatPrint *f, McAttr attr, uint32_t i);

static void print_segments(McFormatPrint *f, McSpan operands, McAttr devices, McAttr segments, McAttr attr,
                           PrintBefore *before_segment, PrintBefore *before_operand) {
  McContext *ctx = f->p->ctx;
  uint32_t at = 0;
  for (uint32_t i = 0, n = mc_clause_array_size(ctx, devices); i < n; i++) {
    int64_t count = mc_clause_number(ctx, segments, i);
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_lit(f->p, "{");
    if (before_segment != NULL) before_segment(f, attr, i);
    for (int64_t k = 0; k < count && at < operands.count; k++, at++) {
      if (k > 0) mc_pr_lit(f->p, ", ");
      if (before_operand != NULL) before_operand(f, attr, at);
      mc_clause_print_typed_operand(f, operands.start + at);
    }
    mc_pr_lit(f->p, "}");
    print_device_type(f, devices, i);
  }
}

void mc_routine_acc_segments_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  print_segments(f, mc_format_print_operands(f, args[0].number), ATTR(f, 2), ATTR(f, 3), (McAttr){MC_NONE}, NULL, NULL);
}

/* --- wait --- */

/* Arguments: operands, types, device types, segments, flags for device numbers, keyword alone. */
static bool parse_wait(McFormatParse *f, const McRoutineArg *args, Lists *lists) {
  McParser *p = f->p;
  bool present;
  if (!mc_consume_if(p, TOK_L_PAREN)) return set_keyword_only(f, args[5].number);
  if (!parse_device_list(f, &lists->keyword, &present)) return false;
  if (present && !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  mc_clause_begin(f, args[0].number, args[1].number);
  do {
    if (!mc_expect(p, TOK_L_BRACE, "expected '{'")) return false;
    bool devnum = mc_consume_keyword(p, "devnum");
    if (devnum && !mc_expect(p, TOK_COLON, "expected ':'")) return false;
    McAttr flag = mc_attr_bool(p->ctx, devnum);
    if (flag.index == MC_NONE) return mc_p_out_of_memory(p);
    if (!mc_p_push(p, &lists->more, flag.index) || !parse_braced(f, args, lists, true)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'") && mc_clause_set_array(f, args[2].number, &lists->devices) &&
         mc_clause_set_numbers(f, args[3].number, 32, &lists->numbers) &&
         mc_clause_set_array(f, args[4].number, &lists->more) &&
         mc_clause_set_array(f, args[5].number, &lists->keyword);
}

bool mc_routine_acc_wait_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_with_lists(f, args, parse_wait);
}

static void print_devnum(McFormatPrint *f, McAttr flags, uint32_t i) {
  McContext *ctx = f->p->ctx;
  int64_t value = 0;
  if (i >= mc_clause_array_size(ctx, flags)) return;
  McAttr flag = mc_attr_array_get(ctx, flags, i);
  if (mc_kind(ctx, flag.index) == MC_ATTR_INTEGER && mc_attr_integer_i64(ctx, flag, &value) && value != 0) {
    mc_pr_lit(f->p, "devnum: ");
  }
}

void mc_routine_acc_wait_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr devices = ATTR(f, 2), keyword = ATTR(f, 5);
  McSpan operands = mc_format_print_operands(f, args[0].number);
  if (operands.count == 0 && has_only_no_device(f->p->ctx, keyword)) return;
  mc_pr_lit(f->p, "(");
  print_keyword_devices(f, keyword, devices);
  print_segments(f, operands, devices, ATTR(f, 3), ATTR(f, 4), print_devnum, NULL);
  mc_pr_lit(f->p, ")");
}

bool mc_routine_acc_operands_or_keyword_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  uint32_t group = args[0].number, slot = args[1].number;
  bool many = mc_def_operands(f->def)[group].flags == MC_GROUP_VARIADIC;
  if (!mc_consume_if(p, TOK_L_PAREN)) return mc_clause_set_unit(f, args[2].number);
  mc_clause_begin(f, group, slot);
  do {
    if (!mc_clause_operand(f, group)) return false;
  } while (many && mc_consume_if(p, TOK_COMMA));
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  do {
    if (!mc_clause_type(f, slot)) return false;
  } while (many && mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

void mc_routine_acc_operands_or_keyword_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McSpan operands = mc_format_print_operands(f, args[0].number);
  if (ATTR(f, 2).index != MC_NONE) return;
  mc_pr_lit(f->p, "(");
  mc_format_print_values(f, operands);
  mc_pr_lit(f->p, " : ");
  mc_format_print_operand_types(f, operands);
  mc_pr_lit(f->p, ")");
}

/* --- loops --- */

static const char *const constructs[] = {"kernels", "parallel", "serial"}; /* values of combined_constructs, from 1 */

bool mc_routine_acc_combined_loop_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = f->p;
  for (uint32_t i = 0; i < MC_COUNT(constructs); i++) {
    if (!mc_consume_keyword(p, constructs[i])) continue;
    McAttr value = mc_case_attr(p->ctx, "acc.combined_constructs", i + 1);
    return value.index == MC_NONE ? mc_p_out_of_memory(p) : mc_format_parse_set_attr(f, args[0].number, value);
  }
  return mc_format_parse_error(f, p->tok.start, "expected compute construct name");
}

void mc_routine_acc_combined_loop_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  int64_t number = mc_case_number(f->p->ctx, ATTR(f, 0));
  if (number < 1 || number > (int64_t)MC_COUNT(constructs)) return;
  mc_pr_text(f->p, constructs[number - 1], strlen(constructs[number - 1]));
}

static const char *const gang_words[] = {"num", "dim", "static"}; /* values of gang_arg_type */

/* The values of one segment: `num=%a : type, static=%b : type`. *values: there were some in the clause before; then a
 * comma comes first. */
static bool parse_gang_values(McFormatParse *f, const McRoutineArg *args, Lists *lists, bool *values) {
  McParser *p = f->p;
  for (;;) {
    bool need = false, found = false;
    if (*values) {
      if (!mc_consume_if(p, TOK_COMMA)) return true;
      need = true;
    }
    for (uint32_t i = 0; i < MC_COUNT(gang_words); i++) {
      if (!mc_consume_keyword(p, gang_words[i])) continue;
      McAttr kind = mc_case_attr(p->ctx, "acc.gang_arg_type", i);
      if (kind.index == MC_NONE) return mc_p_out_of_memory(p);
      if (!mc_expect(p, TOK_EQUAL, "expected '='") || !mc_clause_typed_operand(f, args[0].number, args[1].number) ||
          !mc_p_push(p, &lists->more, kind.index)) {
        return false;
      }
      found = *values = true;
    }
    if (need && !found) return mc_format_parse_error(f, p->tok.start, "new value expected after comma");
    if (!found) return true;
  }
}

/* Arguments: operands, types, their kinds, device types, segments, keyword alone. */
static bool parse_gang(McFormatParse *f, const McRoutineArg *args, Lists *lists) {
  McParser *p = f->p;
  bool present, values = false;
  if (!mc_consume_if(p, TOK_L_PAREN)) return set_keyword_only(f, args[5].number);
  if (!parse_device_list(f, &lists->keyword, &present)) return false;
  mc_clause_begin(f, args[0].number, args[1].number);
  if (!present || mc_consume_if(p, TOK_COMMA)) {
    do {
      uint32_t before = f->operands[args[0].number].count;
      if (!mc_expect(p, TOK_L_BRACE, "expected '{'") || !parse_gang_values(f, args, lists, &values)) return false;
      if (f->operands[args[0].number].count == 0) {
        return mc_format_parse_error(f, p->tok.start, "expect at least one of num, dim or static values");
      }
      if (!mc_expect(p, TOK_R_BRACE, "expected '}'") || !parse_device_type(f, true, &lists->devices) ||
          !mc_p_push(p, &lists->numbers, f->operands[args[0].number].count - before)) {
        return false;
      }
    } while (mc_consume_if(p, TOK_COMMA));
  }
  return mc_expect(p, TOK_R_PAREN, "expected ')'") && mc_clause_set_array(f, args[2].number, &lists->more) &&
         mc_clause_set_array(f, args[3].number, &lists->devices) &&
         mc_clause_set_numbers(f, args[4].number, 32, &lists->numbers) &&
         mc_clause_set_array(f, args[5].number, &lists->keyword);
}

bool mc_routine_acc_gang_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_with_lists(f, args, parse_gang);
}

static void print_gang_word(McFormatPrint *f, McAttr kinds, uint32_t i) {
  McContext *ctx = f->p->ctx;
  int64_t number =
      i < mc_clause_array_size(ctx, kinds) ? mc_case_number(ctx, mc_attr_array_get(ctx, kinds, i)) : -1;
  if (number >= 0 && number < (int64_t)MC_COUNT(gang_words)) {
    mc_pr_text(f->p, gang_words[number], strlen(gang_words[number]));
  }
  mc_pr_lit(f->p, "=");
}

void mc_routine_acc_gang_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr devices = ATTR(f, 3), keyword = ATTR(f, 5);
  McSpan operands = mc_format_print_operands(f, args[0].number);
  if (operands.count == 0 && has_only_no_device(f->p->ctx, keyword)) return;
  mc_pr_lit(f->p, "(");
  print_keyword_devices(f, keyword, devices);
  print_segments(f, operands, devices, ATTR(f, 4), ATTR(f, 2), NULL, print_gang_word);
  mc_pr_lit(f->p, ")");
}

/* `(` %a, ... `:` types `)`, as many operands as there are induction variables. */
static bool parse_bounds(McFormatParse *f, const McRoutineArg *args, uint32_t count) {
  McParser *p = f->p;
  if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
  mc_clause_begin(f, args[0].number, args[1].number);
  const char *at = p->tok.start;
  size_t base = p->refs.len;
  if (!mc_p_operand_list(p, &p->refs)) return false;
  f->operands[args[0].number].count = (uint32_t)(p->refs.len - base);
  if (f->operands[args[0].number].count != count) {
    return mc_format_parse_error(f, at, "expected %u operands", count);
  }
  if (!mc_expect(p, TOK_COLON, "expected ':'")) return false;
  do {
    if (!mc_clause_type(f, args[1].number)) return false;
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'");
}

static bool parse_control(McFormatParse *f, McArgs *variables, const McRoutineArg *args) {
  McParser *p = f->p;
  if (mc_consume_keyword(p, "control")) {
    if (!mc_expect(p, TOK_L_PAREN, "expected '('")) return false;
    do {
      McArgument variable;
      variable.attrs.index = MC_NONE;
      if (!mc_p_argument(p, &variable, true, false) || !mc_args_push(p, variables, variable)) return false;
    } while (mc_consume_if(p, TOK_COMMA));
    if (!mc_expect(p, TOK_R_PAREN, "expected ')'") || !mc_expect(p, TOK_EQUAL, "expected '='") ||
        !parse_bounds(f, args + 1, variables->len) || !mc_format_parse_keyword(f, "to", "") ||
        !parse_bounds(f, args + 3, variables->len) || !mc_format_parse_keyword(f, "step", "") ||
        !parse_bounds(f, args + 5, variables->len)) {
      return false;
    }
  }
  return mc_format_parse_region(f, variables->ptr, variables->len);
}

bool mc_routine_acc_loop_control_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return mc_format_parse_with_args(f, args, parse_control);
}

static void print_bounds(McFormatPrint *f, uint32_t group) {
  McSpan operands = mc_format_print_operands(f, group);
  mc_pr_lit(f->p, " (");
  mc_format_print_values(f, operands);
  mc_pr_lit(f->p, " : ");
  mc_format_print_operand_types(f, operands);
  mc_pr_lit(f->p, ") ");
}

void mc_routine_acc_loop_control_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McBlock entry = mc_format_print_entry(f, args[0].number);
  uint32_t count = entry.index == MC_NONE ? 0 : mc_block_num_args(ctx, entry);
  for (uint32_t i = 0; i < count; i++) {
    McValue variable = mc_block_arg(ctx, entry, i);
    if (i == 0) mc_pr_lit(f->p, "control(");
    else mc_pr_lit(f->p, ", ");
    mc_pr_value(f->p, variable);
    mc_pr_lit(f->p, " : ");
    mc_pr_type(f->p, mc_value_type(ctx, variable));
  }
  if (count > 0) {
    mc_pr_lit(f->p, ") =");
    print_bounds(f, args[1].number);
    mc_pr_lit(f->p, "to");
    print_bounds(f, args[3].number);
    mc_pr_lit(f->p, " step");
    print_bounds(f, args[5].number);
  }
  mc_format_print_body(f, args[0].number, true);
}

/* --- routines --- */

/* Arguments: symbols, strings, device types of both. */
static bool parse_bind(McFormatParse *f, const McRoutineArg *args, Lists *lists) {
  McParser *p = f->p;
  do {
    McAttr name = mc_p_attr(p, (McType){MC_NONE});
    if (name.index == MC_NONE) return false;
    McKind kind = mc_kind(p->ctx, name.index);
    /* Attributes of other kinds are dropped, as mlir-opt 22 does. */
    bool symbol = kind == MC_ATTR_SYMBOL_REF, dropped = !symbol && kind != MC_ATTR_STRING;
    if ((!dropped && !mc_p_push(p, symbol ? &lists->keyword : &lists->numbers, name.index)) ||
        !parse_device_type(f, true, symbol ? &lists->devices : &lists->more)) {
      return false;
    }
  } while (mc_consume_if(p, TOK_COMMA));
  const McWords *all[] = {&lists->keyword, &lists->numbers, &lists->devices, &lists->more};
  for (uint32_t i = 0; i < MC_COUNT(all); i++) {
    if (!mc_clause_set_array(f, args[i].number, all[i])) return false;
  }
  return true;
}

bool mc_routine_acc_bind_names_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_with_lists(f, args, parse_bind);
}

void mc_routine_acc_bind_names_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  bool first = true;
  for (uint32_t list = 0; list < 2; list++) {
    McAttr names = ATTR(f, list), devices = ATTR(f, list + 2);
    uint32_t count = mc_clause_array_size(ctx, names), num_devices = mc_clause_array_size(ctx, devices);
    for (uint32_t i = 0; i < count && i < num_devices; i++, first = false) {
      if (!first) mc_pr_lit(f->p, ", ");
      mc_pr_attr(f->p, mc_attr_array_get(ctx, names, i));
      print_device_type(f, devices, i);
    }
  }
}

/* Arguments: keyword alone, dimensions, their device types. */
static bool parse_routine_gang(McFormatParse *f, const McRoutineArg *args, Lists *lists) {
  McParser *p = f->p;
  bool present;
  if (!mc_consume_if(p, TOK_L_PAREN)) return set_keyword_only(f, args[0].number);
  if (!parse_device_list(f, &lists->keyword, &present)) return false;
  if (present && !mc_expect(p, TOK_COMMA, "expected ','")) return false;
  do {
    if (!mc_format_parse_keyword(f, "dim", "") || !mc_expect(p, TOK_COLON, "expected ':'") ||
        !mc_clause_attr(f, &lists->numbers) || !parse_device_type(f, true, &lists->devices)) {
      return false;
    }
  } while (mc_consume_if(p, TOK_COMMA));
  return mc_expect(p, TOK_R_PAREN, "expected ')'") && mc_clause_set_array(f, args[0].number, &lists->keyword) &&
         mc_clause_set_array(f, args[1].number, &lists->numbers) &&
         mc_clause_set_array(f, args[2].number, &lists->devices);
}

bool mc_routine_acc_routine_gang_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_with_lists(f, args, parse_routine_gang);
}

void mc_routine_acc_routine_gang_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McContext *ctx = f->p->ctx;
  McAttr keyword = ATTR(f, 0), numbers = ATTR(f, 1), devices = ATTR(f, 2);
  uint32_t count = mc_clause_array_size(ctx, devices);
  if (count == 0 && has_only_no_device(ctx, keyword)) return;
  mc_pr_lit(f->p, "(");
  print_keyword_devices(f, keyword, devices);
  for (uint32_t i = 0; i < count && i < mc_clause_array_size(ctx, numbers); i++) {
    if (i > 0) mc_pr_lit(f->p, ", ");
    mc_pr_lit(f->p, "dim: ");
    mc_pr_attr(f->p, mc_attr_array_get(ctx, numbers, i));
    print_device_type(f, devices, i);
  }
  mc_pr_lit(f->p, ")");
}

static bool parse_device_type_list(McFormatParse *f, const McRoutineArg *args, Lists *lists) {
  bool present;
  if (!mc_consume_if(f->p, TOK_L_PAREN)) return set_keyword_only(f, args[0].number);
  if (!parse_device_list(f, &lists->devices, &present)) return false;
  if (present && !mc_expect(f->p, TOK_R_PAREN, "expected ')'")) return false;
  return mc_clause_set_array(f, args[0].number, &lists->devices);
}

bool mc_routine_acc_device_type_list_parse(McFormatParse *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  return parse_with_lists(f, args, parse_device_type_list);
}

void mc_routine_acc_device_type_list_print(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McAttr devices = ATTR(f, 0);
  if (mc_clause_array_size(f->p->ctx, devices) == 0 || has_only_no_device(f->p->ctx, devices)) return;
  mc_pr_lit(f->p, "(");
  print_device_list(f, devices);
  mc_pr_lit(f->p, ")");
}
