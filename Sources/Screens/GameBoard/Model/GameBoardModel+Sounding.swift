import Games
import Store
import Sudoku


/// What is heard of a game. It tells nothing that is not to be seen.
extension GameBoardModel {
  /// Plays what `move` sounds like, which was made.
  func sound(_ move: Move) {
    guard outside.preferences.values.playsSound, let effect = effect(of: move) else { return }
    outside.sound(effect)
  }

  /// A digit is an error only where it is marked as one, and a house is finished where nine different
  /// digits stand in it and none is marked.
  private func effect(of move: Move) -> SoundEffect? {
    if game.isComplete { return game.isRevealed ? nil : .gameFinished }
    let cells = cellsFilled(by: move)
    guard !cells.isEmpty else { return nil }
    let marks = ErrorMarks(on: game, found: foundMistakes)
    let marked = marks.wrong.union(marks.conflicting)
    guard marked.isDisjoint(with: cells) else { return .error }
    let isHouseFinished = housesFilled(by: move).contains { house in
      marked.isDisjoint(with: CellSet(house.cells))
    }
    return isHouseFinished ? .houseFinished : .digitPlaced
  }

  /// The cells in which `move` has placed digits.
  func cellsFilled(by move: Move) -> CellSet {
    switch move {
    case .place(let digit, let cell, _): game.digit(at: cell) == digit ? [cell] : .none
    case .several(let moves): moves.reduce(.none) { $0.union(cellsFilled(by: $1)) }
    default: .none
    }
  }

  /// The rows, columns and boxes that `move` has filled with nine different digits.
  func housesFilled(by move: Move) -> [House] {
    let cells = cellsFilled(by: move)
    return House.all.filter { house in
      house.cells.contains(where: cells.contains)
        && Set(house.cells.compactMap(game.digit)).count == 9
    }
  }
}
