// SPDX-License-Identifier: Apache-2.0

/// The columns or rows of a grid.
nonisolated struct GridTracks {
  var lengths: [Int]
  let spacing: Int

  var indices: Range<Int> { lengths.indices }

  /// The offset of each track from the first. Computed anew each time.
  var starts: [Int] {
    var next = 0
    return lengths.map { length in
      defer { next += length + spacing }
      return next
    }
  }

  /// The length of the tracks in `range`, with the spacing between them.
  func length(_ range: Range<Int>) -> Int {
    max(0, lengths[range].reduce(0, +) + spacing * max(0, range.count - 1))
  }

  /// Widens the tracks in `range` equally to a total of at least `length`. The first ones get the
  /// remainder.
  mutating func widen(_ range: Range<Int>, to length: Int) {
    let missing = length - self.length(range)
    guard missing > 0 else { return }
    for (place, index) in range.enumerated() {
      lengths[index] += missing / range.count + (place < missing % range.count ? 1 : 0)
    }
  }
}
