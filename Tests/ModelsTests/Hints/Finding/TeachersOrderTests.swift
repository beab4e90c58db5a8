import Grading
import Hints
import Sudoku
import Testing

struct TeachersOrderTests {
  private static func position(_ row: Int, after digits: Int = 0) throws -> Grid {
    var grid = try Grid(text: Corpus.rated[row].puzzle)
    let solution = try #require(Solver.uniqueSolution(of: grid))
    for cell in grid.emptyCells.prefix(digits) { grid[cell] = solution[cell] }
    return grid
  }

  private static func deduction(
    in grid: Grid, by order: HintOrder = .teachers, near cell: Cell? = nil
  ) throws -> Deduction {
    guard
      case .deduction(let found, _) = HintFinder(order: order, near: cell).nextStep(in: grid)
    else { throw NoDeduction() }
    return found
  }

  private struct NoDeduction: Error {}

  /// Returns `true` if some digit has only one place left in one of `houses`.
  private static func hasHiddenSingle(in houses: [House], of grid: Grid) -> Bool {
    let position = CandidateGrid(givens: grid)
    return houses.contains { house in
      Digit.all.contains { position.count(of: $0, in: house) == 1 }
    }
  }

  @Test(arguments: [0, 10, 25, 40, 48])
  func whatIsEasiestToSeeComesFirst(filled: Int) throws {
    for row in stride(from: 0, to: 60, by: 3) {
      let grid = try Self.position(row, after: filled)
      guard !grid.emptyCells.isEmpty else { continue }
      let found = try Self.deduction(in: grid)
      let open = { (house: House) in house.cells.count { grid[$0] == nil } }
      if House.all.contains(where: { open($0) == 1 }) {
        #expect(found.technique == .fullHouse)
      } else if Self.hasHiddenSingle(in: House.boxes, of: grid) {
        #expect(found.technique == .hiddenSingle)
        #expect(found.pattern.houses.first.map(House.boxes.contains) == true)
      } else if Self.hasHiddenSingle(in: House.rows + House.columns, of: grid) {
        #expect(found.technique == .hiddenSingle)
      } else if grid.emptyCells.contains(where: { grid.candidates(at: $0).count == 1 }) {
        #expect(found.technique == .nakedSingle)
      } else {
        #expect(found.placements.isEmpty)
      }
    }
  }

  @Test func aHiddenSingleInABoxComesBeforeANakedSingleFarAway() throws {
    let text = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
    let grid = try Grid(text: text)
    #expect(try Self.deduction(in: grid, by: .hodoku).technique == .nakedSingle)
    #expect(try Self.deduction(in: grid).technique == .hiddenSingle)
  }

  @Test func hoDoKusOrderIsTheOneThatGradesGoBy() throws {
    for row in stride(from: 0, to: 40, by: 5) {
      let grid = try Self.position(row)
      let step = Grader().step(from: CandidateGrid(givens: grid))
      #expect(try Self.deduction(in: grid, by: .hodoku).technique == step?.technique)
    }
  }

  @Test func ofTwoFullHousesTheNearerOneIsShown() throws {
    let solution = try Grid(
      text: "534678912672195348198342567859761423426853791713924856961537284287419635345286179")
    var grid = solution
    for cell in [Cell(0), Cell(80)] { grid[cell] = nil }
    #expect(try Self.deduction(in: grid, near: Cell(10)).placements.first?.cell == Cell(0))
    #expect(try Self.deduction(in: grid, near: Cell(70)).placements.first?.cell == Cell(80))
  }

  @Test func theFullerBoxIsShownBeforeTheNearerOne() throws {
    for row in stride(from: 0, to: 30, by: 3) {
      let grid = try Self.position(row)
      let found = try Cell.all.map { try Self.deduction(in: grid, near: $0) }
      guard found.allSatisfy({ $0.technique == .hiddenSingle }) else { continue }
      let open = found.map { deduction in
        deduction.pattern.houses.first.map { $0.cells.count { grid[$0] == nil } }
      }
      #expect(Set(open).count == 1)
    }
  }

  @Test(arguments: [0, 7, 31, 55])
  func followingItSolvesThePuzzle(row: Int) throws {
    var grid = try Self.position(row)
    let solution = try #require(Solver.uniqueSolution(of: grid))
    var position = CandidateGrid(givens: grid)
    for _ in 0..<400 where !position.isSolved {
      guard case .deduction(let step, _) = HintFinder().nextStep(from: position) else { break }
      position.apply(step)
    }
    grid = position.grid
    #expect(grid == solution)
  }
}
