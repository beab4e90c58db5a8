extension String {
  /// The text on one line, without anything that a terminal obeys or that turns the direction of
  /// what follows. Such characters are shown by their numbers, as in `\u{1B}`. For messages about
  /// names and options, in which they should be visible.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isUnsafe) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUnsafe {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text without such characters, except for line feeds, and with no more than 30 marks on a
  /// character, as in the Stream-Safe Text Format of UAX #15. A tab becomes a blank. For titles and
  /// comments, in which they mean nothing.
  var withoutControls: String {
    guard !isPlain else { return self }
    let text =
      contains(where: { $0.unicodeScalars.count > Self.mostScalars })
      ? map { String(String.UnicodeScalarView($0.unicodeScalars.prefix(Self.mostScalars))) }
        .joined()
      : self
    guard text.unicodeScalars.contains(where: \.isUnsafe) else { return text }
    return text.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\t": text += " "
      case "\n", "\u{2028}", "\u{2029}": text += "\n"
      default: if !scalar.isUnsafe { text.unicodeScalars.append(scalar) }
      }
    }
  }

  /// `true` if all of it is printable ASCII.
  var isPlain: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }

  /// The same on one line, without blanks at its ends. For names.
  package var withoutControlsOnOneLine: String {
    let lines = withoutControls.split(whereSeparator: \.isNewline).map { line in
      let start = line.drop(while: \.isWhitespace)
      return String(start.reversed().drop(while: \.isWhitespace).reversed())
    }
    return lines.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The start of the text, of whole characters, that takes `limit` bytes at most in UTF-8.
  public func start(ofBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var (end, bytes) = (startIndex, 0)
    while end < endIndex {
      let next = index(after: end)
      bytes += utf8.distance(from: end, to: next)
      guard bytes <= limit else { break }
      end = next
    }
    return String(self[..<end])
  }

  /// The scalars of a character with 30 marks.
  private static let mostScalars = 31
}

extension Unicode.Scalar {
  /// `true` for a control character, a line end, a character that turns the direction of text, or
  /// one that can't be seen, such as a zero width space or a tag. The joiners of emoji and scripts,
  /// the sixteen variation selectors and signs that are written around numbers are none of these.
  package var isUnsafe: Bool {
    if value < 0x7F { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format:
      switch value {
      case 0x200C, 0x200D: return false
      case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return false
      default: return true
      }
    default:
      return properties.isDefaultIgnorableCodePoint && !(0xFE00...0xFE0F).contains(value)
    }
  }
}
