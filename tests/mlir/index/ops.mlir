// Every operation and attribute of index.
func.func @f(%a: index, %i: i32, %s: si8) {
  %0 = index.add %a, %a
  %1 = index.add %a, %a {k}
  %2 = index.sub %a, %a
  %3 = index.sub %a, %a {k}
  %4 = index.mul %a, %a
  %5 = index.mul %a, %a {k}
  %6 = index.divs %a, %a
  %7 = index.divs %a, %a {k}
  %8 = index.divu %a, %a
  %9 = index.divu %a, %a {k}
  %10 = index.ceildivs %a, %a
  %11 = index.ceildivs %a, %a {k}
  %12 = index.ceildivu %a, %a
  %13 = index.ceildivu %a, %a {k}
  %14 = index.floordivs %a, %a
  %15 = index.floordivs %a, %a {k}
  %16 = index.rems %a, %a
  %17 = index.rems %a, %a {k}
  %18 = index.remu %a, %a
  %19 = index.remu %a, %a {k}
  %20 = index.maxs %a, %a
  %21 = index.maxs %a, %a {k}
  %22 = index.maxu %a, %a
  %23 = index.maxu %a, %a {k}
  %24 = index.mins %a, %a
  %25 = index.mins %a, %a {k}
  %26 = index.minu %a, %a
  %27 = index.minu %a, %a {k}
  %28 = index.shl %a, %a
  %29 = index.shl %a, %a {k}
  %30 = index.shrs %a, %a
  %31 = index.shrs %a, %a {k}
  %32 = index.shru %a, %a
  %33 = index.shru %a, %a {k}
  %34 = index.and %a, %a
  %35 = index.and %a, %a {k}
  %36 = index.or %a, %a
  %37 = index.or %a, %a {k}
  %38 = index.xor %a, %a
  %39 = index.xor %a, %a {k}
  %40 = index.casts %a : index to i32
  %41 = index.casts %i {k} : i32 to index
  %42 = index.casts %s : si8 to index
  %43 = index.castu %a : index to i32
  %44 = index.castu %i {k} : i32 to index
  %45 = index.castu %s : si8 to index
  %46 = index.cmp eq(%a, %a)
  %47 = index.cmp ne(%a, %a)
  %48 = index.cmp slt(%a, %a)
  %49 = index.cmp sle(%a, %a)
  %50 = index.cmp sgt(%a, %a)
  %51 = index.cmp sge(%a, %a)
  %52 = index.cmp ult(%a, %a)
  %53 = index.cmp ule(%a, %a)
  %54 = index.cmp ugt(%a, %a)
  %55 = index.cmp uge(%a, %a)
  %56 = index.cmp slt(%a, %a) {k}
  %57 = index.sizeof
  %58 = index.sizeof {k}
  %59 = index.constant 0
  %60 = index.constant -42
  %61 = index.constant {k} 7
  %62 = index.bool.constant true
  %63 = index.bool.constant {k} false
  return
}
"test.attrs"() {a = #index<cmp_predicate slt>, b = [#index<cmp_predicate uge>, #index<cmp_predicate "eq">]} : () -> ()

// The same in generic form.
"func.func"() <{function_type = (index, i32, si8) -> (), sym_name = "generic_f"}> ({
^bb0(%arg0: index, %arg1: i32, %arg2: si8):
  %0 = "index.add"(%arg0, %arg0) : (index, index) -> index
  %1 = "index.add"(%arg0, %arg0) {k} : (index, index) -> index
  %2 = "index.sub"(%arg0, %arg0) : (index, index) -> index
  %3 = "index.sub"(%arg0, %arg0) {k} : (index, index) -> index
  %4 = "index.mul"(%arg0, %arg0) : (index, index) -> index
  %5 = "index.mul"(%arg0, %arg0) {k} : (index, index) -> index
  %6 = "index.divs"(%arg0, %arg0) : (index, index) -> index
  %7 = "index.divs"(%arg0, %arg0) {k} : (index, index) -> index
  %8 = "index.divu"(%arg0, %arg0) : (index, index) -> index
  %9 = "index.divu"(%arg0, %arg0) {k} : (index, index) -> index
  %10 = "index.ceildivs"(%arg0, %arg0) : (index, index) -> index
  %11 = "index.ceildivs"(%arg0, %arg0) {k} : (index, index) -> index
  %12 = "index.ceildivu"(%arg0, %arg0) : (index, index) -> index
  %13 = "index.ceildivu"(%arg0, %arg0) {k} : (index, index) -> index
  %14 = "index.floordivs"(%arg0, %arg0) : (index, index) -> index
  %15 = "index.floordivs"(%arg0, %arg0) {k} : (index, index) -> index
  %16 = "index.rems"(%arg0, %arg0) : (index, index) -> index
  %17 = "index.rems"(%arg0, %arg0) {k} : (index, index) -> index
  %18 = "index.remu"(%arg0, %arg0) : (index, index) -> index
  %19 = "index.remu"(%arg0, %arg0) {k} : (index, index) -> index
  %20 = "index.maxs"(%arg0, %arg0) : (index, index) -> index
  %21 = "index.maxs"(%arg0, %arg0) {k} : (index, index) -> index
  %22 = "index.maxu"(%arg0, %arg0) : (index, index) -> index
  %23 = "index.maxu"(%arg0, %arg0) {k} : (index, index) -> index
  %24 = "index.mins"(%arg0, %arg0) : (index, index) -> index
  %25 = "index.mins"(%arg0, %arg0) {k} : (index, index) -> index
  %26 = "index.minu"(%arg0, %arg0) : (index, index) -> index
  %27 = "index.minu"(%arg0, %arg0) {k} : (index, index) -> index
  %28 = "index.shl"(%arg0, %arg0) : (index, index) -> index
  %29 = "index.shl"(%arg0, %arg0) {k} : (index, index) -> index
  %30 = "index.shrs"(%arg0, %arg0) : (index, index) -> index
  %31 = "index.shrs"(%arg0, %arg0) {k} : (index, index) -> index
  %32 = "index.shru"(%arg0, %arg0) : (index, index) -> index
  %33 = "index.shru"(%arg0, %arg0) {k} : (index, index) -> index
  %34 = "index.and"(%arg0, %arg0) : (index, index) -> index
  %35 = "index.and"(%arg0, %arg0) {k} : (index, index) -> index
  %36 = "index.or"(%arg0, %arg0) : (index, index) -> index
  %37 = "index.or"(%arg0, %arg0) {k} : (index, index) -> index
  %38 = "index.xor"(%arg0, %arg0) : (index, index) -> index
  %39 = "index.xor"(%arg0, %arg0) {k} : (index, index) -> index
  %40 = "index.casts"(%arg0) : (index) -> i32
  %41 = "index.casts"(%arg1) {k} : (i32) -> index
  %42 = "index.casts"(%arg2) : (si8) -> index
  %43 = "index.castu"(%arg0) : (index) -> i32
  %44 = "index.castu"(%arg1) {k} : (i32) -> index
  %45 = "index.castu"(%arg2) : (si8) -> index
  %46 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
  %47 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
  %48 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
  %49 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
  %50 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> i1
  %51 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate sge>}> : (index, index) -> i1
  %52 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
  %53 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
  %54 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
  %55 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
  %56 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate slt>}> {k} : (index, index) -> i1
  %57 = "index.sizeof"() : () -> index
  %58 = "index.sizeof"() {k} : () -> index
  %59 = "index.constant"() <{value = 0 : index}> : () -> index
  %60 = "index.constant"() <{value = -42 : index}> : () -> index
  %61 = "index.constant"() <{value = 7 : index}> {k} : () -> index
  %62 = "index.bool.constant"() <{value = true}> : () -> i1
  %63 = "index.bool.constant"() <{value = false}> {k} : () -> i1
  "func.return"() : () -> ()
}) : () -> ()

//= --allow-unregistered-dialect
module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: si8) {
    %0 = index.add %arg0, %arg0
    %1 = index.add %arg0, %arg0 {k}
    %2 = index.sub %arg0, %arg0
    %3 = index.sub %arg0, %arg0 {k}
    %4 = index.mul %arg0, %arg0
    %5 = index.mul %arg0, %arg0 {k}
    %6 = index.divs %arg0, %arg0
    %7 = index.divs %arg0, %arg0 {k}
    %8 = index.divu %arg0, %arg0
    %9 = index.divu %arg0, %arg0 {k}
    %10 = index.ceildivs %arg0, %arg0
    %11 = index.ceildivs %arg0, %arg0 {k}
    %12 = index.ceildivu %arg0, %arg0
    %13 = index.ceildivu %arg0, %arg0 {k}
    %14 = index.floordivs %arg0, %arg0
    %15 = index.floordivs %arg0, %arg0 {k}
    %16 = index.rems %arg0, %arg0
    %17 = index.rems %arg0, %arg0 {k}
    %18 = index.remu %arg0, %arg0
    %19 = index.remu %arg0, %arg0 {k}
    %20 = index.maxs %arg0, %arg0
    %21 = index.maxs %arg0, %arg0 {k}
    %22 = index.maxu %arg0, %arg0
    %23 = index.maxu %arg0, %arg0 {k}
    %24 = index.mins %arg0, %arg0
    %25 = index.mins %arg0, %arg0 {k}
    %26 = index.minu %arg0, %arg0
    %27 = index.minu %arg0, %arg0 {k}
    %28 = index.shl %arg0, %arg0
    %29 = index.shl %arg0, %arg0 {k}
    %30 = index.shrs %arg0, %arg0
    %31 = index.shrs %arg0, %arg0 {k}
    %32 = index.shru %arg0, %arg0
    %33 = index.shru %arg0, %arg0 {k}
    %34 = index.and %arg0, %arg0
    %35 = index.and %arg0, %arg0 {k}
    %36 = index.or %arg0, %arg0
    %37 = index.or %arg0, %arg0 {k}
    %38 = index.xor %arg0, %arg0
    %39 = index.xor %arg0, %arg0 {k}
    %40 = index.casts %arg0 : index to i32
    %41 = index.casts %arg1 {k} : i32 to index
    %42 = index.casts %arg2 : si8 to index
    %43 = index.castu %arg0 : index to i32
    %44 = index.castu %arg1 {k} : i32 to index
    %45 = index.castu %arg2 : si8 to index
    %46 = index.cmp eq(%arg0, %arg0)
    %47 = index.cmp ne(%arg0, %arg0)
    %48 = index.cmp slt(%arg0, %arg0)
    %49 = index.cmp sle(%arg0, %arg0)
    %50 = index.cmp sgt(%arg0, %arg0)
    %51 = index.cmp sge(%arg0, %arg0)
    %52 = index.cmp ult(%arg0, %arg0)
    %53 = index.cmp ule(%arg0, %arg0)
    %54 = index.cmp ugt(%arg0, %arg0)
    %55 = index.cmp uge(%arg0, %arg0)
    %56 = index.cmp slt(%arg0, %arg0) {k}
    %57 = index.sizeof
    %58 = index.sizeof {k}
    %idx0 = index.constant 0
    %idx-42 = index.constant -42
    %idx7 = index.constant {k} 7
    %true = index.bool.constant true
    %false = index.bool.constant {k} false
    return
  }
  "test.attrs"() {a = #index<cmp_predicate slt>, b = [#index<cmp_predicate uge>, #index<cmp_predicate eq>]} : () -> ()
  func.func @generic_f(%arg0: index, %arg1: i32, %arg2: si8) {
    %0 = index.add %arg0, %arg0
    %1 = index.add %arg0, %arg0 {k}
    %2 = index.sub %arg0, %arg0
    %3 = index.sub %arg0, %arg0 {k}
    %4 = index.mul %arg0, %arg0
    %5 = index.mul %arg0, %arg0 {k}
    %6 = index.divs %arg0, %arg0
    %7 = index.divs %arg0, %arg0 {k}
    %8 = index.divu %arg0, %arg0
    %9 = index.divu %arg0, %arg0 {k}
    %10 = index.ceildivs %arg0, %arg0
    %11 = index.ceildivs %arg0, %arg0 {k}
    %12 = index.ceildivu %arg0, %arg0
    %13 = index.ceildivu %arg0, %arg0 {k}
    %14 = index.floordivs %arg0, %arg0
    %15 = index.floordivs %arg0, %arg0 {k}
    %16 = index.rems %arg0, %arg0
    %17 = index.rems %arg0, %arg0 {k}
    %18 = index.remu %arg0, %arg0
    %19 = index.remu %arg0, %arg0 {k}
    %20 = index.maxs %arg0, %arg0
    %21 = index.maxs %arg0, %arg0 {k}
    %22 = index.maxu %arg0, %arg0
    %23 = index.maxu %arg0, %arg0 {k}
    %24 = index.mins %arg0, %arg0
    %25 = index.mins %arg0, %arg0 {k}
    %26 = index.minu %arg0, %arg0
    %27 = index.minu %arg0, %arg0 {k}
    %28 = index.shl %arg0, %arg0
    %29 = index.shl %arg0, %arg0 {k}
    %30 = index.shrs %arg0, %arg0
    %31 = index.shrs %arg0, %arg0 {k}
    %32 = index.shru %arg0, %arg0
    %33 = index.shru %arg0, %arg0 {k}
    %34 = index.and %arg0, %arg0
    %35 = index.and %arg0, %arg0 {k}
    %36 = index.or %arg0, %arg0
    %37 = index.or %arg0, %arg0 {k}
    %38 = index.xor %arg0, %arg0
    %39 = index.xor %arg0, %arg0 {k}
    %40 = index.casts %arg0 : index to i32
    %41 = index.casts %arg1 {k} : i32 to index
    %42 = index.casts %arg2 : si8 to index
    %43 = index.castu %arg0 : index to i32
    %44 = index.castu %arg1 {k} : i32 to index
    %45 = index.castu %arg2 : si8 to index
    %46 = index.cmp eq(%arg0, %arg0)
    %47 = index.cmp ne(%arg0, %arg0)
    %48 = index.cmp slt(%arg0, %arg0)
    %49 = index.cmp sle(%arg0, %arg0)
    %50 = index.cmp sgt(%arg0, %arg0)
    %51 = index.cmp sge(%arg0, %arg0)
    %52 = index.cmp ult(%arg0, %arg0)
    %53 = index.cmp ule(%arg0, %arg0)
    %54 = index.cmp ugt(%arg0, %arg0)
    %55 = index.cmp uge(%arg0, %arg0)
    %56 = index.cmp slt(%arg0, %arg0) {k}
    %57 = index.sizeof
    %58 = index.sizeof {k}
    %idx0 = index.constant 0
    %idx-42 = index.constant -42
    %idx7 = index.constant {k} 7
    %true = index.bool.constant true
    %false = index.bool.constant {k} false
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, i32, si8) -> (), sym_name = "f"}> ({
  ^bb0(%arg3: index, %arg4: i32, %arg5: si8):
    %64 = "index.add"(%arg3, %arg3) : (index, index) -> index
    %65 = "index.add"(%arg3, %arg3) {k} : (index, index) -> index
    %66 = "index.sub"(%arg3, %arg3) : (index, index) -> index
    %67 = "index.sub"(%arg3, %arg3) {k} : (index, index) -> index
    %68 = "index.mul"(%arg3, %arg3) : (index, index) -> index
    %69 = "index.mul"(%arg3, %arg3) {k} : (index, index) -> index
    %70 = "index.divs"(%arg3, %arg3) : (index, index) -> index
    %71 = "index.divs"(%arg3, %arg3) {k} : (index, index) -> index
    %72 = "index.divu"(%arg3, %arg3) : (index, index) -> index
    %73 = "index.divu"(%arg3, %arg3) {k} : (index, index) -> index
    %74 = "index.ceildivs"(%arg3, %arg3) : (index, index) -> index
    %75 = "index.ceildivs"(%arg3, %arg3) {k} : (index, index) -> index
    %76 = "index.ceildivu"(%arg3, %arg3) : (index, index) -> index
    %77 = "index.ceildivu"(%arg3, %arg3) {k} : (index, index) -> index
    %78 = "index.floordivs"(%arg3, %arg3) : (index, index) -> index
    %79 = "index.floordivs"(%arg3, %arg3) {k} : (index, index) -> index
    %80 = "index.rems"(%arg3, %arg3) : (index, index) -> index
    %81 = "index.rems"(%arg3, %arg3) {k} : (index, index) -> index
    %82 = "index.remu"(%arg3, %arg3) : (index, index) -> index
    %83 = "index.remu"(%arg3, %arg3) {k} : (index, index) -> index
    %84 = "index.maxs"(%arg3, %arg3) : (index, index) -> index
    %85 = "index.maxs"(%arg3, %arg3) {k} : (index, index) -> index
    %86 = "index.maxu"(%arg3, %arg3) : (index, index) -> index
    %87 = "index.maxu"(%arg3, %arg3) {k} : (index, index) -> index
    %88 = "index.mins"(%arg3, %arg3) : (index, index) -> index
    %89 = "index.mins"(%arg3, %arg3) {k} : (index, index) -> index
    %90 = "index.minu"(%arg3, %arg3) : (index, index) -> index
    %91 = "index.minu"(%arg3, %arg3) {k} : (index, index) -> index
    %92 = "index.shl"(%arg3, %arg3) : (index, index) -> index
    %93 = "index.shl"(%arg3, %arg3) {k} : (index, index) -> index
    %94 = "index.shrs"(%arg3, %arg3) : (index, index) -> index
    %95 = "index.shrs"(%arg3, %arg3) {k} : (index, index) -> index
    %96 = "index.shru"(%arg3, %arg3) : (index, index) -> index
    %97 = "index.shru"(%arg3, %arg3) {k} : (index, index) -> index
    %98 = "index.and"(%arg3, %arg3) : (index, index) -> index
    %99 = "index.and"(%arg3, %arg3) {k} : (index, index) -> index
    %100 = "index.or"(%arg3, %arg3) : (index, index) -> index
    %101 = "index.or"(%arg3, %arg3) {k} : (index, index) -> index
    %102 = "index.xor"(%arg3, %arg3) : (index, index) -> index
    %103 = "index.xor"(%arg3, %arg3) {k} : (index, index) -> index
    %104 = "index.casts"(%arg3) : (index) -> i32
    %105 = "index.casts"(%arg4) {k} : (i32) -> index
    %106 = "index.casts"(%arg5) : (si8) -> index
    %107 = "index.castu"(%arg3) : (index) -> i32
    %108 = "index.castu"(%arg4) {k} : (i32) -> index
    %109 = "index.castu"(%arg5) : (si8) -> index
    %110 = "index.cmp"(%arg3, %arg3) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
    %111 = "index.cmp"(%arg3, %arg3) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
    %112 = "index.cmp"(%arg3, %arg3) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
    %113 = "index.cmp"(%arg3, %arg3) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
    %114 = "index.cmp"(%arg3, %arg3) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> i1
    %115 = "index.cmp"(%arg3, %arg3) <{pred = #index<cmp_predicate sge>}> : (index, index) -> i1
    %116 = "index.cmp"(%arg3, %arg3) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
    %117 = "index.cmp"(%arg3, %arg3) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
    %118 = "index.cmp"(%arg3, %arg3) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
    %119 = "index.cmp"(%arg3, %arg3) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
    %120 = "index.cmp"(%arg3, %arg3) <{pred = #index<cmp_predicate slt>}> {k} : (index, index) -> i1
    %121 = "index.sizeof"() : () -> index
    %122 = "index.sizeof"() {k} : () -> index
    %123 = "index.constant"() <{value = 0 : index}> : () -> index
    %124 = "index.constant"() <{value = -42 : index}> : () -> index
    %125 = "index.constant"() <{value = 7 : index}> {k} : () -> index
    %126 = "index.bool.constant"() <{value = true}> : () -> i1
    %127 = "index.bool.constant"() <{value = false}> {k} : () -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "test.attrs"() {a = #index<cmp_predicate slt>, b = [#index<cmp_predicate uge>, #index<cmp_predicate eq>]} : () -> ()
  "func.func"() <{function_type = (index, i32, si8) -> (), sym_name = "generic_f"}> ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: si8):
    %0 = "index.add"(%arg0, %arg0) : (index, index) -> index
    %1 = "index.add"(%arg0, %arg0) {k} : (index, index) -> index
    %2 = "index.sub"(%arg0, %arg0) : (index, index) -> index
    %3 = "index.sub"(%arg0, %arg0) {k} : (index, index) -> index
    %4 = "index.mul"(%arg0, %arg0) : (index, index) -> index
    %5 = "index.mul"(%arg0, %arg0) {k} : (index, index) -> index
    %6 = "index.divs"(%arg0, %arg0) : (index, index) -> index
    %7 = "index.divs"(%arg0, %arg0) {k} : (index, index) -> index
    %8 = "index.divu"(%arg0, %arg0) : (index, index) -> index
    %9 = "index.divu"(%arg0, %arg0) {k} : (index, index) -> index
    %10 = "index.ceildivs"(%arg0, %arg0) : (index, index) -> index
    %11 = "index.ceildivs"(%arg0, %arg0) {k} : (index, index) -> index
    %12 = "index.ceildivu"(%arg0, %arg0) : (index, index) -> index
    %13 = "index.ceildivu"(%arg0, %arg0) {k} : (index, index) -> index
    %14 = "index.floordivs"(%arg0, %arg0) : (index, index) -> index
    %15 = "index.floordivs"(%arg0, %arg0) {k} : (index, index) -> index
    %16 = "index.rems"(%arg0, %arg0) : (index, index) -> index
    %17 = "index.rems"(%arg0, %arg0) {k} : (index, index) -> index
    %18 = "index.remu"(%arg0, %arg0) : (index, index) -> index
    %19 = "index.remu"(%arg0, %arg0) {k} : (index, index) -> index
    %20 = "index.maxs"(%arg0, %arg0) : (index, index) -> index
    %21 = "index.maxs"(%arg0, %arg0) {k} : (index, index) -> index
    %22 = "index.maxu"(%arg0, %arg0) : (index, index) -> index
    %23 = "index.maxu"(%arg0, %arg0) {k} : (index, index) -> index
    %24 = "index.mins"(%arg0, %arg0) : (index, index) -> index
    %25 = "index.mins"(%arg0, %arg0) {k} : (index, index) -> index
    %26 = "index.minu"(%arg0, %arg0) : (index, index) -> index
    %27 = "index.minu"(%arg0, %arg0) {k} : (index, index) -> index
    %28 = "index.shl"(%arg0, %arg0) : (index, index) -> index
    %29 = "index.shl"(%arg0, %arg0) {k} : (index, index) -> index
    %30 = "index.shrs"(%arg0, %arg0) : (index, index) -> index
    %31 = "index.shrs"(%arg0, %arg0) {k} : (index, index) -> index
    %32 = "index.shru"(%arg0, %arg0) : (index, index) -> index
    %33 = "index.shru"(%arg0, %arg0) {k} : (index, index) -> index
    %34 = "index.and"(%arg0, %arg0) : (index, index) -> index
    %35 = "index.and"(%arg0, %arg0) {k} : (index, index) -> index
    %36 = "index.or"(%arg0, %arg0) : (index, index) -> index
    %37 = "index.or"(%arg0, %arg0) {k} : (index, index) -> index
    %38 = "index.xor"(%arg0, %arg0) : (index, index) -> index
    %39 = "index.xor"(%arg0, %arg0) {k} : (index, index) -> index
    %40 = "index.casts"(%arg0) : (index) -> i32
    %41 = "index.casts"(%arg1) {k} : (i32) -> index
    %42 = "index.casts"(%arg2) : (si8) -> index
    %43 = "index.castu"(%arg0) : (index) -> i32
    %44 = "index.castu"(%arg1) {k} : (i32) -> index
    %45 = "index.castu"(%arg2) : (si8) -> index
    %46 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
    %47 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
    %48 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
    %49 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
    %50 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> i1
    %51 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate sge>}> : (index, index) -> i1
    %52 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
    %53 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
    %54 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
    %55 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
    %56 = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate slt>}> {k} : (index, index) -> i1
    %57 = "index.sizeof"() : () -> index
    %58 = "index.sizeof"() {k} : () -> index
    %59 = "index.constant"() <{value = 0 : index}> : () -> index
    %60 = "index.constant"() <{value = -42 : index}> : () -> index
    %61 = "index.constant"() <{value = 7 : index}> {k} : () -> index
    %62 = "index.bool.constant"() <{value = true}> : () -> i1
    %63 = "index.bool.constant"() <{value = false}> {k} : () -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()


//= --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope
module {
  func.func @f(%arg0: index loc("<stdin>":2:14), %arg1: i32 loc("<stdin>":2:25), %arg2: si8 loc("<stdin>":2:34)) {
    %0 = index.add %arg0, %arg0 loc("<stdin>":3:8)
    %1 = index.add %arg0, %arg0 {k} loc("<stdin>":4:8)
    %2 = index.sub %arg0, %arg0 loc("<stdin>":5:8)
    %3 = index.sub %arg0, %arg0 {k} loc("<stdin>":6:8)
    %4 = index.mul %arg0, %arg0 loc("<stdin>":7:8)
    %5 = index.mul %arg0, %arg0 {k} loc("<stdin>":8:8)
    %6 = index.divs %arg0, %arg0 loc("<stdin>":9:8)
    %7 = index.divs %arg0, %arg0 {k} loc("<stdin>":10:8)
    %8 = index.divu %arg0, %arg0 loc("<stdin>":11:8)
    %9 = index.divu %arg0, %arg0 {k} loc("<stdin>":12:8)
    %10 = index.ceildivs %arg0, %arg0 loc("<stdin>":13:9)
    %11 = index.ceildivs %arg0, %arg0 {k} loc("<stdin>":14:9)
    %12 = index.ceildivu %arg0, %arg0 loc("<stdin>":15:9)
    %13 = index.ceildivu %arg0, %arg0 {k} loc("<stdin>":16:9)
    %14 = index.floordivs %arg0, %arg0 loc("<stdin>":17:9)
    %15 = index.floordivs %arg0, %arg0 {k} loc("<stdin>":18:9)
    %16 = index.rems %arg0, %arg0 loc("<stdin>":19:9)
    %17 = index.rems %arg0, %arg0 {k} loc("<stdin>":20:9)
    %18 = index.remu %arg0, %arg0 loc("<stdin>":21:9)
    %19 = index.remu %arg0, %arg0 {k} loc("<stdin>":22:9)
    %20 = index.maxs %arg0, %arg0 loc("<stdin>":23:9)
    %21 = index.maxs %arg0, %arg0 {k} loc("<stdin>":24:9)
    %22 = index.maxu %arg0, %arg0 loc("<stdin>":25:9)
    %23 = index.maxu %arg0, %arg0 {k} loc("<stdin>":26:9)
    %24 = index.mins %arg0, %arg0 loc("<stdin>":27:9)
    %25 = index.mins %arg0, %arg0 {k} loc("<stdin>":28:9)
    %26 = index.minu %arg0, %arg0 loc("<stdin>":29:9)
    %27 = index.minu %arg0, %arg0 {k} loc("<stdin>":30:9)
    %28 = index.shl %arg0, %arg0 loc("<stdin>":31:9)
    %29 = index.shl %arg0, %arg0 {k} loc("<stdin>":32:9)
    %30 = index.shrs %arg0, %arg0 loc("<stdin>":33:9)
    %31 = index.shrs %arg0, %arg0 {k} loc("<stdin>":34:9)
    %32 = index.shru %arg0, %arg0 loc("<stdin>":35:9)
    %33 = index.shru %arg0, %arg0 {k} loc("<stdin>":36:9)
    %34 = index.and %arg0, %arg0 loc("<stdin>":37:9)
    %35 = index.and %arg0, %arg0 {k} loc("<stdin>":38:9)
    %36 = index.or %arg0, %arg0 loc("<stdin>":39:9)
    %37 = index.or %arg0, %arg0 {k} loc("<stdin>":40:9)
    %38 = index.xor %arg0, %arg0 loc("<stdin>":41:9)
    %39 = index.xor %arg0, %arg0 {k} loc("<stdin>":42:9)
    %40 = index.casts %arg0 : index to i32 loc("<stdin>":43:9)
    %41 = index.casts %arg1 {k} : i32 to index loc("<stdin>":44:9)
    %42 = index.casts %arg2 : si8 to index loc("<stdin>":45:9)
    %43 = index.castu %arg0 : index to i32 loc("<stdin>":46:9)
    %44 = index.castu %arg1 {k} : i32 to index loc("<stdin>":47:9)
    %45 = index.castu %arg2 : si8 to index loc("<stdin>":48:9)
    %46 = index.cmp eq(%arg0, %arg0) loc("<stdin>":49:9)
    %47 = index.cmp ne(%arg0, %arg0) loc("<stdin>":50:9)
    %48 = index.cmp slt(%arg0, %arg0) loc("<stdin>":51:9)
    %49 = index.cmp sle(%arg0, %arg0) loc("<stdin>":52:9)
    %50 = index.cmp sgt(%arg0, %arg0) loc("<stdin>":53:9)
    %51 = index.cmp sge(%arg0, %arg0) loc("<stdin>":54:9)
    %52 = index.cmp ult(%arg0, %arg0) loc("<stdin>":55:9)
    %53 = index.cmp ule(%arg0, %arg0) loc("<stdin>":56:9)
    %54 = index.cmp ugt(%arg0, %arg0) loc("<stdin>":57:9)
    %55 = index.cmp uge(%arg0, %arg0) loc("<stdin>":58:9)
    %56 = index.cmp slt(%arg0, %arg0) {k} loc("<stdin>":59:9)
    %57 = index.sizeof loc("<stdin>":60:9)
    %58 = index.sizeof {k} loc("<stdin>":61:9)
    %idx0 = index.constant 0 loc("<stdin>":62:9)
    %idx-42 = index.constant -42 loc("<stdin>":63:9)
    %idx7 = index.constant {k} 7 loc("<stdin>":64:9)
    %true = index.bool.constant true loc("<stdin>":65:9)
    %false = index.bool.constant {k} false loc("<stdin>":66:9)
    return loc("<stdin>":67:3)
  } loc("<stdin>":2:1)
  "test.attrs"() {a = #index<cmp_predicate slt>, b = [#index<cmp_predicate uge>, #index<cmp_predicate eq>]} : () -> () loc("<stdin>":69:1)
  func.func @generic_f(%arg0: index loc("<stdin>":73:6), %arg1: i32 loc("<stdin>":73:20), %arg2: si8 loc("<stdin>":73:32)) {
    %0 = index.add %arg0, %arg0 loc("<stdin>":74:8)
    %1 = index.add %arg0, %arg0 {k} loc("<stdin>":75:8)
    %2 = index.sub %arg0, %arg0 loc("<stdin>":76:8)
    %3 = index.sub %arg0, %arg0 {k} loc("<stdin>":77:8)
    %4 = index.mul %arg0, %arg0 loc("<stdin>":78:8)
    %5 = index.mul %arg0, %arg0 {k} loc("<stdin>":79:8)
    %6 = index.divs %arg0, %arg0 loc("<stdin>":80:8)
    %7 = index.divs %arg0, %arg0 {k} loc("<stdin>":81:8)
    %8 = index.divu %arg0, %arg0 loc("<stdin>":82:8)
    %9 = index.divu %arg0, %arg0 {k} loc("<stdin>":83:8)
    %10 = index.ceildivs %arg0, %arg0 loc("<stdin>":84:9)
    %11 = index.ceildivs %arg0, %arg0 {k} loc("<stdin>":85:9)
    %12 = index.ceildivu %arg0, %arg0 loc("<stdin>":86:9)
    %13 = index.ceildivu %arg0, %arg0 {k} loc("<stdin>":87:9)
    %14 = index.floordivs %arg0, %arg0 loc("<stdin>":88:9)
    %15 = index.floordivs %arg0, %arg0 {k} loc("<stdin>":89:9)
    %16 = index.rems %arg0, %arg0 loc("<stdin>":90:9)
    %17 = index.rems %arg0, %arg0 {k} loc("<stdin>":91:9)
    %18 = index.remu %arg0, %arg0 loc("<stdin>":92:9)
    %19 = index.remu %arg0, %arg0 {k} loc("<stdin>":93:9)
    %20 = index.maxs %arg0, %arg0 loc("<stdin>":94:9)
    %21 = index.maxs %arg0, %arg0 {k} loc("<stdin>":95:9)
    %22 = index.maxu %arg0, %arg0 loc("<stdin>":96:9)
    %23 = index.maxu %arg0, %arg0 {k} loc("<stdin>":97:9)
    %24 = index.mins %arg0, %arg0 loc("<stdin>":98:9)
    %25 = index.mins %arg0, %arg0 {k} loc("<stdin>":99:9)
    %26 = index.minu %arg0, %arg0 loc("<stdin>":100:9)
    %27 = index.minu %arg0, %arg0 {k} loc("<stdin>":101:9)
    %28 = index.shl %arg0, %arg0 loc("<stdin>":102:9)
    %29 = index.shl %arg0, %arg0 {k} loc("<stdin>":103:9)
    %30 = index.shrs %arg0, %arg0 loc("<stdin>":104:9)
    %31 = index.shrs %arg0, %arg0 {k} loc("<stdin>":105:9)
    %32 = index.shru %arg0, %arg0 loc("<stdin>":106:9)
    %33 = index.shru %arg0, %arg0 {k} loc("<stdin>":107:9)
    %34 = index.and %arg0, %arg0 loc("<stdin>":108:9)
    %35 = index.and %arg0, %arg0 {k} loc("<stdin>":109:9)
    %36 = index.or %arg0, %arg0 loc("<stdin>":110:9)
    %37 = index.or %arg0, %arg0 {k} loc("<stdin>":111:9)
    %38 = index.xor %arg0, %arg0 loc("<stdin>":112:9)
    %39 = index.xor %arg0, %arg0 {k} loc("<stdin>":113:9)
    %40 = index.casts %arg0 : index to i32 loc("<stdin>":114:9)
    %41 = index.casts %arg1 {k} : i32 to index loc("<stdin>":115:9)
    %42 = index.casts %arg2 : si8 to index loc("<stdin>":116:9)
    %43 = index.castu %arg0 : index to i32 loc("<stdin>":117:9)
    %44 = index.castu %arg1 {k} : i32 to index loc("<stdin>":118:9)
    %45 = index.castu %arg2 : si8 to index loc("<stdin>":119:9)
    %46 = index.cmp eq(%arg0, %arg0) loc("<stdin>":120:9)
    %47 = index.cmp ne(%arg0, %arg0) loc("<stdin>":121:9)
    %48 = index.cmp slt(%arg0, %arg0) loc("<stdin>":122:9)
    %49 = index.cmp sle(%arg0, %arg0) loc("<stdin>":123:9)
    %50 = index.cmp sgt(%arg0, %arg0) loc("<stdin>":124:9)
    %51 = index.cmp sge(%arg0, %arg0) loc("<stdin>":125:9)
    %52 = index.cmp ult(%arg0, %arg0) loc("<stdin>":126:9)
    %53 = index.cmp ule(%arg0, %arg0) loc("<stdin>":127:9)
    %54 = index.cmp ugt(%arg0, %arg0) loc("<stdin>":128:9)
    %55 = index.cmp uge(%arg0, %arg0) loc("<stdin>":129:9)
    %56 = index.cmp slt(%arg0, %arg0) {k} loc("<stdin>":130:9)
    %57 = index.sizeof loc("<stdin>":131:9)
    %58 = index.sizeof {k} loc("<stdin>":132:9)
    %idx0 = index.constant 0 loc("<stdin>":133:9)
    %idx-42 = index.constant -42 loc("<stdin>":134:9)
    %idx7 = index.constant {k} 7 loc("<stdin>":135:9)
    %true = index.bool.constant true loc("<stdin>":136:9)
    %false = index.bool.constant {k} false loc("<stdin>":137:9)
    return loc("<stdin>":138:3)
  } loc("<stdin>":72:1)
} loc("<stdin>":0:0)
