import Store

nonisolated extension Spoken<MemoryWords> {
  /// A sentence about a problem with themes.
  func text(_ trouble: MemoryThemes.Trouble) -> String {
    switch trouble {
    case .setAside(let file): self(.setAside(path: file.path, newPath: file.newPath))
    case .orderSetAside(let file): self(.orderSetAside(path: file.path, newPath: file.newPath))
    case .failed(let error): text(error)
    }
  }

  /// A sentence about why themes can't be read or written.
  func text(_ error: MemoryThemesError) -> String {
    switch error {
    case .unreadable(let path, let reason): self(.unreadable(path: path, reason: reason))
    case .unwritable(let path, let reason): self(.unwritable(path: path, reason: reason))
    case .noTheme(let path, let fault): self(.noTheme(path: path, fault: fault))
    }
  }
}
