import Formats
import Hints

/// The words of the board that is filled in and solved.
nonisolated struct SolutionWords: LanguageTable, SentenceTable {
  // What can be done with a board.
  let type: String
  let empty: String
  let backspace: String
  let newLine: String
  let solve: String
  let stepByStep: String
  let play: String
  let keepGivens: String
  let clear: String
  let otherPuzzle: String

  // What a board comes to.
  let emptyBoard: String
  let howToFill: String
  let looking: String
  let unique: String
  let againstTheRules: String
  let noSolution: String
  let several: String
  let solutions: @Sendable (_ count: String) -> String
  let moreSolutions: @Sendable (_ count: String) -> String
  let ofCandidates: String
  let grading: @Sendable (_ steps: Int) -> String
  let score: @Sendable (_ score: String) -> String
  let needs: @Sendable (_ technique: String) -> String
  let rating: @Sendable (_ rating: String) -> String
  let ratingPending: String
  /// Why a board that obeys the rules has no solution.
  let impossible: @Sendable (Impossibility) -> String
  let suspects: @Sendable (_ cells: String) -> String

  // What is said.
  let nothingEntered: String
  let needsOneSolution: String
  let noGameOfCandidates: String
  let gameComing: String
  let noGame: String
  let noPuzzle: String
  let unreadable: @Sendable (_ fault: String) -> String
  let copied: String
  let boardCopied: @Sendable (_ digits: Int) -> String
  /// That a game of a puzzle whose solution was shown takes no place.
  let doesNotCount: String
  let tooLong: String
  let usedOnce: String
  let singlesAreEnough: String

  // The steps.
  let solution: String
  let steps: @Sendable (_ count: Int) -> String
  let findingStep: String
  let nextSame: String
  let previousSame: String
  let nextHard: String
  let previousHard: String
  let allSteps: String
  let technique: String
  let pace: String
  let seconds: @Sendable (Duration) -> String
  let say: @Sendable (Sentence) -> String

  /// The sentences with several parts to be filled in.
  enum Sentence: Sendable {
    case digits(givens: Int, placed: Int)
    case puzzleOf(number: Int, count: Int)
    case read(puzzles: Int, problems: Int)
    case step(number: Int, count: Int, isAll: Bool)
  }
}
