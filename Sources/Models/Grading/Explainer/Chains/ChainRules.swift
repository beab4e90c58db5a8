import Sudoku

/// The kinds of chains allowed in a search.
struct ChainRules {
  /// `true` if all candidates of a cell or all places for a digit may lead to the same outcome.
  var isMultiple = true
  /// `true` if candidates eliminated by a chain count for its further links.
  var isDynamic = true
  /// `true` if the links stay with one digit and only contradictions count.
  var isNishio = false
  /// The patterns that a chain may use besides single candidates: 0 for none, 1 for simple ones, 2
  /// to 4 for chains within chains.
  var level = 0
  /// The level of the chains within chains of level 4.
  var innerLevel = 0

  /// Contradictions of one digit.
  static let nishio = ChainRules(isMultiple: false, isNishio: true)
  /// Several chains with the same outcome.
  static let multiple = ChainRules(isDynamic: false)
  /// Chains that use their own eliminations, of any level.
  static func dynamic(level: Int = 0, innerLevel: Int = 0) -> ChainRules {
    ChainRules(level: level, innerLevel: innerLevel)
  }

  /// The kinds of several chains, in the order in which they are tried.
  static let all: [ChainRules] =
    [.nishio, .multiple] + (0...3).map { .dynamic(level: $0) }
    + (0...3).map { .dynamic(level: 4, innerLevel: $0) }

  /// The rating of the shortest chains.
  var base: ExplainerDifficulty {
    if level > 0 { return ExplainerDifficulty(8.5 + 0.5 * Double(level)) }
    return isNishio ? 7.5 : isDynamic ? 8.5 : 8.0
  }

  /// Returns the technique for chains of the kind `kind`.
  func technique(_ kind: ExplainerTechnique.ForcingKind) -> ExplainerTechnique {
    if isNishio { return .nishioForcingChains }
    guard isDynamic else { return kind == .cell ? .cellForcingChains : .regionForcingChains }
    return .dynamicForcingChains(kind, ExplainerTechnique.Nesting(rawValue: level) ?? .none)
  }
}
