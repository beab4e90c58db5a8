public import Sudoku

extension Language {
  /// Determines the language from the locale: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that
  /// isn't empty, as in POSIX. Unless that is `C` or `POSIX`, the list in `LANGUAGE` comes before
  /// it, as in GNU gettext: the first language there that is supported. English if none is.
  public init(environment: [String: String]) {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty } ?? "C"
    let listed = environment["LANGUAGE"]?.split(separator: ":") ?? []
    let names = ["C", "POSIX"].contains(locale) || listed.isEmpty ? [locale[...]] : listed
    self = names.lazy.compactMap(Self.init(localeName:)).first ?? .english
  }

  /// Creates the language of a locale such as `ko_KR.UTF-8`. `C`, which ends a list, is English.
  private init?(localeName: Substring) {
    self.init(
      rawValue: ["C", "POSIX"].contains(localeName)
        ? "en" : localeName.prefix(while: \.isLetter).lowercased())
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
