import Games
import Scutes
import ScutesTesting
import Store
import Sudoku
import Synchronization
import TestSupport
import Testing

@testable import Screens

/// The symbols of a Memory theme on the board.
struct SymbolTilesTests {
  /// Emoji of all kinds: ZWJ sequences, flags, skin tones, a keycap, one with a variation selector;
  /// and symbols of one column.
  private nonisolated static let motley = ["👨‍👩‍👧‍👦", "🏳️‍🌈", "🇰🇷", "👍🏽", "1️⃣", "❤️", "한", "♞", "A"]

  private static func theme(_ symbols: [String], name: String = "Motley") -> MemoryTheme {
    MemoryTheme(
      id: MemoryTheme.ID(0xA), name: name, color: RGBA(1, 2, 3),
      symbols: symbols.flatMap { MemorySymbol.all(in: $0) }, pairs: 2)
  }

  @Test func eachTakesOneColumnOrTwo() throws {
    let tiles = try #require(Tiles(Self.theme(Self.motley)))
    #expect(tiles.all.map(String.init) == Self.motley)
    #expect(Digit.all.map(tiles.columns) == [2, 2, 2, 2, 2, 2, 2, 1, 1])
    #expect(tiles.columns == 2)
  }

  @Test func onlyTheFirstNineCount() throws {
    let tiles = try #require(Tiles(Self.theme(Self.motley + ["🐙"])))
    #expect(tiles.all.count == 9)
    let few = Tiles(Self.theme(Array(Self.motley.dropLast())))
    #expect(few == nil)
  }

  @Test(arguments: BoardMetrics.allCases)
  func noneIsCutAndTheLinesStay(metrics: BoardMetrics) throws {
    let puzzle = try Puzzle.wellKnown()
    var picture = BoardPicture(grid: puzzle.solution, givens: puzzle.givens)
    picture.wrong = [Cell(2), Cell(3)]
    picture.conflicting = [Cell(3), Cell(4)]
    for color in CellColor.allCases { picture.colors[35 + color.rawValue] = [color] }
    picture.selection = [Cell(36), Cell(50), Cell(60)]
    picture.cursor = Cell(44)
    picture.mode = .centreNotes
    let symbols = try drawn(
      picture, metrics, Tiles(Self.theme(Self.motley)) ?? Tiles(.digits))
    let empty = try drawn(BoardPicture(grid: Grid(), givens: Grid()), metrics, Tiles(.digits))
    for symbol in Self.motley {
      let count = symbols.split(separator: symbol, omittingEmptySubsequences: false).count - 1
      #expect(count == 9, "\(symbol)")
    }
    for line in "┏┳┓┣╋┫┗┻┛━┃" where !metrics.hasTiles {
      #expect(symbols.count { $0 == line } == empty.count { $0 == line }, "\(line)")
    }
    let rows = symbols.split(separator: "\n").map { String($0).columns }
    #expect(rows.max() ?? 0 <= metrics.board.width)
  }

  private func drawn(
    _ picture: BoardPicture, _ metrics: BoardMetrics, _ tiles: Tiles
  ) throws -> String {
    let driver = ViewDriver(
      width: metrics.board.width, height: metrics.board.height, theme: SuiteTheme.shoreDark.theme
    ) {
      BoardDrawing(picture: picture, metrics: metrics).environment(\.tiles, tiles)
    }
    return driver.text
  }

  @Test(arguments: BoardMetrics.allCases)
  func aLinkOfAHintCutsNone(metrics: BoardMetrics) throws {
    let text = try drawn(
      BoardPicture.withHint, metrics,
      Tiles(BuiltInMemoryTheme.ocean.theme(named: "Ocean")) ?? Tiles(.digits))
    let givens = try Puzzle.wellKnown().givens
    let count = Cell.all.count { givens[$0] != nil }
    let shown = text.count { "🐙🦑🦐🦀🐡🐠🐟🐬🐳".contains($0) }
    #expect(shown == count)
  }

  // MARK: On the board of a game

  @Test func notesKeysAndWordsKeepTheDigits() throws {
    let driver = try driver()
    driver.type("4")
    let placed = driver.text
    #expect(placed.contains("▐ 🐡  ▌ 🦐  ▌ 🦀· ▌") && placed.contains("r1c3 · 4"))
    #expect(placed.contains("1 🐙 ●●●······") && placed.contains("2 🦑 ●●·······"))
    driver.type("0m14")
    let noted = driver.text
    let cell = try driver.cell(row: 1, column: 3)
    #expect(cell == ["₁  ₄ ", "    ✎"] && noted.contains("notes 1 4"))
  }

  @Test(arguments: ScreenSize.sample)
  func aBoardOfSymbols(size: ScreenSize) throws {
    let driver = try driver(size: size)
    driver.type("4→1→→5↓f6↑m1→2→d")
    expectSnapshot(try driver.golden(), named: "symbols \(size)")
  }

  @Test(arguments: [SuiteTheme.monochrome, .terminalSixteen])
  func aBoardOfSymbolsInFewColours(theme: SuiteTheme) throws {
    let driver = try driver(
      theme: theme, colorDepth: theme == .monochrome ? .monochrome : .sixteen)
    driver.type("4→1→→5↓f6↑m1→2→d")
    expectSnapshot(try driver.golden(), named: "symbols \(theme.rawValue) 80x24")
  }

  @Test func withoutUnicodeLettersStandForThem() throws {
    let driver = try driver()
    let capabilities = TerminalCapabilities(colorDepth: .trueColor, isUnicode: false)
    let tiles = driver.suite.tiles(on: capabilities)
    #expect(tiles == Tiles(.letters))
  }

  @Test func aThemeThatGoesOrShrinksLeavesDigitsUntilItIsBack() throws {
    let driver = try driver()
    let themes = driver.suite.memory.themes
    let ocean = try #require(themes.themes.first { $0.name == "Ocean" })
    themes.delete(ocean.id)
    let gone = try firstRow(driver)
    #expect(gone == "  5  ┃  3  ┃     ")
    themes.undoDelete()
    let back = try firstRow(driver)
    #expect(back == " 🐡  ┃ 🦐  ┃     ")
    var small = ocean
    for symbol in ocean.symbols.dropFirst(8) { small.remove(symbol) }
    themes.keep(small)
    let shrunk = try firstRow(driver)
    #expect(shrunk == gone)
    #expect(driver.world.preferences.tilePattern == .theme(ocean.id), "it may grow again")
  }

  @Test func anEditedThemeChangesTheBoard() throws {
    let driver = try driver()
    let themes = driver.suite.memory.themes
    var ocean = try #require(themes.themes.first { $0.name == "Ocean" })
    ocean.remove(ocean.symbols[0])
    themes.keep(ocean)
    let row = try firstRow(driver)
    #expect(row == " 🐠  ┃ 🦀  ┃     ")
  }

  @Test func themesAreReadForABoardThatNeedsThemAndNoSooner() throws {
    let world = try SuiteWorld()
    let kept = MemoryThemeStore.inMemory()
    let counter = Counter()
    world.themes.load = { () throws(MemoryThemesError) in
      counter.add()
      return try kept.load()
    }
    let digits = try SuiteDriver.onBoard(world: world)
    let place = try #require(Setting.ID.allCases.firstIndex(of: .tiles))
    digits.type("," + String(repeating: "⇥", count: place) + "→⎋q")
    #expect(counter.count == 0)
    world.preferences.tilePattern = .theme(try #require(MemoryTheme.ID("ocean")))
    let home = try SuiteDriver(world: world)
    home.type("g")
    #expect(counter.count == 0)
    _ = try SuiteDriver.onBoard(world: world)
    #expect(counter.count == 1)
  }

  /// The first three cells of the board, as currently shown.
  private func firstRow(_ driver: SuiteDriver) throws -> String {
    driver.view.runtime.showFrame()
    return try (1...3).map { try driver.cell(row: 1, column: $0)[0] }.joined(separator: "┃")
  }

  private func driver(
    size: ScreenSize = ScreenSize(width: 80, height: 24), theme: SuiteTheme? = nil,
    colorDepth: ColorDepth = .trueColor
  ) throws -> SuiteDriver {
    let world = try SuiteWorld()
    world.preferences.tilePattern = .theme(try #require(MemoryTheme.ID("ocean")))
    return try SuiteDriver.onBoard(
      width: size.width, height: size.height, world: world, theme: theme, colorDepth: colorDepth)
  }
}

private nonisolated final class Counter: Sendable {
  private let value = Mutex(0)
  var count: Int { value.withLock { $0 } }
  func add() { value.withLock { $0 += 1 } }
}
