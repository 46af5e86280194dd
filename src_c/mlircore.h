/* mlircore.h - the public interface of the C core.
 *
 * The only header that mlircore/c_api.pxd and tests/c may include. Sections follow the file names in this folder.
 * Nothing in src_c depends on Python, and no file here has a mutable global: an McContext holds all state.
 *
 * Words used in comments: *owned* (freed with its holder), *borrowed* (valid for the call), *interned* (lives as long
 * as the context), *handed over* (the callee owns it now).
 *
 * Failure: a function that can fail returns bool or an id that may be MC_NONE, and puts the reason into the given
 * McDiags; out of memory is such a reason. Functions without McDiags that return MC_NONE or false can only have run out
 * of memory, unless their comment says more.
 */
#ifndef MLIRCORE_H
#define MLIRCORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* --- ids: 32 bits, one struct per kind, so that mixing them up does not compile. Index 0 is none. --- */

#define MC_NONE 0u

/* Interned things. All share one index space (uniquer.h): equal index = equal thing. */
typedef struct { uint32_t index; } McIdent;        /* a byte string */
typedef struct { uint32_t index; } McType;
typedef struct { uint32_t index; } McAttr;
/* bit 31: a position in a source (source.h), else an McAttr of a location kind */
typedef struct { uint32_t index; } McLoc;
typedef struct { uint32_t index; } McAffineExpr;
typedef struct { uint32_t index; } McAffineMap;
typedef struct { uint32_t index; } McIntegerSet;
typedef struct { uint32_t index; } McOpName;       /* an operation name and its registered definition */

/* Mutable things, in tables of their own (ir.h). */
typedef struct { uint32_t index; } McOp;
typedef struct { uint32_t index; } McBlock;
typedef struct { uint32_t index; } McRegion;
typedef struct { uint32_t index; } McValue;
typedef struct { uint32_t index; } McUse;          /* an operand, or a successor, of an operation */

typedef struct McContext McContext;
typedef struct McDiags McDiags;
typedef struct McBuf McBuf;

typedef struct McStr { const char *ptr; size_t len; } McStr; /* borrowed bytes, not NUL-terminated */

/* --- token_kinds.def, lexer.c --- */

#include "text/token_kinds.def"
typedef enum McTokenKind {
#define MC_TOKEN(name, spelling) TOK_##name,
  MC_TOKEN_KINDS
#undef MC_TOKEN
} McTokenKind;

/* The name of a kind as the Python API shows it ("bare_identifier", "l_paren", ...). */
const char *mc_token_kind_name(McTokenKind kind);

/* All tokens of `text` (NUL at text[len]) as three parallel arrays, comments and errors included, without the final
 * EOF. Arrays are malloc'ed and handed over to the caller: mc_tokens_free. Returns false when out of memory. Linear. */
typedef struct McTokens { uint8_t *kind; uint64_t *start, *end; size_t count, capacity; } McTokens;
bool mc_tokenize(const char *text, size_t len, McTokens *out);
void mc_tokens_free(McTokens *tokens);
/* The message of an error token that starts at text[start], as mlir-opt words it (static). */
const char *mc_token_error(const char *text, size_t len, size_t start);

/* --- diag.c --- */

typedef enum McSeverity { MC_ERROR, MC_WARNING, MC_REMARK, MC_NOTE } McSeverity;

/* One message. A note comes after the message it belongs to. The McDiags owns all memory. */
typedef struct McDiag {
  McSeverity severity;
  McLoc loc;          /* may be MC_NONE: unknown */
  const char *message; /* NUL-terminated */
  size_t message_len;
  const char *line;   /* the source line without its newline, or NULL; NUL-terminated, cut at 4 KB */
  size_t line_len;
  uint32_t column;    /* 1-based column of the caret in `line` */
} McDiag;

/* Collects messages. Out of memory is kept as a flag and returned as a message of its own. */
McDiags *mc_diags_new(McContext *ctx); /* NULL: out of memory. The context must outlive it. */
void mc_diags_free(McDiags *diags);
void mc_diags_clear(McDiags *diags);
void mc_diags_set_place(McDiags *diags, McLoc loc); /* the place of messages that are added without a location */
size_t mc_diags_count(const McDiags *diags);
bool mc_diags_has_error(const McDiags *diags); /* NULL: errors are dropped, so false */
/* After a call that failed without an error: adds "out of memory" if an allocation failed since the messages began. */
void mc_diags_explain(McDiags *diags);
/* Whether the last message is that memory, or the numbers of a kind, have run out. */
bool mc_diags_out_of_memory(const McDiags *diags);
McDiag mc_diags_get(const McDiags *diags, size_t i);
/* "file:line:col: error: message\n<line>\n   ^\n" for message i, as mlir-opt prints it on stderr. */
void mc_diags_render(const McDiags *diags, size_t i, McBuf *out);

/* --- buffer.c: only the functions that a caller outside the core needs --- */

McBuf *mc_buf_new(void);
typedef bool (*McSink)(void *data, const char *bytes, size_t len); /* returns false to stop */
/* hands its bytes over in pieces; mc_buf_flush for the last ones */
McBuf *mc_buf_new_sink(McSink sink, void *data);
/* Gives the caller's memory that size, and returns its new place. NULL: out of memory; the old bytes are freed. */
typedef char *(*McGrow)(void *data, size_t size);
/* all its bytes are in memory of the caller, who owns them when the buffer is deleted */
McBuf *mc_buf_new_in(McGrow grow, void *data);
bool mc_buf_flush(McBuf *buf);
void mc_buf_delete(McBuf *buf);
McStr mc_buf_contents(const McBuf *buf); /* borrowed until the next change */
bool mc_buf_has_failed(const McBuf *buf);
bool mc_buf_is_ascii(const McBuf *buf); /* its bytes are below 128 */
/* `ptr` is memory of the caller that will receive a large text: requests fewer, larger pages if the system has them.
 * The request includes the pages at both ends, so that the mapping stays one and can still grow in place. (alloc.c) */
void mc_memory_advise(void *ptr, size_t size);

/* --- context.c --- */

McContext *mc_context_new(void); /* NULL: out of memory. Freed with mc_context_free, after all trees. */
/* The same with additional routines: C functions that definitions may name. mc_routine_set_join (core/routines.h) makes
 * a set of the built-in ones and others. The set is borrowed: it must outlive the context. */
typedef struct McRoutineSet McRoutineSet;
McContext *mc_context_new_with(const McRoutineSet *routines);
size_t mc_context_free(McContext *ctx); /* returns how many blocks of memory are left: 0, else a mistake of ours */
bool mc_context_allows_unregistered(const McContext *ctx);
void mc_context_allow_unregistered(McContext *ctx, bool allow);
/* Whether an operation in custom form without a definition is kept as it is written, an *opaque operation*
 * (ir/opaque.h): its operands, results, regions, successors and attributes are found by the tokens of its text, which
 * is printed again with the names that they have then. It is not checked. Operations, types and attributes of unknown
 * dialects are then accepted, too. Else, as at first, it is an error, as in mlir-opt 22. */
bool mc_context_keeps_unknown_syntax(const McContext *ctx);
void mc_context_keep_unknown_syntax(McContext *ctx, bool keep);
size_t mc_context_live_bytes(const McContext *ctx);
/* A message about the last allocation that failed: "out of memory", or "out of memory: a context has room for ...",
 * when the numbers of a kind have run out. Static. */
const char *mc_context_failure(const McContext *ctx);
/* Tests: the nth allocation from now fails; < 0: none. Returns whether that of the call before has failed. */
bool mc_context_fail_allocation_after(McContext *ctx, long long n);
long long mc_context_allocations_left(const McContext *ctx); /* before that failure; < 0: it was, or there is none */

/* Both callbacks run on the thread that called the core, though the core may work on another one meanwhile.
 *
 * Called when an operation, type or attribute of a dialect namespace is met for the first time in this context: the
 * callback registers the dialect's definitions (opdefs section). Called with no lock held; may re-enter. Called once
 * per namespace, except that it is called again for a namespace whose load has failed, and that another thread that
 * needs the namespace during the first call makes a call of its own. */
typedef enum McLoad {
  MC_LOAD_NONE,   /* there is no such dialect */
  MC_LOAD_DONE,   /* its definitions are registered now */
  MC_LOAD_FAILED  /* out of memory, or interrupted: nothing is known of the dialect */
} McLoad;
typedef McLoad (*McDialectLoader)(void *data, McContext *ctx, const char *name, size_t len);
void mc_context_set_dialect_loader(McContext *ctx, McDialectLoader loader, void *data);
/* After MC_LOAD_FAILED the caller must fail, too: it must not treat the dialect as unregistered. */
McLoad mc_context_load_dialect(McContext *ctx, const char *name, size_t len);
/* Several projects can use one namespace. This callback is called as that above, but each time that an operation of an
 * unknown namespace is met in custom form: `next` is the first character after its name, which shows whose form it is.
 */
typedef McLoad (*McFormLoader)(void *data, McContext *ctx, const char *name, size_t len, char next);
void mc_context_set_form_loader(McContext *ctx, McFormLoader loader, void *data);

/* Deepest nesting of any construct: regions, types, attributes, locations, affine parentheses. Beyond it, or beyond the
 * smaller limit of a context, the parser and the constructors report an error. Recursive functions count their depth
 * and call mc_stack_switch (stack.h) so that this depth works from any thread. */
#define MC_MAX_NESTING 10000
/* Bytes of the text of one type or attribute, beyond which printing it fails if the context has no other limit. Parts
 * are shared: a text of 1 KB can define a type whose text has 2^45 bytes. */
#define MC_MAX_TYPE_TEXT ((size_t)1 << 28)

/* Limits of a context; docs/limits.md says what happens at each. A call that reaches one fails, nothing leaks, and the
 * context can be used on. */
typedef struct McLimits {
  size_t memory;      /* bytes that the context may hold; 0: any number */
  size_t input;       /* bytes of one text, or of one piece of bytecode; 0: any number */
  size_t type_text;   /* bytes of the text of one printed type or attribute; 0: MC_MAX_TYPE_TEXT */
  uint64_t deadline;  /* the time of mc_clock_ns when long work ends; 0: never */
  uint32_t nesting;   /* levels of any construct; 0, or more than that: MC_MAX_NESTING */
} McLimits;
McLimits mc_context_limits(const McContext *ctx); /* with the default of each 0 that has one */
/* Limits can change while other threads work in the context: they see the new ones soon. */
void mc_context_set_limits(McContext *ctx, McLimits limits);
uint64_t mc_clock_ns(void); /* a clock that is never set back */

/* Called from long work about every 50 ms with MC_LIMIT_NONE; true: stop with an "interrupted" diagnostic. Called with
 * another value when the running call fails because of that limit; the result is then ignored. Other limits have a
 * diagnostic, or are out of memory. */
typedef enum McLimit { MC_LIMIT_NONE, MC_LIMIT_DEADLINE, MC_LIMIT_TYPE_TEXT } McLimit;
typedef bool (*McInterrupt)(void *data, McLimit reached);
void mc_context_set_interrupt(McContext *ctx, McInterrupt check, void *data);

/* --- uniquer.c, strings.c: interned things. Thread-safe. --- */

/* Kinds of interned things; kinds.def lists them with their payload. */
typedef enum McKind {
  MC_KIND_NONE,
#define MC_KIND(name) MC_##name,
#include "types/kinds.def"
  MC_NUM_KINDS
} McKind;

McKind mc_kind(const McContext *ctx, uint32_t index); /* of any interned index without bit 31 */

McIdent mc_ident(McContext *ctx, const char *bytes, size_t len);
McStr mc_ident_str(const McContext *ctx, McIdent ident); /* interned bytes, NUL-terminated too */

/* --- types.c: every builtin type. When the arguments break a rule of the type, constructors return MC_NONE and add a
 * diagnostic in mlir-opt's words, at `loc` of the caller's McDiags (diags may be NULL: no message). --- */

typedef enum McSignedness { MC_SIGNLESS, MC_SIGNED, MC_UNSIGNED } McSignedness;
#include "types/floats.def"
typedef enum McFloatKind {
#define MC_FLOAT(NAME, spelling, bits, exponent_bits, mantissa_bits, bias, special) MC_##NAME,
  MC_FLOAT_KINDS
#undef MC_FLOAT
  MC_NUM_FLOAT_KINDS
} McFloatKind;

#define MC_DYNAMIC INT64_MIN                     /* a dynamic dimension, stride or offset */
#define MC_MAX_INTEGER_WIDTH ((1u << 24) - 1)

McType mc_type_integer(McContext *ctx, uint32_t width, McSignedness signedness);
McType mc_type_index(McContext *ctx);
McType mc_type_none(McContext *ctx);
McType mc_type_float(McContext *ctx, McFloatKind kind);
McType mc_type_complex(McContext *ctx, McType element, McDiags *diags);
McType mc_type_function(McContext *ctx, const McType *inputs, size_t num_inputs, const McType *results,
                        size_t num_results);
McType mc_type_tuple(McContext *ctx, const McType *types, size_t count);
McType mc_type_ranked_tensor(McContext *ctx, const int64_t *dims, size_t rank, McType element, McAttr encoding,
                             McDiags *diags);
McType mc_type_unranked_tensor(McContext *ctx, McType element, McDiags *diags);
/* scalable: one byte per dimension, or NULL for none. */
McType mc_type_vector(McContext *ctx, const int64_t *dims, const uint8_t *scalable, size_t rank, McType element,
                      McDiags *diags);
/* layout: MC_NONE for identity; an identity affine map attribute becomes MC_NONE. memory_space: MC_NONE or an
 * attribute; the integer 0 : i64 becomes MC_NONE, as in mlir-opt 22. */
McType mc_type_memref(McContext *ctx, const int64_t *dims, size_t rank, McType element, McAttr layout,
                      McAttr memory_space, McDiags *diags);
McType mc_type_unranked_memref(McContext *ctx, McType element, McAttr memory_space, McDiags *diags);
/* !dialect.body or !dialect<"body">: kept verbatim. */
McType mc_type_opaque(McContext *ctx, McIdent dialect, const char *body, size_t len);

/* Readers. The type must be of the kind that has the property (MC_ASSERT). */
bool mc_type_is_integer(const McContext *ctx, McType t, uint32_t width);          /* signless of that width */
uint32_t mc_type_integer_width(const McContext *ctx, McType t);
McSignedness mc_type_integer_signedness(const McContext *ctx, McType t);
McFloatKind mc_type_float_kind(const McContext *ctx, McType t);
McType mc_type_element(const McContext *ctx, McType t);   /* complex, tensors, vector, memrefs; else MC_NONE */
bool mc_type_is_shaped(const McContext *ctx, McType t);
bool mc_type_has_rank(const McContext *ctx, McType t);    /* false for a type that is not shaped */
uint32_t mc_type_rank(const McContext *ctx, McType t);
int64_t mc_type_dim(const McContext *ctx, McType t, uint32_t i);
bool mc_type_dim_scalable(const McContext *ctx, McType t, uint32_t i);
bool mc_type_has_static_shape(const McContext *ctx, McType t);
/* Product of the dimensions; false when not static or it does not fit into 63 bits. */
bool mc_type_num_elements(const McContext *ctx, McType t, int64_t *out);
McAttr mc_type_encoding(const McContext *ctx, McType t);
McAttr mc_type_layout(const McContext *ctx, McType t);        /* MC_NONE: identity */
McAttr mc_type_memory_space(const McContext *ctx, McType t);
uint32_t mc_type_num_inputs(const McContext *ctx, McType t);   /* function */
uint32_t mc_type_num_results(const McContext *ctx, McType t);  /* function; tuple: its types */
McType mc_type_input(const McContext *ctx, McType t, uint32_t i);
McType mc_type_result(const McContext *ctx, McType t, uint32_t i);
McIdent mc_type_opaque_dialect(const McContext *ctx, McType t);
McStr mc_type_opaque_body(const McContext *ctx, McType t);
uint32_t mc_type_bit_width(const McContext *ctx, McType t);    /* integer, float; complex: 0; index: 64 */

/* --- strides.c: the layout of a ranked memref --- */

/* Strides (as many as dimensions) and offset; unknown ones are MC_DYNAMIC. Returns false when its layout has no
 * strides. */
bool mc_memref_strides(McContext *ctx, McType type, int64_t *strides, int64_t *offset);
/* The layout as a map; the identity when there is no layout. Returns MC_NONE when it is a dialect's layout, or memory
 * ran out. */
McAffineMap mc_memref_affine_map(McContext *ctx, McType type);

/* --- attrs.c, attrs_dense.c: every builtin attribute --- */

typedef struct McNamedAttr { McIdent name; McAttr value; } McNamedAttr;

/* An integer: `words` little-endian 64-bit words of two's complement, ceil(width / 64) of them, bits above the width
 * ignored. type: integer or index (width 64). An i1 attribute is upstream's BoolAttr. */
McAttr mc_attr_integer_words(McContext *ctx, McType type, const uint64_t *words, size_t count);
McAttr mc_attr_integer(McContext *ctx, McType type, int64_t value); /* sign-extended or cut to the type */
McAttr mc_attr_bool(McContext *ctx, bool value);
/* IEEE-like bits, low word first */
McAttr mc_attr_float_bits(McContext *ctx, McType type, const uint64_t *words, size_t count);
McAttr mc_attr_float(McContext *ctx, McType type, double value);    /* rounded to nearest even */
/* of any type: a diagnostic unless it is a float */
McAttr mc_attr_float_checked(McContext *ctx, McType type, double value, McDiags *diags);
McAttr mc_attr_string(McContext *ctx, const char *bytes, size_t len, McType type); /* type MC_NONE: none */
McAttr mc_attr_array(McContext *ctx, const McAttr *elements, size_t count);
/* Entries in any order. When two have one name, returns MC_NONE and the name in *duplicate (may be NULL). Linear for
 * sorted input, else n log n. */
McAttr mc_attr_dictionary(McContext *ctx, const McNamedAttr *entries, size_t count, McIdent *duplicate);
McAttr mc_attr_type(McContext *ctx, McType type);
McAttr mc_attr_unit(McContext *ctx);
McAttr mc_attr_symbol_ref(McContext *ctx, McIdent root, const McIdent *nested, size_t count);
McAttr mc_attr_affine_map(McContext *ctx, McAffineMap map);
McAttr mc_attr_integer_set(McContext *ctx, McIntegerSet set);
/* array<i32: ...>: element is i1 of any signedness, an integer of a multiple of 8 bits or a float of 8, 16, 32, 64, 80
 * or 128 (else MC_NONE and a diagnostic). `bytes` are little-endian, ceil(width / 8) for each of `count` elements: i1
 * one byte each. */
McAttr mc_attr_dense_array(McContext *ctx, McType element, const void *bytes, size_t count, McDiags *diags);
/* dense<...> of integer, index, float or complex elements, type: any shaped type with a static shape. `bytes`: the
 * elements in order, little-endian, each in ceil(width / 8) bytes (complex: two of them), or a single element when
 * `splat`. Integers of width 1 (not inside complex) are packed, eight to a byte, the first in the lowest bit; a splat
 * of them is one byte, zero or not. Two rules are as in mlir-opt 22: elements that are all equal become a splat, and so
 * does a single element; bits above the width are not changed. Returns MC_NONE with a diagnostic when the element type
 * is not allowed, the shape is not static, `len` does not fit, or the data is larger than 4 GiB. */
McAttr mc_attr_dense_elements(McContext *ctx, McType type, const void *bytes, size_t len, bool splat, McDiags *diags);
McAttr mc_attr_dense_strings(McContext *ctx, McType type, const McIdent *strings, size_t count, bool splat,
                             McDiags *diags);
/* The same from other data of a caller. MC_NONE and a diagnostic: it does not fit the type (attrs_elements.c). */
/* one element: a splat */
McAttr mc_attr_dense_raw(McContext *ctx, McType type, const void *bytes, size_t len, McDiags *diags);
/* of width 1, from bytes */
McAttr mc_attr_dense_bools(McContext *ctx, McType type, const uint8_t *bools, size_t count, McDiags *diags);
/* integers, floats, strings */
McAttr mc_attr_dense_of(McContext *ctx, McType type, const McAttr *elements, size_t count, McDiags *diags);
McAttr mc_attr_dense_resource(McContext *ctx, McType type, McIdent key);
McAttr mc_attr_sparse_elements(McContext *ctx, McType type, McAttr indices, McAttr values, McDiags *diags);
/* An attribute of an enumeration that a dialect defines as `name` ("arith.fastmath"). MC_NONE: no enumeration has that
 * name, or out of memory. */
McAttr mc_attr_enum(McContext *ctx, McIdent name, uint64_t value);
McAttr mc_attr_strided_layout(McContext *ctx, int64_t offset, const int64_t *strides, size_t count);
McAttr mc_attr_distinct(McContext *ctx, McAttr referenced);            /* a new one at each call */
/* #dialect.body or #dialect<"body"> [: type]: kept verbatim. */
McAttr mc_attr_opaque(McContext *ctx, McIdent dialect, const char *body, size_t len, McType type);

/* the type of a typed attribute, else MC_NONE (a plain string, too) */
McType mc_attr_value_type(const McContext *ctx, McAttr a);
/* Integer attributes. */
uint32_t mc_attr_integer_num_words(const McContext *ctx, McAttr a);
const uint64_t *mc_attr_integer_data(const McContext *ctx, McAttr a); /* interned, 8-byte aligned, excess bits zero */
/* false: does not fit; si/signless sign-extend, ui zero-extend */
bool mc_attr_integer_i64(const McContext *ctx, McAttr a, int64_t *out);
const uint64_t *mc_attr_float_data(const McContext *ctx, McAttr a);     /* two words */
double mc_attr_float_double(const McContext *ctx, McAttr a);            /* nearest double */
McStr mc_attr_string_value(const McContext *ctx, McAttr a);             /* string attribute */
uint32_t mc_attr_array_size(const McContext *ctx, McAttr a);
McAttr mc_attr_array_get(const McContext *ctx, McAttr a, uint32_t i);
uint32_t mc_attr_dictionary_size(const McContext *ctx, McAttr a);       /* MC_NONE counts as empty */
McNamedAttr mc_attr_dictionary_entry(const McContext *ctx, McAttr a, uint32_t i); /* sorted by the names' bytes */
McAttr mc_attr_dictionary_find(const McContext *ctx, McAttr a, McIdent name); /* MC_NONE: absent */
McType mc_attr_type_value(const McContext *ctx, McAttr a);
McIdent mc_attr_symbol_root(const McContext *ctx, McAttr a);
uint32_t mc_attr_symbol_num_nested(const McContext *ctx, McAttr a);
McIdent mc_attr_symbol_nested(const McContext *ctx, McAttr a, uint32_t i);
McAffineMap mc_attr_affine_map_value(const McContext *ctx, McAttr a);
McIntegerSet mc_attr_integer_set_value(const McContext *ctx, McAttr a);
McStr mc_attr_dense_data(const McContext *ctx, McAttr a); /* dense array and dense elements: the bytes */
bool mc_attr_dense_is_splat(const McContext *ctx, McAttr a);
uint64_t mc_attr_dense_count(const McContext *ctx, McAttr a); /* dense array, dense strings: the number of stored
                                                               * elements */
McIdent mc_attr_dense_string(const McContext *ctx, McAttr a, uint64_t i);
McType mc_attr_dense_array_element(const McContext *ctx, McAttr a);
/* Element `i` (below the number of elements, splat or not) of dense elements, as an attribute: a complex one is an
 * array of two. Also for dense strings. MC_NONE: out of memory. */
McAttr mc_attr_dense_get(McContext *ctx, McAttr a, uint64_t i);
/* Its bits, low word first, cut to `count` words; imaginary: those of the second part of a complex element. */
void mc_attr_dense_words(const McContext *ctx, McAttr a, uint64_t i, bool imaginary, uint64_t *words, size_t count);
double mc_attr_dense_double(const McContext *ctx, McAttr a, uint64_t i); /* nearest; elements are floats */
/* width 1: the first `count` elements as bytes 0 and 1 */
void mc_attr_dense_unpack(const McContext *ctx, McAttr a, uint8_t *out, uint64_t count);
McIdent mc_attr_resource_key(const McContext *ctx, McAttr a);
McAttr mc_attr_sparse_indices(const McContext *ctx, McAttr a);
McAttr mc_attr_sparse_values(const McContext *ctx, McAttr a);
int64_t mc_attr_strided_offset(const McContext *ctx, McAttr a);
uint32_t mc_attr_strided_rank(const McContext *ctx, McAttr a);
int64_t mc_attr_strided_stride(const McContext *ctx, McAttr a, uint32_t i);
McAttr mc_attr_distinct_referenced(const McContext *ctx, McAttr a);
McIdent mc_attr_opaque_dialect(const McContext *ctx, McAttr a);
McStr mc_attr_opaque_body(const McContext *ctx, McAttr a);

/* Resources: named blobs beside the attributes that refer to them. Mutable, owned by the context. The first declaration
 * of a key gets it; later ones are renamed (key_1, ...), as in mlir-opt 22. */
McIdent mc_resource_declare(McContext *ctx, McIdent wanted);   /* the key to use; no data yet */
/* Copies `len` bytes; alignment: the value of the blob's first four bytes. Returns false when out of memory. */
bool mc_resource_set(McContext *ctx, McIdent key, const void *bytes, size_t len, uint32_t alignment);
/* false: no data; the bytes live as long as the context */
bool mc_resource_get(const McContext *ctx, McIdent key, McStr *bytes, uint32_t *alignment);
/* Keys of the resources that op and the operations in it refer to, in the order of the first mention
 * (resources_used.c). Returns false when out of memory. The caller owns *keys (NULL when there are none):
 * mc_op_resources_free. */
bool mc_op_resources(McContext *ctx, McOp op, McIdent **keys, size_t *count);
void mc_op_resources_free(McContext *ctx, McIdent *keys, size_t count);

/* --- locs.c --- */

McLoc mc_loc_unknown(McContext *ctx);
McLoc mc_loc_file_range(McContext *ctx, McIdent file, uint32_t line, uint32_t column, uint32_t end_line,
                        uint32_t end_column);
McLoc mc_loc_file(McContext *ctx, McIdent file, uint32_t line, uint32_t column);
McLoc mc_loc_name(McContext *ctx, McIdent name, McLoc child); /* child MC_NONE: unknown */
McLoc mc_loc_callsite(McContext *ctx, McLoc callee, McLoc caller);
/* As upstream's FusedLoc::get: splits fused locations of the same metadata into their parts, drops unknowns and
 * duplicates. If one location is left and there is no metadata, that one is returned. */
McLoc mc_loc_fused(McContext *ctx, const McLoc *locs, size_t count, McAttr metadata);
McLoc mc_loc_from_attr(const McContext *ctx, McAttr attr);  /* MC_NONE when attr is not a location */
McAttr mc_loc_attr(McContext *ctx, McLoc loc);              /* materialises a position: file:line:col */
McIdent mc_loc_file_name(McContext *ctx, McLoc loc);        /* file range */
uint32_t mc_loc_line(McContext *ctx, McLoc loc, int which); /* which: 0 line, 1 column, 2 end line, 3 end column */
McIdent mc_loc_name_value(McContext *ctx, McLoc loc);
McLoc mc_loc_child(McContext *ctx, McLoc loc, uint32_t i);  /* name: 0; callsite: 0 callee, 1 caller; fused: each */
uint32_t mc_loc_num_children(McContext *ctx, McLoc loc);
McAttr mc_loc_metadata(McContext *ctx, McLoc loc);          /* fused */

/* --- affine.c: constructors simplify exactly as upstream's --- */

#define MC_MAX_AFFINE_POSITION ((uint32_t)INT32_MAX)
McAffineExpr mc_affine_dim(McContext *ctx, uint32_t position); /* at most MC_MAX_AFFINE_POSITION; symbols, too */
McAffineExpr mc_affine_symbol(McContext *ctx, uint32_t position);
McAffineExpr mc_affine_constant(McContext *ctx, int64_t value);
/* kind: MC_AFFINE_ADD, _MUL, _MOD, _FLOORDIV, _CEILDIV. MC_NONE: out of memory or nested too deep; a sum whose left
 * operand is a sum is as deep as that, so that a sum can have any number of terms. */
McAffineExpr mc_affine_binary(McContext *ctx, McKind kind, McAffineExpr lhs, McAffineExpr rhs);
McAffineExpr mc_affine_lhs(const McContext *ctx, McAffineExpr e);
McAffineExpr mc_affine_rhs(const McContext *ctx, McAffineExpr e);
int64_t mc_affine_value(const McContext *ctx, McAffineExpr e);      /* constant: value; dim, symbol: position */
bool mc_affine_is_pure(const McContext *ctx, McAffineExpr e);       /* upstream's isPureAffine */
bool mc_affine_is_symbolic_or_constant(const McContext *ctx, McAffineExpr e);
/* True when all its dimensions and symbols are below these numbers, as those of a map's results and of a set's
 * constraints must be. Constant time. */
bool mc_affine_fits(const McContext *ctx, McAffineExpr e, uint32_t dims, uint32_t symbols);
McAffineMap mc_affine_map(McContext *ctx, uint32_t dims, uint32_t symbols, const McAffineExpr *results, size_t count);
uint32_t mc_affine_map_num_dims(const McContext *ctx, McAffineMap m);
uint32_t mc_affine_map_num_symbols(const McContext *ctx, McAffineMap m);
uint32_t mc_affine_map_num_results(const McContext *ctx, McAffineMap m);
McAffineExpr mc_affine_map_result(const McContext *ctx, McAffineMap m, uint32_t i);
bool mc_affine_map_is_identity(const McContext *ctx, McAffineMap m);
/* The composition: `first` is applied, then `second` to its results, which are as many as the dimensions of `second`.
 * The symbols of `first` come first. MC_NONE: out of memory, nested too deep, or *too_large: more than MC_MAX_COMPOSED
 * operators and leaves. */
#define MC_MAX_COMPOSED 4096u
McAffineMap mc_affine_map_compose(McContext *ctx, McAffineMap first, McAffineMap second, bool *too_large);
McIntegerSet mc_integer_set(McContext *ctx, uint32_t dims, uint32_t symbols, const McAffineExpr *constraints,
                            const uint8_t *is_equality, size_t count);
uint32_t mc_integer_set_num_dims(const McContext *ctx, McIntegerSet s);
uint32_t mc_integer_set_num_symbols(const McContext *ctx, McIntegerSet s);
uint32_t mc_integer_set_num_constraints(const McContext *ctx, McIntegerSet s);
McAffineExpr mc_integer_set_constraint(const McContext *ctx, McIntegerSet s, uint32_t i);
bool mc_integer_set_is_equality(const McContext *ctx, McIntegerSet s, uint32_t i);

/* --- affine_replace.c: linear in the number of different parts of an expression. MC_NONE, false: out of memory, or
 * nested too deep --- */

/* Dimension i becomes dims[i], if i is below their number; likewise symbols. */
McAffineExpr mc_affine_substitute(McContext *ctx, McAffineExpr e, const McAffineExpr *dims, size_t num_dims,
                                  const McAffineExpr *symbols, size_t num_symbols);
/* kind: MC_AFFINE_DIM or _SYMBOL: the dimensions or symbols at positions in [from, to) move to a larger position.
 * MC_NONE: also when a position becomes too large. */
McAffineExpr mc_affine_shift(McContext *ctx, McAffineExpr e, McKind kind, uint32_t from, uint32_t to, uint32_t by);
/* wherever `from` is in e */
McAffineExpr mc_affine_replace(McContext *ctx, McAffineExpr e, McAffineExpr from, McAffineExpr to);
/* flags[i] = 1: it has symbol i */
bool mc_affine_mark_symbols(McContext *ctx, McAffineExpr e, uint8_t *flags, size_t count);

/* --- affine_simplify.c --- */

/* The expression as a sum of dimensions, symbols and what is left of divisions, as in mlir-opt's canonical forms; dims
 * and symbols are the counts of its map. An expression that divides by a number below 1 stays. MC_NONE: out of memory,
 * nested too deep, or *too_large: more than 262,144 operators and leaves, or too much work. */
McAffineExpr mc_affine_simplify(McContext *ctx, McAffineExpr e, uint32_t dims, uint32_t symbols, bool *too_large);

/* --- opdefs.c: operation names, and the definitions registered for them (opdefs.h has the rest) --- */

/* Loads the dialect when a name of it is met first. Returns MC_NONE when out of memory, or when that load failed. */
McOpName mc_op_name(McContext *ctx, const char *bytes, size_t len);
McStr mc_op_name_str(const McContext *ctx, McOpName name);
bool mc_op_name_is_registered(const McContext *ctx, McOpName name);
/* Publishes a dialect's definitions. `words` is the output of mlircore.dialect (format.h), copied. Returns false when
 * it is damaged, a name in it is unknown, or memory ran out; then nothing was published. */
bool mc_dialect_define(McContext *ctx, const uint32_t *words, size_t num_words, McDiags *diags);
/* The same with words of a part of a dialect: its operations, types, attributes and enumerations are added to those of
 * the dialect, or replace those of the same names. A replaced definition stays in memory as long as the context:
 * operations and types that were made by it can still be used. Without that dialect in the context, nothing is
 * published. */
bool mc_dialect_update(McContext *ctx, const uint32_t *words, size_t num_words, McDiags *diags);
/* A trait by its name in opdefs.h ("TERMINATOR"); false for unregistered operations, and for what is no trait. */
bool mc_op_name_has_trait(const McContext *ctx, McOpName name, const char *trait);
/* From now on operations of that name have the trait; does nothing for an unregistered name. Returns false when out of
 * memory. */
bool mc_op_name_add_trait(McContext *ctx, McOpName name, const char *trait);

/* --- defs/defined.c: types and attributes that dialects define (defs/defined.h has the rest) --- */

McIdent mc_defined_name(const McContext *ctx, uint32_t index); /* "llvm.ptr"; of a MC_TYPE_DEFINED or MC_ATTR_DEFINED */
uint32_t mc_defined_num_params(const McContext *ctx, uint32_t index);
/* a type or an attribute; MC_NONE: absent */
uint32_t mc_defined_value(const McContext *ctx, uint32_t index, uint32_t i);
/* The type of the definition of that name with the lowest index above *after (at first 0), which becomes that index:
 * the oldest one, unless several threads made them. MC_NONE: none is left; then *after is such that all types which
 * are made later have indices above. Linear in the number of things that were interned in between. */
McType mc_defined_next_type(const McContext *ctx, McIdent name, uint32_t *after);
/* The type, or attribute, of the definition of that name with these parameters (MC_NONE: absent, so its default). An
 * enumeration's attribute has one parameter, its value. Returns MC_NONE after reporting at `loc` that there is no such
 * definition or that a parameter is not allowed, or when out of memory. */
uint32_t mc_defined_get(McContext *ctx, McIdent name, bool is_type, const uint32_t *values, uint32_t count, McLoc loc,
                        McDiags *diags);
/* Whether parameter `i` of a definition is a type, and no attribute that may hold one. */
bool mc_defined_takes_type(const McContext *ctx, McIdent name, bool is_type, uint32_t i);

/* --- ir.c: operations, blocks, regions, values. One thread at a time per tree. --- */

/* Handles: an id and the generation it was made with. False when the thing was erased since. */
uint32_t mc_op_generation(const McContext *ctx, McOp op);
uint32_t mc_block_generation(const McContext *ctx, McBlock block);
uint32_t mc_region_generation(const McContext *ctx, McRegion region);
bool mc_op_is_live(const McContext *ctx, McOp op, uint32_t generation);
bool mc_block_is_live(const McContext *ctx, McBlock block, uint32_t generation);
bool mc_region_is_live(const McContext *ctx, McRegion region, uint32_t generation);
/* A value's handle carries its owner (an op's or a block's index) and the owner's generation. */
bool mc_value_is_live(const McContext *ctx, McValue value, uint32_t owner, uint32_t generation);

/* The parts of a new operation; arrays are borrowed for the call. */
typedef struct McOpState {
  McOpName name;
  McLoc loc;
  McAttr attrs;           /* dictionary of discardable attributes, or MC_NONE */
  McAttr properties;      /* dictionary of inherent attributes, or MC_NONE */
  const McValue *operands;   size_t num_operands;
  const McType *results;     size_t num_results;
  const McBlock *successors; size_t num_successors;
  size_t num_regions;     /* made empty */
} McOpState;

/* defs/infer.c: the types of the results of such an operation, as its definition infers them from operands, properties
 * (operandSegmentSizes included) and attributes. `results` is not read. False: reported why they cannot be inferred.
 * The definition does not state how, operands or attributes do not fit it, or memory ran out. Linear in the operands
 * and in the inferred types. */
typedef struct McInferred {
  McType *ptr; /* `few`, or owned: mc_inferred_fini */
  size_t len, cap;
  McType few[8];
} McInferred;
bool mc_op_infer_types(McContext *ctx, const McOpState *state, McInferred *out, McDiags *diags);
void mc_inferred_fini(McContext *ctx, McInferred *inferred); /* also after false */

McOp mc_op_create(McContext *ctx, const McOpState *state); /* detached: its own root. MC_NONE: out of memory or ids */
/* before MC_NONE: at the end */
McOp mc_op_create_in(McContext *ctx, const McOpState *state, McBlock block, McOp before);
/* Erases op and everything inside. The caller has checked that no result is used from outside (mc_op_is_used):
 * remaining uses of the results are dropped to none. Linear in the erased operations; no recursion. */
void mc_op_erase(McContext *ctx, McOp op);
/* Erases many operations in two steps, so that it can be refused. The first marks them and all inside them, and leaves
 * in `ops` and *count those that are not inside another. Returns false, without marks, when an operation that stays
 * uses a value or a block of one of them: `user` uses something of `used`, the first such operation in the order of
 * `ops`. `replaced`: results of those that are left may be used; the caller replaces them. After true, the caller calls
 * mc_ops_spare or mc_ops_erase with the operations that were left, before any of the marked ones is moved. */
typedef struct McDoomed { McOp used, user; bool detached; /* one of those that are left is in no block */ } McDoomed;
bool mc_ops_doom(McContext *ctx, McOp *ops, size_t *count, bool replaced, McDoomed *found);
bool mc_op_is_doomed(const McContext *ctx, McOp op);
void mc_ops_spare(McContext *ctx, const McOp *ops, size_t count); /* takes the marks off */
/* Erases them one after the other, as mc_op_erase, for less. None is inside one in front of it. */
void mc_ops_erase(McContext *ctx, const McOp *ops, size_t count);
bool mc_op_is_used(const McContext *ctx, McOp op); /* a result has a use that is not inside op itself */
void mc_op_detach(McContext *ctx, McOp op);        /* removed from its block: its own root now */
/* op detached, block not inside op (mc_op_contains_block) */
void mc_op_insert(McContext *ctx, McOp op, McBlock block, McOp before);
bool mc_op_contains_block(const McContext *ctx, McOp op, McBlock block);
/* At any depth; never MC_NONE. Linear in the depth. */
bool mc_region_contains_block(const McContext *ctx, McRegion region, McBlock block);
McOp mc_op_clone(McContext *ctx, McOp op);         /* detached deep copy; outside operands are shared */
/* Values and blocks from outside of an operation, and those that its copy uses instead. Borrowed arrays. */
typedef struct McMapping {
  const McValue *values, *to_values;
  size_t num_values;
  const McBlock *blocks, *to_blocks;
  size_t num_blocks;
} McMapping;
McOp mc_op_clone_mapped(McContext *ctx, McOp op, const McMapping *mapping);
/* Copies the operations of a block except the last one, its terminator, in front of `before`, which may be in the same
 * block. `args`: a value for each of its arguments. `caller`: not MC_NONE: the copies' locations are call sites there.
 * `results`: gets the value of each operand of the terminator. Returns false when out of memory: nothing was inserted.
 */
bool mc_block_clone_into(McContext *ctx, McBlock from, McOp before, const McValue *args, McLoc caller,
                         McValue *results);
bool mc_op_is_before(McContext *ctx, McOp a, McOp b); /* same block; amortised constant */

McOpName mc_op_get_name(const McContext *ctx, McOp op);
McLoc mc_op_loc(const McContext *ctx, McOp op);
void mc_op_set_loc(McContext *ctx, McOp op, McLoc loc);
McAttr mc_op_attrs(const McContext *ctx, McOp op);       /* discardable; MC_NONE: empty */
void mc_op_set_attrs(McContext *ctx, McOp op, McAttr dictionary);
McAttr mc_op_properties(const McContext *ctx, McOp op);
void mc_op_set_properties(McContext *ctx, McOp op, McAttr dictionary);
McBlock mc_op_block(const McContext *ctx, McOp op);      /* MC_NONE: detached or top level */
McOp mc_op_parent(const McContext *ctx, McOp op);
McOp mc_op_prev(const McContext *ctx, McOp op);
McOp mc_op_next(const McContext *ctx, McOp op);
uint32_t mc_op_num_operands(const McContext *ctx, McOp op);
McValue mc_op_operand(const McContext *ctx, McOp op, uint32_t i);
void mc_op_set_operand(McContext *ctx, McOp op, uint32_t i, McValue value);
bool mc_op_set_operands(McContext *ctx, McOp op, const McValue *values, size_t count);
McUse mc_op_operand_use(const McContext *ctx, McOp op, uint32_t i);
uint32_t mc_op_num_results(const McContext *ctx, McOp op);
McValue mc_op_result(const McContext *ctx, McOp op, uint32_t i);
uint32_t mc_op_num_regions(const McContext *ctx, McOp op);
McRegion mc_op_region(const McContext *ctx, McOp op, uint32_t i);
uint32_t mc_op_num_successors(const McContext *ctx, McOp op);
McBlock mc_op_successor(const McContext *ctx, McOp op, uint32_t i);
void mc_op_set_successor(McContext *ctx, McOp op, uint32_t i, McBlock block);

/* region MC_NONE: detached (before ignored) */
McBlock mc_block_create(McContext *ctx, McRegion region, McBlock before);
void mc_block_erase(McContext *ctx, McBlock block); /* with its operations; uses of the block are dropped to none */
void mc_block_detach(McContext *ctx, McBlock block);
void mc_block_insert(McContext *ctx, McBlock block, McRegion region, McBlock before);
McRegion mc_block_region(const McContext *ctx, McBlock block);
McOp mc_block_parent_op(const McContext *ctx, McBlock block);
McBlock mc_block_prev(const McContext *ctx, McBlock block);
McBlock mc_block_next(const McContext *ctx, McBlock block);
McOp mc_block_first_op(const McContext *ctx, McBlock block);
McOp mc_block_last_op(const McContext *ctx, McBlock block);
uint32_t mc_block_num_ops(const McContext *ctx, McBlock block);      /* constant cost */
uint64_t mc_block_list_version(const McContext *ctx, McBlock block); /* of its list of operations: each change adds 1 */
uint32_t mc_block_num_args(const McContext *ctx, McBlock block);
McValue mc_block_arg(const McContext *ctx, McBlock block, uint32_t i);
McValue mc_block_add_arg(McContext *ctx, McBlock block, McType type, McLoc loc);           /* at the end */
McValue mc_block_insert_arg(McContext *ctx, McBlock block, uint32_t i, McType type, McLoc loc);
void mc_block_erase_arg(McContext *ctx, McBlock block, uint32_t i);
/* Erases each argument i for which erased[i] is not 0. Linear. */
void mc_block_erase_args(McContext *ctx, McBlock block, const uint8_t *erased);
McUse mc_block_first_use(const McContext *ctx, McBlock block); /* successor uses: mc_use_next, mc_use_owner */

McOp mc_region_op(const McContext *ctx, McRegion region);
uint32_t mc_region_index(const McContext *ctx, McRegion region); /* in its operation */
McBlock mc_region_first_block(const McContext *ctx, McRegion region);
McBlock mc_region_last_block(const McContext *ctx, McRegion region);

McType mc_value_type(const McContext *ctx, McValue v);
void mc_value_set_type(McContext *ctx, McValue v, McType type);
bool mc_value_is_block_arg(const McContext *ctx, McValue v);
McOp mc_value_op(const McContext *ctx, McValue v);        /* of a result, else MC_NONE */
/* The data that a handle carries: the id of the owner, which defines the value, and the owner's generation. Returns
 * true for a block argument. */
bool mc_value_owner(const McContext *ctx, McValue v, uint32_t *owner, uint32_t *generation);
McBlock mc_value_block(const McContext *ctx, McValue v);  /* of an argument, else MC_NONE */
McBlock mc_value_parent_block(const McContext *ctx, McValue v); /* where it is defined */
uint32_t mc_value_index(const McContext *ctx, McValue v); /* result number or argument number */
McLoc mc_value_loc(const McContext *ctx, McValue v);      /* argument: its own; result: its operation's */
void mc_value_set_loc(McContext *ctx, McValue v, McLoc loc); /* of an argument */
McUse mc_value_first_use(const McContext *ctx, McValue v); /* newest first */
bool mc_value_has_one_use(const McContext *ctx, McValue v);
McUse mc_use_next(const McContext *ctx, McUse use);
McOp mc_use_owner(const McContext *ctx, McUse use);
uint32_t mc_use_index(const McContext *ctx, McUse use);    /* operand or successor number */
void mc_value_replace_all_uses(McContext *ctx, McValue from, McValue to);
/* Names as written, without sigil: "arg0", "12". Empty when there is none. `scratch` (16 bytes) is used for numbers. */
McStr mc_value_name(const McContext *ctx, McValue v, char *scratch);
McStr mc_block_name(const McContext *ctx, McBlock block, char *scratch);
bool mc_value_set_name(McContext *ctx, McValue v, const char *name, size_t len);

/* Walk: operations nested in `root` and root itself, without recursion. In post-order the operation that was returned
 * last may be erased. In pre-order the contents of that operation may change (after mc_walk_skip it may be erased,
 * too). The operation from which the walk continues must not be erased; a checked walk then ends with `stale`. State is
 * plain data. */
typedef struct McWalk {
  McOp root, next; /* next: the one to return, or (is_current) the one returned last */
  uint32_t generation; /* of next */
  bool post_order, is_checked, is_current, stale;
} McWalk;
void mc_walk_init(McContext *ctx, McWalk *walk, McOp root, bool post_order);
/* For walks during which functions outside of the core run. */
void mc_walk_init_checked(McContext *ctx, McWalk *walk, McOp root, bool post_order);
McOp mc_walk_next(McContext *ctx, McWalk *walk);           /* MC_NONE: done, or stale */
void mc_walk_skip(McContext *ctx, McWalk *walk, McOp op);  /* pre-order, op was returned last: its regions are skipped
                                                            * */

/* drivers.c: the operations in `root` that patterns are applied to once, nested ones before those around them. */
typedef struct McDriver McDriver;
/* names: of the operations to return; none: all. Returns NULL when out of memory. The caller frees it, before the
 * context. */
McDriver *mc_driver_new(McContext *ctx, McOp root, const McOpName *names, size_t num_names);
void mc_driver_free(McDriver *d);
/* Lists the operations that are in the root now. Returns false when out of memory. Linear in the operations in the
 * root. */
bool mc_driver_begin(McDriver *d);
/* The next one that is still in a block; MC_NONE: there is none. */
McOp mc_driver_next(McDriver *d);

/* canonicalize.c: the greedy driver. */
typedef struct McRewriter McRewriter;
/* REPLACED: of all results, still used, by `values`. ERASED: still there; what is inside of it was reported before. */
typedef enum McRwEvent { MC_RW_INSERTED, MC_RW_MODIFIED, MC_RW_REPLACED, MC_RW_ERASED } McRwEvent;
typedef struct McGreedy {
  bool top_down;            /* in pre-order; else the later ones and the nested ones first */
  bool simplify, aggressive; /* regions, at the end of a round; aggressive: equal blocks become one */
  bool is_foreign;          /* `pattern` runs functions outside of the core, which may erase any operation */
  bool no_folds;            /* operations are not folded */
  bool keep_equal;          /* equal constants stay */
  bool only_existing;       /* only operations that exist when a region is begun */
  int64_t max_rounds, max_rewrites; /* < 0: no limit */
  /* of a foreign pattern, by number of the name: operations without it are passed over, unless they have hooks; those
   * with larger numbers, too. NULL: none is. Borrowed */
  const uint8_t *wanted;
  uint32_t num_wanted;
  bool (*pattern)(McRewriter *rw, McOp op); /* tried after folds; NULL: what the operation's definition states */
  void *data;               /* the pattern's own: mc_rw_data; borrowed */
  /* Called for each change that the driver makes itself, not for those of foreign patterns. It may read the tree, and
   * change nothing. NULL: nothing is called. values: borrowed, as many as the operation has results. */
  void (*listen)(McRewriter *rw, McRwEvent event, McOp op, const McValue *values);
} McGreedy;
/* Works on the regions of the operation. *converged: the last round changed nothing. Returns false after reporting that
 * memory ran out, that it was interrupted, or when a pattern called mc_rw_fail. */
bool mc_greedy_apply(McContext *ctx, McOp root, const McGreedy *options, McDiags *diags, bool *converged);
/* For patterns. Must be called before an operation is erased, or its results are replaced, without the rewriter. */
void mc_rw_erasing(McRewriter *rw, McOp op);
void mc_rw_replacing(McRewriter *rw, McOp op);
/* The operation, and those around it, are visited again. */
void mc_rw_push(McRewriter *rw, McOp op);
void *mc_rw_data(const McRewriter *rw);
bool mc_rw_fail(McRewriter *rw); /* the driver stops; always false */
bool mc_rw_has_failed(const McRewriter *rw); /* then an operation can be half changed */
void mc_rw_stop(McRewriter *rw); /* for `listen`: the driver stops after the change that is being made */
/* The attribute that a value is a constant of: its operation has the trait CONSTANT_LIKE. MC_NONE: it is none. */
McAttr mc_constant_of(McContext *ctx, McValue value);
/* Its class has a `fold` or a `canonicalize` (facts.def). */
bool mc_op_has_hooks(const McContext *ctx, McOp op);

/* passes.c: the passes that are part of the core. All texts are static. */
/* LIST: texts with commas between them. */
typedef enum McPassOptionKind {
  MC_PASS_BOOL, MC_PASS_STRING, MC_PASS_LIST,
  MC_PASS_INT, MC_PASS_LONG, MC_PASS_UINT, /* numbers of 32 bits, 64 bits, and 32 bits without sign */
} McPassOptionKind;
typedef struct McPassOption {
  const char *name;
  McPassOptionKind kind;
  const char *initial, *description;
} McPassOption;
typedef struct McPassStatistic { const char *name, *description; } McPassStatistic;
/* The buffer of a run stays empty, is for stderr, or for the file that the option `filename` names. */
typedef enum McPassOutput { MC_PASS_CHANGES, MC_PASS_WRITES, MC_PASS_WRITES_FILE } McPassOutput;
typedef struct McPassInfo {
  const char *argument, *name, *summary; /* "symbol-dce", "SymbolDCE" */
  const McPassOption *options; size_t num_options;
  const McPassStatistic *statistics; size_t num_statistics;
  McPassOutput output;
  const char *anchor; /* the name of the operations that it runs on; NULL: of any */
} McPassInfo;
const McPassInfo *mc_pass_info(size_t pass); /* NULL: there are not so many; core/routines.c */
/* pass_runs.c: one use of a pass in a pipeline. `statistics` and `ns`, the time it took in all threads together, are
 * added to. */
typedef struct McPassUse {
  size_t pass;
  const McStr *options;      /* borrowed: a text for each of the table */
  uint64_t *statistics;      /* borrowed: one for each of the table */
  uint64_t ns;
} McPassUse;
typedef struct McPassFailure {
  size_t op, use;  /* their numbers */
  bool is_verifier; /* the pass ran well, and the operation is not valid */
  McDiags *diags;  /* owned */
} McPassFailure;
typedef struct McPassFailures { McPassFailure *ptr; size_t len, cap; } McPassFailures;
/* Whether a pass can run on an operation: it is registered, isolated, and its name is `anchor` (NULL: any). Returns
 * false after reporting why not, as mlir-opt 22 does. */
bool mc_pass_can_run(McContext *ctx, McOp op, const char *name, const char *anchor, McDiags *diags);
/* Runs passes one after the other on each of `count` operations, which stay where they are, and verifies an operation
 * after each pass if asked to. A pass that fails ends the work on its operation, which is valid then, too, and is
 * appended to `failures`, which are sorted by the operation. After an interrupt, or without memory, the rest is left as
 * it is.
 * `threads`: at most as many work side by side when the operations are isolated and large enough. No other thread may
 * use the tree meanwhile. Returns false when out of memory. */
bool mc_passes_run(McContext *ctx, const McOp *ops, size_t count, McPassUse *uses, size_t num_uses, bool verify,
                   unsigned threads, McBuf *out, McPassFailures *failures);
void mc_pass_failures_free(McContext *ctx, McPassFailures *failures);

/* op_attrs.c: an operation's properties and discardable attributes as one map, and the functions that need its
 * definition. */
/* its definition states it; false for MC_NONE and unregistered */
bool mc_op_is_terminator(const McContext *ctx, McOp op);
McAttr mc_op_attribute(const McContext *ctx, McOp op, McIdent name); /* MC_NONE: absent */
/* Sets it where it belongs (an inherent one is a property), or removes it: value MC_NONE. Returns false when out of
 * memory; then nothing has changed. */
bool mc_op_set_attribute(McContext *ctx, McOp op, McIdent name, McAttr value);
/* Sets several. No name occurs twice, and no value is MC_NONE. Returns false when out of memory; then nothing has
 * changed. */
bool mc_op_set_attributes(McContext *ctx, McOp op, const McNamedAttr *changes, size_t count);
/* mc_op_set_attribute for many operations: equal dictionaries are made once. Returns false when out of memory; then
 * nothing has changed. */
bool mc_ops_set_attribute(McContext *ctx, const McOp *ops, size_t count, McIdent name, McAttr value);
/* one dictionary; MC_NONE: out of memory, or both are empty */
McAttr mc_op_all_attributes(McContext *ctx, McOp op);
/* body.c: makes the block that its definition states in its only region, from the operands' types: linalg's named
 * operations. The dialects of the operations in the block must be loaded. Returns false after reporting; the region is
 * then empty, as before. */
bool mc_op_fill_body(McContext *ctx, McOp op, McDiags *diags);
/* linalg_structure.c: the indexing maps of a structured operation, an array. MC_NONE: it is not structured, or memory
 * ran out (reported). */
McAttr mc_linalg_indexing_maps(McContext *ctx, McOp op, McDiags *diags);
/* The number of its loops, 0 when it is not structured, and for the first `room` of them whether they are reductions.
 * */
uint32_t mc_linalg_loops(const McContext *ctx, McOp op, bool *reductions, uint32_t room);
/* For a new operation: moves inherent entries of *attrs into *properties and adds defaults. Returns false with a
 * diagnostic at loc. */
bool mc_op_name_split_attributes(McContext *ctx, McOpName name, McLoc loc, McAttr *attrs, McAttr *properties,
                                 McDiags *diags);

/* op_names.c: every operation `old` in root, root included, becomes `renamed`, in place: handles stay valid. Attributes
 * are divided as those of a new operation; those that have the default value of `old` and are not inherent in `renamed`
 * are dropped. `changes`: attributes to set, or to remove (value MC_NONE). Returns false with a diagnostic; then
 * nothing has changed. *count: of renamed operations. Linear. */
bool mc_op_replace_names(McContext *ctx, McOp root, McOpName old, McOpName renamed, const McNamedAttr *changes,
                         size_t num_changes, McDiags *diags, size_t *count);
/* The same for one operation. */
bool mc_op_set_name(McContext *ctx, McOp op, McOpName name, McDiags *diags);

/* symbol_uses.c: references to the symbol `old` inside of `from` become `renamed`, except in nested symbol tables.
 * Linear. Returns false when out of memory, or when an attribute is nested beyond MC_MAX_NESTING; operations before
 * that one are changed. */
bool mc_op_rename_symbol_uses(McContext *ctx, McOp from, McIdent old, McIdent renamed);
/* The same for several symbols at once. `old` has no name twice. */
bool mc_op_rename_symbols_uses(McContext *ctx, McOp from, const McIdent *old, const McIdent *renamed, size_t count);
/* A reference to a symbol in an attribute of an operation. `row`: the operation's number in pre-order. */
typedef struct McSymbolUse { uint32_t row; McOp op; McAttr reference; } McSymbolUse;
/* zeroed at first; mc_symbol_uses_fini frees it */
typedef struct McSymbolUses { McSymbolUse *ptr; size_t len, cap; } McSymbolUses;
/* Appends the references in `from` and everything in it, nested symbol tables included, in pre-order. Linear. Returns
 * false when out of memory, or when an attribute is nested beyond MC_MAX_NESTING. */
bool mc_op_symbol_uses(McContext *ctx, McOp from, McSymbolUses *uses);
/* The same without what is inside symbol tables: there, names are those of other symbols. *unknown: an operation with
 * one region, of an unknown dialect, may be a symbol table; the list is not complete. */
bool mc_op_symbol_uses_in_scope(McContext *ctx, McOp from, McSymbolUses *uses, bool *unknown);
void mc_symbol_uses_fini(McContext *ctx, McSymbolUses *uses);

/* Counters of everything in op, one pass. */
typedef struct McIrStats { uint64_t ops, blocks, regions, operands, results, block_args; uint32_t depth; } McIrStats;
McIrStats mc_op_stats(McContext *ctx, McOp op);
/* How often each operation's name and each value's type occurs, by their indices. Zeroed at first. */
typedef struct McTally {
  uint64_t *ops, *types; /* owned */
  size_t num_ops, num_types;
  uint64_t opaque;       /* opaque operations */
  McIrStats stats;
} McTally;
/* Adds what is in root, with root itself. Returns false when memory runs out; the counts are then too low. */
bool mc_op_tally(McContext *ctx, McOp root, McTally *tally);
void mc_tally_fini(McContext *ctx, McTally *tally);
/* operations of all trees; no other thread may use the context meanwhile */
size_t mc_ir_live_ops(const McContext *ctx);
size_t mc_ir_table_bytes(const McContext *ctx); /* bytes in chunks of the IR tables */

/* Checks every storage invariant of the context's tables. Returns false with a diagnostic about the first broken one.
 * (check.c) */
bool mc_check(McContext *ctx, McDiags *diags);

/* --- columns.c: a tree as arrays of numbers, a row for each operation in pre-order --- */

/* A column has a number for each operation, except these. *_offsets have one more (those of row r are [r] to [r + 1]).
 * operands and operand_types have one for each operand, and so on; block_* one for each block, argument_types one for
 * each argument of a block. name, *_types, file: positions in a table. parent, block_op: rows, -1: root's. end: the row
 * after everything nested. block, successors: blocks are numbered with those of one operation together; -1: not in the
 * tree, or none. operands: results are numbered in order, then the arguments of blocks; -1: not in the tree, or none.
 * file, line, column: the position that the location leads to; -1, 0, 0: none. */
#define MC_COLUMNS(X)                                                                                       \
  X(name) X(parent) X(end) X(depth) X(block) X(region) X(operand_count) X(result_count) X(region_count)     \
  X(successor_count) X(operand_offsets) X(operands) X(operand_types) X(result_offsets) X(result_types)      \
  X(successor_offsets) X(successors) X(file) X(line) X(column)                                              \
  X(block_op) X(block_region) X(argument_offsets) X(argument_types)
enum {
#define X(name) MC_COLUMN_##name,
  MC_COLUMNS(X)
#undef X
  MC_NUM_COLUMNS
};
typedef enum McColumnTable {
  MC_COLUMN_NAMES,
  MC_COLUMN_TYPES,
  MC_COLUMN_FILES,
  MC_COLUMN_ATTRS,
  MC_NUM_COLUMN_TABLES
} McColumnTable;
typedef struct McOpHandle { McOp op; uint32_t generation; } McOpHandle;
typedef struct McColumns McColumns;

const char *mc_column_name(int column); /* NULL: there is no such column */
/* `wanted`: a bit for each column. `attrs`: attributes that have a column each, after the others: positions in a table,
 * -1: absent. Returns NULL when out of memory, or interrupted. Linear. The caller owns the result: mc_columns_free,
 * before the context is freed. */
McColumns *mc_columns_new(McContext *ctx, McOp root, uint64_t wanted, const McIdent *attrs, size_t num_attrs);
void mc_columns_free(McColumns *columns);
size_t mc_columns_rows(const McColumns *columns);
McOpHandle mc_columns_row(const McColumns *columns, size_t row);
/* The operations of the rows for which `mask`, a byte for each row, is not 0, in their order. `ops` has room for all
 * rows. Returns false when such an operation was erased: that of *row is the first. */
bool mc_columns_select(const McColumns *columns, const uint8_t *mask, ptrdiff_t stride, McOp *ops, size_t *count,
                       size_t *row);
/* McOpName, McType, McIdent, McAttr */
const uint32_t *mc_columns_table(const McColumns *columns, McColumnTable table, size_t *count);
/* rows of each name in the table; NULL unless only names were wanted */
const uint32_t *mc_columns_name_counts(const McColumns *columns);
/* A column is handed over, once: mc_column_free with *room. NULL: it is empty. */
int32_t *mc_columns_take(McColumns *columns, size_t column, size_t *count, size_t *room);
void mc_column_free(McContext *ctx, int32_t *column, size_t room);

/* The next operation in root, in pre-order, after `after` (MC_NONE: from root on, itself included) that has the name
 * and the attribute (MC_NONE: any). MC_NONE: there is none. */
McOp mc_op_find(McContext *ctx, McOp root, McOp after, McOpName name, McIdent attr);

/* --- structure.c: operations that differ in identity only --- */

enum {
  MC_IGNORE_LOCATIONS = 1,
  MC_IGNORE_DISCARDABLE_ATTRS = 2,
  MC_IGNORE_PROPERTIES = 4,
  MC_IGNORE_COMMUTATIVITY = 8,
  MC_IGNORE_ROOT = 16 /* only the regions of the two operations are compared, which are isolated from above */
};
/* Upstream's OperationEquivalence: a value or block that is defined inside has a partner, one from outside is the same.
 * Operands of commutative operations may have any order, unless ignored. Returns false when out of memory, or
 * interrupted. Linear, except for the sorting of those operands. */
bool mc_op_is_equivalent(McContext *ctx, McOp a, McOp b, unsigned flags, bool *out);
/* A digest of op and everything in it: equal for equivalent operations. Values and blocks from outside enter by their
 * id, everything else as its text, so the digest is the same in every context, process and version: as
 * docs/structural-hash.md states. Returns false as above. Linear in the text of the operations. */
bool mc_op_hash(McContext *ctx, McOp op, unsigned flags, uint8_t out[16]);

/* --- opaque.c: operations whose custom form was kept as it was written: mc_context_keep_unknown_syntax --- */

bool mc_op_is_opaque(const McContext *ctx, McOp op);
/* The text after the name, with slots for operands and the like: its form is in ir/opaque.h. Borrowed. Empty for an
 * operation that is not opaque. */
McStr mc_op_opaque_text(const McContext *ctx, McOp op);

/* --- unread.c: operations of a file that was opened lazily (McParseOptions.lazy). Their regions seem to be empty until
 * mc_op_materialize has read them. Every function of the core that looks into regions takes what it finds: the caller
 * materializes first. These functions are for one thread of a context at a time, and no other one may read or change
 * the tree meanwhile. --- */

size_t mc_context_num_unread(const McContext *ctx); /* in all trees: mostly 0 */
bool mc_op_is_unread(const McContext *ctx, McOp op);
bool mc_op_has_unread(McContext *ctx, McOp op); /* op, or one in it. Linear, unless there is none in the context */
/* Reads the regions of op or, nested, of every operation in it, and verifies those operations, except ones whose
 * attributes or place were changed. as_opened: no tree with operations of the file was changed since it was opened, so
 * that the symbols that they name are looked up, too. Returns false
 * after reporting: an operation that cannot be read is unread as before, and may be erased. Linear in what is read. */
bool mc_op_materialize(McContext *ctx, McOp op, bool nested, bool as_opened, McDiags *diags);
/* Erases what is in the regions of an operation that was read late: it is unread again, and the memory can be used for
 * others. as_opened: as above; else the regions are read once more, beside the tree, and compared. Returns false after
 * reporting that it is from no such file, or that its regions are not those of the file, or are used from outside: then
 * nothing is changed. Linear in the regions. */
bool mc_op_unload(McContext *ctx, McOp op, bool as_opened, McDiags *diags);

/* --- preserved.c: names that aliases had in the text that a tree was read from --- */

/* in the text that op was read from, or else the nearest operation around it */
size_t mc_op_num_aliases(McContext *ctx, McOp op);
/* Alias i: its name without sigil, and the type, attribute or location attribute. Returns false when there is no such
 * alias. */
bool mc_op_alias(McContext *ctx, McOp op, size_t i, McIdent *name, uint32_t *index);

/* --- parse.c: text is borrowed for the call and has a readable NUL at text[len] --- */

/* The generation of the language that a text is in. The documents' years; AUTO: any, or several in one text. */
typedef enum McSyntax { MC_SYNTAX_MODERN, MC_SYNTAX_2019, MC_SYNTAX_2020, MC_SYNTAX_2023, MC_SYNTAX_AUTO } McSyntax;
/* A construct of an old generation, and how often a text has it. */
typedef struct McConstruct { char *name; size_t len; uint64_t count; } McConstruct;
/* zeroed at first; mc_constructs_fini frees it */
typedef struct McConstructs { McConstruct *ptr; size_t len, cap; } McConstructs;
void mc_constructs_fini(McContext *ctx, McConstructs *constructs);

/* The text of a file, read into memory that goes back to the system while it is parsed (McParseOptions.file_text): for
 * messages it is read again. */
typedef struct McFileText McFileText;
/* Reads so many bytes from the start of a file; a zero byte follows them. `file` is an open descriptor, borrowed: it
 * must stay open as long as the text lives, and the context, too. Returns NULL when the system cannot do it, the file
 * has fewer bytes, or memory ran out: the file can be read in another way. Linear. */
McFileText *mc_file_text_read(McContext *ctx, int file, size_t size);
const char *mc_file_text_bytes(McFileText *t); /* all of them; what was passed is read from the file again */
void mc_file_text_free(McFileText *t);         /* NULL: nothing happens */

typedef struct McParseOptions {
  const char *source_name; size_t source_name_len;
  bool verify;
  bool no_implicit_module; /* a single top-level operation is returned itself; any other number is an error */
  McSyntax syntax;
  bool *lends;             /* of bytecode. NULL: blobs are copied. Else they are not, and this is set when there are
                              some: then the bytes must live as long as the context, whether they parsed or not */
  /* with `lends`: regions of isolated operations that are no symbol tables are not read (unread.c); the bytes must then
   * live, unchanged, as long as the context, and *lends is set */
  bool lazy;
  /* text of today's language: so many threads may read and verify it; 0 and 1: the caller's alone. The result and the
   * messages are the same; operations, types and attributes get other ids. Costs a scan of the text more. Bytecode is
   * only verified by them. */
  unsigned threads;
  McConstructs *constructs; /* counts the text's constructs of old generations; borrowed. NULL: no counts */
  McFileText *file_text;   /* the text, or a part of it, is in it: of today's language, what was read goes back to the
                              system; borrowed. NULL: the text stays */
  bool no_memo;            /* tests: read every spelling anew; the result is the same */
} McParseOptions;

/* Parses a whole text (or bytecode: mc_is_bytecode) into a builtin.module (made when the text is not exactly one), or,
 * with no_implicit_module, into its only operation. Returns the root, detached, or MC_NONE with diagnostics. */
McOp mc_parse(McContext *ctx, const char *text, size_t len, const McParseOptions *options, McDiags *diags);
/* A single type or attribute and nothing after it. */
McType mc_parse_type(McContext *ctx, const char *text, size_t len, McSyntax syntax, McDiags *diags);
/* type: expected, or MC_NONE. */
McAttr mc_parse_attr(McContext *ctx, const char *text, size_t len, McType type, McSyntax syntax, McDiags *diags);

/* --- stream.c: the operations at the top of a long text, piece by piece. A builtin.module at the top is entered: its
 * operations are read in its place. An operation sees no values and blocks of others, nor symbols: whether it names one
 * that exists is not checked, nor whether two have one name. --- */

typedef struct McStream McStream;
typedef enum McStreamState {
  MC_STREAM_FAILED,  /* a message was added */
  MC_STREAM_PIECE,   /* operations were read */
  MC_STREAM_MORE,    /* more of the text is needed */
  MC_STREAM_ALIASES, /* a location is named that comes later: mc_stream_define or mc_stream_allow_unknown_locs, once */
  MC_STREAM_END
} McStreamState;
/* A stream of a text that is named in locations and messages. Returns NULL when memory runs out. */
McStream *mc_stream_new(McContext *ctx, const char *name, size_t name_len);
void mc_stream_free(McStream *s);
/* Room for `size` more bytes of the text, valid until the next call; NULL when memory runs out. */
char *mc_stream_room(McStream *s, size_t size);
void mc_stream_added(McStream *s, size_t size); /* so many bytes were put there */
/* Reads operations. is_last: all of the text was added. MC_STREAM_PIECE: *module is a new module with the attributes of
 * the one that is entered, if there is one, and at least one operation in it. Errors come after all operations before
 * them. All calls together are linear in the text; the memory is that of the text between two calls of mc_stream_room,
 * or twice that of the longest operation. */
McStreamState mc_stream_read(McStream *s, bool verify, bool is_last, McOp *module, McDiags *diags);
/* The module that was entered last, without what is in it; attributes that its text has after the body come at its end.
 * The stream's; MC_NONE: none was entered. */
McOp mc_stream_header(const McStream *s);
/* Aliases that the text defines later; those that cannot be parsed are left out. Returns false after reporting that
 * memory ran out. */
bool mc_stream_define(McStream *s, const char *text, size_t len, McDiags *diags);
/* From now on, operations have an unknown location where an alias is not defined yet. */
void mc_stream_allow_unknown_locs(McStream *s);
/* The name of a location alias that was used and is not defined; NULL: there is none. */
const char *mc_stream_undefined_loc(const McStream *s, size_t *len);
/* For another stream, which is used for nothing else: the definitions of aliases in its text until now, unparsed, for
 * mc_stream_define. Valid until the next call. NULL when memory runs out. */
const char *mc_stream_skim(McStream *s, bool is_last, size_t *len);
size_t mc_stream_bytes(const McStream *s); /* memory for the text */
/* The text that was added and is not read yet. */
const char *mc_stream_rest(const McStream *s, size_t *len);
/* The same stream, in another context. The caller frees both. Returns NULL after reporting that memory ran out. */
McStream *mc_stream_renewed(McStream *s, McContext *ctx, McDiags *diags);

/* --- print.c --- */

/* The place of an operation in a printed text, and its place of origin. */
typedef struct McPlace {
  size_t begin, end;     /* bytes of the text, without indentation and newline */
  uint32_t parent;       /* row of the operation around it, plus 1; 0: none */
  McOp op;
  /* of the position in a parsed text (from 1) that is its location; 0: it has another location */
  uint32_t line, column;
} McPlace;
/* zeroed at first; mc_places_fini frees it */
typedef struct McPlaces { McPlace *ptr; size_t len, cap; uint32_t open; } McPlaces;
void mc_places_fini(McContext *ctx, McPlaces *places);

typedef struct McNames McNames; /* how the values and blocks of a tree print */
void mc_print_names_free(McContext *ctx, McNames *names);

typedef struct McPrintOptions {
  bool generic, debug_info, pretty_debug_info, local_scope, skip_regions, value_users, unique_ssa_ids;
  bool assume_verified, name_loc_as_prefix;
  bool own_names;                    /* values are named as if nothing were around the operation */
  bool names_as_written;             /* values, blocks and aliases keep their names */
  bool is_fallback;                  /* mc_print_op sets it: generic because the tree does not verify */
  int64_t elide_elements_if_larger;  /* < 0: never */
  int64_t elide_resources_if_larger; /* characters; < 0: never */
  int64_t hex_if_larger;             /* -1: never; default 100 */
  /* gets a row for every operation, in order of the text; borrowed. Not with a sink. NULL: none */
  McPlaces *places;
  /* Names for the next call; borrowed, the names themselves owned by the caller: mc_print_names_free. Those of an
   * earlier call are used if that had the same naming options and printed in the same tree; the tree must not have
   * changed since. Otherwise they are freed and replaced. Small trees leave NULL. NULL: names live as long as the call.
   */
  McNames **names;
  /* so many threads may print a large tree; 0 and 1: the caller's alone. The text is the same. A sink is then called on
   * other threads than the caller's, one at a time */
  unsigned threads;
} McPrintOptions;
void mc_print_options_init(McPrintOptions *options);

/* Appends the text of op as upstream's Operation::print. For a top-level operation: alias definitions, the operation, a
 * newline, deferred aliases and file metadata (mlir-opt's driver adds one more newline). With local_scope, or for an
 * operation inside a block: only the operation without a newline, named as in the tree around it. Verifies first unless
 * generic or assume_verified; an operation that does not verify is printed in generic form. Returns false when out of
 * memory, when the sink refused, or when interrupted. */
bool mc_print_op(McContext *ctx, McOp op, const McPrintOptions *options, McBuf *out);
/* Whether the operation may be large enough for options->threads. Costs less than to find out how many there are. */
bool mc_print_may_share(McContext *ctx, McOp op);
/* A block as it prints inside its operation, and a value as it is named there ("%0#1"), sigil included. */
bool mc_print_block(McContext *ctx, McBlock block, const McPrintOptions *options, McBuf *out);
bool mc_print_value_name(McContext *ctx, McValue value, const McPrintOptions *options, McBuf *out);
/* The names of all values in the tree around an operation (or in the isolated operation), as they print. `each` is
 * called for each name, with the text borrowed for its call, and returns false to stop. Returns false then, when out of
 * memory, or when interrupted. Linear. */
typedef bool (*McNameSink)(void *data, McValue value, McStr name);
bool mc_print_value_names(McContext *ctx, McOp inside, const McPrintOptions *options, McNameSink each, void *data);
bool mc_print_type(McContext *ctx, McType type, McBuf *out);
bool mc_print_attr(McContext *ctx, McAttr attr, McBuf *out);
bool mc_print_loc(McContext *ctx, McLoc loc, McBuf *out);           /* loc(...) */
bool mc_print_affine_expr(McContext *ctx, McAffineExpr e, McBuf *out);
bool mc_print_affine_map(McContext *ctx, McAffineMap m, McBuf *out);
bool mc_print_integer_set(McContext *ctx, McIntegerSet s, McBuf *out);

/* --- hooks: functions of the caller of the core for definitions that need them --- */

typedef struct McHookParse McHookParse; /* valid while the hook runs, as is all text that comes from it */
typedef struct McHookPrint McHookPrint;
/* Called with no lock held, on the thread that called the core. Returns false when it failed; it may have reported an
 * error of its own. */
typedef bool (*McParseHook)(void *data, McHookParse *h, McOpName name);
/* h NULL: hooks are nested too deep, the print has failed. */
typedef bool (*McPrintHook)(void *data, McHookPrint *h, McOp op);
/* Checks an operation that meets all declarations of its definition (MC_C_HOOK), or, with `regions`, one whose regions
 * have been verified. The tree must not be changed meanwhile. diags: for mc_hook_op_error alone; NULL: no message is
 * wanted. */
typedef bool (*McVerifyHook)(void *data, McOp op, bool regions, McDiags *diags);
/* Checks the parameters of a type or attribute before it is made (MC_DEF_HOOK); they meet all declarations. values: an
 * interned thing for each, MC_NONE: absent; borrowed for the call. diags as above, for mc_hook_def_error. */
typedef bool (*McDefVerifyHook)(void *data, McIdent name, bool is_type, const uint32_t *values, uint32_t count,
                                McLoc loc, McDiags *diags);
/* Reads a type or an attribute of a definition (MC_D_HOOK), after its mnemonic. values: one for each parameter, MC_NONE
 * at first; the hook sets those that it has read to interned things, which are checked afterwards. */
typedef bool (*McDefParseHook)(void *data, McHookParse *h, McIdent name, bool is_type, uint32_t *values,
                               uint32_t count);
/* Writes one, after its mnemonic. h NULL: as for operations. */
typedef bool (*McDefPrintHook)(void *data, McHookPrint *h, McIdent name, uint32_t index);
typedef struct McHooks {
  McParseHook parse; McPrintHook print; McVerifyHook verify; McDefVerifyHook verify_def; /* each may be NULL */
  McDefParseHook parse_def; McDefPrintHook print_def;
  void (*again)(void *data); /* what hooks were called for is read or verified once more: its failures do not count */
  void *data; /* borrowed: it must outlive the context */
} McHooks;
void mc_context_set_hooks(McContext *ctx, McHooks hooks);
/* Reports "'name' op " and the message as the verifier's own errors: at the operation, with its note. Always false. */
bool mc_hook_op_error(McContext *ctx, McOp op, McDiags *diags, const char *message, size_t len);
/* The same without the name of the operation. at: elsewhere, or MC_NONE; note: a note shows the operation. */
bool mc_hook_plain_error(McContext *ctx, McOp op, McDiags *diags, McLoc at, bool note, const char *message,
                         size_t len);
/* the message alone; always false */
bool mc_hook_def_error(McDiags *diags, McLoc loc, const char *message, size_t len);

/* An operand as written, not resolved yet: %name or %name#number. */
typedef struct McOperandRef {
  const char *name; /* borrowed: after the %, into the text */
  uint32_t len;
  uint32_t number;
} McOperandRef;
/* An argument: %name (`:` type)? attr-dict? loc?, as upstream's parseArgument. */
typedef struct McArgument {
  McOperandRef ref;
  McType type;
  McAttr attrs;      /* MC_NONE: none written */
  McLoc loc;         /* MC_NONE: the name's own place, or deferred_loc */
  uint32_t deferred; /* a location alias that is defined later (mc_p_forward_loc), or 0 */
} McArgument;

/* Hooks of types and attributes read and write with those functions that need no operation: mc_hook_is_of_op says
 * whether there is one. */
bool mc_hook_is_of_op(const McHookParse *h);
bool mc_hook_prints_op(const McHookPrint *h);

/* The reading functions of a parse hook. They return false after reporting, and the parse is over. optional: without it
 * nothing is read, and `out` is MC_NONE or has no text. Values, regions, successors and attributes are added to the
 * operation. */
size_t mc_hook_at(const McHookParse *h);    /* where the current token starts in the text */
size_t mc_hook_op_at(const McHookParse *h); /* where the operation's name does */
uint32_t mc_hook_num_results(const McHookParse *h); /* that the text has names for */
bool mc_hook_error(McHookParse *h, size_t at, const char *message, size_t len); /* always false */
bool mc_hook_word(McHookParse *h, const char *word, size_t len, bool optional, McStr *out); /* word NULL: any */
McTokenKind mc_hook_punctuation_kind(const char *text, size_t len); /* TOK_ERROR: it is not punctuation */
bool mc_hook_punctuation(McHookParse *h, McTokenKind kind, const char *text, size_t len, bool optional, bool *present);
bool mc_hook_integer(McHookParse *h, bool optional, bool *present, int64_t *out);
bool mc_hook_string(McHookParse *h, bool optional, McStr *out);
bool mc_hook_symbol_name(McHookParse *h, bool optional, McIdent *out);
bool mc_hook_type(McHookParse *h, bool optional, McType *out);
bool mc_hook_attr(McHookParse *h, McType type, bool optional, McAttr *out); /* type: expected, or MC_NONE */
bool mc_hook_attr_dict(McHookParse *h, bool with_keyword, McAttr *out);     /* may always be absent */
bool mc_hook_operand(McHookParse *h, bool optional, McOperandRef *out);
bool mc_hook_resolve(McHookParse *h, const McOperandRef *operand, McType type);
bool mc_hook_successor(McHookParse *h, bool optional, bool *present);
bool mc_hook_argument(McHookParse *h, bool with_type, bool optional, McArgument *out);
bool mc_hook_region(McHookParse *h, const McArgument *args, size_t num_args, bool optional, bool *present);
bool mc_hook_add_attr(McHookParse *h, McIdent name, McAttr value);
bool mc_hook_add_result(McHookParse *h, McType type);

/* The writers of a print hook; they write nothing while the printer only collects aliases. False: the print has failed.
 * */
void mc_hook_put(McHookPrint *h, const char *text, size_t len);
void mc_hook_put_quoted(McHookPrint *h, const char *text, size_t len);
void mc_hook_put_newline(McHookPrint *h);
void mc_hook_put_type(McHookPrint *h, McType type);
void mc_hook_put_attr(McHookPrint *h, McAttr attr, bool with_type);
void mc_hook_put_value(McHookPrint *h, McValue value);
/* of a block: %name: type, and its location when those are printed */
void mc_hook_put_argument(McHookPrint *h, McValue argument);
void mc_hook_put_successor(McHookPrint *h, McBlock block);
void mc_hook_put_symbol_name(McHookPrint *h, const char *name, size_t len);
void mc_hook_put_keyword(McHookPrint *h, const char *word, size_t len); /* in quotes if it is not a keyword */
void mc_hook_put_functional_type(McHookPrint *h);
bool mc_hook_put_attr_dict(McHookPrint *h, const McIdent *elided, size_t num_elided, bool with_keyword);
/* one of the operation's own */
bool mc_hook_put_region(McHookPrint *h, McRegion region, bool entry_args, bool terminators, bool empty_block);

/* --- bytecode/: the binary form --- */

#define MC_BYTECODE_VERSION 6 /* the newest that is read and written; the oldest is 0 */
/* Do they begin as bytecode does? */
bool mc_is_bytecode(const char *bytes, size_t len);
/* As mc_parse, of bytecode: nothing in it is text, so syntax, constructs and no_memo mean nothing. `bytes` are borrowed
 * for the call; no NUL is needed after them. */
McOp mc_bytecode_read(McContext *ctx, const char *bytes, size_t len, const McParseOptions *options, McDiags *diags);
/* The contents of a file, without definitions: nothing is read but tables and the shape of operations (count.c). The
 * texts are borrowed from its bytes. */
typedef struct McBytecodeName { McStr dialect, name; uint64_t count; } McBytecodeName;
typedef struct McBytecodeSummary {
  uint64_t version, num_strings, num_attrs, num_types;
  McStr producer;
  McIrStats stats;
  McBytecodeName *names; /* owned: each name of an operation once, as the file lists them */
  size_t num_names;
} McBytecodeSummary;
/* place: of messages. Returns false after reporting. Linear in the operations. */
bool mc_bytecode_summarize(McContext *ctx, const char *bytes, size_t len, McLoc place, McBytecodeSummary *out,
                           McDiags *diags);
void mc_bytecode_summary_fini(McContext *ctx, McBytecodeSummary *summary);
typedef struct McBytecodeOptions {
  int64_t version;      /* which is written */
  bool elide_resources; /* their keys are written, their data is not */
  /* all operations are written as if they were not defined, with properties as dictionaries: mlircore reads that with
   * any definitions, or none; mlir-opt 22 does not */
  bool plain_properties;
  const char *producer; /* in the header; NULL: mlircore. Borrowed */
} McBytecodeOptions;
void mc_bytecode_options_init(McBytecodeOptions *options);
/* Writes op and all in it; what it uses must be in it, too. False: reported, or the sink of `out` refused. Two passes,
 * linear; beside the output it takes as much memory as that without resources. */
bool mc_bytecode_write(McContext *ctx, McOp op, const McBytecodeOptions *options, McBuf *out, McDiags *diags);

/* --- verify.c --- */

/* Structural verification, traits and constraints of everything in op. Returns false with mlir-opt's messages in diags.
 * */
bool mc_verify(McContext *ctx, McOp op, McDiags *diags);

#endif
