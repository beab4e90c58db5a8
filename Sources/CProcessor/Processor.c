#include "CProcessor.h"

#if defined(__x86_64__)

#include <cpuid.h>

static const uint32_t os_saves = 1u << 27;

struct processor_report processor_report(void) {
  struct processor_report report = {0, 0, 0, 0};
  unsigned eax, ebx, ecx, edx;
  if (__get_cpuid(1, &eax, &ebx, &ecx, &edx)) report.leaf1_ecx = ecx;
  if (__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx)) report.leaf7_ebx = ebx;
  if (__get_cpuid(0x80000001, &eax, &ebx, &ecx, &edx)) report.extended_ecx = ecx;
  if (report.leaf1_ecx & os_saves) {
    uint32_t low, high;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    report.saved = (uint64_t)high << 32 | low;
  }
  return report;
}

#else

struct processor_report processor_report(void) {
  return (struct processor_report){0, 0, 0, 0};
}

#endif

bool processor_has_v3(struct processor_report report) {
  // SSE3, SSSE3, FMA, CMPXCHG16B, SSE4.1, SSE4.2, MOVBE, POPCNT, XSAVE and OSXSAVE, AVX, F16C
  const uint32_t leaf1 = 1u << 0 | 1u << 9 | 1u << 12 | 1u << 13 | 1u << 19 | 1u << 20 | 1u << 22
    | 1u << 23 | 1u << 26 | 1u << 27 | 1u << 28 | 1u << 29;
  // BMI1, AVX2, BMI2
  const uint32_t leaf7 = 1u << 3 | 1u << 5 | 1u << 8;
  // LAHF and SAHF, LZCNT
  const uint32_t extended = 1u << 0 | 1u << 5;
  // XMM, YMM
  const uint64_t saved = 1u << 1 | 1u << 2;
  return (report.leaf1_ecx & leaf1) == leaf1 && (report.leaf7_ebx & leaf7) == leaf7
    && (report.extended_ecx & extended) == extended && (report.saved & saved) == saved;
}

bool processor_has_v4(struct processor_report report) {
  // AVX-512 F, DQ, CD, BW, VL
  const uint32_t leaf7 = 1u << 16 | 1u << 17 | 1u << 28 | 1u << 30 | 1u << 31;
  // Mask registers, the upper halves of ZMM 0 to 15, ZMM 16 to 31
  const uint64_t saved = 1u << 5 | 1u << 6 | 1u << 7;
  return processor_has_v3(report) && (report.leaf7_ebx & leaf7) == leaf7
    && (report.saved & saved) == saved;
}
