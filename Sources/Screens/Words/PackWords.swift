/// The words of the packs.
nonisolated struct PackWords: LanguageTable, SentenceTable {
  let title: String
  let anyKey: String
  /// What the packs are called, in order.
  let names: [String]
  let playNext: String
  /// What the asterisk stands for.
  let rule: @Sendable (_ openedByEach: Int) -> String
  let next: @Sendable (_ puzzle: String) -> String
  /// What stands for score and time if the puzzle was solved for practice.
  let practised: String
  let begun: String
  let open: @Sendable (_ rating: Int) -> String
  let locked: @Sendable (_ needed: Int) -> String
  let legend: Legend
  let more: MorePuzzlesWords
  let say: @Sendable (Sentence) -> String

  /// The sentences with several parts to be filled in.
  enum Sentence: Sendable {
    case solvedOfOpen(solved: Int, open: Int)
    case solvedOfAll(solved: Int, all: Int)
    case solved(score: String, time: String)
  }

  /// What the signs of the puzzles mean.
  struct Legend: WordTable {
    let solved, begun, locked: String
  }
}

/// The words of the ways to get more puzzles.
nonisolated struct MorePuzzlesWords: WordTable {
  let title: String
  let bring: String
  let bringDetail: String
  let make: String
  let makeDetail: String
  let packs: String
  let packsDetail: String
}
