public import Hints

extension Language {
  /// The language of a locale: that of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not
  /// empty, as POSIX has it; English where it is none of ours.
  public init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let name = locale?.prefix { $0.isLetter }.lowercased() ?? ""
    self = Language(rawValue: name) ?? .english
  }
}

extension LanguageChoice {
  /// The language chosen, where that of the locale is `system`.
  public func language(system: Language) -> Language {
    switch self {
    case .system: system
    case .english: .english
    case .korean: .korean
    }
  }
}
