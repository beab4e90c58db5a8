// SPDX-License-Identifier: Apache-2.0

extension StyledText {
  /// The text that a program wrote for a terminal, such as the output of a compiler, in its looks.
  ///
  /// | in the text | becomes |
  /// |---|---|
  /// | SGR sequences (`ESC [ … m`) | colours of 16, 256 or 24 bits, bold, dim, italic, underline, reverse, strikethrough |
  /// | links (OSC 8) | links, if the address is safe: see ``LinkDestination`` |
  /// | all other sequences, in ASCII or C1 form | nothing |
  /// | other control characters | themselves: `Text` shows them as signs |
  ///
  /// A sequence that isn't ended ends at the next control character, at the latest with the line.
  /// The default colours are those of the surroundings. Takes linear time.
  public init(ansi text: String) {
    var reader = ANSIReader(text)
    self = reader.read()
  }
}

/// Reads text with escape sequences.
private struct ANSIReader {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var look = TextLook()
  private var styled = StyledText()
  private var pending = String.UnicodeScalarView()

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func read() -> StyledText {
    while place < scalars.count {
      let scalar = scalars[place]
      place += 1
      switch scalar.value {
      case 0x1B: takeEscape()
      case 0x9B: takeSequence()
      case 0x9D: takeString(isCommand: true)
      case 0x90, 0x98, 0x9E, 0x9F: takeString(isCommand: false)
      case 0x80..<0xA0 where scalar.value != 0x85: break
      default: pending.append(scalar)
      }
    }
    flush()
    return styled
  }

  private mutating func flush() {
    styled.append(StyledText.Run(String(pending), look: look))
    pending = String.UnicodeScalarView()
  }

  // MARK: Sequences

  /// Takes what follows an ESC.
  private mutating func takeEscape() {
    guard place < scalars.count else { return }
    switch scalars[place].value {
    case 0x5B:
      place += 1
      takeSequence()
    case 0x5D:
      place += 1
      takeString(isCommand: true)
    case 0x50, 0x58, 0x5E, 0x5F:
      place += 1
      takeString(isCommand: false)
    case 0x20..<0x7F:
      while place < scalars.count, 0x20..<0x30 ~= scalars[place].value { place += 1 }
      if place < scalars.count, 0x30..<0x7F ~= scalars[place].value { place += 1 }
    default: break
    }
  }

  /// Takes what follows a CSI.
  private mutating func takeSequence() {
    let start = place
    while place < scalars.count, 0x20..<0x40 ~= scalars[place].value { place += 1 }
    guard place < scalars.count, 0x40..<0x7F ~= scalars[place].value else { return }
    let parameters = scalars[start..<place]
    let isStyle = scalars[place] == "m" && parameters.allSatisfy { 0x30..<0x3C ~= $0.value }
    place += 1
    guard isStyle else { return }
    flush()
    var sequence = ANSIStyleSequence(parameters)
    sequence.apply(to: &look)
  }

  /// Takes a string up to its end, which is ST, or for commands (OSC) also BEL.
  private mutating func takeString(isCommand: Bool) {
    let start = place
    while place < scalars.count, scalars[place].value >= 0x20, scalars[place].value != 0x9C {
      place += 1
    }
    let content = scalars[start..<place]
    guard place < scalars.count else { return }
    switch scalars[place].value {
    case 0x9C: place += 1
    case 0x07 where isCommand: place += 1
    case 0x1B where place + 1 < scalars.count && scalars[place + 1] == "\\": place += 2
    default: return
    }
    if isCommand { takeCommand(content) }
  }

  private mutating func takeCommand(_ content: ArraySlice<Unicode.Scalar>) {
    let parts = content.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].elementsEqual(["8"]) else { return }
    flush()
    look.link = LinkDestination(String(String.UnicodeScalarView(parts[2])))
  }
}

/// The parameters of an SGR sequence.
private struct ANSIStyleSequence {
  /// The numbers of each parameter, which colons separate. 0 for a missing one.
  private var parameters: ArraySlice<[Int]>

  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    parameters =
      scalars.split(separator: ";", omittingEmptySubsequences: false).map { parameter in
        parameter.split(separator: ":", omittingEmptySubsequences: false).map { digits in
          digits.reduce(0) { min($0 * 10 + Int($1.value) - 0x30, 0xFFFF) }
        }
      }[...]
  }

  mutating func apply(to look: inout TextLook) {
    while let numbers = parameters.popFirst() { apply(numbers, to: &look) }
  }

  private mutating func apply(_ numbers: [Int], to look: inout TextLook) {
    let number = numbers[0]
    switch number {
    case 0:
      let link = look.link
      look = TextLook()
      look.link = link
    case 4: look.change(.underline, numbers.count < 2 || numbers[1] != 0)
    case 21: look.change(.underline, true)
    case 22: look.change([.bold, .dim], false)
    case 30...37: look.foreground = .ansi(UInt8(number - 30))
    case 38: if let color = color(numbers) { look.foreground = color }
    case 39: look.foreground = nil
    case 40...47: look.background = .ansi(UInt8(number - 40))
    case 48: if let color = color(numbers) { look.background = color }
    case 49: look.background = nil
    // The colour of the underline, which isn't shown.
    case 58: _ = color(numbers)
    case 90...97: look.foreground = .ansi(UInt8(number - 82))
    case 100...107: look.background = .ansi(UInt8(number - 92))
    default:
      if let attribute = Self.attributes[number] { look.change(attribute, true) }
      if let attribute = Self.attributes[number - 20] { look.change(attribute, false) }
    }
  }

  private static let attributes: [Int: TextAttributes] = [
    1: .bold, 2: .dim, 3: .italic, 4: .underline, 7: .reverse, 9: .strikethrough,
  ]

  /// The colour after 38 or 48: `5;n`, `2;r;g;b`, or within the parameter `5:n`, `2:r:g:b` or
  /// `2:space:r:g:b`. `nil` if there is none.
  private mutating func color(_ numbers: [Int]) -> Color? {
    if numbers.count > 1 {
      switch numbers[1] {
      case 5 where numbers.count > 2: return Self.palette(numbers[2])
      case 2 where numbers.count > 4:
        return Self.rgb(numbers.suffix(from: numbers.count > 5 ? 3 : 2))
      default: return nil
      }
    }
    switch parameters.popFirst()?.first {
    case 5: return parameters.popFirst().flatMap { Self.palette($0[0]) }
    case 2:
      let parts = parameters.prefix(3).map { $0[0] }
      parameters = parameters.dropFirst(3)
      return Self.rgb(parts[...])
    default: return nil
    }
  }

  private static func rgb(_ parts: ArraySlice<Int>) -> Color? {
    let bytes = parts.prefix(3).compactMap(UInt8.init(exactly:))
    return bytes.count == 3 ? .rgb(bytes[0], bytes[1], bytes[2]) : nil
  }

  /// The colour number `index` of the palette that xterm has: 16 of the user's, a cube, and greys.
  private static func palette(_ index: Int) -> Color? {
    switch index {
    case 0..<16: return .ansi(UInt8(index))
    case 16..<232:
      let levels = [(index - 16) / 36, (index - 16) / 6 % 6, (index - 16) % 6].map { step in
        UInt8(step == 0 ? 0 : 55 + 40 * step)
      }
      return .rgb(levels[0], levels[1], levels[2])
    case 232..<256:
      let level = UInt8(8 + 10 * (index - 232))
      return .rgb(level, level, level)
    default: return nil
    }
  }
}

extension TextLook {
  /// Adds `attribute`, or takes back that it was added.
  fileprivate mutating func change(_ attribute: TextAttributes, _ isOn: Bool) {
    var look = TextLook()
    (look.role, look.foreground, look.background, look.link) = (role, foreground, background, link)
    look.set(isOn ? added.union(attribute) : added.subtracting(attribute), true)
    self = look
  }
}
