/// A digit whose places in a box lie on one row and one column, and a line elsewhere in which it
/// has two places, one of them on that row. Whichever of the two is right, the cell where the other
/// one's row meets that column loses the digit.
///
/// ```
/// o . . | . . .  . x .     the box has it in r1 or in c1; if the upper x of the column is right
/// o . . |        . .       it is in c1, else the lower x is: either way not at -
/// . . . |        . .
/// ------+
/// - . . | . . .  . x .
/// ```
///
/// With only two places in the box it is a turbot fish as well, which is tried before.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_sdp.php
struct EmptyRectangle: Technique {
  let id = TechniqueID.emptyRectangle
  let isOfOneDigit = true

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for digit in findings.cache.unfinishedDigits(in: grid) {
      for box in 0..<9 {
        let cells = grid.cells(of: digit, in: .box(box))
        guard (2...5).contains(cells.count) else { continue }
        for row in (0..<3).reversed().map({ box / 3 * 3 + $0 }) {
          for column in (0..<3).reversed().map({ box % 3 * 3 + $0 }) {
            let inRow = cells.intersection(House.row(row).cellSet)
            let inColumn = cells.intersection(House.column(column).cellSet)
            guard inRow.union(inColumn) == cells, !inRow.isSubset(of: inColumn),
              !inColumn.isSubset(of: inRow)
            else { continue }
            try search(grid, digit, .box(box), along: .row(row), to: .column(column), &findings)
            try search(grid, digit, .box(box), along: .column(column), to: .row(row), &findings)
          }
        }
      }
    }
  }

  /// Searches for the other line, which crosses `line` outside `box`.
  private func search(
    _ grid: CandidateGrid, _ digit: Digit, _ box: House, along line: House, to target: House,
    _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    for near in grid.cells(of: digit, in: line) where !box.contains(near) {
      let crossing: House = line.index < 9 ? .column(near.column) : .row(near.row)
      let pair = grid.cells(of: digit, in: crossing)
      guard pair.count == 2, let far = pair.first(where: { $0 != near }) else { continue }
      let parallel: House = line.index < 9 ? .row(far.row) : .column(far.column)
      guard let cell = parallel.cellSet.intersection(target.cellSet).first, cell != far,
        !box.contains(cell), grid.contains(Candidate(cell, digit))
      else { continue }
      try findings.add(
        id, eliminating: digit, from: [cell],
        EmptyRectanglePattern(
          digit: digit, box: box, hinge: grid.cells(of: digit, in: box),
          arms: [EmptyRectanglePattern.Arm(near: near, far: far, target: cell)]))
    }
  }
}

/// The places for a digit in a box, all on one row and one column, and the lines that lead to them.
/// Two are drawn together.
struct EmptyRectanglePattern: Pattern {
  let digit: Digit
  let box: House
  /// The places in the box.
  let hinge: CellSet
  let arms: [Arm]

  /// A line that leads to an empty rectangle.
  struct Arm: Hashable, Sendable {
    /// The place on the line next to the rectangle.
    let near: Cell
    /// The other place on the line.
    let far: Cell
    /// The cell that loses the digit.
    let target: Cell

    var house: House { near.column == far.column ? .column(near.column) : .row(near.row) }
  }

  var candidates: [Candidate] {
    arms.flatMap { [$0.near, $0.far] + hinge }.unique.map { Candidate($0, digit) }
  }

  var houses: [House] { [box] + arms.map(\.house).unique }

  func links(in position: CandidateGrid) -> [Link] {
    arms.map { .strong(Candidate($0.near, digit), Candidate($0.far, digit)) }
  }

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let reasons = arms.flatMap { arm -> [Phrase] in
      let (near, far, target) = (arm.near, arm.far, arm.target)
      let isUpright = near.column == far.column
      let row = House.row(isUpright ? near.row : target.row)
      let column = House.column(isUpright ? target.column : near.column)
      let rest = isUpright ? column : row
      return [
        .say(
          "In \(box), the digit \(digit) can only go on \(row) or on \(column).",
          "\(box)에서 \(digit, .topic) \(any: [row, column])에만 들어갈 수 있어요."),
        .hasTwoPlaces(digit, near, far, in: arm.house),
        .say(
          "If \(near) is \(digit), \(box) has its \(digit) on \(rest), where \(target) sees it.",
          "\(near, .subject) \(digit, .being)라면 \(box)의 \(digit, .topic) \(rest)에 있게 되고, "
            ++ "\(target, .topic) 그 \(digit, .and) 같은 줄에 있어요."),
        .say(
          "If \(far) is \(digit), \(target) sees it as well.",
          "\(far, .subject) \(digit, .being)라면 \(target, .topic) 그 칸과도 같은 줄에 있어요."),
      ]
    }
    return Reasoning(lookAt: .houses([box]), reasons)
  }
}
