// SPDX-License-Identifier: Apache-2.0

// ncursesw as Swift can import it: what is a macro, variadic or a shared mutable global over there
// is a static inline function here. Nothing else belongs in this file.
#ifndef CSCUTES_NCURSES_SHIM_H
#define CSCUTES_NCURSES_SHIM_H

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>

// POSIX, but declared only on request that a module map cannot make.
extern int wcwidth(wchar_t);

// Gives a variable of the environment `value`, or takes it away where that is null.
static inline void ncurses_restore_variable(const char *name, char *value) {
  if (value) setenv(name, value, 1); else unsetenv(name);
  free(value);
}

// newterm installs handlers for these, and later calls of it undo those of others. It would also make
// a screen of any size that LINES and COLUMNS name; some descriptions, such as linux, name none.
static inline SCREEN *ncurses_open(const char *name, FILE *out) {
  static const int signals[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
  struct sigaction found[4];
  for (int i = 0; i < 4; i++) sigaction(signals[i], 0, &found[i]);
  const char *height = getenv("LINES"), *width = getenv("COLUMNS");
  char *kept_height = height ? strdup(height) : 0, *kept_width = width ? strdup(width) : 0;
  setenv("LINES", "24", 1);
  setenv("COLUMNS", "80", 1);
  SCREEN *screen = newterm((char *)name, out, out);
  ncurses_restore_variable("LINES", kept_height);
  ncurses_restore_variable("COLUMNS", kept_width);
  for (int i = 0; i < 4; i++) sigaction(signals[i], &found[i], 0);
  return screen;
}

static inline WINDOW *ncurses_window(void) { return stdscr; }
// What ncurses believes to be on the terminal.
static inline WINDOW *ncurses_current_screen(void) { return curscr; }
static inline TERMINAL *ncurses_description(void) { return cur_term; }
static inline int ncurses_color_count(void) { return COLORS; }
static inline int ncurses_pair_count(void) { return COLOR_PAIRS; }

static inline attr_t ncurses_bold(void) { return A_BOLD; }
static inline attr_t ncurses_dim(void) { return A_DIM; }
static inline attr_t ncurses_underline(void) { return A_UNDERLINE; }
static inline attr_t ncurses_reverse(void) { return A_REVERSE; }
static inline attr_t ncurses_invisible(void) { return A_INVIS; }
static inline attr_t ncurses_italic(void) {
#ifdef A_ITALIC
  return A_ITALIC;
#else
  return A_NORMAL;
#endif
}

// Pairs beyond 32767 came with ncurses 6.1.
#if NCURSES_VERSION_MAJOR > 6 || (NCURSES_VERSION_MAJOR == 6 && NCURSES_VERSION_MINOR >= 1)
static inline int ncurses_set_pair(int pair, int foreground, int background) {
  return init_extended_pair(pair, foreground, background);
}
static inline int ncurses_set_cell(
  cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
  return setcchar(cell, text, attributes, 0, &pair);
}
static inline int ncurses_highest_pair(void) { return 65535; }
#else
static inline int ncurses_set_pair(int pair, int foreground, int background) {
  return init_pair((short)pair, (short)foreground, (short)background);
}
static inline int ncurses_set_cell(
  cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
  return setcchar(cell, text, attributes, (short)pair, NULL);
}
static inline int ncurses_highest_pair(void) { return 32767; }
#endif

// What setcchar makes of one character, for a cell that has one already.
static inline void ncurses_set_character(cchar_t *cell, wchar_t character) {
  cell->chars[0] = character;
}

// Answers of these three: null or (char *)-1, -1 or -2, 0 or -1 where there is nothing to tell.
static inline const char *ncurses_string(const char *name) { return tigetstr((char *)name); }
static inline int ncurses_number(const char *name) { return tigetnum((char *)name); }
static inline int ncurses_flag(const char *name) { return tigetflag((char *)name); }

#endif
