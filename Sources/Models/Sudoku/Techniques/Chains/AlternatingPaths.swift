/// The shortest paths between candidates along alternating strong and weak links that begin and end
/// with a strong one.
///
/// At least one end of such a path is true. A path doesn't return to a cell that it has left, but
/// it may end where it began.
struct AlternatingPaths {
  /// The candidates by the numbers used in the links.
  let candidates: [Candidate]
  private let strong: EdgeList
  private let weak: EdgeList

  /// The largest number of links in a path.
  static let longest = 19

  /// The most pairs of links that are tried for all paths of a search, and for one. No search in
  /// 3,000 random puzzles tried more than 2,000. On a grid filled with pairs it takes exponential
  /// time to see that no long path ends without returning to a cell.
  static let budget = (all: 1_000_000, onePath: 20_000)

  /// The places for a digit.
  typealias Places = (digit: Digit, cells: CellSet)

  /// Creates the paths between `candidates`. For each candidate, `strong` returns those of which
  /// one of the two is true, `weak` those that can't be true together with it. Neither includes the
  /// candidate itself.
  init(
    _ candidates: [Candidate], strong: (Candidate) -> Places, weak: (Candidate) -> Places
  ) {
    self.candidates = candidates
    var numbers = Array(repeating: -1, count: 729)
    for (number, candidate) in candidates.enumerated() { numbers[candidate.number] = number }
    func edges(_ partners: (Candidate) -> Places) -> EdgeList {
      var edges = EdgeList()
      edges.reserve(statements: candidates.count)
      for candidate in candidates {
        edges.begin()
        let (digit, cells) = partners(candidate)
        for cell in cells {
          let number = numbers[Candidate(cell, digit).number]
          if number >= 0 { edges.append(number) }
        }
      }
      return edges
    }
    self.strong = edges(strong)
    self.weak = edges(weak)
  }

  /// Returns the number of links in the shortest path from `start` to each candidate if paths could
  /// return to their cells. `Int.max` if there is none.
  func distances(from start: Int) -> [Int] {
    var reached = Array(repeating: Int.max, count: candidates.count)
    strong.withUnsafeEdges { strong in
      weak.withUnsafeEdges { weak in
        reached.withUnsafeMutableBufferPointer { reached in
          withUnsafeTemporaryAllocation(of: (end: Int, length: Int).self, capacity: reached.count) {
            Self.measure(from: start, strong, weak, reached, queue: $0)
          }
        }
      }
    }
    return reached
  }

  /// Enters the lengths from `start` in `reached`. `queue` has room for all candidates.
  private static func measure(
    from start: Int, _ strong: UnsafeEdges, _ weak: UnsafeEdges,
    _ reached: UnsafeMutableBufferPointer<Int>,
    queue: UnsafeMutableBufferPointer<(end: Int, length: Int)>
  ) {
    withUnsafeTemporaryAllocation(of: Bool.self, capacity: reached.count) { isLeft in
      isLeft.initialize(repeating: false)
      isLeft[start] = true
      queue[0] = (start, 1)
      var (place, count) = (0, 1)
      while place < count, queue[place].length <= longest {
        let (end, length) = queue[place]
        place += 1
        for other in strong[end] where reached[Int(other)] == .max {
          reached[Int(other)] = length
          for seen in weak[Int(other)] where !isLeft[Int(seen)] {
            isLeft[Int(seen)] = true
            queue[count] = (Int(seen), length + 2)
            count += 1
          }
        }
      }
    }
  }

  /// Returns the shortest path from `start` to `end` of at most `limit` links, the first of
  /// several, or `nil` if there is none. `distances` are those from `end`. Each pair of links tried
  /// is taken off `budget`. At 0 the search ends without a path.
  func shortest(
    from start: Int, to end: Int, distances: [Int], limit: Int, budget: inout Int
  ) -> [Int]? {
    var length = distances[start]
    guard length <= min(limit, Self.longest) else { return nil }
    return strong.withUnsafeEdges { strong in
      weak.withUnsafeEdges { weak in
        while length <= min(limit, Self.longest) {
          var path = [start]
          let isFound = extend(
            &path, .none, to: end, links: length, distances, strong: strong, weak: weak,
            budget: &budget)
          if isFound { return path }
          length += 2
        }
        return nil
      }
    }
  }

  /// Extends the path by a strong link, followed by a weak one if that isn't the end.
  private func extend(
    _ path: inout [Int], _ used: CellSet, to end: Int, links: Int, _ distances: [Int],
    strong: UnsafeEdges, weak: UnsafeEdges, budget: inout Int
  ) -> Bool {
    guard let last = path.last, distances[last] <= links, budget > 0 else { return false }
    budget -= 1
    let here = candidates[last].cell
    for edge in strong[last] {
      let other = Int(edge)
      let cell = candidates[other].cell
      if links == 1 {
        guard other == end, cell == here || other == path[0] || !used.contains(cell) else {
          continue
        }
        path.append(other)
        return true
      }
      guard other != end, cell == here || !used.contains(cell), other != path[0] else { continue }
      var passed = used
      passed.insert(here)
      passed.insert(cell)
      for edge in weak[other] {
        let seen = Int(edge)
        guard distances[seen] <= links - 2, !passed.contains(candidates[seen].cell) else {
          continue
        }
        path.append(other)
        path.append(seen)
        let isFound = extend(
          &path, passed, to: end, links: links - 2, distances, strong: strong, weak: weak,
          budget: &budget)
        if isFound { return true }
        path.removeLast(2)
      }
    }
    return false
  }
}

extension Candidate {
  /// Nine times the cell plus the digit, 0 to 728.
  var number: Int { cell.index * 9 + digit.index }
}
