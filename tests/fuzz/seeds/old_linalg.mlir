//auto
func @views(%n: index, %b: !linalg.buffer<?xf32>, %v: !linalg.view<?x?xf32>, %s: !linalg.view<f32>, %x: f32) -> !linalg.view<?x?xf32> {
  %r = linalg.range %n:%n:%n : !linalg.range
  %q = linalg.range_intersect %r, %r : !linalg.range
  %w = linalg.view %b[%r, %q] : !linalg.view<?x?xf32>
  %u = linalg.slice %w[%r, %n] : !linalg.view<?x?xf32>, !linalg.range, index, !linalg.view<?xf32>
  %d = linalg.dim %w, 1 : !linalg.view<?x?xf32>
  %l = linalg.load %w[%n, %d] : !linalg.view<?x?xf32>
  linalg.store %l, %w[%d, %n] : !linalg.view<?x?xf32>
  linalg.for %i = %n to %d step %n { linalg.fill(%w, %x) : !linalg.view<?x?xf32>, f32 }
  linalg.matmul(%v, %w, %v) : !linalg.view<?x?xf32>, !linalg.view<?x?xf32>, !linalg.view<?x?xf32>
  %a = linalg.buffer_alloc %n : !linalg.buffer<?xf32>
  linalg.buffer_dealloc %a : !linalg.buffer<?xf32>
  return %w : !linalg.view<?x?xf32>
}
