import Games
import Store

extension FileSaving {
  /// Creates a file of `theme`, named after it. Characters that are special to a shell or a file
  /// system become hyphens.
  convenience init(_ theme: MemoryTheme, files: FileAccess, words: Words) {
    let name = theme.name.trimmingBlanks.map { $0.isLetter || $0.isNumber ? $0 : "-" }
    self.init(
      name: "\(name.isEmpty ? theme.id.text : String(name)).json", files: files, words: words
    ) { (_) throws(Refusal) in
      do throws(MemoryThemesError) {
        return Content(bytes: try MemoryThemeFile.text(of: theme))
      } catch {
        throw Refusal(sentence: words.text(of: .failed(error)))
      }
    }
  }
}
