// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "CScutesTerminal.h"

int scutes_terminal_open(int descriptor) {
  char path[256];
  int own = -1;
  if (ttyname_r(descriptor, path, sizeof path) == 0) {
    own = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  }
  if (own > STDERR_FILENO) return own;
  int copy = fcntl(own >= 0 ? own : descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (own >= 0) close(own);
  return copy;
}

bool scutes_terminal_size(int terminal, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

bool scutes_terminal_pixels(int terminal, int *width, int *height) {
  struct winsize size;
  if (ioctl(terminal, TIOCGWINSZ, &size) != 0) return false;
  *width = size.ws_xpixel;
  *height = size.ws_ypixel;
  return size.ws_xpixel > 0 && size.ws_ypixel > 0;
}

int scutes_terminal_read(int terminal, uint8_t *bytes, size_t capacity) {
  sigset_t input_stop, old;
  sigemptyset(&input_stop);
  sigaddset(&input_stop, SIGTTIN);
  pthread_sigmask(SIG_BLOCK, &input_stop, &old);
  ssize_t count = read(terminal, bytes, capacity);
  bool is_in_background = false;
  if (count < 0 && errno == EIO) {
    is_in_background = !scutes_terminal_guard_is_in_foreground();
    // The shell may have continued the process in between.
    if (!is_in_background) count = read(terminal, bytes, capacity);
  }
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  if (count > 0) return (int)count;
  if (count == 0) return TERMINAL_READ_END;
  if (error == EAGAIN || error == EWOULDBLOCK || error == EINTR) return TERMINAL_READ_NOTHING;
  return is_in_background ? TERMINAL_READ_BACKGROUND : TERMINAL_READ_END;
}

int scutes_terminal_write(int terminal, const uint8_t *bytes, size_t count) {
  size_t done = 0;
  while (done < count) {
    ssize_t written = write(terminal, bytes + done, count - done);
    if (written > 0) {
      done += (size_t)written;
    } else if (written == 0 || (errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK)) {
      return TERMINAL_WRITE_END;
    } else if (errno != EINTR) {
      break;
    }
  }
  return (int)done;
}

static int wait_on(struct pollfd *descriptors, nfds_t count, int64_t nanoseconds) {
#ifdef __linux__
  struct timespec time = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  return ppoll(descriptors, count, nanoseconds < 0 ? NULL : &time, NULL);
#else
  int64_t milliseconds = (nanoseconds + 999999) / 1000000;
  return poll(descriptors, count,
              nanoseconds < 0 ? -1 : milliseconds > 60000 ? 60000 : (int)milliseconds);
#endif
}

int scutes_terminal_wait(
    int terminal, bool is_behind, int signals, int queue, int64_t nanoseconds) {
  struct pollfd descriptors[] = {
    {.fd = terminal, .events = is_behind ? POLLIN | POLLOUT : POLLIN},
    {.fd = signals, .events = POLLIN},
    {.fd = queue, .events = POLLIN},
  };
  if (wait_on(descriptors, 3, nanoseconds) <= 0) return 0;
  int result = 0;
  if (descriptors[0].revents & POLLIN) result |= TERMINAL_WAIT_INPUT;
  if (descriptors[0].revents & POLLOUT) result |= TERMINAL_WAIT_OUTPUT;
  if (descriptors[0].revents & (POLLHUP | POLLERR | POLLNVAL)) result |= TERMINAL_WAIT_HANGUP;
  if (descriptors[1].revents & POLLIN) result |= TERMINAL_WAIT_SIGNAL;
  if (descriptors[2].revents & POLLIN) result |= TERMINAL_WAIT_QUEUE;
  return result;
}

// MARK: Descriptors of the process

bool scutes_process_can_open(int count, int descriptor) {
  int opened[TERMINAL_DESCRIPTORS_MAX];
  int found = 0;
  if (count > TERMINAL_DESCRIPTORS_MAX) count = TERMINAL_DESCRIPTORS_MAX;
  while (found < count) {
    int copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    if (copy < 0) break;
    opened[found++] = copy;
  }
  for (int i = 0; i < found; i++) close(opened[i]);
  return found == count;
}

bool scutes_process_can_write(size_t size) {
  struct rlimit limit;
  return getrlimit(RLIMIT_FSIZE, &limit) != 0 || limit.rlim_cur >= size;
}

void scutes_process_open_standard_descriptors(void) {
  for (int number = STDIN_FILENO; number <= STDERR_FILENO; number++) {
    if (fcntl(number, F_GETFD) >= 0) continue;
    // The lowest that is free, which is this one.
    (void)!open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}
