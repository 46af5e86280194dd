/* no_trace.c - the function that the sanitized core calls at each branch, for programs that do not use it. */

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void) {}
