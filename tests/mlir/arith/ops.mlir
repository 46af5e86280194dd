// Every operation of arith that is defined, scalar and not, with and without what is optional.
func.func @f(%i: i32, %n: index, %v: vector<4x[2]xi8>, %x: f32, %t: tensor<?x3xbf16>) {
  %0 = arith.addi %i, %i : i32
  %1 = arith.addi %v, %v overflow<nsw> {k} : vector<4x[2]xi8>
  %2 = "arith.addi"(%n, %n) : (index, index) -> index
  %3 = arith.subi %i, %i : i32
  %4 = arith.subi %v, %v overflow<nsw> {k} : vector<4x[2]xi8>
  %5 = "arith.subi"(%n, %n) : (index, index) -> index
  %6 = arith.muli %i, %i : i32
  %7 = arith.muli %v, %v overflow<nsw> {k} : vector<4x[2]xi8>
  %8 = "arith.muli"(%n, %n) : (index, index) -> index
  %9 = arith.shli %i, %i : i32
  %10 = arith.shli %v, %v overflow<nsw> {k} : vector<4x[2]xi8>
  %11 = "arith.shli"(%n, %n) : (index, index) -> index
  %12 = arith.divui %i, %i : i32
  %13 = arith.divui %v, %v exact {k} : vector<4x[2]xi8>
  %14 = "arith.divui"(%n, %n) : (index, index) -> index
  %15 = arith.divsi %i, %i : i32
  %16 = arith.divsi %v, %v exact {k} : vector<4x[2]xi8>
  %17 = "arith.divsi"(%n, %n) : (index, index) -> index
  %18 = arith.shrui %i, %i : i32
  %19 = arith.shrui %v, %v exact {k} : vector<4x[2]xi8>
  %20 = "arith.shrui"(%n, %n) : (index, index) -> index
  %21 = arith.shrsi %i, %i : i32
  %22 = arith.shrsi %v, %v exact {k} : vector<4x[2]xi8>
  %23 = "arith.shrsi"(%n, %n) : (index, index) -> index
  %24 = arith.ceildivui %i, %i : i32
  %25 = arith.ceildivui %v, %v {k} : vector<4x[2]xi8>
  %26 = "arith.ceildivui"(%n, %n) : (index, index) -> index
  %27 = arith.ceildivsi %i, %i : i32
  %28 = arith.ceildivsi %v, %v {k} : vector<4x[2]xi8>
  %29 = "arith.ceildivsi"(%n, %n) : (index, index) -> index
  %30 = arith.floordivsi %i, %i : i32
  %31 = arith.floordivsi %v, %v {k} : vector<4x[2]xi8>
  %32 = "arith.floordivsi"(%n, %n) : (index, index) -> index
  %33 = arith.remui %i, %i : i32
  %34 = arith.remui %v, %v {k} : vector<4x[2]xi8>
  %35 = "arith.remui"(%n, %n) : (index, index) -> index
  %36 = arith.remsi %i, %i : i32
  %37 = arith.remsi %v, %v {k} : vector<4x[2]xi8>
  %38 = "arith.remsi"(%n, %n) : (index, index) -> index
  %39 = arith.andi %i, %i : i32
  %40 = arith.andi %v, %v {k} : vector<4x[2]xi8>
  %41 = "arith.andi"(%n, %n) : (index, index) -> index
  %42 = arith.ori %i, %i : i32
  %43 = arith.ori %v, %v {k} : vector<4x[2]xi8>
  %44 = "arith.ori"(%n, %n) : (index, index) -> index
  %45 = arith.xori %i, %i : i32
  %46 = arith.xori %v, %v {k} : vector<4x[2]xi8>
  %47 = "arith.xori"(%n, %n) : (index, index) -> index
  %48 = arith.maxsi %i, %i : i32
  %49 = arith.maxsi %v, %v {k} : vector<4x[2]xi8>
  %50 = "arith.maxsi"(%n, %n) : (index, index) -> index
  %51 = arith.maxui %i, %i : i32
  %52 = arith.maxui %v, %v {k} : vector<4x[2]xi8>
  %53 = "arith.maxui"(%n, %n) : (index, index) -> index
  %54 = arith.minsi %i, %i : i32
  %55 = arith.minsi %v, %v {k} : vector<4x[2]xi8>
  %56 = "arith.minsi"(%n, %n) : (index, index) -> index
  %57 = arith.minui %i, %i : i32
  %58 = arith.minui %v, %v {k} : vector<4x[2]xi8>
  %59 = "arith.minui"(%n, %n) : (index, index) -> index
  %60 = arith.addf %x, %x : f32
  %61 = arith.addf %t, %t fastmath<contract> {k} : tensor<?x3xbf16>
  %62 = arith.subf %x, %x : f32
  %63 = arith.subf %t, %t fastmath<contract> {k} : tensor<?x3xbf16>
  %64 = arith.mulf %x, %x : f32
  %65 = arith.mulf %t, %t fastmath<contract> {k} : tensor<?x3xbf16>
  %66 = arith.divf %x, %x : f32
  %67 = arith.divf %t, %t fastmath<contract> {k} : tensor<?x3xbf16>
  %68 = arith.remf %x, %x : f32
  %69 = arith.remf %t, %t fastmath<contract> {k} : tensor<?x3xbf16>
  %70 = arith.maximumf %x, %x : f32
  %71 = arith.maximumf %t, %t fastmath<contract> {k} : tensor<?x3xbf16>
  %72 = arith.maxnumf %x, %x : f32
  %73 = arith.maxnumf %t, %t fastmath<contract> {k} : tensor<?x3xbf16>
  %74 = arith.minimumf %x, %x : f32
  %75 = arith.minimumf %t, %t fastmath<contract> {k} : tensor<?x3xbf16>
  %76 = arith.minnumf %x, %x : f32
  %77 = arith.minnumf %t, %t fastmath<contract> {k} : tensor<?x3xbf16>
  %78 = arith.negf %x fastmath<fast> : f32
  %79 = arith.negf %t {k} : tensor<?x3xbf16>
  %80 = arith.cmpi eq, %v, %v : vector<4x[2]xi8>
  %81 = arith.cmpi ne, %v, %v : vector<4x[2]xi8>
  %82 = arith.cmpi slt, %v, %v : vector<4x[2]xi8>
  %83 = arith.cmpi sle, %v, %v : vector<4x[2]xi8>
  %84 = arith.cmpi sgt, %v, %v : vector<4x[2]xi8>
  %85 = arith.cmpi sge, %v, %v : vector<4x[2]xi8>
  %86 = arith.cmpi ult, %v, %v : vector<4x[2]xi8>
  %87 = arith.cmpi ule, %v, %v : vector<4x[2]xi8>
  %88 = arith.cmpi ugt, %v, %v : vector<4x[2]xi8>
  %89 = arith.cmpi uge, %v, %v : vector<4x[2]xi8>
  %90 = arith.cmpf false, %t, %t : tensor<?x3xbf16>
  %91 = arith.cmpf oeq, %t, %t : tensor<?x3xbf16>
  %92 = arith.cmpf ogt, %t, %t : tensor<?x3xbf16>
  %93 = arith.cmpf oge, %t, %t : tensor<?x3xbf16>
  %94 = arith.cmpf olt, %t, %t : tensor<?x3xbf16>
  %95 = arith.cmpf ole, %t, %t : tensor<?x3xbf16>
  %96 = arith.cmpf one, %t, %t : tensor<?x3xbf16>
  %97 = arith.cmpf ord, %t, %t : tensor<?x3xbf16>
  %98 = arith.cmpf ueq, %t, %t : tensor<?x3xbf16>
  %99 = arith.cmpf ugt, %t, %t : tensor<?x3xbf16>
  %100 = arith.cmpf uge, %t, %t : tensor<?x3xbf16>
  %101 = arith.cmpf ult, %t, %t : tensor<?x3xbf16>
  %102 = arith.cmpf ule, %t, %t : tensor<?x3xbf16>
  %103 = arith.cmpf une, %t, %t : tensor<?x3xbf16>
  %104 = arith.cmpf uno, %t, %t : tensor<?x3xbf16>
  %105 = arith.cmpf true, %t, %t : tensor<?x3xbf16>
  %106 = arith.cmpf olt, %x, %x fastmath<nnan> {k} : f32
  return
}

//= 
module {
  func.func @f(%arg0: i32, %arg1: index, %arg2: vector<4x[2]xi8>, %arg3: f32, %arg4: tensor<?x3xbf16>) {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %arg2, %arg2 overflow<nsw> {k} : vector<4x[2]xi8>
    %2 = arith.addi %arg1, %arg1 : index
    %3 = arith.subi %arg0, %arg0 : i32
    %4 = arith.subi %arg2, %arg2 overflow<nsw> {k} : vector<4x[2]xi8>
    %5 = arith.subi %arg1, %arg1 : index
    %6 = arith.muli %arg0, %arg0 : i32
    %7 = arith.muli %arg2, %arg2 overflow<nsw> {k} : vector<4x[2]xi8>
    %8 = arith.muli %arg1, %arg1 : index
    %9 = arith.shli %arg0, %arg0 : i32
    %10 = arith.shli %arg2, %arg2 overflow<nsw> {k} : vector<4x[2]xi8>
    %11 = arith.shli %arg1, %arg1 : index
    %12 = arith.divui %arg0, %arg0 : i32
    %13 = arith.divui %arg2, %arg2 exact {k} : vector<4x[2]xi8>
    %14 = arith.divui %arg1, %arg1 : index
    %15 = arith.divsi %arg0, %arg0 : i32
    %16 = arith.divsi %arg2, %arg2 exact {k} : vector<4x[2]xi8>
    %17 = arith.divsi %arg1, %arg1 : index
    %18 = arith.shrui %arg0, %arg0 : i32
    %19 = arith.shrui %arg2, %arg2 exact {k} : vector<4x[2]xi8>
    %20 = arith.shrui %arg1, %arg1 : index
    %21 = arith.shrsi %arg0, %arg0 : i32
    %22 = arith.shrsi %arg2, %arg2 exact {k} : vector<4x[2]xi8>
    %23 = arith.shrsi %arg1, %arg1 : index
    %24 = arith.ceildivui %arg0, %arg0 : i32
    %25 = arith.ceildivui %arg2, %arg2 {k} : vector<4x[2]xi8>
    %26 = arith.ceildivui %arg1, %arg1 : index
    %27 = arith.ceildivsi %arg0, %arg0 : i32
    %28 = arith.ceildivsi %arg2, %arg2 {k} : vector<4x[2]xi8>
    %29 = arith.ceildivsi %arg1, %arg1 : index
    %30 = arith.floordivsi %arg0, %arg0 : i32
    %31 = arith.floordivsi %arg2, %arg2 {k} : vector<4x[2]xi8>
    %32 = arith.floordivsi %arg1, %arg1 : index
    %33 = arith.remui %arg0, %arg0 : i32
    %34 = arith.remui %arg2, %arg2 {k} : vector<4x[2]xi8>
    %35 = arith.remui %arg1, %arg1 : index
    %36 = arith.remsi %arg0, %arg0 : i32
    %37 = arith.remsi %arg2, %arg2 {k} : vector<4x[2]xi8>
    %38 = arith.remsi %arg1, %arg1 : index
    %39 = arith.andi %arg0, %arg0 : i32
    %40 = arith.andi %arg2, %arg2 {k} : vector<4x[2]xi8>
    %41 = arith.andi %arg1, %arg1 : index
    %42 = arith.ori %arg0, %arg0 : i32
    %43 = arith.ori %arg2, %arg2 {k} : vector<4x[2]xi8>
    %44 = arith.ori %arg1, %arg1 : index
    %45 = arith.xori %arg0, %arg0 : i32
    %46 = arith.xori %arg2, %arg2 {k} : vector<4x[2]xi8>
    %47 = arith.xori %arg1, %arg1 : index
    %48 = arith.maxsi %arg0, %arg0 : i32
    %49 = arith.maxsi %arg2, %arg2 {k} : vector<4x[2]xi8>
    %50 = arith.maxsi %arg1, %arg1 : index
    %51 = arith.maxui %arg0, %arg0 : i32
    %52 = arith.maxui %arg2, %arg2 {k} : vector<4x[2]xi8>
    %53 = arith.maxui %arg1, %arg1 : index
    %54 = arith.minsi %arg0, %arg0 : i32
    %55 = arith.minsi %arg2, %arg2 {k} : vector<4x[2]xi8>
    %56 = arith.minsi %arg1, %arg1 : index
    %57 = arith.minui %arg0, %arg0 : i32
    %58 = arith.minui %arg2, %arg2 {k} : vector<4x[2]xi8>
    %59 = arith.minui %arg1, %arg1 : index
    %60 = arith.addf %arg3, %arg3 : f32
    %61 = arith.addf %arg4, %arg4 fastmath<contract> {k} : tensor<?x3xbf16>
    %62 = arith.subf %arg3, %arg3 : f32
    %63 = arith.subf %arg4, %arg4 fastmath<contract> {k} : tensor<?x3xbf16>
    %64 = arith.mulf %arg3, %arg3 : f32
    %65 = arith.mulf %arg4, %arg4 fastmath<contract> {k} : tensor<?x3xbf16>
    %66 = arith.divf %arg3, %arg3 : f32
    %67 = arith.divf %arg4, %arg4 fastmath<contract> {k} : tensor<?x3xbf16>
    %68 = arith.remf %arg3, %arg3 : f32
    %69 = arith.remf %arg4, %arg4 fastmath<contract> {k} : tensor<?x3xbf16>
    %70 = arith.maximumf %arg3, %arg3 : f32
    %71 = arith.maximumf %arg4, %arg4 fastmath<contract> {k} : tensor<?x3xbf16>
    %72 = arith.maxnumf %arg3, %arg3 : f32
    %73 = arith.maxnumf %arg4, %arg4 fastmath<contract> {k} : tensor<?x3xbf16>
    %74 = arith.minimumf %arg3, %arg3 : f32
    %75 = arith.minimumf %arg4, %arg4 fastmath<contract> {k} : tensor<?x3xbf16>
    %76 = arith.minnumf %arg3, %arg3 : f32
    %77 = arith.minnumf %arg4, %arg4 fastmath<contract> {k} : tensor<?x3xbf16>
    %78 = arith.negf %arg3 fastmath<fast> : f32
    %79 = arith.negf %arg4 {k} : tensor<?x3xbf16>
    %80 = arith.cmpi eq, %arg2, %arg2 : vector<4x[2]xi8>
    %81 = arith.cmpi ne, %arg2, %arg2 : vector<4x[2]xi8>
    %82 = arith.cmpi slt, %arg2, %arg2 : vector<4x[2]xi8>
    %83 = arith.cmpi sle, %arg2, %arg2 : vector<4x[2]xi8>
    %84 = arith.cmpi sgt, %arg2, %arg2 : vector<4x[2]xi8>
    %85 = arith.cmpi sge, %arg2, %arg2 : vector<4x[2]xi8>
    %86 = arith.cmpi ult, %arg2, %arg2 : vector<4x[2]xi8>
    %87 = arith.cmpi ule, %arg2, %arg2 : vector<4x[2]xi8>
    %88 = arith.cmpi ugt, %arg2, %arg2 : vector<4x[2]xi8>
    %89 = arith.cmpi uge, %arg2, %arg2 : vector<4x[2]xi8>
    %90 = arith.cmpf false, %arg4, %arg4 : tensor<?x3xbf16>
    %91 = arith.cmpf oeq, %arg4, %arg4 : tensor<?x3xbf16>
    %92 = arith.cmpf ogt, %arg4, %arg4 : tensor<?x3xbf16>
    %93 = arith.cmpf oge, %arg4, %arg4 : tensor<?x3xbf16>
    %94 = arith.cmpf olt, %arg4, %arg4 : tensor<?x3xbf16>
    %95 = arith.cmpf ole, %arg4, %arg4 : tensor<?x3xbf16>
    %96 = arith.cmpf one, %arg4, %arg4 : tensor<?x3xbf16>
    %97 = arith.cmpf ord, %arg4, %arg4 : tensor<?x3xbf16>
    %98 = arith.cmpf ueq, %arg4, %arg4 : tensor<?x3xbf16>
    %99 = arith.cmpf ugt, %arg4, %arg4 : tensor<?x3xbf16>
    %100 = arith.cmpf uge, %arg4, %arg4 : tensor<?x3xbf16>
    %101 = arith.cmpf ult, %arg4, %arg4 : tensor<?x3xbf16>
    %102 = arith.cmpf ule, %arg4, %arg4 : tensor<?x3xbf16>
    %103 = arith.cmpf une, %arg4, %arg4 : tensor<?x3xbf16>
    %104 = arith.cmpf uno, %arg4, %arg4 : tensor<?x3xbf16>
    %105 = arith.cmpf true, %arg4, %arg4 : tensor<?x3xbf16>
    %106 = arith.cmpf olt, %arg3, %arg3 fastmath<nnan> {k} : f32
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, index, vector<4x[2]xi8>, f32, tensor<?x3xbf16>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: index, %arg2: vector<4x[2]xi8>, %arg3: f32, %arg4: tensor<?x3xbf16>):
    %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %1 = "arith.addi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<nsw>}> {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %2 = "arith.addi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %3 = "arith.subi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %4 = "arith.subi"(%arg2, %arg2) <{overflowFlags = #arith.overflow<nsw>}> {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %5 = "arith.subi"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %6 = "arith.muli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %7 = "arith.muli"(%arg2, %arg2) <{overflowFlags = #arith.overflow<nsw>}> {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %8 = "arith.muli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %9 = "arith.shli"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    %10 = "arith.shli"(%arg2, %arg2) <{overflowFlags = #arith.overflow<nsw>}> {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %11 = "arith.shli"(%arg1, %arg1) <{overflowFlags = #arith.overflow<none>}> : (index, index) -> index
    %12 = "arith.divui"(%arg0, %arg0) : (i32, i32) -> i32
    %13 = "arith.divui"(%arg2, %arg2) <{isExact}> {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %14 = "arith.divui"(%arg1, %arg1) : (index, index) -> index
    %15 = "arith.divsi"(%arg0, %arg0) : (i32, i32) -> i32
    %16 = "arith.divsi"(%arg2, %arg2) <{isExact}> {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %17 = "arith.divsi"(%arg1, %arg1) : (index, index) -> index
    %18 = "arith.shrui"(%arg0, %arg0) : (i32, i32) -> i32
    %19 = "arith.shrui"(%arg2, %arg2) <{isExact}> {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %20 = "arith.shrui"(%arg1, %arg1) : (index, index) -> index
    %21 = "arith.shrsi"(%arg0, %arg0) : (i32, i32) -> i32
    %22 = "arith.shrsi"(%arg2, %arg2) <{isExact}> {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %23 = "arith.shrsi"(%arg1, %arg1) : (index, index) -> index
    %24 = "arith.ceildivui"(%arg0, %arg0) : (i32, i32) -> i32
    %25 = "arith.ceildivui"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %26 = "arith.ceildivui"(%arg1, %arg1) : (index, index) -> index
    %27 = "arith.ceildivsi"(%arg0, %arg0) : (i32, i32) -> i32
    %28 = "arith.ceildivsi"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %29 = "arith.ceildivsi"(%arg1, %arg1) : (index, index) -> index
    %30 = "arith.floordivsi"(%arg0, %arg0) : (i32, i32) -> i32
    %31 = "arith.floordivsi"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %32 = "arith.floordivsi"(%arg1, %arg1) : (index, index) -> index
    %33 = "arith.remui"(%arg0, %arg0) : (i32, i32) -> i32
    %34 = "arith.remui"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %35 = "arith.remui"(%arg1, %arg1) : (index, index) -> index
    %36 = "arith.remsi"(%arg0, %arg0) : (i32, i32) -> i32
    %37 = "arith.remsi"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %38 = "arith.remsi"(%arg1, %arg1) : (index, index) -> index
    %39 = "arith.andi"(%arg0, %arg0) : (i32, i32) -> i32
    %40 = "arith.andi"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %41 = "arith.andi"(%arg1, %arg1) : (index, index) -> index
    %42 = "arith.ori"(%arg0, %arg0) : (i32, i32) -> i32
    %43 = "arith.ori"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %44 = "arith.ori"(%arg1, %arg1) : (index, index) -> index
    %45 = "arith.xori"(%arg0, %arg0) : (i32, i32) -> i32
    %46 = "arith.xori"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %47 = "arith.xori"(%arg1, %arg1) : (index, index) -> index
    %48 = "arith.maxsi"(%arg0, %arg0) : (i32, i32) -> i32
    %49 = "arith.maxsi"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %50 = "arith.maxsi"(%arg1, %arg1) : (index, index) -> index
    %51 = "arith.maxui"(%arg0, %arg0) : (i32, i32) -> i32
    %52 = "arith.maxui"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %53 = "arith.maxui"(%arg1, %arg1) : (index, index) -> index
    %54 = "arith.minsi"(%arg0, %arg0) : (i32, i32) -> i32
    %55 = "arith.minsi"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %56 = "arith.minsi"(%arg1, %arg1) : (index, index) -> index
    %57 = "arith.minui"(%arg0, %arg0) : (i32, i32) -> i32
    %58 = "arith.minui"(%arg2, %arg2) {k} : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi8>
    %59 = "arith.minui"(%arg1, %arg1) : (index, index) -> index
    %60 = "arith.addf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %61 = "arith.addf"(%arg4, %arg4) <{fastmath = #arith.fastmath<contract>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %62 = "arith.subf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %63 = "arith.subf"(%arg4, %arg4) <{fastmath = #arith.fastmath<contract>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %64 = "arith.mulf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %65 = "arith.mulf"(%arg4, %arg4) <{fastmath = #arith.fastmath<contract>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %66 = "arith.divf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %67 = "arith.divf"(%arg4, %arg4) <{fastmath = #arith.fastmath<contract>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %68 = "arith.remf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %69 = "arith.remf"(%arg4, %arg4) <{fastmath = #arith.fastmath<contract>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %70 = "arith.maximumf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %71 = "arith.maximumf"(%arg4, %arg4) <{fastmath = #arith.fastmath<contract>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %72 = "arith.maxnumf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %73 = "arith.maxnumf"(%arg4, %arg4) <{fastmath = #arith.fastmath<contract>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %74 = "arith.minimumf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %75 = "arith.minimumf"(%arg4, %arg4) <{fastmath = #arith.fastmath<contract>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %76 = "arith.minnumf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %77 = "arith.minnumf"(%arg4, %arg4) <{fastmath = #arith.fastmath<contract>}> {k} : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %78 = "arith.negf"(%arg3) <{fastmath = #arith.fastmath<fast>}> : (f32) -> f32
    %79 = "arith.negf"(%arg4) <{fastmath = #arith.fastmath<none>}> {k} : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
    %80 = "arith.cmpi"(%arg2, %arg2) <{predicate = 0 : i64}> : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi1>
    %81 = "arith.cmpi"(%arg2, %arg2) <{predicate = 1 : i64}> : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi1>
    %82 = "arith.cmpi"(%arg2, %arg2) <{predicate = 2 : i64}> : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi1>
    %83 = "arith.cmpi"(%arg2, %arg2) <{predicate = 3 : i64}> : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi1>
    %84 = "arith.cmpi"(%arg2, %arg2) <{predicate = 4 : i64}> : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi1>
    %85 = "arith.cmpi"(%arg2, %arg2) <{predicate = 5 : i64}> : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi1>
    %86 = "arith.cmpi"(%arg2, %arg2) <{predicate = 6 : i64}> : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi1>
    %87 = "arith.cmpi"(%arg2, %arg2) <{predicate = 7 : i64}> : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi1>
    %88 = "arith.cmpi"(%arg2, %arg2) <{predicate = 8 : i64}> : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi1>
    %89 = "arith.cmpi"(%arg2, %arg2) <{predicate = 9 : i64}> : (vector<4x[2]xi8>, vector<4x[2]xi8>) -> vector<4x[2]xi1>
    %90 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 0 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %91 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 1 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %92 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 2 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %93 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 3 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %94 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 4 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %95 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 5 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %96 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 6 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %97 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 7 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %98 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 8 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %99 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 9 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %100 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 10 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %101 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 11 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %102 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 12 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %103 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 13 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %104 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %105 = "arith.cmpf"(%arg4, %arg4) <{fastmath = #arith.fastmath<none>, predicate = 15 : i64}> : (tensor<?x3xbf16>, tensor<?x3xbf16>) -> tensor<?x3xi1>
    %106 = "arith.cmpf"(%arg3, %arg3) <{fastmath = #arith.fastmath<nnan>, predicate = 4 : i64}> {k} : (f32, f32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

