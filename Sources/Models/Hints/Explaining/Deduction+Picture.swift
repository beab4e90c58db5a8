public import Sudoku

extension Deduction {
  /// Returns the picture of this deduction, which was found in `position`.
  ///
  /// `levels` is how many levels of the explanation are unfolded. Where its chains are folded, they
  /// have only their ends, and no links: the sentences speak of nothing between.
  public func picture(of position: CandidateGrid, unfolding levels: Int = .max) -> HintPicture {
    guard levels < Self.levelOfLinks, let summary else { return picture(in: position) }
    return summary.picture(in: position, hasLinks: false)
  }

  /// The level of the explanation that tells the links of folded chains. Above it are the outcome,
  /// then a sentence for each chain.
  private static let levelOfLinks = 2

  private func picture(in position: CandidateGrid, hasLinks: Bool = true) -> HintPicture {
    let reasoning = Reasoning.of(self, position)
    return HintPicture(
      cells: paintedCells(reasoning.witnesses), candidates: paintedCandidates,
      houses: paintedHouses(reasoning.lookAt),
      links: hasLinks ? pattern.links(in: position) : [], terms: pattern.terms)
  }

  /// The deduction with only the ends of its chains, if the explanation folds what is between.
  private var summary: Deduction? {
    guard explainer != nil else { return nil }
    let short: Pattern
    switch pattern {
    case .cases(let chains, let house): short = .cases(chains.map(\.ends), house)
    case .contradiction(let chains, let house): short = .contradiction(chains.map(\.ends), house)
    default: return nil
    }
    return Deduction(
      technique, placements: placements, eliminations: eliminations, short, explainer: explainer)
  }

  private func paintedCells(_ witnesses: [Cell]) -> [PaintedCell] {
    var painted: [Cell: PaintedCell] = [:]
    func paint(_ cells: some Sequence<Cell>, _ role: PaintedCell.Role, group: Int? = nil) {
      for cell in cells where painted[cell] == nil {
        painted[cell] = PaintedCell(cell: cell, role: role, group: group)
      }
    }
    for (place, cells) in pattern.groups.enumerated() { paint(cells, .pattern, group: place) }
    paint(pattern.cells, .pattern)
    paint(placements.map(\.cell) + eliminations.map(\.cell), .target)
    paint(witnesses, .reason)
    for step in chainSteps {
      for cell in step.statement.cells where painted[cell]?.step == nil {
        painted[cell]?.step = step.place
      }
    }
    return painted.values.sorted { $0.cell < $1.cell }
  }

  private var paintedCandidates: [PaintedCandidate] {
    var painted: [Candidate: PaintedCandidate] = [:]
    func paint(
      _ candidates: some Sequence<Candidate>, _ role: PaintedCandidate.Role, group: Int? = nil
    ) {
      for candidate in candidates where painted[candidate] == nil {
        painted[candidate] = PaintedCandidate(candidate: candidate, role: role, group: group)
      }
    }
    paint(placements, .placed)
    paint(eliminations, .eliminated)
    paint(fins, .fin)
    for (place, cells) in pattern.groups.enumerated() {
      paint(candidates.filter { cells.contains($0.cell) }, .group, group: place)
    }
    if case .candidateColors(let colors) = pattern {
      paint(colors.first, .group, group: 0)
      paint(colors.second, .group, group: 1)
    }
    for statement in pattern.chains.flatMap(\.statements) {
      paint(
        statement.cells.map { Candidate($0, statement.digit) }, statement.isTrue ? .on : .off)
    }
    paint(candidates, .pattern)
    return painted.values.sorted { $0.candidate < $1.candidate }
  }

  /// Returns the houses that the deduction names, or else those that the explanation refers to. For
  /// a hidden single, only the one in the sentences: a second one would distract.
  private func paintedHouses(_ lookAt: Place) -> [PaintedHouse] {
    var named = pattern.houses
    if case .hiddenSingle = pattern { named = Array(named.prefix(1)) }
    if named.isEmpty, case .houses(let places) = lookAt { named = places }
    var bases = named.count
    if case .fish(_, _, let houses, _) = pattern { bases = houses.count }
    if case .exocet(let exocet) = pattern { bases = exocet.crossLines.count }
    if case .kraken(.fish(_, _, let houses, _), _, _) = pattern { bases = houses.count }
    if case .lockedLoop = pattern {
      let kind = named.map { $0.index / 9 }.min()
      return named.map { PaintedHouse(house: $0, isCover: $0.index / 9 != kind) }
    }
    return named.enumerated().map { PaintedHouse(house: $1, isCover: $0 >= bases) }
  }

  /// The candidates that spoil the pattern or decide between its cases.
  private var fins: [Candidate] {
    let lost = DigitSet(eliminations.map(\.digit))
    func places(_ digits: DigitSet, _ sets: [AlmostLockedSet]) -> [Candidate] {
      sets.flatMap { set in
        digits.flatMap { digit in
          pattern.places(of: digit, in: set).map { Candidate($0, digit) }
        }
      }
    }
    return switch pattern {
    case .fish(let digit, _, _, _), .kraken(.fish(let digit, _, _, _), _, _):
      pattern.fins.map { Candidate($0, digit) }
    case .cases(let chains, _):
      chains.map(\.statements[0]).compactMap { first in
        first.cells.first.map { Candidate($0, first.digit) }
      }
    case .linkedSets(let sets, _, _, let ends): places(ends, [sets[0], sets[sets.count - 1]])
    case .blossom(_, let petals, _): places(lost, petals)
    case .exocet(let exocet): exocet.candidates.filter { exocet.targets.contains($0.cell) }
    case .tridagon(let tridagon): tridagon.guardians
    default: []
    }
  }
}

extension Pattern {
  fileprivate var terms: HintPicture.Terms {
    switch self {
    case .exocet: .exocet
    case .tridagon: .tridagon
    case .lockedLoop: .lines
    case .cases, .linkedSets, .blossom: .cases
    default: .fish
    }
  }

  /// The cells of each almost locked set or colour: A, B, C…
  fileprivate var groups: [CellSet] {
    if case .colors(_, let groups) = self { return groups.flatMap { [$0.first, $0.second] } }
    return sets.map(\.cells)
  }

  /// Returns the links of a pattern that is read along a line, of a wing or of an X-Wing.
  fileprivate func links(in position: CandidateGrid) -> [Link] {
    switch self {
    case .skyscraper, .strongLinks: fourPlaceChains.flatMap(\.links)
    case .emptyRectangle(let digit, _, _, let arms):
      arms.map { .strong(Candidate($0.near, digit), Candidate($0.far, digit)) }
    case .wWing(let digit, let linked, let cells, _):
      [.strong(Candidate(cells[0], digit), Candidate(cells[0], linked))]
        + zip(cells, cells.dropFirst()).map { from, to in
          let ends = (Candidate(from, linked), Candidate(to, linked))
          return from == cells[1] ? .strong(ends.0, ends.1) : .weak(ends.0, ends.1)
        } + [.strong(Candidate(cells[3], linked), Candidate(cells[3], digit))]
    case .xyWing(let digit, let pivot, let candidates):
      candidates.filter { $0.cell != pivot && $0.digit != digit }
        .map { .weak(Candidate(pivot, $0.digit), $0) }
    case .fish(let digit, let body, let bases, let covers)
    where fins.isEmpty && Self.isXWing(bases, covers[0]):
      bases.compactMap { base in
        let places = body.intersection(base.cellSet).map { Candidate($0, digit) }
        return places.count == 2 ? .strong(places[0], places[1]) : nil
      }
    case .remotePair(let digits, let cells):
      zip(cells, cells.dropFirst()).flatMap { from, to in
        digits.map { Link.weak(Candidate(from, $0), Candidate(to, $0)) }
      }
    case .colors(let digit, let groups):
      position.conjugatePairs(of: digit)
        .filter { pair in groups.contains { $0.cells.contains(pair.first) } }
        .map { .strong(Candidate($0.first, digit), Candidate($0.second, digit)) }
    case .candidateColors(let colors):
      colors.first.flatMap { one in position.partners(of: one).map { .strong(one, $0) } }
    case .chain(let chain): chain.links.unique
    case .cases(let chains, _), .contradiction(let chains, _), .kraken(_, _, let chains):
      chains.flatMap(\.links).unique
    case .linkedSets(let sets, _, let commons, _): nearest(commons, sets)
    case .blossom(let stem, let petals, _):
      zip(position[stem], petals).flatMap { digit, petal in
        places(of: digit, in: petal).map { .weak(Candidate(stem, digit), Candidate($0, digit)) }
      }
    default: []
    }
  }

  /// Returns `true` if these are two rows and two columns.
  private static func isXWing(_ bases: [House], _ covers: [House]) -> Bool {
    [[0, 0, 1, 1], [1, 1, 0, 0]].contains((bases + covers).map { $0.index / 9 })
  }

  /// Returns the links between the two nearest places of each restricted common.
  private func nearest(_ commons: [DigitSet], _ sets: [AlmostLockedSet]) -> [Link] {
    commons.enumerated().flatMap { place, digits in
      digits.compactMap { digit in
        let pairs = places(of: digit, in: sets[place]).flatMap { from in
          places(of: digit, in: sets[place + 1]).map { (from, $0) }
        }
        return pairs.min { Self.distance($0) < Self.distance($1) }
          .map { .weak(Candidate($0.0, digit), Candidate($0.1, digit)) }
      }
    }
  }

  /// Returns the squared distance between two cells.
  private static func distance(_ ends: (Cell, Cell)) -> Int {
    let (rows, columns) = (ends.0.row - ends.1.row, ends.0.column - ends.1.column)
    return rows * rows + columns * columns
  }
}

extension Chain {
  /// The first and the last statement.
  fileprivate var ends: Chain {
    Chain(
      [statements.first, statements.count > 1 ? statements.last : nil].compactMap(\.self)
        .map { Statement($0.digit, in: $0.cells, isTrue: $0.isTrue) })
  }

  /// The links from the reasons of each statement, between single candidates.
  fileprivate var links: [Link] {
    var links = statements.indices.dropFirst().flatMap { place -> [Link] in
      let statement = statements[place]
      guard statement.set == nil else { return [] }
      let reasons = statement.reasons.isEmpty ? [place - 1] : statement.reasons
      return reasons.flatMap { Link.between(statements[$0], statement) }
    }
    if isLoop, let last = statements.last { links += Link.between(last, statements[0]) }
    return links
  }
}

extension Link {
  fileprivate static func between(_ from: Statement, _ to: Statement) -> [Link] {
    guard from.isTrue != to.isTrue, from.cells.count == 1, to.cells.count == 1,
      let first = from.cells.first, let second = to.cells.first
    else { return [] }
    let ends = (Candidate(first, from.digit), Candidate(second, to.digit))
    return [from.isTrue ? .weak(ends.0, ends.1) : .strong(ends.0, ends.1)]
  }
}
