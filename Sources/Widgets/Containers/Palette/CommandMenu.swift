/// Commands of one kind, under a heading of their own in the command palette.
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
  /// The commands of `content` under `title`.
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

  /// Other words that the commands within are found by.
  fileprivate var commandKeywords: String {
    get { self[CommandKeywordsKey.self] }
    set { self[CommandKeywordsKey.self] = newValue }
  }
}

extension Command {
  /// The buttons of `content` that can be pressed now.
  static func all(in content: some View) -> [Command] {
    ButtonDescription.all(in: content).filter { $0.isEnabled && !$0.isBusy }.map { button in
      Command(
        title: button.title, group: button.environment.commandGroup,
        keywords: button.environment.commandKeywords, perform: button.perform)
    }
  }
}

extension View {
  /// Adds the buttons of `commands` to the command palette for as long as the view is on the screen,
  /// beside what has keys, which is there anyway. They are asked for each time that the palette
  /// opens; those that are disabled are left out.
  public func commands(@ViewBuilder _ commands: @escaping () -> some View) -> some View {
    modifier(CommandsModifier { Command.all(in: commands()) })
  }

  /// Has the palette find the commands within by `keywords` too, which are shown nowhere.
  public func commandKeywords(_ keywords: String) -> some View {
    environment(\.commandKeywords, keywords)
  }
}
