/// What is shown over the screen of Memory.
enum MemorySheet {
  case editing(MemoryThemeEditor)
  case importing(MemoryImport)
  case exporting(MemoryExport)

  /// The editor, where that is what is shown.
  var editor: MemoryThemeEditor? { if case .editing(let editor) = self { editor } else { nil } }

  /// What it is called.
  func title(_ words: Spoken<MemoryWords>) -> String {
    switch self {
    case .editing(let editor): editor.isNew ? words.editor.newTitle : words.editor.title
    case .importing: words.importTheme
    case .exporting: words.exportTheme
    }
  }
}
