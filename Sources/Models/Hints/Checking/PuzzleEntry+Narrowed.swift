public import Formats
import Sudoku

extension PuzzleEntry {
  /// `true` if only solutions within the candidates count, not all those of the givens. Such a
  /// puzzle, whose clues are candidates, is called a Sukaku.
  ///
  /// Incomplete candidates aren't clues if the givens alone have just one solution and it is among
  /// them: then someone has been solving. Nor are they clues if digits are placed.
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
