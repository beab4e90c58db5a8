/// What a technique concludes from a position, and why.
public struct Deduction: Hashable, Sendable {
  /// How it was found.
  public let technique: TechniqueID
  /// The digits that it settles.
  public let placements: [Candidate]
  /// The candidates that it rules out, each of them still there.
  public let eliminations: [Candidate]
  /// What it rests on.
  public let pattern: Pattern

  /// A deduction; `placements` or `eliminations` is not empty.
  public init(
    _ technique: TechniqueID, placements: [Candidate] = [], eliminations: [Candidate] = [],
    _ pattern: Pattern
  ) {
    assert(!(placements.isEmpty && eliminations.isEmpty), "a deduction changes something")
    self.technique = technique
    self.placements = placements
    self.eliminations = eliminations
    self.pattern = pattern
  }

  /// The candidates that make the pattern and stay.
  public var candidates: [Candidate] {
    let gone = Set(eliminations)
    return pattern.candidates.filter { !gone.contains($0) }
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
