public import Formats
public import Store

/// The reason why there is no answer for the command line's puzzle.
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
  /// The grid is solved, so a game would have nothing to fill in.
  case finished
  /// The clues include candidates, which a game can't start with.
  case narrowed
  /// None of HoDoKu's techniques finds a step, and others weren't asked for.
  case beyondHoDoKu
}
