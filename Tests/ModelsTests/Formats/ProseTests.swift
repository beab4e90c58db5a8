import Sudoku
import Testing

@testable import Formats

/// Words around puzzles, and lines that look like puzzles but aren't.
struct ProseTests {
  private func lines(_ text: String) -> [Int] { PuzzleDocument(text).problems.map(\.line) }

  private func puzzles(_ text: String) -> [String] {
    PuzzleDocument(text).entries.map(\.givens.description)
  }

  @Test(arguments: [Samples.rows, Samples.framed, Samples.line + "\n"])
  func wordsAroundAPuzzleAreNoErrors(_ puzzle: String) {
    let post = """
      Hello all,
      [I have edited this]

      I am stuck here:
      [code]
      \(puzzle)[/code]
      What comes after r1c3=9, on 25 November?
      ......
      12 people couldn't tell.

      """
    #expect(puzzles(post) == [Samples.line])
    #expect(lines(post) == [])
    #expect(puzzles(post + post) == [Samples.line, Samples.line])
    #expect(lines(post + post) == [])
  }

  @Test func aTextOfWordsAloneIsOneError() {
    #expect(lines("\nDear reader,\nthere is no puzzle here.\n") == [2])
  }

  @Test(arguments: ["111111111", "12345678", "1..4..5.6.", "12 34 56 78"])
  func aLineOfCellsThatIsNoPuzzleIsAnError(_ line: String) {
    #expect(lines("\(line)\n") == [1])
    #expect(lines("\(Samples.line)\n\(line)\n\(Samples.line)\n") == [2])
    #expect(lines("Words\n\(line)\nmore words\n\(Samples.line)\n") == [2])
  }

  @Test func eachLineThatCannotBeReadIsAnError() {
    #expect(lines("12345678\n1..4..5.6.\n1234\n") == [1, 2, 3])
  }

  @Test(arguments: [Samples.rows, Samples.framed])
  func aLineOfCellsAboveAGridIsNotItsFirstRow(_ grid: String) {
    let text = "111111111\n\n\(grid)"
    #expect(puzzles(text) == [Samples.line])
    #expect(lines(text) == [1])
    #expect(puzzles(text + "\n" + text) == [Samples.line, Samples.line])
  }

  @Test(arguments: [[1, 2, 3, 4, 5, 6, 7, 8], [3, 6], [6], [4], [1], [2, 7]])
  func blankLinesMayStandBetweenTheRowsOfAGrid(_ gaps: [Int]) {
    let rows = Samples.rows.split(separator: "\n").enumerated().map { number, row in
      (gaps.contains(number) ? "\n" : "") + row
    }
    let text = rows.joined(separator: "\n") + "\n"
    #expect(puzzles(text) == [Samples.line])
    #expect(lines(text) == [])
  }

  @Test func wordsEndAGridThatIsTooShort() {
    let rows = Samples.rows.split(separator: "\n").prefix(8).joined(separator: "\n")
    let document = PuzzleDocument("\(rows)\nThat was all of it.\n\(Samples.rows)")
    #expect(document.problems.map(\.found) == [.rows(8)])
    #expect(document.entries.map(\.givens.description) == [Samples.line])
  }
}
