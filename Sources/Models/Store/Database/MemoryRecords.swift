/// The part of a store with won Memory games: a list for each number of pairs.
public struct MemoryRecords: Sendable {
  /// Adds a result and returns its standing. Doesn't change an existing one.
  public var add: @Sendable (_ result: MemoryResult) throws(StoreError) -> MemoryStanding

  /// Returns the numbers of pairs with a won game, smallest first.
  public var pairs: @Sendable () throws(StoreError) -> [Int]

  /// Returns the games with a number of pairs, best first, up to a limit: by score, then by time,
  /// then by date.
  public var results: @Sendable (_ pairs: Int, _ limit: Int) throws(StoreError) -> [MemoryResult]

  /// Returns the latest won game with a number of pairs, or `nil` if there is none.
  public var newest: @Sendable (_ pairs: Int) throws(StoreError) -> MemoryResult?

  /// Returns the standing of a result on its list, in the order of ``results``.
  public var standing: @Sendable (_ result: MemoryResult) throws(StoreError) -> MemoryStanding

  /// Deletes the list for a number of pairs and returns its results.
  public var clear: @Sendable (_ pairs: Int) throws(StoreError) -> [MemoryResult]

  /// Restores results deleted by ``clear``.
  public var restore: @Sendable (_ results: [MemoryResult]) throws(StoreError) -> Void

  /// Creates records from closures.
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
