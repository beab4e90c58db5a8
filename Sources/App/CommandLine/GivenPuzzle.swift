import Models

/// Reads a puzzle that a user has typed.
enum GivenPuzzle {
  /// The puzzle of `text`: 81 cells with exactly one solution.
  ///
  /// - Throws: ``UsageError``, which says what is wrong with it.
  static func read(_ text: String) throws(UsageError) -> Puzzle {
    let givens: Grid
    do throws(GridTextError) {
      givens = try Grid(text: text)
    } catch {
      throw UsageError("The puzzle cannot be read. \(error)")
    }
    if let conflict = givens.conflicts.first, let digit = givens[conflict] {
      throw UsageError(
        "The puzzle breaks the rules: \(digit) stands twice in a house of \(conflict); "
          + "look at that cell.")
    }
    let solutions = Solver.solutions(of: givens, limit: 2)
    guard let solution = solutions.first else {
      throw UsageError("The puzzle has no solution; compare its givens with where it is from.")
    }
    if let other = solutions.dropFirst().first {
      let cell = Cell.all.first { solution[$0] != other[$0] } ?? Cell(0)
      let digits = [solution[cell], other[cell]].compactMap { $0?.description }
      throw UsageError(
        "The puzzle has more than one solution: \(cell) can be "
          + "\(digits.joined(separator: " or ")); a given is missing.")
    }
    let grade = Grader().grade(givens)
    return Puzzle(givens: givens, solution: solution, level: grade.level, rating: grade.score)
  }
}
