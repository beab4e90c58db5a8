// SPDX-License-Identifier: Apache-2.0

extension Character {
  /// `true` if current terminals disagree about the cluster's width, so that the text after it must
  /// be positioned explicitly.
  ///
  /// Terminals agree about letters with marks and about most wide characters. They disagree about
  /// clusters formed by a joiner or a variation selector, which some draw part by part; about
  /// conjoining Hangul, whose vowels and finals take a column in some; and about characters that
  /// became wide in 2019 (Unicode 12) or later, which are narrow in older tables.
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
