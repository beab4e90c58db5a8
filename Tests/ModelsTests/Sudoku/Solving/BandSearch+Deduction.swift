extension BandSearch {
  /// The result of the deductions of a position.
  enum Outcome {
    case contradiction
    case solved
    /// Nothing more follows. Guess in this cell, one bit of this half.
    case open(half: Int, cell: UInt64)
  }

  /// Applies the row, column and box rules of each digit in `dirty` (bit `digit`), and fills cells
  /// with a single candidate, until nothing changes.
  @inline(__always)
  func settle(_ position: UnsafeMutablePointer<UInt64>, dirty: UInt32) -> Outcome {
    var dirty = dirty
    while true {
      while dirty != 0 {
        let digit = dirty.trailingZeroBitCount
        dirty &= dirty &- 1
        guard close(position, digit: digit, dirty: &dirty) else { return .contradiction }
      }
      let first = candidateCounts(position, half: 0)
      let second = candidateCounts(position, half: 1)
      guard first.all == Self.all.0, second.all == Self.all.1 else { return .contradiction }
      let single = (first.all & ~first.several, second.all & ~second.several)
      let new = (
        single.0 & ~position[Self.settled], single.1 & ~position[Self.settled &+ 1]
      )
      if new.0 | new.1 != 0 {
        guard place(new, position, dirty: &dirty) else { return .contradiction }
        continue
      }
      if first.several | second.several == 0 { return .solved }
      position[Self.pairs] = first.several & ~first.many
      position[Self.pairs &+ 1] = second.several & ~second.many
      return busiestPair(position) ?? fewest(position)
    }
  }

  /// Makes the three bands of `digit` consistent, and removes the other digits from its settled
  /// cells, which makes them dirty. Returns `false` if the digit has no place left.
  @inline(__always)
  private func close(
    _ position: UnsafeMutablePointer<UInt64>, digit: Int, dirty: inout UInt32
  ) -> Bool {
    let own = position + digit &* 2
    var first = UInt32(truncatingIfNeeded: own[0])
    var second = UInt32(truncatingIfNeeded: own[0] &>> 32)
    var third = UInt32(truncatingIfNeeded: own[1])
    while true {
      first &= closure(first)
      second &= closure(second)
      third &= closure(third)
      let columns = (Self.columns(of: first), Self.columns(of: second), Self.columns(of: third))
      let stacks = (
        stack(columns, at: 0), stack(columns, at: 3), stack(columns, at: 6)
      )
      guard stacks.0 != 0, stacks.1 != 0, stacks.2 != 0 else { return false }
      let before = (first, second, third)
      first &= Self.columns(stacks, ofBand: 0)
      second &= Self.columns(stacks, ofBand: 3)
      third &= Self.columns(stacks, ofBand: 6)
      if (first ^ before.0) | (second ^ before.1) | (third ^ before.2) == 0 { break }
    }
    own[0] = UInt64(first) | UInt64(second) &<< 32
    own[1] = UInt64(third)
    let sure0 = UInt64(Self.alone(first)) | UInt64(Self.alone(second)) &<< 32
    let sure1 = UInt64(Self.alone(third))
    let new = (sure0 & ~position[Self.settled], sure1 & ~position[Self.settled &+ 1])
    if new.0 | new.1 != 0 { take(new, position, for: digit, dirty: &dirty) }
    return true
  }

  /// Returns the cells allowed by some permutation of the rows and boxes of a band, or none if no
  /// permutation fits.
  @inline(__always)
  private func closure(_ cells: UInt32) -> UInt32 {
    let row0 = UInt32(tables.rows[Int(cells & 0x1FF)])
    let row1 = UInt32(tables.rows[Int(cells &>> 9 & 0x1FF)])
    let row2 = UInt32(tables.rows[Int(cells &>> 18)])
    return tables.bands[Int(row0 | row1 &<< 3 | row2 &<< 6)]
  }

  /// Returns the cells allowed by some permutation of the columns and boxes of a stack, from the
  /// columns of the three bands, or 0 if no permutation fits.
  @inline(__always)
  private func stack(_ columns: (UInt32, UInt32, UInt32), at shift: UInt32) -> UInt32 {
    let arrangement =
      columns.0 &>> shift & 7 | (columns.1 &>> shift & 7) &<< 3 | (columns.2 &>> shift & 7) &<< 6
    return UInt32(tables.stacks[Int(arrangement)])
  }

  /// Returns the cells of a band that three stacks allow.
  @inline(__always)
  private static func columns(_ stacks: (UInt32, UInt32, UInt32), ofBand shift: UInt32) -> UInt32 {
    let columns =
      stacks.0 &>> shift & 7 | (stacks.1 &>> shift & 7) &<< 3 | (stacks.2 &>> shift & 7) &<< 6
    return columns &* 0x4_0201
  }

  /// Returns the columns in which one of the three rows of a band has a bit.
  @inline(__always)
  private static func columns(of cells: UInt32) -> UInt32 {
    (cells | cells &>> 9 | cells &>> 18) & 0x1FF
  }

  /// Returns the cells of a band that are alone in their row. Each row must have at least one.
  @inline(__always)
  private static func alone(_ cells: UInt32) -> UInt32 {
    // A row with one bit is empty without its lowest. No borrow leaves a row.
    let rest = cells & (cells &- 0x4_0201)
    return cells
      & ((rest & 0x1FF != 0 ? 0 : 0x1FF) | (rest & 0x3_FE00 != 0 ? 0 : 0x3_FE00)
        | (rest & 0x7FC_0000 != 0 ? 0 : 0x7FC_0000))
  }

  /// Settles `cells` for `digit`, and removes the other digits from them.
  @inline(__always)
  private func take(
    _ cells: (UInt64, UInt64), _ position: UnsafeMutablePointer<UInt64>, for digit: Int,
    dirty: inout UInt32
  ) {
    position[Self.settled] |= cells.0
    position[Self.settled &+ 1] |= cells.1
    let own = (position[digit &* 2], position[digit &* 2 &+ 1])
    var changed: UInt32 = 0
    for other in 0..<9 {
      let old = (position[other &* 2], position[other &* 2 &+ 1])
      position[other &* 2] = old.0 & ~cells.0
      position[other &* 2 &+ 1] = old.1 & ~cells.1
      changed |= (old.0 & cells.0 | old.1 & cells.1 != 0 ? 1 : 0) &<< UInt32(other)
    }
    position[digit &* 2] = own.0
    position[digit &* 2 &+ 1] = own.1
    dirty |= changed & ~(1 &<< UInt32(digit))
  }

  /// Gives each of `singles` its only candidate, and removes it from the rest of the row. Returns
  /// `false` if two in a row have the same.
  @inline(__always)
  private func place(
    _ singles: (UInt64, UInt64), _ position: UnsafeMutablePointer<UInt64>, dirty: inout UInt32
  ) -> Bool {
    position[Self.settled] |= singles.0
    position[Self.settled &+ 1] |= singles.1
    for digit in 0..<9 {
      let cells = (position[digit &* 2], position[digit &* 2 &+ 1])
      let hits = (cells.0 & singles.0, cells.1 & singles.1)
      guard hits.0 | hits.1 != 0 else { continue }
      let rows = (Self.rows(of: hits.0), Self.rows(of: hits.1))
      guard
        rows.0.nonzeroBitCount &+ rows.1.nonzeroBitCount
          == 9 &* (hits.0.nonzeroBitCount &+ hits.1.nonzeroBitCount)
      else { return false }
      position[digit &* 2] = cells.0 & ~rows.0 | hits.0
      position[digit &* 2 &+ 1] = cells.1 & ~rows.1 | hits.1
      dirty |= 1 &<< UInt32(digit)
    }
    return true
  }
}
