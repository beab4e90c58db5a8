/// A note of a recording without which it can't be replayed, by its name in the file.
public nonisolated enum RecordedNote: String, CaseIterable, Sendable {
  case seed
  case moment
  case puzzle
  case games
  case preferences
  case solver
}
