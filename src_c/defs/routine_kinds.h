/* routine_kinds.h - the kinds of routine: C functions that definitions name.
 *
 * Each dialect's folder has a list of its routines, <dialect>.def. The macros below make a list declare the functions;
 * core/routines.c includes all lists again for each table, with other definitions of these macros.
 *
 * Most routines rely on what the definitions that name them declare: kinds of parameters, numbers of operands, storage
 * of attributes. Definitions outside mlircore can name those that hold for all fields (python/mlircore/compile/names.py
 * refuses others): every MC_TRANSFORM and MC_PREDICATE, and routines that a list marks:
 *   MC_FOR_ALL(kind, name, arguments): `kind` without MC_. It must read nothing that its arguments' letters
 *     do not ensure. For a check, a letter per argument: a attribute, o operands, v operands or results, x any of
 *     these, w word, W word that can be absent; a star after the last: any number of them. Empty for other kinds.
 * tests/fuzz/definitions.py --kinds routine looks for one that does.
 *
 *   MC_ROUTINE(name, arguments, function): a custom directive; parses with <function>_parse, prints with
 *     <function>_print. A letter per argument: a attribute, o operand, r result, g region, s successor, t type,
 *     d attr-dict, w a word of the definition, W a word that can be absent; | between alternatives. The comment of a
 *     directive that only one operation uses states why it exists.
 *   MC_TRANSFORM(name, function): computes types from types.
 *   MC_PREDICATE(name, function): a property of a type or attribute that the language of predicates cannot express.
 *   MC_ASM_NAMES(name, function): suggested names of results; where the definition's argument_names is "*", the numbers
 *     after those of the results are arguments of the entry block; where it is "**", of all blocks.
 *   MC_CHECK(name, function, pure): a rule that an operation's definition cannot express; it runs after all rules that
 *     the definition states. pure: the check reads only properties, types and counts of the operation; or another of
 *     routine_set.h's MC_PURE words.
 *   MC_DEF_ROUTINE(name, arguments, function): a custom directive of a type's or attribute's format;
 *     <function>_parse, <function>_print. A letter per argument: p parameter, T one that is a type, D one that is a
 *     dense i64 array, both never absent, r reference to a parameter, s string; a star after the last: any number of
 *     them.
 *   MC_DEF_CHECK(name, function): a rule about the parameters of a type or attribute, in addition to their constraints.
 *   MC_ENCODING(name, function): a rule about tensors that have the attribute as their encoding.
 *   MC_ATTR_CHECK(name, function): a rule about a discardable attribute of an operation, in addition to its dialect's
 *     declared rules.
 *   MC_ARG_CHECK(name, function): a rule about the attributes of a function's arguments and results that have its
 *     dialect's prefix.
 *   MC_OLD_FORM(name, arguments, function): like MC_ROUTINE, with <function>_parse only: operations of old generations
 *     are never printed.
 *   MC_UPGRADE(name, function): makes today's operations from an operation of an old generation (legacy/upgrade.h).
 *   MC_INFER(name, arguments, function): the types of an operation's results from its operands and attributes
 *     (defs/infer.h). A letter per argument: a attribute, o operand, w a word of the definition; a star after the last:
 *     any number of them; | between alternatives.
 * The name of one of the next kinds is that of an operation, or "dialect.*" for all other operations of the dialect.
 *   MC_FOLD(name, function): what an operation folds to, as mlir-opt 22's `fold`.
 *   MC_PATTERNS(name, function): the patterns of mlir-opt 22's pass canonicalize whose root is the operation of that
 *     name, in their order (transform/rewriter.h). Several dialects can have some for one operation: they are tried in
 *     the order of core/routines.def, which is that of the dialects' names, as in mlir-opt 22.
 *   MC_FOLD_PATTERN(name, function): a pattern that is part of mlir-opt 22's `fold`: all passes that fold apply it.
 *   MC_CONSTANT(name, function): makes the constants that operations of the dialect fold to, mostly operations of that
 *     name.
 *   MC_SPECULATION(name, function): whether an operation of that name may be executed where control would not reach it.
 *   MC_BRANCH(name, function): which way control goes from an operation of that name, as its operands are constants.
 *   MC_RANGE(name, function): the integers that results of an operation of that name, or arguments of its regions, can
 *     be, as mlir-opt 22's InferIntRangeInterface and LoopLikeOpInterface (transform/ranges.h).
 *   MC_INDEX_SUM(name, function): the index that an operation of that name makes, as a sum of others
 *     (transform/index_sum.h).
 *   MC_SUBSET(name, function): the part of a tensor that an operation of that name takes out or puts in, as mlir-opt
 *     22's SubsetOpInterface (transform/subsets.h).
 *   MC_SLOT(name, function): the slot of memory that an operation of that name allocates.
 *   MC_SLOT_USE(name, function): what an operation of that name does with a slot.
 *   MC_SPLIT(name, function): the memory of several parts that an operation of that name allocates (transform/sroa.h).
 *   MC_SPLIT_USE(name, function): what an operation of that name does with such memory.
 *   MC_INLINING(name, function): what changes when a function's body takes the place of a call of that name
 *     (transform/inlining.h).
 * The name of the last kind is that of a pass in pipelines.
 *   MC_PASS(name, function): a pass (transform/pass.h); `mc_pass_<function>_info` has its options and statistics.
 */
#ifndef MC_ROUTINE_KINDS_H
#define MC_ROUTINE_KINDS_H

#include "defs/routine_set.h"

#define MC_FOR_ALL(kind, name, args)
#define MC_ROUTINE(name, args, function)                                                  \
  bool mc_routine_##function##_parse(McFormatParse *f, const McRoutineArg *args_, uint32_t num_args_); \
  void mc_routine_##function##_print(McFormatPrint *f, const McRoutineArg *args_, uint32_t num_args_);
#define MC_OLD_FORM(name, args, function) \
  bool mc_routine_##function##_parse(McFormatParse *f, const McRoutineArg *args_, uint32_t num_args_);
#define MC_UPGRADE(name, function) bool mc_upgrade_##function(McUpgrade *u);
#define MC_INFER(name, args, function) bool mc_infer_##function(const McInfer *in, McInferred *out);
#define MC_TRANSFORM(name, function) \
  bool mc_transform_##function(McContext *ctx, const McType *from, size_t count, McWords *out);
#define MC_PREDICATE(name, function) bool mc_predicate_##function(const McContext *ctx, uint32_t id);
#define MC_ASM_NAMES(name, function) void mc_asm_##function(McContext *ctx, McOp op, uint32_t result, McBuf *out);
#define MC_CHECK(name, function, pure) bool mc_##function(const McRoutineCheck *c);
#define MC_DEF_ROUTINE(name, args, function)                                                                \
  bool mc_def_routine_##function##_parse(McDefParse *d, const McDefRoutineArg *args_, uint32_t num_args_); \
  void mc_def_routine_##function##_print(McDefPrint *d, const McDefRoutineArg *args_, uint32_t num_args_);
#define MC_DEF_CHECK(name, function) \
  bool mc_def_##function(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc, McDiags *diags);
#define MC_ATTR_CHECK(name, function) bool mc_##function(McContext *ctx, McOp op, McAttr value, McDiags *diags);
#define MC_ARG_CHECK(name, function) bool mc_##function(const McRoutineCheck *c, const McArgumentAttr *arg);
#define MC_ENCODING(name, function) \
  bool mc_##function(McParser *p, const uint32_t *values, McType element, const int64_t *dims, size_t rank);
#define MC_FOLD(name, function) McFolded mc_##function(McFold *f);
#define MC_PATTERNS(name, function) bool mc_##function(McRewriter *rw, McOp op);
#define MC_FOLD_PATTERN(name, function) bool mc_##function(McRewriter *rw, McOp op);
#define MC_SPECULATION(name, function) bool mc_##function(McContext *ctx, McOp op);
#define MC_BRANCH(name, function) \
  bool mc_##function(McContext *ctx, McOp op, uint32_t from, const McAttr *constants, uint32_t *to);
#define MC_RANGE(name, function) void mc_##function(McInferRange *in);
#define MC_INDEX_SUM(name, function) bool mc_##function(McIndexSum *sum, McOp op, int64_t factor);
#define MC_SUBSET(name, function) bool mc_##function(McContext *ctx, McOp op, McSubset *subset);
#define MC_SLOT(name, function) bool mc_##function(McContext *ctx, McOp op, McSlot *slot, McRewriter *rw, McOp before);
#define MC_SLOT_USE(name, function) \
  McSlotUse mc_##function(McContext *ctx, McOp op, const McSlot *slot, McRewriter *rw, McValue old, McValue *value);
#define MC_SPLIT(name, function) bool mc_##function(McSplit *split);
#define MC_SPLIT_USE(name, function) bool mc_##function(McSplit *split, McOp op, McSplitStep step);
#define MC_INLINING(name, function) bool mc_##function(McInlining *in);
#define MC_PASS(name, function)                   \
  extern const McPassInfo mc_pass_##function##_info; \
  bool mc_pass_##function(McPassRun *run);
#define MC_CONSTANT(name, function) McOp mc_##function(McRewriter *rw, McAttr value, McType type, McOp before);

#endif
