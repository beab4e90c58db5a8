import Screens
import Widgets

/// The screen before the first frame while games are read from a damaged file: one line.
@MainActor
final class RescueScreen {
  private let terminal: any Terminal
  private let text: String
  /// `true` once the terminal shows the program.
  var isOver = false

  /// Creates a screen for `terminal` with a line in `words`.
  init(terminal: any Terminal, words: Words) {
    self.terminal = terminal
    // Korean would be nothing but question marks.
    let readable = terminal.capabilities.isUnicode ? words : .english
    text = readable.textOfRescue
  }

  /// Shows the line, unless the terminal shows the program.
  func show() {
    guard !isOver else { return }
    let theme = SuiteTheme.suited(to: terminal.capabilities).theme
    let runtime = Runtime(terminal: terminal, theme: theme) { [text] in Text(text) }
    runtime.showFrame()
  }
}
