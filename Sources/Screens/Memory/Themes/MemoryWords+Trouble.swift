import Store

nonisolated extension Spoken<MemoryWords> {
  /// What went wrong with themes, in a sentence.
  func text(_ trouble: MemoryThemes.Trouble) -> String {
    switch trouble {
    case .setAside(let file): self(.setAside(path: file.path, newPath: file.newPath))
    case .orderSetAside(let file): self(.orderSetAside(path: file.path, newPath: file.newPath))
    case .failed(let error): text(error)
    }
  }

  /// Why themes cannot be read or written, in a sentence.
  func text(_ error: MemoryThemesError) -> String {
    switch error {
    case .unreadable(let path, let reason): self(.unreadable(path: path, reason: reason))
    case .unwritable(let path, let reason): self(.unwritable(path: path, reason: reason))
    case .noTheme(let path, let fault): self(.noTheme(path: path, fault: fault))
    }
  }
}
