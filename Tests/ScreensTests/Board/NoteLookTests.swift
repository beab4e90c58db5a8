import TestSupport
import Testing
import Widgets

@testable import Models
@testable import Screens

/// How notes stand in a cell.
struct NoteLookTests {
  /// Columns of each row of the cell, from its top left.
  private func rows(_ look: CellLook, _ metrics: BoardMetrics, _ theme: SuiteTheme) -> [String] {
    let glyphs = CellGlyphs(
      look, metrics: metrics, theme: theme.theme,
      colorDepth: theme == .monochrome ? .monochrome : .trueColor)
    var rows = Array(
      repeating: Array(repeating: Character(" "), count: metrics.cell.width),
      count: metrics.cell.height)
    for glyph in glyphs.all { rows[glyph.place.y][glyph.place.x] = glyph.character }
    return rows.map { String($0) }
  }

  @Test(arguments: [SuiteTheme.kameDark, .monochrome])
  func centreNotesStandInBrackets(theme: SuiteTheme) {
    let both = CellLook(notes: [.one, .three, .eight], centreNotes: [.two, .four])
    #expect(rows(both, .compact, theme) == ["…(…)"])
    #expect(rows(both, .regular, theme) == [" 138  ", " (24) "])
    #expect(rows(both, .large, theme)[1] == " (24)  ")
    #expect(rows(both, .roomy, theme)[3] == "  (24)   ")
    #expect(rows(both, .vast, theme)[4] == "   (24)    ")
    let centre = CellLook(centreNotes: [.six, .seven])
    #expect(rows(centre, .compact, theme) == ["(67)"])
    #expect(rows(centre, .regular, theme) == ["      ", " (67) "])
  }

  @Test func whatFindsNoRoomIsSaidToBeThereByNoDigit() {
    #expect(rows(CellLook(notes: .all), .compact, .kameDark) == [" 12…"])
    #expect(rows(CellLook(notes: [.one, .three, .five, .seven]), .compact, .kameDark) == [" 13…"])
    #expect(rows(CellLook(notes: [.one, .three]), .compact, .kameDark) == [" 13 "])
    #expect(rows(CellLook(centreNotes: .all), .compact, .kameDark) == ["(1…)"])
    #expect(
      rows(CellLook(notes: .all, centreNotes: .all), .regular, .kameDark) == [" 1234…", "(123…)"])
  }

  @Test(arguments: [SuiteTheme.kameDark, .monochrome])
  func aLineParsNotesOfNeighboursInABox(theme: SuiteTheme) {
    let beside = CellLook(notes: [.one, .two, .five], isBesideNotes: true)
    #expect(rows(beside, .regular, theme) == ["┊12  5", "┊     "])
    #expect(rows(beside, .large, theme)[0] == " 1 2   ", "they have room enough")
    let colored = CellLook(notes: [.one], isBesideNotes: true, color: .one)
    #expect(rows(colored, .regular, theme) == ["┊1    ", "●     "])
  }

  @Test func onlyNotesInTheSameBoxNeedALine() throws {
    var game = Game(id: 1, puzzle: try .wellKnown())
    for cell in [2, 3, 5, 6, 7].map(Cell.init) {
      game.apply(.toggleNote(.one, at: cell), at: .zero)
    }
    let beside = BoardPicture(of: game).cells.indices.filter {
      BoardPicture(of: game).cells[$0].isBesideNotes
    }
    #expect(beside == [7])
  }

  @Test func withoutColoursTheCursorIsAFrameAndTheSameDigitsAreReversed() {
    let cursor = CellLook(digit: .five, cursor: .digits)
    #expect(rows(cursor, .regular, .monochrome) == ["┏  5 ┓", "┗    ┛"])
    #expect(rows(cursor, .compact, .monochrome) == ["[ 5]"])
    #expect(
      rows(CellLook(notes: .all, cursor: .notes), .regular, .monochrome) == ["✎12345", "┗6789┛"])
    let same = CellGlyphs(
      CellLook(digit: .five, isSameDigit: true), metrics: .regular,
      theme: SuiteTheme.monochrome.theme, colorDepth: .monochrome)
    #expect(same.all.map(\.place.x).sorted() == [2, 3, 4])
    #expect(same.all.allSatisfy { $0.style.attributes.contains(.reverse) })
    #expect(rows(CellLook(isPeer: true), .regular, .monochrome) == ["      ", "      "])
  }

  @Test func withoutColoursTheBorderShowsTheRowAndTheColumnOfTheCursor() throws {
    let driver = try SuiteDriver.onBoard(theme: .monochrome, colorDepth: .monochrome)
    #expect(driver.rows[2].first == "▸")
    #expect(driver.rows[1].contains("▾"))
    driver.type("t")
    #expect(driver.rows[2].first == "┃")
  }
}
