import ScutesJSON
import Sudoku

extension PlacedJSON {
  /// Parses a text that begins in `line`.
  ///
  /// - Throws: ``PuzzleTextError`` with the position of the first error.
  init(_ text: some Sequence<UInt8>, line: Int) throws(PuzzleTextError) {
    let bytes = Array(text)
    do throws(JSONSyntaxError) {
      try self.init(bytes)
    } catch {
      throw PuzzleTextError(
        at: error.index, of: bytes, firstLine: line,
        expected: .json(error.kind.expected))
    }
  }

  /// The value for `key`, or `nil` if this isn't an object or has no such key.
  subscript(key: String) -> PlacedJSON? { members?.last { $0.name == key }?.value }

  /// The number, 1 and 0 for true and false, or `nil` if this isn't one.
  var number: Double? {
    switch content {
    case .number(let number): number
    case .bool(let isTrue): isTrue ? 1 : 0
    default: nil
    }
  }

  /// The integer, as a number or in quotation marks.
  var integer: Int? { text.map { Int($0) } ?? number.flatMap(Int.init(exactly:)) }

  /// The digits of an array. Ignores other elements.
  var digits: DigitSet { DigitSet((elements ?? []).compactMap { $0.integer.flatMap(Digit.init) }) }

  /// `true` if the value is neither null, nor false, nor empty.
  var isTruthy: Bool {
    switch content {
    case .null: false
    case .bool(let isTrue): isTrue
    case .number(let number): number != 0
    case .string(let text): !text.isEmpty
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    }
  }

  var isNumber: Bool { if case .number = content { true } else { false } }
  var isObject: Bool { members?.isEmpty == false }

  /// Returns `text` as a JSON string with quotation marks.
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

extension JSONSyntaxError.Kind {
  /// The JSON that is expected at this position.
  fileprivate var expected: PuzzleTextError.JSONPart {
    switch self {
    case .noValue, .value: .value
    case .number: .number
    case .name: .name
    case .colon: .colon
    case .endOfObject: .endOfObject
    case .endOfArray: .endOfArray
    case .depth: .levels(PlacedJSON.maxDepth)
    case .endOfString: .quotationMark
    case .control: .escapeForIt
    case .escape, .codeUnit: .escape
    case .more: .endOfText
    }
  }
}
