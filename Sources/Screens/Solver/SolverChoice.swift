import Formats
import Store
import Sudoku

/// A way to bring a puzzle to the solver.
nonisolated enum SolverChoice: String, CaseIterable {
  /// An empty board.
  case manual = "manual"
  /// The board as it was left.
  case last = "last"
  case paste = "paste"
  case file = "file"
  /// The game that could be resumed.
  case game = "game"
  case camera = "camera"
}

extension SolverChoice {
  /// What is written on its button.
  func label(_ suite: Suite) -> ChoiceLabel {
    let words = suite.words
    let solver = words.solver
    switch self {
    case .manual: return ChoiceLabel(title: "✎ \(solver.manual)", detail: solver.manualNote)
    case .last:
      let entry = suite.solution.entry
      return ChoiceLabel(
        title: "↺ \(solver.last)",
        note: entry.grid.count == 0
          ? "" : words.solution.digits(entry.givens.count, entry.placed.count),
        detail: entry.grid.count == 0 ? words.solution.emptyBoard : solver.lastNote,
        isEnabled: entry.grid.count > 0)
    case .paste: return ChoiceLabel(title: "▤ \(solver.paste)", detail: solver.pasteNote)
    case .file: return ChoiceLabel(title: "▸ \(solver.file)", detail: solver.fileNote)
    case .game:
      guard let saved = suite.resumable else {
        return ChoiceLabel(
          title: "▶ \(solver.game)", detail: words.levels.nothingToResume, isEnabled: false)
      }
      return ChoiceLabel(
        title: "▶ \(solver.game)", note: words.title(of: saved.game),
        detail: words.progress(of: saved, suite.outside))
    case .camera: return ChoiceLabel(title: "◉ \(solver.camera)", detail: solver.cameraNote)
    }
  }
}
