// SPDX-License-Identifier: Apache-2.0

import CScutesNCurses
import CScutesTerminal

/// The screen of ncurses, with its output caught in memory.
final class NCursesScreen {
  private let screen: OpaquePointer
  private let capture: OpaquePointer

  /// The numbers of colours and of colour pairs that ncurses can distinguish.
  let colors: Int
  let pairs: Int

  /// Opens a screen for the terminal called `name` in the database.
  init(terminal name: String, size: Size, usesColors: Bool) throws(TerminalError) {
    guard let capture = scutes_terminal_capture_open() else { throw .refused(ENOMEM) }
    // ncurses would wait out delays for printing terminals here and send their padding.
    setenv("NCURSES_NO_PADDING", "1", 1)
    guard let screen = ncurses_open(name, scutes_terminal_capture_stream(capture)) else {
      scutes_terminal_capture_close(capture)
      throw .unknownTerminalType(name)
    }
    self.screen = screen
    self.capture = capture
    typeahead(-1)
    nonl()
    noecho()
    if usesColors && start_color() == OK && use_default_colors() == OK {
      colors = Int(ncurses_color_count())
      pairs = min(Int(ncurses_pair_count()), Int(ncurses_highest_pair()) + 1)
    } else {
      colors = 0
      pairs = 1
    }
    resizeterm(Int32(size.height), Int32(size.width))
    configureWindow()
    // The very first update also enters the screen, which is done when the terminal is taken.
    update { _ in }
  }

  private func configureWindow() {
    let window = ncurses_window()
    idcok(window, false)
    idlok(window, false)
    scrollok(window, false)
  }

  /// Changes the number of columns and rows.
  func resize(to size: Size) {
    resizeterm(Int32(size.height), Int32(size.width))
    configureWindow()
  }

  /// Makes the next update write everything, whatever is believed to be on the screen.
  func forget() {
    clearok(ncurses_window(), true)
  }

  /// Makes the next update write all of `row`, whatever is believed to be there.
  func distrust(row: Int) {
    wredrawln(ncurses_window(), Int32(row), 1)
  }

  /// Makes the next update write the cells of `run`, whatever is believed to be there.
  func distrust(_ run: Frame.Run) {
    var cell = cchar_t()
    // Of a private area, so in no picture.
    ncurses_set_cell(&cell, [0xF8FF, 0], 0, 0)
    let odd = [cchar_t](repeating: cell, count: run.columns.count)
    mvwadd_wchnstr(
      ncurses_current_screen(), Int32(run.row), Int32(run.columns.lowerBound), odd,
      Int32(odd.count))
  }

  /// Blanks all cells.
  func erase() { werase(ncurses_window()) }

  /// Puts `cells` in `row`, starting at `column`.
  func put(_ cells: [cchar_t], row: Int, column: Int) {
    mvwadd_wchnstr(ncurses_window(), Int32(row), Int32(column), cells, Int32(cells.count))
  }

  /// Leaves the cursor at `point` after the next update, or anywhere if that is `nil`.
  func moveCursor(to point: Point?) {
    let window = ncurses_window()
    leaveok(window, point == nil)
    if let point { wmove(window, Int32(point.y), Int32(point.x)) }
  }

  /// Passes the bytes that bring the terminal up to date to `take`.
  func update(_ take: (UnsafeBufferPointer<UInt8>) -> Void) {
    wnoutrefresh(ncurses_window())
    doupdate()
    var count = 0
    let bytes = scutes_terminal_capture_take(capture, &count)
    take(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Frees the screen. It must not be used afterwards.
  func close() {
    endwin()
    delscreen(screen)
    scutes_terminal_capture_close(capture)
  }
}
