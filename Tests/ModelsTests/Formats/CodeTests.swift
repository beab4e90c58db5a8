import TestSupport
import Testing

@testable import Formats
@testable import Sudoku

struct CodeTests {
  private func sample() throws -> Grid { try Grid(text: Samples.line) }

  @Test func theClassicCodeIsShortEnoughToType() throws {
    #expect(ClassicCode.text(of: try sample()) == "sIFrev0quIs0pAGDHPqBs0")
    #expect(ClassicCode.grid(of: "sIFrev0quIs0pAGDHPqBs0") == (try sample()))
  }

  @Test func theClassicCodeOfAnEmptyGridIsFourteenLetters() {
    #expect(ClassicCode.text(of: Grid()) == "oooooooooooooK")
    #expect(ClassicCode.grid(of: "oooooooooooooK") == Grid())
  }

  @Test func theOlderFormOfTheClassicCodeIsRead() throws {
    let old = "4F8B5B3K7G2F6F8B4G1H6B3B7B5C2F1B4G"
    #expect(ClassicCode.grid(of: old) == (try sample()))
  }

  @Test(arguments: ["", "scf", "s", "sIFrev0quIs0pAGDHPqBs00", "sIFrev0quIs0pAGDHPqBs0?"])
  func whatIsNoClassicCodeIsNone(_ text: String) {
    #expect(ClassicCode.grid(of: text) == nil)
  }

  @Test func gnomesCodeIsAsItMakesIt() throws {
    #expect(try GnomeCode.text(of: PuzzleEntry(givens: try sample())) == "#5>55!J)-C+T![;i(cB>fWI")
  }

  @Test func gnomesCodeHoldsADigitNineTimesAtMost() throws {
    let fives = try Grid(
      text: String(repeating: "5", count: 30) + String(repeating: ".", count: 51))
    var writer = try PuzzleWriter(.gnomeCode)
    #expect(throws: PuzzleWritingError.tooOften(.gnomeCode)) {
      try writer.text(of: PuzzleEntry(givens: fives))
    }
  }

  @Test func gnomesCodeIsReadWhereADigitIsGivenNineTimes() throws {
    let solution = try Puzzle.wellKnown().solution
    let code = try GnomeCode.text(of: PuzzleEntry(givens: solution))
    let document = PuzzleDocument(code)
    #expect(document.entries.map(\.givens) == [solution])
    #expect(document.format == .gnomeCode)
  }

  @Test func solosIDIsAsItMakesIt() throws {
    #expect(SoloID.text(of: try sample()) == "3x3:4e8a5a3j7f2e6e8a4f1g6a3a7a5b2e1a4f")
    #expect(SoloID.text(of: Grid()) == "3x3:zzzc")
    let solution = try Puzzle.wellKnown().solution
    #expect(SoloID.text(of: solution).hasPrefix("3x3:5_3_4_6"))
    #expect(PuzzleDocument(SoloID.text(of: solution)).entries.map(\.givens) == [solution])
  }

  @Test(arguments: [
    ("", "Q==="),
    ("{\"size\":9}", "N4IgzglgXgpiBcBOAvkA"),
    ("aaaaaaaaaaaaaaaaaaaa", "IY1/kA=="),
    ("한글 sudoku 한글", "jqrgA6gEDOCuAmD2BrKZRA=="),
  ])
  func textIsCompressedAsFPuzzlesDoesIt(_ text: String, _ expected: String) {
    let digits = LZString.base64(compressing: text)
    #expect(digits == expected)
    #expect(LZString.text(decompressing: digits.utf8) == text)
  }

  @Test func whatIsNoCompressedTextIsNone() {
    for digits in ["", "!", "N", "N4Igzg", "////", "AAAA", "N4IgzglgXgpiBcBOAvk"] {
      #expect(LZString.text(decompressing: digits.utf8) == nil, "\(digits)")
    }
  }

  @Test func aShortLinkThatUnpacksToVeryMuchIsStopped() {
    let digits = LZString.base64(compressing: String(repeating: "a", count: 100_000))
    #expect(digits.count < 1000)
    #expect(LZString.text(decompressing: digits.utf8, limit: 99_999) == nil)
    #expect(LZString.text(decompressing: digits.utf8, limit: 100_000)?.count == 100_000)
  }

  @Test func aLibraryLineKeepsItsStep() throws {
    let text = ":0100:1:\(Samples.line):612 613:114 115:::"
    let entry = try #require(PuzzleDocument(text).entries.first)
    let step = try #require(entry.step)
    #expect(step.code == "0100")
    #expect(step.digits == "1")
    #expect(step.eliminations.map(\.description) == ["r1c4=1", "r1c5=1"])
    #expect(entry.candidates?[Cell(1)] == DigitSet(bits: 0b1_0100_0001))
    var writer = try PuzzleWriter(.library)
    #expect(try writer.text(of: entry) == ":0100:1:\(Samples.line):612 613:114 115::\n")
  }
}
