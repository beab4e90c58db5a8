import Games

/// How an entered digit is interpreted.
nonisolated enum EntryMode: Hashable, CaseIterable, Sendable {
  /// The digit is placed.
  case digits
  /// The digit is noted in its own place.
  case notes
  /// The digit is noted in the middle of the cell.
  case centreNotes
  /// The cell gets the colour with that number.
  case colors

  /// The kind of notes that this mode takes, or `nil` for none.
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
  /// Moves to the box with that number.
  case box = "box"
  /// Adds a centre note.
  case centreNote = "centreNote"
  /// Highlights the digit.
  case highlight = "highlight"
  /// Highlights the digit beside others. Its key twice highlights cells with two candidates.
  case highlightMore = "highlightMore"
  /// Colours the cell with that number's colour.
  case color = "color"
}
