#ifndef CDRAWING_H
#define CDRAWING_H

#include <stdbool.h>
#include <stddef.h>

/// A drawing of one or more pages, made in memory. Lengths are points (1/72 inch), from the top
/// left of the page. An error, such as a lack of memory, shows at the end: `drawing_finish`.
struct drawing;

enum drawing_format {
  drawing_svg,
  drawing_png,
  /// The one format with several pages.
  drawing_pdf,
};

/// Creates a blank drawing, white where it is a PNG of `scale` pixels a point. `language` is a code
/// such as "ko", by which fonts are chosen. `NULL` if memory lacks. For `drawing_free`.
struct drawing *drawing_create(
  enum drawing_format format, double width, double height, double scale, const char *language);

/// Names a PDF in its metadata.
void drawing_set_title(struct drawing *drawing, const char *title);

/// Ends a page of a PDF. What follows is drawn on the next. Does nothing in the other formats.
void drawing_end_page(struct drawing *drawing);

/// Chooses the colour of what follows, each part from 0 to 1.
void drawing_set_color(
  struct drawing *drawing, double red, double green, double blue, double alpha);

// The current path. `drawing_fill` and `drawing_stroke` use it up.

void drawing_move(struct drawing *drawing, double x, double y);
void drawing_line(struct drawing *drawing, double x, double y);
void drawing_curve(
  struct drawing *drawing, double x1, double y1, double x2, double y2, double x, double y);
void drawing_rectangle(
  struct drawing *drawing, double x, double y, double width, double height);
void drawing_circle(struct drawing *drawing, double x, double y, double radius);

void drawing_fill(struct drawing *drawing);

/// Strokes the path, in dashes of that length unless it is 0.
void drawing_stroke(struct drawing *drawing, double width, double dash);

// Text in UTF-8, on one line. Characters that one font lacks come from another.

/// Writes `text` from `x` on, with its baseline at `y`.
void drawing_text(
  struct drawing *drawing, const char *text, double x, double y, double size, bool is_bold);

/// The width of `text`.
double drawing_text_width(
  struct drawing *drawing, const char *text, double size, bool is_bold);

/// The height of the ink of `text` above its baseline.
double drawing_text_height(
  struct drawing *drawing, const char *text, double size, bool is_bold);

/// `true` if no font had some of the characters written so far.
bool drawing_lacks_characters(const struct drawing *drawing);

/// Ends the drawing and returns its file, which lasts until `drawing_free`. `NULL` after an error.
const unsigned char *drawing_finish(struct drawing *drawing, size_t *count);

void drawing_free(struct drawing *drawing);

#endif
