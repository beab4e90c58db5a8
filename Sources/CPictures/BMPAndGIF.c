#include "Reduction.h"

#if __has_include(<stb/stb_image.h>)
#define STB_HEADER <stb/stb_image.h>
#elif __has_include(<stb_image.h>)
#define STB_HEADER <stb_image.h>
#endif

#ifdef STB_HEADER

#include <stdlib.h>

#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_ONLY_BMP
#define STBI_ONLY_GIF
#define STBI_NO_STDIO
#define STBI_NO_LINEAR
#define STBI_NO_HDR
#define STBI_NO_FAILURE_STRINGS
#define STBI_MAX_DIMENSIONS 32767
// What a file holds must not end the program.
#define STBI_ASSERT(condition) ((void)0)
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunused-function"
#pragma clang diagnostic ignored "-Wunused-parameter"
#include STB_HEADER
#pragma clang diagnostic pop

static uint32_t little_endian(const uint8_t *bytes, int count) {
  uint32_t value = 0;
  for (int i = count - 1; i >= 0; i--) value = value << 8 | bytes[i];
  return value;
}

/// Decodes the bytes of a picture whose header is fine. The outcome is `refused` if the library
/// disagrees.
static struct picture decode(
  const uint8_t *bytes, size_t count, struct picture picture, struct picture_limits limits,
  enum picture_outcome refused) {
  int width = 0, height = 0, channels = 0;
  if (count > INT32_MAX) {
    picture.outcome = picture_too_large;
    return picture;
  }
  picture.outcome = refused;
  if (!stbi_info_from_memory(bytes, (int)count, &width, &height, &channels)) return picture;
  uint8_t *pixels = stbi_load_from_memory(bytes, (int)count, &width, &height, &channels, 4);
  if (!pixels) return picture;
  struct reduction reduction = {0};
  if (width != (int)picture.stated_width || height != (int)picture.stated_height) {
    picture.outcome = refused;
  } else if (!reduction_begin(
               &reduction, picture.stated_width, picture.stated_height, &picture, limits)) {
    picture.outcome = picture_too_large;
  } else {
    for (int y = 0; y < height; y++) {
      reduction_add_transparent(&reduction, pixels + (size_t)4 * width * y);
    }
    reduction_finish(&reduction, &picture);
  }
  reduction_abandon(&reduction);
  stbi_image_free(pixels);
  return picture;
}

/// Refuses a picture of which a decoder would hold too much at once.
static void bound(struct picture *picture, unsigned bytes_per_pixel, struct picture_limits limits) {
  uint64_t pixels = (uint64_t)picture->stated_width * picture->stated_height;
  if (picture->outcome == picture_decoded && pixels * bytes_per_pixel > limits.memory) {
    picture->outcome = picture_too_large;
  }
}

struct picture picture_decode_bmp(
  const uint8_t *bytes, size_t count, struct picture_limits limits) {
  struct picture picture = {picture_damaged, 0, 0, 0, 0, NULL};
  if (count < 26) return picture;
  uint32_t offset = little_endian(bytes + 10, 4), header = little_endian(bytes + 14, 4);
  bool is_old = header == 12;
  if (!is_old && count < 54) return picture;
  uint32_t width, height;
  if (is_old) {
    width = little_endian(bytes + 18, 2);
    height = little_endian(bytes + 20, 2);
  } else {
    width = little_endian(bytes + 18, 4);
    height = little_endian(bytes + 22, 4);
    // Less than 0 means from the top down.
    if (height > INT32_MAX) height = 0 - height;
  }
  picture = picture_of_size(width, height, limits);
  bound(&picture, 4, limits);
  if (picture.outcome != picture_decoded) return picture;

  uint32_t bits = little_endian(bytes + (is_old ? 24 : 28), 2);
  uint32_t compression = is_old ? 0 : little_endian(bytes + 30, 4);
  bool is_uncompressed = compression == 0 || compression == 3;
  bool has_palette = bits <= 8;
  if (!is_uncompressed || (is_old && has_palette)
      || (header != 12 && header != 40 && header != 56 && header != 108 && header != 124)) {
    picture.outcome = picture_unsupported;
    return picture;
  }
  // Missing rows would come as zeros.
  uint64_t row = ((uint64_t)width * bits + 31) / 32 * 4;
  uint64_t start = 14 + (uint64_t)header + (has_palette ? 4 : 0);
  if (offset < start || offset > count || !is_nearly_whole(count - offset, row * height)) {
    picture.outcome = picture_damaged;
    return picture;
  }
  return decode(bytes, count, picture, limits, picture_unsupported);
}

/// Moves `*at` beyond a chain of blocks, each with its length ahead, up to an empty one. Returns
/// `false` if it does not end.
static bool skip_blocks(const uint8_t *bytes, size_t count, size_t *at) {
  while (*at < count) {
    uint8_t length = bytes[*at];
    *at += 1 + (size_t)length;
    if (length == 0) return true;
  }
  return false;
}

static size_t color_table_size(uint8_t flags) {
  return flags & 0x80 ? (size_t)3 << ((flags & 7) + 1) : 0;
}

/// `true` if the first frame is there to its end: missing rows could not be told from others.
static bool has_first_frame(const uint8_t *bytes, size_t count) {
  size_t at = 13 + color_table_size(bytes[10]);
  while (at < count && bytes[at] == 0x21) {
    at += 2;
    if (!skip_blocks(bytes, count, &at)) return false;
  }
  if (at >= count || count - at < 11 || bytes[at] != 0x2C) return false;
  at += 10 + color_table_size(bytes[at + 9]) + 1;
  return skip_blocks(bytes, count, &at);
}

struct picture picture_decode_gif(
  const uint8_t *bytes, size_t count, struct picture_limits limits) {
  struct picture picture = {picture_damaged, 0, 0, 0, 0, NULL};
  if (count < 13) return picture;
  picture = picture_of_size(little_endian(bytes + 6, 2), little_endian(bytes + 8, 2), limits);
  // The picture, its background, and which pixels were written.
  bound(&picture, 4 + 4 + 1, limits);
  if (picture.outcome != picture_decoded) return picture;
  if (!has_first_frame(bytes, count)) {
    picture.outcome = picture_damaged;
    return picture;
  }
  return decode(bytes, count, picture, limits, picture_damaged);
}

#else

struct picture picture_decode_bmp(
  const uint8_t *bytes, size_t count, struct picture_limits limits) {
  (void)bytes, (void)count, (void)limits;
  return (struct picture){picture_no_decoder, 0, 0, 0, 0, NULL};
}

struct picture picture_decode_gif(
  const uint8_t *bytes, size_t count, struct picture_limits limits) {
  (void)bytes, (void)count, (void)limits;
  return (struct picture){picture_no_decoder, 0, 0, 0, 0, NULL};
}

#endif
