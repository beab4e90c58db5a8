#include "Reduction.h"

#include <stdlib.h>
#include <string.h>

#include <png.h>

struct png_reading {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count, offset;
  struct picture picture;
  struct reduction reduction;
  struct picture_limits limits;
  /// One row, or all of them where the picture is interlaced.
  uint8_t *rows;
  /// The rows of the last pass that were read.
  uint32_t rows_read;
  /// 3, or 4 with alpha.
  unsigned channels;
  bool is_interlaced;
  bool is_last_pass;
};

static void on_error(png_structp png, png_const_charp message) {
  (void)message;
  png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void read_bytes(png_structp png, png_bytep into, size_t count) {
  struct png_reading *reading = png_get_io_ptr(png);
  if (count > reading->count - reading->offset) png_error(png, "");
  memcpy(into, reading->bytes + reading->offset, count);
  reading->offset += count;
}

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/// Asks for red, green, blue and perhaps alpha, a byte each, whatever the file holds.
static void choose_transformations(png_structp png) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
}

static void add_row(struct png_reading *reading, uint8_t *row) {
  if (reading->channels == 4) {
    reduction_add_transparent(&reading->reduction, row);
  } else {
    reduction_add(&reading->reduction, row);
  }
}

static void bound(struct png_reading *reading) {
  png_structp png = reading->png;
  png_set_user_limits(png, reading->limits.longest_side, reading->limits.longest_side);
  // Of a truncated picture no more than this is lost before the end.
  png_set_compression_buffer_size(png, 256);
  png_set_chunk_cache_max(png, 64);
  png_set_chunk_malloc_max(png, 4 << 20);
#ifdef PNG_SET_UNKNOWN_CHUNKS_SUPPORTED
  // Of those that a picture can do without, only transparency is of interest.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
#endif
}

/// Leaves by a jump if it fails, with the outcome in the picture.
static void decode(struct png_reading *reading) {
  png_structp png = reading->png;
  struct picture *picture = &reading->picture;
  picture->outcome = picture_damaged;
  bound(reading);
  png_set_read_fn(png, reading, read_bytes);
  png_read_info(png, reading->info);
  reading->is_interlaced = png_get_interlace_type(png, reading->info) != PNG_INTERLACE_NONE;
  choose_transformations(png);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reading->info);

  uint32_t width = picture->stated_width, height = picture->stated_height;
  reading->channels = png_get_channels(png, reading->info);
  size_t row_size = (size_t)reading->channels * width;
  if (reading->channels < 3 || png_get_rowbytes(png, reading->info) != row_size) {
    picture->outcome = picture_unsupported;
    png_longjmp(png, 1);
  }
  size_t held = reading->is_interlaced ? row_size * height : row_size;
  if (held <= reading->limits.memory) reading->rows = malloc(held);
  if (!reading->rows
      || !reduction_begin(&reading->reduction, width, height, picture, reading->limits)) {
    picture->outcome = picture_too_large;
    png_longjmp(png, 1);
  }
  memset(reading->rows, 255, held);
  for (int pass = 0; pass < passes; pass++) {
    reading->is_last_pass = pass == passes - 1;
    for (uint32_t y = 0; y < height; y++) {
      uint8_t *row = reading->rows + (reading->is_interlaced ? row_size * y : 0);
      png_read_row(png, row, NULL);
      if (!reading->is_last_pass) continue;
      reading->rows_read++;
      if (!reading->is_interlaced) add_row(reading, row);
    }
  }
}

/// Makes a picture of what was read, if that is enough.
static void finish(struct png_reading *reading) {
  struct picture *picture = &reading->picture;
  if (!reading->reduction.pixels || !is_nearly_whole(reading->rows_read, picture->stated_height)) {
    return;
  }
  if (reading->is_interlaced) {
    size_t row_size = (size_t)reading->channels * picture->stated_width;
    for (uint32_t y = 0; y < reading->rows_read; y++) {
      add_row(reading, reading->rows + row_size * y);
    }
  }
  reduction_finish(&reading->reduction, picture);
}

struct picture picture_decode_png(
  const uint8_t *bytes, size_t count, struct picture_limits limits) {
  struct picture picture = {picture_damaged, 0, 0, 0, 0, NULL};
  // The signature, then the chunk with the size. The library would not tell the size it refuses.
  if (count < 33 || memcmp(bytes + 8, "\0\0\0\rIHDR", 8) != 0) return picture;
  picture = picture_of_size(big_endian(bytes + 16), big_endian(bytes + 20), limits);
  if (picture.outcome != picture_decoded) return picture;

  struct png_reading *reading = calloc(1, sizeof *reading);
  if (reading) {
    reading->bytes = bytes;
    reading->count = count;
    reading->picture = picture;
    reading->limits = limits;
    reading->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, on_error, on_warning);
    if (reading->png) reading->info = png_create_info_struct(reading->png);
  }
  if (reading && reading->info) {
    if (setjmp(png_jmpbuf(reading->png)) == 0) decode(reading);
    finish(reading);
    picture = reading->picture;
  } else {
    picture.outcome = picture_too_large;
  }
  if (reading) {
    png_destroy_read_struct(&reading->png, &reading->info, NULL);
    reduction_abandon(&reading->reduction);
    free(reading->rows);
    free(reading);
  }
  return picture;
}
