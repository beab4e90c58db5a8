public import Screens
public import Scutes
import Store

/// The terminal and the language for a scene.
public nonisolated struct SceneSetting: Sendable, CustomStringConvertible {
  /// The size of the terminal.
  public var size = Size(width: 80, height: 24)
  /// The colours.
  public var look = SceneLook.dark
  /// The words.
  public var language = SceneLanguage.english

  /// Creates a setting, by default a dark screen of the usual size, in English.
  public init(
    size: Size = Size(width: 80, height: 24), look: SceneLook = .dark,
    language: SceneLanguage = .english
  ) {
    self.size = size
    self.look = look
    self.language = language
  }

  /// The minimum size, the usual one and a large one.
  public static let sizes = [
    Size(width: 40, height: 20), Size(width: 80, height: 24), Size(width: 200, height: 60),
  ]

  /// The usual look in each size and each language.
  public static let ofLayout = sizes.flatMap { size in
    SceneLanguage.allCases.map { SceneSetting(size: size, language: $0) }
  }

  /// All other looks at the usual size, in English.
  public static let ofLooks = SceneLook.allCases.filter { $0 != .dark }.map {
    SceneSetting(look: $0)
  }

  /// The settings of a contact sheet, few enough for a browser: large screens in English only.
  public static let ofSheet =
    ofLayout.filter { $0.size.width <= 80 || $0.language == .english } + ofLooks

  /// Every size, look and language.
  public static let all = ofLayout.flatMap { setting in
    SceneLook.allCases.map {
      SceneSetting(size: setting.size, look: $0, language: setting.language)
    }
  }

  /// The setting in words, such as `80x24 dark english`.
  public var description: String {
    "\(size.width)x\(size.height) \(look.rawValue) \(language.rawValue)"
  }
}

/// The language of a scene.
public nonisolated enum SceneLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"
  /// English made longer and accented, which isn't offered to users.
  case pseudo

  /// The language setting for it.
  var choice: LanguageChoice { self == .korean ? .korean : .english }
}

/// The colours and glyphs of a scene.
public nonisolated enum SceneLook: String, CaseIterable, Sendable {
  case dark
  case light
  case highContrast = "high contrast"
  case colorBlindSafe = "colour-blind safe"
  case sixteen = "sixteen colours"
  case monochrome
  case ascii = "ASCII"

  /// The theme of the suite.
  public var theme: SuiteTheme {
    switch self {
    case .dark, .ascii: .shoreDark
    case .light: .shoreLight
    case .highContrast: .highContrast
    case .colorBlindSafe: .colorBlindSafe
    case .sixteen: .terminalSixteen
    case .monochrome: .monochrome
    }
  }

  /// The capabilities of the terminal.
  public var capabilities: TerminalCapabilities {
    let depth: ColorDepth =
      switch self {
      case .sixteen: .sixteen
      case .monochrome: .monochrome
      default: .trueColor
      }
    return TerminalCapabilities(colorDepth: depth, isUnicode: self != .ascii)
  }
}
