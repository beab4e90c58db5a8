import CNCurses
import CTerminal

/// The screen that ncurses keeps, with its output caught in memory.
final class NCursesScreen {
  private let screen: OpaquePointer
  private let capture: OpaquePointer

  /// How many colours ncurses counts with, and how many pairs of them it can tell apart.
  let colors: Int
  let pairs: Int

  /// A screen for the terminal that the database calls `name`.
  init(terminal name: String, size: Size, usesColors: Bool) throws(TerminalError) {
    guard let capture = terminal_capture_open() else { throw .refused(ENOMEM) }
    // Delays for printing terminals would be waited out here, and their padding be sent.
    setenv("NCURSES_NO_PADDING", "1", 1)
    guard let screen = ncurses_open(name, terminal_capture_stream(capture)) else {
      terminal_capture_close(capture)
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
    // The first update of all also enters the screen, which is for whoever takes the terminal.
    update { _ in }
  }

  private func configureWindow() {
    let window = ncurses_window()
    idcok(window, false)
    idlok(window, false)
    scrollok(window, false)
  }

  /// Gives the cells a new number of columns and rows.
  func resize(to size: Size) {
    resizeterm(Int32(size.height), Int32(size.width))
    configureWindow()
  }

  /// Has everything written anew at the next update, whatever is believed to be on the screen.
  func forget() {
    clearok(ncurses_window(), true)
  }

  /// Has all of `row` written anew at the next update, whatever is believed to be there.
  func distrust(row: Int) {
    wredrawln(ncurses_window(), Int32(row), 1)
  }

  /// Puts `cells` in `row` from `column` on.
  func put(_ cells: [cchar_t], row: Int, column: Int) {
    mvwadd_wchnstr(ncurses_window(), Int32(row), Int32(column), cells, Int32(cells.count))
  }

  /// Has the cursor left at `point` after the next update; wherever it happens to be where nil.
  func moveCursor(to point: Point?) {
    let window = ncurses_window()
    leaveok(window, point == nil)
    if let point { wmove(window, Int32(point.y), Int32(point.x)) }
  }

  /// Has `take` work on the bytes that bring the terminal up to date.
  func update(_ take: (UnsafeBufferPointer<UInt8>) -> Void) {
    wnoutrefresh(ncurses_window())
    doupdate()
    var count = 0
    let bytes = terminal_capture_take(capture, &count)
    take(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Ends ncurses' work with this screen. It must not be used afterwards.
  func close() {
    endwin()
    delscreen(screen)
    terminal_capture_close(capture)
  }
}
