/// What several techniques need to know of one position, found out when the first of them asks.
struct Groundwork {
  private var rectangles: [DigitRectangle]?
  private var sets: AlmostLockedSets?
  private var commons: RestrictedCommons?
  private var groupedGraph: ImplicationGraph?

  /// The rectangles of `grid`, which is the same position each time.
  mutating func rectangles(in grid: CandidateGrid) -> [DigitRectangle] {
    if let rectangles { return rectangles }
    let found = DigitRectangle.all(in: grid)
    rectangles = found
    return found
  }

  /// The almost locked sets of `grid`, which is the same position each time.
  mutating func sets(in grid: CandidateGrid) -> AlmostLockedSets {
    if let sets { return sets }
    let found = AlmostLockedSets(in: grid)
    sets = found
    return found
  }

  /// The restricted commons of those of ``sets(in:)`` that do not overlap.
  mutating func commons(in grid: CandidateGrid) -> RestrictedCommons {
    if let commons { return commons }
    let found = RestrictedCommons(sets(in: grid), overlapping: false)
    commons = found
    return found
  }

  /// The implications of the candidates and groups of `grid`, which is the same position each time.
  mutating func groupedGraph(in grid: CandidateGrid) -> ImplicationGraph {
    if let groupedGraph { return groupedGraph }
    let found = ImplicationGraph(grid, groups: true)
    groupedGraph = found
    return found
  }
}
