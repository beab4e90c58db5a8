/// The text of the paths to a solution: their branches, their comparison, their export.
nonisolated struct PathWords: LanguageTable, SentenceTable {
  let title: String
  /// The key action that lists the other steps at a place of a path.
  let otherSteps: String
  /// The key action that takes a listed step on a path of its own.
  let branchOff: String
  /// The message after that, with the name of the path.
  let branched: @Sendable (_ name: String) -> String
  let impossible: String
  /// The note that there is only one path, with the key of the other steps.
  let onlyOne: @Sendable (_ key: String) -> String

  // The actions on the selected path.
  let show: String
  let compare: String
  let rename: String
  let delete: String
  let firstStays: String
  /// How long paths are kept.
  let kept: @Sendable (_ boards: Int) -> String
  let undoDelete: @Sendable (_ paths: Int) -> String
  /// The title of the field for a name.
  let name: String
  let cancelName: String

  // The comparison.
  let length: String
  let score: String
  let level: String
  let hardest: String
  /// The row with the number of the first step that differs, and that step on each path.
  let parting: String
  /// The cell of a path that has no step there.
  let none: String
  /// What the names of Sudoku Explainer's chains end with, and what stands for it in a narrow cell.
  let chains, chainsInShort: String

  // The export.
  let asText: String
  let aboutText: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    /// A path that nobody has named: the step at which it leaves another, and the one it takes.
    case unnamed(number: Int, step: String)
    /// A path in a few words.
    case summary(name: String, steps: String, level: String, score: String)
  }
}
