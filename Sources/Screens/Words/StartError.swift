public import Games
public import Store
public import Widgets

/// The reason why the full-screen program can't start as requested.
public nonisolated enum StartError: Error, Hashable, Sendable {
  /// Standard input is no terminal, and wasn't asked for as data either.
  case inputIsNoTerminal
  /// The terminal is smaller than the screens need.
  case smallTerminal(width: Int, height: Int, minWidth: Int, minHeight: Int)
  /// The puzzle of a pack is still locked: `needed` more have to be solved, such as `next`.
  case lockedPuzzle(PuzzleID, needed: Int, next: PuzzleID?)
  /// A theme file or key file can't be read.
  case unreadable(path: String, reason: FileFault)
  /// A theme file or key file isn't text, or is too long.
  case noText(path: String)
  /// The log can't be written.
  case unwritableLog(path: String, reason: FileFault)
  /// The recording can't be written.
  case unwritableRecording(path: String, reason: FileFault)
  /// The recording and the log were to be one file.
  case recordingIsLog(path: String)
  /// Another program locked the games for too long.
  case gamesInUse(path: String)
  /// No recording can be read from this path.
  case noRecording(path: String)
  /// The recording is damaged.
  case damagedRecording(path: String, RecordingError)
  /// A recording was replayed up to a line.
  case shortenedRecording(path: String, RecordingError)
  /// A note of the recording has a value that makes no sense.
  case wrongNote(path: String, line: Int, RecordedNote)
  /// The recording is another program's.
  case foreignRecording(path: String)
}
