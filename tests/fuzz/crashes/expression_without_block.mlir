%0 = "emitc.expression"() ({
}) : () -> i32
