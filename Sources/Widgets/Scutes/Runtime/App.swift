// SPDX-License-Identifier: Apache-2.0

/// A program that fills the terminal it was started in.
///
/// ```swift
/// @main
/// struct Hello: App {
///   var body: some View { Text("Hello") }
/// }
/// ```
///
/// It runs until a view calls ``EnvironmentValues/exit``, Ctrl-C is pressed, or the system ends it.
/// Programs that need more, such as a custom key map or a recording, create a ``Runtime``
/// themselves.
@MainActor
public protocol App {
  /// The type of the content.
  associatedtype Body: View
  /// The content, centred on the screen.
  @ViewBuilder var body: Body { get }
  /// The theme. ``Theme/kameDark`` by default.
  var theme: Theme { get }
  /// Creates the program.
  init()
}

extension App {
  /// The default theme, with a dark background.
  public var theme: Theme { .kameDark }

  /// Runs the program. Without a usable terminal, prints an error and exits with status 1. After a
  /// signal, exits with status 128 plus the signal's number. A terminal that is gone counts as
  /// SIGHUP.
  public static func main() {
    let terminal = NCursesTerminal.orExit()
    terminal.learnAmbiguousWidth()
    let program = Program<Self>()
    var ending: Int32?
    let runtime = Runtime(terminal: terminal, theme: program.app.theme) { program.app.body }
    runtime.onTermination = { ending = $0 ?? hangUp }
    runtime.run()
    terminal.restore()
    if let ending { NCursesTerminal.endProcess(status: 128 + ending) }
  }
}

/// SIGHUP in POSIX, as sent when the terminal is gone.
private let hangUp: Int32 = 1

/// Keeps the program alive while it runs.
private final class Program<Content: App> {
  let app = Content()
}
