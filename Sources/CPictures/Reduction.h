#ifndef CPICTURES_REDUCTION_H
#define CPICTURES_REDUCTION_H

#include "CPictures.h"

/// A picture built from the rows of a larger one. Each of its pixels is the mean of the area that
/// it covers there.
struct reduction {
  /// The size of the rows that are added.
  uint32_t source_width, source_height;
  /// The size of the result, on neither side larger.
  uint32_t width, height;
  uint8_t *pixels;
  /// Weighted sums over the rows of the result's next row; null where both sizes are the same.
  uint32_t *sums;
  uint32_t rows_added;
  uint32_t rows_done;
};

/// A picture with the stated size, judged by `limits`: decoded so far, or damaged or too large.
struct picture picture_of_size(uint64_t width, uint64_t height, struct picture_limits limits);

/// Sets up `reduction`, all zero before, for rows of a picture that come at a given size. Returns
/// `false` if there is no memory.
bool reduction_begin(
  struct reduction *reduction, uint32_t source_width, uint32_t source_height,
  const struct picture *picture, struct picture_limits limits);

/// Adds the next row: red, green and blue of each pixel. Rows beyond the last are ignored.
void reduction_add(struct reduction *reduction, const uint8_t *row);

/// Adds the next row: red, green, blue and alpha of each pixel. Blends them with white in place.
void reduction_add_transparent(struct reduction *reduction, uint8_t *row);

/// Hands the result over to `picture`. Rows that were not added are white.
void reduction_finish(struct reduction *reduction, struct picture *picture);

/// Frees what `reduction` holds.
void reduction_abandon(struct reduction *reduction);

/// `true` if so much of a picture was read that a truncated one is worth having.
static inline bool is_nearly_whole(uint64_t part, uint64_t whole) { return part * 10 >= whole * 9; }

#endif
