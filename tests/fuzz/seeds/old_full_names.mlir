//auto
func @f(%x: index) -> index {
  %0 = std.addi %x, %x : index
  %1 = "std.addi"(%0, %x) : (index, index) -> index
  %2 = "addi"(%1, %x) : (index, index) -> index
  "std.return"(%2) : (index) -> ()
}
