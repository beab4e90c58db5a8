// SPDX-License-Identifier: Apache-2.0

/// The colours that show a bitmap best.
///
/// The colours of the bitmap, reduced to five bits each, are split again and again (median cut):
/// always the group with the most pixels times the widest range, at the median of its pixels along
/// that range. Each group is shown in its average.
struct ImagePalette {
  /// The colours.
  private(set) var colors: [RGB] = []
  /// The index of each pixel's colour.
  let indices: [UInt8]

  /// Finds at most `count` colours, from 1 to 256, for `bitmap`.
  init(of bitmap: Bitmap, colors count: Int) {
    let kinds = (0..<bitmap.width * bitmap.height).map { pixel in
      Self.kind(bitmap.pixels[(pixel * 3)...])
    }
    var groups = [Group(Self.tally(kinds, of: bitmap))]
    while groups.count < min(max(count, 1), 256) {
      let widest = groups.indices.max { groups[$0].weight < groups[$1].weight }
      guard let widest, groups[widest].weight > 0 else { break }
      let halves = groups[widest].halves
      groups[widest] = halves.0
      groups.append(halves.1)
    }
    var places = [UInt8](repeating: 0, count: 1 << 15)
    for (index, group) in groups.enumerated() {
      colors.append(group.average)
      for color in group.colors { places[color.kind] = UInt8(index) }
    }
    indices = kinds.map { places[$0] }
  }

  private static func kind(_ pixel: ArraySlice<UInt8>) -> Int {
    let start = pixel.startIndex
    return Int(pixel[start] >> 3) << 10 | Int(pixel[start + 1] >> 3) << 5
      | Int(pixel[start + 2] >> 3)
  }

  private static func tally(_ kinds: [Int], of bitmap: Bitmap) -> [Tally] {
    var tallies = (0..<1 << 15).map(Tally.init)
    for (pixel, kind) in kinds.enumerated() {
      tallies[kind].count += 1
      for part in 0..<3 { tallies[kind].sums[part] += Int(bitmap.pixels[pixel * 3 + part]) }
    }
    return tallies.filter { $0.count > 0 }
  }

  /// The pixels that are equal in five bits.
  private struct Tally {
    let kind: Int
    var count = 0
    /// The sums of red, green and blue.
    var sums: SIMD3<Int> = .zero

    init(kind: Int) {
      self.kind = kind
    }

    func level(_ part: Int) -> Int { kind >> (10 - 5 * part) & 31 }
  }

  private struct Group {
    let colors: [Tally]
    private let part: Int
    /// The gain of splitting it, or 0 if it can't be split.
    let weight: Int

    init(_ colors: [Tally]) {
      self.colors = colors
      let ranges = (0..<3).map { part in
        let levels = colors.map { $0.level(part) }
        return (levels.max() ?? 0) - (levels.min() ?? 0)
      }
      part = ranges.firstIndex(of: ranges.max() ?? 0) ?? 0
      weight = ranges[part] * colors.reduce(0) { $0 + $1.count }
    }

    /// The halves, each with at least one colour. The group must have two.
    var halves: (Group, Group) {
      let sorted = colors.sorted { $0.level(part) < $1.level(part) }
      let half = sorted.reduce(0) { $0 + $1.count } / 2
      var (count, split) = (0, 0)
      while split < sorted.count - 1 && (split == 0 || count + sorted[split].count <= half) {
        count += sorted[split].count
        split += 1
      }
      return (Group(Array(sorted[..<split])), Group(Array(sorted[split...])))
    }

    var average: RGB {
      let count = max(1, colors.reduce(0) { $0 + $1.count })
      let sums = colors.reduce(SIMD3<Int>.zero) { $0 &+ $1.sums }
      return RGB(
        UInt8(sums[0] / count), UInt8(sums[1] / count), UInt8(sums[2] / count))
    }
  }
}
