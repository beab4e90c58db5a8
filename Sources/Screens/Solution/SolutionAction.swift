import Games
import Sudoku
import Widgets

/// The actions of a board being filled in.
nonisolated enum SolutionAction: Hashable, KeyAction {
  case move(Cell.Direction)
  case moveByBox(Cell.Direction)
  case rowStart
  case rowEnd
  /// Enters a digit, or `nil` for an empty cell, and moves on.
  case type(Digit?)
  case backspace
  case delete
  case newLine
  /// Switches between entering digits and editing candidates.
  case candidates
  /// Shows or hides what a setter wants to know.
  case draft
  case solve
  case step
  case allSteps
  case play
  case export
  case openFile
  case takeGame
  case undo
  case redo
  case keepGivens
  case clear
  case turn(Int)
  /// Turns the pages of the verdict.
  case page(Int)
  /// Stops or starts the search for the Sudoku Explainer rating.
  case rate
  case copy
  case settings
  case home
  case back

  static let table = "solution"

  var name: String {
    switch self {
    case .move(let direction): "move." + direction.rawValue
    case .moveByBox(let direction): "moveByBox." + direction.rawValue
    case .rowStart: "rowStart"
    case .rowEnd: "rowEnd"
    case .type(let digit): digit == nil ? "type.nil" : "type"
    case .backspace: "backspace"
    case .delete: "delete"
    case .newLine: "newLine"
    case .candidates: "candidates"
    case .draft: "draft"
    case .solve: "solve"
    case .step: "step"
    case .allSteps: "allSteps"
    case .play: "play"
    case .export: "export"
    case .openFile: "openFile"
    case .takeGame: "takeGame"
    case .undo: "undo"
    case .redo: "redo"
    case .keepGivens: "keepGivens"
    case .clear: "clear"
    case .turn(let step): "turn.\(step)"
    case .page(let step): "page.\(step)"
    case .rate: "rate"
    case .copy: "copy"
    case .settings: "settings"
    case .home: "home"
    case .back: "back"
    }
  }
}

extension SolutionAction {
  /// The keys of a board being filled in. In the setter's view, the footer begins with those of
  /// ``SetterAction``.
  static func bindings(
    _ words: Words, showsDraft: Bool = false
  ) -> [KeyBinding<SolutionAction>] {
    moving(words) + jumping(words) + typing(words)
      + solving(words, shown: showsDraft ? .footer : .prominent)
      + changing(words) + leaving(words)
  }

  private static func moving(_ words: Words) -> [KeyBinding<SolutionAction>] {
    [
      KeyBinding([KeyPress(.up), KeyPress("k")], .move(.up), words.app.move, as: "↑↓←→ hjkl"),
      KeyBinding([KeyPress(.down), KeyPress("j")], .move(.down), words.app.move, shown: .hidden),
      KeyBinding([KeyPress(.left), KeyPress("h")], .move(.left), words.app.move, shown: .hidden),
      KeyBinding([KeyPress(.right), KeyPress("l")], .move(.right), words.app.move, shown: .hidden),
    ]
  }

  private static func typing(_ words: Words) -> [KeyBinding<SolutionAction>] {
    let empty = [KeyPress("0"), KeyPress("."), KeyPress(" ")]
    return Digit.all.map { digit in
      KeyBinding(
        [KeyPress(Character(digit.description))], .type(digit), words.solution.type,
        shown: digit == Digit.all[0] ? .footer : .hidden, as: digit == Digit.all[0] ? "1-9" : nil)
    } + [
      KeyBinding(empty, .type(nil), words.solution.empty),
      KeyBinding(
        [KeyPress(.backspace), KeyPress("h", modifiers: .control)], .backspace,
        words.solution.backspace, shown: .help),
      KeyBinding(
        [KeyPress("x"), KeyPress(.delete)], .delete, words.board.clear, shown: .help),
      KeyBinding([KeyPress(.enter)], .newLine, words.solution.newLine, shown: .help),
      KeyBinding(
        [KeyPress("m")], .candidates, words.solution.candidates.lowercased(), shown: .help),
    ]
  }

  private static func solving(
    _ words: Words, shown: KeyVisibility
  ) -> [KeyBinding<SolutionAction>] {
    [
      KeyBinding([KeyPress("d")], .draft, words.solution.draft.lowercased()),
      KeyBinding([KeyPress("s"), KeyPress("!")], .solve, words.solution.solve, shown: shown),
      KeyBinding([KeyPress("n")], .step, words.solution.stepByStep.lowercased(), shown: shown),
      KeyBinding([KeyPress("E")], .allSteps, words.allSteps.title.lowercased(), shown: shown),
      KeyBinding([KeyPress("g")], .play, words.solution.play.lowercased(), shown: shown),
      KeyBinding([KeyPress("e")], .export, words.export.title.lowercased()),
      KeyBinding([KeyPress("o")], .openFile, words.solver.file.lowercased(), shown: .help),
      KeyBinding([KeyPress("c")], .takeGame, words.solver.game.lowercased(), shown: .help),
      KeyBinding([KeyPress("R")], .rate, words.solution.stopRating, shown: .help),
      KeyBinding([KeyPress("y")], .copy, words.share.copyPuzzle, shown: .help),
    ]
  }

  private static func changing(_ words: Words) -> [KeyBinding<SolutionAction>] {
    [
      KeyBinding([KeyPress("u")], .undo, words.board.undo.lowercased(), shown: .help),
      KeyBinding(
        [KeyPress("r"), KeyPress("r", modifiers: .control)], .redo, words.board.redo.lowercased(),
        shown: .help),
      KeyBinding(
        [KeyPress("G")], .keepGivens, words.solution.keepGivens.lowercased(), shown: .help),
      KeyBinding([KeyPress("N")], .clear, words.solution.clear.lowercased(), shown: .help),
      KeyBinding(
        [KeyPress("[")], .turn(-1), words.solution.otherPuzzle, shown: .help,
        speakingForNext: true),
      KeyBinding([KeyPress("]")], .turn(1), words.solution.otherPuzzle, shown: .hidden),
      KeyBinding(
        [KeyPress(.pageUp)], .page(-1), words.hints.turnPages, shown: .help, speakingForNext: true),
      KeyBinding([KeyPress(.pageDown)], .page(1), words.hints.turnPages, shown: .hidden),
    ]
  }

  private static func jumping(_ words: Words) -> [KeyBinding<SolutionAction>] {
    KeyBinding.byBox(words) { .moveByBox($0) } + [
      KeyBinding(
        [KeyPress(.home)], .rowStart, words.board.rowEnds, shown: .help, speakingForNext: true),
      KeyBinding([KeyPress(.end)], .rowEnd, words.board.rowEnds, shown: .hidden),
    ]
  }

  private static func leaving(_ words: Words) -> [KeyBinding<SolutionAction>] {
    [
      KeyBinding([KeyPress(",")], .settings, words.home.settings.lowercased(), shown: .help),
      KeyBinding([KeyPress("~")], .home, words.home.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .back, words.app.back),
    ]
  }
}
