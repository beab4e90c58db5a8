/// The shortest ways between candidates by a strong link, a weak one, and so on, a strong one last.
///
/// One of the two ends of such a way is true. No way comes back to a cell that it has left, but it
/// may end where it began.
struct AlternatingPaths {
  /// The candidates, by the numbers that the links use.
  let candidates: [Candidate]
  private let strong: [[Int]]
  private let weak: [[Int]]

  /// The most links of a way.
  static let longest = 19

  /// Ways between `candidates`: of each, `strong` gives those of which one of both is true, `weak`
  /// those of which not both are, itself left out.
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

  /// By candidate, the links of the shortest way from `start` that is free to come back to its
  /// cells; `Int.max` where there is none.
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

  /// The shortest way from `start` to `end`, the first one where several are as short; nil where
  /// there is none of at most `limit` links. `distances` are those from `end`.
  func shortest(from start: Int, to end: Int, distances: [Int], limit: Int) -> [Int]? {
    var length = distances[start]
    while length <= min(limit, Self.longest) {
      var way = [start]
      if extend(&way, [], to: end, links: length, distances) { return way }
      length += 2
    }
    return nil
  }

  /// Goes on by a strong link, and by a weak one where that is not the end.
  private func extend(
    _ way: inout [Int], _ used: CellSet, to end: Int, links: Int, _ distances: [Int]
  ) -> Bool {
    guard let last = way.last, distances[last] <= links else { return false }
    let here = candidates[last].cell
    for other in strong[last] {
      let cell = candidates[other].cell
      if links == 1 {
        guard other == end, cell == here || other == way[0] || !used.contains(cell) else {
          continue
        }
        way.append(other)
        return true
      }
      guard other != end, cell == here || !used.contains(cell), other != way[0] else { continue }
      let passed = used.union([here, cell])
      for seen in weak[other] where !passed.contains(candidates[seen].cell) {
        way += [other, seen]
        if extend(&way, passed, to: end, links: links - 2, distances) { return true }
        way.removeLast(2)
      }
    }
    return false
  }
}

extension Candidate {
  /// Nine times the cell, and the digit: 0 to 728.
  var number: Int { cell.index * 9 + digit.index }
}
