// the type of the result is made of a type without memory
func.func @f(%p: !moore.struct<{a: i4, "b c": array<2 x l3>}>) {
  %0 = moore.packed_to_sbv %p : struct<{a: i4, "b c": array<2 x l3>}>
  return
}
