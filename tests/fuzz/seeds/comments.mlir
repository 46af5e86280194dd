// a comment with UTF-8: äöü € 漢字
"c.a"() {s = "UTF-8: äöü € 漢字"} : () -> () // behind
//
  // indented
"c.b"() : () -> () //no space
