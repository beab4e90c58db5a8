// SPDX-License-Identifier: Apache-2.0

/// What a user can do to a `Target`, such as a screen or its model. Keys, the footer, help, the
/// palette, key maps and buttons all take it from here.
///
/// A command doesn't hold its target, so the keys of a screen are known without the screen.
public struct Command<Target> {
  /// The name in key maps, within the table: `undo`, `move.up`, `digit.5`. It stays the same when
  /// anything else about the command changes, since users' files rely on it for years.
  public let id: String
  /// The keys, the usual one first. A command without keys tells of what the focused view does.
  public var keys: [KeyPress]
  /// The title: in lower case for the footer, where it follows the key.
  public var title: String
  /// The places that show it.
  public var visibility: KeyVisibility
  /// The text shown in place of the keys, for a line that covers several commands.
  public var label: String?
  /// The keys that may come after it and belong to it: "1-9".
  public let follower: String?
  /// The heading that help lists it under. `nil` for that of its table.
  public var group: String?
  /// A line about what it does, for help.
  public var detail: String?
  let speaksForNext: Bool
  private var condition: ((Target) -> Bool)?
  private var action: (Target) -> Void
  private var adapt: ((inout Command, Target) -> Void)?

  /// Creates a command. `label` is shown in place of the keys, for a line that covers several
  /// commands: "1-9". With `speakingForNext`, the line also shows the keys of the hidden commands
  /// of the same title right after it, under any key map: "↑↓". `follower` is what is pressed after
  /// the key, and shown with it: "f 1-9". The command exists while `condition` is true.
  public init(
    _ id: String, _ keys: [KeyPress], _ title: String, shown visibility: KeyVisibility = .footer,
    as label: String? = nil, followedBy follower: String? = nil, speakingForNext: Bool = false,
    if condition: ((Target) -> Bool)? = nil, perform action: @escaping (Target) -> Void
  ) {
    self.id = id
    self.keys = keys
    self.title = title
    self.visibility = visibility
    self.label = label
    self.follower = follower
    speaksForNext = speakingForNext
    self.condition = condition
    self.action = action
  }

  /// Creates a line about what the focused view does with keys of its own, written as `label`.
  public init(
    _ id: String, as label: String, _ title: String, shown visibility: KeyVisibility = .footer
  ) {
    self.init(id, [], title, shown: visibility, as: label) { _ in }
  }

  /// Several commands that exist while `condition` is true.
  public static func group(
    if condition: @escaping (Target) -> Bool, @CommandBuilder<Target> commands: () -> [Command]
  ) -> [Command] {
    commands().map { command in
      var command = command
      let own = command.condition
      command.condition = { condition($0) && own?($0) ?? true }
      return command
    }
  }

  /// Several commands that help lists under `heading`.
  public static func group(
    _ heading: String, @CommandBuilder<Target> commands: () -> [Command]
  ) -> [Command] {
    commands().map { command in
      var command = command
      command.group = heading
      return command
    }
  }

  /// Changes keys, title, label or visibility to suit the state of a target. Help and key maps,
  /// which know no target, have the command as it is.
  public func adapted(_ adapt: @escaping (_ command: inout Command, Target) -> Void) -> Command {
    var command = self
    command.adapt = adapt
    return command
  }

  /// The command with `body` in place of what it does, which `body` may do as well.
  public func intercepted(
    by body: @escaping (_ target: Target, _ perform: () -> Void) -> Void
  ) -> Command {
    var command = self
    command.action = { target in body(target) { action(target) } }
    return command
  }

  /// Whether `target` has the command at present.
  public func isAvailable(on target: Target) -> Bool { condition?(target) ?? true }

  /// Does to `target` what the command stands for.
  public func perform(on target: Target) { action(target) }

  /// The command in the present state of `target`.
  func suited(to target: Target) -> Command {
    var command = self
    adapt?(&command, target)
    return command
  }

  fileprivate var binding: KeyBinding<Command> {
    var binding = KeyBinding(
      keys, self, title, id: id, shown: visibility, as: label, speakingForNext: speaksForNext)
    (binding.follower, binding.group, binding.detail) = (follower, group, detail)
    return binding
  }
}

/// The order in which help shows the commands of a table.
public nonisolated struct HelpOrder: Sendable {
  /// The names of the commands that come first, each as a key cap. Without any, they are the first
  /// ten of the footer.
  public var first: [String]
  /// The headings of the groups, in order. Those of commands that aren't among them come before.
  public var groups: [String]

  /// Creates an order.
  public init(first: [String] = [], groups: [String] = []) {
    self.first = first
    self.groups = groups
  }
}

/// The commands of a screen or a part of one, in the order of its footer.
public struct CommandTable<Target> {
  /// The first part of their names in key maps: `gameBoard`.
  public let id: String
  /// The heading in the help.
  public let title: String
  /// The commands, those that aren't available at present among them.
  public var commands: [Command<Target>]
  /// The order of the commands in help.
  public var helpOrder: HelpOrder

  /// Creates a table called `title`, whose name in key maps is `id`.
  public init(
    _ id: String, _ title: String, help: HelpOrder = HelpOrder(),
    @CommandBuilder<Target> commands: () -> [Command<Target>]
  ) {
    self.id = id
    self.title = title
    helpOrder = help
    self.commands = commands()
  }

  /// The command called `id`.
  public subscript(id: String) -> Command<Target>? { commands.first { $0.id == id } }

  /// The keys of all commands, for help and key maps. They do nothing.
  public var keys: KeyTable {
    KeyTable(title, id: id, help: helpOrder, commands.map(\.binding)) { _ in }
  }

  /// The keys of the commands that `target` has at present. With `everywhere`, they also work
  /// beneath a sheet, unless the sheet uses them itself.
  public func keys(on target: Target, everywhere: Bool = false) -> KeyTable {
    let available = commands.filter { $0.isAvailable(on: target) }.map { $0.suited(to: target) }
    return KeyTable(
      title, id: id, help: helpOrder, available.map(\.binding), worksEverywhere: everywhere
    ) { $0.perform(on: target) }
  }
}

/// Combines commands and lists of commands into one list.
@resultBuilder
public enum CommandBuilder<Target> {
  /// A command.
  public static func buildExpression(_ command: Command<Target>) -> [Command<Target>] { [command] }

  /// Several commands.
  public static func buildExpression(_ commands: [Command<Target>]) -> [Command<Target>] {
    commands
  }

  /// The commands of all statements.
  public static func buildBlock(_ commands: [Command<Target>]...) -> [Command<Target>] {
    commands.flatMap(\.self)
  }

  /// `for`.
  public static func buildArray(_ commands: [[Command<Target>]]) -> [Command<Target>] {
    commands.flatMap(\.self)
  }

  /// `if` without `else`.
  public static func buildOptional(_ commands: [Command<Target>]?) -> [Command<Target>] {
    commands ?? []
  }
}
