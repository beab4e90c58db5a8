/// The walks from assumptions that were asked for, each made once.
struct ForcingWalks {
  private let tables: ForcingTables
  private var walks: [Int: ForcingWalk] = [:]

  /// Walks along `tables`.
  init(_ tables: ForcingTables) {
    self.tables = tables
  }

  /// The walk from `assumption`.
  mutating func walk(from assumption: Int) -> ForcingWalk {
    if let walk = walks[assumption] { return walk }
    let walk = ForcingWalk(assumption, in: tables)
    walks[assumption] = walk
    return walk
  }
}
