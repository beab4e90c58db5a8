public import Games

/// Why the program can't start in the full screen as it was asked to.
public nonisolated enum StartError: Error, Hashable, Sendable {
  /// The terminal has fewer cells than the screens need.
  case smallTerminal(width: Int, height: Int, leastWidth: Int, leastHeight: Int)
  /// The puzzle of a pack is not open yet: `needed` more have to be solved, such as `next`.
  case lockedPuzzle(PuzzleID, needed: Int, next: PuzzleID?)
  /// A file of a theme or of keys can't be read.
  case unreadable(path: String)
  /// A file of a theme or of keys is no text, or too long.
  case noText(path: String)
}
