/// Gathers the three numbers after `CSI M`: a byte each, or a character of UTF-8 where the terminal
/// has no bytes for columns beyond the 223rd.
struct OldMouseReport: Sendable {
  private var numbers: [Int] = []
  /// A byte that is either a number or the first half of one.
  private var lead: UInt8?

  /// What has come of a byte.
  enum Step {
    case more
    case complete([Int])
    /// Complete before this byte, which belongs to what comes next.
    case completeBefore([Int])
  }

  /// The numbers where all have come but for what might continue the last one.
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
