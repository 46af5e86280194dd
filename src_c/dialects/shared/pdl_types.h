/* pdl_types.h - types of pdl as routines of pdl and pdl_interp look into them. */
#ifndef MC_PDL_TYPES_H
#define MC_PDL_TYPES_H

#include "dialects/shared/shared_checks.h"

bool mc_pdl_is_range(const McContext *ctx, McType type);
McType mc_pdl_element_of(const McContext *ctx, McType type); /* of a range; another type itself */
/* MC_NONE: there is no such range, or no memory for it. */
McType mc_pdl_range_of(McContext *ctx, McType element);
McType mc_pdl_type(McContext *ctx, const char *name); /* without parameters: "pdl.value"; MC_NONE: out of memory */
/* Sets the type of a slot. False: the type is MC_NONE, reported as out of memory. */
bool mc_pdl_set_type(McFormatParse *f, uint32_t slot, McType type);
bool mc_pdl_read_type(McFormatParse *f, uint32_t slot);

#endif
