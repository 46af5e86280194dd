/* no_trace.c - what the sanitized core calls at each branch, in programs that do not look at it. */

void __sanitizer_cov_trace_pc(void);
void __sanitizer_cov_trace_pc(void) {}
