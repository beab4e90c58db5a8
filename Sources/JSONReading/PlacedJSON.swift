/// A JSON value (RFC 8259) with its place in the text.
public struct PlacedJSON: Sendable {
  /// The offset in bytes.
  public let index: Int
  /// The value.
  public let content: Content

  /// The maximum nesting of arrays and objects.
  public static let maxDepth = 64

  /// The content of a value.
  public enum Content: Sendable {
    /// Null.
    case null
    /// A Boolean.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A string.
    case string(String)
    /// An array.
    case array([PlacedJSON])
    /// An object, with its members in order. A name may occur twice.
    case object([Member])
  }

  /// A member of an object.
  public struct Member: Sendable {
    /// The name.
    public let name: String
    /// The offset of the name in bytes.
    public let index: Int
    /// The value.
    public let value: PlacedJSON
  }

  /// Parses `text`, in UTF-8, as one value. Takes time linear in its length.
  public init(_ text: [UInt8]) throws(JSONSyntaxError) {
    var scanner = JSONScanner(text)
    self = try scanner.document()
  }

  init(_ content: Content, at index: Int) {
    self.index = index
    self.content = content
  }

  /// The members of an object, or `nil` for other values.
  public var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements of an array, or `nil` for other values.
  public var elements: [PlacedJSON]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The text of a string, or `nil` for other values.
  public var text: String? {
    if case .string(let text) = content { text } else { nil }
  }
}
