"""The gpu dialect of 2019 becomes today's."""

import pytest

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
    assert generic == read(generic, "auto").operation.get_asm(print_generic_op_form=True)  # today's generic form stays


def test_what_does_not_fit():
    with pytest.raises(ir.MLIRError, match="'gpu.block_id' op needs 'x', 'y' or 'z' as its dimension"):
        read(LAUNCH.replace('"z"', '"w"'), "2019")
    with pytest.raises(ir.MLIRError, match="needs the name of a kernel, its module, and six sizes"):
        read(LAUNCH.replace('"k"', "4"), "2019")
