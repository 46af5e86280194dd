//auto
#map = (d0) -> (d0 * 2)
func @f(%n: index) -> index {
  %0 = affine_apply #map(%n)
  %c = constant 4 : i32
  for %i = 0 to %n {
    %x = addi %c, %c : i32
  }
  affine.for %j = 0 to 10 { }
  return %0 : index
}
