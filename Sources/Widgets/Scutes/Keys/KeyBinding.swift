// SPDX-License-Identifier: Apache-2.0

/// Keys with their action and title, declared in one place.
///
/// Tables of bindings serve dispatch, footer and help.
public nonisolated struct KeyBinding<Action> {
  /// The keys, the usual one first.
  public let keys: [KeyPress]
  /// The action of the keys.
  public let action: Action
  /// The title of the action.
  public let title: String
  /// The places that show the binding.
  public let visibility: KeyVisibility
  /// The text shown in place of the keys, for a line that covers several bindings: "1-9".
  public let label: String?
  /// Whether the line shows the first key of this binding and those of the hidden bindings of the
  /// same title right after it.
  public let speaksForNext: Bool
  /// The keys that may come after it and belong to it: "1-9".
  public var follower: String?
  /// The heading that help lists it under. `nil` for that of its table.
  public var group: String?
  /// A line about what it does, for help.
  public var detail: String?
  private let ownID: String?

  /// Creates a binding of `keys` to `action`. `id` is its name in key maps, if the action's own
  /// isn't suitable. With `speakingForNext`, the line also shows the keys of the hidden bindings of
  /// the same title right after it, under any key map: "↑↓".
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

  /// The name of the action in key maps, the same in every language: the `id` passed in, or else
  /// that of a ``KeyAction`` or a string, as in `undo`, `move.up`, `digit.5`. `nil` for other
  /// actions, such as `()`, whose keys can't be changed.
  public var id: String? {
    if let ownID { return ownID }
    if let action = action as? any KeyAction { return action.name }
    return (action as? String).flatMap { $0.isEmpty ? nil : $0 }
  }
}

nonisolated extension KeyBinding: Sendable where Action: Sendable {}

/// The places that show a binding.
public nonisolated enum KeyVisibility: Sendable {
  /// At the beginning of the footer, also before the keys of inner tables, and in the help.
  case prominent
  /// In the footer, if there is room, and in the help.
  case footer
  /// In the help only.
  case help
  /// Nowhere. For alternatives to bindings already shown.
  case hidden
}
