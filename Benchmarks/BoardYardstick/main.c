// The yardstick: the board scene as one would write it in C on ncurses, everything drawn anew into
// the window on each key and left to ncurses to compare. BoardScene shows the same picture.
//
// board-yardstick [tinted]     arrows move, q quits
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static const char digits[] =
  "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

enum { Line = 1, Given, Note, Cursor, Peer, PeerGiven, PeerNote, Same, SameNote, Key, Text };

static struct {
  int row, column;
  bool is_tinted;
} board;

static char digit(int row, int column) { return digits[row * 9 + column]; }

static bool is_peer(int row, int column) {
  return row == board.row || column == board.column
    || (row / 3 == board.row / 3 && column / 3 == board.column / 3);
}

static bool has_note(int row, int column, char note) {
  if (digit(row, column) != '0') return false;
  int top = row / 3 * 3, left = column / 3 * 3;
  for (int i = 0; i < 9; i++) {
    if (digit(row, i) == note || digit(i, column) == note) return false;
    if (digit(top + i / 3, left + i % 3) == note) return false;
  }
  return true;
}

static void choose_style(int row, int column) {
  char here = digit(row, column), under = digit(board.row, board.column);
  bool is_given = here != '0';
  if (row == board.row && column == board.column) {
    attrset(COLOR_PAIR(Cursor) | A_BOLD);
  } else if (board.is_tinted && is_given && here == under) {
    attrset(COLOR_PAIR(Same) | A_BOLD);
  } else if (board.is_tinted && is_peer(row, column)) {
    attrset(is_given ? COLOR_PAIR(PeerGiven) | A_BOLD : COLOR_PAIR(PeerNote));
  } else {
    attrset(is_given ? COLOR_PAIR(Given) | A_BOLD : COLOR_PAIR(Note));
  }
}

static void repeat(const char *glyph, int count) {
  while (count-- > 0) addstr(glyph);
}

static void draw_rule(int y, int x, const char *const joints[3], const char *glyph, int width) {
  attrset(COLOR_PAIR(Line));
  mvaddstr(y, x, joints[0]);
  for (int box = 0; box < 3; box++) {
    repeat(glyph, width);
    addstr(joints[box < 2 ? 1 : 2]);
  }
}

static void draw_thin_rule(int y, int x) {
  attrset(COLOR_PAIR(Line));
  mvaddstr(y, x, "┃");
  for (int box = 0; box < 3; box++) addstr("───────┼───────┼───────┃");
}

static void draw_cell(int row, int column, int line, bool is_large) {
  char text[8] = "   ";
  char here = digit(row, column);
  if (is_large) memset(text, ' ', 7);
  if (!is_large) {
    if (here != '0') text[1] = here;
  } else if (here != '0') {
    if (line == 1) text[3] = here;
  } else {
    for (int i = 0; i < 3; i++) {
      char note = (char)('1' + line * 3 + i);
      if (has_note(row, column, note)) text[1 + 2 * i] = note;
    }
  }
  choose_style(row, column);
  addstr(text);
}

static void draw_board(int y, int x, bool is_large) {
  static const char *const top[] = {"┏", "┳", "┓"};
  static const char *const middle[] = {"┣", "╋", "┫"};
  static const char *const bottom[] = {"┗", "┻", "┛"};
  int width = is_large ? 23 : 9;
  for (int row = 0; row < 9; row++) {
    if (row % 3 == 0) {
      draw_rule(y++, x, row ? middle : top, "━", width);
    } else if (is_large) {
      draw_thin_rule(y++, x);
    }
    for (int line = 0; line < (is_large ? 3 : 1); line++) {
      move(y++, x);
      for (int column = 0; column < 9; column++) {
        attrset(COLOR_PAIR(Line));
        if (column % 3 == 0) {
          addstr("┃");
        } else if (is_large) {
          addstr("│");
        }
        draw_cell(row, column, line, is_large);
      }
      attrset(COLOR_PAIR(Line));
      addstr("┃");
    }
  }
  draw_rule(y, x, bottom, "━", width);
}

static void draw_panel(int y, int x) {
  char address[32];
  snprintf(address, sizeof address, "R%d C%d", board.row + 1, board.column + 1);
  const char *const lines[][2] = {
    {"Level", "Medium"}, {"Mistakes", "0/3"}, {"Hints", "2"}, {"Cell", address}, {"", ""},
    {"arrows", "move"}, {"1-9", "place"}, {"n", "notes"}, {"u", "undo"}, {"q", "quit"},
  };
  attrset(COLOR_PAIR(Line));
  mvaddstr(y, x, "╭─");
  attrset(COLOR_PAIR(Line) | A_BOLD);
  addstr(" Sudoku ");
  attrset(COLOR_PAIR(Line));
  repeat("─", 25);
  addstr("╮");
  for (int i = 0; i < 10; i++) {
    attrset(COLOR_PAIR(Line));
    mvaddstr(y + 1 + i, x, "│");
    attrset(COLOR_PAIR(Text));
    printw(" %-10s", lines[i][0]);
    attrset(0);
    printw("%-23s", lines[i][1]);
    attrset(COLOR_PAIR(Line));
    addstr("│");
  }
  mvaddstr(y + 11, x, "╰");
  repeat("─", 34);
  addstr("╯");
}

static void draw_bars(void) {
  attrset(A_BOLD);
  mvaddstr(0, 1, "Sudoku");
  attrset(COLOR_PAIR(Text));
  mvaddstr(0, COLS - 7, "Medium");
  static const char *const hints[][2] = {
    {"↑↓←→", "move"}, {"q", "quit"}, {"?", "all keys"},
  };
  move(LINES - 1, 1);
  for (int i = 0; i < 3; i++) {
    attrset(COLOR_PAIR(Key));
    printw("%s ", hints[i][0]);
    attrset(COLOR_PAIR(Text));
    printw("%s  ", hints[i][1]);
  }
}

static void draw(void) {
  bool is_large = COLS >= 118 && LINES >= 39;
  int width = is_large ? 73 : 31, height = is_large ? 37 : 13;
  int x = (COLS - (width + 4 + 36)) / 2, y = 1 + (LINES - 2 - height) / 2;
  erase();
  draw_bars();
  draw_board(y, x, is_large);
  draw_panel(y, x + width + 4);
  int row = board.row, column = board.column;
  if (is_large) {
    move(y + 2 + row * 4, x + 4 + column * 8);
  } else {
    move(y + 1 + row + row / 3, x + 2 + column * 3 + column / 3);
  }
  refresh();
}

static void start(void) {
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  keypad(stdscr, true);
  set_escdelay(25);
  start_color();
  use_default_colors();
  init_pair(Line, 33, -1);
  init_pair(Given, 15, -1);
  init_pair(Note, 244, -1);
  init_pair(Cursor, 16, 220);
  init_pair(PeerGiven, 15, 236);
  init_pair(PeerNote, 244, 236);
  init_pair(Same, 15, 24);
  init_pair(Key, 220, -1);
  init_pair(Text, 244, -1);
}

int main(int count, char **arguments) {
  board.is_tinted = count > 1 && strcmp(arguments[1], "tinted") == 0;
  start();
  draw();
  for (int key; (key = getch()) != 'q';) {
    switch (key) {
      case KEY_RIGHT: board.column = (board.column + 1) % 9; break;
      case KEY_LEFT: board.column = (board.column + 8) % 9; break;
      case KEY_DOWN: board.row = (board.row + 1) % 9; break;
      case KEY_UP: board.row = (board.row + 8) % 9; break;
      default: break;
    }
    draw();
  }
  endwin();
  return 0;
}
