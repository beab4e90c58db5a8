#define _GNU_SOURCE
#include "CLogIndex.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>

// A mapped part of an index, of one connection. Connections to the same file share its memory.
struct part {
  _Atomic(sqlite3_file *) file;
  _Atomic uintptr_t start;
  _Atomic size_t length;
};

// Each part is for 4,096 pages in a log, so these are enough for some gigabytes of it.
enum { part_count = 1024 };

static struct part parts[part_count];
static atomic_uint cuts;
static struct sigaction former;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// The methods of the file system layer, and those that take their place.
static const sqlite3_io_methods *theirs;
static sqlite3_io_methods ours;

unsigned log_index_cuts(void) { return atomic_load(&cuts); }

// MARK: The fault

static struct part *part_at(uintptr_t address) {
  for (int i = 0; i < part_count; i++) {
    uintptr_t start = atomic_load(&parts[i].start);
    if (start && address >= start && address - start < atomic_load(&parts[i].length)) {
      return &parts[i];
    }
  }
  return NULL;
}

// Puts empty memory of the process's own in place of all parts: one that was shared still would show
// others what is based on one that isn't.
static void leave_shared_memory(void) {
  atomic_fetch_add(&cuts, 1);
  for (int i = 0; i < part_count; i++) {
    uintptr_t start = atomic_load(&parts[i].start);
    if (!start) continue;
    mmap((void *)start, atomic_load(&parts[i].length), PROT_READ | PROT_WRITE,
      MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
  }
}

static void handle(int number, siginfo_t *info, void *context) {
  if (part_at((uintptr_t)info->si_addr)) {
    leave_shared_memory();
    return;
  }
  if (former.sa_flags & SA_SIGINFO) {
    former.sa_sigaction(number, info, context);
  } else if (former.sa_handler == SIG_DFL || former.sa_handler == SIG_IGN) {
    // The fault is met again, and ends the process.
    signal(number, SIG_DFL);
  } else {
    former.sa_handler(number);
  }
}

// Takes the signal before whoever takes it now, as often as somebody else has taken it meanwhile.
static void take_signal(void) {
  struct sigaction current, action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  if (sigaction(SIGBUS, NULL, &current) != 0) return;
  if (current.sa_flags & SA_SIGINFO && current.sa_sigaction == handle) return;
  former = current;
  sigemptyset(&action.sa_mask);
  sigaction(SIGBUS, &action, NULL);
}

// MARK: The methods

static void note(sqlite3_file *file, volatile void *memory, int length) {
  pthread_mutex_lock(&lock);
  struct part *free = NULL;
  for (int i = 0; i < part_count; i++) {
    if (!atomic_load(&parts[i].file)) {
      if (!free) free = &parts[i];
    } else if (parts[i].file == file && parts[i].start == (uintptr_t)memory) {
      free = NULL;
      break;
    }
  }
  if (free) {
    atomic_store(&free->file, file);
    atomic_store(&free->length, (size_t)length);
    atomic_store(&free->start, (uintptr_t)memory);
  }
  pthread_mutex_unlock(&lock);
}

static int map(sqlite3_file *file, int number, int length, int extends, void volatile **memory) {
  int code = theirs->xShmMap(file, number, length, extends, memory);
  if (code == SQLITE_OK && *memory) note(file, *memory, length);
  return code;
}

static int unmap(sqlite3_file *file, int deletes) {
  // Before the memory goes, which may become something else's.
  pthread_mutex_lock(&lock);
  for (int i = 0; i < part_count; i++) {
    if (parts[i].file != file) continue;
    atomic_store(&parts[i].start, 0);
    atomic_store(&parts[i].file, NULL);
  }
  pthread_mutex_unlock(&lock);
  return theirs->xShmUnmap(file, deletes);
}

void log_index_watch(sqlite3 *database) {
  sqlite3_file *file = NULL;
  if (sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK) return;
  if (!file || !file->pMethods || file->pMethods->iVersion < 2 || !file->pMethods->xShmMap) return;
  pthread_mutex_lock(&lock);
  if (!theirs) {
    theirs = file->pMethods;
    ours = *theirs;
    ours.xShmMap = map;
    ours.xShmUnmap = unmap;
  }
  // A file of another layer keeps its methods.
  if (file->pMethods == theirs) {
    file->pMethods = &ours;
    take_signal();
  }
  pthread_mutex_unlock(&lock);
}

void log_index_keep_log(sqlite3 *database) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
}
