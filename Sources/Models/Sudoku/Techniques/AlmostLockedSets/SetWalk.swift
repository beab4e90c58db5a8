/// A walk between almost locked sets: if the first set doesn't hold certain digits, the last one
/// does.
struct SetWalk {
  /// The set at the start.
  let start: Int
  /// The restricted common by which the walk leaves the start.
  let first: Digit
  /// The number of the final arrival.
  let end: Int
}

extension SetGraph {
  /// Returns the conclusion: cells lose the digits of both ends that they see in both, other than
  /// the restricted commons at either end.
  func elimination(of walk: SetWalk) -> Elimination {
    var gone = Elimination()
    for digit in ends(of: walk) { gone.add(digit, lost(digit, walk)) }
    return gone
  }

  /// Returns the number of eliminated candidates.
  func effect(of walk: SetWalk) -> Int {
    var count = 0
    for digit in ends(of: walk) { count += lost(digit, walk).count }
    return count
  }

  /// Returns the digits that one of the ends must hold.
  func ends(of walk: SetWalk) -> DigitSet {
    let end = arrivals[walk.end]
    return sets.all[walk.start].digits.intersection(sets.all[end.set].digits)
      .subtracting(end.digits).subtracting([walk.first])
  }

  private func lost(_ digit: Digit, _ walk: SetWalk) -> CellSet {
    sets.commonlySeen(walk.start, arrivals[walk.end].set, digit)
  }

  /// Returns the arrivals at sets later than `start` that may eliminate something together with it,
  /// a bit for each number. `nil` if there are none.
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
