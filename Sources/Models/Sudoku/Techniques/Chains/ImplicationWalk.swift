/// The consequences of one assumption, nearest first, and the paths to them.
///
/// Keeps the shortest path to each, the first of several. Walks are reused to save allocations.
struct ImplicationWalk {
  /// A statement that was reached.
  struct Step {
    let node: UInt16
    /// The position of the statement from which it follows.
    var parent: UInt16
    /// The length of the path in half links.
    var distance: UInt16
  }

  /// Room for all statements. The first ``count`` are in use.
  private var room: [Step]
  private var count = 0
  /// One more than the position of each statement, or 0 if it wasn't reached.
  private var places: [UInt16]

  init(in graph: ImplicationGraph) {
    room = Array(repeating: Step(node: 0, parent: 0, distance: 0), count: graph.count)
    places = Array(repeating: 0, count: graph.count)
  }

  /// The statements in the order in which they were reached. The assumption is at position 0.
  var steps: ArraySlice<Step> { room[..<count] }

  /// Follows the links from `assumption` as far as they lead.
  ///
  /// Leaves out statements without consequences, except those about `cell`. With no cell all are
  /// reached.
  mutating func run(from assumption: Int, in graph: ImplicationGraph, watching cell: Int?) {
    for step in steps { places[Int(step.node)] = 0 }
    // Nice loops spend most of their time here. Appending to an array would check for unique
    // ownership.
    count = room.withUnsafeMutableBufferPointer { room in
      places.withUnsafeMutableBufferPointer { places in
        graph.edges.withUnsafeEdges { edges in
          graph.onwardEdges.withUnsafeEdges { onward in
            var trail = Trail(steps: room, places: places, edges: edges, onward: onward)
            trail.run(from: assumption, in: graph, watching: cell)
            return trail.count
          }
        }
      }
    }
  }

  /// Returns the position of `node`, or `nil` if it wasn't reached.
  func place(of node: Int) -> Int? { places[node] == 0 ? nil : Int(places[node]) - 1 }

  /// Returns the statements from the assumption to the one at `place`.
  func path(to place: Int) -> [Int] {
    var path = [Int(room[place].node)]
    var place = place
    while place != 0, path.count <= count {
      place = Int(room[place].parent)
      path.append(Int(room[place].node))
    }
    return path.reversed()
  }
}

extension ImplicationWalk {
  /// A walk in progress, in the memory of another one.
  private struct Trail {
    let steps: UnsafeMutableBufferPointer<Step>
    let places: UnsafeMutableBufferPointer<UInt16>
    let edges: UnsafeEdges
    let onward: UnsafeEdges
    var count = 0

    mutating func run(from assumption: Int, in graph: ImplicationGraph, watching cell: Int?) {
      append(UInt16(assumption), parent: 0, distance: 0)
      var place = 0
      var direct = Int.max
      let hasSets = !graph.entries.isEmpty
      while place < count {
        let node = Int(steps[place].node)
        let isFull = cell.map { graph.touches(node, $0) } ?? true
        let isPlain = node < graph.entryBase
        let near = steps[place].distance + 2
        for next in isFull ? edges[node] : onward[node] {
          let known = Int(places[Int(next)]) - 1
          if known < 0 || !isPlain || hasSets {
            let distance =
              isPlain ? near : near - 2 + UInt16(graph.weight(from: node, to: Int(next)))
            reach(next, known, from: place, distance, direct)
          }
        }
        if place == 0 { direct = count }
        place += 1
      }
    }

    /// Records a path to `node`. `known` is its position, or negative if it hasn't been reached.
    private mutating func reach(
      _ node: UInt16, _ known: Int, from place: Int, _ distance: UInt16, _ direct: Int
    ) {
      if known < 0 {
        append(node, parent: UInt16(place), distance: distance)
      } else if known >= direct, steps[known].distance > distance {
        steps[known].parent = UInt16(place)
        steps[known].distance = distance
      }
    }

    private mutating func append(_ node: UInt16, parent: UInt16, distance: UInt16) {
      steps[count] = Step(node: node, parent: parent, distance: distance)
      count += 1
      places[Int(node)] = UInt16(count)
    }
  }
}
