import Models

/// What a player can do on the board. Its keys are in the extension beside it.
nonisolated enum GameBoardAction: Hashable {
  case move(Direction)
  /// Goes to the same place of the next box.
  case moveByBox(Direction)
  case rowStart
  case rowEnd
  case columnStart
  case columnEnd
  case nextEmpty
  case previousEmpty
  case nextHighlighted
  case previousHighlighted
  case digit(Digit)
  /// Notes a digit whatever the mode.
  case note(Digit)
  case centreNote(Digit)
  /// Has the next digit mean something else.
  case expect(DigitPurpose)
  case clear
  case memo
  /// Has digits go into the centre notes, and back.
  case centreMode
  /// Has digits colour cells, and back.
  case colorMode
  case digitFirst
  case placeArmed
  case select
  case fillHere
  case fillEverywhere
  case undo
  case redo
  case undoToCorrect
  case checkpoint
  case restore
  case check
  case giveUp
  case restart
  case pause
  case peers
  case hint
  case score
  case copyPuzzle
  case copyState
  /// Shows a finished game again.
  case replay
  /// Goes from a finished game to the puzzle that comes next.
  case next
  case settings
  /// Ends what is begun: a key sequence, a selection; with nothing begun it leaves.
  case cancel
  case end

  /// Where an arrow points.
  enum Direction: Hashable, CaseIterable {
    case up
    case down
    case left
    case right
  }
}

/// What the next digit is for, once a key has said so.
nonisolated enum DigitPurpose: Hashable, CaseIterable {
  /// The number of a box to go to.
  case box
  /// A centre note.
  case centreNote
  /// To stand out.
  case highlight
  /// The number of a colour.
  case color
}
