// SPDX-License-Identifier: Apache-2.0

/// The form in which characters are shown that a terminal has no picture for. All that measures,
/// wraps, truncates or draws text follows this table, so no character is lost silently, and none
/// reaches the terminal that it would obey.
///
/// | characters | are shown as |
/// |---|---|
/// | `\r\n`, `\n`, `\r`, U+0085, U+2028, U+2029 | a new line, or a blank where there is only one |
/// | the tab | blanks up to the next column that is a multiple of 8: see ``TabStops`` |
/// | the other controls of ASCII | `␀` to `␟` and `␡`, which most fonts have |
/// | controls U+0080 to U+009F, noncharacters | `�`, since they have no picture of their own |
/// | a mark without a letter | the mark on `◌`, as Unicode's charts show it |
/// | a vowel or final of Hangul by itself | with fillers in place of the missing letters |
/// | others without a width, such as U+200B and the controls of direction | `◌` |
/// | the soft hyphen | `-`: terminals disagree about its width |
///
/// Each sign takes one cell, which `^A` would not, so a cluster stays a glyph wherever it is cut.
/// Terminals without these signs get `^` for a control and `o` or `?` for the others. Joiners and
/// variation selectors within a cluster are a part of it.
extension Character {
  /// The cluster as it is shown: itself, except for those in the table.
  package var shown: Character {
    guard let first = unicodeScalars.first, !first.standsAlone else { return self }
    return sign(first) ?? self
  }

  /// `true` if the cluster ends a line.
  package var endsLine: Bool { unicodeScalars.first?.endsLine ?? false }

  /// `true` if the cluster would become a part of a blank before it.
  fileprivate var joinsBlank: Bool { " \(self)".count == 1 }

  /// The sign for a cluster that begins with `first`, or `nil` if it is shown itself.
  private func sign(_ first: Unicode.Scalar) -> Character? {
    switch first.value {
    case _ where first.endsLine, 0x09: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + first.value).map(Character.init)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    case 0xAD: "-"
    case _ where first.isNoncharacter: onBase("\u{FFFD}", dropping: 1)
    default: clusterColumns == 0 ? visible(first) : nil
    }
  }

  /// The form of a cluster without a width.
  private func visible(_ first: Unicode.Scalar) -> Character? {
    if unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) { return "\u{25CC}" }
    switch first.value {
    case 0x1160..<0x11A8, 0xD7B0..<0xD7C7: return onBase("\u{115F}")
    case 0x11A8..<0x1200, 0xD7CB..<0xD7FC: return onBase("\u{115F}\u{1160}")
    default: break
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return onBase("\u{25CC}")
    default: return "\u{25CC}"
    }
  }

  /// The cluster with `base` in place of its first `count` scalars, or only the base if the two
  /// don't join.
  private func onBase(_ base: String, dropping count: Int = 0) -> Character? {
    let whole = base + String(String.UnicodeScalarView(unicodeScalars.dropFirst(count)))
    return whole.first
  }
}

extension Unicode.Scalar {
  /// `true` if a line ends with it, whatever follows.
  var endsLine: Bool {
    switch value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// `true` for the 66 code points that are never characters.
  var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value }
}

/// The columns at which tabs stop: every eighth, from the beginning of the text's own line,
/// wherever that is on the screen.
package enum TabStops {
  /// The distance between two stops.
  package static let distance = 8

  /// The columns of a tab that begins in `column`, from 0: 1 to 8.
  package static func columns(at column: Int) -> Int { distance - column % distance }
}

extension String {
  /// The text with blanks for its tabs. What would be lost on such a blank, as a joiner, gets its
  /// sign. `note` is called for each replacement, in order, with its place in bytes and the number
  /// of bytes that it adds.
  package func expandingTabs(_ note: (_ place: Int, _ added: Int) -> Void = { _, _ in }) -> String {
    guard containsByte({ $0 == 0x09 }) else { return self }
    var text = self
    return text.withUTF8 { expand($0, note) }
  }

  /// The text of `bytes`, its own, with blanks for tabs. Looks at characters only where there are
  /// others than plain ones.
  private func expand(
    _ bytes: UnsafeBufferPointer<UInt8>, _ note: (_ place: Int, _ added: Int) -> Void
  ) -> String {
    let plain = PlainWords(bytes, mode: .automatic)
    var expanded: [UInt8] = []
    expanded.reserveCapacity(bytes.count + bytes.count / 4)
    var (place, column, isAfterTab) = (0, 0, false)
    while place < bytes.count {
      if bytes[place] == 0x09 {
        let blanks = TabStops.columns(at: column)
        expanded.append(contentsOf: repeatElement(0x20, count: blanks))
        note(place, blanks - 1)
        (column, isAfterTab) = (column + blanks, true)
        place += 1
      } else if let (columns, length) = plain.letter(at: place) {
        expanded.append(contentsOf: bytes[place..<place + length])
        (column, isAfterTab) = (column + columns, false)
        place += length
      } else {
        let character = self[utf8.index(startIndex, offsetBy: place)]
        let isLine = character.endsLine
        let shown = isAfterTab && character.joinsBlank ? character.shown : character
        expanded.append(contentsOf: shown.utf8)
        if isAfterTab { note(place, shown.utf8.count - character.utf8.count) }
        (column, isAfterTab) = (isLine ? 0 : column + character.columns, false)
        place += character.utf8.count
      }
    }
    return String(decoding: expanded, as: UTF8.self)
  }

  private func containsByte(_ isWanted: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isWanted) }
      ?? utf8.contains(where: isWanted)
  }

  /// `true` if it has more than one line.
  package var hasLineEnds: Bool {
    containsByte { $0 == 0x0A || $0 == 0x0D || $0 == 0xC2 || $0 == 0xE2 }
      && unicodeScalars.contains(where: \.endsLine)
  }
}

extension Character {
  /// `true` for the tab.
  var isTab: Bool { utf8.first == 0x09 }
}
