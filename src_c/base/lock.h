/* lock.h - a mutex and a spin lock that work on each platform. They are never held while a function outside the core
 * is called. */
#ifndef MC_LOCK_H
#define MC_LOCK_H

#include <stdatomic.h>

#include "base/base.h"

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
typedef SRWLOCK McLock;
static inline bool mc_lock_init(McLock *lock) { InitializeSRWLock(lock); return true; }
static inline void mc_lock_fini(McLock *lock) { (void)lock; }
static inline void mc_lock(McLock *lock) { AcquireSRWLockExclusive(lock); }
static inline bool mc_try_lock(McLock *lock) { return TryAcquireSRWLockExclusive(lock) != 0; }
static inline void mc_unlock(McLock *lock) { ReleaseSRWLockExclusive(lock); }
static inline uintptr_t mc_thread_id(void) { return GetCurrentThreadId(); }
static inline void mc_thread_yield(void) { SwitchToThread(); }
typedef CONDITION_VARIABLE McCondition;
static inline bool mc_condition_init(McCondition *condition) { InitializeConditionVariable(condition); return true; }
static inline void mc_condition_fini(McCondition *condition) { (void)condition; }
static inline void mc_condition_wait(McCondition *condition, McLock *lock) {
  SleepConditionVariableSRW(condition, lock, INFINITE, 0);
}
static inline void mc_condition_wake(McCondition *condition) { WakeAllConditionVariable(condition); }
#else
#include <pthread.h>
#include <sched.h>
typedef pthread_mutex_t McLock;
static inline bool mc_lock_init(McLock *lock) { return pthread_mutex_init(lock, NULL) == 0; }
static inline void mc_lock_fini(McLock *lock) { pthread_mutex_destroy(lock); }
static inline void mc_lock(McLock *lock) { pthread_mutex_lock(lock); }
static inline bool mc_try_lock(McLock *lock) { return pthread_mutex_trylock(lock) == 0; }
static inline void mc_unlock(McLock *lock) { pthread_mutex_unlock(lock); }
static inline uintptr_t mc_thread_id(void) { return (uintptr_t)pthread_self(); }
static inline void mc_thread_yield(void) { sched_yield(); }
typedef pthread_cond_t McCondition; /* used with a lock held; a signal wakes all waiting threads */
static inline bool mc_condition_init(McCondition *condition) { return pthread_cond_init(condition, NULL) == 0; }
static inline void mc_condition_fini(McCondition *condition) { pthread_cond_destroy(condition); }
static inline void mc_condition_wait(McCondition *condition, McLock *lock) { pthread_cond_wait(condition, lock); }
static inline void mc_condition_wake(McCondition *condition) { pthread_cond_broadcast(condition); }
#endif

static inline void mc_cpu_pause(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__) && defined(__GNUC__)
  __asm__ volatile("yield");
#endif
}

/* Turns some tens of microseconds before it sleeps, which would take longer than most waiting does. */
static inline void mc_lock_soon(McLock *lock) {
  enum { TURNS = 1024 };
  for (int i = 0; i < TURNS; i++) {
    if (mc_try_lock(lock)) return;
    mc_cpu_pause();
  }
  mc_lock(lock);
}

/* For data that is locked for a short time, and rarely by two threads at once: one atomic exchange. A waiting thread
 * turns a little, then yields. */
static inline void mc_spin_lock(atomic_flag *flag) {
  enum { TURNS = 64 };
  for (int i = 0; MC_UNLIKELY(atomic_flag_test_and_set_explicit(flag, memory_order_acquire)); i++) {
    if (i < TURNS) mc_cpu_pause();
    else mc_thread_yield();
  }
}
static inline void mc_spin_unlock(atomic_flag *flag) { atomic_flag_clear_explicit(flag, memory_order_release); }

#endif
