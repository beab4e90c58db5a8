import Formats
import Generating
import Sudoku

/// What a setter wants to know about a board while typing givens.
nonisolated struct DraftFindings: Equatable {
  /// The candidates that are in some solution.
  let candidates: TrueCandidates
  /// The givens each of which can be left out without a further solution, in order.
  let redundant: [Cell]

  /// Examines `entry` off the caller's actor.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  static func find(_ entry: PuzzleEntry) async throws -> DraftFindings {
    let candidates = try await TrueCandidates.find(in: entry.position)
    // Givens are needed or not as far as digits are the only clues.
    let isSolvable = entry.candidates == nil && !candidates[Cell(0)].isEmpty
    let redundant = isSolvable ? Reduction.redundantGivens(of: entry.givens) : []
    return DraftFindings(candidates: candidates, redundant: redundant)
  }
}
