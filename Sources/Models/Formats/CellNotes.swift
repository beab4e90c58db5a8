public import Sudoku

/// A set of digits for each cell: notes, or candidates.
public struct CellNotes: Hashable, Sendable {
  private var sets: [DigitSet]

  /// Creates notes without digits.
  public init() {
    sets = Array(repeating: .none, count: 81)
  }

  /// Creates notes from the digits of each cell.
  public init(_ digits: (Cell) -> DigitSet) {
    sets = Cell.all.map(digits)
  }

  /// Creates all candidates of the empty cells of `grid`.
  package init(leftBy grid: Grid) {
    var taken = Array(repeating: DigitSet.none, count: 27)
    for cell in Cell.all {
      guard let digit = grid[cell] else { continue }
      for house in cell.houseIndices { taken[house].insert(digit) }
    }
    sets = Cell.all.map { cell in
      guard grid[cell] == nil else { return .none }
      let all = cell.houseIndices.reduce(DigitSet.none) { $0.union(taken[$1]) }
      return all.complement
    }
  }

  /// The digits of `cell`.
  public subscript(cell: Cell) -> DigitSet {
    get { sets[cell.index] }
    set { sets[cell.index] = newValue }
  }

  /// `true` if no cell has any digits.
  public var isEmpty: Bool { sets.allSatisfy(\.isEmpty) }

  /// Returns the digits in either.
  public func union(_ other: CellNotes) -> CellNotes {
    CellNotes { self[$0].union(other[$0]) }
  }
}
