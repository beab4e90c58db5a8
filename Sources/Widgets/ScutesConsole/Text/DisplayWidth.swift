// SPDX-License-Identifier: Apache-2.0

extension Character {
  /// The number of columns that the grapheme cluster takes on the screen: 1 or 2.
  ///
  /// East Asian wide characters and emoji take two columns. Marks and joiners take none, and the
  /// parts of a cluster add up, but to no more than two: a family of emoji is as wide as one. A
  /// cluster that would take none, such as a control character or a mark without a letter, is shown
  /// by a sign and takes its columns. A tab or a line end by itself is a blank. Ambiguous characters
  /// have the width ``AmbiguousWidth/current``.
  public var columns: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x80 && scalars.count == 1 { return 1 }
    let columns = clusterColumns
    if columns > 0, first.value != 0xAD, !first.isNoncharacter { return columns }
    return shown.clusterColumns
  }

  /// The columns of the scalars, none for those without a picture.
  var clusterColumns: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    var total = 0
    for scalar in scalars.prefix(Self.mostScalars) {
      if scalar == Self.emojiStyle && first.properties.isEmoji { return 2 }
      total += scalar.columns
    }
    return min(total, 2)
  }

  /// The scalars of a cluster that are shown and measured: one and the 30 marks that it may carry
  /// in the Stream-Safe Text Format of UAX #15. The longest emoji has 10.
  static let mostScalars = 31

  /// The beginning of the cluster that is shown.
  var bounded: Character {
    guard utf8.count > Self.mostScalars else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(Self.mostScalars))).first ?? self
  }

  /// Shows the character before it as an emoji (VS16).
  private static let emojiStyle: Unicode.Scalar = "\u{FE0F}"
}

extension String {
  /// The number of columns that the text takes on one line of the screen. Tabs stop every 8
  /// columns, and line ends are blanks.
  public var columns: Int { self[...].columns }
}

extension Substring {
  /// The number of columns that the text takes on one line of the screen, with tab stops counted
  /// from its own beginning.
  public var columns: Int {
    let utf8 = utf8
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + ($1.isTab ? TabStops.columns(at: $0) : $1.quickColumns) }
  }
}

extension Unicode.Scalar {
  /// The number of columns that the scalar takes by itself.
  var columns: Int {
    if value < 0x300 { return value >= 0xA0 || 0x20..<0x7F ~= value ? ambiguousColumns : 0 }
    if WidthTable.contains(value, WidthTable.wide) { return 2 }
    return WidthTable.contains(value, WidthTable.zero) ? 0 : ambiguousColumns
  }

  /// 2 for an ambiguous scalar if these are wide, otherwise 1.
  private var ambiguousColumns: Int {
    guard AmbiguousWidth.current == .wide else { return 1 }
    return WidthTable.contains(value, AmbiguousTable.ranges) ? 2 : 1
  }
}
