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

  private func ends(of walk: SetWalk) -> DigitSet {
    let end = arrivals[walk.end]
    return sets.all[walk.start].digits.intersection(sets.all[end.set].digits)
      .subtracting(end.digits).subtracting([walk.first])
  }

  private func lost(_ digit: Digit, _ walk: SetWalk) -> CellSet {
    sets.seen(by: walk.start, digit).intersection(sets.seen(by: arrivals[walk.end].set, digit))
  }

  /// The arrivals at the sets that, with the one at `start`, may rule something out; by number, a
  /// bit for each. Nil where there are none.
  func usefulEnds(from start: Int) -> [UInt64]? {
    let set = sets.all[start]
    var useful: [UInt64]?
    for (index, other) in sets.all.enumerated() where index != start {
      let shared = set.digits.intersection(other.digits)
      guard !shared.isEmpty,
        shared.contains(where: {
          !sets.seen(by: start, $0).isDisjoint(with: sets.seen(by: index, $0))
        })
      else { continue }
      var bits = useful ?? Array(repeating: 0, count: (arrivals.count + 63) / 64)
      for arrival in arrivals(at: index) { bits[arrival / 64] |= 1 << UInt64(arrival % 64) }
      useful = bits
    }
    return useful
  }
}
