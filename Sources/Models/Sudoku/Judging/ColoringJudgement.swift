/// The verdict on candidates in two colours, of which a person claims that all of one are true.
///
/// With one digit that is simple colouring; with several, 3D Medusa.
public struct ColoringJudgement: Hashable, Sendable {
  /// A verdict on two colours.
  public enum Verdict: Hashable, Sendable {
    /// The candidate isn't there.
    case missing(Candidate)
    /// No strong link leads from the others to the candidate.
    case unlinked(Candidate)
    /// A strong link joins two candidates of one colour.
    case sameColor(Candidate, Candidate)
    /// The colours hold, but nothing follows.
    case provesNothing
    /// Two candidates of a colour exclude each other, so all of the colour go.
    case wrap(Candidate, Candidate, eliminations: [Candidate], placements: [Candidate])
    /// A cell without colours would be left empty by a colour, so all of it go.
    case emptied(Cell, eliminations: [Candidate], placements: [Candidate])
    /// The candidates that see both colours go.
    case trap([Candidate])
  }

  /// The verdict.
  public let verdict: Verdict

  /// The candidates that go.
  public var eliminations: [Candidate] {
    switch verdict {
    case .wrap(_, _, let gone, _), .emptied(_, let gone, _), .trap(let gone): gone
    case .missing, .unlinked, .sameColor, .provesNothing: []
    }
  }

  /// The candidates that turn out to be true.
  public var placements: [Candidate] {
    switch verdict {
    case .wrap(_, _, _, let placed), .emptied(_, _, let placed): placed
    case .missing, .unlinked, .sameColor, .provesNothing, .trap: []
    }
  }

  /// Judges the colours `first` and `second` by the candidates of `grid`.
  public init(_ first: Set<Candidate>, _ second: Set<Candidate>, in grid: CandidateGrid) {
    let all = first.union(second).sorted()
    if let gone = all.first(where: { !grid.contains($0) }) {
      verdict = .missing(gone)
      return
    }
    verdict =
      Self.fault(first, second, all, grid)
      ?? Self.wrap(first, others: second, grid) ?? Self.wrap(second, others: first, grid)
      ?? Self.trap(first, second, all, grid)
  }

  /// Returns what is wrong with the colours, following strong links from the first candidate.
  private static func fault(
    _ first: Set<Candidate>, _ second: Set<Candidate>, _ all: [Candidate], _ grid: CandidateGrid
  ) -> Verdict? {
    guard let start = all.first else { return .provesNothing }
    var (reached, open): (Set<Candidate>, [Candidate]) = ([start], [start])
    while let here = open.popLast() {
      for next in grid.partners(of: here) where first.contains(next) || second.contains(next) {
        if first.contains(here) == first.contains(next) { return .sameColor(here, next) }
        if reached.insert(next).inserted { open.append(next) }
      }
    }
    return all.first { !reached.contains($0) }.map(Verdict.unlinked)
  }

  private static func wrap(
    _ color: Set<Candidate>, others: Set<Candidate>, _ grid: CandidateGrid
  ) -> Verdict? {
    let sorted = color.sorted()
    let placed = others.sorted()
    for (number, one) in sorted.enumerated() {
      if let other = sorted[(number + 1)...].first(where: one.excludes) {
        return .wrap(one, other, eliminations: sorted, placements: placed)
      }
    }
    let emptied = grid.open.first { cell in
      !grid[cell].isEmpty
        && grid[cell].allSatisfy { digit in
          let candidate = Candidate(cell, digit)
          return !color.contains(candidate) && color.contains(where: candidate.excludes)
        }
    }
    return emptied.map { .emptied($0, eliminations: sorted, placements: placed) }
  }

  private static func trap(
    _ first: Set<Candidate>, _ second: Set<Candidate>, _ all: [Candidate], _ grid: CandidateGrid
  ) -> Verdict {
    let colored = Set(all)
    let trapped = grid.open.flatMap { cell in grid[cell].map { Candidate(cell, $0) } }
      .filter { candidate in
        !colored.contains(candidate) && first.contains(where: candidate.excludes)
          && second.contains(where: candidate.excludes)
      }
    return trapped.isEmpty ? .provesNothing : .trap(trapped)
  }
}
