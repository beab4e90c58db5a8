/// How often a player asked for help, by how much each kind gave away.
public struct HintCounts: Hashable, Codable, Sendable {
  /// Was told where to look.
  public var nudges = 0
  /// Was told which technique helps.
  public var techniques = 0
  /// Was shown the whole deduction.
  public var explanations = 0
  /// Had a digit placed.
  public var placements = 0
  /// Asked whether all is right so far.
  public var checks = 0
  /// Had the candidates filled in; once is as good as often.
  public var usesAutomaticCandidates = false

  /// No help.
  public init() {}

  /// How often help was asked for, the automatic candidates counting once.
  public var total: Int {
    nudges + techniques + explanations + placements + checks + (usesAutomaticCandidates ? 1 : 0)
  }

  /// On how many occasions there was help. A hint that is told step by step and then applied is
  /// one, so of the kinds that hints have the one that came most often counts.
  public var occasions: Int {
    max(nudges, techniques, explanations, placements) + checks + (usesAutomaticCandidates ? 1 : 0)
  }

  /// How often a kind of help was asked for.
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
      ScoreSheet.mostHelpPercent,
      ScoreSheet.Help.allCases.reduce(0) { $0 + $1.percent * max(0, count(of: $1)) })
  }

  /// The percentage that `help` would take off the score now: less where the limit is near.
  public func price(of help: ScoreSheet.Help) -> Int {
    min(help.percent, ScoreSheet.mostHelpPercent - percent)
  }

  /// Counts help of a kind once more.
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
