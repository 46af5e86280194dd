// Folds of llvm.
func.func @exact(%s: !llvm.struct<(i32, struct<(i64, f32)>)>, %a: i32, %b: f32) -> (i32, f32) {
  %0 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %1 = llvm.insertvalue %b, %0[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %2 = llvm.extractvalue %1[0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %3 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  return %2, %3 : i32, f32
}
func.func @skipped(%s: !llvm.struct<(i32, struct<(i64, f32)>)>, %a: i32, %b: f32) -> (i64, i64) {
  %0 = llvm.insertvalue %a, %s[0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %1 = llvm.insertvalue %b, %0[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %2 = llvm.extractvalue %1[1, 0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %3 = llvm.extractvalue %1[1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %4 = llvm.extractvalue %3[0] : !llvm.struct<(i64, f32)>
  return %2, %4 : i64, i64
}
func.func @whole(%s: !llvm.struct<(i32, struct<(i64, f32)>)>, %a: !llvm.struct<(i64, f32)>, %c: i32) -> (i64, !llvm.struct<(i64, f32)>) {
  %0 = llvm.insertvalue %a, %s[1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %1 = llvm.insertvalue %c, %0[0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %2 = llvm.extractvalue %1[1, 0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %3 = llvm.extractvalue %1[1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  return %2, %3 : i64, !llvm.struct<(i64, f32)>
}
func.func @part(%s: !llvm.struct<(i32, struct<(i64, f32)>)>, %a: f32, %c: i32) -> (!llvm.struct<(i64, f32)>) {
  %0 = llvm.insertvalue %a, %s[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %1 = llvm.insertvalue %c, %0[0] : !llvm.struct<(i32, struct<(i64, f32)>)>
  %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, struct<(i64, f32)>)>
  return %2 : !llvm.struct<(i64, f32)>
}
func.func @constants() -> (i32, i32, f32) {
  %0 = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
  %1 = llvm.extractvalue %0[1] : !llvm.array<3 x i32>
  %2 = llvm.mlir.constant(dense<7> : tensor<3xi32>) : !llvm.array<3 x i32>
  %3 = llvm.extractvalue %2[2] : !llvm.array<3 x i32>
  %4 = llvm.mlir.constant(dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
  %5 = llvm.extractvalue %4[1, 0] : !llvm.array<2 x array<2 x f32>>
  return %1, %3, %5 : i32, i32, f32
}
func.func @casts(%a: i32, %p: !llvm.ptr, %v: vector<2xi16>) -> (i32, i32, !llvm.ptr, !llvm.ptr, i64, !llvm.ptr) {
  %0 = llvm.bitcast %a : i32 to i32
  %1 = llvm.bitcast %a : i32 to vector<2xi16>
  %2 = llvm.bitcast %1 : vector<2xi16> to i32
  %3 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %4 = llvm.addrspacecast %3 : !llvm.ptr<1> to !llvm.ptr
  %5 = llvm.addrspacecast %3 : !llvm.ptr<1> to !llvm.ptr<2>
  %6 = llvm.addrspacecast %5 : !llvm.ptr<2> to !llvm.ptr
  %7 = llvm.ptrtoint %p : !llvm.ptr to i64
  %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
  return %0, %2, %4, %6, %7, %8 : i32, i32, !llvm.ptr, !llvm.ptr, i64, !llvm.ptr
}
func.func @zeros(%a: i32, %p: !llvm.ptr) -> (i32, i32, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32) {
  %z = llvm.mlir.constant(0 : i32) : i32
  %c = llvm.mlir.constant(5 : i32) : i32
  %0 = llvm.shl %a, %z : i32
  %1 = llvm.or %a, %z : i32
  %2 = llvm.zext %c : i32 to i64
  %3 = llvm.getelementptr %p[%z] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %4 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, f32
  %5 = llvm.getelementptr %p[%c, %a] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %6 = llvm.add %a, %z : i32
  %7 = llvm.mul %c, %c : i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32
}
func.func @chosen(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %t = llvm.mlir.constant(true) : i1
  %0 = llvm.select %t, %a, %b : i1, i32
  %1 = llvm.select %c, %a, %a : i1, i32
  return %0, %1 : i32, i32
}
func.func @compared(%a: i64, %p: !llvm.ptr) -> (i1, i1, i1) {
  %n = llvm.mlir.zero : !llvm.ptr
  %s = llvm.alloca %a x i32 : (i64) -> !llvm.ptr
  %0 = llvm.icmp "eq" %a, %a : i64
  %1 = llvm.icmp "ne" %a, %a : i64
  %2 = llvm.icmp "eq" %s, %n : !llvm.ptr
  return %0, %1, %2 : i1, i1, i1
}
func.func @loops(%x: i64) -> i64 {
  %u = llvm.mlir.undef : i64
  %0 = llvm.freeze %x : i64
  %1 = llvm.sext %u : i64 to i128
  %2 = llvm.trunc %1 : i128 to i64
  return %2 : i64
}
func.func @wide(%p: !llvm.ptr) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
  %a = llvm.mlir.constant(268435455 : i32) : i32
  %b = llvm.mlir.constant(268435456 : i32) : i32
  %c = llvm.mlir.constant(-268435456 : i64) : i64
  %d = llvm.mlir.constant(-268435457 : i64) : i64
  %e = llvm.mlir.constant(2147483647 : i64) : i64
  %0 = llvm.getelementptr inbounds %p[%a] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %1 = llvm.getelementptr %p[%b] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %2 = llvm.getelementptr %p[%c] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %3 = llvm.getelementptr %p[%d] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %4 = llvm.getelementptr %p[%e] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  return %0, %1, %2, %3, %4 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr
}
func.func @vectors(%p: !llvm.ptr, %v: vector<2xi32>, %x: i32) -> (vector<2xi64>, vector<2xi1>, vector<2x!llvm.ptr>, i1, i1, i1, !llvm.ptr, !llvm.ptr) {
  %c = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>
  %0 = llvm.zext %c : vector<2xi32> to vector<2xi64>
  %1 = llvm.icmp "eq" %v, %v : vector<2xi32>
  %z = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
  %2 = llvm.getelementptr %p[%z] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, i32
  %n = llvm.mlir.zero : !llvm.ptr
  %s = llvm.alloca %x x i32 : (i32) -> !llvm.ptr
  %3 = llvm.icmp "ne" %n, %s : !llvm.ptr
  %4 = llvm.icmp "slt" %x, %x : i32
  %5 = llvm.icmp "eq" %n, %p : !llvm.ptr
  %6 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %t = llvm.mlir.constant(0 : i64) : i64
  %7 = llvm.getelementptr %p[%t, %t] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2xi64>, vector<2xi1>, vector<2x!llvm.ptr>, i1, i1, i1, !llvm.ptr, !llvm.ptr
}
func.func @negative() -> (i64, i8) {
  %c = llvm.mlir.constant(-1 : i32) : i32
  %0 = llvm.zext %c : i32 to i64
  %1 = llvm.trunc %c : i32 to i8
  return %0, %1 : i64, i8
}
// Zeros are the constants of their numbers; what acts like a function is not its address; numbers that are known.
llvm.func @plain()
llvm.mlir.alias weak_odr @third : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @plain : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @choose(%c: i1) -> !llvm.ptr {
  %1 = llvm.dso_local_equivalent @plain {d} : !llvm.ptr
  %2 = llvm.dso_local_equivalent @third : !llvm.ptr
  "use"(%2) : (!llvm.ptr) -> ()
  %3 = llvm.mlir.addressof @plain : !llvm.ptr
  %4 = llvm.mlir.addressof @plain {e} : !llvm.ptr
  %5 = llvm.dso_local_equivalent @plain : !llvm.ptr
  %6 = llvm.dso_local_equivalent @third : !llvm.ptr
  "use"(%1, %2, %3, %4, %5, %6) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return %3 : !llvm.ptr
}
llvm.func @fn() {
  %0 = llvm.blockaddress <function = @fn, tag = <id = 0>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @fn, tag = <id = 0>> : !llvm.ptr
  %2 = llvm.blockaddress <function = @fn, tag = <id = 1>> : !llvm.ptr
  "use"(%0, %1, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 0>
  llvm.br ^bb2
^bb2:
  llvm.blocktag <id = 1>
  llvm.return
}
llvm.func @undefs(%c: i32) {
  %0 = llvm.mlir.undef {a} : i32
  %1 = llvm.mlir.undef : i32
  %2 = llvm.mlir.poison : i32
  %3 = llvm.mlir.poison {b} : i32
  %4 = llvm.mlir.zero : i32
  %5 = llvm.mlir.zero : !llvm.ptr
  %6 = llvm.mlir.zero {c} : !llvm.ptr
  %7 = llvm.mlir.zero : !llvm.struct<(i32)>
  %8 = llvm.mlir.zero : !llvm.struct<(i32)>
  %9 = llvm.mlir.constant(0 : i32) : i32
  %o = llvm.or %c, %9 : i32
  %p = llvm.or %9, %c : i32
  %s = llvm.shl %c, %9 : i32
  %t = llvm.shl %9, %c : i32
  %u = llvm.add %c, %9 : i32
  "use"(%0, %1, %2, %3, %4, %9, %o, %p, %s, %t, %u) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  "use"(%5, %6, %7, %8) : (!llvm.ptr, !llvm.ptr, !llvm.struct<(i32)>, !llvm.struct<(i32)>) -> ()
  llvm.return
}
llvm.func @shuffle(%v: vector<2xf32>, %w: vector<2xf32>) -> (!llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)>) {
  %a = llvm.shufflevector %v, %v [1, 3] : vector<2xf32>
  %b = llvm.shufflevector %v, %w [0] : vector<2xf32>
  %c = llvm.mlir.constant(dense<1.0> : vector<1xf32>) : vector<1xf32>
  %d = llvm.shufflevector %c, %c [0] : vector<1xf32>
  %e = llvm.shufflevector %b, %b [0] : vector<1xf32>
  %f = llvm.shufflevector %b, %d [1] : vector<1xf32>
  %u = llvm.mlir.undef : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)>
  %1 = llvm.insertvalue %a, %u[0] : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)>
  %2 = llvm.insertvalue %d, %1[1] : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)>
  %3 = llvm.insertvalue %e, %2[2] : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)>
  %4 = llvm.insertvalue %f, %3[3] : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)>
  llvm.return %4 : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)>
}
llvm.func @ints(%c: i32) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(6 : i32) : i32
  %2 = llvm.mlir.constant(3 : i32) : i32
  %3 = llvm.mlir.constant(32 : i32) : i32
  %v = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>
  %w = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>
  %o = llvm.or %1, %2 : i32
  %o1 = llvm.or disjoint %1, %2 : i32
  %s = llvm.shl %1, %2 : i32
  %s1 = llvm.shl %1, %3 : i32
  %s2 = llvm.shl %1, %2 overflow<nsw> : i32
  %o2 = llvm.or %v, %w : vector<2xi32>
  %o3 = llvm.shl %v, %w : vector<2xi32>
  %z = llvm.mlir.zero : i32
  %o4 = llvm.or %1, %z : i32
  %zf = llvm.mlir.zero : f32
  %cf = llvm.mlir.constant(0.0 : f32) : f32
  %zv = llvm.mlir.zero : vector<2xi32>
  %cv = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
  %cv2 = llvm.mlir.zero : vector<2xi32>
  "use"(%o, %o1, %s, %s1, %s2, %o4) : (i32, i32, i32, i32, i32, i32) -> ()
  "use"(%o2, %o3, %zv, %cv, %cv2) : (vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) -> ()
  "use"(%zf, %cf) : (f32, f32) -> ()
  llvm.return
}
llvm.func @pointers() {
  %zp = llvm.mlir.zero : !llvm.ptr
  %cp = llvm.mlir.zero : !llvm.ptr
  %i = llvm.mlir.constant(0 : index) : i64
  %z = llvm.mlir.zero : i64
  %j = llvm.mlir.constant(0 : i64) : i64
  %k = llvm.mlir.constant(0 : index) : i64
  "use"(%zp, %cp, %i, %z, %j, %k) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> ()
  llvm.return
}

//= --allow-unregistered-dialect --canonicalize
module {
  func.func @exact(%arg0: !llvm.struct<(i32, struct<(i64, f32)>)>, %arg1: i32, %arg2: f32) -> (i32, f32) {
    return %arg1, %arg2 : i32, f32
  }
  func.func @skipped(%arg0: !llvm.struct<(i32, struct<(i64, f32)>)>, %arg1: i32, %arg2: f32) -> (i64, i64) {
    %0 = llvm.extractvalue %arg0[1, 0] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %1 = llvm.extractvalue %arg0[1, 0] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    return %0, %1 : i64, i64
  }
  func.func @whole(%arg0: !llvm.struct<(i32, struct<(i64, f32)>)>, %arg1: !llvm.struct<(i64, f32)>, %arg2: i32) -> (i64, !llvm.struct<(i64, f32)>) {
    %0 = llvm.insertvalue %arg1, %arg0[1] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %1 = llvm.extractvalue %0[1, 0] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    return %1, %arg1 : i64, !llvm.struct<(i64, f32)>
  }
  func.func @part(%arg0: !llvm.struct<(i32, struct<(i64, f32)>)>, %arg1: f32, %arg2: i32) -> !llvm.struct<(i64, f32)> {
    %0 = llvm.insertvalue %arg1, %arg0[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    return %1 : !llvm.struct<(i64, f32)>
  }
  func.func @constants() -> (i32, i32, f32) {
    %0 = llvm.mlir.constant(dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x f32>> 
    return %1, %2, %3 : i32, i32, f32
  }
  func.func @casts(%arg0: i32, %arg1: !llvm.ptr, %arg2: vector<2xi16>) -> (i32, i32, !llvm.ptr, !llvm.ptr, i64, !llvm.ptr) {
    %0 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %1 = llvm.inttoptr %0 : i64 to !llvm.ptr
    return %arg0, %arg0, %arg1, %arg1, %0, %1 : i32, i32, !llvm.ptr, !llvm.ptr, i64, !llvm.ptr
  }
  func.func @zeros(%arg0: i32, %arg1: !llvm.ptr) -> (i32, i32, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.shl %arg0, %1 : i32
    %4 = llvm.or %arg0, %1 : i32
    %5 = llvm.getelementptr %arg1[5, %arg0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
    %6 = llvm.add %arg0, %1 : i32
    %7 = llvm.mul %2, %2 : i32
    return %3, %4, %0, %arg1, %arg1, %5, %6, %7 : i32, i32, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32
  }
  func.func @chosen(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.select %0, %arg1, %arg2 : i1, i32
    %2 = llvm.select %arg0, %arg1, %arg1 : i1, i32
    return %1, %2 : i32, i32
  }
  func.func @compared(%arg0: i64, %arg1: !llvm.ptr) -> (i1, i1, i1) {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    return %0, %1, %1 : i1, i1, i1
  }
  func.func @loops(%arg0: i64) -> i64 {
    %0 = llvm.mlir.undef : i64
    %1 = llvm.sext %0 : i64 to i128
    %2 = llvm.trunc %1 : i128 to i64
    return %2 : i64
  }
  func.func @wide(%arg0: !llvm.ptr) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
    %0 = llvm.mlir.constant(268435456 : i32) : i32
    %1 = llvm.mlir.constant(-268435457 : i64) : i64
    %2 = llvm.mlir.constant(2147483647 : i64) : i64
    %3 = llvm.getelementptr inbounds %arg0[268435455] : (!llvm.ptr) -> !llvm.ptr, i32
    %4 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %5 = llvm.getelementptr %arg0[-268435456] : (!llvm.ptr) -> !llvm.ptr, i32
    %6 = llvm.getelementptr %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %7 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    return %3, %4, %5, %6, %7 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr
  }
  func.func @vectors(%arg0: !llvm.ptr, %arg1: vector<2xi32>, %arg2: i32) -> (vector<2xi64>, vector<2xi1>, vector<2x!llvm.ptr>, i1, i1, i1, !llvm.ptr, !llvm.ptr) {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
    %4 = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>
    %5 = llvm.zext %4 : vector<2xi32> to vector<2xi64>
    %6 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, i32
    %7 = llvm.icmp "slt" %arg2, %arg2 : i32
    %8 = llvm.icmp "eq" %2, %arg0 : !llvm.ptr
    %9 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
    %10 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
    return %5, %1, %6, %0, %7, %8, %9, %10 : vector<2xi64>, vector<2xi1>, vector<2x!llvm.ptr>, i1, i1, i1, !llvm.ptr, !llvm.ptr
  }
  func.func @negative() -> (i64, i8) {
    %0 = llvm.mlir.constant(-1 : i32) : i32
    %1 = llvm.mlir.constant(4294967295 : i64) : i64
    %2 = llvm.trunc %0 : i32 to i8
    return %1, %2 : i64, i8
  }
  llvm.func @plain()
  llvm.mlir.alias weak_odr @third : !llvm.func<void ()> {
    %0 = llvm.mlir.addressof @plain : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @choose(%arg0: i1) -> !llvm.ptr {
    %0 = llvm.mlir.addressof @plain : !llvm.ptr
    %1 = llvm.dso_local_equivalent @plain {d} : !llvm.ptr
    %2 = llvm.dso_local_equivalent @third : !llvm.ptr
    "use"(%2) : (!llvm.ptr) -> ()
    "use"(%1, %2, %0, %0, %1, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @fn() {
    %0 = llvm.blockaddress <function = @fn, tag = <id = 0>> : !llvm.ptr
    %1 = llvm.blockaddress <function = @fn, tag = <id = 1>> : !llvm.ptr
    "use"(%0, %0, %1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.blocktag <id = 0>
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.blocktag <id = 1>
    llvm.return
  }
  llvm.func @undefs(%arg0: i32) {
    %0 = llvm.mlir.undef {a} : i32
    %1 = llvm.mlir.poison : i32
    %2 = llvm.mlir.zero : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.zero : !llvm.struct<(i32)>
    %5 = llvm.or %arg0, %2 : i32
    %6 = llvm.or %2, %arg0 : i32
    %7 = llvm.shl %arg0, %2 : i32
    %8 = llvm.shl %2, %arg0 : i32
    %9 = llvm.add %arg0, %2 : i32
    "use"(%0, %0, %1, %1, %2, %2, %5, %6, %7, %8, %9) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
    "use"(%3, %3, %4, %4) : (!llvm.ptr, !llvm.ptr, !llvm.struct<(i32)>, !llvm.struct<(i32)>) -> ()
    llvm.return
  }
  llvm.func @shuffle(%arg0: vector<2xf32>, %arg1: vector<2xf32>) -> !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)> {
    %0 = llvm.mlir.undef : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)>
    %1 = llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
    %2 = llvm.shufflevector %arg0, %arg0 [1, 3] : vector<2xf32> 
    %3 = llvm.shufflevector %arg0, %arg1 [0] : vector<2xf32> 
    %4 = llvm.shufflevector %3, %1 [1] : vector<1xf32> 
    %5 = llvm.insertvalue %2, %0[0] : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)> 
    %6 = llvm.insertvalue %1, %5[1] : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)> 
    %7 = llvm.insertvalue %3, %6[2] : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)> 
    %8 = llvm.insertvalue %4, %7[3] : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)> 
    llvm.return %8 : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)>
  }
  llvm.func @ints(%arg0: i32) {
    %0 = llvm.mlir.zero : vector<2xi32>
    %1 = llvm.mlir.zero : f32
    %2 = llvm.mlir.constant(6 : i32) : i32
    %3 = llvm.mlir.constant(32 : i32) : i32
    %4 = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>
    %5 = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>
    %6 = llvm.mlir.constant(7 : i32) : i32
    %7 = llvm.mlir.constant(48 : i32) : i32
    %8 = llvm.shl %2, %3 : i32
    %9 = llvm.or %4, %5 : vector<2xi32>
    %10 = llvm.shl %4, %5 : vector<2xi32>
    "use"(%6, %6, %7, %8, %7, %2) : (i32, i32, i32, i32, i32, i32) -> ()
    "use"(%9, %10, %0, %0, %0) : (vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) -> ()
    "use"(%1, %1) : (f32, f32) -> ()
    llvm.return
  }
  llvm.func @pointers() {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.zero : i64
    "use"(%0, %0, %1, %2, %2, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> ()
    llvm.return
  }
}


//= --allow-unregistered-dialect --sccp
module {
  func.func @exact(%arg0: !llvm.struct<(i32, struct<(i64, f32)>)>, %arg1: i32, %arg2: f32) -> (i32, f32) {
    %0 = llvm.insertvalue %arg1, %arg0[0] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %1 = llvm.insertvalue %arg2, %0[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %2 = llvm.extractvalue %0[0] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %3 = llvm.extractvalue %1[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    return %2, %3 : i32, f32
  }
  func.func @skipped(%arg0: !llvm.struct<(i32, struct<(i64, f32)>)>, %arg1: i32, %arg2: f32) -> (i64, i64) {
    %0 = llvm.insertvalue %arg1, %arg0[0] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %1 = llvm.insertvalue %arg2, %0[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %2 = llvm.extractvalue %1[1, 0] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(i64, f32)> 
    return %2, %4 : i64, i64
  }
  func.func @whole(%arg0: !llvm.struct<(i32, struct<(i64, f32)>)>, %arg1: !llvm.struct<(i64, f32)>, %arg2: i32) -> (i64, !llvm.struct<(i64, f32)>) {
    %0 = llvm.insertvalue %arg1, %arg0[1] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %2 = llvm.extractvalue %1[1, 0] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %3 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    return %2, %3 : i64, !llvm.struct<(i64, f32)>
  }
  func.func @part(%arg0: !llvm.struct<(i32, struct<(i64, f32)>)>, %arg1: f32, %arg2: i32) -> !llvm.struct<(i64, f32)> {
    %0 = llvm.insertvalue %arg1, %arg0[1, 1] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, struct<(i64, f32)>)> 
    return %2 : !llvm.struct<(i64, f32)>
  }
  func.func @constants() -> (i32, i32, f32) {
    %0 = llvm.mlir.constant(7 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
    %3 = llvm.mlir.constant(dense<7> : tensor<3xi32>) : !llvm.array<3 x i32>
    %4 = llvm.mlir.constant(dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00]]> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
    %5 = llvm.extractvalue %4[1, 0] : !llvm.array<2 x array<2 x f32>> 
    return %1, %0, %5 : i32, i32, f32
  }
  func.func @casts(%arg0: i32, %arg1: !llvm.ptr, %arg2: vector<2xi16>) -> (i32, i32, !llvm.ptr, !llvm.ptr, i64, !llvm.ptr) {
    %0 = llvm.bitcast %arg0 : i32 to i32
    %1 = llvm.bitcast %arg0 : i32 to vector<2xi16>
    %2 = llvm.bitcast %1 : vector<2xi16> to i32
    %3 = llvm.addrspacecast %arg1 : !llvm.ptr to !llvm.ptr<1>
    %4 = llvm.addrspacecast %3 : !llvm.ptr<1> to !llvm.ptr
    %5 = llvm.addrspacecast %3 : !llvm.ptr<1> to !llvm.ptr<2>
    %6 = llvm.addrspacecast %5 : !llvm.ptr<2> to !llvm.ptr
    %7 = llvm.ptrtoint %arg1 : !llvm.ptr to i64
    %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
    return %0, %2, %4, %6, %7, %8 : i32, i32, !llvm.ptr, !llvm.ptr, i64, !llvm.ptr
  }
  func.func @zeros(%arg0: i32, %arg1: !llvm.ptr) -> (i32, i32, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32) {
    %0 = llvm.mlir.constant(5 : i64) : i64
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.shl %arg0, %2 : i32
    %4 = llvm.or %arg0, %2 : i32
    %5 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %6 = llvm.getelementptr %arg1[0] : (!llvm.ptr) -> !llvm.ptr, f32
    %7 = llvm.getelementptr %arg1[%1, %arg0] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<4 x i32>
    %8 = llvm.add %arg0, %2 : i32
    %9 = llvm.mul %1, %1 : i32
    return %3, %4, %0, %5, %6, %7, %8, %9 : i32, i32, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, i32, i32
  }
  func.func @chosen(%arg0: i1, %arg1: i32, %arg2: i32) -> (i32, i32) {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.select %0, %arg1, %arg2 : i1, i32
    %2 = llvm.select %arg0, %arg1, %arg1 : i1, i32
    return %1, %2 : i32, i32
  }
  func.func @compared(%arg0: i64, %arg1: !llvm.ptr) -> (i1, i1, i1) {
    %0 = llvm.mlir.constant(false) : i1
    %1 = llvm.mlir.constant(true) : i1
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.alloca %arg0 x i32 : (i64) -> !llvm.ptr
    return %1, %0, %0 : i1, i1, i1
  }
  func.func @loops(%arg0: i64) -> i64 {
    %0 = llvm.mlir.undef : i64
    %1 = llvm.freeze %arg0 : i64
    %2 = llvm.sext %0 : i64 to i128
    %3 = llvm.trunc %2 : i128 to i64
    return %3 : i64
  }
  func.func @wide(%arg0: !llvm.ptr) -> (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) {
    %0 = llvm.mlir.constant(2147483647 : i64) : i64
    %1 = llvm.mlir.constant(-268435457 : i64) : i64
    %2 = llvm.mlir.constant(-268435456 : i64) : i64
    %3 = llvm.mlir.constant(268435456 : i32) : i32
    %4 = llvm.mlir.constant(268435455 : i32) : i32
    %5 = llvm.getelementptr inbounds %arg0[%4] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %6 = llvm.getelementptr %arg0[%3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %7 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %8 = llvm.getelementptr %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %9 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    return %5, %6, %7, %8, %9 : !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr
  }
  func.func @vectors(%arg0: !llvm.ptr, %arg1: vector<2xi32>, %arg2: i32) -> (vector<2xi64>, vector<2xi1>, vector<2x!llvm.ptr>, i1, i1, i1, !llvm.ptr, !llvm.ptr) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
    %3 = llvm.mlir.constant(dense<true> : vector<2xi1>) : vector<2xi1>
    %4 = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>
    %5 = llvm.zext %4 : vector<2xi32> to vector<2xi64>
    %6 = llvm.getelementptr %arg0[%2] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, i32
    %7 = llvm.alloca %arg2 x i32 : (i32) -> !llvm.ptr
    %8 = llvm.icmp "ne" %1, %7 : !llvm.ptr
    %9 = llvm.icmp "slt" %arg2, %arg2 : i32
    %10 = llvm.icmp "eq" %1, %arg0 : !llvm.ptr
    %11 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
    %12 = llvm.getelementptr %arg0[%0, %0] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x i32>
    return %5, %3, %6, %8, %9, %10, %11, %12 : vector<2xi64>, vector<2xi1>, vector<2x!llvm.ptr>, i1, i1, i1, !llvm.ptr, !llvm.ptr
  }
  func.func @negative() -> (i64, i8) {
    %0 = llvm.mlir.constant(4294967295 : i64) : i64
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = llvm.trunc %1 : i32 to i8
    return %0, %2 : i64, i8
  }
  llvm.func @plain()
  llvm.mlir.alias weak_odr @third : !llvm.func<void ()> {
    %0 = llvm.mlir.addressof @plain : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @choose(%arg0: i1) -> !llvm.ptr {
    %0 = llvm.mlir.addressof @plain : !llvm.ptr
    %1 = llvm.dso_local_equivalent @plain {d} : !llvm.ptr
    %2 = llvm.dso_local_equivalent @third : !llvm.ptr
    "use"(%2) : (!llvm.ptr) -> ()
    %3 = llvm.dso_local_equivalent @plain : !llvm.ptr
    %4 = llvm.dso_local_equivalent @third : !llvm.ptr
    "use"(%1, %2, %0, %0, %3, %4) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @fn() {
    %0 = llvm.blockaddress <function = @fn, tag = <id = 0>> : !llvm.ptr
    %1 = llvm.blockaddress <function = @fn, tag = <id = 0>> : !llvm.ptr
    %2 = llvm.blockaddress <function = @fn, tag = <id = 1>> : !llvm.ptr
    "use"(%0, %1, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.blocktag <id = 0>
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.blocktag <id = 1>
    llvm.return
  }
  llvm.func @undefs(%arg0: i32) {
    %0 = llvm.mlir.zero : !llvm.struct<(i32)>
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.poison : i32
    %4 = llvm.mlir.undef : i32
    %5 = llvm.or %arg0, %2 : i32
    %6 = llvm.or %2, %arg0 : i32
    %7 = llvm.shl %arg0, %2 : i32
    %8 = llvm.shl %2, %arg0 : i32
    %9 = llvm.add %arg0, %2 : i32
    "use"(%4, %4, %3, %3, %2, %2, %5, %6, %7, %8, %9) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
    "use"(%1, %1, %0, %0) : (!llvm.ptr, !llvm.ptr, !llvm.struct<(i32)>, !llvm.struct<(i32)>) -> ()
    llvm.return
  }
  llvm.func @shuffle(%arg0: vector<2xf32>, %arg1: vector<2xf32>) -> !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)> {
    %0 = llvm.mlir.undef : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)>
    %1 = llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
    %2 = llvm.shufflevector %arg0, %arg0 [1, 3] : vector<2xf32> 
    %3 = llvm.shufflevector %arg0, %arg1 [0] : vector<2xf32> 
    %4 = llvm.shufflevector %3, %3 [0] : vector<1xf32> 
    %5 = llvm.shufflevector %3, %1 [1] : vector<1xf32> 
    %6 = llvm.insertvalue %2, %0[0] : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)> 
    %7 = llvm.insertvalue %1, %6[1] : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)> 
    %8 = llvm.insertvalue %4, %7[2] : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)> 
    %9 = llvm.insertvalue %5, %8[3] : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)> 
    llvm.return %9 : !llvm.struct<(vector<2xf32>, vector<1xf32>, vector<1xf32>, vector<1xf32>)>
  }
  llvm.func @ints(%arg0: i32) {
    %0 = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
    %1 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %2 = llvm.mlir.constant(48 : i32) : i32
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.constant(dense<[3, 4]> : vector<2xi32>) : vector<2xi32>
    %5 = llvm.mlir.constant(dense<3> : vector<2xi32>) : vector<2xi32>
    %6 = llvm.mlir.constant(32 : i32) : i32
    %7 = llvm.mlir.constant(3 : i32) : i32
    %8 = llvm.mlir.constant(6 : i32) : i32
    %9 = llvm.mlir.constant(0 : i32) : i32
    %10 = llvm.shl %8, %6 : i32
    %11 = llvm.or %5, %4 : vector<2xi32>
    %12 = llvm.shl %5, %4 : vector<2xi32>
    "use"(%3, %3, %2, %10, %2, %8) : (i32, i32, i32, i32, i32, i32) -> ()
    "use"(%11, %12, %0, %0, %0) : (vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>, vector<2xi32>) -> ()
    "use"(%1, %1) : (f32, f32) -> ()
    llvm.return
  }
  llvm.func @pointers() {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(0 : index) : i64
    "use"(%1, %1, %2, %0, %0, %3) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> ()
    llvm.return
  }
}

