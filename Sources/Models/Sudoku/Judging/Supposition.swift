/// A digit that is assumed, and the singles that are placed one by one: first those that follow
/// from it, then those that hold anyway and may lead to more.
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
    /// `true` for a single that holds without the assumption too.
    public let holdsAnyway: Bool
  }

  /// A contradiction.
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
  /// The assumption and the singles after it.
  public private(set) var steps: [Step]

  /// Assumes `candidate` in `start`.
  public init(_ candidate: Candidate, in start: CandidateGrid) {
    self.start = start
    grid = start
    grid.place(candidate)
    steps = [Step(candidate: candidate, house: nil, holdsAnyway: false)]
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
    let singles = (grid.nakedSingles + grid.hiddenSingles).lazy.map { step(to: $0) }
    return singles.first { !$0.holdsAnyway } ?? singles.first
  }

  /// Returns the step that places `single`, if possible by a reason that holds anyway.
  private func step(to single: Candidate) -> Step {
    let houses = single.cell.houses.filter { grid.count(of: single.digit, in: $0) == 1 }
    let reasons: [House?] = (grid[single.cell].count == 1 ? [nil] : []) + houses.map(Optional.some)
    let ways = reasons.map { house in
      let earlier = causes(of: single, in: house, before: steps.count)
      return Step(
        candidate: single, house: house,
        holdsAnyway: earlier.allSatisfy { steps[$0].holdsAnyway })
    }
    return ways.first(where: \.holdsAnyway) ?? ways[0]
  }

  /// The contradiction reached, if any. Of several, the one that takes the fewest steps.
  public var contradiction: Contradiction? {
    let cells = grid.open.filter { grid[$0].isEmpty }.map(Contradiction.noCandidate)
    let places = House.all.flatMap { house in
      Digit.all
        .filter { digit in
          grid.count(of: digit, in: house) == 0
            && !house.cells.contains { grid.grid[$0] == digit }
        }
        .map { Contradiction.noPlace($0, house) }
    }
    let all = cells + places
    return all.count < 2 ? all.first : all.min { reasons(for: $0).count < reasons(for: $1).count }
  }

  /// The steps that lead to the contradiction, in order, or all of them if there is none.
  public var reasons: [Step] { contradiction.map(reasons) ?? steps }

  /// The candidates that the contradiction lacks, each with the first digit that excludes it. Empty
  /// if there is none.
  public var exclusions: [(gone: Candidate, by: Candidate)] {
    guard let contradiction else { return [] }
    return candidates(of: contradiction).compactMap { gone in
      steps.first { $0.candidate.excludes(gone) }.map { (gone, $0.candidate) }
    }
  }

  private func reasons(for contradiction: Contradiction) -> [Step] {
    var wanted = causes(of: candidates(of: contradiction), before: steps.count)
    for number in steps.indices.reversed() where number > 0 && wanted.contains(number) {
      let step = steps[number]
      wanted.formUnion(causes(of: step.candidate, in: step.house, before: number))
    }
    return wanted.sorted().map { steps[$0] }
  }

  /// The candidates of the cell, or of the digit in the house, before the assumption.
  private func candidates(of contradiction: Contradiction) -> [Candidate] {
    switch contradiction {
    case .noCandidate(let cell): start[cell].map { Candidate(cell, $0) }
    case .noPlace(let digit, let house):
      start.cells(of: digit, in: house).map { Candidate($0, digit) }
    }
  }

  /// Returns the steps that make `single` one, in `house` or else in its cell.
  private func causes(of single: Candidate, in house: House?, before end: Int) -> Set<Int> {
    if let house {
      let others = start.cells(of: single.digit, in: house).filter { $0 != single.cell }
      return causes(of: others.map { Candidate($0, single.digit) }, before: end)
    }
    let others = start[single.cell].filter { $0 != single.digit }
    return causes(of: others.map { Candidate(single.cell, $0) }, before: end)
  }

  /// Returns for each of `gone` the first step that excludes it.
  private func causes(of gone: [Candidate], before end: Int) -> Set<Int> {
    Set(
      gone.compactMap { candidate in
        steps[..<end].firstIndex { $0.candidate.excludes(candidate) }
      })
  }
}
