/* stablehlo_text.h - what the directives of stablehlo share: attributes that are dense arrays there, tensors in mhlo.
 * Private to dialects/stablehlo. */
#ifndef MC_STABLEHLO_TEXT_H
#define MC_STABLEHLO_TEXT_H

#include "dialects/shared/routines.h"

/* Replaces the dense array that the attribute was set to last with a tensor of its elements. False: reported. */
bool mc_hlo_make_tensor(McFormatParse *f, uint32_t attr);
/* The numbers of a dense array or a tensor, with commas. */
void mc_hlo_print_numbers(const McFormatPrint *f, McAttr attr);

#endif
