util.func private @several(%i: tensor<3x5xi16>, %j: tensor<?x2xf32>, %n: index) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r)[%a: index, %b: index] : (!pcf.sref<?x2xf32, #pcf.test_scope>) -> (tensor<?x2xf32>{%n}) {
    pcf.return
  }
  %1 = pcf.generic scope(#pcf.test_scope) execute(%r = %j)[%a: index, %b: index] : (!pcf.sref<?x2xf32, sync(#pcf.test_scope)>) -> (tensor<?x2xf32>) {
    pcf.return
  }
  pcf.generic scope(#pcf.sequential) execute[%a: index, %b: index] {
    pcf.return
  }
  %2 = pcf.loop scope(#pcf.sequential) count(%n, %n, %n) execute(%r = %i)[%x: index, %y: index, %z: index] : (!pcf.sref<3x5xi16, #pcf.sequential>) -> (tensor<3x5xi16>) {
    pcf.return
  }
  %3 = pcf.alloc() : !pcf.sref<4x4xf32, #pcf.test_scope>
  %4 = pcf.alloc(%n, %n) : !pcf.sref<?x?xf32, #pcf.sequential>
  util.return
}
util.func private @allocations(%n: index) {
  %c8 = arith.constant 8 : index
  %0 = util.buffer.alloc uninitialized : !util.buffer{%n}
  %1 = "util.buffer.alloc"(%c8) : (index) -> !util.buffer
  util.return
}
util.func private @formats(%k: i32, %i: index, %b: !util.buffer) {
  %0 = util.string.format "{{}}{}" (%k) : (i32) -> !util.buffer
  %1 = util.string.format "{1}{0}{1}" (%k, %i) : (i32, index) -> !util.buffer
  %2 = util.string.format "plain" () : () -> !util.buffer
  util.return
}
hal.executable private @keys {
  hal.executable.variant @v target(#hal.executable.target<"a", "b">) {
    hal.executable.constant.block(%d: !hal.device) -> (i32, i32) as ("one", "two") {
      %c = arith.constant 3 : i32
      hal.return %c, %c : i32, i32
    }
    hal.executable.constant.block() -> i32 as "three" {
      %c = arith.constant 5 : i32
      hal.return %c : i32
    }
  }
}
util.func private @aligned(%n: index) {
  %0 = "util.buffer.alloc"(%n) <{alignment = 16 : index}> : (index) -> !util.buffer
  util.return
}
util.func private @two(%i: tensor<3x5xi16>) {
  %0:2 = pcf.generic scope(#pcf.test_scope) execute(%r = %i, %s = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, #pcf.test_scope>, !pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>, tensor<3x5xi16>) {
    pcf.return
  }
  util.return
}
util.func @f1(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[] : (!pcf.sref<3x5xi16, #pcf.test_scope>) -> (tensor<3x5xi16>) {
    pcf.return
  }
  util.return
}
util.func @f2(%i: tensor<3x5xi16>, %n: index, %k: i32) {
  %0 = pcf.generic scope(#pcf.test_scope) execute(%r = %i)[%a: index, %b: index] : (!pcf.sref<3x5xi16, sync(#pcf.test_scope)>) -> (tensor<3x5xi16>) {
    pcf.return
  }
  util.return
}
// ANSWER custom
#executable_target_b = #hal.executable.target<"a", "b">
module {
  util.func private @several(%arg0: tensor<3x5xi16>, %arg1: tensor<?x2xf32>, %arg2: index) {
    %0 = pcf.generic scope(#pcf.test_scope) 
      execute(%ref)[%id: index, %count: index]
           : (!pcf.sref<?x2xf32, #pcf.test_scope>)
          -> (tensor<?x2xf32>{%arg2}) {
      pcf.return
    } 
    %1 = pcf.generic scope(#pcf.test_scope) 
      execute(%ref = %arg1)[%id: index, %count: index]
           : (!pcf.sref<?x2xf32, sync(#pcf.test_scope)>)
          -> (tensor<?x2xf32>) {
      pcf.return
    } 
    pcf.generic scope(#pcf.sequential) 
      execute[%id: index, %count: index] {
      pcf.return
    } 
    %2 = pcf.loop scope(#pcf.sequential) count(%arg2, %arg2, %arg2) 
      execute(%ref = %arg0)[%id: index, %id_0: index, %id_1: index]
           : (!pcf.sref<3x5xi16, #pcf.sequential>)
          -> (tensor<3x5xi16>) {
      pcf.return
    }
    %3 = pcf.alloc() : !pcf.sref<4x4xf32, #pcf.test_scope>
    %4 = pcf.alloc(%arg2, %arg2) : !pcf.sref<?x?xf32, #pcf.sequential>
    util.return
  }
  util.func private @allocations(%arg0: index) {
    %c8 = arith.constant 8 : index
    %buffer = util.buffer.alloc uninitialized : !util.buffer{%arg0}
    %buffer_0 = util.buffer.alloc uninitialized : !util.buffer{%c8}
    util.return
  }
  util.func private @formats(%arg0: i32, %arg1: index, %arg2: !util.buffer) {
    %N = util.string.format "{{}}{}"(%arg0) : (i32) -> !util.buffer
    %NNN = util.string.format "{1}{0}{1}"(%arg0, %arg1) : (i32, index) -> !util.buffer
    %plain = util.string.format "plain"() : () -> !util.buffer
    util.return
  }
  hal.executable private @keys {
    hal.executable.variant public @v target(#executable_target_b) {
      hal.executable.constant.block(%arg0: !hal.device) -> (i32, i32) as ("one", "two") {
        %c3_i32 = arith.constant 3 : i32
        hal.return %c3_i32, %c3_i32 : i32, i32
      }
      hal.executable.constant.block() -> i32 as "three" {
        %c5_i32 = arith.constant 5 : i32
        hal.return %c5_i32 : i32
      }
    }
  }
  util.func private @aligned(%arg0: index) {
    %buffer = util.buffer.alloc uninitialized <alignment = 16> : !util.buffer{%arg0}
    util.return
  }
  util.func private @two(%arg0: tensor<3x5xi16>) {
    %0:2 = pcf.generic scope(#pcf.test_scope) 
      execute(%ref = %arg0, %ref_0 = %arg0)[%id: index, %count: index]
           : (!pcf.sref<3x5xi16, #pcf.test_scope>, !pcf.sref<3x5xi16, #pcf.test_scope>)
          -> (tensor<3x5xi16>, tensor<3x5xi16>) {
      pcf.return
    } 
    util.return
  }
  util.func public @f1(%arg0: tensor<3x5xi16>, %arg1: index, %arg2: i32) {
    %0 = pcf.generic scope(#pcf.test_scope) 
      execute(%ref = %arg0)[]
           : (!pcf.sref<3x5xi16, #pcf.test_scope>)
          -> (tensor<3x5xi16>) {
      pcf.return
    } 
    util.return
  }
  util.func public @f2(%arg0: tensor<3x5xi16>, %arg1: index, %arg2: i32) {
    %0 = pcf.generic scope(#pcf.test_scope) 
      execute(%ref = %arg0)[%id: index, %count: index]
           : (!pcf.sref<3x5xi16, sync(#pcf.test_scope)>)
          -> (tensor<3x5xi16>) {
      pcf.return
    } 
    util.return
  }
}

// ANSWER generic
#executable_target_b = #hal.executable.target<"a", "b">
"builtin.module"() ({
  "util.func"() <{function_type = (tensor<3x5xi16>, tensor<?x2xf32>, index) -> (), sym_name = "several", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<3x5xi16>, %arg22: tensor<?x2xf32>, %arg23: index):
    %12 = "pcf.generic"(%arg23) <{is_tied = [false], num_index_args = 2 : i64, num_leading_args = 0 : i64, operandSegmentSizes = array<i32: 0, 1>, scope = #pcf.test_scope, sync_on_return = false}> ({
    }, {
    ^bb0(%arg33: !pcf.sref<?x2xf32, #pcf.test_scope>, %arg34: index, %arg35: index):
      "pcf.return"() : () -> ()
    }) : (index) -> tensor<?x2xf32>
    %13 = "pcf.generic"(%arg22) <{is_tied = [true], num_index_args = 2 : i64, num_leading_args = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, scope = #pcf.test_scope, sync_on_return = false}> ({
    }, {
    ^bb0(%arg30: !pcf.sref<?x2xf32, sync(#pcf.test_scope)>, %arg31: index, %arg32: index):
      "pcf.return"() : () -> ()
    }) : (tensor<?x2xf32>) -> tensor<?x2xf32>
    "pcf.generic"() <{is_tied = [], num_index_args = 2 : i64, num_leading_args = 0 : i64, operandSegmentSizes = array<i32: 0, 0>, scope = #pcf.sequential, sync_on_return = false}> ({
    }, {
    ^bb0(%arg28: index, %arg29: index):
      "pcf.return"() : () -> ()
    }) : () -> ()
    %14 = "pcf.loop"(%arg23, %arg23, %arg23, %arg21) <{is_tied = [true], operandSegmentSizes = array<i32: 3, 1, 0>, scope = #pcf.sequential, sync_on_return = false}> ({
    ^bb0(%arg24: !pcf.sref<3x5xi16, #pcf.sequential>, %arg25: index, %arg26: index, %arg27: index):
      "pcf.return"() : () -> ()
    }) : (index, index, index, tensor<3x5xi16>) -> tensor<3x5xi16>
    %15 = "pcf.alloc"() : () -> !pcf.sref<4x4xf32, #pcf.test_scope>
    %16 = "pcf.alloc"(%arg23, %arg23) : (index, index) -> !pcf.sref<?x?xf32, #pcf.sequential>
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (index) -> (), sym_name = "allocations", sym_visibility = "private"}> ({
  ^bb0(%arg20: index):
    %9 = "arith.constant"() <{value = 8 : index}> : () -> index
    %10 = "util.buffer.alloc"(%arg20) : (index) -> !util.buffer
    %11 = "util.buffer.alloc"(%9) : (index) -> !util.buffer
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (i32, index, !util.buffer) -> (), sym_name = "formats", sym_visibility = "private"}> ({
  ^bb0(%arg17: i32, %arg18: index, %arg19: !util.buffer):
    %6 = "util.string.format"(%arg17) <{format = "{{}}{}"}> : (i32) -> !util.buffer
    %7 = "util.string.format"(%arg17, %arg18) <{format = "{1}{0}{1}"}> : (i32, index) -> !util.buffer
    %8 = "util.string.format"() <{format = "plain"}> : () -> !util.buffer
    "util.return"() : () -> ()
  }) : () -> ()
  "hal.executable"() <{sym_name = "keys", sym_visibility = "private"}> ({
    "hal.executable.variant"() <{sym_name = "v", target = #executable_target_b}> ({
      "hal.executable.constant.block"() <{function_type = (!hal.device) -> (i32, i32), keys = ["one", "two"]}> ({
      ^bb0(%arg16: !hal.device):
        %5 = "arith.constant"() <{value = 3 : i32}> : () -> i32
        "hal.return"(%5, %5) : (i32, i32) -> ()
      }) : () -> ()
      "hal.executable.constant.block"() <{function_type = () -> i32, keys = ["three"]}> ({
        %4 = "arith.constant"() <{value = 5 : i32}> : () -> i32
        "hal.return"(%4) : (i32) -> ()
      }) : () -> ()
      "hal.executable.variant_end"() : () -> ()
    }) : () -> ()
    "hal.executable_end"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (index) -> (), sym_name = "aligned", sym_visibility = "private"}> ({
  ^bb0(%arg15: index):
    %3 = "util.buffer.alloc"(%arg15) <{alignment = 16 : index}> : (index) -> !util.buffer
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<3x5xi16>) -> (), sym_name = "two", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<3x5xi16>):
    %2:2 = "pcf.generic"(%arg10, %arg10) <{is_tied = [true, true], num_index_args = 2 : i64, num_leading_args = 0 : i64, operandSegmentSizes = array<i32: 2, 0>, scope = #pcf.test_scope, sync_on_return = false}> ({
    }, {
    ^bb0(%arg11: !pcf.sref<3x5xi16, #pcf.test_scope>, %arg12: !pcf.sref<3x5xi16, #pcf.test_scope>, %arg13: index, %arg14: index):
      "pcf.return"() : () -> ()
    }) : (tensor<3x5xi16>, tensor<3x5xi16>) -> (tensor<3x5xi16>, tensor<3x5xi16>)
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<3x5xi16>, index, i32) -> (), sym_name = "f1"}> ({
  ^bb0(%arg6: tensor<3x5xi16>, %arg7: index, %arg8: i32):
    %1 = "pcf.generic"(%arg6) <{is_tied = [true], num_index_args = 0 : i64, num_leading_args = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, scope = #pcf.test_scope, sync_on_return = false}> ({
    }, {
    ^bb0(%arg9: !pcf.sref<3x5xi16, #pcf.test_scope>):
      "pcf.return"() : () -> ()
    }) : (tensor<3x5xi16>) -> tensor<3x5xi16>
    "util.return"() : () -> ()
  }) : () -> ()
  "util.func"() <{function_type = (tensor<3x5xi16>, index, i32) -> (), sym_name = "f2"}> ({
  ^bb0(%arg0: tensor<3x5xi16>, %arg1: index, %arg2: i32):
    %0 = "pcf.generic"(%arg0) <{is_tied = [true], num_index_args = 2 : i64, num_leading_args = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, scope = #pcf.test_scope, sync_on_return = false}> ({
    }, {
    ^bb0(%arg3: !pcf.sref<3x5xi16, sync(#pcf.test_scope)>, %arg4: index, %arg5: index):
      "pcf.return"() : () -> ()
    }) : (tensor<3x5xi16>) -> tensor<3x5xi16>
    "util.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

