#include "CProcessor.h"

#if defined(__x86_64__)

bool processor_runs_avx2(void) {
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi")
    && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("fma")
    && __builtin_cpu_supports("popcnt");
}

bool processor_runs_avx512(void) {
  return processor_runs_avx2() && __builtin_cpu_supports("avx512f")
    && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512cd")
    && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
}

#else

bool processor_runs_avx2(void) { return false; }
bool processor_runs_avx512(void) { return false; }

#endif
