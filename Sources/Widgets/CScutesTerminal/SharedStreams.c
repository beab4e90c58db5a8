// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CScutesTerminal.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

// True if the call that failed is to be made again. Waits until the stream may be ready.
static bool may_go_on(int descriptor, short event, int patience) {
  if (errno == EINTR) return true;
  if (errno != EAGAIN && errno != EWOULDBLOCK) return false;
  struct pollfd stream = {.fd = descriptor, .events = event};
  int ready;
  do ready = poll(&stream, 1, patience);
  while (ready < 0 && errno == EINTR);
  if (ready == 0) errno = EAGAIN;
  return ready > 0;
}

ssize_t scutes_stream_read(int descriptor, void *bytes, size_t capacity) {
  ssize_t count;
  do count = read(descriptor, bytes, capacity);
  while (count < 0 && may_go_on(descriptor, POLLIN, -1));
  return count;
}

bool scutes_stream_write(int descriptor, const void *bytes, size_t count, int patience) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, rest, count);
    if (written > 0) {
      rest += written;
      count -= (size_t)written;
    } else if (written == 0) {
      errno = EIO;
      return false;
    } else if (!may_go_on(descriptor, POLLOUT, patience)) {
      return false;
    }
  }
  return true;
}
