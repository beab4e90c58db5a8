import Games
import Store

extension FileSaving {
  /// Creates a file of `theme`, named after it.
  convenience init(_ theme: MemoryTheme, files: FileAccess, words: Words) {
    let name = theme.name.trimmingBlanks.withHyphens
    self.init(
      name: "\(name.isEmpty ? theme.id.text : name).json", files: files, words: words
    ) { (_) throws(Refusal) in
      do throws(MemoryThemesError) {
        return Content(bytes: try MemoryThemeFile.text(of: theme))
      } catch {
        throw Refusal(sentence: words.text(of: .failed(error)))
      }
    }
  }
}

extension FileReading<MemoryTheme> {
  /// Creates the import of a theme into `memory`. Its value is the theme as listed.
  convenience init(into memory: MemoryGames, of dependencies: Dependencies) {
    let words = dependencies.words
    self.init(limit: FileBound.theme, files: dependencies.files, words: words) {
      (bytes, path) throws(Refusal) in
      do throws(MemoryThemesError) {
        let theme = try MemoryThemeFile.theme(in: bytes, path: path)
        if let field = theme.unfitField { throw .noTheme(path: path, fault: .unfit(field)) }
        return memory.take(theme)
      } catch {
        throw Refusal(sentence: words.text(of: .failed(error)))
      }
    }
  }
}
