import Games
import Observation
import Sudoku
import Widgets

/// What can be tried in the help; it stays as it is while pages are turned.
@Observable
final class HelpBoards {
  /// A board to move on; made when its page is shown first.
  @ObservationIgnored private(set) lazy var moving = GameBoardModel.example(outside)
  /// A board to take notes on, likewise.
  @ObservationIgnored private(set) lazy var notes = makeNotes()
  /// The row of the list of techniques that is selected.
  var selection = DrillBook.techniques.first?.id
  /// The technique whose board is shown; nil while the list is.
  var technique: TechniqueID?
  @ObservationIgnored private let outside: Outside

  init(outside: Outside) {
    self.outside = outside
  }

  private func makeNotes() -> GameBoardModel? {
    let board = GameBoardModel.example(
      outside, notingIn: Cell.all.filter { $0.row < 3 || $0.column < 3 })
    board?.mode = .notes
    board?.cursor = Cell(2)
    return board
  }

  /// The keys that the player prefers.
  var keyMap: KeyMap { outside.preferences.keyMap }

  /// Goes back to the list of techniques; false where that is shown already.
  func closeTechnique() -> Bool {
    guard technique != nil else { return false }
    technique = nil
    return true
  }
}
