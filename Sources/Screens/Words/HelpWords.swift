/// The text of the help.
nonisolated struct HelpWords: LanguageTable {
  let title: @Sendable (HelpPage) -> String
  let otherPage: String
  let rules: [String]
  let moving: @Sendable (MovingKeys) -> [String]
  let notes: @Sendable (NoteKeys) -> [String]
  let hints: String
  let again: String
  let searching: String
  let techniques: String
  let list: String
  let practise: String
  let drawing: @Sendable (DrawingKeys) -> [HelpRow]
  let scores: [String]
  let memory: @Sendable (_ rules: MemoryRules) -> [HelpRow]
  let mouse: [HelpRow]
  let gamesFile: String
  let themesFolder: String
  let files: [HelpRow]

  /// The keys mentioned on the page about moving.
  struct MovingKeys: Sendable {
    let nextEmpty, undo, pages: String
  }

  /// The keys mentioned on the page about notes.
  struct NoteKeys: Sendable {
    let memo, fill, undo: String
  }

  /// The keys mentioned on the page about drawing.
  struct DrawingKeys: Sendable {
    let start, fill, link, strong, weak, flip, paint, nextColor, row, column, box: String
    let join, suppose, follow, followAll, shorter, apply, removeLast, clear, done: String
  }
}
