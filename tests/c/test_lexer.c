/* test_lexer.c - every token, every error and its byte, ends of words at every offset, and all tokens at once. */
#include "check.h"
#include "text/lexer.h"

/* Lexes a copy that ends with its NUL, so that the sanitizer sees every byte read too far. */
typedef struct Case { char *text; McLexer lexer; } Case;

static Case open_case(const char *text, size_t len) {
  Case c = {malloc(len + 1), {0}};
  CHECK(c.text != NULL);
  memcpy(c.text, text, len);
  c.text[len] = 0;
  mc_lexer_init(&c.lexer, c.text, len);
  return c;
}

/* "kind:text|kind:text|...", errors as "error:text!message@offset". */
static void lex_all(const char *text, size_t len, bool comments, char *out, size_t room) {
  Case c = open_case(text, len);
  size_t used = 0;
  out[0] = 0;
  for (;;) {
    McToken t = comments ? mc_lexer_next_with_comments(&c.lexer) : mc_lexer_next(&c.lexer);
    if (t.kind == TOK_EOF) break;
    CHECK(t.start < t.end && t.end <= c.text + len && c.lexer.cur == t.end);
    used += (size_t)snprintf(out + used, room - used, "%s%s:%.*s", used ? "|" : "", mc_token_kind_name(t.kind),
                             (int)mc_token_len(&t), t.start);
    if (t.kind == TOK_ERROR) {
      CHECK(c.lexer.error_at >= t.start && c.lexer.error_at <= c.text + len);
      CHECK(strcmp(mc_token_error(c.text, len, (size_t)(t.start - c.text)), c.lexer.error) == 0);
      used += (size_t)snprintf(out + used, room - used, "!%s@%d", c.lexer.error, (int)(c.lexer.error_at - c.text));
    }
    CHECK(used < room);
  }
  CHECK(mc_lexer_next(&c.lexer).kind == TOK_EOF && mc_lexer_next(&c.lexer).kind == TOK_EOF);
  free(c.text);
}

static void expect(const char *text, const char *want) {
  char got[4096];
  lex_all(text, strlen(text), true, got, sizeof got);
  CHECK_TEXT(got, want);
}

static void every_token(void) {
  expect("", "");
  expect(" \t\r\n ", "");
  expect("foo _x a.b$c_9 i i3x sx", "bare_identifier:foo|bare_identifier:_x|bare_identifier:a.b$c_9|bare_identifier:i|"
                                     "bare_identifier:i3x|bare_identifier:sx");
  expect("a-b", "bare_identifier:a|minus:-|bare_identifier:b");
  expect("i32 si8 ui4 i0 i si u xi3", "inttype:i32|inttype:si8|inttype:ui4|inttype:i0|bare_identifier:i|"
                                      "bare_identifier:si|bare_identifier:u|bare_identifier:xi3");
  expect("%0 %a-b.c$_ %12ab ^bb0 #map !t-1 %-", "percent_identifier:%0|percent_identifier:%a-b.c$_|"
         "percent_identifier:%12|bare_identifier:ab|caret_identifier:^bb0|hash_identifier:#map|"
         "exclamation_identifier:!t-1|percent_identifier:%-");
  expect("@f @f.g-h @\"a b\\22\" @_", "at_identifier:@f|at_identifier:@f.g|minus:-|bare_identifier:h|"
                                      "at_identifier:@\"a b\\22\"|at_identifier:@_");
  expect("0 12 0x1F 0xi32 00x1 0x", "integer:0|integer:12|integer:0x1F|integer:0|bare_identifier:xi32|integer:00|"
                                    "bare_identifier:x1|integer:0|bare_identifier:x");
  expect("1. 1.5 1.e5 1.5e-3 1.5E+ 1.5e 2.x", "float_literal:1.|float_literal:1.5|float_literal:1.e5|"
         "float_literal:1.5e-3|float_literal:1.5|bare_identifier:E|plus:+|float_literal:1.5|bare_identifier:e|"
         "float_literal:2.|bare_identifier:x");
  expect("\"\" \"a\\n\\t\\\\\\\"\\0a\" \"\xC3\xA4\r\"",
         "string:\"\"|string:\"a\\n\\t\\\\\\\"\\0a\"|string:\"\xC3\xA4\r\"");
  expect("->::,...=>{([<-+?})]/*|{-##-}:", "arrow:->|colon_colon:::|comma:,|ellipsis:...|equal:=|greater:>|l_brace:{|"
         "l_paren:(|l_square:[|less:<|minus:-|plus:+|question:?|r_brace:}|r_paren:)|r_square:]|slash:/|star:*|"
         "vertical_bar:||file_metadata_begin:{-#|file_metadata_end:#-}|colon::");
  expect("a // x \xC3\xA4 \x01\nb// y\rc//",
         "bare_identifier:a|comment:// x \xC3\xA4 \x01|bare_identifier:b|comment:// y|"
         "bare_identifier:c|comment://");
  char got[64];
  lex_all("a // x\nb", 8, false, got, sizeof got);
  CHECK_TEXT(got, "bare_identifier:a|bare_identifier:b");
}

static void every_error(void) {
  expect("~ \xC3\xA4 \f",
         "error:~!unexpected character@0|error:\xC3\xA4!unexpected character@2|error:\f!unexpected character@5");
  expect("# % ^ !", "error:#!invalid attribute name@0|error:%!invalid SSA name@2|error:^!invalid block name@4|"
                    "error:!!invalid type identifier@6");
  expect("@1", "error:@!@ identifier expected to start with letter or '_'@1|integer:1");
  expect("@", "error:@!@ identifier expected to start with letter or '_'@1");
  expect("..a",
         "error:.!expected three consecutive dots for an ellipsis@1|error:.!expected three consecutive dots for an "
         "ellipsis@2|bare_identifier:a");
  expect("\"ab\nc", "error:\"ab!expected '\"' in string literal@3|bare_identifier:c");
  expect("\"ab", "error:\"ab!expected '\"' in string literal@3");
  expect("@\"ab\f\"c", "error:@\"ab\f\"!expected '\"' in string literal@4|bare_identifier:c");
  expect("\"ab\\", "error:\"ab\\!unknown escape in string literal@3");
  expect("\"ab\\4", "error:\"ab\\4!unknown escape in string literal@3");
  expect("\"a\\q\\\"b\"c", "error:\"a\\q\\\"b\"!unknown escape in string literal@2|bare_identifier:c");
  char got[256];
  lex_all("a\0b", 3, true, got, sizeof got);
  CHECK(strstr(got, "!unexpected NUL byte@1|bare_identifier:b") != NULL);
  lex_all("\"a\0b\"c", 6, true, got, sizeof got);
  CHECK(strstr(got, "!unexpected NUL byte@2|bare_identifier:c") != NULL);
  lex_all("// a\0b\nc", 8, false, got, sizeof got);
  CHECK(strstr(got, "!unexpected NUL byte@4|") != NULL);
}

/* Words of eight and sixteen bytes: tokens that end on each of the bytes, at each distance from the text's end. */
static void ends_at_every_offset(void) {
  static const char *const heads[] = {"", "%", "@", "!", "\"", "//", " "};
  for (size_t h = 0; h < sizeof heads / sizeof *heads; h++) {
    for (size_t before = 0; before < 9; before++) {
      for (size_t body = 1; body < 70; body++) {
        for (int after = 0; after < 20; after++) {
          char text[160];
          size_t len = 0, head = strlen(heads[h]);
          memset(text, ' ', before);
          len += before;
          memcpy(text + len, heads[h], head);
          len += head;
          memset(text + len, heads[h][0] == ' ' ? ' ' : 'a', body);
          len += body;
          if (heads[h][0] == '"') text[len++] = '"';
          size_t end = len;
          text[len] = heads[h][0] == '/' ? '\n' : ',';
          if (after) len += (size_t)after;
          if (after > 1) memset(text + end + 1, 'b', len - end - 1);
          Case c = open_case(text, len);
          McToken t = mc_lexer_next_with_comments(&c.lexer);
          if (heads[h][0] == ' ') {
            CHECK(t.start == c.text + end);
          } else {
            CHECK(t.start == c.text + before && t.end == c.text + end && t.kind != TOK_ERROR);
          }
          free(c.text);
        }
      }
    }
  }
}

/* The words of eight bytes and the table of single bytes give the same results, for every byte in every place. */
static void words_agree_with_the_table(void) {
  for (unsigned byte = 0; byte < 256; byte++) {
    for (unsigned at = 0; at < 8; at++) {
      for (unsigned other = 0; other < 256; other += 15) {
        uint8_t bytes[8];
        memset(bytes, (int)other, 8);
        bytes[at] = (uint8_t)byte;
        uint64_t plain = mc_bytes_not_identifier(mc_load64(bytes), false),
                 dash = mc_bytes_not_identifier(mc_load64(bytes), true);
        for (unsigned i = 0; i < 8; i++) {
          CHECK((((uint8_t *)&plain)[i] == 0) == ((mc_byte_part[bytes[i]] & MC_PART_BARE) != 0));
          CHECK((((uint8_t *)&dash)[i] == 0) == ((mc_byte_part[bytes[i]] & MC_PART_SUFFIX) != 0));
        }
      }
    }
  }
}

static void every_byte_string_ends(void) {
  uint64_t state = 88172645463325252u;
  for (int round = 0; round < 20000; round++) {
    char text[40];
    size_t len = (size_t)(round % 40);
    for (size_t i = 0; i < len; i++) {
      state ^= state << 13;
      state ^= state >> 7;
      state ^= state << 17;
      text[i] = round % 2 ? "\"\\@%#!^.-:/{}0x9ae+\n\r i"[state % 23] : (char)(state >> 11);
    }
    char got[8192];
    lex_all(text, len, round % 3 != 0, got, sizeof got);
  }
}

static void all_at_once(void) {
  McTokens tokens;
  CHECK(mc_tokenize("", 0, &tokens) && tokens.count == 0);
  mc_tokens_free(&tokens);
  char text[4001];
  for (int i = 0; i < 2000; i++) memcpy(text + 2 * i, "a ", 2);
  text[4000] = 0;
  CHECK(mc_tokenize(text, 4000, &tokens) && tokens.count == 2000);
  for (size_t i = 0; i < 2000; i++) {
    CHECK(tokens.kind[i] == TOK_BARE_IDENTIFIER && tokens.start[i] == 2 * i && tokens.end[i] == 2 * i + 1);
  }
  mc_tokens_free(&tokens);
  CHECK(tokens.kind == NULL && tokens.count == 0);
  CHECK_TEXT(mc_token_error("a ~", 3, 2), "unexpected character");
  CHECK_TEXT(mc_token_error("a ~", 3, 0), "");
  CHECK_TEXT(mc_token_error("a ~", 3, 9), "");
}

static void kinds_have_the_names_of_the_table(void) {
  static const char *const names[] = {
#define MC_TOKEN(name, spelling) #name,
    MC_TOKEN_KINDS
#undef MC_TOKEN
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    char lower[40];
    size_t len = strlen(names[i]);
    for (size_t j = 0; j <= len; j++) {
      lower[j] = names[i][j] >= 'A' && names[i][j] <= 'Z' ? (char)(names[i][j] + 32) : names[i][j];
    }
    CHECK_TEXT(mc_token_kind_name((McTokenKind)i), lower);
  }
  CHECK_TEXT(mc_token_kind_name((McTokenKind)200), "unknown");
}

int main(void) {
  every_token();
  every_error();
  ends_at_every_offset();
  words_agree_with_the_table();
  every_byte_string_ends();
  all_at_once();
  kinds_have_the_names_of_the_table();
  return 0;
}
