// Uses of values that a target's host evaluates.
func.func @f_0(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams num_teams( to %a : i32) thread_limit(%a : i32) { omp.terminator } omp.terminator }
  return
}
func.func @f_1(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams { omp.distribute { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } omp.terminator } omp.terminator }
  return
}
func.func @f_2(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams { omp.distribute { omp.simd { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } omp.terminator }
  return
}
func.func @f_3(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams { omp.parallel num_threads(%a : i32) { omp.distribute { omp.wsloop { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } {omp.composite} omp.terminator } omp.terminator }
  return
}
func.func @f_4(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams { omp.parallel num_threads(%a : i32) { omp.distribute { omp.wsloop { omp.simd { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } {omp.composite} } {omp.composite} } {omp.composite} omp.terminator } {omp.composite} omp.terminator } omp.terminator }
  return
}
func.func @f_5(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.parallel num_threads(%a : i32) { omp.wsloop { omp.loop_nest (%k) : i32 = (%c) to (%c) step (%c) { omp.yield } } omp.terminator } omp.terminator }
  return
}
func.func @f_6(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.parallel num_threads(%a : i32) { omp.wsloop { omp.simd { omp.loop_nest (%k) : i32 = (%c) to (%c) step (%c) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } omp.terminator }
  return
}
func.func @f_7(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams { omp.loop { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } omp.terminator } omp.terminator }
  return
}
func.func @f_8(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams { omp.loop { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.yield } } %z = arith.constant 1 : i32 omp.terminator } omp.terminator }
  return
}
func.func @f_9(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams { omp.distribute { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.parallel { omp.wsloop { omp.loop_nest (%j) : i32 = (%k) to (%k) step (%k) { omp.yield } } omp.terminator } omp.yield } } omp.terminator } omp.terminator }
  return
}
func.func @f_10(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.teams { omp.distribute { omp.loop_nest (%k) : i32 = (%a) to (%a) step (%a) { omp.task { omp.terminator } omp.yield } } omp.terminator } omp.terminator }
  return
}
func.func @f_11(%y: i32) {
  omp.target host_eval(%y -> %a : i32) { %c = arith.constant 1 : i32 omp.taskloop { omp.simd { omp.loop_nest (%k) : i32 = (%c) to (%c) step (%c) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator }
  return
}
//= 
module {
  func.func @f_0(%arg0: i32) {
    omp.target host_eval(%arg0 -> %arg1 : i32) {
      %c1_i32 = arith.constant 1 : i32
      omp.teams num_teams( to %arg1 : i32) thread_limit(%arg1 : i32) {
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @f_1(%arg0: i32) {
    omp.target host_eval(%arg0 -> %arg1 : i32) {
      %c1_i32 = arith.constant 1 : i32
      omp.teams {
        omp.distribute {
          omp.loop_nest (%arg2) : i32 = (%arg1) to (%arg1) step (%arg1) {
            omp.yield
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @f_2(%arg0: i32) {
    omp.target host_eval(%arg0 -> %arg1 : i32) {
      %c1_i32 = arith.constant 1 : i32
      omp.teams {
        omp.distribute {
          omp.simd {
            omp.loop_nest (%arg2) : i32 = (%arg1) to (%arg1) step (%arg1) {
              omp.yield
            }
          } {omp.composite}
        } {omp.composite}
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @f_3(%arg0: i32) {
    omp.target host_eval(%arg0 -> %arg1 : i32) {
      %c1_i32 = arith.constant 1 : i32
      omp.teams {
        omp.parallel num_threads(%arg1 : i32) {
          omp.distribute {
            omp.wsloop {
              omp.loop_nest (%arg2) : i32 = (%arg1) to (%arg1) step (%arg1) {
                omp.yield
              }
            } {omp.composite}
          } {omp.composite}
          omp.terminator
        } {omp.composite}
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @f_4(%arg0: i32) {
    omp.target host_eval(%arg0 -> %arg1 : i32) {
      %c1_i32 = arith.constant 1 : i32
      omp.teams {
        omp.parallel num_threads(%arg1 : i32) {
          omp.distribute {
            omp.wsloop {
              omp.simd {
                omp.loop_nest (%arg2) : i32 = (%arg1) to (%arg1) step (%arg1) {
                  omp.yield
                }
              } {omp.composite}
            } {omp.composite}
          } {omp.composite}
          omp.terminator
        } {omp.composite}
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @f_5(%arg0: i32) {
    omp.target host_eval(%arg0 -> %arg1 : i32) {
      %c1_i32 = arith.constant 1 : i32
      omp.parallel num_threads(%arg1 : i32) {
        omp.wsloop {
          omp.loop_nest (%arg2) : i32 = (%c1_i32) to (%c1_i32) step (%c1_i32) {
            omp.yield
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @f_6(%arg0: i32) {
    omp.target host_eval(%arg0 -> %arg1 : i32) {
      %c1_i32 = arith.constant 1 : i32
      omp.parallel num_threads(%arg1 : i32) {
        omp.wsloop {
          omp.simd {
            omp.loop_nest (%arg2) : i32 = (%c1_i32) to (%c1_i32) step (%c1_i32) {
              omp.yield
            }
          } {omp.composite}
        } {omp.composite}
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @f_7(%arg0: i32) {
    omp.target host_eval(%arg0 -> %arg1 : i32) {
      %c1_i32 = arith.constant 1 : i32
      omp.teams {
        omp.loop {
          omp.loop_nest (%arg2) : i32 = (%arg1) to (%arg1) step (%arg1) {
            omp.yield
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @f_8(%arg0: i32) {
    omp.target host_eval(%arg0 -> %arg1 : i32) {
      %c1_i32 = arith.constant 1 : i32
      omp.teams {
        omp.loop {
          omp.loop_nest (%arg2) : i32 = (%arg1) to (%arg1) step (%arg1) {
            omp.yield
          }
        }
        %c1_i32_0 = arith.constant 1 : i32
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @f_9(%arg0: i32) {
    omp.target host_eval(%arg0 -> %arg1 : i32) {
      %c1_i32 = arith.constant 1 : i32
      omp.teams {
        omp.distribute {
          omp.loop_nest (%arg2) : i32 = (%arg1) to (%arg1) step (%arg1) {
            omp.parallel {
              omp.wsloop {
                omp.loop_nest (%arg3) : i32 = (%arg2) to (%arg2) step (%arg2) {
                  omp.yield
                }
              }
              omp.terminator
            }
            omp.yield
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @f_10(%arg0: i32) {
    omp.target host_eval(%arg0 -> %arg1 : i32) {
      %c1_i32 = arith.constant 1 : i32
      omp.teams {
        omp.distribute {
          omp.loop_nest (%arg2) : i32 = (%arg1) to (%arg1) step (%arg1) {
            omp.task {
              omp.terminator
            }
            omp.yield
          }
        }
        omp.terminator
      }
      omp.terminator
    }
    return
  }
  func.func @f_11(%arg0: i32) {
    omp.target host_eval(%arg0 -> %arg1 : i32) {
      %c1_i32 = arith.constant 1 : i32
      omp.taskloop {
        omp.simd {
          omp.loop_nest (%arg2) : i32 = (%c1_i32) to (%c1_i32) step (%c1_i32) {
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    }
    return
  }
}

