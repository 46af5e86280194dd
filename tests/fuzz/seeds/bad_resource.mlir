"b.a"() : () -> ()
{-# dialect_resources: { builtin: { a: "0x00" , } } #-}
