// Loops of affine with carried values, and with maps of two variables.
func.func @f0(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %w : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f1(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %w, %y : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f2(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %x, %z : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f3(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    %k = "test.a"(%i) : (index) -> i32
    affine.yield %y, %k : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f4(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f5(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 0 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %w : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f6(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 0 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %w, %y : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f7(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 0 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %x, %z : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f8(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 0 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    %k = "test.a"(%i) : (index) -> i32
    affine.yield %y, %k : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f9(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 0 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f21(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 4 step 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %w, %y : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f22(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 4 step 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %x, %z : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f23(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 4 step 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    %k = "test.a"(%i) : (index) -> i32
    affine.yield %y, %k : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f24(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 4 step 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f25(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 5 step 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %w : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f26(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 5 step 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %w, %y : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f27(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 5 step 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %x, %z : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f28(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 5 step 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    %k = "test.a"(%i) : (index) -> i32
    affine.yield %y, %k : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f29(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to 5 step 4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f35(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to %n iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %w : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f37(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to %n iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %x, %z : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f38(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to %n iter_args(%y = %x, %w = %z) -> (i32, i32) {
    %k = "test.a"(%i) : (index) -> i32
    affine.yield %y, %k : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f39(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to %n iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f40(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = %n to %n iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %w : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f41(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = %n to %n iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %w, %y : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f42(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = %n to %n iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %x, %z : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f43(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = %n to %n iter_args(%y = %x, %w = %z) -> (i32, i32) {
    %k = "test.a"(%i) : (index) -> i32
    affine.yield %y, %k : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f44(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = %n to %n iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f45(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = %c0 to %c4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %w : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f46(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = %c0 to %c4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %w, %y : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f48(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = %c0 to %c4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    %k = "test.a"(%i) : (index) -> i32
    affine.yield %y, %k : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f49(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = %c0 to %c4 iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f50(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<(d0) -> (d0, 0)>(%n) to min affine_map<(d0) -> (d0, 9)>(%m) iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %w : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f51(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<(d0) -> (d0, 0)>(%n) to min affine_map<(d0) -> (d0, 9)>(%m) iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %w, %y : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f52(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<(d0) -> (d0, 0)>(%n) to min affine_map<(d0) -> (d0, 9)>(%m) iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %x, %z : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f53(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<(d0) -> (d0, 0)>(%n) to min affine_map<(d0) -> (d0, 9)>(%m) iter_args(%y = %x, %w = %z) -> (i32, i32) {
    %k = "test.a"(%i) : (index) -> i32
    affine.yield %y, %k : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f54(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<(d0) -> (d0, 0)>(%n) to min affine_map<(d0) -> (d0, 9)>(%m) iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f55(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<() -> (3, 0)>() to min affine_map<() -> (4, 9)>() iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %w : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f56(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<() -> (3, 0)>() to min affine_map<() -> (4, 9)>() iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %w, %y : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f57(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<() -> (3, 0)>() to min affine_map<() -> (4, 9)>() iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %x, %z : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f59(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<() -> (3, 0)>() to min affine_map<() -> (4, 9)>() iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f65(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<(d0) -> (d0, d0)>(%n) to min affine_map<(d0, d1) -> (d0, d1, 4)>(%c4, %m) iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %w : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f66(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<(d0) -> (d0, d0)>(%n) to min affine_map<(d0, d1) -> (d0, d1, 4)>(%c4, %m) iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %w, %y : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f67(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<(d0) -> (d0, d0)>(%n) to min affine_map<(d0, d1) -> (d0, d1, 4)>(%c4, %m) iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %x, %z : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f68(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<(d0) -> (d0, d0)>(%n) to min affine_map<(d0, d1) -> (d0, d1, 4)>(%c4, %m) iter_args(%y = %x, %w = %z) -> (i32, i32) {
    %k = "test.a"(%i) : (index) -> i32
    affine.yield %y, %k : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f69(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = max affine_map<(d0) -> (d0, d0)>(%n) to min affine_map<(d0, d1) -> (d0, d1, 4)>(%c4, %m) iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %x : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f70(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to affine_map<()[s0] -> (s0 + 2)>()[%c4] iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %y, %w : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f71(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to affine_map<()[s0] -> (s0 + 2)>()[%c4] iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %w, %y : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f72(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to affine_map<()[s0] -> (s0 + 2)>()[%c4] iter_args(%y = %x, %w = %z) -> (i32, i32) {
    affine.yield %x, %z : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f73(%n: index, %m: index, %x: i32, %z: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  %0:2 = affine.for %i = 0 to affine_map<()[s0] -> (s0 + 2)>()[%c4] iter_args(%y = %x, %w = %z) -> (i32, i32) {
    %k = "test.a"(%i) : (index) -> i32
    affine.yield %y, %k : i32, i32
  }
  %r = arith.subi %0#0, %0#1 : i32
  return %r : i32
}
func.func @f75(%m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 mod 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f76(%m: memref<?xf32>) {
  affine.for %i = 8 to 16 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 mod 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f77(%m: memref<?xf32>) {
  affine.for %i = 0 to 32 step 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 mod 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f79(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 mod 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f82(%m: memref<?xf32>) {
  affine.for %i = 0 to 32 step 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 mod 4)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f84(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 mod 4)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f85(%m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f86(%m: memref<?xf32>) {
  affine.for %i = 8 to 16 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f87(%m: memref<?xf32>) {
  affine.for %i = 0 to 32 step 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f89(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f94(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 floordiv 4)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f95(%m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 ceildiv 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f96(%m: memref<?xf32>) {
  affine.for %i = 8 to 16 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 ceildiv 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f97(%m: memref<?xf32>) {
  affine.for %i = 0 to 32 step 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 ceildiv 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f99(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 ceildiv 8)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f102(%m: memref<?xf32>) {
  affine.for %i = 0 to 32 step 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 ceildiv 2)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f104(%n: index, %m: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> (d0 ceildiv 2)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f105(%m: memref<?xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> ((d0 * 4) mod 4)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f106(%m: memref<?xf32>) {
  affine.for %i = 8 to 16 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> ((d0 * 4) mod 4)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}
func.func @f107(%m: memref<?xf32>) {
  affine.for %i = 0 to 32 step 8 {
    affine.for %j = 0 to 4 {
      %0 = affine.apply affine_map<(d0, d1) -> ((d0 * 4) mod 4)>(%i, %j)
      "test.use"(%0) : (index) -> ()
    }
  }
  return
}

//= --allow-unregistered-dialect --pass-pipeline=builtin.module(func.func(affine-loop-normalize))
#map = affine_map<(d0) -> (d0 * 2)>
#map1 = affine_map<(d0) -> (d0 * 4)>
#map2 = affine_map<(d0)[s0] -> (d0 + s0)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> (d0, 0)>
#map5 = affine_map<(d0) -> (d0, 9)>
#map6 = affine_map<() -> (3, 0)>
#map7 = affine_map<() -> (4, 9)>
#map8 = affine_map<(d0) -> (d0, d0)>
#map9 = affine_map<(d0, d1) -> (d0, d1, 4)>
#map10 = affine_map<()[s0] -> (s0 + 2)>
#map11 = affine_map<(d0, d1) -> (d0 mod 8)>
#map12 = affine_map<(d0) -> (d0 + 8)>
#map13 = affine_map<(d0) -> (d0 * 8)>
#map14 = affine_map<(d0, d1) -> (d0 mod 4)>
#map15 = affine_map<(d0, d1) -> (d0 floordiv 8)>
#map16 = affine_map<(d0, d1) -> (d0 floordiv 4)>
#map17 = affine_map<(d0, d1) -> (d0 ceildiv 8)>
#map18 = affine_map<(d0, d1) -> (d0 ceildiv 2)>
#map19 = affine_map<(d0, d1) -> (0)>
module {
  func.func @f0(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg5, %arg6 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f1(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg6, %arg5 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f2(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg2, %arg3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f3(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = "test.a"(%arg4) : (index) -> i32
      affine.yield %arg5, %3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f4(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg5, %arg2 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f5(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg5, %arg6 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f6(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg6, %arg5 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f7(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg2, %arg3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f8(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = "test.a"(%arg4) : (index) -> i32
      affine.yield %arg5, %3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f9(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg5, %arg2 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f21(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 1 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map1(%arg4)
      affine.yield %arg6, %arg5 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f22(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 1 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map1(%arg4)
      affine.yield %arg2, %arg3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f23(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 1 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map1(%arg4)
      %4 = "test.a"(%3) : (index) -> i32
      affine.yield %arg5, %4 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f24(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 1 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map1(%arg4)
      affine.yield %arg5, %arg2 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f25(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 2 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map1(%arg4)
      affine.yield %arg5, %arg6 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f26(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 2 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map1(%arg4)
      affine.yield %arg6, %arg5 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f27(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 2 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map1(%arg4)
      affine.yield %arg2, %arg3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f28(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 2 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map1(%arg4)
      %4 = "test.a"(%3) : (index) -> i32
      affine.yield %arg5, %4 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f29(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 2 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map1(%arg4)
      affine.yield %arg5, %arg2 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f35(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to %arg0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg5, %arg6 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f37(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to %arg0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg2, %arg3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f38(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to %arg0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = "test.a"(%arg4) : (index) -> i32
      affine.yield %arg5, %3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f39(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to %arg0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg5, %arg2 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f40(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map2(%arg4)[%arg0]
      affine.yield %arg5, %arg6 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f41(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map2(%arg4)[%arg0]
      affine.yield %arg6, %arg5 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f42(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map2(%arg4)[%arg0]
      affine.yield %arg2, %arg3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f43(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map2(%arg4)[%arg0]
      %4 = "test.a"(%3) : (index) -> i32
      affine.yield %arg5, %4 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f44(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 0 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map2(%arg4)[%arg0]
      affine.yield %arg5, %arg2 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f45(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map3(%arg4)
      affine.yield %arg5, %arg6 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f46(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map3(%arg4)
      affine.yield %arg6, %arg5 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f48(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map3(%arg4)
      %4 = "test.a"(%3) : (index) -> i32
      affine.yield %arg5, %4 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f49(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to 4 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = affine.apply #map3(%arg4)
      affine.yield %arg5, %arg2 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f50(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map4(%arg0) to min #map5(%arg1) iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg5, %arg6 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f51(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map4(%arg0) to min #map5(%arg1) iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg6, %arg5 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f52(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map4(%arg0) to min #map5(%arg1) iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg2, %arg3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f53(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map4(%arg0) to min #map5(%arg1) iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = "test.a"(%arg4) : (index) -> i32
      affine.yield %arg5, %3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f54(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map4(%arg0) to min #map5(%arg1) iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg5, %arg2 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f55(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map6() to min #map7() iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg5, %arg6 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f56(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map6() to min #map7() iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg6, %arg5 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f57(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map6() to min #map7() iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg2, %arg3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f59(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map6() to min #map7() iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg5, %arg2 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f65(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map8(%arg0) to min #map9(%c4, %arg1) iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg5, %arg6 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f66(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map8(%arg0) to min #map9(%c4, %arg1) iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg6, %arg5 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f67(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map8(%arg0) to min #map9(%c4, %arg1) iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg2, %arg3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f68(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map8(%arg0) to min #map9(%c4, %arg1) iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = "test.a"(%arg4) : (index) -> i32
      affine.yield %arg5, %3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f69(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = max #map8(%arg0) to min #map9(%c4, %arg1) iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg5, %arg2 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f70(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to #map10()[%c4] iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg5, %arg6 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f71(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to #map10()[%c4] iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg6, %arg5 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f72(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to #map10()[%c4] iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg2, %arg3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f73(%arg0: index, %arg1: index, %arg2: i32, %arg3: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.apply #map(%arg0)
    %1:2 = affine.for %arg4 = 0 to #map10()[%c4] iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (i32, i32) {
      %3 = "test.a"(%arg4) : (index) -> i32
      affine.yield %arg5, %3 : i32, i32
    }
    %2 = arith.subi %1#0, %1#1 : i32
    return %2 : i32
  }
  func.func @f75(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      affine.for %arg2 = 0 to 4 {
        %0 = affine.apply #map11(%arg1, %arg2)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f76(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      %0 = affine.apply #map12(%arg1)
      affine.for %arg2 = 0 to 4 {
        %1 = affine.apply #map11(%0, %arg2)
        "test.use"(%1) : (index) -> ()
      }
    }
    return
  }
  func.func @f77(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 4 {
      %0 = affine.apply #map13(%arg1)
      affine.for %arg2 = 0 to 4 {
        %1 = affine.apply #map11(%0, %arg2)
        "test.use"(%1) : (index) -> ()
      }
    }
    return
  }
  func.func @f79(%arg0: index, %arg1: memref<?xf32>) {
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.apply #map11(%arg2, %arg3)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f82(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 4 {
      %0 = affine.apply #map13(%arg1)
      affine.for %arg2 = 0 to 4 {
        %1 = affine.apply #map14(%0, %arg2)
        "test.use"(%1) : (index) -> ()
      }
    }
    return
  }
  func.func @f84(%arg0: index, %arg1: memref<?xf32>) {
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.apply #map14(%arg2, %arg3)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f85(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      affine.for %arg2 = 0 to 4 {
        %0 = affine.apply #map15(%arg1, %arg2)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f86(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      %0 = affine.apply #map12(%arg1)
      affine.for %arg2 = 0 to 4 {
        %1 = affine.apply #map15(%0, %arg2)
        "test.use"(%1) : (index) -> ()
      }
    }
    return
  }
  func.func @f87(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 4 {
      %0 = affine.apply #map13(%arg1)
      affine.for %arg2 = 0 to 4 {
        %1 = affine.apply #map15(%0, %arg2)
        "test.use"(%1) : (index) -> ()
      }
    }
    return
  }
  func.func @f89(%arg0: index, %arg1: memref<?xf32>) {
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.apply #map15(%arg2, %arg3)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f94(%arg0: index, %arg1: memref<?xf32>) {
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.apply #map16(%arg2, %arg3)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f95(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      affine.for %arg2 = 0 to 4 {
        %0 = affine.apply #map17(%arg1, %arg2)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f96(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      %0 = affine.apply #map12(%arg1)
      affine.for %arg2 = 0 to 4 {
        %1 = affine.apply #map17(%0, %arg2)
        "test.use"(%1) : (index) -> ()
      }
    }
    return
  }
  func.func @f97(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 4 {
      %0 = affine.apply #map13(%arg1)
      affine.for %arg2 = 0 to 4 {
        %1 = affine.apply #map17(%0, %arg2)
        "test.use"(%1) : (index) -> ()
      }
    }
    return
  }
  func.func @f99(%arg0: index, %arg1: memref<?xf32>) {
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.apply #map17(%arg2, %arg3)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f102(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 4 {
      %0 = affine.apply #map13(%arg1)
      affine.for %arg2 = 0 to 4 {
        %1 = affine.apply #map18(%0, %arg2)
        "test.use"(%1) : (index) -> ()
      }
    }
    return
  }
  func.func @f104(%arg0: index, %arg1: memref<?xf32>) {
    affine.for %arg2 = 0 to %arg0 {
      affine.for %arg3 = 0 to 4 {
        %0 = affine.apply #map18(%arg2, %arg3)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f105(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      affine.for %arg2 = 0 to 4 {
        %0 = affine.apply #map19(%arg1, %arg2)
        "test.use"(%0) : (index) -> ()
      }
    }
    return
  }
  func.func @f106(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 8 {
      %0 = affine.apply #map12(%arg1)
      affine.for %arg2 = 0 to 4 {
        %1 = affine.apply #map19(%0, %arg2)
        "test.use"(%1) : (index) -> ()
      }
    }
    return
  }
  func.func @f107(%arg0: memref<?xf32>) {
    affine.for %arg1 = 0 to 4 {
      %0 = affine.apply #map13(%arg1)
      affine.for %arg2 = 0 to 4 {
        %1 = affine.apply #map19(%0, %arg2)
        "test.use"(%1) : (index) -> ()
      }
    }
    return
  }
}

