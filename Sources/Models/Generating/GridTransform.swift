public import Sudoku

/// A transformation that makes a grid look different without changing its difficulty.
///
/// ```
///          columns 3 1 2 of the first stack
///            | | |
/// 5 3 4 ...  4 5 3
/// 6 7 2 ...  2 6 7      then perhaps 4 -> 1, 5 -> 8 ... and the mirror at the main diagonal
/// 1 9 8 ...  8 1 9
/// ```
///
/// Rows stay within their band and columns within their stack, or a band or stack moves as a whole.
public struct GridTransform: Hashable, Sendable {
  /// The source row of each row of the result.
  public let rows: [Int]
  /// The source column of each column of the result.
  public let columns: [Int]
  /// The replacement of each digit, by its index.
  public let digits: [Digit]
  /// `true` if rows and columns are swapped at the end.
  public let isTransposed: Bool

  /// The transformation that changes nothing.
  public static let identity = GridTransform(
    rows: Array(0..<9), columns: Array(0..<9), digits: Digit.all, isTransposed: false)

  /// Creates a transformation. `rows` and `columns` must keep bands and stacks together, and
  /// nothing may occur twice.
  public init(rows: [Int], columns: [Int], digits: [Digit], isTransposed: Bool) {
    precondition(Self.keepsTriples(rows) && Self.keepsTriples(columns), "bands stay together")
    precondition(Set(digits).count == 9 && digits.count == 9, "each digit becomes another one")
    self.rows = rows
    self.columns = columns
    self.digits = digits
    self.isTransposed = isTransposed
  }

  /// Returns one of the 2 · 6⁸ · 9! transformations, all equally likely.
  public static func random(using random: inout SeededRandom) -> GridTransform {
    GridTransform(
      rows: lines(using: &random), columns: lines(using: &random),
      digits: random.shuffled(Digit.all), isTransposed: random.below(2) == 1)
  }

  /// Returns the transformed `grid`.
  public func callAsFunction(_ grid: Grid) -> Grid {
    var result = Grid()
    for row in 0..<9 {
      for column in 0..<9 {
        let source = Cell(row: rows[row], column: columns[column])
        guard let digit = grid[source] else { continue }
        result[target(row: row, column: column)] = digits[digit.index]
      }
    }
    return result
  }

  /// Returns the transformed `position` with its candidates and givens.
  package func callAsFunction(_ position: CandidateGrid) -> CandidateGrid {
    var givens = CellSet.none
    var notes = Array(repeating: DigitSet.none, count: 81)
    for row in 0..<9 {
      for column in 0..<9 {
        let source = Cell(row: rows[row], column: columns[column])
        let target = target(row: row, column: column)
        if position.givens.contains(source) { givens.insert(target) }
        notes[target.index] = DigitSet(position[source].map { digits[$0.index] })
      }
    }
    return CandidateGrid(grid: self(position.grid), givens: givens) { notes[$0.index] }
  }

  private func target(row: Int, column: Int) -> Cell {
    isTransposed ? Cell(row: column, column: row) : Cell(row: row, column: column)
  }

  private static func lines(using random: inout SeededRandom) -> [Int] {
    var lines: [Int] = []
    for band in random.shuffled(0..<3) { lines += random.shuffled(band * 3..<band * 3 + 3) }
    return lines
  }

  private static func keepsTriples(_ lines: [Int]) -> Bool {
    lines.sorted() == Array(0..<9) && (0..<9).allSatisfy { lines[$0] / 3 == lines[$0 / 3 * 3] / 3 }
  }
}
