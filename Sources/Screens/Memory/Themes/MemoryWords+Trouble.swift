import Store


nonisolated extension MemoryWords {
  /// What went wrong with themes, in a sentence.
  func text(_ trouble: MemoryThemes.Trouble) -> String {
    switch trouble {
    case .setAside(let file): setAside(file.path, file.newPath)
    case .orderSetAside(let file): orderSetAside(file.path, file.newPath)
    case .failed(let error): text(error)
    }
  }

  /// Why themes cannot be read or written, in a sentence.
  func text(_ error: MemoryThemesError) -> String {
    switch error {
    case .unreadable(let path, let reason): unreadable(path, reason)
    case .unwritable(let path, let reason): unwritable(path, reason)
    case .noTheme(let path, let fault): noTheme(path, fault)
    }
  }
}
