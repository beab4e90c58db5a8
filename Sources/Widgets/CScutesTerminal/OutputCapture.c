// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CScutesTerminal.h"
#include "MemoryFile.h"

struct terminal_capture {
  FILE *stream;
  // The file as it lies in memory: what is written to it can be read here.
  const uint8_t *bytes;
  size_t capacity;
};

enum { first_capacity = 1 << 18 };

static const uint8_t *map(int file, size_t capacity) {
  void *bytes = mmap(NULL, capacity, PROT_READ, MAP_SHARED, file, 0);
  return bytes == MAP_FAILED ? NULL : bytes;
}

terminal_capture *scutes_terminal_capture_open(void) {
  terminal_capture *capture = calloc(1, sizeof *capture);
  if (!capture) return NULL;
  int file = scutes_memory_file_open();
  if (file < 0) {
    free(capture);
    return NULL;
  }
  capture->stream = fdopen(file, "w+");
  capture->bytes = map(file, first_capacity);
  capture->capacity = first_capacity;
  if (capture->stream && capture->bytes) return capture;
  if (!capture->stream) close(file);
  scutes_terminal_capture_close(capture);
  return NULL;
}

void scutes_terminal_capture_close(terminal_capture *capture) {
  if (capture->bytes) munmap((void *)capture->bytes, capture->capacity);
  if (capture->stream) fclose(capture->stream);
  free(capture);
}

FILE *scutes_terminal_capture_stream(terminal_capture *capture) { return capture->stream; }

const uint8_t *scutes_terminal_capture_take(terminal_capture *capture, size_t *count) {
  fflush(capture->stream);
  int file = fileno(capture->stream);
  off_t end = lseek(file, 0, SEEK_CUR);
  *count = 0;
  if (end <= 0) return NULL;
  lseek(file, 0, SEEK_SET);
  if ((size_t)end > capture->capacity) {
    const uint8_t *bytes = map(file, (size_t)end * 2);
    if (!bytes) return NULL;
    munmap((void *)capture->bytes, capture->capacity);
    capture->bytes = bytes;
    capture->capacity = (size_t)end * 2;
  }
  *count = (size_t)end;
  return capture->bytes;
}
