/// A digit that is assumed, and the singles that follow from it one by one. Singles that are there
/// without it aren't placed.
///
/// ```
/// r1c2=5 → r1c7=3 → r4c7=9 → r4c2 has no candidate
/// ```
public struct Supposition: Hashable, Sendable {
  /// A digit that was placed.
  public struct Step: Hashable, Sendable {
    /// The digit and its cell.
    public let candidate: Candidate
    /// The house in which the cell was the only place. `nil` if the digit was the only candidate of
    /// its cell, and for the assumption.
    public let house: House?
  }

  /// What can't be.
  public enum Contradiction: Hashable, Sendable {
    /// The cell has no candidate.
    case noCandidate(Cell)
    /// The house has no place for the digit.
    case noPlace(Digit, House)
  }

  /// The position before.
  public let start: CandidateGrid
  /// The position after ``steps``.
  public private(set) var grid: CandidateGrid
  /// The assumption and the singles that follow.
  public private(set) var steps: [Step]
  /// The singles before the assumption.
  private let earlier: Set<Candidate>

  /// Assumes `candidate` in `start`.
  public init(_ candidate: Candidate, in start: CandidateGrid) {
    self.start = start
    earlier = Set(start.nakedSingles + start.hiddenSingles)
    grid = start
    grid.place(candidate)
    steps = [Step(candidate: candidate, house: nil)]
  }

  /// Places the next single. Returns `false` if there is none, or a contradiction.
  public mutating func follow() -> Bool {
    guard contradiction == nil, let next = nextStep else { return false }
    grid.place(next.candidate)
    steps.append(next)
    return true
  }

  /// Takes the latest single back. Returns `false` if there is only the assumption.
  public mutating func goBack() -> Bool {
    guard steps.count > 1 else { return false }
    steps.removeLast()
    grid = steps.reduce(into: start) { $0.place($1.candidate) }
    return true
  }

  private var nextStep: Step? {
    if let single = grid.nakedSingles.first(where: { !earlier.contains($0) }) {
      return Step(candidate: single, house: nil)
    }
    guard let single = grid.hiddenSingles.first(where: { !earlier.contains($0) }) else {
      return nil
    }
    let house = single.cell.houses.first { grid.count(of: single.digit, in: $0) == 1 }
    return Step(candidate: single, house: house)
  }

  /// The contradiction reached, if any.
  public var contradiction: Contradiction? {
    if let cell = grid.open.first(where: { grid[$0].isEmpty }) { return .noCandidate(cell) }
    for house in House.all {
      for digit in Digit.all
      where grid.count(of: digit, in: house) == 0
        && !house.cells.contains(where: { grid.grid[$0] == digit })
      {
        return .noPlace(digit, house)
      }
    }
    return nil
  }

  /// The steps that lead to the contradiction, in order, or all of them if there is none.
  public var reasons: [Step] {
    guard let contradiction else { return steps }
    var wanted = causes(of: contradiction, before: steps.count)
    for number in steps.indices.reversed() where wanted.contains(number) {
      wanted.formUnion(causes(of: steps[number], before: number))
    }
    return wanted.sorted().map { steps[$0] }
  }

  private func causes(of contradiction: Contradiction, before end: Int) -> Set<Int> {
    switch contradiction {
    case .noCandidate(let cell): causes(of: start[cell].map { Candidate(cell, $0) }, before: end)
    case .noPlace(let digit, let house):
      causes(of: start.cells(of: digit, in: house).map { Candidate($0, digit) }, before: end)
    }
  }

  private func causes(of step: Step, before end: Int) -> Set<Int> {
    let own = step.candidate
    guard end > 0 else { return [] }
    if let house = step.house {
      let others = start.cells(of: own.digit, in: house).filter { $0 != own.cell }
      return causes(of: others.map { Candidate($0, own.digit) }, before: end)
    }
    let others = start[own.cell].filter { $0 != own.digit }
    return causes(of: others.map { Candidate(own.cell, $0) }, before: end)
  }

  /// Returns for each of `gone` the first step that excludes it.
  private func causes(of gone: [Candidate], before end: Int) -> Set<Int> {
    Set(
      gone.compactMap { candidate in
        steps[..<end].firstIndex { $0.candidate.excludes(candidate) }
      })
  }
}
