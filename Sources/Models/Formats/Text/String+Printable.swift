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

  /// The scalars of a character with 30 marks.
  private static let mostScalars = 31
}

extension Unicode.Scalar {
  /// `true` for a control character, a line end, a character that turns the direction of text, or
  /// one that can't be seen and joins nothing, such as a zero width space.
  package var isUnsafe: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format:
      switch value {
      case 0xAD, 0x61C, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF: true
      default: false
      }
    default: false
    }
  }
}
