// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
  /// `true` if the scalar is a grapheme cluster by itself next to any other such scalar, so there
  /// is no need to look for boundaries.
  ///
  /// It is `true` for the scalars that are common on a screen: printable ASCII, Latin letters and
  /// signs, arrows, lines and blocks, kana, Han and Hangul syllables. It is `false` for all others,
  /// whether they join their neighbours or not. The rules are those of UAX #29.
  var standsAlone: Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF: true
    case 0x2190...0x21FF, 0x2500...0x25FC, 0x2800...0x28FF: true
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}

extension Character {
  /// The columns of the cluster, with a shortcut for the scalars above.
  var quickColumns: Int {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next(), first.standsAlone, scalars.next() == nil else {
      return columns
    }
    return first.columns
  }
}
