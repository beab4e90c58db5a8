// SPDX-License-Identifier: Apache-2.0

/// Base64 with padding (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// `bytes` in Base64.
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
      let rest = bytes.count - start
      let second = rest > 1 ? Int(bytes[start + 1]) : 0
      let third = rest > 2 ? Int(bytes[start + 2]) : 0
      let bits = Int(bytes[start]) << 16 | second << 8 | third
      text.append(digits[bits >> 18])
      text.append(digits[bits >> 12 & 63])
      text.append(rest > 1 ? digits[bits >> 6 & 63] : UInt8(ascii: "="))
      text.append(rest > 2 ? digits[bits & 63] : UInt8(ascii: "="))
      start += 3
    }
    return text
  }
}
