import Games
import Store
import Widgets

/// The export of a theme to a file.
final class MemoryExport {
  let theme: MemoryTheme
  let words: Words
  /// The destination file, named after the theme.
  let file: FileSaving

  /// Creates an export of `theme` to `files`.
  init(_ theme: MemoryTheme, files: FileAccess, words: Words) {
    self.theme = theme
    self.words = words
    file = FileSaving(name: "\(Self.fileName(theme)).json", files: files)
  }

  /// Starts to save the theme.
  func save() {
    do throws(MemoryThemesError) {
      file.save(try MemoryThemeFile.text(of: theme), words: words)
    } catch {
      file.say(words.text(of: .failed(error)), isError: true)
    }
  }

  /// Finishes saving and reports the result.
  func finishSaving() async { await file.finish(words: words) }

  /// A file name for a theme. Characters that are special to a shell or a file system become
  /// hyphens.
  private static func fileName(_ theme: MemoryTheme) -> String {
    let name = theme.name.trimmingBlanks.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return name.isEmpty ? theme.id.text : String(name)
  }
}

/// Writes a theme to a file.
struct MemoryExportSheet: View {
  let model: MemoryExport
  let close: () -> Void

  var body: some View {
    FileSavingForm(
      file: model.file, words: model.words, isSaving: model.file.saving != nil, save: model.save,
      finish: model.finishSaving, done: close)
  }
}
