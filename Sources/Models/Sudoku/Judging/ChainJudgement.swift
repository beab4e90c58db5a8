/// The verdict on a drawn chain: the first link that fails, or what it proves.
public struct ChainJudgement: Hashable, Sendable {
  /// The verdict.
  public let verdict: Verdict
  /// The chain in Eureka notation, if its links alternate.
  public let eureka: String?
  /// The almost locked sets through which strong links lead, by the position of the link, from 0.
  public let sets: [Int: AlmostLockedSet]
  private let drawn: DrawnChain

  /// A verdict on a chain.
  public enum Verdict: Hashable, Sendable {
    /// Nothing follows from the chain's only link.
    case unfinished
    /// The chain has one node and no link yet.
    case started(DrawnChain.Node)
    /// The link at a position, from 0, isn't what it was drawn as.
    case fails(link: Int, LinkFault)
    /// The link at a position, from 1, is of the same kind as the one before it.
    case repeats(link: Int, isStrong: Bool)
    /// All links hold, but nothing follows.
    case provesNothing
    /// The conclusion.
    case proves(Deduction)
  }

  /// The proven deduction, if any.
  public var proof: Deduction? {
    if case .proves(let deduction) = verdict { deduction } else { nil }
  }

  /// Judges `drawn` by the candidates of `grid`.
  public init(of drawn: DrawnChain, in grid: CandidateGrid) {
    let drawn = drawn.linked(through: grid.sets(for: drawn))
    self.drawn = drawn
    eureka = drawn.closedChain?.eureka
    sets = Dictionary(
      uniqueKeysWithValues: drawn.links.indices.compactMap { number in
        drawn.links[number] ? drawn.ends(of: number).to.set.map { (number, $0) } : nil
      })
    if let fault = drawn.links.indices.lazy.compactMap({ number in
      grid.fault(in: drawn, at: number).map { (number, $0) }
    }).first {
      verdict = .fails(link: fault.0, fault.1)
    } else if drawn.nodes.count == 1 {
      verdict = .started(drawn.nodes[0])
    } else if drawn.links.count < 2 {
      verdict = grid.conclusion(of: drawn).map(Verdict.proves) ?? .unfinished
    } else if let number = drawn.links.indices.dropFirst().first(where: {
      drawn.links[$0] == drawn.links[$0 - 1]
    }) {
      verdict = .repeats(link: number, isStrong: drawn.links[number])
    } else {
      verdict = ChainProof(drawn, grid).deduction.map(Verdict.proves) ?? .provesNothing
    }
  }

  /// Returns the shortest chain with all conclusions of ``proof`` in `grid` and fewer links, or
  /// `nil` if there is none: a part of the drawn one, or one that a search finds.
  public func shorterProof(in grid: CandidateGrid) -> Deduction? {
    guard let proof, let length = proof.links else { return nil }
    let (wanted, placed) = (Set(proof.eliminations), Set(proof.placements))
    let searches: [any Technique] = [XChain(), XYChain(), NiceLoop.simple, NiceLoop.grouped]
    let parts = drawn.parts.compactMap { ChainJudgement(of: $0, in: grid).proof }
    return (parts + searches.flatMap { $0.all(in: grid) })
      .filter {
        ($0.links ?? .max) < length && wanted.isSubset(of: $0.eliminations)
          && placed.isSubset(of: $0.placements)
      }
      .min { ($0.links ?? 0) < ($1.links ?? 0) }
  }
}

extension Deduction {
  /// The number of links of its only chain.
  fileprivate var links: Int? {
    guard let chain = pattern as? Chain else { return nil }
    return chain.statements.count - (chain.isLoop ? 0 : 1)
  }
}

extension CandidateGrid {
  /// Returns what follows from the only link of `drawn`, which holds, or `nil` if nothing does: a
  /// strong one between two places of a digit in a house removes it from what sees both, as locked
  /// candidates do.
  fileprivate func conclusion(of drawn: DrawnChain) -> Deduction? {
    guard drawn.links == [true], let chain = drawn.chain,
      drawn.nodes[0].digit == drawn.nodes[1].digit
    else { return nil }
    let (digit, both) = (drawn.nodes[0].digit, drawn.nodes[0].cells.union(drawn.nodes[1].cells))
    let seen = Cell.commonPeers(of: both).intersection(cells(of: digit))
    guard !seen.isEmpty else { return nil }
    let isInBox = House.all.contains { house in
      guard case .box = house else { return false }
      return both.isSubset(of: house.cellSet) && count(of: digit, in: house) == both.count
    }
    return Deduction(
      isInBox ? .pointing : .claiming, placements: [],
      eliminations: seen.map { Candidate($0, digit) }, chain)
  }

  /// Returns the almost locked sets through which the strong links of `drawn` lead that don't name
  /// one and aren't within a cell or of one digit.
  fileprivate func sets(for drawn: DrawnChain) -> [Int: AlmostLockedSet] {
    var found: [Int: AlmostLockedSet] = [:]
    for number in drawn.links.indices where drawn.links[number] {
      let (from, to) = drawn.ends(of: number)
      guard to.set == nil, from.digit != to.digit, !isOneCell(from, to) else { continue }
      found[number] = AlmostLockedSets.linking(
        from.digit, in: from.cells, to: to.digit, in: to.cells, of: self)
    }
    return found
  }

  /// Returns `true` if both nodes are in the same cell.
  private func isOneCell(_ one: DrawnChain.Node, _ other: DrawnChain.Node) -> Bool {
    one.cells == other.cells && one.cells.count == 1
  }

  /// Returns what is wrong with the link of `drawn` at `number`, or `nil` if it holds.
  fileprivate func fault(in drawn: DrawnChain, at number: Int) -> LinkFault? {
    let (from, to) = drawn.ends(of: number)
    if let gone = (from.candidates + to.candidates).first(where: { !contains($0) }) {
      return .missing(gone)
    }
    guard drawn.links[number] else {
      if excludes(from, to) { return nil }
      return from.digit == to.digit ? .unrelated : .noSharedCell
    }
    if let set = to.set { return forces(to, set, lacking: from) ? nil : .setIsLoose(set) }
    return faultOfStrongLink(from, to)
  }

  private func faultOfStrongLink(
    _ from: DrawnChain.Node, _ to: DrawnChain.Node
  ) -> LinkFault? {
    if from.digit != to.digit {
      guard let cell = from.cells.first, isOneCell(from, to) else { return .noSet }
      let others = self[cell].subtracting([from.digit, to.digit])
      return others.isEmpty ? nil : .thirdCandidates(cell, others)
    }
    let both = from.cells.union(to.cells)
    guard from.cells.isDisjoint(with: to.cells) else { return .unrelated }
    let houses = House.all.filter { both.isSubset(of: $0.cellSet) }
    let counts = houses.map { ($0, count(of: from.digit, in: $0)) }
    guard let fewest = counts.min(by: { $0.1 < $1.1 }) else { return .unrelated }
    return fewest.1 == both.count
      ? nil : .places(from.digit, fewest.0, count: fewest.1)
  }

  /// Returns `true` if the two nodes can't both be true.
  func excludes(_ one: DrawnChain.Node, _ other: DrawnChain.Node) -> Bool {
    if one.digit == other.digit {
      return one.cells.allSatisfy { other.cells.isSubset(of: $0.peerSet) }
    }
    return isOneCell(one, other)
  }

  /// Returns `true` if `node` is true once `set` lacks `entry`.
  private func forces(
    _ node: DrawnChain.Node, _ set: AlmostLockedSet, lacking entry: DrawnChain.Node
  ) -> Bool {
    let digits = set.cells.reduce(DigitSet.none) { $0.union(self[$1]) }
    guard digits.count == set.cells.count + 1, digits.contains(entry.digit),
      House.all.contains(where: { set.cells.isSubset(of: $0.cellSet) }),
      places(of: entry.digit, in: set).isSubset(of: entry.cells)
    else { return false }
    if node.cells.isSubset(of: set.cells) {
      return node.digit != entry.digit && node.cells == places(of: node.digit, in: set)
    }
    guard let cell = node.cells.first, node.cells.count == 1 else { return false }
    return self[cell].subtracting([node.digit]).allSatisfy { digit in
      digit != entry.digit && digits.contains(digit)
        && places(of: digit, in: set).isSubset(of: cell.peerSet)
    }
  }
}

extension DrawnChain {
  /// The chains of nodes that follow one another in this one, without its ends or one of them.
  fileprivate var parts: [DrawnChain] {
    nodes.indices.flatMap { start in
      nodes.indices.filter { $0 > start && $0 - start < nodes.count - 1 }.map { end in
        DrawnChain(Array(nodes[start...end]), links: Array(links[start..<end]))
      }
    }
  }

  /// The chain, with its first node repeated at the end of a discontinuous loop. `nil` if its links
  /// don't alternate.
  fileprivate var closedChain: Chain? {
    guard let chain, isLoop, !isContinuous, let first = nodes.first, let isTrue = links.last else {
      return self.chain
    }
    return Chain(
      chain.statements
        + [Statement(first.digit, in: first.cells, isTrue: isTrue, by: isTrue ? first.set : nil)])
  }
}

/// The conclusions from a chain whose links hold and alternate.
private struct ChainProof {
  private let drawn: DrawnChain
  private let grid: CandidateGrid
  private let first: DrawnChain.Node
  private let last: DrawnChain.Node

  init(_ drawn: DrawnChain, _ grid: CandidateGrid) {
    (self.drawn, self.grid) = (drawn, grid)
    first = drawn.nodes[0]
    last = drawn.isLoop ? first : drawn.nodes[drawn.nodes.count - 1]
  }

  var deduction: Deduction? {
    guard let chain = drawn.closedChain, let startsStrong = drawn.links.first,
      let endsStrong = drawn.links.last
    else { return nil }
    let gone =
      drawn.isContinuous
      ? eliminationsOfLoop : eliminations(startsStrong: startsStrong, endsStrong: endsStrong)
    let eliminations = Candidate.byDigit(gone)
    let isPlaced = !drawn.isContinuous && first.isSame(as: last) && startsStrong && endsStrong
    let placed = isPlaced && first.cells.count == 1 ? first.candidates : []
    guard !eliminations.isEmpty || !placed.isEmpty else { return nil }
    return Deduction(
      kind, placements: placed, eliminations: eliminations, chain)
  }

  /// Assumes the first node false if the first link is strong, or else true. The last one is then
  /// true if the last link is strong, or else false.
  private func eliminations(startsStrong: Bool, endsStrong: Bool) -> [Candidate] {
    switch (startsStrong, endsStrong) {
    case (true, true):
      first.isSame(as: last) && first.cells.count == 1
        ? besides(first) : excluded(by: first, last)
    case (false, false): first.isSame(as: last) ? first.candidates : []
    case (false, true): grid.excludes(first, last) ? first.candidates : []
    case (true, false): grid.excludes(first, last) ? last.candidates : []
    }
  }

  /// The other candidates of a node's cell.
  private func besides(_ node: DrawnChain.Node) -> [Candidate] {
    grid.candidates(DigitSet([node.digit]).complement, in: node.cells)
  }

  /// The candidates that exclude both nodes.
  private func excluded(
    by one: DrawnChain.Node, _ other: DrawnChain.Node
  ) -> [Candidate] {
    let gone = Set(excluded(by: one)).intersection(excluded(by: other))
    return Array(gone)
  }

  private func excluded(by node: DrawnChain.Node) -> [Candidate] {
    let seen = Cell.commonPeers(of: node.cells).intersection(grid.cells(of: node.digit))
    return seen.map { Candidate($0, node.digit) } + (node.cells.count == 1 ? besides(node) : [])
  }

  /// One end of each weak link is true, and a set between two links holds its other digits.
  private var eliminationsOfLoop: [Candidate] {
    var gone: [Candidate] = []
    for number in drawn.links.indices {
      let (from, to) = drawn.ends(of: number)
      if !drawn.links[number] {
        gone += excluded(by: from, to)
      } else if let set = to.set {
        gone += locked(in: set, from: from, to: to)
      }
    }
    return gone
  }

  private func locked(
    in set: AlmostLockedSet, from: DrawnChain.Node, to: DrawnChain.Node
  ) -> [Candidate] {
    let isWithin = to.cells.isSubset(of: set.cells)
    let exits =
      isWithin
      ? [to.digit] : to.cells.first.map { grid[$0].subtracting([to.digit]) } ?? .none
    return set.digits.filter { $0 != from.digit && !(isWithin && exits.contains($0)) }
      .flatMap { digit in
        var seen = grid.seeing(digit, in: set)
        if exits.contains(digit) { seen = seen.intersection(Cell.commonPeers(of: to.cells)) }
        return seen.map { Candidate($0, digit) }
      }
  }

  private var kind: TechniqueID {
    let isGrouped = drawn.nodes.contains { $0.cells.count > 1 || $0.set != nil }
    if drawn.isContinuous { return isGrouped ? .groupedContinuousNiceLoop : .continuousNiceLoop }
    let provesOneEnd = drawn.links.first == true && drawn.links.last == true
    if first.cells == last.cells || !provesOneEnd {
      return isGrouped ? .groupedDiscontinuousNiceLoop : .discontinuousNiceLoop
    }
    if isEmptyRectangle { return .emptyRectangle }
    if isGrouped { return .groupedAlternatingInferenceChain }
    if drawn.nodes.allSatisfy({ $0.digit == first.digit }) {
      return drawn.links == [true, false, true] ? kindOfTwoStrongLinks : .xChain
    }
    let isInCells = drawn.links.indices.filter { drawn.links[$0] }
      .allSatisfy { drawn.ends(of: $0).from.cells == drawn.ends(of: $0).to.cells }
    return isInCells && first.digit == last.digit ? .xyChain : .alternatingInferenceChain
  }

  /// `true` if one strong link holds within a box, where one of its ends has several places, and
  /// the other one is between two cells of a line.
  private var isEmptyRectangle: Bool {
    guard drawn.links == [true, false, true], drawn.nodes.allSatisfy({ $0.digit == first.digit })
    else { return false }
    func isInBox(_ number: Int) -> Bool {
      let (from, to) = drawn.ends(of: number)
      let both = from.cells.union(to.cells)
      return both.count > 2
        && House.boxes.contains { grid.cells(of: first.digit, in: $0) == both }
    }
    func isInLine(_ number: Int) -> Bool {
      !houses(of: number).isDisjoint(with: House.rows + House.columns)
    }
    return isInBox(0) && isInLine(2) || isInLine(0) && isInBox(2)
  }

  /// The name of a chain of one digit with two strong links, by the houses that these are in.
  private var kindOfTwoStrongLinks: TechniqueID {
    let shared = [0, 1, 2].map(houses)
    func have(_ one: [House], _ joint: [House], _ other: [House]) -> Bool {
      zip(shared, [one, joint, other]).allSatisfy { !$0.isDisjoint(with: $1) }
    }
    let (rows, columns, boxes) = (House.rows, House.columns, House.boxes)
    let ends = CellSet([first, last].flatMap(\.cells))
    for (lines, across) in [(rows, columns), (columns, rows)] where have(lines, across, lines) {
      // The four corners of an X-Wing aren't a skyscraper.
      return across.contains { ends.isSubset(of: $0.cellSet) } ? .turbotFish : .skyscraper
    }
    let isKite = have(rows, boxes, columns) || have(columns, boxes, rows)
    return isKite ? .twoStringKite : .turbotFish
  }

  /// The houses that both ends of a link are in. Those of a strong one have no other place for its
  /// digit.
  private func houses(of number: Int) -> Set<House> {
    let (from, to) = drawn.ends(of: number)
    let cells = from.cells.union(to.cells)
    return Set(
      House.all.filter { house in
        cells.isSubset(of: house.cellSet)
          && (!drawn.links[number] || grid.cells(of: from.digit, in: house).count == 2)
      })
  }
}

/// The reason why a link isn't what it was drawn as.
public enum LinkFault: Hashable, Sendable {
  /// The candidate isn't there.
  case missing(Candidate)
  /// Strong within a cell, which has other candidates.
  case thirdCandidates(Cell, DigitSet)
  /// Strong within a house, which has more places for the digit.
  case places(Digit, House, count: Int)
  /// Strong through a set, which doesn't force the other end.
  case setIsLoose(AlmostLockedSet)
  /// The ends have one digit and share no house.
  case unrelated
  /// Strong between digits of which no almost locked set, and no cell, holds one without the other.
  case noSet
  /// Weak between digits that don't share a cell.
  case noSharedCell
}
