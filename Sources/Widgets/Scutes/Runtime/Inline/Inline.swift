// SPDX-License-Identifier: Apache-2.0

/// Shows views in a few rows below the prompt, in the flow of the terminal's lines, for scripts that
/// ask something or show their progress.
///
/// ```swift
/// Inline.run {
///   Survey()          // ends with @Environment(\.exit), prints with @Environment(\.printAbove)
/// }
/// ```
///
/// ```
/// $ survey
/// printed above, scrolls away
/// ▌Do you like it?  [ yes ]  [ no ]
/// ```
///
/// There is no other screen. The picture is as high as its last row that isn't blank, and stays when
/// the view exits, with the cursor in the line below. Keys act as on a full screen, and Ctrl-Z
/// leaves the picture and begins a new one. It is drawn on standard error if standard output is no
/// terminal, so `name=$(survey)` asks all the same, and keys come from there, so what is piped into
/// the program can be what it asks about.
public enum Inline {
  /// Shows `content` in at most `rows` rows until a view exits. Returns the number of the signal if
  /// one asked the program to end, as Ctrl-C does (2), and `nil` otherwise.
  ///
  /// The picture stays if it is `kept`, and is erased otherwise. Without a terminal to draw on, the
  /// text of the first picture is written, without sequences; then this returns.
  ///
  /// Call it where nothing is awaited. In asynchronous code, the other one lets tasks go on.
  @discardableResult
  public static func run(
    rows: Int = 10, kept: Bool = true, theme: Theme = .inline, words: KitWords = KitWords(),
    @ViewBuilder content: @escaping () -> some View
  ) -> Int32? {
    guard let session = InlineSession(rows, kept, theme, words, content: content) else {
      InlineSession.writePlainly(theme, content: content)
      return nil
    }
    session.runtime.run()
    return session.end()
  }

  /// Shows `content` in at most `rows` rows until a view exits, while the tasks of the main actor go
  /// on. It looks at most 30 times a second for what they have changed.
  @discardableResult
  public static func run(
    rows: Int = 10, kept: Bool = true, theme: Theme = .inline, words: KitWords = KitWords(),
    @ViewBuilder content: @escaping () -> some View
  ) async -> Int32? {
    guard let session = InlineSession(rows, kept, theme, words, content: content) else {
      InlineSession.writePlainly(theme, content: content)
      return nil
    }
    await session.run()
    return session.end()
  }
}

extension Theme {
  /// A theme for pictures in the flow of the terminal's lines: the user's own sixteen colours on the
  /// terminal's own background, which may be dark or light.
  public static let inline = Theme(
    name: "inline",
    styles: [
      .ground: TextStyle(),
      .secondary: TextStyle(attributes: .dim),
      .accent: TextStyle(foreground: .ansi(6), attributes: .bold),
      .accentSecond: TextStyle(foreground: .ansi(5)),
      .title: TextStyle(attributes: .bold),
      .line: TextStyle(attributes: .dim),
      .lineAccent: TextStyle(foreground: .ansi(6)),
      .key: TextStyle(attributes: .bold),
      .error: TextStyle(foreground: .ansi(1), attributes: .bold),
      .success: TextStyle(foreground: .ansi(2), attributes: .bold),
      .selection: TextStyle(foreground: .ansi(6), attributes: .bold),
      .selectionUnfocused: TextStyle(attributes: .bold),
      .field: TextStyle(attributes: .underline),
      .fieldFocused: TextStyle(attributes: .underline),
      .fieldInvalid: TextStyle(foreground: .ansi(1), attributes: .underline),
      .fieldPlaceholder: TextStyle(attributes: [.dim, .underline]),
      .fieldSelection: TextStyle(attributes: .reverse),
      .button: TextStyle(),
      .buttonFocused: TextStyle(attributes: [.bold, .reverse]),
      .buttonDisabled: TextStyle(attributes: .dim),
      .buttonProminent: TextStyle(attributes: .bold),
      .buttonDestructive: TextStyle(foreground: .ansi(1)),
      .progressTrack: TextStyle(attributes: .dim),
      .progressFill: TextStyle(foreground: .ansi(6)),
      .disabled: TextStyle(attributes: .dim),
      .keyHint: TextStyle(attributes: .dim),
      .link: TextStyle(foreground: .ansi(6), attributes: .underline),
    ])
}

/// Prints lines above the picture of ``Inline``, where they scroll away with the shell's.
///
///     @Environment(\.printAbove) private var printAbove
///     …
///     .task { for await name in built { printAbove("built \(name)") } }
///
/// On a full screen, it does nothing.
public struct PrintAboveAction {
  private weak var terminal: InlineTerminal?
  private let theme: Theme

  init(_ terminal: InlineTerminal? = nil, _ theme: Theme = .inline) {
    (self.terminal, self.theme) = (terminal, theme)
  }

  /// Prints the lines of `text`, without its control characters. The terminal breaks long ones.
  public func callAsFunction(_ text: String) { terminal?.printAbove(text) }

  /// Prints `content` as it looks at first, at the width of the terminal and as high as it is.
  ///
  ///     printAbove { Text("✓ built").foregroundStyle(.success) }
  public func callAsFunction(@ViewBuilder _ content: @escaping () -> some View) {
    guard let terminal else { return }
    let picture = InlineSession.picture(
      theme, width: terminal.size.width, capabilities: terminal.capabilities, content: content)
    if let picture { terminal.printAbove(picture) }
  }
}

extension EnvironmentValues {
  private enum PrintAboveKey: EnvironmentKey {
    static var defaultValue: PrintAboveAction {
      MainActor.assumeIsolated { PrintAboveAction() }
    }
  }

  /// Prints lines above the picture of ``Inline``.
  public var printAbove: PrintAboveAction {
    get { self[PrintAboveKey.self] }
    set { self[PrintAboveKey.self] = newValue }
  }
}
