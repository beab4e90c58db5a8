import Foundation
import Games
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct KeyTableTests {
  private static let words = Words.english

  /// Every table of help and of key files, but the one that works everywhere, and those that depend
  /// on a state.
  private static var tables: [KeyTable] {
    KeyTables.all(words, keyMap: KeyMap()).filter { $0.title != words.kit.everywhere } + [
      GameBoard.finishedCommands(words).keys,
      PacksScreen.commands(words).keys,
    ]
  }

  private static var everywhere: [KeyPress] {
    SuiteView.commandsEverywhere(words).commands.flatMap(\.keys)
      + [KeyPress("?"), KeyPress(.function(1))]
  }

  /// Each table of commands and each enum of actions in the sources of the screens is in help and
  /// in key files.
  @Test func everyCommandHasATable() throws {
    let ids = Set(KeyTables.all(Self.words, keyMap: KeyMap()).map(\.id))
    var tables: Set<String> = []
    var actions: Set<String> = []
    var listed = ""
    for path in Repository.paths(below: "Sources/Screens") where path.hasSuffix(".swift") {
      let text = try Repository.text(of: path)
      if path.hasSuffix("/KeyTables.swift") { listed = text }
      tables.formUnion(text.matches(of: /CommandTable\(\s*"(\w+)"/).map { String($0.1) })
      let bindings = text.matches(of: /indings\([^{]*-> \[KeyBinding<(\w+)>\]/)
      actions.formUnion(bindings.map { String($0.1) })
    }
    #expect(tables.count + actions.count > 30)
    #expect(tables.isSubset(of: ids), "\(tables.subtracting(ids))")
    for action in actions { #expect(listed.contains("\(action)."), "\(action)") }
  }

  @Test func noKeyMeansTwoThings() {
    for table in Self.tables { #expect(table.conflicts.isEmpty, "\(table.title)") }
  }

  @Test func noScreenTakesAKeyThatWorksEverywhere() {
    for table in Self.tables {
      for key in Self.everywhere { #expect(table.entry(for: key) == nil, "\(table.title) \(key)") }
    }
  }

  @Test func noKeyNeedsControlAndADigitOrTakesTheOneThatSuspends() {
    for key in Self.tables.flatMap(\.entries).flatMap(\.keys) {
      guard key.modifiers.contains(.control), case .character(let character) = key.key else {
        continue
      }
      #expect(!character.isNumber && character != "z")
    }
  }

  @Test(arguments: ["", "a", "g", "g3", "?", "r"])
  func theTablesInForceAgree(keys: String) throws {
    let driver = try SuiteDriver()
    driver.type(keys)
    expectAgreement(driver)
  }

  @Test(arguments: ["", "p", "s", "4R", "?"])
  func theTablesInForceOnTheBoardAgree(keys: String) throws {
    let driver = try SuiteDriver.onBoard()
    driver.type(keys)
    expectAgreement(driver)
  }

  /// Footers, help and key files write them in one way.
  @Test func titlesBeginInLowerCase() {
    for table in Self.tables {
      for entry in table.entries where entry.visibility != .hidden {
        let isLower = entry.title.first?.isUppercase == false
        // The name of a pack is a name.
        let isName = entry.title == Self.words.name(ofPack: PuzzleID.first.pack)
        #expect(isLower || isName, "\(table.title): \(entry.title)")
      }
    }
  }

  /// The lines of the board's help: its commands, those that stand for others once for all.
  private static func lines(_ words: Words) -> [Command<GameBoard>] {
    GameBoard.commands(words).commands.filter { $0.visibility != .hidden }
  }

  @Test func eachCommandOfTheBoardIsInOneGroupOfThePlayersWords() {
    let table = GameBoard.commands(Self.words)
    let groups = ["Move", "Enter", "Notes", "Look", "Undo", "Hints", "More"]
    #expect(table.helpOrder.groups == groups)
    for command in table.commands {
      #expect(command.group.map(groups.contains) == true, "\(command.id)")
    }
    for group in groups { #expect(table.commands.contains { $0.group == group }, "\(group)") }
    #expect(table.helpOrder.first.count == 10)
    for id in table.helpOrder.first { #expect(table[id]?.visibility != .hidden, "\(id)") }
  }

  @Test(arguments: [Words.english, .korean])
  func eachLineOfTheBoardsHelpSaysWhatItDoes(words: Words) {
    for command in Self.lines(words) {
      let detail = command.detail ?? ""
      #expect(!detail.isEmpty && detail.last != ".", "\(command.id)")
    }
  }

  @Test(arguments: ScreenSize.ofBoard)
  func everyKeyOfTheBoardIsExplained(size: ScreenSize) throws {
    let driver = try SuiteDriver.onBoard(width: size.width, height: size.height)
    driver.type("?")
    var help = driver.text.lowercased()
    for _ in 0..<7 {
      driver.type("⏎")
      for _ in 0..<12 {
        help += driver.text.lowercased()
        driver.type("↓")
      }
      driver.type("⎋↓")
    }
    let titles =
      Self.lines(Self.words).map(\.title)
      + SuiteView.commandsEverywhere(Self.words).commands.map(\.title)
    for title in titles {
      #expect(help.contains(title.lowercased()), "\(title) is not in the help")
    }
  }

  @Test func helpNamesTheKeysOfThePlayersMap() throws {
    let keyMap = KeyMap([
      "gameBoard.undo": [.function(5)], "gameBoard.expect.highlight": ["e"],
    ])
    let driver = try SuiteDriver.onBoard()
    driver.view.runtime.keyMap = keyMap
    driver.view.runtime.showFrame()
    driver.type("?")
    #expect(driver.shows(" F5 "))
    driver.type("/follow a")
    #expect(driver.shows("e 1-9   Follow a digit"))
  }

  @Test func aSearchDoesItOnTheBoard() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("?/small digits⏎")
    #expect(driver.shows("Notes on") && !driver.shows("Ten keys"))
    driver.type("?/follow a⏎")
    #expect(driver.shows("Follow 1-9, 0 none"))
  }

  @Test(arguments: [
    ("", "⏎ open"), ("", "q quit"), ("g", "⏎ open"),
    ("g", "q back"), ("a", "Esc close"),
  ])
  func theFooterShowsTheKeysOfTheScreen(keys: String, hint: String) throws {
    let driver = try SuiteDriver()
    driver.type(keys)
    #expect(driver.rows.last?.contains(hint) == true, "\(driver.text)")
    #expect(driver.rows.last?.contains("? all keys") == true)
  }

  @Test(arguments: ["", "g", "w", "b"])
  func theKeyThatPausesAGameDoesNothingElsewhere(way: String) throws {
    let driver = try SuiteDriver()
    driver.type(way)
    let before = driver.text
    driver.type("p")
    #expect(driver.text == before)
  }

  @Test(arguments: ["", "g", "gP", "gP⏎", "gc", "gt", "i", "b"])
  func noFooterNamesAKeyTwice(keys: String) throws {
    let driver = try SuiteDriver(width: 160, height: 50, world: .played(games: 1))
    driver.type(keys)
    let footer = driver.rows.last(where: { $0.contains("? all keys") }) ?? ""
    let hints = footer.split(separator: "  ").map { $0.trimmingPrefix { $0 == " " } }
    let names = hints.map { $0.prefix { $0 != " " } }
    #expect(Set(names).count == names.count, "\(footer)")
  }

  @Test func theFooterOfTheBoardShowsWhatMattersMost() throws {
    let driver = try SuiteDriver.onBoard()
    for hint in ["move", "1-9 place", "0 clear", "m notes", "u undo", "? all keys"] {
      #expect(driver.rows.last?.contains(hint) == true)
    }
  }

  @Test func theFooterOfTheSolverShowsWhatMattersMost() async throws {
    let driver = try await SuiteDriver.solving(Boards.wellKnown)
    for hint in ["s solve it!", "n step by step", "E all steps now", "g play it", "? all keys"] {
      #expect(driver.rows.last?.lowercased().contains(hint.lowercased()) == true, "\(driver.text)")
    }
    driver.type("d")
    for hint in ["v change given", "M make minimal", "S symmetry", "p mark pattern"] {
      #expect(driver.rows.last?.contains(hint) == true, "\(driver.text)")
    }
    #expect(driver.rows.last?.contains("? all keys") == true)
    driver.type("v")
    let footer = driver.rows.last { $0.contains("? all keys") } ?? ""
    for hint in ["l level", "t needing a technique", "/ target", "c no target"] {
      #expect(footer.contains(hint), "\(footer)")
    }
  }

  @Test func theFooterOfADrawingGoesOnWithWhatIsDrawn() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("A")
    driver.advance(by: .seconds(10))
    driver.type("D")
    let board = try driver.board()
    let first = try #require(board.notedCandidates[board.cursor].first)
    for hint in ["Space link", "c colour", "r row of a fish", "i what if", "? all keys"] {
      #expect(driver.rows.last?.contains(hint) == true, "\(driver.text)")
    }
    driver.type("\(first) ")
    for hint in ["Space link", "f flip the last link", "x take back", "? all keys"] {
      #expect(driver.rows.last?.contains(hint) == true, "\(driver.text)")
    }
    driver.type("x\(first)r")
    for hint in ["r row of a fish", "o column of a fish", "b box of a fish", "? all keys"] {
      #expect(driver.rows.last?.contains(hint) == true, "\(driver.text)")
    }
  }

  private func expectAgreement(_ driver: SuiteDriver) {
    var seen: Set<KeyPress> = []
    let tables = driver.view.runtime.tree.activeKeys.tables
    #expect(!tables.isEmpty)
    for table in tables {
      #expect(table.conflicts.isEmpty)
      for key in Set(table.entries.flatMap(\.keys)) {
        #expect(seen.insert(key).inserted, "\(key) in \(table.title)")
      }
    }
  }

  @Test func theKeysHaveAFooterOfTheirOwn() throws {
    let driver = try SuiteDriver.onBoard()
    driver.type("?")
    #expect(driver.rows.last?.contains("Esc close") == true)
    #expect(driver.rows.last?.contains("all keys") == false)
  }
}
