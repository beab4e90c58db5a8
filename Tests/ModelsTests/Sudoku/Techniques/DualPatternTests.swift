import Hints
import Sudoku
import Testing

struct DualPatternTests {
  /// The same two cells of box 1 are the hinge of a kite for 1 and of one for 2.
  private static let drawing = Drawing(
    """
    .   125 . | . 15     . | . .      .
    125 .   . | . .      . | . 25     .
    .   .   . | . .      . | . .      .
    .   .   . | . .      . | . .      .
    .   .   . | . .      . | . .      .
    15  .   . | . 156>56 . | . .      .
    .   .   . | . .      . | . .      .
    .   25  . | . .      . | . 256>56 .
    .   .   . | . .      . | . .      .
    """)

  @Test func twoKitesOfDifferentDigitsShareAHinge() throws {
    let found = try #require(technique(.dualTwoStringKite)).all(in: Self.drawing.position)
    #expect(found.map { Set($0.eliminations) } == [Self.drawing.eliminations])
    #expect(found.allSatisfy { Set($0.candidates).isDisjoint(with: $0.eliminations) })
    #expect(found.first?.candidates.count == 8)
  }

  @Test func eachKiteIsExplainedWithItsOwnDigit() throws {
    let position = Self.drawing.position
    let kites = try #require(technique(.dualTwoStringKite)?.first(in: position))
    let words = kites.explanation(in: .english, of: position)
    #expect(
      words.sentences == [
        "In row 1, the digit 1 can only go in r1c2 or r1c5.",
        "r1c2 and r2c1 are both in box 1, so at most one of them is 1.",
        "In column 1, the digit 1 can only go in r2c1 or r6c1.",
        "So at least one of r1c5 and r6c1 is 1.", "r6c5 sees both of them.",
        "In row 2, the digit 2 can only go in r2c1 or r2c8.",
        "r1c2 and r2c1 are both in box 1, so at most one of them is 2.",
        "In column 2, the digit 2 can only go in r1c2 or r8c2.",
        "So at least one of r2c8 and r8c2 is 2.", "r8c8 sees both of them.",
        "So r6c5 can't be 1 and r8c8 can't be 2.",
      ])
    let links = kites.picture(of: position).links
    #expect(links.count == 6)
    #expect(Set(links.map(\.from.digit.rawValue)) == [1, 2])
  }
}
