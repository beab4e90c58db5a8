public import Sudoku

/// A set of digits for each cell: notes, or candidates.
public struct CellNotes: Hashable, Sendable {
  private var sets: [DigitSet]

  /// No digit anywhere.
  public init() {
    sets = Array(repeating: .none, count: 81)
  }

  /// What `digits` says of each cell.
  public init(_ digits: (Cell) -> DigitSet) {
    sets = Cell.all.map(digits)
  }

  /// All that the digits of `grid` leave in its empty cells.
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

  /// Whether no cell has any.
  public var isEmpty: Bool { sets.allSatisfy(\.isEmpty) }

  /// The digits in either.
  public func union(_ other: CellNotes) -> CellNotes {
    CellNotes { self[$0].union(other[$0]) }
  }
}
