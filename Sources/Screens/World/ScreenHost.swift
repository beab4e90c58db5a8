import Widgets

/// The suite as every screen sees it. A screen that needs more of it declares a protocol beside its
/// view.
protocol ScreenHost: AnyObject {
  /// The world around the screens.
  var outside: Outside { get }
  /// Goes back to the screen below.
  func goBack()
  /// Opens the settings over whatever is shown.
  func openSettings()
  /// Says `sentence` over whatever is shown.
  func notify(_ sentence: String)
}

extension ScreenHost {
  /// The words of the user's language.
  var words: Words { outside.words }
}

/// The suite as screens with a board see it.
protocol TilesHost: ScreenHost {
  /// What stands for the digits, on a terminal with these capabilities.
  func tiles(on capabilities: TerminalCapabilities) -> Tiles
}
