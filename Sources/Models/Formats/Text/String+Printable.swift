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

  /// The text without such characters, except for line feeds. A tab becomes a blank. For titles and
  /// comments, in which they mean nothing.
  var withoutControls: String {
    guard unicodeScalars.contains(where: \.isUnsafe) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\t": text += " "
      case "\n", "\u{2028}", "\u{2029}": text += "\n"
      default: if !scalar.isUnsafe { text.unicodeScalars.append(scalar) }
      }
    }
  }
}

extension Unicode.Scalar {
  /// `true` for a control character, a line end, or a character that turns the direction of text.
  package var isUnsafe: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
