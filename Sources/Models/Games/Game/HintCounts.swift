/// The number of times that a player asked for each kind of help.
public struct HintCounts: Hashable, Codable, Sendable {
  /// Hints that told where to look.
  public var nudges = 0
  /// Hints that named the technique.
  public var techniques = 0
  /// Hints that showed the whole deduction.
  public var explanations = 0
  /// Hints that placed a digit.
  public var placements = 0
  /// Checks for errors.
  public var checks = 0
  /// `true` if the candidates were filled in, however often.
  public var usesAutomaticCandidates = false

  /// Creates counts without any help.
  public init() {}

  /// The total number of requests. Automatic candidates count once.
  public var total: Int {
    nudges + techniques + explanations + placements + checks + (usesAutomaticCandidates ? 1 : 0)
  }

  /// The number of occasions. A hint that is revealed step by step and then applied is a single
  /// occasion, so only the most frequent kind of hint counts.
  public var occasions: Int {
    max(nudges, techniques, explanations, placements) + checks + (usesAutomaticCandidates ? 1 : 0)
  }

  /// Returns how often a kind of help was used.
  public func count(of help: ScoreSheet.Help) -> Int {
    switch help {
    case .nudge: nudges
    case .technique: techniques
    case .explanation: explanations
    case .placement: placements
    case .check: checks
    case .automaticCandidates: usesAutomaticCandidates ? 1 : 0
    }
  }

  /// The percentage that all help takes off the score.
  public var percent: Int {
    min(
      ScoreSheet.maxHelpPercent,
      ScoreSheet.Help.allCases.reduce(0) { $0 + $1.percent * max(0, count(of: $1)) })
  }

  /// Returns the percentage that `help` would take off the score now. Smaller near the limit.
  public func price(of help: ScoreSheet.Help) -> Int {
    min(help.percent, ScoreSheet.maxHelpPercent - percent)
  }

  /// Counts one more use of `help`.
  public mutating func add(_ help: ScoreSheet.Help) {
    switch help {
    case .nudge: nudges += 1
    case .technique: techniques += 1
    case .explanation: explanations += 1
    case .placement: placements += 1
    case .check: checks += 1
    case .automaticCandidates: usesAutomaticCandidates = true
    }
  }
}
