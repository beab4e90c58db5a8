extension Search {
  /// What the deductions of a position come to.
  enum Outcome {
    case contradiction
    case solved
    /// Nothing more follows; guess in this cell, one bit of this band.
    case open(band: Int, cell: UInt32)
  }

  /// Applies, until nothing changes: the row, column and box rules of each digit in `dirty` (bit
  /// `digit`), and that a cell with a single candidate takes it.
  @inline(__always)
  func settle(_ position: UnsafeMutablePointer<UInt32>, dirty: UInt32) -> Outcome {
    var dirty = dirty
    while true {
      while dirty != 0 {
        let digit = dirty.trailingZeroBitCount
        dirty &= dirty &- 1
        guard close(position, digit: digit, dirty: &dirty) else { return .contradiction }
      }
      var isOpen = false
      for band in 0..<3 {
        let counts = candidateCounts(position, band: band)
        guard counts.all == Self.everything else { return .contradiction }
        let single = counts.all & ~counts.several
        let singles = single & ~position[Self.settled &+ band]
        if singles != 0 {
          position[Self.settled &+ band] |= singles
          dirty |= place(singles, position, band: band)
        }
        if single != Self.everything { isOpen = true }
        position[Self.pairs &+ band] = counts.several & ~counts.many
      }
      if dirty != 0 { continue }
      guard isOpen else { return .solved }
      return busiestPair(position) ?? fewest(position)
    }
  }

  /// Makes the three bands of `digit` agree with each other, and takes the cells that it is sure
  /// of from the other digits, which become dirty. False where the digit has no place left.
  @inline(__always)
  private func close(
    _ position: UnsafeMutablePointer<UInt32>, digit: Int, dirty: inout UInt32
  ) -> Bool {
    let own = position + digit &* 3
    var (first, second, third) = (own[0], own[1], own[2])
    var (sure0, sure1, sure2): (UInt32, UInt32, UInt32) = (0, 0, 0)
    while true {
      let before = (first, second, third)
      sure0 = closeBand(&first)
      sure1 = closeBand(&second)
      sure2 = closeBand(&third)
      let columns0 = Self.columns(of: first)
      let columns1 = Self.columns(of: second)
      let columns2 = Self.columns(of: third)
      var (left0, left1, left2): (UInt32, UInt32, UInt32) = (0, 0, 0)
      for stack: UInt32 in [0, 3, 6] {
        let arrangement =
          columns0 &>> stack & 7 | (columns1 &>> stack & 7) &<< 3 | (columns2 &>> stack & 7) &<< 6
        let left = UInt32(tables.stacks[Int(arrangement)])
        guard left != 0 else { return false }
        left0 |= (left & 7) &<< stack
        left1 |= (left &>> 3 & 7) &<< stack
        left2 |= (left &>> 6) &<< stack
      }
      first &= left0 &* 0x4_0201
      second &= left1 &* 0x4_0201
      third &= left2 &* 0x4_0201
      if (first, second, third) == before { break }
    }
    own[0] = first
    own[1] = second
    own[2] = third
    take(sure0 & ~position[Self.settled], position, band: 0, for: digit, dirty: &dirty)
    take(sure1 & ~position[Self.settled &+ 1], position, band: 1, for: digit, dirty: &dirty)
    take(sure2 & ~position[Self.settled &+ 2], position, band: 2, for: digit, dirty: &dirty)
    return true
  }

  /// Leaves in a band what some permutation of its rows and boxes allows; gives the cells that are
  /// alone in their row.
  @inline(__always)
  private func closeBand(_ cells: inout UInt32) -> UInt32 {
    let row0 = UInt32(tables.rows[Int(cells & 0x1FF)])
    let row1 = UInt32(tables.rows[Int(cells &>> 9 & 0x1FF)])
    let row2 = UInt32(tables.rows[Int(cells &>> 18)])
    let arrangement = row0 & 7 | (row1 & 7) &<< 3 | (row2 & 7) &<< 6
    cells &= tables.bands[Int(arrangement)]
    return cells
      & ((row0 &>> 3) &* 0x1FF | (row1 &>> 3) &* 0x3_FE00 | (row2 &>> 3) &* 0x7FC_0000)
  }

  /// The columns in which one of the three rows of a band has a bit.
  @inline(__always)
  private static func columns(of cells: UInt32) -> UInt32 {
    (cells | cells &>> 9 | cells &>> 18) & 0x1FF
  }

  /// Settles `cells` for `digit`: no other digit keeps them.
  @inline(__always)
  private func take(
    _ cells: UInt32, _ position: UnsafeMutablePointer<UInt32>, band: Int, for digit: Int,
    dirty: inout UInt32
  ) {
    guard cells != 0 else { return }
    position[Self.settled &+ band] |= cells
    for other in 0..<9 where other != digit {
      let old = position[other &* 3 &+ band]
      if old & cells != 0 {
        position[other &* 3 &+ band] = old & ~cells
        dirty |= 1 &<< UInt32(other)
      }
    }
  }

  /// Gives each of `singles` its only candidate, which leaves the rest of the row; the digits that
  /// changed. Two of a row for one digit leave the row without a place, which ``close`` notices.
  @inline(__always)
  private func place(
    _ singles: UInt32, _ position: UnsafeMutablePointer<UInt32>, band: Int
  ) -> UInt32 {
    var dirty: UInt32 = 0
    for digit in 0..<9 {
      var cells = position[digit &* 3 &+ band]
      var hits = cells & singles
      guard hits != 0 else { continue }
      dirty |= 1 &<< UInt32(digit)
      while hits != 0 {
        let cell = hits & (0 &- hits)
        hits ^= cell
        cells &= ~Self.rows(of: cell) | cell
      }
      position[digit &* 3 &+ band] = cells
    }
    return dirty
  }

  /// The cells of a band with at least one, two, three candidates.
  @inline(__always)
  private func candidateCounts(
    _ position: UnsafeMutablePointer<UInt32>, band: Int
  ) -> (all: UInt32, several: UInt32, many: UInt32) {
    var (all, several, many): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for digit in 0..<9 {
      let cells = position[digit &* 3 &+ band]
      many |= several & cells
      several |= all & cells
      all |= cells
    }
    return (all, several, many)
  }

  /// Of the cells with two candidates the one with the most open peers.
  @inline(__always)
  private func busiestPair(_ position: UnsafeMutablePointer<UInt32>) -> Outcome? {
    var best = (peers: -1, band: 0, cell: UInt32(0))
    let open = (
      ~position[Self.settled], ~position[Self.settled &+ 1], ~position[Self.settled &+ 2]
    )
    for band in 0..<3 {
      var pairs = position[Self.pairs &+ band]
      let own = ~position[Self.settled &+ band]
      while pairs != 0 {
        let place = pairs.trailingZeroBitCount
        pairs &= pairs &- 1
        let column: UInt32 = tables.columns[place]
        let near = (own & tables.neighbours[place]).nonzeroBitCount
        let far =
          (open.0 & column).nonzeroBitCount &+ (open.1 & column).nonzeroBitCount
          &+ (open.2 & column).nonzeroBitCount
        if near &+ far > best.peers { best = (near &+ far, band, 1 &<< UInt32(place)) }
      }
    }
    return best.peers < 0 ? nil : .open(band: best.band, cell: best.cell)
  }

  /// The cell with the fewest candidates, where none has two.
  private func fewest(_ position: UnsafeMutablePointer<UInt32>) -> Outcome {
    var best = (count: 10, band: 0, cell: UInt32(0))
    for band in 0..<3 {
      var cells = Self.everything & ~position[Self.settled &+ band]
      while cells != 0 {
        let cell = cells & (0 &- cells)
        cells ^= cell
        let count = (0..<9).reduce(0) { position[$1 &* 3 &+ band] & cell != 0 ? $0 &+ 1 : $0 }
        if count < best.count { best = (count, band, cell) }
      }
    }
    return .open(band: best.band, cell: best.cell)
  }
}
