extension UniqueRectangle {
  /// One corner has just the two digits, and one of these has no place outside the rectangle in the
  /// row and the column of the opposite corner. If that corner held the other digit, the rectangle
  /// would close.
  ///
  /// ```
  /// ab  . ab…               r1c1 = ab
  ///  .  .  .
  /// ab… . ab→a    no other a in r3 nor in c3
  /// ```
  ///
  /// Source of the rule: https://hodoku.sourceforge.net/en/tech_ur.php
  static let hidden = UniqueRectangle(id: .hiddenRectangle) {
    rectangle, grid in
    guard rectangle.pure.count == 1 || (rectangle.pure.count == 2 && !rectangle.isMixedInLine)
    else { return [] }
    return rectangle.pure.flatMap { corner in
      rectangle.pairings.compactMap { tied, gone in
        conclusion(rectangle, grid, corner: corner, tied: tied, gone: gone)
      }
    }
  }

  private static func conclusion(
    _ rectangle: DigitRectangle, _ grid: CandidateGrid, corner: Cell, tied: Digit, gone: Digit
  ) -> Conclusion? {
    let opposite = rectangle.corners.first { $0.row != corner.row && $0.column != corner.column }
    guard let opposite else { return nil }
    let lines = [House.row(opposite.row), .column(opposite.column)]
    let rest = lines.reduce(CellSet.none) { $0.union(grid.cells(of: tied, in: $1)) }
      .subtracting(CellSet(rectangle.corners))
    guard rest.isEmpty, grid[opposite].contains(gone) else { return nil }
    let loss = Candidate(opposite, gone)
    return Conclusion(eliminations: [loss], escape: .hidden(tied: tied, gone: loss, lines))
  }
}
