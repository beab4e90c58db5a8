import Grading
import Store
import Sudoku

/// Grades and rates the puzzles of a collection off the main actor. The store keeps each result, so
/// the work can stop at any time and continue later.
nonisolated struct CollectionGrader: Sendable {
  let store: GameStore
  let collection: ImportedCollection.ID

  /// The puzzles that are graded between two writes to the store.
  private static let batch = 64

  /// Grades the puzzles that have no grade, until the task is cancelled. Calls `progress` after
  /// each few, with their grades by number.
  @concurrent
  func gradeAll(
    _ progress: @MainActor @Sendable ([Int: CollectedGrade]) -> Void
  ) async throws(StoreError) {
    while !Task.isCancelled {
      let puzzles = try store.ungraded(of: collection, limit: Self.batch)
      guard !puzzles.isEmpty else { return }
      var grades: [Int: CollectedGrade] = [:]
      for puzzle in puzzles {
        guard let grade = CollectedGrade(of: puzzle.givens) else { break }
        grades[puzzle.number] = grade
        await Task.yield()
      }
      try store.setGrades(grades, in: collection)
      await progress(grades)
    }
  }

  /// Rates `first`, then the puzzles that have no rating, until the task is cancelled. Calls
  /// `progress` after each, with its rating in tenths and its number.
  @concurrent
  func rateAll(
    startingWith first: CollectedPuzzle?,
    _ progress: @MainActor @Sendable (_ rating: Int, _ number: Int) -> Void
  ) async throws(StoreError) {
    var next = first.flatMap { $0.rating == nil ? $0 : nil }
    if next == nil { next = try store.unrated(of: collection, limit: 1).first }
    while let puzzle = next, !Task.isCancelled {
      let rating = Explainer().rating(
        of: CandidateGrid(givens: puzzle.givens), stop: .cancelled)
      guard let rating else { return }
      try store.setRating(rating.rating, of: puzzle.number, in: collection)
      await progress(rating.rating, puzzle.number)
      next = try store.unrated(of: collection, limit: 1).first
    }
  }
}

nonisolated extension CollectedGrade {
  /// Grades `givens`, which have exactly one solution. Returns `nil` if the task is cancelled.
  init?(of givens: Grid) {
    let grade = Grader().grade(CandidateGrid(givens: givens), stop: .cancelled)
    guard let grade else { return nil }
    self.init(level: grade.level, score: grade.score, technique: grade.tally.hardest?.id)
  }
}

nonisolated extension CollectedPuzzle {
  /// Makes the puzzle for a game of it, and grades it if it has no grade. Returns `nil` if the task
  /// is cancelled.
  @concurrent
  func makePuzzle() async -> Puzzle? {
    guard let grade = grade ?? CollectedGrade(of: givens) else { return nil }
    return puzzle(gradedAs: grade)
  }

  /// The puzzle for a game of it, or `nil` if it has no grade.
  var puzzle: Puzzle? { grade.flatMap(puzzle(gradedAs:)) }

  private func puzzle(gradedAs grade: CollectedGrade) -> Puzzle? {
    Solver.uniqueSolution(of: givens).map {
      Puzzle(givens: givens, solution: $0, level: grade.level, rating: grade.score)
    }
  }
}
