// SPDX-License-Identifier: Apache-2.0

/// The places of a table's columns in a row of a given width.
///
/// ```
///   room     30                              18
///   Name (min 6)  Age (3)  City (min 5)      Name    Age  City is left out
///   ░░░░░░░░░░░░  ░░░      ░░░░░░░░░░░       ░░░░░░░░░░░░░  ░░░
/// ```
///
/// Columns never overlap. If there is room, each has its ideal width, and the rest is shared. If
/// there is less, those of lower priority shrink first, and are hidden once even the minimum widths
/// don't fit. Among equals, the last ones go first.
nonisolated struct TableColumnPlan: Equatable {
  /// The gap between columns.
  static let gap = 2

  /// The terminal columns of each table column. Empty for hidden ones.
  let columns: [Range<Int>]

  /// The plan for columns of `formats` in `room` columns.
  init(_ formats: [TableColumnFormat], room: Int) {
    let order = formats.indices.sorted {
      (-formats[$0].priority, $0) < (-formats[$1].priority, $1)
    }
    let shown = Self.fitting(order, formats, room)
    var widths = Array(repeating: 0, count: formats.count)
    for column in shown { widths[column] = formats[column].width.min }
    var left = room - widths.reduce(0, +) - Self.gap * max(0, shown.count - 1)
    if left < 0, let only = shown.first {
      widths[only] = max(0, room)
      left = 0
    }
    for column in shown {
      let wish = min(left, formats[column].width.ideal - widths[column])
      widths[column] += max(0, wish)
      left -= max(0, wish)
    }
    Self.share(left, among: shown.sorted(), formats, &widths)
    columns = Self.ranges(of: widths)
  }

  /// The columns of `order`, by importance, whose minimum widths fit in `room`. At least one.
  private static func fitting(
    _ order: [Int], _ formats: [TableColumnFormat], _ room: Int
  ) -> [Int] {
    var shown: [Int] = []
    var left = room + gap
    for column in order {
      left -= formats[column].width.min + gap
      guard left >= 0 || shown.isEmpty else { break }
      shown.append(column)
    }
    return shown
  }

  /// Divides `left` columns equally among those that may still grow.
  private static func share(
    _ left: Int, among columns: [Int], _ formats: [TableColumnFormat], _ widths: inout [Int]
  ) {
    var left = left
    var growing = columns.filter { widths[$0] < formats[$0].width.max }
    while left > 0, !growing.isEmpty {
      for (place, column) in growing.enumerated() {
        let mates = growing.count - place
        let part = min((left + mates - 1) / mates, formats[column].width.max - widths[column])
        widths[column] += part
        left -= part
      }
      growing = growing.filter { widths[$0] < formats[$0].width.max }
    }
  }

  private static func ranges(of widths: [Int]) -> [Range<Int>] {
    var x = 0
    return widths.map { width in
      guard width > 0 else { return x..<x }
      defer { x += width + gap }
      return x..<x + width
    }
  }

  /// The table column at terminal column `x`, including the gap after it.
  func column(at x: Int) -> Int? {
    columns.lastIndex { !$0.isEmpty && $0.lowerBound <= x }
  }
}
