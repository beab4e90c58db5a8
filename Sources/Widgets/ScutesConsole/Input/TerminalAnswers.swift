// SPDX-License-Identifier: Apache-2.0

/// A terminal's answers about itself. None of them is a key.
///
/// | answer | tells |
/// |---|---|
/// | `CSI ? … c` (DA1) | that it answers; 4 among the numbers: sixel |
/// | `CSI > kind ; … c` (DA2) | which program it is |
/// | `CSI 2 ; column R`, `CSI 3 ; column R` (CPR) | the columns that two test characters took |
/// | `CSI ? mode ; state $ y` (DECRPM) | whether it has a mode, and whether that is on |
/// | `CSI 6 ; height ; width t` | the pixels of a cell |
/// | `CSI ? 1 ; 0 ; count S` | the colours of a sixel picture |
/// | `DCS > \| name ST` (XTVERSION) | its name |
/// | `CSI ? flags u` | that keys can have an unambiguous form (kitty's protocol) |
/// | `OSC 11 ; rgb:… ST` | its background |
/// | `APC G i=31 ; OK ST` | that it has the graphics protocol of kitty |
struct TerminalAnswers: Hashable, Sendable {
  /// The number of answers to the question what kind of terminal it is (DA1).
  private(set) var deviceAnswers = 0
  private(set) var hasSixel = false
  /// The number of its kind: 83 is GNU Screen, 84 tmux, 65 VTE, 41 xterm.
  private(set) var deviceKind: Int?
  /// The column of the cursor after a test character in the first column, from 1.
  private(set) var columnAfterTest: Int?
  /// The states of private modes: 1 is on, 2 off, others can't be changed.
  private(set) var modeStates: [Int: Int] = [:]
  private(set) var hasKittyGraphics = false
  private(set) var hasKeyForms = false
  private(set) var background: RGB?
  private(set) var name: String?
  /// The width of ambiguous characters.
  private(set) var ambiguousWidth: AmbiguousWidth?
  /// The width and height of a cell in pixels.
  private(set) var cellSize: Size?
  /// The maximum number of colours in a sixel picture.
  private(set) var sixelColors: Int?

  /// The image number in the question about kitty's graphics.
  static let kittyQueryID = 31

  /// The rows of the test characters, from 1. In the first, the answer would look like F3.
  static let testRow = 2
  static let ambiguousRow = 3

  /// Records a control sequence if it is an answer.
  mutating func take(_ sequence: ControlSequence, final: UInt8) {
    if final == UInt8(ascii: "y"), let (mode, state) = sequence.modeReport {
      modeStates[mode] = state
    }
    guard let numbers = sequence.numbers?.map({ $0[0] ?? 0 }) else { return }
    switch (sequence.marker, final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "c")):
      deviceAnswers += 1
      hasSixel = numbers.dropFirst().contains(4)
    case (UInt8(ascii: "?"), UInt8(ascii: "u")): hasKeyForms = true
    case (UInt8(ascii: ">"), UInt8(ascii: "c")): deviceKind = numbers[0]
    case (nil, UInt8(ascii: "R")) where numbers.count == 2 && numbers[0] == Self.testRow:
      columnAfterTest = numbers[1]
    case (nil, UInt8(ascii: "R")) where numbers.count == 2 && numbers[0] == Self.ambiguousRow:
      ambiguousWidth = AmbiguousWidth(rawValue: numbers[1] - 1)
    case (UInt8(ascii: "?"), UInt8(ascii: "S")) where numbers.count == 3 && numbers[0] == 1:
      if numbers[1] == 0 && numbers[2] > 1 { sixelColors = numbers[2] }
    case (nil, UInt8(ascii: "t")) where numbers.count == 3 && numbers[0] == 6:
      cellSize = CellPixels.size(width: numbers[2], height: numbers[1])
    default: break
    }
  }

  /// Records the text of a string that ESC and `introducer` begin.
  mutating func take(_ text: [UInt8], introducer: UInt8) {
    switch introducer {
    case UInt8(ascii: "P") where text.starts(with: ">|".utf8):
      name = String(decoding: text.dropFirst(2), as: UTF8.self)
    case UInt8(ascii: "]") where text.starts(with: "11;".utf8):
      background = RGB(answered: String(decoding: text.dropFirst(3), as: UTF8.self)) ?? background
    case UInt8(ascii: "_") where text.first == UInt8(ascii: "G"):
      let parts = text.dropFirst().split(separator: UInt8(ascii: ";"), maxSplits: 1)
      guard parts.count == 2, parts[1].elementsEqual("OK".utf8) else { return }
      let keys = parts[0].split(separator: UInt8(ascii: ","))
      let id = "i=\(Self.kittyQueryID)".utf8
      if keys.contains(where: { $0.elementsEqual(id) }) { hasKittyGraphics = true }
    default: break
    }
  }
}

/// The size of a cell in pixels, as reported by the terminal.
enum CellPixels {
  /// `width` by `height`, or `nil` if that is implausible.
  static func size(width: Int, height: Int) -> Size? {
    guard (3...100).contains(width), (3...200).contains(height), height >= width / 2,
      height <= width * 5
    else { return nil }
    return Size(width: width, height: height)
  }
}

extension RGB {
  /// The colour in an answer: `rgb:` and three components of one to four hexadecimal digits, with
  /// `rgba:` and a fourth that doesn't count.
  fileprivate init?(answered text: String) {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0] == "rgb" || parts[0] == "rgba" else { return nil }
    let components = parts[1].split(separator: "/", omittingEmptySubsequences: false)
    guard components.count == (parts[0] == "rgb" ? 3 : 4) else { return nil }
    let values = components.compactMap { digits -> UInt8? in
      guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit),
        let value = Int(digits, radix: 16)
      else { return nil }
      let highest = (1 << (4 * digits.count)) - 1
      return UInt8((value * 255 + highest / 2) / highest)
    }
    guard values.count == components.count else { return nil }
    self.init(values[0], values[1], values[2])
  }
}
