extension Character {
  /// Columns that the grapheme cluster takes on the screen: 0, 1 or 2.
  public nonisolated var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    return first.value < 0x2E80 ? 1 : 2
  }
}

extension String {
  /// Columns that the text takes on one line of the screen.
  public nonisolated var columns: Int {
    reduce(0) { $0 + $1.columns }
  }
}
