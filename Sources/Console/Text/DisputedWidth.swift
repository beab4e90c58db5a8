extension Character {
  /// Whether terminals that are in use give the cluster different numbers of columns, so that what
  /// follows it on the row must be put in its place and not merely written after it.
  ///
  /// They agree about letters with marks and about most wide characters. They disagree about
  /// clusters that become one by a joiner or a variation selector, which some draw part by part;
  /// about conjoining Hangul, whose vowels and finals some give a column; and about what became
  /// wide in 2019 (Unicode 12) or later, which a terminal with an older table draws narrow.
  var hasDisputedColumns: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, first.value >= 0x300 || scalars.count > 1 else { return false }
    if let age = first.properties.age, age.major >= 12, columns == 2 { return true }
    if Self.widenedLately.contains(where: { $0.contains(first.value) }) { return true }
    return scalars.dropFirst().contains { scalar in
      switch scalar.value {
      case 0x200D, 0xFE0E, 0xFE0F, 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x1_F3FB...0x1_F3FF: true
      default: false
      }
    }
  }

  /// Older symbols that Unicode 16 made wide.
  private static let widenedLately: [ClosedRange<UInt32>] = [
    0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1_D300...0x1_D356, 0x1_D360...0x1_D376,
  ]
}
