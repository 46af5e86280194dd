/* format_parse.h - reading custom forms: what format programs and directives see while parsing. */
#ifndef MC_FORMAT_PARSE_H
#define MC_FORMAT_PARSE_H

#include "defs/format.h"
#include "defs/routine_set.h"
#include "parse/parse.h"

typedef struct McFormatParse {
  McParser *p;
  McOpParse *op;
  const McOpDef *def;
  const char *operands_at[MC_FORMAT_MAX_GROUPS]; /* where a group's text starts */
  McSpan operands[MC_FORMAT_MAX_GROUPS];  /* of p->refs */
  McSpan types[2 * MC_FORMAT_MAX_GROUPS]; /* by slot, of p->words */
  McSpan all_types[2];                    /* of operands, of results: `type(operands)` */
  McSpan all_operands;
  const char *all_operands_at;
  /* a word that a routine leaves for a later one of the same operation; 0 at first */
  uint32_t notes[2];
  McAttr loose_properties; /* a dictionary of properties that is looked at when all is parsed, or MC_NONE */
} McFormatParse;

/* Reports "custom op '<name>' " and the message at a place in the text. Always returns false. */
bool mc_format_parse_error(McFormatParse *f, const char *at, const char *format, ...) MC_PRINTF(3, 4);
/* Sets attribute `i` of the definition, once. Returns false after reporting that memory ran out. */
bool mc_format_parse_set_attr(McFormatParse *f, uint32_t i, McAttr value);
McAttr mc_format_parse_attr(const McFormatParse *f, uint32_t i); /* MC_NONE: not set */
/* Parses an attribute dictionary if there is one (with_keyword: after `attributes`). Entries that the definition
 * declares become properties, and their constraints are checked. */
bool mc_format_parse_attr_dict(McFormatParse *f, bool with_keyword);
/* The same for operations that upstream parses with hand-written code: constraints are left to the verifier, and a
 * value that no property can hold is dropped; *dropped is then the number of that attribute, else MC_PROGRAM_NONE. */
bool mc_format_parse_attr_dict_unchecked(McFormatParse *f, uint32_t *dropped);
/* Parses an integer of `width` bits (at most 64), with an optional sign. */
bool mc_format_parse_integer(McFormatParse *f, uint32_t width, int64_t *out);
/* `(` operands `)`, or `[` operands `]`, added to a group. */
bool mc_format_parse_operands_in(McFormatParse *f, uint32_t group, bool square);
/* The token and an operand, or neither: the group has it. */
bool mc_format_parse_operand_after(McFormatParse *f, McTokenKind before, uint32_t group);
/* The type of a slot that has one, or MC_NONE; and the function that sets it. A type to set that is MC_NONE was
 * reported. */
McType mc_format_parse_type(const McFormatParse *f, uint32_t slot);
bool mc_format_parse_set_type(McFormatParse *f, uint32_t slot, McType type);
/* Parses a function type; any other type is an error, reported at `at`. Returns MC_NONE after reporting. */
McType mc_format_parse_function_type(McFormatParse *f, const char *at);
/* Appends a region, as mc_p_region reads it. An empty region gets the block, and every region the terminator, that
 * the definition needs. */
bool mc_format_parse_region(McFormatParse *f, const McArgument *args, size_t num_args);
bool mc_format_parse_add_region(McFormatParse *f, McRegion region); /* the same with a region that was read already */
/* Keeps places for the regions that come before number `count` in the operation but after it in the text: the next
 * regions fill them. */
bool mc_format_parse_reserve_regions(McFormatParse *f, uint32_t count);
bool mc_format_parse_append_region(McFormatParse *f); /* after those places; as written, with f->op->args */
/* Appends a region without blocks that the text does not write. */
bool mc_format_parse_empty_region(McFormatParse *f);

/* parse_hooks.c: a caller of the core parses the whole custom form after the operation's name. Returns false after
 * reporting. */
bool mc_hook_parse(McFormatParse *f);

#endif
