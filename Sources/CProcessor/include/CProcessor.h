#ifndef CPROCESSOR_H
#define CPROCESSOR_H

#include <stdbool.h>
#include <stdint.h>

/// What an x86-64 processor says of itself, and the system of the registers that it keeps.
struct processor_report {
  /// CPUID leaf 1, ECX.
  uint32_t leaf1_ecx;
  /// CPUID leaf 7 part 0, EBX; 0 where there is no such leaf.
  uint32_t leaf7_ebx;
  /// CPUID leaf 0x80000001, ECX; 0 where there is no such leaf.
  uint32_t extended_ecx;
  /// XCR0, whose bits are the registers that the system saves; 0 where it cannot be asked.
  uint64_t saved;
};

/// What this processor reports; all 0 where it is no x86-64.
struct processor_report processor_report(void);

/// Whether `report` has all of x86-64-v3: AVX2 and what compilers take for granted beside it.
bool processor_has_v3(struct processor_report report);

/// Whether `report` has all of x86-64-v4: that, and AVX-512 F, BW, CD, DQ and VL.
bool processor_has_v4(struct processor_report report);

#endif
