// SPDX-License-Identifier: Apache-2.0

/// Collects the three numbers after `CSI M`: a byte each, or a UTF-8 character on terminals that
/// use one for columns beyond the 223rd.
struct OldMouseReport: Sendable {
  private var numbers: [Int] = []
  /// A byte that is either a number or the first half of one.
  private var lead: UInt8?

  /// The result of a byte.
  enum Step {
    case more
    case complete([Int])
    /// Complete before this byte, which belongs to the next input.
    case completeBefore([Int])
  }

  /// The numbers, if they are complete but the last one may continue.
  var unfinished: [Int]? {
    guard numbers.count == 2, let lead else { return nil }
    return numbers + [Int(lead)]
  }

  mutating func take(_ byte: UInt8) -> Step {
    if let lead {
      self.lead = nil
      if (0x80...0xBF).contains(byte) {
        return append(Int(lead & 0x1F) << 6 | Int(byte & 0x3F))
      }
      numbers.append(Int(lead))
      if numbers.count == 3 { return .completeBefore(numbers) }
    }
    if (0xC2...0xDF).contains(byte) {
      lead = byte
      return .more
    }
    return append(Int(byte))
  }

  private mutating func append(_ number: Int) -> Step {
    numbers.append(number)
    return numbers.count == 3 ? .complete(numbers) : .more
  }
}
