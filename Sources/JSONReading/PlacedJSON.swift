/// A value of JSON (RFC 8259), with the place in its text where it begins.
public struct PlacedJSON: Sendable {
  /// Bytes of the text before it.
  public let index: Int
  /// What it is.
  public let content: Content

  /// How deep arrays and objects may lie in each other.
  public static let deepest = 64

  /// What a value can be.
  public enum Content: Sendable {
    /// Nothing.
    case null
    /// True or false.
    case bool(Bool)
    /// A number that is not too large.
    case number(Double)
    /// A text.
    case string(String)
    /// Values in their order.
    case array([PlacedJSON])
    /// Names with their values in their order. A name may come twice.
    case object([Member])
  }

  /// A name of an object with its value.
  public struct Member: Sendable {
    /// The name.
    public let name: String
    /// Bytes of the text before its name.
    public let index: Int
    /// The value.
    public let value: PlacedJSON
  }

  /// The value that is the whole of `text`, in UTF-8. The time it takes grows with the length.
  public init(_ text: [UInt8]) throws(JSONMistake) {
    var scanner = JSONScanner(text)
    self = try scanner.document()
  }

  init(_ content: Content, at index: Int) {
    self.index = index
    self.content = content
  }

  /// Its names and values; nil where it is no object.
  public var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// Its elements; nil where it is no array.
  public var elements: [PlacedJSON]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// Its text; nil where it is no string.
  public var text: String? {
    if case .string(let text) = content { text } else { nil }
  }
}
