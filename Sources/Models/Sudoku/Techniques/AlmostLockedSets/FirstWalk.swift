/// The walk that HoDoKu takes in a graph whose links all lead to later sets.
///
/// It looks at all walks and keeps the conclusion that eliminates the most candidates. Of several
/// it keeps the one with the lowest weight, whose candidates are further up in the grid, then the
/// one that it meets first.
struct FirstWalk {
  private let graph: SetGraph
  private let any: SetReach
  /// The arrivals over two links or more.
  private let later: SetReach
  private var effect = 0
  private var weight = Int.max
  /// The walks to the best conclusions, all of the same weight.
  private var walks: [Elimination: [SetWalk]] = [:]

  private init(_ graph: SetGraph) {
    self.graph = graph
    (any, later) = SetReach.ever(graph)
    for start in graph.sets.all.indices {
      guard let useful = graph.usefulEnds(from: start) else { continue }
      for digit in graph.sets.all[start].digits {
        for end in BitPlaces(later.ends(from: start, by: digit, among: useful, graph)) {
          compare(SetWalk(start: start, first: digit, end: end))
        }
      }
    }
  }

  /// Returns the conclusion and all starts and ends that lead to it, or `nil` if nothing follows.
  static func find(_ graph: SetGraph) -> (Elimination, [SetWalk])? {
    let search = FirstWalk(graph)
    guard search.walks.count > 1 else { return search.walks.first.map { ($0.key, $0.value) } }
    return search.firstMet.flatMap { met in search.walks[met].map { (met, $0) } }
  }

  private mutating func compare(_ walk: SetWalk) {
    let count = graph.effect(of: walk)
    guard count > 0, count >= effect else { return }
    let gone = graph.elimination(of: walk)
    let weight = gone.candidates.weight
    guard count > effect || weight <= self.weight else { return }
    if count > effect || weight < self.weight { walks = [:] }
    (effect, self.weight) = (count, weight)
    walks[gone, default: []].append(walk)
  }
}

// Ties
extension FirstWalk {
  /// The conclusion that a depth-first search meets first.
  private var firstMet: Elimination? {
    let all = walks.values.joined()
    guard let start = all.map(\.start).min() else { return nil }
    for link in graph.links(from: start) {
      for digit in link.digits {
        let ends = Set(all.filter { $0.start == start && $0.first == digit }.map(\.end))
        let state = graph.number(link.target, digit)
        guard ends.contains(where: { later.contains($0, after: state) }),
          let end = firstEnd(among: ends, after: state, links: 1)
        else { continue }
        return graph.elimination(of: SetWalk(start: start, first: digit, end: end))
      }
    }
    return nil
  }

  /// Returns the first of `ends` that is met after the arrival numbered `state`, which took `links`
  /// links.
  private func firstEnd(among ends: Set<Int>, after state: Int, links: Int) -> Int? {
    let arrival = graph.arrivals[state]
    guard let digit = arrival.digits.first else { return nil }
    var met: Int?
    graph.onward(from: arrival.set, after: digit) { next, onward in
      guard met == nil else { return }
      if links > 1, ends.contains(next) {
        met = next
      } else if ends.contains(where: { any.contains($0, after: onward) }) {
        met = firstEnd(among: ends, after: onward, links: links + 1)
      }
    }
    return met
  }
}

/// The positions of the set bits of several words, in order.
struct BitPlaces: Sequence, IteratorProtocol {
  private var words: [UInt64]
  private var word = 0

  init(_ words: [UInt64]) {
    self.words = words
  }

  mutating func next() -> Int? {
    while word < words.count, words[word] == 0 { word += 1 }
    guard word < words.count else { return nil }
    defer { words[word] &= words[word] - 1 }
    return word * 64 + words[word].trailingZeroBitCount
  }
}
