import Formats
import TestSupport
import Testing

@testable import Hints
@testable import Sudoku

/// Which boards are a puzzle to play.
struct PlayablePuzzleTests {
  private func isFinished(_ entry: PuzzleEntry) -> Bool {
    if case .finished = entry.playable { true } else { false }
  }

  @Test func aSolvedGridIsNoGame() throws {
    let puzzle = try Puzzle.wellKnown()
    #expect(isFinished(PuzzleEntry(givens: puzzle.solution)))
    var complete = PuzzleEntry(givens: puzzle.solution)
    complete.candidates = CellNotes { _ in .none }
    #expect(isFinished(complete))
  }

  @Test func aSolvedGridWhoseGivensLeaveOthersIsNoGame() throws {
    let puzzle = try Puzzle.wellKnown()
    var entry = PuzzleEntry(givens: Grid())
    entry.placed = puzzle.solution
    #expect(isFinished(entry))
  }

  @Test func aSolvedGameBeginsWithItsGivens() throws {
    let puzzle = try Puzzle.wellKnown()
    var entry = PuzzleEntry(givens: puzzle.givens)
    for cell in puzzle.givens.emptyCells { entry.placed[cell] = puzzle.solution[cell] }
    guard case .puzzle(let playable, _) = entry.playable else {
      Issue.record("its givens are a puzzle")
      return
    }
    #expect(playable.givens == puzzle.givens)
  }

  @Test func oneEmptyCellIsAPuzzle() throws {
    var grid = try Puzzle.wellKnown().solution
    grid[Cell(40)] = nil
    guard case .puzzle = PuzzleEntry(givens: grid).playable else {
      Issue.record("a cell is left to fill in")
      return
    }
  }

  @Test func aFullGridThatBreaksTheRulesIsNotCalledSolved() throws {
    var grid = try Puzzle.wellKnown().solution
    grid[Cell(0)] = grid[Cell(1)]
    guard case .unsolvable = PuzzleEntry(givens: grid).playable else {
      Issue.record("two digits are equal")
      return
    }
  }
}
