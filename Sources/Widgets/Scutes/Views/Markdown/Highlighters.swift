// SPDX-License-Identifier: Apache-2.0

/// The highlighters of code by its language, as it is named behind a fence: `json` and `swift`
/// unless others are added.
///
///     var highlighters = Highlighters()
///     highlighters["toml"] = TOMLHighlighter()
///     …
///     MarkdownView(text).environment(\.highlighters, highlighters)
public nonisolated struct Highlighters: Sendable {
  private var named: [String: any Highlighter] = [
    "json": JSONHighlighter(), "jsonc": JSONHighlighter(), "swift": SwiftHighlighter(),
  ]

  /// The highlighter of `language`, ignoring case. One that finds no tokens if none is known.
  public subscript(language: String) -> any Highlighter {
    get { named[language.lowercased()] ?? PlainHighlighter() }
    set { named[language.lowercased()] = newValue }
  }

  private struct PlainHighlighter: Highlighter {
    func tokens(in source: String) -> [HighlightToken] { [] }
  }
}

private nonisolated enum HighlightersKey: EnvironmentKey {
  static var defaultValue: Highlighters { Highlighters() }
}

extension EnvironmentValues {
  /// The highlighters of code.
  public var highlighters: Highlighters {
    get { self[HighlightersKey.self] }
    set { self[HighlightersKey.self] = newValue }
  }
}
