import Games
import Scutes
import Sudoku

// The keys of boards, and of the reasons beside them
extension Command {
  /// The arrows and the letters that stand for them: `move.up` and so on.
  static func arrows(
    _ words: Words, shown visibility: KeyVisibility = .footer,
    perform: @escaping (Target, Cell.Direction) -> Void
  ) -> [Command] {
    let moves: [(Cell.Direction, [KeyPress])] = [
      (.up, [.up, "k"]), (.down, [.down, "j"]), (.left, [.left, "h"]), (.right, [.right, "l"]),
    ]
    return moves.map { direction, keys in
      let isFirst = direction == .up
      return Command(
        "move.\(direction.rawValue)", keys, words.app.move, shown: isFirst ? visibility : .hidden,
        as: isFirst ? "↑↓←→ hjkl" : nil
      ) { perform($0, direction) }
    }
  }

  /// The keys that move by a box, a letter or a brace and Control with the arrow: `moveByBox.left`
  /// and so on.
  static func byBox(
    _ words: Words, perform: @escaping (Target, Cell.Direction) -> Void
  ) -> [Command] {
    let (sideways, upAndDown) = (words.keys.boxSideways, words.keys.boxUpAndDown)
    let moves: [(KeyPress, KeyPress.Key, Cell.Direction, title: String, isFirst: Bool)] = [
      ("b", .left, .left, sideways, true), ("w", .right, .right, sideways, false),
      ("{", .up, .up, upAndDown, true), ("}", .down, .down, upAndDown, false),
    ]
    return moves.map { key, arrow, direction, title, isFirst in
      Command(
        "moveByBox.\(direction.rawValue)", [key, KeyPress(arrow, modifiers: .control)], title,
        shown: isFirst ? .help : .hidden, speakingForNext: isFirst
      ) { perform($0, direction) }
    }
  }

  /// The digit keys. The first is shown and stands for all.
  static func digits(
    _ title: String, named name: (Digit) -> String, shown visibility: KeyVisibility = .footer,
    as label: String = "1-9", perform: @escaping (Target, Digit) -> Void
  ) -> [Command] {
    Digit.all.map { digit in
      let isFirst = digit == Digit.all[0]
      return Command(
        name(digit), [KeyPress(Character(digit.description))], title,
        shown: isFirst ? visibility : .hidden, as: isFirst ? label : nil
      ) { perform($0, digit) }
    }
  }

  /// The keys that turn the pages of a text.
  static func pages(
    _ words: Words, named names: (previous: String, next: String) = ("page.-1", "page.1"),
    perform: @escaping (Target, _ pages: Int) -> Void
  ) -> [Command] {
    [
      Command(names.previous, ["["], words.hints.turnPages, shown: .help, as: "[ ]") {
        perform($0, -1)
      },
      Command(names.next, ["]"], words.hints.turnPages, shown: .hidden) { perform($0, 1) },
    ]
  }

  /// The keys that unfold and fold reasons level by level. Those with no effect at the moment are
  /// hidden.
  static func folding(
    _ words: Words, named names: (unfold: String, fold: String),
    if possible: @escaping (Target) -> (unfold: Bool, fold: Bool),
    perform: @escaping (Target, _ levels: Int) -> Void
  ) -> [Command] {
    let hints = words.hints
    return [
      Command(names.unfold, [">"], hints.foldReasons, as: "< >") { perform($0, 1) }
        .adapted { command, target in
          let possible = possible(target)
          if possible != (true, true) {
            (command.title, command.label) = (hints.unfold.lowercased(), nil)
          }
          if !possible.unfold { command.visibility = .hidden }
        },
      Command(names.fold, ["<"], hints.foldReasons, shown: .hidden) { perform($0, -1) }
        .adapted { command, target in
          let possible = possible(target)
          guard possible != (true, true) else { return }
          command.title = hints.fold.lowercased()
          command.visibility = possible.fold ? .footer : .hidden
        },
    ]
  }

  static func redo(
    _ words: Words, shown visibility: KeyVisibility = .help, perform: @escaping (Target) -> Void
  ) -> Command {
    Command(
      "redo", ["r", .control("r")], words.board.redo.lowercased(), shown: visibility,
      perform: perform)
  }
}

extension ScreenControl {
  /// A button of the command called `id` of `table`, with its key.
  init<Target>(
    _ icon: String, _ title: String, _ id: String, of table: CommandTable<Target>,
    _ keys: KeyLabels, isEnabled: Bool = true, isOn: Bool = false, state: String? = nil
  ) {
    self.init(
      icon: icon, title: title, action: id, key: keys.key(of: id, in: table), isEnabled: isEnabled,
      state: state, isOn: isOn)
  }
}
