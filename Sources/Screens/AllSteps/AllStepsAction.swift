import Sudoku
import Widgets

/// The key actions on the list of all steps.
nonisolated enum AllStepsAction: Hashable, KeyAction {
  case choose
  case apply
  case find
  /// Begins to search for something.
  case search(StepSearchTerm)
  /// Shows only steps that change a digit, or all again.
  case digit(Digit)
  /// Shows only steps by the technique of the selected one, or all again.
  case technique
  /// Shows only steps that change a cell of the selected one, or all again.
  case cell
  case order
  case fold
  case unfold
  /// Folds the group of the selected step, or unfolds it.
  case toggleFold
  case foldAll
  case page(Int)
  /// Shows why the selected step holds, over the board.
  case explain
  /// Exports the board with the selected step.
  case export
  /// Goes back to the board and shows the next step.
  case hint
  case back

  static let table = "allSteps"

  var name: String {
    switch self {
    case .choose: "choose"
    case .apply: "apply"
    case .find: "find"
    case .search(let term): "search.\(term.rawValue)"
    case .digit(let digit): "digit.\(digit)"
    case .technique: "technique"
    case .cell: "cell"
    case .order: "order"
    case .fold: "fold"
    case .unfold: "unfold"
    case .toggleFold: "toggleFold"
    case .foldAll: "foldAll"
    case .page(let step): "page.\(step)"
    case .explain: "explain"
    case .export: "export"
    case .hint: "hint"
    case .back: "back"
    }
  }
}

extension AllStepsAction {
  /// The keys. The footer has that of the hint only if there are no steps.
  static func bindings(
    _ words: Words, hasSteps: Bool = true, branchesOff: Bool = false
  ) -> [KeyBinding<AllStepsAction>] {
    let all = words.allSteps
    return [
      KeyBinding([], .choose, words.app.move, shown: .help, as: "↑↓"),
      KeyBinding(
        [], .apply, words.takeStep(branchesOff: branchesOff), shown: hasSteps ? .help : .hidden,
        as: "⏎"),
      KeyBinding(
        [KeyPress("H"), KeyPress(.function(2))], .hint, words.hints.title.lowercased(),
        shown: hasSteps ? .help : .footer),
      KeyBinding(
        [KeyPress("w")], .explain, all.why.lowercased(), shown: hasSteps ? .footer : .hidden),
      KeyBinding([KeyPress(.left)], .fold, all.fold, speakingForNext: true),
      KeyBinding([KeyPress(.right)], .unfold, all.fold, shown: .hidden),
      KeyBinding([KeyPress(" ")], .toggleFold, all.toggleFold, shown: .help),
      KeyBinding([KeyPress("z")], .foldAll, all.foldAll),
      KeyBinding([KeyPress("o")], .order, all.order),
      KeyBinding([KeyPress("/")], .find, all.find),
    ] + searches(words) + [
      KeyBinding([KeyPress("t")], .technique, all.onlyTechnique)
    ] + digits(words) + [
      KeyBinding([KeyPress("c")], .cell, all.onlyCell),
      KeyBinding(
        [KeyPress("[")], .page(-1), words.hints.turnPages, shown: .help, as: "[ ]"),
      KeyBinding([KeyPress("]")], .page(1), words.hints.turnPages, shown: .hidden),
      KeyBinding([KeyPress("e")], .export, words.export.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }

  /// What can be typed after the key that finds.
  private static func searches(_ words: Words) -> [KeyBinding<AllStepsAction>] {
    StepSearchTerm.allCases.map { term in
      KeyBinding(
        [], .search(term), words.allSteps.sought(term), shown: .help,
        as: "/ \(term.example(words))")
    }
  }

  private static func digits(_ words: Words) -> [KeyBinding<AllStepsAction>] {
    Digit.all.map { digit in
      let isFirst = digit == Digit.all[0]
      return KeyBinding(
        [KeyPress(Character(digit.description))], .digit(digit), words.allSteps.onlyDigit,
        shown: isFirst ? .footer : .hidden, as: isFirst ? "1-9" : nil)
    }
  }
}

extension Words {
  /// The key action that takes a listed step.
  nonisolated func takeStep(branchesOff: Bool) -> String {
    branchesOff ? paths.branchOff : hints.apply.lowercased()
  }
}
