/* test_ir.c - operations, blocks, regions, values: a random walk compared with a plain model, and the corners. */
#include <pthread.h>

#include "check.h"
#include "mlircore.h"

static const McOp no_op;
static const McBlock no_block;
static const McRegion no_region;

static void check_storage(McContext *ctx) {
  McDiags *diags = mc_diags_new(ctx);
  if (!mc_check(ctx, diags)) {
    fprintf(stderr, "%s\n", mc_diags_get(diags, 0).message);
    abort();
  }
  mc_diags_free(diags);
}

/* --- the model: the expected tree, in arrays --- */

enum { MAX_OPS = 48, MAX_BLOCKS = 48, MAX_VALUES = 400, MAX_OPERANDS = 90, MAX_LIST = 400, MAX_USES = 6000 };

typedef struct ModelUse { int op, number; } ModelUse;
typedef struct ModelValue {
  bool live;
  McValue id;
  int owner;
  bool is_arg;
  int num_uses;
  ModelUse *uses; /* newest first */
} ModelValue;
typedef struct ModelOp {
  bool live;
  McOp id;
  uint32_t generation;
  int block, operands[MAX_OPERANDS], num_operands, results[3], num_results, num_regions, successor;
} ModelOp;
typedef struct ModelBlock {
  bool live;
  McBlock id;
  uint32_t generation;
  int op, region; /* op -1: detached */
  int ops[MAX_LIST], num_ops, args[MAX_LIST], num_args;
} ModelBlock;

typedef struct Model {
  McContext *ctx;
  uint32_t random;
  ModelOp ops[MAX_OPS];
  ModelBlock blocks[MAX_BLOCKS];
  ModelValue values[MAX_VALUES];
  int region_blocks[MAX_OPS][2][MAX_BLOCKS], num_region_blocks[MAX_OPS][2];
} Model;

static int pick(Model *m, int n) {
  m->random = m->random * 1664525u + 1013904223u;
  return (int)((m->random >> 8) % (uint32_t)n);
}

static void remove_int(int *list, int *n, int at) {
  memmove(list + at, list + at + 1, (size_t)(*n - at - 1) * sizeof *list);
  --*n;
}
static void insert_int(int *list, int *n, int at, int v) {
  memmove(list + at + 1, list + at, (size_t)(*n - at) * sizeof *list);
  list[at] = v;
  ++*n;
}
static int index_of(const int *list, int n, int v) {
  for (int i = 0; i < n; i++) {
    if (list[i] == v) return i;
  }
  CHECK(false);
  return -1;
}

static void add_use(Model *m, int value, int op, int number) {
  m->ops[op].operands[number] = value;
  if (value < 0) return;
  ModelValue *v = &m->values[value];
  memmove(v->uses + 1, v->uses, (size_t)v->num_uses * sizeof *v->uses);
  v->uses[0] = (ModelUse){op, number};
  CHECK(++v->num_uses < MAX_USES);
}

static void remove_use(Model *m, int op, int number) {
  int value = m->ops[op].operands[number];
  m->ops[op].operands[number] = -1;
  if (value < 0) return;
  ModelValue *v = &m->values[value];
  for (int i = 0; i < v->num_uses; i++) {
    if (v->uses[i].op != op || v->uses[i].number != number) continue;
    memmove(v->uses + i, v->uses + i + 1, (size_t)(v->num_uses - i - 1) * sizeof *v->uses);
    v->num_uses--;
    return;
  }
  CHECK(false);
}

static int new_value(Model *m, McValue id, int owner, bool is_arg) {
  for (int i = 0; i < MAX_VALUES; i++) {
    ModelValue *v = &m->values[i];
    if (v->live) continue;
    if (v->uses == NULL) v->uses = malloc(MAX_USES * sizeof *v->uses);
    v->live = true;
    v->id = id;
    v->owner = owner;
    v->is_arg = is_arg;
    v->num_uses = 0;
    return i;
  }
  CHECK(false);
  return -1;
}

static void kill_value(Model *m, int value) {
  ModelValue *v = &m->values[value];
  for (int i = 0; i < v->num_uses; i++) m->ops[v->uses[i].op].operands[v->uses[i].number] = -1;
  v->num_uses = 0;
  v->live = false;
}

static void kill_op(Model *m, int op);

static void kill_block(Model *m, int block) {
  ModelBlock *b = &m->blocks[block];
  while (b->num_ops > 0) kill_op(m, b->ops[0]);
  while (b->num_args > 0) kill_value(m, b->args[--b->num_args]);
  if (b->op >= 0) {
    int *list = m->region_blocks[b->op][b->region], *n = &m->num_region_blocks[b->op][b->region];
    remove_int(list, n, index_of(list, *n, block));
  }
  for (int i = 0; i < MAX_OPS; i++) {
    if (m->ops[i].live && m->ops[i].successor == block) m->ops[i].successor = -2;
  }
  b->live = false;
}

static void kill_op(Model *m, int op) {
  ModelOp *o = &m->ops[op];
  for (int r = 0; r < o->num_regions; r++) {
    while (m->num_region_blocks[op][r] > 0) kill_block(m, m->region_blocks[op][r][0]);
  }
  for (int i = 0; i < o->num_operands; i++) remove_use(m, op, i);
  for (int i = 0; i < o->num_results; i++) kill_value(m, o->results[i]);
  if (o->block >= 0) {
    ModelBlock *b = &m->blocks[o->block];
    remove_int(b->ops, &b->num_ops, index_of(b->ops, b->num_ops, op));
  }
  o->live = false;
}

static int random_op(Model *m) {
  for (int tries = 0; tries < 40; tries++) {
    int i = pick(m, MAX_OPS);
    if (m->ops[i].live) return i;
  }
  return -1;
}
static int random_block(Model *m) {
  for (int tries = 0; tries < 40; tries++) {
    int i = pick(m, MAX_BLOCKS);
    if (m->blocks[i].live) return i;
  }
  return -1;
}
static int random_value(Model *m) {
  for (int tries = 0; tries < 40; tries++) {
    int i = pick(m, MAX_VALUES);
    if (m->values[i].live) return i;
  }
  return -1;
}

static McValue value_id(Model *m, int value) { return value < 0 ? (McValue){MC_NONE} : m->values[value].id; }

static bool is_inside(Model *m, int block, int op) {
  while (block >= 0) {
    int parent = m->blocks[block].op;
    if (parent < 0) return false;
    if (parent == op) return true;
    block = m->ops[parent].block;
  }
  return false;
}

static void step_create(Model *m) {
  int op = pick(m, MAX_OPS);
  if (m->ops[op].live) return;
  ModelOp *o = &m->ops[op];
  memset(o, 0, sizeof *o);
  static const int sizes[] = {0, 1, 2, 2, 3, 5, 80};
  o->num_operands = sizes[pick(m, 7)];
  o->num_results = pick(m, 3);
  o->num_regions = pick(m, 3);
  o->block = random_block(m);
  int successor = o->successor = pick(m, 3) ? -1 : random_block(m);
  if (o->successor < 0) o->successor = -1;
  McValue operands[MAX_OPERANDS];
  int model_operands[MAX_OPERANDS];
  McType results[3];
  for (int i = 0; i < o->num_operands; i++) operands[i] = value_id(m, model_operands[i] = random_value(m));
  for (int i = 0; i < o->num_results; i++) results[i] = mc_type_integer(m->ctx, 1 + (uint32_t)pick(m, 40), MC_SIGNLESS);
  McBlock successors[1] = {successor >= 0 ? m->blocks[successor].id : no_block};
  McOpState state = {.name = mc_op_name(m->ctx, "test.op", 7),
                     .loc = mc_loc_unknown(m->ctx),
                     .operands = operands,
                     .num_operands = (size_t)o->num_operands,
                     .results = results,
                     .num_results = (size_t)o->num_results,
                     .successors = successors,
                     .num_successors = o->successor >= 0,
                     .num_regions = (size_t)o->num_regions};
  if (o->block >= 0) {
    ModelBlock *b = &m->blocks[o->block];
    int at = pick(m, b->num_ops + 1);
    McOp before = at < b->num_ops ? m->ops[b->ops[at]].id : no_op;
    o->id = mc_op_create_in(m->ctx, &state, b->id, before);
    insert_int(b->ops, &b->num_ops, at, op);
  } else {
    o->id = mc_op_create(m->ctx, &state);
  }
  CHECK(o->id.index != MC_NONE);
  o->live = true;
  o->generation = mc_op_generation(m->ctx, o->id);
  for (int i = 0; i < o->num_operands; i++) add_use(m, model_operands[i], op, i);
  for (int i = 0; i < o->num_results; i++) {
    o->results[i] = new_value(m, mc_op_result(m->ctx, o->id, (uint32_t)i), op, false);
  }
  m->num_region_blocks[op][0] = m->num_region_blocks[op][1] = 0;
}

static void step_create_block(Model *m) {
  int block = pick(m, MAX_BLOCKS);
  if (m->blocks[block].live) return;
  ModelBlock *b = &m->blocks[block];
  memset(b, 0, sizeof *b);
  b->op = random_op(m);
  if (b->op >= 0 && m->ops[b->op].num_regions == 0) b->op = -1;
  b->live = true;
  if (b->op < 0) {
    b->id = mc_block_create(m->ctx, no_region, no_block);
  } else {
    b->region = pick(m, m->ops[b->op].num_regions);
    int *list = m->region_blocks[b->op][b->region], *n = &m->num_region_blocks[b->op][b->region];
    int at = pick(m, *n + 1);
    McRegion region = mc_op_region(m->ctx, m->ops[b->op].id, (uint32_t)b->region);
    b->id = mc_block_create(m->ctx, region, at < *n ? m->blocks[list[at]].id : no_block);
    insert_int(list, n, at, block);
  }
  CHECK(b->id.index != MC_NONE);
  b->generation = mc_block_generation(m->ctx, b->id);
}

static void step_erase_op(Model *m) {
  int op = random_op(m);
  if (op < 0) return;
  ModelOp o = m->ops[op];
  uint32_t value = o.num_results ? m->values[o.results[0]].id.index : 0;
  mc_op_erase(m->ctx, o.id);
  kill_op(m, op);
  CHECK(!mc_op_is_live(m->ctx, o.id, o.generation));
  if (value) CHECK(!mc_value_is_live(m->ctx, (McValue){value}, o.id.index, o.generation));
}

static void step_erase_block(Model *m) {
  int block = random_block(m);
  if (block < 0) return;
  ModelBlock *b = &m->blocks[block];
  McBlock id = b->id;
  mc_block_erase(m->ctx, id);
  kill_block(m, block);
  CHECK(!mc_block_is_live(m->ctx, id, b->generation));
}

static void step_move_op(Model *m) {
  int op = random_op(m), block = random_block(m);
  if (op < 0) return;
  ModelOp *o = &m->ops[op];
  mc_op_detach(m->ctx, o->id);
  if (o->block >= 0) {
    ModelBlock *b = &m->blocks[o->block];
    remove_int(b->ops, &b->num_ops, index_of(b->ops, b->num_ops, op));
    o->block = -1;
  }
  if (block < 0) return;
  bool inside = is_inside(m, block, op);
  CHECK(inside == mc_op_contains_block(m->ctx, o->id, m->blocks[block].id));
  if (inside) return;
  ModelBlock *b = &m->blocks[block];
  int at = pick(m, b->num_ops + 1);
  mc_op_insert(m->ctx, o->id, b->id, at < b->num_ops ? m->ops[b->ops[at]].id : no_op);
  insert_int(b->ops, &b->num_ops, at, op);
  o->block = block;
}

static void step_move_block(Model *m) {
  int block = random_block(m), op = random_op(m);
  if (block < 0) return;
  ModelBlock *b = &m->blocks[block];
  mc_block_detach(m->ctx, b->id);
  if (b->op >= 0) {
    int *list = m->region_blocks[b->op][b->region], *n = &m->num_region_blocks[b->op][b->region];
    remove_int(list, n, index_of(list, *n, block));
    b->op = -1;
  }
  if (op < 0 || m->ops[op].num_regions == 0) return;
  for (int up = m->ops[op].block; up >= 0;) { /* an operation must not go into itself */
    if (up == block) return;
    up = m->blocks[up].op < 0 ? -1 : m->ops[m->blocks[up].op].block;
  }
  b->op = op;
  b->region = pick(m, m->ops[op].num_regions);
  int *list = m->region_blocks[op][b->region], *n = &m->num_region_blocks[op][b->region];
  int at = pick(m, *n + 1);
  McRegion region = mc_op_region(m->ctx, m->ops[op].id, (uint32_t)b->region);
  mc_block_insert(m->ctx, b->id, region, at < *n ? m->blocks[list[at]].id : no_block);
  insert_int(list, n, at, block);
}

static void step_set_operand(Model *m) {
  int op = random_op(m);
  if (op < 0 || m->ops[op].num_operands == 0) return;
  int number = pick(m, m->ops[op].num_operands), value = random_value(m);
  mc_op_set_operand(m->ctx, m->ops[op].id, (uint32_t)number, value_id(m, value));
  remove_use(m, op, number);
  add_use(m, value, op, number);
}

static void step_set_operands(Model *m) {
  int op = random_op(m);
  if (op < 0) return;
  ModelOp *o = &m->ops[op];
  int n = pick(m, 8) ? pick(m, 6) : pick(m, MAX_OPERANDS), model_values[MAX_OPERANDS];
  McValue values[MAX_OPERANDS];
  for (int i = 0; i < n; i++) values[i] = value_id(m, model_values[i] = random_value(m));
  CHECK(mc_op_set_operands(m->ctx, o->id, values, (size_t)n));
  for (int i = 0; i < n; i++) {
    if (i < o->num_operands) remove_use(m, op, i);
    add_use(m, model_values[i], op, i);
  }
  for (int i = n; i < o->num_operands; i++) remove_use(m, op, i);
  o->num_operands = n;
}

static void step_replace(Model *m) {
  int from = random_value(m), to = random_value(m);
  if (from < 0 || from == to) return;
  mc_value_replace_all_uses(m->ctx, value_id(m, from), value_id(m, to));
  while (m->values[from].num_uses > 0) {
    ModelUse use = m->values[from].uses[0];
    remove_use(m, use.op, use.number);
    add_use(m, to, use.op, use.number);
  }
}

static void step_args(Model *m) {
  int block = random_block(m);
  if (block < 0) return;
  ModelBlock *b = &m->blocks[block];
  if (b->num_args < 6 || (b->num_args < 40 && pick(m, 4) == 0)) {
    int at = pick(m, b->num_args + 1);
    McValue v = mc_block_insert_arg(m->ctx, b->id, (uint32_t)at, mc_type_index(m->ctx), mc_loc_unknown(m->ctx));
    CHECK(v.index != MC_NONE);
    char name[16];
    snprintf(name, sizeof name, "a%u", v.index);
    CHECK(mc_value_set_name(m->ctx, v, name, strlen(name)));
    insert_int(b->args, &b->num_args, at, new_value(m, v, block, true));
  } else {
    int at = pick(m, b->num_args), value = b->args[at];
    McValue id = value_id(m, value);
    mc_block_erase_arg(m->ctx, b->id, (uint32_t)at);
    CHECK(!mc_value_is_live(m->ctx, id, b->id.index, b->generation));
    kill_value(m, value);
    remove_int(b->args, &b->num_args, at);
  }
}

/* Two trees are alike: walked in step, by number. */
static void check_alike(McContext *ctx, McOp a, McOp b) {
  McWalk wa, wb;
  mc_walk_init(ctx, &wa, a, false);
  mc_walk_init(ctx, &wb, b, false);
  for (;;) {
    McOp x = mc_walk_next(ctx, &wa), y = mc_walk_next(ctx, &wb);
    CHECK((x.index == MC_NONE) == (y.index == MC_NONE));
    if (x.index == MC_NONE) return;
    CHECK(mc_op_num_operands(ctx, x) == mc_op_num_operands(ctx, y));
    CHECK(mc_op_num_results(ctx, x) == mc_op_num_results(ctx, y));
    CHECK(mc_op_num_successors(ctx, x) == mc_op_num_successors(ctx, y));
    CHECK(mc_op_num_regions(ctx, x) == mc_op_num_regions(ctx, y));
    for (uint32_t i = 0; i < mc_op_num_operands(ctx, x); i++) {
      McValue u = mc_op_operand(ctx, x, i), v = mc_op_operand(ctx, y, i);
      if (u.index == MC_NONE || v.index == MC_NONE) {
        CHECK(u.index == v.index);
        continue;
      }
      McBlock home = mc_value_parent_block(ctx, u);
      McOp owner = mc_value_op(ctx, u);
      bool inner = (owner.index == a.index && a.index != MC_NONE) || mc_op_contains_block(ctx, a, home);
      CHECK(inner == (u.index != v.index));
      CHECK(mc_value_index(ctx, u) == mc_value_index(ctx, v));
      CHECK(mc_value_type(ctx, u).index == mc_value_type(ctx, v).index);
    }
    for (uint32_t r = 0; r < mc_op_num_regions(ctx, x); r++) {
      McBlock p = mc_region_first_block(ctx, mc_op_region(ctx, x, r)),
              q = mc_region_first_block(ctx, mc_op_region(ctx, y, r));
      for (; p.index != MC_NONE; p = mc_block_next(ctx, p), q = mc_block_next(ctx, q)) {
        CHECK(q.index != MC_NONE && mc_block_num_args(ctx, p) == mc_block_num_args(ctx, q));
        for (uint32_t i = 0; i < mc_block_num_args(ctx, p); i++) {
          char s[16], t[16];
          McStr u = mc_value_name(ctx, mc_block_arg(ctx, p, i), s), v = mc_value_name(ctx, mc_block_arg(ctx, q, i), t);
          CHECK(u.len == v.len && memcmp(u.ptr, v.ptr, u.len) == 0);
        }
      }
      CHECK(q.index == MC_NONE);
    }
  }
}

static void step_clone(Model *m) {
  int op = random_op(m);
  if (op < 0) return;
  McOp copy = mc_op_clone(m->ctx, m->ops[op].id);
  CHECK(copy.index != MC_NONE);
  check_alike(m->ctx, m->ops[op].id, copy);
  check_storage(m->ctx);
  mc_op_erase(m->ctx, copy);
}

static void compare_op(Model *m, int op) {
  McContext *ctx = m->ctx;
  ModelOp *o = &m->ops[op];
  CHECK(mc_op_is_live(ctx, o->id, o->generation));
  CHECK(mc_op_block(ctx, o->id).index == (o->block < 0 ? MC_NONE : m->blocks[o->block].id.index));
  CHECK(mc_op_num_operands(ctx, o->id) == (uint32_t)o->num_operands);
  for (int i = 0; i < o->num_operands; i++) {
    CHECK(mc_op_operand(ctx, o->id, (uint32_t)i).index == value_id(m, o->operands[i]).index);
  }
  CHECK(mc_op_num_results(ctx, o->id) == (uint32_t)o->num_results);
  CHECK(mc_op_num_successors(ctx, o->id) == (uint32_t)(o->successor != -1));
  if (o->successor != -1) {
    CHECK(mc_op_successor(ctx, o->id, 0).index == (o->successor >= 0 ? m->blocks[o->successor].id.index : MC_NONE));
  }
  for (int r = 0; r < o->num_regions; r++) {
    McBlock block = mc_region_first_block(ctx, mc_op_region(ctx, o->id, (uint32_t)r));
    for (int i = 0; i < m->num_region_blocks[op][r]; i++, block = mc_block_next(ctx, block)) {
      CHECK(block.index == m->blocks[m->region_blocks[op][r][i]].id.index);
    }
    CHECK(block.index == MC_NONE);
  }
}

static void compare(Model *m) {
  McContext *ctx = m->ctx;
  for (int i = 0; i < MAX_OPS; i++) {
    if (m->ops[i].live) compare_op(m, i);
  }
  for (int i = 0; i < MAX_BLOCKS; i++) {
    ModelBlock *b = &m->blocks[i];
    if (!b->live) continue;
    CHECK(mc_block_is_live(ctx, b->id, b->generation));
    McOp op = mc_block_first_op(ctx, b->id);
    for (int k = 0; k < b->num_ops; k++, op = mc_op_next(ctx, op)) {
      CHECK(op.index == m->ops[b->ops[k]].id.index);
      if (k > 0) CHECK(mc_op_is_before(ctx, mc_op_prev(ctx, op), op));
    }
    CHECK(op.index == MC_NONE && mc_block_num_args(ctx, b->id) == (uint32_t)b->num_args);
    for (int k = 0; k < b->num_args; k++) {
      CHECK(mc_block_arg(ctx, b->id, (uint32_t)k).index == value_id(m, b->args[k]).index);
    }
  }
  for (int i = 0; i < MAX_VALUES; i++) {
    ModelValue *v = &m->values[i];
    if (!v->live) continue;
    uint32_t owner = v->is_arg ? m->blocks[v->owner].id.index : m->ops[v->owner].id.index;
    CHECK(
        mc_value_is_live(ctx, v->id, owner, v->is_arg ? m->blocks[v->owner].generation : m->ops[v->owner].generation));
    char name[16], scratch[16];
    snprintf(name, sizeof name, "a%u", v->id.index);
    McStr s = mc_value_name(ctx, v->id, scratch);
    CHECK(v->is_arg ? strcmp(s.ptr, name) == 0 : s.len == 0);
    McUse use = mc_value_first_use(ctx, v->id);
    for (int k = 0; k < v->num_uses; k++, use = mc_use_next(ctx, use)) {
      CHECK(mc_use_owner(ctx, use).index == m->ops[v->uses[k].op].id.index);
      CHECK(mc_use_index(ctx, use) == (uint32_t)v->uses[k].number);
    }
    CHECK(use.index == MC_NONE);
  }
}

static void test_random_changes_match_the_model(uint32_t seed, int steps) {
  Model *m = calloc(1, sizeof *m);
  m->ctx = mc_context_new();
  m->random = seed;
  static void (*const actions[])(Model *) = {step_create,       step_create,       step_create,      step_create,
                                             step_create_block, step_create_block, step_erase_op,    step_erase_block,
                                             step_move_op,      step_move_block,   step_set_operand, step_set_operands,
                                             step_replace,      step_args,         step_args,        step_clone};
  for (int i = 0; i < steps; i++) {
    actions[pick(m, sizeof actions / sizeof *actions)](m);
    check_storage(m->ctx);
    compare(m);
  }
  for (int i = 0; i < MAX_OPS; i++) {
    if (!m->ops[i].live || m->ops[i].block >= 0) continue;
    mc_op_erase(m->ctx, m->ops[i].id);
    kill_op(m, i);
  }
  for (int i = 0; i < MAX_BLOCKS; i++) {
    if (!m->blocks[i].live) continue;
    mc_block_erase(m->ctx, m->blocks[i].id);
    kill_block(m, i);
  }
  check_storage(m->ctx);
  mc_context_free(m->ctx);
  for (int i = 0; i < MAX_VALUES; i++) free(m->values[i].uses);
  free(m);
}

/* --- corners --- */

static McOp make_op(McContext *ctx, const char *name, McBlock block, McValue operand, size_t num_results,
                    size_t num_regions) {
  McType i32 = mc_type_integer(ctx, 32, MC_SIGNLESS), results[2] = {i32, i32};
  McOpState state = {.name = mc_op_name(ctx, name, strlen(name)), .loc = mc_loc_unknown(ctx), .operands = &operand,
                     .num_operands = operand.index != MC_NONE, .results = results, .num_results = num_results,
                     .num_regions = num_regions};
  McOp op = mc_op_create_in(ctx, &state, block, no_op);
  CHECK(op.index != MC_NONE);
  return op;
}

static McBlock make_block(McContext *ctx, McOp op, uint32_t region) {
  McBlock block = mc_block_create(ctx, mc_op_region(ctx, op, region), no_block);
  CHECK(block.index != MC_NONE);
  return block;
}

static const McValue no_value;

static void test_deep_nesting_is_walked_cloned_and_erased(void) {
  enum { DEPTH = 10000 };
  McContext *ctx = mc_context_new();
  McOp root = make_op(ctx, "test.root", no_block, no_value, 0, 1), op = root;
  for (int i = 1; i < DEPTH; i++) op = make_op(ctx, "test.nest", make_block(ctx, op, 0), no_value, 1, 1);
  McIrStats stats = mc_op_stats(ctx, root);
  CHECK(stats.depth == DEPTH && stats.ops == DEPTH && stats.blocks == DEPTH - 1);
  McOp copy = mc_op_clone(ctx, root);
  CHECK(mc_op_stats(ctx, copy).depth == DEPTH);
  mc_op_erase(ctx, root);
  McWalk walk;
  int count = 0;
  mc_walk_init(ctx, &walk, copy, true);
  while (mc_walk_next(ctx, &walk).index != MC_NONE) count++;
  CHECK(count == DEPTH);
  mc_op_erase(ctx, copy);
  check_storage(ctx);
  mc_context_free(ctx);
}

static void test_walk_orders_skip_and_erasure(void) {
  McContext *ctx = mc_context_new();
  McOp root = make_op(ctx, "r", no_block, no_value, 0, 2);
  make_block(ctx, root, 0);
  McBlock b1 = make_block(ctx, root, 0), b2 = make_block(ctx, root, 1);
  McOp a = make_op(ctx, "a", b1, no_value, 0, 1), c = make_op(ctx, "c", b1, no_value, 0, 0),
       d = make_op(ctx, "d", b2, no_value, 0, 0);
  McOp inner = make_op(ctx, "i", make_block(ctx, a, 0), no_value, 0, 0);
  McOp pre[] = {root, a, inner, c, d}, post[] = {inner, a, c, d, root};
  McWalk walk;
  mc_walk_init(ctx, &walk, root, false);
  for (int i = 0; i < 5; i++) CHECK(mc_walk_next(ctx, &walk).index == pre[i].index);
  CHECK(mc_walk_next(ctx, &walk).index == MC_NONE && !walk.stale);
  mc_walk_init(ctx, &walk, root, true);
  for (int i = 0; i < 5; i++) CHECK(mc_walk_next(ctx, &walk).index == post[i].index);
  CHECK(mc_walk_next(ctx, &walk).index == MC_NONE);
  mc_walk_init(ctx, &walk, root, false);
  mc_walk_next(ctx, &walk);
  mc_walk_skip(ctx, &walk, mc_walk_next(ctx, &walk));
  CHECK(mc_walk_next(ctx, &walk).index == c.index);
  mc_walk_init(ctx, &walk, a, false);
  mc_walk_skip(ctx, &walk, mc_walk_next(ctx, &walk));
  CHECK(mc_walk_next(ctx, &walk).index == MC_NONE);
  mc_walk_init_checked(ctx, &walk, root, false); /* other code erases where it continues */
  mc_walk_next(ctx, &walk);
  mc_walk_next(ctx, &walk);
  mc_op_erase(ctx, a);
  CHECK(mc_walk_next(ctx, &walk).index == MC_NONE && walk.stale);
  mc_walk_init(ctx, &walk, root, true); /* in post-order the operation that was returned last may be erased */
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) mc_op_erase(ctx, op);
  CHECK(!walk.stale);
  check_storage(ctx);
  mc_context_free(ctx);
}

static void test_order_survives_inserting_at_one_place(void) {
  McContext *ctx = mc_context_new();
  McOp root = make_op(ctx, "r", no_block, no_value, 0, 1);
  McBlock block = make_block(ctx, root, 0);
  McOp first = make_op(ctx, "first", block, no_value, 0, 0), last = make_op(ctx, "last", block, no_value, 0, 0);
  for (int i = 0; i < 20000; i++) {
    McOp op = make_op(ctx, "x", no_block, no_value, 0, 0);
    mc_op_insert(ctx, op, block,
                 i % 3 == 0   ? mc_block_first_op(ctx, block)
                 : i % 3 == 1 ? last
                              : mc_op_next(ctx, first));
  }
  check_storage(ctx); /* checks the keys */
  mc_op_erase(ctx, root);
  mc_context_free(ctx);
}

static void test_is_used_ignores_uses_inside(void) {
  McContext *ctx = mc_context_new();
  McOp root = make_op(ctx, "r", no_block, no_value, 0, 1);
  McBlock block = make_block(ctx, root, 0);
  McOp op = make_op(ctx, "op", block, no_value, 1, 1);
  make_op(ctx, "inner", make_block(ctx, op, 0), mc_op_result(ctx, op, 0), 0, 0);
  CHECK(!mc_op_is_used(ctx, op));
  McOp user = make_op(ctx, "user", block, mc_op_result(ctx, op, 0), 0, 0);
  CHECK(mc_op_is_used(ctx, op));
  mc_op_erase(ctx, op);
  CHECK(mc_op_operand(ctx, user, 0).index == MC_NONE);
  mc_op_erase(ctx, root);
  check_storage(ctx);
  mc_context_free(ctx);
}

static void test_stale_handles_after_the_memory_went(void) {
  enum { N = 2000 };
  McContext *ctx = mc_context_new();
  size_t before = mc_ir_table_bytes(ctx);
  McOp *ops = malloc(N * sizeof *ops);
  uint32_t *generations = malloc(N * sizeof *generations);
  for (int round = 0; round < 3; round++) {
    McOp root = make_op(ctx, "r", no_block, no_value, 0, 1);
    McBlock block = make_block(ctx, root, 0);
    McOp stale = ops[round ? N / 2 : 0];
    for (int i = 0; i < N; i++) {
      McOp made = make_op(ctx, "x", block, no_value, 1, 0);
      if (round > 0) {
        CHECK(!mc_op_is_live(ctx, ops[i], generations[i]));
        CHECK(!mc_value_is_live(ctx, (McValue){ops[i].index}, ops[i].index, generations[i]));
      }
      ops[i] = made;
      generations[i] = mc_op_generation(ctx, made);
    }
    if (round > 0) CHECK(stale.index != MC_NONE);
    mc_op_erase(ctx, root);
    for (int i = 0; i < N; i++) CHECK(!mc_op_is_live(ctx, ops[i], generations[i]));
  }
  CHECK(!mc_op_is_live(ctx, (McOp){0xFFFFFFFFu}, 1) && !mc_op_is_live(ctx, no_op, 1));
  CHECK(mc_ir_table_bytes(ctx) <= before + 6 * (16384 + 64));
  free(ops);
  free(generations);
  mc_context_free(ctx);
}

/* Every allocation fails in turn while a small tree is made, changed and cloned; nothing stays allocated or broken. */
static void test_out_of_memory_leaves_the_tables_whole(void) {
  for (long long n = 0;; n++) {
    McContext *ctx = mc_context_new();
    McOp root = make_op(ctx, "r", no_block, no_value, 0, 1);
    McBlock block = make_block(ctx, root, 0);
    McType i32 = mc_type_integer(ctx, 32, MC_SIGNLESS), types[40];
    for (int i = 0; i < 40; i++) types[i] = i32;
    McOpState state = {.name = mc_op_name(ctx, "t.t", 3),
                       .loc = mc_loc_unknown(ctx),
                       .results = types,
                       .num_results = 40,
                       .successors = &block,
                       .num_successors = 1,
                       .num_regions = 30};
    mc_context_fail_allocation_after(ctx, n);
    bool failed = false;
    for (int i = 0; i < 40 && !failed; i++) {
      McOp op = mc_op_create_in(ctx, &state, block, no_op);
      failed = op.index == MC_NONE || mc_block_create(ctx, mc_op_region(ctx, op, 3), no_block).index == MC_NONE;
      for (int k = 0; k < 9 && !failed; k++) {
        failed = mc_block_add_arg(ctx, block, i32, mc_loc_unknown(ctx)).index == MC_NONE;
      }
      McValue args[9];
      for (uint32_t k = 0; k < 9 && !failed; k++) args[k] = mc_block_arg(ctx, block, k);
      failed = failed || !mc_op_set_operands(ctx, op, args, 9);
    }
    failed = failed || mc_op_clone(ctx, root).index == MC_NONE;
    mc_context_fail_allocation_after(ctx, -1);
    check_storage(ctx);
    mc_op_erase(ctx, root);
    check_storage(ctx);
    mc_context_free(ctx);
    if (!failed) break;
    if (n > 40) n += 4;
  }
}

/* --- two trees of one context, a thread each --- */

typedef struct Work { McContext *ctx; uint32_t seed; } Work;

static void *build_and_erase(void *data) {
  Work *work = data;
  McContext *ctx = work->ctx;
  uint32_t random = work->seed;
  McOp old = no_op;
  uint32_t old_generation = 0;
  for (int round = 0; round < 20; round++) {
    McOp root = make_op(ctx, "r", no_block, no_value, 0, 1);
    McBlock block = make_block(ctx, root, 0);
    McValue last = no_value;
    for (int i = 0; i < 300; i++) {
      random = random * 1664525u + 1013904223u;
      McOp op = make_op(ctx, "x", block, last, 1, random >> 31);
      if (last.index != MC_NONE && (random >> 20) % 4 == 0) mc_op_erase(ctx, op);
      else last = mc_op_result(ctx, op, 0);
      CHECK(!mc_op_is_live(ctx, old, old_generation));
    }
    mc_value_set_name(ctx, last, "last", 4);
    McOp copy = mc_op_clone(ctx, root);
    CHECK(copy.index != MC_NONE);
    old = mc_block_first_op(ctx, block);
    old_generation = mc_op_generation(ctx, old);
    mc_op_erase(ctx, root);
    mc_op_erase(ctx, copy);
  }
  return NULL;
}

static void test_two_threads_in_one_context(void) {
  McContext *ctx = mc_context_new();
  Work work[2] = {{ctx, 1}, {ctx, 2}};
  pthread_t threads[2];
  for (int i = 0; i < 2; i++) CHECK(pthread_create(&threads[i], NULL, build_and_erase, &work[i]) == 0);
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  check_storage(ctx);
  mc_context_free(ctx);
}

int main(void) {
  for (uint32_t seed = 1; seed <= 8; seed++) test_random_changes_match_the_model(seed, 3000);
  test_deep_nesting_is_walked_cloned_and_erased();
  test_walk_orders_skip_and_erasure();
  test_order_survives_inserting_at_one_place();
  test_is_used_ignores_uses_inside();
  test_stale_handles_after_the_memory_went();
  test_out_of_memory_leaves_the_tables_whole();
  test_two_threads_in_one_context();
  return 0;
}
