#include "Reduction.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jerror.h>
#include <jpeglib.h>

// Encoders write 10 or so. Each may be a few bytes that cost a walk over all coefficients.
static const int most_scans = 32;

struct jpeg_reading {
  struct jpeg_decompress_struct info;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf failure;
  struct picture picture;
  struct reduction reduction;
  struct picture_limits limits;
  /// The rows as they come, and as red, green and blue where that is something else.
  uint8_t *row, *converted;
  bool is_held_whole;
  bool has_ended;
};

static struct jpeg_reading *reading_of(j_common_ptr info) { return info->client_data; }

static _Noreturn void fail(struct jpeg_reading *reading, enum picture_outcome outcome) {
  reading->picture.outcome = outcome;
  longjmp(reading->failure, 1);
}

static void on_error(j_common_ptr info) {
  enum picture_outcome outcome;
  switch (info->err->msg_code) {
  case JERR_OUT_OF_MEMORY:
  case JERR_NO_BACKING_STORE:
  case JERR_IMAGE_TOO_BIG:
  case JERR_WIDTH_OVERFLOW:
    // The library refuses a size before it has told it.
    if (info->is_decompressor) {
      j_decompress_ptr decompressor = (j_decompress_ptr)info;
      reading_of(info)->picture.stated_width = decompressor->image_width;
      reading_of(info)->picture.stated_height = decompressor->image_height;
    }
    outcome = picture_too_large;
    break;
  case JERR_ARITH_NOTIMPL:
  case JERR_BAD_PRECISION:
  case JERR_CCIR601_NOTIMPL:
  case JERR_COMPONENT_COUNT:
  case JERR_CONVERSION_NOTIMPL:
  case JERR_FRACT_SAMPLE_NOTIMPL:
  case JERR_NOTIMPL:
  case JERR_NOT_COMPILED:
  case JERR_SOF_UNSUPPORTED:
    outcome = picture_unsupported;
    break;
  default:
    outcome = picture_damaged;
  }
  fail(reading_of(info), outcome);
}

/// `true` if what was read before the data ended, within a scan, is worth having.
static bool is_useful(struct jpeg_reading *reading) {
  const struct jpeg_decompress_struct *info = &reading->info;
  // Within the header.
  if (info->total_iMCU_rows == 0) return false;
  if (is_nearly_whole(info->input_iMCU_row, info->total_iMCU_rows)) {
    if (!info->progressive_mode) return true;
  } else {
    // The scan counts for nothing: it must not be the first that brings a part of the brightness.
    bool has_brightness = false;
    for (int i = 0; i < info->comps_in_scan; i++) {
      if (info->cur_comp_info[i]->component_index == 0) has_brightness = true;
    }
    if (has_brightness && (!info->progressive_mode || info->Ah == 0)) return false;
    if (!info->progressive_mode) return info->input_scan_number > 1;
  }
  // All coefficients of the brightness must have come, at whatever precision.
  if (!info->coef_bits) return false;
  for (int i = 0; i < DCTSIZE2; i++) {
    if (info->coef_bits[0][i] < 0) return false;
  }
  return true;
}

static void on_message(j_common_ptr common, int level) {
  if (level >= 0) return;
  struct jpeg_reading *reading = reading_of(common);
  const struct jpeg_decompress_struct *info = &reading->info;
  bool is_end = common->err->msg_code == JWRN_JPEG_EOF
    || (common->err->msg_code == JWRN_HIT_MARKER && info->unread_marker == JPEG_EOI);
  if (!is_end || reading->has_ended) return;
  reading->has_ended = true;
  // Filling the rest with grey can take long for so little.
  if (!is_useful(reading)) fail(reading, picture_damaged);
}

static void on_output(j_common_ptr info) { (void)info; }

static void on_progress(j_common_ptr info) {
  struct jpeg_reading *reading = reading_of(info);
  if (reading->info.input_scan_number > most_scans) fail(reading, picture_unsupported);
}

/// The memory that all coefficients take.
static uint64_t coefficient_bytes(const struct jpeg_decompress_struct *info) {
  uint64_t blocks = 0;
  for (int i = 0; i < info->num_components; i++) {
    const jpeg_component_info *component = &info->comp_info[i];
    blocks += (uint64_t)(component->width_in_blocks + component->h_samp_factor)
      * (component->height_in_blocks + component->v_samp_factor);
  }
  return blocks * sizeof(JBLOCK);
}

/// Chooses the smallest scale of the decoder that is not below the result's size.
static void choose_scale(struct jpeg_reading *reading) {
  struct jpeg_decompress_struct *info = &reading->info;
  uint64_t longer =
    info->image_width > info->image_height ? info->image_width : info->image_height;
  unsigned eighths = 1;
  while (eighths < 8 && longer * eighths < (uint64_t)reading->limits.longest_result * 8) eighths++;
  info->scale_num = eighths;
  info->scale_denom = 8;
}

/// The current row in red, green and blue.
static const uint8_t *converted(struct jpeg_reading *reading) {
  const struct jpeg_decompress_struct *info = &reading->info;
  if (info->out_color_space == JCS_RGB) return reading->row;
  const uint8_t *from = reading->row;
  uint8_t *to = reading->converted;
  bool is_grey = info->out_color_space == JCS_GRAYSCALE;
  // Adobe's programs write inks as the light that they leave.
  uint8_t inverse = info->saw_Adobe_marker ? 0 : 255;
  for (JDIMENSION x = 0; x < info->output_width; x++, to += 3) {
    if (is_grey) {
      to[0] = to[1] = to[2] = *from++;
    } else {
      unsigned black = from[3] ^ inverse;
      for (int i = 0; i < 3; i++) to[i] = (uint8_t)(((from[i] ^ inverse) * black + 127) / 255);
      from += 4;
    }
  }
  return reading->converted;
}

static void decode(struct jpeg_reading *reading, const uint8_t *bytes, size_t count) {
  struct jpeg_decompress_struct *info = &reading->info;
  jpeg_create_decompress(info);
  info->client_data = reading;
  info->mem->max_memory_to_use = (long)reading->limits.memory;
  reading->progress.progress_monitor = on_progress;
  info->progress = &reading->progress;
  jpeg_mem_src(info, (unsigned char *)bytes, (unsigned long)count);
  jpeg_read_header(info, TRUE);
  reading->picture =
    picture_of_size(info->image_width, info->image_height, reading->limits);
  if (reading->picture.outcome != picture_decoded) fail(reading, reading->picture.outcome);
  if (jpeg_has_multiple_scans(info) && coefficient_bytes(info) > reading->limits.memory) {
    fail(reading, picture_too_large);
  }
  switch (info->jpeg_color_space) {
  case JCS_GRAYSCALE:
    info->out_color_space = JCS_GRAYSCALE;
    break;
  case JCS_RGB:
  case JCS_YCbCr:
    info->out_color_space = JCS_RGB;
    break;
  case JCS_CMYK:
  case JCS_YCCK:
    info->out_color_space = JCS_CMYK;
    break;
  default:
    fail(reading, picture_unsupported);
  }
  choose_scale(reading);
  jpeg_start_decompress(info);
  reading->row = malloc((size_t)info->output_width * info->output_components);
  reading->converted = malloc((size_t)info->output_width * 3);
  if (!reading->row || !reading->converted
      || !reduction_begin(
        &reading->reduction, info->output_width, info->output_height, &reading->picture,
        reading->limits)) {
    fail(reading, picture_too_large);
  }
  while (info->output_scanline < info->output_height) {
    JSAMPROW rows[] = {reading->row};
    jpeg_read_scanlines(info, rows, 1);
    reduction_add(&reading->reduction, converted(reading));
  }
  reduction_finish(&reading->reduction, &reading->picture);
}

struct picture picture_decode_jpeg(
  const uint8_t *bytes, size_t count, struct picture_limits limits) {
  struct picture picture = {picture_too_large, 0, 0, 0, 0, NULL};
  struct jpeg_reading *reading = calloc(1, sizeof *reading);
  if (!reading) return picture;
  reading->limits = limits;
  reading->info.err = jpeg_std_error(&reading->errors);
  reading->errors.error_exit = on_error;
  reading->errors.emit_message = on_message;
  reading->errors.output_message = on_output;
  reading->info.client_data = reading;
  if (setjmp(reading->failure) == 0) decode(reading, bytes, count);
  jpeg_destroy_decompress(&reading->info);
  reduction_abandon(&reading->reduction);
  free(reading->row);
  free(reading->converted);
  picture = reading->picture;
  free(reading);
  return picture;
}
