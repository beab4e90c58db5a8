import Games
import Sudoku

/// Notes as a player would explain them, written down apart from the game: a note that was made
/// shows while its cell is empty and no peer holds the same digit that came after it and removes
/// notes.
struct NoteHistory {
  private struct Note: Hashable {
    let cell: Cell
    let kind: NoteKind
    let digit: Digit
  }

  private struct Placed {
    let digit: Digit
    let time: Int
    let removesNotes: Bool
  }

  private var time = 0
  /// When each note was made.
  private var notes: [Note: Int] = [:]
  private var placed: [Cell: Placed] = [:]

  func notes(at cell: Cell, kind: NoteKind) -> DigitSet {
    guard placed[cell] == nil else { return .none }
    return DigitSet(
      Digit.all.filter { digit in
        guard let made = notes[Note(cell: cell, kind: kind, digit: digit)] else { return false }
        return !cell.peers.contains { peer in
          placed[peer].map { $0.digit == digit && $0.removesNotes && $0.time > made } ?? false
        }
      })
  }

  /// Makes a move that the game has allowed.
  mutating func make(_ move: Move) {
    if case .place(let digit, let cell, _) = move, placed[cell]?.digit == digit {
      placed[cell] = nil
    } else {
      makePart(move)
    }
  }

  private mutating func makePart(_ move: Move) {
    time += 1
    switch move {
    case .place(let digit, let cell, let removesNotes):
      placed[cell] = Placed(digit: digit, time: time, removesNotes: removesNotes)
    case .clear(let cell) where placed[cell] != nil: placed[cell] = nil
    case .clear(let cell):
      for kind in NoteKind.allCases {
        for digit in Digit.all { notes[Note(cell: cell, kind: kind, digit: digit)] = nil }
      }
    case .toggleNote(let digit, let cell, let kind):
      var digits = notes(at: cell, kind: kind)
      digits.toggle(digit)
      write(digits, at: cell, kind)
    case .setNotes(let digits, let cell, let kind): write(digits, at: cell, kind)
    case .several(let moves): for move in moves { makePart(move) }
    case .color, .restart, .restore, .reveal: break
    }
  }

  private mutating func write(_ digits: DigitSet, at cell: Cell, _ kind: NoteKind) {
    let shown = notes(at: cell, kind: kind)
    for digit in Digit.all where digits.contains(digit) != shown.contains(digit) {
      notes[Note(cell: cell, kind: kind, digit: digit)] = digits.contains(digit) ? time : nil
    }
  }
}
