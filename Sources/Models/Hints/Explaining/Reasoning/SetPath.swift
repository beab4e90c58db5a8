import Sudoku

/// Almost locked sets in the order in which a digit is passed on along them, and the digits that
/// link each to the next.
struct SetPath {
  private(set) var sets: [AlmostLockedSet]
  private(set) var links: [Digit]

  /// The sets of `deduction` as they come, or else in another order in which each is linked to the
  /// next; nil where there is none.
  init?(_ deduction: Deduction, _ position: CandidateGrid) {
    let gone = DigitSet(deduction.eliminations.map(\.digit))
    for sets in Self.orders(of: deduction.sets) {
      guard let first = sets.first, let last = sets.last, sets.count > 1,
        gone.isSubset(of: first.digits), gone.isSubset(of: last.digits),
        let links = Self.links(sets, position, not: gone)
      else { continue }
      self.sets = sets
      self.links = links
      return
    }
    return nil
  }

  private static func orders(of sets: [AlmostLockedSet]) -> [[AlmostLockedSet]] {
    guard sets.count == 3 else { return [sets] }
    return [sets, [sets[0], sets[2], sets[1]], [sets[1], sets[0], sets[2]]]
  }

  /// A digit for each step, none twice in a row, the first and the last not in `gone`.
  private static func links(
    _ sets: [AlmostLockedSet], _ position: CandidateGrid, not gone: DigitSet
  ) -> [Digit]? {
    func extend(_ links: [Digit]) -> [Digit]? {
      let place = links.count
      guard place < sets.count - 1 else { return links }
      var usable = sets[place].restrictedDigits(with: sets[place + 1], in: position)
      if let last = links.last { usable.remove(last) }
      if place == 0 || place == sets.count - 2 { usable = usable.subtracting(gone) }
      for digit in usable {
        if let whole = extend(links + [digit]) { return whole }
      }
      return nil
    }
    return extend([])
  }
}
