/* children.c - the types, attributes and locations inside a record. */
#include "ir/context.h"

uint32_t mc_rec_num_children(const McRec *r) {
  switch ((McKind)r->kind) {
    case MC_TYPE_COMPLEX: case MC_TYPE_UNRANKED_TENSOR: case MC_TYPE_VECTOR: case MC_ATTR_STRING: case MC_ATTR_TYPE:
    case MC_ATTR_DENSE_ELEMENTS: case MC_ATTR_DENSE_STRINGS: case MC_ATTR_DENSE_RESOURCE: case MC_ATTR_SPARSE_ELEMENTS:
    case MC_ATTR_DISTINCT: case MC_ATTR_OPAQUE: case MC_LOC_NAME: return 1;
    case MC_TYPE_RANKED_TENSOR: case MC_TYPE_UNRANKED_MEMREF: case MC_LOC_CALLSITE: return 2;
    case MC_TYPE_MEMREF: return 3;
    case MC_TYPE_FUNCTION: case MC_TYPE_DEFINED: case MC_ATTR_DEFINED: return r->num_words - 1;
    case MC_TYPE_TUPLE: case MC_ATTR_ARRAY: case MC_LOC_FUSED: return r->num_words;
    case MC_ATTR_DICTIONARY: return r->num_words / 2;
    default: return 0;
  }
}

uint32_t mc_rec_child(const McRec *r, uint32_t i) {
  switch ((McKind)r->kind) {
    case MC_TYPE_MEMREF: return i < 2 ? r->words[i] : r->words[3 + 2 * r->words[2]];
    case MC_TYPE_FUNCTION:
    case MC_ATTR_OPAQUE:
    case MC_LOC_NAME:
    case MC_TYPE_DEFINED:
    case MC_ATTR_DEFINED: return r->words[1 + i];
    case MC_ATTR_DICTIONARY: return r->words[2 * i + 1];
    default: return r->words[i];
  }
}
