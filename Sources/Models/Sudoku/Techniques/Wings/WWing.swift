/// Two cells with the same two candidates, and a house in which one of the two digits has only two
/// places, each seen by one of the cells. The cells can't both hold that digit, so one holds the
/// other, and cells that see both lose it.
///
/// ```
/// ab . - | . . .         the row r5 has its b in one of two places,
///  |                     each of which forbids b in one of the ab cells:
///  b . . | . . b         one of them is a, and - is not
///              |
///  - . . | . . ab
/// ```
///
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_wings.php
struct WWing: Technique {
  let id = TechniqueID.wWing

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    let pairs = Array(grid.cells(withCandidates: 2))
    for (place, first) in pairs.enumerated() {
      for second in pairs[(place + 1)...] where grid[first] == grid[second] {
        for gone in grid[first] {
          guard let linked = grid[first].subtracting([gone]).first else { continue }
          let eliminations = first.peerSet.intersection(second.peerSet)
            .intersection(grid.cells(of: gone))
          guard !eliminations.isEmpty else { continue }
          for house in 0..<27 {
            guard let pair = grid.conjugatePair(of: linked, in: house),
              let chain = Self.chain(first, pair, second)
            else { continue }
            try findings.add(
              id, eliminating: gone, from: eliminations,
              WWingPattern(digit: gone, linked: linked, cells: chain, house: pair.house))
          }
        }
      }
    }
  }

  /// Returns the four cells in order: `first`, the place that it sees, the place that `second`
  /// sees, `second`.
  private static func chain(_ first: Cell, _ pair: ConjugatePair, _ second: Cell) -> [Cell]? {
    guard pair.first != first, pair.first != second, pair.second != first, pair.second != second
    else { return nil }
    if pair.first.isPeer(of: first), pair.second.isPeer(of: second) {
      return [first, pair.first, pair.second, second]
    }
    if pair.second.isPeer(of: first), pair.first.isPeer(of: second) {
      return [first, pair.second, pair.first, second]
    }
    return nil
  }
}

/// Two cells with the same two candidates, the outer ones of four. Between them are the only two
/// places in a house for the linking digit. The other digit is eliminated.
struct WWingPattern: Pattern {
  let digit: Digit
  let linked: Digit
  /// One end, the place that it sees, the place that the other end sees, and that end.
  let cells: [Cell]
  let house: House

  var candidates: [Candidate] {
    [Candidate(cells[0], digit)] + cells.map { Candidate($0, linked) }
      + [Candidate(cells[3], digit)]
  }

  var houses: [House] { [house] }

  func links(in position: CandidateGrid) -> [Link] {
    [.strong(Candidate(cells[0], digit), Candidate(cells[0], linked))]
      + zip(cells, cells.dropFirst()).map { from, to in
        let ends = (Candidate(from, linked), Candidate(to, linked))
        return from == cells[1] ? .strong(ends.0, ends.1) : .weak(ends.0, ends.1)
      } + [.strong(Candidate(cells[3], linked), Candidate(cells[3], digit))]
  }

  func reasoning(for step: ExplainedStep) -> Reasoning {
    let (ends, places) = ([cells[0], cells[3]], [cells[1], cells[2]])
    return Reasoning(
      lookAt: .cells(ends),
      [
        .eachHas(ends, just: step.position[cells[0]]),
        .hasTwoPlaces(linked, cells[1], cells[2], in: house),
        .say(
          "\(ends[0]) sees \(places[0]), and \(ends[1]) sees \(places[1]): were \(ends) both "
            ++ "\(linked), \(house) would have no place left for it.",
          "\(ends[0], .topic) \(places[0], .and), \(ends[1], .topic) \(places[1], .and) 같은 구역에 있어요. "
            ++ "\(ends, .subject) 둘 다 \(linked, .being)라면 \(house)에 \(linked)의 자리가 없어져요."),
        .oneIs(digit, of: ends),
        .see(step.targets, allOf: ends),
      ])
  }
}
