import Scutes
import TestSupport
import Testing

@testable import Hints
@testable import Screens
@testable import Sudoku

/// Links can be followed from end to end on the board with one row per cell, even past digits and
/// notes.
struct BoardLinksTests {
  /// The ends of links by row and column, from 0, and the cells between them that the link crosses.
  private nonisolated static let ways = [
    Way(from: (2, 0), to: (8, 0), through: (3...7).map { ($0, 0) }),
    Way(from: (8, 0), to: (2, 0), through: (3...7).map { ($0, 0) }),
    Way(from: (0, 2), to: (0, 8), through: (3...7).map { (0, $0) }),
    Way(from: (0, 2), to: (6, 8), through: (3...8).map { (0, $0) } + (1...5).map { ($0, 8) }),
    Way(from: (8, 2), to: (0, 7), through: (3...7).map { (8, $0) } + (1...7).map { ($0, 7) }),
  ]

  @Test(arguments: ways, [SuiteTheme.shoreDark, .terminalSixteen])
  fileprivate func everyCellBetweenTheEndsIsMarked(_ way: Way, _ theme: SuiteTheme) throws {
    let places = try places(of: [way.link(way.from.row == 2)], theme)
    for cell in way.through {
      let rect = BoardMetrics.compact.rect(of: cell)
      #expect(places.contains { rect.contains($0) }, "\(cell)")
    }
    let ends = [way.from, way.to].map { BoardMetrics.compact.rect(of: $0) }
    let rows = (ends.map(\.minY).min() ?? 0)..<(ends.map(\.maxY).max() ?? 0)
    let column = ends[1].minX..<ends[1].maxX
    if rows.count > 1 {
      for y in rows.dropFirst().dropLast() {
        #expect(places.contains { $0.y == y && column.contains($0.x) }, "row \(y)")
      }
    }
  }

  @Test func whereTwoCrossBothAreSeen() throws {
    let upright = Way(from: (0, 7), to: (3, 7), through: []).link(true)
    let level = Way(from: (1, 6), to: (1, 8), through: []).link(false)
    #expect(try drawing(of: [upright, level], .shoreDark).golden.contains("╂"))
  }

  @Test(arguments: [true, false], [SuiteTheme.shoreDark, .terminalSixteen])
  func aLinkThatFailsIsCrossedOut(isStrong: Bool, theme: SuiteTheme) throws {
    let link = Way(from: (0, 2), to: (0, 8), through: []).link(isStrong)
    #expect(try drawing(of: [link], failing: [link], theme).golden.contains("×"))
    #expect(try !drawing(of: [link], theme).golden.contains("×"))
  }

  @Test(arguments: [BoardMetrics.regular, .medium, .large])
  func aLinkWithinACellIsCrossedOutToo(metrics: BoardMetrics) throws {
    let cell = Cell(row: 0, column: 2)
    let link = Link.strong(Candidate(cell, .two), Candidate(cell, .five))
    let crossed = try drawing(of: [link], failing: [link], .shoreDark, metrics)
    #expect(crossed.golden.contains("×"))
    #expect(try !drawing(of: [link], .shoreDark, metrics).golden.contains("×"))
  }

  @Test(arguments: [BoardMetrics.regular, .large])
  func aLinkLeavesTheEdgesOfTilesWhole(metrics: BoardMetrics) throws {
    let links = [Self.ways[1], Self.ways[2]].map { $0.link(true) }
    let plain = try drawing(of: [], .shoreDark, metrics)
    let drawn = try drawing(of: links, .shoreDark, metrics)
    #expect(plain.cells != drawn.cells)
    let page = plain[0, 0].background
    for y in 0..<plain.size.height {
      for x in 0..<plain.size.width
      where plain[x, y].background == page && "▌▐▄▀".contains(plain[x, y].glyph.character) {
        #expect(plain[x, y] == drawn[x, y], "\(x), \(y)")
      }
    }
  }

  /// The points at which the board differs with and without `links`.
  private func places(of links: [Link], _ theme: SuiteTheme) throws -> Set<Point> {
    let (plain, drawn) = (try drawing(of: [], theme), try drawing(of: links, theme))
    var places: Set<Point> = []
    for y in 0..<plain.size.height {
      for x in 0..<plain.size.width where plain[x, y] != drawn[x, y] {
        places.insert(Point(x: x, y: y))
      }
    }
    return places
  }

  /// A board with two notes in most empty cells and all notes in some.
  private func drawing(
    of links: [Link], failing: [Link] = [], _ theme: SuiteTheme,
    _ metrics: BoardMetrics = .compact
  ) throws -> Canvas {
    let grid = try Puzzle.wellKnown().givens
    var picture = BoardPicture(grid: grid, givens: grid)
    for cell in Cell.all where grid[cell] == nil {
      picture.notes[cell.index] = cell.index.isMultiple(of: 3) ? .all : [.two, .five]
    }
    // The ends look the same with and without the line.
    let ends =
      Self.ways.flatMap { [$0.from, $0.to] } + links.flatMap { [$0.from.cell, $0.to.cell] }
    picture.hint = HintPicture(
      candidates: Set(ends).sorted { $0.index < $1.index }.map {
        PaintedCandidate(candidate: Candidate($0, .five), role: .on, group: nil)
      }, links: links, failing: failing)
    let size = metrics.board
    let driver = ViewDriver(
      width: size.width, height: size.height, theme: theme.theme,
      colorDepth: theme == .terminalSixteen ? .eight : .trueColor
    ) {
      BoardDrawing(picture: picture, metrics: metrics)
    }
    return try #require(driver.canvas)
  }
}

/// A link and the cells between its ends.
private nonisolated struct Way: Sendable {
  let from, to: Cell
  let through: [Cell]

  init(from: (Int, Int), to: (Int, Int), through: [(Int, Int)]) {
    self.from = Cell(row: from.0, column: from.1)
    self.to = Cell(row: to.0, column: to.1)
    self.through = through.map { Cell(row: $0.0, column: $0.1) }
  }

  func link(_ isStrong: Bool) -> Link {
    let (from, to) = (Candidate(from, .five), Candidate(to, .five))
    return isStrong ? .strong(from, to) : .weak(from, to)
  }
}
