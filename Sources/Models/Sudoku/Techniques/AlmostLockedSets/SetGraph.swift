/// A graph with almost locked sets as nodes and restricted commons as links.
///
/// After arriving by a restricted common, the set is known to lack it and therefore holds all its
/// other digits, and the walk can leave by any of these.
struct SetGraph {
  /// A link to another set.
  struct Link {
    /// The position of the set in ``AlmostLockedSets/all``.
    let target: Int
    /// The restricted commons, one or two.
    let digits: DigitSet
    /// The number of the arrival by both digits, or `nil` if there is only one.
    let pair: Int?
  }

  /// An arrival at a set by certain restricted commons.
  struct Arrival: Hashable {
    let set: Int
    let digits: DigitSet
  }

  let sets: AlmostLockedSets
  /// All possible arrivals by number. Those by one digit come first, by set and digit.
  private(set) var arrivals: [Arrival] = []
  /// The number of arrivals by one digit.
  private(set) var singles = 0
  private var offsets: [Int] = []
  private var pairs: [[Int]]
  private var links: [Link] = []
  private var starts: [Int]

  /// Creates the links from each set to later ones, and with `bothWays` to earlier ones too.
  init(_ sets: AlmostLockedSets, _ commons: RestrictedCommons, bothWays: Bool) {
    self.sets = sets
    for (index, set) in sets.all.enumerated() {
      offsets.append(arrivals.count)
      for digit in set.digits { arrivals.append(Arrival(set: index, digits: [digit])) }
    }
    singles = arrivals.count
    pairs = Array(repeating: [], count: sets.all.count)
    starts = bothWays ? [0] : commons.starts
    guard bothWays else {
      for common in commons.all { links.append(link(to: common.second, common.digits)) }
      return
    }
    var lists = Array(repeating: [Link](), count: sets.all.count)
    for common in commons.all {
      lists[common.first].append(link(to: common.second, common.digits))
      lists[common.second].append(link(to: common.first, common.digits))
    }
    for list in lists {
      links += list
      starts.append(links.count)
    }
  }

  private mutating func link(to target: Int, _ digits: DigitSet) -> Link {
    guard digits.count > 1 else { return Link(target: target, digits: digits, pair: nil) }
    if let known = pairs[target].first(where: { arrivals[$0].digits == digits }) {
      return Link(target: target, digits: digits, pair: known)
    }
    pairs[target].append(arrivals.count)
    arrivals.append(Arrival(set: target, digits: digits))
    return Link(target: target, digits: digits, pair: arrivals.count - 1)
  }

  /// Returns the links from the set at `index`, in the order of their targets.
  func links(from index: Int) -> ArraySlice<Link> { links[starts[index]..<starts[index + 1]] }

  /// Calls `body` with the number of each arrival at the set at `index`.
  func forEachArrival(at index: Int, _ body: (Int) -> Void) {
    for number in 0..<sets.all[index].digits.count { body(offsets[index] + number) }
    for number in pairs[index] { body(number) }
  }

  /// The number of the arrival at the set at `index` by `digit`, one of its own.
  func number(_ index: Int, _ digit: Digit) -> Int {
    let smaller = sets.all[index].digits.bits & ((1 << UInt16(digit.index)) - 1)
    return offsets[index] + smaller.nonzeroBitCount
  }

  /// Calls `body` with the arrivals over one link after an arrival by `digit`. If there are two
  /// restricted commons and one is `digit`, the other remains. An arrival by two digits continues
  /// like one by the smaller.
  func onward(
    from index: Int, after digit: Digit, _ body: (_ arrival: Int, _ state: Int) -> Void
  ) {
    for link in links(from: index) {
      var others = link.digits
      others.remove(digit)
      guard let next = others.first else { continue }
      let state = number(link.target, next)
      if let pair = link.pair, !link.digits.contains(digit) {
        body(pair, state)
      } else {
        body(state, state)
      }
    }
  }
}
