func.func @f(%i: tensor<3x5xi16>, %n: index) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) {
    pcf.return
  }
  %1 = pcf.alloc(%n) : !pcf.sref<4x?xf32, #pcf.test_scope>
  pcf.loop scope(#pcf.sequential) count(%n) execute[%k: index] {
    pcf.return
  }
  return
}
// ANSWER custom
module {
  func.func @f(%arg0: tensor<3x5xi16>, %arg1: index) {
    %0 = pcf.generic scope(#pcf.test_scope) 
      execute(%ref = %arg0)[%id: index, %count: index]
           : (!pcf.sref<3x5xi16, #pcf.test_scope>)
          -> (tensor<3x5xi16>) {
      pcf.return
    } 
    %1 = pcf.alloc(%arg1) : !pcf.sref<4x?xf32, #pcf.test_scope>
    pcf.loop scope(#pcf.sequential) count(%arg1) 
      execute[%id: index] {
      pcf.return
    }
    return
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<3x5xi16>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<3x5xi16>, %arg1: index):
    %0 = "pcf.generic"(%arg0) <{is_tied = [true], num_index_args = 2 : i64, num_leading_args = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, scope = #pcf.test_scope, sync_on_return = false}> ({
    }, {
    ^bb0(%arg3: !pcf.sref<3x5xi16, #pcf.test_scope>, %arg4: index, %arg5: index):
      "pcf.return"() : () -> ()
    }) : (tensor<3x5xi16>) -> tensor<3x5xi16>
    %1 = "pcf.alloc"(%arg1) : (index) -> !pcf.sref<4x?xf32, #pcf.test_scope>
    "pcf.loop"(%arg1) <{is_tied = [], operandSegmentSizes = array<i32: 1, 0, 0>, scope = #pcf.sequential, sync_on_return = false}> ({
    ^bb0(%arg2: index):
      "pcf.return"() : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

