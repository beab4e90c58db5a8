extension Position {
  /// Applies every rule once to all digits and houses at once. The lanes that it returns are zero
  /// unless the position contradicts itself.
  ///
  /// A round without a change says more: then the rules have nothing left to find, each cell has a
  /// candidate and each box a place for every digit. If each cell has just one, they are a
  /// solution.
  @inline(__always)
  mutating func applyRules() -> Lanes {
    let emptied = takeNakedSingles()
    self = keeping(rows: Self.arrangements(rows, \.right, \.left))
    self = keeping(columns: Self.arrangements(columns, \.below, \.above))
    return emptied | placeHiddenSingles()
  }

  /// The digits that two cells of a box have as their only candidate.
  var repeatedSingles: Lanes { map { ($0 & ($0 &- .one)).zeroLanes & $0 }.repeated }

  /// The digits that two cells of a box have.
  @inline(__always) private var repeated: Lanes {
    rows.repeated | (first.repeated | second.repeated | third.repeated)
  }

  /// Takes the candidate of a cell that has only one from the other cells of its box; the rows and
  /// columns follow from that. A cell keeps its own digit even where another one has only that
  /// left: a box with such a pair has no place for some digit, at the latest when all its cells are
  /// settled. Returns something where a cell has no candidate.
  @inline(__always)
  private mutating func takeNakedSingles() -> Lanes {
    let less = map { $0 &- .one }
    let singles = zip(less) { ($0 & $1).zeroLanes & $0 }
    let taken = singles.union
    self = zip(singles) { $0 & ~(taken & ~$1) }
    return less.union & Lanes(repeating: 0x8000)
  }

  /// What the arrangements of a digit in the rows of three boxes leave of these rows.
  ///
  /// In a band the digit is in another row in each box; of six arrangements some remain:
  ///
  /// ```
  ///       box 0  1  2
  /// row 0     x  x  .      row 1 must take box 1, so row 0 cannot, and row 2 is left with box 2:
  /// row 1     .  x  .      0: box 0, 1: box 1, 2: box 2
  /// row 2     x  x  x
  /// ```
  ///
  /// A row may keep a box if the other two rows can take the other two boxes, one way or the other.
  /// This is what locked candidates, pointing and claiming, and the hidden singles of a row come
  /// to. The same holds for the columns of a stack.
  @inline(__always)
  private static func arrangements(
    _ rows: Triple, _ next: (Lanes) -> Lanes, _ previous: (Lanes) -> Lanes
  ) -> Triple {
    let following = rows.map(next)
    let preceding = rows.map(previous)
    return (following.next & preceding.previous) | (preceding.next & following.previous)
  }

  /// Leaves a cell with the digit that has no other place in its box. Returns something where a
  /// digit has no place in a box.
  @inline(__always)
  private mutating func placeHiddenSingles() -> Lanes {
    let rows = self.rows
    let repeated = self.repeated
    self = map { cell in
      let placed = cell & ~repeated
      return cell & (placed | placed.zeroLanes)
    }
    return rows.union ^ .all
  }

  /// Where the cells that a row, or a column, shares with a box have three candidates between them,
  /// these go from the rest of the box; the next rounds take them from the rest of the line.
  @inline(__always)
  mutating func takeLockedTriples() {
    let others = (rows: rows.map(\.ifThree).ofOthers, columns: columns.map(\.ifThree).ofOthers)
    self = keeping(rows: others.rows.map { ~$0 }).keeping(columns: others.columns.map { ~$0 })
  }
}

extension Lanes {
  /// The lanes with three bits at most.
  @inline(__always)
  fileprivate var ifThree: Lanes {
    self & withoutLowest.withoutLowest.withoutLowest.zeroLanes
  }
}
