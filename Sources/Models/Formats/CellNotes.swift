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
