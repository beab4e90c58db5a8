/// The words of the help.
nonisolated struct HelpWords: LanguageTable {
  let title: @Sendable (HelpPage) -> String
  let otherPage: String
  let rules: [String]
  let moving: @Sendable (_ nextEmpty: String, _ undo: String, _ pages: String) -> [String]
  let notes: @Sendable (_ memo: String, _ fill: String, _ undo: String) -> [String]
  let hints: String
  let more: String
  let again: String
  let searching: String
  let techniques: String
  let list: String
  let practise: String
  let scores: [String]
  let memory: @Sendable (_ rules: MemoryRules) -> [HelpRow]
  let mouse: [HelpRow]
  let gamesFile: String
  let preferencesFile: String
  let themesFolder: String
  let files: [HelpRow]
}
