/// The compression of links to f-puzzles and SudokuPad: a dictionary grows with the text, and its
/// entries are written as numbers with as many bits as the dictionary needs.
///
/// ```
/// {"size":9}   ⇄   N4IgzglgXgpiBcBOAvkA
/// ```
///
/// The algorithm is that of lz-string (Pieroxy): Lempel, Ziv and Welch's, over the 16-bit units of
/// UTF-16. The numbers 0, 1 and 2 mean: a new unit of 8 bits follows, one of 16 bits follows, the
/// end. Bits go lowest first into digits of six, the first bit highest.
enum LZString {
  /// Returns `text`, compressed, as Base64, padded with equals signs to a multiple of four
  /// characters.
  static func base64(compressing text: String) -> String {
    var packer = Packer()
    for unit in text.utf16 { packer.add(unit) }
    return packer.finish()
  }

  /// Returns the text of `digits`, or `nil` if they aren't compressed text or the text would be
  /// longer than `limit` 16-bit units. Takes time and memory linear in both.
  static func text(decompressing digits: some Sequence<UInt8>, limit: Int = 1 << 20) -> String? {
    var values: [UInt8] = []
    for digit in digits where digit != "=" {
      guard let value = Base64.value(of: digit) else { return nil }
      values.append(value)
    }
    guard !values.isEmpty, let units = Unpacker(values).units(limit: limit) else { return nil }
    return String(decoding: units, as: UTF16.self)
  }

  /// The meaning of the numbers below those of the dictionary.
  private enum Sign {
    static let unit8 = 0
    static let unit16 = 1
    static let end = 2
    static let first = 3
  }

  /// The number of bits of the next number.
  private struct NumberWidth {
    var bits: Int
    /// The number of entries that fit before numbers need another bit.
    var room: Int

    /// Notes that the dictionary has another entry.
    mutating func use() {
      room -= 1
      guard room == 0 else { return }
      (bits, room) = (bits + 1, 1 << bits)
    }
  }

  private struct Packer {
    /// The entry after adding another unit to an entry. The key combines both.
    private var entries: [UInt64: Int] = [:]
    /// Units in the dictionary that haven't been written yet.
    private var unwritten: Set<UInt16> = []
    private var singles: [UInt16: Int] = [:]
    private var next = Sign.first
    private var width = NumberWidth(bits: 2, room: 2)
    private var current: (entry: Int, unit: UInt16?)?
    private var output = BitOutput()

    mutating func add(_ unit: UInt16) {
      let single: Int
      if let known = singles[unit] {
        single = known
      } else {
        single = next
        singles[unit] = next
        unwritten.insert(unit)
        next += 1
      }
      guard let current else {
        self.current = (single, unit)
        return
      }
      let key = UInt64(current.entry) << 16 | UInt64(unit)
      if let longer = entries[key] {
        self.current = (longer, nil)
        return
      }
      write(current)
      entries[key] = next
      next += 1
      self.current = (single, unit)
    }

    mutating func finish() -> String {
      if let current { write(current) }
      output.write(Sign.end, bits: width.bits)
      return output.base64()
    }

    private mutating func write(_ current: (entry: Int, unit: UInt16?)) {
      if let unit = current.unit, unwritten.remove(unit) != nil {
        let isWide = unit > 0xFF
        output.write(isWide ? Sign.unit16 : Sign.unit8, bits: width.bits)
        output.write(Int(unit), bits: isWide ? 16 : 8)
        width.use()
      } else {
        output.write(current.entry, bits: width.bits)
      }
      width.use()
    }
  }

  /// Stores each entry as an earlier one plus a unit, to keep the dictionary small.
  private struct Unpacker {
    private var input: BitInput
    private var entries: [(before: Int, last: UInt16, length: Int)] = []
    private var width = NumberWidth(bits: 3, room: 4)

    init(_ values: [UInt8]) { input = BitInput(values: values) }

    func units(limit: Int) -> [UInt16]? {
      var copy = self
      return copy.unpack(limit: limit)
    }

    private mutating func unpack(limit: Int) -> [UInt16]? {
      entries = Array(repeating: (before: -1, last: 0, length: 0), count: Sign.first)
      guard let sign = input.read(2) else { return nil }
      if sign == Sign.end { return [] }
      guard let first = newUnit(sign) else { return nil }
      var (units, previous) = ([first], Sign.first)
      entries.append((-1, first, 1))
      while let number = input.read(width.bits) {
        if number == Sign.end { return units }
        var entry = number
        if number < Sign.first {
          guard let unit = newUnit(number) else { return nil }
          entry = entries.count
          entries.append((-1, unit, 1))
          width.use()
        }
        guard entry <= entries.count else { return nil }
        let isNewest = entry == entries.count
        let start = firstUnit(of: isNewest ? previous : entry)
        entries.append((previous, start, entries[previous].length + 1))
        guard units.count + entries[entry].length <= limit else { return nil }
        append(entry, to: &units)
        width.use()
        previous = entry
      }
      return nil
    }

    private mutating func newUnit(_ sign: Int) -> UInt16? {
      switch sign {
      case Sign.unit8: input.read(8).map(UInt16.init)
      case Sign.unit16: input.read(16).map(UInt16.init)
      default: nil
      }
    }

    private func firstUnit(of entry: Int) -> UInt16 {
      var entry = entry
      while entries[entry].before >= 0 { entry = entries[entry].before }
      return entries[entry].last
    }

    private func append(_ entry: Int, to units: inout [UInt16]) {
      let end = units.count
      var entry = entry
      while entry >= 0 {
        units.append(entries[entry].last)
        entry = entries[entry].before
      }
      units[end...].reverse()
    }
  }
}
