/// A group of commands, with its own heading in the command palette.
///
///     .commands {
///       CommandMenu("Game") {
///         Button("New") { … }
///         Button("Export") { … }.commandKeywords("save file")
///       }
///     }
public struct CommandMenu<Content> {
  private let title: String
  private let content: Content
}

extension CommandMenu: PlainView, View where Content: View {
  /// Creates a group of the commands in `content` under `title`.
  public init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The commands.
  public var body: some View {
    content.environment(\.commandGroup, title)
  }
}

private enum CommandGroupKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

private enum CommandKeywordsKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  /// The heading of the commands within.
  fileprivate var commandGroup: String {
    get { self[CommandGroupKey.self] }
    set { self[CommandGroupKey.self] = newValue }
  }

  /// Additional search terms for the commands within.
  fileprivate var commandKeywords: String {
    get { self[CommandKeywordsKey.self] }
    set { self[CommandKeywordsKey.self] = newValue }
  }
}

extension PaletteCommand {
  /// The enabled buttons of `content`.
  static func all(in content: some View) -> [PaletteCommand] {
    ButtonDescription.all(in: content).filter { $0.isEnabled && !$0.isBusy }.map { button in
      PaletteCommand(
        title: button.title, group: button.environment.commandGroup,
        keywords: button.environment.commandKeywords, perform: button.perform)
    }
  }
}

extension View {
  /// Adds the buttons of `commands` to the command palette while the view is on the screen. Actions
  /// with keys are there anyway. The closure is called whenever the palette opens, and disabled
  /// buttons are left out.
  public func commands(@ViewBuilder _ commands: @escaping () -> some View) -> some View {
    modifier(CommandsModifier { PaletteCommand.all(in: commands()) })
  }

  /// Adds `keywords`, which are never shown, as search terms for the commands within.
  public func commandKeywords(_ keywords: String) -> some View {
    environment(\.commandKeywords, keywords)
  }
}
