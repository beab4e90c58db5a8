import Games
import Sudoku

/// A puzzle of a pack by its pack and number: `1-0017`, or `1-17`.
struct PackPuzzleName {
  let id: PuzzleID
  let puzzle: Puzzle

  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let pack = parts[0], let number = parts[1],
      let id = PuzzleID(pack: pack, number: number), let puzzle = PuzzlePack.puzzle(id)
    else { return nil }
    self.id = id
    self.puzzle = puzzle
  }
}
