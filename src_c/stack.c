/* stack.c - recursion that works from a thread with a small stack.
 *
 * The thread is made for one call and joined before mc_stack_hop returns, so the caller sees ordinary
 * sequential execution. Its stack is address space that costs memory only where it is touched.
 */
#include "stack.h"

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#else
#include <pthread.h>
#endif

/* Room for MC_STACK_HOP levels of the fattest recursion. One level is some ten calls; a frame of an
 * unoptimised build under AddressSanitizer may have several KB. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || MC_DEBUG
#define LEVEL_BYTES ((size_t)256 * 1024)
#else
#define LEVEL_BYTES ((size_t)32 * 1024)
#endif
#define STACK_BYTES (MC_STACK_HOP * LEVEL_BYTES)

typedef struct Call {
  void (*fn)(void *data);
  void *data; /* borrowed */
} Call;

#if defined(_WIN32)

static DWORD WINAPI run(void *arg) {
  Call *call = arg;
  call->fn(call->data);
  return 0;
}

bool mc_stack_hop(void (*fn)(void *data), void *data) {
  Call call = {fn, data};
  HANDLE thread = CreateThread(NULL, STACK_BYTES, run, &call, STACK_SIZE_PARAM_IS_A_RESERVATION, NULL);
  if (thread == NULL) return false;
  WaitForSingleObject(thread, INFINITE);
  CloseHandle(thread);
  return true;
}

#else

static void *run(void *arg) {
  Call *call = arg;
  call->fn(call->data);
  return NULL;
}

bool mc_stack_hop(void (*fn)(void *data), void *data) {
  Call call = {fn, data};
  pthread_attr_t attr;
  if (pthread_attr_init(&attr) != 0) return false;
  pthread_t thread;
  bool made = pthread_attr_setstacksize(&attr, STACK_BYTES) == 0 && pthread_create(&thread, &attr, run, &call) == 0;
  pthread_attr_destroy(&attr);
  if (!made) return false;
  pthread_join(thread, NULL);
  return true;
}

#endif
