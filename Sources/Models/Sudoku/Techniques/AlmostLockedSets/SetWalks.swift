/// The walks in a graph by their number of links.
struct SetWalks {
  let graph: SetGraph
  /// The arrivals over at most one link, two links and so on.
  private var reach: [SetReach]

  /// Creates the walks without any reach.
  init(_ graph: SetGraph) {
    self.graph = graph
    reach = [SetReach(next: graph)]
  }

  /// The longest walk to look for when all are wanted, as in HoDoKu.
  private static let most = 6

  /// Calls `body` with all walks to later sets, shortest first: one for each start, first
  /// restricted common and end. `links` is the smallest number of links, three or more, minus one.
  mutating func visit(_ body: (SetWalk, _ links: Int) -> Void) {
    let useful = graph.sets.all.indices.map { graph.usefulEnds(from: $0) }
    var seen = SetReach(none: graph)
    while let last = reach.last {
      let later = last.onward(graph)
      for (start, useful) in useful.enumerated() {
        guard let useful else { continue }
        for digit in graph.sets.all[start].digits {
          let own = graph.number(start, digit)
          var bits = later.ends(from: start, by: digit, among: useful, graph)
          for (word, row) in zip(bits.indices, seen.row(own)) { bits[word] &= ~row }
          seen.form(own, bits[...])
          for end in BitPlaces(bits) {
            body(SetWalk(start: start, first: digit, end: end), reach.count + 1)
          }
        }
      }
      let next = reach[0].union(later)
      if next == last || reach.count + 2 == Self.most { return }
      reach.append(next)
    }
  }

  /// Returns the sets and restricted commons of `walk`, which takes `links` plus one links: the
  /// first path found that visits no set twice, or `nil` if there is none.
  func path(of walk: SetWalk, links: Int) -> (sets: [Int], commons: [Digit])? {
    for link in graph.links(from: walk.start) where link.digits.contains(walk.first) {
      var path = Path(sets: [walk.start, link.target], commons: [walk.first])
      if extend(&path, to: walk.end, links) { return (path.sets, path.commons) }
    }
    return nil
  }

  /// Returns the shortest path of any of `walks`.
  mutating func shortest(of walks: [SetWalk]) -> (sets: [Int], commons: [Digit])? {
    for links in 2..<graph.sets.all.count {
      for walk in walks {
        if let path = path(of: walk, links: links) { return path }
      }
      reach.append(reach[0].union(reach[links - 2].onward(graph)))
    }
    return nil
  }

  private struct Path {
    var sets: [Int]
    var commons: [Digit]
  }

  /// Extends `path` to the arrival `end` by that many links.
  private func extend(_ path: inout Path, to end: Int, _ links: Int) -> Bool {
    guard let set = path.sets.last, let digit = path.commons.last else { return false }
    var isFound = false
    graph.onward(from: set, after: digit) { arrival, state in
      guard !isFound, links > 1 ? reach[links - 2].contains(end, after: state) : arrival == end
      else { return }
      let next = graph.arrivals[state]
      guard !path.sets.contains(next.set) else { return }
      path.sets.append(next.set)
      path.commons += next.digits
      if links == 1 || extend(&path, to: end, links - 1) {
        isFound = true
      } else {
        path.sets.removeLast()
        path.commons.removeLast()
      }
    }
    return isFound
  }
}
