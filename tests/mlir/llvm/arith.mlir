// Arithmetic, comparisons and casts of llvm.
func.func @integers(%a: i32, %b: i32, %v: vector<3xi16>, %p: !llvm.ptr, %q: vector<[2]x!llvm.ptr>) {
  llvm.add %a, %b : i32
  llvm.add %v, %v overflow<nuw> {x} : vector<3xi16>
  llvm.add %a, %b overflow<nsw, nuw> : i32
  llvm.sub %a, %b : i32
  llvm.sub %v, %v overflow<nuw> {x} : vector<3xi16>
  llvm.sub %a, %b overflow<nsw, nuw> : i32
  llvm.mul %a, %b : i32
  llvm.mul %v, %v overflow<nuw> {x} : vector<3xi16>
  llvm.mul %a, %b overflow<nsw, nuw> : i32
  llvm.shl %a, %b : i32
  llvm.shl %v, %v overflow<nuw> {x} : vector<3xi16>
  llvm.shl %a, %b overflow<nsw, nuw> : i32
  llvm.udiv %a, %b {y = 3} : i32
  llvm.udiv exact %v, %v : vector<3xi16>
  llvm.sdiv %a, %b {y = 3} : i32
  llvm.sdiv exact %v, %v : vector<3xi16>
  llvm.lshr %a, %b {y = 3} : i32
  llvm.lshr exact %v, %v : vector<3xi16>
  llvm.ashr %a, %b {y = 3} : i32
  llvm.ashr exact %v, %v : vector<3xi16>
  llvm.urem %a, %b : i32
  llvm.srem %a, %b : i32
  llvm.and %a, %b : i32
  llvm.xor %a, %b : i32
  llvm.or %a, %b : i32
  llvm.or disjoint %v, %v {z} : vector<3xi16>
  llvm.icmp "eq" %a, %b : i32
  llvm.icmp "ne" %a, %b : i32
  llvm.icmp "slt" %a, %b : i32
  llvm.icmp "sle" %a, %b : i32
  llvm.icmp "sgt" %a, %b : i32
  llvm.icmp "sge" %a, %b : i32
  llvm.icmp "ult" %a, %b : i32
  llvm.icmp "ule" %a, %b : i32
  llvm.icmp "ugt" %a, %b : i32
  llvm.icmp "uge" %a, %b : i32
  llvm.icmp "ult" %p, %p {x} : !llvm.ptr
  llvm.icmp "eq" %v, %v : vector<3xi16>
  llvm.icmp "ne" %q, %q : vector<[2]x!llvm.ptr>
  llvm.zext %a : i32 to i40
  llvm.zext nneg %v {x} : vector<3xi16> to vector<3xi17>
  llvm.sext %a {x} : i32 to i64
  llvm.trunc %a : i32 to i7
  llvm.trunc %a overflow<nsw> {x} : i32 to i7
  llvm.uitofp nneg %a : i32 to f16
  llvm.uitofp %a : i32 to bf16
  llvm.sitofp %v : vector<3xi16> to vector<3xf64>
  llvm.inttoptr %a : i32 to !llvm.ptr<5>
  llvm.ptrtoint %p {x} : !llvm.ptr to i64
  llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<7>
  llvm.bitcast %a : i32 to f32
  llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  return
}
func.func @floats(%a: f32, %b: f32, %v: vector<[4]xbf16>) {
  llvm.fadd %a, %b : f32
  llvm.fadd %v, %v {fastmathFlags = #llvm.fastmath<nnan, contract>, x} : vector<[4]xbf16>
  llvm.fsub %a, %b : f32
  llvm.fsub %v, %v {fastmathFlags = #llvm.fastmath<nnan, contract>, x} : vector<[4]xbf16>
  llvm.fmul %a, %b : f32
  llvm.fmul %v, %v {fastmathFlags = #llvm.fastmath<nnan, contract>, x} : vector<[4]xbf16>
  llvm.fdiv %a, %b : f32
  llvm.fdiv %v, %v {fastmathFlags = #llvm.fastmath<nnan, contract>, x} : vector<[4]xbf16>
  llvm.frem %a, %b : f32
  llvm.frem %v, %v {fastmathFlags = #llvm.fastmath<nnan, contract>, x} : vector<[4]xbf16>
  llvm.fneg %a : f32
  llvm.fneg %v {fastmathFlags = #llvm.fastmath<fast>} : vector<[4]xbf16>
  llvm.fcmp "_false" %a, %b : f32
  llvm.fcmp "oeq" %a, %b : f32
  llvm.fcmp "ogt" %a, %b : f32
  llvm.fcmp "oge" %a, %b : f32
  llvm.fcmp "olt" %a, %b : f32
  llvm.fcmp "ole" %a, %b : f32
  llvm.fcmp "one" %a, %b : f32
  llvm.fcmp "ord" %a, %b : f32
  llvm.fcmp "ueq" %a, %b : f32
  llvm.fcmp "ugt" %a, %b : f32
  llvm.fcmp "uge" %a, %b : f32
  llvm.fcmp "ult" %a, %b : f32
  llvm.fcmp "ule" %a, %b : f32
  llvm.fcmp "une" %a, %b : f32
  llvm.fcmp "uno" %a, %b : f32
  llvm.fcmp "_true" %a, %b : f32
  llvm.fcmp "oeq" %v, %v {fastmathFlags = #llvm.fastmath<ninf>, x} : vector<[4]xbf16>
  llvm.fptosi %a : f32 to i9
  llvm.fptoui %a : f32 to i9
  llvm.fpext %a {x} : f32 to f128
  llvm.fptrunc %a : f32 to f16
  return
}
//= --allow-unregistered-dialect
module {
  func.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<3xi16>, %arg3: !llvm.ptr, %arg4: vector<[2]x!llvm.ptr>) {
    %0 = llvm.add %arg0, %arg1 : i32
    %1 = llvm.add %arg2, %arg2 overflow<nuw> {x} : vector<3xi16>
    %2 = llvm.add %arg0, %arg1 overflow<nsw, nuw> : i32
    %3 = llvm.sub %arg0, %arg1 : i32
    %4 = llvm.sub %arg2, %arg2 overflow<nuw> {x} : vector<3xi16>
    %5 = llvm.sub %arg0, %arg1 overflow<nsw, nuw> : i32
    %6 = llvm.mul %arg0, %arg1 : i32
    %7 = llvm.mul %arg2, %arg2 overflow<nuw> {x} : vector<3xi16>
    %8 = llvm.mul %arg0, %arg1 overflow<nsw, nuw> : i32
    %9 = llvm.shl %arg0, %arg1 : i32
    %10 = llvm.shl %arg2, %arg2 overflow<nuw> {x} : vector<3xi16>
    %11 = llvm.shl %arg0, %arg1 overflow<nsw, nuw> : i32
    %12 = llvm.udiv %arg0, %arg1 {y = 3 : i64} : i32
    %13 = llvm.udiv exact %arg2, %arg2 : vector<3xi16>
    %14 = llvm.sdiv %arg0, %arg1 {y = 3 : i64} : i32
    %15 = llvm.sdiv exact %arg2, %arg2 : vector<3xi16>
    %16 = llvm.lshr %arg0, %arg1 {y = 3 : i64} : i32
    %17 = llvm.lshr exact %arg2, %arg2 : vector<3xi16>
    %18 = llvm.ashr %arg0, %arg1 {y = 3 : i64} : i32
    %19 = llvm.ashr exact %arg2, %arg2 : vector<3xi16>
    %20 = llvm.urem %arg0, %arg1 : i32
    %21 = llvm.srem %arg0, %arg1 : i32
    %22 = llvm.and %arg0, %arg1 : i32
    %23 = llvm.xor %arg0, %arg1 : i32
    %24 = llvm.or %arg0, %arg1 : i32
    %25 = llvm.or disjoint %arg2, %arg2 {z} : vector<3xi16>
    %26 = llvm.icmp "eq" %arg0, %arg1 : i32
    %27 = llvm.icmp "ne" %arg0, %arg1 : i32
    %28 = llvm.icmp "slt" %arg0, %arg1 : i32
    %29 = llvm.icmp "sle" %arg0, %arg1 : i32
    %30 = llvm.icmp "sgt" %arg0, %arg1 : i32
    %31 = llvm.icmp "sge" %arg0, %arg1 : i32
    %32 = llvm.icmp "ult" %arg0, %arg1 : i32
    %33 = llvm.icmp "ule" %arg0, %arg1 : i32
    %34 = llvm.icmp "ugt" %arg0, %arg1 : i32
    %35 = llvm.icmp "uge" %arg0, %arg1 : i32
    %36 = llvm.icmp "ult" %arg3, %arg3 {x} : !llvm.ptr
    %37 = llvm.icmp "eq" %arg2, %arg2 : vector<3xi16>
    %38 = llvm.icmp "ne" %arg4, %arg4 : vector<[2]x!llvm.ptr>
    %39 = llvm.zext %arg0 : i32 to i40
    %40 = llvm.zext nneg %arg2 {x} : vector<3xi16> to vector<3xi17>
    %41 = llvm.sext %arg0 {x} : i32 to i64
    %42 = llvm.trunc %arg0 : i32 to i7
    %43 = llvm.trunc %arg0 overflow<nsw> {x} : i32 to i7
    %44 = llvm.uitofp nneg %arg0 : i32 to f16
    %45 = llvm.uitofp %arg0 : i32 to bf16
    %46 = llvm.sitofp %arg2 : vector<3xi16> to vector<3xf64>
    %47 = llvm.inttoptr %arg0 : i32 to !llvm.ptr<5>
    %48 = llvm.ptrtoint %arg3 {x} : !llvm.ptr to i64
    %49 = llvm.addrspacecast %arg3 : !llvm.ptr to !llvm.ptr<7>
    %50 = llvm.bitcast %arg0 : i32 to f32
    %51 = llvm.bitcast %arg3 : !llvm.ptr to !llvm.ptr
    return
  }
  func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<[4]xbf16>) {
    %0 = llvm.fadd %arg0, %arg1 : f32
    %1 = llvm.fadd %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>, x} : vector<[4]xbf16>
    %2 = llvm.fsub %arg0, %arg1 : f32
    %3 = llvm.fsub %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>, x} : vector<[4]xbf16>
    %4 = llvm.fmul %arg0, %arg1 : f32
    %5 = llvm.fmul %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>, x} : vector<[4]xbf16>
    %6 = llvm.fdiv %arg0, %arg1 : f32
    %7 = llvm.fdiv %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>, x} : vector<[4]xbf16>
    %8 = llvm.frem %arg0, %arg1 : f32
    %9 = llvm.frem %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nnan, contract>, x} : vector<[4]xbf16>
    %10 = llvm.fneg %arg0 : f32
    %11 = llvm.fneg %arg2 {fastmathFlags = #llvm.fastmath<fast>} : vector<[4]xbf16>
    %12 = llvm.fcmp "_false" %arg0, %arg1 : f32
    %13 = llvm.fcmp "oeq" %arg0, %arg1 : f32
    %14 = llvm.fcmp "ogt" %arg0, %arg1 : f32
    %15 = llvm.fcmp "oge" %arg0, %arg1 : f32
    %16 = llvm.fcmp "olt" %arg0, %arg1 : f32
    %17 = llvm.fcmp "ole" %arg0, %arg1 : f32
    %18 = llvm.fcmp "one" %arg0, %arg1 : f32
    %19 = llvm.fcmp "ord" %arg0, %arg1 : f32
    %20 = llvm.fcmp "ueq" %arg0, %arg1 : f32
    %21 = llvm.fcmp "ugt" %arg0, %arg1 : f32
    %22 = llvm.fcmp "uge" %arg0, %arg1 : f32
    %23 = llvm.fcmp "ult" %arg0, %arg1 : f32
    %24 = llvm.fcmp "ule" %arg0, %arg1 : f32
    %25 = llvm.fcmp "une" %arg0, %arg1 : f32
    %26 = llvm.fcmp "uno" %arg0, %arg1 : f32
    %27 = llvm.fcmp "_true" %arg0, %arg1 : f32
    %28 = llvm.fcmp "oeq" %arg2, %arg2 {fastmathFlags = #llvm.fastmath<ninf>, x} : vector<[4]xbf16>
    %29 = llvm.fptosi %arg0 : f32 to i9
    %30 = llvm.fptoui %arg0 : f32 to i9
    %31 = llvm.fpext %arg0 {x} : f32 to f128
    %32 = llvm.fptrunc %arg0 : f32 to f16
    return
  }
}


//= --allow-unregistered-dialect --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, vector<3xi16>, !llvm.ptr, vector<[2]x!llvm.ptr>) -> (), sym_name = "integers"}> ({
  ^bb0(%arg3: i32, %arg4: i32, %arg5: vector<3xi16>, %arg6: !llvm.ptr, %arg7: vector<[2]x!llvm.ptr>):
    %33 = "llvm.add"(%arg3, %arg4) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %34 = "llvm.add"(%arg5, %arg5) <{overflowFlags = 2 : i32}> {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %35 = "llvm.add"(%arg3, %arg4) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %36 = "llvm.sub"(%arg3, %arg4) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %37 = "llvm.sub"(%arg5, %arg5) <{overflowFlags = 2 : i32}> {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %38 = "llvm.sub"(%arg3, %arg4) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %39 = "llvm.mul"(%arg3, %arg4) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %40 = "llvm.mul"(%arg5, %arg5) <{overflowFlags = 2 : i32}> {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %41 = "llvm.mul"(%arg3, %arg4) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %42 = "llvm.shl"(%arg3, %arg4) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32
    %43 = "llvm.shl"(%arg5, %arg5) <{overflowFlags = 2 : i32}> {x} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %44 = "llvm.shl"(%arg3, %arg4) <{overflowFlags = 3 : i32}> : (i32, i32) -> i32
    %45 = "llvm.udiv"(%arg3, %arg4) {y = 3 : i64} : (i32, i32) -> i32
    %46 = "llvm.udiv"(%arg5, %arg5) <{isExact}> : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %47 = "llvm.sdiv"(%arg3, %arg4) {y = 3 : i64} : (i32, i32) -> i32
    %48 = "llvm.sdiv"(%arg5, %arg5) <{isExact}> : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %49 = "llvm.lshr"(%arg3, %arg4) {y = 3 : i64} : (i32, i32) -> i32
    %50 = "llvm.lshr"(%arg5, %arg5) <{isExact}> : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %51 = "llvm.ashr"(%arg3, %arg4) {y = 3 : i64} : (i32, i32) -> i32
    %52 = "llvm.ashr"(%arg5, %arg5) <{isExact}> : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %53 = "llvm.urem"(%arg3, %arg4) : (i32, i32) -> i32
    %54 = "llvm.srem"(%arg3, %arg4) : (i32, i32) -> i32
    %55 = "llvm.and"(%arg3, %arg4) : (i32, i32) -> i32
    %56 = "llvm.xor"(%arg3, %arg4) : (i32, i32) -> i32
    %57 = "llvm.or"(%arg3, %arg4) : (i32, i32) -> i32
    %58 = "llvm.or"(%arg5, %arg5) <{isDisjoint}> {z} : (vector<3xi16>, vector<3xi16>) -> vector<3xi16>
    %59 = "llvm.icmp"(%arg3, %arg4) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %60 = "llvm.icmp"(%arg3, %arg4) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %61 = "llvm.icmp"(%arg3, %arg4) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %62 = "llvm.icmp"(%arg3, %arg4) <{predicate = 3 : i64}> : (i32, i32) -> i1
    %63 = "llvm.icmp"(%arg3, %arg4) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %64 = "llvm.icmp"(%arg3, %arg4) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %65 = "llvm.icmp"(%arg3, %arg4) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %66 = "llvm.icmp"(%arg3, %arg4) <{predicate = 7 : i64}> : (i32, i32) -> i1
    %67 = "llvm.icmp"(%arg3, %arg4) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %68 = "llvm.icmp"(%arg3, %arg4) <{predicate = 9 : i64}> : (i32, i32) -> i1
    %69 = "llvm.icmp"(%arg6, %arg6) <{predicate = 6 : i64}> {x} : (!llvm.ptr, !llvm.ptr) -> i1
    %70 = "llvm.icmp"(%arg5, %arg5) <{predicate = 0 : i64}> : (vector<3xi16>, vector<3xi16>) -> vector<3xi1>
    %71 = "llvm.icmp"(%arg7, %arg7) <{predicate = 1 : i64}> : (vector<[2]x!llvm.ptr>, vector<[2]x!llvm.ptr>) -> vector<[2]xi1>
    %72 = "llvm.zext"(%arg3) : (i32) -> i40
    %73 = "llvm.zext"(%arg5) <{nonNeg}> {x} : (vector<3xi16>) -> vector<3xi17>
    %74 = "llvm.sext"(%arg3) {x} : (i32) -> i64
    %75 = "llvm.trunc"(%arg3) <{overflowFlags = 0 : i32}> : (i32) -> i7
    %76 = "llvm.trunc"(%arg3) <{overflowFlags = 1 : i32}> {x} : (i32) -> i7
    %77 = "llvm.uitofp"(%arg3) <{nonNeg}> : (i32) -> f16
    %78 = "llvm.uitofp"(%arg3) : (i32) -> bf16
    %79 = "llvm.sitofp"(%arg5) : (vector<3xi16>) -> vector<3xf64>
    %80 = "llvm.inttoptr"(%arg3) : (i32) -> !llvm.ptr<5>
    %81 = "llvm.ptrtoint"(%arg6) {x} : (!llvm.ptr) -> i64
    %82 = "llvm.addrspacecast"(%arg6) : (!llvm.ptr) -> !llvm.ptr<7>
    %83 = "llvm.bitcast"(%arg3) : (i32) -> f32
    %84 = "llvm.bitcast"(%arg6) : (!llvm.ptr) -> !llvm.ptr
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, f32, vector<[4]xbf16>) -> (), sym_name = "floats"}> ({
  ^bb0(%arg0: f32, %arg1: f32, %arg2: vector<[4]xbf16>):
    %0 = "llvm.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %1 = "llvm.fadd"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> {x} : (vector<[4]xbf16>, vector<[4]xbf16>) -> vector<[4]xbf16>
    %2 = "llvm.fsub"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %3 = "llvm.fsub"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> {x} : (vector<[4]xbf16>, vector<[4]xbf16>) -> vector<[4]xbf16>
    %4 = "llvm.fmul"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %5 = "llvm.fmul"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> {x} : (vector<[4]xbf16>, vector<[4]xbf16>) -> vector<[4]xbf16>
    %6 = "llvm.fdiv"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %7 = "llvm.fdiv"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> {x} : (vector<[4]xbf16>, vector<[4]xbf16>) -> vector<[4]xbf16>
    %8 = "llvm.frem"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
    %9 = "llvm.frem"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<nnan, contract>}> {x} : (vector<[4]xbf16>, vector<[4]xbf16>) -> vector<[4]xbf16>
    %10 = "llvm.fneg"(%arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
    %11 = "llvm.fneg"(%arg2) <{fastmathFlags = #llvm.fastmath<fast>}> : (vector<[4]xbf16>) -> vector<[4]xbf16>
    %12 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> i1
    %13 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 1 : i64}> : (f32, f32) -> i1
    %14 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 2 : i64}> : (f32, f32) -> i1
    %15 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 3 : i64}> : (f32, f32) -> i1
    %16 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 4 : i64}> : (f32, f32) -> i1
    %17 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 5 : i64}> : (f32, f32) -> i1
    %18 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 6 : i64}> : (f32, f32) -> i1
    %19 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 7 : i64}> : (f32, f32) -> i1
    %20 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 8 : i64}> : (f32, f32) -> i1
    %21 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 9 : i64}> : (f32, f32) -> i1
    %22 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 10 : i64}> : (f32, f32) -> i1
    %23 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 11 : i64}> : (f32, f32) -> i1
    %24 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 12 : i64}> : (f32, f32) -> i1
    %25 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 13 : i64}> : (f32, f32) -> i1
    %26 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %27 = "llvm.fcmp"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>, predicate = 15 : i64}> : (f32, f32) -> i1
    %28 = "llvm.fcmp"(%arg2, %arg2) <{fastmathFlags = #llvm.fastmath<ninf>, predicate = 1 : i64}> {x} : (vector<[4]xbf16>, vector<[4]xbf16>) -> vector<[4]xi1>
    %29 = "llvm.fptosi"(%arg0) : (f32) -> i9
    %30 = "llvm.fptoui"(%arg0) : (f32) -> i9
    %31 = "llvm.fpext"(%arg0) {x} : (f32) -> f128
    %32 = "llvm.fptrunc"(%arg0) : (f32) -> f16
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

