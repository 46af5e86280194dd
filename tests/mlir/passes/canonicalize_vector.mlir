#a = affine_map<(i, j, k) -> (i, k)>
#b = affine_map<(i, j, k) -> (k, j)>
#c = affine_map<(i, j, k) -> (i, j)>
func.func @broadcasts(%s: f32, %v: vector<5xf32>, %w: vector<1x5xf32>, %g: vector<[4]xf32>) -> (vector<5xf32>, vector<3x5xf32>, vector<2x3x5xf32>, vector<6xi16>, vector<2x4xf32>, vector<2x7xf32>, vector<3x5xf32>, vector<2x[4]xf32>) {
  %c = arith.constant 9 : i16
  %p = ub.poison : vector<7xf32>
  %d = arith.constant dense<2.5> : vector<4xf32>
  %0 = vector.broadcast %v : vector<5xf32> to vector<5xf32>
  %1 = vector.broadcast %w : vector<1x5xf32> to vector<3x5xf32>
  %2 = vector.broadcast %1 : vector<3x5xf32> to vector<2x3x5xf32>
  %3 = vector.broadcast %c : i16 to vector<6xi16>
  %4 = vector.broadcast %d : vector<4xf32> to vector<2x4xf32>
  %5 = vector.broadcast %p : vector<7xf32> to vector<2x7xf32>
  %6 = vector.shape_cast %w : vector<1x5xf32> to vector<5xf32>
  %7 = vector.broadcast %6 : vector<5xf32> to vector<3x5xf32>
  %8 = vector.broadcast %g : vector<[4]xf32> to vector<2x[4]xf32>
  return %0, %1, %2, %3, %4, %5, %7, %8 : vector<5xf32>, vector<3x5xf32>, vector<2x3x5xf32>, vector<6xi16>, vector<2x4xf32>, vector<2x7xf32>, vector<3x5xf32>, vector<2x[4]xf32>
}
func.func @transposes(%v: vector<3x4xf32>, %u: vector<1x4x1xi8>, %s: f32, %w: vector<4xf32>, %n: index, %m: index, %r: vector<4x1x1x6xf32>) -> (vector<3x4xf32>, vector<4x3xf32>, vector<1x4x1xi8>, vector<4x1x1xi8>, vector<4x3xf32>, vector<4x2xf32>, vector<5x7xi1>, vector<7x5xi1>, vector<2x2xf32>, vector<4x2x1xf32>, vector<2x4x3x3x6xf32>) {
  %0 = vector.transpose %v, [0, 1] : vector<3x4xf32> to vector<3x4xf32>
  %1 = vector.transpose %v, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %2 = vector.transpose %1, [1, 0] : vector<4x3xf32> to vector<3x4xf32>
  %3 = vector.transpose %2, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %4 = vector.transpose %u, [2, 1, 0] : vector<1x4x1xi8> to vector<1x4x1xi8>
  %5 = vector.transpose %u, [1, 0, 2] : vector<1x4x1xi8> to vector<4x1x1xi8>
  %6 = vector.broadcast %s : f32 to vector<3x4xf32>
  %7 = vector.transpose %6, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %8 = vector.broadcast %w : vector<4xf32> to vector<2x4xf32>
  %9 = vector.transpose %8, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %10 = vector.create_mask %n, %m : vector<7x5xi1>
  %11 = vector.transpose %10, [1, 0] : vector<7x5xi1> to vector<5x7xi1>
  %12 = vector.constant_mask [2, 3] : vector<5x7xi1>
  %13 = vector.transpose %12, [1, 0] : vector<5x7xi1> to vector<7x5xi1>
  %c = arith.constant dense<4.0> : vector<2x2xf32>
  %14 = vector.transpose %c, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %15 = vector.shape_cast %w : vector<4xf32> to vector<1x2x2xf32>
  %16 = vector.transpose %15, [1, 0, 2] : vector<1x2x2xf32> to vector<2x1x2xf32>
  %17 = vector.shape_cast %8 : vector<2x4xf32> to vector<1x4x2xf32>
  %18 = vector.transpose %17, [1, 2, 0] : vector<1x4x2xf32> to vector<4x2x1xf32>
  %19 = vector.broadcast %r : vector<4x1x1x6xf32> to vector<2x4x3x3x6xf32>
  %20 = vector.transpose %19, [0, 1, 3, 2, 4] : vector<2x4x3x3x6xf32> to vector<2x4x3x3x6xf32>
  "test.use"(%16) : (vector<2x1x2xf32>) -> ()
  return %0, %3, %4, %5, %7, %9, %11, %13, %14, %18, %20 : vector<3x4xf32>, vector<4x3xf32>, vector<1x4x1xi8>, vector<4x1x1xi8>, vector<4x3xf32>, vector<4x2xf32>, vector<5x7xi1>, vector<7x5xi1>, vector<2x2xf32>, vector<4x2x1xf32>, vector<2x4x3x3x6xf32>
}
func.func @shape_casts(%v: vector<6xf32>, %m: vector<2x3xf32>, %s: i8, %t: vector<1x6x1xf32>, %n: index) -> (vector<6xf32>, vector<6xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<6xf32>, vector<6xf32>, vector<12xi8>, vector<2x6xf32>, vector<12xf32>, vector<3xi1>, vector<3xi1>, vector<3x1xi1>, vector<6xf32>, vector<2x3xi1>) {
  %0 = vector.shape_cast %v : vector<6xf32> to vector<6xf32>
  %1 = vector.shape_cast %v : vector<6xf32> to vector<2x3xf32>
  %2 = vector.shape_cast %1 : vector<2x3xf32> to vector<6xf32>
  %3 = vector.shape_cast %1 : vector<2x3xf32> to vector<3x2xf32>
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : vector<6xf32>
  %4 = vector.shape_cast %c : vector<6xf32> to vector<3x2xf32>
  %5 = vector.transpose %t, [1, 2, 0] : vector<1x6x1xf32> to vector<6x1x1xf32>
  %6 = vector.shape_cast %5 : vector<6x1x1xf32> to vector<6xf32>
  %7 = vector.broadcast %v : vector<6xf32> to vector<1x6xf32>
  %8 = vector.shape_cast %7 : vector<1x6xf32> to vector<6xf32>
  %9 = vector.broadcast %s : i8 to vector<3x4xi8>
  %10 = vector.shape_cast %9 : vector<3x4xi8> to vector<12xi8>
  %11 = vector.broadcast %v : vector<6xf32> to vector<2x1x6xf32>
  %12 = vector.shape_cast %11 : vector<2x1x6xf32> to vector<2x6xf32>
  %13 = vector.shape_cast %11 : vector<2x1x6xf32> to vector<12xf32>
  %c1 = arith.constant 1 : index
  %14 = vector.create_mask %n, %c1, %c1 : vector<3x1x1xi1>
  %15 = vector.shape_cast %14 : vector<3x1x1xi1> to vector<3xi1>
  %16 = vector.constant_mask [2, 1, 1] : vector<3x1x1xi1>
  %17 = vector.shape_cast %16 : vector<3x1x1xi1> to vector<3xi1>
  %18 = vector.create_mask %n, %c1, %n : vector<3x1x1xi1>
  %19 = vector.shape_cast %18 : vector<3x1x1xi1> to vector<3x1xi1>
  %p = ub.poison : vector<2x3xf32>
  %20 = vector.shape_cast %p : vector<2x3xf32> to vector<6xf32>
  %b = arith.constant dense<[true, false, true, true, false, false]> : vector<6xi1>
  %21 = vector.shape_cast %b : vector<6xi1> to vector<2x3xi1>
  return %0, %2, %3, %4, %6, %8, %10, %12, %13, %15, %17, %19, %20, %21 : vector<6xf32>, vector<6xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<6xf32>, vector<6xf32>, vector<12xi8>, vector<2x6xf32>, vector<12xf32>, vector<3xi1>, vector<3xi1>, vector<3x1xi1>, vector<6xf32>, vector<2x3xi1>
}
func.func @bitcasts(%v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<2xf64>, vector<3xf32>, vector<2xi32>, vector<2xi24>, vector<4xi16>, vector<3xf32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xf32>
  %1 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %2 = vector.bitcast %1 : vector<4xi32> to vector<4xf32>
  %3 = vector.bitcast %1 : vector<4xi32> to vector<2xf64>
  %h = arith.constant dense<1.5> : vector<6xf16>
  %4 = vector.bitcast %h : vector<6xf16> to vector<3xf32>
  %i = arith.constant dense<-3> : vector<8xi8>
  %5 = vector.bitcast %i : vector<8xi8> to vector<2xi32>
  %j = arith.constant dense<5> : vector<6xi8>
  %6 = vector.bitcast %j : vector<6xi8> to vector<2xi24>
  %k = arith.constant dense<5> : vector<2xi32>
  %7 = vector.bitcast %k : vector<2xi32> to vector<4xi16>
  %l = arith.constant dense<5> : vector<3xi32>
  %8 = vector.bitcast %l : vector<3xi32> to vector<3xf32>
  return %0, %2, %3, %4, %5, %6, %7, %8 : vector<4xf32>, vector<4xf32>, vector<2xf64>, vector<3xf32>, vector<2xi32>, vector<2xi24>, vector<4xi16>, vector<3xf32>
}
func.func @shuffles(%a: vector<3xf32>, %b: vector<3xf32>, %s: f32, %z: vector<f32>, %y: vector<f32>, %m: vector<2x3xf32>) -> (vector<3xf32>, vector<3xf32>, vector<4xi16>, vector<2xi16>, vector<2xf32>, vector<6xf32>, vector<1xf32>, vector<1xf32>, vector<3xi16>, vector<2x3xf32>, vector<2xf32>) {
  %0 = vector.shuffle %a, %b [0, 1, 2] : vector<3xf32>, vector<3xf32>
  %1 = vector.shuffle %a, %b [3, 4, 5] : vector<3xf32>, vector<3xf32>
  %c = arith.constant dense<[1, 2, 3]> : vector<3xi16>
  %d = arith.constant dense<[7, 8]> : vector<2xi16>
  %2 = vector.shuffle %c, %d [4, 0, -1, 2] : vector<3xi16>, vector<2xi16>
  %p = ub.poison : vector<3xi16>
  %3 = vector.shuffle %p, %d [1, 4] : vector<3xi16>, vector<2xi16>
  %4 = vector.broadcast %s : f32 to vector<3xf32>
  %5 = vector.broadcast %s : f32 to vector<4xf32>
  %6 = vector.shuffle %4, %5 [1, 5] : vector<3xf32>, vector<4xf32>
  %7 = vector.shuffle %a, %b [0, 3, 1, 4, 2, 5] : vector<3xf32>, vector<3xf32>
  %8 = vector.shuffle %z, %y [0] : vector<f32>, vector<f32>
  %9 = vector.shuffle %z, %y [1] : vector<f32>, vector<f32>
  %10 = vector.shuffle %p, %p [1, 4, 2] : vector<3xi16>, vector<3xi16>
  %11 = vector.shuffle %m, %m [2, 3] : vector<2x3xf32>, vector<2x3xf32>
  %12 = vector.shuffle %z, %y [0, 1] : vector<f32>, vector<f32>
  return %0, %1, %2, %3, %6, %7, %8, %9, %10, %11, %12 : vector<3xf32>, vector<3xf32>, vector<4xi16>, vector<2xi16>, vector<2xf32>, vector<6xf32>, vector<1xf32>, vector<1xf32>, vector<3xi16>, vector<2x3xf32>, vector<2xf32>
}
func.func @elements(%a: f32, %b: f32, %v: vector<2x2xf32>, %w: vector<3x2x2xf32>) -> (f32, f32, f32, f32, f32, vector<2x2xf32>, vector<4xf32>, vector<3xi8>, vector<2x2xf32>, vector<4xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>) {
  %0 = vector.from_elements %a, %b : vector<2xf32>
  %1:2 = vector.to_elements %0 : vector<2xf32>
  %2 = vector.broadcast %a : f32 to vector<3xf32>
  %3:3 = vector.to_elements %2 : vector<3xf32>
  %4:4 = vector.to_elements %v : vector<2x2xf32>
  %5 = vector.from_elements %4#0, %4#1, %4#2, %4#3 : vector<2x2xf32>
  %6 = vector.from_elements %4#0, %4#1, %4#2, %4#3 : vector<4xf32>
  %c0 = arith.constant 3 : i8
  %c1 = arith.constant -4 : i8
  %7 = vector.from_elements %c0, %c1, %c0 : vector<3xi8>
  %8 = vector.from_elements %a, %a, %a, %a : vector<2x2xf32>
  %9 = vector.extract %w[1, 0, 0] : f32 from vector<3x2x2xf32>
  %10 = vector.extract %w[1, 0, 1] : f32 from vector<3x2x2xf32>
  %11 = vector.extract %w[1, 1, 0] : f32 from vector<3x2x2xf32>
  %12 = vector.extract %w[1, 1, 1] : f32 from vector<3x2x2xf32>
  %13 = vector.from_elements %9, %10, %11, %12 : vector<4xf32>
  %14 = vector.from_elements %10, %9 : vector<2xf32>
  %15 = vector.from_elements %10 : vector<1xf32>
  %16 = vector.from_elements %11, %12 : vector<2xf32>
  return %1#0, %1#1, %3#0, %3#2, %4#1, %5, %6, %7, %8, %13, %14, %15, %16 : f32, f32, f32, f32, f32, vector<2x2xf32>, vector<4xf32>, vector<3xi8>, vector<2x2xf32>, vector<4xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>
}
func.func @elements_of_broadcast(%v: vector<2xf32>, %w: vector<1x2xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %0 = vector.broadcast %v : vector<2xf32> to vector<2x2xf32>
  %1:4 = vector.to_elements %0 : vector<2x2xf32>
  %2 = vector.broadcast %w : vector<1x2xf32> to vector<2x2xf32>
  %3:4 = vector.to_elements %2 : vector<2x2xf32>
  return %1#0, %1#1, %1#2, %1#3, %3#0, %3#1, %3#2, %3#3 : f32, f32, f32, f32, f32, f32, f32, f32
}
func.func @masks(%n: index) -> (vector<3x4xi1>, vector<3x4xi1>, vector<3x4xi1>, vector<3x4xi1>, vector<3x4xi1>, vector<[2]xi1>, vector<[2]xi1>, vector<[2]xi1>, vector<i1>, vector<i1>) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %m1 = arith.constant -1 : index
  %0 = vector.create_mask %c2, %c2 : vector<3x4xi1>
  %1 = vector.create_mask %c9, %c4 : vector<3x4xi1>
  %2 = vector.create_mask %m1, %c4 : vector<3x4xi1>
  %3 = vector.create_mask %n, %c4 : vector<3x4xi1>
  %4 = vector.constant_mask [3, 4] : vector<3x4xi1>
  %s = vector.vscale
  %5 = arith.muli %s, %c2 : index
  %6 = vector.create_mask %5 : vector<[2]xi1>
  %7 = vector.create_mask %m1 : vector<[2]xi1>
  %8 = vector.create_mask %s : vector<[2]xi1>
  %9 = vector.create_mask %c4 : vector<i1>
  %10 = vector.create_mask %n : vector<i1>
  return %0, %1, %2, %3, %4, %6, %7, %8, %9, %10 : vector<3x4xi1>, vector<3x4xi1>, vector<3x4xi1>, vector<3x4xi1>, vector<3x4xi1>, vector<[2]xi1>, vector<[2]xi1>, vector<[2]xi1>, vector<i1>, vector<i1>
}
func.func @masked(%m: vector<4xi1>, %v: vector<4xf32>, %a: f32, %p: vector<4xf32>, %i: index, %mem: memref<?xf32>) -> (vector<4xf32>, vector<4xf32>, f32) {
  %0 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %m, %p { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %t = vector.constant_mask [4] : vector<4xi1>
  %2 = vector.mask %t { vector.reduction <add>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.mask %m { } : vector<4xi1>
  vector.mask %t { vector.transfer_write %v, %mem[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, f32
}
func.func @reductions(%v: vector<1xf32>, %w: vector<i32>, %a: f32, %b: i32, %m: vector<1xi1>, %u: vector<1x5x1xf32>, %c: vector<5xf32>, %q: vector<1x1xi32>, %k: vector<1x1xi1>, %l: vector<1x5x1xi1>, %r: vector<6xf32>) -> (f32, f32, i32, i32, f32, f32, vector<5xf32>, i32, i32, vector<5xf32>, vector<6xf32>, f32) {
  %0 = vector.reduction <mul>, %v : vector<1xf32> into f32
  %1 = vector.reduction <maximumf>, %v, %a fastmath<nnan> : vector<1xf32> into f32
  %2 = vector.reduction <xor>, %w : vector<i32> into i32
  %3 = vector.reduction <minsi>, %w, %b : vector<i32> into i32
  %4 = vector.mask %m { vector.reduction <add>, %v, %a : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %5 = vector.mask %m { vector.reduction <minnumf>, %v : vector<1xf32> into f32 } : vector<1xi1> -> f32
  %6 = vector.multi_reduction <maxnumf>, %u, %c [0, 2] : vector<1x5x1xf32> to vector<5xf32>
  %7 = vector.multi_reduction <or>, %q, %b [0, 1] : vector<1x1xi32> to i32
  %8 = vector.mask %k { vector.multi_reduction <and>, %q, %b [0, 1] : vector<1x1xi32> to i32 } : vector<1x1xi1> -> i32
  %9 = vector.mask %l { vector.multi_reduction <mul>, %u, %c [0, 2] : vector<1x5x1xf32> to vector<5xf32> } : vector<1x5x1xi1> -> vector<5xf32>
  %10 = vector.multi_reduction <add>, %r, %r [] : vector<6xf32> to vector<6xf32>
  %11 = vector.multi_reduction <add>, %r, %a [0] : vector<6xf32> to f32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : f32, f32, i32, i32, f32, f32, vector<5xf32>, i32, i32, vector<5xf32>, vector<6xf32>, f32
}
func.func @contractions(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>, %x: vector<2x3xi32>, %y: vector<3x4xi32>, %z: vector<2x4xi32>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xi32>) {
  %0 = arith.constant dense<0.0> : vector<2x4xf32>
  %1 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %0 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %2 = arith.addf %1, %c : vector<2x4xf32>
  %3 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  %4 = arith.addf %c, %3 : vector<2x4xf32>
  %5 = arith.constant dense<0> : vector<2x4xi32>
  %6 = vector.contract {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %5 : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
  %7 = arith.addi %z, %6 : vector<2x4xi32>
  return %2, %4, %7 : vector<2x4xf32>, vector<2x4xf32>, vector<2x4xi32>
}
func.func @extracts(%v: vector<2x3x4xf32>, %i: index, %s: f32, %w: vector<4xf32>, %u: vector<1x4xf32>, %f: vector<f32>) -> (vector<2x3x4xf32>, f32, f32, vector<4xf32>, vector<4xf32>, f32, f32, f32, vector<4xf32>, f32, f32, f32, vector<3x4xf32>) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %m1 = arith.constant -1 : index
  %0 = vector.extract %v[] : vector<2x3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %v[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %2 = vector.extract %1[2, 0] : f32 from vector<3x4xf32>
  %3 = vector.extract %v[%c1, %i, %c7] : f32 from vector<2x3x4xf32>
  %4 = vector.extract %v[%m1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %5 = vector.extract %v[0, -1] : vector<4xf32> from vector<2x3x4xf32>
  %6 = vector.broadcast %s : f32 to vector<5xf32>
  %7 = vector.extract %6[%i] : f32 from vector<5xf32>
  %8 = vector.broadcast %w : vector<4xf32> to vector<2x4xf32>
  %9 = vector.extract %8[1, 2] : f32 from vector<2x4xf32>
  %10 = vector.extract %8[%i, %i] : f32 from vector<2x4xf32>
  %11 = vector.broadcast %u : vector<1x4xf32> to vector<3x2x4xf32>
  %12 = vector.extract %11[1, 1] : vector<4xf32> from vector<3x2x4xf32>
  %13 = vector.extract %11[%i, %i, 3] : f32 from vector<3x2x4xf32>
  %14 = vector.extract %f[] : f32 from vector<f32>
  %15 = vector.extract %1[%i] : vector<4xf32> from vector<3x4xf32>
  %16 = vector.extract %15[1] : f32 from vector<4xf32>
  %17 = vector.extract %v[%i] : vector<3x4xf32> from vector<2x3x4xf32>
  return %0, %2, %3, %4, %5, %7, %9, %10, %12, %13, %14, %16, %17 : vector<2x3x4xf32>, f32, f32, vector<4xf32>, vector<4xf32>, f32, f32, f32, vector<4xf32>, f32, f32, f32, vector<3x4xf32>
}
func.func @extract_constants(%i: index) -> (i32, vector<2xi32>, i32, vector<2xi1>, i1, vector<2xi32>, vector<3xf32>, index, i32, vector<2xi32>) {
  %c = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
  %d = arith.constant dense<9> : vector<3x2xi32>
  %b = arith.constant dense<[[true, false], [false, true]]> : vector<2x2xi1>
  %p = ub.poison : vector<2x3xf32>
  %x = arith.constant dense<[7, 8]> : vector<2xindex>
  %0 = vector.extract %c[1, 1] : i32 from vector<3x2xi32>
  %1 = vector.extract %c[2] : vector<2xi32> from vector<3x2xi32>
  %2 = vector.extract %d[%i, 0] : i32 from vector<3x2xi32>
  %3 = vector.extract %b[1] : vector<2xi1> from vector<2x2xi1>
  %4 = vector.extract %b[0, 1] : i1 from vector<2x2xi1>
  %5 = vector.extract %d[%i] : vector<2xi32> from vector<3x2xi32>
  %6 = vector.extract %p[0] : vector<3xf32> from vector<2x3xf32>
  %7 = vector.extract %x[1] : index from vector<2xindex>
  %8 = vector.extract %c[%i, 0] : i32 from vector<3x2xi32>
  %c2 = arith.constant 2 : index
  %9 = vector.extract %c[%c2] : vector<2xi32> from vector<3x2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i32, vector<2xi32>, i32, vector<2xi1>, i1, vector<2xi32>, vector<3xf32>, index, i32, vector<2xi32>
}
func.func @extract_of_insert(%v: vector<2x3x4xf32>, %r: vector<4xf32>, %m: vector<3x4xf32>, %s: f32, %i: index) -> (vector<4xf32>, f32, f32, vector<4xf32>, f32, vector<4xf32>, f32, vector<3xf32>, vector<4xf32>, f32) {
  %0 = vector.insert %r, %v [1, 2] : vector<4xf32> into vector<2x3x4xf32>
  %1 = vector.extract %0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %2 = vector.extract %0[1, 2, 3] : f32 from vector<2x3x4xf32>
  %3 = vector.insert %m, %v [0] : vector<3x4xf32> into vector<2x3x4xf32>
  %4 = vector.extract %3[0, 2, 1] : f32 from vector<2x3x4xf32>
  %5 = vector.extract %3[0, 2] : vector<4xf32> from vector<2x3x4xf32>
  %6 = vector.extract %3[1, 2, 1] : f32 from vector<2x3x4xf32>
  %7 = vector.insert %s, %v [1, 2, 3] : f32 into vector<2x3x4xf32>
  %8 = vector.extract %7[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  %9 = vector.transpose %0, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %10 = vector.extract %9[2, 1, 0] : f32 from vector<3x2x4xf32>
  %11 = vector.transpose %m, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
  %12 = vector.extract %11[2] : vector<3xf32> from vector<4x3xf32>
  %13 = vector.transpose %v, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  %14 = vector.extract %13[2, 1] : vector<4xf32> from vector<3x2x4xf32>
  %15 = vector.insert %s, %r [%i] : f32 into vector<4xf32>
  %16 = vector.extract %15[2] : f32 from vector<4xf32>
  return %1, %2, %4, %5, %6, %8, %10, %12, %14, %16 : vector<4xf32>, f32, f32, vector<4xf32>, f32, vector<4xf32>, f32, vector<3xf32>, vector<4xf32>, f32
}
func.func @extract_of_others(%a: vector<8xf32>, %b: vector<3xf32>, %m: vector<2x12xf32>, %n: vector<6x4xf32>, %p: vector<2x2xf32>, %s: f32, %t: f32, %q: vector<1x3x4xf32>) -> (f32, f32, f32, vector<4xf32>, f32, vector<4xf32>, f32, f32, vector<2xf32>, f32, vector<2xf32>, f32, vector<12xf32>, vector<3x4xf32>) {
  %0 = vector.shuffle %a, %b [10, 1, 0, 8] : vector<8xf32>, vector<3xf32>
  %1 = vector.extract %0[0] : f32 from vector<4xf32>
  %2 = vector.extract %0[1] : f32 from vector<4xf32>
  %3 = vector.shape_cast %m : vector<2x12xf32> to vector<2x3x4xf32>
  %4 = vector.extract %3[1, 2, 3] : f32 from vector<2x3x4xf32>
  %5 = vector.shape_cast %n : vector<6x4xf32> to vector<2x3x4xf32>
  %6 = vector.extract %5[1, 0] : vector<4xf32> from vector<2x3x4xf32>
  %7 = vector.extract_strided_slice %n {offsets = [2, 1], sizes = [3, 2], strides = [1, 1]} : vector<6x4xf32> to vector<3x2xf32>
  %8 = vector.extract %7[1, 1] : f32 from vector<3x2xf32>
  %9 = vector.extract_strided_slice %n {offsets = [2], sizes = [3], strides = [1]} : vector<6x4xf32> to vector<3x4xf32>
  %10 = vector.extract %9[1] : vector<4xf32> from vector<3x4xf32>
  %11 = vector.insert_strided_slice %p, %n {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<6x4xf32>
  %12 = vector.extract %11[2, 3] : f32 from vector<6x4xf32>
  %13 = vector.extract %11[2, 1] : f32 from vector<6x4xf32>
  %14 = vector.insert_strided_slice %a, %m {offsets = [1, 3], strides = [1]} : vector<8xf32> into vector<2x12xf32>
  %15 = vector.extract %14[1] : vector<12xf32> from vector<2x12xf32>
  %16 = vector.from_elements %s, %t, %t, %s : vector<2x2xf32>
  %17 = vector.extract %16[1, 0] : f32 from vector<2x2xf32>
  %18 = vector.extract %16[1] : vector<2xf32> from vector<2x2xf32>
  %19 = vector.insert_strided_slice %p, %p {offsets = [0, 0], strides = [1, 1]} : vector<2x2xf32> into vector<2x2xf32>
  %20 = vector.extract %19[1] : vector<2xf32> from vector<2x2xf32>
  %21 = vector.extract %14[0, 3] : f32 from vector<2x12xf32>
  %22 = vector.shape_cast %q : vector<1x3x4xf32> to vector<1x12xf32>
  %23 = vector.extract %22[0] : vector<12xf32> from vector<1x12xf32>
  %24 = vector.extract %q[0] : vector<3x4xf32> from vector<1x3x4xf32>
  return %1, %2, %4, %6, %8, %10, %12, %13, %18, %17, %20, %21, %23, %24 : f32, f32, f32, vector<4xf32>, f32, vector<4xf32>, f32, f32, vector<2xf32>, f32, vector<2xf32>, f32, vector<12xf32>, vector<3x4xf32>
}
func.func @extract_more(%s: f32, %w: vector<3xf32>, %n: index, %i: index, %x: vector<1xf32>) -> (vector<4xf32>, vector<2x3xf32>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<2x3xf32>, vector<4xf32>, f32) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = vector.broadcast %s : f32 to vector<3x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<3x4xf32>
  %2 = vector.broadcast %w : vector<3xf32> to vector<5x2x3xf32>
  %3 = vector.extract %2[%i] : vector<2x3xf32> from vector<5x2x3xf32>
  %4 = vector.create_mask %c2, %n : vector<3x4xi1>
  %5 = vector.extract %4[1] : vector<4xi1> from vector<3x4xi1>
  %6 = vector.extract %4[2] : vector<4xi1> from vector<3x4xi1>
  %7 = vector.extract %4[%i] : vector<4xi1> from vector<3x4xi1>
  %8 = vector.create_mask %c3, %n : vector<3x4xi1>
  %9 = vector.extract %8[%i] : vector<4xi1> from vector<3x4xi1>
  %10 = vector.shape_cast %w : vector<3xf32> to vector<1x1x3xf32>
  %11 = vector.broadcast %10 : vector<1x1x3xf32> to vector<4x2x3xf32>
  %12 = vector.extract %11[0] : vector<2x3xf32> from vector<4x2x3xf32>
  %13 = vector.broadcast %x : vector<1xf32> to vector<2x4xf32>
  %14 = vector.extract %13[0] : vector<4xf32> from vector<2x4xf32>
  %15 = vector.extract %10[0, 0, %i] : f32 from vector<1x1x3xf32>
  return %1, %3, %5, %6, %7, %9, %12, %14, %15 : vector<4xf32>, vector<2x3xf32>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<2x3xf32>, vector<4xf32>, f32
}
func.func @inserts(%v: vector<3x2xf32>, %r: vector<2xf32>, %q: vector<2xf32>, %s: f32, %t: f32, %i: index, %one: vector<1xf32>, %u: vector<1x2xf32>) -> (vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<1xf32>, vector<1x2xf32>, vector<4xf32>, vector<3xf32>, vector<3x2xf32>, vector<3x2xf32>) {
  %c2 = arith.constant 2 : index
  %m1 = arith.constant -1 : index
  %0 = vector.insert %v, %v [] : vector<3x2xf32> into vector<3x2xf32>
  %1 = vector.insert %r, %v [%c2] : vector<2xf32> into vector<3x2xf32>
  %2 = vector.insert %r, %v [1] : vector<2xf32> into vector<3x2xf32>
  %3 = vector.insert %q, %2 [1] : vector<2xf32> into vector<3x2xf32>
  %4 = vector.insert %s, %v [%m1, 0] : f32 into vector<3x2xf32>
  %5 = vector.insert %s, %one [0] : f32 into vector<1xf32>
  %6 = vector.insert %r, %u [0] : vector<2xf32> into vector<1x2xf32>
  %7 = vector.broadcast %s : f32 to vector<4xf32>
  %8 = vector.insert %s, %7 [2] : f32 into vector<4xf32>
  %p = ub.poison : vector<3xf32>
  %9 = vector.insert %s, %p [0] : f32 into vector<3xf32>
  %10 = vector.insert %t, %9 [2] : f32 into vector<3xf32>
  %11 = vector.insert %t, %10 [1] : f32 into vector<3xf32>
  %12 = vector.insert %r, %v [0] : vector<2xf32> into vector<3x2xf32>
  %13 = vector.insert %q, %12 [1] : vector<2xf32> into vector<3x2xf32>
  %14 = vector.insert %s, %13 [2, 0] : f32 into vector<3x2xf32>
  %15 = vector.insert %t, %14 [2, 1] : f32 into vector<3x2xf32>
  %16 = vector.insert %s, %v [%i, 1] : f32 into vector<3x2xf32>
  %17 = vector.insert %t, %16 [%i, 1] : f32 into vector<3x2xf32>
  return %0, %1, %3, %4, %5, %6, %8, %11, %15, %17 : vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<1xf32>, vector<1x2xf32>, vector<4xf32>, vector<3xf32>, vector<3x2xf32>, vector<3x2xf32>
}
func.func @insert_constants(%s: i32) -> (vector<2x2xi32>, vector<2x2xi32>, vector<4xi1>, vector<2xf16>, vector<300xi8>, vector<300xi8>, vector<2xi32>, vector<2xi32>) {
  %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %e = arith.constant 7 : i32
  %0 = vector.insert %e, %c [1, 0] : i32 into vector<2x2xi32>
  %r = arith.constant dense<[8, 9]> : vector<2xi32>
  %1 = vector.insert %r, %c [0] : vector<2xi32> into vector<2x2xi32>
  %b = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %t = arith.constant true
  %2 = vector.insert %t, %b [3] : i1 into vector<4xi1>
  %h = arith.constant dense<0.0> : vector<2xf16>
  %g = arith.constant 2.5 : f16
  %3 = vector.insert %g, %h [1] : f16 into vector<2xf16>
  %x = arith.constant 1 : i8
  %y = arith.constant dense<5> : vector<300xi8>
  %4 = vector.insert %x, %y [7] : i8 into vector<300xi8>
  %5 = vector.insert %x, %4 [8] : i8 into vector<300xi8>
  %6 = vector.insert %s, %r [0] : i32 into vector<2xi32>
  %7 = vector.insert %e, %6 [0] : i32 into vector<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<2x2xi32>, vector<2x2xi32>, vector<4xi1>, vector<2xf16>, vector<300xi8>, vector<300xi8>, vector<2xi32>, vector<2xi32>
}
func.func @slices(%v: vector<6x4xf32>, %p: vector<3x2xf32>, %s: f32, %w: vector<4xf32>, %u: vector<1x4xf32>, %n: index, %m: index, %x: vector<3x5x2x8xi8>) -> (vector<6x4xf32>, vector<2x1xf32>, vector<2x2xf32>, vector<2x3xf32>, vector<2x2xf32>, vector<2x4xf32>, vector<2x2xi16>, vector<2x4xi16>, vector<2x3xi1>, vector<2x3xi1>, vector<1x4xf32>, vector<1x1x2x8xi8>, vector<1x1x1x8xi8>, vector<3x2xf32>, vector<2x2xf32>, vector<1x5x2x8xi8>) {
  %0 = vector.extract_strided_slice %v {offsets = [0, 0], sizes = [6, 4], strides = [1, 1]} : vector<6x4xf32> to vector<6x4xf32>
  %1 = vector.insert_strided_slice %p, %v {offsets = [1, 1], strides = [1, 1]} : vector<3x2xf32> into vector<6x4xf32>
  %2 = vector.extract_strided_slice %1 {offsets = [2, 2], sizes = [2, 1], strides = [1, 1]} : vector<6x4xf32> to vector<2x1xf32>
  %3 = vector.extract_strided_slice %1 {offsets = [4, 0], sizes = [2, 2], strides = [1, 1]} : vector<6x4xf32> to vector<2x2xf32>
  %4 = vector.broadcast %s : f32 to vector<4x4xf32>
  %5 = vector.extract_strided_slice %4 {offsets = [1, 1], sizes = [2, 3], strides = [1, 1]} : vector<4x4xf32> to vector<2x3xf32>
  %6 = vector.broadcast %w : vector<4xf32> to vector<5x4xf32>
  %7 = vector.extract_strided_slice %6 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<5x4xf32> to vector<2x2xf32>
  %8 = vector.broadcast %u : vector<1x4xf32> to vector<5x4xf32>
  %9 = vector.extract_strided_slice %8 {offsets = [1], sizes = [2], strides = [1]} : vector<5x4xf32> to vector<2x4xf32>
  %c = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : vector<3x4xi16>
  %10 = vector.extract_strided_slice %c {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<3x4xi16> to vector<2x2xi16>
  %11 = vector.extract_strided_slice %c {offsets = [1], sizes = [2], strides = [1]} : vector<3x4xi16> to vector<2x4xi16>
  %12 = vector.create_mask %n, %m : vector<4x3xi1>
  %13 = vector.extract_strided_slice %12 {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi1> to vector<2x3xi1>
  %14 = vector.constant_mask [2, 2] : vector<4x3xi1>
  %15 = vector.extract_strided_slice %14 {offsets = [1, 0], sizes = [2, 3], strides = [1, 1]} : vector<4x3xi1> to vector<2x3xi1>
  %16 = vector.extract_strided_slice %v {offsets = [3], sizes = [1], strides = [1]} : vector<6x4xf32> to vector<1x4xf32>
  %17 = vector.extract_strided_slice %x {offsets = [1, 2], sizes = [1, 1], strides = [1, 1]} : vector<3x5x2x8xi8> to vector<1x1x2x8xi8>
  %18 = vector.extract_strided_slice %x {offsets = [1, 2, 1], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<3x5x2x8xi8> to vector<1x1x1x8xi8>
  %19 = vector.extract_strided_slice %1 {offsets = [1, 1], sizes = [3, 2], strides = [1, 1]} : vector<6x4xf32> to vector<3x2xf32>
  %20 = vector.extract_strided_slice %1 {offsets = [3, 1], sizes = [2, 2], strides = [1, 1]} : vector<6x4xf32> to vector<2x2xf32>
  %21 = vector.extract_strided_slice %x {offsets = [2], sizes = [1], strides = [1]} : vector<3x5x2x8xi8> to vector<1x5x2x8xi8>
  return %0, %2, %3, %5, %7, %9, %10, %11, %13, %15, %16, %17, %18, %19, %20, %21 : vector<6x4xf32>, vector<2x1xf32>, vector<2x2xf32>, vector<2x3xf32>, vector<2x2xf32>, vector<2x4xf32>, vector<2x2xi16>, vector<2x4xi16>, vector<2x3xi1>, vector<2x3xi1>, vector<1x4xf32>, vector<1x1x2x8xi8>, vector<1x1x1x8xi8>, vector<3x2xf32>, vector<2x2xf32>, vector<1x5x2x8xi8>
}
func.func @insert_slices(%v: vector<4x4xf32>, %s: f32, %w: vector<4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<3x4xi8>, vector<2x3xi8>) {
  %0 = vector.insert_strided_slice %v, %v {offsets = [0, 0], strides = [1, 1]} : vector<4x4xf32> into vector<4x4xf32>
  %1 = vector.broadcast %s : f32 to vector<2x2xf32>
  %2 = vector.broadcast %s : f32 to vector<4x4xf32>
  %3 = vector.insert_strided_slice %1, %2 {offsets = [1, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %4 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %5 = vector.insert_strided_slice %4, %v {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %c = arith.constant dense<0> : vector<3x4xi8>
  %d = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %6 = vector.insert_strided_slice %d, %c {offsets = [1, 1], strides = [1, 1]} : vector<2x2xi8> into vector<3x4xi8>
  %e = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi8>
  %g = arith.constant dense<[8, 9]> : vector<2xi8>
  %7 = vector.insert_strided_slice %g, %e {offsets = [1, 1], strides = [1]} : vector<2xi8> into vector<2x3xi8>
  return %0, %3, %5, %6, %7 : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<3x4xi8>, vector<2x3xi8>
}
func.func @in_bounds(%a: memref<8x6xf32>, %t: tensor<8x?xf32>, %i: index, %p: f32, %v: vector<4x5xf32>) -> (vector<4x5xf32>, vector<4x5xf32>, vector<5x4xf32>, vector<4x3xf32>, tensor<8x?xf32>, vector<4x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %0 = vector.transfer_read %a[%c0, %c1], %p : memref<8x6xf32>, vector<4x5xf32>
  %1 = vector.transfer_read %a[%c5, %c1], %p : memref<8x6xf32>, vector<4x5xf32>
  %2 = vector.transfer_read %a[%i, %c0], %p {permutation_map = affine_map<(i, j) -> (j, i)>} : memref<8x6xf32>, vector<5x4xf32>
  %3 = vector.transfer_read %a[%c0, %c0], %p {permutation_map = affine_map<(i, j) -> (i, 0)>} : memref<8x6xf32>, vector<4x3xf32>
  %4 = vector.transfer_write %v, %t[%c1, %c0] : vector<4x5xf32>, tensor<8x?xf32>
  vector.transfer_write %v, %a[%c1, %c1] : vector<4x5xf32>, memref<8x6xf32>
  %5 = vector.transfer_read %a[%i, %c0], %p {permutation_map = affine_map<(i, j) -> (i, 0)>} : memref<8x6xf32>, vector<4x3xf32>
  return %0, %1, %2, %3, %4, %5 : vector<4x5xf32>, vector<4x5xf32>, vector<5x4xf32>, vector<4x3xf32>, tensor<8x?xf32>, vector<4x3xf32>
}
func.func @full_masks(%a: memref<?xf32>, %i: index, %p: f32, %v: vector<4xf32>) -> vector<4xf32> {
  %m = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.transfer_read %a[%i], %p, %m : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v, %a[%i], %m : vector<4xf32>, memref<?xf32>
  return %0 : vector<4xf32>
}
func.func @casts(%a: memref<8xf32>, %i: index, %p: f32, %v: vector<4xf32>, %m: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = memref.cast %a : memref<8xf32> to memref<?xf32>
  %1 = vector.transfer_read %0[%i], %p : memref<?xf32>, vector<4xf32>
  vector.transfer_write %v, %0[%i] : vector<4xf32>, memref<?xf32>
  %2 = vector.load %0[%i] : memref<?xf32>, vector<4xf32>
  vector.store %v, %0[%i] : memref<?xf32>, vector<4xf32>
  %3 = vector.maskedload %0[%i], %m, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %0[%i], %m, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
func.func @read_after_write(%t: tensor<8x8xf32>, %v: vector<2x4xf32>, %w: vector<2x4xf32>, %p: f32, %i: index) -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %w, %0[%c2, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_read %1[%c0, %c0], %p {in_bounds = [true, true]} : tensor<8x8xf32>, vector<2x4xf32>
  %3 = vector.transfer_read %1[%c2, %c0], %p {in_bounds = [true, true]} : tensor<8x8xf32>, vector<2x4xf32>
  %4 = vector.transfer_read %1[%i, %c0], %p {in_bounds = [true, true]} : tensor<8x8xf32>, vector<2x4xf32>
  return %2, %3, %4 : vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
}
func.func @read_after_splat(%t: tensor<8xf32>, %m: vector<4xi1>, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %p = arith.constant 1.5 : f32
  %q = arith.constant 2.5 : f32
  %c = arith.constant dense<1.5> : vector<4xf32>
  %0 = vector.transfer_write %c, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %1 = vector.transfer_read %0[%i], %p, %m {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %2 = vector.transfer_read %0[%i], %q, %m {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %1, %2 : vector<4xf32>, vector<4xf32>
}
func.func @write_after_read(%t: tensor<4x4xf32>, %u: tensor<4x4xf32>, %p: f32, %i: index) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%c0, %c0], %p : tensor<4x4xf32>, vector<4x4xf32>
  %1 = vector.transfer_write %0, %u[%c0, %c0] : vector<4x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_read %u[%i, %c0], %p : tensor<4x4xf32>, vector<4x4xf32>
  %3 = vector.transfer_write %2, %u[%i, %c0] : vector<4x4xf32>, tensor<4x4xf32>
  return %1, %3 : tensor<4x4xf32>, tensor<4x4xf32>
}
func.func @write_after_write(%t: tensor<8x8xf32>, %v: vector<2x4xf32>, %w: vector<2x4xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_write %w, %0[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
  %2 = vector.transfer_write %v, %t[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
  %3 = vector.transfer_write %v, %2[%c2, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
  %4 = vector.transfer_write %w, %3[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
  return %1, %4 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @read_repeated(%t: tensor<4x4x4xf32>, %v: vector<4x1xf32>, %p: f32, %w: vector<3xf32>) -> (vector<1x9x4x5xf32>, vector<2x3xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(i, j, k) -> (k, j)>} : vector<4x1xf32>, tensor<4x4x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0, %c0], %p {in_bounds = [true, true, true, true], permutation_map = affine_map<(i, j, k) -> (j, 0, k, 0)>} : tensor<4x4x4xf32>, vector<1x9x4x5xf32>
  %2 = vector.transfer_write %w, %t[%c0, %c0, %c0] {in_bounds = [true]} : vector<3xf32>, tensor<4x4x4xf32>
  %3 = vector.transfer_read %2[%c0, %c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(i, j, k) -> (0, k)>} : tensor<4x4x4xf32>, vector<2x3xf32>
  return %1, %3 : vector<1x9x4x5xf32>, vector<2x3xf32>
}
func.func @masked_access(%a: memref<?xf32>, %i: index, %v: vector<4xf32>, %n: index, %x: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %t = vector.constant_mask [4] : vector<4xi1>
  %f = vector.constant_mask [0] : vector<4xi1>
  %m = vector.create_mask %n : vector<4xi1>
  %0 = vector.maskedload %a[%i], %t, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %a[%i], %f, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.expandload %a[%i], %t, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %a[%i], %t, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %a[%i], %f, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %a[%i], %t, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %a[%i], %f, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.gather %a[%i] [%x], %f, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = vector.gather %a[%i] [%x], %t, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %s = vector.step : vector<4xindex>
  %5 = vector.gather %a[%i] [%s], %m, %v : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %k = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %6 = vector.gather %a[%i] [%k], %m, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %a[%i] [%x], %f, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %a[%i] [%k], %m, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  vector.scatter %a[%i] [%x], %m, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
}
func.func @scatter_tensor(%a: tensor<?xf32>, %i: index, %v: vector<4xf32>, %x: vector<4xi32>, %m: vector<4xi1>) -> tensor<?xf32> {
  %k = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %0 = vector.scatter %a[%i] [%k], %m, %v : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @scatter_tensor2(%a: tensor<?xf32>, %i: index, %v: vector<4xf32>, %x: vector<4xi32>) -> tensor<?xf32> {
  %f = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.scatter %a[%i] [%x], %f, %v : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @elements_of_stretched(%u: vector<2x1xf32>, %z: vector<f32>, %w: vector<2xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %0 = vector.broadcast %u : vector<2x1xf32> to vector<2x3xf32>
  %1:6 = vector.to_elements %0 : vector<2x3xf32>
  %2 = vector.broadcast %z : vector<f32> to vector<2xf32>
  %3:2 = vector.to_elements %2 : vector<2xf32>
  %4 = vector.broadcast %w : vector<2xf32> to vector<2x2xf32>
  %5:4 = vector.to_elements %4 : vector<2x2xf32>
  return %1#0, %1#1, %1#4, %3#0, %3#1, %5#1, %5#2, %1#5 : f32, f32, f32, f32, f32, f32, f32, f32
}
func.func @steps() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %s = vector.step : vector<3xindex>
  %c3 = arith.constant dense<3> : vector<3xindex>
  %c0 = arith.constant dense<0> : vector<3xindex>
  %c2 = arith.constant dense<2> : vector<3xindex>
  %m1 = arith.constant dense<-1> : vector<3xindex>
  %0 = arith.cmpi ugt, %c3, %s : vector<3xindex>
  %1 = arith.cmpi ult, %s, %c3 : vector<3xindex>
  %2 = arith.cmpi ult, %s, %c2 : vector<3xindex>
  %3 = arith.cmpi uge, %s, %c0 : vector<3xindex>
  %4 = arith.cmpi ule, %s, %c2 : vector<3xindex>
  %5 = arith.cmpi eq, %s, %c3 : vector<3xindex>
  %6 = arith.cmpi ne, %s, %c3 : vector<3xindex>
  %7 = arith.cmpi slt, %s, %c3 : vector<3xindex>
  %8 = arith.cmpi sgt, %s, %m1 : vector<3xindex>
  %9 = arith.cmpi uge, %s, %c3 : vector<3xindex>
  %10 = arith.cmpi ugt, %s, %c2 : vector<3xindex>
  %11 = arith.cmpi eq, %s, %c2 : vector<3xindex>
  %12 = arith.cmpi sge, %s, %c0 : vector<3xindex>
  %13 = arith.cmpi ugt, %c0, %s : vector<3xindex>
  %14 = arith.cmpi eq, %s, %m1 : vector<3xindex>
  %15 = arith.cmpi ult, %s, %m1 : vector<3xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}
func.func @tensor_casts(%t: tensor<8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %1 = vector.transfer_read %0[%i], %p : tensor<?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

//= --canonicalize --allow-unregistered-dialect
#map = affine_map<(d0, d1, d2) -> (d0, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1, d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
module {
  func.func @broadcasts(%arg0: f32, %arg1: vector<5xf32>, %arg2: vector<1x5xf32>, %arg3: vector<[4]xf32>) -> (vector<5xf32>, vector<3x5xf32>, vector<2x3x5xf32>, vector<6xi16>, vector<2x4xf32>, vector<2x7xf32>, vector<3x5xf32>, vector<2x[4]xf32>) {
    %0 = ub.poison : vector<2x7xf32>
    %cst = arith.constant dense<2.500000e+00> : vector<2x4xf32>
    %cst_0 = arith.constant dense<9> : vector<6xi16>
    %1 = vector.broadcast %arg2 : vector<1x5xf32> to vector<3x5xf32>
    %2 = vector.broadcast %arg2 : vector<1x5xf32> to vector<2x3x5xf32>
    %3 = vector.broadcast %arg2 : vector<1x5xf32> to vector<3x5xf32>
    %4 = vector.broadcast %arg3 : vector<[4]xf32> to vector<2x[4]xf32>
    return %arg1, %1, %2, %cst_0, %cst, %0, %3, %4 : vector<5xf32>, vector<3x5xf32>, vector<2x3x5xf32>, vector<6xi16>, vector<2x4xf32>, vector<2x7xf32>, vector<3x5xf32>, vector<2x[4]xf32>
  }
  func.func @transposes(%arg0: vector<3x4xf32>, %arg1: vector<1x4x1xi8>, %arg2: f32, %arg3: vector<4xf32>, %arg4: index, %arg5: index, %arg6: vector<4x1x1x6xf32>) -> (vector<3x4xf32>, vector<4x3xf32>, vector<1x4x1xi8>, vector<4x1x1xi8>, vector<4x3xf32>, vector<4x2xf32>, vector<5x7xi1>, vector<7x5xi1>, vector<2x2xf32>, vector<4x2x1xf32>, vector<2x4x3x3x6xf32>) {
    %cst = arith.constant dense<4.000000e+00> : vector<2x2xf32>
    %0 = vector.transpose %arg0, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
    %1 = vector.transpose %arg1, [1, 0, 2] : vector<1x4x1xi8> to vector<4x1x1xi8>
    %2 = vector.broadcast %arg2 : f32 to vector<4x3xf32>
    %3 = vector.broadcast %arg3 : vector<4xf32> to vector<2x4xf32>
    %4 = vector.transpose %3, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
    %5 = vector.create_mask %arg5, %arg4 : vector<5x7xi1>
    %6 = vector.constant_mask [3, 2] : vector<7x5xi1>
    %7 = vector.shape_cast %arg3 : vector<4xf32> to vector<2x1x2xf32>
    %8 = vector.shape_cast %3 : vector<2x4xf32> to vector<4x2x1xf32>
    %9 = vector.broadcast %arg6 : vector<4x1x1x6xf32> to vector<2x4x3x3x6xf32>
    "test.use"(%7) : (vector<2x1x2xf32>) -> ()
    return %arg0, %0, %arg1, %1, %2, %4, %5, %6, %cst, %8, %9 : vector<3x4xf32>, vector<4x3xf32>, vector<1x4x1xi8>, vector<4x1x1xi8>, vector<4x3xf32>, vector<4x2xf32>, vector<5x7xi1>, vector<7x5xi1>, vector<2x2xf32>, vector<4x2x1xf32>, vector<2x4x3x3x6xf32>
  }
  func.func @shape_casts(%arg0: vector<6xf32>, %arg1: vector<2x3xf32>, %arg2: i8, %arg3: vector<1x6x1xf32>, %arg4: index) -> (vector<6xf32>, vector<6xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<6xf32>, vector<6xf32>, vector<12xi8>, vector<2x6xf32>, vector<12xf32>, vector<3xi1>, vector<3xi1>, vector<3x1xi1>, vector<6xf32>, vector<2x3xi1>) {
    %cst = arith.constant dense<[[true, false, true], [true, false, false]]> : vector<2x3xi1>
    %0 = ub.poison : vector<6xf32>
    %cst_0 = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : vector<3x2xf32>
    %c1 = arith.constant 1 : index
    %1 = vector.shape_cast %arg0 : vector<6xf32> to vector<3x2xf32>
    %2 = vector.shape_cast %arg3 : vector<1x6x1xf32> to vector<6xf32>
    %3 = vector.broadcast %arg2 : i8 to vector<12xi8>
    %4 = vector.broadcast %arg0 : vector<6xf32> to vector<2x1x6xf32>
    %5 = vector.broadcast %arg0 : vector<6xf32> to vector<2x6xf32>
    %6 = vector.shape_cast %4 : vector<2x1x6xf32> to vector<12xf32>
    %7 = vector.create_mask %arg4 : vector<3xi1>
    %8 = vector.constant_mask [2] : vector<3xi1>
    %9 = vector.create_mask %arg4, %c1, %arg4 : vector<3x1x1xi1>
    %10 = vector.shape_cast %9 : vector<3x1x1xi1> to vector<3x1xi1>
    return %arg0, %arg0, %1, %cst_0, %2, %arg0, %3, %5, %6, %7, %8, %10, %0, %cst : vector<6xf32>, vector<6xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<6xf32>, vector<6xf32>, vector<12xi8>, vector<2x6xf32>, vector<12xf32>, vector<3xi1>, vector<3xi1>, vector<3x1xi1>, vector<6xf32>, vector<2x3xi1>
  }
  func.func @bitcasts(%arg0: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<2xf64>, vector<3xf32>, vector<2xi32>, vector<2xi24>, vector<4xi16>, vector<3xf32>) {
    %cst = arith.constant dense<328965> : vector<2xi24>
    %cst_0 = arith.constant dense<-33686019> : vector<2xi32>
    %cst_1 = arith.constant dense<0.125236511> : vector<3xf32>
    %cst_2 = arith.constant dense<5> : vector<3xi32>
    %cst_3 = arith.constant dense<5> : vector<2xi32>
    %0 = vector.bitcast %arg0 : vector<4xf32> to vector<2xf64>
    %1 = vector.bitcast %cst_3 : vector<2xi32> to vector<4xi16>
    %2 = vector.bitcast %cst_2 : vector<3xi32> to vector<3xf32>
    return %arg0, %arg0, %0, %cst_1, %cst_0, %cst, %1, %2 : vector<4xf32>, vector<4xf32>, vector<2xf64>, vector<3xf32>, vector<2xi32>, vector<2xi24>, vector<4xi16>, vector<3xf32>
  }
  func.func @shuffles(%arg0: vector<3xf32>, %arg1: vector<3xf32>, %arg2: f32, %arg3: vector<f32>, %arg4: vector<f32>, %arg5: vector<2x3xf32>) -> (vector<3xf32>, vector<3xf32>, vector<4xi16>, vector<2xi16>, vector<2xf32>, vector<6xf32>, vector<1xf32>, vector<1xf32>, vector<3xi16>, vector<2x3xf32>, vector<2xf32>) {
    %0 = ub.poison : vector<3xi16>
    %cst = arith.constant dense<[8, 1, 1, 3]> : vector<4xi16>
    %cst_0 = arith.constant dense<[7, 8]> : vector<2xi16>
    %1 = vector.broadcast %arg2 : f32 to vector<2xf32>
    %2 = vector.interleave %arg0, %arg1 : vector<3xf32> -> vector<6xf32>
    %3 = vector.broadcast %arg3 : vector<f32> to vector<1xf32>
    %4 = vector.broadcast %arg4 : vector<f32> to vector<1xf32>
    %5 = vector.interleave %arg3, %arg4 : vector<f32> -> vector<2xf32>
    return %arg0, %arg1, %cst, %cst_0, %1, %2, %3, %4, %0, %arg5, %5 : vector<3xf32>, vector<3xf32>, vector<4xi16>, vector<2xi16>, vector<2xf32>, vector<6xf32>, vector<1xf32>, vector<1xf32>, vector<3xi16>, vector<2x3xf32>, vector<2xf32>
  }
  func.func @elements(%arg0: f32, %arg1: f32, %arg2: vector<2x2xf32>, %arg3: vector<3x2x2xf32>) -> (f32, f32, f32, f32, f32, vector<2x2xf32>, vector<4xf32>, vector<3xi8>, vector<2x2xf32>, vector<4xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>) {
    %cst = arith.constant dense<[3, -4, 3]> : vector<3xi8>
    %0:4 = vector.to_elements %arg2 : vector<2x2xf32>
    %1 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<4xf32>
    %2 = vector.broadcast %arg0 : f32 to vector<2x2xf32>
    %3 = vector.extract %arg3[1, 0, 0] : f32 from vector<3x2x2xf32>
    %4 = vector.extract %arg3[1, 0, 1] : f32 from vector<3x2x2xf32>
    %5 = vector.extract %arg3[1] : vector<2x2xf32> from vector<3x2x2xf32>
    %6 = vector.shape_cast %5 : vector<2x2xf32> to vector<4xf32>
    %7 = vector.from_elements %4, %3 : vector<2xf32>
    %8 = vector.broadcast %4 : f32 to vector<1xf32>
    %9 = vector.extract %arg3[1, 1] : vector<2xf32> from vector<3x2x2xf32>
    return %arg0, %arg1, %arg0, %arg0, %0#1, %arg2, %1, %cst, %2, %6, %7, %8, %9 : f32, f32, f32, f32, f32, vector<2x2xf32>, vector<4xf32>, vector<3xi8>, vector<2x2xf32>, vector<4xf32>, vector<2xf32>, vector<1xf32>, vector<2xf32>
  }
  func.func @elements_of_broadcast(%arg0: vector<2xf32>, %arg1: vector<1x2xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
    %0:2 = vector.to_elements %arg0 : vector<2xf32>
    %1:2 = vector.to_elements %arg1 : vector<1x2xf32>
    return %0#0, %0#1, %0#0, %0#1, %1#0, %1#1, %1#0, %1#1 : f32, f32, f32, f32, f32, f32, f32, f32
  }
  func.func @masks(%arg0: index) -> (vector<3x4xi1>, vector<3x4xi1>, vector<3x4xi1>, vector<3x4xi1>, vector<3x4xi1>, vector<[2]xi1>, vector<[2]xi1>, vector<[2]xi1>, vector<i1>, vector<i1>) {
    %cst = arith.constant dense<true> : vector<i1>
    %cst_0 = arith.constant dense<false> : vector<[2]xi1>
    %cst_1 = arith.constant dense<true> : vector<[2]xi1>
    %cst_2 = arith.constant dense<false> : vector<3x4xi1>
    %cst_3 = arith.constant dense<true> : vector<3x4xi1>
    %c4 = arith.constant 4 : index
    %0 = vector.constant_mask [2, 2] : vector<3x4xi1>
    %1 = vector.create_mask %arg0, %c4 : vector<3x4xi1>
    %vscale = vector.vscale
    %2 = vector.create_mask %vscale : vector<[2]xi1>
    %3 = vector.create_mask %arg0 : vector<i1>
    return %0, %cst_3, %cst_2, %1, %cst_3, %cst_1, %cst_0, %2, %cst, %3 : vector<3x4xi1>, vector<3x4xi1>, vector<3x4xi1>, vector<3x4xi1>, vector<3x4xi1>, vector<[2]xi1>, vector<[2]xi1>, vector<[2]xi1>, vector<i1>, vector<i1>
  }
  func.func @masked(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: f32, %arg3: vector<4xf32>, %arg4: index, %arg5: memref<?xf32>) -> (vector<4xf32>, vector<4xf32>, f32) {
    %0 = arith.select %arg0, %arg1, %arg3 : vector<4xi1>, vector<4xf32>
    %1 = vector.reduction <add>, %arg1, %arg2 : vector<4xf32> into f32
    vector.transfer_write %arg1, %arg5[%arg4] : vector<4xf32>, memref<?xf32>
    return %arg1, %0, %1 : vector<4xf32>, vector<4xf32>, f32
  }
  func.func @reductions(%arg0: vector<1xf32>, %arg1: vector<i32>, %arg2: f32, %arg3: i32, %arg4: vector<1xi1>, %arg5: vector<1x5x1xf32>, %arg6: vector<5xf32>, %arg7: vector<1x1xi32>, %arg8: vector<1x1xi1>, %arg9: vector<1x5x1xi1>, %arg10: vector<6xf32>) -> (f32, f32, i32, i32, f32, f32, vector<5xf32>, i32, i32, vector<5xf32>, vector<6xf32>, f32) {
    %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %1 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %2 = arith.maximumf %1, %arg2 fastmath<nnan> : f32
    %3 = vector.extract %arg1[] : i32 from vector<i32>
    %4 = vector.extract %arg1[] : i32 from vector<i32>
    %5 = arith.minsi %4, %arg3 : i32
    %6 = vector.extract %arg4[0] : i1 from vector<1xi1>
    %7 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %8 = arith.addf %7, %arg2 : f32
    %9 = arith.select %6, %8, %arg2 : f32
    %10 = vector.extract %arg0[0] : f32 from vector<1xf32>
    %11 = vector.shape_cast %arg5 : vector<1x5x1xf32> to vector<5xf32>
    %12 = arith.maxnumf %arg6, %11 : vector<5xf32>
    %13 = vector.extract %arg7[0, 0] : i32 from vector<1x1xi32>
    %14 = arith.ori %arg3, %13 : i32
    %15 = vector.extract %arg8[0, 0] : i1 from vector<1x1xi1>
    %16 = vector.extract %arg7[0, 0] : i32 from vector<1x1xi32>
    %17 = arith.andi %arg3, %16 : i32
    %18 = arith.select %15, %17, %16 : i32
    %19 = vector.shape_cast %arg9 : vector<1x5x1xi1> to vector<5xi1>
    %20 = vector.shape_cast %arg5 : vector<1x5x1xf32> to vector<5xf32>
    %21 = arith.mulf %arg6, %20 : vector<5xf32>
    %22 = arith.select %19, %21, %20 : vector<5xi1>, vector<5xf32>
    %23 = vector.multi_reduction <add>, %arg10, %arg2 [0] : vector<6xf32> to f32
    return %0, %2, %3, %5, %9, %10, %12, %14, %18, %22, %arg10, %23 : f32, f32, i32, i32, f32, f32, vector<5xf32>, i32, i32, vector<5xf32>, vector<6xf32>, f32
  }
  func.func @contractions(%arg0: vector<2x3xf32>, %arg1: vector<3x4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x3xi32>, %arg4: vector<3x4xi32>, %arg5: vector<2x4xi32>) -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xi32>) {
    %0 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    %1 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg0, %arg1, %arg2 : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
    %2 = arith.addf %arg2, %1 : vector<2x4xf32>
    %3 = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %arg3, %arg4, %arg5 : vector<2x3xi32>, vector<3x4xi32> into vector<2x4xi32>
    return %0, %2, %3 : vector<2x4xf32>, vector<2x4xf32>, vector<2x4xi32>
  }
  func.func @extracts(%arg0: vector<2x3x4xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<1x4xf32>, %arg5: vector<f32>) -> (vector<2x3x4xf32>, f32, f32, vector<4xf32>, vector<4xf32>, f32, f32, f32, vector<4xf32>, f32, f32, f32, vector<3x4xf32>) {
    %0 = ub.poison : vector<4xf32>
    %c7 = arith.constant 7 : index
    %1 = vector.extract %arg0[1] : vector<3x4xf32> from vector<2x3x4xf32>
    %2 = vector.extract %arg0[1, 2, 0] : f32 from vector<2x3x4xf32>
    %3 = vector.extract %arg0[1, %arg1, %c7] : f32 from vector<2x3x4xf32>
    %4 = vector.extract %arg3[2] : f32 from vector<4xf32>
    %5 = vector.extract %arg3[%arg1] : f32 from vector<4xf32>
    %6 = vector.extract %arg4[0] : vector<4xf32> from vector<1x4xf32>
    %7 = vector.extract %arg4[0, 3] : f32 from vector<1x4xf32>
    %8 = vector.extract %arg5[] : f32 from vector<f32>
    %9 = vector.extract %1[%arg1] : vector<4xf32> from vector<3x4xf32>
    %10 = vector.extract %9[1] : f32 from vector<4xf32>
    %11 = vector.extract %arg0[%arg1] : vector<3x4xf32> from vector<2x3x4xf32>
    return %arg0, %2, %3, %0, %0, %arg2, %4, %5, %6, %7, %8, %10, %11 : vector<2x3x4xf32>, f32, f32, vector<4xf32>, vector<4xf32>, f32, f32, f32, vector<4xf32>, f32, f32, f32, vector<3x4xf32>
  }
  func.func @extract_constants(%arg0: index) -> (i32, vector<2xi32>, i32, vector<2xi1>, i1, vector<2xi32>, vector<3xf32>, index, i32, vector<2xi32>) {
    %cst = arith.constant dense<[[1, 2], [3, 4], [5, 6]]> : vector<3x2xi32>
    %c4_i32 = arith.constant 4 : i32
    %cst_0 = arith.constant dense<[5, 6]> : vector<2xi32>
    %c9_i32 = arith.constant 9 : i32
    %cst_1 = arith.constant dense<[false, true]> : vector<2xi1>
    %false = arith.constant false
    %cst_2 = arith.constant dense<9> : vector<2xi32>
    %0 = ub.poison : vector<3xf32>
    %c8 = arith.constant 8 : index
    %1 = vector.extract %cst[%arg0, 0] : i32 from vector<3x2xi32>
    return %c4_i32, %cst_0, %c9_i32, %cst_1, %false, %cst_2, %0, %c8, %1, %cst_0 : i32, vector<2xi32>, i32, vector<2xi1>, i1, vector<2xi32>, vector<3xf32>, index, i32, vector<2xi32>
  }
  func.func @extract_of_insert(%arg0: vector<2x3x4xf32>, %arg1: vector<4xf32>, %arg2: vector<3x4xf32>, %arg3: f32, %arg4: index) -> (vector<4xf32>, f32, f32, vector<4xf32>, f32, vector<4xf32>, f32, vector<3xf32>, vector<4xf32>, f32) {
    %0 = vector.extract %arg1[3] : f32 from vector<4xf32>
    %1 = vector.extract %arg2[2, 1] : f32 from vector<3x4xf32>
    %2 = vector.extract %arg2[2] : vector<4xf32> from vector<3x4xf32>
    %3 = vector.extract %arg0[1, 2, 1] : f32 from vector<2x3x4xf32>
    %4 = vector.insert %arg3, %arg0 [1, 2, 3] : f32 into vector<2x3x4xf32>
    %5 = vector.extract %4[1, 2] : vector<4xf32> from vector<2x3x4xf32>
    %6 = vector.extract %arg1[0] : f32 from vector<4xf32>
    %7 = vector.transpose %arg2, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
    %8 = vector.extract %7[2] : vector<3xf32> from vector<4x3xf32>
    %9 = vector.extract %arg0[1, 2] : vector<4xf32> from vector<2x3x4xf32>
    %10 = vector.insert %arg3, %arg1 [%arg4] : f32 into vector<4xf32>
    %11 = vector.extract %10[2] : f32 from vector<4xf32>
    return %arg1, %0, %1, %2, %3, %5, %6, %8, %9, %11 : vector<4xf32>, f32, f32, vector<4xf32>, f32, vector<4xf32>, f32, vector<3xf32>, vector<4xf32>, f32
  }
  func.func @extract_of_others(%arg0: vector<8xf32>, %arg1: vector<3xf32>, %arg2: vector<2x12xf32>, %arg3: vector<6x4xf32>, %arg4: vector<2x2xf32>, %arg5: f32, %arg6: f32, %arg7: vector<1x3x4xf32>) -> (f32, f32, f32, vector<4xf32>, f32, vector<4xf32>, f32, f32, vector<2xf32>, f32, vector<2xf32>, f32, vector<12xf32>, vector<3x4xf32>) {
    %0 = vector.extract %arg1[2] : f32 from vector<3xf32>
    %1 = vector.extract %arg0[1] : f32 from vector<8xf32>
    %2 = vector.extract %arg2[1, 11] : f32 from vector<2x12xf32>
    %3 = vector.extract %arg3[3] : vector<4xf32> from vector<6x4xf32>
    %4 = vector.extract %arg3[3, 2] : f32 from vector<6x4xf32>
    %5 = vector.extract %arg3[3] : vector<4xf32> from vector<6x4xf32>
    %6 = vector.insert_strided_slice %arg4, %arg3 {offsets = [1, 2], strides = [1, 1]} : vector<2x2xf32> into vector<6x4xf32>
    %7 = vector.extract %arg4[1, 1] : f32 from vector<2x2xf32>
    %8 = vector.extract %6[2, 1] : f32 from vector<6x4xf32>
    %9 = vector.insert_strided_slice %arg0, %arg2 {offsets = [1, 3], strides = [1]} : vector<8xf32> into vector<2x12xf32>
    %10 = vector.from_elements %arg6, %arg5 : vector<2xf32>
    %11 = vector.extract %arg4[1] : vector<2xf32> from vector<2x2xf32>
    %12 = vector.extract %9[0, 3] : f32 from vector<2x12xf32>
    %13 = vector.shape_cast %arg7 : vector<1x3x4xf32> to vector<12xf32>
    %14 = vector.extract %arg7[0] : vector<3x4xf32> from vector<1x3x4xf32>
    return %0, %1, %2, %3, %4, %5, %7, %8, %10, %arg6, %11, %12, %13, %14 : f32, f32, f32, vector<4xf32>, f32, vector<4xf32>, f32, f32, vector<2xf32>, f32, vector<2xf32>, f32, vector<12xf32>, vector<3x4xf32>
  }
  func.func @extract_more(%arg0: f32, %arg1: vector<3xf32>, %arg2: index, %arg3: index, %arg4: vector<1xf32>) -> (vector<4xf32>, vector<2x3xf32>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<2x3xf32>, vector<4xf32>, f32) {
    %cst = arith.constant dense<false> : vector<4xi1>
    %c2 = arith.constant 2 : index
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    %1 = vector.broadcast %arg1 : vector<3xf32> to vector<2x3xf32>
    %2 = vector.create_mask %c2, %arg2 : vector<3x4xi1>
    %3 = vector.create_mask %arg2 : vector<4xi1>
    %4 = vector.extract %2[%arg3] : vector<4xi1> from vector<3x4xi1>
    %5 = vector.create_mask %arg2 : vector<4xi1>
    %6 = vector.broadcast %arg1 : vector<3xf32> to vector<2x3xf32>
    %7 = vector.broadcast %arg4 : vector<1xf32> to vector<4xf32>
    %8 = vector.extract %arg1[%arg3] : f32 from vector<3xf32>
    return %0, %1, %3, %cst, %4, %5, %6, %7, %8 : vector<4xf32>, vector<2x3xf32>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<2x3xf32>, vector<4xf32>, f32
  }
  func.func @inserts(%arg0: vector<3x2xf32>, %arg1: vector<2xf32>, %arg2: vector<2xf32>, %arg3: f32, %arg4: f32, %arg5: index, %arg6: vector<1xf32>, %arg7: vector<1x2xf32>) -> (vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<1xf32>, vector<1x2xf32>, vector<4xf32>, vector<3xf32>, vector<3x2xf32>, vector<3x2xf32>) {
    %0 = ub.poison : vector<3x2xf32>
    %1 = vector.insert %arg1, %arg0 [2] : vector<2xf32> into vector<3x2xf32>
    %2 = vector.insert %arg2, %arg0 [1] : vector<2xf32> into vector<3x2xf32>
    %3 = vector.broadcast %arg3 : f32 to vector<1xf32>
    %4 = vector.broadcast %arg1 : vector<2xf32> to vector<1x2xf32>
    %5 = vector.broadcast %arg3 : f32 to vector<4xf32>
    %6 = vector.insert %arg3, %5 [2] : f32 into vector<4xf32>
    %7 = vector.from_elements %arg3, %arg4, %arg4 : vector<3xf32>
    %8:2 = vector.to_elements %arg1 : vector<2xf32>
    %9:2 = vector.to_elements %arg2 : vector<2xf32>
    %10 = vector.from_elements %8#0, %8#1, %9#0, %9#1, %arg3, %arg4 : vector<3x2xf32>
    %11 = vector.insert %arg4, %arg0 [%arg5, 1] : f32 into vector<3x2xf32>
    return %arg0, %1, %2, %0, %3, %4, %6, %7, %10, %11 : vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<3x2xf32>, vector<1xf32>, vector<1x2xf32>, vector<4xf32>, vector<3xf32>, vector<3x2xf32>, vector<3x2xf32>
  }
  func.func @insert_constants(%arg0: i32) -> (vector<2x2xi32>, vector<2x2xi32>, vector<4xi1>, vector<2xf16>, vector<300xi8>, vector<300xi8>, vector<2xi32>, vector<2xi32>) {
    %cst = arith.constant dense<[7, 9]> : vector<2xi32>
    %cst_0 = arith.constant dense<5> : vector<300xi8>
    %c1_i8 = arith.constant 1 : i8
    %cst_1 = arith.constant dense<[8, 9]> : vector<2xi32>
    %cst_2 = arith.constant dense<[[1, 2], [7, 4]]> : vector<2x2xi32>
    %cst_3 = arith.constant dense<[[8, 9], [3, 4]]> : vector<2x2xi32>
    %cst_4 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
    %cst_5 = arith.constant dense<[0.000000e+00, 2.500000e+00]> : vector<2xf16>
    %0 = vector.insert %c1_i8, %cst_0 [7] : i8 into vector<300xi8>
    %1 = vector.insert %c1_i8, %0 [8] : i8 into vector<300xi8>
    %2 = vector.insert %arg0, %cst_1 [0] : i32 into vector<2xi32>
    return %cst_2, %cst_3, %cst_4, %cst_5, %0, %1, %2, %cst : vector<2x2xi32>, vector<2x2xi32>, vector<4xi1>, vector<2xf16>, vector<300xi8>, vector<300xi8>, vector<2xi32>, vector<2xi32>
  }
  func.func @slices(%arg0: vector<6x4xf32>, %arg1: vector<3x2xf32>, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<1x4xf32>, %arg5: index, %arg6: index, %arg7: vector<3x5x2x8xi8>) -> (vector<6x4xf32>, vector<2x1xf32>, vector<2x2xf32>, vector<2x3xf32>, vector<2x2xf32>, vector<2x4xf32>, vector<2x2xi16>, vector<2x4xi16>, vector<2x3xi1>, vector<2x3xi1>, vector<1x4xf32>, vector<1x1x2x8xi8>, vector<1x1x1x8xi8>, vector<3x2xf32>, vector<2x2xf32>, vector<1x5x2x8xi8>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<[[5, 6, 7, 8], [9, 10, 11, 12]]> : vector<2x4xi16>
    %cst_0 = arith.constant dense<[[7, 8], [11, 12]]> : vector<2x2xi16>
    %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [1, 1], strides = [1, 1]} : vector<3x2xf32> into vector<6x4xf32>
    %1 = vector.extract_strided_slice %arg1 {offsets = [1, 1], sizes = [2, 1], strides = [1, 1]} : vector<3x2xf32> to vector<2x1xf32>
    %2 = vector.extract_strided_slice %0 {offsets = [4, 0], sizes = [2, 2], strides = [1, 1]} : vector<6x4xf32> to vector<2x2xf32>
    %3 = vector.broadcast %arg2 : f32 to vector<2x3xf32>
    %4 = vector.extract_strided_slice %arg3 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    %5 = vector.broadcast %4 : vector<2xf32> to vector<2x2xf32>
    %6 = vector.broadcast %arg4 : vector<1x4xf32> to vector<2x4xf32>
    %7 = arith.subi %arg5, %c1 : index
    %8 = vector.create_mask %7, %arg6 : vector<2x3xi1>
    %9 = vector.constant_mask [1, 2] : vector<2x3xi1>
    %10 = vector.extract %arg0[3] : vector<4xf32> from vector<6x4xf32>
    %11 = vector.shape_cast %10 : vector<4xf32> to vector<1x4xf32>
    %12 = vector.extract %arg7[1, 2] : vector<2x8xi8> from vector<3x5x2x8xi8>
    %13 = vector.shape_cast %12 : vector<2x8xi8> to vector<1x1x2x8xi8>
    %14 = vector.extract %arg7[1, 2, 1] : vector<8xi8> from vector<3x5x2x8xi8>
    %15 = vector.shape_cast %14 : vector<8xi8> to vector<1x1x1x8xi8>
    %16 = vector.extract_strided_slice %0 {offsets = [3, 1], sizes = [2, 2], strides = [1, 1]} : vector<6x4xf32> to vector<2x2xf32>
    %17 = vector.extract %arg7[2] : vector<5x2x8xi8> from vector<3x5x2x8xi8>
    %18 = vector.shape_cast %17 : vector<5x2x8xi8> to vector<1x5x2x8xi8>
    return %arg0, %1, %2, %3, %5, %6, %cst_0, %cst, %8, %9, %11, %13, %15, %arg1, %16, %18 : vector<6x4xf32>, vector<2x1xf32>, vector<2x2xf32>, vector<2x3xf32>, vector<2x2xf32>, vector<2x4xf32>, vector<2x2xi16>, vector<2x4xi16>, vector<2x3xi1>, vector<2x3xi1>, vector<1x4xf32>, vector<1x1x2x8xi8>, vector<1x1x1x8xi8>, vector<3x2xf32>, vector<2x2xf32>, vector<1x5x2x8xi8>
  }
  func.func @insert_slices(%arg0: vector<4x4xf32>, %arg1: f32, %arg2: vector<4xf32>) -> (vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<3x4xi8>, vector<2x3xi8>) {
    %cst = arith.constant dense<[[1, 2, 3], [4, 8, 9]]> : vector<2x3xi8>
    %cst_0 = arith.constant dense<[[0, 0, 0, 0], [0, 1, 2, 0], [0, 3, 4, 0]]> : vector<3x4xi8>
    %0 = vector.broadcast %arg1 : f32 to vector<4x4xf32>
    return %arg0, %0, %arg0, %cst_0, %cst : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<3x4xi8>, vector<2x3xi8>
  }
  func.func @in_bounds(%arg0: memref<8x6xf32>, %arg1: tensor<8x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4x5xf32>) -> (vector<4x5xf32>, vector<4x5xf32>, vector<5x4xf32>, vector<4x3xf32>, tensor<8x?xf32>, vector<4x3xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %0 = vector.transfer_read %arg0[%c0, %c1], %arg3 {in_bounds = [true, true]} : memref<8x6xf32>, vector<4x5xf32>
    %1 = vector.transfer_read %arg0[%c5, %c1], %arg3 {in_bounds = [false, true]} : memref<8x6xf32>, vector<4x5xf32>
    %2 = vector.transfer_read %arg0[%arg2, %c0], %arg3 {in_bounds = [true, false], permutation_map = #map3} : memref<8x6xf32>, vector<5x4xf32>
    %3 = vector.transfer_read %arg0[%c0, %c0], %arg3 {in_bounds = [true, true], permutation_map = #map4} : memref<8x6xf32>, vector<4x3xf32>
    %4 = vector.transfer_write %arg4, %arg1[%c1, %c0] {in_bounds = [true, false]} : vector<4x5xf32>, tensor<8x?xf32>
    vector.transfer_write %arg4, %arg0[%c1, %c1] {in_bounds = [true, true]} : vector<4x5xf32>, memref<8x6xf32>
    %5 = vector.transfer_read %arg0[%arg2, %c0], %arg3 {permutation_map = #map4} : memref<8x6xf32>, vector<4x3xf32>
    return %0, %1, %2, %3, %4, %5 : vector<4x5xf32>, vector<4x5xf32>, vector<5x4xf32>, vector<4x3xf32>, tensor<8x?xf32>, vector<4x3xf32>
  }
  func.func @full_masks(%arg0: memref<?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>) -> vector<4xf32> {
    %0 = vector.transfer_read %arg0[%arg1], %arg2 : memref<?xf32>, vector<4xf32>
    vector.transfer_write %arg3, %arg0[%arg1] : vector<4xf32>, memref<?xf32>
    return %0 : vector<4xf32>
  }
  func.func @casts(%arg0: memref<8xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.transfer_read %arg0[%arg1], %arg2 : memref<8xf32>, vector<4xf32>
    vector.transfer_write %arg3, %arg0[%arg1] : vector<4xf32>, memref<8xf32>
    %1 = vector.load %arg0[%arg1] : memref<8xf32>, vector<4xf32>
    vector.store %arg3, %arg0[%arg1] : memref<8xf32>, vector<4xf32>
    %2 = vector.maskedload %arg0[%arg1], %arg4, %arg3 : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg0[%arg1], %arg4, %arg3 : memref<8xf32>, vector<4xi1>, vector<4xf32>
    return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
  func.func @read_after_write(%arg0: tensor<8x8xf32>, %arg1: vector<2x4xf32>, %arg2: vector<2x4xf32>, %arg3: f32, %arg4: index) -> (vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
    %1 = vector.transfer_write %arg2, %0[%c2, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
    %2 = vector.transfer_read %1[%arg4, %c0], %arg3 {in_bounds = [true, true]} : tensor<8x8xf32>, vector<2x4xf32>
    return %arg1, %arg2, %2 : vector<2x4xf32>, vector<2x4xf32>, vector<2x4xf32>
  }
  func.func @read_after_splat(%arg0: tensor<8xf32>, %arg1: vector<4xi1>, %arg2: index) -> (vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant 2.500000e+00 : f32
    %cst_0 = arith.constant dense<1.500000e+00> : vector<4xf32>
    %0 = vector.transfer_write %cst_0, %arg0[%arg2] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
    %1 = vector.transfer_read %0[%arg2], %cst, %arg1 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
    return %cst_0, %1 : vector<4xf32>, vector<4xf32>
  }
  func.func @write_after_read(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: f32, %arg3: index) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    return %arg0, %arg1 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func @write_after_write(%arg0: tensor<8x8xf32>, %arg1: vector<2x4xf32>, %arg2: vector<2x4xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = vector.transfer_write %arg2, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
    %1 = vector.transfer_write %arg1, %arg0[%c2, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
    %2 = vector.transfer_write %arg2, %1[%c0, %c0] {in_bounds = [true, true]} : vector<2x4xf32>, tensor<8x8xf32>
    return %0, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @read_repeated(%arg0: tensor<4x4x4xf32>, %arg1: vector<4x1xf32>, %arg2: f32, %arg3: vector<3xf32>) -> (vector<1x9x4x5xf32>, vector<2x3xf32>) {
    %0 = vector.broadcast %arg1 : vector<4x1xf32> to vector<9x5x4x1xf32>
    %1 = vector.transpose %0, [3, 0, 2, 1] : vector<9x5x4x1xf32> to vector<1x9x4x5xf32>
    %2 = vector.broadcast %arg3 : vector<3xf32> to vector<2x3xf32>
    return %1, %2 : vector<1x9x4x5xf32>, vector<2x3xf32>
  }
  func.func @masked_access(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: index, %arg4: vector<4xi32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant dense<true> : vector<4xi1>
    %0 = vector.create_mask %arg3 : vector<4xi1>
    %1 = vector.load %arg0[%arg1] : memref<?xf32>, vector<4xf32>
    %2 = vector.load %arg0[%arg1] : memref<?xf32>, vector<4xf32>
    vector.store %arg2, %arg0[%arg1] : memref<?xf32>, vector<4xf32>
    vector.store %arg2, %arg0[%arg1] : memref<?xf32>, vector<4xf32>
    %3 = vector.gather %arg0[%arg1] [%arg4], %cst, %arg2 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %4 = vector.maskedload %arg0[%arg1], %0, %arg2 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    %5 = vector.maskedload %arg0[%arg1], %0, %arg2 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    vector.maskedstore %arg0[%arg1], %0, %arg2 : memref<?xf32>, vector<4xi1>, vector<4xf32>
    vector.scatter %arg0[%arg1] [%arg4], %0, %arg2 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
    return %1, %arg2, %2, %arg2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
  func.func @scatter_tensor(%arg0: tensor<?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi32>, %arg4: vector<4xi1>) -> tensor<?xf32> {
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %0 = vector.scatter %arg0[%arg1] [%cst], %arg4, %arg2 : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> -> tensor<?xf32>
    return %0 : tensor<?xf32>
  }
  func.func @scatter_tensor2(%arg0: tensor<?xf32>, %arg1: index, %arg2: vector<4xf32>, %arg3: vector<4xi32>) -> tensor<?xf32> {
    return %arg0 : tensor<?xf32>
  }
  func.func @elements_of_stretched(%arg0: vector<2x1xf32>, %arg1: vector<f32>, %arg2: vector<2xf32>) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
    %0:2 = vector.to_elements %arg0 : vector<2x1xf32>
    %1 = vector.to_elements %arg1 : vector<f32>
    %2:2 = vector.to_elements %arg2 : vector<2xf32>
    return %0#0, %0#0, %0#1, %1, %1, %2#1, %2#0, %0#1 : f32, f32, f32, f32, f32, f32, f32, f32
  }
  func.func @steps() -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
    %cst = arith.constant dense<true> : vector<3xi1>
    %cst_0 = arith.constant dense<false> : vector<3xi1>
    %cst_1 = arith.constant dense<-1> : vector<3xindex>
    %cst_2 = arith.constant dense<2> : vector<3xindex>
    %cst_3 = arith.constant dense<0> : vector<3xindex>
    %cst_4 = arith.constant dense<3> : vector<3xindex>
    %0 = vector.step : vector<3xindex>
    %1 = arith.cmpi ult, %0, %cst_2 : vector<3xindex>
    %2 = arith.cmpi uge, %0, %cst_3 : vector<3xindex>
    %3 = arith.cmpi slt, %0, %cst_4 : vector<3xindex>
    %4 = arith.cmpi sgt, %0, %cst_1 : vector<3xindex>
    %5 = arith.cmpi eq, %0, %cst_2 : vector<3xindex>
    %6 = arith.cmpi sge, %0, %cst_3 : vector<3xindex>
    %7 = arith.cmpi ult, %0, %cst_3 : vector<3xindex>
    %8 = arith.cmpi eq, %0, %cst_1 : vector<3xindex>
    %9 = arith.cmpi ult, %0, %cst_1 : vector<3xindex>
    return %cst, %cst, %1, %2, %cst, %cst_0, %cst, %3, %4, %cst_0, %cst_0, %5, %6, %7, %8, %9 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
  }
  func.func @tensor_casts(%arg0: tensor<8xf32>, %arg1: index, %arg2: f32) -> vector<4xf32> {
    %0 = vector.transfer_read %arg0[%arg1], %arg2 : tensor<8xf32>, vector<4xf32>
    return %0 : vector<4xf32>
  }
}

