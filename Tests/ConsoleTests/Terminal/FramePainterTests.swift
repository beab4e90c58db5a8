import TerminalTesting
import TestSupport
import Testing

@testable import ScutesConsole

struct FramePainterTests {
  private static let night = Color.hex(0x1B1F3B)
  private static let violet = Color.hex(0x5B4B9A)
  private static let pale = Color.hex(0xDCD2FF)

  private static let family: Character = "👨‍👩‍👧"
  private static let glyphs: [Character] =
    Array("   19x━┃╋한日👍ée\u{301}❤️🇰🇷각क्ष") + [family]

  private static func put(
    _ character: Character, _ x: Int, _ y: Int, on canvas: inout Canvas,
    foreground: Color = .terminalDefault, background: Color = .terminalDefault,
    attributes: TextAttributes = [], link: CellLink = .none
  ) {
    let columns = character.columns
    guard x + columns <= canvas.size.width else { return }
    for column in x..<x + columns { clear(column, y, on: &canvas) }
    var cell = CanvasCell(
      glyph: Glyph(character), foreground: foreground, background: background,
      attributes: attributes, columns: UInt8(columns))
    cell.link = link
    canvas[x, y] = cell
    if columns == 2 {
      canvas[x + 1, y] = cell
      canvas[x + 1, y].glyph = .space
      canvas[x + 1, y].columns = 0
    }
  }

  /// Blanks a cell, and the other half of its wide glyph.
  private static func clear(_ x: Int, _ y: Int, on canvas: inout Canvas) {
    if canvas[x, y].columns == 2 { canvas[x + 1, y] = .blank }
    if canvas[x, y].columns == 0 { canvas[x - 1, y] = .blank }
    canvas[x, y] = .blank
  }

  private static func scribble(on canvas: inout Canvas, _ random: inout LinearGenerator) {
    let colors: [Color] = [.terminalDefault, night, violet, pale, .ansi(1), .ansi(12)]
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let start = Int.random(in: 0..<canvas.size.width, using: &random)
      let row = Int.random(in: 0..<canvas.size.height, using: &random)
      let foreground = colors.randomElement(using: &random) ?? night
      let background = colors.randomElement(using: &random) ?? night
      let attributes = TextAttributes(
        rawValue: UInt8.random(in: 0...63, using: &random)
          & UInt8.random(in: 0...63, using: &random))
      let links = [CellLink.none, CellLink.none, CellLink(LinkDestination("https://a.b"))]
      let link = links.randomElement(using: &random) ?? .none
      var x = start
      for _ in 0..<Int.random(in: 1...6, using: &random) where x < canvas.size.width {
        let character = glyphs.randomElement(using: &random) ?? " "
        put(
          character, x, row, on: &canvas, foreground: foreground, background: background,
          attributes: attributes, link: link)
        x += character.columns
      }
    }
  }

  /// Moves a block of rows up or down by one or two.
  private static func scroll(_ canvas: inout Canvas, _ random: inout LinearGenerator) {
    let old = canvas
    let top = Int.random(in: 0..<3, using: &random)
    let bottom = Int.random(in: top + 1..<canvas.size.height, using: &random)
    let distance = [-2, -1, 1, 2].randomElement(using: &random) ?? 1
    for y in top...bottom {
      for x in 0..<canvas.size.width {
        let isInside = (top...bottom).contains(y + distance)
        canvas[x, y] = isInside ? old[x, y + distance] : .blank
      }
    }
  }

  @Test(
    arguments: [TerminalCapabilities.ColorDepth.indexed256, .trueColor, .sixteen, .monochrome],
    0..<(4 as UInt64))
  func theTerminalShowsThePicture(
    _ depth: TerminalCapabilities.ColorDepth, _ seed: UInt64
  ) throws {
    var random = LinearGenerator(state: seed)
    let screen = try PaintedScreen(depth: depth, hasOverhang: !seed.isMultiple(of: 2))
    defer { screen.close() }
    for step in 0..<40 {
      if step % 7 == 6 { screen.settle() }
      let point = Point(
        x: Int.random(in: 0..<screen.canvas.size.width, using: &random),
        y: Int.random(in: 0..<screen.canvas.size.height, using: &random))
      let cursor = Bool.random(using: &random) ? point : nil
      screen.show(cursor: cursor, all: step.isMultiple(of: 17)) { canvas in
        if step % 5 == 3 { Self.scroll(&canvas, &random) }
        if step % 5 != 3 || step % 2 == 0 { Self.scribble(on: &canvas, &random) }
      }
      #expect(screen.faults == [], "step \(step)")
      #expect(screen.screen.showsCursor == (cursor != nil))
      if let cursor { #expect(screen.screen.cursor == cursor) }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func whatGoesLeavesNoTracesInOtherCells(_ seed: UInt64) throws {
    var random = LinearGenerator(state: seed)
    let screen = try PaintedScreen(depth: .trueColor, hasOverhang: true)
    defer { screen.close() }
    let blocks = Array("  █▀▄▌▐░▗▙─│╭╯┼a한")
    for step in 0..<60 {
      screen.show { canvas in
        for _ in 0..<Int.random(in: 1...8, using: &random) {
          let colors: [Color] = [Self.night, Self.violet, Self.pale, .terminalDefault]
          let character = blocks.randomElement(using: &random) ?? " "
          let x = Int.random(in: 0..<20, using: &random)
          let y = Int.random(in: 0..<6, using: &random)
          let foreground = colors.randomElement(using: &random) ?? Self.pale
          let background = colors.randomElement(using: &random) ?? Self.night
          for column in 0..<Int.random(in: 1...4, using: &random) {
            Self.put(
              character, x + column * character.columns, y, on: &canvas, foreground: foreground,
              background: background)
          }
        }
      }
      #expect(screen.faults == [], "step \(step)")
      #expect(screen.screen.cellsWithTraces == [], "step \(step)")
      if step % 5 == 4 {
        screen.settle()
        #expect(screen.faults == [], "settled, step \(step)")
      }
    }
  }

  /// The ink of blocks by quarters: upper left, upper right, lower left, lower right.
  nonisolated private static let quarters: [Character: String] = [
    " ": "....", "▘": "#...", "▝": ".#..", "▀": "##..", "▖": "..#.", "▌": "#.#.", "▞": ".##.",
    "▛": "###.", "▗": "...#", "▚": "#..#", "▐": ".#.#", "▜": "##.#", "▄": "..##", "▙": "#.##",
    "▟": ".###", "█": "####",
  ]

  @Test(arguments: quarters.keys.sorted(), [TextAttributes(), .reverse])
  func aBlockThatGoesOnAboveIsSentWithoutASeam(
    block: Character, attributes: TextAttributes
  ) throws {
    func ink(_ cell: CanvasCell) throws -> String {
      let ink = try #require(Self.quarters[cell.glyph.character])
      guard cell.attributes.contains(.reverse) else { return ink }
      return String(ink.map { $0 == "#" ? "." : "#" })
    }
    let cell = CanvasCell(
      glyph: Glyph(block), foreground: Self.pale, background: Self.night, attributes: attributes)
    let color = attributes.contains(.reverse) ? Self.night : Self.pale
    for above in ["█", "▄", "▖", " ", "a"] as [Character] {
      var canvas = Canvas(size: Size(width: 1, height: 2))
      canvas[0, 0] = CanvasCell(glyph: Glyph(above), foreground: color, background: Self.violet)
      canvas[0, 1] = cell
      let sent = canvas.seamless[0, 1]
      #expect(try ink(sent) == ink(cell))
      let drawn = try #require(Self.quarters[sent.glyph.character])
      if "█▄▖".contains(above) {
        #expect(!drawn.hasPrefix("##"), "below \(above)")
      } else if block != "█" {
        #expect(sent == cell, "below \(above)")
      }
    }
  }

  @Test func linesAndBlocksAreDrawnAnewWithWhatHasComeSince() throws {
    let screen = try PaintedScreen(hasOverhang: true)
    defer { screen.close() }
    screen.show { _ in }
    screen.show { canvas in
      Self.put("█", 3, 1, on: &canvas)
      Self.put("답", 5, 1, on: &canvas)
    }
    screen.show { Self.clear(5, 1, on: &$0) }
    screen.settle()
    #expect(screen.faults == [])
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen-256color", "xterm", "linux"])
  func everyDescriptionLeadsToThePicture(_ terminal: String) throws {
    var random = LinearGenerator(state: 7)
    let screen = try PaintedScreen(terminal: terminal, depth: .eight)
    defer { screen.close() }
    let attributes: TextAttributes = terminal == "linux" ? [.bold, .reverse] : [.underline, .bold]
    for step in 0..<30 {
      screen.show { canvas in
        let x = Int.random(in: 0..<20, using: &random)
        let y = Int.random(in: 0..<6, using: &random)
        Self.put(
          "한", x, y, on: &canvas, foreground: .ansi(UInt8(step % 8)), background: Self.night,
          attributes: attributes)
      }
      #expect(screen.faults == [], "step \(step)")
    }
  }

  @Test func aBackgroundThatMovesByACellCostsAtMostAHundredBytes() throws {
    let screen = try PaintedScreen(size: Size(width: 80, height: 24))
    defer { screen.close() }
    func highlight(_ column: Int, _ background: Color, on canvas: inout Canvas) {
      for y in 10...11 {
        for x in column..<column + 5 { canvas[x, y].background = background }
      }
    }
    screen.show(cursor: Point(x: 22, y: 10)) { canvas in
      canvas = Canvas(
        size: canvas.size,
        filledWith: CanvasCell(foreground: Self.pale, background: Self.night))
      for x in 0..<80 where x % 3 == 0 { canvas[x, 10].glyph = Glyph("5" as Character) }
      highlight(20, Self.violet, on: &canvas)
    }
    let bytes = screen.show(cursor: Point(x: 28, y: 10)) { canvas in
      highlight(20, Self.night, on: &canvas)
      highlight(26, Self.violet, on: &canvas)
    }
    #expect(screen.faults == [])
    #expect(bytes.count <= 100, "\(bytes.count)")
  }

  @Test func nothingIsSentWhereNothingChanges() throws {
    let screen = try PaintedScreen()
    defer { screen.close() }
    screen.show { Self.put("a", 1, 1, on: &$0) }
    #expect(screen.show { _ in } == [])
  }

  @Test func aLongFrameIsOneSynchronizedUpdate() throws {
    let screen = try PaintedScreen(size: Size(width: 80, height: 24))
    defer { screen.close() }
    let frame = screen.show { canvas in
      for cell in 0..<300 { Self.put("a", cell % 30, cell / 30, on: &canvas) }
    }
    #expect(frame.starts(with: bytes("⎋[?2026h")))
    #expect(frame.suffix(8) == bytes("⎋[?2026l")[...])
    #expect(screen.screen.updates == 1)
  }

  @Test func aFrameThatArrivesInOnePieceAnywayIsNotBracketed() throws {
    let screen = try PaintedScreen()
    defer { screen.close() }
    screen.show { Self.put("a", 1, 1, on: &$0) }
    let updates = screen.screen.updates
    let small = screen.show { Self.put("b", 1, 1, on: &$0) }
    #expect(!small.isEmpty && !screen.screen.isUpdating && screen.screen.updates == updates)
    let move = screen.show(cursor: Point(x: 3, y: 3)) { _ in }
    #expect(!move.isEmpty && screen.screen.updates == updates)
  }

  /// The terminal moves lines that move, unless ncurses doesn't know everything on them.
  @Test(arguments: [false, true])
  func linesScroll(_ hasForeignGlyph: Bool) throws {
    let screen = try PaintedScreen(size: Size(width: 24, height: 12))
    defer { screen.close() }
    func list(from first: Int, on canvas: inout Canvas) {
      for y in 0..<12 {
        for (x, character) in "row \(first + y) of \(y + first)".enumerated() {
          Self.put(character, x, y, on: &canvas, background: Self.night)
        }
        Self.put(
          hasForeignGlyph && y == 5 ? Self.family : " ", 15, y, on: &canvas)
      }
    }
    for first in [10, 11, 12, 11] {
      let bytes = screen.show { list(from: first, on: &$0) }
      #expect(screen.faults == [])
      if first > 10 { #expect(hasForeignGlyph || bytes.count < 80, "\(bytes.count)") }
    }
  }

  @Test func anotherSizeIsPaintedWhole() throws {
    let screen = try PaintedScreen()
    defer { screen.close() }
    screen.show { Self.put("a", 1, 1, on: &$0) }
    for size in [Size(width: 10, height: 3), Size(width: 60, height: 20)] {
      screen.show { canvas in
        canvas = Canvas(size: size, filledWith: CanvasCell(background: Self.violet))
        Self.put("한", 4, 2, on: &canvas)
      }
      #expect(screen.faults == [])
    }
  }

  /// More colours than a terminal with eight can distinguish, over many frames and in one.
  @Test func coloursNeverRunOut() throws {
    let screen = try PaintedScreen(terminal: "linux", depth: .trueColor)
    defer { screen.close() }
    for step in 0..<40 {
      screen.show { canvas in
        for x in 0..<24 {
          Self.put(
            "x", x, step % 6, on: &canvas,
            foreground: .rgb(UInt8(x * 10), UInt8(step), 0),
            background: .rgb(0, 0, UInt8(step)))
        }
        for x in 0..<24 { canvas[x, (step + 4) % 6] = .blank }
        for x in 0..<24 { canvas[x, (step + 5) % 6] = .blank }
        for y in 0..<6 where y != step % 6 && y != (step + 5) % 6 {
          for x in 0..<24 { canvas[x, y] = .blank }
        }
      }
      #expect(screen.faults == [], "step \(step)")
    }
  }

  @Test func withoutUnicodeThereAreStandIns() throws {
    let screen = try PaintedScreen(locale: "C")
    defer { screen.close() }
    screen.show { canvas in
      for (x, character) in "┏━→x".enumerated() { Self.put(character, x, 0, on: &canvas) }
      Self.put("한", 5, 0, on: &canvas)
      Self.put(Self.family, 8, 0, on: &canvas)
      Self.put("!", 10, 0, on: &canvas)
    }
    #expect(screen.screen.lines[0] == "+->x ?  ? !")
  }
}
