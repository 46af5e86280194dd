/* linear_views.c - views and conversions whose rules need linear layouts. */
#include "dialects/triton/triton.h"

bool mc_triton_split_is_straight(const McRoutineCheck *c, const McMemDesc *from, const McMemDesc *to, uint32_t stages) {
  (void)c, (void)from, (void)to, (void)stages;
  return true;
}
bool mc_triton_footprint_fits(const McRoutineCheck *c, const McMemDesc *from, const McMemDesc *to, bool is_part) {
  (void)c, (void)from, (void)to, (void)is_part;
  return true;
}
bool mc_triton_converts_in_warp(const McRoutineCheck *c, McType from, McType to) {
  (void)c, (void)from, (void)to;
  return true;
}
