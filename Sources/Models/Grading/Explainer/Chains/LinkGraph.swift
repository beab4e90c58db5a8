import Sudoku

/// The links between the candidates of one position: those that exclude each other, and those of
/// which one must be on.
///
/// The links of a candidate are in the order in which Sudoku Explainer follows them: within the
/// cell, then in box, row and column.
struct LinkGraph {
  /// The links to use.
  enum Reach: CaseIterable {
    /// Links between cells.
    case oneDigit
    /// Weak links everywhere, strong links within cells.
    case bivalueCells
    /// All links.
    case all
  }

  private var weak: [UInt16] = []
  private var strong: [UInt16] = []
  /// The indices at which each candidate's links within the cell and those between cells begin.
  private var weakStart: [Int] = []
  private var weakBetween: [Int] = []
  private var strongStart: [Int] = []
  private var strongBetween: [Int] = []

  init(_ position: ExplainerPosition) {
    weak.reserveCapacity(6000)
    strong.reserveCapacity(1500)
    for places in [\LinkGraph.weakStart, \.weakBetween, \.strongStart, \.strongBetween] {
      self[keyPath: places].reserveCapacity(730)
    }
    for cell in 0..<81 {
      for digit in 0..<9 {
        weakStart.append(weak.count)
        strongStart.append(strong.count)
        let isLeft = position.has(cell, digit)
        let others = isLeft ? position.candidates[cell] & ~(1 << UInt16(digit)) : 0
        weak.append(contentsOf: Bits(others).map { UInt16(cell * 9 + $0) })
        if others.nonzeroBitCount == 1 { strong.append(weak[weak.count - 1]) }
        weakBetween.append(weak.count)
        strongBetween.append(strong.count)
        if isLeft { addLinksBetweenCells(cell, digit, position) }
      }
    }
    weakStart.append(weak.count)
    strongStart.append(strong.count)
  }

  private mutating func addLinksBetweenCells(
    _ cell: Int, _ digit: Int, _ position: ExplainerPosition
  ) {
    let tables = HouseTables.shared
    for kind in 0..<3 {
      let house = tables.houses[3 * cell + kind]
      let others = position.spots(of: digit, in: house) & ~tables.spots[3 * cell + kind]
      for spot in Bits(others) {
        let other = tables.cell(house, spot)
        if kind == 0 || tables.houses[3 * other] != tables.houses[3 * cell] {
          weak.append(UInt16(other * 9 + digit))
        }
      }
      if others.nonzeroBitCount == 1 {
        let other = UInt16(tables.cell(house, others.trailingZeroBitCount) * 9 + digit)
        if !strong[strongBetween[cell * 9 + digit]...].contains(other) { strong.append(other) }
      }
    }
  }

  /// Returns the candidates that are off if `candidate` is on.
  func excluded(by candidate: Int, _ reach: Reach) -> ArraySlice<UInt16> {
    weak[(reach == .oneDigit ? weakBetween : weakStart)[candidate]..<weakStart[candidate + 1]]
  }

  /// Returns the candidates that are on if `candidate` is off.
  func forced(without candidate: Int, _ reach: Reach) -> ArraySlice<UInt16> {
    let start = (reach == .oneDigit ? strongBetween : strongStart)[candidate]
    return strong[
      start..<(reach == .bivalueCells ? strongBetween[candidate] : strongStart[candidate + 1])]
  }
}

/// Pairs of links of a ``LinkGraph``: from a candidate that is on through one that is off to one
/// that is on.
struct LinkPairs {
  /// A pair of links from a candidate that is on.
  struct Pair {
    let out: UInt16
    let on: UInt16
  }

  private(set) var pairs: [Pair] = []
  private var starts: [Int] = []

  init() {}

  init(_ graph: LinkGraph, _ reach: LinkGraph.Reach) {
    pairs.reserveCapacity(6000)
    starts.reserveCapacity(730)
    for candidate in 0..<729 {
      starts.append(pairs.count)
      for out in graph.excluded(by: candidate, reach) {
        for on in graph.forced(without: Int(out), reach) { pairs.append(Pair(out: out, on: on)) }
      }
    }
    starts.append(pairs.count)
  }

  /// Returns the indices in ``pairs`` of those from `candidate`.
  func places(from candidate: Int) -> Range<Int> { starts[candidate]..<starts[candidate + 1] }
}
