import Generating
import Sudoku
import Testing

struct SymmetryTests {
  /// The number of cells that go with the one in the second row and the third column.
  @Test(arguments: zip(Symmetry.allCases, [1, 2, 4, 2, 2, 4, 2, 2, 4, 8]))
  func anOrbitHasACellForEveryTurnAndReflection(_ symmetry: Symmetry, _ count: Int) {
    #expect(symmetry.orbit(of: Cell(row: 1, column: 2)).count == count)
  }

  @Test(arguments: Symmetry.allCases)
  func orbitsShareOutTheGrid(_ symmetry: Symmetry) {
    for cell in Cell.all {
      let orbit = symmetry.orbit(of: cell)
      #expect(orbit.contains(cell))
      for other in orbit { #expect(symmetry.orbit(of: other) == orbit) }
    }
  }

  @Test(arguments: [
    (Symmetry.halfTurn, 7, 6), (.vertical, 1, 6), (.horizontal, 7, 2), (.diagonal, 2, 1),
    (.antidiagonal, 6, 7), (.quarterTurn, 2, 7),
  ])
  func theNameSaysWhichCellGoesWithIt(_ symmetry: Symmetry, _ row: Int, _ column: Int) {
    let cell = Cell(row: 1, column: 2)
    #expect(symmetry.orbit(of: cell).contains(Cell(row: row, column: column)))
  }

  @Test(arguments: Symmetry.allCases)
  func theGivensHaveTheSymmetryAskedFor(_ symmetry: Symmetry) throws {
    var generator = try Generator(PuzzleRequest(symmetry: symmetry), seed: 6)
    for index in 0..<10 {
      let givens = try generator.ungraded(index).givens
      #expect(has(symmetry, givens))
      #expect(Solver.count(of: givens) == 1)
    }
  }

  @Test func anySymmetryTakesAllOfThem() throws {
    var generator = try Generator(PuzzleRequest(symmetry: nil), seed: 6)
    var seen: Set<Symmetry> = []
    for index in 0..<200 {
      let givens = try generator.ungraded(index).givens
      let kinds = Symmetry.allCases.filter { $0 != .none && has($0, givens) }
      #expect(!kinds.isEmpty)
      seen.formUnion(kinds)
    }
    #expect(seen.count == Symmetry.allCases.count - 1)
  }

  private func has(_ symmetry: Symmetry, _ givens: Grid) -> Bool {
    Cell.all.allSatisfy { cell in
      symmetry.orbit(of: cell).allSatisfy { (givens[$0] == nil) == (givens[cell] == nil) }
    }
  }
}
