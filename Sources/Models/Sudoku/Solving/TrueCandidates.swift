/// The candidates of a position that are in some solution of it.
///
/// A cell with only one of them holds that digit in every solution. A position without a solution
/// has none.
public struct TrueCandidates: Hashable, Sendable {
  private var digits: [DigitSet]

  /// The digits that `cell`, settled or not, holds in some solution.
  public subscript(cell: Cell) -> DigitSet { digits[cell.index] }

  /// The cells that hold the same digit in every solution.
  public var settled: CellSet { CellSet(Cell.all.filter { self[$0].count == 1 }) }

  /// Finds those of `position` off the caller's actor. Takes at most one short search per
  /// candidate, since each solution found shows 81 of them.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  public static func find(
    in position: CandidateGrid
  ) async throws(CancellationError) -> TrueCandidates {
    let found = TrueCandidates(position, stop: .cancelled)
    try Stop.cancelled.check()
    return found
  }

  /// Finds those of `position`, unless `stop` is due first.
  public init(_ position: CandidateGrid, stop: Stop = .never) {
    var found = Array(repeating: UInt16(0), count: 81)
    let search = Search()
    search.ask(position)
    for cell in 0..<81 {
      let allowed = search.candidates(at: cell)
      while allowed & ~found[cell] != 0, !stop.isDue {
        search.setCandidates(allowed & ~found[cell], at: cell)
        guard search.hasSolution() else { break }
        for other in 0..<81 { found[other] |= search.foundCandidates(at: other) }
      }
      // Digits in no solution can't be in one later.
      search.setCandidates(found[cell], at: cell)
    }
    digits = found.map { DigitSet(bits: $0) }
  }
}
