/* check.h - the checks of the C tests: silent when they hold, else a line on stderr and abort. */
#ifndef MC_TESTS_CHECK_H
#define MC_TESTS_CHECK_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(x)                                                          \
  do {                                                                    \
    if (!(x)) {                                                           \
      fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__, #x); \
      abort();                                                            \
    }                                                                     \
  } while (0)

/* Two NUL-terminated strings. */
#define CHECK_TEXT(got, want)                                                                             \
  do {                                                                                                    \
    const char *check_got = (got), *check_want = (want);                                                  \
    if (strcmp(check_got, check_want) != 0) {                                                             \
      fprintf(stderr, "%s:%d: got:\n%s\nwanted:\n%s\n", __FILE__, __LINE__, check_got, check_want);       \
      abort();                                                                                            \
    }                                                                                                     \
  } while (0)

#endif
