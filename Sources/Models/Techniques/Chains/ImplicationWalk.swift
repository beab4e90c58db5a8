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
    while place < nodes.count {
      let node = Int(nodes[place])
      let reached = Int(distances[place])
      let isFull = cell.map { graph.touches(node, $0) } ?? true
      let list = isFull ? graph.consequences(of: node) : graph.onwardConsequences(of: node)
      for next in list {
        let known = Int(places[Int(next)]) - 1
        let distance = UInt16(reached + graph.weight(from: node, to: Int(next)))
        if known < 0 {
          append(next, parent: UInt16(place), distance: distance)
        } else if known >= direct, distances[known] > distance {
          parents[known] = UInt16(place)
          distances[known] = distance
        }
      }
      if place == 0 { direct = nodes.count }
      place += 1
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
