/// Pairs of links of a ``LinkGraph``: from a candidate that is on through one that is off to one
/// that is on.
struct LinkPairs {
  /// A pair of links from a candidate that is on.
  struct Pair {
    let out: UInt16
    let on: UInt16
  }

  private(set) var pairs: [Pair] = []
  private var starts: [Int] = []

  /// Creates an empty list.
  init() {}

  init(_ graph: LinkGraph, _ reach: LinkGraph.Reach) {
    pairs.reserveCapacity(6000)
    starts.reserveCapacity(730)
    for candidate in 0..<729 {
      starts.append(pairs.count)
      for out in graph.excluded(by: candidate, reach) {
        for on in graph.forced(without: Int(out), reach) { pairs.append(Pair(out: out, on: on)) }
      }
    }
    starts.append(pairs.count)
  }

  /// Returns the indices in ``pairs`` of those from `candidate`.
  func places(from candidate: Int) -> Range<Int> { starts[candidate]..<starts[candidate + 1] }
}
