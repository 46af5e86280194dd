// One list of handles.
func.func @merge(%a: !transform.any_op, %b: !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) {
  %0 = transform.merge_handles %a : !transform.any_op
  %1 = transform.merge_handles %a, %b : !transform.any_op
  %2 = transform.merge_handles deduplicate %a : !transform.any_op
  %3 = transform.merge_handles %a, %a : !transform.any_op
  return %0, %1, %2, %3 : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
}

//= --allow-unregistered-dialect --canonicalize
module {
  func.func @merge(%arg0: !transform.any_op, %arg1: !transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op) {
    %0 = transform.merge_handles %arg0, %arg1 : !transform.any_op
    %1 = transform.merge_handles deduplicate %arg0 : !transform.any_op
    %2 = transform.merge_handles %arg0, %arg0 : !transform.any_op
    return %arg0, %0, %1, %2 : !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op
  }
}

