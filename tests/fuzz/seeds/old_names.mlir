//auto
func @f(%x: i64) -> i64 { %0 = addi %x, %x : i64  return %0 : i64 }
