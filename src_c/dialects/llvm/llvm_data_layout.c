/* llvm_data_layout.c - the check of a data layout as LLVM writes it: "e-p:64:64-i64:32". Looks at it once, keeps
 * nothing. */
#include "dialects/llvm/llvm.def"
#include "dialects/shared/routines.h"
#include "defs/op_messages.h"

typedef struct Spec {
  McContext *ctx;
  McOp op;
  McDiags *diags;
} Spec;

MC_COLD static bool fail(const Spec *s, const char *what, const char *detail) {
  return mc_op_error(s->diags, s->ctx, s->op, "invalid data layout descriptor: %s%s", what, detail);
}

MC_COLD static bool fail_form(const Spec *s, const char *form) {
  return mc_op_error(s->diags, s->ctx, s->op,
                     "invalid data layout descriptor: malformed specification, must be of the form \"%s\"", form);
}

/* --- components --- */

/* Takes the text up to the next colon, and the colon. *more: whether there was a colon. */
static McStr take(McStr *rest, bool *more) {
  const char *colon = rest->len == 0 ? NULL : memchr(rest->ptr, ':', rest->len);
  McStr part = {rest->ptr, colon == NULL ? rest->len : (size_t)(colon - rest->ptr)};
  *more = colon != NULL;
  size_t taken = part.len + *more;
  *rest = (McStr){rest->ptr + taken, rest->len - taken};
  return part;
}

static uint32_t count_parts(McStr text) {
  uint32_t count = 1;
  for (size_t i = 0; i < text.len; i++) count += text.ptr[i] == ':';
  return count;
}

/* A decimal number below 2^bits. */
static bool read_number(McStr text, uint32_t bits, uint32_t *out) {
  uint64_t value = 0;
  for (size_t i = 0; i < text.len; i++) {
    if (text.ptr[i] < '0' || text.ptr[i] > '9' || value >> 32 != 0) return false;
    value = value * 10 + (uint64_t)(text.ptr[i] - '0');
  }
  *out = (uint32_t)value;
  return text.len > 0 && value >> bits == 0;
}

static bool read_address_space(const Spec *s, McStr text, uint32_t *out) {
  if (text.len == 0) return fail(s, "address space component cannot be empty", "");
  return read_number(text, 24, out) || fail(s, "address space must be a 24-bit integer", "");
}

static bool read_size(const Spec *s, McStr text, const char *name, uint32_t *out) {
  if (text.len == 0) return fail(s, name, " component cannot be empty");
  return (read_number(text, 24, out) && *out != 0) || fail(s, name, " must be a non-zero 24-bit integer");
}

static bool read_alignment(const Spec *s, McStr text, const char *name, bool may_be_zero, uint32_t *out) {
  if (text.len == 0) return fail(s, name, " alignment component cannot be empty");
  if (!read_number(text, 16, out)) return fail(s, name, " alignment must be a 16-bit integer");
  if (*out == 0) return may_be_zero || fail(s, name, " alignment must be non-zero");
  bool power = *out % 8 == 0 && (*out & (*out - 1)) == 0;
  return power || fail(s, name, " alignment must be a power of two times the byte width");
}

/* <abi>[:<pref>]; must_be_one: a byte. */
static bool read_alignments(const Spec *s, McStr *rest, bool may_be_zero, bool must_be_one, uint32_t *abi) {
  bool more;
  uint32_t preferred;
  if (!read_alignment(s, take(rest, &more), "ABI", may_be_zero, abi)) return false;
  if (must_be_one && *abi != 8) return fail(s, "i8 must be 8-bit aligned", "");
  if (!more) return true;
  if (!read_alignment(s, take(rest, &more), "preferred", false, &preferred)) return false;
  return preferred >= *abi || fail(s, "preferred alignment cannot be less than the ABI alignment", "");
}

/* --- specifications --- */

static bool check_number(const Spec *s, McStr text) {
  char form[] = "i<size>:<abi>[:<pref>]";
  form[0] = text.ptr[0];
  McStr rest = {text.ptr + 1, text.len - 1};
  uint32_t parts = count_parts(rest), size, abi;
  bool more;
  if (parts < 2 || parts > 3) return fail_form(s, form);
  if (!read_size(s, take(&rest, &more), "size", &size)) return false;
  bool must_be_one = form[0] == 'i' && size == 8;
  return read_alignments(s, &rest, false, must_be_one, &abi);
}

static bool check_aggregate(const Spec *s, McStr text) {
  McStr rest = {text.ptr + 1, text.len - 1};
  uint32_t parts = count_parts(rest), size, abi;
  bool more;
  if (parts < 2 || parts > 3) return fail_form(s, "a:<abi>[:<pref>]");
  McStr first = take(&rest, &more);
  if (first.len > 0 && (!read_number(first, 32, &size) || size != 0)) return fail(s, "size must be zero", "");
  return read_alignments(s, &rest, true, false, &abi);
}

/* [<flags>][<n>][(<name>)] */
static bool check_pointer_kind(const Spec *s, McStr text) {
  bool special = false;
  uint32_t space = 0;
  size_t i = 0;
  for (; i < text.len && (unsigned)((text.ptr[i] | 32) - 'a') < 26; i++) {
    char what[] = "'x' is not a valid pointer specification flag";
    what[1] = text.ptr[i];
    if (text.ptr[i] != 'e' && text.ptr[i] != 'u') return fail(s, what, "");
    special = true;
  }
  size_t end = i;
  while (end < text.len && text.ptr[end] != '(') end++;
  if (end > i && !read_address_space(s, (McStr){text.ptr + i, end - i}, &space)) return false;
  bool named = end < text.len;
  if (named && (text.len < end + 3 || text.ptr[text.len - 1] != ')')) {
    return fail(s, "Expected `( address space name )`", "");
  }
  return !special || space != 0 || fail(s, "address space 0 cannot be unstable or have external state", "");
}

static bool check_pointer(const Spec *s, McStr text) {
  McStr rest = {text.ptr + 1, text.len - 1};
  uint32_t parts = count_parts(rest), size, abi, index;
  bool more;
  if (parts < 3 || parts > 5) return fail_form(s, "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]");
  if (!check_pointer_kind(s, take(&rest, &more)) || !read_size(s, take(&rest, &more), "pointer size", &size)) {
    return false;
  }
  if (!read_alignments(s, &rest, false, false, &abi)) return false;
  if (parts < 5) return true;
  if (!read_size(s, take(&rest, &more), "index size", &index)) return false;
  return index <= size || fail(s, "index size cannot be larger than the pointer size", "");
}

static bool check_non_integral(const Spec *s, McStr rest) {
  if (rest.len == 0 || rest.ptr[0] != ':') return fail_form(s, "ni:<address space>[:<address space>]...");
  rest = (McStr){rest.ptr + 1, rest.len - 1};
  bool more = true;
  while (more) {
    uint32_t space = 0;
    if (!read_address_space(s, take(&rest, &more), &space)) return false;
    if (space == 0) return fail(s, "address space 0 cannot be non-integral", "");
  }
  return true;
}

static bool check_function(const Spec *s, McStr rest) {
  uint32_t abi;
  char what[] = "unknown function pointer alignment type 'x'";
  if (rest.len == 0) return fail_form(s, "F<type><abi>");
  what[sizeof what - 3] = rest.ptr[0];
  if (rest.ptr[0] != 'i' && rest.ptr[0] != 'n') return fail(s, what, "");
  return read_alignment(s, (McStr){rest.ptr + 1, rest.len - 1}, "ABI", false, &abi);
}

static bool check_mangling(const Spec *s, McStr rest) {
  if (rest.len < 2 || rest.ptr[0] != ':') return fail_form(s, "m:<mangling>");
  return (rest.len == 2 && memchr("elomwxa", rest.ptr[1], 7) != NULL) || fail(s, "unknown mangling mode", "");
}

/* Not empty. */
static bool check_spec(const Spec *s, McStr text) {
  McStr rest = {text.ptr + 1, text.len - 1};
  char form[] = "P<address space>", what[] = "unknown specifier 'x'";
  uint32_t number;
  bool more = true;
  switch (text.ptr[0]) {
    case 'i': case 'f': case 'v': return check_number(s, text);
    case 'a': return check_aggregate(s, text);
    case 'p': return check_pointer(s, text);
    case 's': return true;
    case 'e': case 'E': return rest.len == 0 || fail(s, "malformed specification, must be just 'e' or 'E'", "");
    case 'n':
      if (rest.len > 0 && rest.ptr[0] == 'i') return check_non_integral(s, (McStr){rest.ptr + 1, rest.len - 1});
      while (more) {
        if (!read_size(s, take(&rest, &more), "size", &number)) return false;
      }
      return true;
    case 'S': return rest.len == 0 ? fail_form(s, "S<size>") : read_alignment(s, rest, "stack natural", false, &number);
    case 'F': return check_function(s, rest);
    case 'P': case 'A': case 'G':
      form[0] = text.ptr[0];
      return rest.len == 0 ? fail_form(s, form) : read_address_space(s, rest, &number);
    case 'm': return check_mangling(s, rest);
    default: what[sizeof what - 3] = text.ptr[0]; return fail(s, what, "");
  }
}

bool mc_llvm_check_layout_text(McContext *ctx, McOp op, McAttr value, McDiags *diags) {
  Spec s = {ctx, op, diags};
  McStr rest = mc_attr_string_value(ctx, value);
  while (rest.len > 0) {
    const char *dash = memchr(rest.ptr, '-', rest.len);
    size_t len = dash == NULL ? rest.len : (size_t)(dash - rest.ptr);
    if (len == 0 || (dash != NULL && len + 1 == rest.len)) {
      McStr only = {rest.ptr, len};
      return len > 0 && !check_spec(&s, only) ? false : fail(&s, "empty specification is not allowed", "");
    }
    if (!check_spec(&s, (McStr){rest.ptr, len})) return false;
    rest = (McStr){rest.ptr + len + (dash != NULL), rest.len - len - (dash != NULL)};
  }
  return true;
}
