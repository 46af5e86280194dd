// Every operation of mpi, in the spellings that its form has, its types and attributes.
!world = !mpi.comm
func.func private @types(!mpi.comm, !mpi.request, !mpi.retval, !mpi.status, !world)
func.func private @attributes() attributes {a = #mpi.errclass<MPI_SUCCESS>, b = #mpi.errclass<MPI_ERR_LASTCODE>, c = #mpi.errclass<"MPI_ERR_IO">}
func.func @library() {
  mpi.init
  %0 = mpi.init {a} : !mpi.retval
  %1 = mpi.comm_world {a} : !mpi.comm
  %2 = mpi.comm_rank(%1) : i32
  %3:2 = mpi.comm_rank(%1) {a} : !mpi.retval, i32
  %retval, %size = mpi.comm_size(%1) : !mpi.retval, i32
  %4 = mpi.comm_size(%1) : i32
  %5 = mpi.comm_split(%1, %2, %4) : !mpi.comm
  %6:2 = mpi.comm_split(%1, %2, %4) {a} : !mpi.retval, !mpi.comm
  mpi.barrier(%5)
  %7 = mpi.barrier(%5) {a} -> !mpi.retval
  mpi.finalize
  %8 = mpi.finalize {a} : !mpi.retval
  %9 = mpi.retval_check %8 = <MPI_SUCCESS> : i1
  %10 = mpi.retval_check %8 = <MPI_ERR_RANK> {a} : i1
  %11 = mpi.error_class %8 : !mpi.retval
  %12 = mpi.error_class %8 {a} : !mpi.retval
  return
}
func.func @messages(%m: memref<?x100xf32>, %n: memref<4xi8, strided<[2]>, 1>, %i: i32, %c: !mpi.comm) {
  mpi.send(%m, %i, %i, %c) : memref<?x100xf32>, i32, i32
  %0 = mpi.send(%n, %i, %i, %c) {a} : memref<4xi8, strided<[2]>, 1>, i32, i32 -> !mpi.retval
  mpi.recv(%m, %i, %i, %c) {a} : memref<?x100xf32>, i32, i32
  %1 = mpi.recv(%m, %i, %i, %c) : memref<?x100xf32>, i32, i32 -> !mpi.retval
  %2 = mpi.isend(%m, %i, %i, %c) : memref<?x100xf32>, i32, i32 -> !mpi.request
  %3:2 = mpi.isend(%m, %i, %i, %c) {a} : memref<?x100xf32>, i32, i32 -> !mpi.retval, !mpi.request
  %4 = mpi.irecv(%m, %i, %i, %c) {a} : memref<?x100xf32>, i32, i32 -> !mpi.request
  %5:2 = mpi.irecv(%m, %i, %i, %c) : memref<?x100xf32>, i32, i32 -> !mpi.retval, !mpi.request
  mpi.wait(%2) : !mpi.request
  %6 = mpi.wait(%3#1) {a} : !mpi.request -> !mpi.retval
  mpi.allreduce(%m, %m, MPI_SUM, %c) : memref<?x100xf32>, memref<?x100xf32>
  %7 = mpi.allreduce(%m, %n, MPI_OP_NULL, %c) {a} : memref<?x100xf32>, memref<4xi8, strided<[2]>, 1> -> !mpi.retval
  "mpi.allreduce"(%m, %m, %c) <{op = 13 : i32}> : (memref<?x100xf32>, memref<?x100xf32>, !mpi.comm) -> ()
  return
}

//= 
module {
  func.func private @types(!mpi.comm, !mpi.request, !mpi.retval, !mpi.status, !mpi.comm)
  func.func private @attributes() attributes {a = #mpi.errclass<MPI_SUCCESS>, b = #mpi.errclass<MPI_ERR_LASTCODE>, c = #mpi.errclass<MPI_ERR_IO>}
  func.func @library() {
    mpi.init
    %0 = mpi.init {a} : !mpi.retval
    %1 = mpi.comm_world {a} : !mpi.comm
    %rank = mpi.comm_rank(%1) : i32
    %retval, %rank_0 = mpi.comm_rank(%1) {a} : !mpi.retval, i32
    %retval_1, %size = mpi.comm_size(%1) : !mpi.retval, i32
    %size_2 = mpi.comm_size(%1) : i32
    %newcomm = mpi.comm_split(%1, %rank, %size_2) : !mpi.comm
    %retval_3, %newcomm_4 = mpi.comm_split(%1, %rank, %size_2) {a} : !mpi.retval, !mpi.comm
    mpi.barrier(%newcomm)
    %2 = mpi.barrier(%newcomm) {a} -> !mpi.retval
    mpi.finalize
    %3 = mpi.finalize {a} : !mpi.retval
    %4 = mpi.retval_check %3 = <MPI_SUCCESS> : i1
    %5 = mpi.retval_check %3 = <MPI_ERR_RANK> {a} : i1
    %6 = mpi.error_class %3 : !mpi.retval
    %7 = mpi.error_class %3 {a} : !mpi.retval
    return
  }
  func.func @messages(%arg0: memref<?x100xf32>, %arg1: memref<4xi8, strided<[2]>, 1>, %arg2: i32, %arg3: !mpi.comm) {
    mpi.send(%arg0, %arg2, %arg2, %arg3) : memref<?x100xf32>, i32, i32
    %0 = mpi.send(%arg1, %arg2, %arg2, %arg3) {a} : memref<4xi8, strided<[2]>, 1>, i32, i32 -> !mpi.retval
    mpi.recv(%arg0, %arg2, %arg2, %arg3) {a} : memref<?x100xf32>, i32, i32
    %1 = mpi.recv(%arg0, %arg2, %arg2, %arg3) : memref<?x100xf32>, i32, i32 -> !mpi.retval
    %req = mpi.isend(%arg0, %arg2, %arg2, %arg3) : memref<?x100xf32>, i32, i32 -> !mpi.request
    %retval, %req_0 = mpi.isend(%arg0, %arg2, %arg2, %arg3) {a} : memref<?x100xf32>, i32, i32 -> !mpi.retval, !mpi.request
    %req_1 = mpi.irecv(%arg0, %arg2, %arg2, %arg3) {a} : memref<?x100xf32>, i32, i32 -> !mpi.request
    %retval_2, %req_3 = mpi.irecv(%arg0, %arg2, %arg2, %arg3) : memref<?x100xf32>, i32, i32 -> !mpi.retval, !mpi.request
    mpi.wait(%req) : !mpi.request
    %2 = mpi.wait(%req_0) {a} : !mpi.request -> !mpi.retval
    mpi.allreduce(%arg0, %arg0, MPI_SUM, %arg3) : memref<?x100xf32>, memref<?x100xf32>
    %3 = mpi.allreduce(%arg0, %arg1, MPI_OP_NULL, %arg3) {a} : memref<?x100xf32>, memref<4xi8, strided<[2]>, 1> -> !mpi.retval
    mpi.allreduce(%arg0, %arg0, MPI_REPLACE, %arg3) : memref<?x100xf32>, memref<?x100xf32>
    return
  }
}


//= --mlir-print-op-generic
"builtin.module"() ({
  "func.func"() <{function_type = (!mpi.comm, !mpi.request, !mpi.retval, !mpi.status, !mpi.comm) -> (), sym_name = "types", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a = #mpi.errclass<MPI_SUCCESS>, b = #mpi.errclass<MPI_ERR_LASTCODE>, c = #mpi.errclass<MPI_ERR_IO>} : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "library"}> ({
    "mpi.init"() : () -> ()
    %8 = "mpi.init"() {a} : () -> !mpi.retval
    %9 = "mpi.comm_world"() {a} : () -> !mpi.comm
    %10 = "mpi.comm_rank"(%9) : (!mpi.comm) -> i32
    %11:2 = "mpi.comm_rank"(%9) {a} : (!mpi.comm) -> (!mpi.retval, i32)
    %12:2 = "mpi.comm_size"(%9) : (!mpi.comm) -> (!mpi.retval, i32)
    %13 = "mpi.comm_size"(%9) : (!mpi.comm) -> i32
    %14 = "mpi.comm_split"(%9, %10, %13) : (!mpi.comm, i32, i32) -> !mpi.comm
    %15:2 = "mpi.comm_split"(%9, %10, %13) {a} : (!mpi.comm, i32, i32) -> (!mpi.retval, !mpi.comm)
    "mpi.barrier"(%14) : (!mpi.comm) -> ()
    %16 = "mpi.barrier"(%14) {a} : (!mpi.comm) -> !mpi.retval
    "mpi.finalize"() : () -> ()
    %17 = "mpi.finalize"() {a} : () -> !mpi.retval
    %18 = "mpi.retval_check"(%17) <{errclass = #mpi.errclass<MPI_SUCCESS>}> : (!mpi.retval) -> i1
    %19 = "mpi.retval_check"(%17) <{errclass = #mpi.errclass<MPI_ERR_RANK>}> {a} : (!mpi.retval) -> i1
    %20 = "mpi.error_class"(%17) : (!mpi.retval) -> !mpi.retval
    %21 = "mpi.error_class"(%17) {a} : (!mpi.retval) -> !mpi.retval
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (memref<?x100xf32>, memref<4xi8, strided<[2]>, 1>, i32, !mpi.comm) -> (), sym_name = "messages"}> ({
  ^bb0(%arg0: memref<?x100xf32>, %arg1: memref<4xi8, strided<[2]>, 1>, %arg2: i32, %arg3: !mpi.comm):
    "mpi.send"(%arg0, %arg2, %arg2, %arg3) : (memref<?x100xf32>, i32, i32, !mpi.comm) -> ()
    %0 = "mpi.send"(%arg1, %arg2, %arg2, %arg3) {a} : (memref<4xi8, strided<[2]>, 1>, i32, i32, !mpi.comm) -> !mpi.retval
    "mpi.recv"(%arg0, %arg2, %arg2, %arg3) {a} : (memref<?x100xf32>, i32, i32, !mpi.comm) -> ()
    %1 = "mpi.recv"(%arg0, %arg2, %arg2, %arg3) : (memref<?x100xf32>, i32, i32, !mpi.comm) -> !mpi.retval
    %2 = "mpi.isend"(%arg0, %arg2, %arg2, %arg3) : (memref<?x100xf32>, i32, i32, !mpi.comm) -> !mpi.request
    %3:2 = "mpi.isend"(%arg0, %arg2, %arg2, %arg3) {a} : (memref<?x100xf32>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
    %4 = "mpi.irecv"(%arg0, %arg2, %arg2, %arg3) {a} : (memref<?x100xf32>, i32, i32, !mpi.comm) -> !mpi.request
    %5:2 = "mpi.irecv"(%arg0, %arg2, %arg2, %arg3) : (memref<?x100xf32>, i32, i32, !mpi.comm) -> (!mpi.retval, !mpi.request)
    "mpi.wait"(%2) : (!mpi.request) -> ()
    %6 = "mpi.wait"(%3#1) {a} : (!mpi.request) -> !mpi.retval
    "mpi.allreduce"(%arg0, %arg0, %arg3) <{op = 3 : i32}> : (memref<?x100xf32>, memref<?x100xf32>, !mpi.comm) -> ()
    %7 = "mpi.allreduce"(%arg0, %arg1, %arg3) <{op = 0 : i32}> {a} : (memref<?x100xf32>, memref<4xi8, strided<[2]>, 1>, !mpi.comm) -> !mpi.retval
    "mpi.allreduce"(%arg0, %arg0, %arg3) <{op = 13 : i32}> : (memref<?x100xf32>, memref<?x100xf32>, !mpi.comm) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

