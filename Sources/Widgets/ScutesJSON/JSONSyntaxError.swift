// SPDX-License-Identifier: Apache-2.0

/// A syntax error in JSON, with its place.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The offset in bytes.
  public let index: Int
  /// The kind of error.
  public let kind: Kind

  /// A kind of syntax error.
  public enum Kind: Hashable, Sendable {
    /// The text ends in place of a value.
    case noValue
    /// This isn't a value.
    case value
    /// The number is invalid in JSON, or too large.
    case number
    /// A name in quotation marks is missing.
    case name
    /// The colon after this name is missing.
    case colon(after: String)
    /// A comma or the end of an object is missing.
    case endOfObject
    /// A comma or the end of an array is missing.
    case endOfArray
    /// Arrays and objects are nested deeper than ``PlacedJSON/maxDepth``.
    case depth
    /// The string that begins at byte `start` never ends.
    case endOfString(start: Int)
    /// The string that begins at byte `start` contains a line break or another control character.
    case control(start: Int)
    /// The escape sequence is invalid.
    case escape
    /// Four hexadecimal digits are missing after `\u`.
    case codeUnit
    /// There is more text after the value.
    case more
  }
}
