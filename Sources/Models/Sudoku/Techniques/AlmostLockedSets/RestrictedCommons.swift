/// Two almost locked sets and a digit of both, or two, whose places in the one all see those in the
/// other: it is in one of the two at most, so where the one set holds it, the other is locked.
struct RestrictedCommon {
  /// The place of a set in ``AlmostLockedSets/all``.
  let first: Int
  /// The place of the other set; a later one.
  let second: Int
  /// The digits, one or two. Three would leave the two sets too few.
  let digits: DigitSet
}

/// All restricted commons of a position.
struct RestrictedCommons {
  /// By the first set, then by the second.
  private(set) var all: [RestrictedCommon] = []
  /// Where those of each first set begin in ``all``; one more at the end.
  private(set) var starts: [Int] = []

  /// Those between `sets`. Two sets that overlap are left out unless `overlapping`; the digit is
  /// in no cell of both in any case. Time grows with the square of the number of sets.
  init(_ sets: AlmostLockedSets, overlapping: Bool) {
    starts.reserveCapacity(sets.all.count + 1)
    for (first, set) in sets.all.enumerated() {
      starts.append(all.count)
      let linking = sets.linking[first]
      guard !linking.isEmpty else { continue }
      for second in (first + 1)..<sets.all.count {
        var common = linking.intersection(sets.linking[second])
        guard !common.isEmpty, overlapping || set.cells.isDisjoint(with: sets.all[second].cells)
        else { continue }
        for digit in common
        where !sets.places(of: digit, in: second).isSubset(of: sets.seen(by: first, digit)) {
          common.remove(digit)
        }
        if !common.isEmpty {
          all.append(RestrictedCommon(first: first, second: second, digits: common))
        }
      }
    }
    starts.append(all.count)
  }

  /// The places in ``all`` of those whose first set is `index`.
  func range(from index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  /// By the second set: the places in ``all``, in order.
  var endings: [[Int]] {
    var endings = Array(repeating: [Int](), count: starts.count - 1)
    for (place, common) in all.enumerated() { endings[common.second].append(place) }
    return endings
  }
}
