// SPDX-License-Identifier: Apache-2.0

#include "CScutesTerminal.h"

#include <stdatomic.h>

static const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE};
enum { number_count = sizeof numbers / sizeof *numbers };

static struct sigaction old_actions[number_count];
// The end of the pipe that the handler writes into; -1 for none.
static atomic_int pipe_end = -1;

static void report(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  (void)!write(atomic_load(&pipe_end), &byte, 1);
  errno = error;
}

void scutes_process_signals_unblock(void) {
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
}

void scutes_process_signals_begin(int descriptor) {
  atomic_store(&pipe_end, descriptor);
  for (int i = 0; i < number_count; i++) {
    struct sigaction action = {.sa_flags = SA_RESTART};
    sigaction(numbers[i], NULL, &old_actions[i]);
    bool is_ignored =
      !(old_actions[i].sa_flags & SA_SIGINFO) && old_actions[i].sa_handler == SIG_IGN;
    action.sa_handler = is_ignored || numbers[i] == SIGPIPE ? SIG_IGN : report;
    sigfillset(&action.sa_mask);
    sigaction(numbers[i], &action, NULL);
  }
}

void scutes_process_signals_end(void) {
  for (int i = 0; i < number_count; i++) sigaction(numbers[i], &old_actions[i], NULL);
  atomic_store(&pipe_end, -1);
}
