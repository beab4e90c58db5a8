/// The names of keys without a character of their own, in the user's language.
public struct KeyNames: Codable, Hashable, Sendable {
  /// The modifiers, each followed by a hyphen and the key.
  public var control = "Ctrl", alt = "Alt", shift = "Shift"
  /// The arrows, where the terminal has no `↑↓←→`.
  public var up = "Up", down = "Down", left = "Left", right = "Right"
  /// The keys that go far.
  public var home = "Home", end = "End", pageUp = "PgUp", pageDown = "PgDn"
  /// The keys that change what stands there.
  public var insert = "Ins", delete = "Del", backspace = "Backspace"
  /// The wide keys; `enter` where the terminal has no `⏎`.
  public var space = "Space", tab = "Tab", enter = "Enter", escape = "Esc"
  /// What the number of a function key follows: "F" for "F5".
  public var function = "F"

  /// The names in English.
  public init() {}

  /// The name of `key` in letters.
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
