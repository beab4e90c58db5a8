// SPDX-License-Identifier: Apache-2.0

/// The bytes between CSI and the final byte: `<0;12;5` in `CSI < 0 ; 12 ; 5 M`.
struct ControlSequence: Sendable {
  private static let longest = 64

  private var bytes: [UInt8] = []
  private var isTooLong = false

  /// `true` before the first byte.
  var isEmpty: Bool { bytes.isEmpty }

  /// `true` for one number and nothing else.
  var isPlainNumber: Bool {
    !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The private marker `<`, `=`, `>` or `?` at the beginning.
  var marker: UInt8? {
    guard let first = bytes.first, (0x3C...0x3F).contains(first) else { return nil }
    return first
  }

  /// The numbers: groups separated by `;`, each with the parts that `:` separates. An absent number
  /// is `nil`. The whole array is `nil` if there is anything else.
  var numbers: [[Int?]]? {
    guard !isTooLong else { return nil }
    var groups: [[Int?]] = [[nil]]
    for byte in marker == nil ? bytes[...] : bytes.dropFirst() {
      let group = groups.count - 1
      let part = groups[group].count - 1
      switch byte {
      case 0x30...0x39:
        let value = groups[group][part] ?? 0
        groups[group][part] = min(value * 10 + Int(byte - 0x30), 1 << 30)
      case 0x3A: groups[group].append(nil)
      case 0x3B: groups.append([nil])
      default: return nil
      }
    }
    return groups
  }

  /// The mode and its state in `CSI ? mode ; state $ y`.
  var modeReport: (mode: Int, state: Int)? {
    guard marker == UInt8(ascii: "?"), bytes.last == UInt8(ascii: "$") else { return nil }
    var report = self
    report.bytes.removeLast()
    guard let numbers = report.numbers, numbers.count == 2, let mode = numbers[0][0],
      let state = numbers[1][0]
    else { return nil }
    return (mode, state)
  }

  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.longest { bytes.append(byte) } else { isTooLong = true }
  }

  /// Returns `true` if the sequence that `final` ends begins a bracketed paste.
  func isPasteStart(_ final: UInt8) -> Bool {
    final == 0x7E && bytes.elementsEqual("200".utf8)
  }
}
