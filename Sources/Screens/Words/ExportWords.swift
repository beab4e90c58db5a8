import Formats

/// The text of the export sheet.
nonisolated struct ExportWords: LanguageTable {
  let title: String
  let format: String
  let name: @Sendable (PuzzleFormat) -> String
  let keepsAll: String
  let loses: @Sendable (_ what: String) -> String
  /// A part of a puzzle that a format may not keep.
  let part: @Sendable (PuzzleContents) -> String
  let fileName: String
  let save: String
  let replace: String
  let saved: @Sendable (_ path: String) -> String
  let needsName: String
}
