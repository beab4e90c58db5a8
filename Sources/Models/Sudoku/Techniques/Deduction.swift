/// What a technique concludes from a position, and what to draw so that a person sees it.
public struct Deduction: Hashable, Sendable {
  /// How it was found.
  public let technique: TechniqueID
  /// The digits that it settles.
  public let placements: [Candidate]
  /// The candidates that it rules out, each of them still there.
  public let eliminations: [Candidate]
  /// The cells of the pattern.
  public let cells: [Cell]
  /// The candidates that make the pattern.
  public let candidates: [Candidate]
  /// The houses to look at, the ones that make the pattern first.
  public let houses: [House]
  /// Candidates that spoil the pattern, or that several chains start from: fins, a stem.
  public let fins: [Candidate]
  /// The links between candidates, for short patterns that are read along a line.
  public let links: [Link]
  /// The almost locked sets that take part, in the order in which they are read.
  public let sets: [AlmostLockedSet]
  /// The chains of implications, for patterns that are read step by step.
  public let chains: [Chain]

  /// A deduction; `placements` or `eliminations` is not empty.
  public init(
    _ technique: TechniqueID, placements: [Candidate] = [], eliminations: [Candidate] = [],
    cells: [Cell], candidates: [Candidate], houses: [House] = [], fins: [Candidate] = [],
    links: [Link] = [], sets: [AlmostLockedSet] = [], chains: [Chain] = []
  ) {
    assert(!(placements.isEmpty && eliminations.isEmpty), "a deduction changes something")
    self.technique = technique
    self.placements = placements
    self.eliminations = eliminations
    self.cells = cells
    self.candidates = candidates
    self.houses = houses
    self.fins = fins
    self.links = links
    self.sets = sets
    self.chains = chains
  }
}

/// What one candidate says of another.
public struct Link: Hashable, Codable, Sendable {
  /// Where it begins.
  public let from: Candidate
  /// Where it ends.
  public let to: Candidate
  /// Whether one of the two must be true; otherwise only that they are not both.
  public let isStrong: Bool

  /// One of the two is true.
  public static func strong(_ from: Candidate, _ to: Candidate) -> Link {
    Link(from: from, to: to, isStrong: true)
  }

  /// The two are not both true.
  public static func weak(_ from: Candidate, _ to: Candidate) -> Link {
    Link(from: from, to: to, isStrong: false)
  }
}

extension CandidateGrid {
  /// Does what `deduction` says.
  public mutating func apply(_ deduction: Deduction) {
    for candidate in deduction.placements { place(candidate) }
    for candidate in deduction.eliminations { remove(candidate) }
  }
}
