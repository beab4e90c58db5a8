/// What is wrong with a text that should be JSON, and where.
public struct JSONMistake: Error, Hashable, Sendable {
  /// Bytes of the text before the place.
  public let index: Int
  /// What is wrong there.
  public let kind: Kind

  /// What can be wrong.
  public enum Kind: Hashable, Sendable {
    /// The text ends where a value is to begin.
    case noValue
    /// What stands there is no value.
    case value
    /// A number is none as JSON has them, or too large.
    case number
    /// A name in quotation marks is missing.
    case name
    /// There is no colon after this name.
    case colon(after: String)
    /// An object neither goes on nor ends.
    case endOfObject
    /// An array neither goes on nor ends.
    case endOfArray
    /// Arrays and objects lie deeper in each other than ``PlacedJSON/deepest``.
    case depth
    /// A text has no end; it begins after so many bytes.
    case endOfString(start: Int)
    /// A line ends within a text, or another control character stands in it; it begins after so many
    /// bytes.
    case control(start: Int)
    /// A backslash has no meaning.
    case escape
    /// There are not four hexadecimal digits after `\u`.
    case codeUnit
    /// There is more after the value.
    case more
  }
}
