import Testing

@testable import Formats
@testable import Generating
@testable import Sudoku

/// Borders of grids that are as long as 81 cells and made of signs for empty cells.
struct BorderTests {
  private static let dashes = String(repeating: "-", count: 25)
  static let borders = [
    ".\(dashes)-.\(dashes)-.\(dashes).", "*\(dashes)-*\(dashes)-*\(dashes)*",
    "*" + String(repeating: "-", count: 79) + "*", ".\(dashes)\(dashes)\(dashes)----.",
    "+" + String(repeating: "-", count: 81) + "+", "'" + String(repeating: "-", count: 81) + "'",
  ]

  @Test(arguments: borders) func aBorderIsNoPuzzle(_ border: String) {
    let document = PuzzleDocument("\(border)\n\(border)  \n\(Samples.rows)\(border)\n")
    #expect(document.entries.map(\.grid.description) == [Samples.line])
  }

  @Test(arguments: [".", "-", "0", "_"]) func aLineOfOneSignIsAnEmptyGrid(_ sign: String) {
    let line = String(repeating: sign, count: 81)
    let document = PuzzleDocument("\(line)\n\(line) # nothing\n")
    #expect(document.problems == [])
    #expect(document.entries.map(\.givens) == [Grid(), Grid()])
  }

  @Test(arguments: borders.filter { $0.count == 81 }, ["", " # a border", "\n"])
  func aBorderIsNotSolved(_ border: String, _ rest: String) {
    let answers = SolvedLines(solving: Array("\(Samples.line)\n\(border)\(rest)\n".utf8))
    #expect(answers.failures.map(\.line) == [2])
    #expect(answers.failures.map(\.error) == [.wrongLength(0)])
    #expect(String(decoding: answers.output, as: UTF8.self).hasPrefix(Samples.line + ",1,"))
  }

  @Test(arguments: [".", "-"]) func anEmptyGridOfOneSignIsSolved(_ sign: String) {
    let line = String(repeating: sign, count: 81)
    let answers = SolvedLines(solving: Array("\(line)\n".utf8))
    #expect(answers.failures == [])
    #expect(String(decoding: answers.output, as: UTF8.self) == line + ",2,\n")
  }

  /// Few givens leave many candidates, so the columns and their borders get wide.
  @Test func gridsOfCandidatesWithFewGivensComeBack() throws {
    let solution = try Grid(text: try #require(Corpus.solved.first { $0.count == 1 }).solution)
    var random = SeededRandom(seed: 81)
    var writer = try PuzzleWriter(.pencilmarks)
    var (text, grids, widths): (String, [Grid], Set<Int>) = ("", [], [])
    for _ in 0..<400 {
      let share = 3 + random.below(8)
      var grid = GridTransform.random(using: &random)(solution)
      for cell in Cell.all where random.below(share) > 0 { grid[cell] = nil }
      let grown = try writer.text(of: PuzzleEntry(givens: grid))
      widths.formUnion(grown.split(separator: "\n").map(\.count))
      text += grown
      grids.append(grid)
    }
    let document = PuzzleDocument(text)
    #expect(widths.contains(81))
    #expect(document.problems == [])
    #expect(document.entries.map(\.givens) == grids)
  }
}
