/// What chains may do in a search.
struct ChainRules {
  /// Whether all candidates of a cell or all places of a digit may lead to the same outcome.
  var isMultiple = true
  /// Whether what a chain has eliminated counts in its further links.
  var isDynamic = true
  /// Whether the links stay with one digit, and only contradictions count.
  var isNishio = false
  /// What else than single candidates a chain may use: 0 for nothing, 1 for simple patterns, 2 to 4
  /// for chains in it.
  var level = 0
  /// The level of the chains within chains of level 4.
  var innerLevel = 0

  /// Contradictions of one digit.
  static let nishio = ChainRules(isMultiple: false, isNishio: true)
  /// Several chains that end alike.
  static let multiple = ChainRules(isDynamic: false)
  /// Chains that build upon their own eliminations, of any level.
  static func dynamic(level: Int = 0, innerLevel: Int = 0) -> ChainRules {
    ChainRules(level: level, innerLevel: innerLevel)
  }

  /// The rating of the shortest chains.
  var base: ExplainerDifficulty {
    if level > 0 { return ExplainerDifficulty(8.5 + 0.5 * Double(level)) }
    return isNishio ? 7.5 : isDynamic ? 8.5 : 8.0
  }

  /// What chains of the kind `kind` are called.
  func technique(_ kind: ExplainerTechnique.ForcingKind) -> ExplainerTechnique {
    if isNishio { return .nishioForcingChains }
    guard isDynamic else { return kind == .cell ? .cellForcingChains : .regionForcingChains }
    return .dynamicForcingChains(kind, ExplainerTechnique.Nesting(rawValue: level) ?? .none)
  }
}
