#if defined(__linux__)
#include <stddef.h>
#include <stdlib.h>
#include <sys/random.h>

/// Stands in for glibc's, which is newer than Ubuntu 22.04. Debian 12's archive of expat calls it to
/// salt its hash tables, and would keep the program from starting there.
__attribute__((visibility("hidden"))) void arc4random_buf(void *bytes, size_t count) {
  unsigned char *next = bytes;
  while (count > 0) {
    ssize_t written = getrandom(next, count, 0);
    if (written < 0) continue;
    next += written;
    count -= (size_t)written;
  }
}
#endif
