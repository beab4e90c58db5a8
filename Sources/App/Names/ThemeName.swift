import Foundation
import Screens
import Store

/// A theme by its name, whatever the case (`shore-light`, `shoreLight`), or a file with one.
enum ThemeName {
  case theme(ThemeChoice)
  case file(String)

  init(_ text: String) throws(CommandLineError) {
    if let choice = Choice<ThemeChoice>(argument: text) {
      self = .theme(choice.value)
    } else if text.contains("/") || FileManager.default.fileExists(atPath: text) {
      self = .file(text)
    } else {
      throw .wrongValue(.theme, text, choices: Choice<ThemeChoice>.allValueStrings)
    }
  }

  /// The theme, or `nil` if it is in a file.
  var theme: ThemeChoice? { if case .theme(let theme) = self { theme } else { nil } }
  /// The path of the file, or `nil` if the theme has a name.
  var file: String? { if case .file(let path) = self { path } else { nil } }
}
