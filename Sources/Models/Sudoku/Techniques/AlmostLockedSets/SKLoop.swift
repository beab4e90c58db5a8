/// Sixteen cells around the four cells where two rows and two columns cross, with just sixteen
/// digits between them.
///
/// ```
/// .  b  .  | .  d  .        rows 2 and 8 and columns 2 and 8 cross in the cells x, which don't
/// a  x  a  | c  x  c        count. Two cells a and two c share row 2, two a and two b box 1, and
/// .  b  .  | .  d  .        so on round the four boxes: eight pairs, eight houses between them.
/// ```
///
/// Each digit of a pair goes with the house before it or with the one after it. If sixteen digits
/// of houses are enough for all candidates, each of them has its place in the loop, because a house
/// has a digit only once. So the rest of the house loses it.
/// Source of the rule: https://www.sudokuwiki.org/SK_Loops
struct SKLoop: Technique {
  let id = TechniqueID.skLoop

  /// Two cells of a line, beside the crossing in one box.
  private struct Pair {
    let cells: CellSet
    /// The house that it shares with the next pair.
    let next: House
  }

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let lines = (0..<9).flatMap { first in
      (first / 3 * 3 + 3..<9).map { (first, $0) }
    }
    for rows in lines {
      for columns in lines {
        let loop = Self.loop(rows, columns)
        guard loop.allSatisfy({ $0.cells.isSubset(of: grid.open) }) else { continue }
        try search(loop, grid, &findings)
      }
    }
  }

  /// Returns the pairs in order: along the first row, down the second column, back along the second
  /// row and up the first column.
  private static func loop(_ rows: (Int, Int), _ columns: (Int, Int)) -> [Pair] {
    func pair(_ row: Int, _ column: Int, _ line: House, _ next: House) -> Pair {
      let crossing = Cell(row: row, column: column)
      var cells = line.cellSet.intersection(House.box(crossing.box).cellSet)
      cells.remove(crossing)
      return Pair(cells: cells, next: next)
    }
    func box(_ row: Int, _ column: Int) -> House {
      .box(Cell(row: row, column: column).box)
    }
    let (top, bottom) = (House.row(rows.0), House.row(rows.1))
    let (left, right) = (House.column(columns.0), House.column(columns.1))
    return [
      pair(rows.0, columns.0, top, top),
      pair(rows.0, columns.1, top, box(rows.0, columns.1)),
      pair(rows.0, columns.1, right, right),
      pair(rows.1, columns.1, right, box(rows.1, columns.1)),
      pair(rows.1, columns.1, bottom, bottom),
      pair(rows.1, columns.0, bottom, box(rows.1, columns.0)),
      pair(rows.1, columns.0, left, left),
      pair(rows.0, columns.0, left, box(rows.0, columns.0)),
    ]
  }

  private func search(
    _ loop: [Pair], _ grid: CandidateGrid, _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    let held = loop.map { pair in
      pair.cells.reduce(DigitSet.none) { $0.union(grid[$1]) }
    }
    var links = Array(repeating: DigitSet.none, count: loop.count)
    for digit in Digit.all {
      for place in Self.fewestLinks(held.map { $0.contains(digit) }) { links[place].insert(digit) }
    }
    let cells = loop.reduce(CellSet.none) { $0.union($1.cells) }
    guard links.reduce(0, { $0 + $1.count }) == cells.count else { return }
    let gone = links.indices.flatMap { place in
      links[place].flatMap { digit in
        grid.cells(of: digit, in: loop[place].next).subtracting(cells)
          .map { Candidate($0, digit) }
      }
    }
    let houses = zip(loop, links).filter { !$1.isEmpty }.map {
      LockedLoopPattern.HouseDigits(house: $0.next, digits: $1)
    }
    try findings.add(
      id, eliminations: gone.unique.sorted(),
      LockedLoopPattern(candidates: grid.candidates(in: cells), links: houses))
  }

  /// Returns as few places as possible so that each pair that `holds` the digit is at one of them
  /// or at the one after it.
  private static func fewestLinks(_ holds: [Bool]) -> [Int] {
    let count = holds.count
    guard let gap = holds.firstIndex(of: false) else {
      return Array(stride(from: 0, to: count, by: 2))
    }
    var places: [Int] = []
    var step = 1
    while step < count {
      let place = (gap + step) % count
      if holds[place] {
        places.append(place)
        step += 1
      }
      step += 1
    }
    return places
  }
}
