/* attr_rules.c - checks discardable attributes by the rules of the dialect that their names begin with.
 *
 * A dialect's rules are part of its words (format.h). A rule is for one name, or for all names without a rule of
 * their own. Several rules of one name must all hold, in their order. Only names with a dialect's prefix have rules.
 * Owns nothing.
 */
#include "defs/constraints.h"
#include "defs/dialect_def.h"
#include "defs/routine_set.h"
#include "types/report.h"
#include "defs/op_messages.h"

MC_COLD static bool fail_rule(McContext *ctx, McOp op, McIdent name, const McAttrRuleWords *rule, McDiags *diags) {
  if (diags == NULL) return false;
  McStr text = mc_ident_str(ctx, (McIdent){rule->message}), attr = mc_ident_str(ctx, name);
  const char *mark = memchr(text.ptr, '$', text.len);
  size_t before = mark == NULL ? text.len : (size_t)(mark - text.ptr);
  McBuf buf;
  mc_buf_init(&buf, &ctx->alloc);
  mc_buf_put(&buf, text.ptr, before);
  if (mark != NULL) {
    mc_buf_put(&buf, attr.ptr, attr.len);
    mc_buf_put(&buf, mark + 1, text.len - before - 1);
  }
  if (buf.failed) {
    mc_out_of_memory(diags);
  } else if (rule->flags & MC_RULE_NAMES_OP) {
    mc_op_error(diags, ctx, op, "%s", mc_buf_text(&buf));
  } else {
    mc_error(diags, mc_op_loc(ctx, op), "%s", mc_buf_text(&buf));
    mc_note_current_op(diags, ctx, op);
  }
  mc_buf_fini(&buf);
  return false;
}

/* The first rule from `from` on for that name; NULL: there is none. */
static const McAttrRuleWords *find_rule(const McDialectDef *dialect, uint32_t name, const McAttrRuleWords *from) {
  for (const McAttrRuleWords *end = dialect->attr_rules + dialect->num_attr_rules; from < end; from++) {
    if (from->name == name) return from;
  }
  return NULL;
}

static bool holds_rules(McContext *ctx, McOp op, McNamedAttr attr, bool *has_rule, McDiags *diags) {
  McStr text = mc_ident_str(ctx, attr.name);
  const char *dot = memchr(text.ptr, '.', text.len);
  if (dot == NULL) return true;
  const McDialectDef *dialect = mc_dialect_of_prefix(ctx, text.ptr, (size_t)(dot - text.ptr));
  if (dialect == NULL) return true;
  const McAttrRuleWords *rule = find_rule(dialect, attr.name.index, dialect->attr_rules);
  uint32_t name = rule == NULL ? MC_NONE : attr.name.index; /* MC_NONE: the rule for all others */
  if (rule == NULL) rule = find_rule(dialect, MC_NONE, dialect->attr_rules);
  for (; rule != NULL; rule = find_rule(dialect, name, rule + 1)) {
    *has_rule = true;
    if (rule->value != 0 && !mc_predicate_holds(ctx, dialect->words, dialect->words + rule->value, attr.value.index)) {
      return fail_rule(ctx, op, attr.name, rule, diags);
    }
    if (rule->check == 0) continue;
    if (!ctx->routines->attr_checks[rule->check - 1].run(ctx, op, attr.value, diags)) return false;
  }
  return true;
}

bool mc_attr_rules_hold(McContext *ctx, McOp op, McAttr attrs, bool *has_rule, McDiags *diags) {
  for (uint32_t i = 0, n = mc_attr_dictionary_size(ctx, attrs); i < n; i++) {
    if (!holds_rules(ctx, op, mc_attr_dictionary_entry(ctx, attrs, i), has_rule, diags)) return false;
  }
  return true;
}
