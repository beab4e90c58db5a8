import Games

/// The pages of the help, in order.
nonisolated enum HelpPage: Int, CaseIterable, Identifiable {
  case rules
  case moving
  case notes
  case hints
  case techniques
  case scores
  case memory
  case keys
  case mouse
  case files

  var id: Self { self }

  /// Which page it is, of how many: "3/10".
  var place: String { "\(rawValue + 1)/\(Self.allCases.count)" }
}

/// A row of a page of the help: something and what there is to say of it.
nonisolated struct HelpRow: Hashable, Sendable {
  let name: String
  let text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

/// The figures by which Memory is scored.
nonisolated struct MemoryRules: Sendable {
  /// Points for a pair.
  let match: Int
  /// Points that a card takes which had been seen before and was turned in vain.
  let seenMismatch: Int
  /// Seconds a pair for which there are points.
  let seconds: Int

  /// Those that hold.
  static let rules = MemoryRules(
    match: MemoryScore.ofMatch, seenMismatch: MemoryScore.ofSeenMismatch,
    seconds: MemoryScore.secondsOfPair)
}
