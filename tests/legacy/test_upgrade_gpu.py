"""The gpu dialect of 2019 becomes today's."""

import pytest
from cost import assert_linear, seconds

from mlircore import ir

LAUNCH = """
module attributes {gpu.container_module} {
  func @host(%n: index, %x: f32) {
    "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %x) {kernel = "k", kernel_module = @kernels}
        : (index, index, index, index, index, index, f32) -> ()
    return
  }
  module @kernels attributes {gpu.kernel_module} {
    gpu.func @k(%x: f32) attributes {gpu.kernel} {
      %0 = "gpu.block_id"() {dimension = "z"} : () -> index
      gpu.return
    }
  }
}
"""


def read(text, syntax):
    return ir.Module.parse(text, ir.Context(), syntax=syntax)


@pytest.mark.parametrize("syntax", ["2019", "auto"])
def test_a_launch_and_its_module(syntax):
    text = str(read(LAUNCH, syntax))
    assert "gpu.launch_func  @kernels::@k blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  args(%arg1 : f32)" in text
    assert "gpu.module @kernels {" in text and "%block_id_z = gpu.block_id  z" in text and "kernel_module" not in text
    generic = read(text, "modern").operation.get_asm(print_generic_op_form=True)
    assert generic == read(generic, "auto").operation.get_asm(print_generic_op_form=True)  # today's generic form does not change


def test_what_does_not_fit():
    with pytest.raises(ir.MLIRError, match="'gpu.block_id' op needs one of 'x y z' as its dimension"):
        read(LAUNCH.replace('"z"', '"w"'), "2019")
    with pytest.raises(ir.MLIRError, match="needs the name of a kernel, its module, and six sizes"):
        read(LAUNCH.replace('"k"', "4"), "2019")


def launches(number):
    index = ", ".join(["index"] * 6)
    host = "".join(f'"gpu.launch_func"(%n, %n, %n, %n, %n, %n) {{kernel = "k", kernel_module = @m{i}}} : ({index}) -> ()\n' for i in range(number))
    kernels = "".join(f"module @m{i} attributes {{gpu.kernel_module}} {{ gpu.func @k() attributes {{gpu.kernel}} {{ gpu.return }} }}\n"
                      for i in range(number))
    return f"module attributes {{gpu.container_module}} {{ func @host(%n: index) {{\n{host} return }}\n{kernels} }}"


def test_every_launch_finds_its_module_in_linear_time():
    assert str(read(launches(100), "auto")).count("gpu.module @m") == 100
    assert_linear(lambda text: seconds(lambda: read(text, "auto")), launches(2000), launches(16000))


def test_a_module_is_looked_for_where_the_launch_stands():
    text = str(read(f"module {{ {LAUNCH} module @kernels {{}} }}", "auto"))
    assert text.count("gpu.module @kernels") == 1 and "module @kernels {\n  }" in text


PASSED = """
func @f(%n: index, %x: f32, %m: memref<?xf32>) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n)
             args(%a = %x, %b = %m) : f32, memref<?xf32> {
    %s = "gpu.all_reduce"(%a) ({}) {op = "add"} : (f32) -> f32
    store %s, %b[%tx] : memref<?xf32>
    gpu.return
  }
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n)
             args(%a = %x) : f32 {
    gpu.return
  }
  return
}
"""


def test_a_kernel_uses_what_it_was_passed():
    text = str(read(PASSED, "auto"))
    assert "gpu.all_reduce  add %arg1 {" in text and "memref.store %0, %arg2[%arg6]" in text
    assert text.count("gpu.terminator") == 2 and "args" not in text
    for broken, message in [("%a = %x, %b", "%a = %y, %b"), (": f32, memref<?xf32> {", ": f32 {"), (": f32 {", ": i32 {")]:
        with pytest.raises(ir.MLIRError):
            read(PASSED.replace(broken, message), "auto")


def test_a_marked_module_needs_no_launch():
    text = str(read("module @k attributes {gpu.kernel_module} { gpu.func @g() attributes {gpu.kernel} { gpu.return } }", "2019"))
    assert "gpu.module @k {" in text
