// What xevm refuses, and where: each part is an input of its own; the comment on the line that is blamed has the
// column and the message of the first error.
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>  // error 6: 'xevm.blockload2d' op result size of 256 bits does not match the expected size of 128 bits
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>  // error 6: 'xevm.blockload2d' op transpose and pack_register are mutually exclusive
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 64 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>  // error 6: 'xevm.blockload2d' op expecting tile_height to be between 1 and 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 128 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>  // error 6: 'xevm.blockload2d' op expecting tile_width to be between 4 and 64
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>  // error 6: 'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>  // error 6: 'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 64 for 8 bit elements
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>  // error 6: 'xevm.blockload2d' op expecting tile_width to be between 2 and 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>  // error 6: 'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 32 for 16 bit elements
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>  // error 6: 'xevm.blockload2d' op expecting tile_width to be between 1 and 16
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi32>  // error 6: 'xevm.blockload2d' op expecting v_blocks to be 1 or 2
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>  // error 6: 'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 16 for 32 bit elements
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>  // error 6: 'xevm.blockload2d' op expecting tile_width to be between 1 and 8
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi32>  // error 6: 'xevm.blockload2d' op expecting v_blocks to be 1
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi32>  // error 6: 'xevm.blockload2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 4 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi16>  // error 6: 'xevm.blockload2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 2 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>  // error 6: 'xevm.blockload2d' op expecting v_blocks to be 1
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 64 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>  // error 6: 'xevm.blockload2d' op expecting tile_height to be between 1 and 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 32 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>  // error 6: 'xevm.blockload2d' op expecting tile_width to be between 1 and 8
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 64 : i32, tile_width = 2 : i32, tile_height = 16 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>  // error 6: 'xevm.blockload2d' op expecting tile_height to be 8 for 64 bit elements
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>  // error 6: 'xevm.blockload2d' op expecting tile_width to be 1, 2, or 4
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<4xi16>  // error 6: 'xevm.blockload2d' op transpose is only supported for 32 and 64 bit elements
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 8 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<64xi16>  // error 6: 'xevm.blockload2d' op expecting v_blocks to be 1, 2, or 4
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 2 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi16>  // error 6: 'xevm.blockload2d' op expecting tile_height to be between 4 and 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<8xi16>  // error 6: 'xevm.blockload2d' op expecting tile_width to be between 4 and 16
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 1 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<1xi16>  // error 6: 'xevm.blockload2d' op expecting tile_height to be between 2 and 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 32 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>  // error 6: 'xevm.blockload2d' op expecting tile_width to be between 2 and 16
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 4 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<32xi16>  // error 6: 'xevm.blockload2d' op tile_width * v_blocks should be less than or equal to 32 for 16 bit elements
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>  // error 6: 'xevm.blockload2d' op pack_register is only supported for 8 and 16 bit elements
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 12 : i32, v_blocks = 1 : i32, transpose = true, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<12xi16>  // error 6: 'xevm.blockload2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = false}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<16xi16>  // error 6: 'xevm.blockload2d' op expecting result element type to be 32 bits
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%0 = xevm.blockload2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32, transpose = false, pack_register = true}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32) -> vector<2xi32>  // error 6: 'xevm.blockload2d' op tile_width when pack_register is true should be equal to subgroup size (16 elements)
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 16 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)  // error 1: 'xevm.blockstore2d' op expecting tile_height to be between 1 and 8
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 8 : i32, tile_width = 2 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)  // error 1: 'xevm.blockstore2d' op expecting tile_width to be between 4 and 64
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 16 : i32, tile_width = 64 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)  // error 1: 'xevm.blockstore2d' op expecting tile_width to be between 2 and 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 32 : i32, tile_width = 32 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)  // error 1: 'xevm.blockstore2d' op expecting tile_width to be between 1 and 16
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)  // error 1: 'xevm.blockstore2d' op expecting tile_width to be between 1 and 8
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 64 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)  // error 1: 'xevm.blockstore2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 4 : i32, tile_width = 16 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)  // error 1: 'xevm.blockstore2d' op expecting elem_size_in_bits to be 8, 16, 32, or 64
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 16 : i32, tile_width = 16 : i32, tile_height = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)  // error 1: 'xevm.blockstore2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)  // error 1: 'xevm.blockstore2d' op tile_width for 8 bit elements should be equal to 16 or 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)  // error 1: 'xevm.blockstore2d' op tile_width for 16 bit elements should be equal to 16
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32, %v: vector<8xi16>) {
xevm.blockstore2d %p, %i, %i, %i, %i, %i, %v <{elem_size_in_bits = 32 : i32, tile_width = 8 : i32, tile_height = 8 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32, vector<8xi16>)  // error 1: 'xevm.blockstore2d' op tile_width for 32 bit elements should be equal to 16
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 64 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)  // error 1: 'xevm.blockprefetch2d' op expecting 'elem_size_in_bits' to be 8, 16, or 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 64 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)  // error 1: 'xevm.blockprefetch2d' op expecting tile_height to be 1, 2, 4, 8, 16, or 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 3 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)  // error 1: 'xevm.blockprefetch2d' op expecting v_blocks to be 1, 2, 4, or 8
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)  // error 1: 'xevm.blockprefetch2d' op tile_width for 8 bit elements should be equal to 16 or 32
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 16 : i32, tile_width = 8 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)  // error 1: 'xevm.blockprefetch2d' op tile_width for 16 bit elements should be equal to 16
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
xevm.blockprefetch2d %p, %i, %i, %i, %i, %i <{elem_size_in_bits = 32 : i32, tile_width = 4 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)  // error 1: 'xevm.blockprefetch2d' op tile_width for 32 bit elements should be equal to 8 or 16
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %i: i32) {
%w = llvm.mlir.constant(64 : i32) : i32
%q = llvm.mlir.constant(32 : i32) : i32
xevm.blockprefetch2d %p, %w, %i, %q, %i, %i <{elem_size_in_bits = 8 : i32, tile_width = 16 : i32, tile_height = 8 : i32, v_blocks = 1 : i32}> : (!llvm.ptr<1>, i32, i32, i32, i32, i32)  // error 1: 'xevm.blockprefetch2d' op 4th operand (base pitch) should be >= 2nd operand (base width)
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>) {
%0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<3xi8>  // error 6: 'xevm.blockload' op vector size must be 2, 4, 8 or 16 for 8-bit element type
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>) {
%0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<1xi64>  // error 6: 'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>) {
%0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<16xi16>  // error 6: 'xevm.blockload' op vector size must be 2, 4 or 8 for element type > 8 bits
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>) {
%0 = xevm.blockload %p : (!llvm.ptr<1>) -> vector<2x2xi16>  // error 6: 'xevm.blockload' op result #0 must be 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of ranks 1, but got 'vector<2x2xi16>'
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>) {
%0 = xevm.blockload %p : (!llvm.ptr<1>) -> f32  // error 6: 'xevm.blockload' op result #0 must be 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer or fixed-length vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of ranks 1, but got 'f32'
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<1>, %v: vector<32xi8>) {
xevm.blockstore %p, %v : (!llvm.ptr<1>, vector<32xi8>)  // error 1: 'xevm.blockstore' op vector size must be 2, 4, 8 or 16 for 8-bit element type
llvm.return }
// -----
llvm.func @f(%p: !llvm.ptr<3>) {
xevm.prefetch %p : (!llvm.ptr<3>)  // error 1: 'xevm.prefetch' op operand #0 must be LLVM pointer in address space 1 or LLVM pointer in address space 4, but got '!llvm.ptr<3>'
llvm.return }
// -----
llvm.func @f(%a: vector<8xi16>, %b: vector<8xi32>, %c: vector<8xf32>) {
%0 = xevm.mma %a, %b, %c {shape = <m = 8, n = 16, k = 16>, types = <d = f16, a = f16, b = f16, c = f32>} : (vector<8xi16>, vector<8xi32>, vector<8xf32>) -> vector<8xf16>  // error 6: 'xevm.mma' op type of C operand must match result type
llvm.return }
// -----
llvm.func @f() {
%0 = xevm.lane_id : i16  // error 6: 'xevm.lane_id' op result #0 must be 32-bit signless integer or 64-bit signless integer, but got 'i16'
llvm.return }
// -----
llvm.func @f() {
"xevm.memfence"() <{scope = 1 : i32}> : () -> ()  // error 1: invalid properties {scope = 1 : i32} for op xevm.memfence: Invalid attribute `scope` in property conversion: 1 : i32
llvm.return }
// -----
llvm.func @f() {
%0 = "xevm.nothing"() : () -> i32  // error 6: unregistered operation 'xevm.nothing' found in dialect ('xevm') that does not allow unknown operations
llvm.return }
// -----
func.func private @f() attributes {a = #xevm.mem_scope<warp>}  // error 56: expected ::mlir::xevm::MemScope to be one of: lane, subgroup, workgroup, cluster, device, system
// -----
func.func private @f() attributes {a = #xevm.mma_types<d = f64, a = f16, b = f16>}  // error 60: expected one of [bf16, f16, s8, u8, s4, u4, tf32, f32, s32] for XeVM element type, got: f64
// -----
func.func private @f() attributes {a = #xevm.mma_shape<m = 8>}  // error 61: expected ','
// -----
func.func private @f() attributes {a = #xevm.nothing}  // error 46: unknown attribute `nothing` in dialect `xevm`
// -----
func.func private @f() attributes {a = #xevm.target<flags = 1>}  // error 61: invalid kind of attribute specified
// -----
func.func private @f() attributes {a = #xevm.load_cache_control<L4>}  // error 65: expected ::mlir::xevm::LoadCacheControl to be one of: L1uc_L2uc_L3uc, L1uc_L2uc_L3c, L1uc_L2c_L3uc, L1uc_L2c_L3c, L1c_L2uc_L3uc, L1c_L2uc_L3c, L1c_L2c_L3uc, L1c_L2c_L3c, L1s_L2uc_L3uc, L1s_L2uc_L3c, L1s_L2c_L3uc, L1s_L2c_L3c, ir
// -----
xevm.memfence  // error 1: 'xevm.memfence' op requires attribute 'scope'
// -----
xevm.memfence <{scope = 3 : i32, addrspace = 1 : i32}>  // error 1: invalid properties {addrspace = 1 : i32, scope = 3 : i32} for op xevm.memfence: Invalid attribute `addrspace` in property conversion: 1 : i32
// -----
xevm.memfence <3> {x = y}  // error 23: expected attribute value
// -----
xevm.memfence <3> {x}  // error 1: invalid properties 3 : i64 for op xevm.memfence: expected DictionaryAttr to set properties
