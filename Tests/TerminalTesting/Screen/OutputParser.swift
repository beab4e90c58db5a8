/// Parses the output of a program to its terminal.
///
/// The states are those of the parser that Paul Williams drew for DEC's terminals, with UTF-8 in
/// place of the 8-bit controls. A sequence may be cut anywhere between two calls.
struct OutputParser {
  /// A piece of output.
  enum Token: Hashable {
    /// A scalar to show.
    case scalar(Unicode.Scalar)
    /// A control character below 0x20, other than escape.
    case control(UInt8)
    /// `ESC`, intermediate characters, a final one.
    case escape(intermediates: String, final: Character)
    /// A control sequence.
    case sequence(ControlSequence)
    /// The text of an operating system command, without its terminators.
    case operatingSystem(String)
    /// The text of a device control string, without its terminators.
    case device(String)
    /// The text of an application command, a privacy message or a string, without terminators.
    case message(String)
  }

  private enum State {
    case ground
    case escape
    case sequence
    case ignoredSequence
    case text(introducer: UInt8)
    /// An escape inside a text. A backslash ends the text, and anything else starts a new sequence.
    case textEscape(introducer: UInt8)
  }

  private var state = State.ground
  private var intermediates = ""
  private var sequence = ControlSequence()
  private var text: [UInt8] = []
  private var scalar: [UInt8] = []

  /// The tokens that `bytes` complete.
  mutating func tokens(of bytes: some Sequence<UInt8>) -> [Token] {
    var tokens: [Token] = []
    for byte in bytes { take(byte, &tokens) }
    return tokens
  }

  private mutating func take(_ byte: UInt8, _ tokens: inout [Token]) {
    switch state {
    case .text(let introducer): takeText(byte, introducer, &tokens)
    case .textEscape(let introducer):
      finishText(introducer, &tokens)
      if byte != UInt8(ascii: "\\") {
        begin()
        take(byte, &tokens)
      }
    case _ where byte == 0x1B:
      flushScalar(&tokens)
      begin()
    case _ where byte == 0x18 || byte == 0x1A:
      flushScalar(&tokens)
      state = .ground
    case _ where byte < 0x20:
      flushScalar(&tokens)
      tokens.append(.control(byte))
    case .ground: takeGround(byte, &tokens)
    case .escape: takeEscape(byte, &tokens)
    case .sequence: takeSequence(byte, &tokens)
    case .ignoredSequence: if byte >= 0x40 { state = .ground }
    }
  }

  private mutating func begin() {
    state = .escape
    intermediates = ""
    sequence = ControlSequence()
    text = []
  }

  private mutating func takeEscape(_ byte: UInt8, _ tokens: inout [Token]) {
    switch byte {
    case 0x20...0x2F: intermediates.unicodeScalars.append(Unicode.Scalar(byte))
    case UInt8(ascii: "[") where intermediates.isEmpty: state = .sequence
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      state = .text(introducer: byte)
    case 0x30...0x7E:
      state = .ground
      tokens.append(
        .escape(intermediates: intermediates, final: Character(Unicode.Scalar(byte))))
    default: state = .ground
    }
  }

  private mutating func takeSequence(_ byte: UInt8, _ tokens: inout [Token]) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if sequence.parameters.isEmpty { sequence.parameters = [[nil]] }
      let part = sequence.parameters.count - 1
      let number = sequence.parameters[part].count - 1
      let digit = Int(byte - UInt8(ascii: "0"))
      let value = (sequence.parameters[part][number] ?? 0) * 10 + digit
      sequence.parameters[part][number] = min(value, 99_999)
    case UInt8(ascii: ";"):
      if sequence.parameters.isEmpty { sequence.parameters = [[nil]] }
      sequence.parameters.append([nil])
    case UInt8(ascii: ":"):
      if sequence.parameters.isEmpty { sequence.parameters = [[nil]] }
      sequence.parameters[sequence.parameters.count - 1].append(nil)
    case 0x3C...0x3F:
      if sequence.prefix == nil && sequence.parameters.isEmpty {
        sequence.prefix = Character(Unicode.Scalar(byte))
      } else {
        state = .ignoredSequence
      }
    case 0x20...0x2F: sequence.intermediates.unicodeScalars.append(Unicode.Scalar(byte))
    case 0x40...0x7E:
      sequence.final = Character(Unicode.Scalar(byte))
      state = .ground
      tokens.append(.sequence(sequence))
    default: state = .ground
    }
  }

  private mutating func takeText(
    _ byte: UInt8, _ introducer: UInt8, _ tokens: inout [Token]
  ) {
    switch byte {
    case 0x1B: state = .textEscape(introducer: introducer)
    case 0x07 where introducer == UInt8(ascii: "]"): finishText(introducer, &tokens)
    case 0x18, 0x1A: state = .ground
    default: text.append(byte)
    }
  }

  private mutating func finishText(_ introducer: UInt8, _ tokens: inout [Token]) {
    let content = String(decoding: text, as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "]"): tokens.append(.operatingSystem(content))
    case UInt8(ascii: "P"): tokens.append(.device(content))
    default: tokens.append(.message(content))
    }
    text = []
    state = .ground
  }

  private mutating func takeGround(_ byte: UInt8, _ tokens: inout [Token]) {
    if byte & 0xC0 == 0x80 {
      scalar.append(byte)
      let isWhole = scalar.count == Self.length(startingWith: scalar[0])
      if isWhole || scalar[0] & 0xC0 == 0x80 { flushScalar(&tokens) }
    } else {
      flushScalar(&tokens)
      if byte < 0x7F {
        tokens.append(.scalar(Unicode.Scalar(byte)))
      } else if byte > 0x7F {
        scalar.append(byte)
      }
    }
  }

  /// Emits the collected bytes, or the replacement character if they aren't a scalar.
  private mutating func flushScalar(_ tokens: inout [Token]) {
    guard !scalar.isEmpty else { return }
    for decoded in String(decoding: scalar, as: UTF8.self).unicodeScalars {
      tokens.append(.scalar(decoded))
    }
    scalar = []
  }

  private static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF7: 4
    default: 1
    }
  }
}
