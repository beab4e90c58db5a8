#ifndef CPROCESSOR_H
#define CPROCESSOR_H

#include <stdbool.h>

/// Whether this processor and the system run AVX2 and what came with it (x86-64-v3).
bool processor_runs_avx2(void);

/// Whether this processor and the system run AVX-512 F, BW, CD, DQ and VL (x86-64-v4).
bool processor_runs_avx512(void);

#endif
