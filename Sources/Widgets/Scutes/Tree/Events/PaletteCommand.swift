// SPDX-License-Identifier: Apache-2.0

/// A command that the palette finds by name.
public struct PaletteCommand {
  /// The name.
  public let title: String
  /// The heading in the palette, or an empty string.
  let group: String
  /// Additional search terms, never shown.
  let keywords: String
  /// A line about what it does, for the help, or an empty string.
  let detail: String
  /// `true` if the help lists it below the keys.
  let isHelp: Bool
  let perform: () -> Void

  /// Creates a command called `title` under the heading `group`. It is found by `keywords` as well,
  /// which are never shown. The help of `?` shows `detail`, and with `isHelp` lists the command
  /// below the keys.
  public init(
    _ title: String, group: String = "", keywords: String = "", detail: String = "",
    isHelp: Bool = false, perform: @escaping () -> Void
  ) {
    self.title = title
    self.group = group
    self.keywords = keywords
    self.detail = detail
    self.isHelp = isHelp
    self.perform = perform
  }
}

/// The commands of all views on a screen.
final class CommandSources {
  private var sources: [any CommandSource] = []

  func add(_ source: any CommandSource) {
    sources.append(source)
  }

  func remove(_ source: any CommandSource) {
    sources.removeAll { $0 === source }
  }

  /// The commands of the visible views, in the order the views were added.
  var commands: [PaletteCommand] { sources.filter(\.isShown).flatMap(\.commands) }
}

/// A provider of commands.
protocol CommandSource: AnyObject {
  var isShown: Bool { get }
  var commands: [PaletteCommand] { get }
}

@usableFromInline struct CommandsModifier: NodeModifier {
  let commands: () -> [PaletteCommand]

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

  var commands: [PaletteCommand] { modifier.commands() }

  override func willLeave() {
    tree.commandSources.remove(self)
  }
}

extension View {
  /// Adds `commands` to the command palette while the view is on the screen. Actions with keys are
  /// there anyway. The closure is called whenever the palette opens.
  public func commands(_ commands: @escaping () -> [PaletteCommand]) -> some View {
    modifier(CommandsModifier(commands: commands))
  }
}
