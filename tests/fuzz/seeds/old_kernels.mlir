//auto
module attributes {gpu.container_module} {
module @k attributes {gpu.kernel_module} { gpu.func @g() attributes {gpu.kernel} { gpu.return } }
func @f(%n: index, %x: f32, %m: memref<?xf32>) loc("a.cc":3:1) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n)
             args(%a = %x, %b = %m) : f32, memref<?xf32> {
    %s = "gpu.all_reduce"(%a) ({}) {op = "add"} : (f32) -> f32
    store %s, %b[%tx] : memref<?xf32>
    gpu.return
  }
  "gpu.launch_func"(%n, %n, %n, %n, %n, %n) {kernel = "g", kernel_module = @k} : (index, index, index, index, index, index) -> ()
  return
}
}
