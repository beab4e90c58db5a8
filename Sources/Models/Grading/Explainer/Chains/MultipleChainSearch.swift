import Sudoku

/// Finds steps by several chains: two that contradict each other, or some with the same outcome
/// that start from all candidates of a cell, from all places for a digit in a house, or from a
/// candidate both on and off.
struct MultipleChainSearch {
  private let position: ExplainerPosition
  private let rules: ChainRules
  private let obstacles: ObstacleFinder?
  private var forest: ConsequenceForest
  private(set) var selection: HintSelection
  /// The number of groups of chains so far.
  private var time = 0

  /// Creates a search for the easiest step, or for the easiest one for each candidate. With
  /// `obstacles`, these are to be used within another chain.
  init(
    _ position: ExplainerPosition, _ rules: ChainRules, obstacles: ObstacleFinder? = nil,
    forEachCandidate: Bool = false, reusing trees: [ConsequenceTree] = []
  ) {
    self.position = position
    self.rules = rules
    self.obstacles = obstacles
    forest = ConsequenceForest(position, rules, reusing: trees)
    selection = HintSelection(
      forEachCandidate: forEachCandidate || obstacles != nil, needsObstacles: obstacles != nil)
  }

  /// Searches from all candidates, until `stop` is due.
  mutating func run(_ stop: Stop = .never) {
    for cell in position.open {
      let digits = position.candidates[cell.index]
      guard digits.nonzeroBitCount > (rules.isDynamic ? 1 : 2) else { continue }
      for digit in Bits(digits) {
        if stop.isDue { return }
        examine(cell.index, digit)
      }
      if !rules.isNishio {
        let sources = Bits(digits).map { ChainStatement(cell.index * 9 + $0, isOn: true) }
        offerCommon(sources, .cell, startingWith: .cell)
      }
    }
  }

  /// Gives up the trees, for another search to reuse.
  mutating func release() -> [ConsequenceTree] { forest.release() }

  private mutating func examine(_ cell: Int, _ digit: Int) {
    let on = ChainStatement(cell * 9 + digit, isOn: true)
    if rules.isDynamic {
      offerContradiction(of: on)
      offerContradiction(of: on.opposite)
      if !rules.isNishio && position.candidates[cell].nonzeroBitCount >= 3 {
        offerCommon([on, on.opposite], .double, startingWith: .assumption)
      }
    }
    guard !rules.isNishio else { return }
    let tables = HouseTables.shared
    for kind in 0..<3 {
      let house = tables.houses[3 * cell + kind]
      let spots = position.spots(of: digit, in: house)
      guard spots.nonzeroBitCount >= 2,
        tables.cell(house, spots.trailingZeroBitCount) == cell
      else { continue }
      let sources = Bits(spots).map {
        ChainStatement(tables.cell(house, $0) * 9 + digit, isOn: true)
      }
      offerCommon(sources, .region, startingWith: ChainCause(kind: kind))
    }
  }

  /// Returns the tree of `statement` and its index.
  private mutating func tree(of statement: ChainStatement) -> Int {
    forest.tree(of: statement, bound: selection.bound)
  }

  /// Offers the opposite of `source` if it contradicts itself.
  private mutating func offerContradiction(of source: ChainStatement) {
    time += 1
    let tree = tree(of: source)
    guard let (on, off) = forest[tree].contradiction else { return }
    offer(
      source.opposite, [(tree, on), (tree, off)], .contradiction, .assumption, from: [source],
      time << 16)
  }

  /// Offers the statements that follow from each of `sources`.
  private mutating func offerCommon(
    _ sources: [ChainStatement], _ kind: ExplainerTechnique.ForcingKind,
    startingWith cause: ChainCause
  ) {
    let trees = sources.map { tree(of: $0) }
    for isOn in [true, false] {
      time += 1
      var common = isOn ? forest[trees[0]].on : forest[trees[0]].off
      for tree in trees.dropFirst() {
        common.formIntersection(isOn ? forest[tree].on : forest[tree].off)
      }
      for target in common.list {
        let statement = ChainStatement(target, isOn: isOn)
        let ends = trees.compactMap { tree in
          forest[tree].node(of: statement).map { (tree, $0) }
        }
        offer(statement, ends, kind, cause, from: sources, time << 16 | ends[0].1)
      }
    }
  }

  /// Offers `target`, which chains from `sources` to `ends` prove.
  private mutating func offer(
    _ target: ChainStatement, _ ends: [(tree: Int, node: Int)],
    _ kind: ExplainerTechnique.ForcingKind, _ cause: ChainCause, from sources: [ChainStatement],
    _ time: Int
  ) {
    let (cell, digit) = (target.candidate / 9, target.candidate % 9)
    let others = position.candidates[cell] & ~(1 << UInt16(digit))
    guard !target.isOn || others != 0 else { return }
    let bound =
      target.isOn && selection.isForEachCandidate
      ? Bits(others).map { selection.bound(of: cell * 9 + $0) }.max() ?? 0
      : selection.bound(of: target.candidate)
    guard ends.reduce(0, { $0 + Int(forest[$1.tree].nodes[$1.node].depth) }) <= bound else {
      return
    }
    var length = 0
    for end in ends { length += forest.length(end.tree, end.node) }
    guard length <= bound else { return }
    if rules.level > 1 { length += innerLength(ends) }
    let rank = ChainHint.Rank(
      difficulty: rules.base + ChainLength.addition(length), length: length, kind: kind.order,
      time: time)
    let gone = target.isOn ? Bits(others).map { cell * 9 + $0 } : [target.candidate]
    guard selection.accepts(rank, gone) else { return }
    var hint = ChainHint(
      technique: rules.technique(kind), rank: rank, eliminations: gone,
      placement: target.isOn ? target.candidate : nil)
    hint.origin = .trees(
      sources, end: kind == .contradiction ? nil : target, kind, cause, rules)
    if obstacles != nil { describe(&hint, ends, cause) }
    selection.offer(hint)
  }

  /// Returns the number of statements in the chains nested in those to `ends`, each counted once.
  private mutating func innerLength(_ ends: [(tree: Int, node: Int)]) -> Int {
    var found: [Int32] = []
    for end in ends {
      var nodes: [Int] = []
      forest.visit(end.tree, end.node) { nodes.append($0) }
      for node in nodes {
        let inner = forest[end.tree].nodes[node].inner
        guard inner >= 0, !found.contains(inner) else { continue }
        let content = forest.inner[Int(inner)].content
        if !found.contains(where: { forest.inner[Int($0)].content == content }) {
          found.append(inner)
        }
      }
    }
    return found.reduce(0) { $0 + forest.inner[Int($1)].rank.length }
  }

  /// Sets the parts of `hint` that a chain which uses it must know.
  private mutating func describe(
    _ hint: inout ChainHint, _ ends: [(tree: Int, node: Int)], _ cause: ChainCause
  ) {
    var found = OrderedCandidates()
    for end in ends {
      var nodes: [Int] = []
      forest.visit(end.tree, end.node) { nodes.append($0) }
      for node in nodes.map({ forest[end.tree].nodes[$0] }) {
        hint.content.append(node.statement.bits)
        guard node.statement.isOn else { continue }
        obstacles?.add(node.statement, node.cause == .assumption ? cause : node.cause, &found)
      }
      hint.content.append(.max)
    }
    hint.obstacles = found.list
  }
}

extension ExplainerTechnique.ForcingKind {
  /// The order of chains of equal length.
  fileprivate var order: Int {
    switch self {
    case .double: 1
    case .cell: 5
    case .region: 6
    case .contradiction: 7
    }
  }
}

extension ExplainerPosition {
  /// Returns the easiest step by several chains, or the easiest one for each candidate, of the
  /// first kind that finds any. `nil` if there is none or `stop` is due. Uses the memory of
  /// `trees`.
  func chains(
    _ trees: inout [ConsequenceTree], forEachCandidate: Bool = false, _ stop: Stop
  ) -> HintSelection? {
    for rules in ChainRules.all {
      var search = MultipleChainSearch(
        self, rules, forEachCandidate: forEachCandidate, reusing: trees)
      trees = []
      search.run(stop)
      trees = search.release()
      if stop.isDue { return nil }
      if !search.selection.isEmpty { return search.selection }
    }
    return nil
  }
}
