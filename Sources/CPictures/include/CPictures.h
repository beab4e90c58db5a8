#ifndef CPICTURES_H
#define CPICTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The bounds of a decoder.
struct picture_limits {
  /// The longer side of the result, in pixels. A larger picture is scaled down to it.
  uint32_t longest_result;
  /// The longer side that is accepted, in pixels, at most 32,767.
  uint32_t longest_side;
  /// The number of pixels that is accepted.
  uint64_t pixels;
  /// Bytes for what a decoder must hold of the whole picture at once, such as the coefficients of a
  /// progressive JPEG. The result is not counted.
  uint64_t memory;
};

enum picture_outcome {
  /// The one outcome with pixels.
  picture_decoded,
  /// Broken, or truncated before 9 of 10 rows.
  picture_damaged,
  /// Of a variant that the library does not read.
  picture_unsupported,
  /// Beyond the limits, or beyond the memory of the machine.
  picture_too_large,
  /// The program was built without a library for this kind.
  picture_no_decoder,
};

struct picture {
  enum picture_outcome outcome;
  /// The size that the file states, before any scaling; 0 where it could not be read.
  uint32_t stated_width, stated_height;
  /// The size of the result.
  uint32_t width, height;
  /// Red, green and blue of each pixel, row by row from the top, over white where the picture is
  /// transparent. For `picture_free`.
  uint8_t *pixels;
};

// All of these read `count` bytes at `bytes`, which may hold anything, and keep nothing of them.

/// A JPEG, scaled as it is decoded. Its orientation is not applied.
struct picture picture_decode_jpeg(
  const uint8_t *bytes, size_t count, struct picture_limits limits);

/// A PNG of any depth and colour type, read by rows unless it is interlaced.
struct picture picture_decode_png(const uint8_t *bytes, size_t count, struct picture_limits limits);

/// An uncompressed BMP.
struct picture picture_decode_bmp(const uint8_t *bytes, size_t count, struct picture_limits limits);

/// The first frame of a GIF.
struct picture picture_decode_gif(const uint8_t *bytes, size_t count, struct picture_limits limits);

/// Frees the pixels of a picture, if any.
void picture_free(struct picture picture);

#endif
