/// What follows from one assumption, nearest first, and along which way.
///
/// The shortest way is kept, of several the one found first. One walk is used again and again, so
/// that its memory is.
struct ImplicationWalk {
  /// The statements in the order in which they were reached; the assumption is at place 0.
  private(set) var nodes: [UInt16] = []
  /// By place, the place of the statement from which it follows.
  private var parents: [UInt16] = []
  /// By place, the length of the way in half links.
  private(set) var distances: [UInt16] = []
  /// By statement, one more than its place; 0 where it was not reached.
  private var places: [UInt16]

  /// A walk in `graph`.
  init(in graph: ImplicationGraph) {
    places = Array(repeating: 0, count: graph.count)
    nodes.reserveCapacity(graph.count)
    parents.reserveCapacity(graph.count)
    distances.reserveCapacity(graph.count)
  }

  /// Goes from `assumption` as far as it leads.
  ///
  /// Statements from which nothing follows are left out, other than those of `cell`; with no cell
  /// all are reached.
  mutating func run(from assumption: Int, in graph: ImplicationGraph, watching cell: Int?) {
    for node in nodes { places[Int(node)] = 0 }
    nodes.removeAll(keepingCapacity: true)
    parents.removeAll(keepingCapacity: true)
    distances.removeAll(keepingCapacity: true)
    append(UInt16(assumption), parent: 0, distance: 0)
    var place = 0
    var direct = Int.max
    let hasSets = !graph.entries.isEmpty
    while place < nodes.count {
      let node = Int(nodes[place])
      let isFull = cell.map { graph.touches(node, $0) } ?? true
      let list = isFull ? graph.edges : graph.onwardEdges
      let isPlain = node < graph.entryBase
      let near = distances[place] + 2
      for edge in list.range(of: node) {
        let next = list.targets[edge]
        let known = Int(places[Int(next)]) - 1
        if known < 0 || !isPlain || hasSets {
          let distance =
            isPlain ? near : near - 2 + UInt16(graph.weight(from: node, to: Int(next)))
          reach(next, known, from: place, distance, direct)
        }
      }
      if place == 0 { direct = nodes.count }
      place += 1
    }
  }

  /// Notes a way to `node`, which is known at the place `known` or, below 0, not yet.
  private mutating func reach(
    _ node: UInt16, _ known: Int, from place: Int, _ distance: UInt16, _ direct: Int
  ) {
    if known < 0 {
      append(node, parent: UInt16(place), distance: distance)
    } else if known >= direct, distances[known] > distance {
      parents[known] = UInt16(place)
      distances[known] = distance
    }
  }

  private mutating func append(_ node: UInt16, parent: UInt16, distance: UInt16) {
    nodes.append(node)
    parents.append(parent)
    distances.append(distance)
    places[Int(node)] = UInt16(nodes.count)
  }

  /// Where `node` was reached; nil where it was not.
  func place(of node: Int) -> Int? { places[node] == 0 ? nil : Int(places[node]) - 1 }

  /// The statements from the assumption to the one at `place`.
  func path(to place: Int) -> [Int] {
    var path = [Int(nodes[place])]
    var place = place
    while place != 0, path.count <= nodes.count {
      place = Int(parents[place])
      path.append(Int(nodes[place]))
    }
    return path.reversed()
  }
}
