/// A value of a JSON file, with the place where it begins.
struct JSONValue: Sendable {
  /// The line and the column that it begins at, from 1.
  let place: Place
  let content: Content

  enum Content: Sendable {
    case object([Member])
    case array([JSONValue])
    case string(String)
    /// A number, true, false or null: nothing here has a use for one.
    case other(String)
  }

  /// A name of an object with its value.
  struct Member: Sendable {
    let name: String
    let place: Place
    let value: JSONValue
  }

  /// A place in a file, line and column from 1.
  struct Place: Hashable, Sendable, CustomStringConvertible {
    var line = 1
    var column = 1

    var description: String { "line \(line), column \(column)" }
  }

  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  var elements: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  var string: String? {
    if case .string(let string) = content { string } else { nil }
  }
}
