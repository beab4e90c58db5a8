import Games

/// How an entered digit is interpreted.
nonisolated enum EntryMode: Hashable, CaseIterable, Sendable {
  /// It is placed.
  case digits
  /// It is noted, in its place.
  case notes
  /// It is noted in the middle of the cell.
  case centreNotes
  /// It is the number of a colour, for the cell.
  case colors

  /// The kind of the notes that are taken in this mode; `nil` if none are.
  var noteKind: NoteKind? {
    switch self {
    case .notes: .corner
    case .centreNotes: .centre
    case .digits, .colors: nil
    }
  }
}

/// The purpose of a digit after a key that gives it one.
nonisolated enum DigitPurpose: String, CaseIterable {
  /// The number of a box to go to.
  case box = "box"
  /// A centre note.
  case centreNote = "centreNote"
  /// To stand out.
  case highlight = "highlight"
  /// The number of a colour.
  case color = "color"
}
