/// A partly solved grid: the settled digits and the remaining candidates.
///
/// Everything that techniques ask for is kept in bit sets: the candidates of a cell, the cells of a
/// digit and the spots of a digit in a house. A spot is a position within a house, 0 to 8, in the
/// order of ``House/cells``.
///
/// Singles are kept in the order in which they came up, because that is how people find them: they
/// look first at what the last move changed. HoDoKu uses the same order, so scores match exactly.
public struct CandidateGrid: Hashable, Sendable {
  /// The settled digits.
  public private(set) var grid: Grid
  /// The cells that were filled in at the start.
  public let givens: CellSet
  /// The cells without a digit.
  public private(set) var open: CellSet

  @usableFromInline var candidates: [DigitSet]
  @usableFromInline var cellsOfDigit: [CellSet]
  /// A bit for each spot, at nine times the house plus the digit.
  @usableFromInline var spots: [UInt16]
  /// The naked singles in the order in which they came up, with those that are gone.
  private(set) var naked: [Candidate]
  /// The hidden singles in the order in which they came up, with those that are gone.
  private(set) var hidden: [Candidate]

  /// Creates the position of `givens`, which obey the rules, with every candidate that no peer
  /// rules out.
  ///
  /// Singles come up as the givens are placed one by one.
  public init(givens: Grid) {
    let cells = givens.filledCells
    self.init(Self.empty, givens: cells)
    for cell in cells {
      if let digit = givens[cell] { place(Candidate(cell, digit)) }
    }
  }

  private static let empty = CandidateGrid(Grid())

  private init(_ position: CandidateGrid, givens: CellSet) {
    self.givens = givens
    grid = position.grid
    open = position.open
    candidates = position.candidates
    cellsOfDigit = position.cellsOfDigit
    spots = position.spots
    naked = position.naked
    hidden = position.hidden
  }

  /// Creates a position with the digits of `grid` as givens and every candidate that no peer rules
  /// out. The grid may break the rules. Singles come up in the order of the cells and houses.
  package init(_ grid: Grid) {
    let cells = grid.filledCells
    self.init(grid: grid, givens: cells) { _ in .all }
  }

  /// Creates a position in the middle of a game: the settled digits, some of them given, and the
  /// notes of the other cells. Notes ruled out by a settled digit don't count.
  public init(grid: Grid, givens: CellSet, notes: (Cell) -> DigitSet) {
    self.grid = grid
    self.givens = givens
    open = .none
    candidates = Array(repeating: .none, count: 81)
    cellsOfDigit = Array(repeating: .none, count: 9)
    spots = Array(repeating: 0, count: House.all.count * 9)
    naked = []
    hidden = []
    for cell in grid.emptyCells {
      open.insert(cell)
      candidates[cell.index] = notes(cell).intersection(grid.candidates(at: cell))
      for digit in candidates[cell.index] {
        cellsOfDigit[digit.index].insert(cell)
        for house in cell.houseIndices { spots[house * 9 + digit.index] |= cell.spot(in: house) }
      }
    }
    collectSingles()
  }
}

// Queries
extension CandidateGrid {
  /// `true` if every cell is settled.
  public var isSolved: Bool { open.isEmpty }

  /// The candidates of `cell`. Empty if it is settled.
  @inlinable public subscript(cell: Cell) -> DigitSet { candidates[cell.index] }

  /// `true` if `candidate` is still possible.
  @inlinable public func contains(_ candidate: Candidate) -> Bool {
    candidates[candidate.cell.index].contains(candidate.digit)
  }

  /// The cells that have `digit` as a candidate.
  @inlinable public func cells(of digit: Digit) -> CellSet { cellsOfDigit[digit.index] }

  /// The cells of `house` that have `digit` as a candidate.
  @inlinable public func cells(of digit: Digit, in house: House) -> CellSet {
    cellsOfDigit[digit.index].intersection(house.cellSet)
  }

  /// The number of places for `digit` in `house`. 0 if it is settled there.
  @inlinable public func count(of digit: Digit, in house: House) -> Int {
    spots(of: digit, in: house).nonzeroBitCount
  }

  /// The places for `digit` in `house`, a bit for each spot.
  @inlinable
  public func spots(of digit: Digit, in house: House) -> UInt16 {
    spots[house.index * 9 + digit.index]
  }

  /// Returns the candidates of `cells` among `digits`, cell by cell.
  package func candidates(
    _ digits: DigitSet = .all, in cells: some Sequence<Cell>
  ) -> [Candidate] {
    cells.flatMap { cell in self[cell].intersection(digits).map { Candidate(cell, $0) } }
  }

  /// The cells with exactly `count` candidates.
  public func cells(withCandidates count: Int) -> CellSet {
    var cells = CellSet.none
    for cell in open where candidates[cell.index].count == count { cells.insert(cell) }
    return cells
  }

  /// The cells with a single candidate, in the order in which they came up.
  public var nakedSingles: [Candidate] { naked.filter(contains) }

  /// The candidates that are the only place of their digit in a house, in the order in which they
  /// came up.
  public var hiddenSingles: [Candidate] { hidden.filter(isHiddenSingle) }

  /// `true` if `candidate` is the only place of its digit in a house.
  func isHiddenSingle(_ candidate: Candidate) -> Bool {
    contains(candidate)
      && candidate.cell.houseIndices.contains {
        spots[$0 * 9 + candidate.digit.index].nonzeroBitCount == 1
      }
  }
}

// Moves
extension CandidateGrid {
  /// Places `candidate` and removes the other candidates of its cell and those of its digit in the
  /// peers.
  public mutating func place(_ candidate: Candidate) {
    let (cell, digit) = (candidate.cell, candidate.digit)
    let others = candidates[cell.index]
    grid[cell] = digit
    open.remove(cell)
    candidates[cell.index] = .none
    for other in others { cellsOfDigit[other.index].remove(cell) }
    for peer in cell.peerSet.intersection(cellsOfDigit[digit.index]) {
      remove(Candidate(peer, digit))
    }
    for other in others {
      for house in cell.houseIndices { vacate(other, cell, house) }
    }
  }

  /// Removes `candidate` if it is still there.
  public mutating func remove(_ candidate: Candidate) {
    let (cell, digit) = (candidate.cell, candidate.digit)
    guard candidates[cell.index].contains(digit) else { return }
    candidates[cell.index].remove(digit)
    cellsOfDigit[digit.index].remove(cell)
    if let only = candidates[cell.index].only { naked.append(Candidate(cell, only)) }
    for house in cell.houseIndices { vacate(digit, cell, house) }
  }

  private mutating func vacate(_ digit: Digit, _ cell: Cell, _ house: Int) {
    spots[house * 9 + digit.index] &= ~cell.spot(in: house)
    let left = spots[house * 9 + digit.index]
    guard left.nonzeroBitCount == 1 else { return }
    let candidate = Candidate(House.all[house].cells[left.trailingZeroBitCount], digit)
    if contains(candidate) { hidden.append(candidate) }
  }

  private mutating func collectSingles() {
    for cell in open {
      if let only = candidates[cell.index].only { naked.append(Candidate(cell, only)) }
    }
    for house in House.all {
      for digit in Digit.all {
        let left = spots(of: digit, in: house)
        guard left.nonzeroBitCount == 1 else { continue }
        hidden.append(Candidate(house.cells[left.trailingZeroBitCount], digit))
      }
    }
  }
}
