/* no_routines.h - undefines the macros of routine_kinds.h, so that every kind of routine expands to nothing. It has
 * no include guard: it is included before each table. */
#undef MC_FOR_ALL
#define MC_FOR_ALL(kind, name, args)
#undef MC_ROUTINE
#define MC_ROUTINE(name, args, function)
#undef MC_TRANSFORM
#define MC_TRANSFORM(name, function)
#undef MC_PREDICATE
#define MC_PREDICATE(name, function)
#undef MC_ASM_NAMES
#define MC_ASM_NAMES(name, function)
#undef MC_CHECK
#define MC_CHECK(name, function, pure)
#undef MC_DEF_ROUTINE
#define MC_DEF_ROUTINE(name, args, function)
#undef MC_DEF_CHECK
#define MC_DEF_CHECK(name, function)
#undef MC_ENCODING
#define MC_ENCODING(name, function)
#undef MC_ATTR_CHECK
#define MC_ATTR_CHECK(name, function)
#undef MC_ARG_CHECK
#define MC_ARG_CHECK(name, function)
#undef MC_OLD_FORM
#define MC_OLD_FORM(name, args, function)
#undef MC_INFER
#define MC_INFER(name, args, function)
#undef MC_UPGRADE
#define MC_UPGRADE(name, function)
#undef MC_FOLD
#define MC_FOLD(name, function)
#undef MC_PATTERNS
#define MC_PATTERNS(name, function)
#undef MC_CONSTANT
#define MC_CONSTANT(name, function)
#undef MC_SPECULATION
#define MC_SPECULATION(name, function)
#undef MC_FOLD_PATTERN
#define MC_FOLD_PATTERN(name, function)
#undef MC_BRANCH
#define MC_BRANCH(name, function)
#undef MC_RANGE
#define MC_RANGE(name, function)
#undef MC_INDEX_SUM
#define MC_INDEX_SUM(name, function)
#undef MC_SUBSET
#define MC_SUBSET(name, function)
#undef MC_SLOT
#define MC_SLOT(name, function)
#undef MC_SLOT_USE
#define MC_SLOT_USE(name, function)
#undef MC_SPLIT
#define MC_SPLIT(name, function)
#undef MC_SPLIT_USE
#define MC_SPLIT_USE(name, function)
#undef MC_INLINING
#define MC_INLINING(name, function)
#undef MC_PASS
#define MC_PASS(name, function)
