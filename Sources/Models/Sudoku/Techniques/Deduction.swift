/// The conclusion of a technique, with its reasons.
public struct Deduction: Sendable {
  /// The technique that found it.
  public let technique: TechniqueID
  /// The digits to place.
  public let placements: [Candidate]
  /// The candidates to remove, all of them still possible.
  public let eliminations: [Candidate]
  /// The pattern behind it.
  package let pattern: any Pattern
  /// Sudoku Explainer's name and rating for it, if it comes from there: see ``Statement/proof``.
  public let explainer: ExplainerTerms?

  /// Creates a deduction. `placements` or `eliminations` must not be empty.
  package init(
    _ technique: TechniqueID, placements: [Candidate] = [], eliminations: [Candidate] = [],
    _ pattern: any Pattern, explainer: ExplainerTerms? = nil
  ) {
    assert(!(placements.isEmpty && eliminations.isEmpty), "a deduction changes something")
    self.technique = technique
    self.placements = placements
    self.eliminations = eliminations
    self.pattern = pattern
    self.explainer = explainer
  }

  /// Returns the name of the deduction: Sudoku Explainer's for several chains, or that of the
  /// technique.
  public func name(in language: Language) -> String {
    explainer?.technique.nameOfChains(in: language) ?? technique.name(in: language)
  }

  /// The candidates that make up the pattern and stay.
  public var candidates: [Candidate] {
    let gone = Set(eliminations)
    return pattern.candidates.filter { !gone.contains($0) }
  }
}

extension Deduction: Hashable {
  /// Compares everything.
  public static func == (lhs: Deduction, rhs: Deduction) -> Bool {
    lhs.technique == rhs.technique && lhs.placements == rhs.placements
      && lhs.eliminations == rhs.eliminations && lhs.explainer == rhs.explainer
      && lhs.pattern.isEqual(to: rhs.pattern)
  }

  /// Hashes the conclusions.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(technique)
    hasher.combine(placements)
    hasher.combine(eliminations)
  }
}

/// A link between two candidates.
public struct Link: Hashable, Codable, Sendable {
  /// The candidate at the start.
  public let from: Candidate
  /// The candidate at the end.
  public let to: Candidate
  /// `true` if one of the two must be true, `false` if they just can't both be true.
  public let isStrong: Bool

  /// Creates a link between candidates of which one is true.
  public static func strong(_ from: Candidate, _ to: Candidate) -> Link {
    Link(from: from, to: to, isStrong: true)
  }

  /// Creates a link between candidates that aren't both true.
  public static func weak(_ from: Candidate, _ to: Candidate) -> Link {
    Link(from: from, to: to, isStrong: false)
  }
}

extension CandidateGrid {
  /// Makes the placements and eliminations of `deduction`.
  public mutating func apply(_ deduction: Deduction) {
    for candidate in deduction.placements { place(candidate) }
    for candidate in deduction.eliminations { remove(candidate) }
  }
}
