/* enums.h - enumerations of dialects: values, their keywords, and the attributes that hold them. */
#ifndef MC_ENUMS_H
#define MC_ENUMS_H

#include "defs/format.h"

/* The value of a keyword. Returns false when there is none. */
bool mc_enum_value(const McContext *ctx, const uint32_t *words, const McEnumWords *e, const char *name, size_t len,
                   uint64_t *value);
/* The bits of its values. */
MC_INLINE uint32_t mc_enum_width(const McEnumWords *e) {
  return e->flags & MC_ENUM_WIDE ? 64 : e->flags & MC_ENUM_BYTE ? 8 : 32;
}
/* The character between cases of an enumeration of bits; it can be printed with spaces. */
char mc_enum_separator(const McContext *ctx, const McEnumWords *e);
/* The same for a string, which can have several cases of an enumeration of bits, with separators between them. */
bool mc_enum_values(const McContext *ctx, const uint32_t *words, const McEnumWords *e, const char *text, size_t len,
                    uint64_t *value);
/* The attribute for a value: an integer attribute, or MC_ATTR_DEFINED. Returns MC_NONE when memory runs out. */
McAttr mc_enum_attr(McContext *ctx, const McEnumWords *e, uint64_t value);
/* The value as a property holds it: an integer attribute. Returns MC_NONE when memory runs out. */
McAttr mc_enum_property(McContext *ctx, const McEnumWords *e, uint64_t value);
/* Converts an attribute that was given for such a property, an integer or the enumeration's own attribute, to the
 * integer attribute. Returns MC_NONE when it is neither, or when memory runs out. */
McAttr mc_enum_property_of(McContext *ctx, const McEnumWords *e, McAttr given);
/* The value of an enumeration's MC_ATTR_DEFINED. */
uint64_t mc_enum_attr_value(const McContext *ctx, McAttr attr);
/* Appends the text of a value: "slt", "nsw, nuw"; nothing when the value has no text. */
void mc_enum_text(const McContext *ctx, const uint32_t *words, const McEnumWords *e, uint64_t value, McBuf *out);

#endif
