import Games

/// The pages of the help, in order.
nonisolated enum HelpPage: Int, CaseIterable, Identifiable {
  case rules
  case moving
  case notes
  case hints
  case techniques
  case drawing
  case scores
  case memory
  case keys
  case mouse
  case files

  var id: Self { self }

  /// The position among all pages: "3/11".
  var place: String { "\(rawValue + 1)/\(Self.allCases.count)" }
}

/// A row of a help page: a term and its explanation.
nonisolated struct HelpRow: Hashable, Sendable {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

/// The scoring of Memory.
nonisolated struct MemoryRules: Sendable {
  /// Points for a pair.
  let match: Int
  /// Points lost for turning in vain a card that had been seen before.
  let seenMismatch: Int
  /// Seconds per pair that still earn a time bonus.
  let seconds: Int

  /// The actual scoring.
  static let rules = MemoryRules(
    match: MemoryScore.matchPoints, seenMismatch: MemoryScore.seenMismatchPenalty,
    seconds: MemoryScore.secondsPerPair)
}
