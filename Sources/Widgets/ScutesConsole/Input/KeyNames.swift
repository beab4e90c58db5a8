// SPDX-License-Identifier: Apache-2.0

/// The names of keys without a character of their own, in the user's language.
public struct KeyNames: Codable, Hashable, Sendable {
  /// The modifiers, each followed by a hyphen and the key.
  public var control = "Ctrl", alt = "Alt", shift = "Shift"
  /// The arrows, for terminals without `↑↓←→`.
  public var up = "Up", down = "Down", left = "Left", right = "Right"
  /// The keys for long moves.
  public var home = "Home", end = "End", pageUp = "PgUp", pageDown = "PgDn"
  /// The keys that edit.
  public var insert = "Ins", delete = "Del", backspace = "Backspace"
  /// The wide keys. `enter` is for terminals without `⏎`.
  public var space = "Space", tab = "Tab", enter = "Enter", escape = "Esc"
  /// The prefix of a function key: "F" in "F5".
  public var function = "F"

  /// The names in English.
  public init() {}

  /// The name of `key` as a word.
  func word(for key: KeyPress.Key) -> String {
    switch key {
    case .character(" "): space
    case .character(let character): String(character)
    case .up: up
    case .down: down
    case .left: left
    case .right: right
    case .home: home
    case .end: end
    case .pageUp: pageUp
    case .pageDown: pageDown
    case .insert: insert
    case .delete: delete
    case .backspace: backspace
    case .tab: tab
    case .enter: enter
    case .escape: escape
    case .function(let number): "\(function)\(number)"
    }
  }
}
