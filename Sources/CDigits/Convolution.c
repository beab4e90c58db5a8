#include "CDigits.h"

#include <string.h>

#pragma STDC FP_CONTRACT ON

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
// Its calls in the function that picks one would come before the loader has found them.
#define HAS_ONE_PROCESSOR 1
#endif
#endif

#if defined(__x86_64__) && defined(__linux__) && !defined(HAS_ONE_PROCESSOR)
// The loader picks the widest that the processor has.
#define FOR_EACH_PROCESSOR                                                     \
  __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

typedef float lanes __attribute__((vector_size(64), aligned(4)));

FOR_EACH_PROCESSOR
void digits_convolve(const float *values, size_t side, size_t channels,
                     const float *weights, const float *biases, size_t blocks,
                     float *result) {
  const size_t line = (side + 2) * channels;
  for (size_t block = 0; block < blocks; block++) {
    const float *block_weights = weights + block * 9 * channels * 16;
    lanes bias;
    memcpy(&bias, biases + block * 16, sizeof bias);
    for (size_t y = 0; y < side; y++) {
      for (size_t x = 0; x < side; x += 4) {
        // Four places share each weight that is loaded.
        lanes a = bias, b = bias, c = bias, d = bias;
        const float *weight = block_weights;
        for (size_t row = 0; row < 3; row++) {
          const float *source = values + (y + row) * line + x * channels;
          for (size_t input = 0; input < 3 * channels; input++, weight += 16) {
            lanes w;
            memcpy(&w, weight, sizeof w);
            a += w * source[input];
            b += w * source[input + channels];
            c += w * source[input + 2 * channels];
            d += w * source[input + 3 * channels];
          }
        }
        float *target = result + ((y * side + x) * blocks + block) * 16;
        const lanes *sums[] = {&a, &b, &c, &d};
        for (size_t place = 0; place < 4; place++) {
          for (size_t lane = 0; lane < 16; lane++) {
            const float sum = (*sums[place])[lane];
            target[place * blocks * 16 + lane] = sum > 0 ? sum : 0;
          }
        }
      }
    }
  }
}
