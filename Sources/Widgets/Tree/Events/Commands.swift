/// Something that can be done at any time, found by its name in the command palette.
struct Command {
  let title: String
  /// The heading it stands under, or empty.
  let group: String
  /// Other words that people look for it by; shown nowhere.
  let keywords: String
  let perform: () -> Void
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
