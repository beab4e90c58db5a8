/// The columns of a grid, or its rows.
nonisolated struct GridTracks {
  var lengths: [Int]
  let spacing: Int

  /// The numbers of the columns.
  var indices: Range<Int> { lengths.indices }

  /// How far from the beginning of the first each of them begins. Worked out anew each time.
  var starts: [Int] {
    var next = 0
    return lengths.map { length in
      defer { next += length + spacing }
      return next
    }
  }

  /// The length of those in `range` with what is between them.
  func length(_ range: Range<Int>) -> Int {
    max(0, lengths[range].reduce(0, +) + spacing * max(0, range.count - 1))
  }

  /// Makes those in `range` together at least `length` long, each by as much; what does not divide
  /// goes to the first.
  mutating func widen(_ range: Range<Int>, to length: Int) {
    let missing = length - self.length(range)
    guard missing > 0 else { return }
    for (place, index) in range.enumerated() {
      lengths[index] += missing / range.count + (place < missing % range.count ? 1 : 0)
    }
  }
}
