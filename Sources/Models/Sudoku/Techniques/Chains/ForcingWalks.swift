/// A cache of walks from assumptions.
struct ForcingWalks {
  private let tables: ForcingTables
  private var walks: [Int: ForcingWalk] = [:]

  init(_ tables: ForcingTables) {
    self.tables = tables
  }

  /// Returns the walk from `assumption`.
  mutating func walk(from assumption: Int) -> ForcingWalk {
    if let walk = walks[assumption] { return walk }
    let walk = ForcingWalk(assumption, in: tables)
    walks[assumption] = walk
    return walk
  }
}
