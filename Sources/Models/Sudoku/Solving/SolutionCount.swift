/// The number of solutions of a position, as far as they were counted.
public enum SolutionCount: Hashable, Sendable {
  /// Exactly this many.
  case exactly(Int)
  /// More than this many.
  case moreThan(Int)
}

extension SolutionCount {
  /// Counts the solutions of `position` within its candidates, up to `limit`, off the caller's
  /// actor.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled, within a few hundred
  ///   solutions.
  @concurrent
  public static func find(
    of position: CandidateGrid, upTo limit: Int
  ) async throws(CancellationError) -> SolutionCount {
    let search = Search()
    search.ask(position)
    let count = search.count(limit: limit + 1, stop: .cancelled)
    try Stop.cancelled.check()
    return count > limit ? .moreThan(limit) : .exactly(count)
  }
}
