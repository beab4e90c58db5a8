/// Bits gathered into digits of six, the first bit highest.
struct BitOutput {
  private var values: [UInt8] = []
  private var value: UInt8 = 0
  private var count = 0

  /// Writes the lowest `bits` of `number`, the lowest first.
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

  /// All of it in Base64. There is always one more digit than the bits need, for the rest of them.
  func base64() -> String {
    let rest = value << UInt8(6 - count)
    var digits = (values + [rest]).map(Base64.digit)
    while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
    return String(decoding: digits, as: UTF8.self)
  }
}

/// Bits out of digits of six, the highest first.
struct BitInput {
  private let values: [UInt8]
  private var position = 0

  /// The bits of `values`, 0 to 63.
  init(values: [UInt8]) { self.values = values }

  /// The number of the next `bits`, the lowest first; nil where so many are not left.
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

/// The digits of Base64 (RFC 4648, section 4; those of section 5 are read as well).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The digit for 0 to 63.
  static func digit(_ value: UInt8) -> UInt8 { digits[Int(value)] }

  /// What a digit stands for, 0 to 63; nil where it is none. A blank stands for the plus sign that
  /// addresses lose.
  static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: " "): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
