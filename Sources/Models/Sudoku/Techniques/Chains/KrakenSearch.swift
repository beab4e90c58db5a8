/// A search for the shortest Kraken Fish to each elimination.
struct KrakenSearch {
  private let graph: ImplicationGraph
  /// The chains from each candidate, at its number: nine times the cell plus the digit.
  private var chains: [Chains?]
  /// The best fish of each type for each candidate.
  private var best: [[Kraken?]]

  /// A fish, the places that lead to the elimination, and the eliminated candidate.
  struct Kraken {
    let fish: FishPattern
    /// The cover whose places lead to the elimination too. `nil` for type 1.
    let cover: House?
    let starts: [Cell]
    let target: Candidate
    /// The number of links, and of bases and covers.
    let weight: Int
  }

  /// The consequences of a candidate.
  private struct Chains {
    let walk: ImplicationWalk
    /// The cells that lose each digit.
    let lost: [CellSet]
  }

  /// The largest number of fins, as in HoDoKu.
  private static let maxFins = 2

  init(_ graph: ImplicationGraph) {
    self.graph = graph
    chains = Array(repeating: nil, count: 729)
    best = Array(repeating: Array(repeating: nil, count: 729), count: 2)
  }

  /// The fish found: those of type 1, then those of type 2, each with the shortest first.
  var found: [Kraken] {
    best.flatMap { kind in
      kind.compactMap(\.self).sorted { ($0.weight, $0.target) < ($1.weight, $1.target) }
    }
  }

  /// Looks for fish of `digit` with some of `bases` and of `covers`, rows and columns or columns
  /// and rows.
  mutating func run(_ digit: Digit, _ bases: [House], _ covers: [House]) {
    let grid = graph.grid
    let spots = bases.map { grid.spots(of: digit, in: $0) }
    let inUse = (0..<9).reduce(0 as UInt16) { spots[$1] == 0 ? $0 : $0 | 1 << UInt16($1) }
    for size in 2...4 {
      for lines in Combinations.taking(size) where lines & ~inUse == 0 {
        let reach = Bits(lines).reduce(0 as UInt16) { $0 | spots[$1] }
        guard (size + 1...size + Self.maxFins).contains(reach.nonzeroBitCount) else { continue }
        for crossing in Combinations.taking(size) where crossing & ~reach == 0 {
          let fins = Bits(lines).reduce(0) { $0 + (spots[$1] & ~crossing).nonzeroBitCount }
          guard fins <= Self.maxFins, Bits(lines).allSatisfy({ spots[$0] & crossing != 0 })
          else { continue }
          check(digit, Bits(lines).map { bases[$0] }, Bits(crossing).map { covers[$0] })
        }
      }
    }
  }

  private mutating func check(_ digit: Digit, _ bases: [House], _ covers: [House]) {
    let places = graph.grid.cells(of: digit)
    let body = bases.reduce(CellSet.none) { $0.union($1.cellSet) }.intersection(places)
    let cover = covers.reduce(CellSet.none) { $0.union($1.cellSet) }.intersection(places)
    let fins = body.subtracting(cover)
    let targets = cover.subtracting(body).subtracting(Cell.commonPeers(of: fins))
    let fish = FishPattern(digit, body: body, bases: bases, covers: [covers])
    if !targets.isEmpty {
      let lost = lost(digit, Array(fins))[digit.index].intersection(targets)
      for cell in lost { keep(fish, nil, Array(fins), Candidate(cell, digit)) }
    }
    for house in covers {
      let inside = body.intersection(house.cellSet)
      let starts = Array(inside) + Array(fins)
      var lost = lost(digit, starts)
      // The others of the cover are of type 1.
      lost[digit.index] = lost[digit.index].subtracting(house.cellSet)
        .subtracting(CellSet(starts)).subtracting(Cell.commonPeers(of: starts))
      guard lost.contains(where: { !$0.isEmpty }), needsFish(digit, CellSet(starts)) else {
        continue
      }
      for other in Digit.all {
        for cell in lost[other.index] { keep(fish, house, starts, Candidate(cell, other)) }
      }
    }
  }

  /// Returns `true` if the places aren't all of a house, which would do without a fish.
  private func needsFish(_ digit: Digit, _ starts: CellSet) -> Bool {
    starts.allSatisfy { start in
      start.houses.allSatisfy { !graph.grid.cells(of: digit, in: $0).isSubset(of: starts) }
    }
  }

  /// Keeps the fish if no shorter one eliminates `target`.
  private mutating func keep(
    _ fish: FishPattern, _ cover: House?, _ starts: [Cell], _ target: Candidate
  ) {
    let end = ImplicationGraph.node(target, isOn: false)
    let links = starts.reduce(0) { sum, start in
      let walk = chains(from: Candidate(start, fish.digit)).walk
      return sum + (walk.place(of: end).map { Int(walk.steps[$0].distance) / 2 } ?? 0)
    }
    let weight = links + 2 * fish.bases.count
    let (kind, number) = (cover == nil ? 0 : 1, target.number)
    if let known = best[kind][number], known.weight <= weight { return }
    best[kind][number] = Kraken(
      fish: fish, cover: cover, starts: starts, target: target, weight: weight)
  }

  /// Returns the cells that lose each digit whichever of `starts` has `digit`.
  private mutating func lost(_ digit: Digit, _ starts: [Cell]) -> [CellSet] {
    var common = Array(repeating: CellSet.all, count: 9)
    for start in starts {
      let lost = chains(from: Candidate(start, digit)).lost
      for index in 0..<9 { common[index] = common[index].intersection(lost[index]) }
    }
    return common
  }

  private mutating func chains(from start: Candidate) -> Chains {
    if let known = chains[start.number] { return known }
    var walk = ImplicationWalk(in: graph)
    walk.run(from: ImplicationGraph.node(start, isOn: true), in: graph, watching: nil)
    var lost = Array(repeating: CellSet.none, count: 9)
    for step in walk.steps where ImplicationGraph.isCandidate(Int(step.node)) {
      guard !graph.isOn(Int(step.node)) else { continue }
      let candidate = ImplicationGraph.candidate(Int(step.node))
      lost[candidate.digit.index].insert(candidate.cell)
    }
    let found = Chains(walk: walk, lost: lost)
    chains[start.number] = found
    return found
  }

  /// Returns the deduction from `kraken`, with its chains.
  mutating func deduction(_ kraken: Kraken) -> Deduction {
    let end = ImplicationGraph.node(kraken.target, isOn: false)
    let paths = kraken.starts.map { start in
      let walk = chains(from: Candidate(start, kraken.fish.digit)).walk
      return graph.chain(walk.place(of: end).map { walk.path(to: $0) } ?? [])
    }
    return Deduction(
      kraken.cover == nil ? .krakenFish1 : .krakenFish2, eliminations: [kraken.target],
      KrakenPattern(fish: kraken.fish, cover: kraken.cover, chains: paths))
  }
}
