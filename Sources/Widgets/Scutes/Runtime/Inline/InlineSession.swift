// SPDX-License-Identifier: Apache-2.0

/// A picture in the flow of the terminal's lines, from its first frame to its last.
final class InlineSession {
  let runtime: Runtime
  private let terminal: InlineTerminal
  private var isEnded = false
  private var signal: Int32?

  /// The longest time for which a change by a task stays unseen.
  private static let interval = Duration.milliseconds(33)
  /// SIGHUP in POSIX, as sent when the terminal is gone.
  private static let hangUp: Int32 = 1

  /// Takes over the terminal, or returns `nil` if there is none to draw on. With `input`, that has
  /// to be a terminal as well.
  init?(
    _ rows: Int, _ isKept: Bool, _ theme: Theme, _ words: KitWords, input: Int32? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) {
    StandardStreams.reserve()
    guard let terminal = try? InlineTerminal(rows: rows, input: input) else { return nil }
    terminal.keepsPicture = isKept
    self.terminal = terminal
    runtime = Runtime(terminal: terminal, theme: theme, words: words) {
      content()
        .environment(\.printAbove, PrintAboveAction(terminal, theme))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    runtime.motion = .full
    runtime.onTermination = { [weak self] in self?.signal = $0 ?? Self.hangUp }
  }

  /// Handles events and shows frames until a view exits, without blocking the main actor.
  func run() async {
    terminal.worksForMainQueue = false
    runtime.showFrame()
    while !runtime.isEnding, !isEnded {
      let due = runtime.untilNextDeadline ?? Self.interval
      await terminal.awaitEvents(within: min(due, Self.interval))
      runtime.step(until: .now)
    }
  }

  /// Makes ``run()`` return.
  func stop() {
    isEnded = true
  }

  /// `true` if a signal has asked the program to end.
  var isInterrupted: Bool { signal != nil }

  func printAbove(_ text: String) {
    terminal.printAbove(text)
  }

  /// Shows what the views have come to, restores the terminal, and returns the signal, if one ended
  /// it.
  func end() -> Int32? {
    runtime.showFrame()
    terminal.restore()
    return signal
  }

  /// The first picture of `content` in the given width, at most 200 rows high.
  static func picture(
    _ theme: Theme, width: Int, capabilities: TerminalCapabilities,
    @ViewBuilder content: @escaping () -> some View
  ) -> Canvas? {
    let terminal = HeadlessTerminal(
      size: Size(width: width, height: 200), capabilities: capabilities)
    let runtime = Runtime(terminal: terminal, theme: theme) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    runtime.showFrame()
    return terminal.frames.last?.canvas
  }

  /// Writes the first picture of `content` as lines of text.
  static func writePlainly(_ theme: Theme, @ViewBuilder content: @escaping () -> some View) {
    let plain = TerminalCapabilities(colorDepth: .monochrome, isUnicode: true)
    var text = picture(theme, width: 80, capabilities: plain, content: content)?.text ?? ""
    while text.last == "\n" { text.removeLast() }
    _ = StandardStreams.write(Array((text + "\n").utf8), to: 1)
  }
}
