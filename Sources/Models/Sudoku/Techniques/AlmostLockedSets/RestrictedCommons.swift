/// Two almost locked sets and one or two digits whose places in the one all see those in the other.
/// At most one of the sets can contain the digit, so if one holds it, the other is locked.
struct RestrictedCommon {
  /// The position of the first set in ``AlmostLockedSets/all``.
  let first: Int
  /// The position of the second set, which is later.
  let second: Int
  /// The digits, one or two. Three would leave the sets with too few.
  let digits: DigitSet
}

struct RestrictedCommons {
  /// The restricted commons by first set, then by second set.
  private(set) var all: [RestrictedCommon] = []
  /// The index in ``all`` at which those of each first set begin, plus a final one for the end.
  private(set) var starts: [Int] = []

  /// Finds the restricted commons of `sets`. Overlapping sets are left out unless `overlapping`;
  /// even then no shared cell contains the digit. Takes time quadratic in the number of sets.
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

  /// Returns the indices in ``all`` of those whose first set is `index`.
  func range(from index: Int) -> Range<Int> { starts[index]..<starts[index + 1] }

  /// The indices in ``all`` of those with each second set, in order.
  var endings: [[Int]] {
    var endings = Array(repeating: [Int](), count: starts.count - 1)
    for (place, common) in all.enumerated() { endings[common.second].append(place) }
    return endings
  }
}
