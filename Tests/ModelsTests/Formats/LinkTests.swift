import Sudoku
import Testing

@testable import Formats

/// Links that can't be read, with the reason, and links with cells in them.
struct LinkTests {
  private static let digits = Samples.line.replacing(".", with: "0")

  @Test(
    arguments: [
      ("https://tinyurl.com/xyz12", .shortLink, .openLink),
      ("http://www.bit.ly/3aBcD", .shortLink, .openLink),
      ("https://sudokupad.app/abc123", .shortLink, .shareFullLink),
      ("https://cracking-the-cryptic.web.app/sudoku/AbC", .shortLink, .shareFullLink),
      ("https://f-puzzles.com/", .linkWithoutPuzzle, .shareFullLink),
      ("https://sudokumaker.app/?puzzle=N4IgZg9", .link("SudokuMaker"), .shareElsewhere),
      ("https://someone.github.io/penpa-edit/#m=edit&p=7VT", .link("Penpa"), .shareElsewhere),
      ("https://puzz.link/p?sudoku/9/9/g5", .link("puzz.link"), .shareElsewhere),
      ("https://www.nikoli.co.jp/en/puzzles/sudoku/", .link("Nikoli"), .shareElsewhere),
      ("https://example.org/what", .linkWithoutPuzzle, .shareElsewhere),
      ("https://example.org/?s=" + digits.dropLast(), .cells(80), .copyLinkAgain),
      ("https://sudokuexchange.com/play/?s=" + digits + "0", .cells(82), .copyLinkAgain),
    ] as [(String, PuzzleTextError.Found, PuzzleTextError.Advice)])
  func aLinkIsRefusedWithItsReason(
    _ link: String, _ found: PuzzleTextError.Found, _ advice: PuzzleTextError.Advice
  ) {
    let document = PuzzleDocument(link + "\n")
    #expect(document.entries == [])
    #expect(document.problems.map(\.found) == [found])
    #expect(document.problems.map(\.advice) == [advice])
  }

  @Test(arguments: [
    "https://sudokuexchange.com/play/?s=\(digits)", "https://example.org/p/\(digits)?x=1",
    "https://example.org/?p=\(digits.map { String($0) }.joined(separator: "%2C"))",
  ])
  func cellsInALinkAreRead(_ link: String) {
    #expect(PuzzleDocument(link).entries.map(\.givens.description) == [Samples.line])
  }

  @Test func anAddressAboveAGridIsNoPuzzle() {
    let document = PuzzleDocument("https://example.org/daily\n\(Samples.rows)")
    #expect(document.problems == [] && document.entries.count == 1)
  }
}
