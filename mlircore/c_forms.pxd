# The rest of src_c/mlircore.h that Cython uses: reading, printing, bytecode, hooks, verification. c_api.pxd has the records.
from libc.stdint cimport int64_t, uint8_t, uint32_t, uint64_t

from mlircore.c_api cimport *

cdef extern from "mlircore.h" nogil:
    # parse.c
    ctypedef enum McSyntax:
        MC_SYNTAX_MODERN
        MC_SYNTAX_2019
        MC_SYNTAX_2020
        MC_SYNTAX_2023
        MC_SYNTAX_AUTO
    ctypedef struct McConstruct:
        char *name
        size_t len
        uint64_t count
    ctypedef struct McConstructs:
        McConstruct *ptr
        size_t len
    void mc_constructs_fini(McContext *ctx, McConstructs *constructs)
    ctypedef struct McFileText:
        pass
    McFileText *mc_file_text_read(McContext *ctx, int file, size_t size)
    const char *mc_file_text_bytes(McFileText *t)
    void mc_file_text_free(McFileText *t)
    ctypedef struct McParseOptions:
        const char *source_name
        size_t source_name_len
        bint verify
        bint no_implicit_module
        McSyntax syntax
        cbool *lends
        bint lazy
        unsigned threads
        McConstructs *constructs
        McFileText *file_text
    bint mc_is_bytecode(const char *bytes, size_t len)
    ctypedef struct McBytecodeName:
        McStr dialect, name
        uint64_t count
    ctypedef struct McBytecodeSummary:
        uint64_t version, num_strings, num_attrs, num_types
        McStr producer
        McIrStats stats
        McBytecodeName *names
        size_t num_names
    bint mc_bytecode_summarize(McContext *ctx, const char *bytes, size_t len, McLoc place, McBytecodeSummary *out, McDiags *diags)
    void mc_bytecode_summary_fini(McContext *ctx, McBytecodeSummary *summary)
    McOp mc_parse(McContext *ctx, const char *text, size_t len, const McParseOptions *options, McDiags *diags)
    McType mc_parse_type(McContext *ctx, const char *text, size_t len, McSyntax syntax, McDiags *diags)
    McAttr mc_parse_attr(McContext *ctx, const char *text, size_t len, McType type, McSyntax syntax, McDiags *diags)

    # stream.c
    ctypedef struct McStream:
        pass
    ctypedef enum McStreamState:
        MC_STREAM_FAILED
        MC_STREAM_PIECE
        MC_STREAM_MORE
        MC_STREAM_ALIASES
        MC_STREAM_END
    McStream *mc_stream_new(McContext *ctx, const char *name, size_t name_len)
    void mc_stream_free(McStream *s)
    char *mc_stream_room(McStream *s, size_t size)
    void mc_stream_added(McStream *s, size_t size)
    McStreamState mc_stream_read(McStream *s, cbool verify, cbool is_last, McOp *module, McDiags *diags)
    size_t mc_stream_bytes(const McStream *s)
    McOp mc_stream_header(const McStream *s)
    cbool mc_stream_define(McStream *s, const char *text, size_t len, McDiags *diags)
    void mc_stream_allow_unknown_locs(McStream *s)
    const char *mc_stream_undefined_loc(const McStream *s, size_t *len)
    const char *mc_stream_skim(McStream *s, cbool is_last, size_t *len)
    const char *mc_stream_rest(const McStream *s, size_t *len)
    McStream *mc_stream_renewed(McStream *s, McContext *ctx, McDiags *diags)

    # unread.c
    size_t mc_context_num_unread(const McContext *ctx)
    bint mc_op_is_unread(const McContext *ctx, McOp op)
    bint mc_op_has_unread(McContext *ctx, McOp op)
    bint mc_op_materialize(McContext *ctx, McOp op, bint nested, bint as_opened, McDiags *diags)
    bint mc_op_unload(McContext *ctx, McOp op, bint as_opened, McDiags *diags)

    # bytecode/
    int MC_BYTECODE_VERSION
    ctypedef struct McBytecodeOptions:
        int64_t version
        bint elide_resources
        bint plain_properties
        const char *producer
    void mc_bytecode_options_init(McBytecodeOptions *options)
    bint mc_bytecode_write(McContext *ctx, McOp op, const McBytecodeOptions *options, McBuf *out, McDiags *diags)

    # print.c
    ctypedef struct McPlace:
        size_t begin, end
        uint32_t parent, line, column
    ctypedef struct McPlaces:
        McPlace *ptr
        size_t len
    void mc_places_fini(McContext *ctx, McPlaces *places)
    ctypedef struct McNames
    void mc_print_names_free(McContext *ctx, McNames *names) nogil
    ctypedef struct McPrintOptions:
        bint generic, debug_info, pretty_debug_info, local_scope, skip_regions, value_users, unique_ssa_ids
        bint assume_verified, name_loc_as_prefix
        bint names_as_written
        int64_t elide_elements_if_larger
        int64_t elide_resources_if_larger
        int64_t hex_if_larger
        McPlaces *places
        McNames **names
        unsigned threads
    void mc_print_options_init(McPrintOptions *options)
    bint mc_print_op(McContext *ctx, McOp op, const McPrintOptions *options, McBuf *out)
    bint mc_print_may_share(McContext *ctx, McOp op)
    bint mc_print_block(McContext *ctx, McBlock block, const McPrintOptions *options, McBuf *out)
    bint mc_print_value_name(McContext *ctx, McValue value, const McPrintOptions *options, McBuf *out)
    ctypedef cbool (*McNameSink)(void *data, McValue value, McStr name) noexcept
    bint mc_print_value_names(McContext *ctx, McOp inside, const McPrintOptions *options, McNameSink each, void *data)
    bint mc_print_affine_expr(McContext *ctx, McAffineExpr e, McBuf *out)
    bint mc_print_affine_map(McContext *ctx, McAffineMap m, McBuf *out)
    bint mc_print_integer_set(McContext *ctx, McIntegerSet s, McBuf *out)
    bint mc_print_type(McContext *ctx, McType type, McBuf *out)
    bint mc_print_attr(McContext *ctx, McAttr attr, McBuf *out)
    bint mc_print_loc(McContext *ctx, McLoc loc, McBuf *out)

    # hooks.c
    ctypedef struct McHookParse
    ctypedef struct McHookPrint
    ctypedef cbool (*McParseHook)(void *data, McHookParse *h, McOpName name) noexcept nogil
    ctypedef cbool (*McPrintHook)(void *data, McHookPrint *h, McOp op) noexcept nogil
    ctypedef struct McOperandRef:
        const char *name
        uint32_t len, number
    ctypedef struct McArgument:
        McOperandRef ref
        McType type
    ctypedef cbool (*McVerifyHook)(void *data, McOp op, cbool regions, McDiags *diags) noexcept nogil
    ctypedef cbool (*McDefVerifyHook)(void *data, McIdent name, cbool is_type, const uint32_t *values, uint32_t count, McLoc loc,
                                      McDiags *diags) noexcept nogil
    ctypedef cbool (*McDefParseHook)(void *data, McHookParse *h, McIdent name, cbool is_type, uint32_t *values,
                                     uint32_t count) noexcept nogil
    ctypedef cbool (*McDefPrintHook)(void *data, McHookPrint *h, McIdent name, uint32_t index) noexcept nogil
    ctypedef struct McHooks:
        McParseHook parse
        McPrintHook print "print"
        McVerifyHook verify
        McDefVerifyHook verify_def
        McDefParseHook parse_def
        McDefPrintHook print_def
        void (*again)(void *data) noexcept nogil
        void *data
    void mc_context_set_hooks(McContext *ctx, McHooks hooks)
    bint mc_hook_op_error(McContext *ctx, McOp op, McDiags *diags, const char *message, size_t len)
    bint mc_hook_plain_error(McContext *ctx, McOp op, McDiags *diags, McLoc at, bint note, const char *message, size_t len)
    bint mc_hook_def_error(McDiags *diags, McLoc loc, const char *message, size_t len)
    bint mc_hook_is_of_op(const McHookParse *h)
    bint mc_hook_prints_op(const McHookPrint *h)
    size_t mc_hook_at(const McHookParse *h)
    size_t mc_hook_op_at(const McHookParse *h)
    uint32_t mc_hook_num_results(const McHookParse *h)
    bint mc_hook_error(McHookParse *h, size_t at, const char *message, size_t len)
    bint mc_hook_word(McHookParse *h, const char *word, size_t len, bint optional, McStr *out)
    McTokenKind mc_hook_punctuation_kind(const char *text, size_t len)
    bint mc_hook_punctuation(McHookParse *h, McTokenKind kind, const char *text, size_t len, bint optional, cbool *present)
    bint mc_hook_integer(McHookParse *h, bint optional, cbool *present, int64_t *out)
    bint mc_hook_string(McHookParse *h, bint optional, McStr *out)
    bint mc_hook_symbol_name(McHookParse *h, bint optional, McIdent *out)
    bint mc_hook_type(McHookParse *h, bint optional, McType *out)
    bint mc_hook_attr(McHookParse *h, McType type, bint optional, McAttr *out)
    bint mc_hook_attr_dict(McHookParse *h, bint with_keyword, McAttr *out)
    bint mc_hook_operand(McHookParse *h, bint optional, McOperandRef *out)
    bint mc_hook_resolve(McHookParse *h, const McOperandRef *operand, McType type)
    bint mc_hook_successor(McHookParse *h, bint optional, cbool *present)
    bint mc_hook_argument(McHookParse *h, bint with_type, bint optional, McArgument *out)
    bint mc_hook_region(McHookParse *h, const McArgument *args, size_t num_args, bint optional, cbool *present)
    bint mc_hook_add_attr(McHookParse *h, McIdent name, McAttr value)
    bint mc_hook_add_result(McHookParse *h, McType type)
    void mc_hook_put(McHookPrint *h, const char *text, size_t len)
    void mc_hook_put_quoted(McHookPrint *h, const char *text, size_t len)
    void mc_hook_put_newline(McHookPrint *h)
    void mc_hook_put_type(McHookPrint *h, McType type)
    void mc_hook_put_attr(McHookPrint *h, McAttr attr, bint with_type)
    void mc_hook_put_value(McHookPrint *h, McValue value)
    void mc_hook_put_argument(McHookPrint *h, McValue argument)
    void mc_hook_put_successor(McHookPrint *h, McBlock block)
    void mc_hook_put_symbol_name(McHookPrint *h, const char *name, size_t len)
    void mc_hook_put_keyword(McHookPrint *h, const char *word, size_t len)
    void mc_hook_put_functional_type(McHookPrint *h)
    bint mc_hook_put_attr_dict(McHookPrint *h, const McIdent *elided, size_t num_elided, bint with_keyword)
    bint mc_hook_put_region(McHookPrint *h, McRegion region, bint entry_args, bint terminators, bint empty_block)

    # verify.c
    bint mc_verify(McContext *ctx, McOp op, McDiags *diags)
