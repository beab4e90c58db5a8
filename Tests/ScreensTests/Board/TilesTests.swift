import Games
import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The tiles that replace digits on the board.
struct TilesTests {
  @Test(arguments: TilePattern.allCases)
  func eachPatternHasNineDifferentSignsOfOneColumn(pattern: TilePattern) {
    let signs = Tiles(pattern).all
    #expect(Set(signs).count == 9)
    let columns = signs.map { String($0).columns }
    #expect(columns == Array(repeating: 1, count: 9))
  }

  @Test(arguments: TilePattern.allCases)
  func withoutUnicodeAllSignsAreASCII(pattern: TilePattern) {
    let tiles = Tiles(pattern, showsSigns: false)
    let isPlain = tiles.all.allSatisfy { $0.isASCII }
    #expect(isPlain)
    #expect((tiles.pattern == .digits) == (pattern == .digits))
  }

  @Test(arguments: [TilePattern.digits, .letters, .shapes], [false, true])
  func largeSignsKeepToTheirBlockAndDiffer(pattern: TilePattern, isHuge: Bool) throws {
    let tiles = Tiles(pattern)
    var seen: Set<String> = []
    for digit in Digit.all {
      let big = try #require(tiles.big(digit, isHuge: isHuge))
      let size = isHuge ? BigGlyph.hugeSize : BigGlyph.size
      let isInside = big.parts.allSatisfy { 0..<size.width ~= $0.x && 0..<size.height ~= $0.y }
      #expect(isInside)
      seen.insert(big.parts.map { "\($0.x),\($0.y)\($0.character)" }.joined())
    }
    #expect(seen.count == 9)
  }

  @Test func lettersStandOnTheBoardWhileKeysAndWordsKeepTheDigits() throws {
    let driver = try driver(.letters)
    driver.type("4")
    let (text, board) = (driver.text, try driver.board())
    #expect(text.contains("▐  E  ▌  C  ▌  D  ▌"))
    #expect(text.contains("1 A ●●●") && text.contains("r1c3 · 4"))
    let digit = board.game.digit(at: Cell(2))
    #expect(digit == .four)
  }

  @Test func notesAreOfTheSamePattern() throws {
    let driver = try driver(.symbols)
    driver.type("m14")
    let text = driver.text
    #expect(text.contains("▐  ♪  ▌  ♣  ▌♥  ♠ ▌"))
    #expect(text.contains("1 ♥") && text.contains("notes 1 4"))
  }

  @Test func anotherPatternShowsAtOnce() throws {
    let driver = try driver(.digits)
    driver.world.preferences.tilePattern = .pattern(.shapes)
    driver.suite.dependencies.preferences.values.tilePattern = .pattern(.shapes)
    driver.view.runtime.showFrame()
    let text = driver.text
    #expect(text.contains("▐  ◆  ▌  ▲  ▌"))
  }

  @Test(
    arguments: [
      (.letters, .reference), (.symbols, .reference), (.shapes, .reference), (.shapes, .least),
      (.shapes, .spacious),
    ] as [(TilePattern, ScreenSize)])
  func aBoardOfEachPattern(pattern: TilePattern, size: ScreenSize) throws {
    let driver = try driver(pattern, size: size)
    driver.type("4→m1→d")
    expectSnapshot(try driver.golden(), named: "\(pattern) \(size)")
  }

  /// ```
  ///  1 6    1:6    1♥6    1 ♥ 6    [1♥]6    [5]    1🐙 6   [1🐙]
  /// ```
  @Test(
    arguments: [
      (5, nil, false, [nil, 1, nil, nil, 3]), (3, nil, false, [nil, 0, nil, nil, 1]),
      (5, 1, false, [1, 2, nil, nil, 3]), (9, 1, false, [2, 4, nil, nil, 6]),
      (3, 1, false, [0, 1, nil, nil, 2]), (2, 1, false, [nil, 0, nil, nil, 1]),
      (5, nil, true, [nil, 1, 0, 2, 3]), (5, 1, true, [1, 2, 0, 3, 4]),
      (3, nil, true, [nil, 1, 0, 2, nil]), (2, nil, true, [nil, 0, nil, 1, nil]),
      (5, 2, false, [0, 1, nil, nil, 4]), (9, 2, false, [2, 4, nil, nil, 7]),
      (7, 2, false, [1, 3, nil, nil, 6]), (4, 2, false, [0, 1, nil, nil, 3]),
      (5, 2, true, [1, 2, 0, 4, 5]), (9, 2, true, [2, 4, 1, 6, 7]),
      (4, 2, true, [nil, 1, 0, 3, nil]), (2, 2, false, [nil, 0, nil, nil, 2]),
    ] as [(Int, Int?, Bool, [Int?])])
  func theKeysOfThePadHaveRoomForAll(
    width: Int, tileColumns: Int?, isArmed: Bool, places: [Int?]
  ) {
    let key = PadKeyPlaces(width: width, tileColumns: tileColumns, isArmed: isArmed)
    #expect([key.number, key.tile, key.openBracket, key.closeBracket, key.mark] == places)
  }

  private func driver(
    _ pattern: TilePattern, size: ScreenSize = ScreenSize(width: 80, height: 24)
  ) throws -> SuiteDriver {
    let world = try SuiteWorld()
    world.preferences.tilePattern = .pattern(pattern)
    return try SuiteDriver.onBoard(width: size.width, height: size.height, world: world)
  }
}
