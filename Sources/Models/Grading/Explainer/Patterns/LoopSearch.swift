import Sudoku

// Unique rectangles and loops
extension ExplainerPosition {
  /// Returns the easiest unique rectangle or loop: the lowest rating first, then by type.
  func uniqueLoop() -> ExplainerStep? {
    var best = BestLoop()
    for cell in open where candidates[cell.index].nonzeroBitCount == 2 {
      LoopPath.forEach(from: cell, in: self) { loop in
        if let best = best.step, best.difficulty < Self.difficulty(ofLoop: loop.count) { return }
        collect(loop, candidates[cell.index], &best)
      }
    }
    return best.step
  }

  private func collect(_ loop: [Cell], _ pair: UInt16, _ best: inout BestLoop) {
    let extra = loop.filter { candidates[$0.index] != pair }
    switch extra.count {
    case 0: return
    case 1:
      best.offer(loop.count, 1, Bits(pair).map { Candidate(extra[0].index, $0) })
    case 2:
      let others = (candidates[extra[0].index] | candidates[extra[1].index]) & ~pair
      if others.nonzeroBitCount == 1 {
        best.offer(loop.count, 2, commonElimination(extra, pair))
      } else {
        completingSets(loop.count, (extra[0], extra[1]), others, pair, &best)
      }
      best.offer(loop.count, 4, lockedElimination(extra[0], extra[1], pair))
    default: best.offer(loop.count, 2, commonElimination(extra, pair))
    }
  }

  /// Type 2: one of `extra` holds the digit that they share besides the pair.
  private func commonElimination(_ extra: [Cell], _ pair: UInt16) -> [Candidate] {
    let digit = (candidates[extra[0].index] & ~pair).trailingZeroBitCount
    return Cell.commonPeers(of: extra).filter { has($0.index, digit) }
      .map { Candidate($0.index, digit) }
  }

  /// Type 4: if one of the two cells must hold one digit of the pair, neither can hold the other.
  private func lockedElimination(_ first: Cell, _ second: Cell, _ pair: UInt16) -> [Candidate] {
    var isLocked = [false, false]
    for house in commonHouses(first, second) {
      for (place, digit) in Bits(pair).enumerated()
      where spots(of: digit, in: house).nonzeroBitCount == 2 {
        isLocked[place] = true
      }
    }
    guard let locked = isLocked.firstIndex(of: true) else { return [] }
    let gone = Array(Bits(pair))[1 - locked]
    return [first, second].map { Candidate($0.index, gone) }
  }

  /// Returns the houses that contain both cells: box, row, column.
  func commonHouses(_ first: Cell, _ second: Cell) -> [Int] {
    let houses = HouseTables.shared.houses
    return (0..<3).filter { houses[3 * first.index + $0] == houses[3 * second.index + $0] }
      .map { houses[3 * first.index + $0] }
  }

  static func difficulty(ofLoop length: Int) -> ExplainerDifficulty {
    switch length {
    case 10...: 4.5 + 0.3 + 0.2
    case 8...: 4.5 + 0.2
    case 6...: 4.5 + 0.1
    default: 4.5
    }
  }
}

// Unique rectangles and loops of type 3
extension ExplainerPosition {
  /// Offers the sets completed by the two `extra` cells of a loop. One of these cells holds one of
  /// `others`, so the two together act as a cell of a naked set, or of a hidden set of the pair and
  /// other digits.
  func completingSets(
    _ length: Int, _ extra: (Cell, Cell), _ others: UInt16, _ pair: UInt16, _ best: inout BestLoop
  ) {
    for size in 2...7 {
      for house in commonHouses(extra.0, extra.1) {
        let open = openCount(in: house)
        if 2 * size <= open && size >= others.nonzeroBitCount {
          completingNaked(size, length, house, extra, others, &best)
        }
        if 2 * size < open {
          completingHidden(size, length, house, extra, others, pair, &best)
        }
      }
    }
  }

  private func completingNaked(
    _ size: Int, _ length: Int, _ house: Int, _ extra: (Cell, Cell), _ others: UInt16,
    _ best: inout BestLoop
  ) {
    let tables = HouseTables.shared
    let ends = spots(of: extra, in: house)
    let shared = others & candidates[extra.0.index] & candidates[extra.1.index]
    for spots in HouseTables.subsets[size - 1] where spots & ends == 0 {
      let cells = Bits(spots).map { tables.cell(house, $0) }
      guard cells.allSatisfy({ candidates[$0].nonzeroBitCount > 1 }) else { continue }
      let digits = cells.reduce(UInt16(0)) { $0 | candidates[$1] }
      guard (digits | shared).nonzeroBitCount == size, (digits | others).nonzeroBitCount == size
      else { continue }
      let all = digits | others
      let gone = Bits(~(spots | ends) & 0x1FF).flatMap { spot in
        let cell = tables.cell(house, spot)
        return Bits(candidates[cell] & all).map { Candidate(cell, $0) }
      }
      best.offer(length, 3, gone, added: Double(size - 1) * 0.1)
    }
  }

  private func completingHidden(
    _ size: Int, _ length: Int, _ house: Int, _ extra: (Cell, Cell), _ others: UInt16,
    _ pair: UInt16, _ best: inout BestLoop
  ) {
    let tables = HouseTables.shared
    let ends = spots(of: extra, in: house)
    let second = spots(of: (extra.1, extra.1), in: house)
    let rest = ~(pair | others) & 0x1FF
    guard rest != 0 else { return }
    for added in HouseTables.subsets[size - 2] where added & ~rest == 0 {
      let digits = added | pair
      let places = Bits(digits).map { spots(of: $0, in: house) & ~second }
      let union = places.reduce(0, |)
      guard !places.contains(0), union.nonzeroBitCount == size else { continue }
      let set = union & ~ends
      let gone = Bits(set).flatMap { spot in
        let cell = tables.cell(house, spot)
        return Bits(candidates[cell] & ~digits).map { Candidate(cell, $0) }
      }
      best.offer(length, 3, gone, added: Double(set.nonzeroBitCount - 1) * 0.1)
    }
  }

  private func spots(of cells: (Cell, Cell), in house: Int) -> UInt16 {
    cells.0.spot(in: house) | cells.1.spot(in: house)
  }
}

/// A closed path through cells that all have the same two digits.
///
/// A loop is deadly if each house that it touches contains one cell of each colour:
///
/// ```
/// A . . | B . .      the cells A could be x and the cells B y, or the other way round:
/// . . . | . . .      a puzzle with one solution must have something else
/// B . . | A . .      in one of them
/// ```
struct LoopPath {
  private(set) var cells: [Cell] = []
  private var members = CellSet.none
  /// The houses touched by the cells at even and at odd positions.
  private var touched: (even: UInt32, odd: UInt32) = (0, 0)
  private let position: ExplainerPosition
  private let pair: UInt16
  /// The cells that have both digits.
  private let holders: CellSet

  private init(_ position: ExplainerPosition, _ pair: UInt16) {
    self.position = position
    self.pair = pair
    holders = CellSet(position.open.filter { position.candidates[$0.index] & pair == pair })
  }

  /// Calls `visit` with each deadly loop through `start`, a cell with two candidates. At most two
  /// cells may have extra candidates, or any number if they have the same one.
  static func forEach(
    from start: Cell, in position: ExplainerPosition, _ visit: ([Cell]) -> Void
  ) {
    var path = LoopPath(position, position.candidates[start.index])
    guard path.holders.count >= 4 else { return }
    path.extend(by: start, spare: 2, others: 0, from: -1, visit)
  }

  private mutating func extend(
    by cell: Cell, spare: Int, others: UInt16, from lastKind: Int, _ visit: ([Cell]) -> Void
  ) {
    let tables = HouseTables.shared
    let isEven = cells.count % 2 == 0
    let before = touched
    var houses: UInt32 = 0
    for kind in 0..<3 { houses |= 1 << UInt32(tables.houses[3 * cell.index + kind]) }
    guard (isEven ? touched.even : touched.odd) & houses == 0 else { return }
    if isEven { touched.even |= houses } else { touched.odd |= houses }
    cells.append(cell)
    members.insert(cell)
    defer {
      touched = before
      cells.removeLast()
      members.remove(cell)
    }
    for kind in 0..<3 where kind != lastKind {
      for next in holders.intersection(tables.sets[tables.houses[3 * cell.index + kind]]) {
        if next == cells[0] && cells.count >= 4 {
          if touched.even == touched.odd { visit(cells) }
          continue
        }
        guard !members.contains(next) else { continue }
        let others = others | position.candidates[next.index] & ~pair
        let isPair = position.candidates[next.index] == pair
        guard isPair || others.nonzeroBitCount == 1 || spare > 0 else { continue }
        extend(by: next, spare: isPair ? spare : spare - 1, others: others, from: kind, visit)
      }
    }
  }
}

/// The easiest unique loop found so far.
struct BestLoop {
  private(set) var step: ExplainerStep?
  private var type = 0

  /// Keeps the result of a loop of `type` if it is easier. `added` is the rating added for its set.
  mutating func offer(
    _ length: Int, _ type: Int, _ eliminations: [Candidate], added: Double = 0
  ) {
    guard !eliminations.isEmpty else { return }
    let difficulty = ExplainerPosition.difficulty(ofLoop: length) + added
    if let step, (step.difficulty, self.type) <= (difficulty, type) { return }
    self.type = type
    step = ExplainerStep(
      length == 4 ? .uniqueRectangle(type: type) : .uniqueLoop(length: length, type: type),
      difficulty, eliminations: eliminations.sorted())
  }
}
