import Store

/// Preferences that couldn't be saved.
public nonisolated struct UnsavedPreferences: Hashable, Sendable {
  /// The path of the file.
  let path: String
  /// The reason.
  let reason: FileFault
  /// `true` if settings are among them.
  let hasSettings: Bool
  /// `true` if progress in lessons is among them.
  let hasLessons: Bool

  /// Finds out what has changed in `preferences` since they were `saved`, and can't be saved because of
  /// `error`.
  init(of preferences: Preferences, since saved: Preferences, error: PreferencesError) {
    switch error {
    case .unreadable(let path, let reason), .unwritable(let path, let reason):
      (self.path, self.reason) = (path, reason)
    }
    var others = preferences
    (others.lessons, others.begunLessons) = (saved.lessons, saved.begunLessons)
    hasSettings = others != saved
    hasLessons = others != preferences
  }
}
