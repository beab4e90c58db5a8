/// The words of the sheet that hands a puzzle or a game on.
nonisolated struct ShareWords: LanguageTable {
  let title: String
  let copy: String
  let copied: String
  let tooLong: String
  let toOpen: String

  // What can be copied.
  let text: String
  let puzzle: String
  let code: String
  let link: String
  let state: String

  // The text for a chat.
  let rated: @Sendable (_ level: String, _ rating: Int) -> String
  let solved: @Sendable (_ time: String, _ score: String) -> String
  let practised: @Sendable (_ time: String) -> String
  let givenUp: @Sendable (_ time: String) -> String
  let begun: @Sendable (_ placed: Int, _ count: Int, _ time: String) -> String
  let unknownErrors: @Sendable (_ known: String) -> String
  let hints: @Sendable (_ count: Int) -> String

  // The keys of the board.
  let copyPuzzle: String
  let copyState: String
}
