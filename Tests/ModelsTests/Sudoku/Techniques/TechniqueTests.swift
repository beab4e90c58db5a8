import Sudoku
import Testing

struct TechniqueTests {
  @Test(arguments: DrawnPositions.ofCells)
  func aTechniqueConcludesWhatIsDrawn(_ drawn: DrawnPosition) throws {
    try expect(drawn.technique, Drawing(drawn.drawing))
  }

  @Test(arguments: DrawnPositions.ofOneDigit)
  func aTechniqueOfOneDigitConcludesWhatIsDrawn(_ drawn: DrawnPosition) throws {
    try expect(drawn.technique, .ofOneDigit(drawn.drawing))
  }

  @Test func eachTechniqueIsDrawnAtLeastOnce() {
    let drawn = DrawnPositions.ofCells + DrawnPositions.ofOneDigit
    #expect(Set(drawn.map(\.technique)) == Set(TechniqueID.allCases))
  }

  @Test(arguments: DrawnPositions.digits + DrawnPositions.fish + DrawnPositions.colors)
  func aPatternTurnedOnItsSideRulesOutTheSame(_ drawn: DrawnPosition) throws {
    let finder = try #require(technique(drawn.technique))
    func gone(_ drawing: Drawing) -> Set<Cell> {
      Set(finder.all(in: drawing.position).flatMap(\.eliminations).map(\.cell))
    }
    let turned = gone(.ofOneDigit(transposed(drawn.drawing)))
    #expect(
      gone(.ofOneDigit(drawn.drawing)) == Set(turned.map { Cell(row: $0.column, column: $0.row) }))
  }

  @Test func nothingIsFoundWhereNothingStands() {
    let empty = CandidateGrid(givens: Grid())
    for technique in TechniqueCatalog.all {
      #expect(technique.first(in: empty) == nil, "\(technique.facts.name)")
    }
  }

  @Test func aSettledGridHasNoDeductions() throws {
    let full = CandidateGrid(givens: try #require(Grids.full))
    #expect(full.isSolved)
    for technique in TechniqueCatalog.all { #expect(technique.all(in: full).isEmpty) }
  }

  @Test func givensAreNoAvoidableRectangle() throws {
    for drawn in DrawnPositions.uniqueness where drawn.drawing.contains("+1 +2 .") {
      let given = Drawing(drawn.drawing.replacing("+", with: "="))
      #expect(try #require(technique(drawn.technique)).all(in: given.position).isEmpty)
    }
  }

  @Test func aPairThatGivesUpNothingOutsideOfItsBoxIsNotLocked() throws {
    let drawing = Drawing(
      """
      12 12 .  | .  .  .  | .  .  .
      156>56 . . | . .  . | .  .  .
      .  .  .  | .  .  .  | .  .  .
      .  .  .  | .  .  .  | .  .  .
      .  .  .  | .  .  .  | .  .  .
      .  .  .  | .  .  .  | .  .  .
      .  .  .  | .  .  .  | .  .  .
      .  .  .  | .  .  .  | .  .  .
      .  .  .  | .  .  .  | .  .  .
      """)
    #expect(try #require(technique(.lockedPair)).first(in: drawing.position) == nil)
    try expect(.nakedPair, drawing)
  }

  private func expect(_ id: TechniqueID, _ drawing: Drawing) throws {
    let found = try #require(technique(id)).all(in: drawing.position).filter { $0.technique == id }
    let match = found.first {
      Set($0.eliminations) == drawing.eliminations && Set($0.placements) == drawing.placements
    }
    #expect(match != nil, "\(id) found \(found.map { ($0.eliminations, $0.placements) })")
    for deduction in found {
      #expect(deduction.eliminations.allSatisfy(drawing.position.contains))
      #expect(deduction.candidates.allSatisfy(drawing.position.contains))
      #expect(Set(deduction.candidates).isDisjoint(with: deduction.eliminations))
    }
  }

  private func transposed(_ text: String) -> String {
    let rows = text.split(separator: "\n").map { Array($0.filter { !" |".contains($0) }) }
    return (0..<9).map { column in
      rows.map { String($0[column]) }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
