/// A note of a recording that has to make sense for it to be replayed, by its name in the file.
public nonisolated enum RecordedNote: String, CaseIterable, Sendable {
  case seed
  case moment
  case puzzle
  case games
  case preferences
  case solver
}
