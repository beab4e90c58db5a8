import Games
import Store

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
