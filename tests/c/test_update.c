/* Definitions that are replaced: types and attributes that were made by older ones are still printed. */
#include "link/link.h"

#include "types.h"

#define NUM_TYPES (sizeof type_texts / sizeof *type_texts)
#define NUM_ATTRS (sizeof attr_texts / sizeof *attr_texts)

static uint32_t made[NUM_TYPES + NUM_ATTRS];

static void print_all(McContext *ctx) {
  for (size_t i = 0; i < NUM_TYPES + NUM_ATTRS; i++) {
    McBuf *buf = mc_buf_new();
    CHECK(i < NUM_TYPES ? mc_print_type(ctx, (McType){made[i]}, buf) : mc_print_attr(ctx, (McAttr){made[i]}, buf));
    CHECK(mc_buf_contents(buf).len > 0);
    mc_buf_delete(buf);
  }
  for (size_t i = 0; i < NUM_TYPES; i++) free(respelled(ctx, type_texts[i], true));
  for (size_t i = 0; i < NUM_ATTRS; i++) free(respelled(ctx, attr_texts[i], false));
}

/* Every definition with the parameters of the one after it, or with none. */
static void change(uint32_t *words, bool none) {
  const McProgramHeader *h = (const McProgramHeader *)words;
  McDefWords *defs = (McDefWords *)(words + h->definitions);
  McDefWords first = defs[0];
  for (uint32_t i = 0; i < h->num_definitions; i++) {
    McDefWords next = i + 1 < h->num_definitions ? defs[i + 1] : first;
    McDefWords *d = &defs[i];
    d->num_params = none ? 0 : next.num_params;
    d->params = none ? 0 : next.params;
    d->elements = none ? 0 : next.elements;
    d->num_elements = none ? 0 : next.num_elements;
    d->self = none ? 0 : next.self;
    d->check = none ? MC_PROGRAM_NONE : next.check;
    d->encoding = 0;
  }
}

int main(void) {
  McContext *ctx = context_with_types();
  McDiags *diags = mc_diags_new(ctx);
  McContext *empty = mc_context_new();
  /* there is nothing to update: nothing happens */
  CHECK(mc_dialect_update(empty, types_program, sizeof types_program / 4, diags));
  CHECK(!mc_op_name_is_registered(empty, mc_op_name(empty, "t_types.use", 11)));
  mc_context_free(empty);
  for (size_t i = 0; i < NUM_TYPES + NUM_ATTRS; i++) {
    const char *text = i < NUM_TYPES ? type_texts[i] : attr_texts[i - NUM_TYPES];
    made[i] = i < NUM_TYPES ? mc_parse_type(ctx, text, strlen(text), MC_SYNTAX_MODERN, diags).index
                            : mc_parse_attr(ctx, text, strlen(text), (McType){MC_NONE}, MC_SYNTAX_MODERN, diags).index;
    CHECK(made[i] != MC_NONE);
  }
  for (int round = 0; round < 6; round++) {
    uint32_t *words = malloc(sizeof types_program);
    memcpy(words, types_program, sizeof types_program);
    if (round % 3 != 0) change(words, round % 3 == 1);
    bool ok = mc_dialect_update(ctx, words, sizeof types_program / 4, diags);
    CHECK(ok || round % 3 == 2); /* records that share parameters may be refused; then nothing has changed */
    free(words);
    print_all(ctx);
  }
  mc_diags_free(diags);
  mc_context_free(ctx);
  return 0;
}
