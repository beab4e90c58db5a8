import Sudoku

/// The explanation of rectangles that would leave a second solution.
struct UniquenessReasoning {
  private let corners: [Cell]
  private let position: CandidateGrid
  private let losses: [Candidate]

  init(_ corners: [Cell], _ position: CandidateGrid, _ losses: [Candidate]) {
    self.corners = corners.sorted()
    self.position = position
    self.losses = losses
  }

  func reasoning(_ rectangle: DigitRectangle, _ escape: Pattern.Escape) -> Reasoning {
    Reasoning(
      lookAt: .houses(rows), place: .cells(corners),
      [{ $0.makeRectangle(corners) }, { $0.couldBeExchanged(rectangle.digits) }]
        + breaking(rectangle, escape))
  }

  /// The lines of the rectangle in one direction.
  private var rows: [House] { Set(corners.map(\.row)).sorted().map(House.row) }

  /// Explains what keeps the rectangle open.
  private func breaking(_ rectangle: DigitRectangle, _ escape: Pattern.Escape) -> [Sentence] {
    let (pure, mixed, digits) = (rectangle.pure, rectangle.mixed, rectangle.digits)
    switch escape {
    case .corner(let corner): return [{ $0.threeHaveOnly(pure, digits, fourth: corner) }]
    case .surplus(let digit):
      return [
        { $0.oneBreaks(mixed, with: digit) },
        { $0.see(losses.map(\.cell), allOf: mixed, digit) },
      ]
    case .subset(let others, let houses):
      let surplus = rectangle.surplus(in: position)
      let all = others.reduce(surplus) { $0.union(position[$1]) }
      return [
        { words in
          surplus.only.map { words.oneBreaks(mixed, with: $0) }
            ?? words.oneBreaks(mixed, withOneOf: surplus)
        },
        { $0.makeSubset(mixed, with: others, of: all, in: houses[0]) },
      ]
    case .tied(let tied, let gone):
      let shared = mixed[0].houses.first { house in
        mixed.allSatisfy(house.contains) && position.count(of: tied, in: house) == 2
      }
      guard let shared else { return [] }
      return [{ $0.mustHold(tied, mixed, in: shared, so: gone) }]
    case .tiedInCorners(let tied, _):
      guard let other = digits.subtracting([tied]).only else { return [] }
      return [{ $0.liesInCorners(tied, rows, cells: mixed, others: pure, other: other) }]
    case .hidden(let tied, let gone, let lines):
      let cell = gone.cell
      let neighbours = corners.filter { ($0.row == cell.row) != ($0.column == cell.column) }
      let opposite = corners.first { $0.row != cell.row && $0.column != cell.column }
      return [
        {
          $0.wouldClose(
            gone.digit, in: cell, tied: tied, lines, neighbours: neighbours,
            opposite: opposite ?? corners[0])
        }
      ]
    }
  }

  func avoidable() -> Reasoning {
    let settled = corners.compactMap { cell in
      position.grid[cell].map { Candidate(cell, $0) }
    }
    let open = corners.filter { position.open.contains($0) }
    var reasons: [Sentence] = [
      { $0.makeRectangle(corners) }, { $0.wereFound(settled) },
      { $0.couldBeExchanged(DigitSet(settled.map(\.digit))) },
    ]
    if let loss = losses.first, open == [loss.cell] {
      reasons.append { $0.wouldAllowExchange(loss.digit, in: loss.cell) }
    } else if let digit = losses.first?.digit {
      reasons.append { $0.oneBreaks(open, with: digit) }
      reasons.append { $0.see(losses.map(\.cell), allOf: open, digit) }
    }
    return Reasoning(lookAt: .houses(rows), place: .cells(corners), reasons)
  }
}
