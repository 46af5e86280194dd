/* format.h - the numbers of MLIR's bytecode: versions, sections, masks, and the codes of builtin things.
 *
 * The format is upstream's ("MLIR Bytecode Format"). A file is a header (four bytes, version, producer) and sections: a
 * byte with the section's number, its length, bytes. Numbers are *varints*: the zeros below the lowest set bit of the
 * first byte count the bytes that follow; a first byte of 0 is followed by eight.
 */
#ifndef MC_BYTECODE_FORMAT_H
#define MC_BYTECODE_FORMAT_H

#define MC_BCODE_MAGIC "ML\xefR"
#define MC_BCODE_PADDING 0xCBu /* fills up to an alignment */
#define MC_BCODE_ABSENT 1u     /* an optional attribute that is not there */

/* The version that brought something. */
enum {
  MC_BCODE_DIALECT_VERSIONS = 1, /* dialects may have a version */
  MC_BCODE_LAZY_REGIONS = 2,     /* regions of isolated operations are sections of their own */
  MC_BCODE_USE_LIST_ORDERS = 3,
  MC_BCODE_SHORT_ARGUMENTS = 4,  /* unknown locations of block arguments are left out; operation names are counted */
  MC_BCODE_PROPERTIES = 5,       /* properties in a section of their own, else among the attributes */
  MC_BCODE_SEGMENT_SIZES = 6     /* segment sizes are numbers among the properties, else an attribute */
};

enum {
  MC_BCODE_STRINGS,
  MC_BCODE_DIALECTS,
  MC_BCODE_ENTRIES,         /* attributes and types */
  MC_BCODE_ENTRY_OFFSETS,
  MC_BCODE_IR,
  MC_BCODE_RESOURCES,
  MC_BCODE_RESOURCE_OFFSETS,
  MC_BCODE_VERSIONS,        /* inside the section of dialects only */
  MC_BCODE_PROPERTY_TABLE,
  MC_BCODE_NUM_SECTIONS
};
#define MC_BCODE_ALIGNED 0x80u /* with a section's number: alignment and padding follow its length */

/* Parts that an operation has. */
enum {
  MC_BCODE_HAS_ATTRS = 1,
  MC_BCODE_HAS_RESULTS = 2,
  MC_BCODE_HAS_OPERANDS = 4,
  MC_BCODE_HAS_SUCCESSORS = 8,
  MC_BCODE_HAS_REGIONS = 16,
  MC_BCODE_HAS_USE_LISTS = 32,
  MC_BCODE_HAS_PROPERTIES = 64
};

/* Kinds of resources. */
enum { MC_BCODE_BLOB, MC_BCODE_BOOL, MC_BCODE_STRING };

/* Builtin attributes, locations among them. */
enum {
  MC_BCODE_ARRAY,
  MC_BCODE_DICTIONARY,
  MC_BCODE_STRING_ATTR,
  MC_BCODE_TYPED_STRING,
  MC_BCODE_FLAT_SYMBOL,
  MC_BCODE_SYMBOL,
  MC_BCODE_TYPE_ATTR,
  MC_BCODE_UNIT,
  MC_BCODE_INTEGER_ATTR,
  MC_BCODE_FLOAT_ATTR,
  MC_BCODE_CALLSITE,
  MC_BCODE_FILE_LOC,
  MC_BCODE_FUSED,
  MC_BCODE_FUSED_METADATA,
  MC_BCODE_NAME_LOC,
  MC_BCODE_UNKNOWN_LOC,
  MC_BCODE_DENSE_RESOURCE,
  MC_BCODE_DENSE_ARRAY,
  MC_BCODE_DENSE_ELEMENTS,
  MC_BCODE_DENSE_STRINGS,
  MC_BCODE_SPARSE_ELEMENTS,
  MC_BCODE_DISTINCT,
  MC_BCODE_FILE_RANGE
};

/* Builtin types. */
enum {
  MC_BCODE_INTEGER,
  MC_BCODE_INDEX,
  MC_BCODE_FUNCTION,
  MC_BCODE_BF16,
  MC_BCODE_F16,
  MC_BCODE_F32,
  MC_BCODE_F64,
  MC_BCODE_F80,
  MC_BCODE_F128,
  MC_BCODE_COMPLEX,
  MC_BCODE_MEMREF,
  MC_BCODE_MEMREF_SPACE,
  MC_BCODE_NONE_TYPE,
  MC_BCODE_TENSOR,
  MC_BCODE_TENSOR_ENCODING,
  MC_BCODE_TUPLE,
  MC_BCODE_UNRANKED_MEMREF,
  MC_BCODE_UNRANKED_MEMREF_SPACE,
  MC_BCODE_UNRANKED_TENSOR,
  MC_BCODE_VECTOR,
  MC_BCODE_SCALABLE_VECTOR,
  MC_BCODE_TF32, /* from here on as LLVM 23 writes them: only read, LLVM 22 has the texts of these types */
  MC_BCODE_F8E5M2,
  MC_BCODE_F8E4M3,
  MC_BCODE_F8E4M3FN,
  MC_BCODE_F8E5M2FNUZ,
  MC_BCODE_F8E4M3FNUZ,
  MC_BCODE_F8E4M3B11FNUZ,
  MC_BCODE_F8E3M4,
  MC_BCODE_F4E2M1FN,
  MC_BCODE_F6E2M3FN,
  MC_BCODE_F6E3M2FN,
  MC_BCODE_F8E8M0FNU
};

#endif
