/* defined_directives.c - named routines of types and attributes: hand-written syntax that several definitions
 * share. */
#include "dialects/shared/routines.h"
#include "dialects/shared/shared.def"
#include "parse/parse_attr.h"
#include "types/report.h"

/* --- Shape --- */

bool mc_def_routine_shape_parse(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McParser *p = d->p;
  size_t base = p->words.len;
  bool dynamic = mc_ident_str(p->ctx, (McIdent){args[2].number}).ptr[0] == 'd';
  if (!mc_p_dimension_list(p, dynamic, true, &p->words)) return false;
  size_t count = (p->words.len - base) / 2;
  McType i64 = mc_type_integer(p->ctx, 64, MC_SIGNLESS);
  McAttr shape = mc_attr_dense_array(p->ctx, i64, count ? p->words.ptr + base : NULL, count, p->diags);
  p->words.len = base;
  if (shape.index == MC_NONE) return false;
  d->values[args[0].number] = shape.index;
  return mc_def_parse_param(d, args[1].number);
}

void mc_def_routine_shape_print(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args) {
  (void)num_args;
  McPrinter *p = d->p;
  if (!p->collecting) {
    McAttr shape = {d->values[args[0].number]};
    const char *data = mc_attr_dense_data(p->ctx, shape).ptr;
    for (uint64_t i = 0, n = mc_attr_dense_count(p->ctx, shape); i < n; i++) {
      int64_t dim;
      memcpy(&dim, data + 8 * i, sizeof dim);
      if (dim == MC_DYNAMIC) mc_buf_char(p->buf, '?');
      else mc_buf_i64(p->buf, dim);
      mc_buf_char(p->buf, 'x');
    }
  }
  mc_def_print_param(d, args[1].number, false);
}
