# The parts of the C core that Cython uses: src_c/mlircore.h, in the same order.
from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t

cdef extern from "<stdbool.h>":
    ctypedef bint cbool "bool" # the result of the core's callbacks: its C type must be the core's

cdef extern from "mlircore.h" nogil:
    ctypedef struct McIdent:
        uint32_t index
    ctypedef struct McType:
        uint32_t index
    ctypedef struct McAttr:
        uint32_t index
    ctypedef struct McLoc:
        uint32_t index
    ctypedef struct McAffineExpr:
        uint32_t index
    ctypedef struct McAffineMap:
        uint32_t index
    ctypedef struct McIntegerSet:
        uint32_t index
    ctypedef struct McOpName:
        uint32_t index
    ctypedef struct McOp:
        uint32_t index
    ctypedef struct McBlock:
        uint32_t index
    ctypedef struct McRegion:
        uint32_t index
    ctypedef struct McValue:
        uint32_t index
    ctypedef struct McUse:
        uint32_t index
    ctypedef struct McContext
    ctypedef struct McDiags
    ctypedef struct McBuf
    ctypedef struct McStr:
        const char *ptr
        size_t len

    # lexer.c
    ctypedef int McTokenKind
    McTokenKind TOK_FILE_METADATA_END
    const char *mc_token_kind_name(McTokenKind kind)
    ctypedef struct McTokens:
        uint8_t *kind
        uint64_t *start
        uint64_t *end
        size_t count
        size_t capacity
    bint mc_tokenize(const char *text, size_t len, McTokens *out)
    void mc_tokens_free(McTokens *tokens)
    const char *mc_token_error(const char *text, size_t len, size_t start)

    # diag.c
    ctypedef enum McSeverity:
        MC_ERROR
        MC_WARNING
        MC_REMARK
        MC_NOTE
    ctypedef struct McDiag:
        McSeverity severity
        McLoc loc
        const char *message
        size_t message_len
        const char *line
        size_t line_len
        uint32_t column
    McDiags *mc_diags_new(McContext *ctx)
    void mc_diags_explain(McDiags *diags)
    void mc_diags_clear(McDiags *diags)
    void mc_diags_free(McDiags *diags)
    void mc_diags_set_place(McDiags *diags, McLoc loc)
    size_t mc_diags_count(const McDiags *diags)
    cbool mc_diags_out_of_memory(const McDiags *diags)
    McDiag mc_diags_get(const McDiags *diags, size_t i)
    void mc_diags_render(const McDiags *diags, size_t i, McBuf *out)

    # buffer.c
    McBuf *mc_buf_new()
    ctypedef cbool (*McSink)(void *data, const char *bytes, size_t len) noexcept nogil
    McBuf *mc_buf_new_sink(McSink sink, void *data)
    ctypedef char *(*McGrow)(void *data, size_t size) noexcept nogil
    McBuf *mc_buf_new_in(McGrow grow, void *data)
    void mc_memory_advise(void *ptr, size_t size)
    bint mc_buf_flush(McBuf *buf)
    void mc_buf_delete(McBuf *buf)
    McStr mc_buf_contents(const McBuf *buf)
    bint mc_buf_has_failed(const McBuf *buf)
    bint mc_buf_is_ascii(const McBuf *buf)

    # context.c
    McContext *mc_context_new()
    size_t mc_context_free(McContext *ctx)
    bint mc_context_fail_allocation_after(McContext *ctx, long long n)
    long long mc_context_allocations_left(const McContext *ctx)
    bint mc_context_allows_unregistered(const McContext *ctx)
    void mc_context_allow_unregistered(McContext *ctx, bint allow)
    bint mc_context_keeps_unknown_syntax(const McContext *ctx)
    void mc_context_keep_unknown_syntax(McContext *ctx, bint keep)
    bint mc_op_is_opaque(const McContext *ctx, McOp op)
    McStr mc_op_opaque_text(const McContext *ctx, McOp op)
    size_t mc_context_live_bytes(const McContext *ctx)
    const char *mc_context_failure(const McContext *ctx)
    uint32_t MC_MAX_NESTING
    ctypedef struct McLimits:
        size_t memory
        size_t input
        size_t type_text
        uint64_t deadline
        uint32_t nesting
    McLimits mc_context_limits(const McContext *ctx)
    void mc_context_set_limits(McContext *ctx, McLimits limits)
    uint64_t mc_clock_ns()
    ctypedef enum McLoad: MC_LOAD_NONE, MC_LOAD_DONE, MC_LOAD_FAILED
    ctypedef McLoad (*McDialectLoader)(void *data, McContext *ctx, const char *name, size_t len) noexcept nogil
    void mc_context_set_dialect_loader(McContext *ctx, McDialectLoader loader, void *data)
    ctypedef McLoad (*McFormLoader)(void *data, McContext *ctx, const char *name, size_t len, char next) noexcept nogil
    void mc_context_set_form_loader(McContext *ctx, McFormLoader loader, void *data)
    McLoad mc_context_load_dialect(McContext *ctx, const char *name, size_t len)
    ctypedef enum McLimit: MC_LIMIT_NONE, MC_LIMIT_DEADLINE, MC_LIMIT_TYPE_TEXT
    ctypedef cbool (*McInterrupt)(void *data, McLimit reached) noexcept nogil
    void mc_context_set_interrupt(McContext *ctx, McInterrupt check, void *data)

    # uniquer.c
    ctypedef int McKind
    McKind MC_LOC_UNKNOWN, MC_LOC_FILE, MC_LOC_NAME, MC_LOC_CALLSITE, MC_LOC_FUSED
    McKind MC_TYPE_INTEGER, MC_TYPE_INDEX, MC_TYPE_NONE, MC_TYPE_FLOAT, MC_TYPE_COMPLEX, MC_TYPE_FUNCTION, MC_TYPE_TUPLE
    McKind MC_TYPE_RANKED_TENSOR, MC_TYPE_UNRANKED_TENSOR, MC_TYPE_VECTOR, MC_TYPE_MEMREF, MC_TYPE_UNRANKED_MEMREF
    McKind MC_TYPE_OPAQUE, MC_TYPE_DEFINED
    McKind MC_ATTR_INTEGER, MC_ATTR_FLOAT, MC_ATTR_STRING, MC_ATTR_ARRAY, MC_ATTR_DICTIONARY, MC_ATTR_TYPE, MC_ATTR_UNIT
    McKind MC_ATTR_SYMBOL_REF, MC_ATTR_AFFINE_MAP, MC_ATTR_INTEGER_SET, MC_ATTR_DENSE_ARRAY, MC_ATTR_DENSE_ELEMENTS
    McKind MC_ATTR_DENSE_STRINGS, MC_ATTR_DENSE_RESOURCE, MC_ATTR_SPARSE_ELEMENTS, MC_ATTR_STRIDED_LAYOUT, MC_ATTR_DISTINCT
    McKind MC_ATTR_OPAQUE, MC_ATTR_DEFINED
    McKind MC_AFFINE_DIM, MC_AFFINE_SYMBOL, MC_AFFINE_CONSTANT, MC_AFFINE_ADD, MC_AFFINE_MUL, MC_AFFINE_MOD
    McKind MC_AFFINE_FLOORDIV, MC_AFFINE_CEILDIV
    int MC_NUM_KINDS
    McKind mc_kind(const McContext *ctx, uint32_t index)
    McIdent mc_ident(McContext *ctx, const char *bytes, size_t len)
    McStr mc_ident_str(const McContext *ctx, McIdent ident)

    # types.c
    ctypedef enum McSignedness:
        MC_SIGNLESS
        MC_SIGNED
        MC_UNSIGNED
    ctypedef int McFloatKind
    McFloatKind MC_F4E2M1FN, MC_F6E2M3FN, MC_F6E3M2FN, MC_F8E5M2, MC_F8E4M3, MC_F8E4M3FN, MC_F8E5M2FNUZ, MC_F8E4M3FNUZ
    McFloatKind MC_F8E4M3B11FNUZ, MC_F8E3M4, MC_F8E8M0FNU, MC_BF16, MC_F16, MC_TF32, MC_F32, MC_F64, MC_F80, MC_F128
    int MC_NUM_FLOAT_KINDS
    const int64_t MC_DYNAMIC
    const uint32_t MC_MAX_INTEGER_WIDTH
    McType mc_type_integer(McContext *ctx, uint32_t width, McSignedness signedness)
    McType mc_type_index(McContext *ctx)
    McType mc_type_none(McContext *ctx)
    McType mc_type_float(McContext *ctx, McFloatKind kind)
    McType mc_type_complex(McContext *ctx, McType element, McDiags *diags)
    McType mc_type_function(McContext *ctx, const McType *inputs, size_t num_inputs, const McType *results, size_t num_results)
    McType mc_type_tuple(McContext *ctx, const McType *types, size_t count)
    McType mc_type_ranked_tensor(McContext *ctx, const int64_t *dims, size_t rank, McType element, McAttr encoding, McDiags *diags)
    McType mc_type_unranked_tensor(McContext *ctx, McType element, McDiags *diags)
    McType mc_type_vector(McContext *ctx, const int64_t *dims, const uint8_t *scalable, size_t rank, McType element, McDiags *diags)
    McType mc_type_memref(McContext *ctx, const int64_t *dims, size_t rank, McType element, McAttr layout, McAttr space, McDiags *diags)
    McType mc_type_unranked_memref(McContext *ctx, McType element, McAttr space, McDiags *diags)
    McType mc_type_opaque(McContext *ctx, McIdent dialect, const char *body, size_t len)
    bint mc_type_is_integer(const McContext *ctx, McType t, uint32_t width)
    uint32_t mc_type_integer_width(const McContext *ctx, McType t)
    McSignedness mc_type_integer_signedness(const McContext *ctx, McType t)
    McFloatKind mc_type_float_kind(const McContext *ctx, McType t)
    McType mc_type_element(const McContext *ctx, McType t)
    bint mc_type_is_shaped(const McContext *ctx, McType t)
    bint mc_type_num_elements(const McContext *ctx, McType t, int64_t *out)
    bint mc_type_has_rank(const McContext *ctx, McType t)
    uint32_t mc_type_rank(const McContext *ctx, McType t)
    int64_t mc_type_dim(const McContext *ctx, McType t, uint32_t i)
    bint mc_type_dim_scalable(const McContext *ctx, McType t, uint32_t i)
    bint mc_type_has_static_shape(const McContext *ctx, McType t)
    McAttr mc_type_encoding(const McContext *ctx, McType t)
    McAttr mc_type_layout(const McContext *ctx, McType t)
    McAttr mc_type_memory_space(const McContext *ctx, McType t)
    uint32_t mc_type_num_inputs(const McContext *ctx, McType t)
    uint32_t mc_type_num_results(const McContext *ctx, McType t)
    McType mc_type_input(const McContext *ctx, McType t, uint32_t i)
    McType mc_type_result(const McContext *ctx, McType t, uint32_t i)
    McIdent mc_type_opaque_dialect(const McContext *ctx, McType t)
    McStr mc_type_opaque_body(const McContext *ctx, McType t)
    uint32_t mc_type_bit_width(const McContext *ctx, McType t)

    # strides.c
    bint mc_memref_strides(McContext *ctx, McType type, int64_t *strides, int64_t *offset)
    McAffineMap mc_memref_affine_map(McContext *ctx, McType type)

    # attrs.c
    ctypedef struct McNamedAttr:
        McIdent name
        McAttr value
    McAttr mc_attr_integer_words(McContext *ctx, McType type, const uint64_t *words, size_t count)
    McAttr mc_attr_integer(McContext *ctx, McType type, int64_t value)
    McAttr mc_attr_bool(McContext *ctx, bint value)
    McAttr mc_attr_float(McContext *ctx, McType type, double value)
    McAttr mc_attr_float_checked(McContext *ctx, McType type, double value, McDiags *diags)
    McAttr mc_attr_string(McContext *ctx, const char *bytes, size_t len, McType type)
    McAttr mc_attr_array(McContext *ctx, const McAttr *elements, size_t count)
    McAttr mc_attr_type(McContext *ctx, McType type)
    McAttr mc_attr_unit(McContext *ctx)
    McAttr mc_attr_symbol_ref(McContext *ctx, McIdent root, const McIdent *nested, size_t count)
    McAttr mc_attr_dense_array(McContext *ctx, McType element, const void *bytes, size_t count, McDiags *diags)
    McAttr mc_attr_dense_raw(McContext *ctx, McType type, const void *bytes, size_t len, McDiags *diags)
    McAttr mc_attr_dense_bools(McContext *ctx, McType type, const uint8_t *bools, size_t count, McDiags *diags)
    McAttr mc_attr_dense_of(McContext *ctx, McType type, const McAttr *elements, size_t count, McDiags *diags)
    McAttr mc_attr_dense_resource(McContext *ctx, McType type, McIdent key)
    McAttr mc_attr_enum(McContext *ctx, McIdent name, uint64_t value)
    McAttr mc_attr_strided_layout(McContext *ctx, int64_t offset, const int64_t *strides, size_t count)
    McAttr mc_attr_opaque(McContext *ctx, McIdent dialect, const char *body, size_t len, McType type)
    uint32_t mc_attr_integer_num_words(const McContext *ctx, McAttr a)
    const uint64_t *mc_attr_integer_data(const McContext *ctx, McAttr a)
    bint mc_attr_integer_i64(const McContext *ctx, McAttr a, int64_t *out)
    double mc_attr_float_double(const McContext *ctx, McAttr a)
    McStr mc_attr_string_value(const McContext *ctx, McAttr a)
    uint32_t mc_attr_array_size(const McContext *ctx, McAttr a)
    McAttr mc_attr_array_get(const McContext *ctx, McAttr a, uint32_t i)
    McType mc_attr_type_value(const McContext *ctx, McAttr a)
    McIdent mc_attr_symbol_root(const McContext *ctx, McAttr a)
    uint32_t mc_attr_symbol_num_nested(const McContext *ctx, McAttr a)
    McIdent mc_attr_symbol_nested(const McContext *ctx, McAttr a, uint32_t i)
    McStr mc_attr_dense_data(const McContext *ctx, McAttr a)
    bint mc_attr_dense_is_splat(const McContext *ctx, McAttr a)
    uint64_t mc_attr_dense_count(const McContext *ctx, McAttr a)
    McType mc_attr_dense_array_element(const McContext *ctx, McAttr a)
    McAttr mc_attr_dense_get(McContext *ctx, McAttr a, uint64_t i)
    void mc_attr_dense_words(const McContext *ctx, McAttr a, uint64_t i, bint imaginary, uint64_t *words, size_t count)
    double mc_attr_dense_double(const McContext *ctx, McAttr a, uint64_t i)
    void mc_attr_dense_unpack(const McContext *ctx, McAttr a, uint8_t *out, uint64_t count)
    McIdent mc_attr_resource_key(const McContext *ctx, McAttr a)
    int64_t mc_attr_strided_offset(const McContext *ctx, McAttr a)
    uint32_t mc_attr_strided_rank(const McContext *ctx, McAttr a)
    int64_t mc_attr_strided_stride(const McContext *ctx, McAttr a, uint32_t i)
    McIdent mc_attr_opaque_dialect(const McContext *ctx, McAttr a)
    McStr mc_attr_opaque_body(const McContext *ctx, McAttr a)
    McIdent mc_resource_declare(McContext *ctx, McIdent wanted)
    bint mc_resource_set(McContext *ctx, McIdent key, const void *bytes, size_t len, uint32_t alignment)
    bint mc_resource_get(const McContext *ctx, McIdent key, McStr *bytes, uint32_t *alignment)
    bint mc_op_resources(McContext *ctx, McOp op, McIdent **keys, size_t *count)
    void mc_op_resources_free(McContext *ctx, McIdent *keys, size_t count)
    McAttr mc_attr_affine_map(McContext *ctx, McAffineMap map)
    McAttr mc_attr_integer_set(McContext *ctx, McIntegerSet set)
    McAffineMap mc_attr_affine_map_value(const McContext *ctx, McAttr a)
    McIntegerSet mc_attr_integer_set_value(const McContext *ctx, McAttr a)
    McType mc_attr_value_type(const McContext *ctx, McAttr a)
    McAttr mc_attr_dense_array(McContext *ctx, McType element, const void *bytes, size_t count, McDiags *diags)
    McStr mc_attr_dense_data(const McContext *ctx, McAttr a)
    uint64_t mc_attr_dense_count(const McContext *ctx, McAttr a)
    McAttr mc_attr_dictionary(McContext *ctx, const McNamedAttr *entries, size_t count, McIdent *duplicate)
    McStr mc_attr_string_value(const McContext *ctx, McAttr a)
    McAttr mc_attr_string(McContext *ctx, const char *bytes, size_t len, McType type)
    uint32_t mc_attr_dictionary_size(const McContext *ctx, McAttr a)
    McNamedAttr mc_attr_dictionary_entry(const McContext *ctx, McAttr a, uint32_t i)
    McAttr mc_attr_dictionary_find(const McContext *ctx, McAttr a, McIdent name)

    # locs.c
    McLoc mc_loc_unknown(McContext *ctx)
    McLoc mc_loc_file_range(McContext *ctx, McIdent file, uint32_t line, uint32_t column, uint32_t end_line, uint32_t end_column)
    McLoc mc_loc_file(McContext *ctx, McIdent file, uint32_t line, uint32_t column)
    McLoc mc_loc_name(McContext *ctx, McIdent name, McLoc child)
    McLoc mc_loc_callsite(McContext *ctx, McLoc callee, McLoc caller)
    McLoc mc_loc_fused(McContext *ctx, const McLoc *locs, size_t count, McAttr metadata)
    McLoc mc_loc_from_attr(const McContext *ctx, McAttr attr)
    McAttr mc_loc_attr(McContext *ctx, McLoc loc)
    McIdent mc_loc_file_name(McContext *ctx, McLoc loc)
    uint32_t mc_loc_line(McContext *ctx, McLoc loc, int which)
    McIdent mc_loc_name_value(McContext *ctx, McLoc loc)
    McLoc mc_loc_child(McContext *ctx, McLoc loc, uint32_t i)
    uint32_t mc_loc_num_children(McContext *ctx, McLoc loc)
    McAttr mc_loc_metadata(McContext *ctx, McLoc loc)

    # affine.c
    const uint32_t MC_MAX_AFFINE_POSITION
    McAffineExpr mc_affine_dim(McContext *ctx, uint32_t position)
    McAffineExpr mc_affine_symbol(McContext *ctx, uint32_t position)
    McAffineExpr mc_affine_constant(McContext *ctx, int64_t value)
    McAffineExpr mc_affine_binary(McContext *ctx, McKind kind, McAffineExpr lhs, McAffineExpr rhs)
    McAffineExpr mc_affine_lhs(const McContext *ctx, McAffineExpr e)
    McAffineExpr mc_affine_rhs(const McContext *ctx, McAffineExpr e)
    int64_t mc_affine_value(const McContext *ctx, McAffineExpr e)
    bint mc_affine_fits(const McContext *ctx, McAffineExpr e, uint32_t dims, uint32_t symbols)
    McAffineMap mc_affine_map(McContext *ctx, uint32_t dims, uint32_t symbols, const McAffineExpr *results, size_t count)
    uint32_t mc_affine_map_num_dims(const McContext *ctx, McAffineMap m)
    uint32_t mc_affine_map_num_symbols(const McContext *ctx, McAffineMap m)
    uint32_t mc_affine_map_num_results(const McContext *ctx, McAffineMap m)
    McAffineExpr mc_affine_map_result(const McContext *ctx, McAffineMap m, uint32_t i)
    McIntegerSet mc_integer_set(McContext *ctx, uint32_t dims, uint32_t symbols, const McAffineExpr *constraints, const uint8_t *is_equality, size_t count)
    uint32_t mc_integer_set_num_dims(const McContext *ctx, McIntegerSet s)
    uint32_t mc_integer_set_num_symbols(const McContext *ctx, McIntegerSet s)
    uint32_t mc_integer_set_num_constraints(const McContext *ctx, McIntegerSet s)
    McAffineExpr mc_integer_set_constraint(const McContext *ctx, McIntegerSet s, uint32_t i)
    bint mc_integer_set_is_equality(const McContext *ctx, McIntegerSet s, uint32_t i)

    # affine_replace.c
    McAffineExpr mc_affine_substitute(McContext *ctx, McAffineExpr e, const McAffineExpr *dims, size_t num_dims, const McAffineExpr *symbols, size_t num_symbols)
    McAffineExpr mc_affine_shift(McContext *ctx, McAffineExpr e, McKind kind, uint32_t first, uint32_t end, uint32_t by)
    McAffineExpr mc_affine_simplify(McContext *ctx, McAffineExpr e, uint32_t dims, uint32_t symbols, cbool *too_large)
    McAffineExpr mc_affine_replace(McContext *ctx, McAffineExpr e, McAffineExpr part, McAffineExpr by)
    bint mc_affine_mark_symbols(McContext *ctx, McAffineExpr e, uint8_t *flags, size_t count)

    # opdefs.c
    McOpName mc_op_name(McContext *ctx, const char *bytes, size_t len)
    McStr mc_op_name_str(const McContext *ctx, McOpName name)
    bint mc_op_name_is_registered(const McContext *ctx, McOpName name)
    bint mc_op_name_has_trait(const McContext *ctx, McOpName name, const char *trait)
    bint mc_op_name_add_trait(McContext *ctx, McOpName name, const char *trait)
    bint mc_dialect_define(McContext *ctx, const uint32_t *words, size_t num_words, McDiags *diags)
    bint mc_dialect_update(McContext *ctx, const uint32_t *words, size_t num_words, McDiags *diags)

    # defs/defined.c
    McIdent mc_defined_name(const McContext *ctx, uint32_t index)
    uint32_t mc_defined_num_params(const McContext *ctx, uint32_t index)
    uint32_t mc_defined_value(const McContext *ctx, uint32_t index, uint32_t i)
    McType mc_defined_next_type(const McContext *ctx, McIdent name, uint32_t *after)
    bint mc_defined_takes_type(const McContext *ctx, McIdent name, bint is_type, uint32_t i)
    uint32_t mc_defined_get(McContext *ctx, McIdent name, bint is_type, const uint32_t *values, uint32_t count, McLoc loc, McDiags *diags)
    McAttr mc_attr_integer(McContext *ctx, McType type, int64_t value)
    McAttr mc_attr_bool(McContext *ctx, bint value)
    McAttr mc_attr_float(McContext *ctx, McType type, double value)
    McAttr mc_attr_string(McContext *ctx, const char *bytes, size_t len, McType type)
    McAttr mc_attr_array(McContext *ctx, const McAttr *elements, size_t count)
    McAttr mc_attr_type(McContext *ctx, McType type)
    McAttr mc_attr_symbol_ref(McContext *ctx, McIdent root, const McIdent *nested, size_t count)
    McType mc_attr_type_value(const McContext *ctx, McAttr a)
    bint mc_attr_integer_i64(const McContext *ctx, McAttr a, int64_t *out)
    double mc_attr_float_double(const McContext *ctx, McAttr a)
    McStr mc_attr_string_value(const McContext *ctx, McAttr a)
    uint32_t mc_attr_array_size(const McContext *ctx, McAttr a)
    McAttr mc_attr_array_get(const McContext *ctx, McAttr a, uint32_t i)

    # ir.c
    uint32_t mc_op_generation(const McContext *ctx, McOp op)
    uint32_t mc_block_generation(const McContext *ctx, McBlock block)
    uint32_t mc_region_generation(const McContext *ctx, McRegion region)
    bint mc_op_is_live(const McContext *ctx, McOp op, uint32_t generation)
    bint mc_block_is_live(const McContext *ctx, McBlock block, uint32_t generation)
    bint mc_region_is_live(const McContext *ctx, McRegion region, uint32_t generation)
    bint mc_value_is_live(const McContext *ctx, McValue value, uint32_t owner, uint32_t generation)
    ctypedef struct McOpState:
        McOpName name
        McLoc loc
        McAttr attrs
        McAttr properties
        const McValue *operands
        size_t num_operands
        const McType *results
        size_t num_results
        const McBlock *successors
        size_t num_successors
        size_t num_regions
    ctypedef struct McInferred:
        McType *ptr
        size_t len
    bint mc_op_infer_types(McContext *ctx, const McOpState *state, McInferred *out, McDiags *diags)
    void mc_inferred_fini(McContext *ctx, McInferred *inferred)
    McOp mc_op_create(McContext *ctx, const McOpState *state)
    McOp mc_op_create_in(McContext *ctx, const McOpState *state, McBlock block, McOp before)
    void mc_op_erase(McContext *ctx, McOp op)
    void mc_op_detach(McContext *ctx, McOp op)
    void mc_op_insert(McContext *ctx, McOp op, McBlock block, McOp before)
    bint mc_op_contains_block(const McContext *ctx, McOp op, McBlock block)
    McOp mc_op_clone(McContext *ctx, McOp op)
    bint mc_op_is_before(McContext *ctx, McOp a, McOp b)
    McOpName mc_op_get_name(const McContext *ctx, McOp op)
    McLoc mc_op_loc(const McContext *ctx, McOp op)
    void mc_op_set_loc(McContext *ctx, McOp op, McLoc loc)
    McAttr mc_op_attrs(const McContext *ctx, McOp op)
    void mc_op_set_attrs(McContext *ctx, McOp op, McAttr dictionary)
    McAttr mc_op_properties(const McContext *ctx, McOp op)
    void mc_op_set_properties(McContext *ctx, McOp op, McAttr dictionary)
    McBlock mc_op_block(const McContext *ctx, McOp op)
    McOp mc_op_parent(const McContext *ctx, McOp op)
    McOp mc_op_prev(const McContext *ctx, McOp op)
    McOp mc_op_next(const McContext *ctx, McOp op)
    uint32_t mc_op_num_operands(const McContext *ctx, McOp op)
    McValue mc_op_operand(const McContext *ctx, McOp op, uint32_t i)
    void mc_op_set_operand(McContext *ctx, McOp op, uint32_t i, McValue value)
    McUse mc_op_operand_use(const McContext *ctx, McOp op, uint32_t i)
    uint32_t mc_op_num_results(const McContext *ctx, McOp op)
    McValue mc_op_result(const McContext *ctx, McOp op, uint32_t i)
    uint32_t mc_op_num_regions(const McContext *ctx, McOp op)
    McRegion mc_op_region(const McContext *ctx, McOp op, uint32_t i)
    uint32_t mc_op_num_successors(const McContext *ctx, McOp op)
    McBlock mc_op_successor(const McContext *ctx, McOp op, uint32_t i)
    void mc_op_set_successor(McContext *ctx, McOp op, uint32_t i, McBlock block)

    McBlock mc_block_create(McContext *ctx, McRegion region, McBlock before)
    void mc_block_erase(McContext *ctx, McBlock block)
    void mc_block_detach(McContext *ctx, McBlock block)
    void mc_block_insert(McContext *ctx, McBlock block, McRegion region, McBlock before)
    McRegion mc_block_region(const McContext *ctx, McBlock block)
    McOp mc_block_parent_op(const McContext *ctx, McBlock block)
    McBlock mc_block_prev(const McContext *ctx, McBlock block)
    McBlock mc_block_next(const McContext *ctx, McBlock block)
    McOp mc_block_first_op(const McContext *ctx, McBlock block)
    McOp mc_block_last_op(const McContext *ctx, McBlock block)
    uint32_t mc_block_num_ops(const McContext *ctx, McBlock block)
    uint64_t mc_block_list_version(const McContext *ctx, McBlock block)
    uint32_t mc_block_num_args(const McContext *ctx, McBlock block)
    McValue mc_block_arg(const McContext *ctx, McBlock block, uint32_t i)
    McValue mc_block_add_arg(McContext *ctx, McBlock block, McType type, McLoc loc)
    void mc_block_erase_arg(McContext *ctx, McBlock block, uint32_t i)
    McUse mc_block_first_use(const McContext *ctx, McBlock block)

    McOp mc_region_op(const McContext *ctx, McRegion region)
    uint32_t mc_region_index(const McContext *ctx, McRegion region)
    McBlock mc_region_first_block(const McContext *ctx, McRegion region)
    McBlock mc_region_last_block(const McContext *ctx, McRegion region)

    McType mc_value_type(const McContext *ctx, McValue v)
    void mc_value_set_type(McContext *ctx, McValue v, McType type)
    bint mc_value_is_block_arg(const McContext *ctx, McValue v)
    McOp mc_value_op(const McContext *ctx, McValue v)
    bint mc_value_owner(const McContext *ctx, McValue v, uint32_t *owner, uint32_t *generation)
    McBlock mc_value_block(const McContext *ctx, McValue v)
    McBlock mc_value_parent_block(const McContext *ctx, McValue v)
    uint32_t mc_value_index(const McContext *ctx, McValue v)
    McLoc mc_value_loc(const McContext *ctx, McValue v)
    void mc_value_set_loc(McContext *ctx, McValue v, McLoc loc)
    McUse mc_value_first_use(const McContext *ctx, McValue v)
    McUse mc_use_next(const McContext *ctx, McUse use)
    McOp mc_use_owner(const McContext *ctx, McUse use)
    uint32_t mc_use_index(const McContext *ctx, McUse use)
    void mc_value_replace_all_uses(McContext *ctx, McValue from_, McValue to)
    McStr mc_block_name(const McContext *ctx, McBlock block, char *scratch)
    McStr mc_value_name(const McContext *ctx, McValue v, char *scratch)
    bint mc_value_set_name(McContext *ctx, McValue v, const char *name, size_t len)

    ctypedef struct McWalk:
        McOp root
        McOp next
        uint32_t generation
        bint post_order, is_checked, is_current, stale
    void mc_walk_init_checked(McContext *ctx, McWalk *walk, McOp root, bint post_order)
    McOp mc_walk_next(McContext *ctx, McWalk *walk)
    void mc_walk_skip(McContext *ctx, McWalk *walk, McOp op)

    # drivers.c
    ctypedef struct McDriver:
        pass
    McDriver *mc_driver_new(McContext *ctx, McOp root, const McOpName *names, size_t num_names)
    void mc_driver_free(McDriver *d)
    bint mc_driver_begin(McDriver *d)
    McOp mc_driver_next(McDriver *d)

    # canonicalize.c
    ctypedef struct McRewriter:
        pass
    ctypedef enum McRwEvent:
        MC_RW_INSERTED, MC_RW_MODIFIED, MC_RW_REPLACED, MC_RW_ERASED
    ctypedef struct McGreedy:
        bint top_down, simplify, aggressive, is_foreign, no_folds, keep_equal, only_existing
        int64_t max_rounds, max_rewrites
        const uint8_t *wanted
        uint32_t num_wanted
        cbool (*pattern)(McRewriter *rw, McOp op) noexcept
        void *data
        void (*listen)(McRewriter *rw, McRwEvent event, McOp op, const McValue *values) noexcept
    cbool mc_greedy_apply(McContext *ctx, McOp root, const McGreedy *options, McDiags *diags, cbool *converged)
    void mc_rw_erasing(McRewriter *rw, McOp op)
    void mc_rw_replacing(McRewriter *rw, McOp op)
    void *mc_rw_data(const McRewriter *rw)
    void mc_rw_push(McRewriter *rw, McOp op)
    cbool mc_rw_fail(McRewriter *rw)
    void mc_rw_stop(McRewriter *rw)
    cbool mc_op_has_hooks(const McContext *ctx, McOp op)
    McAttr mc_constant_of(McContext *ctx, McValue value)

    # op_attrs.c
    bint mc_op_is_terminator(const McContext *ctx, McOp op)
    McAttr mc_op_attribute(const McContext *ctx, McOp op, McIdent name)
    bint mc_op_set_attribute(McContext *ctx, McOp op, McIdent name, McAttr value)
    McAttr mc_op_all_attributes(McContext *ctx, McOp op)
    cbool mc_op_fill_body(McContext *ctx, McOp op, McDiags *diags)
    McAttr mc_linalg_indexing_maps(McContext *ctx, McOp op, McDiags *diags)
    uint32_t mc_linalg_loops(const McContext *ctx, McOp op, cbool *reductions, uint32_t room)
    bint mc_op_name_split_attributes(McContext *ctx, McOpName name, McLoc loc, McAttr *attrs, McAttr *properties, McDiags *diags)

    bint mc_op_rename_symbol_uses(McContext *ctx, McOp from_, McIdent old, McIdent renamed)

    ctypedef struct McIrStats:
        uint64_t ops, blocks, regions, operands, results, block_args
        uint32_t depth
    McIrStats mc_op_stats(McContext *ctx, McOp op)
    ctypedef struct McTally:
        uint64_t *ops
        uint64_t *types
        size_t num_ops, num_types
        uint64_t opaque
        McIrStats stats
    cbool mc_op_tally(McContext *ctx, McOp root, McTally *tally)
    void mc_tally_fini(McContext *ctx, McTally *tally)
    size_t mc_ir_live_ops(const McContext *ctx)
    size_t mc_ir_table_bytes(const McContext *ctx)
    bint mc_check(McContext *ctx, McDiags *diags)

    # columns.c
    int MC_COLUMN_operands, MC_COLUMN_successors, MC_NUM_COLUMNS
    ctypedef enum McColumnTable:
        MC_COLUMN_NAMES
        MC_COLUMN_TYPES
        MC_COLUMN_FILES
        MC_COLUMN_ATTRS
    ctypedef struct McOpHandle:
        McOp op
        uint32_t generation
    ctypedef struct McColumns
    const char *mc_column_name(int column)
    McColumns *mc_columns_new(McContext *ctx, McOp root, uint64_t wanted, const McIdent *attrs, size_t num_attrs)
    void mc_columns_free(McColumns *columns)
    size_t mc_columns_rows(const McColumns *columns)
    McOpHandle mc_columns_row(const McColumns *columns, size_t row)
    const uint32_t *mc_columns_table(const McColumns *columns, McColumnTable table, size_t *count)
    const uint32_t *mc_columns_name_counts(const McColumns *columns)
    int32_t *mc_columns_take(McColumns *columns, size_t column, size_t *count, size_t *room)
    void mc_column_free(McContext *ctx, int32_t *column, size_t room)
    McOp mc_op_find(McContext *ctx, McOp root, McOp after, McOpName name, McIdent attr)

    # structure.c
    bint mc_op_is_equivalent(McContext *ctx, McOp a, McOp b, unsigned flags, cbool *out)
    bint mc_op_hash(McContext *ctx, McOp op, unsigned flags, uint8_t *out)

    # preserved.c
    size_t mc_op_num_aliases(McContext *ctx, McOp op)
    bint mc_op_alias(McContext *ctx, McOp op, size_t i, McIdent *name, uint32_t *index)
