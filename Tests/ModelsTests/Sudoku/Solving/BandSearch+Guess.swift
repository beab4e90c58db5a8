extension BandSearch {
  /// Returns the cells of a half with at least one, two and three candidates.
  @inline(__always)
  func candidateCounts(
    _ position: UnsafeMutablePointer<UInt64>, half: Int
  ) -> (all: UInt64, several: UInt64, many: UInt64) {
    var (all, several, many): (UInt64, UInt64, UInt64) = (0, 0, 0)
    for digit in 0..<9 {
      let cells = position[digit &* 2 &+ half]
      many |= several & cells
      several |= all & cells
      all |= cells
    }
    return (all, several, many)
  }

  /// Returns the cell with two candidates that has the most open peers.
  @inline(__always)
  func busiestPair(_ position: UnsafeMutablePointer<UInt64>) -> Outcome? {
    var best = (peers: -1, half: 0, cell: UInt64(0))
    let open = (
      Self.all.0 & ~position[Self.settled], Self.all.1 & ~position[Self.settled &+ 1]
    )
    for half in 0..<2 {
      var pairs = position[Self.pairs &+ half]
      let own = half == 0 ? open.0 : open.1
      while pairs != 0 {
        let bit = pairs.trailingZeroBitCount
        pairs &= pairs &- 1
        let place = bit & 31
        let column = UInt64(tables.columns[place])
        let near = UInt64(tables.neighbours[place]) &<< UInt64(bit & 32)
        let peers =
          (own & near).nonzeroBitCount &+ (open.0 & (column | column &<< 32)).nonzeroBitCount
          &+ (open.1 & column).nonzeroBitCount
        if peers > best.peers { best = (peers, half, 1 &<< UInt64(bit)) }
      }
    }
    return best.peers < 0 ? nil : .open(half: best.half, cell: best.cell)
  }

  /// Returns the cell with the fewest candidates if none has two.
  func fewest(_ position: UnsafeMutablePointer<UInt64>) -> Outcome {
    var best = (count: 10, half: 0, cell: UInt64(0))
    for half in 0..<2 {
      var cells = (half == 0 ? Self.all.0 : Self.all.1) & ~position[Self.settled &+ half]
      while cells != 0 {
        let cell = cells & (0 &- cells)
        cells ^= cell
        let count = (0..<9).reduce(0) { position[$1 &* 2 &+ half] & cell != 0 ? $0 &+ 1 : $0 }
        if count < best.count { best = (count, half, cell) }
      }
    }
    return .open(half: best.half, cell: best.cell)
  }
}
