// What mpi refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
func.func @f(%c: !mpi.comm) {
%0 = "mpi.comm_rank"(%c) : (!mpi.comm) -> i64  // error 6: 'mpi.comm_rank' op result #0 must be 32-bit signless integer, but got 'i64'
return }
// -----
func.func @f(%c: !mpi.comm) {
%0:3 = "mpi.comm_size"(%c) : (!mpi.comm) -> (i32, i32, i32)  // error 8: 'mpi.comm_size' op result group starting at #0 requires 0 or 1 element, but found 2
return }
// -----
func.func @f(%c: i32) {
"mpi.barrier"(%c) : (i32) -> ()  // error 1: 'mpi.barrier' op operand #0 must be MPI communicator handler, but got 'i32'
return }
// -----
func.func @f(%c: !mpi.comm, %i: i32) {
%0 = "mpi.comm_split"(%c, %c, %i) : (!mpi.comm, !mpi.comm, i32) -> !mpi.comm  // error 6: 'mpi.comm_split' op operand #1 must be 32-bit signless integer, but got '!mpi.comm'
return }
// -----
func.func @f(%c: !mpi.comm, %i: i32, %m: memref<*xf32>) {
mpi.send(%m, %i, %i, %c) : memref<*xf32>, i32, i32  // error 28: custom op 'mpi.send' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'
return }
// -----
func.func @f(%c: !mpi.comm, %i: i64, %m: memref<4xf32>) {
mpi.recv(%m, %i, %i, %c) : memref<4xf32>, i64, i64  // error 1: 'mpi.recv' op operand #1 must be 32-bit signless integer, but got 'i64'
return }
// -----
func.func @f(%c: !mpi.comm, %i: i32, %m: memref<4xf32>) {
%0 = mpi.isend(%m, %i, %i, %c) : memref<4xf32>, i32, i32 -> !mpi.retval  // error 6: 'mpi.isend' op result #0 must be MPI asynchronous request handler, but got '!mpi.retval'
return }
// -----
func.func @f(%c: !mpi.comm, %i: i32, %m: memref<4xf32>) {
mpi.irecv(%m, %i, %i, %c) : memref<4xf32>, i32, i32 -> ()  // error 58: expected '->' in function type
return }
// -----
func.func @f(%c: !mpi.comm, %m: memref<4xf32>) {
mpi.allreduce(%m, %m, MPI_MEAN, %c) : memref<4xf32>, memref<4xf32>  // error 23: custom op 'mpi.allreduce' expected string or keyword containing one of the following enum values for attribute 'op' [MPI_OP_NULL, MPI_MAX, MPI_MIN, MPI_SUM, MPI_PROD, MPI_LAND, MPI_BAND, MPI_LOR, MPI_BOR, MPI_LXOR, MPI_BXOR, MPI_MINLOC, MPI_MAXLOC, MPI_REPLACE]
return }
// -----
func.func @f(%c: !mpi.comm, %m: memref<4xf32>) {
"mpi.allreduce"(%m, %m, %c) <{op = 14 : i32}> : (memref<4xf32>, memref<4xf32>, !mpi.comm) -> ()  // error 1: invalid properties {op = 14 : i32} for op mpi.allreduce: Invalid attribute `op` in property conversion: 14 : i32
return }
// -----
func.func @f(%c: !mpi.comm, %m: memref<4xf32>) {
"mpi.allreduce"(%m, %m, %c) : (memref<4xf32>, memref<4xf32>, !mpi.comm) -> ()  // error 1: 'mpi.allreduce' op requires attribute 'op'
return }
// -----
func.func @f(%r: !mpi.retval) {
%0 = mpi.retval_check %r = <MPI_ERR_ODD> : i1  // error 29: custom op 'mpi.retval_check' expected ::mlir::mpi::MPI_ErrorClassEnum to be one of: MPI_SUCCESS, MPI_ERR_ACCESS, MPI_ERR_AMODE, MPI_ERR_ARG, MPI_ERR_ASSERT, MPI_ERR_BAD_FILE, MPI_ERR_BASE, MPI_ERR_BUFFER, MPI_ERR_COMM, MPI_ERR_CONVERSION, MPI_ERR_COUNT, MPI_ERR_DIMS, MPI_ERR_DISP, MPI_ERR_DUP_DATAREP, MPI_ERR_ERRHANDLER, MPI_ERR_FILE, MPI_ERR_FILE_EXISTS, MPI_ERR_FILE_IN_USE, MPI_ERR_GROUP, MPI_ERR_INFO, MPI_ERR_INFO_KEY, MPI_ERR_INFO_NOKEY, MPI_ERR_INFO_VALUE, MPI_ERR_IN_STATUS, MPI_ERR_INTERN, MPI_ERR_IO, MPI_ERR_KEYVAL, MPI_ERR_LOCKTYPE, MPI_ERR_NAME, MPI_ERR_NO_MEM, MPI_ERR_NO_SPACE, MPI_ERR_NO_SUCH_FILE, MPI_ERR_NOT_SAME, MPI_ERR_OP, MPI_ERR_OTHER, MPI_ERR_PENDING, MPI_ERR_PORT, MPI_ERR_PROC_ABORTED, MPI_ERR_QUOTA, MPI_ERR_RANK, MPI_ERR_READ_ONLY, MPI_ERR_REQUEST, MPI_ERR_RMA_ATTACH, MPI_ERR_RMA_CONFLICT, MPI_ERR_RMA_FLAVOR, MPI_ERR_RMA_RANGE, MPI_ERR_RMA_SHARED, MPI_ERR_RMA_SYNC, MPI_ERR_ROOT, MPI_ERR_SERVICE, MPI_ERR_SESSION, MPI_ERR_SIZE, MPI_ERR_SPAWN, MPI_ERR_TAG, MPI_ERR_TOPOLOGY, MPI_ERR_TRUNCATE, MPI_ERR_TYPE, MPI_ERR_UNKNOWN, MPI_ERR_UNSUPPORTED_DATAREP, MPI_ERR_UNSUPPORTED_OPERATION, MPI_ERR_VALUE_TOO_LARGE, MPI_ERR_WIN, MPI_ERR_LASTCODE
return }
// -----
func.func @f(%r: !mpi.retval) {
%0 = mpi.retval_check %r = <MPI_ERR_IO> : i32  // error 6: 'mpi.retval_check' op result #0 must be 1-bit signless integer, but got 'i32'
return }
// -----
func.func @f(%r: !mpi.comm) {
%0 = mpi.error_class %r : !mpi.comm  // error 27: custom op 'mpi.error_class' invalid kind of type specified: expected mpi.retval, but found '!mpi.comm'
return }
// -----
func.func @f(%r: !mpi.retval) {
%0 = mpi.wait(%r) : !mpi.retval  // error 21: custom op 'mpi.wait' invalid kind of type specified: expected mpi.request, but found '!mpi.retval'
return }
// -----
func.func @f(%r: !mpi.request) {
%0 = mpi.wait(%r) : !mpi.request -> i32  // error 6: 'mpi.wait' op result #0 must be MPI function call return value (!mpi.retval), but got 'i32'
return }
// -----
func.func private @f() attributes {a = #mpi.errclass<MPI_MAX>}  // error 54: expected ::mlir::mpi::MPI_ErrorClassEnum to be one of: MPI_SUCCESS, MPI_ERR_ACCESS, MPI_ERR_AMODE, MPI_ERR_ARG, MPI_ERR_ASSERT, MPI_ERR_BAD_FILE, MPI_ERR_BASE, MPI_ERR_BUFFER, MPI_ERR_COMM, MPI_ERR_CONVERSION, MPI_ERR_COUNT, MPI_ERR_DIMS, MPI_ERR_DISP, MPI_ERR_DUP_DATAREP, MPI_ERR_ERRHANDLER, MPI_ERR_FILE, MPI_ERR_FILE_EXISTS, MPI_ERR_FILE_IN_USE, MPI_ERR_GROUP, MPI_ERR_INFO, MPI_ERR_INFO_KEY, MPI_ERR_INFO_NOKEY, MPI_ERR_INFO_VALUE, MPI_ERR_IN_STATUS, MPI_ERR_INTERN, MPI_ERR_IO, MPI_ERR_KEYVAL, MPI_ERR_LOCKTYPE, MPI_ERR_NAME, MPI_ERR_NO_MEM, MPI_ERR_NO_SPACE, MPI_ERR_NO_SUCH_FILE, MPI_ERR_NOT_SAME, MPI_ERR_OP, MPI_ERR_OTHER, MPI_ERR_PENDING, MPI_ERR_PORT, MPI_ERR_PROC_ABORTED, MPI_ERR_QUOTA, MPI_ERR_RANK, MPI_ERR_READ_ONLY, MPI_ERR_REQUEST, MPI_ERR_RMA_ATTACH, MPI_ERR_RMA_CONFLICT, MPI_ERR_RMA_FLAVOR, MPI_ERR_RMA_RANGE, MPI_ERR_RMA_SHARED, MPI_ERR_RMA_SYNC, MPI_ERR_ROOT, MPI_ERR_SERVICE, MPI_ERR_SESSION, MPI_ERR_SIZE, MPI_ERR_SPAWN, MPI_ERR_TAG, MPI_ERR_TOPOLOGY, MPI_ERR_TRUNCATE, MPI_ERR_TYPE, MPI_ERR_UNKNOWN, MPI_ERR_UNSUPPORTED_DATAREP, MPI_ERR_UNSUPPORTED_OPERATION, MPI_ERR_VALUE_TOO_LARGE, MPI_ERR_WIN, MPI_ERR_LASTCODE
// -----
func.func private @f() attributes {a = #mpi.nothing}  // error 45: unknown attribute `nothing` in dialect `mpi`
// -----
func.func private @f(!mpi.datatype)  // error 27: unknown  type `datatype` in dialect `mpi`
// -----
func.func @f(%r: !mpi.comm) {
mpi.nothing %r  // error 1: custom op 'mpi.nothing' is unknown
return }
