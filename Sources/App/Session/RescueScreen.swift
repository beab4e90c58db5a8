import Observation
import Screens
import Scutes
import Store

/// The screen before the first frame while games are read from a damaged file: one line, which says
/// how far that is.
@MainActor
final class RescueScreen {
  private let terminal: any Terminal
  private let words: Words
  private let line = Line()
  private var runtime: Runtime?
  /// `true` once the terminal shows the program.
  private(set) var isOver = false

  init(terminal: any Terminal, words: Words) {
    self.terminal = terminal
    // Korean would be nothing but question marks.
    self.words = terminal.capabilities.isUnicode ? words : .english
  }

  /// Shows how far the rescue is, unless the terminal shows the program.
  func show(_ progress: RescueProgress) {
    guard !isOver else { return }
    line.text = words.text(of: progress)
    let runtime =
      self.runtime
      ?? Runtime(terminal: terminal, theme: SuiteTheme.suited(to: terminal.capabilities).theme) {
        [line] in LineView(line: line)
      }
    self.runtime = runtime
    runtime.showFrame()
  }

  /// Leaves the terminal to the program.
  func end() { (isOver, runtime) = (true, nil) }

  @Observable
  final class Line {
    var text = ""
  }

  private struct LineView: View {
    let line: Line

    var body: some View { Text(line.text) }
  }
}
