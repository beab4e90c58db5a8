import Games
import Hints
import Sudoku
import Testing

@testable import App
@testable import Screens

/// Boards that are drawn into files as a screen shows them.
struct BoardDrawerTests {
  private static func picture() throws -> BoardPicture {
    let grid = try Grid(
      text: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
    return BoardPicture(grid: grid, givens: grid)
  }

  /// Whatever a screen may show on a board.
  private static let changes: [(name: String, change: @Sendable (inout BoardPicture) -> Void)] = [
    ("nothing", { _ in }), ("a digit", { $0.grid[Cell(2)] = .four }),
    ("a wrong digit", { ($0.grid[Cell(2)], $0.wrong) = (.four, CellSet([Cell(2)])) }),
    ("a note", { $0.notes[2] = [.four] }),
    ("a faint note", { ($0.notes[2], $0.faint) = ([.four], [Cell(2): [.four]]) }),
    ("a centre note", { $0.centreNotes[2] = [.two] }),
    ("a colour", { $0.colors[2] = CellColors(numbers: [1]) }),
    ("two colours", { $0.colors[2] = CellColors(numbers: [1, 3]) }),
    (
      "a cell of a hint",
      { $0.hint = HintPicture(cells: [PaintedCell(cell: Cell(2), role: .target, group: nil)]) }
    ),
    (
      "an elimination",
      {
        let four = Candidate(Cell(2), .four)
        $0.hint = HintPicture(
          candidates: [PaintedCandidate(candidate: four, role: .eliminated, group: nil)])
      }
    ),
    (
      "a link",
      {
        $0.hint = HintPicture(links: [.strong(Candidate(Cell(2), .four), Candidate(Cell(3), .six))])
      }
    ),
    (
      "a link that fails",
      {
        let link = Link.strong(Candidate(Cell(2), .four), Candidate(Cell(3), .six))
        $0.hint = HintPicture(links: [link], failing: [link])
      }
    ),
  ]

  @Test(arguments: DrawingFormat.allCases)
  func everythingThatIsShownIsDrawn(format: DrawingFormat) async throws {
    var files: [[UInt8]: String] = [:]
    for (name, change) in Self.changes {
      var picture = try Self.picture()
      change(&picture)
      let file = try #require(
        await BoardDrawer.cairo.draw(DrawnBoard(picture), format, .english))
      let same = files.updateValue(name, forKey: file.bytes)
      #expect(same == nil, "\(name) looks like \(same ?? "")")
    }
  }

  @Test func theReasonIsWrittenBelowTheBoard() async throws {
    let grid = try Self.picture().grid
    let step = HintFinder().nextStep(in: grid)
    let picture = try Self.picture()
    let plain = try #require(await BoardDrawer.cairo.draw(DrawnBoard(picture), .svg, .korean))
    let told = try #require(
      await BoardDrawer.cairo.draw(
        DrawnBoard(picture, explanation: step.explanation(in: .korean)), .svg, .korean))
    #expect(told.bytes.count > plain.bytes.count)
  }
}

extension Digit {
  fileprivate static let (two, four, six) = (Digit(index: 1), Digit(index: 3), Digit(index: 5))
}
