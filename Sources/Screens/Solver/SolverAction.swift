import Sudoku
import Widgets

/// The actions of the solver's start screen.
nonisolated enum SolverAction: Hashable, KeyAction {
  case choose
  case bring(SolverChoice)
  /// Starts a board with a digit, or `nil` for an empty cell.
  case type(Digit?)
  case back

  static let table = "solver"

  var name: String {
    switch self {
    case .choose: "choose"
    case .bring(let choice): "bring." + choice.rawValue
    case .type(let digit): digit == nil ? "type.nil" : "type"
    case .back: "back"
    }
  }

  static func bindings(_ words: Words) -> [KeyBinding<SolverAction>] {
    let solver = words.solver
    return [
      KeyBinding([], .choose, words.app.moveFocus, as: "↑↓"),
      KeyBinding([], .choose, words.app.open, as: "⏎"),
    ] + typing(words) + [
      KeyBinding([KeyPress("m")], .bring(.manual), solver.manual.lowercased(), shown: .help),
      KeyBinding([KeyPress("l")], .bring(.last), solver.last.lowercased(), shown: .help),
      KeyBinding([KeyPress("p")], .bring(.paste), solver.paste.lowercased(), shown: .help),
      KeyBinding([KeyPress("o")], .bring(.file), solver.file.lowercased()),
      KeyBinding([KeyPress("c")], .bring(.game), solver.game.lowercased()),
      KeyBinding([KeyPress("i")], .bring(.camera), words.camera.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }

  private static func typing(_ words: Words) -> [KeyBinding<SolverAction>] {
    Digit.all.map { digit in
      KeyBinding(
        [KeyPress(Character(digit.description))], .type(digit), words.solver.manual.lowercased(),
        shown: digit == Digit.all[0] ? .help : .hidden, as: digit == Digit.all[0] ? "0-9" : nil)
    } + [
      KeyBinding(
        [KeyPress("0"), KeyPress(".")], .type(nil), words.solver.manual.lowercased(),
        shown: .hidden)
    ]
  }
}
