import Sudoku

/// A pattern found in a position, its eliminations, and its obstacles in an earlier position: a
/// chain that uses it relies on those candidates being eliminated.
struct PatternFinding {
  let technique: ExplainerTechnique
  let difficulty: ExplainerDifficulty
  /// The eliminated candidates, in the order of ``HashOrder``.
  let eliminations: [Int]
  let obstacles: Obstacles

  var step: ExplainerStep {
    ExplainerStep(
      technique, difficulty, eliminations: eliminations.sorted().map(Candidate.init(number:)))
  }
}

/// Candidates that would have spoilt a pattern.
enum Obstacles {
  /// The digit elsewhere in the first houses, but not in the second ones.
  case locked(digit: Int, inHouses: [Int], toHouses: [Int])
  /// The digits elsewhere in the house.
  case hidden(digits: UInt16, house: Int, spots: UInt16)
  /// Other digits in the cells.
  case naked(digits: UInt16, cells: [Int])

  /// Returns the obstacles that `source` had and `position` doesn't, as nine times the cell plus
  /// the digit.
  func removed(from source: ExplainerPosition, in position: ExplainerPosition) -> [Int] {
    let tables = HouseTables.shared
    switch self {
    case .locked(let digit, let houses, let covers):
      let covered = covers.reduce(CellSet.none) { $0.union(House.all[$1].cellSet) }
      return houses.flatMap { house in
        (0..<9).map { tables.cell(house, $0) }.filter { cell in
          source.has(cell, digit) && !position.has(cell, digit) && !covered.contains(Cell(cell))
        }
      }.map { $0 * 9 + digit }
    case .hidden(let digits, let house, let spots):
      return Bits(~spots & 0x1FF).flatMap { spot in
        let cell = tables.cell(house, spot)
        return Bits(digits & source.candidates[cell]).map { cell * 9 + $0 }
      }
    case .naked(let digits, let cells):
      return cells.flatMap { cell in
        Bits(source.candidates[cell] & ~digits).map { cell * 9 + $0 }
      }
    }
  }
}

/// The order in which Sudoku Explainer visits the eliminations of a step: that of a hash table with
/// the cells as keys.
enum HashOrder {
  /// Returns `candidates`, numbered as nine times the cell plus the digit, in that order. They must
  /// be in the order in which the cells go into the table, and by digit within a cell.
  static func sorted(_ candidates: [Int], cells: Int) -> [Int] {
    var buckets = 16
    while cells > buckets / 4 * 3 { buckets *= 2 }
    let keyed = candidates.enumerated().map { (key: $1 / 9 % buckets, place: $0, candidate: $1) }
    return keyed.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.candidate)
  }
}
