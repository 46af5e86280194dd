// Operand bundles of llvm.invoke: several, without operands, none, and beside a variadic callee.
llvm.func @foo(i32, ...) -> i32
llvm.func @pers(...) -> i32
llvm.func @g(%a: i32, %p: !llvm.ptr) -> i32 attributes {personality = @pers} {
  %0 = llvm.invoke @foo(%a) to ^ok unwind ^bad vararg(!llvm.func<i32 (i32, ...)>) ["tag"(%a : i32), "t2"()] : (i32) -> i32
^ok:
  %2 = llvm.invoke %p(%a) to ^ok2(%a : i32) unwind ^bad ["x"(%a, %a : i32, i32)] : !llvm.ptr, (i32) -> i32
^ok2(%q: i32):
  %3 = llvm.invoke %p(%a) to ^ok3(%a : i32) unwind ^bad ["x"()] : !llvm.ptr, (i32) -> i32
^ok3(%q3: i32):
  %4 = llvm.invoke %p(%a) to ^ok4(%a : i32) unwind ^bad [] : !llvm.ptr, (i32) -> i32
^ok4(%q4: i32):
  llvm.return %q : i32
^bad:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %a : i32
}

//= 
module {
  llvm.func @foo(i32, ...) -> i32
  llvm.func @pers(...) -> i32
  llvm.func @g(%arg0: i32, %arg1: !llvm.ptr) -> i32 attributes {personality = @pers} {
    %0 = llvm.invoke @foo(%arg0) to ^bb1 unwind ^bb5 vararg(!llvm.func<i32 (i32, ...)>) ["tag"(%arg0 : i32), "t2"()] : (i32) -> i32
  ^bb1:  // pred: ^bb0
    %1 = llvm.invoke %arg1(%arg0) to ^bb2(%arg0 : i32) unwind ^bb5 ["x"(%arg0, %arg0 : i32, i32)] : !llvm.ptr, (i32) -> i32
  ^bb2(%2: i32):  // pred: ^bb1
    %3 = llvm.invoke %arg1(%arg0) to ^bb3(%arg0 : i32) unwind ^bb5 ["x"()] : !llvm.ptr, (i32) -> i32
  ^bb3(%4: i32):  // pred: ^bb2
    %5 = llvm.invoke %arg1(%arg0) to ^bb4(%arg0 : i32) unwind ^bb5 : !llvm.ptr, (i32) -> i32
  ^bb4(%6: i32):  // pred: ^bb3
    llvm.return %2 : i32
  ^bb5:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %7 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
    llvm.return %arg0 : i32
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ...)>, linkage = #llvm.linkage<external>, sym_name = "foo", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (...)>, linkage = #llvm.linkage<external>, sym_name = "pers", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  }) : () -> ()
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<i32 (i32, ptr)>, linkage = #llvm.linkage<external>, personality = @pers, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32, %arg1: !llvm.ptr):
    %0 = "llvm.invoke"(%arg0, %arg0)[^bb1, ^bb5] <{CConv = #llvm.cconv<ccc>, callee = @foo, op_bundle_sizes = array<i32: 1, 0>, op_bundle_tags = ["tag", "t2"], operandSegmentSizes = array<i32: 1, 0, 0, 1>, var_callee_type = !llvm.func<i32 (i32, ...)>}> : (i32, i32) -> i32
  ^bb1:  // pred: ^bb0
    %1 = "llvm.invoke"(%arg1, %arg0, %arg0, %arg0, %arg0)[^bb2, ^bb5] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 2, 1, 0, 2>}> : (!llvm.ptr, i32, i32, i32, i32) -> i32
  ^bb2(%2: i32):  // pred: ^bb1
    %3 = "llvm.invoke"(%arg1, %arg0, %arg0)[^bb3, ^bb5] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32: 0>, op_bundle_tags = ["x"], operandSegmentSizes = array<i32: 2, 1, 0, 0>}> : (!llvm.ptr, i32, i32) -> i32
  ^bb3(%4: i32):  // pred: ^bb2
    %5 = "llvm.invoke"(%arg1, %arg0, %arg0)[^bb4, ^bb5] <{CConv = #llvm.cconv<ccc>, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 2, 1, 0, 0>}> : (!llvm.ptr, i32, i32) -> i32
  ^bb4(%6: i32):  // pred: ^bb3
    "llvm.return"(%2) : (i32) -> ()
  ^bb5:  // 4 preds: ^bb0, ^bb1, ^bb2, ^bb3
    %7 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
    "llvm.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()

