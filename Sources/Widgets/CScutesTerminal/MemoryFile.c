// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "MemoryFile.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

int scutes_memory_file_open(void) {
#ifdef __linux__
  int file = memfd_create("terminal", MFD_CLOEXEC);
  if (file >= 0) return file;
#endif
  char path[] = "/tmp/terminal-XXXXXX";
  int temporary = mkstemp(path);
  if (temporary < 0) return -1;
  unlink(path);
  fcntl(temporary, F_SETFD, FD_CLOEXEC);
  return temporary;
}
