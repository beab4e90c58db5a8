// SPDX-License-Identifier: Apache-2.0

/// Divides a length among several with limits.
nonisolated enum LengthShares {
  /// Divides `room` among lengths between `least` and `most`, raising all to the same level, like
  /// water. The first ones get the remainder.
  ///
  /// The total equals `room`, limited to the sums of `least` and `most`. Takes time proportional to
  /// their number and the logarithm of the room.
  static func share(_ room: Int, least: [Int], most: [Int]) -> [Int] {
    let limits = zip(least, most).map { ($0, max($0, $1)) }
    func lengths(_ level: Int) -> [Int] { limits.map { min(max(level, $0), $1) } }
    var (low, high) = (0, max(0, room))
    guard lengths(0).reduce(0, +) < room else { return lengths(0) }
    while low < high {
      let middle = (low + high + 1) / 2
      if lengths(middle).reduce(0, +) <= room { low = middle } else { high = middle - 1 }
    }
    var shares = lengths(low)
    var left = room - shares.reduce(0, +)
    for index in shares.indices where left > 0 && shares[index] == low {
      guard shares[index] < limits[index].1 else { continue }
      shares[index] += 1
      left -= 1
    }
    return shares
  }
}
