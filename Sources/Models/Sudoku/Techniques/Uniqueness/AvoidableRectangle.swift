/// A rectangle with some corners settled but none given. If all corners held the same two digits,
/// these could be swapped, so they can't.
///
/// ```
/// type 1: a . b        type 2: a . b
///         b . ac→c             bc . ac      one of them is c: what sees both is not
/// ```
///
/// Only for puzzles that are known to have one solution, of which the givens are known.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_ur.php
struct AvoidableRectangle: Technique {
  let id: TechniqueID
  private let settled: Int

  static let type1 = AvoidableRectangle(id: .avoidableRectangle1, settled: 3)
  static let type2 = AvoidableRectangle(id: .avoidableRectangle2, settled: 2)

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let entries = CellSet.all.subtracting(grid.open).subtracting(grid.givens)
    let pairs = grid.cells(withCandidates: 2)
    for start in entries {
      // From the other corner of the box it is the same rectangle.
      for places in DigitRectangle.corners(from: start)
      where start < places.second && entries.contains(places.second) {
        let open = (pairs.contains(places.third) ? 1 : 0) + (pairs.contains(places.fourth) ? 1 : 0)
        guard open == 4 - settled else { continue }
        let corners = places.all
        guard let first = grid.grid[start], let second = grid.grid[corners[1]] else { continue }
        let eliminations =
          settled == 3
          ? Self.closing(grid, corners, first, second) : Self.opening(grid, corners, first, second)
        try findings.add(
          id, eliminations: eliminations,
          AvoidableRectanglePattern(cells: corners, candidates: grid.candidates(in: corners)))
      }
    }
  }

  /// Returns the digit of a cell that is settled but not given.
  private static func entry(_ grid: CandidateGrid, _ cell: Cell) -> Digit? {
    grid.givens.contains(cell) ? nil : grid.grid[cell]
  }

  /// Returns the candidate that would close the rectangle if one corner is open.
  private static func closing(
    _ grid: CandidateGrid, _ corners: [Cell], _ first: Digit, _ second: Digit
  ) -> [Candidate] {
    if entry(grid, corners[2]) == second, grid[corners[3]].count == 2 {
      return grid.candidates([first], in: [corners[3]])
    }
    if entry(grid, corners[3]) == first, grid[corners[2]].count == 2 {
      return grid.candidates([second], in: [corners[2]])
    }
    return []
  }

  /// Returns the eliminations that see both open corners, of the candidate that keeps the rectangle
  /// open.
  private static func opening(
    _ grid: CandidateGrid, _ corners: [Cell], _ first: Digit, _ second: Digit
  ) -> [Candidate] {
    let (left, right) = (grid[corners[2]], grid[corners[3]])
    guard left.count == 2, right.count == 2, left.contains(second), right.contains(first),
      let digit = left.subtracting([second]).only, right.contains(digit), digit != first
    else { return [] }
    return Cell.commonPeers(of: corners[2...]).intersection(grid.cells(of: digit))
      .map { Candidate($0, digit) }
  }
}

/// Four corners, some of them settled, and the candidates of the others.
struct AvoidableRectanglePattern: Pattern {
  let cells: [Cell]
  let candidates: [Candidate]

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let corners = cells.sorted()
    let settled = corners.compactMap { cell in
      step.position.grid[cell].map { Candidate(cell, $0) }
    }
    let open = corners.filter { step.position.open.contains($0) }
    var reasons: [Phrase] = [
      RectanglePattern.makeRectangle(corners),
      .say(
        "\(Phrase.are(settled)); none of these was given.",
        "\(list: settled.map { "\($0.cell, .topic) \($0.digit)" })인데, 그중 처음 숫자는 하나도 없어요."),
      RectanglePattern.couldBeExchanged(DigitSet(settled.map(\.digit))),
    ]
    if let loss = step.losses.first, open == [loss.cell] {
      reasons.append(
        .say(
          "\(a: loss.digit) in \(loss.cell) would do that.",
          "\(loss.cell, .subject) \(loss.digit, .being)라면 그렇게 돼요."))
    } else if let digit = step.losses.first?.digit {
      reasons += [RectanglePattern.oneBreaks(open, with: digit), .see(step.targets, allOf: open)]
    }
    return Reasoning(lookAt: .houses(corners.rows), place: .cells(corners), reasons)
  }
}
