public import Formats
public import Store

/// The reason why the command line's puzzle can't be played.
public nonisolated enum GivenPuzzleError: Error, Hashable, Sendable {
  /// The file can't be read.
  case unreadable(name: String, reason: FileFault)
  /// There is no file of this name, which can be nothing else.
  case noFile(String)
  /// No file has this name, and it isn't a puzzle.
  case neitherFileNorPuzzle(String, PuzzleTextError)
  /// The text is empty.
  case emptyText
  /// The file holds no puzzle.
  case noPuzzle
  /// The clues include candidates, which a game can't start with.
  case narrowed
}
