/// A grid on the way to its solution: what is settled, and which candidates are left.
///
/// Whatever a technique asks is kept ready in bit sets: the candidates of a cell, the cells of a
/// digit, and the spots of a digit in a house. A spot is a place within a house, 0 to 8, counted as
/// in ``House/cells``.
///
/// The singles are kept in the order in which they came up, since that is how a person finds
/// them: what a move has just changed comes first to mind. HoDoKu goes by the same order, so that
/// its scores can be met exactly.
public struct CandidateGrid: Hashable, Sendable {
  /// The digits that are settled.
  public private(set) var grid: Grid
  /// The cells that were filled in at the start.
  public let givens: CellSet
  /// The cells without a digit.
  public private(set) var open: CellSet

  @usableFromInline var candidates: [DigitSet]
  @usableFromInline var cellsOfDigit: [CellSet]
  /// By nine times the house and the digit, a bit for each spot.
  @usableFromInline var spots: [UInt16]
  private var naked: [Candidate]
  private var hidden: [Candidate]

  /// The givens, with every candidate that no peer forbids. The givens obey the rules.
  ///
  /// Singles come up as the givens are put in, one after the other.
  public init(givens: Grid) {
    let cells = CellSet(Cell.all.filter { givens[$0] != nil })
    self.init(grid: Grid(), givens: cells) { _ in .all }
    for cell in cells {
      if let digit = givens[cell] { place(Candidate(cell, digit)) }
    }
  }

  /// The digits of `grid`, all as givens, with every candidate that no peer forbids; the grid may
  /// break the rules. Its singles come up in the order of the cells and houses.
  package init(_ grid: Grid) {
    let cells = CellSet(Cell.all.filter { grid[$0] != nil })
    self.init(grid: grid, givens: cells) { _ in .all }
  }

  /// A position on the way: the digits settled so far, some of them given, and the notes of the
  /// other cells. Notes that a settled digit forbids do not count.
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

// What is left
extension CandidateGrid {
  /// Whether every cell is settled.
  public var isSolved: Bool { open.isEmpty }

  /// The candidates of `cell`; none where it is settled.
  @inlinable public subscript(cell: Cell) -> DigitSet { candidates[cell.index] }

  /// Whether `candidate` is left.
  @inlinable public func contains(_ candidate: Candidate) -> Bool {
    candidates[candidate.cell.index].contains(candidate.digit)
  }

  /// The cells where `digit` is left.
  @inlinable public func cells(of digit: Digit) -> CellSet { cellsOfDigit[digit.index] }

  /// The cells of `house` where `digit` is left.
  @inlinable public func cells(of digit: Digit, in house: House) -> CellSet {
    cellsOfDigit[digit.index].intersection(house.cellSet)
  }

  /// How many places `digit` has left in `house`; 0 where it is settled.
  @inlinable public func count(of digit: Digit, in house: House) -> Int {
    spots(of: digit, in: house).nonzeroBitCount
  }

  /// The places that `digit` has left in `house`, a bit for each spot.
  @inlinable
  package func spots(of digit: Digit, in house: House) -> UInt16 {
    spots[house.index * 9 + digit.index]
  }

  /// The cells with exactly `count` candidates.
  public func cells(withCandidates count: Int) -> CellSet {
    CellSet(open.filter { candidates[$0.index].count == count })
  }

  /// The cells with a single candidate, in the order in which they came up.
  public var nakedSingles: [Candidate] { naked.filter(contains) }

  /// The candidates that are alone in a house, in the order in which they came up.
  public var hiddenSingles: [Candidate] {
    hidden.filter { candidate in
      contains(candidate)
        && candidate.cell.houseIndices.contains {
          spots[$0 * 9 + candidate.digit.index].nonzeroBitCount == 1
        }
    }
  }
}

// Moves
extension CandidateGrid {
  /// Settles `candidate`: it goes from the peers, and the others from its cell.
  public mutating func place(_ candidate: Candidate) {
    let (cell, digit) = (candidate.cell, candidate.digit)
    let others = candidates[cell.index]
    grid[cell] = digit
    open.remove(cell)
    candidates[cell.index] = .none
    for other in others { cellsOfDigit[other.index].remove(cell) }
    for peer in cell.peerSet { remove(Candidate(peer, digit)) }
    for other in others {
      for house in cell.houseIndices { vacate(other, cell, house) }
    }
  }

  /// Takes `candidate` out where it is still in.
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
