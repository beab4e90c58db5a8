public import Formats

/// Why what was given on the command line is no puzzle to begin with.
public nonisolated enum GivenPuzzleError: Error, Hashable, Sendable {
  /// The system does not let the file be read.
  case unreadable(name: String, reason: String)
  /// No file has this name, and it is no puzzle.
  case neitherFileNorPuzzle(String, PuzzleTextError)
  /// The text is empty.
  case emptyText
  /// The file holds no puzzle.
  case noPuzzle
  /// The clues are candidates, which no game begins with.
  case narrowed
}
