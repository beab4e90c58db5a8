/// Which program this is.
enum Version {
  /// The version, as the change log counts.
  static let number = "0.1.0"
  /// What `--version` prints.
  static let text = "Ultimate Sudoku Pro \(number)"
}
