import Store

nonisolated extension Spoken<MemoryWords> {
  /// What went wrong with themes, in a sentence.
  func text(_ trouble: MemoryThemes.Trouble) -> String {
    switch trouble {
    case .setAside(let file): self.setAside(file.path, file.newPath)
    case .orderSetAside(let file): self.orderSetAside(file.path, file.newPath)
    case .failed(let error): text(error)
    }
  }

  /// Why themes cannot be read or written, in a sentence.
  func text(_ error: MemoryThemesError) -> String {
    switch error {
    case .unreadable(let path, let reason): self.unreadable(path, reason)
    case .unwritable(let path, let reason): self.unwritable(path, reason)
    case .noTheme(let path, let fault): self.noTheme(path, fault)
    }
  }
}
