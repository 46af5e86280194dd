transform.with_pdl_patterns {
^bb0(%root: !pdl.operation):
  pdl.pattern @some : benefit(1) {
    %0 = operation "foo.op"
    rewrite %0 with "transform.dialect"
  }
  sequence %root : !pdl.operation failures(propagate) {
  ^bb0(%arg: !pdl.operation):
    %0 = pdl_match @some in %arg : (!pdl.operation) -> !pdl.operation
  }
}
