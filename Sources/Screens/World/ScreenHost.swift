import Widgets

/// What every screen can ask of the suite that shows it. What one screen asks besides is a protocol of
/// its own beside it.
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

/// A screen's suite that knows what stands on boards for the digits.
protocol TilesHost: ScreenHost {
  /// What stands there on a terminal that can do as `capabilities` say.
  func tiles(on capabilities: TerminalCapabilities) -> Tiles
}
