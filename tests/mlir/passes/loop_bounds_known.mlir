// Minima, maxima and dimensions inside of loops: what each kind of bound, step and carried tensor lets them be.
func.func @f0(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f1(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %c8 {
    %0 = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f3(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %n {
    %0 = affine.min affine_map<(d0)[s0] -> (d0, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f6(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f7(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %c8 {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f9(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %n {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f13(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %c8 {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, 4)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f14(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %n {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, 4)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f18(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f20(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %n {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f21(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %n {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f24(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8, s0)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f26(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %n {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8, s0)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f27(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %n {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8, s0)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f30(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.min affine_map<(d0)[s0] -> (d0 + 64, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f34(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c1 {
    %0 = affine.min affine_map<(d0)[s0] -> (d0 + 64, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f36(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 * 2 + 128, 16)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f38(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %n {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 * 2 + 128, 16)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f40(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c1 {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 * 2 + 128, 16)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f44(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %n {
    %0 = affine.min affine_map<(d0)[s0] -> ((-d0 + 64) floordiv 8, 1)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f45(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %n {
    %0 = affine.min affine_map<(d0)[s0] -> ((-d0 + 64) floordiv 8, 1)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f54(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, d0)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f56(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %n {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, d0)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f57(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %n {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, d0)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f60(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + 64)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f66(%n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c64, %n) step (%c8, %c8) {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%i)[%n]
    %1 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%j)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @f67(%n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.forall (%i, %j) = (0, 0) to (64, %n) step (8, %c8) {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%i)[%n]
    %1 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%j)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @f69(%n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.forall (%i, %j) = (0, 0) to (%n, %n) step (8, %c8) {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%i)[%n]
    %1 = affine.min affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%j)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @f71(%n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c64, %n) step (%c8, %c8) {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%i)[%n]
    %1 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%j)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @f72(%n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.forall (%i, %j) = (0, 0) to (64, %n) step (8, %c8) {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%i)[%n]
    %1 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%j)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @f74(%n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.forall (%i, %j) = (0, 0) to (%n, %n) step (8, %c8) {
    %0 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%i)[%n]
    %1 = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%j)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @f76(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.max affine_map<(d0)[s0] -> (d0, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f77(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %c8 {
    %0 = affine.max affine_map<(d0)[s0] -> (d0, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f79(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %n {
    %0 = affine.max affine_map<(d0)[s0] -> (d0, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f82(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f84(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %n {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f85(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %n {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f89(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %c8 {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, 4)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f91(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %n {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, 4)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f94(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f96(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %n {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f98(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c1 {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f100(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + s0, 8, s0)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f102(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %n {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + s0, 8, s0)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f104(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c1 {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + s0, 8, s0)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f106(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.max affine_map<(d0)[s0] -> (d0 + 64, 8)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f112(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 * 2 + 128, 16)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f114(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %n {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 * 2 + 128, 16)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f115(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %n {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 * 2 + 128, 16)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f118(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.max affine_map<(d0)[s0] -> ((-d0 + 64) floordiv 8, 1)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f120(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %n {
    %0 = affine.max affine_map<(d0)[s0] -> ((-d0 + 64) floordiv 8, 1)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f121(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %n step %n {
    %0 = affine.max affine_map<(d0)[s0] -> ((-d0 + 64) floordiv 8, 1)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f130(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, d0)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f132(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %n {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, d0)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f134(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c1 {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, d0)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f136(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c61 = arith.constant 61 : index
  %c64 = arith.constant 64 : index
  scf.for %i = %c0 to %c64 step %c8 {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + 64)>(%i)[%n]
    "test.use"(%0) : (index) -> ()
  }
  return
}
func.func @f142(%n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c64, %n) step (%c8, %c8) {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%i)[%n]
    %1 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%j)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @f144(%n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c8, %c8) {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%i)[%n]
    %1 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%j)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @f145(%n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.forall (%i, %j) = (0, 0) to (%n, %n) step (8, %c8) {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%i)[%n]
    %1 = affine.max affine_map<(d0)[s0] -> (-d0 + 64, 8)>(%j)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @f147(%n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c64, %n) step (%c8, %c8) {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%i)[%n]
    %1 = affine.max affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%j)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @f149(%n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c8, %c8) {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%i)[%n]
    %1 = affine.max affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%j)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @f150(%n: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  scf.forall (%i, %j) = (0, 0) to (%n, %n) step (8, %c8) {
    %0 = affine.max affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%i)[%n]
    %1 = affine.max affine_map<(d0)[s0] -> (-d0 + s0, 8)>(%j)[%n]
    "test.use"(%0, %1) : (index, index) -> ()
  }
  return
}
func.func @f152(%n: index, %t: tensor<?x?xf32>, %p: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%o = %t) -> tensor<?x?xf32> {
    %d = tensor.dim %o, %c1 : tensor<?x?xf32>
    %q = tensor.insert_slice %p into %o[%i, 0] [%d, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    scf.yield %o : tensor<?x?xf32>
  }
  %e = tensor.dim %t, %c0 : tensor<?x?xf32>
  "test.use"(%e) : (index) -> ()
  %r = tensor.cast %0 : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @f154(%n: index, %t: tensor<?x?xf32>, %p: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%o = %t) -> tensor<?x?xf32> {
    %d = tensor.dim %o, %c1 : tensor<?x?xf32>
    %q = tensor.insert_slice %p into %o[%i, 0] [%d, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    scf.yield %o : tensor<?x?xf32>
  }
  %e = tensor.dim %0, %c0 : tensor<?x?xf32>
  "test.use"(%e) : (index) -> ()
  %r = tensor.cast %0 : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @f155(%n: index, %t: tensor<?x?xf32>, %p: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%o = %t) -> tensor<?x?xf32> {
    %d = tensor.dim %o, %c1 : tensor<?x?xf32>
    %q = tensor.insert_slice %p into %o[%i, 0] [%d, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    scf.yield %t : tensor<?x?xf32>
  }
  %e = tensor.dim %t, %c0 : tensor<?x?xf32>
  "test.use"(%e) : (index) -> ()
  %r = tensor.cast %0 : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @f157(%n: index, %t: tensor<?x?xf32>, %p: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%o = %t) -> tensor<?x?xf32> {
    %d = tensor.dim %o, %c1 : tensor<?x?xf32>
    %q = tensor.insert_slice %p into %o[%i, 0] [%d, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    scf.yield %t : tensor<?x?xf32>
  }
  %e = tensor.dim %0, %c0 : tensor<?x?xf32>
  "test.use"(%e) : (index) -> ()
  %r = tensor.cast %0 : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @f159(%n: index, %t: tensor<?x?xf32>, %p: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%o = %t) -> tensor<?x?xf32> {
    %d = tensor.dim %o, %c1 : tensor<?x?xf32>
    %q = tensor.insert_slice %p into %o[%i, 0] [%d, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    scf.yield %q : tensor<?x?xf32>
  }
  %e = tensor.dim %t, %c0 : tensor<?x?xf32>
  "test.use"(%e) : (index) -> ()
  %r = tensor.cast %0 : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @f160(%n: index, %t: tensor<?x?xf32>, %p: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%o = %t) -> tensor<?x?xf32> {
    %d = tensor.dim %o, %c1 : tensor<?x?xf32>
    %q = tensor.insert_slice %p into %o[%i, 0] [%d, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    scf.yield %q : tensor<?x?xf32>
  }
  %e = tensor.dim %0, %c0 : tensor<?x?xf32>
  "test.use"(%e) : (index) -> ()
  %r = tensor.cast %0 : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @f162(%n: index, %t: tensor<?x?xf32>, %p: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%o = %t) -> tensor<?x?xf32> {
    %d = tensor.dim %o, %c1 : tensor<?x?xf32>
    %q = tensor.insert_slice %p into %o[%i, 0] [%d, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
    scf.yield %p : tensor<?x?xf32>
  }
  %e = tensor.dim %t, %c0 : tensor<?x?xf32>
  "test.use"(%e) : (index) -> ()
  %r = tensor.cast %0 : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @f164(%n: index, %t: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%o = %t) -> tensor<?xf32> {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%s = %o) -> tensor<?xf32> {
      %f = "test.f"() : () -> f32
      %z = tensor.insert %f into %s[%j] : tensor<?xf32>
      scf.yield %z : tensor<?xf32>
    }
    scf.yield %q : tensor<?xf32>
  }
  %r = tensor.dim %0, %c0 : tensor<?xf32>
  return %r : index
}

//= --allow-unregistered-dialect --scf-for-loop-canonicalization
#map = affine_map<(d0)[s0] -> (d0, 8)>
#map1 = affine_map<(d0)[s0] -> (-d0 + 64, 8)>
#map2 = affine_map<(d0)[s0] -> (-d0 + 64, 4)>
#map3 = affine_map<(d0)[s0] -> (-d0 + s0, 8)>
#map4 = affine_map<(d0)[s0] -> (-d0 + s0, 8, s0)>
#map5 = affine_map<(d0)[s0] -> (d0 * -2 + 128, 16)>
#map6 = affine_map<(d0)[s0] -> ((-d0) floordiv 8 + 8, 1)>
#map7 = affine_map<(d0)[s0] -> (-d0 + 64, d0)>
#map8 = affine_map<(d0) -> (-d0 + 64)>
#map9 = affine_map<(d0) -> (d0 + 64)>
#map10 = affine_map<(d0) -> (d0 * -2 + 128)>
module {
  func.func @f0(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.min #map(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f1(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    scf.for %arg1 = %c0 to %arg0 step %c8 {
      %0 = affine.min #map(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f3(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.for %arg1 = %c0 to %arg0 step %arg0 {
      %0 = affine.min #map(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f6(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      "test.use"(%c8) : (index) -> ()
    }
    return
  }
  func.func @f7(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    scf.for %arg1 = %c0 to %arg0 step %c8 {
      %0 = affine.min #map1(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f9(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.for %arg1 = %c0 to %arg0 step %arg0 {
      %0 = affine.min #map1(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f13(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    scf.for %arg1 = %c0 to %arg0 step %c8 {
      %0 = affine.min #map2(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f14(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %arg0 {
      %0 = affine.min #map2(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f18(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.min #map3(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f20(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %arg0 {
      %0 = affine.min #map3(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f21(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.for %arg1 = %c0 to %arg0 step %arg0 {
      %0 = affine.min #map3(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f24(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.min #map4(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f26(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %arg0 {
      %0 = affine.min #map4(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f27(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.for %arg1 = %c0 to %arg0 step %arg0 {
      %0 = affine.min #map4(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f30(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      "test.use"(%c8) : (index) -> ()
    }
    return
  }
  func.func @f34(%arg0: index) {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c1 {
      "test.use"(%c8) : (index) -> ()
    }
    return
  }
  func.func @f36(%arg0: index) {
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      "test.use"(%c16) : (index) -> ()
    }
    return
  }
  func.func @f38(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %arg0 {
      %0 = affine.min #map5(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f40(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c1 {
      %0 = affine.min #map5(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f44(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %arg0 {
      %0 = affine.min #map6(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f45(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.for %arg1 = %c0 to %arg0 step %arg0 {
      %0 = affine.min #map6(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f54(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.min #map7(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f56(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %arg0 {
      %0 = affine.min #map7(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f57(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.for %arg1 = %c0 to %arg0 step %arg0 {
      %0 = affine.min #map7(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f60(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.apply #map8(%arg1)
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f66(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c64, %arg0) step (%c8, %c8) {
      %0 = affine.min #map1(%arg2)[%arg0]
      "test.use"(%c8, %0) : (index, index) -> ()
      scf.reduce 
    }
    return
  }
  func.func @f67(%arg0: index) {
    %c8 = arith.constant 8 : index
    scf.forall (%arg1, %arg2) = (0, 0) to (64, %arg0) step (8, %c8) {
      %0 = affine.min #map1(%arg2)[%arg0]
      "test.use"(%c8, %0) : (index, index) -> ()
    }
    return
  }
  func.func @f69(%arg0: index) {
    %c8 = arith.constant 8 : index
    scf.forall (%arg1, %arg2) = (0, 0) to (%arg0, %arg0) step (8, %c8) {
      %0 = affine.min #map1(%arg1)[%arg0]
      %1 = affine.min #map1(%arg2)[%arg0]
      "test.use"(%0, %1) : (index, index) -> ()
    }
    return
  }
  func.func @f71(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c64, %arg0) step (%c8, %c8) {
      %0 = affine.min #map3(%arg1)[%arg0]
      %1 = affine.min #map3(%arg2)[%arg0]
      "test.use"(%0, %1) : (index, index) -> ()
      scf.reduce 
    }
    return
  }
  func.func @f72(%arg0: index) {
    %c8 = arith.constant 8 : index
    scf.forall (%arg1, %arg2) = (0, 0) to (64, %arg0) step (8, %c8) {
      %0 = affine.min #map3(%arg1)[%arg0]
      %1 = affine.min #map3(%arg2)[%arg0]
      "test.use"(%0, %1) : (index, index) -> ()
    }
    return
  }
  func.func @f74(%arg0: index) {
    %c8 = arith.constant 8 : index
    scf.forall (%arg1, %arg2) = (0, 0) to (%arg0, %arg0) step (8, %c8) {
      %0 = affine.min #map3(%arg1)[%arg0]
      %1 = affine.min #map3(%arg2)[%arg0]
      "test.use"(%0, %1) : (index, index) -> ()
    }
    return
  }
  func.func @f76(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.max #map(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f77(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    scf.for %arg1 = %c0 to %arg0 step %c8 {
      %0 = affine.max #map(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f79(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.for %arg1 = %c0 to %arg0 step %arg0 {
      %0 = affine.max #map(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f82(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.apply #map8(%arg1)
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f84(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %arg0 {
      %0 = affine.max #map1(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f85(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.for %arg1 = %c0 to %arg0 step %arg0 {
      %0 = affine.max #map1(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f89(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    scf.for %arg1 = %c0 to %arg0 step %c8 {
      %0 = affine.max #map2(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f91(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.for %arg1 = %c0 to %arg0 step %arg0 {
      %0 = affine.max #map2(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f94(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.max #map3(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f96(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %arg0 {
      %0 = affine.max #map3(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f98(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c1 {
      %0 = affine.max #map3(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f100(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.max #map4(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f102(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %arg0 {
      %0 = affine.max #map4(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f104(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c1 {
      %0 = affine.max #map4(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f106(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.apply #map9(%arg1)
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f112(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.apply #map10(%arg1)
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f114(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %arg0 {
      %0 = affine.max #map5(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f115(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.for %arg1 = %c0 to %arg0 step %arg0 {
      %0 = affine.max #map5(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f118(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.max #map6(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f120(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %arg0 {
      %0 = affine.max #map6(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f121(%arg0: index) {
    %c0 = arith.constant 0 : index
    scf.for %arg1 = %c0 to %arg0 step %arg0 {
      %0 = affine.max #map6(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f130(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.max #map7(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f132(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %arg0 {
      %0 = affine.max #map7(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f134(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c1 {
      %0 = affine.max #map7(%arg1)[%arg0]
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f136(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.for %arg1 = %c0 to %c64 step %c8 {
      %0 = affine.apply #map8(%arg1)
      "test.use"(%0) : (index) -> ()
    }
    return
  }
  func.func @f142(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c64, %arg0) step (%c8, %c8) {
      %0 = affine.apply #map8(%arg1)
      %1 = affine.max #map1(%arg2)[%arg0]
      "test.use"(%0, %1) : (index, index) -> ()
      scf.reduce 
    }
    return
  }
  func.func @f144(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%arg0, %arg0) step (%c8, %c8) {
      %0 = affine.max #map1(%arg1)[%arg0]
      %1 = affine.max #map1(%arg2)[%arg0]
      "test.use"(%0, %1) : (index, index) -> ()
      scf.reduce 
    }
    return
  }
  func.func @f145(%arg0: index) {
    %c8 = arith.constant 8 : index
    scf.forall (%arg1, %arg2) = (0, 0) to (%arg0, %arg0) step (8, %c8) {
      %0 = affine.max #map1(%arg1)[%arg0]
      %1 = affine.max #map1(%arg2)[%arg0]
      "test.use"(%0, %1) : (index, index) -> ()
    }
    return
  }
  func.func @f147(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c64, %arg0) step (%c8, %c8) {
      %0 = affine.max #map3(%arg1)[%arg0]
      %1 = affine.max #map3(%arg2)[%arg0]
      "test.use"(%0, %1) : (index, index) -> ()
      scf.reduce 
    }
    return
  }
  func.func @f149(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%arg0, %arg0) step (%c8, %c8) {
      %0 = affine.max #map3(%arg1)[%arg0]
      %1 = affine.max #map3(%arg2)[%arg0]
      "test.use"(%0, %1) : (index, index) -> ()
      scf.reduce 
    }
    return
  }
  func.func @f150(%arg0: index) {
    %c8 = arith.constant 8 : index
    scf.forall (%arg1, %arg2) = (0, 0) to (%arg0, %arg0) step (8, %c8) {
      %0 = affine.max #map3(%arg1)[%arg0]
      %1 = affine.max #map3(%arg2)[%arg0]
      "test.use"(%0, %1) : (index, index) -> ()
    }
    return
  }
  func.func @f152(%arg0: index, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1) -> (tensor<?x?xf32>) {
      scf.yield %arg4 : tensor<?x?xf32>
    }
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    "test.use"(%dim) : (index) -> ()
    return %0 : tensor<?x?xf32>
  }
  func.func @f154(%arg0: index, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1) -> (tensor<?x?xf32>) {
      scf.yield %arg4 : tensor<?x?xf32>
    }
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    "test.use"(%dim) : (index) -> ()
    return %0 : tensor<?x?xf32>
  }
  func.func @f155(%arg0: index, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1) -> (tensor<?x?xf32>) {
      scf.yield %arg1 : tensor<?x?xf32>
    }
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    "test.use"(%dim) : (index) -> ()
    return %0 : tensor<?x?xf32>
  }
  func.func @f157(%arg0: index, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1) -> (tensor<?x?xf32>) {
      scf.yield %arg1 : tensor<?x?xf32>
    }
    %dim = tensor.dim %0, %c0 : tensor<?x?xf32>
    "test.use"(%dim) : (index) -> ()
    return %0 : tensor<?x?xf32>
  }
  func.func @f159(%arg0: index, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1) -> (tensor<?x?xf32>) {
      %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
      %inserted_slice = tensor.insert_slice %arg2 into %arg4[%arg3, 0] [%dim_0, %arg0] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
      scf.yield %inserted_slice : tensor<?x?xf32>
    }
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    "test.use"(%dim) : (index) -> ()
    return %0 : tensor<?x?xf32>
  }
  func.func @f160(%arg0: index, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1) -> (tensor<?x?xf32>) {
      %dim_0 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
      %inserted_slice = tensor.insert_slice %arg2 into %arg4[%arg3, 0] [%dim_0, %arg0] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
      scf.yield %inserted_slice : tensor<?x?xf32>
    }
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    "test.use"(%dim) : (index) -> ()
    return %0 : tensor<?x?xf32>
  }
  func.func @f162(%arg0: index, %arg1: tensor<?x?xf32>, %arg2: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg0 step %c1 iter_args(%arg4 = %arg1) -> (tensor<?x?xf32>) {
      scf.yield %arg2 : tensor<?x?xf32>
    }
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    "test.use"(%dim) : (index) -> ()
    return %0 : tensor<?x?xf32>
  }
  func.func @f164(%arg0: index, %arg1: tensor<?xf32>) -> index {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (tensor<?xf32>) {
      %1 = scf.for %arg4 = %c0 to %arg0 step %c1 iter_args(%arg5 = %arg3) -> (tensor<?xf32>) {
        %2 = "test.f"() : () -> f32
        %inserted = tensor.insert %2 into %arg5[%arg4] : tensor<?xf32>
        scf.yield %inserted : tensor<?xf32>
      }
      scf.yield %1 : tensor<?xf32>
    }
    %dim = tensor.dim %0, %c0 : tensor<?xf32>
    return %dim : index
  }
}

