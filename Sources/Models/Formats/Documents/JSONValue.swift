import Foundation

/// A value of JSON. True and false are 1 and 0.
enum JSONValue: Hashable, Sendable {
  case null
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a whole text; `line` is where it begins.
  ///
  /// - Throws: ``PuzzleTextError`` with the place of the first fault.
  init(_ bytes: some Sequence<UInt8>, line: Int) throws(PuzzleTextError) {
    let data = Data(bytes)
    do {
      self.init(try JSONSerialization.jsonObject(with: data))
    } catch {
      throw Self.fault(error as NSError, data: data, line: line)
    }
  }

  private init(_ value: Any) {
    switch value {
    case let string as String: self = .string(string)
    case let array as [Any]: self = .array(array.map(JSONValue.init))
    case let object as [String: Any]: self = .object(object.mapValues(JSONValue.init))
    case let number as NSNumber: self = .number(number.doubleValue)
    default: self = .null
    }
  }

  private static func fault(_ error: NSError, data: Data, line: Int) -> PuzzleTextError {
    let index = error.userInfo["NSJSONSerializationErrorIndex"] as? Int ?? data.count
    let before = data.prefix(index)
    let lines = before.count { $0 == 0x0A }
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    let next = String(decoding: data.dropFirst(index).prefix(16), as: UTF8.self).first
    return PuzzleTextError(
      format: nil, line: line + lines, column: column,
      found: next.map { PuzzleTextError.quoted(String($0)) } ?? "the end of the text",
      expected: "well-formed JSON")
  }

  /// The value under `key`; nil where it is no object or has none such.
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// Its elements; nil where it is no array.
  var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// Its text; nil where it is no string.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// Its number; nil where it is none.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The whole number that it is, as a number or in quotation marks.
  var integer: Int? {
    switch self {
    case .number(let number): Int(exactly: number)
    case .string(let text): Int(text)
    default: nil
    }
  }

  /// The digits of an array of such, without what are none.
  var digits: DigitSet { DigitSet((elements ?? []).compactMap { $0.integer.flatMap(Digit.init) }) }

  /// Whether there is something in it: neither nothing, nor false, nor empty.
  var isSomething: Bool {
    switch self {
    case .null: false
    case .number(let number): number != 0
    case .string(let text): !text.isEmpty
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    }
  }

  /// `text` as JSON has it, with quotation marks.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{0}"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
