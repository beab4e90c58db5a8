#define _GNU_SOURCE
#include <unistd.h>

#include "CTerminal.h"
#include "MemoryFile.h"

FILE *terminal_capture_open(void) {
  int file = memory_file_open();
  if (file < 0) return NULL;
  FILE *stream = fdopen(file, "w+");
  if (!stream) close(file);
  return stream;
}

size_t terminal_capture_take(FILE *capture, uint8_t *bytes, size_t capacity) {
  fflush(capture);
  int file = fileno(capture);
  off_t end = lseek(file, 0, SEEK_CUR);
  if (end <= 0) return 0;
  size_t count = (size_t)end;
  if (count > capacity) return count;
  ssize_t taken = pread(file, bytes, count, 0);
  lseek(file, 0, SEEK_SET);
  return taken < 0 ? 0 : (size_t)taken;
}
