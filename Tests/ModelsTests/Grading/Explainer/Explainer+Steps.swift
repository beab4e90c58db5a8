import Grading
import Sudoku

extension Explainer {
  /// Returns the rating of a puzzle.
  func rating(of givens: Grid, upTo limit: Int = .max, stop: Stop = .never) -> ExplainerRating? {
    rating(of: CandidateGrid(givens: givens), upTo: limit, stop: stop)
  }

  /// Returns the steps from `givens` towards the solution, as far as the techniques can go.
  func steps(of givens: Grid) -> [ExplainerStep] {
    var steps: [ExplainerStep] = []
    _ = rating(of: CandidateGrid(givens: givens)) { step in
      steps.append(step)
      return true
    }
    return steps
  }

  /// Returns the next step from `position`, or `nil` if there is none.
  func step(from position: CandidateGrid) -> ExplainerStep? {
    var step: ExplainerStep?
    _ = rating(of: position) { found in
      step = found
      return false
    }
    return step
  }
}
