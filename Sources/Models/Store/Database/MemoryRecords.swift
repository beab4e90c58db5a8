/// What a store knows of won games of Memory: a list for each number of pairs.
public struct MemoryRecords: Sendable {
  /// Keeps a result, and says where it stands. One that is kept already stays as it is.
  public var add: @Sendable (_ result: MemoryResult) throws(StoreError) -> MemoryStanding

  /// The numbers of pairs with which a game was won, the smallest first.
  public var pairs: @Sendable () throws(StoreError) -> [Int]

  /// The games with so many pairs, best first, at most `limit`: by score, then by shorter time, then
  /// by earlier date.
  public var results: @Sendable (_ pairs: Int, _ limit: Int) throws(StoreError) -> [MemoryResult]

  /// The game with so many pairs that was won last; nil where there is none.
  public var newest: @Sendable (_ pairs: Int) throws(StoreError) -> MemoryResult?

  /// Where a result stands on its list, whose order is that of ``results``.
  public var standing: @Sendable (_ result: MemoryResult) throws(StoreError) -> MemoryStanding

  /// Deletes the list of a number of pairs. Returns what was on it.
  public var clear: @Sendable (_ pairs: Int) throws(StoreError) -> [MemoryResult]

  /// Puts results back that ``clear`` took.
  public var restore: @Sendable (_ results: [MemoryResult]) throws(StoreError) -> Void

  /// Records of the given closures.
  public init(
    add: @escaping @Sendable (MemoryResult) throws(StoreError) -> MemoryStanding,
    pairs: @escaping @Sendable () throws(StoreError) -> [Int],
    results: @escaping @Sendable (Int, Int) throws(StoreError) -> [MemoryResult],
    newest: @escaping @Sendable (Int) throws(StoreError) -> MemoryResult?,
    standing: @escaping @Sendable (MemoryResult) throws(StoreError) -> MemoryStanding,
    clear: @escaping @Sendable (Int) throws(StoreError) -> [MemoryResult],
    restore: @escaping @Sendable ([MemoryResult]) throws(StoreError) -> Void
  ) {
    self.add = add
    self.pairs = pairs
    self.results = results
    self.newest = newest
    self.standing = standing
    self.clear = clear
    self.restore = restore
  }
}
