extension Position {
  /// The candidates that each cell has beyond one; nothing where it is settled.
  @inline(__always) var surplus: Position { map(\.withoutLowest) }

  /// The cell to guess in, as the number `16 * place in the box + lane`: of those with two
  /// candidates the one with the most open peers, or else of those with three; nil where no cell
  /// has so few.
  ///
  /// `surplus` is that of the position.
  @inline(__always)
  static func busiestCell(_ surplus: Position) -> Int? {
    let beyond = surplus.map(\.withoutLowest)
    if let pair = busiestCell(surplus, withNone: beyond) { return pair }
    return busiestTriple(surplus, beyond.map(\.withoutLowest))
  }

  @inline(never)
  private static func busiestTriple(_ surplus: Position, _ beyond: Position) -> Int? {
    busiestCell(surplus, withNone: beyond)
  }

  /// Of the open cells that have nothing in `beyond` the one with the most open peers.
  @inline(__always)
  private static func busiestCell(_ surplus: Position, withNone beyond: Position) -> Int? {
    let open = surplus.map { ~$0.zeroLanes & .one & .boxes }
    let inRows = Triple(open.first.sum, open.second.sum, open.third.sum)
    let inColumns = open.first &+ open.second &+ open.third
    let inBox = inRows.sum
    // Without the cells that the row and the column of a cell share with its box: those count once.
    let rows = inRows.map { $0.right &+ $0.left &+ inBox }
    let columns = inColumns.map { $0.below &+ $0.above }
    let chosen = beyond.zip(open) { $0.zeroLanes & (.none &- $1) }
    let numbers = Lanes(Lanes.Words(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
    let scores = Position(
      columns.map { ($0 &+ rows.first) &* 256 }, columns.map { ($0 &+ rows.second) &* 256 },
      columns.map { ($0 &+ rows.third) &* 256 })
    let best = largest(scores.numbered(from: numbers).zip(chosen) { $0 & $1 })
    return best == 0 ? nil : Int(best & 0xFF)
  }

  /// Adds 0, 16 … 128 to the registers, and `first` to each.
  @inline(__always)
  private func numbered(from first: Lanes) -> Position {
    let steps = Triple(.none, Lanes(repeating: 16), Lanes(repeating: 32)).map { $0 &+ first }
    return Position(
      self.first &+ steps, second &+ steps.map { $0 &+ Lanes(repeating: 48) },
      third &+ steps.map { $0 &+ Lanes(repeating: 96) })
  }

  @inline(__always)
  private static func largest(_ position: Position) -> UInt16 {
    func largest(_ three: Triple) -> Lanes {
      .larger(.larger(three.first, three.second), three.third)
    }
    let both = Lanes.larger(largest(position.first), largest(position.second))
    return Lanes.larger(both, largest(position.third)).largest
  }
}
