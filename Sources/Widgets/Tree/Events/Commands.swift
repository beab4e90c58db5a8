/// Something that can be done at any time, found by its name in the command palette.
public struct Command {
  /// What it is called, for people.
  public let title: String
  /// What kind of thing it is, shown beside it.
  public let group: String
  /// Other words that people look for it by; shown nowhere.
  public let keywords: String
  /// Does it.
  public let perform: () -> Void

  /// The command `title`, which does `perform` and is found by its title, its group and `keywords`.
  public init(
    _ title: String, group: String = "", keywords: String = "", perform: @escaping () -> Void
  ) {
    self.title = title
    self.group = group
    self.keywords = keywords
    self.perform = perform
  }
}

/// Turns the statements of a closure into commands.
@resultBuilder
public enum CommandBuilder {
  /// One command.
  public static func buildExpression(_ command: Command) -> [Command] { [command] }

  /// Several commands.
  public static func buildExpression(_ commands: [Command]) -> [Command] { commands }

  /// One statement after the other.
  public static func buildBlock(_ parts: [Command]...) -> [Command] { parts.flatMap { $0 } }

  /// `for`.
  public static func buildArray(_ parts: [[Command]]) -> [Command] { parts.flatMap { $0 } }
}

/// All commands of the views on a screen.
final class CommandSources {
  private var sources: [any CommandSource] = []

  func add(_ source: any CommandSource) {
    sources.append(source)
  }

  func remove(_ source: any CommandSource) {
    sources.removeAll { $0 === source }
  }

  /// Those of the views that are shown, in the order in which these came.
  var commands: [Command] { sources.filter(\.isShown).flatMap(\.commands) }
}

/// What has commands.
protocol CommandSource: AnyObject {
  var isShown: Bool { get }
  var commands: [Command] { get }
}

@usableFromInline struct CommandsModifier: NodeModifier {
  let commands: () -> [Command]

  @usableFromInline static func makeNode(
    for modifier: Self, in parent: Node
  ) -> ModifierNode<Self> {
    CommandsNode(modifier, in: parent)
  }
}

private final class CommandsNode: ModifierNode<CommandsModifier>,
  CommandSource
{
  override init(_ modifier: CommandsModifier, in parent: Node) {
    super.init(modifier, in: parent)
    tree.commandSources.add(self)
  }

  var commands: [Command] { modifier.commands() }

  override func willLeave() {
    tree.commandSources.remove(self)
  }
}

extension View {
  /// Adds commands to the command palette for as long as the view is on the screen, beside what
  /// has keys, which is there anyway. They are asked for each time that the palette opens.
  public func commands(@CommandBuilder _ commands: @escaping () -> [Command]) -> some View {
    modifier(CommandsModifier(commands: commands))
  }
}
