extension String {
  /// The same on one line, without anything that a terminal could take for an order or that turns
  /// the direction of what follows: such characters are shown by their numbers, as in `\u{1B}`.
  var printable: String {
    guard unicodeScalars.contains(where: \.isUnsafe) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isUnsafe {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// `true` if it is a control character, ends a line or turns the direction of text.
  fileprivate var isUnsafe: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
