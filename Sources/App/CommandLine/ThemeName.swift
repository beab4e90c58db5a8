import ArgumentParser
import Foundation
import Store

/// A theme by its name, whatever the case (`shore-light`, `shoreLight`), or a file with one.
struct ThemeName: ExpressibleByArgument {
  /// The theme, or `nil` if the text names none.
  let theme: ThemeChoice?
  private let text: String

  init?(argument: String) {
    text = argument
    theme = Choice<ThemeChoice>(argument: argument)?.value
  }

  /// The path of the file that the text names, if it names no theme.
  var file: String? { theme == nil ? text : nil }

  /// A sentence that lists the themes if the text names neither a theme nor a file, or else `nil`.
  var objection: String? {
    guard theme == nil, !text.contains("/"), !FileManager.default.fileExists(atPath: text) else {
      return nil
    }
    let names = ThemeChoice.allCases.map(\.rawValue).joined(separator: ", ")
    return "No theme '\(text)': choose one of \(names), or give a file with one of your own."
  }
}
