/// Bits collected into six-bit digits, highest bit first.
struct BitOutput {
  private var values: [UInt8] = []
  private var value: UInt8 = 0
  private var count = 0

  /// Writes the lowest `bits` of `number`, lowest first.
  mutating func write(_ number: Int, bits: Int) {
    for bit in 0..<bits {
      value = value << 1 | UInt8(number >> bit & 1)
      count += 1
      if count == 6 {
        values.append(value)
        (value, count) = (0, 0)
      }
    }
  }

  /// Returns the output in Base64. It always has one more digit than the bits need, for the
  /// remaining bits.
  func base64() -> String {
    let rest = value << UInt8(6 - count)
    var digits = (values + [rest]).map(Base64.digit)
    while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
    return String(decoding: digits, as: UTF8.self)
  }
}

/// Bits read from six-bit digits, highest first.
struct BitInput {
  private let values: [UInt8]
  private var position = 0

  /// Creates an input from `values`, 0 to 63.
  init(values: [UInt8]) { self.values = values }

  /// Reads a number from the next `bits`, lowest first. Returns `nil` if there aren't enough left.
  mutating func read(_ bits: Int) -> Int? {
    guard position + bits <= values.count * 6 else { return nil }
    var number = 0
    for bit in 0..<bits {
      let value = values[position / 6] >> UInt8(5 - position % 6)
      number |= Int(value & 1) << bit
      position += 1
    }
    return number
  }
}

/// The digits of Base64 (RFC 4648, section 4, also reads those of section 5).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func digit(_ value: UInt8) -> UInt8 { digits[Int(value)] }

  /// Returns the value of a digit, 0 to 63, or `nil` if it isn't one. A blank stands for a plus
  /// sign, which addresses lose.
  static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case "A"..."Z": digit - UInt8(ascii: "A")
    case "a"..."z": digit - UInt8(ascii: "a") + 26
    case "0"..."9": digit - UInt8(ascii: "0") + 52
    case "+", "-", " ": 62
    case "/", "_": 63
    default: nil
    }
  }
}
