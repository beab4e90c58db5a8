/// Shared facts about one position, computed when the first technique asks for them.
struct PositionCache {
  private var rectangles: [DigitRectangle]?
  private var sets: AlmostLockedSets?
  private var commons: RestrictedCommons?
  private var groupedGraph: ImplicationGraph?
  private var unfinished: DigitSet?

  /// Returns the digits from whose places alone something follows in `grid`, which must be the same
  /// position each time.
  mutating func unfinishedDigits(in grid: CandidateGrid) -> DigitSet {
    if let unfinished { return unfinished }
    let found = grid.unfinishedDigits
    unfinished = found
    return found
  }

  /// Returns the rectangles of `grid`, which must be the same position each time.
  mutating func rectangles(in grid: CandidateGrid) -> [DigitRectangle] {
    if let rectangles { return rectangles }
    let found = DigitRectangle.all(in: grid)
    rectangles = found
    return found
  }

  /// Returns the almost locked sets of `grid`, which must be the same position each time.
  mutating func sets(in grid: CandidateGrid) -> AlmostLockedSets {
    if let sets { return sets }
    let found = AlmostLockedSets(in: grid)
    sets = found
    return found
  }

  /// Returns the restricted commons of the sets of ``sets(in:)`` that don't overlap.
  mutating func commons(in grid: CandidateGrid) -> RestrictedCommons {
    if let commons { return commons }
    let found = RestrictedCommons(sets(in: grid), overlapping: false)
    commons = found
    return found
  }

  /// Returns the implications of the candidates and groups of `grid`, which must be the same
  /// position each time.
  mutating func groupedGraph(in grid: CandidateGrid) -> ImplicationGraph {
    if let groupedGraph { return groupedGraph }
    let found = ImplicationGraph(grid, groups: true)
    groupedGraph = found
    return found
  }
}
