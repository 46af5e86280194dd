// Images, teams, collective operations.
func.func @images(%r: !fir.ref<i32>, %b: !fir.box<i32>, %i: i32, %e: !fir.box<!fir.char<1,10>>) {
  %0 = mif.init -> i32
  %1 = mif.this_image : () -> i32
  %2 = mif.num_images : () -> i32
  mif.sync_all stat %r : (!fir.ref<i32>) -> ()
  mif.sync_memory : () -> ()
  mif.sync_images stat %r : (!fir.ref<i32>) -> ()
  mif.co_broadcast %b source %i : (!fir.box<i32>, i32)
  mif.co_sum %b result %i : (!fir.box<i32>, i32)
  mif.form_team team_number %i team_var %b : (i32, !fir.box<i32>) -> ()
  return
}
func.func @team(%t: !fir.box<i32>) {
  mif.change_team %t : (!fir.box<i32>) {
    mif.end_team : () -> ()
  }
  return
}
// ANSWER custom
module {
  func.func @images(%arg0: !fir.ref<i32>, %arg1: !fir.box<i32>, %arg2: i32, %arg3: !fir.box<!fir.char<1,10>>) {
    %0 = mif.init -> i32
    %1 = mif.this_image : () -> i32
    %2 = mif.num_images : () -> i32
    mif.sync_all stat %arg0 : (!fir.ref<i32>) -> ()
    mif.sync_memory : () -> ()
    mif.sync_images stat %arg0 : (!fir.ref<i32>) -> ()
    mif.co_broadcast %arg1 source %arg2 : (!fir.box<i32>, i32)
    mif.co_sum %arg1 result %arg2 : (!fir.box<i32>, i32)
    mif.form_team team_number %arg2 team_var %arg1 : (i32, !fir.box<i32>) -> ()
    return
  }
  func.func @team(%arg0: !fir.box<i32>) {
    mif.change_team %arg0 : (!fir.box<i32>) {
      mif.end_team : () -> ()
    }
    return
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (!fir.ref<i32>, !fir.box<i32>, i32, !fir.box<!fir.char<1,10>>) -> (), sym_name = "images"}> ({
  ^bb0(%arg1: !fir.ref<i32>, %arg2: !fir.box<i32>, %arg3: i32, %arg4: !fir.box<!fir.char<1,10>>):
    %0 = "mif.init"() : () -> i32
    %1 = "mif.this_image"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> i32
    %2 = "mif.num_images"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> i32
    "mif.sync_all"(%arg1) <{operandSegmentSizes = array<i32: 1, 0>}> : (!fir.ref<i32>) -> ()
    "mif.sync_memory"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    "mif.sync_images"(%arg1) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (!fir.ref<i32>) -> ()
    "mif.co_broadcast"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!fir.box<i32>, i32) -> ()
    "mif.co_sum"(%arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!fir.box<i32>, i32) -> ()
    "mif.form_team"(%arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (i32, !fir.box<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.box<i32>) -> (), sym_name = "team"}> ({
  ^bb0(%arg0: !fir.box<i32>):
    "mif.change_team"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> ({
      "mif.end_team"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
    }) : (!fir.box<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

