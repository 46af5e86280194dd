/* verify.c - structural verification of a tree, in the order and with the words of mlir-opt 22.
 *
 * For an operation R, and in the same way for each isolated operation inside it:
 *   1. Depth first, R and everything in it except isolated operations.
 *      On the way into an operation: no null operands; the requirements of its definition on the operation alone (block
 *      counts, constraints.c, terminators, symbols); graph regions have one block, entry blocks no predecessors.
 *      In a block: it has an operation, only the last one has successors.
 *      On the way out of a block: successors are of the same region, the last operation may be a terminator.
 *      On the way out of an operation: the isolated operations in its blocks, each by itself, all of which report; the
 *      requirements of its definition on its regions; whether it may be unregistered.
 *   2. Dominance, and with it isolation: each operand's definition is before its use, or around it.
 * The first violation ends 1 and 2 of R, and with it those of the operations around R.
 *
 * Isolated operations of one parent are verified by several threads when there are many. If one of them has a message,
 * all are verified again by one thread, for the messages in their order.
 *
 * Nothing recurses: the tree's links are the stack of 1, `frames` the stack of isolated operations, `path` that of 2.
 * The tree is only read, since several threads may verify it at once: notes about blocks and regions are in tables of
 * the Verifier. Linear in operations and operands; regions with several blocks cost O(edges * log blocks) more.
 */
#include "verify/verify.h"

#include "defs/constraints.h"
#include "ir/opaque.h"

typedef struct Frame {
  McOp root;      /* the operation that this frame verifies, with everything in it that is not isolated */
  McOp at;        /* on its way out: its blocks' isolated operations are next */
  size_t waiting, next; /* in Verifier.waiting: from `waiting` on; `next` is the next to verify */
  size_t waiting_before; /* length of Verifier.waiting when the frame began */
  bool failed;    /* a child did not verify */
  bool started;
  bool in_order;  /* MC_REGION_IN_ORDER */
  size_t users_before; /* length of Verifier.users when the frame began */
} Frame;

typedef struct KnownName {
  uint32_t name;
  bool may_be_unregistered;
  /* an operation without regions and successors needs only the checks of mc_check_lookup_init */
  bool is_plain;
  bool sees_value_types; /* mc_check_number_type represents its properties */
  bool asks_behind;      /* leave_regions has checks to run */
  const McOpDef *def;
} KnownName;
enum { NUM_KNOWN_NAMES = 256, NUM_PLAIN = 64 };

struct McVerifyMemo {
  const struct McDialectDef *newest; /* the rest holds while this dialect is the newest ... */
  bool allow_unregistered;           /* ... and this is so */
  KnownName names[NUM_KNOWN_NAMES];
  McCheckCache check_cache;
  uint32_t plain_attrs[NUM_PLAIN]; /* dictionaries of attributes that no rule is about, direct-mapped */
};

/* While a region is checked: a region around it, and the operation in that one which contains it. */
typedef struct Way { uint32_t region, op; } Way;

typedef struct Verifier {
  McContext *ctx;           /* borrowed */
  McDiags *diags;           /* borrowed; may be NULL */
  MC_ARRAY(Frame) frames;   /* owned */
  McWords waiting;          /* owned: isolated operations met by 1; those of one parent are consecutive */
  McWords worklist, path;   /* owned: operations */
  Way *ways;                /* owned: those of `path`, hashed by region, at most half full; region MC_NONE: free */
  uint32_t num_ways, log_ways; /* slots */
  McDominance dominance;    /* owned */
  McSymbols *symbols;       /* owned; made when needed */
  McTicker ticker;
  McWords users;            /* owned: operations with checks of symbol uses that no symbol table has checked yet */
  bool interrupted, out_of_memory;
  bool allow_unregistered;
  bool is_parsed;           /* nothing was changed since the text was read */
  unsigned threads;         /* so many may verify isolated operations; 0 and 1: this one alone */
  McVerifyMemo *memo;       /* borrowed */
} Verifier;

/* --- messages --- */

/* As upstream's op.emitError: without the operation's name. */
static MC_COLD bool op_message(Verifier *v, McOp op, const char *message) {
  mc_error(v->diags, mc_op_loc(v->ctx, op), "%s", message);
  mc_note_current_op(v->diags, v->ctx, op);
  return false;
}

/* --- names: which are registered, without a lookup in the registry for each operation --- */

static MC_NOINLINE const KnownName *learn_name(Verifier *v, uint32_t name) {
  KnownName *known = &v->memo->names[name % NUM_KNOWN_NAMES];
  const McOpNameRec *rec = mc_op_name_rec(v->ctx, (McOpName){name});
  const McOpDef *def = mc_op_name_def(v->ctx, (McOpName){name});
  const McConstraints *c = def == NULL ? NULL : def->constraints;
  *known = (KnownName){.name = name, .def = def, .asks_behind = true,
                       .may_be_unregistered = rec->dialect_open || (!rec->dialect_loaded && v->allow_unregistered)};
  if (c == NULL) return known;
  known->sees_value_types = c->sees_value_types;
  known->is_plain = c->impure == c->checks_end && c->symbol_checks == c->symbol_checks_end &&
                    !(def->traits & (MC_TRAIT(TERMINATOR) | MC_TRAIT(SYMBOL)));
  known->asks_behind = c->region_checks < c->region_checks_end || def->implicit_terminator.index != MC_NONE ||
                       (def->traits & MC_TRAIT(SYMBOL_TABLE)) != 0;
  return known;
}

MC_INLINE const KnownName *known_name(Verifier *v, uint32_t name) {
  const KnownName *known = &v->memo->names[name % NUM_KNOWN_NAMES];
  return MC_LIKELY(known->name == name) ? known : learn_name(v, name);
}

static MC_COLD bool fail_unregistered(Verifier *v, McOp op) {
  McContext *ctx = v->ctx;
  McOpName name = mc_op_get_name(ctx, op);
  const McOpNameRec *rec = mc_op_name_rec(ctx, name);
  if (mc_op_is_kept(ctx, op)) return true;
  if (!rec->dialect_loaded) {
    return mc_op_error(
        v->diags, ctx, op,
        "created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the "
        "MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used");
  }
  McStr text = mc_op_name_str(ctx, name);
  mc_error(v->diags, mc_op_loc(ctx, op),
           "unregistered operation '%.*s' found in dialect ('%.*s') that does not allow unknown operations",
           (int)text.len, text.ptr, (int)rec->dialect_len, text.ptr);
  mc_note_current_op(v->diags, ctx, op);
  return false;
}

/* --- an operation by itself --- */

static bool is_isolated(const McOpRec *rec, const KnownName *name) {
  return rec->extra != 0 && name->def != NULL && (name->def->traits & MC_TRAIT(ISOLATED_FROM_ABOVE));
}

static bool has_one_block(const McRegionRec *region) {
  return region->first_block != MC_NONE && region->first_block == region->last_block;
}

static MC_COLD bool fail_region(Verifier *v, McOp op, uint32_t i, const char *what) {
  return mc_op_error(v->diags, v->ctx, op, "expects %sregion #%u to have 0 or 1 blocks", what, (unsigned)i);
}

/* The checks that are reported before any error in the regions' blocks. */
static MC_COLD bool counts_hold(Verifier *v, McOp op, const McOpDef *def) {
  return def->constraints == NULL || mc_constraints_verify_counts(v->ctx, op, def, v->diags);
}

/* Traits that restrict the blocks of the regions. */
static bool check_region_traits(Verifier *v, McOp op, const McOpDef *def) {
  McContext *ctx = v->ctx;
  uint32_t num_regions = mc_op_num_regions(ctx, op);
  for (uint32_t i = 0; (def->traits & MC_TRAIT(NO_REGION_ARGUMENTS)) && i < num_regions; i++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
    if (block.index == MC_NONE || mc_block_num_args(ctx, block) == 0) continue;
    if (!counts_hold(v, op, def)) return false;
    if (num_regions > 1) return mc_op_error(v->diags, ctx, op, "region #%u should have no arguments", (unsigned)i);
    return mc_op_error(v->diags, ctx, op, "region should have no arguments");
  }
  for (uint32_t i = 0; (def->traits & MC_TRAIT(SINGLE_BLOCK)) && i < num_regions; i++) {
    const McRegionRec *region = mc_region_rec(ctx, mc_op_region(ctx, op, i));
    if (region->first_block == MC_NONE) continue;
    if (!has_one_block(region)) return counts_hold(v, op, def) && fail_region(v, op, i, "");
    if (!(def->traits & MC_TRAIT(NO_TERMINATOR)) &&
        mc_block_rec(ctx, (McBlock){region->first_block})->first_op == MC_NONE) {
      return counts_hold(v, op, def) && mc_op_error(v->diags, ctx, op, "expects a non-empty block");
    }
  }
  return true;
}

static bool check_constraints(Verifier *v, McOp op, const McOpDef *def, const McCheckLookup *lookup) {
  if (lookup == NULL || !mc_check_is_known(&v->memo->check_cache, lookup)) {
    return mc_constraints_verify(v->ctx, op, def, &v->memo->check_cache, lookup, v->diags);
  }
  return def->constraints->impure == def->constraints->checks_end ||
         mc_constraints_verify_known(v->ctx, op, def, v->diags);
}

/* lookup: its key; NULL: it has none. */
static bool check_definition(Verifier *v, McOp op, const McOpRec *rec, const McOpDef *def,
                             const McCheckLookup *lookup) {
  McContext *ctx = v->ctx;
  if ((def->traits & (MC_TRAIT(NO_REGION_ARGUMENTS) | MC_TRAIT(SINGLE_BLOCK))) && !check_region_traits(v, op, def)) {
    return false;
  }
  if (def->constraints != NULL && !check_constraints(v, op, def, lookup)) return false;
  if ((def->traits & MC_TRAIT(TERMINATOR)) && (rec->block == MC_NONE || rec->next != MC_NONE)) {
    return mc_op_error(v->diags, ctx, op, "must be the last operation in the parent block");
  }
  bool is_symbol = (def->traits & MC_TRAIT(SYMBOL)) && !(def->constraints != NULL && def->constraints->checks_symbol);
  if (is_symbol && !mc_symbol_verify(ctx, op, def, v->diags)) return false;
  if (def->constraints == NULL || def->constraints->symbol_checks == def->constraints->symbol_checks_end) return true;
  return mc_array_push(&ctx->alloc, &v->users, op.index) || mc_out_of_memory(v->diags);
}

/* True when a block names this one as its successor. */
static bool has_predecessor(const McContext *ctx, const McBlockRec *block) {
  for (uint32_t use = block->first_use; use != MC_NONE;) {
    const McUseRec *u = mc_use_rec(ctx, (McUse){use});
    if (mc_op_rec(ctx, (McOp){u->owner})->block != MC_NONE) return true;
    use = u->next;
  }
  return false;
}

static bool check_regions(Verifier *v, McOp op, const McOpDef *def) {
  McContext *ctx = v->ctx;
  uint32_t num_regions = mc_op_num_regions(ctx, op);
  for (uint32_t i = 0; i < num_regions; i++) {
    McRegionRec *region = mc_region_rec(ctx, mc_op_region(ctx, op, i));
    if (region->first_block == MC_NONE) continue;
    if (def != NULL && (def->traits & MC_TRAIT(GRAPH_REGION)) && !has_one_block(region)) {
      return fail_region(v, op, i, "graph ");
    }
    if (has_predecessor(ctx, mc_block_rec(ctx, (McBlock){region->first_block}))) {
      return mc_error(v->diags, mc_op_loc(ctx, op), "entry block of region may not have predecessors");
    }
  }
  return true;
}

static MC_NOINLINE bool check_attr_rules(Verifier *v, McOp op, uint32_t attrs) {
  bool has_rule = false;
  if (!mc_attr_rules_hold(v->ctx, op, (McAttr){attrs}, &has_rule, v->diags)) return false;
  if (!has_rule) v->memo->plain_attrs[attrs % NUM_PLAIN] = attrs;
  return true;
}

/* True when a successor was erased: the checks of a definition must not read it. */
static bool has_null_successor(const McContext *ctx, const McExtra *extra) {
  const McUseRec *uses = extra->num_successors == 0 ? NULL : mc_use_rec(ctx, (McUse){extra->successors});
  uint32_t i = 0;
  while (i < extra->num_successors && uses[i].value != MC_NONE) i++;
  return i < extra->num_successors;
}

static bool has_null_operand(const McContext *ctx, const McOpRec *rec) {
  const McUseRec *uses = rec->num_operands == 0 ? NULL : mc_use_rec(ctx, (McUse){rec->operands});
  uint32_t i = 0;
  while (i < rec->num_operands && uses[i].value != MC_NONE) i++;
  return i < rec->num_operands;
}

MC_INLINE bool have_no_rules(const Verifier *v, uint32_t attrs) {
  return attrs == MC_NONE || v->memo->plain_attrs[attrs % NUM_PLAIN] == attrs;
}

/* The number that represents the operation's properties in its key. */
MC_INLINE uint32_t properties_key(const Verifier *v, const McOpRec *rec, const KnownName *name) {
  return MC_UNLIKELY(name->sees_value_types) ? mc_check_number_type(v->ctx, name->def, rec->properties)
                                             : rec->properties;
}

/* On the way into an operation. */
static MC_NOINLINE bool enter_op(Verifier *v, McOp op, const McOpRec *rec, const KnownName *name) {
  McContext *ctx = v->ctx;
  McCheckLookup lookup;
  bool has_key = false;
  const McExtra *extra = rec->extra == 0 ? NULL : mc_extra(ctx, rec);
  if (name->def != NULL && name->def->constraints != NULL) {
    uint32_t successors = extra == NULL ? 0 : extra->num_successors, regions = extra == NULL ? 0 : extra->num_regions;
    has_key = mc_check_lookup_init(&lookup, ctx, rec, successors, regions, properties_key(v, rec, name));
  }
  if (!has_key && has_null_operand(ctx, rec)) return op_message(v, op, "null operand found");
  if (extra != NULL && has_null_successor(ctx, extra)) return op_message(v, op, "null successor found");
  if (!have_no_rules(v, rec->attrs) && !check_attr_rules(v, op, rec->attrs)) return false;
  if (name->def != NULL && !check_definition(v, op, rec, name->def, has_key ? &lookup : NULL)) return false;
  return extra == NULL || extra->num_regions == 0 || check_regions(v, op, name->def);
}

/* An operation like one that was verified, with no further requirements. Most operations end here. */
MC_INLINE bool is_plain_and_known(Verifier *v, const McOpRec *rec, const KnownName *name) {
  McCheckLookup lookup;
  return name->is_plain && have_no_rules(v, rec->attrs) &&
         mc_check_lookup_init(&lookup, v->ctx, rec, 0, 0, properties_key(v, rec, name)) &&
         mc_check_is_known(&v->memo->check_cache, &lookup);
}

/* --- blocks --- */

static bool may_lack_terminator(const McContext *ctx, const McBlockRec *block) {
  if (block->region == MC_NONE) return true;
  const McRegionRec *region = mc_region_rec(ctx, (McRegion){block->region});
  if (!has_one_block(region)) return false;
  if (region->op == MC_NONE) return true;
  const McOpDef *def = mc_op_def(ctx, (McOp){region->op});
  return def == NULL || (def->traits & MC_TRAIT(NO_TERMINATOR));
}

static bool enter_block(Verifier *v, const Frame *f, const McBlockRec *b) {
  McContext *ctx = v->ctx;
  if (b->first_op == MC_NONE) {
    if (may_lack_terminator(ctx, b)) return true;
    return mc_error(v->diags, mc_op_loc(ctx, mc_region_op(ctx, (McRegion){b->region})),
                    "empty block: expect at least a terminator");
  }
  for (uint32_t op = b->first_op; op != b->last_op && !f->in_order;) {
    const McOpRec *rec = mc_op_rec(ctx, (McOp){op});
    if (MC_UNLIKELY(rec->extra != 0) && mc_extra(ctx, rec)->num_successors != 0) {
      return op_message(v, (McOp){op}, "operation with block successors must terminate its parent block");
    }
    op = rec->next;
  }
  return true;
}

static bool leave_block(Verifier *v, const McBlockRec *b) {
  McContext *ctx = v->ctx;
  if (b->last_op == MC_NONE) return true;
  McOp last = {b->last_op};
  const McOpRec *rec = mc_op_rec(ctx, last);
  const McExtra *extra = rec->extra == 0 ? NULL : mc_extra(ctx, rec);
  for (uint32_t i = 0; extra != NULL && i < extra->num_successors; i++) {
    McBlock successor = {mc_use_rec(ctx, (McUse){extra->successors})[i].value};
    if (successor.index == MC_NONE || mc_block_rec(ctx, successor)->region != b->region) {
      return mc_op_error(v->diags, ctx, last, "branching to block of a different region");
    }
  }
  const McOpDef *def = known_name(v, rec->name)->def;
  if (def == NULL || (def->traits & MC_TRAIT(TERMINATOR)) || may_lack_terminator(ctx, b)) return true;
  if (v->diags == NULL) return false;
  mc_error_with_op(v->diags, ctx, last, "block with no terminator, has ");
  mc_note_current_op(v->diags, ctx, last);
  return false;
}

/* --- the way out of an operation --- */

static bool check_implicit_terminator(Verifier *v, McOp op, const McOpDef *def) {
  McContext *ctx = v->ctx;
  uint32_t num_regions = mc_op_num_regions(ctx, op);
  for (uint32_t i = 0; i < num_regions; i++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, op, i));
    if (block.index == MC_NONE || mc_block_last_op(ctx, block).index == MC_NONE) continue;
    McOpName found = mc_op_get_name(ctx, mc_block_last_op(ctx, block));
    if (found.index == def->implicit_terminator.index) continue;
    McStr want = mc_op_name_str(ctx, def->implicit_terminator), have = mc_op_name_str(ctx, found);
    mc_op_error(v->diags, ctx, op, "expects regions to end with '%.*s', found '%.*s'", (int)want.len, want.ptr,
                (int)have.len, have.ptr);
    return mc_note(v->diags, mc_op_loc(ctx, op), "in custom textual format, the absence of terminator implies '%.*s'",
                   (int)want.len, want.ptr);
  }
  return true;
}

/* Returns false when out of memory. */
static bool ensure_symbols(Verifier *v) {
  if (v->symbols == NULL) v->symbols = mc_symbols_new(v->ctx);
  return v->symbols != NULL;
}

/* The requirements of its definition after everything inside op is verified. */
static bool leave_regions(Verifier *v, McOp op, const McOpRec *rec, const KnownName *name, size_t users_before) {
  const McOpDef *def = name->def;
  if (MC_UNLIKELY(rec->flags & MC_OP_PARTIAL)) {
    v->users.len = users_before; /* what they name may be elsewhere */
  } else if (def->traits & MC_TRAIT(SYMBOL_TABLE)) {
    if (!ensure_symbols(v)) return mc_out_of_memory(v->diags);
    size_t count = v->users.len - users_before;
    const uint32_t *users = count == 0 ? NULL : v->users.ptr + users_before;
    if (!mc_symbol_table_verify(v->symbols, op, users, count, v->threads, v->diags)) return false;
    if (is_isolated(rec, name)) v->users.len = users_before; /* the frame is this table's */
  }
  if (def->implicit_terminator.index != MC_NONE && (def->traits & MC_TRAIT(SINGLE_BLOCK)) &&
      !check_implicit_terminator(v, op, def)) {
    return false;
  }
  return def->constraints == NULL || mc_constraints_verify_regions(v->ctx, op, def, v->diags);
}

/* On the way out of an operation. */
MC_INLINE bool leave_op(Verifier *v, McOp op, const McOpRec *rec, const KnownName *name, size_t users_before) {
  if (name->def == NULL) return MC_LIKELY(name->may_be_unregistered) || fail_unregistered(v, op);
  return rec->extra == 0 || !name->asks_behind || leave_regions(v, op, rec, name, users_before);
}

/* --- 1: depth first --- */

/* The parser has checked that the regions of `root` are in order. */
static bool is_known_in_order(const Verifier *v, McOp root) {
  if (!v->is_parsed) return false;
  uint32_t i = mc_op_num_regions(v->ctx, root);
  while (i > 0 && (mc_region_rec(v->ctx, mc_op_region(v->ctx, root, i - 1))->flags & MC_REGION_IN_ORDER)) i--;
  return i == 0;
}

static MC_COLD bool stop(Verifier *v) {
  v->interrupted = true;
  return mc_error(v->diags, (McLoc){MC_NONE}, "interrupted");
}

/* Verifies operations of a block from `op` on, until one with regions is met that is not isolated: *nested. An isolated
 * one waits until its parent is left. */
static bool run_through_block(Verifier *v, McOp op, McOp *nested) {
  McContext *ctx = v->ctx;
  *nested = (McOp){MC_NONE};
  while (op.index != MC_NONE) {
    const McOpRec *rec = mc_op_rec(ctx, op);
    mc_op_fetch_ahead(ctx, rec);
    const KnownName *name = known_name(v, rec->name);
    if (MC_UNLIKELY(mc_tick(&v->ticker))) return stop(v);
    if (rec->extra == 0) {
      bool ok =
          MC_LIKELY(is_plain_and_known(v, rec, name)) || (enter_op(v, op, rec, name) && leave_op(v, op, rec, name, 0));
      if (MC_UNLIKELY(!ok)) return false;
    } else if (mc_extra(ctx, rec)->num_regions != 0) {
      if (MC_UNLIKELY(rec->flags & MC_OP_UNREAD)) {
        op = (McOp){rec->next};
        continue;
      }
      if (!is_isolated(rec, name)) {
        *nested = op;
        return true;
      }
      if (!mc_array_push(&ctx->alloc, &v->waiting, op.index)) return mc_out_of_memory(v->diags);
    } else if (!enter_op(v, op, rec, name) || !leave_op(v, op, rec, name, 0)) {
      return false;
    }
    op = (McOp){rec->next};
  }
  return true;
}

/* The next isolated operation in the blocks of f->at; MC_NONE: there is none left. */
static McOp next_isolated(Verifier *v, Frame *f) {
  if (f->next < v->waiting.len) return (McOp){v->waiting.ptr[f->next++]};
  v->waiting.len = f->next = f->waiting;
  return (McOp){MC_NONE};
}

/* The first block of an operation's regions from number i on, or NULL. */
static const McBlockRec *first_block_from(const McContext *ctx, const McOpRec *rec, uint32_t i) {
  if (rec->extra == 0) return NULL;
  const McExtra *extra = mc_extra(ctx, rec);
  for (; i < extra->num_regions; i++) {
    McBlock block = mc_region_first_block(ctx, (McRegion){extra->regions[i]});
    if (block.index != MC_NONE) return mc_block_rec(ctx, block);
  }
  return NULL;
}

static const McBlockRec *next_block(const McContext *ctx, const McBlockRec *block) {
  if (block->next != MC_NONE) return mc_block_rec(ctx, (McBlock){block->next});
  const McRegionRec *region = mc_region_rec(ctx, (McRegion){block->region});
  return first_block_from(ctx, mc_op_rec(ctx, (McOp){region->op}), region->index + 1);
}

/* Starts at the entrance of `op` (enter), or after it. Goes down and on until the way out of an operation with regions
 * begins: f->at. Returns false after reporting. */
static bool descend(Verifier *v, Frame *f, McOp op, bool enter) {
  McContext *ctx = v->ctx;
  for (;;) {
    const McOpRec *rec = mc_op_rec(ctx, op);
    const McBlockRec *block;
    McOp nested;
    if (enter) {
      if (!enter_op(v, op, rec, known_name(v, rec->name))) return false;
      block = first_block_from(ctx, rec, 0);
      if (block == NULL) break;
      if (!enter_block(v, f, block) || !run_through_block(v, (McOp){block->first_op}, &nested)) return false;
    } else {
      block = mc_block_rec(ctx, (McBlock){rec->block});
      if (!run_through_block(v, (McOp){rec->next}, &nested)) return false;
    }
    while (nested.index == MC_NONE) {
      if (!leave_block(v, block)) return false;
      const McBlockRec *next = next_block(ctx, block);
      if (next == NULL) break;
      block = next;
      if (!enter_block(v, f, block) || !run_through_block(v, (McOp){block->first_op}, &nested)) return false;
    }
    if (nested.index == MC_NONE) {
      op = mc_region_op(ctx, (McRegion){block->region});
      break;
    }
    op = nested;
    enter = true;
  }
  f->at = op;
  f->waiting = v->waiting.len;
  while (f->waiting > f->waiting_before &&
         mc_op_parent(ctx, (McOp){v->waiting.ptr[f->waiting - 1]}).index == op.index) {
    f->waiting--;
  }
  f->next = f->waiting;
  f->failed = false;
  return true;
}

/* --- 2: dominance --- */

static bool has_dominance(Verifier *v, const McRegionRec *region) {
  if (!has_one_block(region) || region->op == MC_NONE) return true;
  const McOpDef *def = known_name(v, mc_op_rec(v->ctx, (McOp){region->op})->name)->def;
  return def != NULL && !(def->traits & MC_TRAIT(GRAPH_REGION));
}

static Way *way_slot(const Verifier *v, uint32_t region) {
  uint32_t slot = region * 0x9E3779B1u >> (32 - v->log_ways);
  while (v->ways[slot].region != MC_NONE && v->ways[slot].region != region) slot = (slot + 1) & (v->num_ways - 1);
  return &v->ways[slot];
}

/* The operation in a region that contains the region being checked. MC_NONE: there is none. */
static McOp way_through(const Verifier *v, uint32_t region) {
  return (McOp){v->path.len == 0 ? MC_NONE : way_slot(v, region)->op};
}

static void put_way(Verifier *v, McOp op) {
  uint32_t region = mc_block_region(v->ctx, mc_op_block(v->ctx, op)).index;
  *way_slot(v, region) = (Way){region, op.index};
}

/* Returns false when out of memory; then nothing has changed. */
static bool grow_ways(Verifier *v) {
  uint32_t log_ways = v->num_ways == 0 ? 4 : v->log_ways + 1;
  Way *grown = mc_alloc_zeroed(&v->ctx->alloc, sizeof(Way) << log_ways);
  if (grown == NULL) return false;
  mc_free(&v->ctx->alloc, v->ways, v->num_ways * sizeof(Way));
  v->ways = grown;
  v->log_ways = log_ways;
  v->num_ways = 1u << log_ways;
  for (size_t i = 0; i < v->path.len; i++) put_way(v, (McOp){v->path.ptr[i]}); /* in this order: see leave_path */
  return true;
}

/* Numbers the blocks of a region, once. Returns false when out of memory, which is noted. */
static bool is_numbered(Verifier *v, McRegion region, const McRegionRec *r) {
  if (mc_dominance_number_of(&v->dominance, (McBlock){r->first_block}).place != 0) return true;
  if (mc_dominance_number(&v->dominance, region)) return true;
  v->out_of_memory = true;
  return false;
}

/* Returns false when the value is not visible from here, or memory ran out. */
static bool dominates_from_outside(Verifier *v, const McValueRec *value, bool is_arg, McBlock def_block,
                                   McRegion use_region, McBlock use_block) {
  McContext *ctx = v->ctx;
  McRegion def_region = {mc_block_rec(ctx, def_block)->region};
  if (def_region.index == MC_NONE) return false;
  const McRegionRec *d = mc_region_rec(ctx, def_region);
  McBlock around = use_block;
  McOp way = {MC_NONE};
  if (def_region.index != use_region.index) {
    way = way_through(v, def_region.index);
    if (way.index == MC_NONE) return false;
    around = mc_op_block(ctx, way);
  }
  if (around.index == def_block.index) {
    if (is_arg || !has_dominance(v, d)) return true;
    return mc_op_rec(ctx, (McOp){value->owner})->order < mc_op_rec(ctx, way)->order;
  }
  if (def_block.index == d->first_block) return true; /* the entry: every path goes through it */
  return is_numbered(v, def_region, d) && mc_block_properly_dominates(&v->dominance, def_block, around);
}

/* Called when something is wrong. Also true when memory ran out. */
static MC_COLD bool is_reachable(Verifier *v, McRegion region, McBlock block) {
  const McRegionRec *r = mc_region_rec(v->ctx, region);
  if (v->out_of_memory || block.index == r->first_block || !is_numbered(v, region, r)) return true;
  return mc_dominance_number_of(&v->dominance, block).place != 0;
}

/* The region of a block is around the one being checked, or is it. */
static bool is_around(const Verifier *v, McBlock def_block, McRegion use_region) {
  uint32_t region = def_block.index == MC_NONE ? MC_NONE : mc_block_rec(v->ctx, def_block)->region;
  return region != MC_NONE && (region == use_region.index || way_through(v, region).index != MC_NONE);
}

static const char *relation(const McContext *ctx, McRegion use, McRegion def, bool op) {
  McRegion at;
  for (at = use; at.index != MC_NONE;) {
    if (at.index == def.index) return op ? "op in a parent region" : "in a parent region";
    McOp parent = mc_region_op(ctx, at);
    at.index = parent.index == MC_NONE || mc_op_block(ctx, parent).index == MC_NONE
                   ? MC_NONE : mc_block_region(ctx, mc_op_block(ctx, parent)).index;
  }
  for (at = def; at.index != MC_NONE;) {
    if (at.index == use.index) return op ? "op in a child region" : "in a child region";
    McOp parent = mc_region_op(ctx, at);
    at.index = parent.index == MC_NONE || mc_op_block(ctx, parent).index == MC_NONE
                   ? MC_NONE : mc_block_region(ctx, mc_op_block(ctx, parent)).index;
  }
  return op ? "op is neither in a parent nor in a child region" : "neither in a parent nor in a child region";
}

static MC_COLD bool fail_dominance(Verifier *v, McOp op, uint32_t operand) {
  McContext *ctx = v->ctx;
  McDiags *diags = v->diags;
  if (diags == NULL) return false;
  McValue value = mc_op_operand(ctx, op, operand);
  mc_error(diags, mc_op_loc(ctx, op), "operand #%u does not dominate this use", (unsigned)operand);
  mc_note_current_op(diags, ctx, op);
  McBlock use_block = mc_op_block(ctx, op), def_block = mc_value_parent_block(ctx, value);
  McRegion use = mc_block_region(ctx, use_block), none = {MC_NONE};
  McRegion def = def_block.index == MC_NONE ? none : mc_block_region(ctx, def_block);
  if (!mc_value_is_block_arg(ctx, value)) {
    const char *where = def_block.index == use_block.index ? "op in the same block"
                        : def.index == use.index           ? "op in the same region"
                                                           : relation(ctx, use, def, true);
    return mc_note(diags, mc_op_loc(ctx, mc_value_op(ctx, value)), "operand defined here (%s)", where);
  }
  McOp parent = mc_block_parent_op(ctx, def_block);
  McLoc loc = parent.index == MC_NONE ? mc_loc_unknown(ctx) : mc_op_loc(ctx, parent);
  if (def.index == MC_NONE) return mc_note(diags, loc, " (block without parent)");
  unsigned number = 0;
  for (McBlock b = def_block; (b = mc_block_prev(ctx, b)).index != MC_NONE;) number++;
  return mc_note(diags, loc, "operand defined as a block argument (block #%u %s)", number,
                 def.index == use.index ? "in the same region" : relation(ctx, use, def, false));
}

/* Called when an operand of `op` is defined nowhere around it. Reports the operation that isolates it, if there is one,
 * and then returns true. Walks all of `root` in upstream's order, so it is called only on errors. */
static bool blame_isolation(Verifier *v, McOp root) {
  McContext *ctx = v->ctx;
  if (!mc_op_has_trait(ctx, root, MC_TRAIT(ISOLATED_FROM_ABOVE))) return false;
  McWords *pending = &v->worklist;
  uint32_t num_regions = mc_op_num_regions(ctx, root);
  for (uint32_t r = 0; r < num_regions; r++) {
    pending->len = 0;
    if (!mc_array_push(&ctx->alloc, pending, mc_op_region(ctx, root, r).index)) return !mc_out_of_memory(v->diags);
    while (pending->len > 0) {
      McBlock block = mc_region_first_block(ctx, (McRegion){pending->ptr[--pending->len]});
      for (; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
        for (McOp op = mc_block_first_op(ctx, block); op.index != MC_NONE; op = mc_op_next(ctx, op)) {
          for (uint32_t i = 0, n = mc_op_num_operands(ctx, op); i < n; i++) {
            McBlock def = mc_value_parent_block(ctx, mc_op_operand(ctx, op, i));
            if (def.index == MC_NONE || mc_block_region(ctx, def).index == MC_NONE) {
              op_message(v, op, "operation's operand is unlinked");
              return true;
            }
            McRegion at = mc_block_region(ctx, def), bound = mc_op_region(ctx, root, r);
            while (at.index != MC_NONE && at.index != bound.index) {
              McOp parent = mc_region_op(ctx, at);
              McBlock up = parent.index == MC_NONE ? (McBlock){MC_NONE} : mc_op_block(ctx, parent);
              at.index = up.index == MC_NONE ? MC_NONE : mc_block_region(ctx, up).index;
            }
            if (at.index != MC_NONE) continue;
            mc_op_error(v->diags, ctx, op, "using value defined outside the region");
            mc_note(v->diags, mc_op_loc(ctx, root), "required by region isolation constraints");
            return true;
          }
          const McOpRec *rec = mc_op_rec(ctx, op);
          if (rec->extra == 0 || is_isolated(rec, known_name(v, rec->name))) continue;
          for (uint32_t i = 0, n = mc_op_num_regions(ctx, op); i < n; i++) {
            if (!mc_array_push(&ctx->alloc, pending, mc_op_region(ctx, op, i).index)) {
              return !mc_out_of_memory(v->diags);
            }
          }
        }
      }
    }
  }
  return false;
}

static MC_COLD bool fail_operand(Verifier *v, McOp root, McOp op, uint32_t operand) {
  if (v->out_of_memory) return mc_out_of_memory(v->diags);
  return !blame_isolation(v, root) && fail_dominance(v, op, operand);
}

static bool check_operands(Verifier *v, McOp root, McRegion region, McBlock block, McOp op, bool ordered) {
  McContext *ctx = v->ctx;
  const McOpRec *rec = mc_op_rec(ctx, op);
  const McUseRec *uses = mc_use_rec(ctx, (McUse){rec->operands});
  for (uint32_t i = 0; i < rec->num_operands; i++) {
    const McValueRec *value = mc_value_rec(ctx, (McValue){uses[i].value});
    bool is_arg = (value->index & MC_VALUE_ARG) != 0;
    const McOpRec *def = is_arg ? NULL : mc_op_rec(ctx, (McOp){value->owner});
    McBlock def_block = {is_arg ? value->owner : def->block};
    if (MC_LIKELY(def_block.index == block.index)) {
      if (MC_LIKELY(is_arg || !ordered || def->order < rec->order)) continue;
    } else if (def_block.index != MC_NONE && dominates_from_outside(v, value, is_arg, def_block, region, block)) {
      continue;
    }
    if (is_reachable(v, region, block)) return fail_operand(v, root, op, i);
    if (!is_around(v, def_block, region) && blame_isolation(v, root)) return false; /* order has no meaning there */
  }
  return true;
}

/* Checks operands of the operations of a block; operations with regions are added to the worklist. */
static bool check_block_dominance(Verifier *v, McOp root, McRegion region, McBlock block, bool ordered) {
  McContext *ctx = v->ctx;
  for (uint32_t id = mc_block_rec(ctx, block)->first_op; id != MC_NONE;) {
    McOp op = {id};
    const McOpRec *rec = mc_op_rec(ctx, op);
    if (rec->num_operands != 0 && !check_operands(v, root, region, block, op, ordered)) return false;
    if (MC_UNLIKELY(mc_tick(&v->ticker))) return stop(v);
    id = rec->next;
    if (rec->extra == 0 || mc_extra(ctx, rec)->num_regions == 0 || is_isolated(rec, known_name(v, rec->name))) continue;
    if (!mc_array_push(&ctx->alloc, &v->worklist, op.index)) return mc_out_of_memory(v->diags);
  }
  return true;
}

/* Marks op as the operation of its region that contains the regions checked next. */
static bool enter_path(Verifier *v, McOp op) {
  McBlock block = mc_op_block(v->ctx, op);
  McRegion region = {block.index == MC_NONE ? MC_NONE : mc_block_region(v->ctx, block).index};
  if (region.index == MC_NONE) return true;
  if ((v->path.len + 1) * 2 > v->num_ways && !grow_ways(v)) return mc_out_of_memory(v->diags);
  if (!mc_array_push(&v->ctx->alloc, &v->path, op.index)) return mc_out_of_memory(v->diags);
  put_way(v, op);
  return true;
}

/* The last entry's slot can be freed unchanged: none was put after it since. */
static void leave_path(Verifier *v) {
  McOp last = {v->path.ptr[--v->path.len]};
  *way_slot(v, mc_block_region(v->ctx, mc_op_block(v->ctx, last)).index) = (Way){MC_NONE, MC_NONE};
}

static bool check_nested_dominance(Verifier *v, McOp root, McOp op) {
  McContext *ctx = v->ctx;
  uint32_t num_regions = mc_op_num_regions(ctx, op);
  for (uint32_t i = 0; i < num_regions; i++) {
    McRegion region = mc_op_region(ctx, op, i);
    const McRegionRec *r = mc_region_rec(ctx, region);
    bool ordered = has_dominance(v, r);
    for (McBlock block = {r->first_block}; block.index != MC_NONE; block = mc_block_next(ctx, block)) {
      if (!check_block_dominance(v, root, region, block, ordered)) return false;
    }
  }
  return true;
}

static bool check_dominance(Verifier *v, McOp root, bool in_order) {
  McContext *ctx = v->ctx;
  if (mc_op_num_regions(ctx, root) == 0 || in_order) return true;
  v->worklist.len = v->path.len = 0;
  bool ok = true;
  if (!mc_op_has_trait(ctx, root, MC_TRAIT(ISOLATED_FROM_ABOVE))) { /* values around it are visible */
    for (McOp op = root; ok && op.index != MC_NONE; op = mc_op_parent(ctx, op)) {
      McBlock block = mc_op_block(ctx, op);
      if (block.index == MC_NONE || mc_block_region(ctx, block).index == MC_NONE) break;
      ok = enter_path(v, op);
    }
  }
  size_t outside = v->path.len;
  ok = ok && check_nested_dominance(v, root, root);
  while (ok && v->worklist.len > 0) {
    McOp op = {v->worklist.ptr[--v->worklist.len]}, parent = mc_op_parent(ctx, op);
    while (v->path.len > outside && v->path.ptr[v->path.len - 1] != parent.index) leave_path(v);
    ok = enter_path(v, op) && check_nested_dominance(v, root, op);
  }
  while (v->path.len > 0) leave_path(v);
  return ok;
}

/* --- the frames --- */

static bool push_frame(Verifier *v, McOp root) {
  Frame frame = {.root = root, .users_before = v->users.len, .waiting_before = v->waiting.len};
  return mc_array_push(&v->ctx->alloc, &v->frames, frame) || mc_out_of_memory(v->diags);
}

typedef enum Step { STEP_NESTED, STEP_DONE, STEP_FAILED } Step;
static bool verify_children(Verifier *v, Frame *f);

/* The isolated operations at f->at are many, and not begun. */
static bool are_for_threads(const Verifier *v, const Frame *f) {
  size_t few = f->at.index == f->root.index ? 1 : 64; /* others may be as many as these */
  return MC_UNLIKELY(v->threads > 1) && f->next == f->waiting && v->waiting.len - f->next > few;
}

/* Runs the last frame until it needs an isolated operation verified, or ends. */
static Step run_frame(Verifier *v) {
  McContext *ctx = v->ctx;
  Frame *f = &v->frames.ptr[v->frames.len - 1];
  if (!f->started) {
    f->started = true;
    f->in_order = is_known_in_order(v, f->root);
    if (!descend(v, f, f->root, true)) return STEP_FAILED;
  }
  for (;;) {
    if (are_for_threads(v, f) && !verify_children(v, f)) return STEP_FAILED;
    McOp child = next_isolated(v, f);
    if (child.index != MC_NONE) return push_frame(v, child) ? STEP_NESTED : STEP_FAILED;
    const McOpRec *rec = mc_op_rec(ctx, f->at);
    if (f->failed || !leave_op(v, f->at, rec, known_name(v, rec->name), f->users_before)) return STEP_FAILED;
    if (f->at.index == f->root.index) return check_dominance(v, f->root, f->in_order) ? STEP_DONE : STEP_FAILED;
    if (!descend(v, f, f->at, false)) return STEP_FAILED;
  }
}

/* Verifies `op` alone. Returns false after reporting. */
static bool run(Verifier *v, McOp op) {
  bool ok = push_frame(v, op);
  while (v->frames.len > 0) {
    Step step = run_frame(v);
    if (step == STEP_NESTED && !v->interrupted) continue;
    ok = step == STEP_DONE;
    v->waiting.len = v->frames.ptr[--v->frames.len].waiting_before;
    if (v->interrupted) v->frames.len = 0;
    else if (!ok && v->frames.len > 0) v->frames.ptr[v->frames.len - 1].failed = true;
  }
  return ok && !v->interrupted;
}

/* symbols: those of an earlier call, borrowed; NULL: there was none. memo: zeroed, or of an earlier call. */
static void begin(Verifier *v, McContext *ctx, bool is_parsed, McSymbols *symbols, McVerifyMemo *memo, McDiags *diags) {
  memset(v, 0, sizeof *v);
  v->ctx = ctx;
  v->diags = diags;
  v->memo = memo;
  v->allow_unregistered = mc_context_allows_unregistered(ctx);
  v->is_parsed = is_parsed;
  v->symbols = symbols;
  mc_dominance_init(&v->dominance, ctx);
  mc_ticker_init(&v->ticker, ctx);
}

static void end(Verifier *v, const McSymbols *borrowed) {
  McAlloc *alloc = &v->ctx->alloc;
  mc_array_fini(alloc, &v->frames);
  mc_array_fini(alloc, &v->waiting);
  mc_array_fini(alloc, &v->users);
  mc_array_fini(alloc, &v->worklist);
  mc_array_fini(alloc, &v->path);
  mc_free(alloc, v->ways, v->num_ways * sizeof(Way));
  mc_dominance_fini(&v->dominance);
  if (borrowed == NULL) mc_symbols_free(v->symbols);
}

/* --- several threads --- */

typedef struct Worker {
  Verifier verifier; /* valid if is_begun */
  McVerifyMemo memo;
  McDiags *diags;    /* owned */
  bool is_begun, failed;
} Worker;

typedef struct Group { /* of operations, which one thread verifies */
  const Worker *worker;
  size_t users, users_end; /* in its verifier */
} Group;

typedef struct Shared {
  const Verifier *whole; /* borrowed, only read; one thread prepares its symbols */
  McOp root;             /* around the operations */
  const uint32_t *ops;   /* borrowed */
  size_t count, group_size;
  Worker *workers;       /* owned */
  Group *groups;         /* owned */
  atomic_bool stop;
} Shared;

static bool begin_worker(const Shared *s, Worker *w) {
  if (w->is_begun) return true;
  w->diags = mc_diags_new(s->whole->ctx);
  if (w->diags == NULL) return false;
  begin(&w->verifier, s->whole->ctx, s->whole->is_parsed, NULL, &w->memo, w->diags);
  return w->is_begun = true;
}

static void verify_group(Shared *s, unsigned thread, size_t i) {
  Worker *w = &s->workers[thread];
  bool ok = begin_worker(s, w);
  size_t from = i * s->group_size, to = from + s->group_size < s->count ? from + s->group_size : s->count;
  s->groups[i] = (Group){.worker = w, .users = ok ? w->verifier.users.len : 0};
  for (size_t k = from; ok && k < to; k++) ok = run(&w->verifier, (McOp){s->ops[k]});
  ok = ok && mc_diags_count(w->diags) == 0;
  s->groups[i].users_end = ok ? w->verifier.users.len : 0;
  if (!ok) {
    w->failed = true;
    atomic_store_explicit(&s->stop, true, memory_order_relaxed);
  }
}

/* One thread prepares the symbols around the groups, while others verify these. */
static void take_part(void *data, unsigned thread, size_t i) {
  Shared *s = data;
  if (atomic_load_explicit(&s->stop, memory_order_relaxed)) return;
  if (i > 0) verify_group(s, thread, i - 1);
  else mc_symbols_prepare(s->whole->symbols, s->root);
}

/* The operations hold, so that the uses of symbols in them are left. Returns false when memory runs out. */
static bool take_users(Verifier *v, const Shared *s, size_t num_groups) {
  for (size_t i = 0; i < num_groups; i++) {
    const Group *g = &s->groups[i];
    size_t count = g->users_end - g->users;
    if (count == 0) continue;
    if (!mc_array_reserve(&v->ctx->alloc, &v->users, count)) return false;
    memcpy(v->users.ptr + v->users.len, g->worker->verifier.users.ptr + g->users, count * sizeof(uint32_t));
    v->users.len += count;
  }
  return true;
}

/* Verifies the isolated operations at f->at by several threads. They are left for this thread when no threads could be
 * made, or there is something to report about them. Returns false after reporting an interrupt, or no memory. */
static bool verify_children(Verifier *v, Frame *f) {
  enum { MOST_IN_GROUP = 16, GROUPS = 4 };
  McContext *ctx = v->ctx;
  if (!ensure_symbols(v)) return mc_out_of_memory(v->diags);
  Shared s = {.whole = v, .root = f->root, .ops = v->waiting.ptr + f->next, .count = v->waiting.len - f->next};
  s.group_size = s.count / (v->threads * GROUPS) + 1;
  if (s.group_size > MOST_IN_GROUP) s.group_size = MOST_IN_GROUP;
  size_t num_groups = (s.count + s.group_size - 1) / s.group_size;
  unsigned threads = num_groups < v->threads ? (unsigned)num_groups : v->threads;
  s.workers = mc_alloc_zeroed(&ctx->alloc, threads * sizeof *s.workers);
  s.groups = mc_alloc_zeroed(&ctx->alloc, num_groups * sizeof *s.groups);
  bool ok = s.workers != NULL && s.groups != NULL &&
            mc_stack_share(ctx->stacks, threads, num_groups + 1, take_part, &s);
  bool interrupted = false;
  for (unsigned i = 0; i < threads && s.workers != NULL; i++) {
    ok = ok && !s.workers[i].failed;
    interrupted = interrupted || s.workers[i].verifier.interrupted;
  }
  bool goes_on = interrupted ? stop(v) : !ok || take_users(v, &s, num_groups) || mc_out_of_memory(v->diags);
  for (unsigned i = 0; i < threads && s.workers != NULL; i++) {
    if (s.workers[i].is_begun) end(&s.workers[i].verifier, NULL);
    mc_diags_free(s.workers[i].diags);
  }
  mc_free(&ctx->alloc, s.workers, threads * sizeof *s.workers);
  mc_free(&ctx->alloc, s.groups, num_groups * sizeof *s.groups);
  if (ok) {
    f->next = v->waiting.len;
  } else {
    v->threads = 1;
    if (!interrupted) mc_hooks_again(ctx);
  }
  return goes_on;
}

/* --- entry points --- */

static bool verify(McContext *ctx, McOp op, bool is_parsed, unsigned threads, McSymbols *symbols, McVerifyMemo *memo,
                   McDiags *diags) {
  Verifier v;
  size_t failures = mc_alloc_failures(&ctx->alloc);
  begin(&v, ctx, is_parsed, symbols, memo, diags);
  v.threads = threads;
  bool ok = run(&v, op);
  if (ok && symbols != NULL) ok = mc_symbol_users_verify(symbols, v.users.ptr, v.users.len, diags);
  end(&v, symbols);
  /* a check that finds no memory may have skipped something */
  return mc_had_memory(ctx, failures, diags) && ok;
}

static bool verify_once(McContext *ctx, McOp op, bool is_parsed, unsigned threads, McDiags *diags) {
  McVerifyMemo memo = {.newest = NULL};
  return verify(ctx, op, is_parsed, threads, NULL, &memo, diags);
}

bool mc_verify(McContext *ctx, McOp op, McDiags *diags) { return verify_once(ctx, op, false, 1, diags); }
bool mc_verify_parsed(McContext *ctx, McOp op, unsigned threads, McDiags *diags) {
  return verify_once(ctx, op, true, threads, diags);
}

McVerifyMemo *mc_verify_memo_new(McContext *ctx) { return mc_alloc_zeroed(&ctx->alloc, sizeof(McVerifyMemo)); }
void mc_verify_memo_free(McContext *ctx, McVerifyMemo *memo) { mc_free(&ctx->alloc, memo, sizeof *memo); }

bool mc_verify_read(McContext *ctx, McOp op, McSymbols *symbols, McVerifyMemo *memo, McDiags *diags) {
  const struct McDialectDef *newest = mc_dialect_newest(ctx);
  bool allow = mc_context_allows_unregistered(ctx);
  if (memo->newest != newest || memo->allow_unregistered != allow) {
    memset(memo, 0, sizeof *memo);
    memo->newest = newest;
    memo->allow_unregistered = allow;
  }
  return verify(ctx, op, true, 1, symbols, memo, diags);
}
