//auto
llvm.func @f(%p: !llvm<"{ i8*, i32 (i32)* }">) {
  %0 = llvm.undef : !llvm<"{ i32 addrspace(1)*, [4 x float*] }">
  llvm.return
}
