/// The links of a ``LinkGraph`` two by two: from what is in by way of what is out to what is in.
struct LinkPairs {
  /// A way from a candidate that is in.
  struct Pair {
    let out: UInt16
    let on: UInt16
  }

  private(set) var pairs: [Pair] = []
  private var starts: [Int] = []

  /// No links.
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

  /// Where in ``pairs`` the ways from `candidate` stand.
  func places(from candidate: Int) -> Range<Int> { starts[candidate]..<starts[candidate + 1] }
}
