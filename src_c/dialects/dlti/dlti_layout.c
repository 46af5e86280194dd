/* dlti_layout.c - the check of a module's data layout: its entries, and how they fit those of the modules around it.
 *
 * Types that upstream crashes on when two modules speak of them (numbers, one pointer type twice) are taken. Owns
 * nothing.
 */
#include "defs/defined.h"
#include "dialects/dlti/dlti.def"
#include "dialects/shared/llvm_types.h"
#include "types/report.h"
#include "verify/verify.h"

typedef struct Layout {
  McContext *ctx;
  McOp op;
  McDiags *diags;
} Layout;

/* As upstream's emitError at a location: no note of the operation. */
#define FAIL(l, ...) mc_error((l)->diags, mc_op_loc((l)->ctx, (l)->op), __VA_ARGS__)

static McAttr key_of(const Layout *l, McAttr entry) { return (McAttr){mc_defined_param(l->ctx, entry.index, 0)}; }
static McAttr value_of(const Layout *l, McAttr entry) { return (McAttr){mc_defined_param(l->ctx, entry.index, 1)}; }

/* The type that an entry is about; MC_NONE: it has a name. */
static McType type_of(const Layout *l, McAttr entry) {
  McAttr key = key_of(l, entry);
  return mc_kind(l->ctx, key.index) == MC_ATTR_TYPE ? mc_attr_type_value(l->ctx, key) : (McType){MC_NONE};
}

static McAttr entries_of(const Layout *l, McAttr spec) { return (McAttr){mc_defined_param(l->ctx, spec.index, 0)}; }

static bool has_name(const McContext *ctx, uint32_t ident, const char *text) {
  McStr name = mc_ident_str(ctx, (McIdent){ident});
  return mc_str_is(name, text);
}

/* A data layout in the attributes of a module; MC_NONE: there is none. */
static McAttr layout_of(const Layout *l, McOp op) {
  McAttr attrs = mc_op_attrs(l->ctx, op), none = {MC_NONE};
  for (uint32_t i = 0, n = mc_attr_dictionary_size(l->ctx, attrs); i < n; i++) {
    McNamedAttr attr = mc_attr_dictionary_entry(l->ctx, attrs, i);
    if (!has_name(l->ctx, attr.name.index, "dlti.dl_spec")) continue;
    bool right = mc_kind(l->ctx, attr.value.index) == MC_ATTR_DEFINED &&
                 has_name(l->ctx, mc_rec(l->ctx, attr.value.index)->words[0], "dlti.dl_spec");
    return right ? attr.value : none;
  }
  return none;
}

static bool is_module(const Layout *l, McOp op) {
  return mc_op_has_fact(l->ctx, op, MC_FACT_MODULE);
}

/* --- entries by themselves --- */

/* Elements of dense integers; `width` is that of an element, 0 for none at all. */
typedef struct Numbers { uint64_t count, value[4]; uint32_t width; } Numbers;

static Numbers numbers_of(const Layout *l, McAttr value) {
  McContext *ctx = l->ctx;
  Numbers n = {0};
  if (mc_kind(ctx, value.index) != MC_ATTR_DENSE_ELEMENTS) return n;
  McType type = mc_attr_value_type(ctx, value), element = mc_type_element(ctx, type);
  int64_t count = 0;
  if (mc_kind(ctx, element.index) != MC_TYPE_INTEGER || !mc_type_num_elements(ctx, type, &count) || count < 0) return n;
  n.count = (uint64_t)count;
  n.width = mc_type_integer_width(ctx, element);
  McStr data = mc_attr_dense_data(ctx, value);
  for (uint32_t i = 0; n.width == 64 && i < 4 && i < n.count; i++) {
    size_t at = mc_attr_dense_is_splat(ctx, value) ? 0 : 8 * (size_t)i;
    if (at + 8 <= data.len) memcpy(&n.value[i], data.ptr + at, 8);
  }
  if (mc_type_integer_signedness(ctx, element) != MC_SIGNLESS && n.width == 64) n.width = 63; /* not i64 */
  return n;
}

static bool check_number_type(const Layout *l, McAttr entry) {
  Numbers n = numbers_of(l, value_of(l, entry));
  const char *text = l->diags == NULL ? "" : mc_text_attr(l->diags, entry);
  if (n.width != 64) return FAIL(l, "expected a dense i64 elements attribute in the data layout entry %s", text);
  if (n.count < 1 || n.count > 2) return FAIL(l, "expected 1 or 2 elements in the data layout entry %s", text);
  if (n.count == 1 || n.value[1] >= n.value[0]) return true;
  return FAIL(
      l, "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry %s",
      text);
}

static bool check_pointer(const Layout *l, McType type, Numbers n) {
  const char *text = l->diags == NULL ? "" : mc_text_type(l->diags, type);
  if (n.width == 0 || n.count < 3 || n.count > 4) {
    return FAIL(l, "expected layout attribute for '%s' to be a dense integer elements attribute with 3 or 4 elements",
                text);
  }
  if (n.width != 64) return FAIL(l, "expected i64 parameters for '%s'", text);
  return n.value[1] <= n.value[2] ||
         FAIL(l, "preferred alignment is expected to be at least as large as ABI alignment");
}

static bool check_struct(const Layout *l, McType type, Numbers n) {
  const char *text = l->diags == NULL ? "" : mc_text_type(l->diags, type);
  if (n.width == 0 || n.count < 1 || n.count > 2) {
    return FAIL(l, "expected layout attribute for '%s' to be a dense integer elements attribute of 1 or 2 elements",
                text);
  }
  if (n.width != 64) return FAIL(l, "expected i64 entries for '%s'", text);
  bool named = mc_defined_param(l->ctx, type.index, 0) != MC_NONE;
  if (named || mc_llvm_struct_size(l->ctx, type) > 0) {
    return FAIL(l, "unexpected layout attribute for struct '%s'", text);
  }
  if (n.count == 1 || n.value[0] <= n.value[1]) return true;
  return FAIL(l, "preferred alignment is expected to be at least as large as ABI alignment");
}

/* A pointer of the ptr dialect. */
static bool is_ptr(const Layout *l, McType type) { return mc_is_defined_as(l->ctx, type.index, "ptr.ptr"); }

static bool check_ptr(const Layout *l, McAttr entry, McType type) {
  return mc_is_defined_as(l->ctx, value_of(l, entry).index, "ptr.spec") ||
         FAIL(l, "expected layout attribute for '%s' to be a #ptr.spec attribute",
              l->diags == NULL ? "" : mc_text_type(l->diags, type));
}

static bool check_type(const Layout *l, McAttr entry, McType type) {
  McKind kind = mc_kind(l->ctx, type.index);
  if (kind == MC_TYPE_INDEX) {
    return mc_kind(l->ctx, value_of(l, entry).index) == MC_ATTR_INTEGER ||
           FAIL(l, "expected integer attribute in the data layout entry for 'index'");
  }
  if (kind == MC_TYPE_INTEGER || kind == MC_TYPE_FLOAT) return check_number_type(l, entry);
  if (kind != MC_TYPE_DEFINED) return FAIL(l, "unexpected data layout for a built-in type");
  if (is_ptr(l, type)) return check_ptr(l, entry, type);
  switch (mc_llvm_kind(l->ctx, type)) {
    case MC_LLVM_PPC_FP128: return check_number_type(l, entry);
    case MC_LLVM_POINTER: return check_pointer(l, type, numbers_of(l, value_of(l, entry)));
    case MC_LLVM_STRUCT: return check_struct(l, type, numbers_of(l, value_of(l, entry)));
    case MC_LLVM_ARRAY: return true;
    default: break;
  }
  const McDefinition *def = mc_definition_of(l->ctx, type.index);
  return (def != NULL && (def->record->flags & MC_DEF_LAYOUT_ENTRIES)) ||
         FAIL(l, "data layout specified for a type that does not support it");
}

static bool check_dlti_name(const Layout *l, McStr name, McAttr value) {
  static const char *const known[] = {
      "dlti.default_memory_space", "dlti.alloca_memory_space", "dlti.program_memory_space", "dlti.global_memory_space",
      "dlti.stack_alignment", "dlti.mangling_mode", "dlti.function_pointer_alignment", "dlti.legal_int_widths"};
  if (name.len == strlen("dlti.endianness") && memcmp(name.ptr, "dlti.endianness", name.len) == 0) {
    McStr text = mc_kind(l->ctx, value.index) == MC_ATTR_STRING ? mc_attr_string_value(l->ctx, value) : (McStr){"", 0};
    bool right =
        (text.len == 3 && memcmp(text.ptr, "big", 3) == 0) || (text.len == 6 && memcmp(text.ptr, "little", 6) == 0);
    return right || FAIL(l, "'dlti.endianness' data layout entry is expected to be either 'big' or 'little'");
  }
  for (size_t i = 0; i < MC_COUNT(known); i++) {
    if (name.len == strlen(known[i]) && memcmp(name.ptr, known[i], name.len) == 0) return true;
  }
  return FAIL(l, "unknown data layout entry name: %.*s", (int)name.len, name.ptr);
}

static bool check_name(const Layout *l, McAttr entry) {
  McStr name = mc_attr_string_value(l->ctx, key_of(l, entry));
  const char *dot = memchr(name.ptr, '.', name.len);
  if (dot == NULL) return true;
  size_t len = (size_t)(dot - name.ptr);
  if (len == 4 && memcmp(name.ptr, "dlti", 4) == 0) return check_dlti_name(l, name, value_of(l, entry));
  if (mc_dialect_of_prefix(l->ctx, name.ptr, len) == NULL) return true;
  return FAIL(l, "the '%.*s' dialect does not support identifier data layout entries", (int)len, name.ptr);
}

/* Checks entries of types before entries of names, as mlir-opt 22 does. */
static bool check_entries(const Layout *l, McAttr entries) {
  uint32_t count = mc_attr_array_size(l->ctx, entries);
  for (int names = 0; names < 2; names++) {
    for (uint32_t i = 0; i < count; i++) {
      McAttr entry = mc_attr_array_get(l->ctx, entries, i);
      McType type = type_of(l, entry);
      if ((type.index == MC_NONE) != (names == 1)) continue;
      if (!(names == 1 ? check_name(l, entry) : check_type(l, entry, type))) return false;
    }
  }
  return true;
}

/* --- with the modules around --- */

/* The values that the layouts of enclosing modules have for one entry. */
typedef struct Around {
  McAttr same_key; /* the value of the nearest entry of the same key, or MC_NONE */
  McAttr same_class; /* likewise, of the same class of types */
} Around;

/* Are both of one class whose entries are compared? */
static bool are_of_one_class(const Layout *l, McType a, McType b) {
  if (a.index == MC_NONE || b.index == MC_NONE) return false;
  McLlvmKind kind = mc_llvm_kind(l->ctx, a);
  return kind == MC_LLVM_OTHER ? is_ptr(l, a) && is_ptr(l, b) : mc_llvm_kind(l->ctx, b) == kind;
}

static Around look_around(const Layout *l, McAttr entry) {
  Around around = {{MC_NONE}, {MC_NONE}};
  McType type = type_of(l, entry);
  for (McOp op = mc_op_parent(l->ctx, l->op); op.index != MC_NONE; op = mc_op_parent(l->ctx, op)) {
    McAttr spec = is_module(l, op) ? layout_of(l, op) : (McAttr){MC_NONE};
    McAttr entries = spec.index == MC_NONE ? spec : entries_of(l, spec);
    for (uint32_t i = 0, n = spec.index == MC_NONE ? 0 : mc_attr_array_size(l->ctx, entries); i < n; i++) {
      McAttr other = mc_attr_array_get(l->ctx, entries, i);
      if (key_of(l, other).index == key_of(l, entry).index && around.same_key.index == MC_NONE) {
        around.same_key = value_of(l, other);
      }
      if (around.same_class.index != MC_NONE || !are_of_one_class(l, type, type_of(l, other))) continue;
      around.same_class = value_of(l, other);
    }
  }
  return around;
}

static bool is_multiple(uint64_t of, uint64_t what) { return what != 0 && of >= what && of % what == 0; }

/* mlir-opt 22 compares what it has found with a memory space: an entry of the same space never fits. */
static bool ptr_fits(const Layout *l, McAttr spec, Around around) {
  int64_t size = 0, abi = 0;
  mc_attr_integer_i64(l->ctx, (McAttr){mc_defined_param(l->ctx, spec.index, 0)}, &size);
  mc_attr_integer_i64(l->ctx, (McAttr){mc_defined_param(l->ctx, spec.index, 1)}, &abi);
  return around.same_key.index == MC_NONE && (uint32_t)size == 64 && is_multiple(8, (uint32_t)abi);
}

static bool fits_around(const Layout *l, McAttr entry) {
  Around around = look_around(l, entry);
  McType type = type_of(l, entry);
  if (type.index == MC_NONE) {
    return around.same_key.index == MC_NONE || around.same_key.index == value_of(l, entry).index;
  }
  if (around.same_class.index == MC_NONE) return true;
  if (is_ptr(l, type)) return ptr_fits(l, value_of(l, entry), around);
  Numbers n = numbers_of(l, value_of(l, entry));
  switch (mc_llvm_kind(l->ctx, type)) {
    case MC_LLVM_POINTER: /* an address space that is new is like the default one: 64 bits */
      return around.same_key.index != MC_NONE || (n.value[0] == 64 && is_multiple(8, n.value[1]));
    case MC_LLVM_STRUCT: return is_multiple(numbers_of(l, around.same_class).value[0], n.value[0]);
    default: return true;
  }
}

MC_COLD static bool fail_around(const Layout *l) {
  mc_error(l->diags, mc_op_loc(l->ctx, l->op), "data layout does not combine with layouts of enclosing ops");
  mc_note_current_op(l->diags, l->ctx, l->op);
  for (McOp op = mc_op_parent(l->ctx, l->op); op.index != MC_NONE; op = mc_op_parent(l->ctx, op)) {
    bool is_last = mc_op_parent(l->ctx, op).index == MC_NONE;
    if (!is_module(l, op) || (is_last && layout_of(l, op).index == MC_NONE)) continue;
    mc_note(l->diags, mc_op_loc(l->ctx, op), "enclosing op with data layout");
  }
  return false;
}

bool mc_check_data_layout(McContext *ctx, McOp op, McAttr value, McDiags *diags) {
  Layout l = {ctx, op, diags};
  if (!is_module(&l, op)) return true;
  McAttr entries = entries_of(&l, value);
  if (!check_entries(&l, entries)) return false;
  for (uint32_t i = 0, n = mc_attr_array_size(ctx, entries); i < n; i++) {
    if (!fits_around(&l, mc_attr_array_get(ctx, entries, i))) return fail_around(&l);
  }
  return true;
}
