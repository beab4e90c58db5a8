/// Finds the patterns and chains among the remaining candidates that extend a chain, after all
/// links have been followed.
struct InnerSearch {
  private let rules: ChainRules
  /// The nested chains used so far.
  private(set) var hints: [ChainHint] = []
  /// The reason for each result, if reasons are kept.
  private(set) var reasons: [ChainStatement: Reason] = [:]
  private let keepsReasons: Bool

  /// Creates a search. With `keepsReasons`, it is for a single tree, whose chains are written down.
  init(_ rules: ChainRules, keepsReasons: Bool = false) {
    self.rules = rules
    self.keepsReasons = keepsReasons
  }

  /// A pattern or a chain, and the remaining candidates among which it was found.
  struct Reason {
    let finding: Finding
    let rest: ExplainerPosition

    enum Finding {
      case pattern(PatternFinding)
      case chain(ChainHint)
    }
  }

  /// The contribution of one pattern or chain.
  private struct Addition {
    let eliminations: [Int]
    let obstacles: [Int]
    let finding: Reason.Finding
  }

  /// Adds to `tree` the results of the first kind of pattern or chain that finds something new in
  /// `rest`. Returns `true` if it did. Only results that `source` doesn't already have count.
  mutating func extend(
    _ tree: inout ConsequenceTree, rest: ExplainerPosition, source: ExplainerPosition
  ) -> Bool {
    let additions = self.additions(rest, source)
    var isExtended = false
    for addition in additions {
      var inner: Int32 = -1
      if case .chain(let hint) = addition.finding {
        inner = Int32(hints.count)
        hints.append(hint)
      }
      let origins = addition.obstacles.compactMap {
        tree.node(of: ChainStatement($0, isOn: false)).map(UInt16.init)
      }
      for candidate in addition.eliminations {
        let statement = ChainStatement(candidate, isOn: false)
        guard !tree.holds(statement) else { continue }
        tree.add(statement, .pattern, from: origins, inner: inner)
        if keepsReasons { reasons[statement] = Reason(finding: addition.finding, rest: rest) }
        isExtended = true
      }
    }
    return isExtended
  }

  private func additions(_ rest: ExplainerPosition, _ source: ExplainerPosition) -> [Addition] {
    let searches: [((PatternFinding) -> Bool) -> Void] = [
      { rest.locked($0) }, { rest.hiddenSets(2, $0) }, { rest.nakedSets(2, $0) },
      { rest.fish(2, $0) },
    ]
    for search in searches {
      var found: [Addition] = []
      search { finding in
        let obstacles = finding.obstacles.removed(from: source, in: rest)
        if !obstacles.isEmpty {
          found.append(
            Addition(
              eliminations: finding.eliminations, obstacles: obstacles,
              finding: .pattern(finding)))
        }
        return false
      }
      if !found.isEmpty { return found }
    }
    let finder = ObstacleFinder(source: source, position: rest)
    for search in innerSearches {
      let hints = search(rest, finder)
      guard hints.isEmpty else {
        return hints.map {
          Addition(eliminations: $0.eliminations, obstacles: $0.obstacles, finding: .chain($0))
        }
      }
    }
    return []
  }

  private typealias HintSearch = (ExplainerPosition, ObstacleFinder) -> [ChainHint]

  /// The searches for chains within chains, one kind after the other.
  private var innerSearches: [HintSearch] {
    let forcing: HintSearch = { rest, finder in
      var search = ForcingChainSearch(rest, obstacles: finder)
      search.run()
      return search.selection.sorted
    }
    func multiple(_ rules: ChainRules) -> HintSearch {
      { rest, finder in
        var search = MultipleChainSearch(rest, rules, obstacles: finder)
        search.run()
        return search.selection.sorted
      }
    }
    switch rules.level {
    case 2: return [forcing]
    case 3: return [forcing, multiple(.multiple)]
    case 4: return [multiple(.dynamic(level: rules.innerLevel))]
    default: return []
    }
  }
}
