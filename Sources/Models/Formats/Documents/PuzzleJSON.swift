/// A value of JSON. True and false are 1 and 0.
enum PuzzleJSON: Hashable, Sendable {
  case null
  case number(Double)
  case string(String)
  case array([PuzzleJSON])
  case object([String: PuzzleJSON])

  /// Reads a whole text; `line` is where it begins.
  ///
  /// - Throws: ``PuzzleTextError`` with the place of the first fault.
  init(_ bytes: some Sequence<UInt8>, line: Int) throws(PuzzleTextError) {
    var scanner = JSONScanner(Array(bytes), line: line)
    self = try scanner.document()
  }

  /// The value under `key`; nil where it is no object or has none such.
  subscript(key: String) -> PuzzleJSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// Its elements; nil where it is no array.
  var elements: [PuzzleJSON]? {
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
