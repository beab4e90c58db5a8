import Games
import Store
import Sudoku
import Widgets

/// The keys of the board, in the order of the footer and the help. Costly actions have capitals and
/// harmless ones don't.
@MainActor extension GameBoardAction {
  /// All keys of the board.
  ///
  /// Cached per language, since every control looks up its key here.
  static func bindings(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    if let made, made.words === words { return made.bindings }
    let bindings = all(words)
    made = (words, bindings)
    return bindings
  }

  private static var made: (words: Words, bindings: [KeyBinding<GameBoardAction>])?

  private static func all(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    arrows(words) + digits(words) + changing(words) + undoing(words) + asking(words) + ending(words)
      + jumps(words) + notes(words) + marking(words)
  }

  private static func arrows(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    [
      KeyBinding([KeyPress(.up), KeyPress("k")], .move(.up), words.app.move, as: "↑↓←→ hjkl"),
      KeyBinding([KeyPress(.down), KeyPress("j")], .move(.down), words.app.move, shown: .hidden),
      KeyBinding([KeyPress(.left), KeyPress("h")], .move(.left), words.app.move, shown: .hidden),
      KeyBinding([KeyPress(.right), KeyPress("l")], .move(.right), words.app.move, shown: .hidden),
    ]
  }

  private static func digits(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    let clearing = [
      KeyPress("0"), KeyPress("."), KeyPress("x"), KeyPress(.delete), KeyPress(.backspace),
      KeyPress("h", modifiers: .control),
    ]
    return each(words.board.place, in: .footer) {
      .digit($0)
    } key: {
      KeyPress(Character($0.description))
    } + [
      KeyBinding(clearing, .edit(.clear), words.board.clear),
      KeyBinding([KeyPress("m"), KeyPress(" ")], .toggle(.memo), words.board.memo.lowercased()),
      KeyBinding(
        [KeyPress("H"), KeyPress(.function(2))], .ask(.hint), words.hints.title.lowercased()),
    ]
  }

  private static func changing(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    [
      KeyBinding([KeyPress("u")], .goBack(.undo), words.board.undo.lowercased()),
      KeyBinding(
        [KeyPress("r"), KeyPress("r", modifiers: .control)], .goBack(.redo),
        words.board.redo.lowercased()),
    ]
  }

  private static func asking(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    [
      KeyBinding([KeyPress("c")], .ask(.check), words.keys.check),
      KeyBinding(
        [KeyPress("E")], .leave(.allSteps), words.allSteps.title.lowercased(), shown: .help),
      KeyBinding([KeyPress("p")], .pause, words.board.pause.lowercased()),
      KeyBinding([KeyPress("s")], .ask(.score), words.board.score.lowercased(), shown: .help),
      KeyBinding([KeyPress("y")], .ask(.copyPuzzle), words.share.copyPuzzle, shown: .help),
      KeyBinding([KeyPress("Y")], .ask(.copyState), words.share.copyState, shown: .help),
      KeyBinding(
        [KeyPress(",")], .leave(.settings), words.home.settings.lowercased(), shown: .help),
    ]
  }

  private static func ending(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    [
      KeyBinding([KeyPress("q")], .leave(.end), words.board.end.lowercased()),
      KeyBinding([KeyPress(.escape)], .leave(.cancel), words.keys.cancel, shown: .help),
    ]
  }

  private static func undoing(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    [
      KeyBinding([KeyPress("U")], .goBack(.undoToCorrect), words.keys.undoToCorrect, shown: .help),
      KeyBinding([KeyPress("B")], .goBack(.checkpoint), words.keys.checkpoint, shown: .help),
      KeyBinding([KeyPress("'")], .goBack(.restore), words.keys.restore, shown: .help),
      KeyBinding([KeyPress("T")], .ask(.moves), words.moves.title.lowercased(), shown: .help),
      KeyBinding(
        [KeyPress("R")], .goBack(.restart), words.board.restart.lowercased(), shown: .help),
      KeyBinding([KeyPress("S")], .goBack(.giveUp), words.keys.giveUp, shown: .help),
    ]
  }

  private static func jumps(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    KeyBinding.byBox(words) { .moveByBox($0) } + [
      KeyBinding([KeyPress("g")], .expect(.box), words.keys.box, shown: .help, as: label("g")),
      KeyBinding(
        [KeyPress(.home)], .jump(.rowStart), words.board.rowEnds, shown: .help,
        speakingForNext: true),
      KeyBinding([KeyPress(.end)], .jump(.rowEnd), words.board.rowEnds, shown: .hidden),
      KeyBinding(
        [KeyPress(.pageUp)], .jump(.columnStart), words.board.columnEnds, shown: .help,
        speakingForNext: true),
      KeyBinding([KeyPress(.pageDown)], .jump(.columnEnd), words.board.columnEnds, shown: .hidden),
      KeyBinding([KeyPress(.tab)], .jump(.nextEmpty), words.board.nextEmpty, shown: .help),
      KeyBinding(
        [KeyPress(.tab, modifiers: .shift)], .jump(.previousEmpty), words.board.previousEmpty,
        shown: .help),
    ]
  }

  private static func notes(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    each(words.keys.note, in: .help) {
      .note($0)
    } key: {
      KeyPress(shifted[$0.index])
    } + [
      KeyBinding(
        [KeyPress(";")], .expect(.centreNote), words.keys.centreNote, shown: .help, as: label(";"))
    ]
      + each(words.keys.centreNote, in: .help) {
        .centreNote($0)
      } key: {
        KeyPress(Character($0.description), modifiers: .alt)
      } + [
        KeyBinding(
          Self.otherRows.map { KeyPress($0) }, .ask(.digitKeys), words.settings.digitKeys.title,
          shown: .hidden),
        KeyBinding([KeyPress("M")], .toggle(.centreMode), words.keys.centreMode, shown: .help),
        KeyBinding([KeyPress("a")], .edit(.fillHere), words.keys.fillHere, shown: .help),
        KeyBinding(
          [KeyPress("A")], .edit(.fillEverywhere),
          words.keys.fillEverywhere(ScoreSheet.Help.automaticCandidates.percent), shown: .help),
      ]
  }

  private static func marking(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    [
      KeyBinding([KeyPress("d")], .toggle(.digitFirst), words.keys.digitFirst, shown: .help),
      KeyBinding([KeyPress(.enter)], .edit(.placeArmed), words.keys.placeArmed, shown: .help),
      KeyBinding([KeyPress("v")], .toggle(.select), words.keys.select, shown: .help),
      KeyBinding([KeyPress("z")], .expect(.color), words.keys.color, shown: .help, as: label("z")),
      KeyBinding([KeyPress("Z")], .toggle(.colorMode), words.keys.colorMode, shown: .help),
      KeyBinding(
        [KeyPress("f")], .expect(.highlight), words.keys.highlight, shown: .help, as: label("f")),
      KeyBinding(
        [KeyPress("F")], .expect(.highlightMore), words.keys.highlightMore, shown: .help,
        as: label("F")),
      KeyBinding([KeyPress("L")], .toggle(.bilocation), words.keys.bilocation, shown: .help),
      KeyBinding([KeyPress("W")], .toggle(.blocked), words.keys.blocked, shown: .help),
      KeyBinding(
        [KeyPress("n")], .jump(.nextHighlighted), words.keys.nextHighlighted, shown: .help,
        speakingForNext: true),
      KeyBinding(
        [KeyPress("N")], .jump(.previousHighlighted), words.keys.nextHighlighted, shown: .hidden),
      KeyBinding([KeyPress("t")], .toggle(.peers), words.board.peers, shown: .help),
      KeyBinding([KeyPress("D")], .toggle(.drawing), words.keys.drawing, shown: .help),
    ]
  }

  /// The digit keys of an American keyboard with Shift held down.
  private static let shifted = Array(DigitRow.american.rawValue)

  /// What those keys type on other keyboards and nothing else means on the board.
  private static let otherRows = Array("\"§£·¤/)éèç")

  /// A binding for each digit. The first is shown and stands for all: "1-9".
  private static func each(
    _ title: String, in visibility: KeyVisibility, _ action: (Digit) -> GameBoardAction,
    key: (Digit) -> KeyPress
  ) -> [KeyBinding<GameBoardAction>] {
    let label = range(Digit.all.map(key))
    return Digit.all.map { digit in
      KeyBinding(
        [key(digit)], action(digit), title, shown: digit == Digit.all[0] ? visibility : .hidden,
        as: digit == Digit.all[0] ? label : nil)
    }
  }

  /// The label of a key followed by a digit: "g 1-9".
  private static func label(_ key: Character) -> String {
    "\(KeyPress(key).name()) \(range(Digit.all.map { KeyPress(Character($0.description)) }))"
  }

  /// The first and the last of `keys`: "1-9", "! … (", "Alt-1 … 9".
  private static func range(_ keys: [KeyPress]) -> String {
    guard let first = keys.first, let last = keys.last, let digit = last.name().last else {
      return ""
    }
    let arePlain = first.modifiers.isEmpty && digit.isNumber
    return "\(first.name())\(arePlain ? "-" : " … ")\(digit)"
  }
}

extension KeyBinding {
  /// The keys that move the cursor by a box: a letter or a brace, and Control with the arrow.
  nonisolated static func byBox(_ words: Words, _ action: (Cell.Direction) -> Action)
    -> [KeyBinding]
  {
    let (sideways, upAndDown) = (words.keys.boxSideways, words.keys.boxUpAndDown)
    let moves: [(Character, KeyPress.Key, Cell.Direction, title: String, isFirst: Bool)] = [
      ("b", .left, .left, sideways, true), ("w", .right, .right, sideways, false),
      ("{", .up, .up, upAndDown, true), ("}", .down, .down, upAndDown, false),
    ]
    return moves.map { key, arrow, direction, title, isFirst in
      KeyBinding(
        [KeyPress(key), KeyPress(arrow, modifiers: .control)], action(direction), title,
        shown: isFirst ? .help : .hidden, speakingForNext: isFirst)
    }
  }
}

/// The keys in the board's footer.
@MainActor extension GameBoardAction {
  /// The current keys of the board. While paused, the footer shows those that work then; on a
  /// narrow screen, those without a control.
  static func bindings(
    _ words: Words, isPaused: Bool, isNarrow: Bool
  ) -> [KeyBinding<GameBoardAction>] {
    bindings(words).map { binding in
      let action = binding.action
      if isPaused {
        return binding.shown(
          action.worksPaused && binding.visibility != .hidden ? .footer : binding.inHelp,
          as: action == .pause ? words.levels.resume.lowercased() : binding.title)
      }
      return isNarrow && action.hasControl
        ? binding.shown(binding.inHelp, as: binding.title) : binding
    }
  }

  /// `true` if the action works while the game is paused, under a name of its own.
  var worksPaused: Bool {
    switch self {
    case .pause, .ask(.score), .leave(.settings), .leave(.end): true
    default: false
    }
  }

  /// `true` if the action has a control at every size, or is familiar to everyone.
  private var hasControl: Bool {
    switch self {
    case .move, .toggle(.memo), .goBack(.undo), .goBack(.redo), .ask(.hint), .pause, .leave(.end):
      true
    default: false
    }
  }
}

extension KeyBinding<GameBoardAction> {
  /// Its visibility outside the footer.
  fileprivate var inHelp: KeyVisibility { visibility == .hidden ? .hidden : .help }

  fileprivate func shown(_ visibility: KeyVisibility, as title: String) -> Self {
    KeyBinding(
      keys, action, title, shown: visibility, as: label, speakingForNext: speaksForNext)
  }
}

/// The keys of a solved or given-up board, with the next actions first.
@MainActor extension GameBoardAction {
  /// The keys of a finished board. Keys that it doesn't use still move the cursor, or say why
  /// nothing can be changed.
  static func finishedBindings(_ words: Words) -> [KeyBinding<GameBoardAction>] {
    let own = [
      KeyBinding(
        [KeyPress("s"), KeyPress(.enter)], GameBoardAction.ask(.score),
        words.board.result.lowercased()),
      KeyBinding([KeyPress("r")], .leave(.replay), words.replay.title.lowercased()),
      KeyBinding([KeyPress("n")], .leave(.next), words.board.nextPuzzle.lowercased()),
      KeyBinding([KeyPress("y")], .ask(.copyPuzzle), words.share.copyPuzzle, shown: .help),
      KeyBinding([KeyPress("Y")], .ask(.copyState), words.share.copyState, shown: .help),
      KeyBinding([KeyPress("q"), KeyPress(.escape)], .leave(.end), words.app.back),
    ]
    let taken = Set(own.flatMap(\.keys))
    let others = bindings(words).compactMap { binding in
      taken.isDisjoint(with: binding.keys)
        ? KeyBinding(binding.keys, binding.action, binding.title, shown: .hidden) : nil
    }
    return own + others
  }
}

@MainActor extension GameBoardAction {
  /// The key of an action, as displayed.
  static func key(of action: GameBoardAction, _ words: Words, _ keys: KeyLabels) -> String {
    let key = keys.key(of: action, in: bindings(words))
    return key.isEmpty ? keys.key(of: action, in: finishedBindings(words)) : key
  }
}

extension GameBoardModel {
  /// The key of an action as displayed, under the player's own key map.
  func key(of action: GameBoardAction) -> String {
    GameBoardAction.key(of: action, words, dependencies.preferences.keyLabels)
  }

  /// Performs what `key` does on the board of a game in progress, though something covers it.
  /// Returns `false` for keys that leave the board, those that close a sheet, and all others.
  func performCovered(_ key: KeyPress) -> Bool {
    let closing = [KeyPress(.enter), KeyPress(" "), KeyPress(.escape), KeyPress("q")]
    guard !game.isComplete, !closing.contains(key) else { return false }
    var action: GameBoardAction?
    KeyTable(words.board.title, GameBoardAction.bindings(words)) { action = $0 }
      .remapped(by: dependencies.preferences.keyMap).entry(for: key)?.perform()
    guard let action else { return false }
    if case .leave = action { return false }
    perform(action)
    return true
  }

  /// How to resume a paused game.
  var pausedHint: String { words.board.pausedHint(key(of: .pause)) }
}
