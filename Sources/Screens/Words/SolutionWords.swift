import Formats
import Hints

/// The text of the solver's board.
nonisolated struct SolutionWords: LanguageTable, SentenceTable {
  // The actions on a board.
  let type: String
  let empty: String
  let backspace: String
  let newLine: String
  /// The mode in which digits remove candidates and put them back.
  let candidates: String
  /// The mode that shows what a setter wants to know.
  let draft: String
  let solve: String
  let stepByStep: String
  let play: String
  let keepGivens: String
  let clear: String
  let otherPuzzle: String

  // The verdict.
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
  /// The rating of the steps so far.
  let ratingBound: @Sendable (_ rating: String) -> String
  let ratingStopped: @Sendable (_ key: String) -> String
  /// The action that stops the search for the rating, or starts it again.
  let stopRating: String
  let notNeeded: @Sendable (_ cells: String) -> String
  let allNeeded: String
  let suspects: @Sendable (_ cells: [String]) -> String

  // The messages.
  let nothingEntered: String
  /// The refusal to show a solution, or steps to it.
  let notSolvable: String
  let notPlayable: String
  /// The message that a puzzle with several solutions has no list of steps.
  let noSteps: String
  let noCandidate: String
  let noGameOfCandidates: String
  let nothingToPlay: String
  let gameComing: String
  let noGame: String
  let noPuzzle: String
  let unreadable: @Sendable (_ fault: String) -> String
  let copied: String
  let boardCopied: @Sendable (_ digits: Int) -> String
  /// The note that a game is practice, because steps of the puzzle or its solution were shown.
  let practiceOnly: String
  let alreadySolved: String
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
  let stepList: String
  let technique: String
  let pace: String
  let seconds: @Sendable (Duration) -> String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case digits(givens: Int, placed: Int)
    case puzzleOf(number: Int, count: Int)
    case read(puzzles: Int, problems: Int, further: Int)
    /// A pasted text that lacks lines at its end.
    case pasteWasCut(lines: Int)
    case step(number: Int, count: Int, isAll: Bool)
    /// The step that is being rated, and the time so far.
    case ratingStep(number: Int, time: String, stopKey: String)
    /// The parts of an imported puzzle that a game can't hold.
    case leftOut(colors: Int, drawings: Int, members: [String])
  }
}
