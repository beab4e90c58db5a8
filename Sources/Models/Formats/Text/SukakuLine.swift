import Sudoku

/// 729 characters, nine per cell: each candidate's digit at its position, a blank for the others.
///
/// ```
/// 1.3......   .2.......   …   1 or 3 in the first cell, 2 in the second
/// ```
enum SukakuLine {
  /// Reads 729 bytes. Cells with one candidate are givens unless a peer has it too.
  static func read(_ bytes: ArraySlice<UInt8>, of line: PuzzleLine) -> PuzzleEntry {
    let start = bytes.startIndex
    let sets = CellNotes { cell in
      let digits = bytes[start + cell.index * 9..<start + cell.index * 9 + 9]
      return DigitSet(digits.compactMap(\.digit))
    }
    return CandidateText.entry(sets, origin: line.origin(.sukaku))
  }

  /// Returns `true` if `cells`, 0 for an empty one, are digits in their places of nine characters
  /// each, and more than a few.
  static func areInOrder(_ cells: some Sequence<UInt8>) -> Bool {
    var count = 0
    for (index, value) in cells.enumerated() where value != 0 {
      guard Int(value) == index % 9 + 1 else { return false }
      count += 1
    }
    return count > 8
  }

  static func text(of entry: PuzzleEntry) -> String {
    let (sets, grid) = (entry.allCandidates, entry.grid)
    return Cell.all.map { cell in
      let left = grid[cell].map { DigitSet([$0]) } ?? sets[cell]
      return Digit.all.map { left.contains($0) ? $0.description : "." }.joined()
    }.joined()
  }
}

/// The interpretation of a grid that only lists candidates.
enum CandidateText {
  /// Returns the puzzle of `sets`. A cell with one digit is settled unless a peer lists that digit.
  /// Otherwise it is a single that hasn't been placed. That is HoDoKu's rule.
  static func entry(_ sets: CellNotes, origin: PuzzleOrigin) -> PuzzleEntry {
    var entry = PuzzleEntry(origin: origin)
    for cell in Cell.all {
      guard let digit = sets[cell].only else { continue }
      if !cell.peers.contains(where: { sets[$0].contains(digit) }) { entry.givens[cell] = digit }
    }
    let grid = entry.givens
    entry.candidates = grid.isFull ? nil : CellNotes { grid[$0] == nil ? sets[$0] : .none }
    return entry
  }

  /// Returns `true` if the candidates alone would be read as `entry`: no open cell looks settled,
  /// and no settled cell looks open.
  static func isClear(_ entry: PuzzleEntry) -> Bool {
    let (grid, open) = (entry.grid, entry.allCandidates)
    let sets = CellNotes { cell in grid[cell].map { DigitSet([$0]) } ?? open[cell] }
    return self.entry(sets, origin: PuzzleOrigin(format: .pencilmarks, line: 1)).givens == grid
  }
}
