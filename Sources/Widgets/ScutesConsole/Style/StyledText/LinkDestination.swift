// SPDX-License-Identifier: Apache-2.0

/// The address that a link leads to, in characters that are safe to send to a terminal.
///
///     LinkDestination("https://swift.org")           "https://swift.org"
///     LinkDestination("https://ko.wikipedia.org/뱀")  "https://ko.wikipedia.org/%EB%B1%80"
///     LinkDestination("swift.org")                   nil: it has no scheme
///     LinkDestination("https://a\u{1B}]8;;")         nil: it has a control character
public struct LinkDestination: Hashable, Sendable {
  /// The address: printable ASCII without blanks.
  public let address: String

  /// The longest address in bytes. Some terminals take no longer one.
  public static let maxLength = 2083

  /// The destination at `address`, whose blanks and characters beyond ASCII become percent escapes.
  /// `nil` if it doesn't begin with a scheme, such as `https:`, contains a control character or is
  /// longer than ``maxLength``.
  public init?(_ address: String) {
    guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = address.utf8[..<colon]
    guard let first = scheme.first, Self.isLetter(first), scheme.allSatisfy(Self.isOfScheme) else {
      return nil
    }
    var safe = ""
    for scalar in address.unicodeScalars {
      switch scalar.value {
      case 0x21...0x7E: safe.unicodeScalars.append(scalar)
      case 0..<0x20, 0x7F..<0xA0: return nil
      default: safe += UTF8.encode(scalar)?.map(Self.escape).joined() ?? ""
      }
    }
    guard safe.utf8.count <= Self.maxLength, safe.utf8.count > scheme.count + 1 else { return nil }
    self.address = safe
  }

  private static func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "%0" + digits : "%" + digits
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    isLetter(byte) || 0x30...0x39 ~= byte || "+-.".utf8.contains(byte)
  }
}

extension LinkDestination: CustomStringConvertible {
  /// The address.
  public var description: String { address }
}
