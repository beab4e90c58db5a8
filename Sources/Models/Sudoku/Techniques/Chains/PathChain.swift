/// A search for the paths between two candidates of a digit that prove that one of them is true.
struct PathChain {
  /// The eliminated candidates, by cell.
  let eliminations: [Candidate]
  /// The candidates along the path. The first and every other link is strong.
  let path: [Candidate]

  /// Returns the chains of `paths` in HoDoKu's order: the most eliminations, then the shortest,
  /// then those further up in the grid. Each set of eliminations occurs once. With `onlyBest` there
  /// is at most one. Some are missing if the search exceeds ``AlternatingPaths/budget``.
  static func chains(
    in paths: AlternatingPaths, _ grid: CandidateGrid, onlyBest: Bool
  ) -> [PathChain] {
    var found: [(rank: NiceLoopChain.Rank, chain: PathChain)] = []
    var budget = AlternatingPaths.budget.all
    for end in paths.candidates.indices where budget > 0 {
      let last = paths.candidates[end]
      var distances: [Int]?
      for start in 0...end where paths.candidates[start].digit == last.digit {
        let cells = targets(paths.candidates[start], last, grid)
        guard !cells.isEmpty else { continue }
        var limit = AlternatingPaths.longest
        if onlyBest, let best = found.first?.rank {
          if cells.count < best.count { continue }
          if cells.count == best.count { limit = min(limit, best.length) }
        }
        let known = distances ?? paths.distances(from: end)
        distances = known
        guard known[start] > 1 else { continue }
        let granted = min(AlternatingPaths.budget.onePath, budget)
        var left = granted
        let path = paths.shortest(
          from: start, to: end, distances: known, limit: limit, budget: &left)
        budget -= granted - left
        guard let path else { continue }
        let gone = cells.map { Candidate($0, last.digit) }
        let rank = NiceLoopChain.Rank(gone, length: path.count - 1)
        let chain = PathChain(eliminations: gone, path: path.map { paths.candidates[$0] })
        if onlyBest, let best = found.first?.rank {
          if rank < best { found = [(rank, chain)] }
        } else {
          found.append((rank, chain))
        }
      }
    }
    return unique(found)
  }

  /// Returns the cells that lose the digit of `first` and `last` if one of the two is true.
  private static func targets(
    _ first: Candidate, _ last: Candidate, _ grid: CandidateGrid
  ) -> CellSet {
    first.cell.peerSet.intersection(last.cell.peerSet).intersection(grid.cells(of: first.digit))
  }

  private static func unique(
    _ found: [(rank: NiceLoopChain.Rank, chain: PathChain)]
  ) -> [PathChain] {
    var seen: Set<[Candidate]> = []
    return found.indices.sorted { (found[$0].rank, $0) < (found[$1].rank, $1) }
      .map { found[$0].chain }.filter { seen.insert($0.eliminations).inserted }
  }

  /// Returns the deduction `id`: if the first candidate is false, the second is true, and so on to
  /// the last.
  func deduction(_ id: TechniqueID) -> Deduction {
    let statements = path.enumerated().map { place, candidate in
      Statement(candidate, isTrue: !place.isMultiple(of: 2))
    }
    return Deduction(id, eliminations: eliminations, Chain(statements))
  }
}
