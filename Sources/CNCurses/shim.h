// ncursesw as Swift can import it: what is a macro, variadic or a shared mutable global over there
// is a static inline function here. Nothing else belongs in this file.
#ifndef ULTIMATE_SUDOKU_NCURSES_SHIM_H
#define ULTIMATE_SUDOKU_NCURSES_SHIM_H

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <term.h>

#endif
