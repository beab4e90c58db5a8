import Sudoku

/// Grows a ``ConsequenceTree`` by following all links from an assumption that ``ChainRules`` allow.
struct ConsequenceGrowth {
  let source: ExplainerPosition
  let rules: ChainRules
  /// Chains with this many statements or more no longer matter.
  let bound: Int

  /// The remaining candidates: `source` without those that are off, if that counts.
  private var rest: ExplainerPosition
  private var nextOn = 0
  private var nextOff = 0
  /// The number of unprocessed nodes that may still lead to a chain that matters.
  private var pending = 0
  private var origins: [UInt16] = []

  init(_ source: ExplainerPosition, _ rules: ChainRules, bound: Int) {
    self.source = source
    self.rules = rules
    self.bound = bound
    rest = source
    origins.reserveCapacity(10)
  }

  /// Assumes `statement` and grows `tree` from it, using `patterns` if chains may use them.
  mutating func grow(
    _ tree: inout ConsequenceTree, from statement: ChainStatement, patterns: inout InnerSearch?
  ) {
    tree.start(with: statement)
    pending = 1
    while tree.contradiction == nil {
      guard patterns != nil || pending > 0 else { return }
      nextOn = firstNode(from: nextOn, isOn: true, tree)
      if nextOn < tree.nodes.count {
        take(nextOn, tree)
        nextOn += 1
        followOn(nextOn - 1, &tree)
        continue
      }
      nextOff = firstNode(from: nextOff, isOn: false, tree)
      if nextOff < tree.nodes.count {
        take(nextOff, tree)
        nextOff += 1
        followOff(nextOff - 1, &tree)
      } else {
        guard patterns?.extend(&tree, rest: rest, source: source) == true else { return }
      }
    }
  }

  /// Returns the first node, starting at `place`, that is on, or off.
  private func firstNode(from place: Int, isOn: Bool, _ tree: ConsequenceTree) -> Int {
    var place = place
    while place < tree.nodes.count && tree.nodes[place].statement.isOn != isOn { place += 1 }
    return place
  }

  private mutating func take(_ node: Int, _ tree: ConsequenceTree) {
    if Int(tree.nodes[node].depth) + 2 <= bound { pending -= 1 }
  }

  /// Follows a candidate that is on: the others of its cell and its houses are off.
  private mutating func followOn(_ node: Int, _ tree: inout ConsequenceTree) {
    let candidate = tree.nodes[node].statement.candidate
    let (cell, digit) = (candidate / 9, candidate % 9)
    if !rules.isNishio {
      for other in Bits(rest.candidates[cell] & ~(1 << UInt16(digit)))
      where !exclude(cell * 9 + other, .cell, node, &tree) {
        return
      }
    }
    let tables = HouseTables.shared
    for kind in 0..<3 {
      let house = tables.houses[3 * cell + kind]
      let hidden = tables.spots[3 * cell + kind] | tables.sharedSpots[3 * cell + kind]
      for spot in Bits(rest.spots(of: digit, in: house) & ~hidden) {
        let other = tables.cell(house, spot) * 9 + digit
        if !exclude(other, ChainCause(kind: kind), node, &tree) { return }
      }
    }
  }

  private mutating func exclude(
    _ candidate: Int, _ cause: ChainCause, _ node: Int, _ tree: inout ConsequenceTree
  ) -> Bool {
    let statement = ChainStatement(candidate, isOn: false)
    if tree.holds(statement.opposite) {
      tree.contradict(statement, cause, from: CollectionOfOne(UInt16(node)))
      return false
    }
    if !tree.holds(statement) {
      note(tree.add(statement, cause, from: CollectionOfOne(UInt16(node))))
    }
    return true
  }

  /// Follows a candidate that is off: if one other is left in its cell or in a house, that is on.
  private mutating func followOff(_ node: Int, _ tree: inout ConsequenceTree) {
    let candidate = tree.nodes[node].statement.candidate
    let (cell, digit) = (candidate / 9, candidate % 9)
    let others = rest.candidates[cell] & ~(1 << UInt16(digit))
    if !rules.isNishio && others != 0 && others & (others &- 1) == 0 {
      let other = others.trailingZeroBitCount
      collectOrigins(node)
      for gone in Bits(source.candidates[cell] & ~rest.candidates[cell]) {
        addOrigin(cell * 9 + gone, tree)
      }
      if !force(cell * 9 + other, .cell, &tree) { return }
    }
    let tables = HouseTables.shared
    for kind in 0..<3 {
      let house = tables.houses[3 * cell + kind]
      let left = rest.spots(of: digit, in: house)
      let others = left & ~tables.spots[3 * cell + kind]
      guard others != 0 && others & (others &- 1) == 0 else { continue }
      let other = tables.cell(house, others.trailingZeroBitCount) * 9 + digit
      let forced = ChainStatement(other, isOn: true)
      if tree.holds(forced) && !tree.holds(forced.opposite) { continue }
      collectOrigins(node)
      for spot in Bits(source.spots(of: digit, in: house) & ~left) {
        addOrigin(tables.cell(house, spot) * 9 + digit, tree)
      }
      if !force(other, ChainCause(kind: kind), &tree) { return }
    }
    if rules.isDynamic { rest.remove(cell, digit) }
  }

  private mutating func collectOrigins(_ node: Int) {
    origins.removeAll(keepingCapacity: true)
    origins.append(UInt16(node))
  }

  private mutating func addOrigin(_ candidate: Int, _ tree: ConsequenceTree) {
    if let node = tree.node(of: ChainStatement(candidate, isOn: false)) {
      origins.append(UInt16(node))
    }
  }

  private mutating func force(
    _ candidate: Int, _ cause: ChainCause, _ tree: inout ConsequenceTree
  ) -> Bool {
    let statement = ChainStatement(candidate, isOn: true)
    if tree.holds(statement.opposite) {
      tree.contradict(statement, cause, from: origins)
      return false
    }
    if !tree.holds(statement) { note(tree.add(statement, cause, from: origins)) }
    return true
  }

  private mutating func note(_ depth: UInt16) {
    if Int(depth) + 2 <= bound { pending += 1 }
  }
}
