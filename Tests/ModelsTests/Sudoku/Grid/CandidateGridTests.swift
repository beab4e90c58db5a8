import Grading
import Sudoku
import Testing

struct CandidateGridTests {
  @Test func aDigitPlacedInAHouseLeavesItsPeers() throws {
    var position = CandidateGrid(givens: Grid())
    let five = try #require(Digit(5))
    position.place(Candidate(Cell(40), five))
    for cell in Cell.all {
      let isOut = cell == Cell(40) || cell.isPeer(of: Cell(40))
      #expect(position[cell].contains(five) == !isOut)
    }
    #expect(position[Cell(40)].isEmpty)
    #expect(position.cells(of: five).count == 81 - 21)
    #expect(position.count(of: five, in: .row(4)) == 0)
    #expect(position.count(of: five, in: .row(3)) == 6)
    #expect(position.count(of: five, in: .row(0)) == 8)
    #expect(!position.open.contains(Cell(40)))
  }

  @Test func theBitSetsAgreeWithEachOtherOnTheWay() throws {
    for row in Corpus.rated.filter({ $0.level == "medium" }).prefix(5) {
      let givens = try Grid(text: row.puzzle)
      var position = CandidateGrid(givens: givens)
      for step in Grader().grade(givens).steps {
        position.apply(step)
        expectConsistent(position)
      }
      #expect(position.isSolved)
      #expect(position.grid.isSolved)
    }
  }

  @Test func notesThatASettledDigitForbidsDoNotCount() {
    var grid = Grid()
    grid[Cell(0)] = Digit(1)
    let position = CandidateGrid(grid: grid, givens: []) { _ in DigitSet(bits: 0b11) }
    #expect(position[Cell(1)] == DigitSet(bits: 0b10))
    #expect(position[Cell(80)] == DigitSet(bits: 0b11))
    #expect(position[Cell(0)] == .none)
    #expect(position.nakedSingles.map(\.cell).allSatisfy { $0.isPeer(of: Cell(0)) })
    #expect(position.nakedSingles.count == 20)
  }

  @Test func singlesComeInTheOrderInWhichTheyCameUp() throws {
    let one = try #require(Digit(1))
    var position = CandidateGrid(grid: Grid(), givens: []) { cell in
      cell == Cell(50) || cell == Cell(10) ? DigitSet(bits: 0b11) : .all
    }
    position.remove(Candidate(Cell(50), one))
    position.remove(Candidate(Cell(10), one))
    #expect(position.nakedSingles.map(\.cell) == [Cell(50), Cell(10)])
  }

  private func expectConsistent(_ position: CandidateGrid) {
    for digit in Digit.all {
      let cells = CellSet(Cell.all.filter { position[$0].contains(digit) })
      #expect(position.cells(of: digit) == cells)
      for house in House.all {
        #expect(position.cells(of: digit, in: house) == cells.intersection(house.cellSet))
        #expect(position.count(of: digit, in: house) == cells.intersection(house.cellSet).count)
      }
    }
    for cell in Cell.all {
      #expect((position.grid[cell] == nil) == position.open.contains(cell))
      #expect(position[cell].isSubset(of: position.grid.candidates(at: cell)))
    }
    let naked = Set(Cell.all.compactMap { cell in position[cell].only.map { Candidate(cell, $0) } })
    #expect(Set(position.nakedSingles) == naked)
    let hidden = House.all.flatMap { house in
      Digit.all.filter { position.count(of: $0, in: house) == 1 }.compactMap { digit in
        position.cells(of: digit, in: house).first.map { Candidate($0, digit) }
      }
    }
    #expect(Set(position.hiddenSingles) == Set(hidden))
  }
}
