/// The two kinds of notes that a cell has room for. What they mean is up to the player.
public enum NoteKind: String, CaseIterable, Codable, Sendable {
  /// In the digit's own place of the cell: usually what the cell may hold.
  case corner
  /// Side by side in the middle: usually what is left of it.
  case centre
}
