/// The two kinds of notes in a cell. The player decides what they mean.
public enum NoteKind: String, CaseIterable, Codable, Sendable {
  /// Notes at each digit's own place in the cell, usually for candidates.
  case corner
  /// Notes side by side in the middle, usually for the remaining candidates.
  case centre
}
