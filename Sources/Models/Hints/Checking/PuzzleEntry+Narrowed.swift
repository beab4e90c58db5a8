public import Formats
import Sudoku

extension PuzzleEntry {
  /// Whether its solutions are those within its candidates, and not just those of its givens: a
  /// Sukaku, as a puzzle is called whose clues are candidates.
  ///
  /// Candidates that lack something while the givens alone have just one solution, which is among
  /// them, are no clues: there someone has been solving. Nor are they where digits are placed.
  public var isNarrowed: Bool {
    guard let candidates, !hasPlaced else { return false }
    let allowed = CellNotes(leftBy: givens)
    let open = Cell.all.filter { givens[$0] == nil }
    guard open.contains(where: { !allowed[$0].subtracting(candidates[$0]).isEmpty }) else {
      return false
    }
    guard let solution = Solver.uniqueSolution(of: givens) else { return true }
    return open.contains { cell in solution[cell].map { !candidates[cell].contains($0) } ?? true }
  }
}
