/// A set of candidates, one bit each, numbered as nine times the cell plus the digit.
struct CandidateBits {
  private var words = InlineArray<12, UInt64>(repeating: 0)

  mutating func insert(_ candidate: Int) { words[candidate >> 6] |= 1 << UInt64(candidate & 63) }

  mutating func formIntersection(_ other: borrowing CandidateBits) {
    for place in 0..<12 { words[place] &= other.words[place] }
  }

  /// The candidates, smallest first.
  var list: [Int] {
    var list: [Int] = []
    for place in 0..<12 {
      var word = words[place]
      while word != 0 {
        list.append(place << 6 | word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return list
  }
}
