/// The shortest paths between candidates along alternating strong and weak links that begin and end
/// with a strong one.
///
/// At least one end of such a path is true. A path doesn't return to a cell that it has left, but
/// it may end where it began.
struct AlternatingPaths {
  /// The candidates by the numbers used in the links.
  let candidates: [Candidate]
  private let strong: [[Int]]
  private let weak: [[Int]]

  /// The largest number of links in a path.
  static let longest = 19

  /// Creates the paths between `candidates`. For each candidate, `strong` returns those of which
  /// one of the two is true, `weak` those that can't be true together with it. Neither includes the
  /// candidate itself.
  init(
    _ candidates: [Candidate], strong: (Candidate) -> [Candidate], weak: (Candidate) -> [Candidate]
  ) {
    self.candidates = candidates
    var numbers = Array(repeating: -1, count: 729)
    for (number, candidate) in candidates.enumerated() { numbers[candidate.number] = number }
    func known(_ partners: [Candidate]) -> [Int] {
      partners.map { numbers[$0.number] }.filter { $0 >= 0 }
    }
    self.strong = candidates.map { known(strong($0)) }
    self.weak = candidates.map { known(weak($0)) }
  }

  /// Returns the number of links in the shortest path from `start` to each candidate if paths could
  /// return to their cells. `Int.max` if there is none.
  func distances(from start: Int) -> [Int] {
    var reached = Array(repeating: Int.max, count: candidates.count)
    var isLeft = Array(repeating: false, count: candidates.count)
    isLeft[start] = true
    var ends = [start]
    var length = 1
    while !ends.isEmpty, length <= Self.longest {
      var next: [Int] = []
      for end in ends {
        for other in strong[end] where reached[other] == .max {
          reached[other] = length
          for seen in weak[other] where !isLeft[seen] {
            isLeft[seen] = true
            next.append(seen)
          }
        }
      }
      ends = next
      length += 2
    }
    return reached
  }

  /// Returns the shortest path from `start` to `end` of at most `limit` links, the first of
  /// several, or `nil` if there is none. `distances` are those from `end`.
  func shortest(from start: Int, to end: Int, distances: [Int], limit: Int) -> [Int]? {
    var length = distances[start]
    while length <= min(limit, Self.longest) {
      var path = [start]
      if extend(&path, [], to: end, links: length, distances) { return path }
      length += 2
    }
    return nil
  }

  /// Extends the path by a strong link, followed by a weak one if that isn't the end.
  private func extend(
    _ path: inout [Int], _ used: CellSet, to end: Int, links: Int, _ distances: [Int]
  ) -> Bool {
    guard let last = path.last, distances[last] <= links else { return false }
    let here = candidates[last].cell
    for other in strong[last] {
      let cell = candidates[other].cell
      if links == 1 {
        guard other == end, cell == here || other == path[0] || !used.contains(cell) else {
          continue
        }
        path.append(other)
        return true
      }
      guard other != end, cell == here || !used.contains(cell), other != path[0] else { continue }
      let passed = used.union([here, cell])
      for seen in weak[other] where !passed.contains(candidates[seen].cell) {
        path += [other, seen]
        if extend(&path, passed, to: end, links: links - 2, distances) { return true }
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
