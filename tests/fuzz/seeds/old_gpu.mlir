//2019
module attributes {gpu.container_module} {
  func @host(%n: index, %x: f32) {
    "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %x) {kernel = "k", kernel_module = @kernels}
        : (index, index, index, index, index, index, f32) -> ()
    "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %x) {kernel = "k", kernel_module = @kernels}
        : (index, index, index, index, index, index, f32) -> ()
    return
  }
  module @kernels attributes {gpu.kernel_module} {
    gpu.func @k(%x: f32) attributes {gpu.kernel} {
      %0 = "gpu.block_id"() {dimension = "z"} : () -> index
      %1 = "gpu.thread_id"() {dimension = "x"} : () -> index
      %2 = "gpu.grid_dim"() {dimension = "y"} : () -> index
      gpu.return
    }
  }
}
