/// Shared facts about one position, computed when the first technique asks for them. The `grid`
/// that they ask about must be the same position each time.
struct PositionCache {
  private var rectangles: [DigitRectangle]?
  private var sets: AlmostLockedSets?
  private var commons: RestrictedCommons?
  private var groupedGraph: ImplicationGraph?
  private var unfinished: DigitSet?

  private static func keep<Fact>(_ known: inout Fact?, _ find: () -> Fact) -> Fact {
    if let known { return known }
    let found = find()
    known = found
    return found
  }

  /// Returns the digits from whose places alone something follows.
  mutating func unfinishedDigits(in grid: CandidateGrid) -> DigitSet {
    Self.keep(&unfinished) { grid.unfinishedDigits }
  }

  mutating func rectangles(in grid: CandidateGrid) -> [DigitRectangle] {
    Self.keep(&rectangles) { DigitRectangle.all(in: grid) }
  }

  mutating func sets(in grid: CandidateGrid) -> AlmostLockedSets {
    Self.keep(&sets) { AlmostLockedSets(in: grid) }
  }

  /// Returns the restricted commons of the sets of ``sets(in:)``. Those of sets that overlap aren't
  /// kept.
  mutating func commons(in grid: CandidateGrid, overlapping: Bool = false) -> RestrictedCommons {
    let sets = sets(in: grid)
    if overlapping { return RestrictedCommons(sets, overlapping: true) }
    return Self.keep(&commons) { RestrictedCommons(sets, overlapping: false) }
  }

  /// Returns the implications of the candidates and groups.
  mutating func groupedGraph(in grid: CandidateGrid) -> ImplicationGraph {
    Self.keep(&groupedGraph) { ImplicationGraph(grid, groups: true) }
  }
}
