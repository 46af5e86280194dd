//auto
#m = (d0, d1)[s0] -> (d0 + s0, d1) size (10, 20)
#s = (d0)[s0] : d0 >= 0, s0 - d0 - 1 >= 0
!v = type vector<4 x f32>
module @m attributes {a: 1} {
  func @f(%A: memref<4x?xf32, #m>, %n: index, %c: i1) -> (index, i1) attributes {fruit: "banana"} {
    %0 = affine_apply #m(%n, %n)[%n]
    for %i = max (d0) -> (d0, 10)(%n) to min ()[s0] -> (s0, 100)()[%n] step 2 {
      if (d0) : d0 >= 0 (%i) { "x"() : () -> () } else if #s(%i)[%n] { } else { }
    }
    %x = "llvm.two"(%n) : (index) -> (i16, i1)
    %y = cmpi "slt", %n, %0#1 : index
    cond_br %y, ^bb1(%n : index), ^bb2
  ^bb1(%z: index):
    %q = std.cmpf "ogt", %f, %f : f32
    "cond_br"(%q)[^bb1(%z : index), ^bb2] : (i1) -> ()
  ^bb2:
    %f = constant 1.0 : f32
    %g = select %c, %f, %f : f32
    return %0#0, %x#1 : index, i1
  }
  func @g() loc(?)
}
