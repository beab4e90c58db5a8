// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CScutesTerminal.h"

#include <pthread.h>

#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>

// What the run loop of Foundation uses on Linux to share the main thread with dispatch.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_queue_set_specific(
    struct dispatch_queue_s *queue, const void *key, void *context, void (*destructor)(void *));
extern void *dispatch_get_specific(const void *key);

static bool is_main_thread(void) {
  // Asked before each wait; threads do not change.
  static _Thread_local enum { unknown, yes, no } answer;
  if (answer == unknown) answer = syscall(SYS_gettid) == getpid() ? yes : no;
  return answer == yes;
}

int scutes_terminal_main_queue(void) {
  return is_main_thread() ? _dispatch_get_main_queue_handle_4CF() : -1;
}

void scutes_terminal_main_queue_drain(void) {
  uint64_t count;
  (void)!read(_dispatch_get_main_queue_handle_4CF(), &count, sizeof count);
  _dispatch_main_queue_callback_4CF(NULL);
}
#else
#include <dispatch/dispatch.h>

static bool is_main_thread(void) { return pthread_main_np() != 0; }
int scutes_terminal_main_queue(void) { return -1; }
void scutes_terminal_main_queue_drain(void) {}
#endif

// Where a program hands its main thread to dispatch for good, another one does its work.
static char mark;

static void mark_main_queue(void) {
  dispatch_queue_set_specific(&_dispatch_main_q, &mark, &mark, NULL);
}

bool scutes_terminal_is_main_work(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, mark_main_queue);
  return is_main_thread() || dispatch_get_specific(&mark) == &mark;
}
