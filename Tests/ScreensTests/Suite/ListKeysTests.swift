import Formats
import Games
import Generating
import Hints
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The keys of all lists: one set, by which what is deleted can be brought back.
struct ListKeysTests {
  private static let words = Words.english

  /// The lists of what a player keeps. Their keys mean nothing else.
  private static var kept: [KeyTable] {
    [
      ProfilesSheet.commands(words).keys, UnfinishedScreen.commands(words).keys,
      PathsSheet.commands(words).keys, CollectionsScreen.commands(words).keys,
      MemoryScreen.commands(words).keys, MovesSheet.commands(words).keys,
      ChangesSheet.commands(words).keys,
    ]
  }

  /// The lists of puzzles, games and steps, which have keys of their own as well.
  private static var others: [KeyTable] {
    [
      CollectionScreen.commands(words).keys, AllStepsScreen.commands(words).keys,
      LeaderboardSheet.commands(words).keys,
    ]
  }

  /// The action of an entry, by its name in key maps.
  private func action(_ id: String) -> RowAction? {
    let older: [String: RowAction] = [
      "importTheme": .importFile, "exportTheme": .export, "paths.name": .rename,
      "moves.name": .rename, "numbers": .find, "bounds": .find,
    ]
    return older.first { id == $0.key || id.hasSuffix(".\($0.key)") }?.value
      ?? RowAction.allCases.first { id == $0.name || id.hasSuffix(".\($0.name)") }
  }

  @Test func anActionHasTheSameKeysInEveryList() {
    var found: Set<RowAction> = []
    for table in Self.kept + Self.others {
      for entry in table.entries {
        guard let id = entry.id, let action = action(id) else { continue }
        found.insert(action)
        #expect(Array(entry.keys.prefix(action.keys.count)) == action.keys, "\(id)")
      }
    }
    #expect(found == Set(RowAction.allCases))
  }

  @Test func aKeyOfAnActionMeansNothingElse() {
    for table in Self.kept {
      for entry in table.entries {
        guard let id = entry.id else { continue }
        let taken = RowAction.allCases.filter { $0 != action(id) }.flatMap(\.keys)
        // A collection begins with an import, and a checkpoint with a name.
        let allowed = [RowAction.importFile, .rename].contains(action(id)) ? ["n"] : [KeyPress]()
        let clash = entry.keys.filter { taken.contains($0) && !allowed.contains($0) }
        #expect(clash.isEmpty, "\(id): \(clash)")
      }
    }
    let grave = [RowAction.delete, .undo, .export]
    for entry in Self.others.flatMap(\.entries) {
      guard let id = entry.id, !grave.contains(where: { $0 == action(id) }) else { continue }
      #expect(entry.keys.allSatisfy { !grave.flatMap(\.keys).contains($0) }, "\(id)")
    }
  }

  // MARK: Deleting and bringing back

  enum Deletable: CaseIterable {
    case profiles, unfinished, collections, themes

    /// The keys that lead to the list from Home, and those that leave it.
    var way: (there: String, back: String) {
      switch self {
      case .profiles: ("", "⎋")
      case .unfinished: ("gu", "qq")
      case .collections: ("gPc", "qqqq")
      case .themes: ("m", "q")
      }
    }
  }

  private func driver(_ list: Deletable) async throws -> SuiteDriver {
    let world = try SuiteWorld()
    switch list {
    case .profiles:
      for name in ["A", "B", "C"] {
        world.preferences.profiles.insert(TechniqueProfile(name: name))
      }
    case .unfinished:
      for level in [Level.easy, .medium, .hard] {
        let driver = try SuiteDriver(world: world)
        driver.suite.play(Generator.puzzle(level: level, seed: 7))
        driver.view.runtime.showFrame()
        driver.advance(by: .seconds(3))
        driver.type("m1q")
      }
    case .collections:
      let puzzle = try #require(PuzzlePack.pack(1)?.puzzle(1))
      for name in ["A", "B", "C"] {
        let puzzles = await CollectionImport.read(Array("\(puzzle.givens)\n".utf8))
        _ = try world.store.add(puzzles, named: name)
      }
    case .themes: break
    }
    return try SuiteDriver(world: world)
  }

  private func open(_ list: Deletable, _ driver: SuiteDriver) {
    if list == .profiles {
      driver.suite.go(to: .profiles)
      driver.view.runtime.showFrame()
      driver.type("↓↓↓↓↑↑")
    } else {
      driver.type(list.way.there)
    }
  }

  /// What there is, in the order of the list.
  private func rows(_ list: Deletable, _ driver: SuiteDriver) throws -> [String] {
    switch list {
    case .profiles: driver.world.preferences.profiles.all.map(\.name)
    case .unfinished:
      driver.suite.records.unfinishedGames(limit: 9).games.map { "\($0.game.id)" }
    case .collections: try driver.world.store.collections().map(\.name)
    case .themes: driver.suite.memory.themes.themes.map(\.name)
    }
  }

  @Test(arguments: Deletable.allCases, ["d", "⌫", "del"])
  func whatIsDeletedComesBackStepByStep(list: Deletable, key: String) async throws {
    let driver = try await driver(list)
    open(list, driver)
    let before = try rows(list, driver)
    for step in 1...3 {
      if key == "del" { driver.press(KeyPress(.delete)) } else { driver.type(key) }
      #expect(try rows(list, driver).count == before.count - step, "\(key) \(step)")
    }
    for step in 1...3 {
      driver.type("u")
      #expect(try rows(list, driver).count == before.count - 3 + step)
    }
    #expect(try rows(list, driver) == before)
    #expect(!driver.shows("Undo: delete"))
    driver.type("u")
    #expect(try rows(list, driver) == before)
  }

  @Test(arguments: Deletable.allCases)
  func aDeletionIsUndoneAfterTheListWasLeft(list: Deletable) async throws {
    let driver = try await driver(list)
    open(list, driver)
    let before = try rows(list, driver)
    driver.type("dd")
    driver.type(list.way.back)
    open(list, driver)
    #expect(driver.shows("Undo: delete"))
    driver.type("uu")
    #expect(try rows(list, driver) == before)
  }

  @Test(arguments: Deletable.allCases)
  func deletingIsListedOnceAndUndoOnlyAfterwards(list: Deletable) async throws {
    let driver = try await driver(list)
    open(list, driver)
    func titles() -> [String] {
      driver.view.runtime.tree.activeKeys.tables.flatMap(\.entries)
        .filter { $0.visibility != .hidden }.map(\.title)
    }
    #expect(titles().count { $0 == "delete" } == 1)
    #expect(!titles().contains("undo"))
    driver.type("d")
    #expect(titles().count { $0 == "undo" } == 1)
    #expect(driver.shows("u  Undo: delete"))
  }
}
