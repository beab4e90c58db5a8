import Games
import Scutes
import Store
import Sudoku

/// A game's board on a screen: what its keys and controls act on.
struct GameBoard {
  let model: GameBoardModel
  /// Leaves the board for something else, which is up to the screen.
  var leave: (Departure) -> Void = { _ in }
  /// Performs the command called `id`, or what the screen has in its place.
  var intercept: (_ id: String, _ perform: () -> Void) -> Void = { $1() }
  /// `true` if the footer leaves out what has a control below the board.
  var isNarrow = false
  /// `true` if the footer is all that names keys.
  var isAlone = false

  /// The ways from a board to something else.
  enum Departure {
    /// The replay of a finished game.
    case replay
    /// The next puzzle after a finished game.
    case next
    /// The list of all steps at the position.
    case allSteps
    case settings
    /// What the board was opened from: the win of a finished game, or as for ``end``.
    case back
    case end
  }

  var words: Words { model.words }

  /// The commands in the state of the game.
  var commands: CommandTable<GameBoard> {
    model.game.isComplete ? Self.finishedCommands(words) : Self.commands(words)
  }

  /// Performs the command called `id`, as a button does.
  func perform(_ id: String) {
    let command = Self.commands(words)[id]
    assert(command != nil, "no command \(id)")
    command?.perform(on: self)
  }

  /// Performs the command called `id`, unless a celebration or a pause says otherwise.
  private func begin(_ id: String, _ command: () -> Void) {
    guard model.attention.celebration == nil else { return model.endCelebration() }
    guard !model.isPaused || id == "cancel" || Self.whilePaused.contains(id) else {
      return id == "memo" ? model.togglePause() : model.say(model.pausedHint)
    }
    model.entry.notch = nil
    let answers =
      ["clear", "cancel"].contains(id) || id.hasPrefix("digit.") || id.hasPrefix("expect.")
    if !answers { model.stopAwaiting() }
    command()
  }

  /// What works while the game is paused, under a name of its own.
  static let whilePaused: Set = ["pause", "score", "settings", "end"]
  /// What the footer names where there are no controls.
  private static let alone: Set = ["digit.1", "memo", "hint", "end"]
  /// What comes first there.
  private static let first: Set = ["hint", "end"]
  /// What has a control beside or below the board, or is familiar to everyone.
  private static let withControl: Set = [
    "move.up", "move.down", "move.left", "move.right", "memo", "undo", "redo", "hint", "pause",
    "end",
  ]

  /// Changes a command for the footer. While paused, it shows those that work then; on a narrow
  /// screen, those without a control.
  private static func suit(_ command: inout Command<GameBoard>, to board: GameBoard) {
    guard command.visibility != .hidden else { return }
    guard !board.model.game.isComplete else {
      if command.id == "back", board.isAlone || board.isNarrow { command.visibility = .prominent }
      return
    }
    if command.id == "digit.1" {
      command.title = board.words.board.digits(
        in: board.model.entry.mode, picksFirst: board.model.isDigitFirst)
    }
    if board.model.isPaused {
      command.visibility = whilePaused.contains(command.id) ? .footer : .help
      if command.id == "pause" { command.title = board.words.levels.resume.lowercased() }
    } else if board.isAlone {
      command.visibility =
        !alone.contains(command.id) ? .help : first.contains(command.id) ? .prominent : .footer
    } else if board.isNarrow, withControl.contains(command.id) {
      command.visibility = .help
    }
  }
}

extension GameBoard {
  /// The commands of a board, in the order of the footer and the help. Costly ones have capitals
  /// and harmless ones don't.
  ///
  /// Cached per language, since every control looks up its key here.
  static func commands(_ words: Words) -> CommandTable<GameBoard> {
    if let made, made.words === words { return made.table }
    let all =
      entering(words) + turning(words) + asking(words) + jumping(words) + noting(words)
      + marking(words)
    let groups = words.keys.groups
    let order = HelpOrder(
      first: [
        "move.up", "digit.1", "clear", "memo", "hint", "undo", "redo", "check", "pause", "end",
      ],
      groups: [
        groups.move, groups.enter, groups.notes, groups.look, groups.undo, groups.hints,
        words.kit.help.more,
      ])
    let table = CommandTable("gameBoard", words.board.title, help: order) {
      all.map { command in
        var command = command.intercepted { board, action in
          board.intercept(command.id) { board.begin(command.id, action) }
        }
        command.detail = words.keys.detail(of: command.id)
        return command.adapted(suit)
      }
    }
    made = (words, table)
    return table
  }

  private static var made: (words: Words, table: CommandTable<GameBoard>)?

  @CommandBuilder<GameBoard> private static func entering(_ words: Words) -> [Command<GameBoard>] {
    Command.group(words.keys.groups.move) {
      Command.arrows(words) { board, direction in
        let (cursor, stops) = (board.model.cursor, board.model.place.isSelecting)
        board.model.go(to: cursor.neighbour(direction, stopsAtEdge: stops))
      }
    }
    let digits = { (digit: Digit) in "digit.\(digit)" }
    Command.group(words.keys.groups.enter) {
      Command.digits(words.board.place, named: digits) { $0.model.press($1) }
      Command(
        "clear", ["0", ".", "x", .delete, .backspace, .control("h")], words.board.clear
      ) { $0.model.clear() }
    }
    Command.group(words.keys.groups.notes) {
      Command("memo", ["m", " "], words.board.memo.lowercased()) { $0.model.choose(.notes) }
    }
    Command.group(words.keys.groups.hints) {
      Command("hint", ["H"], words.hints.title.lowercased()) { $0.model.askForHint() }
    }
  }

  @CommandBuilder<GameBoard> private static func turning(_ words: Words) -> [Command<GameBoard>] {
    let (board, keys) = (words.board, words.keys)
    Command.group(words.keys.groups.undo) {
      Command("undo", ["u"], words.board.undo.lowercased()) { $0.model.undo() }
      Command.redo(words, shown: .footer) { $0.model.redo() }
      Command("undoToCorrect", ["U"], keys.undoToCorrect, shown: .help) {
        $0.model.undoToCorrect()
      }
      Command("checkpoint", ["B"], keys.checkpoint, shown: .help) { $0.model.setCheckpoint() }
      Command("restore", ["'"], keys.restore, shown: .help) { $0.model.restore() }
      Command("moves", ["T"], words.moves.title.lowercased(), shown: .help) { $0.model.showMoves() }
      Command("restart", ["R"], board.restart.lowercased(), shown: .help) { $0.model.askRestart() }
    }
  }

  /// Those that only a finished board has are without keys, which mean something else in a game.
  @CommandBuilder<GameBoard> private static func asking(_ words: Words) -> [Command<GameBoard>] {
    let (board, share) = (words.board, words.share)
    Command.group(words.keys.groups.hints) {
      Command("check", ["c"], words.keys.check) { $0.model.check() }
      Command("allSteps", ["E"], words.allSteps.title.lowercased(), shown: .help) {
        if $0.model.game.isComplete {
          $0.model.say($0.words.board.finished)
        } else {
          $0.leave(.allSteps)
        }
      }
      Command("giveUp", ["S"], words.keys.giveUp, shown: .help) { $0.model.askGiveUp() }
    }
    Command.group(words.kit.help.more) {
      Command("pause", ["p"], board.pause.lowercased()) { $0.model.togglePause() }
      Command("score", ["s"], board.score.lowercased(), shown: .help) { $0.model.showResult() }
      Command("replay", [], words.replay.title.lowercased(), shown: .hidden) { $0.leave(.replay) }
      Command("back", [], words.app.back, shown: .hidden) { $0.leave(.back) }
      Command("next", [], board.nextPuzzle.lowercased(), shown: .hidden) { $0.leave(.next) }
      Command("copyPuzzle", ["y"], share.copyPuzzle, shown: .help) { $0.model.shared = .puzzle }
      Command("copyState", ["Y"], share.copyState, shown: .help) { $0.model.shared = .state }
      Command("settings", [","], words.home.settings.lowercased(), shown: .help) {
        $0.leave(.settings)
      }
      Command("end", ["q"], board.end.lowercased()) { $0.leave(.end) }
      Command("cancel", [.escape], words.keys.cancel, shown: .help) {
        if !$0.model.cancel() { $0.leave(.end) }
      }
    }
  }

  @CommandBuilder<GameBoard> private static func jumping(_ words: Words) -> [Command<GameBoard>] {
    let board = words.board
    Command.group(words.keys.groups.move) {
      Command("nextEmpty", [KeyPress(.tab)], board.nextEmpty, shown: .help) {
        $0.model.goToEmpty()
      }
      Command(
        "previousEmpty", [KeyPress(.tab, modifiers: .shift)], board.previousEmpty, shown: .help
      ) { $0.model.goToEmpty(backwards: true) }
      Command.byBox(words) { board, direction in
        let (cursor, stops) = (board.model.cursor, board.model.place.isSelecting)
        board.model.go(to: cursor.placeInNextBox(direction, stopsAtEdge: stops))
      }
      expecting(.box, "g", words.keys.box)
      Command("rowStart", [.home], board.rowEnds, shown: .help, speakingForNext: true) {
        $0.model.go(to: Cell(row: $0.model.cursor.row, column: 0))
      }
      Command("rowEnd", [.end], board.rowEnds, shown: .hidden) {
        $0.model.go(to: Cell(row: $0.model.cursor.row, column: 8))
      }
      Command("columnStart", [.pageUp], board.columnEnds, shown: .help, speakingForNext: true) {
        $0.model.go(to: Cell(row: 0, column: $0.model.cursor.column))
      }
      Command("columnEnd", [.pageDown], board.columnEnds, shown: .hidden) {
        $0.model.go(to: Cell(row: 8, column: $0.model.cursor.column))
      }
    }
  }

  @CommandBuilder<GameBoard> private static func noting(_ words: Words) -> [Command<GameBoard>] {
    let keys = words.keys
    Command.group(words.keys.groups.notes) {
      for (digit, character) in zip(Digit.all, DigitRow.american.rawValue) {
        let isFirst = digit == Digit.all[0]
        Command(
          "note.\(digit)", [KeyPress(character)], keys.note, shown: isFirst ? .help : .hidden,
          as: isFirst ? "! … (" : nil
        ) {
          $0.model.note(digit, kind: .corner)
          $0.model.explainDigitKeys(after: digit)
        }
      }
      expecting(.centreNote, ";", keys.centreNote)
      for digit in Digit.all {
        let isFirst = digit == Digit.all[0]
        Command(
          "centreNote.\(digit)", [KeyPress(Character(digit.description), modifiers: .alt)],
          keys.centreNote, shown: isFirst ? .help : .hidden, as: isFirst ? "Alt-1 … 9" : nil
        ) { $0.model.note(digit, kind: .centre) }
      }
      // What the digit keys of other keyboards type with Shift, and nothing else means on the
      // board.
      Command(
        "digitKeys", "\"§£·¤/)éèç".map { KeyPress($0) }, words.settings.digitKeys.title,
        shown: .hidden
      ) { $0.model.explainDigitKeys() }
      Command("centreMode", ["M"], keys.centreMode, shown: .help) { $0.model.choose(.centreNotes) }
      Command("fillHere", ["a"], keys.fillHere, shown: .help) {
        $0.model.fillCandidates(in: $0.model.place.targets)
      }
      Command("fillEverywhere", ["A"], keys.fillEverywhere, shown: .help) {
        $0.model.askFillEverywhere()
      }
    }
  }

  @CommandBuilder<GameBoard> private static func marking(_ words: Words) -> [Command<GameBoard>] {
    let keys = words.keys
    Command.group(words.keys.groups.enter) {
      Command("digitFirst", ["d"], keys.digitFirst, shown: .help, followedBy: "1-9") {
        $0.model.toggleDigitFirst()
      }
      Command("placeArmed", [.enter], keys.placeArmed, shown: .help) { $0.model.placeArmed() }
      Command("select", ["v"], keys.select, shown: .help) { $0.model.toggleSelecting() }
    }
    Command.group(words.keys.groups.notes) {
      expecting(.color, "z", keys.color)
      Command("colorMode", ["Z"], keys.colorMode, shown: .help) { $0.model.choose(.colors) }
    }
    Command.group(words.keys.groups.look) {
      expecting(.highlight, "f", keys.highlight)
      expecting(.highlightMore, "F", keys.highlightMore)
      Command("bilocation", ["L"], keys.bilocation, shown: .help) {
        $0.model.attention.marksBilocation.toggle()
      }
      Command("blocked", ["W"], keys.blocked, shown: .help) { $0.model.toggleBlocked() }
      Command(
        "nextHighlighted", ["n"], keys.nextHighlighted, shown: .help, speakingForNext: true
      ) { $0.model.goToHighlighted() }
      Command("previousHighlighted", ["N"], keys.nextHighlighted, shown: .hidden) {
        $0.model.goToHighlighted(backwards: true)
      }
      Command("peers", ["t"], words.board.peers, shown: .help) { $0.model.togglePeers() }
      Command("drawing", ["D"], keys.drawing, shown: .help) { $0.model.toggleDrawing() }
    }
  }

  /// The key that gives the next digit a purpose.
  private static func expecting(
    _ purpose: DigitPurpose, _ key: Character, _ title: String
  ) -> Command<GameBoard> {
    Command(
      "expect.\(purpose.rawValue)", [KeyPress(key)], title, shown: .help, followedBy: "1-9"
    ) { $0.model.expectDigit(for: purpose) }
  }

  /// The commands of a solved or given-up board, with those that lead on first. Keys that it
  /// doesn't use still move the cursor, or say why nothing can be changed.
  static func finishedCommands(_ words: Words) -> CommandTable<GameBoard> {
    let all = commands(words)
    func own(_ id: String, _ keys: [KeyPress], _ title: String? = nil) -> [Command<GameBoard>] {
      guard var command = all[id] else { return [] }
      command.keys = keys
      if let title { (command.title, command.visibility) = (title, .footer) }
      return [command]
    }
    let own =
      own("score", ["s", .enter], words.board.result.lowercased())
      + own("replay", ["r"], words.replay.title.lowercased())
      + own("next", ["n"], words.board.nextPuzzle.lowercased()) + own("copyPuzzle", ["y"])
      + own("copyState", ["Y"]) + own("back", ["q"], words.app.back) + own("end", [.escape])
    let (ids, taken) = (Set(own.map(\.id)), Set(own.flatMap(\.keys)))
    var table = all
    table.commands.removeAll { ids.contains($0.id) || !taken.isDisjoint(with: $0.keys) }
    for index in table.commands.indices { table.commands[index].visibility = .hidden }
    table.commands = own + table.commands
    table.helpOrder = HelpOrder()
    return table
  }

  /// The key of the command called `id`, as displayed.
  static func key(of id: String, _ words: Words, _ keys: KeyLabels) -> String {
    let key = keys.key(of: id, in: commands(words))
    return key.isEmpty ? finishedKey(of: id, words, keys) : key
  }

  /// The same on a finished board.
  static func finishedKey(of id: String, _ words: Words, _ keys: KeyLabels) -> String {
    keys.key(of: id, in: finishedCommands(words))
  }
}

extension GameBoardModel {
  /// The key of a command of the board as displayed, under the player's own key map.
  func key(of id: String) -> String {
    GameBoard.key(of: id, words, dependencies.preferences.keyLabels)
  }

  /// Performs what `key` does on the board of a game in progress, though something covers it.
  /// Returns `false` for keys that leave the board, those that close a sheet, and all others.
  func performCovered(_ key: KeyPress) -> Bool {
    let closing: [KeyPress] = [.enter, " ", .escape, "q"]
    guard !game.isComplete, !closing.contains(key) else { return false }
    var leaves = false
    let board = GameBoard(model: self, leave: { _ in leaves = true })
    let table = board.commands.keys(on: board).remapped(by: dependencies.preferences.keyMap)
    guard let entry = table.entry(for: key) else { return false }
    entry.perform()
    return !leaves
  }

  /// How to resume a paused game.
  var pausedHint: String { words.board.pausedHint(key(of: "pause")) }
}
