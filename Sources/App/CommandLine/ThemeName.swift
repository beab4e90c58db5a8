import ArgumentParser
import Models

/// A theme by its name, whatever the case: `shore-light`, `shoreLight`.
struct ThemeName: ExpressibleByArgument {
  /// The theme; nil where the text names none.
  let theme: ThemeChoice?
  private let text: String

  init?(argument: String) {
    text = argument
    theme = Choice<ThemeChoice>(argument: argument)?.value
  }

  /// Which themes there are, where the text names none; nil where it does.
  var objection: String? {
    guard theme == nil else { return nil }
    let names = ThemeChoice.allCases.map(\.rawValue).joined(separator: ", ")
    return "No theme '\(text)': choose one of \(names)."
  }
}
