/// What becomes of a digit that is entered.
nonisolated enum EntryMode: Hashable, CaseIterable, Sendable {
  /// It is placed.
  case digits
  /// It is noted, in its place.
  case notes
  /// It is noted in the middle of the cell.
  case centreNotes
  /// It is the number of a colour, for the cell.
  case colors
}
