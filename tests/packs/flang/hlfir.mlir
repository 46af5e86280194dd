// Variables and their parts, expressions, masks, loops of assignments.
func.func @a(%a: !fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>, %b: !fir.box<!fir.array<?xcomplex<f32>>>, %i: index) {
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %0 = hlfir.designate %a{"x"} : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>) -> !fir.ref<f32>
  %sh = fir.shape %c10 : (index) -> !fir.shape<1>
  %1 = hlfir.designate %a{"y"} <%sh> (%c1) : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>, !fir.shape<1>, index) -> !fir.ref<i32>
  %2 = hlfir.designate %a{"y"} <%sh> (%c1:%c10:%c1) shape %sh : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>, !fir.shape<1>, index, index, index, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
  %3 = hlfir.designate %a{"c"} substr %c1, %c1 typeparams %c1 : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>, index, index, index) -> !fir.ref<!fir.char<1>>
  %4 = hlfir.designate %a{"z"} imag : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>) -> !fir.ref<f32>
  %5 = hlfir.designate %b (%i) real {fortran_attrs = #fir.var_attrs<target>} : (!fir.box<!fir.array<?xcomplex<f32>>>, index) -> !fir.ref<f32>
  return
}
func.func @w(%x: !fir.box<!fir.array<?xf32>>, %y: !fir.box<!fir.array<?xf32>>, %m: !fir.box<!fir.array<?x!fir.logical<4>>>) {
  hlfir.where {
    hlfir.yield %m : !fir.box<!fir.array<?x!fir.logical<4>>>
  } do {
    hlfir.region_assign {
      hlfir.yield %x : !fir.box<!fir.array<?xf32>>
    } to {
      hlfir.yield %y : !fir.box<!fir.array<?xf32>>
    }
    hlfir.elsewhere mask {
      hlfir.yield %m : !fir.box<!fir.array<?x!fir.logical<4>>> cleanup {
        %z = arith.constant 1 : i32
      }
    } do {
      hlfir.region_assign {
        hlfir.yield %x : !fir.box<!fir.array<?xf32>>
      } to {
        hlfir.yield %y : !fir.box<!fir.array<?xf32>>
      }
      hlfir.elsewhere do {
      }
    }
  }
  return
}
func.func @f(%x: !fir.ref<!fir.array<10xf32>>, %y: !fir.ref<!fir.array<10xf32>>, %m: i1) {
  hlfir.forall lb {
    %c = arith.constant 1 : i32
    hlfir.yield %c : i32
  } ub {
    %c = arith.constant 10 : i32
    hlfir.yield %c : i32
  } step {
    %c = arith.constant 2 : i32
    hlfir.yield %c : i32
  } (%i: i32) {
    %ir = hlfir.forall_index "i" %i : (i32) -> !fir.ref<i32>
    hlfir.forall_mask {
      hlfir.yield %m : i1
    } do {
      hlfir.region_assign {
        %e = hlfir.designate %x (%i) : (!fir.ref<!fir.array<10xf32>>, i32) -> !fir.ref<f32>
        hlfir.yield %e : !fir.ref<f32>
      } to {
        %e = hlfir.designate %y (%i) : (!fir.ref<!fir.array<10xf32>>, i32) -> !fir.ref<f32>
        hlfir.yield %e : !fir.ref<f32>
      } user_defined_assign (%r: !fir.ref<f32>) to (%l: !fir.ref<f32>) {
        %v = fir.load %r : !fir.ref<f32>
        hlfir.assign %v to %l : f32, !fir.ref<f32>
      }
    }
  }
  hlfir.forall lb {
    %c = arith.constant 1 : i32
    hlfir.yield %c : i32
  } ub {
    %c = arith.constant 10 : i32
    hlfir.yield %c : i32
  } (%i: i32) {
  }
  return
}
func.func @e(%x: !fir.ref<!fir.array<10xf32>>, %s: !fir.shape<1>, %t: f32) {
  hlfir.region_assign {
    hlfir.yield %t : f32
  } to {
    hlfir.elemental_addr %s unordered : !fir.shape<1> {
    ^bb0(%i: index):
      %e = hlfir.designate %x (%i) : (!fir.ref<!fir.array<10xf32>>, index) -> !fir.ref<f32>
      hlfir.yield %e : !fir.ref<f32>
    } cleanup {
      %z = arith.constant 1 : i32
    }
  }
  return
}
func.func @e_2(%v: !fir.box<!fir.array<?xf32>>, %m: !fir.box<!fir.array<?x!fir.logical<4>>>, %i: i32, %c: !fir.boxchar<1>, %n: index, %s: !fir.shape<1>, %r: !fir.ref<f32>, %b: i1, %t: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %w: !fir.box<!fir.array<?x?xf32>>, %lg: !fir.ref<!fir.array<8xi8>>, %d: !fir.dscope) {
  %0 = hlfir.all %m : (!fir.box<!fir.array<?x!fir.logical<4>>>) -> !fir.logical<4>
  %1 = hlfir.any %m dim %i : (!fir.box<!fir.array<?x!fir.logical<4>>>, i32) -> !fir.logical<4>
  %2 = hlfir.count %m : (!fir.box<!fir.array<?x!fir.logical<4>>>) -> i32
  %3 = hlfir.sum %v dim %i mask %m {fastmath = #arith.fastmath<contract>} : (!fir.box<!fir.array<?xf32>>, i32, !fir.box<!fir.array<?x!fir.logical<4>>>) -> f32
  %4 = hlfir.product %v : (!fir.box<!fir.array<?xf32>>) -> f32
  %5 = hlfir.maxval %v mask %m : (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?x!fir.logical<4>>>) -> f32
  %6 = hlfir.minloc %v : (!fir.box<!fir.array<?xf32>>) -> !hlfir.expr<1xi32>
  %7 = hlfir.dot_product %v %v : (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>) -> f32
  %8 = hlfir.matmul %w %w {fastmath = #arith.fastmath<contract>} : (!fir.box<!fir.array<?x?xf32>>, !fir.box<!fir.array<?x?xf32>>) -> !hlfir.expr<?x?xf32>
  %9 = hlfir.transpose %w : (!fir.box<!fir.array<?x?xf32>>) -> !hlfir.expr<?x?xf32>
  %10 = hlfir.cshift %v %i : (!fir.box<!fir.array<?xf32>>, i32) -> !hlfir.expr<?xf32>
  %11 = hlfir.eoshift %v %i : (!fir.box<!fir.array<?xf32>>, i32) -> !hlfir.expr<?xf32>
  %12 = hlfir.concat %c, %c len %n : (!fir.boxchar<1>, !fir.boxchar<1>, index) -> !hlfir.expr<!fir.char<1,?>>
  %13 = hlfir.set_length %c len %n : (!fir.boxchar<1>, index) -> !hlfir.expr<!fir.char<1,?>>
  %14 = hlfir.get_length %12 : (!hlfir.expr<!fir.char<1,?>>) -> index
  %15 = hlfir.char_extremum min, %c, %c : (!fir.boxchar<1>, !fir.boxchar<1>) -> !hlfir.expr<!fir.char<1,?>>
  %16 = hlfir.cmpchar ne %c %c : (!fir.boxchar<1>, !fir.boxchar<1>) -> i1
  %17 = hlfir.char_trim %c : (!fir.boxchar<1>) -> !hlfir.expr<!fir.char<1,?>>
  %18 = hlfir.as_expr %v move %b : (!fir.box<!fir.array<?xf32>>, i1) -> !hlfir.expr<?xf32>
  %19:3 = hlfir.associate %18(%s) {uniq_name = "x"} : (!hlfir.expr<?xf32>, !fir.shape<1>) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>, i1)
  hlfir.end_associate %19#1, %19#2 : !fir.ref<!fir.array<?xf32>>, i1
  %20 = hlfir.shape_of %18 : (!hlfir.expr<?xf32>) -> !fir.shape<1>
  %21 = hlfir.get_extent %20 {dim = 0 : index} : (!fir.shape<1>) -> index
  %22 = hlfir.apply %18, %n : (!hlfir.expr<?xf32>, index) -> f32
  %23 = hlfir.no_reassoc %22 : f32
  hlfir.destroy %18 : !hlfir.expr<?xf32>
  %24 = hlfir.elemental %s unordered : (!fir.shape<1>) -> !hlfir.expr<?xf32> {
  ^bb0(%k: index):
    %z = hlfir.designate %v (%k) : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
    %y = fir.load %z : !fir.ref<f32>
    hlfir.yield_element %y : f32
  }
  hlfir.assign %24 to %t realloc temporary_lhs : !hlfir.expr<?xf32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
  %25:2 = hlfir.copy_in %v to %t handle_optional %b : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, i1) -> (!fir.box<!fir.array<?xf32>>, i1)
  hlfir.copy_out %t, %25#1 to %v : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, i1, !fir.box<!fir.array<?xf32>>) -> ()
  %26:2 = hlfir.declare %r dummy_scope %d arg 2 storage(%lg[4]) {uniq_name = "r", fortran_attrs = #fir.var_attrs<intent_in, optional>, data_attr = #cuf.cuda<device>} : (!fir.ref<f32>, !fir.dscope, !fir.ref<!fir.array<8xi8>>) -> (!fir.ref<f32>, !fir.ref<f32>)
  %27 = hlfir.reshape %v %6 : (!fir.box<!fir.array<?xf32>>, !hlfir.expr<1xi32>) -> !hlfir.expr<?xf32>
  %28 = hlfir.null !fir.ref<none>
  %29 = hlfir.eval_in_mem shape %s : (!fir.shape<1>) -> !hlfir.expr<?xf32> {
  ^bb0(%mem: !fir.ref<!fir.array<?xf32>>):
    fir.call @fill(%mem) : (!fir.ref<!fir.array<?xf32>>) -> ()
  }
  %30 = hlfir.index %c in %c : (!fir.boxchar<1>, !fir.boxchar<1>) -> i32
  return
}
func.func private @fill(!fir.ref<!fir.array<?xf32>>)
func.func @q(%s: !fir.shape<1>, %w: !fir.box<!fir.array<?x!fir.type<e{p:i32}>>>, %x: !fir.class<!fir.array<?x!fir.type<e{p:i32}>>>) {
  %0 = hlfir.as_expr %x : (!fir.class<!fir.array<?x!fir.type<e{p:i32}>>>) -> !hlfir.expr<?x!fir.type<e{p:i32}>?>
  hlfir.destroy %0 : !hlfir.expr<?x!fir.type<e{p:i32}>?>
  return
}
// ANSWER custom
module {
  func.func @a(%arg0: !fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>, %arg1: !fir.box<!fir.array<?xcomplex<f32>>>, %arg2: index) {
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %0 = hlfir.designate %arg0{"x"}   : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>) -> !fir.ref<f32>
    %1 = fir.shape %c10 : (index) -> !fir.shape<1>
    %2 = hlfir.designate %arg0{"y"} <%1> (%c1)  : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>, !fir.shape<1>, index) -> !fir.ref<i32>
    %3 = hlfir.designate %arg0{"y"} <%1> (%c1:%c10:%c1)  shape %1 : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>, !fir.shape<1>, index, index, index, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
    %4 = hlfir.designate %arg0{"c"}  substr %c1, %c1  typeparams %c1 : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>, index, index, index) -> !fir.ref<!fir.char<1>>
    %5 = hlfir.designate %arg0{"z"}  imag : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>) -> !fir.ref<f32>
    %6 = hlfir.designate %arg1 (%arg2) real {fortran_attrs = #fir.var_attrs<target>} : (!fir.box<!fir.array<?xcomplex<f32>>>, index) -> !fir.ref<f32>
    return
  }
  func.func @w(%arg0: !fir.box<!fir.array<?xf32>>, %arg1: !fir.box<!fir.array<?xf32>>, %arg2: !fir.box<!fir.array<?x!fir.logical<4>>>) {
    hlfir.where {
      hlfir.yield %arg2 : !fir.box<!fir.array<?x!fir.logical<4>>> 
    } do {
      hlfir.region_assign {
        hlfir.yield %arg0 : !fir.box<!fir.array<?xf32>> 
      } to {
        hlfir.yield %arg1 : !fir.box<!fir.array<?xf32>> 
      }
      hlfir.elsewhere mask {
        hlfir.yield %arg2 : !fir.box<!fir.array<?x!fir.logical<4>>> cleanup {
          %c1_i32 = arith.constant 1 : i32
        }
      } do {
        hlfir.region_assign {
          hlfir.yield %arg0 : !fir.box<!fir.array<?xf32>> 
        } to {
          hlfir.yield %arg1 : !fir.box<!fir.array<?xf32>> 
        }
        hlfir.elsewhere do {
        }
      }
    }
    return
  }
  func.func @f(%arg0: !fir.ref<!fir.array<10xf32>>, %arg1: !fir.ref<!fir.array<10xf32>>, %arg2: i1) {
    hlfir.forall lb {
      %c1_i32 = arith.constant 1 : i32
      hlfir.yield %c1_i32 : i32 
    } ub {
      %c10_i32 = arith.constant 10 : i32
      hlfir.yield %c10_i32 : i32 
    } step {
      %c2_i32 = arith.constant 2 : i32
      hlfir.yield %c2_i32 : i32 
    }  (%arg3: i32) {
      %0 = hlfir.forall_index "i" %arg3 : (i32) -> !fir.ref<i32>
      hlfir.forall_mask {
        hlfir.yield %arg2 : i1 
      } do {
        hlfir.region_assign {
          %1 = hlfir.designate %arg0 (%arg3)  : (!fir.ref<!fir.array<10xf32>>, i32) -> !fir.ref<f32>
          hlfir.yield %1 : !fir.ref<f32> 
        } to {
          %1 = hlfir.designate %arg1 (%arg3)  : (!fir.ref<!fir.array<10xf32>>, i32) -> !fir.ref<f32>
          hlfir.yield %1 : !fir.ref<f32> 
        } user_defined_assign  (%arg4: !fir.ref<f32>) to (%arg5: !fir.ref<f32>) {
          %1 = fir.load %arg4 : !fir.ref<f32>
          hlfir.assign %1 to %arg5 : f32, !fir.ref<f32>
        }
      }
    }
    hlfir.forall lb {
      %c1_i32 = arith.constant 1 : i32
      hlfir.yield %c1_i32 : i32 
    } ub {
      %c10_i32 = arith.constant 10 : i32
      hlfir.yield %c10_i32 : i32 
    }  (%arg3: i32) {
    }
    return
  }
  func.func @e(%arg0: !fir.ref<!fir.array<10xf32>>, %arg1: !fir.shape<1>, %arg2: f32) {
    hlfir.region_assign {
      hlfir.yield %arg2 : f32 
    } to {
      hlfir.elemental_addr %arg1 unordered : !fir.shape<1> {
      ^bb0(%arg3: index):
        %0 = hlfir.designate %arg0 (%arg3)  : (!fir.ref<!fir.array<10xf32>>, index) -> !fir.ref<f32>
        hlfir.yield %0 : !fir.ref<f32> 
      } cleanup {
        %c1_i32 = arith.constant 1 : i32
      }
    }
    return
  }
  func.func @e_2(%arg0: !fir.box<!fir.array<?xf32>>, %arg1: !fir.box<!fir.array<?x!fir.logical<4>>>, %arg2: i32, %arg3: !fir.boxchar<1>, %arg4: index, %arg5: !fir.shape<1>, %arg6: !fir.ref<f32>, %arg7: i1, %arg8: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg9: !fir.box<!fir.array<?x?xf32>>, %arg10: !fir.ref<!fir.array<8xi8>>, %arg11: !fir.dscope) {
    %0 = hlfir.all %arg1 : (!fir.box<!fir.array<?x!fir.logical<4>>>) -> !fir.logical<4>
    %1 = hlfir.any %arg1 dim %arg2 : (!fir.box<!fir.array<?x!fir.logical<4>>>, i32) -> !fir.logical<4>
    %2 = hlfir.count %arg1 : (!fir.box<!fir.array<?x!fir.logical<4>>>) -> i32
    %3 = hlfir.sum %arg0 dim %arg2 mask %arg1 {fastmath = #arith.fastmath<contract>} : (!fir.box<!fir.array<?xf32>>, i32, !fir.box<!fir.array<?x!fir.logical<4>>>) -> f32
    %4 = hlfir.product %arg0 : (!fir.box<!fir.array<?xf32>>) -> f32
    %5 = hlfir.maxval %arg0 mask %arg1 : (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?x!fir.logical<4>>>) -> f32
    %6 = hlfir.minloc %arg0 : (!fir.box<!fir.array<?xf32>>) -> !hlfir.expr<1xi32>
    %7 = hlfir.dot_product %arg0 %arg0 : (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>) -> f32
    %8 = hlfir.matmul %arg9 %arg9 {fastmath = #arith.fastmath<contract>} : (!fir.box<!fir.array<?x?xf32>>, !fir.box<!fir.array<?x?xf32>>) -> !hlfir.expr<?x?xf32>
    %9 = hlfir.transpose %arg9 : (!fir.box<!fir.array<?x?xf32>>) -> !hlfir.expr<?x?xf32>
    %10 = hlfir.cshift %arg0 %arg2 : (!fir.box<!fir.array<?xf32>>, i32) -> !hlfir.expr<?xf32>
    %11 = hlfir.eoshift %arg0 %arg2 : (!fir.box<!fir.array<?xf32>>, i32) -> !hlfir.expr<?xf32>
    %12 = hlfir.concat %arg3, %arg3 len %arg4 : (!fir.boxchar<1>, !fir.boxchar<1>, index) -> !hlfir.expr<!fir.char<1,?>>
    %13 = hlfir.set_length %arg3 len %arg4 : (!fir.boxchar<1>, index) -> !hlfir.expr<!fir.char<1,?>>
    %14 = hlfir.get_length %12 : (!hlfir.expr<!fir.char<1,?>>) -> index
    %15 = hlfir.char_extremum min, %arg3, %arg3 : (!fir.boxchar<1>, !fir.boxchar<1>) -> !hlfir.expr<!fir.char<1,?>>
    %16 = hlfir.cmpchar ne %arg3 %arg3 : (!fir.boxchar<1>, !fir.boxchar<1>) -> i1
    %17 = hlfir.char_trim %arg3 : (!fir.boxchar<1>) -> !hlfir.expr<!fir.char<1,?>>
    %18 = hlfir.as_expr %arg0 move %arg7 : (!fir.box<!fir.array<?xf32>>, i1) -> !hlfir.expr<?xf32>
    %19:3 = hlfir.associate %18(%arg5) {uniq_name = "x"} : (!hlfir.expr<?xf32>, !fir.shape<1>) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>, i1)
    hlfir.end_associate %19#1, %19#2 : !fir.ref<!fir.array<?xf32>>, i1
    %20 = hlfir.shape_of %18 : (!hlfir.expr<?xf32>) -> !fir.shape<1>
    %21 = hlfir.get_extent %20 {dim = 0 : index} : (!fir.shape<1>) -> index
    %22 = hlfir.apply %18, %arg4 : (!hlfir.expr<?xf32>, index) -> f32
    %23 = hlfir.no_reassoc %22 : f32
    hlfir.destroy %18 : !hlfir.expr<?xf32>
    %24 = hlfir.elemental %arg5 unordered : (!fir.shape<1>) -> !hlfir.expr<?xf32> {
    ^bb0(%arg12: index):
      %31 = hlfir.designate %arg0 (%arg12)  : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %32 = fir.load %31 : !fir.ref<f32>
      hlfir.yield_element %32 : f32
    }
    hlfir.assign %24 to %arg8 realloc temporary_lhs : !hlfir.expr<?xf32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>
    %25:2 = hlfir.copy_in %arg0 to %arg8 handle_optional %arg7 : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, i1) -> (!fir.box<!fir.array<?xf32>>, i1)
    hlfir.copy_out %arg8, %25#1 to %arg0 : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, i1, !fir.box<!fir.array<?xf32>>) -> ()
    %26:2 = hlfir.declare %arg6 dummy_scope %arg11 arg 2 storage(%arg10[4]) {data_attr = #cuf.cuda<device>, fortran_attrs = #fir.var_attrs<intent_in, optional>, uniq_name = "r"} : (!fir.ref<f32>, !fir.dscope, !fir.ref<!fir.array<8xi8>>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %27 = hlfir.reshape %arg0 %6 : (!fir.box<!fir.array<?xf32>>, !hlfir.expr<1xi32>) -> !hlfir.expr<?xf32>
    %28 = hlfir.null !fir.ref<none>
    %29 = hlfir.eval_in_mem shape %arg5 : (!fir.shape<1>) -> !hlfir.expr<?xf32> {
    ^bb0(%arg12: !fir.ref<!fir.array<?xf32>>):
      fir.call @fill(%arg12) : (!fir.ref<!fir.array<?xf32>>) -> ()
    }
    %30 = hlfir.index %arg3 in %arg3 : (!fir.boxchar<1>, !fir.boxchar<1>) -> i32
    return
  }
  func.func private @fill(!fir.ref<!fir.array<?xf32>>)
  func.func @q(%arg0: !fir.shape<1>, %arg1: !fir.box<!fir.array<?x!fir.type<e{p:i32}>>>, %arg2: !fir.class<!fir.array<?x!fir.type<e{p:i32}>>>) {
    %0 = hlfir.as_expr %arg2 : (!fir.class<!fir.array<?x!fir.type<e{p:i32}>>>) -> !hlfir.expr<?x!fir.type<e{p:i32}>?>
    hlfir.destroy %0 : !hlfir.expr<?x!fir.type<e{p:i32}>?>
    return
  }
}

// ANSWER generic
"builtin.module"() ({
  "func.func"() <{function_type = (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>, !fir.box<!fir.array<?xcomplex<f32>>>, index) -> (), sym_name = "a"}> ({
  ^bb0(%arg31: !fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>, %arg32: !fir.box<!fir.array<?xcomplex<f32>>>, %arg33: index):
    %46 = "arith.constant"() <{value = 1 : index}> : () -> index
    %47 = "arith.constant"() <{value = 10 : index}> : () -> index
    %48 = "hlfir.designate"(%arg31) <{component = "x", is_triplet = array<i1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>) -> !fir.ref<f32>
    %49 = "fir.shape"(%47) : (index) -> !fir.shape<1>
    %50 = "hlfir.designate"(%arg31, %49, %46) <{component = "y", is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0>}> : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>, !fir.shape<1>, index) -> !fir.ref<i32>
    %51 = "hlfir.designate"(%arg31, %49, %46, %47, %46, %49) <{component = "y", is_triplet = array<i1: true>, operandSegmentSizes = array<i32: 1, 1, 3, 0, 1, 0>}> : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>, !fir.shape<1>, index, index, index, !fir.shape<1>) -> !fir.ref<!fir.array<10xi32>>
    %52 = "hlfir.designate"(%arg31, %46, %46, %46) <{component = "c", is_triplet = array<i1>, operandSegmentSizes = array<i32: 1, 0, 0, 2, 0, 1>}> : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>, index, index, index) -> !fir.ref<!fir.char<1>>
    %53 = "hlfir.designate"(%arg31) <{complex_part = true, component = "z", is_triplet = array<i1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0>}> : (!fir.ref<!fir.type<t{x:f32,y:!fir.array<10xi32>,c:!fir.char<1,10>,z:complex<f32>}>>) -> !fir.ref<f32>
    %54 = "hlfir.designate"(%arg32, %arg33) <{complex_part = false, fortran_attrs = #fir.var_attrs<target>, is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xcomplex<f32>>>, index) -> !fir.ref<f32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?x!fir.logical<4>>>) -> (), sym_name = "w"}> ({
  ^bb0(%arg28: !fir.box<!fir.array<?xf32>>, %arg29: !fir.box<!fir.array<?xf32>>, %arg30: !fir.box<!fir.array<?x!fir.logical<4>>>):
    "hlfir.where"() ({
      "hlfir.yield"(%arg30) ({
      }) : (!fir.box<!fir.array<?x!fir.logical<4>>>) -> ()
    }, {
      "hlfir.region_assign"() ({
        "hlfir.yield"(%arg28) ({
        }) : (!fir.box<!fir.array<?xf32>>) -> ()
      }, {
        "hlfir.yield"(%arg29) ({
        }) : (!fir.box<!fir.array<?xf32>>) -> ()
      }, {
      }) : () -> ()
      "hlfir.elsewhere"() ({
        "hlfir.yield"(%arg30) ({
          %45 = "arith.constant"() <{value = 1 : i32}> : () -> i32
          "fir.end"() : () -> ()
        }) : (!fir.box<!fir.array<?x!fir.logical<4>>>) -> ()
      }, {
        "hlfir.region_assign"() ({
          "hlfir.yield"(%arg28) ({
          }) : (!fir.box<!fir.array<?xf32>>) -> ()
        }, {
          "hlfir.yield"(%arg29) ({
          }) : (!fir.box<!fir.array<?xf32>>) -> ()
        }, {
        }) : () -> ()
        "hlfir.elsewhere"() ({
        }, {
          "fir.end"() : () -> ()
        }) : () -> ()
      }) : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.ref<!fir.array<10xf32>>, !fir.ref<!fir.array<10xf32>>, i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg21: !fir.ref<!fir.array<10xf32>>, %arg22: !fir.ref<!fir.array<10xf32>>, %arg23: i1):
    "hlfir.forall"() ({
      %44 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "hlfir.yield"(%44) ({
      }) : (i32) -> ()
    }, {
      %43 = "arith.constant"() <{value = 10 : i32}> : () -> i32
      "hlfir.yield"(%43) ({
      }) : (i32) -> ()
    }, {
      %42 = "arith.constant"() <{value = 2 : i32}> : () -> i32
      "hlfir.yield"(%42) ({
      }) : (i32) -> ()
    }, {
    ^bb0(%arg25: i32):
      %38 = "hlfir.forall_index"(%arg25) <{name = "i"}> : (i32) -> !fir.ref<i32>
      "hlfir.forall_mask"() ({
        "hlfir.yield"(%arg23) ({
        }) : (i1) -> ()
      }, {
        "hlfir.region_assign"() ({
          %41 = "hlfir.designate"(%arg21, %arg25) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<10xf32>>, i32) -> !fir.ref<f32>
          "hlfir.yield"(%41) ({
          }) : (!fir.ref<f32>) -> ()
        }, {
          %40 = "hlfir.designate"(%arg22, %arg25) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<10xf32>>, i32) -> !fir.ref<f32>
          "hlfir.yield"(%40) ({
          }) : (!fir.ref<f32>) -> ()
        }, {
        ^bb0(%arg26: !fir.ref<f32>, %arg27: !fir.ref<f32>):
          %39 = "fir.load"(%arg26) : (!fir.ref<f32>) -> f32
          "hlfir.assign"(%39, %arg27) : (f32, !fir.ref<f32>) -> ()
          "fir.end"() : () -> ()
        }) : () -> ()
        "fir.end"() : () -> ()
      }) : () -> ()
      "fir.end"() : () -> ()
    }) : () -> ()
    "hlfir.forall"() ({
      %37 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "hlfir.yield"(%37) ({
      }) : (i32) -> ()
    }, {
      %36 = "arith.constant"() <{value = 10 : i32}> : () -> i32
      "hlfir.yield"(%36) ({
      }) : (i32) -> ()
    }, {
    }, {
    ^bb0(%arg24: i32):
      "fir.end"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.ref<!fir.array<10xf32>>, !fir.shape<1>, f32) -> (), sym_name = "e"}> ({
  ^bb0(%arg17: !fir.ref<!fir.array<10xf32>>, %arg18: !fir.shape<1>, %arg19: f32):
    "hlfir.region_assign"() ({
      "hlfir.yield"(%arg19) ({
      }) : (f32) -> ()
    }, {
      "hlfir.elemental_addr"(%arg18) <{operandSegmentSizes = array<i32: 1, 0, 0>, unordered}> ({
      ^bb0(%arg20: index):
        %35 = "hlfir.designate"(%arg17, %arg20) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.ref<!fir.array<10xf32>>, index) -> !fir.ref<f32>
        "hlfir.yield"(%35) ({
        }) : (!fir.ref<f32>) -> ()
      }, {
        %34 = "arith.constant"() <{value = 1 : i32}> : () -> i32
        "fir.end"() : () -> ()
      }) : (!fir.shape<1>) -> ()
    }, {
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?x!fir.logical<4>>>, i32, !fir.boxchar<1>, index, !fir.shape<1>, !fir.ref<f32>, i1, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, !fir.box<!fir.array<?x?xf32>>, !fir.ref<!fir.array<8xi8>>, !fir.dscope) -> (), sym_name = "e_2"}> ({
  ^bb0(%arg3: !fir.box<!fir.array<?xf32>>, %arg4: !fir.box<!fir.array<?x!fir.logical<4>>>, %arg5: i32, %arg6: !fir.boxchar<1>, %arg7: index, %arg8: !fir.shape<1>, %arg9: !fir.ref<f32>, %arg10: i1, %arg11: !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, %arg12: !fir.box<!fir.array<?x?xf32>>, %arg13: !fir.ref<!fir.array<8xi8>>, %arg14: !fir.dscope):
    %1 = "hlfir.all"(%arg4) : (!fir.box<!fir.array<?x!fir.logical<4>>>) -> !fir.logical<4>
    %2 = "hlfir.any"(%arg4, %arg5) : (!fir.box<!fir.array<?x!fir.logical<4>>>, i32) -> !fir.logical<4>
    %3 = "hlfir.count"(%arg4) : (!fir.box<!fir.array<?x!fir.logical<4>>>) -> i32
    %4 = "hlfir.sum"(%arg3, %arg5, %arg4) <{fastmath = #arith.fastmath<contract>, operandSegmentSizes = array<i32: 1, 1, 1>}> : (!fir.box<!fir.array<?xf32>>, i32, !fir.box<!fir.array<?x!fir.logical<4>>>) -> f32
    %5 = "hlfir.product"(%arg3) <{fastmath = #arith.fastmath<none>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!fir.box<!fir.array<?xf32>>) -> f32
    %6 = "hlfir.maxval"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?x!fir.logical<4>>>) -> f32
    %7 = "hlfir.minloc"(%arg3) <{fastmath = #arith.fastmath<none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>) -> !hlfir.expr<1xi32>
    %8 = "hlfir.dot_product"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (!fir.box<!fir.array<?xf32>>, !fir.box<!fir.array<?xf32>>) -> f32
    %9 = "hlfir.matmul"(%arg12, %arg12) <{fastmath = #arith.fastmath<contract>}> : (!fir.box<!fir.array<?x?xf32>>, !fir.box<!fir.array<?x?xf32>>) -> !hlfir.expr<?x?xf32>
    %10 = "hlfir.transpose"(%arg12) : (!fir.box<!fir.array<?x?xf32>>) -> !hlfir.expr<?x?xf32>
    %11 = "hlfir.cshift"(%arg3, %arg5) : (!fir.box<!fir.array<?xf32>>, i32) -> !hlfir.expr<?xf32>
    %12 = "hlfir.eoshift"(%arg3, %arg5) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, i32) -> !hlfir.expr<?xf32>
    %13 = "hlfir.concat"(%arg6, %arg6, %arg7) : (!fir.boxchar<1>, !fir.boxchar<1>, index) -> !hlfir.expr<!fir.char<1,?>>
    %14 = "hlfir.set_length"(%arg6, %arg7) : (!fir.boxchar<1>, index) -> !hlfir.expr<!fir.char<1,?>>
    %15 = "hlfir.get_length"(%13) : (!hlfir.expr<!fir.char<1,?>>) -> index
    %16 = "hlfir.char_extremum"(%arg6, %arg6) <{predicate = 0 : i32}> : (!fir.boxchar<1>, !fir.boxchar<1>) -> !hlfir.expr<!fir.char<1,?>>
    %17 = "hlfir.cmpchar"(%arg6, %arg6) <{predicate = 1 : i64}> : (!fir.boxchar<1>, !fir.boxchar<1>) -> i1
    %18 = "hlfir.char_trim"(%arg6) : (!fir.boxchar<1>) -> !hlfir.expr<!fir.char<1,?>>
    %19 = "hlfir.as_expr"(%arg3, %arg10) : (!fir.box<!fir.array<?xf32>>, i1) -> !hlfir.expr<?xf32>
    %20:3 = "hlfir.associate"(%19, %arg8) <{operandSegmentSizes = array<i32: 1, 1, 0>, uniq_name = "x"}> : (!hlfir.expr<?xf32>, !fir.shape<1>) -> (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.array<?xf32>>, i1)
    "hlfir.end_associate"(%20#1, %20#2) : (!fir.ref<!fir.array<?xf32>>, i1) -> ()
    %21 = "hlfir.shape_of"(%19) : (!hlfir.expr<?xf32>) -> !fir.shape<1>
    %22 = "hlfir.get_extent"(%21) <{dim = 0 : index}> : (!fir.shape<1>) -> index
    %23 = "hlfir.apply"(%19, %arg7) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (!hlfir.expr<?xf32>, index) -> f32
    %24 = "hlfir.no_reassoc"(%23) : (f32) -> f32
    "hlfir.destroy"(%19) : (!hlfir.expr<?xf32>) -> ()
    %25 = "hlfir.elemental"(%arg8) <{operandSegmentSizes = array<i32: 1, 0, 0>, unordered}> ({
    ^bb0(%arg16: index):
      %32 = "hlfir.designate"(%arg3, %arg16) <{is_triplet = array<i1: false>, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, index) -> !fir.ref<f32>
      %33 = "fir.load"(%32) : (!fir.ref<f32>) -> f32
      "hlfir.yield_element"(%33) : (f32) -> ()
    }) : (!fir.shape<1>) -> !hlfir.expr<?xf32>
    "hlfir.assign"(%25, %arg11) <{realloc, temporary_lhs}> : (!hlfir.expr<?xf32>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>) -> ()
    %26:2 = "hlfir.copy_in"(%arg3, %arg11, %arg10) : (!fir.box<!fir.array<?xf32>>, !fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, i1) -> (!fir.box<!fir.array<?xf32>>, i1)
    "hlfir.copy_out"(%arg11, %26#1, %arg3) : (!fir.ref<!fir.box<!fir.heap<!fir.array<?xf32>>>>, i1, !fir.box<!fir.array<?xf32>>) -> ()
    %27:2 = "hlfir.declare"(%arg9, %arg14, %arg13) <{data_attr = #cuf.cuda<device>, dummy_arg_no = 2 : ui32, fortran_attrs = #fir.var_attrs<intent_in, optional>, operandSegmentSizes = array<i32: 1, 0, 0, 1, 1>, storage_offset = 4 : ui64, uniq_name = "r"}> : (!fir.ref<f32>, !fir.dscope, !fir.ref<!fir.array<8xi8>>) -> (!fir.ref<f32>, !fir.ref<f32>)
    %28 = "hlfir.reshape"(%arg3, %7) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!fir.box<!fir.array<?xf32>>, !hlfir.expr<1xi32>) -> !hlfir.expr<?xf32>
    %29 = "hlfir.null"() : () -> !fir.ref<none>
    %30 = "hlfir.eval_in_mem"(%arg8) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%arg15: !fir.ref<!fir.array<?xf32>>):
      "fir.call"(%arg15) <{callee = @fill, fastmath = #arith.fastmath<none>}> : (!fir.ref<!fir.array<?xf32>>) -> ()
      "fir.end"() : () -> ()
    }) : (!fir.shape<1>) -> !hlfir.expr<?xf32>
    %31 = "hlfir.index"(%arg6, %arg6) : (!fir.boxchar<1>, !fir.boxchar<1>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (!fir.ref<!fir.array<?xf32>>) -> (), sym_name = "fill", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (!fir.shape<1>, !fir.box<!fir.array<?x!fir.type<e{p:i32}>>>, !fir.class<!fir.array<?x!fir.type<e{p:i32}>>>) -> (), sym_name = "q"}> ({
  ^bb0(%arg0: !fir.shape<1>, %arg1: !fir.box<!fir.array<?x!fir.type<e{p:i32}>>>, %arg2: !fir.class<!fir.array<?x!fir.type<e{p:i32}>>>):
    %0 = "hlfir.as_expr"(%arg2) : (!fir.class<!fir.array<?x!fir.type<e{p:i32}>>>) -> !hlfir.expr<?x!fir.type<e{p:i32}>?>
    "hlfir.destroy"(%0) : (!hlfir.expr<?x!fir.type<e{p:i32}>?>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

