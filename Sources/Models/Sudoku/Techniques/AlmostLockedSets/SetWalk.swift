/// A walk among almost locked sets from one that holds some digits to one that holds them if the
/// first one does not.
struct SetWalk {
  /// The set that it starts from.
  let start: Int
  /// The restricted common by which it leaves.
  let first: Digit
  /// The number of the arrival that it ends with.
  let end: Int
}

extension SetGraph {
  /// What follows: the digits that both ends have go from what sees them in both, other than the
  /// restricted commons at either end.
  func elimination(of walk: SetWalk) -> Elimination {
    var gone = Elimination()
    for digit in ends(of: walk) { gone.add(digit, lost(digit, walk)) }
    return gone
  }

  /// How many candidates go.
  func effect(of walk: SetWalk) -> Int {
    var count = 0
    for digit in ends(of: walk) { count += lost(digit, walk).count }
    return count
  }

  /// The digits that one of its ends holds.
  func ends(of walk: SetWalk) -> DigitSet {
    let end = arrivals[walk.end]
    return sets.all[walk.start].digits.intersection(sets.all[end.set].digits)
      .subtracting(end.digits).subtracting([walk.first])
  }

  private func lost(_ digit: Digit, _ walk: SetWalk) -> CellSet {
    sets.commonlySeen(walk.start, arrivals[walk.end].set, digit)
  }

  /// The arrivals at later sets than `start` that may rule something out with it; by number, a
  /// bit for each. Nil where there are none.
  func usefulEnds(from start: Int) -> [UInt64]? {
    let linking = sets.linking[start]
    guard !linking.isEmpty else { return nil }
    var bits: [UInt64] = []
    for index in (start + 1)..<sets.all.count {
      let shared = linking.intersection(sets.linking[index])
      guard shared.contains(where: { !sets.commonlySeen(start, index, $0).isEmpty })
      else { continue }
      if bits.isEmpty { bits = Array(repeating: 0, count: (arrivals.count + 63) / 64) }
      forEachArrival(at: index) { bits[$0 / 64] |= 1 << UInt64($0 % 64) }
    }
    return bits.isEmpty ? nil : bits
  }
}
