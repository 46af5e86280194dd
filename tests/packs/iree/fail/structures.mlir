// Windows, maps and bodies of linalg_ext that are refused. The messages are iree-opt's.
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected input rank to be the sum of batch, m, and k ranks
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected input rank to be the sum of batch, m, and k ranks
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected offsets size (2) to match output rank (3)
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected output_sizes outer size (2) to match output rank (3)
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1, 1], [32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected sum of batch output_sizes inner dimensions to equal batch_pos size
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op M/K boundary not found: accumulated output_sizes inner dimensions must equal m_pos size at some output dim boundary
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected sum of K output_sizes inner dimensions (2) to equal m_pos.size() + k_pos.size() (3)
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32, 4], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op M/K boundary not found: accumulated output_sizes inner dimensions must equal m_pos size at some output dim boundary
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 125: custom op 'iree_linalg_ext.im2col' expected integer value
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected kernel rank to be equal to the m_pos rank
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected strides rank to be equal to the kernel rank
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected dilations rank to be equal to the kernel rank
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected input_k_perm size (2) to match the number of shared dimensions (m_pos + k_pos = 3)
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 3] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected input_k_perm to be a permutation of [0, 3)
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 0, 1] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected input_k_perm to be a permutation of [0, 3)
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 2, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected output_perm to be a permutation
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected output_perm to have the same rank as the result
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 3] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected output_perm to be a permutation
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] input_pad_low = [0, 1, 1, 0] input_pad_high = [0, 1, 1] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected input_pad_low and input_pad_high to have the same size
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] input_pad_low = [0, 1] input_pad_high = [0, 1] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected input_pad_low size (2) to match input rank (4)
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] input_pad_low = [0, 1, 1, 0] input_pad_high = [0, 1, 1, 0] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected pad_value when input_pad_low/input_pad_high are specified
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] output_pad_low = [0, 1, 1] output_pad_high = [0, 1] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected output_pad_low and output_pad_high to have the same size
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] output_pad_low = [0, 1] output_pad_high = [0, 1] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected output_pad_low size (2) to match output rank (3)
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] output_pad_low = [0, 1, 1] output_pad_high = [0, 1, 1] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected pad_value when output_pad_low/output_pad_high are specified
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] input_pad_low = [0, 1, 1, 0] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 272: custom op 'iree_linalg_ext.im2col' expected 'input_pad_high'
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] pad_value(%p) ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 255: expected ':'
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] pad_value(%p : f64) ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 253: use of value '%p' expects different type than prior uses: 'f64' vs 'f32'
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] input_pad_low [0] input_pad_high = [0] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 256: expected '='
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 124: expected '['
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = 3 batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 122: expected '['
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [1, [32, 32]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 124: expected '['
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[x]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 125: custom op 'iree_linalg_ext.im2col' expected integer value
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1, ]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 128: custom op 'iree_linalg_ext.im2col' expected integer value
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1 2]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 126: expected ']'
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], ] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 128: expected '['
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 127: expected ']'
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 149: expected ']'
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[%p]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 125: use of value '%p' expects different type than prior uses: 'index' vs 'f32'
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1] [2]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 127: expected ']'
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1.5]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 125: custom op 'iree_linalg_ext.im2col' expected integer value
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[%zz], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 125: use of undeclared SSA value name
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[99999999999999999999]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 125: custom op 'iree_linalg_ext.im2col' integer value too large
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576x1xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576x1xf32>) -> tensor<1x1024x576x1xf32> // error 8: 'iree_linalg_ext.im2col' op expected offsets size (3) to match output rank (4)
  util.return
}
// -----
util.func @f(%a: tensor<34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 8: 'iree_linalg_ext.im2col' op expected input rank to be the sum of batch, m, and k ranks
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, %p] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 105: use of value '%p' expects different type than prior uses: 'index' vs 'f32'
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, x] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 85: custom op 'iree_linalg_ext.im2col' expected integer value
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [x] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 164: custom op 'iree_linalg_ext.im2col' expected integer value
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = 3 k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 174: expected '['
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets = [0, 0, 0] output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] k input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 194: custom op 'iree_linalg_ext.im2col' expected 'input_k_perm'
  util.return
}
// -----
util.func @f(%a: tensor<1x34x34x64xf32>, %o: tensor<1x1024x576xf32>, %n: index, %p: f32) {
  %0 = iree_linalg_ext.im2col strides = [1, 1] dilations = [1, 1] kernel_size = [3, 3] offsets =  output_sizes = [[1], [32, 32], [3, 3, 64]] batch_pos = [0] m_pos = [1, 2] k_pos = [3] input_k_perm = [0, 1, 2] output_perm = [0, 1, 2] ins(%a : tensor<1x34x34x64xf32>) outs(%o : tensor<1x1024x576xf32>) -> tensor<1x1024x576xf32> // error 97: expected '[' in dynamic index list
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected number of indexing maps (2) to be same as the number of input/output operands (3)
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected indexing_map #1 to have 2 dim(s) to match the number of loops or be zero
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected indexing_map #0 to have 2 dim(s) to match the number of loops or be zero
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1)[s0] -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op inconsistent number of symbol dimensions in indexing_map #1, expected 0 instead of 1
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1)[s0] -> (d0, d1)>, affine_map<(d0, d1)[s0] -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op inconsistent number of symbol dimensions in indexing_map #2, expected 1 instead of 0
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected operand rank(2) to match the result rank of indexing map #0
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected operand rank(0) to match the result rank of indexing map #1
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<()[s0] -> ()>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected indexing_map #2 to have 2 dim(s) to match the number of loops or be zero
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected indexing_map #0 to have 1 dim(s) to match the number of loops or be zero
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<bad>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 194: expected ::mlir::utils::IteratorType to be one of: parallel, reduction
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected as many basic block arguments (2) as the number of operands (3)
  ^bb0(%x: tensor<?x?xf32>, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op for (scalar) operand #1 expected corresponding basic block argument to be of the same type
  ^bb0(%x: tensor<?x?xf32>, %s: f64, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op for (tensor) operand #0 expected corresponding basic block argument to be tensor as well
  ^bb0(%x: f32, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected basic block argument corresponding to (tensor) operand #0 to be 'tensor<?x?xf32>' instead of 'tensor<4x?xf32>'
  ^bb0(%x: tensor<4x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected basic block argument corresponding to (tensor) operand #0 to be 'tensor<?x?xf32>' instead of 'tensor<?xf32>'
  ^bb0(%x: tensor<?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected basic block argument corresponding to (tensor) operand #0 to be 'tensor<?x?xf32>' instead of 'tensor<?x?xf64>'
  ^bb0(%x: tensor<?x?xf64>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op for (tensor) operand #0 expected corresponding basic block argument to be tensor as well
  ^bb0(%x: memref<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected as many basic block arguments (4) as the number of operands (3)
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>, %z: f32):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op for (tensor) operand #0 expected corresponding basic block argument to be tensor as well
  ^bb0(%x: tensor<*xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected as many yields as the numbers of `outs` operand
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y, %y : tensor<?xf32>, tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected as many yields as the numbers of `outs` operand
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected type of 0-th operand of yield to match the corresponding output basic block argument
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %s : f32
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected type of 0-th operand of yield to match the corresponding output basic block argument
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %x : tensor<?x?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) {
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    %i = iree_linalg_ext.index 2 : index // error 10: 'iree_linalg_ext.index' op expected dim (2) to be lower than the number of loops (2) of the enclosing operation
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) {
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    %i = iree_linalg_ext.index -1 : index // error 10: 'iree_linalg_ext.index' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) {
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    %i = iree_linalg_ext.index 9 : index // error 10: 'iree_linalg_ext.index' op expected dim (9) to be lower than the number of loops (2) of the enclosing operation
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 35: custom op 'iree_linalg_ext.custom_op' expected 'indexing_maps'
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>] iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 143: expected ','
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: f32, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, f32) outs(%o : tensor<4xf32>) { // error 159: expected '='
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: tensor<?xf32>, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, tensor<?xf32>) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op expected operand rank(1) to match the result rank of indexing map #1
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x?xf32>, %b: vector<4xf32>, %o: tensor<4xf32>) {
  %0 = iree_linalg_ext.custom_op {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>, affine_map<(d0, d1) -> (d0)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>]} ins(%a, %b : tensor<4x?xf32>, vector<4xf32>) outs(%o : tensor<4xf32>) { // error 8: 'iree_linalg_ext.custom_op' op operand #1 must be variadic of ranked tensor of signless integer or index or floating-point values or signless integer or index or floating-point, but got 'vector<4xf32>'
  ^bb0(%x: tensor<?x?xf32>, %s: f32, %y: tensor<?xf32>):
    iree_linalg_ext.yield %y : tensor<?xf32>
  } -> tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %o: tensor<4xf32>, %p: tensor<4xf32>) {
  %0:2 = iree_linalg_ext.exp_reduction {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [0]} ins(%a, %b : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) { // error 10: 'iree_linalg_ext.exp_reduction' op operand index in exp_reduced_operands cannot be the 0th operand, it always contains the maximum value
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    iree_linalg_ext.yield %x0, %x0 : f32, f32
  } -> tensor<4xf32>, tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %o: tensor<4xf32>, %p: tensor<4xf32>) {
  %0:2 = iree_linalg_ext.exp_reduction {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [2]} ins(%a, %b : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) { // error 10: 'iree_linalg_ext.exp_reduction' op operand index in exp_reduced_operands must index the outs operands (outs has 2 operands)
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    iree_linalg_ext.yield %x0, %x0 : f32, f32
  } -> tensor<4xf32>, tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %o: tensor<4xf32>, %p: tensor<4xf32>) {
  %0:2 = iree_linalg_ext.exp_reduction {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [1, 0]} ins(%a, %b : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) { // error 10: 'iree_linalg_ext.exp_reduction' op operand index in exp_reduced_operands cannot be the 0th operand, it always contains the maximum value
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    iree_linalg_ext.yield %x0, %x0 : f32, f32
  } -> tensor<4xf32>, tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %o: tensor<4xf32>, %p: tensor<4xf32>) {
  %0:2 = iree_linalg_ext.exp_reduction {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [7]} ins(%a, %b : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) { // error 10: 'iree_linalg_ext.exp_reduction' op operand index in exp_reduced_operands must index the outs operands (outs has 2 operands)
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    iree_linalg_ext.yield %x0, %x0 : f32, f32
  } -> tensor<4xf32>, tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %o: tensor<4xf32>, %p: tensor<4xf32>) {
  %0:2 = iree_linalg_ext.exp_reduction {indexing_maps = [affine_map<(m, n, k)[s] -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [1]} ins(%a, %b : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) { // error 10: 'iree_linalg_ext.exp_reduction' op all indexing maps must be projected permutations
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    iree_linalg_ext.yield %x0, %x0 : f32, f32
  } -> tensor<4xf32>, tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %o: tensor<4xf32>, %p: tensor<4xf32>) {
  %0:2 = iree_linalg_ext.exp_reduction {indexing_maps = [affine_map<(m, n, k) -> (m, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [1]} ins(%a, %b : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) { // error 10: 'iree_linalg_ext.exp_reduction' op all indexing maps must be projected permutations
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    iree_linalg_ext.yield %x0, %x0 : f32, f32
  } -> tensor<4xf32>, tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %o: tensor<4xf32>, %p: tensor<4xf32>) {
  %0:2 = iree_linalg_ext.exp_reduction {indexing_maps = [affine_map<(m, n, k) -> (m + k, n)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [1]} ins(%a, %b : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) { // error 10: 'iree_linalg_ext.exp_reduction' op all indexing maps must be projected permutations
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    iree_linalg_ext.yield %x0, %x0 : f32, f32
  } -> tensor<4xf32>, tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %o: tensor<4xf32>, %p: tensor<4xf32>) {
  %0:2 = iree_linalg_ext.exp_reduction {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m) -> (m, m, m)>, affine_map<(m, n, k) -> (m)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [1]} ins(%a, %b : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) { // error 10: 'iree_linalg_ext.exp_reduction' op all indexing maps must be projected permutations
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    iree_linalg_ext.yield %x0, %x0 : f32, f32
  } -> tensor<4xf32>, tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %o: tensor<4xf32>, %p: tensor<4xf32>) {
  %0:2 = iree_linalg_ext.exp_reduction {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = 1} ins(%a, %b : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) { // error 353: expected '['
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    iree_linalg_ext.yield %x0, %x0 : f32, f32
  } -> tensor<4xf32>, tensor<4xf32>
  util.return
}
// -----
util.func @f(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %o: tensor<4xf32>, %p: tensor<4xf32>) {
  %0:2 = iree_linalg_ext.exp_reduction {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>, affine_map<(m, n, k) -> (m)>], iterator_types = [#iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<parallel>, #iree_linalg_ext.iterator_type<reduction>], exp_reduced_operands = [x]} ins(%a, %b : tensor<4x6xf32>, tensor<6x5xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) { // error 355: custom op 'iree_linalg_ext.exp_reduction' expected integer value
  ^bb0(%x0: f32, %x1: f32, %x2: f32, %x3: f32):
    iree_linalg_ext.yield %x0, %x0 : f32, f32
  } -> tensor<4xf32>, tensor<4xf32>
  util.return
}
