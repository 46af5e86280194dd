/* readers.c - emits the functions of readers.h. */
#define MC_READ /* readers.h: emitted here */
#include "ir/context.h"
#include "types/readers.h"
