#define _GNU_SOURCE
#include "CTerminal.h"

#ifdef __linux__
#include <sys/syscall.h>
#include <unistd.h>

// What the run loop of Foundation uses on Linux to share the main thread with dispatch.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

static bool is_main_thread(void) {
  // Asked before each wait; threads do not change.
  static _Thread_local enum { unknown, yes, no } answer;
  if (answer == unknown) answer = syscall(SYS_gettid) == getpid() ? yes : no;
  return answer == yes;
}

int terminal_main_queue(void) {
  return is_main_thread() ? _dispatch_get_main_queue_handle_4CF() : -1;
}

void terminal_main_queue_drain(void) {
  uint64_t count;
  (void)!read(_dispatch_get_main_queue_handle_4CF(), &count, sizeof count);
  _dispatch_main_queue_callback_4CF(NULL);
}
#else
int terminal_main_queue(void) { return -1; }
void terminal_main_queue_drain(void) {}
#endif
