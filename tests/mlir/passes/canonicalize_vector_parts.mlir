// Folds and patterns of vector: what each takes apart, by position, by poison, by mask, and by what does not fit.
func.func @f0(%x: f32) -> vector<2x3xf32> {
  %0 = vector.broadcast %x : f32 to vector<3xf32>
  %r = vector.broadcast %0 : vector<3xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @f6(%x: f32) -> vector<3x2xf32> {
  %0 = vector.broadcast %x : f32 to vector<2x3xf32>
  %r = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @f12() -> vector<3x1xf32> {
  %0 = ub.poison : vector<1x3xf32>
  %r = vector.transpose %0, [1, 0] : vector<1x3xf32> to vector<3x1xf32>
  return %r : vector<3x1xf32>
}
func.func @f18() -> vector<[4]x1xf32> {
  %0 = arith.constant dense<2.0> : vector<1x[4]xf32>
  %r = vector.transpose %0, [1, 0] : vector<1x[4]xf32> to vector<[4]x1xf32>
  return %r : vector<[4]x1xf32>
}
func.func @f24() -> vector<4x[1]xf32> {
  %0 = arith.constant dense<2.0> : vector<[1]x4xf32>
  %r = vector.transpose %0, [1, 0] : vector<[1]x4xf32> to vector<4x[1]xf32>
  return %r : vector<4x[1]xf32>
}
func.func @f38() -> vector<1x5x1xf32> {
  %0 = ub.poison : vector<1x1x5xf32>
  %r = vector.transpose %0, [0, 2, 1] : vector<1x1x5xf32> to vector<1x5x1xf32>
  return %r : vector<1x5x1xf32>
}
func.func @f44() -> vector<1x2x3xf32> {
  %0 = arith.constant dense<2.0> : vector<2x1x3xf32>
  %r = vector.transpose %0, [1, 0, 2] : vector<2x1x3xf32> to vector<1x2x3xf32>
  return %r : vector<1x2x3xf32>
}
func.func @f57() -> vector<3x2xf32> {
  %0 = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : vector<2x3xf32>
  %r = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @f66(%x: vector<3x4xf32>) -> vector<3x1x4xf32> {
  %0 = vector.shape_cast %x : vector<3x4xf32> to vector<1x3x4xf32>
  %r = vector.transpose %0, [1, 0, 2] : vector<1x3x4xf32> to vector<3x1x4xf32>
  return %r : vector<3x1x4xf32>
}
func.func @f72(%a: index) -> vector<4xi1> {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %0 = vector.create_mask %a, %one : vector<4x1xi1>
  %r = vector.shape_cast %0 : vector<4x1xi1> to vector<4xi1>
  return %r : vector<4xi1>
}
func.func @f80(%a: index) -> vector<4x1xi1> {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %0 = vector.create_mask %a, %one, %one : vector<4x1x1xi1>
  %r = vector.shape_cast %0 : vector<4x1x1xi1> to vector<4x1xi1>
  return %r : vector<4x1xi1>
}
func.func @f86() -> vector<4x1xi1> {
  %0 = vector.constant_mask [0, 0, 0] : vector<4x1x1xi1>
  %r = vector.shape_cast %0 : vector<4x1x1xi1> to vector<4x1xi1>
  return %r : vector<4x1xi1>
}
func.func @f97(%a: index) -> vector<4x[1]x1xi1> {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %0 = vector.create_mask %a, %a : vector<4x[1]xi1>
  %r = vector.shape_cast %0 : vector<4x[1]xi1> to vector<4x[1]x1xi1>
  return %r : vector<4x[1]x1xi1>
}
func.func @f103(%a: index) -> vector<[4]xi1> {
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %0 = vector.create_mask %one, %zero : vector<[4]x1xi1>
  %r = vector.shape_cast %0 : vector<[4]x1xi1> to vector<[4]xi1>
  return %r : vector<[4]xi1>
}
func.func @f118() -> vector<4x1xi1> {
  %0 = vector.constant_mask [0] : vector<4xi1>
  %r = vector.shape_cast %0 : vector<4xi1> to vector<4x1xi1>
  return %r : vector<4x1xi1>
}
func.func @f128(%x: f32) -> vector<6xf32> {
  %0 = vector.broadcast %x : f32 to vector<2x3xf32>
  %r = vector.shape_cast %0 : vector<2x3xf32> to vector<6xf32>
  return %r : vector<6xf32>
}
func.func @f134() -> vector<6xi8> {
  %0 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi8>
  %r = vector.shape_cast %0 : vector<2x3xi8> to vector<6xi8>
  return %r : vector<6xi8>
}
func.func @f140() -> vector<1xi32> {
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %r = vector.bitcast %0 : vector<4xi8> to vector<1xi32>
  return %r : vector<1xi32>
}
func.func @f148() -> vector<2xf16> {
  %0 = arith.constant dense<1.0> : vector<4xf8E4M3FN>
  %r = vector.bitcast %0 : vector<4xf8E4M3FN> to vector<2xf16>
  return %r : vector<2xf16>
}
func.func @f157() -> vector<2xf32> {
  %a = ub.poison : vector<2xf32>
  %b = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %r = vector.shuffle %b, %a [0, 1] : vector<2xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f163(%b: vector<2xf32>) -> vector<2xf32> {
  %a = ub.poison : vector<2xf32>
  %r = vector.shuffle %a, %b [2, 3] : vector<2xf32>, vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f169(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<4xf32> {
  %r = vector.shuffle %a, %b [0, 1, 2, 3] : vector<2xf32>, vector<2xf32>
  return %r : vector<4xf32>
}
func.func @f175(%x: f32) -> vector<4xf32> {
  %a = vector.broadcast %x : f32 to vector<2xf32>
  %r = vector.shuffle %a, %a [0, 1, 2, 3] : vector<2xf32>, vector<2xf32>
  return %r : vector<4xf32>
}
func.func @f181() -> vector<3xf32> {
  %a = ub.poison : vector<2xf32>
  %b = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %r = vector.shuffle %b, %a [3, 0, -1] : vector<2xf32>, vector<2xf32>
  return %r : vector<3xf32>
}
func.func @f212(%a: vector<f32>, %b: vector<f32>) -> vector<2xf32> {
  %r = vector.shuffle %a, %b [0, 1] : vector<f32>, vector<f32>
  return %r : vector<2xf32>
}
func.func @f220() -> i32 {
  %0 = ub.poison : vector<2x3xi32>
  %r = vector.extract %0[1, 2] : i32 from vector<2x3xi32>
  return %r : i32
}
func.func @f226(%x: vector<6xi32>) -> i32 {
  %0 = vector.shape_cast %x : vector<6xi32> to vector<2x3xi32>
  %r = vector.extract %0[1, 2] : i32 from vector<2x3xi32>
  return %r : i32
}
func.func @f232(%x: vector<2x3xi32>, %y: i32) -> i32 {
  %0 = vector.insert %y, %x[1, 2] : i32 into vector<2x3xi32>
  %r = vector.extract %0[1, 2] : i32 from vector<2x3xi32>
  return %r : i32
}
func.func @f242(%x: vector<4x5xi32>) -> i32 {
  %0 = vector.extract_strided_slice %x {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x5xi32> to vector<2x3xi32>
  %r = vector.extract %0[1, 2] : i32 from vector<2x3xi32>
  return %r : i32
}
func.func @f249(%x: vector<3xi32>) -> vector<3xi32> {
  %0 = vector.broadcast %x : vector<3xi32> to vector<2x3xi32>
  %r = vector.extract %0[1] : vector<3xi32> from vector<2x3xi32>
  return %r : vector<3xi32>
}
func.func @f255(%x: i32) -> vector<3xi32> {
  %0 = vector.from_elements %x, %x, %x, %x, %x, %x : vector<2x3xi32>
  %r = vector.extract %0[1] : vector<3xi32> from vector<2x3xi32>
  return %r : vector<3xi32>
}
func.func @f262(%x: vector<2x3xi32>, %y: vector<1x3xi32>) -> vector<3xi32> {
  %0 = vector.insert_strided_slice %y, %x {offsets = [0, 0], strides = [1, 1]} : vector<1x3xi32> into vector<2x3xi32>
  %r = vector.extract %0[1] : vector<3xi32> from vector<2x3xi32>
  return %r : vector<3xi32>
}
func.func @f270(%x: vector<2x5xi32>) -> vector<3xi32> {
  %0 = vector.extract_strided_slice %x {offsets = [0, 2], sizes = [2, 3], strides = [1, 1]} : vector<2x5xi32> to vector<2x3xi32>
  %r = vector.extract %0[1] : vector<3xi32> from vector<2x3xi32>
  return %r : vector<3xi32>
}
func.func @f280(%x: vector<6xi32>) -> vector<3xi32> {
  %0 = vector.shape_cast %x : vector<6xi32> to vector<2x3xi32>
  %r = vector.extract %0[-1] : vector<3xi32> from vector<2x3xi32>
  return %r : vector<3xi32>
}
func.func @f300() -> i32 {
  %0 = arith.constant dense<9> : vector<2x3xi32>
  %r = vector.extract %0[0, -1] : i32 from vector<2x3xi32>
  return %r : i32
}
func.func @f308(%x: vector<2x1x3xi32>) -> i32 {
  %0 = vector.shape_cast %x : vector<2x1x3xi32> to vector<2x3xi32>
  %r = vector.extract %0[0, -1] : i32 from vector<2x3xi32>
  return %r : i32
}
func.func @f328(%x: vector<2x3xi32>, %i: index, %y: i32) -> vector<2x3xi32> {
  %c = arith.constant 0 : index
  %r = vector.insert %y, %x[%i, %c] : i32 into vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f343(%x: vector<2xf32>, %y: vector<3xf32>) -> f32 {
  %0 = vector.shuffle %x, %y [0, 3, -1, 4] : vector<2xf32>, vector<3xf32>
  %r = vector.extract %0[1] : f32 from vector<4xf32>
  return %r : f32
}
func.func @f358(%i: index, %n: index) -> vector<4xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = vector.create_mask %n, %n : vector<3x4xi1>
  %r = vector.extract %0[0] : vector<4xi1> from vector<3x4xi1>
  return %r : vector<4xi1>
}
func.func @f372(%1: i32, %2: i32) -> vector<2x3xi32> {
  %0 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %3 = vector.insert %1, %0[1, 2] : i32 into vector<2x3xi32>
  %r = vector.insert %2, %3[1, 2] : i32 into vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f379(%1: i32) -> vector<2x3xi32> {
  %0 = ub.poison : vector<2x3xi32>
  %r = vector.insert %1, %0[1, 2] : i32 into vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f387(%1: vector<3xi32>) -> vector<2x3xi32> {
  %0 = arith.constant dense<9> : vector<2x3xi32>
  %r = vector.insert %1, %0[1] : vector<3xi32> into vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f394() -> vector<2x3xi32> {
  %0 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %1 = ub.poison : vector<3xi32>
  %r = vector.insert %1, %0[-1] : vector<3xi32> into vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f400(%1: vector<3xi32>, %2: vector<3xi32>) -> vector<2x3xi32> {
  %0 = arith.constant dense<9> : vector<2x3xi32>
  %3 = vector.insert %1, %0[-1] : vector<3xi32> into vector<2x3xi32>
  %r = vector.insert %2, %3[-1] : vector<3xi32> into vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f406() -> vector<2x3xi32> {
  %0 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %1 = ub.poison : i32
  %r = vector.insert %1, %0[-1, 0] : i32 into vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f412(%1: i32, %2: i32) -> vector<2x3xi32> {
  %0 = arith.constant dense<9> : vector<2x3xi32>
  %3 = vector.insert %1, %0[-1, 0] : i32 into vector<2x3xi32>
  %r = vector.insert %2, %3[-1, 0] : i32 into vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f418() -> vector<[2]x3xi32> {
  %0 = arith.constant dense<1> : vector<[2]x3xi32>
  %1 = arith.constant dense<4> : vector<3xi32>
  %r = vector.insert %1, %0[1] : vector<3xi32> into vector<[2]x3xi32>
  return %r : vector<[2]x3xi32>
}
func.func @f425(%a: f32, %b: f32, %v: vector<[2]xf32>) -> vector<[2]xf32> {
  %1 = vector.insert %a, %v[0] : f32 into vector<[2]xf32>
  %r = vector.insert %b, %1[1] : f32 into vector<[2]xf32>
  return %r : vector<[2]xf32>
}
func.func @f431(%x: vector<3xi32>) -> vector<2x3xi32> {
  %0 = vector.broadcast %x : vector<3xi32> to vector<4x3xi32>
  %r = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi32> to vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f438(%x: vector<4x3xi32>, %y: vector<1x2xi32>) -> vector<2x3xi32> {
  %0 = vector.insert_strided_slice %y, %x {offsets = [0, 0], strides = [1, 1]} : vector<1x2xi32> into vector<4x3xi32>
  %r = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi32> to vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f447(%x: vector<1x3xi32>) -> vector<2x2xi32> {
  %0 = vector.broadcast %x : vector<1x3xi32> to vector<4x3xi32>
  %r = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi32> to vector<2x2xi32>
  return %r : vector<2x2xi32>
}
func.func @f457(%x: vector<4x3xi32>, %y: vector<3xi32>) -> vector<2x2xi32> {
  %0 = vector.insert_strided_slice %y, %x {offsets = [2, 0], strides = [1]} : vector<3xi32> into vector<4x3xi32>
  %r = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi32> to vector<2x2xi32>
  return %r : vector<2x2xi32>
}
func.func @f472(%x: vector<4x3xi32>, %y: vector<3xi32>) -> vector<4x3xi32> {
  %0 = vector.insert_strided_slice %y, %x {offsets = [2, 0], strides = [1]} : vector<3xi32> into vector<4x3xi32>
  %r = vector.extract_strided_slice %0 {offsets = [0], sizes = [4], strides = [1]} : vector<4x3xi32> to vector<4x3xi32>
  return %r : vector<4x3xi32>
}
func.func @f481(%a: index) -> vector<4x2xi1> {
  %0 = vector.create_mask %a, %a : vector<4x3xi1>
  %r = vector.extract_strided_slice %0 {offsets = [0, 0], sizes = [4, 2], strides = [1, 1]} : vector<4x3xi1> to vector<4x2xi1>
  return %r : vector<4x2xi1>
}
func.func @f522(%x: vector<1x3x2xi32>) -> vector<1x2x2xi32> {
  %0 = vector.broadcast %x : vector<1x3x2xi32> to vector<4x3x2xi32>
  %r = vector.extract_strided_slice %0 {offsets = [2, 1], sizes = [1, 2], strides = [1, 1]} : vector<4x3x2xi32> to vector<1x2x2xi32>
  return %r : vector<1x2x2xi32>
}
func.func @f529(%x: vector<8xf32>) -> vector<2xf32> {
  %0 = vector.extract_strided_slice %x {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  %r = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f536() -> vector<2x3xi32> {
  %a = arith.constant dense<1> : vector<1x2xi32>
  %b = arith.constant dense<1> : vector<2x3xi32>
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 1], strides = [1, 1]} : vector<1x2xi32> into vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f542(%v: vector<2x3xi32>) -> vector<2x3xi32> {
  %a = vector.extract_strided_slice %v {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x3xi32> to vector<1x2xi32>
  %r = vector.insert_strided_slice %a, %v {offsets = [0, 0], strides = [1, 1]} : vector<1x2xi32> into vector<2x3xi32>
  return %r : vector<2x3xi32>
}
func.func @f555() -> vector<4xi1> {
  %0 = vector.step : vector<4xindex>
  %c = arith.constant dense<1> : vector<4xindex>
  %r = arith.cmpi ne, %0, %c : vector<4xindex>
  return %r : vector<4xi1>
}
func.func @f570() -> vector<4xi1> {
  %0 = vector.step : vector<4xindex>
  %c = arith.constant dense<4> : vector<4xindex>
  %r = arith.cmpi ult, %c, %0 : vector<4xindex>
  return %r : vector<4xi1>
}
func.func @f585() -> vector<4xi1> {
  %0 = vector.step : vector<4xindex>
  %c = arith.constant dense<1> : vector<4xindex>
  %r = arith.cmpi ugt, %0, %c : vector<4xindex>
  return %r : vector<4xi1>
}
func.func @f604() -> vector<4xi1> {
  %0 = vector.step : vector<4xindex>
  %c = arith.constant dense<4> : vector<4xindex>
  %r = arith.cmpi slt, %0, %c : vector<4xindex>
  return %r : vector<4xi1>
}
func.func @f612() -> vector<4xi1> {
  %0 = vector.step : vector<4xindex>
  %c = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
  %r = arith.cmpi ult, %0, %c : vector<4xindex>
  return %r : vector<4xi1>
}
func.func @f618(%x: vector<2xf32>) -> vector<2xf32> {
  %1:2 = vector.to_elements %x : vector<2xf32>
  %r = vector.from_elements %1#1, %1#0 : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @f625(%x: vector<4xf32>, %z: vector<4xf32>) -> vector<2x2xf32> {
  %0 = vector.extract %x[0] : f32 from vector<4xf32>
  %1 = vector.extract %z[1] : f32 from vector<4xf32>
  %2 = vector.extract %z[2] : f32 from vector<4xf32>
  %3 = vector.extract %z[3] : f32 from vector<4xf32>
  %r = vector.from_elements %0, %1, %2, %3 : vector<2x2xf32>
  return %r : vector<2x2xf32>
}
func.func @f631(%x: vector<2x2xf32>, %z: vector<2x2xf32>) -> vector<2x1xf32> {
  %0 = vector.extract %x[1, 0] : f32 from vector<2x2xf32>
  %1 = vector.extract %z[1, 1] : f32 from vector<2x2xf32>
  %r = vector.from_elements %0, %1 : vector<2x1xf32>
  return %r : vector<2x1xf32>
}
func.func @f640(%x: vector<1xf32>) -> f32 {
  %r = vector.reduction <add>, %x : vector<1xf32> into f32
  return %r : f32
}
func.func @f646(%x: vector<1xf32>) -> f32 {
  %r = vector.reduction <maxnumf>, %x : vector<1xf32> into f32
  return %r : f32
}
func.func @f652(%x: vector<1xi32>, %a: i32) -> i32 {
  %r = vector.reduction <or>, %x, %a : vector<1xi32> into i32
  return %r : i32
}
func.func @f658(%x: vector<1xi32>, %a: i32) -> i32 {
  %r = vector.reduction <maxui>, %x, %a : vector<1xi32> into i32
  return %r : i32
}

//= --allow-unregistered-dialect --canonicalize
module {
  func.func @f0(%arg0: f32) -> vector<2x3xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<2x3xf32>
    return %0 : vector<2x3xf32>
  }
  func.func @f6(%arg0: f32) -> vector<3x2xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<3x2xf32>
    return %0 : vector<3x2xf32>
  }
  func.func @f12() -> vector<3x1xf32> {
    %0 = ub.poison : vector<3x1xf32>
    return %0 : vector<3x1xf32>
  }
  func.func @f18() -> vector<[4]x1xf32> {
    %cst = arith.constant dense<2.000000e+00> : vector<[4]x1xf32>
    return %cst : vector<[4]x1xf32>
  }
  func.func @f24() -> vector<4x[1]xf32> {
    %cst = arith.constant dense<2.000000e+00> : vector<4x[1]xf32>
    return %cst : vector<4x[1]xf32>
  }
  func.func @f38() -> vector<1x5x1xf32> {
    %0 = ub.poison : vector<1x5x1xf32>
    return %0 : vector<1x5x1xf32>
  }
  func.func @f44() -> vector<1x2x3xf32> {
    %cst = arith.constant dense<2.000000e+00> : vector<1x2x3xf32>
    return %cst : vector<1x2x3xf32>
  }
  func.func @f57() -> vector<3x2xf32> {
    %cst = arith.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : vector<2x3xf32>
    %0 = vector.transpose %cst, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    return %0 : vector<3x2xf32>
  }
  func.func @f66(%arg0: vector<3x4xf32>) -> vector<3x1x4xf32> {
    %0 = vector.shape_cast %arg0 : vector<3x4xf32> to vector<3x1x4xf32>
    return %0 : vector<3x1x4xf32>
  }
  func.func @f72(%arg0: index) -> vector<4xi1> {
    %0 = vector.create_mask %arg0 : vector<4xi1>
    return %0 : vector<4xi1>
  }
  func.func @f80(%arg0: index) -> vector<4x1xi1> {
    %c1 = arith.constant 1 : index
    %0 = vector.create_mask %arg0, %c1, %c1 : vector<4x1x1xi1>
    %1 = vector.shape_cast %0 : vector<4x1x1xi1> to vector<4x1xi1>
    return %1 : vector<4x1xi1>
  }
  func.func @f86() -> vector<4x1xi1> {
    %cst = arith.constant dense<false> : vector<4x1xi1>
    return %cst : vector<4x1xi1>
  }
  func.func @f97(%arg0: index) -> vector<4x[1]x1xi1> {
    %0 = vector.create_mask %arg0, %arg0 : vector<4x[1]xi1>
    %1 = vector.shape_cast %0 : vector<4x[1]xi1> to vector<4x[1]x1xi1>
    return %1 : vector<4x[1]x1xi1>
  }
  func.func @f103(%arg0: index) -> vector<[4]xi1> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = vector.create_mask %c1, %c0 : vector<[4]x1xi1>
    %1 = vector.shape_cast %0 : vector<[4]x1xi1> to vector<[4]xi1>
    return %1 : vector<[4]xi1>
  }
  func.func @f118() -> vector<4x1xi1> {
    %cst = arith.constant dense<false> : vector<4x1xi1>
    return %cst : vector<4x1xi1>
  }
  func.func @f128(%arg0: f32) -> vector<6xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<6xf32>
    return %0 : vector<6xf32>
  }
  func.func @f134() -> vector<6xi8> {
    %cst = arith.constant dense<[1, 2, 3, 4, 5, 6]> : vector<6xi8>
    return %cst : vector<6xi8>
  }
  func.func @f140() -> vector<1xi32> {
    %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
    %0 = vector.bitcast %cst : vector<4xi8> to vector<1xi32>
    return %0 : vector<1xi32>
  }
  func.func @f148() -> vector<2xf16> {
    %cst = arith.constant dense<1.000000e+00> : vector<4xf8E4M3FN>
    %0 = vector.bitcast %cst : vector<4xf8E4M3FN> to vector<2xf16>
    return %0 : vector<2xf16>
  }
  func.func @f157() -> vector<2xf32> {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
    return %cst : vector<2xf32>
  }
  func.func @f163(%arg0: vector<2xf32>) -> vector<2xf32> {
    return %arg0 : vector<2xf32>
  }
  func.func @f169(%arg0: vector<2xf32>, %arg1: vector<2xf32>) -> vector<4xf32> {
    %0 = vector.shuffle %arg0, %arg1 [0, 1, 2, 3] : vector<2xf32>, vector<2xf32>
    return %0 : vector<4xf32>
  }
  func.func @f175(%arg0: f32) -> vector<4xf32> {
    %0 = vector.broadcast %arg0 : f32 to vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @f181() -> vector<3xf32> {
    %cst = arith.constant dense<1.000000e+00> : vector<3xf32>
    return %cst : vector<3xf32>
  }
  func.func @f212(%arg0: vector<f32>, %arg1: vector<f32>) -> vector<2xf32> {
    %0 = vector.interleave %arg0, %arg1 : vector<f32> -> vector<2xf32>
    return %0 : vector<2xf32>
  }
  func.func @f220() -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f226(%arg0: vector<6xi32>) -> i32 {
    %0 = vector.extract %arg0[5] : i32 from vector<6xi32>
    return %0 : i32
  }
  func.func @f232(%arg0: vector<2x3xi32>, %arg1: i32) -> i32 {
    return %arg1 : i32
  }
  func.func @f242(%arg0: vector<4x5xi32>) -> i32 {
    %0 = vector.extract %arg0[2, 4] : i32 from vector<4x5xi32>
    return %0 : i32
  }
  func.func @f249(%arg0: vector<3xi32>) -> vector<3xi32> {
    return %arg0 : vector<3xi32>
  }
  func.func @f255(%arg0: i32) -> vector<3xi32> {
    %0 = vector.broadcast %arg0 : i32 to vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @f262(%arg0: vector<2x3xi32>, %arg1: vector<1x3xi32>) -> vector<3xi32> {
    %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [0, 0], strides = [1, 1]} : vector<1x3xi32> into vector<2x3xi32>
    %1 = vector.extract %0[1] : vector<3xi32> from vector<2x3xi32>
    return %1 : vector<3xi32>
  }
  func.func @f270(%arg0: vector<2x5xi32>) -> vector<3xi32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 3], strides = [1, 1]} : vector<2x5xi32> to vector<2x3xi32>
    %1 = vector.extract %0[1] : vector<3xi32> from vector<2x3xi32>
    return %1 : vector<3xi32>
  }
  func.func @f280(%arg0: vector<6xi32>) -> vector<3xi32> {
    %0 = ub.poison : vector<3xi32>
    return %0 : vector<3xi32>
  }
  func.func @f300() -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f308(%arg0: vector<2x1x3xi32>) -> i32 {
    %0 = ub.poison : i32
    return %0 : i32
  }
  func.func @f328(%arg0: vector<2x3xi32>, %arg1: index, %arg2: i32) -> vector<2x3xi32> {
    %0 = vector.insert %arg2, %arg0 [%arg1, 0] : i32 into vector<2x3xi32>
    return %0 : vector<2x3xi32>
  }
  func.func @f343(%arg0: vector<2xf32>, %arg1: vector<3xf32>) -> f32 {
    %0 = vector.extract %arg1[1] : f32 from vector<3xf32>
    return %0 : f32
  }
  func.func @f358(%arg0: index, %arg1: index) -> vector<4xi1> {
    %0 = vector.create_mask %arg1, %arg1 : vector<3x4xi1>
    %1 = vector.extract %0[0] : vector<4xi1> from vector<3x4xi1>
    return %1 : vector<4xi1>
  }
  func.func @f372(%arg0: i32, %arg1: i32) -> vector<2x3xi32> {
    %cst = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
    %0 = vector.insert %arg1, %cst [1, 2] : i32 into vector<2x3xi32>
    return %0 : vector<2x3xi32>
  }
  func.func @f379(%arg0: i32) -> vector<2x3xi32> {
    %0 = ub.poison : vector<2x3xi32>
    %1 = vector.insert %arg0, %0 [1, 2] : i32 into vector<2x3xi32>
    return %1 : vector<2x3xi32>
  }
  func.func @f387(%arg0: vector<3xi32>) -> vector<2x3xi32> {
    %cst = arith.constant dense<9> : vector<2x3xi32>
    %0 = vector.insert %arg0, %cst [1] : vector<3xi32> into vector<2x3xi32>
    return %0 : vector<2x3xi32>
  }
  func.func @f394() -> vector<2x3xi32> {
    %0 = ub.poison : vector<2x3xi32>
    return %0 : vector<2x3xi32>
  }
  func.func @f400(%arg0: vector<3xi32>, %arg1: vector<3xi32>) -> vector<2x3xi32> {
    %0 = ub.poison : vector<2x3xi32>
    return %0 : vector<2x3xi32>
  }
  func.func @f406() -> vector<2x3xi32> {
    %0 = ub.poison : vector<2x3xi32>
    return %0 : vector<2x3xi32>
  }
  func.func @f412(%arg0: i32, %arg1: i32) -> vector<2x3xi32> {
    %0 = ub.poison : vector<2x3xi32>
    return %0 : vector<2x3xi32>
  }
  func.func @f418() -> vector<[2]x3xi32> {
    %cst = arith.constant dense<1> : vector<[2]x3xi32>
    %cst_0 = arith.constant dense<4> : vector<3xi32>
    %0 = vector.insert %cst_0, %cst [1] : vector<3xi32> into vector<[2]x3xi32>
    return %0 : vector<[2]x3xi32>
  }
  func.func @f425(%arg0: f32, %arg1: f32, %arg2: vector<[2]xf32>) -> vector<[2]xf32> {
    %0 = vector.insert %arg0, %arg2 [0] : f32 into vector<[2]xf32>
    %1 = vector.insert %arg1, %0 [1] : f32 into vector<[2]xf32>
    return %1 : vector<[2]xf32>
  }
  func.func @f431(%arg0: vector<3xi32>) -> vector<2x3xi32> {
    %0 = vector.broadcast %arg0 : vector<3xi32> to vector<2x3xi32>
    return %0 : vector<2x3xi32>
  }
  func.func @f438(%arg0: vector<4x3xi32>, %arg1: vector<1x2xi32>) -> vector<2x3xi32> {
    %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [0, 0], strides = [1, 1]} : vector<1x2xi32> into vector<4x3xi32>
    %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x3xi32> to vector<2x3xi32>
    return %1 : vector<2x3xi32>
  }
  func.func @f447(%arg0: vector<1x3xi32>) -> vector<2x2xi32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<1x3xi32> to vector<1x2xi32>
    %1 = vector.broadcast %0 : vector<1x2xi32> to vector<2x2xi32>
    return %1 : vector<2x2xi32>
  }
  func.func @f457(%arg0: vector<4x3xi32>, %arg1: vector<3xi32>) -> vector<2x2xi32> {
    %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [2, 0], strides = [1]} : vector<3xi32> into vector<4x3xi32>
    %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x3xi32> to vector<2x2xi32>
    return %1 : vector<2x2xi32>
  }
  func.func @f472(%arg0: vector<4x3xi32>, %arg1: vector<3xi32>) -> vector<4x3xi32> {
    %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [2, 0], strides = [1]} : vector<3xi32> into vector<4x3xi32>
    return %0 : vector<4x3xi32>
  }
  func.func @f481(%arg0: index) -> vector<4x2xi1> {
    %0 = vector.create_mask %arg0, %arg0 : vector<4x2xi1>
    return %0 : vector<4x2xi1>
  }
  func.func @f522(%arg0: vector<1x3x2xi32>) -> vector<1x2x2xi32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [1, 2], strides = [1, 1]} : vector<1x3x2xi32> to vector<1x2x2xi32>
    return %0 : vector<1x2x2xi32>
  }
  func.func @f529(%arg0: vector<8xf32>) -> vector<2xf32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
    %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
    return %1 : vector<2xf32>
  }
  func.func @f536() -> vector<2x3xi32> {
    %cst = arith.constant dense<1> : vector<2x3xi32>
    return %cst : vector<2x3xi32>
  }
  func.func @f542(%arg0: vector<2x3xi32>) -> vector<2x3xi32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [1, 0], sizes = [1, 2], strides = [1, 1]} : vector<2x3xi32> to vector<1x2xi32>
    %1 = vector.insert_strided_slice %0, %arg0 {offsets = [0, 0], strides = [1, 1]} : vector<1x2xi32> into vector<2x3xi32>
    return %1 : vector<2x3xi32>
  }
  func.func @f555() -> vector<4xi1> {
    %cst = arith.constant dense<1> : vector<4xindex>
    %0 = vector.step : vector<4xindex>
    %1 = arith.cmpi ne, %0, %cst : vector<4xindex>
    return %1 : vector<4xi1>
  }
  func.func @f570() -> vector<4xi1> {
    %cst = arith.constant dense<false> : vector<4xi1>
    return %cst : vector<4xi1>
  }
  func.func @f585() -> vector<4xi1> {
    %cst = arith.constant dense<1> : vector<4xindex>
    %0 = vector.step : vector<4xindex>
    %1 = arith.cmpi ugt, %0, %cst : vector<4xindex>
    return %1 : vector<4xi1>
  }
  func.func @f604() -> vector<4xi1> {
    %cst = arith.constant dense<4> : vector<4xindex>
    %0 = vector.step : vector<4xindex>
    %1 = arith.cmpi slt, %0, %cst : vector<4xindex>
    return %1 : vector<4xi1>
  }
  func.func @f612() -> vector<4xi1> {
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xindex>
    %0 = vector.step : vector<4xindex>
    %1 = arith.cmpi ult, %0, %cst : vector<4xindex>
    return %1 : vector<4xi1>
  }
  func.func @f618(%arg0: vector<2xf32>) -> vector<2xf32> {
    %0:2 = vector.to_elements %arg0 : vector<2xf32>
    %1 = vector.from_elements %0#1, %0#0 : vector<2xf32>
    return %1 : vector<2xf32>
  }
  func.func @f625(%arg0: vector<4xf32>, %arg1: vector<4xf32>) -> vector<2x2xf32> {
    %0 = vector.extract %arg0[0] : f32 from vector<4xf32>
    %1 = vector.extract %arg1[1] : f32 from vector<4xf32>
    %2 = vector.extract %arg1[2] : f32 from vector<4xf32>
    %3 = vector.extract %arg1[3] : f32 from vector<4xf32>
    %4 = vector.from_elements %0, %1, %2, %3 : vector<2x2xf32>
    return %4 : vector<2x2xf32>
  }
  func.func @f631(%arg0: vector<2x2xf32>, %arg1: vector<2x2xf32>) -> vector<2x1xf32> {
    %0 = vector.extract %arg0[1, 0] : f32 from vector<2x2xf32>
    %1 = vector.extract %arg1[1, 1] : f32 from vector<2x2xf32>
    %2 = vector.from_elements %0, %1 : vector<2x1xf32>
    return %2 : vector<2x1xf32>
  }
  func.func @f640(%arg0: vector<1xf32>) -> f32 {
    %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
    return %0 : f32
  }
  func.func @f646(%arg0: vector<1xf32>) -> f32 {
    %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
    return %0 : f32
  }
  func.func @f652(%arg0: vector<1xi32>, %arg1: i32) -> i32 {
    %0 = vector.extract %arg0[0] : i32 from vector<1xi32>
    %1 = arith.ori %0, %arg1 : i32
    return %1 : i32
  }
  func.func @f658(%arg0: vector<1xi32>, %arg1: i32) -> i32 {
    %0 = vector.extract %arg0[0] : i32 from vector<1xi32>
    %1 = arith.maxui %0, %arg1 : i32
    return %1 : i32
  }
}

