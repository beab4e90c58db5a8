import Scutes
import TestSupport
import Testing

@testable import Games
@testable import Hints
@testable import Screens
@testable import Sudoku

/// A board with everything that can be on it, in each theme and at each size.
struct BoardDrawingPictures {
  @Test(arguments: SuiteTheme.allCases)
  func everythingAtOnce(theme: SuiteTheme) throws {
    let depth: ColorDepth =
      switch theme {
      case .monochrome: .monochrome
      case .terminalSixteen: .sixteen
      default: .trueColor
      }
    expectSnapshot(
      try golden(.everything, .regular, theme: theme, depth: depth), named: "\(theme.rawValue)")
  }

  @Test(arguments: BoardMetrics.allCases)
  func everythingAtEachSize(metrics: BoardMetrics) throws {
    expectSnapshot(
      try golden(.everything, metrics, theme: .shoreDark, depth: .trueColor), named: "\(metrics)")
  }

  @Test(arguments: [BoardMetrics.regular, .large, .vast, .huge])
  func aHintWithLinks(metrics: BoardMetrics) throws {
    expectSnapshot(
      try golden(.withHint, metrics, theme: .shoreDark, depth: .trueColor), named: "hint \(metrics)"
    )
  }

  @Test(arguments: [BoardMetrics.compact, .regular])
  func aHintWithoutColours(metrics: BoardMetrics) throws {
    expectSnapshot(
      try golden(.withHint, metrics, theme: .monochrome, depth: .monochrome),
      named: "plain hint \(metrics)")
  }

  private func golden(
    _ picture: BoardPicture, _ metrics: BoardMetrics, theme: SuiteTheme, depth: ColorDepth
  ) throws -> String {
    let driver = ViewDriver(
      width: metrics.board.width, height: metrics.board.height, theme: theme.theme,
      colorDepth: depth
    ) {
      BoardDrawing(picture: picture, metrics: metrics)
    }
    return try #require(driver.canvas).golden
  }
}

nonisolated extension BoardPicture {
  /// Givens, right, wrong and conflicting digits, both kinds of notes, the nine colours, a
  /// selection, and the cursor on a 5 in centre-note mode.
  static var everything: BoardPicture {
    get throws {
      var picture = try start
      picture.grid[Cell(2)] = .four
      picture.grid[Cell(3)] = .two
      picture.grid[Cell(6)] = .five
      picture.wrong = [Cell(3)]
      picture.conflicting = [Cell(0), Cell(6)]
      for (index, notes) in [DigitSet.all, [.two, .five], [.four]].enumerated() {
        picture.notes[10 + index * 9] = notes
        picture.centreNotes[11 + index * 9] = notes
        picture.notes[29 + index * 9] = notes
        picture.centreNotes[29 + index * 9] = [.five, .six]
      }
      for color in CellColor.allCases { picture.colors[62 + color.rawValue] = [color] }
      picture.selection = [Cell(32), Cell(41), Cell(40)]
      picture.cursor = Cell(0)
      picture.mode = .centreNotes
      return picture
    }
  }

  /// A chain of 5s through two rows, and its conclusion.
  static var withHint: BoardPicture {
    get throws {
      var picture = try start
      picture.cursor = Cell(80)
      let places = [11, 15, 51, 47].map { Candidate(Cell($0), .five) }
      for place in places { picture.notes[place.cell.index] = [.two, .five] }
      picture.hint = HintPicture(
        cells: [
          PaintedCell(cell: Cell(11), role: .pattern, group: nil),
          PaintedCell(cell: Cell(15), role: .pattern, group: 0),
          PaintedCell(cell: Cell(30), role: .reason, group: nil),
          PaintedCell(cell: Cell(38), role: .target, group: nil),
          PaintedCell(cell: Cell(60), role: .wrong, group: nil),
        ],
        candidates: [
          PaintedCandidate(candidate: places[0], role: .on, group: nil),
          PaintedCandidate(candidate: places[1], role: .off, group: nil),
          PaintedCandidate(candidate: places[2], role: .on, group: nil),
          PaintedCandidate(candidate: places[3], role: .off, group: nil),
          PaintedCandidate(candidate: Candidate(Cell(38), .five), role: .eliminated, group: nil),
          PaintedCandidate(candidate: Candidate(Cell(38), .two), role: .placed, group: nil),
          PaintedCandidate(candidate: Candidate(Cell(37), .two), role: .fin, group: nil),
          PaintedCandidate(candidate: Candidate(Cell(37), .six), role: .group, group: 1),
        ],
        houses: [
          PaintedHouse(house: .row(1), isCover: false),
          PaintedHouse(house: .column(2), isCover: true),
          PaintedHouse(house: .box(4), isCover: false),
        ],
        links: [
          .strong(places[0], places[1]), .weak(places[1], places[2]),
          .strong(places[2], places[3]), .weak(places[3], places[0]),
        ])
      return picture
    }
  }

  private static var start: BoardPicture {
    get throws {
      let grid = try Puzzle.wellKnown().givens
      return BoardPicture(grid: grid, givens: grid)
    }
  }
}
