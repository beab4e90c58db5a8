import Testing

@testable import Grading
@testable import Sudoku

struct ExplainerPatternTests {
  @Test(arguments: ExplainerDrawing.patterns)
  func aPatternGivesWhatIsDrawn(_ drawn: ExplainerDrawing) throws {
    let drawing = Drawing(drawn.drawing)
    let step = try #require(drawn.search(ExplainerPosition(drawing.position)))
    #expect(step.technique.code == drawn.code)
    #expect(step.rating == drawn.rating)
    #expect(Set(step.eliminations) == drawing.eliminations)
    #expect(Set([step.placement].compactMap(\.self)) == drawing.placements)
  }

  @Test(arguments: ExplainerDrawing.patterns)
  func nothingIsFoundWhereNothingStands(_ drawn: ExplainerDrawing) {
    #expect(drawn.search(ExplainerPosition(CandidateGrid(givens: Grid()))) == nil)
  }
}

/// A position, a search, and its expected result.
struct ExplainerDrawing: CustomTestStringConvertible, Sendable {
  let code: String
  let rating: Int
  let search: @Sendable (ExplainerPosition) -> ExplainerStep?
  let drawing: String

  var testDescription: String { code }

  init(
    _ code: String, _ rating: Int, _ drawing: String,
    _ search: @escaping @Sendable (ExplainerPosition) -> ExplainerStep?
  ) {
    (self.code, self.rating, self.drawing, self.search) = (code, rating, drawing, search)
  }

  /// Returns the first finding of `search`.
  static func first(_ search: ((PatternFinding) -> Bool) -> Void) -> ExplainerStep? {
    var step: ExplainerStep?
    search { finding in
      step = finding.step
      return true
    }
    return step
  }

  /// Returns rows of `.`.
  static func rows(_ count: Int) -> String {
    String(repeating: ". . . | . . . | . . .\n", count: count)
  }
}

extension ExplainerDrawing {
  static let patterns: [ExplainerDrawing] = [
    ExplainerDrawing(
      "DP", 17,
      """
      156789 156789 . | 156789 .        . | . . .
      .      .      . | .      156789!1 . | . . .
      """ + "\n" + rows(7)
    ) { $0.directLocking() },
    ExplainerDrawing(
      "DC", 19,
      """
      156789 .      . | . . . | . . .
      156789 156789 . | . . . | . . .
      """ + "\n" + rows(5)
        + """
        . 156789!1 . | . . . | . . .
        .     .    . | . . . | . . .
        """
    ) { $0.directLocking() },
    ExplainerDrawing(
      "DP", 20,
      """
      12356789 1256789  . | . . . | . . .
      .        356789!3 . | . . . | . . .
      """ + "\n" + rows(7)
    ) { $0.directHiddenSet(2) },
    ExplainerDrawing(
      "Po", 26,
      """
      156789 156789 . | . . . | 156789>56789 . .
      """ + "\n" + rows(8)
    ) { first($0.locked) },
    ExplainerDrawing(
      "NP", 30,
      """
      12 12           . | . . . | . . .
      .  1256789>56789 . | . . . | . . .
      """ + "\n" + rows(7)
    ) { position in first { position.nakedSets(2, $0) } },
    ExplainerDrawing(
      "HT", 40,
      """
      12567>12 . . | 13789>13 . . | . 23 .
      """ + "\n" + rows(8)
    ) { position in first { position.hiddenSets(3, $0) } },
    ExplainerDrawing(
      "XW", 32,
      rows(1)
        + """
        . 156789 . | . 156789>56789 . | .            156789 .
        """ + "\n" + rows(4)
          + """
          . 156789 . | .      .       . | 156789>56789 156789 .
          """ + "\n" + rows(2)
    ) { position in first { position.fish(2, $0) } },
    ExplainerDrawing(
      "XYW", 42,
      """
      12 . . | . 13           . | . . .
      """ + "\n" + rows(3)
        + """
        23 . . | . 356789>56789 . | . . .
        """ + "\n" + rows(4)
    ) { $0.wing(hasZ: false) },
    ExplainerDrawing(
      "XYZW", 44,
      """
      123 356789>56789 . | . 13 . | . . .
      .   23           . | . .  . | . . .
      """ + "\n" + rows(7)
    ) { $0.wing(hasZ: true) },
    ExplainerDrawing(
      "UR1", 45,
      """
      12 . . | 12      . . | . . .
      12 . . | 1256>56 . . | . . .
      """ + "\n" + rows(7)
    ) { $0.uniqueLoop() },
    ExplainerDrawing(
      "UR2", 45,
      """
      12  . . | 12  . . | . .            .
      123 . . | 123 . . | . 356789>56789 .
      """ + "\n" + rows(7)
    ) { $0.uniqueLoop() },
    ExplainerDrawing(
      "UR3", 46,
      """
      12  . . | 12  . .      | .       .  .
      123 . . | 124 . 156789 | 1256789 34 356789>56789
      """ + "\n" + rows(7)
    ) { $0.uniqueLoop() },
    ExplainerDrawing(
      "UR3", 45,
      """
      12  . . | 12  . . | .          . .
      123 . . | 124 . . | 1256789>12 . .
      """ + "\n" + rows(7)
    ) { $0.uniqueLoop() },
    ExplainerDrawing(
      "UR4", 45,
      """
      12       . . | 12       . . | . . .
      1256>156 . . | 1278>178 . . | . . .
      """ + "\n" + rows(7)
    ) { $0.uniqueLoop() },
    ExplainerDrawing(
      "UL61", 46,
      """
      12      . . | 12 . . | .  . .
      .       . . | 12 . . | 12 . .
      1256>56 . . | .  . . | 12 . .
      """ + "\n" + rows(6)
    ) { $0.uniqueLoop() },
    ExplainerDrawing(
      "APE", 62,
      """
      156>56 23 . | . 12 13 | . . .
      """ + "\n" + rows(8)
    ) { $0.alignedExclusion(2) },
    ExplainerDrawing(
      "TF", 66,
      """
      .      156789>56789 . | . 156789 . | . . 156789
      156789 .            . | . .      . | . . .
      """ + "\n" + rows(2)
        + """
        156789 .          . | . 156789 . | . . .
        """ + "\n" + rows(4)
    ) { $0.forcingChain() },
    ExplainerDrawing(
      "BiYCy", 66,
      """
      12 . . | . 23 . | . . 256789>56789
      """ + "\n" + rows(3)
        + """
        14 . . | . 34 . | . . .
        """ + "\n" + rows(4)
    ) { $0.forcingChain() },
  ]
}
