/// The text of the packs.
nonisolated struct PackWords: LanguageTable, SentenceTable {
  let title: String
  let anyKey: String
  /// The names of the packs, in order.
  let names: [String]
  let playNext: String
  /// The meaning of the asterisk.
  let rule: @Sendable (_ openedByEach: Int) -> String
  let next: @Sendable (_ puzzle: String) -> String
  /// Shown in place of score and time for puzzles solved as practice.
  let practised: String
  let begun: String
  let open: @Sendable (_ rating: Int) -> String
  let locked: @Sendable (_ needed: Int) -> String
  let legend: Legend
  let more: MorePuzzlesWords
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case solvedOfOpen(solved: Int, open: Int)
    case solvedOfAll(solved: Int, all: Int)
    case solved(score: String, time: String)
  }

  /// The legend of the puzzles' signs.
  struct Legend: WordTable {
    let solved, begun, locked: String
  }
}

/// The text for the ways to get more puzzles.
nonisolated struct MorePuzzlesWords: WordTable {
  let title: String
  let bring: String
  let bringDetail: String
  let make: String
  let makeDetail: String
  let packs: String
  let packsDetail: String
}
