#include "CDrawing.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/// The fonts of a weight, the best first.
struct typeface {
  FcFontSet *fonts;
  /// One for each of them, created when it is needed.
  cairo_font_face_t **faces;
  /// Letters without a file, where there are no fonts at all.
  cairo_font_face_t *built_in;
};

struct drawing {
  enum drawing_format format;
  cairo_surface_t *surface;
  cairo_t *cairo;
  /// Regular and bold.
  struct typeface typefaces[2];
  bool lacks_characters;
  unsigned char *bytes;
  size_t count, capacity;
};

// The file

static cairo_status_t append(void *closure, const unsigned char *bytes, unsigned count) {
  struct drawing *drawing = closure;
  if (count > drawing->capacity - drawing->count) {
    size_t capacity = drawing->capacity ? drawing->capacity : 1 << 16;
    while (capacity - drawing->count < count) {
      if (capacity > SIZE_MAX / 2) return CAIRO_STATUS_NO_MEMORY;
      capacity *= 2;
    }
    unsigned char *larger = realloc(drawing->bytes, capacity);
    if (!larger) return CAIRO_STATUS_NO_MEMORY;
    drawing->bytes = larger;
    drawing->capacity = capacity;
  }
  memcpy(drawing->bytes + drawing->count, bytes, count);
  drawing->count += count;
  return CAIRO_STATUS_SUCCESS;
}

static cairo_surface_t *create_surface(
  struct drawing *drawing, double width, double height, double scale) {
  switch (drawing->format) {
    case drawing_svg:
      return cairo_svg_surface_create_for_stream(append, drawing, width, height);
    case drawing_pdf: {
      cairo_surface_t *surface =
        cairo_pdf_surface_create_for_stream(append, drawing, width, height);
      cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5);
      // The same drawing is the same file, whenever it is made.
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "");
      return surface;
    }
    case drawing_png:
      return cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, (int)lround(width * scale), (int)lround(height * scale));
  }
  return NULL;
}

// Fonts

/// Sorts the installed fonts for text without serifs in `language`.
static FcFontSet *sorted_fonts(bool is_bold, const char *language) {
  FcPattern *pattern = FcPatternCreate();
  if (!pattern) return NULL;
  FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)"sans-serif");
  FcPatternAddInteger(pattern, FC_WEIGHT, is_bold ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
  FcPatternAddString(pattern, FC_LANG, (const FcChar8 *)language);
  FcPatternAddBool(pattern, FC_SCALABLE, FcTrue);
  FcConfigSubstitute(NULL, pattern, FcMatchPattern);
  FcDefaultSubstitute(pattern);
  FcResult result;
  FcFontSet *fonts = FcFontSort(NULL, pattern, FcTrue, NULL, &result);
  FcFontSet *complete = fonts ? FcFontSetCreate() : NULL;
  for (int index = 0; complete && index < fonts->nfont; index++) {
    FcBool is_colored = FcFalse, is_scalable = FcFalse;
    FcPatternGetBool(fonts->fonts[index], FC_COLOR, 0, &is_colored);
    FcPatternGetBool(fonts->fonts[index], FC_SCALABLE, 0, &is_scalable);
    if (is_colored || !is_scalable) continue;
    FcPattern *font = FcFontRenderPrepare(NULL, pattern, fonts->fonts[index]);
    if (font && !FcFontSetAdd(complete, font)) FcPatternDestroy(font);
  }
  if (fonts) FcFontSetDestroy(fonts);
  FcPatternDestroy(pattern);
  return complete;
}

static void open_typeface(struct typeface *typeface, bool is_bold, const char *language) {
  typeface->fonts = sorted_fonts(is_bold, language);
  int count = typeface->fonts ? typeface->fonts->nfont : 0;
  typeface->faces = count > 0 ? calloc((size_t)count, sizeof *typeface->faces) : NULL;
  typeface->built_in = cairo_toy_font_face_create(
    "@cairo:", CAIRO_FONT_SLANT_NORMAL,
    is_bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
}

static void close_typeface(struct typeface *typeface) {
  for (int index = 0; typeface->faces && index < typeface->fonts->nfont; index++) {
    cairo_font_face_destroy(typeface->faces[index]);
  }
  free(typeface->faces);
  if (typeface->fonts) FcFontSetDestroy(typeface->fonts);
  cairo_font_face_destroy(typeface->built_in);
}

/// The number of the best font that has `character`; -1 for none.
static int font_for(const struct typeface *typeface, FcChar32 character) {
  for (int index = 0; typeface->faces && index < typeface->fonts->nfont; index++) {
    FcCharSet *characters;
    if (FcPatternGetCharSet(typeface->fonts->fonts[index], FC_CHARSET, 0, &characters)
          == FcResultMatch
        && FcCharSetHasChar(characters, character)) {
      return index;
    }
  }
  return -1;
}

static cairo_font_face_t *face_at(struct typeface *typeface, int index) {
  if (!typeface->faces) return typeface->built_in;
  cairo_font_face_t **face = &typeface->faces[index < 0 ? 0 : index];
  if (!*face) {
    *face = cairo_ft_font_face_create_for_pattern(typeface->fonts->fonts[index < 0 ? 0 : index]);
  }
  return *face;
}

// Text

/// A part of a text in one font.
struct run {
  char *text;
  cairo_font_face_t *face;
};

/// Cuts the first run off the text at `*rest`; its text is `NULL` at the end. For `free`.
static struct run next_run(struct drawing *drawing, const char **rest, bool is_bold) {
  struct typeface *typeface = &drawing->typefaces[is_bold];
  const char *start = *rest, *end = start;
  int font = -1;
  for (int left = (int)strnlen(start, 1 << 20); left > 0;) {
    FcChar32 character;
    int length = FcUtf8ToUcs4((const FcChar8 *)end, &character, left);
    if (length <= 0) break;
    int own = font_for(typeface, character);
    if (own < 0) {
      // Without fonts, the built-in letters are those of ASCII.
      if (typeface->faces || character > 0x7E) drawing->lacks_characters = true;
    }
    // What no font has stays with what is around it.
    if (own >= 0 && font >= 0 && own != font) break;
    if (own >= 0) font = own;
    end += length;
    left -= length;
  }
  *rest = end;
  struct run run = {NULL, NULL};
  if (end > start) {
    run.text = strndup(start, (size_t)(end - start));
    run.face = face_at(typeface, font);
  }
  return run;
}

/// Writes the text at a place, or only adds up its width and height if `is_drawn` is false.
static cairo_text_extents_t set_text(
  struct drawing *drawing, const char *text, double x, double y, double size, bool is_bold,
  bool is_drawn) {
  cairo_text_extents_t sum = {0};
  cairo_set_font_size(drawing->cairo, size);
  for (;;) {
    struct run run = next_run(drawing, &text, is_bold);
    if (!run.text) return sum;
    cairo_text_extents_t extents;
    cairo_set_font_face(drawing->cairo, run.face);
    cairo_text_extents(drawing->cairo, run.text, &extents);
    if (is_drawn) {
      cairo_move_to(drawing->cairo, x + sum.x_advance, y);
      cairo_show_text(drawing->cairo, run.text);
      cairo_new_path(drawing->cairo);
    }
    sum.x_advance += extents.x_advance;
    sum.y_bearing = fmin(sum.y_bearing, extents.y_bearing);
    free(run.text);
  }
}

void drawing_text(
  struct drawing *drawing, const char *text, double x, double y, double size, bool is_bold) {
  set_text(drawing, text, x, y, size, is_bold, true);
}

double drawing_text_width(
  struct drawing *drawing, const char *text, double size, bool is_bold) {
  return set_text(drawing, text, 0, 0, size, is_bold, false).x_advance;
}

double drawing_text_height(
  struct drawing *drawing, const char *text, double size, bool is_bold) {
  return -set_text(drawing, text, 0, 0, size, is_bold, false).y_bearing;
}

bool drawing_lacks_characters(const struct drawing *drawing) { return drawing->lacks_characters; }

// Shapes

void drawing_set_color(
  struct drawing *drawing, double red, double green, double blue, double alpha) {
  cairo_set_source_rgba(drawing->cairo, red, green, blue, alpha);
}

void drawing_move(struct drawing *drawing, double x, double y) {
  cairo_move_to(drawing->cairo, x, y);
}

void drawing_line(struct drawing *drawing, double x, double y) {
  cairo_line_to(drawing->cairo, x, y);
}

void drawing_curve(
  struct drawing *drawing, double x1, double y1, double x2, double y2, double x, double y) {
  cairo_curve_to(drawing->cairo, x1, y1, x2, y2, x, y);
}

void drawing_rectangle(
  struct drawing *drawing, double x, double y, double width, double height) {
  cairo_rectangle(drawing->cairo, x, y, width, height);
}

void drawing_circle(struct drawing *drawing, double x, double y, double radius) {
  cairo_new_sub_path(drawing->cairo);
  cairo_arc(drawing->cairo, x, y, radius, 0, 2 * M_PI);
  cairo_close_path(drawing->cairo);
}

void drawing_fill(struct drawing *drawing) { cairo_fill(drawing->cairo); }

void drawing_stroke(struct drawing *drawing, double width, double dash) {
  cairo_set_line_width(drawing->cairo, width);
  cairo_set_line_cap(drawing->cairo, dash > 0 ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
  cairo_set_dash(drawing->cairo, &dash, dash > 0 ? 1 : 0, 0);
  cairo_stroke(drawing->cairo);
}

// The drawing

struct drawing *drawing_create(
  enum drawing_format format, double width, double height, double scale, const char *language) {
  struct drawing *drawing = calloc(1, sizeof *drawing);
  if (!drawing) return NULL;
  drawing->format = format;
  drawing->surface = create_surface(drawing, width, height, scale);
  drawing->cairo = cairo_create(drawing->surface);
  for (int is_bold = 0; is_bold < 2; is_bold++) {
    open_typeface(&drawing->typefaces[is_bold], is_bold, language);
  }
  if (format == drawing_png) {
    drawing_set_color(drawing, 1, 1, 1, 1);
    cairo_paint(drawing->cairo);
    cairo_scale(drawing->cairo, scale, scale);
  }
  // Letters are as wide in each format, whatever its pixels.
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_set_font_options(drawing->cairo, options);
  cairo_font_options_destroy(options);
  cairo_set_line_join(drawing->cairo, CAIRO_LINE_JOIN_MITER);
  return drawing;
}

void drawing_set_title(struct drawing *drawing, const char *title) {
  if (drawing->format != drawing_pdf) return;
  cairo_pdf_surface_set_metadata(drawing->surface, CAIRO_PDF_METADATA_TITLE, title);
}

void drawing_end_page(struct drawing *drawing) {
  if (drawing->format == drawing_pdf) cairo_show_page(drawing->cairo);
}

const unsigned char *drawing_finish(struct drawing *drawing, size_t *count) {
  *count = 0;
  if (cairo_status(drawing->cairo) != CAIRO_STATUS_SUCCESS) return NULL;
  if (drawing->format == drawing_png) {
    cairo_status_t status =
      cairo_surface_write_to_png_stream(drawing->surface, append, drawing);
    if (status != CAIRO_STATUS_SUCCESS) return NULL;
  }
  cairo_surface_finish(drawing->surface);
  if (cairo_surface_status(drawing->surface) != CAIRO_STATUS_SUCCESS) return NULL;
  *count = drawing->count;
  return drawing->bytes;
}

void drawing_free(struct drawing *drawing) {
  if (!drawing) return;
  cairo_destroy(drawing->cairo);
  // What it would still write has a place to go.
  cairo_surface_destroy(drawing->surface);
  for (int is_bold = 0; is_bold < 2; is_bold++) close_typeface(&drawing->typefaces[is_bold]);
  free(drawing->bytes);
  free(drawing);
#ifdef __GLIBC__
  // A PDF copies each font file while it is made, 16 MB for a CJK font. glibc would keep that.
  malloc_trim(0);
#endif
}
