/// Searches for the fish of a digit with bases and covers from given houses.
///
/// Bases and covers are tried in the order of the houses, 012, 013 … 023 …, which decides which
/// fish is found first. Dead ends are abandoned early: a place becomes a fin for good once no
/// remaining cover contains it, and all fins must see some place that can be eliminated.
struct FishFinder {
  private let digit: Digit
  private let size: Int
  private let hasFins: Bool
  /// The places that can be eliminated, from ``CandidateGrid/impossiblePlaces(of:)``.
  private let targets: CellSet
  private let bases: [Side]
  private let covers: [Side]

  typealias Report = (Fish) throws(Findings.LimitReached) -> Void

  /// A house and the digit's places in it.
  private struct Side {
    let house: House
    let places: CellSet
  }

  /// The largest number of places shared by two bases.
  private static let maxSharedPlaces = 2

  /// Creates a search for fish with or without fins. `targets` are all places that can be
  /// eliminated.
  init(
    digit: Digit, size: Int, hasFins: Bool, bases: [House], covers: [House], targets: CellSet,
    in grid: CandidateGrid
  ) {
    func sides(_ houses: [House], upTo most: Int = 9) -> [Side] {
      houses.compactMap { house in
        let places = grid.cells(of: digit, in: house)
        return (1...most).contains(places.count) ? Side(house: house, places: places) : nil
      }
    }
    self.digit = digit
    self.size = size
    self.hasFins = hasFins
    self.targets = targets
    self.bases = sides(bases, upTo: hasFins ? 9 : size)
    self.covers = sides(covers)
  }

  /// Reports each fish once.
  func run(_ report: Report) throws(Findings.LimitReached) {
    guard !targets.isEmpty else { return }
    try choose(BaseChoice(chosen: [], body: .none, shared: .none), from: 0, report)
  }
}

// Bases
extension FishFinder {
  private struct BaseChoice {
    var chosen: [Int]
    var body: CellSet
    /// The places in more than one base, which are fins.
    var shared: CellSet
  }

  private func choose(
    _ choice: BaseChoice, from start: Int, _ report: Report
  ) throws(Findings.LimitReached) {
    let last = bases.count - (size - choice.chosen.count)
    guard start <= last else { return }
    for next in start...last {
      let places = bases[next].places
      let shared = choice.body.intersection(places)
      var larger = choice
      if !shared.isEmpty {
        guard hasFins, choice.shared.count + shared.count <= Self.maxSharedPlaces else { continue }
        larger.shared = choice.shared.union(shared)
        guard !targets.isDisjoint(with: Cell.commonPeers(of: larger.shared)) else { continue }
      }
      larger.chosen.append(next)
      larger.body = choice.body.union(places)
      if larger.chosen.count == size {
        try cover(larger, report)
      } else {
        try choose(larger, from: next + 1, report)
      }
    }
  }

  private func cover(_ choice: BaseChoice, _ report: Report) throws(Findings.LimitReached) {
    let houses = choice.chosen.map { bases[$0].house }
    let usable = covers.filter { side in
      !side.places.isDisjoint(with: choice.body) && !houses.contains(side.house)
    }
    guard usable.count >= size else { return }
    let seen = Cell.commonPeers(of: choice.shared).intersection(targets)
    var search = CoverSearch(finder: self, bases: houses, choice: choice, covers: usable)
    try search.choose(from: 0, taking: size, open: choice.body, seen: seen, report)
  }
}

// Covers
extension FishFinder {
  private struct CoverSearch {
    let finder: FishFinder
    let bases: [House]
    let body: CellSet
    let shared: CellSet
    let covers: [Side]
    /// For each position among the covers, the places that it and the later ones contain.
    let later: [CellSet]
    /// The most places of the body in one cover.
    let most: Int
    var chosen: [Int] = []

    init(finder: FishFinder, bases: [House], choice: BaseChoice, covers: [Side]) {
      self.finder = finder
      self.bases = bases
      body = choice.body
      shared = choice.shared
      self.covers = covers
      var later = Array(repeating: CellSet.none, count: covers.count + 1)
      for place in covers.indices.reversed() {
        later[place] = later[place + 1].union(covers[place].places)
      }
      self.later = later
      most = covers.reduce(0) { max($0, $1.places.intersection(choice.body).count) }
    }

    /// Chooses the next cover. `open` are the places of the body outside all covers so far, `seen`
    /// the targets that see all fins so far.
    mutating func choose(
      from start: Int, taking count: Int, open: CellSet, seen: CellSet, _ report: Report
    ) throws(Findings.LimitReached) {
      let maxFins = finder.hasFins ? FinnedFish.maxFins - shared.count : 0
      if count == 0 { return try finish(open, report) }
      guard start <= covers.count - count, open.count - count * most <= maxFins else { return }
      var seen = seen
      var lost = CellSet.none
      for next in start...(covers.count - count) {
        let fins = open.subtracting(later[next]).subtracting(lost)
        if !fins.isEmpty {
          lost = lost.union(fins)
          seen = seen.intersection(Cell.commonPeers(of: fins))
          guard lost.count <= maxFins, !seen.isEmpty else { return }
        }
        chosen.append(next)
        try choose(
          from: next + 1, taking: count - 1, open: open.subtracting(covers[next].places),
          seen: seen, report)
        chosen.removeLast()
      }
    }

    private func finish(_ open: CellSet, _ report: Report) throws(Findings.LimitReached) {
      let fins = open.union(shared)
      guard fins.isEmpty != finder.hasFins, fins.count <= FinnedFish.maxFins else { return }
      var cover = CellSet.none
      var twice = CellSet.none
      for next in chosen {
        twice = twice.union(cover.intersection(covers[next].places))
        cover = cover.union(covers[next].places)
      }
      let eliminations = cover.subtracting(body).union(twice)
        .intersection(Cell.commonPeers(of: fins))
      guard !eliminations.isEmpty else { return }
      try report(
        Fish(
          digit: finder.digit, bases: bases, covers: chosen.map { covers[$0].house }, body: body,
          fins: fins, eliminations: eliminations))
    }
  }
}
