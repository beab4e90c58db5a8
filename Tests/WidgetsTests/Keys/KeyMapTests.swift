import Testing

@testable import Scutes
@testable import ScutesConsole

private nonisolated enum Step: Hashable, KeyAction {
  case move(Way)
  case digit(Int)
  case undo
  case score
  case leave

  static let table = "steps"

  var name: String {
    switch self {
    case .move(let way): "move." + way.rawValue
    case .digit(let digit): "digit.\(digit)"
    case .undo: "undo"
    case .score: "score"
    case .leave: "leave"
    }
  }
}

private nonisolated enum Way: String {
  case up = "up"
  case down = "down"
  case left = "left"
  case right = "right"
}

private nonisolated enum Renamed: String, KeyAction {
  case startAgain = "restart"

  static let table = "game"
}

private nonisolated enum Nameless { case startAgain }

struct KeyMapTests {
  private func table(_ perform: @escaping (Step) -> Void = { _ in }) -> KeyTable {
    KeyTable(
      "Board", id: "board",
      [
        KeyBinding([KeyPress(.up), KeyPress("k")], .move(.up), "move", as: "arrows"),
        KeyBinding([KeyPress(.down), KeyPress("j")], .move(.down), "move", shown: .hidden),
        KeyBinding([KeyPress(.left)], .move(.left), "move", shown: .hidden),
        KeyBinding([KeyPress(.right)], .move(.right), "move", shown: .hidden),
        KeyBinding([KeyPress("5")], .digit(5), "five"),
        KeyBinding([KeyPress("u")], .undo, "undo"),
        KeyBinding([KeyPress("s")], .score, "score"),
        KeyBinding([KeyPress("q"), KeyPress(.escape)], .leave, "leave", id: "end"),
      ], perform: perform)
  }

  private func keys(_ table: KeyTable, _ id: String) -> [String]? {
    table.entries.first { $0.id == id }?.keys.map(\.notation)
  }

  @Test func labelsNameTheKeysOfTheMap() {
    let bindings = [
      KeyBinding([KeyPress("u"), KeyPress("z")], Step.undo, "Undo"),
      KeyBinding([KeyPress(.up)], .move(.up), "Move"),
    ]
    let map = KeyMap(["steps.undo": [KeyPress("z", modifiers: .control)]])
    #expect(KeyLabels().key(of: .undo, in: bindings) == "u")
    #expect(KeyLabels(keyMap: map).key(of: .undo, in: bindings) == "Ctrl-Z")
    #expect(KeyLabels(keyMap: map).key(of: .move(.up), in: bindings) == "↑")
    #expect(KeyLabels(isUnicode: false).key(of: .move(.up), in: bindings) == "Up")
    #expect(KeyLabels().key(of: .leave, in: bindings).isEmpty)
  }

  @Test func actionsHaveTheNamesThatTheyAreGiven() {
    #expect(
      table().entries.map(\.id)
        == [
          "board.move.up", "board.move.down", "board.move.left", "board.move.right",
          "board.digit.5",
          "board.undo", "board.score", "board.end",
        ])
    #expect(KeyTable("", [KeyBinding([], Step.undo, "")]) { _ in }.entries[0].id == "steps.undo")
    let renamed = KeyTable("", [KeyBinding([], Renamed.startAgain, "")]) { _ in }
    #expect(renamed.entries[0].id == "game.restart")
    let nameless = KeyTable("", [KeyBinding([], Nameless.startAgain, "")]) { _ in }
    #expect(nameless.id == "")
    #expect(nameless.entries[0].id == nil)
    #expect(KeyBinding([], (), "").id == nil)
    #expect(KeyBinding([], 3, "").id == nil)
    #expect(KeyBinding([], "text", "").id == "text")
    #expect(KeyTable("", [KeyBinding([], FocusAction.up, "")]) { _ in }.id == "focus")
  }

  @Test func aMapGivesOtherKeys() throws {
    let map = try KeyMap(
      parsing: """
        # keys of my own

        board.undo = z, ctrl+z ,z
        board.end=
          board.score = comma, =
        """)
    let table = table().remapped(by: map)
    #expect(keys(table, "board.undo") == ["z", "ctrl+z"])
    #expect(keys(table, "board.end") == [])
    #expect(keys(table, "board.score") == ["comma", "="])
    #expect(keys(table, "board.digit.5") == ["5"])
    #expect(map.conflicts(in: [self.table()]) == [])
    #expect(try KeyMap(parsing: map.text) == map)
  }

  @Test func aKeyThatTheMapGivesIsTakenFromWhereItWas() {
    let map = KeyMap(["board.undo": [KeyPress("q"), KeyPress("s")]])
    let table = table().remapped(by: map)
    #expect(keys(table, "board.end") == ["escape"])
    #expect(keys(table, "board.score") == [])
    #expect(
      map.conflicts(in: [self.table()]).map(\.description)
        == [
          "board.score has no key left, since its keys mean something else now: give it another."
        ])
  }

  @Test func twoActionsThatWantOneKeyAreSaid() {
    let map = KeyMap(["board.undo": [KeyPress("x")], "board.score": [KeyPress("x")]])
    #expect(
      map.conflicts(in: [table()]).map(\.description)
        == ["x stands for both board.undo and board.score: give one of them another key."])
  }

  @Test func namesThatNobodyHasAreFound() {
    let map = KeyMap([
      "board.undoo": [], "*.move.up": [KeyPress("w")], "*.fly": [KeyPress("f")], "board.undo": [],
    ])
    #expect(map.unknownNames(in: [table()]) == ["*.fly", "board.undoo"])
  }

  @Test func aNameWithAStarIsForEveryTable() {
    var map = KeyMap(["*.undo": [KeyPress("1")], "board.undo": [KeyPress("2")]])
    #expect(map["board.undo"] == [KeyPress("2")])
    #expect(map["other.undo"] == [KeyPress("1")])
    #expect(map["undo"] == nil)
    map = map.merging(KeyMap(["board.undo": [KeyPress("3")]]))
    #expect(map["board.undo"] == [KeyPress("3")])
  }

  @Test(
    arguments: [
      (
        "gameBoard.undo",
        "Line 1, column 1: No = here: write a line such as "
          + "gameBoard.undo = u, ctrl+z."
      ),
      (
        "\n  board undo = u",
        "Line 2, column 8: \"board undo\" can't name an action: write a name "
          + "such as gameBoard.undo before the =."
      ),
      (
        "= u",
        "Line 1, column 1: \"\" can't name an action: write a name such as gameBoard.undo "
          + "before the =."
      ),
      (
        "a = u\r\na = v", "Line 2, column 1: a has its keys in a line above: write all in one line."
      ),
      (
        "a = u, foo",
        "Line 1, column 8: No key \"foo\": write a character, f1 to f35, or a "
          + "name such as space, enter or pageup."
      ),
      ("a = u,, v", "Line 1, column 7: A key is missing here: write one such as u, f5 or ctrl+z."),
      (
        "a = 한, hyper+x",
        "Line 1, column 8: No modifier \"hyper\": write ctrl, alt or shift "
          + "before the plus."
      ),
    ])
  func aMistakeIsSaidWithItsPlace(_ text: String, _ message: String) {
    do throws(KeyMapError) {
      _ = try KeyMap(parsing: text)
      Issue.record("it was read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func focusKeysFollowTheMap() {
    var actions: [FocusAction] = []
    let table = FocusKeys.table(.wasd) { actions.append($0) }
    for key in "wasd" { table.entry(for: KeyPress(key))?.perform() }
    table.entry(for: KeyPress(.tab, modifiers: .shift))?.perform()
    #expect(actions == [.up, .left, .down, .right, .previous])
    #expect(table.entry(for: KeyPress("k")) == nil)
  }

  @Test func aLabelFollowsTheKeysItStandsFor() {
    func label(_ map: KeyMap) -> String {
      table().remapped(by: map).entries[0].usualKey(isUnicode: true)
    }
    #expect(label(KeyMap()) == "arrows")
    #expect(label(KeyMap(["board.undo": [KeyPress("z")]])) == "arrows")
    #expect(label(.wasd) == "wsad")
    #expect(label(.arrows) == "↑↓←→")
    #expect(label(KeyMap(["board.move.up": [KeyPress(.pageUp)]])) == "PgUp ↓ ← →")
  }
}
