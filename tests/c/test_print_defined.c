/* test_print_defined.c - defined types and attributes in operations: prefixes that are left out, names that they
 * suggest, the generic form. */
#include "types.h"

#define MAKE "%0 = t_types.make #t_types.typed<6> : i8 to "

int main(void) {
  McContext *ctx = context_with_types();
  CHECK_FAILS(ctx, MAKE "<i32>\n%2 = t_types.use %0, %0 {m = #t_types.full_of} : <i32>, !t_types.box<i32>",
              "t:2:39: error: unknown attribute `full_of` in dialect `t_types`");
  const char *text =
      "!box = !t_types.box<i32>\n"
      "#struct = #t_types.struct<a = \"x\">\n"
      "#struct1 = #t_types.struct<a = \"y\">\n"
      "module attributes {t_types.a = #struct, t_types.b = #struct1} {\n"
      "  %0 = t_types.make #t_types.typed<6> : i8 to !box\n"
      "  %1 = t_types.use %0, %0 list [<1>] {k} : !box, !box\n"
      "}\n";
  CHECK_ROUND_TRIP(ctx, text, text);
  char *generic = round_trip(ctx, text, true);
  CHECK(strstr(generic,
               "\"t_types.use\"(%0, %0) <{color = #t_types.color<red>, list = #t_types<list[<1>]>}> {k} : (!box, !box) "
               "-> !t_types.empty") != NULL);
  CHECK_ROUND_TRIP(ctx, generic, text);
  free(generic);
  mc_context_free(ctx);
  return 0;
}
