import Sudoku

/// Writes a step by chains as a deduction: each statement with the earlier ones that it follows
/// from, and with its proof if that is a pattern or another chain.
///
/// ```
/// position            the chain eliminates 5 in r1c1, 7 in r4c4
///   its rest          there, a chain within it eliminates 3 in r2c2
///     the rest of it  there, a pattern eliminates 8 in r9c9
/// ```
///
/// The pattern may rely on the absence of any candidate that was there at first. Those that this
/// chain eliminated are reasons of the statement; those that the chains around it eliminated are
/// premises of the chain, and so reasons in one of them.
struct ProofWriter {
  /// The position of the step, then the rests within which the chains hold, each within the one
  /// before.
  private let positions: [ExplainerPosition]
  /// The candidates eliminated by the chains around this one on which it relies.
  private(set) var premises: Set<Int> = []

  init(_ position: ExplainerPosition) { positions = [position] }

  private init(within positions: [ExplainerPosition]) { self.positions = positions }

  private var outermost: ExplainerPosition { positions[0] }
  private var position: ExplainerPosition { positions[positions.count - 1] }

  /// Returns the step of `hint`. It eliminates only `candidate`, if that is set.
  mutating func deduction(_ hint: ChainHint, of candidate: Int? = nil) -> Deduction? {
    guard let origin = hint.origin else { return nil }
    let (technique, pattern) = write(origin, isOneDigit: hint.technique != .forcingChain)
    let gone = candidate.map { [$0] } ?? hint.eliminations.sorted()
    return Deduction(
      technique, placements: hint.placement.map { [Candidate(number: $0)] } ?? [],
      eliminations: hint.placement == nil ? gone.map(Candidate.init(number:)) : [], pattern,
      explainer: ExplainerTerms(hint.technique, rating: hint.rank.difficulty.tenths))
  }

  private mutating func write(
    _ origin: ChainHint.Origin, isOneDigit: Bool
  ) -> (TechniqueID, any Pattern) {
    switch origin {
    case .way(let way):
      let isCycle = way.first == way.last
      return (
        isCycle ? .continuousNiceLoop : isOneDigit ? .xChain : .discontinuousNiceLoop,
        chain(along: way.reversed(), isLoop: isCycle)
      )
    case .trees(let sources, let end, let kind, let cause, let rules):
      let branches = sources.flatMap { chains(from: $0, to: end, rules) }
      guard kind != .contradiction else {
        return (.forcingNetContradiction, ForcingPattern(branches, nil, isContradiction: true))
      }
      let (cell, digit) = (sources[0].candidate / 9, sources[0].candidate % 9)
      if kind != .double { rely(on: gone(around: cell, digit, cause)) }
      return (
        rules.isDynamic ? .forcingNetVerity : .forcingChainVerity,
        ForcingPattern(
          branches, kind == .region ? cause.house(of: cell).map { House.all[$0] } : nil,
          isContradiction: false)
      )
    }
  }

  /// Returns the chain of single links along `way`, starting at its first statement.
  private mutating func chain(along way: [ChainStatement], isLoop: Bool) -> Chain {
    for (statement, next) in zip(way, way.dropFirst()) where next.isOn {
      let cause = position.strongCause(from: statement.candidate, to: next.candidate)
      rely(on: gone(around: next.candidate / 9, next.candidate % 9, cause))
    }
    let statements = isLoop ? way.dropLast() : way[...]
    return Chain(
      statements.map { Statement(Candidate(number: $0.candidate), isTrue: $0.isOn) }, isLoop: isLoop
    )
  }

  /// Returns the chain from `source` to `end`, or the two that contradict each other.
  private mutating func chains(
    from source: ChainStatement, to end: ChainStatement?, _ rules: ChainRules
  ) -> [Chain] {
    var tree = ConsequenceTree()
    var patterns = rules.level > 0 ? InnerSearch(rules, keepsReasons: true) : nil
    var growth = ConsequenceGrowth(position, rules, bound: .max)
    growth.grow(&tree, from: source, patterns: &patterns)
    let ends =
      end.map { [tree.node(of: $0)].compactMap(\.self) }
      ?? tree.contradiction.map { [$0.on, $0.off] } ?? []
    return ends.map { chain(to: $0, in: tree, patterns?.reasons ?? [:]) }
  }

  private mutating func chain(
    to end: Int, in tree: ConsequenceTree, _ reasons: [ChainStatement: InnerSearch.Reason]
  ) -> Chain {
    var found: [Int: (origins: [Int], proof: Deduction?)] = [:]
    var pending = [end, 0]
    while let node = pending.popLast() {
      guard found[node] == nil else { continue }
      let grounds = grounds(for: node, in: tree, reasons)
      found[node] = grounds
      pending += grounds.origins
    }
    // A statement comes later in the tree than those it follows from.
    let order = found.keys.sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(order, 0...))
    return Chain(
      order.enumerated().map { place, node in
        let statement = tree.nodes[node].statement
        let reasons = (found[node]?.origins ?? []).compactMap { places[$0] }.sorted()
        return Statement(
          Candidate(number: statement.candidate), isTrue: statement.isOn,
          reasons: reasons == [place - 1] ? [] : reasons, proof: found[node]?.proof)
      })
  }

  /// Returns the nodes from which `node` follows, and its proof if it takes more than a link.
  private mutating func grounds(
    for node: Int, in tree: ConsequenceTree, _ reasons: [ChainStatement: InnerSearch.Reason]
  ) -> (origins: [Int], proof: Deduction?) {
    let (statement, cause) = (tree.nodes[node].statement, tree.nodes[node].cause)
    guard let reason = cause == .pattern ? reasons[statement] : nil else {
      if statement.isOn {
        rely(on: gone(around: statement.candidate / 9, statement.candidate % 9, cause))
      }
      return (tree.parents(of: node).map(Int.init), nil)
    }
    let proof: Deduction?
    let needs: [Int]
    switch reason.finding {
    case .pattern(let finding):
      proof = deduction(finding, of: statement.candidate)
      needs = finding.obstacles.removed(from: outermost, in: reason.rest)
    case .chain(let hint):
      var writer = ProofWriter(within: positions + [reason.rest])
      proof = writer.deduction(hint, of: statement.candidate)
      needs = writer.premises.sorted()
    }
    let origins = Set(rely(on: needs)).compactMap {
      tree.node(of: ChainStatement($0, isOn: false))
    }
    return (origins, proof)
  }

  /// Returns the candidates that were in the way at first: the others of a cell, or the other
  /// places for its digit in a house.
  private func gone(around cell: Int, _ digit: Int, _ cause: ChainCause) -> [Int] {
    if cause == .cell {
      return Bits(outermost.candidates[cell] & ~(1 << UInt16(digit))).map { cell * 9 + $0 }
    }
    guard let house = cause.house(of: cell) else { return [] }
    return Bits(outermost.spots(of: digit, in: house)).map {
      HouseTables.shared.cell(house, $0) * 9 + digit
    }.filter { $0 / 9 != cell }
  }

  /// Notes which of `candidates` the chains around this one eliminated, and returns the others.
  @discardableResult
  private mutating func rely(on candidates: [Int]) -> [Int] {
    let own = candidates.filter { position.has($0 / 9, $0 % 9) }
    premises.formUnion(Set(candidates).subtracting(own))
    return own
  }
}

// Patterns
extension ProofWriter {
  /// Returns the step of `finding` that eliminates `candidate`. Its candidates are all that were
  /// there at first, because the absence of those within the pattern doesn't matter.
  private func deduction(_ finding: PatternFinding, of candidate: Int) -> Deduction {
    let (technique, pattern) = written(finding)
    return Deduction(technique, eliminations: [Candidate(number: candidate)], pattern)
  }

  private func written(_ finding: PatternFinding) -> (TechniqueID, any Pattern) {
    let tables = HouseTables.shared
    func candidates(_ digits: UInt16, _ cells: [Int]) -> [Candidate] {
      cells.flatMap { cell in
        Bits(outermost.candidates[cell] & digits).map { Candidate(cell, $0) }
      }
    }
    switch finding.obstacles {
    case .locked(let digit, let bases, let covers):
      let places = CellSet(
        bases.flatMap { base in
          Bits(outermost.spots(of: digit, in: base)).map { Cell(tables.cell(base, $0)) }
        })
      let body = places.intersection(covers.reduce(.none) { $0.union(tables.sets[$1]) })
      let (bases, covers) = (bases.map { House.all[$0] }, covers.map { House.all[$0] })
      guard bases.count == 1 else {
        return (
          .xWing, FishPattern(Digit(index: digit), body: body, bases: bases, covers: [covers])
        )
      }
      return (
        finding.technique == .pointing ? .pointing : .claiming,
        LockedPattern(Digit(index: digit), body, base: bases[0], cover: covers[0])
      )
    case .hidden(let digits, let house, let spots):
      let cells = Bits(spots).map { tables.cell(house, $0) }
      return (.hiddenPair, HiddenSubsetPattern(candidates(digits, cells), House.all[house]))
    case .naked(let digits, let cells):
      let houses = House.all.filter { house in cells.allSatisfy { house.contains(Cell($0)) } }
      return (.nakedPair, NakedSubsetPattern(candidates(digits, cells), houses))
    }
  }
}
