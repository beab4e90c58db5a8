/// What a key does, declared once: the keys, what they mean, and how that is called.
///
/// Tables of these feed the dispatch, the footer and the help overlay.
public nonisolated struct KeyBinding<Action> {
  /// The keys, the usual one first.
  public let keys: [KeyPress]
  /// What they mean.
  public let action: Action
  /// What it is called, for people.
  public let title: String
  /// Where it is shown.
  public let visibility: KeyVisibility
  /// What is shown in place of the keys' names, where one line stands for several bindings: "1-9".
  public let label: String?
  /// Whether the line shows the first key of each binding that it stands for: its own, and those of
  /// the hidden bindings of the same title that come right after it.
  public let speaksForNext: Bool
  private let ownID: String?

  /// A binding of `keys` to `action`. `id` is its name in key maps, where the action's own will not
  /// do. With `speakingForNext` the line also shows the keys of the hidden bindings of the same title
  /// that come right after it, whatever a key map makes of them: "↑↓".
  public init(
    _ keys: [KeyPress], _ action: Action, _ title: String, id: String? = nil,
    shown visibility: KeyVisibility = .footer, as label: String? = nil,
    speakingForNext: Bool = false
  ) {
    self.keys = keys
    self.action = action
    self.title = title
    self.visibility = visibility
    self.label = label
    speaksForNext = speakingForNext
    ownID = id
  }

  /// The name of the action in key maps, which stays the same in every language: the one given, else
  /// that of a ``KeyAction``, or a text that is one: `undo`, `move.up`, `digit.5`. Nil where there is
  /// none, as for `()`: the keys of such a binding cannot be changed.
  public var id: String? {
    if let ownID { return ownID }
    if let action = action as? any KeyAction { return action.name }
    return (action as? String).flatMap { $0.isEmpty ? nil : $0 }
  }
}

nonisolated extension KeyBinding: Sendable where Action: Sendable {}

/// Where a binding is shown.
public nonisolated enum KeyVisibility: Sendable {
  /// In the footer, while there is room, and in the help.
  case footer
  /// In the help only.
  case help
  /// Nowhere: another way to do what is shown already.
  case hidden
}
