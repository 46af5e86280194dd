/* routines.c - the routines that are built in: a table for each kind, made from the lists in routines.def. */
#include "core/routines.h"

#include "base/base.h"
#include "core/routines.def"

#include "core/no_routines.h"
#undef MC_ROUTINE
#undef MC_OLD_FORM
#define MC_ROUTINE(name, args, function) {name, args, mc_routine_##function##_parse, mc_routine_##function##_print},
#define MC_OLD_FORM(name, args, function) {name, args, mc_routine_##function##_parse, NULL},
static const McRoutine directives[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_UPGRADE
#define MC_UPGRADE(name, function) {name, mc_upgrade_##function},
static const McUpgradeRoutine upgrades[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_TRANSFORM
#define MC_TRANSFORM(name, function) {name, mc_transform_##function},
static const McTransform transforms[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_PREDICATE
#define MC_PREDICATE(name, function) {name, mc_predicate_##function},
static const McPredicate predicates[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_ASM_NAMES
#define MC_ASM_NAMES(name, function) {name, mc_asm_##function},
static const McAsmNames asm_names[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_CHECK
#define MC_CHECK(name, function, pure) {name, mc_##function, pure},
static const McCheckRoutine checks[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_DEF_ROUTINE
#define MC_DEF_ROUTINE(name, args, function) \
  {name, args, mc_def_routine_##function##_parse, mc_def_routine_##function##_print},
static const McDefRoutine def_directives[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_DEF_CHECK
#define MC_DEF_CHECK(name, function) {name, mc_def_##function},
static const McDefCheckRoutine def_checks[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_ATTR_CHECK
#define MC_ATTR_CHECK(name, function) {name, mc_##function},
static const McAttrCheckRoutine attr_checks[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_ARG_CHECK
#define MC_ARG_CHECK(name, function) {name, mc_##function},
static const McArgCheckRoutine arg_checks[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_ENCODING
#define MC_ENCODING(name, function) {name, mc_##function},
static const McEncodingRoutine encodings[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_INFER
#define MC_INFER(name, args, function) {name, args, mc_infer_##function},
static const McInferRoutine infers[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_FOLD
#define MC_FOLD(name, function) {name, mc_##function},
static const McFoldRoutine folds[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_PATTERNS
#define MC_PATTERNS(name, function) {name, mc_##function},
static const McPatternRoutine patterns[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_CONSTANT
#define MC_CONSTANT(name, function) {name, mc_##function},
static const McConstantRoutine constants[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_SPECULATION
#define MC_SPECULATION(name, function) {name, mc_##function},
static const McSpeculationRoutine speculations[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_FOLD_PATTERN
#define MC_FOLD_PATTERN(name, function) {name, mc_##function},
static const McPatternRoutine fold_patterns[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_BRANCH
#define MC_BRANCH(name, function) {name, mc_##function},
static const McBranchRoutine branches[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_RANGE
#define MC_RANGE(name, function) {name, mc_##function},
static const McRangeRoutine ranges[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_INDEX_SUM
#define MC_INDEX_SUM(name, function) {name, mc_##function},
static const McIndexSumRoutine index_sums[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_SUBSET
#define MC_SUBSET(name, function) {name, mc_##function},
static const McSubsetRoutine subsets[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_SLOT
#define MC_SLOT(name, function) {name, mc_##function},
static const McSlotRoutine slots[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_SLOT_USE
#define MC_SLOT_USE(name, function) {name, mc_##function},
static const McSlotUseRoutine slot_uses[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_SPLIT
#define MC_SPLIT(name, function) {name, mc_##function},
static const McSplitRoutine splits[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_SPLIT_USE
#define MC_SPLIT_USE(name, function) {name, mc_##function},
static const McSplitUseRoutine split_uses[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_INLINING
#define MC_INLINING(name, function) {name, mc_##function},
static const McInliningRoutine inlinings[] = {
#include "core/routines.def"
};

#include "core/no_routines.h"
#undef MC_PASS
#define MC_PASS(name, function) {name, &mc_pass_##function##_info, mc_pass_##function},
static const McPassRoutine passes[] = {
#include "core/routines.def"
};

const McRoutineSet mc_builtin_routines = {
    .directives = directives, .num_directives = MC_COUNT(directives),
    .transforms = transforms, .num_transforms = MC_COUNT(transforms),
    .predicates = predicates, .num_predicates = MC_COUNT(predicates),
    .asm_names = asm_names, .num_asm_names = MC_COUNT(asm_names),
    .checks = checks, .num_checks = MC_COUNT(checks),
    .def_directives = def_directives, .num_def_directives = MC_COUNT(def_directives),
    .def_checks = def_checks, .num_def_checks = MC_COUNT(def_checks),
    .encodings = encodings, .num_encodings = MC_COUNT(encodings),
    .attr_checks = attr_checks, .num_attr_checks = MC_COUNT(attr_checks),
    .arg_checks = arg_checks, .num_arg_checks = MC_COUNT(arg_checks),
    .upgrades = upgrades, .num_upgrades = MC_COUNT(upgrades),
    .infers = infers, .num_infers = MC_COUNT(infers),
    .folds = folds, .num_folds = MC_COUNT(folds),
    .patterns = patterns, .num_patterns = MC_COUNT(patterns),
    .constants = constants, .num_constants = MC_COUNT(constants),
    .speculations = speculations, .num_speculations = MC_COUNT(speculations),
    .fold_patterns = fold_patterns, .num_fold_patterns = MC_COUNT(fold_patterns),
    .ranges = ranges, .num_ranges = MC_COUNT(ranges),
    .index_sums = index_sums, .num_index_sums = MC_COUNT(index_sums),
    .subsets = subsets, .num_subsets = MC_COUNT(subsets),
    .slots = slots, .num_slots = MC_COUNT(slots),
    .slot_uses = slot_uses, .num_slot_uses = MC_COUNT(slot_uses),
    .splits = splits, .num_splits = MC_COUNT(splits),
    .split_uses = split_uses, .num_split_uses = MC_COUNT(split_uses),
    .inlinings = inlinings, .num_inlinings = MC_COUNT(inlinings),
    .branches = branches, .num_branches = MC_COUNT(branches),
    .passes = passes, .num_passes = MC_COUNT(passes),
};

const McPassInfo *mc_pass_info(size_t pass) { return pass < MC_COUNT(passes) ? passes[pass].info : NULL; }
