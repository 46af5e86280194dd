/* parse_enum.h - reading values of enumerations, and the attributes that hold them. */
#ifndef MC_PARSE_ENUM_H
#define MC_PARSE_ENUM_H

#include "defs/enums.h"
#include "parse/format_parse.h"

/* Reads the value at the current token: a keyword, or several of an enumeration of bits. f: not NULL while a custom
 * form is parsed. Returns false after reporting, in upstream's words. */
typedef enum McEnumStyle {
  MC_ENUM_PARAMETER /* EnumParameter */,
  MC_ENUM_FIELD /* a case, in the words of the enumeration's own parser */,
  MC_ENUM_FIELDS /* several of bits */
} McEnumStyle;
bool mc_p_enum_value(McParser *p, McFormatParse *f, const uint32_t *words, const McEnumWords *e, McEnumStyle style,
                     uint64_t *value);
/* The attribute, or the property, that holds a value of an enumeration. The values used last are remembered. Returns
 * MC_NONE after reporting that memory ran out. */
McAttr mc_p_enum_attr(McParser *p, const McEnumWords *e, uint64_t value, bool as_property);
/* Parses the rest of a defined attribute, after its mnemonic: "<nsw>". Returns MC_NONE after reporting. */
McAttr mc_p_defined_attr(McParser *p, const McEnumDef *def);
McAttr mc_format_parse_defined_attr(McFormatParse *f, const McEnumDef *def); /* the same, as part of a custom form */

#endif
