/// A group of commands, with its own heading in the command palette.
///
///     .commands {
///       CommandMenu("Game") {
///         Button("New") { … }
///         Button("Export") { … }.commandKeywords("save file")
///       }
///     }
///
/// The help of `?` lists the commands of a group that explain the program:
///
///     CommandMenu("How to play", isHelp: true) { Button("Rules") { … } }
public struct CommandMenu<Content> {
  private let title: String
  private let isHelp: Bool
  private let content: Content
}

extension CommandMenu: PlainView, View where Content: View {
  /// Creates a group of the commands in `content` under `title`. With `isHelp`, the help of `?`
  /// lists it below the keys.
  public init(_ title: String, isHelp: Bool = false, @ViewBuilder content: () -> Content) {
    self.title = title
    self.isHelp = isHelp
    self.content = content()
  }

  /// The commands.
  public var body: some View {
    content.environment(\.commandGroup, title).environment(\.isHelpCommand, isHelp)
  }
}

private enum CommandGroupKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

private enum HelpCommandKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum CommandKeywordsKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

private enum CommandDetailKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  /// The heading of the commands within.
  fileprivate var commandGroup: String {
    get { self[CommandGroupKey.self] }
    set { self[CommandGroupKey.self] = newValue }
  }

  /// `true` if the help lists the commands within.
  fileprivate var isHelpCommand: Bool {
    get { self[HelpCommandKey.self] }
    set { self[HelpCommandKey.self] = newValue }
  }

  /// Additional search terms for the commands within.
  fileprivate var commandKeywords: String {
    get { self[CommandKeywordsKey.self] }
    set { self[CommandKeywordsKey.self] = newValue }
  }

  /// A line about the commands within.
  fileprivate var commandDetail: String {
    get { self[CommandDetailKey.self] }
    set { self[CommandDetailKey.self] = newValue }
  }
}

extension PaletteCommand {
  /// The enabled buttons of `content`.
  static func all(in content: some View) -> [PaletteCommand] {
    ButtonDescription.all(in: content).filter { $0.isEnabled && !$0.isBusy }.map { button in
      PaletteCommand(
        title: button.title, group: button.environment.commandGroup,
        keywords: button.environment.commandKeywords, detail: button.environment.commandDetail,
        isHelp: button.environment.isHelpCommand, perform: button.perform)
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

  /// Adds a line about the commands within, which the help of `?` shows.
  public func commandDetail(_ detail: String) -> some View {
    environment(\.commandDetail, detail)
  }
}
