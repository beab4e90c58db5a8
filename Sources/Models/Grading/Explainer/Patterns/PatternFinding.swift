/// A pattern found in a position, its eliminations, and what of an earlier position stood in its
/// way: a chain that builds upon it needs those candidates to be gone.
struct PatternFinding {
  let technique: ExplainerTechnique
  let difficulty: ExplainerDifficulty
  /// In the order of ``HashOrder``.
  let eliminations: [Int]
  let obstacles: Obstacles

  var step: ExplainerStep {
    ExplainerStep(
      technique, difficulty,
      eliminations: eliminations.sorted().map { Candidate($0 / 9, $0 % 9) })
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

  /// Those of them that `source` had and `position` has not, as nine times the cell and the digit.
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

/// The order in which Sudoku Explainer goes through the eliminations of a step: that of a hash
/// table whose keys are the cells.
enum HashOrder {
  /// `candidates`, nine times the cell and the digit, in that order. They come by cells as these
  /// were put into the table, and by digits within a cell.
  static func sorted(_ candidates: [Int], cells: Int) -> [Int] {
    var buckets = 16
    while cells > buckets / 4 * 3 { buckets *= 2 }
    let keyed = candidates.enumerated().map { (key: $1 / 9 % buckets, place: $0, candidate: $1) }
    return keyed.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.candidate)
  }
}
