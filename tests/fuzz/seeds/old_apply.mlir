//auto
#m = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
func @f(%i: index, %j: index) -> index {
  %0 = affine_apply #m(%i, %j)[%i]
  %1 = affine_apply affine_map<(d0) -> (d0 + 1)>(%0#1)
  return %0#0 : index
}
