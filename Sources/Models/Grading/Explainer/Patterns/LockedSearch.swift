// Locked candidates
import Sudoku

extension ExplainerPosition {
  /// Returns locked candidates that leave a digit one place in a third house. Only that place is
  /// settled.
  func directLocking() -> ExplainerStep? {
    var step: ExplainerStep?
    forEachLocked { digit, house, cover, kind in
      let tables = HouseTables.shared
      for other in Self.crossing(cover, kind) where other != house {
        let spots = spots(of: digit, in: other)
        guard spots.nonzeroBitCount > 1 else { continue }
        var left = Bits(spots).lazy.map { tables.cell(other, $0) }.filter {
          !House.all[cover].cellSet.contains(Cell($0))
        }.makeIterator()
        guard let only = left.next(), left.next() == nil else { continue }
        step = ExplainerStep(
          house >= 18 ? .directPointing : .directClaiming, house >= 18 ? 1.7 : 1.9,
          placement: Candidate(only, digit))
        return true
      }
      return false
    }
    return step
  }

  /// Calls `visit` with each pointing or claiming that eliminates something, until it returns
  /// `true`.
  func locked(_ visit: (PatternFinding) -> Bool) {
    forEachLocked { digit, house, cover, kind in
      let tables = HouseTables.shared
      let gone = (0..<9).map { tables.cell(cover, $0) }.filter {
        has($0, digit) && !House.all[house].cellSet.contains(Cell($0))
      }
      guard !gone.isEmpty else { return false }
      let isPointing = house >= 18
      return visit(
        PatternFinding(
          technique: isPointing ? .pointing : .claiming, difficulty: isPointing ? 2.6 : 2.8,
          eliminations: HashOrder.sorted(gone.map { $0 * 9 + digit }, cells: gone.count),
          obstacles: .locked(digit: digit, inHouses: [house], toHouses: [cover])))
    }
  }

  /// Calls `visit` with each digit, a house in which it has several places, a house that contains
  /// them all, and the first house of the first one's kind, until it returns `true`. Boxes in
  /// columns come first, then boxes in rows, columns in boxes and rows in boxes.
  private func forEachLocked(
    _ visit: (_ digit: Int, _ house: Int, _ cover: Int, _ kind: Int) -> Bool
  ) {
    for (kind, coverKind) in [(18, 9), (18, 0), (9, 18), (0, 18)] {
      for digit in 0..<9 {
        for house in kind..<kind + 9 {
          let spots = spots(of: digit, in: house)
          guard spots.nonzeroBitCount > 1 else { continue }
          for third in 0..<3 {
            let mask: UInt16 =
              kind == 18 && coverKind == 9 ? 0o111 << UInt16(third) : 7 << UInt16(3 * third)
            guard spots & ~mask == 0 else { continue }
            if visit(digit, house, Self.cover(house, third, coverKind), kind) { return }
          }
        }
      }
    }
  }

  /// Returns the house of `kind` that shares the third `third` of `house`.
  private static func cover(_ house: Int, _ third: Int, _ kind: Int) -> Int {
    switch kind {
    case 0: (house - 18) / 3 * 3 + third
    case 9: 9 + (house - 18) % 3 * 3 + third
    default: house < 9 ? 18 + house / 3 * 3 + third : 18 + third * 3 + (house - 9) / 3
    }
  }

  /// Returns the three houses of `kind` that share cells with `cover`.
  private static func crossing(_ cover: Int, _ kind: Int) -> [Int] {
    switch (cover, kind) {
    case (0..<9, _): (0..<3).map { 18 + cover / 3 * 3 + $0 }
    case (9..<18, _): (0..<3).map { 18 + $0 * 3 + (cover - 9) / 3 }
    case (_, 0): (0..<3).map { (cover - 18) / 3 * 3 + $0 }
    default: (0..<3).map { 9 + (cover - 18) % 3 * 3 + $0 }
    }
  }
}
