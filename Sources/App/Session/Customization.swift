import Foundation
import Hints
import Screens
import Scutes
import Store
import Sudoku

/// A user's own theme and keys for one session.
struct Customization: Equatable {
  private var theme: String?
  private var keys: String?

  /// The size limit of such files, in bytes.
  private static let maxBytes = 1 << 20

  init() {}

  /// Reads and checks the files at the given paths, for a user of `language`.
  ///
  /// - Throws: ``UsageError``, which says what is wrong in which file, and where.
  @MainActor
  init(
    themeFile: String?, keysFile: String?, language: Language = .english
  ) throws(UsageError) {
    if let themeFile {
      let text = try Self.text(of: themeFile, language)
      do throws(ThemeFileError) {
        _ = try Self.theme(text, otherwise: .shoreDark)
      } catch {
        throw UsageError("\(themeFile): \(Words.in(language).text(of: error))")
      }
      theme = text
    }
    if let keysFile {
      let text = try Self.text(of: keysFile, language)
      let map: KeyMap
      do throws(KeyMapError) {
        map = try KeyMap(parsing: text)
      } catch {
        throw UsageError("\(keysFile): \(Words.in(language).text(of: error))")
      }
      if let objection = Suite.objections(to: map).first {
        throw UsageError("\(keysFile): \(Words.in(language).text(of: objection))")
      }
      keys = text
    }
  }

  init(notes: [String: String]) {
    func text(_ name: String) -> String? {
      notes[name].flatMap { Data(base64Encoded: $0) }.map { String(decoding: $0, as: UTF8.self) }
    }
    theme = text("themeFile")
    keys = text("keysFile")
  }

  /// The notes of a recording, each on one line.
  var notes: [String: String?] {
    [
      "themeFile": theme.map { Data($0.utf8).base64EncodedString() },
      "keysFile": keys.map { Data($0.utf8).base64EncodedString() },
    ]
  }

  /// Applies the theme and the keys to `suite`, on a terminal with `capabilities`.
  @MainActor
  func apply(to suite: Suite, on capabilities: TerminalCapabilities) {
    if let theme, let look = try? Self.theme(theme, otherwise: .suited(to: capabilities)) {
      suite.overrideTheme(with: look)
    }
    if let keys, let map = try? KeyMap(parsing: keys) { suite.overrideKeys(with: map) }
  }

  /// The theme in `text`. Missing roles come from the theme that it inherits from, `base` by
  /// default.
  private static func theme(
    _ text: String, otherwise base: SuiteTheme
  ) throws(ThemeFileError) -> Theme {
    var file = try ThemeFile(json: text)
    file.inherits = file.inherits ?? base.theme.name
    return try file.theme(among: SuiteTheme.allCases.map(\.theme))
  }

  private static func text(
    of path: String, _ language: Language
  ) throws(UsageError) -> String {
    let bytes: [UInt8]?
    do throws(FileFault) {
      bytes = try InputFile.contents(ofRegular: path, upTo: maxBytes)
    } catch {
      let fault = StartError.unreadable(path: path, reason: error)
      throw UsageError(Words.in(language).text(of: fault))
    }
    guard let text = bytes.flatMap({ String(bytes: $0, encoding: .utf8) }) else {
      throw UsageError(Words.in(language).text(of: StartError.noText(path: path)))
    }
    return text
  }
}
