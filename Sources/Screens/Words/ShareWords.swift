/// The text of the share sheet.
nonisolated struct ShareWords: LanguageTable, SentenceTable {
  let title: String
  let copy: String
  let copied: String
  let tooLong: String
  let toOpen: String

  // The copies to choose from.
  let text: String
  let puzzle: String
  let code: String
  let link: String
  let state: String

  // The text for a chat.
  let practised: @Sendable (_ time: String) -> String
  let givenUp: @Sendable (_ time: String) -> String
  let unknownErrors: @Sendable (_ known: String) -> String
  let hints: @Sendable (_ count: Int) -> String

  // The keys of the board.
  let copyPuzzle: String
  let copyState: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    /// The puzzle by its level and HoDoKu's score.
    case scored(level: String, hodoku: Int)
    case solved(time: String, score: String)
    case begun(placed: Int, count: Int, time: String)
  }
}
