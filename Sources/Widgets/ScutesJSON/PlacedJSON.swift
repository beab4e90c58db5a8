// SPDX-License-Identifier: Apache-2.0

/// A JSON value (RFC 8259) with its place in the text.
///
/// All values of a text share the text and a table with 8 bytes for each of them, and are decoded
/// when they are asked for. So a text takes at most five times its size: `[0,0,…]` has a value for
/// every two bytes.
public struct PlacedJSON: Sendable {
  private let table: JSONTable
  /// The row of the value in the table.
  private let row: UInt32

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

  /// The kinds of values.
  public enum Kind: Hashable, Sendable {
    /// Null.
    case null
    /// A Boolean.
    case bool
    /// A number.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object.
    case object
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

  /// Parses `text`, in UTF-8, as one value. Takes time linear in its length, which is less than 4
  /// GB.
  public init(_ text: [UInt8]) throws(JSONSyntaxError) {
    var scanner = JSONScanner(text)
    try scanner.scanDocument()
    table = JSONTable(text: text, rows: scanner.rows)
    row = 0
  }

  /// Returns the start of a text that is JSON up to some place: the values before that, with what
  /// is open there closed. `nil` if there are none. It has nothing that Foundation's decoder
  /// refuses.
  public static func closedStart(of text: [UInt8]) -> [UInt8]? {
    JSONScanner.closedStart(of: text)
  }

  private init(_ table: JSONTable, row: UInt32) {
    self.table = table
    self.row = row
  }

  /// The offset in bytes.
  public var index: Int { Int(table.rows[Int(row)].start) }

  /// The place of its text in bytes, from ``index``. Takes time linear in the number of values in
  /// it.
  public var range: Range<Int> {
    let last = table.rows[Int(end) - 1]
    let open = table.rows[Int(row)..<Int(end) - 1].count { outer in
      outer.end == end && table.isContainer(at: outer.start)
    }
    var place = JSONScanner.end(at: Int(last.start), of: table.text)
    for _ in 0..<open {
      place += table.text[place...].prefix(while: JSONScanner.isBlank).count + 1
    }
    return index..<place
  }

  /// What kind of value it is. Unlike ``content``, this decodes nothing.
  public var kind: Kind {
    switch table.text[index] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  /// The number of elements of an array or members of an object, 0 for other values. Decodes
  /// nothing, and takes time linear in the number.
  public var count: Int {
    let step: UInt32 = kind == .object ? 1 : 0
    var (count, next) = (0, row + 1)
    while next < end {
      count += 1
      next = table.rows[Int(next + step)].end
    }
    return count
  }

  /// Whether nothing is in it: ``count`` is 0. Takes constant time.
  public var isEmpty: Bool { end == row + 1 }

  /// The element or the value of the member at `position`, or `nil` if there is none. Decodes
  /// nothing, and takes time linear in `position`.
  public subscript(position: Int) -> PlacedJSON? {
    child(position).map { PlacedJSON(table, row: kind == .object ? $0 + 1 : $0) }
  }

  /// The name of the member at `position`, or `nil` if there is none. Takes time linear in
  /// `position`.
  public func name(at position: Int) -> String? {
    guard kind == .object else { return nil }
    return child(position).flatMap { PlacedJSON(table, row: $0).text }
  }

  /// The row of the element at `position`, or of the name of the member.
  private func child(_ position: Int) -> UInt32? {
    let step: UInt32 = kind == .object ? 1 : 0
    var next = row + 1
    for _ in 0..<max(0, position) {
      guard next < end else { return nil }
      next = table.rows[Int(next + step)].end
    }
    return position >= 0 && next < end ? next : nil
  }

  /// The value. Of an array or object, only the top level is decoded.
  public var content: Content {
    switch kind {
    case .object: .object(members ?? [])
    case .array: .array(elements ?? [])
    case .string: .string(text ?? "")
    case .bool: .bool(table.text[index] == UInt8(ascii: "t"))
    case .null: .null
    case .number: .number(JSONScanner.number(at: index, of: table.text))
    }
  }

  /// The members of an object, or `nil` for other values.
  public var members: [Member]? {
    guard table.text[index] == UInt8(ascii: "{") else { return nil }
    var members: [Member] = []
    var name = row + 1
    while name < end {
      let place = PlacedJSON(table, row: name)
      let value = PlacedJSON(table, row: name + 1)
      members.append(Member(name: place.text ?? "", index: place.index, value: value))
      name = value.end
    }
    return members
  }

  /// The elements of an array, or `nil` for other values.
  public var elements: [PlacedJSON]? {
    guard table.text[index] == UInt8(ascii: "[") else { return nil }
    var elements: [PlacedJSON] = []
    var next = row + 1
    while next < end {
      elements.append(PlacedJSON(table, row: next))
      next = table.rows[Int(next)].end
    }
    return elements
  }

  /// The text of a string, or `nil` for other values.
  public var text: String? {
    guard table.text[index] == UInt8(ascii: "\"") else { return nil }
    return JSONScanner.string(at: index, of: table.text)
  }

  /// The row after the value and everything in it.
  private var end: UInt32 { table.rows[Int(row)].end }
}

/// The values of a text, in its order. Each name of a member is a value before its own.
final class JSONTable: Sendable {
  let text: [UInt8]
  let rows: [Row]

  /// A value.
  struct Row: Sendable {
    /// The offset in bytes.
    let start: UInt32
    /// The row after the value and everything in it.
    var end: UInt32
  }

  init(text: [UInt8], rows: [Row]) {
    self.text = text
    self.rows = rows
  }

  /// Whether an array or an object begins at `start`.
  func isContainer(at start: UInt32) -> Bool {
    text[Int(start)] == UInt8(ascii: "[") || text[Int(start)] == UInt8(ascii: "{")
  }
}
