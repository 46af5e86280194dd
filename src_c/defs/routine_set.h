/* routine_set.h - routines: C functions that definitions name, and the set of them that a context has.
 *
 * No folder below core/ names a routine: linking a dialect looks names up in the context's set, and the linked words
 * contain numbers. routine_kinds.h describes the kinds of routine; core/routines.c makes the set of the routines that
 * are built in.
 */
#ifndef MC_ROUTINE_SET_H
#define MC_ROUTINE_SET_H

#include "base/array.h"
#include "base/buffer.h"
#include "defs/opdefs.h"

typedef struct McParser McParser;           /* parse/parse.h */
typedef struct McPrinter McPrinter;         /* print/print.h */
typedef struct McFormatParse McFormatParse; /* parse/format_parse.h */
typedef struct McFormatPrint McFormatPrint; /* print/format_print.h */
typedef struct McDefParse McDefParse;       /* parse/parse_defined.h */
typedef struct McDefPrint McDefPrint;       /* print/print_defined.h */
typedef struct McDefinition McDefinition;   /* defined.h */
typedef struct McParamWords McParamWords;   /* defined.h */
typedef struct McUpgrade McUpgrade;         /* legacy/upgrade.h */
typedef struct McInfer McInfer;             /* infer.h */

typedef struct McRoutineArg { uint32_t kind, number; } McRoutineArg; /* MC_FG_* */
typedef struct McRoutine {
  const char *name;
  const char *args; /* a letter per argument: a attribute, o operand, r result, g region, s successor, t type, d
                     * attr-dict, w word, W word that can be absent (these are last); alternatives are separated by | */
  bool (*parse)(McFormatParse *f, const McRoutineArg *args, uint32_t num_args);
  void (*print)(McFormatPrint *f, const McRoutineArg *args, uint32_t num_args);
} McRoutine;
/* Computes types from types and appends them to `out`. Returns false when these types have no result, or when memory
 * runs out. */
typedef struct McTransform {
  const char *name;
  bool (*run)(McContext *ctx, const McType *from, size_t count, McWords *out);
} McTransform;
typedef struct McAsmNames {
  const char *name;
  void (*run)(McContext *ctx, McOp op, uint32_t result, McBuf *out);
} McAsmNames;
extern const McAsmNames mc_asm_fixed_name; /* the name in the operation's record (opdefs.c) */
/* The look-up of symbols while a symbol table is verified. */
typedef struct McSymbolLookup {
  /* searches the nearest symbol table around `from`; MC_NONE: not found */
  McOp (*find)(void *data, McOp from, McAttr symbol_ref);
  void *data; /* borrowed */
} McSymbolLookup;
typedef struct McRoutineCheck {
  McContext *ctx;
  McOp op;
  const McOpDef *def;
  McDiags *diags;
  const McSymbolLookup *symbols; /* NULL, except in checks of symbol uses */
  const uint32_t *args;          /* identifiers from the definition */
  uint32_t num_args;
} McRoutineCheck;
/* A check by the definition's own code, after all declared checks; in upstream's words. */
enum {
  MC_IMPURE = 0,
  MC_PURE = 1,            /* reads only properties, types and counts of the operation */
  MC_SEES_VALUE_TYPES = 3, /* and reads only the type of a number among the properties */
  MC_CHECKS_SYMBOL = 4,   /* checks everything that the SYMBOL trait requires, and more */
};
typedef struct McCheckRoutine {
  const char *name;
  bool (*run)(const McRoutineCheck *c);
  uint8_t kind; /* MC_PURE ... */
} McCheckRoutine;

/* A predicate of a type or attribute that the predicates' language cannot express. */
typedef struct McPredicate {
  const char *name;
  bool (*holds)(const McContext *ctx, uint32_t id);
} McPredicate;
typedef struct McDefRoutineArg { uint32_t kind, number; } McDefRoutineArg; /* MC_DG_*: a parameter, or an identifier */
typedef struct McDefRoutine {
  const char *name;
  const char *args; /* a letter per argument: p parameter, T one that is a type, D one that is a dense i64 array, r
                     * reference to a parameter, s string; * after the last: any number of them */
  bool (*parse)(McDefParse *d, const McDefRoutineArg *args, uint32_t num_args); /* sets d->values */
  void (*print)(McDefPrint *d, const McDefRoutineArg *args, uint32_t num_args);
} McDefRoutine;
/* Upstream's VerifiableTensorEncoding: checks that a tensor of these dimensions and elements can have this encoding.
 * Returns false after reporting at the current token. */
typedef struct McEncodingRoutine {
  const char *name;
  bool (*run)(McParser *p, const uint32_t *values, McType element, const int64_t *dims, size_t rank);
} McEncodingRoutine;
typedef struct McDefCheckRoutine {
  const char *name;
  bool (*run)(McContext *ctx, const McDefinition *def, const uint32_t *values, McLoc loc, McDiags *diags);
} McDefCheckRoutine;
typedef struct McAttrCheckRoutine {
  const char *name;
  bool (*run)(McContext *ctx, McOp op, McAttr value, McDiags *diags);
} McAttrCheckRoutine;
/* An attribute of a function's argument or result. */
typedef struct McArgumentAttr {
  McNamedAttr attr;
  McAttr all;     /* the dictionary that contains it */
  McType type;    /* of the argument or result */
  uint32_t index; /* number of the argument or result */
  bool is_result;
} McArgumentAttr;
/* A rule about such attributes with the dialect's prefix; c->op is the function. Returns false after reporting. */
typedef struct McArgCheckRoutine {
  const char *name;
  bool (*run)(const McRoutineCheck *c, const McArgumentAttr *arg);
} McArgCheckRoutine;
/* Makes today's operations from an operation of an old generation (legacy/upgrade.h). */
typedef struct McUpgradeRoutine {
  const char *name;
  bool (*run)(McUpgrade *u);
} McUpgradeRoutine;
/* The types of an operation's results from its operands and attributes (infer.h). */
typedef struct McInferRoutine {
  const char *name;
  const char *args; /* a letter per argument: a attribute, o operand, w word; * after the last: any number of them;
                       alternatives are separated by | */
  bool (*run)(const McInfer *in, McInferred *out);
} McInferRoutine;

/* The result of a fold: an attribute, which becomes a constant, or a value. Both MC_NONE: not folded. */
typedef struct McFoldResult { McAttr attr; McValue value; } McFoldResult;
/* KEPT: in place, and passes that take back what is folded in place keep it, as mlir-opt 22. */
typedef enum McFolded { MC_NOT_FOLDED, MC_FOLDED_IN_PLACE, MC_FOLDED_KEPT, MC_FOLDED } McFolded;
typedef struct McFold {
  McContext *ctx;         /* borrowed */
  McOp op;                /* changed when the fold is in place; a fold to values may change operands, too */
  const McAttr *constants; /* borrowed: for each operand the attribute that it is a constant of, or MC_NONE */
  McFoldResult *results;  /* borrowed: to be set, one for each result */
} McFold;
/* Folds an operation; its name is that of the operation. It makes no operations. */
typedef struct McFoldRoutine {
  const char *name;
  McFolded (*run)(McFold *f);
} McFoldRoutine;
/* The patterns that simplify an operation; the name is that of the operation. Returns true after a change. */
typedef struct McRewriter McRewriter; /* transform/rewriter.h */
typedef struct McPatternRoutine {
  const char *name;
  bool (*run)(McRewriter *rw, McOp op);
} McPatternRoutine;
/* Makes the constant of an attribute in front of `before`; the name is that of the operation that holds constants, in
 * the dialect of the operations that fold. MC_NONE: it cannot hold this one. */
typedef struct McConstantRoutine {
  const char *name;
  McOp (*run)(McRewriter *rw, McAttr value, McType type, McOp before);
} McConstantRoutine;

/* Whether an operation that is not pure may be executed though control would not reach it; the name is that of the
 * operation. Operations inside it are asked by themselves. */
typedef struct McSpeculationRoutine {
  const char *name;
  bool (*run)(McContext *ctx, McOp op);
} McSpeculationRoutine;

/* The only way that control goes: from a terminator to successor *to; from an operation into region *to, or past its
 * regions (MC_EDGE_OPERATION); from the end of region `from` likewise. The name is that of the terminator, or of the
 * operation with the regions. from: MC_EDGE_OPERATION: into the operation. constants: of the operands of `op`, MC_NONE
 * where one is not constant; NULL: of none; not read when `from` is a region of `op`. Returns false when there are
 * several ways. */
typedef struct McBranchRoutine {
  const char *name;
  bool (*run)(McContext *ctx, McOp op, uint32_t from, const McAttr *constants, uint32_t *to);
} McBranchRoutine;

/* The integers that results and arguments can be; the name is that of an operation. */
typedef struct McInferRange McInferRange; /* transform/ranges.h */
typedef struct McRangeRoutine {
  const char *name;
  void (*run)(McInferRange *in);
} McRangeRoutine;

/* Adds the operation's only result, times `factor`, to the sum; the name is that of the operation. Returns false, with
 * nothing added, when it is no sum of indices. */
typedef struct McIndexSum McIndexSum; /* transform/index_sum.h */
typedef struct McIndexSumRoutine {
  const char *name;
  bool (*run)(McIndexSum *sum, McOp op, int64_t factor);
} McIndexSumRoutine;

/* The part of a tensor that an operation takes out, or puts in; the name is that of the operation. Returns false when
 * it is none, or memory ran out. `subset` is owned by the caller in both cases. */
typedef struct McSubset McSubset; /* transform/subsets.h */
typedef struct McSubsetRoutine {
  const char *name;
  bool (*run)(McContext *ctx, McOp op, McSubset *subset);
} McSubsetRoutine;

/* Memory of one value that an operation allocates. */
typedef struct McSlot {
  McValue pointer;
  McType element; /* of the value */
  McValue initial; /* MC_NONE: not made yet */
  McOp scope;      /* what the pass runs on */
} McSlot;
/* The slot that an operation allocates; the name is that of the operation. rw: NULL, or makes the value that is read
 * before any is written, in front of `before`. Returns false when its memory is no slot, or rw has failed. */
typedef struct McSlotRoutine {
  const char *name;
  bool (*run)(McContext *ctx, McOp op, McSlot *slot, McRewriter *rw, McOp before);
} McSlotRoutine;
/* A user keeps the slot in memory, reads it, writes it, or only marks where it is in use: then it goes with it. PASSED:
 * its results are the pointer, too; it goes if their users go. NOTED: it goes when the slot becomes several. */
typedef enum McSlotUse {
  MC_SLOT_KEPT = 0, MC_SLOT_READ = 1, MC_SLOT_WRITTEN = 2, MC_SLOT_CHANGED = 3, MC_SLOT_MARKED = 4, MC_SLOT_PASSED = 8,
  MC_SLOT_NOTED = 16
} McSlotUse;
/* The use of a slot by an operation that has its pointer; the name is that of the operation. rw: NULL, or makes in
 * front of the operation the value that it reads (READ), or that it leaves in the slot; `old` is in the slot before. */
typedef struct McSlotUseRoutine {
  const char *name;
  McSlotUse (*run)(McContext *ctx, McOp op, const McSlot *slot, McRewriter *rw, McValue old, McValue *value);
} McSlotUseRoutine;

/* Memory of several parts, each of which becomes memory of its own; the name is that of the operation that allocates
 * it. Without split->rw it sets what the memory is; with it, it makes operations that allocate the used parts. Returns
 * false when the memory has no parts, or (split->failed) memory ran out. */
typedef struct McSplit McSplit; /* transform/sroa.h */
typedef struct McSplitRoutine {
  const char *name;
  bool (*run)(McSplit *split);
} McSplitRoutine;
/* ACCESS: the operation uses the memory's pointer; it states the parts, and the pointers into them that it makes.
 * Returns false when the memory must stay. VIEW: it uses split->view. Returns false when it may leave the view's
 * bounds. REWIRE: it changes to the parts. Returns true when it is to be erased then. */
typedef enum McSplitStep { MC_SPLIT_ACCESS, MC_SPLIT_VIEW, MC_SPLIT_REWIRE } McSplitStep;
typedef struct McSplitUseRoutine {
  const char *name;
  bool (*run)(McSplit *split, McOp op, McSplitStep step);
} McSplitUseRoutine;

/* Changes a function's body that takes the place of a call; the name is that of the call's operation. */
typedef struct McInlining McInlining; /* transform/inlining.h */
typedef struct McInliningRoutine {
  const char *name;
  bool (*run)(McInlining *in);
} McInliningRoutine;

/* A pass; the name is its argument. */
typedef struct McPassRun McPassRun; /* transform/pass.h */
typedef struct McPassRoutine {
  const char *name;
  const McPassInfo *info;
  bool (*run)(McPassRun *run);
} McPassRoutine;

/* All routines of a context. A routine's number is its place in its array. Borrowed: arrays and set must outlive the
 * context. */
struct McRoutineSet {
  const McRoutine *directives; uint32_t num_directives;
  const McTransform *transforms; uint32_t num_transforms;
  const McPredicate *predicates; uint32_t num_predicates;
  const McAsmNames *asm_names; uint32_t num_asm_names;
  const McCheckRoutine *checks; uint32_t num_checks;
  const McDefRoutine *def_directives; uint32_t num_def_directives;
  const McDefCheckRoutine *def_checks; uint32_t num_def_checks;
  const McEncodingRoutine *encodings; uint32_t num_encodings;
  const McAttrCheckRoutine *attr_checks; uint32_t num_attr_checks;
  const McArgCheckRoutine *arg_checks; uint32_t num_arg_checks;
  const McUpgradeRoutine *upgrades; uint32_t num_upgrades;
  const McInferRoutine *infers; uint32_t num_infers;
  const McFoldRoutine *folds; uint32_t num_folds;
  const McPatternRoutine *patterns; uint32_t num_patterns;
  const McConstantRoutine *constants; uint32_t num_constants;
  const McSpeculationRoutine *speculations; uint32_t num_speculations;
  const McPatternRoutine *fold_patterns; uint32_t num_fold_patterns;
  const McBranchRoutine *branches; uint32_t num_branches;
  const McRangeRoutine *ranges; uint32_t num_ranges;
  const McIndexSumRoutine *index_sums; uint32_t num_index_sums;
  const McSubsetRoutine *subsets; uint32_t num_subsets;
  const McSlotRoutine *slots; uint32_t num_slots;
  const McSlotUseRoutine *slot_uses; uint32_t num_slot_uses;
  const McSplitRoutine *splits; uint32_t num_splits;
  const McSplitUseRoutine *split_uses; uint32_t num_split_uses;
  const McInliningRoutine *inlinings; uint32_t num_inlinings;
  const McPassRoutine *passes; uint32_t num_passes;
};

/* The number of the routine of that name in an array of the set, or MC_PROGRAM_NONE: mc_routine_find(ctx, checks,
 * name). */
#define mc_routine_find(ctx, kind, name) \
  mc_routine_number((ctx)->routines->kind, (ctx)->routines->num_##kind, sizeof *(ctx)->routines->kind, name)
/* The same in any array of records that begin with their name. Linear: called while a dialect is linked. */
uint32_t mc_routine_number(const void *records, uint32_t count, size_t size, McStr name);

/* A set with the routines of `first`, then those of `second`; the numbers in `first` stay the same. Where both have a
 * routine of one name and kind, the routine of `first` is found. Owned by the caller: mc_routine_set_free, after the
 * contexts that use it. The records are copied, and borrow their names from both. Returns NULL when memory runs out.
 * Linear. */
McRoutineSet *mc_routine_set_join(const McRoutineSet *first, const McRoutineSet *second);
void mc_routine_set_free(McRoutineSet *set); /* NULL is allowed; only for a joined set */

/* True when these arguments match the directive's letters. */
bool mc_routine_accepts(const McRoutine *routine, const McRoutineArg *args, uint32_t num_args);
bool mc_infer_accepts(const McInferRoutine *routine, const McRoutineArg *args, uint32_t num_args);
bool mc_def_routine_accepts(const McDefRoutine *routine, const McDefRoutineArg *args, uint32_t num_args,
                            const McParamWords *params); /* of the definition, linked */

#endif
