import Generating

/// The text of the setter's view: what the solver's board offers to those who make puzzles.
nonisolated struct SetterWords: LanguageTable, SentenceTable {
  // The actions.
  let minimal: String
  let symmetry: String
  let canonical: String
  let change: String
  let pattern: String
  let fill: String

  // The board as it stands.
  let name: @Sendable (_ symmetry: Symmetry) -> String
  let symmetric: @Sendable (_ symmetry: String) -> String
  let partners: @Sendable (_ symmetry: String) -> String
  let wanted: @Sendable (_ cells: Int) -> String
  let marked: @Sendable (_ cells: Int) -> String

  // The messages.
  let noPartners: String
  let howToMark: @Sendable (_ fillKey: String) -> String
  let needsOneSolution: String
  let leftOut: @Sendable (_ givens: Int) -> String
  let filling: @Sendable (_ tries: String) -> String
  let notFilled: @Sendable (_ tries: String) -> String
  let stopped: @Sendable (_ tries: String) -> String
  let obstacle: @Sendable (_ obstacle: PatternFill.Obstacle) -> String

  // The canonical form.
  let aboutCanonical: String
  let howToCompare: String
  let same: String
  let different: String
  let sameAsLast: String
  let unlikeLast: String
  let noForm: String

  // The changes of one given.
  let order: String
  let technique: String
  let level: String
  /// The key action that goes to the field for a rating or a score.
  let numbers: String
  /// The title and the prompt of that field, and what is wrong with its text.
  let target, targetPrompt, notNumbers: String
  /// The key action that goes back from the field to the list.
  let leaveField: String
  let clearTarget: String
  let apply: String
  let noChange: String
  let all: String
  /// The range that the rating or the score is to be in.
  let ratings, scores: @Sendable (_ range: String) -> String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    /// A puzzle was found and replaces the board.
    case filled(tries: String, undoKey: String)
    case tried(shown: Int, done: Int, of: Int)
    /// None of those tried meets the target.
    case noneMeets(done: Int, of: Int)
  }
}
