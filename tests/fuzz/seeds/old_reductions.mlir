//auto
func @r(%lb: index, %z: f32, %zi: i32) {
  %r:2 = scf.parallel (%i) = (%lb) to (%lb) step (%lb) init (%z, %zi) -> (f32, i32) {
    scf.reduce(%z) : f32 {
    ^bb0(%l: f32, %rr: f32):
      %s = addf %l, %rr : f32
      scf.reduce.return %s : f32
    }
    scf.reduce(%zi) : i32 {
    ^bb0(%l: i32, %rr: i32):
      scf.reduce.return %l : i32
    }
    scf.yield
  }
  return
}
