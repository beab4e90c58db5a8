#include "CDigits.h"

#ifdef __clang__
#pragma clang diagnostic ignored "-Wc23-extensions"
#endif

static const unsigned char weights[] = {
#embed "digits.weights"
};

const unsigned char *digits_weights(size_t *count) {
  *count = sizeof weights;
  return weights;
}
