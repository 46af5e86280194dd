//auto
func @f(%a: memref<4x?xf32>, %b: tensor<?xf32>) -> (index, index) {
  %0 = dim %a, 1 : memref<4x?xf32>
  %1 = "dim"(%b) {index = 0, note} : (tensor<?xf32>) -> index
  return %0, %1 : index, index
}
