import Foundation
import Grading
import Sudoku
import Testing

/// Exocets, tridagons and multi-sector locked sets in puzzles that are known for them.
struct HardestTechniqueTests {
  private static let ids: [TechniqueID] = [
    .juniorExocet, .tridagon, .multiSectorLockedSets, .seniorExocet,
  ]

  /// A puzzle that players publish as one of the hardest, and what one of the techniques rules out
  /// there once the techniques up to medium find nothing. Without a technique, none of these does.
  struct Known: Sendable, CustomTestStringConvertible {
    let puzzle: String
    let technique: TechniqueID?
    let eliminations: String

    init(_ puzzle: String, _ technique: TechniqueID? = nil, _ eliminations: String = "") {
      self.puzzle = puzzle
      self.technique = technique
      self.eliminations = eliminations
    }

    var testDescription: String { puzzle }
  }

  static let known = [
    // Golden Nugget.
    Known(
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
      .juniorExocet, "r7c9=3"),
    // Fata Morgana.
    Known(
      "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
      .juniorExocet, "r4c2=2 r4c2=4"),
    Known(
      "98.7.....7.....6....6.5.....4...5.3...79..5......2...1..85..9......1...4.....3.2.",
      .juniorExocet, "r2c4=8"),
    Known(
      "98.7.....6.....87...7.....5.4..3.5....65...9......2..1..86...5.....1.3.......4..2",
      .juniorExocet, "r1c8=6 r2c4=9"),
    Known(
      ".2.4...8.....8...68....71..2..5...9..95.......4..3.........1..7..28...4.....6.3..",
      .juniorExocet, "r1c3=9 r8c2=5"),
    Known(
      "........1....23.45..51..2....25...1..6...27..8...9......42....7.3...6...9...8....",
      .juniorExocet, "r4c9=4 r7c8=5"),
    // Loki.
    Known(
      "57....9..........8.1.........168..42...1.28.9..2.9416.....26....6.9.82.4...41.6..",
      .tridagon, "r8c8=3 r8c8=5 r8c8=7"),
    // Easter Monster: the same as its SK Loop says.
    Known(
      "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
      .multiSectorLockedSets,
      "r1c3=7 r2c5=3 r2c5=8 r2c6=8 r3c1=2 r4c5=4 r5c1=2 r5c1=6 r5c3=1 r5c7=1 r5c7=2 r5c9=6 r7c3=1 "
        + "r8c4=5 r8c5=4 r9c1=6"),
    Known(
      "5.6...7...1.3.....8...5.9.....1...2.....8.6.7.....2.4.7...9...6.3...42....5......",
      .multiSectorLockedSets,
      "r1c9=8 r4c2=4 r4c6=3 r5c1=9 r5c3=9 r7c3=8 r7c7=5 r7c7=8 r8c8=1 r9c2=2 r9c2=4 r9c4=2 r9c6=1 "
        + "r9c6=3 r9c8=1 r9c8=3"),
    // Platinum Blonde.
    Known(".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."),
  ]

  /// Returns `givens` without what the techniques up to medium find.
  private func reduced(_ puzzle: String) throws -> CandidateGrid {
    var position = CandidateGrid(givens: try Grid(text: puzzle))
    let grader = Grader(techniques: TechniqueCatalog.upTo(.medium))
    while let step = grader.step(from: position) { position.apply(step) }
    return position
  }

  private func expectSound(_ position: CandidateGrid, _ solution: Grid) throws {
    for id in Self.ids {
      for deduction in try #require(technique(id)).all(in: position) {
        #expect(deduction.placements.isEmpty && deduction.technique == id)
        #expect(deduction.eliminations.allSatisfy(position.contains), "\(deduction)")
        #expect(
          deduction.eliminations.allSatisfy { solution[$0.cell] != $0.digit }, "\(deduction)")
      }
    }
  }

  @Test(arguments: known)
  func theHardestPuzzlesHaveTheirPatterns(_ known: Known) throws {
    let position = try reduced(known.puzzle)
    let found = try Self.ids.flatMap { try #require(technique($0)).all(in: position) }
    guard let id = known.technique else {
      #expect(found.isEmpty)
      return
    }
    let eliminations = Set(known.eliminations.split(separator: " ").map(String.init))
    #expect(
      found.contains {
        $0.technique == id && Set($0.eliminations.map(\.description)) == eliminations
      }, "\(found.map { ($0.technique, $0.eliminations) })")
  }

  /// Follows the techniques themselves, and the easy ones between them, as far as they lead.
  @Test(arguments: known)
  func nothingInTheHardestPuzzlesContradictsTheSolution(_ known: Known) throws {
    let givens = try Grid(text: known.puzzle)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    let grader = Grader(
      techniques: TechniqueCatalog.upTo(.medium) + Self.ids.compactMap(technique))
    var position = CandidateGrid(givens: givens)
    try expectSound(position, solution)
    while let step = grader.step(from: position) {
      position.apply(step)
      try expectSound(position, solution)
    }
  }

  @Test(arguments: 0..<12)
  func nothingOnTheWayThroughAPuzzleContradictsTheSolution(_ number: Int) throws {
    let rows = Corpus.rated.filter { $0.level == "expert" || $0.level == "extreme" }
    let givens = try Grid(text: rows[number * (rows.count / 12)].puzzle)
    let solution = try #require(Solver.uniqueSolution(of: givens))
    var position = CandidateGrid(givens: givens)
    for (place, step) in Grader().grade(givens).steps.enumerated() {
      if place.isMultiple(of: 3) { try expectSound(position, solution) }
      position.apply(step)
    }
  }

  @Test(arguments: known)
  func aPuzzleTurnedOnItsSideRulesOutTheSame(_ known: Known) throws {
    let digits = Array(known.puzzle)
    let turned = String((0..<81).map { place -> Character in digits[place % 9 * 9 + place / 9] })
    // The medium techniques may take other ways in a turned puzzle, so start from the givens.
    // Of equally many rows and columns with a digit, multi-sector locked sets take the rows.
    let positions = try [known.puzzle, turned].map { CandidateGrid(givens: try Grid(text: $0)) }
    for id in Self.ids where id != .multiSectorLockedSets {
      let finder = try #require(technique(id))
      let gone = positions.map { Set(finder.all(in: $0).map { Set($0.eliminations) }) }
      let back = gone[1].map { step in
        Set(step.map { Candidate(Cell(row: $0.cell.column, column: $0.cell.row), $0.digit) })
      }
      #expect(gone[0] == Set(back))
    }
  }

  /// The rule of tridagons, tried out with all ways to choose the cells and to fill them.
  @Test func threeDigitsFillFourBoxesIfAnEvenNumberRunsTheOtherWay() {
    let orders = [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 2, 1], [1, 0, 2], [2, 1, 0]]
    // The digits of a box by row, and by column.
    func differ(_ first: [Int], _ second: [Int]) -> Bool { zip(first, second).allSatisfy(!=) }
    func columns(_ digits: [Int], _ order: [Int]) -> [Int] {
      (0..<3).map { column in digits[order.firstIndex(of: column) ?? 0] }
    }
    for topLeft in orders.indices {
      for topRight in orders.indices {
        for bottomLeft in orders.indices {
          for bottomRight in orders.indices {
            let boxes = [topLeft, topRight, bottomLeft, bottomRight]
            let isFilled = orders.contains { first in
              orders.contains { second in
                differ(first, second)
                  && orders.contains { third in
                    differ(columns(first, orders[boxes[0]]), columns(third, orders[boxes[2]]))
                      && orders.contains { fourth in
                        differ(third, fourth)
                          && differ(
                            columns(second, orders[boxes[1]]), columns(fourth, orders[boxes[3]]))
                      }
                  }
              }
            }
            #expect(isFilled == boxes.count { $0 > 2 }.isMultiple(of: 2))
          }
        }
      }
    }
  }
}
