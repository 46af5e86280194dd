// Descriptors and elements, as code for them is made.
func.func @x(%a: !fir.ref<!fir.array<10xf32>>, %l: index) {
  %0 = fircg.ext_embox %a(%l) {} : (!fir.ref<!fir.array<10xf32>>, index) -> !fir.box<!fir.array<10xf32>>
  %1 = fircg.ext_declare %a(%l) {uniq_name = "a"} : (!fir.ref<!fir.array<10xf32>>, index) -> !fir.ref<!fir.array<10xf32>>
  %2 = fircg.ext_array_coor %a(%l)<%l> : (!fir.ref<!fir.array<10xf32>>, index, index) -> !fir.ref<f32>
  %3 = fircg.ext_rebox %0 origin %l : (!fir.box<!fir.array<10xf32>>, index) -> !fir.box<!fir.array<10xf32>>
  return
}
// ANSWER custom
module {
  func.func @x(%arg0: !fir.ref<!fir.array<10xf32>>, %arg1: index) {
    %0 = fircg.ext_embox %arg0(%arg1) : (!fir.ref<!fir.array<10xf32>>, index) -> !fir.box<!fir.array<10xf32>>
    %1 = fircg.ext_declare %arg0(%arg1) {uniq_name = "a"} : (!fir.ref<!fir.array<10xf32>>, index) -> !fir.ref<!fir.array<10xf32>>
    %2 = fircg.ext_array_coor %arg0(%arg1)<%arg1> : (!fir.ref<!fir.array<10xf32>>, index, index) -> !fir.ref<f32>
    %3 = fircg.ext_rebox %0 origin %arg1 : (!fir.box<!fir.array<10xf32>>, index) -> !fir.box<!fir.array<10xf32>>
    return
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (!fir.ref<!fir.array<10xf32>>, index) -> (), sym_name = "x"}> ({
  ^bb0(%arg0: !fir.ref<!fir.array<10xf32>>, %arg1: index):
    %0 = "fircg.ext_embox"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0>}> : (!fir.ref<!fir.array<10xf32>>, index) -> !fir.box<!fir.array<10xf32>>
    %1 = "fircg.ext_declare"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0>, storage_offset = 0 : ui64, uniq_name = "a"}> : (!fir.ref<!fir.array<10xf32>>, index) -> !fir.ref<!fir.array<10xf32>>
    %2 = "fircg.ext_array_coor"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 0>}> : (!fir.ref<!fir.array<10xf32>>, index, index) -> !fir.ref<f32>
    %3 = "fircg.ext_rebox"(%0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<10xf32>>, index) -> !fir.box<!fir.array<10xf32>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

