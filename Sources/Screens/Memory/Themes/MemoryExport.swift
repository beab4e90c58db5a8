import Games
import Store


/// A theme that goes to a file.
final class MemoryExport {
  let theme: MemoryTheme
  let words: Words
  /// The file that it goes to, called like the theme.
  let file: FileSaving

  /// `theme` on its way to `files`.
  init(_ theme: MemoryTheme, files: FileAccess, words: Words) {
    self.theme = theme
    self.words = words
    file = FileSaving(name: "\(Self.fileName(theme)).json", files: files)
  }

  /// Begins to save the theme.
  func save() {
    do throws(MemoryThemesError) {
      let bytes = try MemoryThemeFile.text(of: theme)
      file.save(String(decoding: bytes, as: UTF8.self), words: words)
    } catch {
      file.say(words.memory.text(error), isError: true)
    }
  }

  /// Saves what is to be saved, and says what came of it.
  func finishSaving() async { await file.finish(words: words) }

  /// The name of a theme as that of a file: what a shell or a disk may take for something else is a
  /// hyphen.
  private static func fileName(_ theme: MemoryTheme) -> String {
    let name = theme.name.trimmingBlanks.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return name.isEmpty ? theme.id.text : String(name)
  }
}
