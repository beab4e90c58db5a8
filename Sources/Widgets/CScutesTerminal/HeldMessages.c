// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "HeldMessages.h"

#include "CScutesTerminal.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <sys/stat.h>
#include <unistd.h>

#include "MemoryFile.h"

// The standard error that is replaced; -1 for none. Whoever takes it away says the messages.
static atomic_int real_error = -1;
static int held = -1;

// The time to wait for a terminal that takes nothing, in milliseconds.
enum { patience = 500 };

static int is_same_device(int one, int other) {
  struct stat first, second;
  return fstat(one, &first) == 0 && fstat(other, &second) == 0 && S_ISCHR(first.st_mode)
    && S_ISCHR(second.st_mode) && first.st_rdev == second.st_rdev;
}

void scutes_held_messages_begin(int terminal) {
  if (atomic_load(&real_error) >= 0 || !is_same_device(STDERR_FILENO, terminal)) return;
  int file = scutes_memory_file_open();
  if (file < 0) return;
  int copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (copy < 0 || dup2(file, STDERR_FILENO) < 0) {
    if (copy >= 0) close(copy);
    close(file);
    return;
  }
  held = file;
  atomic_store(&real_error, copy);
}

void scutes_held_messages_end(void) {
  int error = atomic_exchange(&real_error, -1);
  if (error < 0) return;
  dup2(error, STDERR_FILENO);
  char bytes[512];
  ssize_t count;
  off_t offset = 0;
  while ((count = pread(held, bytes, sizeof bytes, offset)) > 0) {
    offset += count;
    if (!scutes_stream_write(STDERR_FILENO, bytes, (size_t)count, patience)) break;
  }
  close(held);
  close(error);
  held = -1;
}
