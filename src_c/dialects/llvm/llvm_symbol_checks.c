/* llvm_symbol_checks.c - what is checked of functions, globals, calls and references to symbols of the llvm
 * dialect,
 * and of attributes of arguments, in upstream's words. Operations come as they are: nothing is assumed of counts and
 * regions. */
#include <stdlib.h>

#include "dialects/llvm/llvm.def"
#include "dialects/llvm/llvm.h"
#include "dialects/shared/shared_checks.h"
#include "types/report.h"
#include "verify/verify.h"

#define property(c, name) mc_op_property_named((c)->ctx, (c)->op, name)

enum { EXTERNAL, AVAILABLE_EXTERNALLY, APPENDING = 6, EXTERN_WEAK = 9, COMMON }; /* linkages that matter here */

static bool is_kind(const McContext *ctx, McAttr attr, McKind kind) {
  return attr.index != MC_NONE && mc_kind(ctx, attr.index) == kind;
}

/* An attribute of the definition of that name? */
static bool is_defined(const McContext *ctx, McAttr attr, const char *name) {
  if (!is_kind(ctx, attr, MC_ATTR_DEFINED)) return false;
  return strcmp(mc_ident_str(ctx, (McIdent){mc_rec(ctx, attr.index)->words[0]}).ptr, name) == 0;
}

static McBlock entry_of(const McContext *ctx, McOp op) {
  if (mc_op_num_regions(ctx, op) == 0) return (McBlock){MC_NONE};
  return mc_region_first_block(ctx, mc_op_region(ctx, op, 0));
}

static int64_t linkage_of(const McContext *ctx, McOp op) {
  return mc_llvm_enum_value(ctx, mc_op_property_named(ctx, op, "linkage"));
}

static McType function_type_of(const McContext *ctx, McOp op) {
  McType type = mc_llvm_held_type(ctx, mc_op_property_named(ctx, op, "function_type"));
  return mc_llvm_kind(ctx, type) == MC_LLVM_FUNCTION ? type : (McType){MC_NONE};
}

/* The operation that a symbol reference names, as visible from the checked operation. */
static McOp find(const McRoutineCheck *c, McAttr ref) {
  if (c->symbols == NULL || !is_kind(c->ctx, ref, MC_ATTR_SYMBOL_REF)) return (McOp){MC_NONE};
  return c->symbols->find(c->symbols->data, c->op, ref);
}

static McStr root_of(const McContext *ctx, McAttr ref) { return mc_ident_str(ctx, mc_attr_symbol_root(ctx, ref)); }

/* --- attributes of arguments and results --- */

enum { ANY_VALUE, POINTER, INTEGER };
static const struct {
  const char *name; /* after "llvm." */
  McKind kind;      /* the attribute's kind */
  uint8_t value;    /* the argument's type, if it is one of LLVM's */
  bool not_of_results;
} parameter_attrs[] = {
    {"noalias", MC_ATTR_UNIT, POINTER, false}, {"readonly", MC_ATTR_UNIT, POINTER, true},
    {"readnone", MC_ATTR_UNIT, POINTER, true}, {"writeonly", MC_ATTR_UNIT, POINTER, true},
    {"nest", MC_ATTR_UNIT, POINTER, true}, {"nocapture", MC_ATTR_UNIT, POINTER, true},
    {"nofree", MC_ATTR_UNIT, POINTER, true}, {"nonnull", MC_ATTR_UNIT, POINTER, false},
    {"sret", MC_ATTR_TYPE, POINTER, true}, {"byval", MC_ATTR_TYPE, POINTER, true},
    {"byref", MC_ATTR_TYPE, POINTER, true}, {"elementtype", MC_ATTR_TYPE, POINTER, false},
    {"inalloca", MC_ATTR_TYPE, POINTER, true}, {"preallocated", MC_ATTR_TYPE, POINTER, true},
    {"signext", MC_ATTR_UNIT, INTEGER, false},
    {"zeroext", MC_ATTR_UNIT, INTEGER, false}, {"align", MC_ATTR_INTEGER, POINTER, false},
    {"dereferenceable", MC_ATTR_INTEGER, POINTER, false}, {"dereferenceable_or_null", MC_ATTR_INTEGER, POINTER, false},
    {"alignstack", MC_ATTR_INTEGER, ANY_VALUE, true}, {"noundef", MC_ATTR_UNIT, ANY_VALUE, false},
    {"inreg", MC_ATTR_UNIT, ANY_VALUE, false}, {"returned", MC_ATTR_UNIT, ANY_VALUE, true},
    {"allocalign", MC_KIND_NONE, ANY_VALUE, true}, {"allocptr", MC_KIND_NONE, ANY_VALUE, true}};

bool mc_llvm_check_parameter(const McRoutineCheck *c, const McArgumentAttr *arg) {
  McContext *ctx = c->ctx;
  McNamedAttr attr = arg->attr;
  McType type = arg->type;
  bool is_result = arg->is_result;
  McStr name = mc_ident_str(ctx, attr.name);
  size_t i = 0;
  if (is_result && mc_llvm_kind(ctx, type) == MC_LLVM_VOID) {
    return mc_plain_error(c, "cannot attach result attributes to functions with a void return");
  }
  while (i < MC_COUNT(parameter_attrs) && strcmp(name.ptr + 5, parameter_attrs[i].name) != 0) i++;
  if (i == MC_COUNT(parameter_attrs)) return true;
  if (is_result && parameter_attrs[i].not_of_results) {
    return mc_plain_error(c, "\"%s\" is not a valid result attribute", name.ptr);
  }
  McKind kind = parameter_attrs[i].kind;
  if (kind != MC_KIND_NONE && mc_kind(ctx, attr.value.index) != kind) {
    const char *what = kind == MC_ATTR_UNIT ? "a unit" : kind == MC_ATTR_TYPE ? "a type" : "an integer";
    return mc_plain_error(c, "\"%s\" should be %s attribute", name.ptr, what);
  }
  if (parameter_attrs[i].value == ANY_VALUE || !mc_llvm_is_compatible(ctx, type)) return true;
  bool pointer = parameter_attrs[i].value == POINTER;
  if (pointer ? mc_llvm_kind(ctx, type) == MC_LLVM_POINTER : mc_kind(ctx, type.index) == MC_TYPE_INTEGER) return true;
  const char *what = pointer ? "pointer" : "integer";
  return mc_plain_error(c, "\"%s\" attribute attached to non-%s LLVM type", name.ptr, what);
}

/* --- functions --- */

typedef struct Tag { uint32_t tag, number, op; } Tag; /* number: in the order of the operations */
typedef MC_ARRAY(Tag) Tags;

static int compare_tags(const void *left, const void *right) {
  const Tag *a = left, *b = right;
  if (a->tag != b->tag) return (a->tag > b->tag) - (a->tag < b->tag);
  return (a->number > b->number) - (a->number < b->number);
}

/* No two are the same: else the first operation that has one of before is to blame. */
static bool check_tags(const McRoutineCheck *c, Tags *tags) {
  McContext *ctx = c->ctx;
  const Tag *wrong = NULL;
  if (tags->len > 1) qsort(tags->ptr, tags->len, sizeof *tags->ptr, compare_tags);
  for (size_t i = 1; i < tags->len; i++) {
    const Tag *tag = &tags->ptr[i];
    if (tag->tag == tag[-1].tag && (wrong == NULL || tag->number < wrong->number)) wrong = tag;
  }
  if (wrong == NULL) return true;
  McAttr id = {MC_NONE};
  if (is_kind(ctx, (McAttr){wrong->tag}, MC_ATTR_DEFINED) && mc_rec(ctx, wrong->tag)->num_words > 1) {
    id.index = mc_defined_param(ctx, wrong->tag, 0);
  }
  McRoutineCheck at = *c;
  at.op.index = wrong->op;
  return mc_plain_error(&at, "duplicate block tag '%lld' in the same function: ",
                            (long long)mc_llvm_enum_value(ctx, id));
}

/* Checks operations at any depth of a function: landing pads and the operations that resume their exceptions have one
 * type, and block tags are different. */
static bool check_inside(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOpName pad = mc_op_name(ctx, "llvm.landingpad", 15), resume = mc_op_name(ctx, "llvm.resume", 11);
  McOpName tag = mc_op_name(ctx, "llvm.blocktag", 13);
  if (pad.index == MC_NONE || resume.index == MC_NONE || tag.index == MC_NONE) return mc_out_of_memory(c->diags);
  McType type = {MC_NONE};
  Tags tags;
  mc_array_init(&tags);
  bool ok = true;
  McWalk walk;
  mc_walk_init(ctx, &walk, c->op, true);
  for (McOp op; ok && (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    uint32_t name = mc_op_get_name(ctx, op).index;
    if (MC_LIKELY(name != pad.index && name != resume.index && name != tag.index)) continue;
    if (name == tag.index) {
      Tag tag = {mc_op_property_named(ctx, op, "tag").index, (uint32_t)tags.len, op.index};
      ok = mc_array_push(&ctx->alloc, &tags, tag) || mc_out_of_memory(c->diags);
      continue;
    }
    bool is_pad = name == pad.index;
    if (is_pad ? mc_op_num_results(ctx, op) == 0 : mc_op_num_operands(ctx, op) == 0) continue;
    McType found = mc_value_type(ctx, is_pad ? mc_op_result(ctx, op, 0) : mc_op_operand(ctx, op, 0));
    if (type.index == MC_NONE) type = found;
    if (type.index == found.index) continue;
    ok = mc_plain_error(c, is_pad ? "'llvm.landingpad' should have a consistent result type inside a function"
                                      : "'llvm.resume' should have a consistent input type inside a function");
  }
  ok = ok && check_tags(c, &tags);
  mc_array_fini(&ctx->alloc, &tags);
  return ok;
}

bool mc_check_llvm_func(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  int64_t linkage = linkage_of(ctx, c->op);
  if (linkage == COMMON) return fail(c, "functions cannot have 'common' linkage");
  if (entry_of(ctx, c->op).index == MC_NONE) {
    return linkage == EXTERNAL || linkage == EXTERN_WEAK ||
           fail(c, "external functions must have 'external' or 'extern_weak' linkage");
  }
  bool no_inline = property(c, "no_inline").index != MC_NONE;
  if (no_inline && property(c, "always_inline").index != MC_NONE) {
    return mc_plain_error(c, "no_inline and always_inline attributes are incompatible");
  }
  if (property(c, "optimize_none").index != MC_NONE && !no_inline) {
    return fail(c, "with optimize_none must also be no_inline");
  }
  return check_inside(c);
}

/* --- module level --- */

static bool is_module(const McContext *ctx, McOp op) {
  return mc_op_has_trait(ctx, op, MC_TRAIT(SYMBOL_TABLE)) && mc_op_has_trait(ctx, op, MC_TRAIT(ISOLATED_FROM_ABOVE));
}

bool mc_check_llvm_module_level(const McRoutineCheck *c) {
  McOp parent = mc_op_parent(c->ctx, c->op);
  return parent.index == MC_NONE || is_module(c->ctx, parent) || fail(c, "must appear at the module level");
}

bool mc_check_llvm_module_flags(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr flags = property(c, "flags");
  if (!mc_check_llvm_module_level(c)) return false;
  for (uint32_t i = 0, n = is_kind(ctx, flags, MC_ATTR_ARRAY) ? mc_attr_array_size(ctx, flags) : 0; i < n; i++) {
    McAttr flag = mc_attr_array_get(ctx, flags, i);
    if (!is_defined(ctx, flag, "llvm.mlir.module_flag")) return fail(c, "expected a module flag attribute");
  }
  return true;
}

/* Is it all zeros? Linear in the attribute's size: a level of an array at a time. */
static bool is_zero_number(const McContext *ctx, McAttr value) {
  const uint64_t *words;
  uint32_t count;
  switch (mc_kind(ctx, value.index)) {
    case MC_ATTR_INTEGER:
      words = mc_attr_integer_data(ctx, value);
      count = mc_attr_integer_num_words(ctx, value);
      break;
    case MC_ATTR_FLOAT: return mc_attr_float_double(ctx, value) == 0;
    case MC_ATTR_DENSE_ELEMENTS: {
      McStr data = mc_attr_dense_data(ctx, value);
      for (size_t i = 0; i < data.len; i++) {
        if (data.ptr[i] != 0) return false;
      }
      return true;
    }
    default: return false;
  }
  for (uint32_t i = 0; i < count; i++) {
    if (words[i] != 0) return false;
  }
  return true;
}

static bool is_zero(const McRoutineCheck *c, McAttr value) {
  McContext *ctx = c->ctx;
  McWords queue = {0};
  bool zero = mc_array_push(&ctx->alloc, &queue, value.index);
  for (size_t i = 0; zero && i < queue.len; i++) {
    McAttr attr = {queue.ptr[i]};
    if (mc_kind(ctx, attr.index) != MC_ATTR_ARRAY) {
      zero = is_zero_number(ctx, attr);
      continue;
    }
    for (uint32_t k = 0, n = mc_attr_array_size(ctx, attr); zero && k < n; k++) {
      uint32_t element = mc_attr_array_get(ctx, attr, k).index;
      if (queue.ptr[queue.len - 1] != element) zero = mc_array_push(&ctx->alloc, &queue, element);
    }
    if (queue.len > 65536) break; /* a nest of shared arrays: upstream's verifier does not come to an end there */
  }
  mc_array_fini(&ctx->alloc, &queue);
  return zero;
}

/* May a global be of the type? */
static bool is_global_type(const McContext *ctx, McType type) {
  McLlvmKind kind = mc_llvm_kind(ctx, type);
  return mc_llvm_is_compatible_outside(ctx, type) && kind != MC_LLVM_VOID && kind != MC_LLVM_TOKEN &&
         kind != MC_LLVM_METADATA &&
         kind != MC_LLVM_LABEL;
}

static bool check_string_global(const McRoutineCheck *c, McType type, McAttr value) {
  McContext *ctx = c->ctx;
  McType element = mc_llvm_kind(ctx, type) == MC_LLVM_ARRAY ? mc_llvm_array_element(ctx, type) : (McType){MC_NONE};
  bool fits = element.index != MC_NONE && mc_kind(ctx, element.index) == MC_TYPE_INTEGER &&
              mc_type_integer_width(ctx, element) == 8 &&
              mc_llvm_array_size(ctx, type) == mc_attr_string_value(ctx, value).len;
  return fits || fail(c, "requires an i8 array type of the length equal to that of the string attribute");
}

bool mc_check_llvm_global(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = mc_llvm_held_type(ctx, property(c, "global_type"));
  McAttr value = property(c, "value"), alignment = property(c, "alignment");
  if (type.index == MC_NONE) return true;
  if (!mc_symbol_verify(ctx, c->op, c->def, c->diags)) return false; /* in the order of upstream's traits */
  if (!is_global_type(ctx, type)) return fail(c, "expects type to be a valid element type for an LLVM global");
  if (!mc_check_llvm_module_level(c)) return false;
  if (is_kind(ctx, value, MC_ATTR_STRING) && !check_string_global(c, type, value)) return false;
  if (mc_llvm_kind(ctx, type) == MC_LLVM_TARGET) {
    if (!mc_llvm_may_be_global(ctx, type)) return fail(c, "this target extension type cannot be used in a global");
    if (value.index != MC_NONE) {
      return fail(c, "global with target extension type can only be initialized with zero-initializer");
    }
  }
  int64_t linkage = linkage_of(ctx, c->op), power = 1;
  if (linkage == COMMON && value.index != MC_NONE && !is_zero(c, value)) {
    return fail(c, "expected zero value for 'common' linkage");
  }
  if (linkage == APPENDING && mc_llvm_kind(ctx, type) != MC_LLVM_ARRAY) {
    return fail(c, "expected array type for 'appending' linkage");
  }
  if (is_kind(ctx, alignment, MC_ATTR_INTEGER) && mc_attr_integer_i64(ctx, alignment, &power) &&
      (power == 0 || (power & (power - 1)) != 0)) {
    return mc_plain_error(c, "alignment attribute is not a power of 2");
  }
  return true;
}

/* The type of what a block returns; MC_NONE: nothing. */
static McType returned_type(const McContext *ctx, McBlock block) {
  McOp last = mc_block_last_op(ctx, block);
  if (last.index == MC_NONE || mc_op_num_operands(ctx, last) == 0) return (McType){MC_NONE};
  return mc_value_type(ctx, mc_op_operand(ctx, last, 0));
}

/* An operation of an initializer must do nothing but compute. */
static bool check_initializer(const McRoutineCheck *c, McBlock block, const char *message) {
  McContext *ctx = c->ctx;
  for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (mc_op_has_trait(ctx, op, MC_TRAIT(PURE))) continue;
    mc_error(c->diags, mc_op_loc(ctx, op), "%s", message);
    mc_note_current_op(c->diags, ctx, op);
    return false;
  }
  return true;
}

bool mc_check_llvm_global_region(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = entry_of(ctx, c->op);
  McType want = mc_llvm_held_type(ctx, property(c, "global_type"));
  if (block.index == MC_NONE || want.index == MC_NONE) return true;
  McType have = returned_type(ctx, block);
  if (have.index == MC_NONE) return fail(c, "initializer region cannot return void");
  if (have.index != want.index) {
    return fail(c, "initializer region type '%s' does not match global type '%s'", mc_text_type(c->diags, have),
                mc_text_type(c->diags, want));
  }
  if (!check_initializer(c, block, "ops with side effects not allowed in global initializers")) return false;
  return property(c, "value").index == MC_NONE || fail(c, "cannot have both initializer value and region");
}

bool mc_check_llvm_alias(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McType type = mc_llvm_held_type(ctx, property(c, "alias_type"));
  int64_t linkage = linkage_of(ctx, c->op);
  if (type.index == MC_NONE) return true;
  if (!is_global_type(ctx, type)) return fail(c, "expects type to be a valid element type for an LLVM global alias");
  if (linkage != APPENDING && linkage != EXTERN_WEAK && linkage != COMMON) return true;
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  mc_llvm_case_text(ctx, c->def, c->op, "linkage", &text);
  fail(c, "'%s' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, "
       "weak_odr, external or available_externally", mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

bool mc_check_llvm_alias_region(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = entry_of(ctx, c->op);
  if (block.index == MC_NONE) return true;
  if (mc_llvm_kind(ctx, returned_type(ctx, block)) != MC_LLVM_POINTER) {
    return fail(c, "initializer region must always return a pointer");
  }
  return check_initializer(c, block, "ops with side effects are not allowed in alias initializers");
}

bool mc_check_llvm_ifunc(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  int64_t linkage = linkage_of(ctx, c->op);
  if (linkage != AVAILABLE_EXTERNALLY && linkage != APPENDING && linkage != EXTERN_WEAK && linkage != COMMON) {
    return true;
  }
  McBuf text;
  mc_buf_init(&text, &ctx->alloc);
  mc_llvm_case_text(ctx, c->def, c->op, "linkage", &text);
  fail(c, "'%s' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, "
       "weak_odr, or external linkage", mc_buf_text(&text));
  mc_buf_fini(&text);
  return false;
}

/* The reference to the symbol whose address the initializer of an alias returns; MC_NONE: it returns something else. */
static McAttr aliased(const McContext *ctx, McOp alias) {
  McBlock block = entry_of(ctx, alias);
  McOp last = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_last_op(ctx, block);
  if (last.index == MC_NONE || mc_op_num_operands(ctx, last) == 0) return (McAttr){MC_NONE};
  McOp from = mc_value_op(ctx, mc_op_operand(ctx, last, 0));
  return mc_op_has_fact(ctx, from, MC_FACT_LLVM_ADDRESS) ? mc_op_property_named(ctx, from, "global_name")
                                                         : (McAttr){MC_NONE};
}

bool mc_check_llvm_resolver(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp op = find(c, property(c, "resolver"));
  /* aliases may form a circle */
  for (int steps = 0; mc_op_has_fact(ctx, op, MC_FACT_LLVM_ALIAS) && steps < 1000; steps++) {
    McAttr ref = aliased(ctx, op);
    if (ref.index == MC_NONE) return true;
    op = find(c, ref);
  }
  McType type = mc_op_has_fact(ctx, op, MC_FACT_LLVM_FUNCTION) ? function_type_of(ctx, op) : (McType){MC_NONE};
  if (type.index == MC_NONE) return fail(c, "must have a function resolver");
  if (entry_of(ctx, op).index == MC_NONE || linkage_of(ctx, op) == AVAILABLE_EXTERNALLY) {
    return fail(c, "resolver must be a definition");
  }
  if (mc_llvm_kind(ctx, mc_llvm_function_result(ctx, type)) != MC_LLVM_POINTER) {
    return fail(c, "resolver must return a pointer");
  }
  McType resolver = mc_llvm_held_type(ctx, property(c, "resolver_type"));
  int64_t space = mc_llvm_enum_value(ctx, property(c, "address_space"));
  if (mc_llvm_kind(ctx, resolver) == MC_LLVM_POINTER && (int64_t)mc_llvm_address_space(ctx, resolver) == space) {
    return true;
  }
  return fail(c, "resolver has incorrect type");
}

/* Argument: the attribute with the functions. */
bool mc_check_llvm_xtors(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McStr what = mc_ident_str(ctx, (McIdent){c->args[0]});
  McAttr functions = property(c, what.ptr), priorities = property(c, "priorities"), data = property(c, "data");
  if (!is_kind(ctx, functions, MC_ATTR_ARRAY) || !is_kind(ctx, priorities, MC_ATTR_ARRAY) ||
      !is_kind(ctx, data, MC_ATTR_ARRAY)) {
    return true;
  }
  uint32_t count = mc_attr_array_size(ctx, functions), num_data = mc_attr_array_size(ctx, data);
  for (uint32_t i = 0; i < num_data; i++) {
    McAttr attr = mc_attr_array_get(ctx, data, i);
    bool symbol = is_kind(ctx, attr, MC_ATTR_SYMBOL_REF) && mc_attr_symbol_num_nested(ctx, attr) == 0;
    bool zero = is_defined(ctx, attr, "llvm.zero");
    if (!symbol && !zero) return mc_plain_error(c, "data element must be symbol or #llvm.zero");
  }
  if (mc_attr_array_size(ctx, priorities) == count && num_data == count) return true;
  return mc_plain_error(c, "%s, priorities, and data must have the same number of elements", what.ptr);
}

bool mc_check_llvm_xtor_uses(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr functions = property(c, mc_ident_str(ctx, (McIdent){c->args[0]}).ptr);
  uint32_t count = is_kind(ctx, functions, MC_ATTR_ARRAY) ? mc_attr_array_size(ctx, functions) : 0;
  for (uint32_t i = 0; i < count; i++) {
    McAttr ref = mc_attr_array_get(ctx, functions, i);
    if (!is_kind(ctx, ref, MC_ATTR_SYMBOL_REF)) continue;
    McOp function = find(c, ref);
    McStr name = root_of(ctx, ref);
    if (!mc_op_has_fact(ctx, function, MC_FACT_LLVM_FUNCTION)) {
      return fail(c, "'%.*s' does not reference a valid LLVM function", (int)name.len, name.ptr);
    }
    if (entry_of(ctx, function).index == MC_NONE) {
      return fail(c, "'%.*s' does not have a definition", (int)name.len, name.ptr);
    }
  }
  return true;
}

bool mc_check_llvm_comdat_region(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McBlock block = entry_of(ctx, c->op);
  McOp op = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(ctx, block);
  for (; op.index != MC_NONE; op = mc_op_next(ctx, op)) {
    if (mc_op_has_fact(ctx, op, MC_FACT_LLVM_SELECTOR)) continue;
    mc_error(c->diags, mc_op_loc(ctx, op), "only comdat selector symbols can appear in a comdat region");
    mc_note_current_op(c->diags, ctx, op);
    return false;
  }
  return true;
}

bool mc_check_llvm_comdat(const McRoutineCheck *c) {
  McAttr ref = property(c, "comdat");
  if (ref.index == MC_NONE || mc_op_has_fact(c->ctx, find(c, ref), MC_FACT_LLVM_SELECTOR)) return true;
  return mc_plain_error(c, "expected comdat symbol");
}

/* --- addresses --- */

bool mc_check_llvm_address_of(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp op = find(c, property(c, "global_name"));
  bool global = mc_op_has_fact(ctx, op, MC_FACT_LLVM_GLOBAL), alias = mc_op_has_fact(ctx, op, MC_FACT_LLVM_ALIAS);
  if (!global && !alias && !mc_op_has_fact(ctx, op, MC_FACT_LLVM_FUNCTION) &&
      !mc_op_has_fact(ctx, op, MC_FACT_LLVM_IFUNC)) {
    return fail(c, "must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or "
                "'llvm.mlir.ifunc'");
  }
  if (mc_op_num_results(ctx, c->op) == 0) return true;
  McType type = mc_value_type(ctx, mc_op_result(ctx, c->op, 0)), returned = {MC_NONE};
  int64_t space = mc_llvm_kind(ctx, type) == MC_LLVM_POINTER ? mc_llvm_address_space(ctx, type) : 0, other = space;
  if (global) other = mc_llvm_enum_value(ctx, mc_op_property_named(ctx, op, "addr_space"));
  if (alias && entry_of(ctx, op).index != MC_NONE) returned = returned_type(ctx, entry_of(ctx, op));
  if (mc_llvm_kind(ctx, returned) == MC_LLVM_POINTER) other = mc_llvm_address_space(ctx, returned);
  return other == space || fail(c, "pointer address space must match address space of the referenced global or alias");
}

bool mc_check_llvm_dso_local(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McOp op = find(c, property(c, "function_name"));
  bool alias = mc_op_has_fact(ctx, op, MC_FACT_LLVM_ALIAS);
  if (!alias && !mc_op_has_fact(ctx, op, MC_FACT_LLVM_FUNCTION)) {
    return fail(c, "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'");
  }
  McBlock block = alias ? entry_of(ctx, op) : (McBlock){MC_NONE};
  for (McOp inside = block.index == MC_NONE ? (McOp){MC_NONE} : mc_block_first_op(ctx, block); inside.index != MC_NONE;
       inside = mc_op_next(ctx, inside)) {
    if (!mc_op_has_fact(ctx, inside, MC_FACT_LLVM_ADDRESS)) continue;
    if (mc_op_has_fact(ctx, find(c, mc_op_property_named(ctx, inside, "global_name")), MC_FACT_LLVM_GLOBAL)) {
      return fail(c, "must reference an alias to a function");
    }
  }
  return linkage_of(ctx, op) != EXTERN_WEAK || fail(c, "target function with 'extern_weak' linkage not allowed");
}

#define MOST_OPS 65536 /* that are looked at for one address of a block; upstream looks at all, each time */

bool mc_check_llvm_block_address(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr address = property(c, "block_addr");
  if (!is_kind(ctx, address, MC_ATTR_DEFINED) || mc_rec(ctx, address.index)->num_words != 3) return true;
  McOp function = find(c, (McAttr){mc_defined_param(ctx, address.index, 0)}), op = {MC_NONE};
  uint32_t tag = mc_defined_param(ctx, address.index, 1), steps = 0;
  McWalk walk;
  if (mc_op_has_fact(ctx, function, MC_FACT_LLVM_FUNCTION)) {
    mc_walk_init(ctx, &walk, function, true);
    while ((op = mc_walk_next(ctx, &walk)).index != MC_NONE && ++steps < MOST_OPS) {
      if (mc_op_has_fact(ctx, op, MC_FACT_LLVM_BLOCK_TAG) && mc_op_property_named(ctx, op, "tag").index == tag) break;
    }
  }
  return op.index != MC_NONE || fail(c, "expects an existing block label target in the referenced function");
}

/* --- calls --- */

/* Does the location say which subprogram it belongs to? */
static bool has_subprogram(McContext *ctx, McLoc loc) {
  McWords queue = {0};
  bool found = false, ok = mc_array_push(&ctx->alloc, &queue, mc_loc_attr(ctx, loc).index);
  for (size_t i = 0; ok && !found && i < queue.len && i < MOST_OPS; i++) {
    McLoc at = mc_loc_from_attr(ctx, (McAttr){queue.ptr[i]});
    if (at.index == MC_NONE) continue;
    McAttr metadata = mc_kind(ctx, queue.ptr[i]) == MC_LOC_FUSED ? mc_loc_metadata(ctx, at) : (McAttr){MC_NONE};
    found = is_defined(ctx, metadata, "llvm.di_subprogram");
    for (uint32_t k = 0, n = mc_loc_num_children(ctx, at); ok && k < n; k++) {
      ok = mc_array_push(&ctx->alloc, &queue, mc_loc_attr(ctx, mc_loc_child(ctx, at, k)).index);
    }
  }
  mc_array_fini(&ctx->alloc, &queue);
  return found;
}

/* A call between functions with debug information must have a place. */
static bool check_location(const McRoutineCheck *c, McOp callee) {
  McContext *ctx = c->ctx;
  if (mc_op_loc(ctx, c->op).index != mc_loc_unknown(ctx).index || entry_of(ctx, callee).index == MC_NONE) return true;
  McOp around = mc_op_parent(ctx, c->op);
  while (around.index != MC_NONE && mc_op_property_named(ctx, around, "function_type").index == MC_NONE) {
    around = mc_op_parent(ctx, around);
  }
  if (around.index == MC_NONE || !has_subprogram(ctx, mc_op_loc(ctx, around)) ||
      !has_subprogram(ctx, mc_op_loc(ctx, callee))) {
    return true;
  }
  return mc_plain_error(c, "inlinable function call in a function with a DISubprogram location must have a debug "
                            "location");
}

/* The function type that is written beside a call of a variadic function. */
static bool check_variadic_type(const McRoutineCheck *c, uint32_t first, uint32_t count) {
  McContext *ctx = c->ctx;
  McType type = mc_llvm_held_type(ctx, property(c, "var_callee_type"));
  if (mc_llvm_kind(ctx, type) != MC_LLVM_FUNCTION) return true;
  if (!mc_llvm_function_is_variadic(ctx, type)) {
    return fail(c, "expected var_callee_type to be a variadic function type");
  }
  uint32_t params = mc_llvm_function_num_params(ctx, type);
  if (params > count) return fail(c, "expected var_callee_type to have at most %u parameters", count);
  for (uint32_t i = 0; i < params; i++) {
    McType want = mc_llvm_function_param(ctx, type, i), have = mc_value_type(ctx, mc_op_operand(ctx, c->op, first + i));
    if (want.index == have.index) continue;
    return fail(c, "var_callee_type parameter type mismatch: '%s' != '%s'", mc_text_type(c->diags, want),
                mc_text_type(c->diags, have));
  }
  McType result = mc_llvm_function_result(ctx, type);
  if (mc_op_num_results(ctx, c->op) == 0) {
    return mc_llvm_kind(ctx, result) == MC_LLVM_VOID || fail(c, "expected var_callee_type to return void");
  }
  McType have = mc_value_type(ctx, mc_op_result(ctx, c->op, 0));
  if (have.index == result.index) return true;
  return fail(c, "var_callee_type return type mismatch: '%s' != '%s'", mc_text_type(c->diags, result),
              mc_text_type(c->diags, have));
}

/* How many operands the call has for its callee, which may be the first. */
static uint32_t num_callee_operands(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  uint32_t total = mc_op_num_operands(ctx, c->op), start, count;
  return mc_op_group(ctx, c->def, c->op, false, 0, &start, &count) ? count : total;
}

static bool check_callee(const McRoutineCheck *c, McType type, uint32_t count) {
  McContext *ctx = c->ctx;
  uint32_t params = mc_llvm_function_num_params(ctx, type), results = mc_op_num_results(ctx, c->op);
  bool variadic = mc_llvm_function_is_variadic(ctx, type);
  if (variadic && property(c, "var_callee_type").index == MC_NONE) {
    return fail(c, "missing var_callee_type attribute for vararg call");
  }
  if (!variadic && params != count) {
    return fail(c, "incorrect number of operands (%u) for callee (expecting: %u)", count, params);
  }
  if (params > count) {
    return fail(c, "incorrect number of operands (%u) for varargs callee (expecting at least: %u)", count, params);
  }
  for (uint32_t i = 0; i < params; i++) {
    McType want = mc_llvm_function_param(ctx, type, i), have = mc_value_type(ctx, mc_op_operand(ctx, c->op, i));
    if (want.index == have.index) continue;
    return fail(c, "operand type mismatch for operand %u: '%s' != '%s'", i, mc_text_type(c->diags, have),
                mc_text_type(c->diags, want));
  }
  McType result = mc_llvm_function_result(ctx, type);
  bool is_void = mc_llvm_kind(ctx, result) == MC_LLVM_VOID;
  if (results == 0) return is_void || fail(c, "expected function call to produce a value");
  if (is_void) return fail(c, "calling function with void result must not produce values");
  McType have = mc_value_type(ctx, mc_op_result(ctx, c->op, 0));
  if (have.index == result.index) return true;
  return fail(c, "result type mismatch: '%s' != '%s'", mc_text_type(c->diags, have), mc_text_type(c->diags, result));
}

bool mc_check_llvm_call(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  McAttr callee = property(c, "callee");
  bool direct = is_kind(ctx, callee, MC_ATTR_SYMBOL_REF);
  uint32_t count = num_callee_operands(c), first = direct || count == 0 ? 0 : 1;
  if (!check_variadic_type(c, first, count - first)) return false;
  if (!direct) {
    if (mc_op_num_operands(ctx, c->op) == 0) {
      return fail(c, "must have either a `callee` attribute or at least an operand");
    }
    McType type = mc_value_type(ctx, mc_op_operand(ctx, c->op, 0));
    return mc_llvm_kind(ctx, type) == MC_LLVM_POINTER ||
           fail(c, "indirect call expects a pointer as callee: '%s'", mc_text_type(c->diags, type));
  }
  McOp op = find(c, callee);
  McStr name = root_of(ctx, callee);
  if (op.index == MC_NONE) {
    return fail(c, "'%.*s' does not reference a symbol in the current scope", (int)name.len, name.ptr);
  }
  McType type;
  if (mc_op_has_fact(ctx, op, MC_FACT_LLVM_FUNCTION)) {
    type = function_type_of(ctx, op);
    if (!check_location(c, op)) return false;
  } else if (mc_op_has_fact(ctx, op, MC_FACT_LLVM_IFUNC)) {
    type = mc_llvm_held_type(ctx, mc_op_property_named(ctx, op, "i_func_type"));
  } else {
    return fail(c, "'%.*s' does not reference a valid LLVM function or IFunc", (int)name.len, name.ptr);
  }
  if (type.index == MC_NONE) return true;
  if (mc_llvm_kind(ctx, type) != MC_LLVM_FUNCTION) {
    return fail(c, "callee does not have a functional type: '%s'", mc_text_type(c->diags, type));
  }
  return check_callee(c, type, count);
}

bool mc_check_llvm_invoke(const McRoutineCheck *c) {
  McContext *ctx = c->ctx;
  bool direct = is_kind(ctx, property(c, "callee"), MC_ATTR_SYMBOL_REF);
  uint32_t count = num_callee_operands(c), first = direct || count == 0 ? 0 : 1;
  if (!check_variadic_type(c, first, count - first)) return false;
  if (mc_op_num_successors(ctx, c->op) < 2) return true;
  McOp op = mc_block_first_op(ctx, mc_op_successor(ctx, c->op, 1));
  if (op.index == MC_NONE) return mc_plain_error(c, "must have at least one operation in unwind destination");
  if (mc_op_has_fact(ctx, op, MC_FACT_LLVM_LANDING_PAD)) return true;
  return mc_plain_error(c, "first operation in unwind destination should be a llvm.landingpad operation");
}

bool mc_check_llvm_intrinsic_name(const McRoutineCheck *c) {
  McAttr name = property(c, "intrin");
  if (!is_kind(c->ctx, name, MC_ATTR_STRING)) return true;
  McStr text = mc_attr_string_value(c->ctx, name);
  return (text.len >= 5 && memcmp(text.ptr, "llvm.", 5) == 0) || fail(c, "intrinsic name must start with 'llvm.'");
}
