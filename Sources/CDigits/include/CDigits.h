#ifndef CDIGITS_H
#define CDIGITS_H

#include <stddef.h>

/// The weights of the network that reads digits, in the form that DigitNetwork reads, and how many
/// bytes they are.
const unsigned char *digits_weights(size_t *count);

#endif
