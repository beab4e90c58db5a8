// SPDX-License-Identifier: Apache-2.0

/// A key press.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// The modifiers held down. Shift is left out for characters, since it shows in the character.
  public var modifiers: Modifiers

  /// `key` pressed while `modifiers` were held down.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key that types `character`.
  public init(_ character: Character, modifiers: Modifiers = []) {
    self.init(.character(character), modifiers: modifiers)
  }

  /// The keys that a terminal can distinguish.
  public enum Key: Hashable, Sendable {
    /// A key that types. The space bar is `" "`.
    case character(Character)
    /// Arrow up.
    case up
    /// Arrow down.
    case down
    /// Arrow left.
    case left
    /// Arrow right.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page up.
    case pageUp
    /// Page down.
    case pageDown
    /// Insert.
    case insert
    /// Forward delete.
    case delete
    /// Backspace.
    case backspace
    /// Tab. With Shift, it moves backward.
    case tab
    /// Enter or Return.
    case enter
    /// Escape.
    case escape
    /// A function key, numbered from 1.
    case function(Int)
  }

  /// Keys that are held down while another is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each modifier.
    public let rawValue: UInt8

    /// The modifiers whose bits are set.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Shift.
    public static let shift = Self(rawValue: 1)
    /// Alt, Option or Meta.
    public static let alt = Self(rawValue: 2)
    /// Control.
    public static let control = Self(rawValue: 4)
  }
}

extension KeyPress: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that types the character: `"q"`.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// Arrow up.
  public static let up = KeyPress(.up)
  /// Arrow down.
  public static let down = KeyPress(.down)
  /// Arrow left.
  public static let left = KeyPress(.left)
  /// Arrow right.
  public static let right = KeyPress(.right)
  /// Home.
  public static let home = KeyPress(.home)
  /// End.
  public static let end = KeyPress(.end)
  /// Page up.
  public static let pageUp = KeyPress(.pageUp)
  /// Page down.
  public static let pageDown = KeyPress(.pageDown)
  /// Forward delete.
  public static let delete = KeyPress(.delete)
  /// Backspace.
  public static let backspace = KeyPress(.backspace)
  /// Enter or Return.
  public static let enter = KeyPress(.enter)
  /// Escape.
  public static let escape = KeyPress(.escape)

  /// The character with Control.
  public static func control(_ character: Character) -> KeyPress {
    KeyPress(character, modifiers: .control)
  }
}
