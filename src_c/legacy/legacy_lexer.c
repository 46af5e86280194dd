/* legacy_lexer.c - tokens of older generations: names that begin with a digit. */
#include "legacy/legacy_lexer.h"

static bool make(McLexer *lexer, McToken *out, const char *start, const char *end, uint8_t kind) {
  lexer->cur = end;
  *out = (McToken){start, end, kind};
  return true;
}

/* A name after a sigil: digits, then letters without a dash (`%12i`). */
static const char *scan_digits_and_letters(const McLexer *lexer, const char *c) {
  while (mc_byte_part[(uint8_t)*c] & MC_PART_DIGIT) c++;
  return mc_byte_class[(uint8_t)*c] == MC_CLASS_BARE ? mc_scan_identifier(c, lexer->end, false) : c;
}

bool mc_older_token(McLexer *lexer, McToken *out, const char *start) {
  const char *name = start + 1;
  uint8_t part = mc_byte_part[(uint8_t)*name];
  switch (*start) {
    case '%': return make(lexer, out, start, scan_digits_and_letters(lexer, name), TOK_PERCENT_IDENTIFIER);
    case '^': return make(lexer, out, start, scan_digits_and_letters(lexer, name), TOK_CARET_IDENTIFIER);
    case '#': return make(lexer, out, start, scan_digits_and_letters(lexer, name), TOK_HASH_IDENTIFIER);
    case '!': return make(lexer, out, start, scan_digits_and_letters(lexer, name), TOK_EXCLAMATION_IDENTIFIER);
    case '@':
      if (!(part & MC_PART_SUFFIX)) return false;
      name = part & MC_PART_DIGIT ? scan_digits_and_letters(lexer, name) : mc_scan_identifier(name, lexer->end, true);
      return make(lexer, out, start, name, TOK_AT_IDENTIFIER);
    default: break;
  }
  if ((uint8_t)*start != 0xC2 || (uint8_t)*name != 0xA0) return false;
  lexer->error = "unexpected no-break space (U+00A0): white space is spaces, tabs and line ends";
  lexer->error_at = start;
  return make(lexer, out, start, start + 2, TOK_ERROR);
}
