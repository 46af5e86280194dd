// Definitions for tests/dialects/test_irdl.py: a part of each kind.
irdl.dialect @geo {
  irdl.type @pair {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  irdl.type @unit
  irdl.type @two {
    %0 = irdl.any
    irdl.parameters(a: %0, b: %0)
  }
  irdl.attribute @tag {
    %0 = irdl.base "#builtin.integer"
    irdl.parameters(n: %0)
  }
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.parametric @geo::@pair<%0>
    irdl.operands(in: %1)
    irdl.results(res: %0)
  }
  irdl.operation @mul {
    %0 = irdl.base @geo::@pair
    irdl.operands(lhs: %0, rhs: %0)
    irdl.results(res: %0)
  }
  irdl.operation @var {
    %0 = irdl.is i32
    %1 = irdl.any
    irdl.operands(first: %0, rest: variadic %1)
    irdl.results(opt: optional %0)
  }
  irdl.operation @seg {
    %0 = irdl.any
    %1 = irdl.any
    irdl.operands(a: variadic %0, b: optional %1)
  }
  irdl.operation @attrs {
    %0 = irdl.is i32
    %1 = irdl.base "#builtin.string"
    %2 = irdl.base @geo::@tag
    irdl.attributes {"kind" = %0, "name" = %1, "tag" = %2}
  }
  irdl.operation @regs {
    %0 = irdl.is i32
    %r1 = irdl.region
    %r2 = irdl.region(%0) with size 1
    %r3 = irdl.region()
    irdl.regions(a: %r1, b: %r2, c: %r3)
  }
  irdl.operation @all {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.is i32
    %2 = irdl.all_of(%0, %1)
    irdl.operands(x: %2)
  }
}
