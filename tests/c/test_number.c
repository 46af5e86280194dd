/* test_number.c - floats against tests/data/floats.txt (made with mlir-opt 22), doubles against exact decimals,
 * integers of any width. */
#include "check.h"
#include "text/number.h"
#include "text/number_big.h"

static McFloatKind kind_named(const char *name) {
  for (int k = 0; k < MC_NUM_FLOAT_KINDS; k++) {
    if (strcmp(mc_float_info((McFloatKind)k)->spelling, name) == 0) return (McFloatKind)k;
  }
  CHECK(!"a float kind");
  return MC_F32;
}

static McFloatBits read_literal(const char *text, McFloatKind kind) {
  McFloatBits bits = {{0, 0}};
  if (text[0] == '0' && text[1] == 'x') {
    size_t words = 2;
    uint32_t width;
    CHECK(mc_integer_parse(NULL, text, strlen(text), bits.w, &words, &width, NULL));
    return mc_float_canonical(bits, kind);
  }
  bool negative = text[0] == '-';
  CHECK(mc_float_parse(text + negative, strlen(text) - negative, negative, kind, &bits));
  return bits;
}

/* Lines of "kind literal printed". */
static void floats_print_as_in_the_golden_file(McAlloc *a) {
  FILE *file = fopen("tests/data/floats.txt", "r");
  CHECK(file != NULL);
  char kind_name[32], literal[128], want[64];
  int lines = 0;
  while (fscanf(file, "%31s %127s %63s", kind_name, literal, want) == 3) {
    McFloatKind kind = kind_named(kind_name);
    McBuf buf;
    mc_buf_init(&buf, a);
    McFloatBits bits = read_literal(literal, kind);
    mc_float_print(&buf, bits, kind);
    if (strcmp(mc_buf_text(&buf), want) != 0) fprintf(stderr, "%s %s\n", kind_name, literal);
    CHECK_TEXT(mc_buf_text(&buf), want);
    /* The printed text reads back as the same. (Exceptions: marks, where only the bits are in hex, and values that a
     * double cannot hold, since mlir-opt reads every literal as a double.) */
    McFloatBits again = read_literal(want, kind);
    bool exact = mc_float_info(kind)->bits <= 64;
    CHECK(!exact || (again.w[0] == bits.w[0] && (again.w[1] == bits.w[1] || (bits.w[1] & MC_FLOAT_MARK_INF))));
    mc_buf_fini(&buf);
    lines++;
  }
  CHECK(lines > 900);
  fclose(file);
}

static uint64_t double_bits(double x) {
  uint64_t u;
  memcpy(&u, &x, 8);
  return u;
}

static uint64_t random_word(uint64_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 7;
  *state ^= *state << 17;
  return *state;
}

/* strtod of the C locale is correct in glibc, and setlocale is not called here. */
static void doubles_are_the_nearest(void) {
  uint64_t state = 88172645463325252u;
  for (int i = 0; i < 100000; i++) {
    char text[900];
    uint64_t u = random_word(&state);
    double value;
    memcpy(&value, &u, 8);
    int precision = (int)(random_word(&state) % 20);
    if (value != value || value - value != 0) continue;
    int len = snprintf(text, sizeof text, "%.*e", i % 50 ? precision : 767, value < 0 ? -value : value);
    char *dot = strchr(text, '.');
    if (i % 3 == 0 && dot != NULL && len < 100) { /* more digits than fit into a word */
      memmove(dot + 33, dot + 1, strlen(dot));
      memset(dot + 1, (int)('0' + random_word(&state) % 10), 32);
      len += 32;
    }
    double got;
    CHECK(mc_double_parse(text, (size_t)len, &got));
    if (double_bits(got) != double_bits(strtod(text, NULL))) fprintf(stderr, "%s\n", text);
    CHECK(double_bits(got) == double_bits(strtod(text, NULL)));
  }
  double got;
  static const char *const bad[] = {"", "x", ".5", "1.5x", "1.5e", "-1.0", "1.5e+x"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) CHECK(!mc_double_parse(bad[i], strlen(bad[i]), &got));
  CHECK(mc_double_parse("1.0e999999999999999999999999", 28, &got) && double_bits(got) == (uint64_t)0x7FF << 52);
  CHECK(mc_double_parse("1.0e-999999999999999999999999", 29, &got) && double_bits(got) == 0);
  CHECK(mc_double_parse("42", 2, &got) && got == 42);
  char zeros[5010] = "0.";
  memset(zeros + 2, '0', 5000);
  strcpy(zeros + 5002, "1e5001");
  CHECK(mc_double_parse(zeros, strlen(zeros), &got) && got == 1.0);
}

static void doubles_go_there_and_back(void) {
  uint64_t state = 7;
  for (int k = 0; k < MC_NUM_FLOAT_KINDS; k++) {
    const McFloatInfo *info = mc_float_info((McFloatKind)k);
    CHECK(info->bits == (k == MC_F80 ? 80 : k == MC_F8E8M0FNU ? 8 : 1 + info->exponent_bits + info->mantissa_bits));
    for (int i = 0; i < 5000; i++) {
      if (k == MC_F80 || k == MC_F128) { /* every double has an exact value in these */
        double value, back;
        uint64_t u = random_word(&state);
        if (i % 5 == 0) u &= ~((uint64_t)0x7FF << 52); /* the smallest */
        if (i % 7 == 0) u |= (uint64_t)0x7FF << 52;    /* not numbers */
        memcpy(&value, &u, 8);
        back = mc_float_to_double(mc_float_from_double(value, (McFloatKind)k), (McFloatKind)k);
        CHECK(double_bits(back) == u || (value != value && double_bits(back) == (u | (uint64_t)1 << 51)));
      } else if (info->bits <= 32) { /* every value of the kind is a double */
        McFloatBits bits = {{random_word(&state) & (((uint64_t)1 << info->bits) - 1), 0}};
        McFloatParts parts = mc_float_take_apart(bits, (McFloatKind)k);
        if (parts.class == MC_FLOAT_IS_NAN) continue;
        McFloatBits again = mc_float_from_double(mc_float_to_double(bits, (McFloatKind)k), (McFloatKind)k);
        CHECK(again.w[0] == bits.w[0] && again.w[1] == 0);
      }
    }
  }
  double nan;
  uint64_t u = 0x7FF8000000000000u;
  memcpy(&nan, &u, 8);
  CHECK(mc_float_from_double(nan, MC_F32).w[0] == 0x7FC00000);
  CHECK(mc_float_from_double(nan, MC_F8E4M3FN).w[0] == 0x7F);
  CHECK(mc_float_from_double(nan, MC_F8E5M2FNUZ).w[0] == 0x80);
  CHECK(mc_float_from_double(nan, MC_F8E8M0FNU).w[0] == 0xFF);
  /* f128: rounded to the nearest double, ties to even. */
  McFloatBits third = {{0x5555555555555555u, 0x3FFD555555555555u}};
  CHECK(mc_float_to_double(third, MC_F128) == 1.0 / 3.0);
  McFloatBits tie = {{(uint64_t)1 << 59, 0x3FFF000000000000u}},
              above = {{((uint64_t)1 << 59) + 1, 0x3FFF000000000000u}};
  CHECK(mc_float_to_double(tie, MC_F128) == 1.0 && mc_float_to_double(above, MC_F128) > 1.0);
}

static void powers_of_five_are_right(void) {
  McBig big;
  for (int q = 0; q <= MC_FIVE_MAX; q++) {
    mc_big_set(&big, 1, 0);
    mc_big_mul_five(&big, (unsigned)q);
    CHECK((int)mc_big_bits(&big) == mc_five_bits(q));
    int bits = mc_five_bits(q);
    if (bits < 128) mc_big_shift_left(&big, (uint64_t)(128 - bits));
    else mc_big_shift_right(&big, (uint64_t)(bits - 128));
    McFive five = mc_powers_of_five[q - MC_FIVE_MIN];
    McBig want;
    mc_big_set(&want, five.low, five.high);
    CHECK(mc_big_compare(&big, &want) == 0);
  }
  for (int q = -1; q >= MC_FIVE_MIN; q--) { /* entry * 5^-q <= 2^(128 - bits) < (entry + 1) * 5^-q */
    McFive five = mc_powers_of_five[q - MC_FIVE_MIN];
    McBig one;
    for (unsigned more = 0; more < 2; more++) {
      mc_big_set(&big, five.low + more, five.high + (five.low + more < five.low));
      mc_big_mul_five(&big, (unsigned)-q);
      mc_big_set(&one, 1, 0);
      mc_big_shift_left(&one, (uint64_t)(128 - mc_five_bits(q)));
      CHECK(more ? mc_big_compare(&big, &one) > 0 : mc_big_compare(&big, &one) <= 0);
    }
  }
}

static bool parse_integer(McAlloc *a, const char *text, size_t len, uint64_t *words, size_t *count, uint32_t *bits) {
  return mc_integer_parse(a, text, len, words, count, bits, NULL);
}

static void check_integer(McAlloc *a, const char *literal, uint32_t width, bool is_signed, const char *want) {
  uint64_t words[64] = {0};
  size_t count = 64;
  uint32_t bits;
  CHECK(parse_integer(a, literal, strlen(literal), words, &count, &bits));
  McBuf buf;
  mc_buf_init(&buf, a);
  mc_integer_print(&buf, words, width, is_signed);
  CHECK_TEXT(mc_buf_text(&buf), want);
  mc_buf_fini(&buf);
}

static void integers(McAlloc *a) {
  check_integer(a, "0", 32, true, "0");
  check_integer(a, "0", 0, true, "0");
  check_integer(a, "00012", 32, true, "12");
  check_integer(a, "0xFF", 8, true, "-1");
  check_integer(a, "0xFF", 8, false, "255");
  check_integer(a, "1", 1, true, "-1");
  check_integer(a, "18446744073709551615", 64, false, "18446744073709551615");
  check_integer(a, "18446744073709551615", 64, true, "-1");
  check_integer(a, "0x8000000000000000", 64, true, "-9223372036854775808");
  check_integer(a, "18446744073709551616", 65, false, "18446744073709551616");
  check_integer(a, "18446744073709551616", 65, true, "-18446744073709551616");
  check_integer(a, "0x1FFFFFFFFFFFFFFFF", 65, true, "-1");
  check_integer(a, "0x100000000000000000000000000000000", 200, true, "340282366920938463463374607431768211456");
  check_integer(a, "0xabcDEF", 128, true, "11259375");
  check_integer(a, "1000000000000000000000000000000000000000000000000000000", 1000, true,
                "1000000000000000000000000000000000000000000000000000000");
  uint64_t words[2];
  size_t count = 2;
  uint32_t bits;
  CHECK(parse_integer(a, "340282366920938463463374607431768211455", 39, words, &count, &bits) && bits == 128 &&
        count == 2);
  count = 2;
  CHECK(!parse_integer(a, "340282366920938463463374607431768211456", 39, words, &count, &bits));
  count = 2;
  CHECK(!parse_integer(a, "0x123456789012345678901234567890123", 35, words, &count, &bits));
  count = 2;
  CHECK(parse_integer(a, "0x000000000000000000000000000000000000000000000000f", 51, words, &count, &bits) && bits == 4);
  count = 2;
  CHECK(!parse_integer(a, "", 0, words, &count, &bits) && !parse_integer(a, "0x", 2, words, &count, &bits));
  CHECK(!parse_integer(a, "0xg", 3, words, &count, &bits) && !parse_integer(a, "12a", 3, words, &count, &bits));
  uint64_t value;
  CHECK(mc_u64_parse("18446744073709551615", 20, &value) && value == UINT64_MAX);
  CHECK(!mc_u64_parse("18446744073709551616", 20, &value) && !mc_u64_parse("", 0, &value) &&
        !mc_u64_parse("1x", 2, &value));
}

/* A round trip of a wide integer, and memory running out in it. */
static void wide_integers(McAlloc *a) {
  enum { WIDTH = 4096 };
  uint64_t words[WIDTH / 64], again[WIDTH / 64], state = 99;
  for (int i = 0; i < WIDTH / 64; i++) words[i] = random_word(&state);
  McBuf buf;
  mc_buf_init(&buf, a);
  mc_integer_print(&buf, words, WIDTH, false);
  size_t count = WIDTH / 64;
  uint32_t bits;
  CHECK(parse_integer(a, buf.ptr, buf.len, again, &count, &bits) && memcmp(words, again, sizeof words) == 0);
  mc_buf_fini(&buf);
  for (long long n = 0; n < 12; n++) {
    mc_buf_init(&buf, a);
    a->fail_after = n;
    mc_integer_print(&buf, words, WIDTH, true);
    a->fail_after = -1;
    CHECK(buf.failed || n >= 5);
    mc_buf_fini(&buf);
  }
}

/* Digits that read as themselves, in every length around those where numbers are split: random, and mostly nines and
 * zeros, which make wrong guesses of quotients likely. */
static void long_integers(McAlloc *a) {
  enum { MAX_DIGITS = 10000 };
  static char text[MAX_DIGITS];
  static uint64_t words[MAX_DIGITS / 19 + 1];
  uint64_t state = 5;
  for (size_t digits = 140; digits <= MAX_DIGITS; digits += digits % 38 < 2 ? 1 : digits / 16 / 19 * 19 + 36) {
    for (int kind = 0; kind < 4; kind++) {
      for (size_t i = 0; i < digits; i++) {
        uint64_t random = random_word(&state);
        text[i] = (char)('0' + (kind == 0           ? random % 10
                                : random % 500 == 0 ? 1
                                : kind == 1         ? 9
                                : kind == 2         ? 0
                                                    : i / 19 % 2 * 9));
      }
      if (text[0] == '0') text[0] = '1';
      size_t count = sizeof words / sizeof *words;
      uint32_t bits;
      memset(words, 0, sizeof words);
      CHECK(parse_integer(a, text, digits, words, &count, &bits));
      McBuf buf;
      mc_buf_init(&buf, a);
      mc_integer_print(&buf, words, bits, false);
      CHECK(!buf.failed && buf.len == digits && memcmp(buf.ptr, text, digits) == 0);
      buf.len = 0;
      mc_integer_print(&buf, words, bits + 1, true); /* and with a sign bit, which is not set */
      CHECK(buf.len == digits && memcmp(buf.ptr, text, digits) == 0);
      mc_buf_fini(&buf);
    }
  }
}

int main(void) {
  McAlloc a;
  mc_alloc_init(&a);
  floats_print_as_in_the_golden_file(&a);
  powers_of_five_are_right();
  doubles_are_the_nearest();
  doubles_go_there_and_back();
  integers(&a);
  wide_integers(&a);
  long_integers(&a);
  CHECK(a.live_bytes == 0);
  return 0;
}
