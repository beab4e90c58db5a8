import Widgets

/// The suite as every screen sees it. A screen that needs more declares a protocol of its own next
/// to its view.
protocol ScreenHost: AnyObject {
  var dependencies: Dependencies { get }
  /// Returns to the screen below.
  func goBack()
  /// Opens the settings over the current screen.
  func openSettings()
  /// Shows `sentence` over the current screen.
  func notify(_ sentence: String)
}

extension ScreenHost {
  /// The text in the user's language.
  var words: Words { dependencies.words }
}

/// The suite as screens with a board see it.
protocol TilesHost: ScreenHost {
  /// The symbols that stand for digits on a terminal with these capabilities.
  func tiles(on capabilities: TerminalCapabilities) -> Tiles
}
