import Formats
import Generating
import Sudoku

/// The findings about a board that help to set a puzzle on it.
nonisolated struct DraftFindings: Equatable {
  /// The candidates that are in some solution.
  let candidates: TrueCandidates
  /// The givens each of which can be left out without a further solution, in order. `nil` if givens
  /// aren't the only clues.
  let redundant: [Cell]?

  /// Examines `entry` off the caller's actor.
  ///
  /// - Throws: `CancellationError` soon after the task is cancelled.
  @concurrent
  static func find(_ entry: PuzzleEntry) async throws -> DraftFindings {
    let candidates = try await TrueCandidates.find(in: entry.position)
    let isPlain = entry.candidates == nil && !candidates[Cell(0)].isEmpty
    let redundant = isPlain ? Reduction.redundantGivens(of: entry.givens) : nil
    return DraftFindings(candidates: candidates, redundant: redundant)
  }
}
