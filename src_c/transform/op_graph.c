/* op_graph.c - the pass view-op-graph: a graph for graphviz of the operation that it runs on.
 *
 * Blocks, and operations with regions, are clusters, each with a node that edges lead to; other operations and
 * arguments of blocks are nodes. Lines are made in one buffer and indented when they are written. Edges come last.
 */
#include "base/idmap.h"
#include "defs/format.h"
#include "text/diag.h"
#include "transform/pass.h"

#define LARGE 16 /* more elements are not shown */

enum { MAX_LABEL, ATTRIBUTES, CONTROL, DATA, TYPES }; /* the options */

typedef struct Node { uint32_t id, cluster; } Node; /* cluster 0: it is no cluster */
typedef struct Edge { Node from, to; McValue value; } Edge; /* value MC_NONE: of control; else from is not set */
/* An operation with regions whose cluster is open. */
typedef struct Frame {
  McOp op, at;      /* at: the next operation of the open block */
  McBlock block;    /* MC_NONE: no block is open */
  uint32_t regions; /* that were begun */
  Node node, last;  /* last: of the operation before `at`; id 0: there is none */
} Frame;

typedef struct Graph {
  McPassRun *run;           /* borrowed */
  McContext *ctx;           /* borrowed */
  McBuf line, text;         /* owned: the line so far; a part of it, until it is cut and escaped */
  McBuf names;              /* owned: the names of values, each with its sigil and a NUL */
  McIdMap name_of;          /* owned: value -> place in `names` + 1 */
  McIdMap node_of;          /* owned: value -> number in `nodes` + 1 */
  McIdMap color_of;         /* owned: name of an operation -> its place in the order of first occurrences + 1 */
  MC_ARRAY(Node) nodes;     /* owned */
  MC_ARRAY(Edge) control;   /* owned */
  MC_ARRAY(Edge) data;      /* owned */
  MC_ARRAY(Frame) stack;    /* owned */
  size_t longest;           /* label of a type or attribute */
  uint32_t ids, depth;
  bool failed;              /* out of memory */
} Graph;

/* --- text --- */

static bool is_blank(const char *text, size_t len) {
  size_t i = 0;
  while (i < len && strchr(" \t\v\f\r", text[i]) != NULL && text[i] != 0) i++;
  return i == len;
}

/* Writes the line, and what follows the ends of lines in it, each with its indentation. */
static void end_line(Graph *g) {
  McBuf *out = g->run->out;
  const char *text = g->line.ptr;
  mc_buf_char(&g->line, '\n');
  for (size_t at = 0; !mc_buf_has_failed(&g->line) && at < g->line.len;) {
    text = g->line.ptr + at;
    size_t len = (size_t)((const char *)memchr(text, '\n', g->line.len - at) - text);
    if (!is_blank(text, len)) {
      mc_buf_spaces(out, 2 * (size_t)g->depth);
      mc_buf_put_large(out, text, len);
    }
    mc_buf_char(out, '\n');
    at += len + 1;
  }
  g->line.len = 0;
}

static void put_escaped(Graph *g, const char *text, size_t len) {
  for (size_t i = 0; i < len; i++) {
    if (strchr("{|<}>\n\"", text[i]) != NULL && text[i] != 0) mc_buf_char(&g->line, '\\');
    mc_buf_char(&g->line, text[i]);
  }
}

/* Moves g->text to the line, cut and escaped where that is wanted. */
static void put_text(Graph *g, bool cut, bool escaped) {
  if (mc_buf_has_failed(&g->text)) {
    g->failed = true;
    return;
  }
  cut = cut && g->text.len > g->longest;
  size_t len = cut ? g->longest : g->text.len;
  if (escaped) put_escaped(g, g->text.ptr, len);
  else mc_buf_put_large(&g->line, g->text.ptr, len);
  if (cut) mc_buf_lit(&g->line, "...");
  g->text.len = 0;
}

static void put_type(Graph *g, McType type) {
  if (!mc_print_type(g->ctx, type, &g->text)) g->failed = true;
  put_text(g, true, true);
}

/* The type and the number of elements of an attribute of elements. */
static bool elements_of(McContext *ctx, McAttr attr, McType *type, int64_t *count) {
  McKind kind = mc_kind(ctx, attr.index);
  if (kind != MC_ATTR_DENSE_ELEMENTS && kind != MC_ATTR_DENSE_STRINGS && kind != MC_ATTR_DENSE_RESOURCE &&
      kind != MC_ATTR_SPARSE_ELEMENTS) {
    return false;
  }
  *type = mc_attr_value_type(ctx, attr);
  return mc_type_num_elements(ctx, *type, count);
}

static void put_attr(Graph *g, McAttr attr) {
  McContext *ctx = g->ctx;
  bool splat = mc_attr_dense_is_splat(ctx, attr);
  McType type;
  int64_t count;
  if (!splat && elements_of(ctx, attr, &type, &count) && count > LARGE) {
    uint32_t rank = mc_type_rank(ctx, type);
    for (uint32_t i = 0; i < rank; i++) mc_buf_char(&g->line, '[');
    mc_buf_lit(&g->line, "...");
    for (uint32_t i = 0; i < rank; i++) mc_buf_char(&g->line, ']');
    mc_buf_lit(&g->line, " : ");
    put_type(g, type);
    return;
  }
  if (mc_kind(ctx, attr.index) == MC_ATTR_ARRAY && mc_attr_array_size(ctx, attr) > LARGE) {
    mc_buf_lit(&g->line, "[...]");
    return;
  }
  if (!mc_print_attr(ctx, attr, &g->text)) g->failed = true;
  put_text(g, !splat, true);
}

/* The attributes, a line for each; mlir-opt 22 escapes their names in clusters alone. */
static void put_attrs(Graph *g, McOp op, bool is_cluster) {
  McContext *ctx = g->ctx;
  McAttr all = mc_op_all_attributes(ctx, op);
  bool any = false;
  if (is_cluster) mc_buf_lit(&g->line, "\\l");
  for (uint32_t i = 0, n = all.index == MC_NONE ? 0 : mc_attr_dictionary_size(ctx, all); i < n; i++) {
    McNamedAttr attr = mc_attr_dictionary_entry(ctx, all, i);
    McStr name = mc_ident_str(ctx, attr.name);
    if (mc_op_names_property(ctx, op, attr.name)) continue;
    if (!any && !is_cluster) mc_buf_lit(&g->line, "\\l");
    any = true;
    if (is_cluster) put_escaped(g, name.ptr, name.len);
    else mc_buf_put_large(&g->line, name.ptr, name.len);
    mc_buf_lit(&g->line, ": ");
    put_attr(g, attr.value);
    mc_buf_lit(&g->line, "\\l");
  }
}

static void put_name(Graph *g, McValue value) {
  uint32_t at = mc_idmap_find(&g->name_of, value.index)->value;
  if (at != 0) mc_buf_str(&g->line, g->names.ptr + at - 1);
}

/* The name of the place of a value in a node: its own with _ in it. */
static void put_port(Graph *g, const char *prefix, McValue value) {
  uint32_t at = mc_idmap_find(&g->name_of, value.index)->value;
  mc_buf_str(&g->line, prefix);
  for (const char *c = at == 0 ? "" : g->names.ptr + at - 1; *c != 0; c++) {
    mc_buf_char(&g->line, *c == '%' || *c == '#' ? '_' : *c);
  }
}

static void put_value(Graph *g, const char *prefix, McValue value, bool typed) {
  mc_buf_char(&g->line, '<');
  put_port(g, prefix, value);
  mc_buf_lit(&g->line, "> ");
  put_name(g, value);
  if (!typed || !mc_pass_flag(g->run, TYPES)) return;
  mc_buf_char(&g->line, ' ');
  put_type(g, mc_value_type(g->ctx, value));
}

static void put_op_name(Graph *g, McOp op) {
  McStr name = mc_op_name_str(g->ctx, mc_op_get_name(g->ctx, op));
  mc_buf_put_large(&g->line, name.ptr, name.len);
}

/* --- nodes --- */

static Node begin_node(Graph *g) {
  Node node = {++g->ids, 0};
  mc_buf_printf(&g->line, "v%u [", node.id);
  return node;
}

static Node open_cluster(Graph *g, McOp op) {
  uint32_t cluster = ++g->ids;
  mc_buf_printf(&g->line, "subgraph cluster_%u {", cluster);
  end_line(g);
  g->depth++;
  Node node = begin_node(g);
  mc_buf_lit(&g->line, "label = \" \", shape = plain];");
  end_line(g);
  mc_buf_lit(&g->line, "label = \"");
  if (op.index != MC_NONE) {
    put_op_name(g, op);
    if (mc_pass_flag(g->run, TYPES)) {
      mc_buf_lit(&g->line, " : (");
      for (uint32_t i = 0, n = mc_op_num_results(g->ctx, op); i < n; i++) {
        if (i > 0) mc_buf_lit(&g->text, ", ");
        if (!mc_print_type(g->ctx, mc_value_type(g->ctx, mc_op_result(g->ctx, op, i)), &g->text)) g->failed = true;
      }
      put_text(g, true, false);
      mc_buf_char(&g->line, ')');
    }
    if (mc_pass_flag(g->run, ATTRIBUTES)) put_attrs(g, op, true);
  }
  mc_buf_lit(&g->line, "\";");
  end_line(g);
  return (Node){node.id, cluster};
}

static void close_cluster(Graph *g) {
  g->depth--;
  mc_buf_char(&g->line, '}');
  end_line(g);
}

/* A hue for each name: part number - 1 of the circle, with six digits, rounded to even. */
static void put_hue(Graph *g, uint32_t number) {
  uint64_t count = g->color_of.count, scaled = number == 0 ? 0 : (uint64_t)(number - 1) * 1000000;
  uint64_t hue = scaled / count, rest = scaled % count;
  hue += 2 * rest > count || (2 * rest == count && hue % 2 == 1);
  mc_buf_printf(&g->line, "fillcolor = \"0.%06u 0.3 0.95\"", (unsigned)hue);
}

static Node put_op(Graph *g, McOp op) {
  McContext *ctx = g->ctx;
  uint32_t color = mc_idmap_find(&g->color_of, mc_op_get_name(ctx, op).index)->value;
  uint32_t operands = mc_op_num_operands(ctx, op), results = mc_op_num_results(ctx, op);
  Node node = begin_node(g);
  put_hue(g, color);
  mc_buf_lit(&g->line, ", label = \"{");
  for (uint32_t i = 0; i < operands; i++) {
    mc_buf_char(&g->line, i == 0 ? '{' : '|');
    put_value(g, "arg", mc_op_operand(ctx, op, i), false);
  }
  if (operands > 0) mc_buf_lit(&g->line, "}|");
  put_op_name(g, op);
  mc_buf_lit(&g->line, "\\l");
  if (mc_pass_flag(g->run, ATTRIBUTES)) put_attrs(g, op, false);
  for (uint32_t i = 0; i < results; i++) {
    mc_buf_str(&g->line, i == 0 ? "|{" : "|");
    put_value(g, "res", mc_op_result(ctx, op, i), true);
  }
  if (results > 0) mc_buf_char(&g->line, '}');
  mc_buf_lit(&g->line, "}\", shape = Mrecord, style = filled];");
  end_line(g);
  return node;
}

static bool map_node(Graph *g, McValue value, uint32_t number) {
  return mc_idmap_put(&g->ctx->alloc, &g->node_of, value.index, number);
}

static bool put_arg(Graph *g, McValue arg) {
  Node node = begin_node(g);
  mc_buf_lit(&g->line, "label = \"");
  put_value(g, "res", arg, true);
  mc_buf_lit(&g->line, "\", shape = Mrecord];");
  end_line(g);
  return mc_array_push(&g->ctx->alloc, &g->nodes, node) && map_node(g, arg, (uint32_t)g->nodes.len);
}

/* The operation has its node: its edges. Returns false when out of memory. */
static bool finish(Graph *g, McOp op, Node node) {
  McContext *ctx = g->ctx;
  McAlloc *alloc = &ctx->alloc;
  Frame *around = g->stack.len == 0 ? NULL : &g->stack.ptr[g->stack.len - 1];
  for (uint32_t i = 0, n = mc_pass_flag(g->run, DATA) ? mc_op_num_operands(ctx, op) : 0; i < n; i++) {
    Edge edge = {.to = node, .value = mc_op_operand(ctx, op, i)};
    if (!mc_array_push(alloc, &g->data, edge)) return false;
  }
  if (!mc_array_push(alloc, &g->nodes, node)) return false;
  for (uint32_t i = 0, n = mc_op_num_results(ctx, op); i < n; i++) {
    if (!map_node(g, mc_op_result(ctx, op, i), (uint32_t)g->nodes.len)) return false;
  }
  if (around == NULL) return true;
  Edge edge = {.from = around->last, .to = node, .value = {MC_NONE}};
  bool before = mc_pass_flag(g->run, CONTROL) && around->last.id != 0;
  around->last = node;
  return !before || mc_array_push(alloc, &g->control, edge);
}

/* --- the walk --- */

static bool visit(Graph *g, McOp op) {
  if (mc_op_num_regions(g->ctx, op) == 0) return finish(g, op, put_op(g, op));
  Frame frame = {.op = op, .node = open_cluster(g, op)};
  return mc_array_push(&g->ctx->alloc, &g->stack, frame);
}

/* Opens the next block of the operation. *any false: there is none. Returns false when out of memory. */
static bool next_block(Graph *g, Frame *frame, bool *any) {
  McContext *ctx = g->ctx;
  if (frame->block.index != MC_NONE) {
    close_cluster(g);
    frame->block = mc_block_next(ctx, frame->block);
  }
  while (frame->block.index == MC_NONE && frame->regions < mc_op_num_regions(ctx, frame->op)) {
    frame->block = mc_region_first_block(ctx, mc_op_region(ctx, frame->op, frame->regions++));
  }
  *any = frame->block.index != MC_NONE;
  if (!*any) return true;
  frame->at = mc_block_first_op(ctx, frame->block);
  frame->last = (Node){0, 0};
  open_cluster(g, (McOp){MC_NONE});
  for (uint32_t i = 0, n = mc_block_num_args(ctx, frame->block); i < n; i++) {
    if (!put_arg(g, mc_block_arg(ctx, frame->block, i))) return false;
  }
  return true;
}

/* Returns false after reporting. */
static bool put_nodes(Graph *g) {
  bool ok = visit(g, g->run->op), any;
  while (ok && !g->failed && g->stack.len > 0) {
    Frame *frame = &g->stack.ptr[g->stack.len - 1];
    McOp op = frame->at;
    if (mc_tick(&g->run->ticker)) return mc_pass_interrupted(g->run);
    if (op.index != MC_NONE) {
      frame->at = mc_op_next(g->ctx, op);
      ok = visit(g, op);
      continue;
    }
    ok = next_block(g, frame, &any);
    if (!ok || any) continue;
    Frame done = *frame;
    close_cluster(g);
    g->stack.len--;
    ok = finish(g, done.op, done.node);
  }
  return (ok && !g->failed) || mc_pass_out_of_memory(g->run);
}

static void put_edge(Graph *g, Edge edge) {
  bool data = edge.value.index != MC_NONE;
  if (data) {
    uint32_t number = mc_idmap_find(&g->node_of, edge.value.index)->value;
    edge.from = number == 0 ? (Node){0, 0} : g->nodes.ptr[number - 1];
  }
  mc_buf_printf(&g->line, "v%u", edge.from.id);
  if (data && edge.from.cluster == 0) {
    put_port(g, ":res", edge.value);
    mc_buf_lit(&g->line, ":s");
  }
  mc_buf_printf(&g->line, " -> v%u", edge.to.id);
  if (data && edge.to.cluster == 0) {
    put_port(g, ":arg", edge.value);
    mc_buf_lit(&g->line, ":n");
  }
  mc_buf_char(&g->line, '[');
  if (edge.to.cluster != 0) mc_buf_printf(&g->line, "lhead = cluster_%u, ", edge.to.cluster);
  if (edge.from.cluster != 0) mc_buf_printf(&g->line, "ltail = cluster_%u, ", edge.from.cluster);
  mc_buf_printf(&g->line, "style = %s];", data ? "solid" : "dashed");
  end_line(g);
}

/* --- names and colors --- */

static bool add_name(void *data, McValue value, McStr name) {
  Graph *g = data;
  if (g->names.len >= UINT32_MAX - 1 - name.len) return false;
  uint32_t at = (uint32_t)g->names.len + 1;
  mc_buf_put_large(&g->names, name.ptr, name.len);
  mc_buf_char(&g->names, 0);
  return !mc_buf_has_failed(&g->names) && mc_idmap_put(&g->ctx->alloc, &g->name_of, value.index, at);
}

/* Returns false after reporting. */
static bool prepare(Graph *g) {
  McContext *ctx = g->ctx;
  McPrintOptions options;
  McWalk walk;
  if (!mc_idmap_init(&ctx->alloc, &g->name_of, 64) || !mc_idmap_init(&ctx->alloc, &g->node_of, 64) ||
      !mc_idmap_init(&ctx->alloc, &g->color_of, 64)) {
    return mc_pass_out_of_memory(g->run);
  }
  mc_walk_init(ctx, &walk, g->run->op, true);
  for (McOp op; (op = mc_walk_next(ctx, &walk)).index != MC_NONE;) {
    uint32_t name = mc_op_get_name(ctx, op).index;
    if (mc_tick(&g->run->ticker)) return mc_pass_interrupted(g->run);
    if (mc_idmap_find(&g->color_of, name)->key != 0) continue;
    if (!mc_idmap_put(&ctx->alloc, &g->color_of, name, (uint32_t)g->color_of.count + 1)) {
      return mc_pass_out_of_memory(g->run);
    }
  }
  mc_print_options_init(&options);
  return mc_print_value_names(ctx, g->run->op, &options, add_name, g) || mc_pass_out_of_memory(g->run);
}

bool mc_pass_view_op_graph(McPassRun *run) {
  McAlloc *alloc = &run->ctx->alloc;
  Graph g = {.run = run, .ctx = run->ctx};
  int64_t longest;
  if (!mc_pass_number(run, MAX_LABEL, &longest)) return false;
  g.longest = (size_t)longest;
  mc_buf_init(&g.line, alloc);
  mc_buf_init(&g.text, alloc);
  mc_buf_init(&g.names, alloc);
  bool ok = prepare(&g);
  if (ok) {
    mc_buf_lit(run->out, "digraph G {\n");
    g.depth = 1;
    mc_buf_lit(&g.line, "compound = true;");
    end_line(&g);
    ok = put_nodes(&g);
  }
  for (size_t i = 0; i < g.control.len && ok; i++) put_edge(&g, g.control.ptr[i]);
  for (size_t i = 0; i < g.data.len && ok; i++) put_edge(&g, g.data.ptr[i]);
  if (ok) mc_buf_lit(run->out, "}\n");
  g.failed = g.failed || mc_buf_has_failed(&g.line) || mc_buf_has_failed(run->out);
  ok = ok && (!g.failed || mc_pass_out_of_memory(run));
  mc_buf_fini(&g.line);
  mc_buf_fini(&g.text);
  mc_buf_fini(&g.names);
  mc_idmap_fini(alloc, &g.name_of);
  mc_idmap_fini(alloc, &g.node_of);
  mc_idmap_fini(alloc, &g.color_of);
  mc_array_fini(alloc, &g.nodes);
  mc_array_fini(alloc, &g.control);
  mc_array_fini(alloc, &g.data);
  mc_array_fini(alloc, &g.stack);
  return ok;
}
