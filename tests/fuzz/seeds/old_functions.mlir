//auto
func @abort()
func @g(%x: i32 {foo.bar = 1}) -> f64
func @h(%x: memref<10xi32>, %n: i32) {
  call @s(%x, %n) : (memref<10xi32>, i32) -> ()
  func @inner() { return }
  return
}
func @s(memref<10xi32>, i32)
