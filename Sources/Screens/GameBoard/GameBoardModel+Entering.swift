import Models

/// What goes into the cells.
extension GameBoardModel {
  /// Places `digit` under the cursor, or notes it in memo mode.
  func enter(_ digit: Digit) {
    make(
      isMemo
        ? .toggleNote(digit, at: cursor)
        : .place(digit, at: cursor, removesNotes: outside.preferences.values.removesNotesOfPeers))
  }

  /// Has digits go into the notes, or no longer.
  func toggleMemo() {
    mode = isMemo ? .digits : .notes
  }
}
