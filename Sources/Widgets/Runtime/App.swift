/// A program that fills the terminal it was started in.
///
/// ```swift
/// @main
/// struct Hello: App {
///   var body: some View { Text("Hello") }
/// }
/// ```
///
/// It runs until a view calls ``EnvironmentValues/exit``, Ctrl-C is pressed, or the system asks it to
/// end. A program that needs more, such as other keys for its users or a recording, makes a ``Runtime``
/// itself.
@MainActor
public protocol App {
  /// What is shown.
  associatedtype Body: View
  /// What is shown, in the middle of the screen.
  @ViewBuilder var body: Body { get }
  /// How it looks; by default ``Theme/kameDark``.
  var theme: Theme { get }
  /// The program as it begins.
  init()
}

extension App {
  /// The kit's own look, on a dark ground.
  public var theme: Theme { .kameDark }

  /// Runs the program. Where there is no terminal, or none that can be used, a sentence on standard
  /// error says so, and the process ends with status 1; after a signal it does with 128 and the
  /// signal's number.
  public static func main() {
    let terminal = NCursesTerminal.orExit()
    let program = Program<Self>()
    var ending: Int32?
    let runtime = Runtime(terminal: terminal, theme: program.app.theme) { program.app.body }
    runtime.onTermination = { ending = $0 }
    runtime.run()
    terminal.restore()
    if let ending { NCursesTerminal.endProcess(status: 128 + ending) }
  }
}

/// Keeps the program while it runs.
private final class Program<Content: App> {
  let app = Content()
}
