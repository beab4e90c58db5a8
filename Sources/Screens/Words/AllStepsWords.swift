/// The text of the list of all steps.
nonisolated struct AllStepsWords: LanguageTable, SentenceTable {
  let title: String
  /// The list, as something that costs points.
  let list: String
  let find: String
  /// What is searched for.
  let sought: @Sendable (StepSearchTerm) -> String
  let onlyTechnique: String
  let onlyDigit: String
  let onlyCell: String
  /// The key action that switches between the two orders.
  let order: String
  /// The title of the steps in the order of what they lead to.
  let furthest: String
  /// The heading of the numbers of cells that steps settle.
  let reach: String
  /// The key action that shows the reasons of a step, and their title.
  let why: String
  /// The heading of a score, in small letters, which can be typed to search for one.
  let score: String
  let ways: @Sendable (_ count: Int) -> String
  let searching: String
  let noMatch: String
  /// The note that no step has such a score or rating: "SE ≥ 13.0".
  let noneInRange: @Sendable (_ range: String) -> String
  /// The note that neither a technique nor chains find anything.
  let noPattern: String
  let nothing: String
  /// The key actions that fold the group of a step and unfold it.
  let fold, toggleFold, foldAll: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    /// The number of shown steps, and of all.
    case count(Int, of: Int)
    /// The number of cells that a step settles, or settles beyond those that singles alone do.
    case settles(Int, isMore: Bool)
  }
}
