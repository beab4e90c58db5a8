import TerminalTesting
import TestSupport
import Testing

@testable import ScutesConsole

/// A row must be right beyond a cluster to which the terminal gives another width.
struct DisputedWidthTests {
  nonisolated static let disputed: [Character] = [
    "👨‍👩‍👧", "❤\u{FE0F}", "⌚\u{FE0E}", "🇰🇷", "1️⃣", "👍🏽", "🫨", "☰", "\u{1112}\u{1161}\u{11AB}",
    "का",
  ]

  private func put(_ text: String, row: Int, on canvas: inout Canvas) {
    var x = 0
    for character in text {
      let columns = character.columns
      canvas[x, row] = CanvasCell(glyph: Glyph(character), columns: UInt8(columns))
      if columns == 2 { canvas[x + 1, row] = CanvasCell(columns: 0) }
      x += columns
    }
  }

  /// The cells to the right of the cluster on `row`, from its first column on.
  private func rest(of screen: PaintedScreen, row: Int, from x: Int) -> String {
    String((x..<24).map { screen.screen[$0, row].character })
  }

  @Test(arguments: disputed, [-1, 1])
  func theRestOfTheRowStandsInItsPlace(_ cluster: Character, _ error: Int) throws {
    let screen = try PaintedScreen()
    defer { screen.close() }
    screen.giveColumns { character in
      let columns = character.columns
      return character == cluster ? max(1, columns + error) : columns
    }
    screen.show { put("ab\(cluster)cdefgh", row: 1, on: &$0) }
    let start = 2 + cluster.columns
    #expect(rest(of: screen, row: 1, from: start).hasPrefix("cdefgh"), "\(cluster)")
    #expect(rest(of: screen, row: 1, from: 0).hasPrefix("ab"))
    screen.show { put("abc\(cluster)defgh", row: 1, on: &$0) }
    #expect(rest(of: screen, row: 1, from: start + 1).hasPrefix("defgh"), "\(cluster)")
    #expect(rest(of: screen, row: 1, from: 0).hasPrefix("abc"))
    screen.show { put("abcxyzdefgh", row: 1, on: &$0) }
    #expect(screen.screen.lines[1].hasPrefix("abcxyzdefgh"))
  }

  /// A terminal that draws the parts of a cluster one by one overwrites the cells after it.
  @Test(arguments: disputed)
  func aTerminalThatKnowsNoClustersSpoilsNothingElse(_ cluster: Character) throws {
    let screen = try PaintedScreen()
    defer { screen.close() }
    screen.giveColumns { character in
      character == cluster ? min(2, character.unicodeScalars.count) : character.columns
    }
    screen.show { put("\(cluster)\(cluster)abc", row: 0, on: &$0) }
    #expect(rest(of: screen, row: 0, from: 2 * cluster.columns).hasPrefix("abc"))
  }

  @Test(arguments: ["한", "日", "é", "e\u{301}", "a", "━", "👍", "⌚", "ש\u{5C1}"] as [Character])
  func whatTerminalsAgreeOnGoesThroughNcurses(_ cluster: Character) {
    #expect(!cluster.hasDisputedColumns)
  }

  @Test func aPartOfADrawingIsAStandInWhereItsCharacterIsWide() throws {
    let lines = try AmbiguousWidth.withValue(.wide) {
      let screen = try PaintedScreen()
      defer { screen.close() }
      screen.giveColumns { character in AmbiguousWidth.withValue(.wide) { character.columns } }
      screen.show { canvas in
        for (x, character) in "┏━┓→".enumerated() {
          canvas[x, 0] = CanvasCell(glyph: Glyph(character))
        }
        put("Ж→x", row: 1, on: &canvas)
      }
      return screen.screen.lines
    }
    #expect(lines[0].hasPrefix("+-+>"))
    #expect(lines[1].hasPrefix("Ж→x"))
  }
}
