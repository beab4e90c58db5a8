// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CScutesTerminal.h"
#include "HeldMessages.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/time.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum {
  farewell_capacity = 512,
  handler_stack_size = 64 * 1024,
  // The time to wait at the end for a terminal that takes nothing, in milliseconds.
  farewell_patience = 500,
  // The time within which the program has to answer a request to end, in microseconds.
  answer_patience = 800 * 1000,
  signal_count = NSIG,
};

// The meaning of a signal for the process.
enum meaning {
  // Nothing here: it can't be caught, or doesn't end the process, or stops it as it always did.
  indifferent,
  // Told to the program, which answers in its own time.
  request,
  // The process ends by it, be it a fault or because nobody handles it: the terminal is given back.
  end,
};

// True for a signal that reports a fault in the program itself.
static bool is_fault(int number) {
  return number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGTRAP
    || number == SIGABRT || number == SIGFPE || number == SIGSYS;
}

static enum meaning meaning_of(int number) {
  switch (number) {
  case SIGTERM: case SIGHUP: case SIGINT: case SIGQUIT: case SIGWINCH: case SIGTSTP: case SIGCONT:
    return request;
  case SIGKILL: case SIGSTOP: case SIGTTIN: case SIGTTOU: case SIGCHLD: case SIGURG:
    return indifferent;
#ifdef SIGINFO
  case SIGINFO:
    return indifferent;
#endif
#if defined(SIGIO) && defined(__APPLE__)
  case SIGIO:
    return indifferent;
#endif
  default:
    return end;
  }
}

static struct {
  int terminal;
  // The settings as they were found, and ours.
  struct termios found, ours;
  int pipe[2];
  // The actions found, and whether ours are in their place.
  struct sigaction old_actions[signal_count];
  bool is_handled[signal_count];
  stack_t old_stack;
} guard = {.terminal = -1, .pipe = {-1, -1}};

// The bits of the requests to end.
static const unsigned ending_signals = 1u << SIGTERM | 1u << SIGHUP | 1u << SIGINT | 1u << SIGQUIT;

// The way of the terminal. A signal may end the process in the middle of giving back, and in any
// thread: whoever finds it on the way does the rest.
enum possession { given_back, taken, saying_farewell, restoring };

static _Atomic enum possession possession = given_back;

// Two, so that a handler never reads the one that is being written.
static struct farewell {
  uint8_t bytes[farewell_capacity];
  // The length without and with the question at the end.
  size_t length, length_with_question;
} farewells[2];
static atomic_uint current_farewell;

// The answers to questions (DA1) that haven't come, the time on the monotonic clock by which they
// have if at all, and how long the answer to one more may take, all in nanoseconds. A terminal that
// never answered is asked no more: 0.
static atomic_uint answers_due;
static _Atomic int64_t answers_deadline, question_patience;

static atomic_uint pending;
// True while SIGALRM is the answer to a request to end.
static atomic_bool is_awaiting_answer;
// True once it may be that, late as well, rather than someone else's signal.
static atomic_bool has_awaited_answer;
// True once the program has been told that it should end.
static atomic_bool is_ending;
// True while the keyboard's signals are sent by the terminal, as they were before.
static atomic_bool has_key_signals;
// True while the program has lent the terminal to other code.
static atomic_bool is_lent;
static uint8_t handler_stack[handler_stack_size];

static void end_by(int number);

// MARK: The background

bool scutes_terminal_guard_is_in_foreground(void) {
  pid_t group = tcgetpgrp(guard.terminal);
  // A terminal that doesn't control the process has no group.
  return group <= 0 || group == getpgrp();
}

// The request to end that has no answer yet; 0 for none.
static int ending_request(void) {
  unsigned requests = atomic_load(&pending) & ending_signals;
  for (int number = 1; number < 32; number++) {
    if (requests & 1u << number) return number;
  }
  return 0;
}

// Stops the process group by `number`, since a shell or make that waits for us has to stop with us.
// Returns when the process goes on: false if it wasn't stopped, as the system stops no group that has
// lost its shell.
static bool stop_group(int number) {
  const unsigned continued = 1u << SIGCONT;
  struct sigaction ours, stop = {.sa_handler = SIG_DFL};
  atomic_fetch_and(&pending, ~continued);
  sigaction(number, &stop, &ours);
  // All at once: whoever sees the others stopped may continue us, and a stop after that would last.
  kill(0, number);
  // Where another thread takes the signal, nothing here runs on before the stop takes hold.
  for (int i = 0; i < 20 && !(atomic_load(&pending) & continued); i++) poll(NULL, 0, 10);
  sigaction(number, &ours, NULL);
  return atomic_load(&pending) & continued;
}

bool scutes_terminal_guard_await_foreground(void) {
  while (!scutes_terminal_guard_is_in_foreground()) {
    // The signal that came with the one that continues us may be with another thread still.
    for (int i = 0; i < 5 && !ending_request(); i++) poll(NULL, 0, 10);
    if (ending_request()) return false;
    if (scutes_terminal_guard_is_in_foreground()) break;
    // The system does the same to a job that changes the terminal from the background, but again
    // after each signal, also after a request to end.
    if (!stop_group(SIGTTOU)) break;
  }
  return true;
}

// MARK: Taking and giving back

static struct termios raw(struct termios settings) {
  settings.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON | PARMRK);
  settings.c_oflag &= ~(tcflag_t)OPOST;
  settings.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN);
  if (!atomic_load(&has_key_signals)) settings.c_lflag &= ~(tcflag_t)ISIG;
  // Always a key: a shell between us and the user's would stop at once, and the user's shell would take
  // the terminal before we had given it back.
  settings.c_cc[VSUSP] = _POSIX_VDISABLE;
  settings.c_cflag &= ~(tcflag_t)(CSIZE | PARENB);
  settings.c_cflag |= CS8;
  settings.c_cc[VMIN] = 1;
  settings.c_cc[VTIME] = 0;
  return settings;
}

// Returns 0 or an errno.
static int make_raw(void) {
  guard.ours = raw(guard.found);
  struct termios wanted = guard.ours;
  while (tcsetattr(guard.terminal, TCSANOW, &wanted) != 0) {
    if (errno != EINTR) return errno;
  }
  return 0;
}

int scutes_terminal_guard_enter(void) {
  if (guard.terminal < 0) return EBADF;
  if (atomic_load(&possession) != given_back) return 0;
  struct termios found;
  if (!scutes_terminal_guard_await_foreground()) end_by(ending_request());
  if (tcgetattr(guard.terminal, &found) != 0) return errno;
  guard.found = found;
  // A handler reads both from then on.
  guard.ours = raw(found);
  atomic_store(&possession, taken);
  scutes_held_messages_begin(guard.terminal);
  int error = make_raw();
  if (error) scutes_terminal_guard_leave();
  return error;
}

void scutes_terminal_guard_renew(void) {
  if (atomic_load(&possession) == taken) make_raw();
}

int scutes_terminal_guard_erase_key(void) {
  cc_t key = guard.found.c_cc[VERASE];
  return key == _POSIX_VDISABLE ? -1 : key;
}

void scutes_terminal_guard_let_keys_signal(bool do_they) {
  atomic_store(&has_key_signals, do_they);
  // In the background it would stop the process. The next that takes the terminal does it.
  if (scutes_terminal_guard_is_in_foreground()) scutes_terminal_guard_renew();
}

// The bytes that the system has yet to send down the line.
static int bytes_on_the_way(void) {
  int count = 0;
  return ioctl(guard.terminal, TIOCOUTQ, &count) == 0 ? count : 0;
}

// Writes the farewell, with the question at its end if `asks`. Waits for a slow line as long as it
// moves. Where nothing has moved for `patience` milliseconds, empties the queue to make room:
// whenever the terminal reads again, it finds the farewell. Returns whether all of it was written.
static bool say_farewell(int patience, bool asks) {
  struct farewell farewell = farewells[atomic_load(&current_farewell)];
  size_t length = asks ? farewell.length_with_question : farewell.length;
  size_t done = 0;
  int left = bytes_on_the_way();
  bool is_emptied = false;
  while (done < length) {
    struct pollfd writable = {.fd = guard.terminal, .events = POLLOUT};
    int ready = poll(&writable, 1, patience);
    if (ready < 0 && errno == EINTR) continue;
    if (ready == 0) {
      int still_left = bytes_on_the_way();
      bool has_moved = patience > 0 && still_left < left;
      left = still_left;
      if (has_moved) continue;
      if (is_emptied) return false;
      is_emptied = true;
      tcflush(guard.terminal, TCOFLUSH);
      continue;
    }
    if (ready < 0 || !(writable.revents & POLLOUT)) return false;
    ssize_t count = write(guard.terminal, farewell.bytes + done, length - done);
    if (count > 0) {
      done += (size_t)count;
    } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
      return false;
    }
  }
  return !is_emptied;
}

static int64_t monotonic_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * INT64_C(1000000000) + now.tv_nsec;
}

// How far the input has come in an answer, `ESC [ ? … c`.
enum progress { outside, after_escape, after_bracket, inside };

// Follows `byte` through an answer. Returns whether it completes one.
static bool completes_answer(enum progress *progress, uint8_t byte) {
  bool is_inside = *progress == inside;
  if (byte == 0x1B) {
    *progress = after_escape;
  } else if (*progress == after_escape && byte == '[') {
    *progress = after_bracket;
  } else if (*progress == after_bracket && byte == '?') {
    *progress = inside;
  } else if (!is_inside || (byte != ';' && (byte < '0' || byte > '9'))) {
    *progress = outside;
  }
  return is_inside && byte == 'c';
}

// Reads what is under way until the last answer has come: the terminal sends nothing of its own
// afterwards, since the farewell has switched off all reports. Whatever is typed meanwhile was meant
// for the program.
static void await_answers(bool has_asked) {
  int64_t now = monotonic_time(), end = now;
  unsigned due = 0;
  if (atomic_load(&answers_deadline) > now) {
    due = atomic_load(&answers_due);
    if (due) end = atomic_load(&answers_deadline);
  }
  if (has_asked) {
    due += 1;
    int64_t last = now + atomic_load(&question_patience);
    if (last > end) end = last;
  }
  enum progress progress = outside;
  while (due && (now = monotonic_time()) < end) {
    struct pollfd readable = {.fd = guard.terminal, .events = POLLIN};
    int ready = poll(&readable, 1, (int)((end - now + 999999) / 1000000));
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0 || !(readable.revents & POLLIN)) return;
    uint8_t bytes[256];
    ssize_t count = read(guard.terminal, bytes, sizeof bytes);
    if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) return;
    for (ssize_t i = 0; i < count; i++) {
      if (completes_answer(&progress, bytes[i]) && --due == 0) return;
    }
  }
}

// False if the shell has its own settings back, as bash does and dash doesn't. A guess: whoever has the
// terminal may have chosen the same, as another of our programs does.
static bool has_our_settings(void) {
  struct termios now, *ours = &guard.ours;
  return tcgetattr(guard.terminal, &now) == 0 && now.c_iflag == ours->c_iflag
    && now.c_oflag == ours->c_oflag && now.c_lflag == ours->c_lflag
    && memcmp(now.c_cc, ours->c_cc, sizeof now.c_cc) == 0;
}

static void restore(void) {
  bool is_in_foreground = scutes_terminal_guard_is_in_foreground();
  // What was typed ahead was meant for us. In the background the input is the shell's own.
  if (is_in_foreground) tcflush(guard.terminal, TCIFLUSH);
  if (is_in_foreground || has_our_settings()) {
    while (tcsetattr(guard.terminal, TCSANOW, &guard.found) != 0 && errno == EINTR) {
    }
  }
  scutes_held_messages_end();
}

void scutes_terminal_guard_leave(void) {
  enum possession found = taken;
  bool is_first = atomic_compare_exchange_strong(&possession, &found, saying_farewell);
  if (found == given_back) return;
  int error = errno;
  sigset_t output_stop, old;
  sigemptyset(&output_stop);
  sigaddset(&output_stop, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &output_stop, &old);
  // Whoever is asked to leave amid leaving, by a signal, ends the process: nothing is left to wait
  // for, and the first may never go on.
  if (is_first) {
    bool is_in_foreground = scutes_terminal_guard_is_in_foreground();
    bool asks = is_in_foreground && atomic_load(&question_patience) > 0;
    if (say_farewell(farewell_patience, asks) && is_in_foreground) await_answers(asks);
  } else if (found != restoring) {
    say_farewell(0, false);
  }
  if (is_first) atomic_store(&possession, restoring);
  restore();
  if (is_first) atomic_store(&possession, given_back);
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  errno = error;
}

int scutes_terminal_guard_set_farewell(
    const uint8_t *bytes, size_t count, const uint8_t *question, size_t question_count) {
  if (count + question_count > farewell_capacity) return E2BIG;
  unsigned next = 1 - atomic_load(&current_farewell);
  struct farewell *farewell = &farewells[next];
  if (count) memcpy(farewell->bytes, bytes, count);
  if (question_count) memcpy(farewell->bytes + count, question, question_count);
  farewell->length = count;
  farewell->length_with_question = count + question_count;
  atomic_store(&current_farewell, next);
  return 0;
}

void scutes_terminal_guard_expect(unsigned answers, int64_t patience, int64_t patience_with_next) {
  atomic_store(&answers_due, 0);
  atomic_store(&answers_deadline, monotonic_time() + patience);
  atomic_store(&question_patience, patience_with_next);
  atomic_store(&answers_due, answers);
}

// MARK: Handlers

static void end_by(int number) {
  scutes_unfinished_files_delete();
  scutes_terminal_guard_leave();
  signal(number, SIG_DFL);
  raise(number);
}

// Has SIGALRM sent unless there is an answer in time. POSIX doesn't list `setitimer` among what a handler
// may call, as it does `alarm`, which counts in seconds. It is one call of the system everywhere.
static void await_answer(void) {
  if (!guard.is_handled[SIGALRM]) return;
  struct itimerval timer = {.it_value = {.tv_usec = answer_patience}};
  atomic_store(&is_awaiting_answer, true);
  atomic_store(&has_awaited_answer, true);
  setitimer(ITIMER_REAL, &timer, NULL);
}

// The signal may be on its way already, and come at any time: its handler has to find out that it is ours.
static void await_no_answer(void) {
  if (!atomic_load(&is_awaiting_answer)) return;
  struct itimerval none = {0};
  setitimer(ITIMER_REAL, &none, NULL);
  atomic_store(&is_awaiting_answer, false);
}

static void handle_request(int number) {
  // Meant for whoever has the terminal, as during system(3).
  if (atomic_load(&is_lent) && (number == SIGINT || number == SIGQUIT)) return;
  int error = errno;
  unsigned bit = 1u << number;
  unsigned before = atomic_fetch_or(&pending, bit);
  if (before & bit & ending_signals) {
    // A second request, and the first still has no answer: the program hangs.
    end_by(number);
  } else {
    (void)!write(guard.pipe[1], "", 1);
    // Saving what is left may take longer than an answer. A closed window sends two signals.
    bool is_news = !(before & ending_signals) && !atomic_load(&is_ending);
    if ((bit & ending_signals) && is_news) await_answer();
  }
  errno = error;
}

// The program works at something long, or hangs, if a request to end has no answer yet.
static void handle_alarm(int number) {
  int request = ending_request();
  if (!request && atomic_load(&has_awaited_answer)) return;
  end_by(request ? request : number);
}

static void install_handler(int number) {
  enum meaning meaning = meaning_of(number);
  if (meaning == indifferent) return;
  struct sigaction action = {.sa_flags = SA_ONSTACK | (meaning == request ? SA_RESTART : 0)};
  action.sa_handler =
    meaning == request ? handle_request : number == SIGALRM ? handle_alarm : end_by;
  sigfillset(&action.sa_mask);
  struct sigaction *old = &guard.old_actions[number];
  // Two numbers are the C library's own.
  if (sigaction(number, NULL, old) != 0) return;
  // What whoever started us wants ignored, as nohup does, stays ignored; a handler of the program's
  // own stays where the signal is none that it is told of by us.
  bool is_taken = old->sa_flags & SA_SIGINFO || old->sa_handler != SIG_DFL;
  bool is_ignored = !(old->sa_flags & SA_SIGINFO) && old->sa_handler == SIG_IGN;
  if (is_ignored || (is_taken && meaning == end && !is_fault(number))) return;
  guard.is_handled[number] = sigaction(number, &action, NULL) == 0;
}

static void install_handlers(void) {
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, &guard.old_stack);
  for (int number = 1; number < signal_count; number++) install_handler(number);
}

// True for an action of install_handler, unless somebody else has taken the signal since and calls it.
static bool is_ours(int number) {
  struct sigaction current;
  if (sigaction(number, NULL, &current) != 0 || current.sa_flags & SA_SIGINFO) return false;
  return current.sa_handler == handle_request || current.sa_handler == handle_alarm
    || current.sa_handler == end_by;
}

static void remove_handlers(void) {
  for (int number = 1; number < signal_count; number++) {
    if (guard.is_handled[number] && is_ours(number)) {
      sigaction(number, &guard.old_actions[number], NULL);
    }
    guard.is_handled[number] = false;
  }
  if (!(guard.old_stack.ss_flags & SS_DISABLE)) {
    sigaltstack(&guard.old_stack, NULL);
  } else {
    stack_t none = {.ss_flags = SS_DISABLE};
    sigaltstack(&none, NULL);
  }
}

// MARK: Beginning and end

static int open_pipe(void) {
  if (pipe(guard.pipe) != 0) return errno;
  for (int i = 0; i < 2; i++) {
    fcntl(guard.pipe[i], F_SETFD, FD_CLOEXEC);
    fcntl(guard.pipe[i], F_SETFL, O_NONBLOCK);
  }
  return 0;
}

int scutes_terminal_guard_begin(int terminal) {
  static bool is_registered;
  if (guard.terminal >= 0) return EBUSY;
  if (tcgetattr(terminal, &guard.found) != 0) return errno;
  int error = open_pipe();
  if (error) return error;
  guard.terminal = terminal;
  scutes_terminal_guard_set_farewell(NULL, 0, NULL, 0);
  scutes_terminal_guard_expect(0, 0, 0);
  atomic_store(&pending, 0);
  atomic_store(&is_ending, false);
  atomic_store(&has_key_signals, false);
  atomic_store(&is_lent, false);
  install_handlers();
  if (!is_registered) atexit(scutes_terminal_guard_leave);
  is_registered = true;
  return 0;
}

void scutes_terminal_guard_end(void) {
  if (guard.terminal < 0) return;
  scutes_terminal_guard_leave();
  await_no_answer();
  remove_handlers();
  // A request may have come in between.
  await_no_answer();
  guard.terminal = -1;
  for (int i = 0; i < 2; i++) close(guard.pipe[i]);
}

int scutes_terminal_guard_signals(void) { return guard.pipe[0]; }

uint32_t scutes_terminal_guard_take_signals(void) {
  char bytes[64];
  while (read(guard.pipe[0], bytes, sizeof bytes) > 0) {
  }
  uint32_t taken = atomic_exchange(&pending, 0);
  if (taken & ending_signals) {
    atomic_store(&is_ending, true);
    await_no_answer();
  }
  return taken;
}

// MARK: Stopping

bool scutes_terminal_guard_stop(void) {
  stop_group(SIGTSTP);
  bool is_ours = scutes_terminal_guard_await_foreground();
  // The caller knows; a request to end that came meanwhile is still to be told.
  atomic_fetch_and(&pending, ~(1u << SIGCONT | 1u << SIGTSTP));
  return is_ours;
}

// MARK: Lending

void scutes_terminal_guard_lend(void) {
  scutes_terminal_guard_leave();
  if (guard.terminal < 0) return;
  atomic_store(&is_lent, true);
  // A shell waits until the whole group has stopped, this process as well.
  if (guard.is_handled[SIGTSTP]) signal(SIGTSTP, SIG_DFL);
}

int scutes_terminal_guard_reclaim(void) {
  if (guard.terminal < 0) return EBADF;
  if (scutes_terminal_guard_await_foreground()
      && scutes_terminal_guard_is_in_foreground()) {
    // Typed for whoever had the terminal.
    tcflush(guard.terminal, TCIFLUSH);
  }
  if (guard.is_handled[SIGTSTP]) {
    struct sigaction action = {.sa_handler = handle_request, .sa_flags = SA_ONSTACK | SA_RESTART};
    sigfillset(&action.sa_mask);
    sigaction(SIGTSTP, &action, NULL);
  }
  atomic_store(&is_lent, false);
  atomic_fetch_and(&pending, ~(1u << SIGCONT | 1u << SIGTSTP));
  return scutes_terminal_guard_enter();
}
