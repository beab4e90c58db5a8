import Scutes
import Store
import Sudoku
import TestSupport
import Testing

@testable import Screens

/// The positions of notes in a cell.
struct NoteLookTests {
  /// The rows of the cell, including the columns beside it that it shares.
  private func rows(_ look: CellLook, _ metrics: BoardMetrics, _ theme: SuiteTheme) -> [String] {
    let glyphs = CellGlyphs(
      look,
      in: CellGlyphs.BoardSetting(
        metrics, theme: theme.theme,
        colorDepth: theme == .monochrome ? .monochrome : .trueColor))
    let shared = metrics.shared.width
    var rows = Array(
      repeating: Array(repeating: Character(" "), count: metrics.cell.width + 2 * shared),
      count: metrics.cell.height)
    for glyph in glyphs.all { rows[glyph.place.y][glyph.place.x + shared] = glyph.character }
    return rows.map { String($0) }
  }

  @Test(arguments: [SuiteTheme.shoreDark, .kameLight])
  func notesOfARegularBoardAreSmallFiguresUnlessTheyStandOut(theme: SuiteTheme) {
    #expect(rows(CellLook(notes: .all), .regular, theme) == [" ₁₂₃₄₅ ", " ⁶⁷⁸⁹  "])
    var followed = CellLook(notes: [.two, .seven])
    followed.sameNotes = [.seven]
    #expect(rows(followed, .regular, theme) == ["  ₂    ", "  7    "])
    #expect(rows(CellLook(notes: .all), .regular, .monochrome) == [" ₁₂₃₄₅ ", " ⁶⁷⁸⁹  "])
    #expect(rows(CellLook(notes: [.five]), .medium, theme)[1] == "   5   ")
  }

  @Test func plainNotesAreASetting() throws {
    let world = try SuiteWorld()
    world.preferences.hasSmallNotes = false
    let driver = try SuiteDriver.onBoard(world: world)
    driver.type("m16")
    #expect(try driver.cell(row: 1, column: 3) == ["1    ", "6   ✎"])
    driver.suite.dependencies.preferences.values.hasSmallNotes = true
    driver.view.runtime.showFrame()
    #expect(try driver.cell(row: 1, column: 3) == ["₁    ", "⁶   ✎"])
  }

  @Test func plainNotesAreDigitsOnASmallScreenToo() throws {
    let world = try SuiteWorld()
    world.preferences.hasSmallNotes = false
    let driver = try SuiteDriver.onBoard(width: 40, height: 20, world: world)
    driver.type("m16")
    #expect(try driver.cell(row: 1, column: 3)[0].contains("16"))
    driver.suite.dependencies.preferences.values.hasSmallNotes = true
    driver.view.runtime.showFrame()
    #expect(try driver.cell(row: 1, column: 3) == ["⠐ ⢀ ", "   ✎"])
  }

  @Test(arguments: [SuiteTheme.shoreDark, .monochrome])
  func centreNotesStandInBrackets(theme: SuiteTheme) {
    let both = CellLook(notes: [.one, .three, .eight], centreNotes: [.two, .four])
    #expect(rows(both, .compact, theme) == ["…(…)"])
    #expect(rows(both, .regular, theme) == [" 138   ", " (24)  "])
    #expect(rows(both, .medium, theme)[1] == " (24)  ")
    #expect(rows(both, .large, theme)[1] == "  (24)   ")
    #expect(rows(both, .vast, theme)[4] == "   (24)    ")
    let centre = CellLook(centreNotes: [.six, .seven])
    #expect(rows(centre, .compact, theme) == ["(67)"])
    #expect(rows(centre, .regular, theme) == ["       ", " (67)  "])
  }

  @Test(arguments: [BoardMetrics.medium, .large])
  func notesOfBothKindsLeaveRoomForTheSignOfTheCell(metrics: BoardMetrics) {
    let look = CellLook(notes: .all, centreNotes: [.two])
    let rows = rows(look, metrics, .shoreDark)
    #expect(rows[0].contains("12345") && rows[2].contains("6789"))
    #expect(rows[metrics.markPlace.y].first == " ")
  }

  @Test func whatFindsNoRoomIsSaidToBeThereByNoDigit() {
    #expect(rows(CellLook(notes: .all), .compact, .shoreDark) == [" ⠿⠇ "])
    #expect(rows(CellLook(notes: [.one, .three, .five, .seven]), .compact, .shoreDark) == [" ⠕⠁ "])
    #expect(rows(CellLook(notes: [.one, .three]), .compact, .shoreDark) == [" ⠁⠁ "])
    #expect(rows(CellLook(centreNotes: .all), .compact, .shoreDark) == ["(1…)"])
    #expect(rows(CellLook(notes: .all), .small, .shoreDark) == ["⢐⢐⢐ ", "⠐⠐⠐ "])
    #expect(rows(CellLook(notes: [.one, .eight]), .small, .shoreDark) == ["⠐   ", " ⠐  "])
    #expect(rows(CellLook(centreNotes: [.one, .two]), .small, .shoreDark) == ["    ", "(12)"])
    #expect(
      rows(CellLook(notes: .all, centreNotes: .all), .regular, .shoreDark)
        == [" 1234… ", " (12…) "])
  }

  @Test func withoutColoursBarsMarkTheCursorAndTheSameDigitsAreReversed() {
    let cursor = CellLook(digit: .five, cursor: .digits)
    #expect(rows(cursor, .regular, .monochrome) == ["▐  5  ▌", "▐     ▌"])
    #expect(rows(cursor, .compact, .monochrome) == ["[ 5]"])
    #expect(
      rows(CellLook(notes: .all, cursor: .notes), .regular, .monochrome)
        == ["▐₁₂₃₄₅▌", "▐⁶⁷⁸⁹✎▌"])
    let same = CellGlyphs(
      CellLook(digit: .five, isSameDigit: true),
      in: CellGlyphs.BoardSetting(
        .regular, theme: SuiteTheme.monochrome.theme, colorDepth: .monochrome))
    #expect(same.all.map(\.place.x).sorted() == [1, 2, 3])
    #expect(same.all.allSatisfy { $0.style.attributes.contains(.reverse) })
    #expect(rows(CellLook(isPeer: true), .regular, .monochrome) == ["       ", "       "])
  }

  @Test func numbersShowTheRowAndTheColumnOfTheCursor() throws {
    let driver = try SuiteDriver.onBoard(theme: .monochrome, colorDepth: .monochrome)
    let canvas = try #require(driver.view.canvas)
    let origin = try driver.boardOrigin()
    func isBold(_ place: Point) -> Bool {
      canvas[origin.x + place.x, origin.y + place.y].attributes.contains(.bold)
    }
    for index in 0..<9 {
      #expect(isBold(BoardMetrics.regular.labelPlace(ofRow: index)) == (index == 0))
      #expect(isBold(BoardMetrics.regular.labelPlace(ofColumn: index)) == (index == 2))
    }
  }
}
