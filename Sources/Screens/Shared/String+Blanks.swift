extension String {
  /// The text without the blanks around it.
  nonisolated var trimmingBlanks: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
