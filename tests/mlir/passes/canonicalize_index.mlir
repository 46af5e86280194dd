// Arithmetic on indices, which may have 32 or 64 bits.
func.func @divisions(%x: index, %b: i1) -> (index, index, index, index, index, index, index, index, index, index, index) {
  %a = index.constant -7
  %b2 = index.constant 3
  %z = index.constant 0
  %big = index.constant 8000000000
  %0 = index.divs %a, %b2
  %1 = index.divu %a, %b2
  %2 = index.ceildivs %a, %b2
  %3 = index.ceildivu %b2, %b2
  %4 = index.floordivs %a, %b2
  %5 = index.rems %a, %b2
  %6 = index.remu %a, %b2
  %7 = index.divs %big, %b2
  %8 = index.divs %a, %z
  %9 = index.rems %a, %z
  %10 = index.floordivs %a, %z
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : index, index, index, index, index, index, index, index, index, index, index
}
func.func @bits(%x: index, %b: i1) -> (index, index, index, index, index, index, index, index, index, index, index) {
  %a = index.constant -7
  %b2 = index.constant 3
  %z = index.constant 0
  %k = index.constant 40
  %big = index.constant 8000000000
  %0 = index.maxs %a, %b2
  %1 = index.maxu %a, %b2
  %2 = index.mins %a, %big
  %3 = index.minu %b2, %big
  %4 = index.shl %a, %b2
  %5 = index.shl %a, %k
  %6 = index.shrs %a, %b2
  %7 = index.shru %a, %b2
  %8 = index.and %a, %b2
  %9 = index.or %a, %b2
  %10 = index.xor %a, %b2
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : index, index, index, index, index, index, index, index, index, index, index
}
func.func @neutral(%x: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %z = index.constant 0
  %o = index.constant 1
  %m = index.constant -1
  %0 = index.add %x, %z
  %1 = index.sub %x, %z
  %2 = index.mul %x, %o
  %3 = index.mul %x, %z
  %4 = index.divs %x, %o
  %5 = index.divu %x, %o
  %6 = index.rems %x, %o
  %7 = index.maxs %x, %x
  %8 = index.shl %x, %z
  %9 = index.shrs %x, %z
  %10 = index.and %x, %z
  %11 = index.and %x, %m
  %12 = index.or %x, %z
  %13 = index.or %x, %m
  %14 = index.xor %x, %z
  %15 = index.sub %x, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index
}
func.func @chains(%x: index, %y: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %a = index.constant 5
  %b = index.constant 7
  %0 = index.add %x, %a
  %1 = index.add %0, %b
  %2 = index.mul %x, %a
  %3 = index.mul %2, %b
  %4 = index.maxs %x, %a
  %5 = index.maxs %4, %b
  %6 = index.and %x, %a
  %7 = index.and %6, %b
  %8 = index.sub %x, %a
  %9 = index.sub %8, %b
  %10 = index.minu %x, %a
  %11 = index.minu %10, %b
  %12 = index.maxu %x, %a
  %13 = index.maxu %12, %b
  %14 = index.mins %x, %a
  %15 = index.mins %14, %b
  %16 = index.or %x, %a
  %17 = index.or %16, %b
  %18 = index.xor %x, %a
  %19 = index.xor %18, %b
  %20 = index.shl %x, %a
  %21 = index.shl %20, %b
  %22 = index.add %x, %y
  %23 = index.sub %22, %y
  %24 = index.add %9, %a
  return %1, %3, %5, %7, %9, %11, %13, %15, %17, %19, %21, %23, %24: index, index, index, index, index, index, index, index, index, index, index, index, index
}
func.func @comparisons(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
  %a = index.constant 5
  %b = index.constant 7
  %big = index.constant 8000000000
  %0 = index.cmp slt(%a, %b)
  %1 = index.cmp ult(%a, %big)
  %2 = index.cmp slt(%big, %a)
  %3 = index.cmp eq(%x, %x)
  %4 = index.cmp ne(%x, %x)
  %5 = index.cmp sge(%x, %x)
  %s = index.sub %x, %y
  %z = index.constant 0
  %6 = index.cmp sgt(%s, %z)
  %m = index.maxs %x, %b
  %7 = index.cmp slt(%m, %a)
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @bounds(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
  %a = index.constant 5
  %b = index.constant 7
  %z = index.constant 0
  %m = index.maxs %x, %b
  %0 = index.cmp sge(%m, %a)
  %m1 = index.mins %x, %a
  %1 = index.cmp slt(%m1, %b)
  %m2 = index.maxu %x, %b
  %2 = index.cmp ult(%m2, %a)
  %m3 = index.minu %x, %a
  %3 = index.cmp ule(%m3, %b)
  %4 = index.cmp eq(%m1, %b)
  %5 = index.cmp ne(%m, %a)
  %s = index.sub %x, %y
  %6 = index.cmp eq(%s, %z)
  %s2 = index.sub %x, %y
  %7 = index.cmp slt(%z, %s2)
  return %0, %1, %2, %3, %4, %5, %6, %7 : i1, i1, i1, i1, i1, i1, i1, i1
}
func.func @casts(%i: index, %j: i32, %k: i64) -> (i32, i64, index, index, i32, i8, index, index, i32, i64) {
  %a = index.constant 5
  %c = arith.constant -3 : i32
  %big = index.constant 8000000000
  %0 = index.casts %a : index to i32
  %1 = index.castu %a : index to i64
  %2 = index.casts %c : i32 to index
  %3 = index.castu %c : i32 to index
  %4 = index.casts %big : index to i32
  %5 = index.casts %big : index to i8
  %6 = index.casts %j : i32 to index
  %7 = index.casts %6 : index to i32
  %8 = index.casts %k : i64 to index
  %9 = index.casts %8 : index to i64
  %n = index.constant -5
  %10 = index.castu %n : index to i64
  %s = index.sizeof
  return %0, %1, %2, %3, %4, %5, %6, %s, %7, %10 : i32, i64, index, index, i32, i8, index, index, i32, i64
}
func.func @wraps() -> (index, index, index, index) {
  %a = index.constant -2147483648
  %m = index.constant -1
  %0 = index.ceildivs %a, %m
  %1 = index.floordivs %a, %m
  %2 = index.divs %a, %m
  %3 = index.rems %a, %m
  return %0, %1, %2, %3 : index, index, index, index
}
//= --canonicalize --allow-unregistered-dialect
module {
  func.func @divisions(%arg0: index, %arg1: i1) -> (index, index, index, index, index, index, index, index, index, index, index) {
    %idx-7 = index.constant -7
    %idx3 = index.constant 3
    %idx0 = index.constant 0
    %idx8000000000 = index.constant 8000000000
    %idx-2 = index.constant -2
    %idx6148914691236517203 = index.constant 6148914691236517203
    %idx1 = index.constant 1
    %idx-3 = index.constant -3
    %idx-1 = index.constant -1
    %0 = index.divs %idx8000000000, %idx3
    %1 = index.divs %idx-7, %idx0
    %2 = index.rems %idx-7, %idx0
    %3 = index.floordivs %idx-7, %idx0
    return %idx-2, %idx6148914691236517203, %idx-2, %idx1, %idx-3, %idx-1, %idx0, %0, %1, %2, %3 : index, index, index, index, index, index, index, index, index, index, index
  }
  func.func @bits(%arg0: index, %arg1: i1) -> (index, index, index, index, index, index, index, index, index, index, index) {
    %idx-6 = index.constant -6
    %idx-5 = index.constant -5
    %idx1 = index.constant 1
    %idx-1 = index.constant -1
    %idx-56 = index.constant -56
    %idx-7 = index.constant -7
    %idx3 = index.constant 3
    %idx40 = index.constant 40
    %idx8000000000 = index.constant 8000000000
    %0 = index.mins %idx-7, %idx8000000000
    %1 = index.shl %idx-7, %idx40
    %2 = index.shru %idx-7, %idx3
    return %idx3, %idx-7, %0, %idx3, %idx-56, %1, %idx-1, %2, %idx1, %idx-5, %idx-6 : index, index, index, index, index, index, index, index, index, index, index
  }
  func.func @neutral(%arg0: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
    %idx0 = index.constant 0
    %idx1 = index.constant 1
    %idx-1 = index.constant -1
    %0 = index.divs %arg0, %idx1
    %1 = index.divu %arg0, %idx1
    %2 = index.rems %arg0, %idx1
    %3 = index.maxs %arg0, %arg0
    %4 = index.shl %arg0, %idx0
    %5 = index.shrs %arg0, %idx0
    %6 = index.and %arg0, %idx0
    %7 = index.and %arg0, %idx-1
    %8 = index.or %arg0, %idx0
    %9 = index.or %arg0, %idx-1
    %10 = index.xor %arg0, %idx0
    %11 = index.sub %arg0, %arg0
    return %arg0, %arg0, %arg0, %idx0, %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index
  }
  func.func @chains(%arg0: index, %arg1: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index) {
    %idx2 = index.constant 2
    %idx35 = index.constant 35
    %idx5 = index.constant 5
    %idx7 = index.constant 7
    %idx12 = index.constant 12
    %0 = index.add %arg0, %idx12
    %1 = index.mul %arg0, %idx35
    %2 = index.maxs %arg0, %idx7
    %3 = index.and %arg0, %idx5
    %4 = index.sub %arg0, %idx5
    %5 = index.sub %4, %idx7
    %6 = index.minu %arg0, %idx5
    %7 = index.maxu %arg0, %idx7
    %8 = index.mins %arg0, %idx5
    %9 = index.or %arg0, %idx7
    %10 = index.xor %arg0, %idx2
    %11 = index.shl %arg0, %idx5
    %12 = index.shl %11, %idx7
    %13 = index.add %arg0, %arg1
    %14 = index.sub %13, %arg1
    %15 = index.add %5, %idx5
    return %0, %1, %2, %3, %5, %6, %7, %8, %9, %10, %12, %14, %15 : index, index, index, index, index, index, index, index, index, index, index, index, index
  }
  func.func @comparisons(%arg0: index, %arg1: index) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
    %false = index.bool.constant false
    %idx5 = index.constant 5
    %idx8000000000 = index.constant 8000000000
    %true = index.bool.constant true
    %0 = index.cmp slt(%idx8000000000, %idx5)
    %1 = index.cmp sgt(%arg0, %arg1)
    return %true, %true, %0, %true, %false, %true, %1, %false : i1, i1, i1, i1, i1, i1, i1, i1
  }
  func.func @bounds(%arg0: index, %arg1: index) -> (i1, i1, i1, i1, i1, i1, i1, i1) {
    %false = index.bool.constant false
    %idx5 = index.constant 5
    %idx7 = index.constant 7
    %true = index.bool.constant true
    %0 = index.mins %arg0, %idx5
    %1 = index.cmp eq(%0, %idx7)
    %2 = index.cmp eq(%arg0, %arg1)
    %3 = index.cmp slt(%arg1, %arg0)
    return %true, %true, %false, %true, %1, %true, %2, %3 : i1, i1, i1, i1, i1, i1, i1, i1
  }
  func.func @casts(%arg0: index, %arg1: i32, %arg2: i64) -> (i32, i64, index, index, i32, i8, index, index, i32, i64) {
    %idx4294967293 = index.constant 4294967293
    %idx-3 = index.constant -3
    %idx-5 = index.constant -5
    %idx5 = index.constant 5
    %idx8000000000 = index.constant 8000000000
    %0 = index.casts %idx5 : index to i32
    %1 = index.castu %idx5 : index to i64
    %2 = index.casts %idx8000000000 : index to i32
    %3 = index.casts %idx8000000000 : index to i8
    %4 = index.casts %arg1 : i32 to index
    %5 = index.casts %4 : index to i32
    %6 = index.castu %idx-5 : index to i64
    %7 = index.sizeof
    return %0, %1, %idx-3, %idx4294967293, %2, %3, %4, %7, %5, %6 : i32, i64, index, index, i32, i8, index, index, i32, i64
  }
  func.func @wraps() -> (index, index, index, index) {
    %idx2147483648 = index.constant 2147483648
    %idx0 = index.constant 0
    return %idx2147483648, %idx2147483648, %idx2147483648, %idx0 : index, index, index, index
  }
}

