// Values of one integer become constants: by arithmetic, loops, branches, calls, threads, elements.
// Calls, branches, and a loop that changes what it carries.
func.func private @callee(%x: i32, %y: i32) -> i32 {
  %c8 = arith.constant 8 : i32
  %0 = arith.remui %x, %c8 : i32
  "use"(%0) : (i32) -> ()
  %1 = arith.minui %y, %c8 : i32
  return %1 : i32
}
func.func @caller(%y: i32, %c: i1) -> (i32, i1) {
  %c3 = arith.constant 3 : i32
  %c5 = arith.constant 5 : i32
  %c9 = arith.constant 9 : i32
  %0 = func.call @callee(%c3, %y) : (i32, i32) -> i32
  %1 = func.call @callee(%c5, %y) : (i32, i32) -> i32
  %2 = arith.addi %0, %1 : i32
  %3 = arith.remui %0, %c9 : i32
  %c17 = arith.constant 17 : i32
  %4 = arith.cmpi ult, %2, %c17 : i32
  cf.cond_br %c, ^bb1(%c3 : i32), ^bb1(%c5 : i32)
^bb1(%x: i32):
  %5 = arith.cmpi slt, %x, %c9 : i32
  %6 = arith.andi %4, %5 : i1
  cf.cond_br %6, ^bb2, ^bb3
^bb2:
  return %3, %6 : i32, i1
^bb3:
  "never"() : () -> ()
  return %x, %5 : i32, i1
}
func.func @loop(%lb: index, %ub: index) -> (index, i8) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %k = arith.constant 1 : i8
  %0:2 = scf.for %i = %c0 to %c10 step %c1 iter_args(%a = %c0, %b = %k) -> (index, i8) {
    %1 = arith.addi %a, %c1 : index
    %2 = arith.andi %b, %k : i8
    %3 = arith.cmpi ule, %2, %k : i8
    "use"(%3) : (i1) -> ()
    scf.yield %1, %2 : index, i8
  }
  %4 = scf.while (%w = %c0) : (index) -> index {
    %5 = arith.cmpi ult, %w, %c10 : index
    scf.condition(%5) %w : index
  } do {
  ^bb0(%v: index):
    %6 = arith.addi %v, %c1 : index
    scf.yield %6 : index
  }
  "use"(%4) : (index) -> ()
  return %0#0, %0#1 : index, i8
}
// Constants of one value in arguments of a region, of integers of many widths.
func.func @widths(%x: i128, %y: i1, %z: si8, %v: vector<3xi128>) -> (i128, i1, vector<3xi128>) {
  %c = arith.constant 170141183460469231731687303715884105727 : i128
  %m = arith.constant 18446744073709551616 : i128
  %a = arith.minui %x, %m : i128
  %b = arith.muli %a, %m overflow<nuw> : i128
  %d = arith.cmpi ule, %a, %c : i128
  %e = arith.remui %a, %c : i128
  %f = arith.xori %y, %y : i1
  %g = arith.extui %f : i1 to i128
  %h = arith.addi %g, %e : i128
  %vv = arith.constant dense<[1, 2, 18446744073709551616]> : vector<3xi128>
  %vm = arith.minui %v, %vv : vector<3xi128>
  %vc = arith.constant dense<18446744073709551616> : vector<3xi128>
  %vr = arith.cmpi ule, %vm, %vc : vector<3xi128>
  "use"(%b, %vr) : (i128, vector<3xi1>) -> ()
  return %h, %d, %vm : i128, i1, vector<3xi128>
}
func.func @args(%n: index) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %n, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c1, %sy = %n, %sz = %c1) {
    "use"(%bx, %by, %gx, %gz, %tx, %tz) : (index, index, index, index, index, index) -> ()
    gpu.terminator
  }
  return
}
func.func @index(%a: i32, %y: i16) {
  %c7 = arith.constant 7 : i32
  %x = arith.minui %a, %c7 : i32
  %bs = index.bool.constant true
  %i = index.casts %x : i32 to index
  %i7 = index.constant 7
  %j = index.cmp ule(%i, %i7)
  %k = index.add %i, %i7
  %i14 = index.constant 14
  %j2 = index.cmp ule(%k, %i14)
  %sz = index.sizeof
  %i65 = index.constant 65
  %j3 = index.cmp ult(%sz, %i65)
  %wide = index.constant 4294967296
  %j4 = index.cmp ult(%i, %wide)
  %u = index.castu %y : i16 to index
  %i16 = index.constant 65536
  %j5 = index.cmp ult(%u, %i16)
  %s = index.shru %u, %i7
  %t = index.remu %s, %i16
  "use"(%j, %j2, %bs, %j3, %j4, %j5, %t) : (i1, i1, i1, i1, i1, i1, index) -> ()
  return
}
module attributes {gpu.container_module} {
  gpu.module @m {
    func.func @known() attributes {gpu.known_block_size = array<i32: 8, 1, 1>, gpu.known_grid_size = array<i32: 2, 3, 4>} {
      %c16 = arith.constant 16 : index
      %g = gpu.global_id x
      %q = arith.remui %g, %c16 : index
      %gd = gpu.grid_dim z
      %b = gpu.block_id y
      %c3 = arith.constant 3 : index
      %r = arith.cmpi ult, %b, %c3 : index
      %cd = gpu.cluster_dim_blocks x
      %r2 = arith.cmpi ule, %cd, %c16 : index
      %s = gpu.subgroup_size upper_bound 64 : index
      %c64 = arith.constant 64 : index
      %r3 = arith.cmpi ule, %s, %c64 : index
      %n = gpu.num_subgroups : index
      %c0 = arith.constant 0 : index
      %r4 = arith.cmpi ugt, %n, %c0 : index
      %id = gpu.subgroup_id : index
      %r5 = arith.cmpi sge, %id, %c0 : index
      %cl = gpu.cluster_id x
      %r6 = arith.cmpi sge, %cl, %c0 : index
      %cb = gpu.cluster_block_id x
      %r7 = arith.cmpi ult, %cb, %c16 : index
      "use"(%q, %gd, %r, %r2, %r3, %r4, %r5, %r6, %r7) : (index, index, i1, i1, i1, i1, i1, i1, i1) -> ()
      return
    }
  }
}
func.func @f1(%f: f32, %lb: index) -> (f32, index, i1) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %f) -> f32 {
    %q = arith.remui %i, %c8 : index
    "use"(%q) : (index) -> ()
    %s = arith.addf %x, %x : f32
    scf.yield %s : f32
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %q = arith.remui %i, %c8 : index
    "use"(%q) : (index) -> ()
  }
  cf.br ^bb1(%r : f32)
^bb1(%z: f32):
  %a = arith.minui %lb, %c4 : index
  %q = arith.remui %a, %c8 : index
  %cm = arith.cmpi ult, %a, %c8 : index
  cf.br ^bb2(%a : index)
^bb2(%zz: index):
  %qz = arith.remui %zz, %c8 : index
  return %z, %qz, %cm : f32, index, i1
}
func.func @f2(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
    %q = arith.remui %i, %c8 : index
    %q2 = arith.remui %j, %c8 : index
    "use"(%q, %q2) : (index, index) -> ()
  }
  return
}
func.func @f3(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %q = arith.remui %i, %c8 : index
    "use"(%q) : (index) -> ()
  }
  return
}
func.func @f4(%n: index) {
  %c8 = arith.constant 8 : index
  scf.forall (%i, %j) in (4, 4) {
    %q = arith.remui %i, %c8 : index
    %q2 = arith.remui %j, %c8 : index
    "use2"(%q, %q2) : (index, index) -> ()
  }
  return
}
func.func @f5(%n: index) {
  %c8 = arith.constant 8 : index
  %c0 = arith.constant 0 : index
  scf.forall (%i) in (4) {
    %q = arith.remui %i, %c8 : index
    "use2"(%q) : (index) -> ()
  }
  scf.forall (%i) in (%n) {
    %q = arith.cmpi sge, %i, %c0 : index
    "use2"(%q) : (i1) -> ()
  }
  return
}
func.func @f6(%n: index) {
  %c8 = arith.constant 8 : index
  affine.parallel (%i, %j) = (0, 0) to (4, 4) {
    %q = arith.remui %i, %c8 : index
    %q2 = arith.remui %j, %c8 : index
    "use4"(%q, %q2) : (index, index) -> ()
  }
  return
}
func.func @f7(%n: index) {
  %c8 = arith.constant 8 : index
  affine.parallel (%i) = (0) to (4) {
    %q = arith.remui %i, %c8 : index
    "use4"(%q) : (index) -> ()
  }
  return
}
func.func @f8(%n: index) {
  %c8 = arith.constant 8 : index
  %c4 = arith.constant 4 : index
  scf.while : () -> () {
    %q = arith.remui %c4, %c8 : index
    %z = "cond"(%q) : (index) -> i1
    scf.condition (%z)
  } do { scf.yield }
  return
}
// step negative, unknown step, lb>ub
func.func @f9(%n: index, %m: i32) {
  %c8 = arith.constant 8 : index
  %c4 = arith.constant 4 : index
  %cm1 = arith.constant -1 : index
  %c0 = arith.constant 0 : index
  scf.for %i = %c8 to %c4 step %cm1 {
    %q = arith.cmpi sle, %i, %c8 : index
    %q2 = arith.cmpi sge, %i, %c0 : index
    "use4"(%q, %q2) : (i1, i1) -> ()
  }
  scf.for %i = %c8 to %c4 step %n {
    %q = arith.cmpi sle, %i, %c8 : index
    %q2 = arith.cmpi sge, %i, %c0 : index
    "use5"(%q, %q2) : (i1, i1) -> ()
  }
  scf.for %i = %c4 to %n step %n {
    %q = arith.cmpi sle, %i, %c8 : index
    %q2 = arith.cmpi sge, %i, %c0 : index
    "use6"(%q, %q2) : (i1, i1) -> ()
  }
  return
}
func.func @f10(%n: index) {
  %c8 = arith.constant 8 : index
  affine.for %i = 0 to 4 {
    %q = arith.remui %i, %c8 : index
    "use3"(%q) : (index) -> ()
  }
  return
}
func.func @f11(%x: memref<?x4xi32>, %t: tensor<4x?xf32>, %i: index, %v: vector<4xi32>, %s: f32, %c: i1) -> (f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %x, %c0 : memref<?x4xi32>
  %ge = arith.cmpi sge, %d, %c0 : index
  %d1 = memref.dim %x, %i : memref<?x4xi32>
  %ge1 = arith.cmpi sge, %d1, %c0 : index
  %d2 = tensor.dim %t, %i : tensor<4x?xf32>
  %ge2 = arith.cmpi sge, %d2, %c0 : index
  %k = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %k7 = arith.constant dense<7> : vector<4xi32>
  %z = arith.cmpi slt, %k, %k7 : vector<4xi32>
  %e = vector.extract %k[2] : i32 from vector<4xi32>
  %c7 = arith.constant 7 : i32
  %lt = arith.cmpi slt, %e, %c7 : i32
  "use"(%ge, %ge1, %ge2, %z, %lt) : (i1, i1, i1, vector<4xi1>, i1) -> ()
  %b = vector.broadcast %c7 : i32 to vector<4xi32>
  %m = arith.minui %b, %k : vector<4xi32>
  %y = arith.cmpi ule, %m, %k7 : vector<4xi32>
  "use"(%m, %y) : (vector<4xi32>, vector<4xi1>) -> ()
  %sel = arith.select %c, %s, %s : f32
  return %sel : f32
}
func.func @f12(%a: index, %b: index) -> (i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %l = affine.apply affine_map<(d0) -> (d0 mod 5)>(%a)
  %m = affine.min affine_map<(d0) -> (d0, 3)>(%a)
  %n = affine.max affine_map<(d0) -> (d0, 3)>(%a)
  %p, %q = affine.delinearize_index %a into (4, 5) : index, index
  %li = affine.linearize_index disjoint [%p, %q] by (4, 5) : index
  %x = arith.cmpi sle, %l, %c4 : index
  %y = arith.cmpi sle, %m, %c4 : index
  %z = arith.cmpi sge, %n, %c0 : index
  %w = arith.cmpi sle, %q, %c4 : index
  %v = arith.cmpi sge, %li, %c0 : index
  "use"(%w, %v) : (i1, i1) -> ()
  return %x, %y, %z : i1, i1, i1
}
module attributes {gpu.container_module} {
gpu.module @kernels {
  gpu.func @k(%x: index) kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %t = gpu.thread_id x
    %r = arith.cmpi ult, %t, %c4 : index
    %d = gpu.block_dim y
    %g = gpu.global_id x
    %rr = arith.cmpi sge, %g, %c0 : index
    %bb = gpu.thread_id x upper_bound 3
    %l = gpu.lane_id
    %r3 = arith.cmpi ult, %bb, %c4 : index
    %r4 = arith.cmpi sge, %l, %c0 : index
    "use"(%r, %d, %rr, %r3, %r4) : (i1, index, i1, i1, i1) -> ()
    gpu.return
  }
}
func.func @f13(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c4, %gy = %n, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c4, %sz = %c1) {
    %r = arith.cmpi ult, %tx, %c4 : index
    %r2 = arith.cmpi ult, %bz, %c4 : index
    %r3 = arith.cmpi ult, %gy, %c4 : index
    %t = gpu.thread_id y
    %r4 = arith.cmpi ult, %t, %c4 : index
    "use"(%r, %r2, %r3, %gx, %sy, %bz, %r4) : (i1, i1, i1, index, index, index, i1) -> ()
    gpu.terminator
  }
  return
}
}
func.func @f14(%a: index, %k: vector<2x3xi32>, %s: i32) {
  %c7 = arith.constant 7 : i32
  %v7 = arith.constant dense<7> : vector<2x3xi32>
  %b = arith.minui %s, %c7 : i32
  %0 = vector.broadcast %b : i32 to vector<2x3xi32>
  %r0 = arith.cmpi ule, %0, %v7 : vector<2x3xi32>
  %1 = vector.shape_cast %0 : vector<2x3xi32> to vector<6xi32>
  %v71 = arith.constant dense<7> : vector<6xi32>
  %r1 = arith.cmpi ule, %1, %v71 : vector<6xi32>
  %2 = vector.transpose %0, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  %v72 = arith.constant dense<7> : vector<3x2xi32>
  %r2 = arith.cmpi ule, %2, %v72 : vector<3x2xi32>
  %3 = vector.extract %0[0] : vector<3xi32> from vector<2x3xi32>
  %v73 = arith.constant dense<7> : vector<3xi32>
  %r3 = arith.cmpi ule, %3, %v73 : vector<3xi32>
  %4 = vector.insert %b, %0[0, 1] : i32 into vector<2x3xi32>
  %r4 = arith.cmpi ule, %4, %v7 : vector<2x3xi32>
  %5 = vector.extract_strided_slice %0 {offsets = [0], sizes = [1], strides = [1]} : vector<2x3xi32> to vector<1x3xi32>
  %v75 = arith.constant dense<7> : vector<1x3xi32>
  %r5 = arith.cmpi ule, %5, %v75 : vector<1x3xi32>
  %6 = vector.shuffle %1, %1 [0, 1, 2] : vector<6xi32>, vector<6xi32>
  %r6 = arith.cmpi ule, %6, %v73 : vector<3xi32>
  %7 = vector.interleave %3, %3 : vector<3xi32> -> vector<6xi32>
  %r7 = arith.cmpi ule, %7, %v71 : vector<6xi32>
  %8, %9 = vector.deinterleave %1 : vector<6xi32> -> vector<3xi32>
  %r8 = arith.cmpi ule, %8, %v73 : vector<3xi32>
  %10 = vector.from_elements %b, %b, %b : vector<3xi32>
  %r10 = arith.cmpi ule, %10, %v73 : vector<3xi32>
  %11 = vector.step : vector<3xindex>
  %v11 = arith.constant dense<2> : vector<3xindex>
  %r11 = arith.cmpi ule, %11, %v11 : vector<3xindex>
  %12 = vector.vscale
  %c = arith.constant 1 : index
  %r12 = arith.cmpi uge, %12, %c : index
  %13 = vector.reduction <add>, %3 : vector<3xi32> into i32
  %14 = vector.insert_strided_slice %5, %0 {offsets = [0, 0], strides = [1, 1]} : vector<1x3xi32> into vector<2x3xi32>
  %r14 = arith.cmpi ule, %14, %v7 : vector<2x3xi32>
  %15:3 = vector.to_elements %3 : vector<3xi32>
  %r15 = arith.cmpi ule, %15#0, %c7 : i32
  %17 = vector.bitcast %3 : vector<3xi32> to vector<3xi32>
  %r17 = arith.cmpi ule, %17, %v73 : vector<3xi32>
  %18 = vector.extract %0[%a, %a] : i32 from vector<2x3xi32>
  %r18 = arith.cmpi ule, %18, %c7 : i32
  "0"(%r0) : (vector<2x3xi1>) -> ()
  "1"(%r1) : (vector<6xi1>) -> ()
  "2"(%r2) : (vector<3x2xi1>) -> ()
  "3"(%r3) : (vector<3xi1>) -> ()
  "4"(%r4) : (vector<2x3xi1>) -> ()
  "5"(%r5) : (vector<1x3xi1>) -> ()
  "6"(%r6) : (vector<3xi1>) -> ()
  "7"(%r7) : (vector<6xi1>) -> ()
  "8"(%r8) : (vector<3xi1>) -> ()
  "10"(%r10) : (vector<3xi1>) -> ()
  "11"(%r11) : (vector<3xi1>) -> ()
  "12"(%r12) : (i1) -> ()
  "14"(%r14) : (vector<2x3xi1>) -> ()
  "15"(%r15) : (i1) -> ()
  "17"(%r17) : (vector<3xi1>) -> ()
  "18"(%r18) : (i1) -> ()
  return
}
func.func @f15(%a: index) {
  %c1000 = arith.constant 1000 : index
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %x = arith.minui %a, %c1000 : index
  %p, %q = affine.delinearize_index %x into (4, 5) : index, index
  %li = affine.linearize_index disjoint [%p, %q] by (4, 5) : index
  %w = arith.cmpi ule, %q, %c4 : index
  %v = arith.cmpi sge, %li, %c0 : index
  "use"(%w, %v) : (i1, i1) -> ()
  %mn = affine.min affine_map<(d0) -> (d0, 3)>(%x)
  %mx = affine.max affine_map<(d0) -> (d0, 3)>(%x)
  %r1 = arith.cmpi ule, %mn, %c4 : index
  %r2 = arith.cmpi sge, %mx, %c0 : index
  "use"(%r1, %r2) : (i1, i1) -> ()
  return
}
func.func @f16() {
  %c = arith.constant 1024 : i32
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
  %1 = nvvm.read.ptx.sreg.tid.x : i32
  %r = arith.cmpi ult, %0, %c : i32
  %r1 = arith.cmpi ult, %1, %c : i32
  %2 = rocdl.workitem.id.x : i32
  %3 = rocdl.workitem.id.x range <i32, 0, 32> : i32
  %r2 = arith.cmpi ult, %2, %c : i32
  %r3 = arith.cmpi ult, %3, %c : i32
  %4 = nvvm.read.ptx.sreg.warpsize : i32
  %r4 = arith.cmpi ult, %4, %c : i32
  "use"(%r, %r1, %r2, %r3, %r4) : (i1, i1, i1, i1, i1) -> ()
  return
}
func.func @f17(%u: tensor<*xf32>, %m: memref<*xf32>, %i: index, %mm: memref<4x4xf32>) {
  %c = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = tensor.rank %u : tensor<*xf32>
  %r2 = memref.rank %m : memref<*xf32>
  %d = tensor.dim %u, %c : tensor<*xf32>
  %s = arith.cmpi sge, %r, %c : index
  %s2 = arith.cmpi sge, %r2, %c : index
  %s3 = arith.cmpi sge, %d, %c : index
  %d4 = memref.dim %mm, %i : memref<4x4xf32>
  "use"(%s, %s2, %s3, %d4) : (i1, i1, i1, index) -> ()
  %md = memref.extract_aligned_pointer_as_index %mm : memref<4x4xf32> -> index
  %base, %off, %sz:2, %st:2 = memref.extract_strided_metadata %mm : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
  "use2"(%off, %sz#0) : (index, index) -> ()
  return
}
func.func @f18() {
  %c = arith.constant 32 : i32
  %c31 = arith.constant 31 : i32
  %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
  %r = arith.cmpi ult, %0, %c : i32
  %r1 = arith.cmpi ule, %0, %c : i32
  "use"(%r, %r1) : (i1, i1) -> ()
  %s = arith.constant dense<[3,4]> : vector<2xi32>
  %v = vector.step : vector<[4]xindex>
  %st = vector.step : vector<4xindex>
  %c3 = arith.constant dense<3> : vector<4xindex>
  %cmp = arith.cmpi ule, %st, %c3 : vector<4xindex>
  %c0 = arith.constant dense<0> : vector<[4]xindex>
  %cmp2 = arith.cmpi sge, %v, %c0 : vector<[4]xindex>
  "use2"(%cmp, %cmp2) : (vector<4xi1>, vector<[4]xi1>) -> ()
  return
}
// Arithmetic of all kinds, made by chance.
func.func @f19(%a0: i8, %a1: index, %a2: index, %a3: i64) {
  %v1 = arith.index_cast %a1 : index to i32
  "use"(%v1) : (i32) -> ()
  %v2 = arith.floordivsi %a0, %a0 : i8
  %v3 = arith.constant 0 : i70
  %v4 = arith.constant 180312472057395894 : i70
  %v5 = arith.shli %v3, %v4 : i70
  "use"(%v5) : (i70) -> ()
  %v6 = arith.constant dense<[19, 30]> : vector<2xi8>
  %v7 = arith.constant dense<[-1, 84]> : vector<2xi8>
  %v8 = arith.divsi %v6, %v7 : vector<2xi8>
  %v9 = arith.constant true
  %v10 = arith.extsi %v9 : i1 to i64
  %v11 = index.shrs %a2, %a2
  %v12 = arith.constant 0 : i3
  %v13 = arith.constant 3 : i3
  %v14 = arith.ceildivui %v12, %v13 : i3
  %v15 = arith.ori %v2, %v2 : i8
  "use"(%v13) : (i3) -> ()
  %v16 = arith.constant 2 : i8
  %v17 = arith.maxsi %v15, %v16 : i8
  %v18 = arith.cmpi slt, %v4, %v3 : i70
  "use"(%v15) : (i8) -> ()
  "use"(%v16) : (i8) -> ()
  "use"(%v17) : (i8) -> ()
  "use"(%v18) : (i1) -> ()
  return
}
func.func @f20(%a0: vector<2xi8>, %a1: index, %a2: vector<2xi8>, %a3: i1) {
  %v1 = arith.constant 2 : i64
  %v2 = arith.remsi %v1, %v1 : i64
  %v3 = arith.constant 2 : i8
  %v4 = arith.minsi %v3, %v3 : i8
  "use"(%v2) : (i64) -> ()
  %v5 = index.shrs %a1, %a1
  %v6 = arith.constant 8 : index
  %v7 = arith.index_cast %v6 : index to i32
  "use"(%v6) : (index) -> ()
  %v8 = arith.cmpi slt, %v5, %a1 : index
  "use"(%v7) : (i32) -> ()
  %v9 = arith.maxui %a3, %v8 : i1
  "use"(%v9) : (i1) -> ()
  %v10 = index.cmp slt(%a1, %a1)
  "use"(%v7) : (i32) -> ()
  "use"(%v8) : (i1) -> ()
  "use"(%v9) : (i1) -> ()
  "use"(%v10) : (i1) -> ()
  return
}
func.func @f21(%a0: i32, %a1: i1, %a2: i1, %a3: i1) {
  %v1 = arith.constant -3 : i3
  %v2 = arith.xori %v1, %v1 : i3
  %v3 = arith.constant -128 : i8
  %v4 = arith.constant 127 : i8
  %v5 = arith.remsi %v3, %v4 : i8
  %v6 = arith.constant true
  %v7 = arith.constant 2147483647 : i32
  %v8 = arith.select %v6, %v7, %v7 : i32
  "use"(%v6) : (i1) -> ()
  %v9 = arith.constant 3938792116587090082 : index
  %v10 = arith.subi %v9, %v9 overflow<nsw, nuw> : index
  %v11 = arith.subi %v1, %v2 : i3
  "use"(%v10) : (index) -> ()
  %v12 = arith.constant 9223372036854775807 : index
  %v13 = arith.minui %v9, %v12 : index
  "use"(%v13) : (index) -> ()
  %v14 = arith.maxui %v10, %v10 : index
  %v15 = arith.constant -2147483648 : i32
  %v16 = arith.remui %v15, %v15 : i32
  "use"(%v15) : (i32) -> ()
  %v17 = arith.maxui %v12, %v13 : index
  "use"(%v14) : (index) -> ()
  "use"(%v15) : (i32) -> ()
  "use"(%v16) : (i32) -> ()
  "use"(%v17) : (index) -> ()
  return
}
func.func @f22(%a0: i3, %a1: i32, %a2: i32, %a3: i1) {
  %v1 = arith.constant true
  %v2 = arith.index_castui %v1 : i1 to index
  %v3 = arith.constant true
  %v4 = arith.constant true
  %v5 = arith.shli %v3, %v4 overflow<nuw> : i1
  "use"(%v4) : (i1) -> ()
  %v6 = arith.constant 1 : index
  %v7 = index.divs %v6, %v2
  "use"(%v7) : (index) -> ()
  %v8 = arith.constant dense<2> : vector<2xi8>
  %v9 = arith.cmpi eq, %v8, %v8 : vector<2xi8>
  %v10 = arith.ceildivui %a0, %a0 : i3
  "use"(%v8) : (vector<2xi8>) -> ()
  %v11 = arith.constant 1 : i64
  %v12 = arith.constant 11 : i64
  %v13 = arith.cmpi sle, %v11, %v12 : i64
  %v14 = arith.extui %v1 : i1 to i8
  %v15 = arith.constant -4 : i8
  %v16 = arith.constant 5 : i8
  %v17 = arith.cmpi eq, %v15, %v16 : i8
  "use"(%v17) : (i1) -> ()
  "use"(%v14) : (i8) -> ()
  "use"(%v15) : (i8) -> ()
  "use"(%v16) : (i8) -> ()
  "use"(%v17) : (i1) -> ()
  return
}
func.func @f23(%a0: i3, %a1: i64, %a2: index, %a3: i32) {
  %v1 = arith.constant 2 : index
  %v2 = index.cmp sle(%v1, %v1)
  "use"(%v2) : (i1) -> ()
  %v3 = arith.constant dense<3> : vector<2xi8>
  %v4 = arith.constant dense<[0, 74]> : vector<2xi8>
  %v5 = arith.cmpi eq, %v3, %v4 : vector<2xi8>
  %v6 = arith.extui %a0 : i3 to i64
  "use"(%v6) : (i64) -> ()
  %v7 = arith.minsi %v3, %v4 : vector<2xi8>
  %v8 = arith.constant dense<[0, 43]> : vector<2xi8>
  %v9 = arith.remui %v8, %v7 : vector<2xi8>
  %v10 = arith.trunci %a3 : i32 to i3
  %v11 = index.castu %v1 : index to i32
  "use"(%v11) : (i32) -> ()
  %v12 = arith.cmpi ule, %v3, %v4 : vector<2xi8>
  %v13 = arith.shrui %v3, %v3 : vector<2xi8>
  %v14 = arith.divui %v4, %v7 : vector<2xi8>
  "use"(%v11) : (i32) -> ()
  "use"(%v12) : (vector<2xi1>) -> ()
  "use"(%v13) : (vector<2xi8>) -> ()
  "use"(%v14) : (vector<2xi8>) -> ()
  return
}
func.func @f24(%a0: i3, %a1: i64, %a2: i32, %a3: i8) {
  %v1 = arith.constant false
  %v2 = arith.extui %v1 : i1 to i64
  "use"(%v2) : (i64) -> ()
  %v3 = arith.constant false
  %v4 = arith.andi %v1, %v3 : i1
  "use"(%v3) : (i1) -> ()
  %v5 = arith.floordivsi %v3, %v4 : i1
  %v6 = arith.constant true
  %v7 = arith.ori %v6, %v6 : i1
  %v8 = arith.addi %a2, %a2 : i32
  "use"(%v5) : (i1) -> ()
  "use"(%v6) : (i1) -> ()
  "use"(%v7) : (i1) -> ()
  "use"(%v8) : (i32) -> ()
  return
}
func.func @f25(%a0: i8, %a1: i8, %a2: i1, %a3: i64) {
  %v1 = arith.constant false
  %v2 = arith.constant 2 : i64
  %v3 = arith.constant -1 : i64
  %v4 = arith.select %v1, %v2, %v3 : i64
  %v5 = arith.constant -590295810358705651712 : i70
  %v6 = arith.trunci %v5 : i70 to i3
  %v7 = arith.constant 7 : index
  %v8 = arith.shrsi %v7, %v7 : index
  %v9 = arith.constant dense<[0, 10]> : vector<2xi8>
  %v10 = arith.subi %v9, %v9 : vector<2xi8>
  %v11 = arith.select %v1, %a1, %a1 : i8
  "use"(%v10) : (vector<2xi8>) -> ()
  %v12 = arith.cmpi sgt, %v9, %v9 : vector<2xi8>
  %v13 = arith.constant dense<[-1, 27]> : vector<2xi8>
  %v14 = arith.floordivsi %v13, %v10 : vector<2xi8>
  %v15 = arith.shrui %v2, %a3 : i64
  "use"(%v12) : (vector<2xi1>) -> ()
  "use"(%v13) : (vector<2xi8>) -> ()
  "use"(%v14) : (vector<2xi8>) -> ()
  "use"(%v15) : (i64) -> ()
  return
}
func.func @f26(%a0: i32, %a1: i8, %a2: i1, %a3: i32) {
  %v1 = arith.constant 3 : i70
  %v2 = arith.addi %v1, %v1 : i70
  "use"(%v2) : (i70) -> ()
  %v3 = arith.constant 5 : i8
  %v4 = arith.cmpi ne, %a1, %v3 : i8
  %v5 = arith.constant 12 : i64
  %v6 = arith.constant 3 : i64
  %v7 = arith.andi %v5, %v6 : i64
  %v8 = arith.cmpi sle, %a0, %a3 : i32
  %v9 = arith.select %v8, %a3, %a3 : i32
  %v10 = arith.constant false
  %v11 = arith.divsi %a2, %v10 : i1
  "use"(%v10) : (i1) -> ()
  "use"(%v8) : (i1) -> ()
  "use"(%v9) : (i32) -> ()
  "use"(%v10) : (i1) -> ()
  "use"(%v11) : (i1) -> ()
  return
}
func.func @f27(%a0: i3, %a1: i8, %a2: i64, %a3: vector<2xi8>) {
  %v1 = arith.constant 5 : index
  %v2 = arith.shli %v1, %v1 overflow<nuw> : index
  %v3 = arith.constant 3 : i70
  %v4 = arith.divsi %v3, %v3 : i70
  "use"(%v2) : (index) -> ()
  %v5 = arith.constant -590295810358705651712 : i70
  %v6 = arith.subi %v3, %v5 overflow<nuw> : i70
  %v7 = arith.andi %a1, %a1 : i8
  "use"(%v7) : (i8) -> ()
  %v8 = arith.constant 5 : i64
  %v9 = arith.andi %v8, %v8 : i64
  %v10 = arith.constant false
  %v11 = arith.extui %v10 : i1 to i64
  %v12 = arith.xori %v10, %v10 : i1
  "use"(%v9) : (i64) -> ()
  "use"(%v10) : (i1) -> ()
  "use"(%v11) : (i64) -> ()
  "use"(%v12) : (i1) -> ()
  return
}
func.func @f28(%a0: i8, %a1: i3, %a2: i1, %a3: i1) {
  %v1 = arith.constant true
  %v2 = arith.muli %a3, %v1 : i1
  %v3 = arith.constant -1 : i70
  %v4 = arith.trunci %v3 : i70 to i8
  %v5 = arith.constant 3 : i3
  %v6 = arith.divsi %v5, %v5 : i3
  %v7 = arith.constant -1 : i64
  %v8 = arith.extui %v7 : i64 to i70
  %v9 = arith.constant dense<[5, 87]> : vector<2xi8>
  %v10 = arith.remsi %v9, %v9 : vector<2xi8>
  %v11 = arith.constant 1 : i3
  %v12 = arith.extui %v11 : i3 to i8
  "use"(%v11) : (i3) -> ()
  %v13 = arith.floordivsi %v7, %v7 : i64
  "use"(%v10) : (vector<2xi8>) -> ()
  "use"(%v11) : (i3) -> ()
  "use"(%v12) : (i8) -> ()
  "use"(%v13) : (i64) -> ()
  return
}
func.func @f29(%a0: i3, %a1: i32, %a2: i8, %a3: i1) {
  %v1 = arith.constant -590295810358705651712 : i70
  %v2 = arith.trunci %v1 : i70 to i32
  %v3 = arith.constant true
  %v4 = arith.remsi %a3, %v3 : i1
  "use"(%v4) : (i1) -> ()
  %v5 = arith.constant 7 : index
  %v6 = index.rems %v5, %v5
  %v8 = arith.constant 7 : index
  %v7 = affine.apply affine_map<(d0)[s0] -> (d0 * 3 + s0)>(%v8)[%v8]
  %v9 = arith.cmpi uge, %v4, %v4 : i1
  "use"(%v7) : (index) -> ()
  %v10 = arith.constant 2 : i64
  %v11 = arith.constant 12 : i64
  %v12 = arith.maxui %v10, %v11 : i64
  %v13 = arith.constant 1 : i3
  %v14 = arith.ceildivsi %a0, %v13 : i3
  %v15 = arith.index_castui %v1 : i70 to index
  "use"(%v15) : (index) -> ()
  %v16 = index.maxu %v15, %v6
  %v17 = arith.maxui %v14, %v13 : i3
  %v18 = index.or %v16, %v16
  "use"(%v17) : (i3) -> ()
  "use"(%v15) : (index) -> ()
  "use"(%v16) : (index) -> ()
  "use"(%v17) : (i3) -> ()
  "use"(%v18) : (index) -> ()
  return
}
func.func @f30(%a0: i64, %a1: i64, %a2: index, %a3: i32) {
  %v1 = arith.constant 5 : i70
  %v2 = arith.ceildivsi %v1, %v1 : i70
  %v3 = arith.muli %a1, %a1 : i64
  %v4 = arith.constant -1 : i64
  %v5 = arith.muli %v4, %v4 : i64
  %v6 = arith.constant 3 : index
  %v7 = index.floordivs %v6, %a2
  "use"(%v5) : (i64) -> ()
  %v8 = arith.subi %a3, %a3 : i32
  "use"(%v6) : (index) -> ()
  %v9 = arith.constant true
  %v10 = arith.index_castui %v9 : i1 to index
  %v11 = arith.constant dense<[127, 4]> : vector<2xi8>
  %v12 = arith.remui %v11, %v11 : vector<2xi8>
  %v13 = arith.constant -1 : i3
  %v14 = arith.select %v9, %v13, %v13 : i3
  "use"(%v14) : (i3) -> ()
  %v15 = index.add %v6, %v6
  "use"(%v12) : (vector<2xi8>) -> ()
  "use"(%v13) : (i3) -> ()
  "use"(%v14) : (i3) -> ()
  "use"(%v15) : (index) -> ()
  return
}
func.func @f31(%a0: i64, %a1: index, %a2: i3, %a3: i70) {
  %v1 = arith.constant 2 : i64
  %v2 = arith.muli %a0, %v1 : i64
  %v3 = arith.constant false
  %v4 = arith.constant 2 : index
  %v5 = arith.select %v3, %v4, %a1 : index
  "use"(%v5) : (index) -> ()
  %v6 = arith.constant dense<[7, 40]> : vector<2xi8>
  %v7 = arith.constant dense<-1> : vector<2xi8>
  %v8 = arith.cmpi ult, %v6, %v7 : vector<2xi8>
  %v9 = arith.xori %a3, %a3 : i70
  %v10 = arith.floordivsi %v2, %v1 : i64
  "use"(%v10) : (i64) -> ()
  %v11 = arith.constant 18 : i8
  %v12 = arith.constant 127 : i8
  %v13 = arith.shli %v11, %v12 overflow<nsw, nuw> : i8
  "use"(%v13) : (i8) -> ()
  %v14 = arith.constant 1 : i32
  %v15 = arith.divsi %v14, %v14 : i32
  %v16 = arith.constant 1 : i3
  %v17 = arith.remsi %a2, %v16 : i3
  %v18 = arith.constant 3 : i70
  %v19 = arith.maxui %v18, %v18 : i70
  "use"(%v19) : (i70) -> ()
  "use"(%v16) : (i3) -> ()
  "use"(%v17) : (i3) -> ()
  "use"(%v18) : (i70) -> ()
  "use"(%v19) : (i70) -> ()
  return
}
func.func @f32(%a0: i32, %a1: vector<2xi8>, %a2: i3, %a3: index) {
  %v1 = arith.constant 9 : i8
  %v2 = arith.maxui %v1, %v1 : i8
  "use"(%v1) : (i8) -> ()
  %v3 = arith.cmpi uge, %a0, %a0 : i32
  %v4 = arith.xori %v3, %v3 : i1
  %v5 = arith.extui %a2 : i3 to i70
  %v6 = arith.select %v3, %v1, %v2 : i8
  "use"(%v3) : (i1) -> ()
  "use"(%v4) : (i1) -> ()
  "use"(%v5) : (i70) -> ()
  "use"(%v6) : (i8) -> ()
  return
}
func.func @f33(%a0: i1, %a1: i8, %a2: vector<2xi8>, %a3: index) {
  %v1 = arith.constant true
  %v2 = arith.subi %a0, %v1 : i1
  %v3 = arith.trunci %a1 : i8 to i3
  "use"(%v3) : (i3) -> ()
  %v4 = arith.maxsi %a2, %a2 : vector<2xi8>
  "use"(%v3) : (i3) -> ()
  %v5 = arith.cmpi ult, %v4, %v4 : vector<2xi8>
  %v6 = arith.constant 1 : i3
  %v7 = arith.shrui %v3, %v6 : i3
  %v8 = arith.constant 7 : i8
  %v9 = arith.andi %a1, %v8 : i8
  "use"(%v8) : (i8) -> ()
  %v10 = arith.constant -1 : i70
  %v11 = arith.subi %v10, %v10 overflow<nsw, nuw> : i70
  %v12 = arith.constant 11 : i8
  %v13 = arith.constant 1 : i8
  %v14 = arith.divsi %v12, %v13 : i8
  "use"(%v12) : (i8) -> ()
  %v15 = arith.cmpi sgt, %a2, %a2 : vector<2xi8>
  "use"(%v13) : (i8) -> ()
  %v16 = arith.constant -1 : index
  %v17 = arith.addi %a3, %v16 : index
  "use"(%v17) : (index) -> ()
  %v18 = arith.extsi %v2 : i1 to i32
  "use"(%v18) : (i32) -> ()
  %v20 = arith.constant 3 : index
  %v21 = arith.constant 384812937580729646 : index
  %v19 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%v20)[%v21]
  "use"(%v18) : (i32) -> ()
  "use"(%v20) : (index) -> ()
  "use"(%v21) : (index) -> ()
  "use"(%v19) : (index) -> ()
  return
}
func.func @f34(%a0: i70, %a1: i3, %a2: i32, %a3: i64) {
  %v1 = arith.constant 14 : i8
  %v2 = arith.extui %v1 : i8 to i64
  %v3 = arith.constant 3 : index
  %v4 = index.floordivs %v3, %v3
  "use"(%v3) : (index) -> ()
  %v5 = arith.shrsi %v1, %v1 : i8
  %v6 = arith.constant -3 : i3
  %v7 = arith.constant 1 : i3
  %v8 = arith.maxui %v6, %v7 : i3
  %v9 = arith.constant 7 : index
  %v10 = arith.cmpi uge, %v3, %v9 : index
  %v11 = scf.if %v10 -> (i32) {
  %v12 = arith.trunci %v5 : i8 to i1
  %v13 = arith.constant 3 : i64
  %v14 = arith.divui %v2, %v13 : i64
  "use"(%v12) : (i1) -> ()
  %v15 = arith.muli %v5, %v5 overflow<nsw, nuw> : i8
  scf.yield %a2 : i32
  } else {
  %v16 = arith.constant 3 : i3
  %v17 = arith.shrsi %v16, %v6 : i3
  %v18 = arith.constant 2 : i32
  scf.yield %v18 : i32
  }
  %v19 = index.cmp slt(%v9, %v3)
  %v20 = arith.constant 1 : i32
  %v21 = arith.addi %a2, %v20 : i32
  %v22 = arith.constant dense<[-128, 12]> : vector<2xi8>
  %v23 = arith.addi %v22, %v22 overflow<nsw> : vector<2xi8>
  %v24 = arith.extsi %a1 : i3 to i70
  "use"(%v24) : (i70) -> ()
  %v25 = arith.cmpi sgt, %v23, %v23 : vector<2xi8>
  %v26 = arith.subi %v22, %v22 : vector<2xi8>
  "use"(%v23) : (vector<2xi8>) -> ()
  "use"(%v24) : (i70) -> ()
  "use"(%v25) : (vector<2xi1>) -> ()
  "use"(%v26) : (vector<2xi8>) -> ()
  return
}
func.func @f35(%a0: i64, %a1: i8, %a2: index, %a3: i64) {
  %v1 = arith.constant true
  %v2 = arith.extsi %v1 : i1 to i64
  %v3 = arith.constant false
  %v4 = arith.constant true
  %v5 = arith.ceildivui %v3, %v4 : i1
  %v6 = arith.constant 5 : index
  %v7 = arith.cmpi ult, %v6, %a2 : index
  %v8 = arith.constant 0 : i70
  %v9 = arith.constant 5 : i70
  %v10 = arith.divui %v8, %v9 : i70
  %v11 = arith.constant false
  %v12 = arith.constant 2 : i70
  %v13 = arith.select %v11, %v12, %v8 : i70
  %v14 = arith.divsi %v1, %v11 : i1
  "use"(%v12) : (i70) -> ()
  %v15 = arith.constant dense<[-128, 72]> : vector<2xi8>
  %v16 = arith.ceildivui %v15, %v15 : vector<2xi8>
  %v17 = arith.constant 2694447034943648231 : index
  %v18 = arith.constant 2 : i8
  %v19 = scf.for %v20 = %v17 to %a2 step %v17 iter_args(%v21 = %v18) -> (i8) {
  %v22 = arith.constant dense<[-1, 6]> : vector<2xi8>
  %v23 = arith.andi %v15, %v22 : vector<2xi8>
  %v24 = arith.constant 0 : i3
  %v25 = arith.shrui %v24, %v24 : i3
  %v26 = arith.muli %v24, %v25 overflow<nuw> : i3
  "use"(%v24) : (i3) -> ()
  scf.yield %v21 : i8
  }
  %v27 = arith.addi %v18, %v18 : i8
  %v28 = arith.maxui %v17, %a2 : index
  "use"(%v28) : (index) -> ()
  %v29 = arith.constant 5 : i32
  %v30 = arith.divui %v29, %v29 : i32
  "use"(%v27) : (i8) -> ()
  "use"(%v28) : (index) -> ()
  "use"(%v29) : (i32) -> ()
  "use"(%v30) : (i32) -> ()
  return
}
func.func @f36(%a0: i8, %a1: i70, %a2: i32, %a3: index) {
  %v1 = arith.divsi %a1, %a1 : i70
  %v2 = arith.constant 3 : index
  %v3 = arith.shrui %a3, %v2 : index
  "use"(%v2) : (index) -> ()
  %v4 = arith.constant 3 : index
  %v5 = index.shl %a3, %v4
  "use"(%v5) : (index) -> ()
  %v6 = arith.constant 5 : index
  %v7 = arith.floordivsi %v4, %v6 : index
  "use"(%v7) : (index) -> ()
  %v8 = arith.shrsi %a0, %a0 : i8
  "use"(%v8) : (i8) -> ()
  %v9 = arith.constant 2 : i3
  %v10 = arith.addi %v9, %v9 : i3
  "use"(%v10) : (i3) -> ()
  %v11 = arith.extui %a2 : i32 to i64
  %v12 = arith.index_castui %a2 : i32 to index
  "use"(%v10) : (i3) -> ()
  %v13 = index.or %v12, %v6
  %v14 = arith.xori %v1, %a1 : i70
  "use"(%v12) : (index) -> ()
  "use"(%v11) : (i64) -> ()
  "use"(%v12) : (index) -> ()
  "use"(%v13) : (index) -> ()
  "use"(%v14) : (i70) -> ()
  return
}
func.func @f37(%a0: vector<2xi8>, %a1: vector<2xi8>, %a2: index, %a3: i70) {
  %v1 = arith.constant true
  %v2 = arith.remui %v1, %v1 : i1
  %v3 = arith.constant 9223372036854775807 : index
  %v4 = arith.shrsi %v3, %v3 : index
  %v5 = index.casts %v4 : index to i32
  "use"(%v2) : (i1) -> ()
  "use"(%v3) : (index) -> ()
  "use"(%v4) : (index) -> ()
  "use"(%v5) : (i32) -> ()
  return
}
func.func @f38(%a0: vector<2xi8>, %a1: i70, %a2: i64, %a3: i1) {
  %v1 = arith.constant 5 : index
  %v2 = arith.constant 5 : i8
  %v3 = scf.for %v4 = %v1 to %v1 step %v1 iter_args(%v5 = %v2) -> (i8) {
  %v6 = arith.remsi %a0, %a0 : vector<2xi8>
  %v7 = arith.constant 9223372036854775807 : index
  %v8 = index.cmp sgt(%v7, %v7)
  scf.yield %v2 : i8
  }
  "use"(%v3) : (i8) -> ()
  %v9 = arith.constant dense<-128> : vector<2xi8>
  %v10 = arith.constant dense<7> : vector<2xi8>
  %v11 = arith.cmpi uge, %v9, %v10 : vector<2xi8>
  "use"(%v9) : (vector<2xi8>) -> ()
  %v12 = arith.trunci %v3 : i8 to i1
  %v13 = arith.constant 3 : i70
  %v14 = arith.select %v12, %a1, %v13 : i70
  %v15 = arith.divui %a0, %v10 : vector<2xi8>
  %v16 = arith.constant 0 : i32
  %v17 = arith.trunci %v16 : i32 to i3
  "use"(%v17) : (i3) -> ()
  %v18 = arith.muli %a2, %a2 : i64
  %v19 = arith.constant 3 : i64
  %v20 = arith.remui %v19, %a2 : i64
  "use"(%v17) : (i3) -> ()
  "use"(%v18) : (i64) -> ()
  "use"(%v19) : (i64) -> ()
  "use"(%v20) : (i64) -> ()
  return
}
func.func @f39(%a0: i1, %a1: i32, %a2: i32, %a3: index) {
  %v1 = arith.ceildivsi %a0, %a0 : i1
  "use"(%a3) : (index) -> ()
  %v2 = index.ceildivu %a3, %a3
  %v3 = arith.constant 1 : index
  %v4 = arith.maxsi %v3, %v2 : index
  %v5 = arith.constant -3 : i3
  %v6 = arith.xori %v5, %v5 : i3
  %v7 = arith.constant 1 : i8
  %v8 = arith.subi %v7, %v7 : i8
  %v9 = arith.constant 7 : i32
  %v10 = arith.remui %v9, %v9 : i32
  %v11 = arith.constant dense<5> : vector<2xi8>
  %v12 = arith.constant dense<[-123, 3]> : vector<2xi8>
  %v13 = arith.shrui %v11, %v12 : vector<2xi8>
  "use"(%v10) : (i32) -> ()
  "use"(%v11) : (vector<2xi8>) -> ()
  "use"(%v12) : (vector<2xi8>) -> ()
  "use"(%v13) : (vector<2xi8>) -> ()
  return
}
func.func @f40(%a0: i32, %a1: i1, %a2: index, %a3: i1) {
  %v1 = arith.cmpi ne, %a2, %a2 : index
  "use"(%v1) : (i1) -> ()
  %v2 = arith.constant 2 : i3
  %v3 = arith.constant 1 : i3
  %v4 = arith.maxui %v2, %v3 : i3
  %v5 = arith.constant -2147483648 : i32
  %v6 = arith.index_cast %v5 : i32 to index
  "use"(%v6) : (index) -> ()
  %v7 = arith.constant 9223372036854775807 : index
  %v8 = arith.floordivsi %v6, %v7 : index
  %v9 = arith.extui %v4 : i3 to i64
  "use"(%v9) : (i64) -> ()
  %v10 = arith.constant dense<[127, 23]> : vector<2xi8>
  %v11 = arith.constant dense<-1> : vector<2xi8>
  %v12 = arith.minsi %v10, %v11 : vector<2xi8>
  "use"(%v12) : (vector<2xi8>) -> ()
  %v13 = arith.constant 2 : i64
  %v14 = arith.shrui %v9, %v13 : i64
  %v15 = arith.constant 7 : i70
  %v16 = arith.constant -1 : i70
  %v17 = arith.subi %v15, %v16 : i70
  %v18 = arith.ori %v3, %v3 : i3
  %v19 = arith.constant 5 : i32
  %v20 = arith.constant 15 : i32
  %v21 = arith.cmpi sgt, %v19, %v20 : i32
  "use"(%v18) : (i3) -> ()
  "use"(%v19) : (i32) -> ()
  "use"(%v20) : (i32) -> ()
  "use"(%v21) : (i1) -> ()
  return
}
func.func @f41(%a0: i32, %a1: i3, %a2: i32, %a3: index) {
  %v1 = arith.constant 2147483647 : i32
  %v2 = arith.index_cast %v1 : i32 to index
  %v3 = arith.constant true
  %v4 = arith.select %v3, %v2, %a3 : index
  %v5 = arith.constant 0 : i70
  %v6 = arith.xori %v5, %v5 : i70
  %v7 = arith.remui %a1, %a1 : i3
  %v8 = arith.constant 2 : i70
  %v9 = arith.andi %v8, %v6 : i70
  %v10 = arith.constant dense<-128> : vector<2xi8>
  %v11 = arith.constant dense<[7, 98]> : vector<2xi8>
  %v12 = arith.remsi %v10, %v11 : vector<2xi8>
  %v13 = arith.constant 1 : i64
  %v14 = arith.remsi %v13, %v13 : i64
  %v15 = arith.andi %a1, %v7 : i3
  %v16 = arith.constant 0 : i8
  %v17 = arith.constant 1 : i8
  %v18 = arith.andi %v16, %v17 : i8
  %v19 = arith.cmpi ule, %a0, %v1 : i32
  "use"(%v16) : (i8) -> ()
  "use"(%v17) : (i8) -> ()
  "use"(%v18) : (i8) -> ()
  "use"(%v19) : (i1) -> ()
  return
}
func.func @f42(%a0: i64, %a1: i64, %a2: i8, %a3: i8) {
  %v1 = arith.constant 3 : i3
  %v2 = arith.constant 3 : i3
  %v3 = arith.andi %v1, %v2 : i3
  %v4 = arith.constant -1 : i32
  %v5 = arith.cmpi ne, %v4, %v4 : i32
  "use"(%v3) : (i3) -> ()
  %v6 = arith.constant false
  %v7 = scf.if %v6 -> (i32) {
  %v8 = arith.constant 0 : index
  %v9 = scf.for %v10 = %v8 to %v8 step %v8 iter_args(%v11 = %v8) -> (index) {
  %v12 = arith.constant 7 : i70
  %v13 = arith.trunci %v12 : i70 to i1
  "use"(%v11) : (index) -> ()
  %v14 = index.ceildivu %v10, %v8
  scf.yield %v11 : index
  }
  %v15 = arith.constant 590295810358705651711 : i70
  %v16 = arith.shrsi %v15, %v15 : i70
  scf.yield %v4 : i32
  } else {
  %v17 = arith.constant 2 : i64
  %v18 = arith.cmpi sgt, %a0, %v17 : i64
  scf.yield %v4 : i32
  }
  %v19 = arith.constant 5 : i70
  %v20 = arith.index_castui %v19 : i70 to index
  %v21 = arith.index_castui %v6 : i1 to index
  %v22 = affine.apply affine_map<(d0)[s0] -> ((d0 + s0) ceildiv 3)>(%v20)[%v20]
  "use"(%v19) : (i70) -> ()
  "use"(%v20) : (index) -> ()
  "use"(%v21) : (index) -> ()
  "use"(%v22) : (index) -> ()
  return
}
// Sizes of a kernel under both names.
gpu.module @known_sizes {
  gpu.func @k(%a: memref<4xindex>) kernel attributes {gpu.known_block_size = array<i32: 1, 2, 4>} {
    %x = gpu.thread_id x
    %y = gpu.block_dim y
    "t.use"(%x, %y) : (index, index) -> ()
    gpu.return
  }
  gpu.func @l(%a: memref<4xindex>) kernel attributes {known_block_size = array<i32: 1, 2, 4>} {
    %x = gpu.thread_id x
    %y = gpu.block_dim y
    "t.use"(%x, %y) : (index, index) -> ()
    gpu.return
  }
  gpu.func @n(%a: memref<4xindex>) kernel attributes {known_block_size = array<i32: 8, 8, 8>, gpu.known_block_size = array<i32: 1, 2, 4>, gpu.known_grid_size = array<i32: 1, 2, 4>} {
    %x = gpu.thread_id x
    %y = gpu.block_dim y
    %z = gpu.grid_dim z
    "t.use"(%x, %y, %z) : (index, index, index) -> ()
    gpu.return
  }
}
//= --allow-unregistered-dialect --int-range-optimizations
#map = affine_map<(d0) -> (d0, 3)>
module {
  func.func private @callee(%arg0: i32, %arg1: i32) -> i32 {
    %c8_i32 = arith.constant 8 : i32
    "use"(%arg0) : (i32) -> ()
    %0 = arith.minui %arg1, %c8_i32 : i32
    return %0 : i32
  }
  func.func @caller(%arg0: i32, %arg1: i1) -> (i32, i1) {
    %true = arith.constant true
    %c3_i32 = arith.constant 3 : i32
    %c5_i32 = arith.constant 5 : i32
    %0 = call @callee(%c3_i32, %arg0) : (i32, i32) -> i32
    %1 = call @callee(%c5_i32, %arg0) : (i32, i32) -> i32
    cf.cond_br %arg1, ^bb1(%c3_i32 : i32), ^bb1(%c5_i32 : i32)
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb0
    cf.cond_br %true, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    return %0, %true : i32, i1
  ^bb3:  // pred: ^bb1
    "never"() : () -> ()
    return %2, %true : i32, i1
  }
  func.func @loop(%arg0: index, %arg1: index) -> (index, i8) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %c1_i8 = arith.constant 1 : i8
    %0:2 = scf.for %arg2 = %c0 to %c10 step %c1 iter_args(%arg3 = %c0, %arg4 = %c1_i8) -> (index, i8) {
      %2 = arith.addi %arg3, %c1 : index
      "use"(%true) : (i1) -> ()
      scf.yield %2, %c1_i8 : index, i8
    }
    %1 = scf.while (%arg2 = %c0) : (index) -> index {
      %2 = arith.cmpi ult, %arg2, %c10 : index
      scf.condition(%2) %arg2 : index
    } do {
    ^bb0(%arg2: index):
      %2 = arith.addi %arg2, %c1 : index
      scf.yield %2 : index
    }
    "use"(%1) : (index) -> ()
    return %0#0, %c1_i8 : index, i8
  }
  func.func @widths(%arg0: i128, %arg1: i1, %arg2: si8, %arg3: vector<3xi128>) -> (i128, i1, vector<3xi128>) {
    %cst = arith.constant dense<true> : vector<3xi1>
    %true = arith.constant true
    %cst_0 = arith.constant dense<[1, 2, 18446744073709551616]> : vector<3xi128>
    %c170141183460469231731687303715884105727_i128 = arith.constant 170141183460469231731687303715884105727 : i128
    %c18446744073709551616_i128 = arith.constant 18446744073709551616 : i128
    %0 = arith.minui %arg0, %c18446744073709551616_i128 : i128
    %1 = arith.muli %0, %c18446744073709551616_i128 overflow<nuw> : i128
    %2 = arith.remui %0, %c170141183460469231731687303715884105727_i128 : i128
    %3 = arith.minui %arg3, %cst_0 : vector<3xi128>
    "use"(%1, %cst) : (i128, vector<3xi1>) -> ()
    return %2, %true, %3 : i128, i1, vector<3xi128>
  }
  func.func @args(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c1, %arg8 = %arg0, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c1, %arg11 = %arg0, %arg12 = %c1) {
      "use"(%c0, %arg2, %c1, %c1, %c0, %c0) : (index, index, index, index, index, index) -> ()
      gpu.terminator
    }
    return
  }
  func.func @index(%arg0: i32, %arg1: i16) {
    %idx65536 = index.constant 65536
    %idx4294967296 = index.constant 4294967296
    %idx7 = index.constant 7
    %true = index.bool.constant true
    %c7_i32 = arith.constant 7 : i32
    %0 = arith.minui %arg0, %c7_i32 : i32
    %1 = index.casts %0 : i32 to index
    %2 = index.cmp ult(%1, %idx4294967296)
    %3 = index.castu %arg1 : i16 to index
    %4 = index.shru %3, %idx7
    %5 = index.remu %4, %idx65536
    "use"(%true, %true, %true, %true, %2, %true, %5) : (i1, i1, i1, i1, i1, i1, index) -> ()
    return
  }
  module attributes {gpu.container_module} {
    gpu.module @m {
      func.func @known() attributes {gpu.known_block_size = array<i32: 8, 1, 1>, gpu.known_grid_size = array<i32: 2, 3, 4>} {
        %true = arith.constant true
        %c4 = arith.constant 4 : index
        %global_id_x = gpu.global_id  x
        "use"(%global_id_x, %c4, %true, %true, %true, %true, %true, %true, %true) : (index, index, i1, i1, i1, i1, i1, i1, i1) -> ()
        return
      }
    }
  }
  func.func @f1(%arg0: f32, %arg1: index) -> (f32, index, i1) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %c4 step %c1 iter_args(%arg3 = %arg0) -> (f32) {
      "use"(%arg2) : (index) -> ()
      %2 = arith.addf %arg3, %arg3 : f32
      scf.yield %2 : f32
    }
    scf.for %arg2 = %c0 to %c4 step %c1 {
      "use"(%arg2) : (index) -> ()
    }
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    %1 = arith.minui %arg1, %c4 : index
    cf.br ^bb2
  ^bb2:  // pred: ^bb1
    return %0, %1, %true : f32, index, i1
  }
  func.func @f2(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg1, %arg2) = (%c0, %c0) to (%c4, %c4) step (%c1, %c1) {
      "use"(%arg1, %arg2) : (index, index) -> ()
      scf.reduce 
    }
    return
  }
  func.func @f3(%arg0: index) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    scf.parallel (%arg1) = (%c0) to (%c4) step (%c1) {
      "use"(%arg1) : (index) -> ()
      scf.reduce 
    }
    return
  }
  func.func @f4(%arg0: index) {
    scf.forall (%arg1, %arg2) in (4, 4) {
      "use2"(%arg1, %arg2) : (index, index) -> ()
    }
    return
  }
  func.func @f5(%arg0: index) {
    %true = arith.constant true
    scf.forall (%arg1) in (4) {
      "use2"(%arg1) : (index) -> ()
    }
    scf.forall (%arg1) in (%arg0) {
      "use2"(%true) : (i1) -> ()
    }
    return
  }
  func.func @f6(%arg0: index) {
    %c8 = arith.constant 8 : index
    affine.parallel (%arg1, %arg2) = (0, 0) to (4, 4) {
      %0 = arith.remui %arg1, %c8 : index
      %1 = arith.remui %arg2, %c8 : index
      "use4"(%0, %1) : (index, index) -> ()
    }
    return
  }
  func.func @f7(%arg0: index) {
    %c8 = arith.constant 8 : index
    affine.parallel (%arg1) = (0) to (4) {
      %0 = arith.remui %arg1, %c8 : index
      "use4"(%0) : (index) -> ()
    }
    return
  }
  func.func @f8(%arg0: index) {
    %c4 = arith.constant 4 : index
    scf.while : () -> () {
      %0 = "cond"(%c4) : (index) -> i1
      scf.condition(%0)
    } do {
      scf.yield
    }
    return
  }
  func.func @f9(%arg0: index, %arg1: i32) {
    %true = arith.constant true
    %c8 = arith.constant 8 : index
    %c4 = arith.constant 4 : index
    %c-1 = arith.constant -1 : index
    %c0 = arith.constant 0 : index
    scf.for %arg2 = %c8 to %c4 step %c-1 {
      "use4"(%true, %true) : (i1, i1) -> ()
    }
    scf.for %arg2 = %c8 to %c4 step %arg0 {
      %0 = arith.cmpi sle, %arg2, %c8 : index
      %1 = arith.cmpi sge, %arg2, %c0 : index
      "use5"(%0, %1) : (i1, i1) -> ()
    }
    scf.for %arg2 = %c4 to %arg0 step %arg0 {
      %0 = arith.cmpi sle, %arg2, %c8 : index
      "use6"(%0, %true) : (i1, i1) -> ()
    }
    return
  }
  func.func @f10(%arg0: index) {
    affine.for %arg1 = 0 to 4 {
      "use3"(%arg1) : (index) -> ()
    }
    return
  }
  func.func @f11(%arg0: memref<?x4xi32>, %arg1: tensor<4x?xf32>, %arg2: index, %arg3: vector<4xi32>, %arg4: f32, %arg5: i1) -> f32 {
    %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
    %true = arith.constant true
    %cst_0 = arith.constant dense<true> : vector<4xi1>
    "use"(%true, %true, %true, %cst_0, %true) : (i1, i1, i1, vector<4xi1>, i1) -> ()
    "use"(%cst, %cst_0) : (vector<4xi32>, vector<4xi1>) -> ()
    return %arg4 : f32
  }
  func.func @f12(%arg0: index, %arg1: index) -> (i1, i1, i1) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = affine.min #map(%arg0)
    %1 = affine.max #map(%arg0)
    %2:2 = affine.delinearize_index %arg0 into (4, 5) : index, index
    %3 = affine.linearize_index disjoint [%2#0, %2#1] by (4, 5) : index
    %4 = arith.cmpi sle, %0, %c4 : index
    %5 = arith.cmpi sge, %1, %c0 : index
    %6 = arith.cmpi sle, %2#1, %c4 : index
    %7 = arith.cmpi sge, %3, %c0 : index
    "use"(%6, %7) : (i1, i1) -> ()
    return %true, %4, %5 : i1, i1, i1
  }
  module attributes {gpu.container_module} {
    gpu.module @kernels {
      gpu.func @k(%arg0: index) kernel attributes {known_block_size = array<i32: 4, 2, 1>} {
        %true = arith.constant true
        %c2 = arith.constant 2 : index
        "use"(%true, %c2, %true, %true, %true) : (i1, index, i1, i1, i1) -> ()
        gpu.return
      }
    }
    func.func @f13(%arg0: index) {
      %true = arith.constant true
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c1 = arith.constant 1 : index
      gpu.launch blocks(%arg1, %arg2, %arg3) in (%arg7 = %c4, %arg8 = %arg0, %arg9 = %c1) threads(%arg4, %arg5, %arg6) in (%arg10 = %c4, %arg11 = %c4, %arg12 = %c1) {
        %0 = arith.cmpi ult, %arg8, %c4 : index
        "use"(%true, %true, %0, %c4, %c4, %c0, %true) : (i1, i1, i1, index, index, index, i1) -> ()
        gpu.terminator
      }
      return
    }
  }
  func.func @f14(%arg0: index, %arg1: vector<2x3xi32>, %arg2: i32) {
    %true = arith.constant true
    %cst = arith.constant dense<true> : vector<3xi1>
    %cst_0 = arith.constant dense<true> : vector<3x2xi1>
    %cst_1 = arith.constant dense<true> : vector<6xi1>
    %cst_2 = arith.constant dense<true> : vector<2x3xi1>
    %c1 = arith.constant 1 : index
    %cst_3 = arith.constant dense<7> : vector<1x3xi32>
    %cst_4 = arith.constant dense<7> : vector<3xi32>
    %cst_5 = arith.constant dense<7> : vector<6xi32>
    %c7_i32 = arith.constant 7 : i32
    %cst_6 = arith.constant dense<7> : vector<2x3xi32>
    %0 = arith.minui %arg2, %c7_i32 : i32
    %1 = vector.broadcast %0 : i32 to vector<2x3xi32>
    %2 = vector.shape_cast %1 : vector<2x3xi32> to vector<6xi32>
    %3 = vector.extract %1[0] : vector<3xi32> from vector<2x3xi32>
    %4 = vector.extract_strided_slice %1 {offsets = [0], sizes = [1], strides = [1]} : vector<2x3xi32> to vector<1x3xi32>
    %5 = arith.cmpi ule, %4, %cst_3 : vector<1x3xi32>
    %6 = vector.shuffle %2, %2 [0, 1, 2] : vector<6xi32>, vector<6xi32>
    %7 = arith.cmpi ule, %6, %cst_4 : vector<3xi32>
    %8 = vector.interleave %3, %3 : vector<3xi32> -> vector<6xi32>
    %9 = arith.cmpi ule, %8, %cst_5 : vector<6xi32>
    %res1, %res2 = vector.deinterleave %2 : vector<6xi32> -> vector<3xi32>
    %10 = arith.cmpi ule, %res1, %cst_4 : vector<3xi32>
    %11 = vector.from_elements %0, %0, %0 : vector<3xi32>
    %12 = arith.cmpi ule, %11, %cst_4 : vector<3xi32>
    %vscale = vector.vscale
    %13 = arith.cmpi uge, %vscale, %c1 : index
    %14 = vector.insert_strided_slice %4, %1 {offsets = [0, 0], strides = [1, 1]} : vector<1x3xi32> into vector<2x3xi32>
    %15 = arith.cmpi ule, %14, %cst_6 : vector<2x3xi32>
    %16:3 = vector.to_elements %3 : vector<3xi32>
    %17 = arith.cmpi ule, %16#0, %c7_i32 : i32
    %18 = arith.cmpi ule, %3, %cst_4 : vector<3xi32>
    "0"(%cst_2) : (vector<2x3xi1>) -> ()
    "1"(%cst_1) : (vector<6xi1>) -> ()
    "2"(%cst_0) : (vector<3x2xi1>) -> ()
    "3"(%cst) : (vector<3xi1>) -> ()
    "4"(%cst_2) : (vector<2x3xi1>) -> ()
    "5"(%5) : (vector<1x3xi1>) -> ()
    "6"(%7) : (vector<3xi1>) -> ()
    "7"(%9) : (vector<6xi1>) -> ()
    "8"(%10) : (vector<3xi1>) -> ()
    "10"(%12) : (vector<3xi1>) -> ()
    "11"(%cst) : (vector<3xi1>) -> ()
    "12"(%13) : (i1) -> ()
    "14"(%15) : (vector<2x3xi1>) -> ()
    "15"(%17) : (i1) -> ()
    "17"(%18) : (vector<3xi1>) -> ()
    "18"(%true) : (i1) -> ()
    return
  }
  func.func @f15(%arg0: index) {
    %c1000 = arith.constant 1000 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = arith.minui %arg0, %c1000 : index
    %1:2 = affine.delinearize_index %0 into (4, 5) : index, index
    %2 = affine.linearize_index disjoint [%1#0, %1#1] by (4, 5) : index
    %3 = arith.cmpi ule, %1#1, %c4 : index
    %4 = arith.cmpi sge, %2, %c0 : index
    "use"(%3, %4) : (i1, i1) -> ()
    %5 = affine.min #map(%0)
    %6 = affine.max #map(%0)
    %7 = arith.cmpi ule, %5, %c4 : index
    %8 = arith.cmpi sge, %6, %c0 : index
    "use"(%7, %8) : (i1, i1) -> ()
    return
  }
  func.func @f16() {
    %true = arith.constant true
    %c1024_i32 = arith.constant 1024 : i32
    %0 = nvvm.read.ptx.sreg.tid.x : i32
    %1 = arith.cmpi ult, %0, %c1024_i32 : i32
    %2 = rocdl.workitem.id.x : i32
    %3 = rocdl.workitem.id.x range <i32, 0, 32> : i32
    %4 = arith.cmpi ult, %2, %c1024_i32 : i32
    %5 = arith.cmpi ult, %3, %c1024_i32 : i32
    %6 = nvvm.read.ptx.sreg.warpsize : i32
    %7 = arith.cmpi ult, %6, %c1024_i32 : i32
    "use"(%true, %1, %4, %5, %7) : (i1, i1, i1, i1, i1) -> ()
    return
  }
  func.func @f17(%arg0: tensor<*xf32>, %arg1: memref<*xf32>, %arg2: index, %arg3: memref<4x4xf32>) {
    %true = arith.constant true
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %rank = tensor.rank %arg0 : tensor<*xf32>
    %0 = memref.rank %arg1 : memref<*xf32>
    %1 = arith.cmpi sge, %rank, %c0 : index
    %2 = arith.cmpi sge, %0, %c0 : index
    "use"(%1, %2, %true, %c4) : (i1, i1, i1, index) -> ()
    "use2"(%c0, %c4) : (index, index) -> ()
    return
  }
  func.func @f18() {
    %cst = arith.constant dense<true> : vector<4xi1>
    %true = arith.constant true
    %cst_0 = arith.constant dense<0> : vector<[4]xindex>
    %c32_i32 = arith.constant 32 : i32
    %0 = nvvm.read.ptx.sreg.tid.x range <i32, 0, 32> : i32
    %1 = arith.cmpi ult, %0, %c32_i32 : i32
    "use"(%1, %true) : (i1, i1) -> ()
    %2 = vector.step : vector<[4]xindex>
    %3 = arith.cmpi sge, %2, %cst_0 : vector<[4]xindex>
    "use2"(%cst, %3) : (vector<4xi1>, vector<[4]xi1>) -> ()
    return
  }
  func.func @f19(%arg0: i8, %arg1: index, %arg2: index, %arg3: i64) {
    %false = arith.constant false
    %c2_i8 = arith.constant 2 : i8
    %c3_i3 = arith.constant 3 : i3
    %c180312472057395894_i70 = arith.constant 180312472057395894 : i70
    %c0_i70 = arith.constant 0 : i70
    %0 = arith.index_cast %arg1 : index to i32
    "use"(%0) : (i32) -> ()
    %1 = arith.floordivsi %arg0, %arg0 : i8
    %2 = arith.shli %c0_i70, %c180312472057395894_i70 : i70
    "use"(%2) : (i70) -> ()
    "use"(%c3_i3) : (i3) -> ()
    %3 = arith.maxsi %1, %c2_i8 : i8
    "use"(%1) : (i8) -> ()
    "use"(%c2_i8) : (i8) -> ()
    "use"(%3) : (i8) -> ()
    "use"(%false) : (i1) -> ()
    return
  }
  func.func @f20(%arg0: vector<2xi8>, %arg1: index, %arg2: vector<2xi8>, %arg3: i1) {
    %false = index.bool.constant false
    %c8_i32 = arith.constant 8 : i32
    %c8 = arith.constant 8 : index
    %c0_i64 = arith.constant 0 : i64
    "use"(%c0_i64) : (i64) -> ()
    %0 = index.shrs %arg1, %arg1
    "use"(%c8) : (index) -> ()
    %1 = arith.cmpi slt, %0, %arg1 : index
    "use"(%c8_i32) : (i32) -> ()
    %2 = arith.maxui %arg3, %1 : i1
    "use"(%2) : (i1) -> ()
    "use"(%c8_i32) : (i32) -> ()
    "use"(%1) : (i1) -> ()
    "use"(%2) : (i1) -> ()
    "use"(%false) : (i1) -> ()
    return
  }
  func.func @f21(%arg0: i32, %arg1: i1, %arg2: i1, %arg3: i1) {
    %c9223372036854775807 = arith.constant 9223372036854775807 : index
    %c0_i32 = arith.constant 0 : i32
    %c3938792116587090082 = arith.constant 3938792116587090082 : index
    %c0 = arith.constant 0 : index
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %true = arith.constant true
    "use"(%true) : (i1) -> ()
    "use"(%c0) : (index) -> ()
    "use"(%c3938792116587090082) : (index) -> ()
    "use"(%c-2147483648_i32) : (i32) -> ()
    "use"(%c0) : (index) -> ()
    "use"(%c-2147483648_i32) : (i32) -> ()
    "use"(%c0_i32) : (i32) -> ()
    "use"(%c9223372036854775807) : (index) -> ()
    return
  }
  func.func @f22(%arg0: i3, %arg1: i32, %arg2: i32, %arg3: i1) {
    %false = arith.constant false
    %c1_i8 = arith.constant 1 : i8
    %idx1 = index.constant 1
    %c5_i8 = arith.constant 5 : i8
    %c-4_i8 = arith.constant -4 : i8
    %cst = arith.constant dense<2> : vector<2xi8>
    %true = arith.constant true
    "use"(%true) : (i1) -> ()
    "use"(%idx1) : (index) -> ()
    "use"(%cst) : (vector<2xi8>) -> ()
    "use"(%false) : (i1) -> ()
    "use"(%c1_i8) : (i8) -> ()
    "use"(%c-4_i8) : (i8) -> ()
    "use"(%c5_i8) : (i8) -> ()
    "use"(%false) : (i1) -> ()
    return
  }
  func.func @f23(%arg0: i3, %arg1: i64, %arg2: index, %arg3: i32) {
    %cst = arith.constant dense<0> : vector<2xi8>
    %cst_0 = arith.constant dense<[false, true]> : vector<2xi1>
    %c2_i32 = arith.constant 2 : i32
    %cst_1 = arith.constant dense<[0, 3]> : vector<2xi8>
    %cst_2 = arith.constant dense<[0, 74]> : vector<2xi8>
    %true = index.bool.constant true
    "use"(%true) : (i1) -> ()
    %0 = arith.extui %arg0 : i3 to i64
    "use"(%0) : (i64) -> ()
    "use"(%c2_i32) : (i32) -> ()
    %1 = arith.divui %cst_2, %cst_1 : vector<2xi8>
    "use"(%c2_i32) : (i32) -> ()
    "use"(%cst_0) : (vector<2xi1>) -> ()
    "use"(%cst) : (vector<2xi8>) -> ()
    "use"(%1) : (vector<2xi8>) -> ()
    return
  }
  func.func @f24(%arg0: i3, %arg1: i64, %arg2: i32, %arg3: i8) {
    %true = arith.constant true
    %false = arith.constant false
    %c0_i64 = arith.constant 0 : i64
    "use"(%c0_i64) : (i64) -> ()
    "use"(%false) : (i1) -> ()
    %0 = arith.floordivsi %false, %false : i1
    %1 = arith.addi %arg2, %arg2 : i32
    "use"(%0) : (i1) -> ()
    "use"(%true) : (i1) -> ()
    "use"(%true) : (i1) -> ()
    "use"(%1) : (i32) -> ()
    return
  }
  func.func @f25(%arg0: i8, %arg1: i8, %arg2: i1, %arg3: i64) {
    %cst = arith.constant dense<false> : vector<2xi1>
    %cst_0 = arith.constant dense<[-1, 27]> : vector<2xi8>
    %c2_i64 = arith.constant 2 : i64
    %cst_1 = arith.constant dense<0> : vector<2xi8>
    "use"(%cst_1) : (vector<2xi8>) -> ()
    %0 = arith.floordivsi %cst_0, %cst_1 : vector<2xi8>
    %1 = arith.shrui %c2_i64, %arg3 : i64
    "use"(%cst) : (vector<2xi1>) -> ()
    "use"(%cst_0) : (vector<2xi8>) -> ()
    "use"(%0) : (vector<2xi8>) -> ()
    "use"(%1) : (i64) -> ()
    return
  }
  func.func @f26(%arg0: i32, %arg1: i8, %arg2: i1, %arg3: i32) {
    %false = arith.constant false
    %c6_i70 = arith.constant 6 : i70
    "use"(%c6_i70) : (i70) -> ()
    %0 = arith.cmpi sle, %arg0, %arg3 : i32
    %1 = arith.divsi %arg2, %false : i1
    "use"(%false) : (i1) -> ()
    "use"(%0) : (i1) -> ()
    "use"(%arg3) : (i32) -> ()
    "use"(%false) : (i1) -> ()
    "use"(%1) : (i1) -> ()
    return
  }
  func.func @f27(%arg0: i3, %arg1: i8, %arg2: i64, %arg3: vector<2xi8>) {
    %c0_i64 = arith.constant 0 : i64
    %c5_i64 = arith.constant 5 : i64
    %false = arith.constant false
    %c160 = arith.constant 160 : index
    "use"(%c160) : (index) -> ()
    "use"(%arg1) : (i8) -> ()
    "use"(%c5_i64) : (i64) -> ()
    "use"(%false) : (i1) -> ()
    "use"(%c0_i64) : (i64) -> ()
    "use"(%false) : (i1) -> ()
    return
  }
  func.func @f28(%arg0: i8, %arg1: i3, %arg2: i1, %arg3: i1) {
    %c1_i64 = arith.constant 1 : i64
    %c1_i3 = arith.constant 1 : i3
    %cst = arith.constant dense<0> : vector<2xi8>
    %c1_i8 = arith.constant 1 : i8
    "use"(%c1_i3) : (i3) -> ()
    "use"(%cst) : (vector<2xi8>) -> ()
    "use"(%c1_i3) : (i3) -> ()
    "use"(%c1_i8) : (i8) -> ()
    "use"(%c1_i64) : (i64) -> ()
    return
  }
  func.func @f29(%arg0: i3, %arg1: i32, %arg2: i8, %arg3: i1) {
    %idx0 = index.constant 0
    %c0 = arith.constant 0 : index
    %c28 = arith.constant 28 : index
    %c1_i3 = arith.constant 1 : i3
    %false = arith.constant false
    "use"(%false) : (i1) -> ()
    "use"(%c28) : (index) -> ()
    "use"(%c0) : (index) -> ()
    %0 = arith.maxui %arg0, %c1_i3 : i3
    "use"(%0) : (i3) -> ()
    "use"(%c0) : (index) -> ()
    "use"(%idx0) : (index) -> ()
    "use"(%0) : (i3) -> ()
    "use"(%idx0) : (index) -> ()
    return
  }
  func.func @f30(%arg0: i64, %arg1: i64, %arg2: index, %arg3: i32) {
    %idx6 = index.constant 6
    %cst = arith.constant dense<0> : vector<2xi8>
    %c-1_i3 = arith.constant -1 : i3
    %c3 = arith.constant 3 : index
    %c1_i64 = arith.constant 1 : i64
    "use"(%c1_i64) : (i64) -> ()
    "use"(%c3) : (index) -> ()
    "use"(%c-1_i3) : (i3) -> ()
    "use"(%cst) : (vector<2xi8>) -> ()
    "use"(%c-1_i3) : (i3) -> ()
    "use"(%c-1_i3) : (i3) -> ()
    "use"(%idx6) : (index) -> ()
    return
  }
  func.func @f31(%arg0: i64, %arg1: index, %arg2: i3, %arg3: i70) {
    %c0_i3 = arith.constant 0 : i3
    %c3_i70 = arith.constant 3 : i70
    %c1_i3 = arith.constant 1 : i3
    %c127_i8 = arith.constant 127 : i8
    %c18_i8 = arith.constant 18 : i8
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.muli %arg0, %c2_i64 : i64
    "use"(%arg1) : (index) -> ()
    %1 = arith.floordivsi %0, %c2_i64 : i64
    "use"(%1) : (i64) -> ()
    %2 = arith.shli %c18_i8, %c127_i8 overflow<nsw, nuw> : i8
    "use"(%2) : (i8) -> ()
    "use"(%c3_i70) : (i70) -> ()
    "use"(%c1_i3) : (i3) -> ()
    "use"(%c0_i3) : (i3) -> ()
    "use"(%c3_i70) : (i70) -> ()
    "use"(%c3_i70) : (i70) -> ()
    return
  }
  func.func @f32(%arg0: i32, %arg1: vector<2xi8>, %arg2: i3, %arg3: index) {
    %false = arith.constant false
    %true = arith.constant true
    %c9_i8 = arith.constant 9 : i8
    "use"(%c9_i8) : (i8) -> ()
    %0 = arith.extui %arg2 : i3 to i70
    "use"(%true) : (i1) -> ()
    "use"(%false) : (i1) -> ()
    "use"(%0) : (i70) -> ()
    "use"(%c9_i8) : (i8) -> ()
    return
  }
  func.func @f33(%arg0: i1, %arg1: i8, %arg2: vector<2xi8>, %arg3: index) {
    %c384812937580729646 = arith.constant 384812937580729646 : index
    %c3 = arith.constant 3 : index
    %c-1 = arith.constant -1 : index
    %c1_i8 = arith.constant 1 : i8
    %c11_i8 = arith.constant 11 : i8
    %c7_i8 = arith.constant 7 : i8
    %true = arith.constant true
    %0 = arith.subi %arg0, %true : i1
    %1 = arith.trunci %arg1 : i8 to i3
    "use"(%1) : (i3) -> ()
    "use"(%1) : (i3) -> ()
    "use"(%c7_i8) : (i8) -> ()
    "use"(%c11_i8) : (i8) -> ()
    "use"(%c1_i8) : (i8) -> ()
    %2 = arith.addi %arg3, %c-1 : index
    "use"(%2) : (index) -> ()
    %3 = arith.extsi %0 : i1 to i32
    "use"(%3) : (i32) -> ()
    "use"(%3) : (i32) -> ()
    "use"(%c3) : (index) -> ()
    "use"(%c384812937580729646) : (index) -> ()
    "use"(%c3) : (index) -> ()
    return
  }
  func.func @f34(%arg0: i70, %arg1: i3, %arg2: i32, %arg3: i64) {
    %cst = arith.constant dense<0> : vector<2xi8>
    %cst_0 = arith.constant dense<false> : vector<2xi1>
    %cst_1 = arith.constant dense<[0, 24]> : vector<2xi8>
    %false = arith.constant false
    %c2_i32 = arith.constant 2 : i32
    %c3 = arith.constant 3 : index
    %c14_i8 = arith.constant 14 : i8
    "use"(%c3) : (index) -> ()
    %0 = arith.shrsi %c14_i8, %c14_i8 : i8
    %1 = scf.if %false -> (i32) {
      %3 = arith.trunci %0 : i8 to i1
      "use"(%3) : (i1) -> ()
      scf.yield %arg2 : i32
    } else {
      scf.yield %c2_i32 : i32
    }
    %2 = arith.extsi %arg1 : i3 to i70
    "use"(%2) : (i70) -> ()
    "use"(%cst_1) : (vector<2xi8>) -> ()
    "use"(%2) : (i70) -> ()
    "use"(%cst_0) : (vector<2xi1>) -> ()
    "use"(%cst) : (vector<2xi8>) -> ()
    return
  }
  func.func @f35(%arg0: i64, %arg1: i8, %arg2: index, %arg3: i64) {
    %c1_i32 = arith.constant 1 : i32
    %c4_i8 = arith.constant 4 : i8
    %c5_i32 = arith.constant 5 : i32
    %c0_i3 = arith.constant 0 : i3
    %c2_i8 = arith.constant 2 : i8
    %c2694447034943648231 = arith.constant 2694447034943648231 : index
    %c2_i70 = arith.constant 2 : i70
    "use"(%c2_i70) : (i70) -> ()
    %0 = scf.for %arg4 = %c2694447034943648231 to %arg2 step %c2694447034943648231 iter_args(%arg5 = %c2_i8) -> (i8) {
      "use"(%c0_i3) : (i3) -> ()
      scf.yield %c2_i8 : i8
    }
    %1 = arith.maxui %arg2, %c2694447034943648231 : index
    "use"(%1) : (index) -> ()
    "use"(%c4_i8) : (i8) -> ()
    "use"(%1) : (index) -> ()
    "use"(%c5_i32) : (i32) -> ()
    "use"(%c1_i32) : (i32) -> ()
    return
  }
  func.func @f36(%arg0: i8, %arg1: i70, %arg2: i32, %arg3: index) {
    %c-4_i3 = arith.constant -4 : i3
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c3 = arith.constant 3 : index
    %0 = arith.divsi %arg1, %arg1 : i70
    "use"(%c3) : (index) -> ()
    %1 = index.shl %arg3, %c3
    "use"(%1) : (index) -> ()
    "use"(%c0) : (index) -> ()
    %2 = arith.shrsi %arg0, %arg0 : i8
    "use"(%2) : (i8) -> ()
    "use"(%c-4_i3) : (i3) -> ()
    %3 = arith.extui %arg2 : i32 to i64
    %4 = arith.index_castui %arg2 : i32 to index
    "use"(%c-4_i3) : (i3) -> ()
    %5 = index.or %4, %c5
    %6 = arith.xori %0, %arg1 : i70
    "use"(%4) : (index) -> ()
    "use"(%3) : (i64) -> ()
    "use"(%4) : (index) -> ()
    "use"(%5) : (index) -> ()
    "use"(%6) : (i70) -> ()
    return
  }
  func.func @f37(%arg0: vector<2xi8>, %arg1: vector<2xi8>, %arg2: index, %arg3: i70) {
    %c9223372036854775807 = arith.constant 9223372036854775807 : index
    %false = arith.constant false
    %0 = arith.shrsi %c9223372036854775807, %c9223372036854775807 : index
    %1 = index.casts %0 : index to i32
    "use"(%false) : (i1) -> ()
    "use"(%c9223372036854775807) : (index) -> ()
    "use"(%0) : (index) -> ()
    "use"(%1) : (i32) -> ()
    return
  }
  func.func @f38(%arg0: vector<2xi8>, %arg1: i70, %arg2: i64, %arg3: i1) {
    %c0_i3 = arith.constant 0 : i3
    %c3_i64 = arith.constant 3 : i64
    %cst = arith.constant dense<-128> : vector<2xi8>
    %c5_i8 = arith.constant 5 : i8
    "use"(%c5_i8) : (i8) -> ()
    "use"(%cst) : (vector<2xi8>) -> ()
    "use"(%c0_i3) : (i3) -> ()
    %0 = arith.muli %arg2, %arg2 : i64
    %1 = arith.remui %c3_i64, %arg2 : i64
    "use"(%c0_i3) : (i3) -> ()
    "use"(%0) : (i64) -> ()
    "use"(%c3_i64) : (i64) -> ()
    "use"(%1) : (i64) -> ()
    return
  }
  func.func @f39(%arg0: i1, %arg1: i32, %arg2: i32, %arg3: index) {
    %cst = arith.constant dense<0> : vector<2xi8>
    %c0_i32 = arith.constant 0 : i32
    %cst_0 = arith.constant dense<[-123, 3]> : vector<2xi8>
    %cst_1 = arith.constant dense<5> : vector<2xi8>
    "use"(%arg3) : (index) -> ()
    "use"(%c0_i32) : (i32) -> ()
    "use"(%cst_1) : (vector<2xi8>) -> ()
    "use"(%cst_0) : (vector<2xi8>) -> ()
    "use"(%cst) : (vector<2xi8>) -> ()
    return
  }
  func.func @f40(%arg0: i32, %arg1: i1, %arg2: index, %arg3: i1) {
    %c1_i3 = arith.constant 1 : i3
    %cst = arith.constant dense<-1> : vector<2xi8>
    %c2_i64 = arith.constant 2 : i64
    %c-2147483648 = arith.constant -2147483648 : index
    %c15_i32 = arith.constant 15 : i32
    %c5_i32 = arith.constant 5 : i32
    %false = arith.constant false
    "use"(%false) : (i1) -> ()
    "use"(%c-2147483648) : (index) -> ()
    "use"(%c2_i64) : (i64) -> ()
    "use"(%cst) : (vector<2xi8>) -> ()
    "use"(%c1_i3) : (i3) -> ()
    "use"(%c5_i32) : (i32) -> ()
    "use"(%c15_i32) : (i32) -> ()
    "use"(%false) : (i1) -> ()
    return
  }
  func.func @f41(%arg0: i32, %arg1: i3, %arg2: i32, %arg3: index) {
    %c1_i8 = arith.constant 1 : i8
    %c0_i8 = arith.constant 0 : i8
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.cmpi ule, %arg0, %c2147483647_i32 : i32
    "use"(%c0_i8) : (i8) -> ()
    "use"(%c1_i8) : (i8) -> ()
    "use"(%c0_i8) : (i8) -> ()
    "use"(%0) : (i1) -> ()
    return
  }
  func.func @f42(%arg0: i64, %arg1: i64, %arg2: i8, %arg3: i8) {
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %c5_i70 = arith.constant 5 : i70
    %c0 = arith.constant 0 : index
    %false = arith.constant false
    %c-1_i32 = arith.constant -1 : i32
    %c3_i3 = arith.constant 3 : i3
    "use"(%c3_i3) : (i3) -> ()
    %0 = scf.if %false -> (i32) {
      %1 = scf.for %arg4 = %c0 to %c0 step %c0 iter_args(%arg5 = %c0) -> (index) {
        "use"(%arg5) : (index) -> ()
        scf.yield %arg5 : index
      }
      scf.yield %c-1_i32 : i32
    } else {
      scf.yield %c-1_i32 : i32
    }
    "use"(%c5_i70) : (i70) -> ()
    "use"(%c5) : (index) -> ()
    "use"(%c0) : (index) -> ()
    "use"(%c4) : (index) -> ()
    return
  }
  gpu.module @known_sizes {
    gpu.func @k(%arg0: memref<4xindex>) kernel attributes {gpu.known_block_size = array<i32: 1, 2, 4>} {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      "t.use"(%c0, %c2) : (index, index) -> ()
      gpu.return
    }
    gpu.func @l(%arg0: memref<4xindex>) kernel attributes {known_block_size = array<i32: 1, 2, 4>} {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      "t.use"(%c0, %c2) : (index, index) -> ()
      gpu.return
    }
    gpu.func @n(%arg0: memref<4xindex>) kernel attributes {gpu.known_block_size = array<i32: 1, 2, 4>, gpu.known_grid_size = array<i32: 1, 2, 4>, known_block_size = array<i32: 8, 8, 8>} {
      %c4 = arith.constant 4 : index
      %c8 = arith.constant 8 : index
      %thread_id_x = gpu.thread_id  x
      "t.use"(%thread_id_x, %c8, %c4) : (index, index, index) -> ()
      gpu.return
    }
  }
}

