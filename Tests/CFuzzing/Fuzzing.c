#include "CFuzzing.h"

// Part of libFuzzer, which `-sanitize=fuzzer` links.
extern int LLVMFuzzerRunDriver(
    int *count, char ***arguments, int (*run)(const uint8_t *bytes, size_t count))
    __attribute__((weak));

int fuzz(int count, char **arguments, int (*run)(const uint8_t *, size_t)) {
  if (LLVMFuzzerRunDriver == NULL) return -1;
  return LLVMFuzzerRunDriver(&count, &arguments, run);
}
