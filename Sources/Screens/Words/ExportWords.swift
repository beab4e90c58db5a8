import Formats

/// The text of the export sheet.
nonisolated struct ExportWords: LanguageTable {
  let title: String
  let format: String
  let name: @Sendable (PuzzleFormat) -> String
  /// A picture of the board in a format such as "SVG".
  let picture: @Sendable (_ format: String) -> String
  /// A picture shows the board as the screen does.
  let asShown: String
  /// A picture shows the board as the screen does, with the reason of the step below it.
  let asShownWithReason: String
  /// A picture can't be copied.
  let notCopied: String
  /// A picture takes more memory than there is.
  let notDrawn: String
  /// No installed font has some of a picture's characters.
  let lacksCharacters: String
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
