/// Some digits for which a line and a box both lack one cell outside their crossing.
///
/// ```
/// almost locked pair
///  .  .  .  | 12 - -     r1c4 takes 1 or 2, so row 1 has at most one of them in box 1.
///  *  /  /  |            Box 1 has both, but outside row 1 only * has room for one,
///  /  /  /  |            so exactly one is in r1c123: * is the other, and - is neither
/// ```
///
/// Some cells of the first house, outside the crossing, have just one digit more than there are
/// cells: all of these digits but one are there. If the second house has places for the digits in
/// only as many cells outside the crossing, it has one at least in the crossing. So there is
/// exactly one. The cells of the second house take the others, and the rest of the first house has
/// none.
/// Source of the rule:
/// http://forum.enjoysudoku.com/almost-locked-pair-and-almost-locked-triple-t39348.html
struct AlmostLockedCandidates: Technique {
  let id: TechniqueID
  /// The number of digits.
  private let size: Int

  static let pair = AlmostLockedCandidates(id: .almostLockedPair, size: 2)
  static let triple = AlmostLockedCandidates(id: .almostLockedTriple, size: 3)

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for box in House.boxes {
      for line in House.rows + House.columns {
        let crossing = line.cellSet.intersection(box.cellSet).intersection(grid.open)
        guard !crossing.isEmpty else { continue }
        try search(grid, from: line, to: box, crossing, &findings)
        try search(grid, from: box, to: line, crossing, &findings)
      }
    }
  }

  private func search(
    _ grid: CandidateGrid, from first: House, to second: House, _ crossing: CellSet,
    _ findings: inout Findings
  ) throws(Findings.LimitReached) {
    let outside = first.cellSet.intersection(grid.open).subtracting(crossing)
    for keys in Self.choices(of: Array(outside), size - 1) {
      let digits = keys.reduce(DigitSet.none) { $0.union(grid[$1]) }
      guard digits.count == size, digits.allSatisfy({ grid.count(of: $0, in: second) > 0 })
      else { continue }
      let places = digits.reduce(CellSet.none) { $0.union(grid.cells(of: $1, in: second)) }
        .subtracting(crossing)
      guard places.count == size - 1 else { continue }
      let rest = outside.subtracting(CellSet(keys))
      let gone = grid.candidates(digits, in: rest) + grid.candidates(digits.complement, in: places)
      let cells = crossing.union(CellSet(keys)).union(places)
      try findings.add(
        id, eliminations: gone.sorted(),
        AlmostLockedPattern(
          digits: digits, keys: keys, places: Array(places), houses: [first, second],
          candidates: grid.candidates(digits, in: cells)))
    }
  }

  /// Returns the cells one by one, or the pairs of them.
  private static func choices(of cells: [Cell], _ count: Int) -> [[Cell]] {
    guard count > 1 else { return cells.map { [$0] } }
    return cells.indices.flatMap { place in
      cells[(place + 1)...].map { [cells[place], $0] }
    }
  }
}

/// Digits of which a line and a box that cross have one in the crossing.
struct AlmostLockedPattern: Pattern {
  let digits: DigitSet
  /// The cells of the first house outside the crossing, one fewer than their digits.
  let keys: [Cell]
  /// The cells of the second house outside the crossing with places for the digits, as many as
  /// `keys`.
  let places: [Cell]
  /// The house of `keys`, then that of `places`.
  let houses: [House]
  /// The places for the digits in `keys`, in the crossing and in `places`.
  let candidates: [Candidate]

  func isCover(_ house: House) -> Bool { house == houses[1] }

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let (first, second) = (houses[0], houses[1])
    let between = keys.count == 1 ? "" : " between them"
    var reasons: [Phrase] = [
      .say(
        "In \(first), \(keys) \(keys.count, "has", "have") only the candidates \(digits)\(between), so "
          ++ "at most one of these digits is where \(first) and \(second) cross.",
        "\(first)에서 \(keys)의 후보는 \(digits)뿐이므로, \(first, .and) \(second, .subject) 만나는 칸에는 "
          ++ "이 숫자들 가운데 많아야 하나가 들어가요."),
      .say(
        "The rest of \(second) has room for \(digits) only in \(places), so at least one of them is "
          ++ "where the two cross.",
        "\(second)의 나머지에서 \(digits, .subject) 들어갈 수 있는 칸은 \(places)뿐이므로, "
          ++ "두 구역이 만나는 칸에 적어도 하나는 들어가요."),
      .say(
        "So exactly one is there, and \(places) \(places.count, "takes", "take") the "
          ++ "\(places.count, "other", "others").",
        "그래서 거기에는 꼭 하나가 들어가고, 나머지는 \(places)에 들어가요."),
    ]
    if step.targets.contains(where: first.contains) {
      reasons.append(
        .say(
          "With that, \(first) has all of these digits, so no other cell of it can be \(any: digits).",
          "이것으로 \(first)에 이 숫자들이 모두 있으므로, 다른 칸에는 \(any: digits, .subject) 들어갈 수 없어요."))
    }
    return Reasoning(lookAt: .houses(houses.sorted { $0.index < $1.index }), reasons)
  }
}
