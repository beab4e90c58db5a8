import Foundation

/// The width of a terminal on which plain lines are printed.
enum TerminalWidth {
  /// The number of columns of the terminal behind `descriptor`, or `nil` if it is none or doesn't say.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  /// The number of columns for text on standard output: those of its terminal, or else of `COLUMNS`,
  /// or else 80.
  static var ofOutput: Int {
    columns(of: STDOUT_FILENO)
      ?? ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init).flatMap {
        $0 > 0 ? $0 : nil
      } ?? 80
  }
}
