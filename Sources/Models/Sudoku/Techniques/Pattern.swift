/// The evidence for a deduction: everything that its picture and its explanation need.
public indirect enum Pattern: Hashable, Sendable {
  /// The last empty cell of a house.
  case fullHouse(Candidate, House)
  /// The only candidate of a cell.
  case nakedSingle(Candidate)
  /// The only place for a digit in some houses. Look at the first of these first.
  case hiddenSingle(Candidate, [House])
  /// The places for a digit in `base`, all of which also lie in `cover`.
  case locked(Digit, CellSet, base: House, cover: House)
  /// All candidates of some cells, with as many digits as cells. The houses contain all of the
  /// cells.
  case nakedSubset([Candidate], [House])
  /// All places for some digits in a house, with as many cells as digits.
  case hiddenSubset([Candidate], House)
  /// The places for a digit in some houses, the bases, which fit into the same number of covers
  /// except for fins. Twins, two fish drawn together, have covers each.
  case fish(Digit, body: CellSet, bases: [House], covers: [[House]])
  /// Two lines in which a digit has two places each. One place of each forms the base.
  case skyscraper(Digit, ends: [Cell], base: [Cell], [House])
  /// Paths of four places for a digit each. One of the first two is right, one of the last two is
  /// right, and the two in the middle aren't both right. Two paths are drawn together, of one digit
  /// or of two.
  case strongLinks([Digit], ways: [[Cell]], [House])
  /// The places for a digit in a box, all on one row and one column, and the lines that lead to
  /// them. Two are drawn together.
  case emptyRectangle(Digit, House, hinge: CellSet, [Arm])
  /// Two cells with the same two candidates, the outer ones of four. Between them are the only two
  /// places in a house for the linking digit. The other digit is eliminated.
  case wWing(Digit, linked: Digit, [Cell], House)
  /// A pivot and its two wings, with all their candidates, and the digit eliminated.
  case xyWing(Digit, pivot: Cell, [Candidate])
  /// Cells with the same two candidates, each of which sees the next.
  case remotePair(DigitSet, [Cell])
  /// The candidate that prevents a bivalue universal grave.
  case grave(Candidate)
  /// Four open cells, the reason why two digits can't be swapped there, and all candidates.
  case rectangle(DigitRectangle, Escape, [Candidate])
  /// Four corners, some of them settled, and the candidates of the others.
  case avoidableRectangle([Cell], [Candidate])
  /// The places for a digit in two colours, A and B, and in two more, C and D.
  case colors(Digit, [DigitColors])
  /// The consequences of an assumption, or a loop.
  case chain(Chain)
  /// Assumptions of which one is true, with the consequences of each, and the house from which they
  /// are taken.
  case cases([Chain], House?)
  /// The consequences of an assumption up to a contradiction, and the house that has no place or
  /// several.
  case contradiction([Chain], House?)
  /// Almost locked sets, each linked to the next by restricted commons. One of the two ends holds
  /// each of the digits `ends`, which is empty if the ends don't matter.
  case linkedSets([AlmostLockedSet], [Candidate], commons: [DigitSet], ends: DigitSet)
  /// A cell and a set for each of its candidates.
  case blossom(Cell, petals: [AlmostLockedSet], [Candidate])
  /// Cells where a line and a box cross, other cells of the line, and other cells of the box.
  case sueDeCoq(line: House, box: House, [AlmostLockedSet], [Candidate])
  /// The candidates of some cells, and houses with digits, as many as there are cells: each
  /// candidate is one of the digits of a house of its cell.
  case lockedLoop([Candidate], [HouseDigits])
  /// Candidates of several digits in two colours, A and B.
  case candidateColors(CandidateColors)
  /// The candidates of one firework of three digits, or of two with the same ends and two digits
  /// each.
  case fireworks([Firework], [Candidate])
  /// Two cells whose digits return in two others.
  case exocet(ExocetPattern)
  /// Twelve cells in four boxes that three digits can't fill, and the other candidates there, of
  /// which one is true.
  case tridagon(TridagonPattern)
  /// A fish with fins, and chains from each fin to the elimination. Chains from the places in one
  /// of the covers come before these, if `cover` isn't `nil`.
  case kraken(Pattern, cover: House?, [Chain])
  /// The places shared by all ways to place a digit, or those used by at least one.
  case template(Digit, CellSet)
  /// A digit of the solution.
  case guess(Candidate)

  /// Some digits of a house.
  public struct HouseDigits: Hashable, Sendable {
    /// The house.
    public let house: House
    /// The digits.
    public let digits: DigitSet
  }

  /// A line that leads to an empty rectangle.
  public struct Arm: Hashable, Sendable {
    /// The place on the line next to the rectangle.
    public let near: Cell
    /// The other place on the line.
    public let far: Cell
    /// The cell that loses the digit.
    public let target: Cell

    /// The line.
    public var house: House { near.column == far.column ? .column(near.column) : .row(near.row) }
  }

  /// The reason why a rectangle of two digits can't close.
  public enum Escape: Hashable, Sendable {
    /// The only corner with other candidates.
    case corner(Cell)
    /// The only other candidate.
    case surplus(Digit)
    /// Cells that form a subset with the other candidates, and the houses that contain all of
    /// these.
    case subset([Cell], [House])
    /// One of the two digits has no other place in a house, so the other is eliminated.
    case tied(Digit, gone: Digit)
    /// A digit with no other place in these lines.
    case tiedInCorners(Digit, [House])
    /// A digit with no other place in the lines of the eliminated candidate.
    case hidden(tied: Digit, gone: Candidate, [House])
  }
}

extension Pattern {
  /// The candidates of the pattern in reading order. Some may be eliminated.
  public var candidates: [Candidate] {
    switch self {
    case .fullHouse(let candidate, _), .nakedSingle(let candidate), .hiddenSingle(let candidate, _),
      .grave(let candidate), .guess(let candidate):
      [candidate]
    case .nakedSubset(let candidates, _), .hiddenSubset(let candidates, _),
      .xyWing(_, _, let candidates), .rectangle(_, _, let candidates),
      .avoidableRectangle(_, let candidates), .linkedSets(_, let candidates, _, _),
      .blossom(_, _, let candidates), .sueDeCoq(_, _, _, let candidates),
      .lockedLoop(let candidates, _), .fireworks(_, let candidates):
      candidates
    case .candidateColors(let colors): colors.candidates
    case .exocet(let exocet): exocet.candidates
    case .tridagon(let tridagon): tridagon.candidates
    case .locked(let digit, let cells, _, _), .template(let digit, let cells):
      cells.map { Candidate($0, digit) }
    case .fish(let digit, let body, _, _):
      [body.subtracting(fins), fins].joined().map { Candidate($0, digit) }
    case .skyscraper(let digit, let ends, let base, _):
      (ends + base).map { Candidate($0, digit) }
    case .strongLinks(let digits, let ways, _):
      zip(digits, ways).flatMap { digit, way in way.map { Candidate($0, digit) } }.unique
    case .emptyRectangle(let digit, _, let hinge, let arms):
      arms.flatMap { [$0.near, $0.far] + hinge }.unique.map { Candidate($0, digit) }
    case .wWing(let digit, let linked, let cells, _):
      [Candidate(cells[0], digit)] + cells.map { Candidate($0, linked) }
        + [Candidate(cells[3], digit)]
    case .remotePair(let digits, let cells):
      cells.flatMap { cell in digits.map { Candidate(cell, $0) } }
    case .colors(let digit, let groups):
      groups.flatMap { [$0.first, $0.second].joined() }.map { Candidate($0, digit) }
    case .chain, .cases, .contradiction: chainCandidates
    case .kraken(let fish, _, _): (fish.candidates + chainCandidates).unique
    }
  }

  private var chainCandidates: [Candidate] {
    statements.flatMap { statement in
      statement.cells.map { Candidate($0, statement.digit) }
    }.unique
  }

  /// The cells in reading order.
  public var cells: [Cell] {
    switch self {
    case .rectangle(let rectangle, .subset(let others, _), _): rectangle.corners + others
    case .rectangle(let rectangle, _, _): rectangle.corners
    case .avoidableRectangle(let corners, _): corners
    case .chain, .cases, .contradiction:
      (candidates.map(\.cell) + sets.flatMap(\.cells)).unique
    default: candidates.map(\.cell).unique
    }
  }

  /// The houses to look at, those that form the pattern first.
  public var houses: [House] {
    switch self {
    case .fullHouse(_, let house), .hiddenSubset(_, let house), .wWing(_, _, _, let house): [house]
    case .hiddenSingle(_, let houses), .nakedSubset(_, let houses),
      .skyscraper(_, _, _, let houses),
      .strongLinks(_, _, let houses), .rectangle(_, .subset(_, let houses), _),
      .rectangle(_, .tiedInCorners(_, let houses), _), .rectangle(_, .hidden(_, _, let houses), _):
      houses
    case .locked(_, _, let base, let cover): [base, cover]
    case .fish(_, _, let bases, let covers): bases + covers.joined()
    case .emptyRectangle(_, let box, _, let arms): [box] + arms.map(\.house).unique
    case .grave(let candidate): candidate.cell.houses
    case .cases(_, let house), .contradiction(_, let house): house.map { [$0] } ?? []
    case .sueDeCoq(let line, let box, _, _): [line, box]
    case .lockedLoop(_, let links): links.map(\.house)
    case .fireworks(let fireworks, _): fireworks.flatMap(\.lines)
    case .exocet(let exocet): (exocet.crossLines + exocet.covers.flatMap(\.lines)).unique
    case .tridagon(let tridagon): tridagon.boxes
    case .kraken(let fish, _, _): fish.houses
    default: []
    }
  }

  /// The places in the bases of a fish outside all covers, and those shared by two bases. Empty for
  /// other patterns.
  public var fins: CellSet {
    if case .kraken(let fish, _, _) = self { return fish.fins }
    guard case .fish(_, let body, let bases, let covers) = self else { return .none }
    return covers.reduce(.none) { $0.union(Self.fins(of: body, bases, $1)) }
  }

  /// Returns the fins of one of two fish that are drawn together.
  package static func fins(of body: CellSet, _ bases: [House], _ covers: [House]) -> CellSet {
    let outside = covers.reduce(body) { $0.subtracting($1.cellSet) }
    return outside.union(shared(body, bases))
  }

  /// Returns the places in more than one base.
  package static func shared(_ body: CellSet, _ bases: [House]) -> CellSet {
    CellSet(body.filter { cell in bases.count { $0.contains(cell) } > 1 })
  }

  /// The almost locked sets of the pattern in reading order.
  public var sets: [AlmostLockedSet] {
    switch self {
    case .linkedSets(let sets, _, _, _), .blossom(_, let sets, _), .sueDeCoq(_, _, let sets, _):
      sets
    default: statements.compactMap(\.set).unique
    }
  }

  /// The chains of implications for patterns that are explained step by step. For linked sets: if
  /// the first set lacks a digit, it holds the restricted common, so the next one lacks that … Two
  /// sets with two restricted commons form a loop.
  public var chains: [Chain] {
    switch self {
    case .chain(let chain): [chain]
    case .cases(let chains, _), .contradiction(let chains, _), .kraken(_, _, let chains): chains
    case .linkedSets(let sets, _, let commons, let ends) where ends.isEmpty:
      sets.count == 2 ? doubleLinks(sets[0], sets[1], commons[0]) : []
    case .linkedSets(let sets, _, let commons, let ends):
      ends.map { end in
        Chain(
          sets.enumerated().flatMap { place, set in
            let lacking = place > 0 ? commons[place - 1].first ?? end : end
            let held = place < commons.count ? commons[place].first ?? end : end
            return [
              Statement(lacking, in: places(of: lacking, in: set), isTrue: false),
              Statement(held, in: places(of: held, in: set), isTrue: true, by: set),
            ]
          })
      }
    default: []
    }
  }

  /// The chains of four places that are explained as a pattern: skyscrapers, kites and turbot fish.
  package var fourPlaceChains: [Chain] {
    let paths: [(digit: Digit, cells: [Cell])] =
      switch self {
      case .skyscraper(let digit, let ends, let base, _):
        [(digit, [ends[0], base[0], base[1], ends[1]])]
      case .strongLinks(let digits, let ways, _): zip(digits, ways).map { ($0, $1) }
      default: []
      }
    return paths.map { digit, cells in
      Chain(
        cells.enumerated().map { place, cell in
          Statement(Candidate(cell, digit), isTrue: !place.isMultiple(of: 2))
        })
    }
  }

  /// Returns the loop through two sets with two restricted commons.
  private func doubleLinks(
    _ first: AlmostLockedSet, _ second: AlmostLockedSet, _ commons: DigitSet
  ) -> [Chain] {
    let digits = Array(commons)
    guard digits.count == 2 else { return [] }
    func statement(
      _ digit: Digit, in set: AlmostLockedSet, isTrue: Bool
    ) -> Statement {
      Statement(digit, in: places(of: digit, in: set), isTrue: isTrue, by: isTrue ? set : nil)
    }
    return [
      Chain(
        [
          statement(digits[0], in: first, isTrue: false),
          statement(digits[1], in: first, isTrue: true),
          statement(digits[1], in: second, isTrue: false),
          statement(digits[0], in: second, isTrue: true),
        ], isLoop: true)
    ]
  }

  /// Returns the cells of `set` that have `digit`.
  package func places(of digit: Digit, in set: AlmostLockedSet) -> CellSet {
    CellSet(candidates.filter { $0.digit == digit && set.cells.contains($0.cell) }.map(\.cell))
  }

  private var statements: [Statement] {
    switch self {
    case .chain(let chain): chain.statements
    case .cases(let chains, _), .contradiction(let chains, _), .kraken(_, _, let chains):
      chains.flatMap(\.statements)
    default: []
    }
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in the order of their first occurrence.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
