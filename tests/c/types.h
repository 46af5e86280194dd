/* types.h - a context with the dialect of tests/support/types_dialect.py, and texts of its types and attributes. */
#ifndef MC_TESTS_TYPES_H
#define MC_TESTS_TYPES_H

#include "dialects.h"
#include "types_program.h"

static const char *const type_texts[] = {
    "!t_types.empty",
    "!t_types.box<i32>",
    "!t_types.boxes<<i32>, [<f32>, <f64>]>",
    "!t_types.full<!t_types.box<i8> : <red>>",
    "!t_types<odd 7 wide>",
    "!t_types.shape<3x?xi32>",
    "vector<3x!t_types.boxes<<i1>>>",
    "memref<3x!t_types.boxes<<i1>>>",
};
static const char *const attr_texts[] = {
    "#t_types.numbers<-128, 18446744073709551615, true, -123456789012345678901234567890, 1.500000e+00, 1, 2, 3>",
    "#t_types.words<\"abc\" word at @\"x y\" in \"dark-blue\" with ab>", "#t_types.words<\"abc\" word without>",
    "#t_types.struct<a = \"x\", b = 3 : i8, c = [], e = (d0) -> (d0 + 1), f = [x, y]>", "#t_types.maybe",
    "#t_types.maybe<a = 8, c = f32>", "#t_types.params<1, 3, 4>", "#t_types.typed<5> : i32", "#t_types.loose<5>",
    "#t_types<list[]>", "#t_types<list[<1>, <2, 3>]>", "[#t_types.typed<3> : i32, #t_types.color<red>]",
};

static inline McLoad load_types(void *data, McContext *ctx, const char *name, size_t len) {
  if (len != 7 || memcmp(name, "t_types", 7) != 0) return load_program(data, ctx, name, len);
  McDiags *diags = mc_diags_new(ctx);
  bool ok = diags != NULL && mc_dialect_define(ctx, types_program, sizeof types_program / 4, diags);
  mc_diags_free(diags);
  return ok ? MC_LOAD_DONE : MC_LOAD_FAILED;
}

static inline McContext *context_with_types(void) {
  McContext *ctx = mc_context_new();
  CHECK(ctx != NULL);
  mc_context_set_dialect_loader(ctx, load_types, NULL);
  return ctx;
}

/* The printed form of the type or attribute in `text`; the caller frees it. NULL: it is refused. */
static inline char *respelled(McContext *ctx, const char *text, bool is_type) {
  McDiags *diags = mc_diags_new(ctx);
  if (diags == NULL) return NULL;
  size_t len = strlen(text);
  uint32_t index = is_type ? mc_parse_type(ctx, text, len, MC_SYNTAX_MODERN, diags).index
                           : mc_parse_attr(ctx, text, len, (McType){MC_NONE}, MC_SYNTAX_MODERN, diags).index;
  CHECK((index == MC_NONE) == mc_diags_has_error(diags));
  char *out = NULL;
  if (index != MC_NONE) {
    McBuf *buf = mc_buf_new();
    bool ok = is_type ? mc_print_type(ctx, (McType){index}, buf) : mc_print_attr(ctx, (McAttr){index}, buf);
    if (ok) {
      McStr printed = mc_buf_contents(buf);
      out = calloc(printed.len + 1, 1);
      memcpy(out, printed.ptr, printed.len);
    }
    mc_buf_delete(buf);
  }
  mc_diags_free(diags);
  return out;
}

#endif
