// SPDX-License-Identifier: Apache-2.0

/// Parses the parameters of an SGR sequence as ncurses writes them.
struct SGRReader {
  enum Change: Hashable {
    case reset
    /// A colour of the palette, or 0xRRGGBB. `nil` for the terminal's own.
    case foreground(Int?)
    case background(Int?)
    case begin(TextAttributes)
    case end(TextAttributes)
  }

  private let bytes: Slice<UnsafeBufferPointer<UInt8>>
  private var position: Int
  private var isAtEnd = false

  init(_ parameters: Slice<UnsafeBufferPointer<UInt8>>) {
    bytes = parameters
    position = parameters.startIndex
  }

  /// The next change, or `nil` at the end. Skips numbers that ncurses doesn't use.
  mutating func next() -> Change? {
    while !isAtEnd {
      if let change = change(number()) { return change }
    }
    return nil
  }

  /// The next number, 0 if it is missing.
  private mutating func number() -> Int {
    var value = 0
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      if byte == 0x3B || byte == 0x3A { return value }
      value = min(value * 10 + Int(byte &- 0x30), 0xFF_FFFF)
    }
    isAtEnd = true
    return value
  }

  private mutating func change(_ number: Int) -> Change? {
    switch number {
    case 0: .reset
    case 1: .begin(.bold)
    case 2: .begin(.dim)
    case 3: .begin(.italic)
    case 4: .begin(.underline)
    case 7: .begin(.reverse)
    // Invisible text isn't used otherwise, so it stands for strikethrough, which ncurses lacks.
    case 8: .begin(.strikethrough)
    case 22: .end([.bold, .dim])
    case 23: .end(.italic)
    case 24: .end(.underline)
    case 27: .end(.reverse)
    case 28: .end(.strikethrough)
    case 30...37: .foreground(number - 30)
    case 38: .foreground(color())
    case 39: .foreground(nil)
    case 40...47: .background(number - 40)
    case 48: .background(color())
    case 49: .background(nil)
    case 90...97: .foreground(number - 82)
    case 100...107: .background(number - 92)
    default: nil
    }
  }

  /// The colour after 38 or 48: `5;n`, `2;r;g;b`, or with colons `2::r:g:b` or `2:r:g:b`.
  private mutating func color() -> Int? {
    let hasColons = position > bytes.startIndex && bytes[position - 1] == 0x3A
    switch number() {
    case 5:
      return number()
    case 2:
      if hasColons && position < bytes.endIndex && bytes[position] == 0x3A { _ = number() }
      let red = number()
      let green = number()
      return red << 16 | green << 8 | number()
    default:
      return nil
    }
  }
}
