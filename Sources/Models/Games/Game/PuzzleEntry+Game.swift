public import Formats
import Sudoku

extension PuzzleEntry {
  /// Creates an entry from a game after `elapsed` of play: the givens, the placed digits, both
  /// kinds of notes and the colours.
  public init(_ game: Game, elapsed: Duration) {
    self.init(givens: game.puzzle.givens)
    for cell in Cell.all where !game.isGiven(cell) { placed[cell] = game.digit(at: cell) }
    let notes = { (kind: NoteKind) in
      let all = CellNotes { game.notes(at: $0, kind: kind) }
      return all.isEmpty ? nil : all
    }
    self.notes = notes(.corner)
    centreNotes = notes(.centre)
    for cell in Cell.all {
      let numbers = game.board.colors(of: cell).map(\.rawValue)
      colors[cell] = numbers.isEmpty ? nil : numbers
    }
    self.elapsed = elapsed
  }
}
