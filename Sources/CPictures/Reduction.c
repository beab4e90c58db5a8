#include "Reduction.h"

#include <stdlib.h>
#include <string.h>

static const uint32_t largest_side = INT16_MAX;

struct picture picture_of_size(uint64_t width, uint64_t height, struct picture_limits limits) {
  struct picture picture = {picture_decoded, (uint32_t)width, (uint32_t)height, 0, 0, NULL};
  uint64_t longest = limits.longest_side < largest_side ? limits.longest_side : largest_side;
  if (width == 0 || height == 0) {
    picture.outcome = picture_damaged;
  } else if (width > longest || height > longest || width * height > limits.pixels) {
    picture.outcome = picture_too_large;
  }
  return picture;
}

void picture_free(struct picture picture) { free(picture.pixels); }

/// `side` in the proportion of `wanted` to `longer`, at least 1 and at most `most`.
static uint32_t scaled(uint32_t side, uint32_t wanted, uint32_t longer, uint32_t most) {
  uint64_t result = ((uint64_t)side * wanted + longer / 2) / longer;
  if (result < 1) result = 1;
  return result > most ? most : (uint32_t)result;
}

bool reduction_begin(
  struct reduction *reduction, uint32_t source_width, uint32_t source_height,
  const struct picture *picture, struct picture_limits limits) {
  uint32_t width = picture->stated_width, height = picture->stated_height;
  uint32_t longer = width > height ? width : height;
  uint32_t wanted = longer < limits.longest_result ? longer : limits.longest_result;
  reduction->source_width = source_width;
  reduction->source_height = source_height;
  reduction->width = scaled(width, wanted, longer, source_width);
  reduction->height = scaled(height, wanted, longer, source_height);
  size_t size = (size_t)3 * reduction->width * reduction->height;
  reduction->pixels = malloc(size);
  if (!reduction->pixels) return false;
  memset(reduction->pixels, 255, size);
  if (reduction->width == source_width && reduction->height == source_height) return true;
  reduction->sums = calloc((size_t)3 * source_width, sizeof *reduction->sums);
  return reduction->sums != NULL;
}

/// Adds a row to the sums. A sum is at most 255 times the height of the source.
static void sum(uint32_t *sums, const uint8_t *row, size_t count, uint32_t weight) {
  for (size_t i = 0; i < count; i++) sums[i] += weight * row[i];
}

/// Makes the sums a row of the result, and clears them.
static void finish_row(struct reduction *reduction) {
  uint8_t *pixel = reduction->pixels + (size_t)3 * reduction->width * reduction->rows_done;
  uint32_t source = reduction->source_width;
  uint64_t area = (uint64_t)source * reduction->source_height;
  // Along the row a pixel of the source is `width` units wide, one of the result `source` units.
  const uint32_t *sums = reduction->sums;
  uint32_t left_of_pixel = reduction->width;
  for (uint32_t x = 0; x < reduction->width; x++, pixel += 3) {
    uint64_t red = area / 2, green = area / 2, blue = area / 2;
    for (uint32_t missing = source; missing > 0;) {
      uint32_t part = left_of_pixel < missing ? left_of_pixel : missing;
      red += (uint64_t)part * sums[0];
      green += (uint64_t)part * sums[1];
      blue += (uint64_t)part * sums[2];
      missing -= part;
      left_of_pixel -= part;
      if (left_of_pixel == 0) {
        sums += 3;
        left_of_pixel = reduction->width;
      }
    }
    pixel[0] = (uint8_t)(red / area);
    pixel[1] = (uint8_t)(green / area);
    pixel[2] = (uint8_t)(blue / area);
  }
  memset(reduction->sums, 0, (size_t)3 * source * sizeof *reduction->sums);
  reduction->rows_done++;
}

void reduction_add(struct reduction *reduction, const uint8_t *row) {
  if (reduction->rows_added >= reduction->source_height) return;
  size_t count = (size_t)3 * reduction->source_width;
  if (!reduction->sums) {
    memcpy(reduction->pixels + count * reduction->rows_done, row, count);
    reduction->rows_added++;
    reduction->rows_done++;
    return;
  }
  // Down the picture a row of the source is `height` units high, one of the result `source_height`.
  uint64_t top = (uint64_t)reduction->rows_added * reduction->height;
  uint64_t bottom = top + reduction->height;
  while (top < bottom) {
    uint64_t end = (uint64_t)(reduction->rows_done + 1) * reduction->source_height;
    uint64_t part = (end < bottom ? end : bottom) - top;
    sum(reduction->sums, row, count, (uint32_t)part);
    top += part;
    if (top == end) finish_row(reduction);
  }
  reduction->rows_added++;
}

void reduction_add_transparent(struct reduction *reduction, uint8_t *row) {
  const uint8_t *from = row;
  uint8_t *to = row;
  for (uint32_t x = 0; x < reduction->source_width; x++, from += 4, to += 3) {
    uint32_t alpha = from[3];
    if (alpha == 255) {
      // The commonest by far, and the division takes its time.
      memmove(to, from, 3);
      continue;
    }
    uint32_t white = 255 * (255 - alpha) + 127;
    to[0] = (uint8_t)((from[0] * alpha + white) / 255);
    to[1] = (uint8_t)((from[1] * alpha + white) / 255);
    to[2] = (uint8_t)((from[2] * alpha + white) / 255);
  }
  reduction_add(reduction, row);
}

void reduction_finish(struct reduction *reduction, struct picture *picture) {
  // The row of the result that has been begun is completed with white; those below are white.
  if (reduction->sums && reduction->rows_done < reduction->height) {
    uint64_t top = (uint64_t)reduction->rows_added * reduction->height;
    uint64_t end = (uint64_t)(reduction->rows_done + 1) * reduction->source_height;
    size_t count = (size_t)3 * reduction->source_width;
    for (size_t i = 0; i < count; i++) reduction->sums[i] += 255 * (uint32_t)(end - top);
    finish_row(reduction);
  }
  picture->outcome = picture_decoded;
  picture->width = reduction->width;
  picture->height = reduction->height;
  picture->pixels = reduction->pixels;
  reduction->pixels = NULL;
  reduction_abandon(reduction);
}

void reduction_abandon(struct reduction *reduction) {
  free(reduction->pixels);
  free(reduction->sums);
  reduction->pixels = NULL;
  reduction->sums = NULL;
}
