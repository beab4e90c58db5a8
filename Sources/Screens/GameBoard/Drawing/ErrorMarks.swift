import Games
import Sudoku


/// The cells whose digits are marked, by what the player wants to be told.
nonisolated struct ErrorMarks: Equatable {
  /// Not the solution's.
  var wrong = CellSet.none
  /// In a peer as well.
  var conflicting = CellSet.none

  /// The marks on the board of a game. What checks have `found` is marked whatever the setting, for
  /// as long as it stands there.
  init(on game: Game, found: Set<Mistake>) {
    switch game.checking {
    case .everything: wrong = CellSet(game.wrongCells)
    case .conflicts: conflicting = CellSet(game.conflicts)
    case .onRequest: break
    }
    for mistake in found where game.digit(at: mistake.cell) == mistake.digit {
      wrong.insert(mistake.cell)
    }
  }
}
