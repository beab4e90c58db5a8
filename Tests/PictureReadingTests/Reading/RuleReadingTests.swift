import Foundation
import Sudoku
import TestSupport
import Testing

@testable import PictureReading

@Suite struct RuleReadingTests {
  /// The probabilities of a clear picture of `grid`, in which each cell has the probability `sure`.
  private func looks(of grid: Grid, sure: Double = 0.999) -> [[Double]] {
    Cell.all.map { cell in
      var cells = [Double](repeating: (1 - sure) / 9, count: 10)
      cells[grid[cell]?.rawValue ?? 0] = sure
      return cells
    }
  }

  @Test func aClearPictureIsReadAsItLooks() throws {
    let givens = try Puzzle.wellKnown().givens
    let reading = RuleReading(looks(of: givens))
    #expect(reading.lawful.first == RuleReading.Lawful(grid: givens, cost: 0))
    #expect(reading.byLooks == givens)
  }

  @Test(arguments: [0, 1, 4, 9, 12, 13, 14, 19, 20, 25, 27, 31].map(Cell.init))
  func aGivenThatLooksLikeAnotherDigitIsReadByTheRules(_ cell: Cell) throws {
    let givens = try Puzzle.wellKnown().givens
    let right = givens[cell]?.rawValue ?? 0
    var looks = looks(of: givens)
    let wrong = right % 9 + 1
    looks[cell.index] = Array(repeating: 0.001, count: 10)
    looks[cell.index][wrong] = 0.6
    looks[cell.index][right] = 0.392
    let reading = RuleReading(looks)
    // With another digit there may also be one solution. Then both are found.
    #expect(reading.lawful.contains { $0.grid == givens })
    #expect(reading.byLooks[cell]?.rawValue == wrong)
    for lawful in reading.lawful { #expect(Solver.count(of: lawful.grid) == 1) }
  }

  @Test func aGivenThatLooksEmptyIsFoundWhereTheSolutionNeedsIt() throws {
    // A puzzle of 17 givens needs each of them.
    let givens = try Grid(
      text: "000000010400000000020000000000050407008000300001090000300400200050100000000806000")
    for cell in Cell.all where givens[cell] != nil {
      var looks = looks(of: givens)
      looks[cell.index] = Array(repeating: 0.001, count: 10)
      looks[cell.index][0] = 0.9
      looks[cell.index][givens[cell]?.rawValue ?? 0] = 0.092
      #expect(RuleReading(looks).lawful.first?.grid == givens)
    }
  }

  @Test func readingsComeInTheOrderOfTheirProbability() throws {
    let givens = try Puzzle.wellKnown().givens
    var random = SeededNumbers(state: 7)
    for _ in 0..<20 {
      var looks = looks(of: givens)
      var unsure: [(cell: Int, values: [Int])] = []
      for _ in 0..<7 {
        let cell = Int(random.next() % 81)
        if unsure.contains(where: { $0.cell == cell }) { continue }
        let first = givens[Cell(cell)]?.rawValue ?? 0
        let second = (first + 1 + Int(random.next() % 9)) % 10
        let share = 0.2 + 0.6 * Double(random.next() % 1_000) / 1_000
        looks[cell] = Array(repeating: 0, count: 10)
        looks[cell][first] = share
        looks[cell][second] = 1 - share
        unsure.append((cell, [first, second]))
      }
      // Every reading of the unsure cells, one by one.
      var expected: [(grid: Grid, cost: Double)] = []
      for choice in 0..<1 << unsure.count {
        var grid = givens
        var cost = 0.0
        for (place, one) in unsure.enumerated() {
          let value = one.values[choice >> place & 1]
          grid[Cell(one.cell)] = Digit(value)
          cost += log(looks[one.cell].max() ?? 1) - log(looks[one.cell][value])
        }
        if Solver.count(of: grid) == 1 { expected.append((grid, cost)) }
      }
      expected.sort { $0.cost < $1.cost }
      let found = RuleReading(looks, margin: 6)
      #expect(found.lawful.first?.grid == expected.first?.grid)
      #expect(
        zip(found.lawful, found.lawful.dropFirst()).allSatisfy { $0.cost <= $1.cost + 1e-9 })
      let least = expected.first?.cost ?? 0
      let within = expected.filter { $0.cost < least + 5.9 }.map(\.grid)
      #expect(Set(within).isSubset(of: found.lawful.map(\.grid)))
    }
  }

  @Test func aSearchThatRunsOutSaysSo() throws {
    let flat = [[Double]](repeating: Array(repeating: 0.1, count: 10), count: 81)
    let reading = RuleReading(flat, budget: 50)
    #expect(!reading.isComplete)
    let cancelled = RuleReading(flat, stop: Stop { true })
    #expect(!cancelled.isComplete && cancelled.lawful.isEmpty)
    let many = RuleReading(looks(of: try Puzzle.wellKnown().givens), margin: 1_000)
    #expect(!many.isComplete && many.lawful.count > 1)
  }
}

private struct SeededNumbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
