public import Hints

extension Language {
  /// Determines the language from the locale: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that
  /// isn't empty, as in POSIX. English if the language isn't supported.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let name = locale?.prefix { $0.isLetter }.lowercased() ?? ""
    self = Language(rawValue: name) ?? .english
  }
}

extension LanguageChoice {
  /// Returns the chosen language. `system` is the language of the locale.
  public func language(system: Language) -> Language {
    switch self {
    case .system: system
    case .english: .english
    case .korean: .korean
    }
  }
}
