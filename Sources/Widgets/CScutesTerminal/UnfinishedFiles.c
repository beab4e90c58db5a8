// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CScutesTerminal.h"

#include <limits.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

enum { most_files = 4 };

// Written while nothing is noted only, so that a handler never reads what is being written.
static char paths[most_files][PATH_MAX];
static unsigned path_count;

enum state { nothing, noted, deleting };
static _Atomic enum state state = nothing;

void scutes_unfinished_files_forget(void) {
  enum state found = noted;
  // Where they are being deleted, the process ends: the work must not go on without them.
  if (!atomic_compare_exchange_strong(&state, &found, nothing) && found == deleting) {
    for (;;) pause();
  }
  path_count = 0;
}

bool scutes_unfinished_files_add(const char *_Nonnull path) {
  size_t size = strlen(path) + 1;
  if (path_count == most_files || size > PATH_MAX) return false;
  memcpy(paths[path_count++], path, size);
  return true;
}

void scutes_unfinished_files_note(void) { atomic_store(&state, noted); }

void scutes_unfinished_files_delete(void) {
  enum state found = noted;
  if (!atomic_compare_exchange_strong(&state, &found, deleting)) return;
  for (unsigned i = 0; i < path_count; i++) unlink(paths[i]);
}
