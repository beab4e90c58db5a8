/// A search for the ways between two candidates of a digit by which one of the two is true.
struct PathChain {
  /// What goes, by cell.
  let eliminations: [Candidate]
  /// The candidates in a row; the first and every other link is strong.
  let way: [Candidate]

  /// The chains of `paths`, HoDoKu's choice first: what rules out most, then the shortest, then
  /// what is further up in the grid. Each set of eliminations comes once. With `onlyBest` there is
  /// at most one.
  static func chains(
    in paths: AlternatingPaths, _ grid: CandidateGrid, onlyBest: Bool
  ) -> [PathChain] {
    var found: [(rank: NiceLoopChain.Rank, chain: PathChain)] = []
    for end in paths.candidates.indices {
      let last = paths.candidates[end]
      var distances: [Int]?
      for start in 0...end where paths.candidates[start].digit == last.digit {
        let gone = eliminations(paths.candidates[start], last, grid)
        guard !gone.isEmpty else { continue }
        let known = distances ?? paths.distances(from: end)
        distances = known
        var limit = AlternatingPaths.longest
        if onlyBest, let best = found.first?.rank {
          if gone.count < best.count { continue }
          if gone.count == best.count { limit = min(limit, best.length) }
        }
        guard known[start] > 1,
          let way = paths.shortest(from: start, to: end, distances: known, limit: limit)
        else { continue }
        let rank = NiceLoopChain.Rank(gone, length: way.count - 1)
        let chain = PathChain(eliminations: gone, way: way.map { paths.candidates[$0] })
        if onlyBest, let best = found.first?.rank {
          if rank < best { found = [(rank, chain)] }
        } else {
          found.append((rank, chain))
        }
      }
    }
    return unique(found)
  }

  private static func eliminations(
    _ first: Candidate, _ last: Candidate, _ grid: CandidateGrid
  ) -> [Candidate] {
    first.cell.peerSet.intersection(last.cell.peerSet).intersection(grid.cells(of: first.digit))
      .map { Candidate($0, first.digit) }
  }

  private static func unique(
    _ found: [(rank: NiceLoopChain.Rank, chain: PathChain)]
  ) -> [PathChain] {
    var seen: Set<[Candidate]> = []
    return found.indices.sorted { (found[$0].rank, $0) < (found[$1].rank, $1) }
      .map { found[$0].chain }.filter { seen.insert($0.eliminations).inserted }
  }

  /// The deduction `id`: not the first candidate, therefore the second, and so on to the last.
  func deduction(_ id: TechniqueID) -> Deduction {
    let statements = way.enumerated().map { place, candidate in
      Statement(candidate, isTrue: !place.isMultiple(of: 2))
    }
    return Deduction(id, eliminations: eliminations, .chain(Chain(statements)))
  }
}
