#ifndef CDIGITS_H
#define CDIGITS_H

#include <stddef.h>

/// The weights of the network that reads digits, in the form that DigitNetwork reads, and how many
/// bytes they are.
const unsigned char *digits_weights(size_t *count);

/// A convolution of three by three, and what is negative set to 0. Values are place by place, row by
/// row, the channels of a place together.
///
/// - values: (side + 2) x (side + 2) places, with a border of zeros.
/// - side: a multiple of 4.
/// - weights: for each block of 16 outputs, for each of the nine places of the kernel, row by row, for
///   each channel: 16 numbers.
/// - biases: 16 numbers a block.
/// - result: side x side places of 16 x blocks channels.
void digits_convolve(const float *values, size_t side, size_t channels, const float *weights,
                     const float *biases, size_t blocks, float *result);

#endif
