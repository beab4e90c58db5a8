/// A rectangle of two digits must not close, because the puzzle would have two solutions.
///
/// ```
/// type 1         type 2, 5       type 3              type 4           type 6
/// ab . ab        ab . ab         ab . ab             ab . ab          ab . abc→ac
/// ab . abc→c     abc . abc       abc . abd  cd       abc→ac . abd→ad  abd→ad . ab
///                c goes from     cd and the two      b only in these  b only in these corners
///                what sees all c are a naked pair    two of the row   of both rows and columns
/// ```
///
/// In type 2 the corners with c are in a line, in type 5 not, or there are three.
/// Only for puzzles that are known to have one solution.
/// Source of the rule: https://hodoku.sourceforge.net/en/tech_ur.php
struct UniqueRectangle: Technique {
  let id: TechniqueID
  let rule: @Sendable (DigitRectangle, CandidateGrid) -> [Conclusion]

  /// The conclusion of a rule from a rectangle.
  struct Conclusion {
    let eliminations: [Candidate]
    let escape: RectanglePattern.Escape
  }

  func search(_ grid: CandidateGrid, _ findings: inout Findings) throws(Findings.LimitReached) {
    for rectangle in findings.cache.rectangles(in: grid) {
      for conclusion in rule(rectangle, grid) {
        var cells = rectangle.corners
        if case .subset(let others, _) = conclusion.escape { cells += others }
        try findings.add(
          id, eliminations: conclusion.eliminations,
          RectanglePattern(
            rectangle: rectangle, escape: conclusion.escape,
            candidates: grid.candidates(in: cells)))
      }
    }
  }
}

extension UniqueRectangle {
  static let type1 = UniqueRectangle(id: .uniqueness1) { rectangle, grid in
    guard rectangle.pure.count == 3, let corner = rectangle.mixed.first else { return [] }
    return [
      Conclusion(
        eliminations: grid.candidates(rectangle.digits, in: [corner]), escape: .corner(corner))
    ]
  }

  static let type2 = UniqueRectangle(id: .uniqueness2) { rectangle, grid in
    rectangle.isMixedInLine ? oneSurplus(rectangle, grid) : []
  }

  static let type5 = UniqueRectangle(id: .uniqueness5) { rectangle, grid in
    rectangle.isMixedInLine ? [] : oneSurplus(rectangle, grid)
  }

  static let type4 = UniqueRectangle(id: .uniqueness4) { rectangle, grid in
    guard rectangle.pure.count == 2, rectangle.isMixedInLine else { return [] }
    let seen = Cell.commonPeers(of: rectangle.mixed)
    for (tied, gone) in rectangle.pairings
    where seen.isDisjoint(with: grid.cells(of: tied)) {
      return [
        Conclusion(
          eliminations: grid.candidates([gone], in: rectangle.mixed),
          escape: .tied(tied, gone: gone))
      ]
    }
    return []
  }

  static let type6 = UniqueRectangle(id: .uniqueness6) { rectangle, grid in
    guard rectangle.pure.count == 2, rectangle.mixed.count == 2, !rectangle.isMixedInLine
    else { return [] }
    let lines = rectangle.mixed.flatMap { [House.row($0.row), .column($0.column)] }
    let rest = lines.reduce(CellSet.none) { $0.union($1.cellSet) }
      .subtracting(CellSet(rectangle.corners))
    for (tied, _) in rectangle.pairings where rest.isDisjoint(with: grid.cells(of: tied)) {
      return [
        Conclusion(
          eliminations: grid.candidates([tied], in: rectangle.mixed),
          escape: .tiedInCorners(tied, lines))
      ]
    }
    return []
  }

  private static func oneSurplus(_ rectangle: DigitRectangle, _ grid: CandidateGrid) -> [Conclusion]
  {
    guard (1...2).contains(rectangle.pure.count), let digit = rectangle.surplus(in: grid).only
    else { return [] }
    let seen = Cell.commonPeers(of: rectangle.mixed).intersection(grid.cells(of: digit))
    return [Conclusion(eliminations: seen.map { Candidate($0, digit) }, escape: .surplus(digit))]
  }
}

extension DigitRectangle {
  /// Each of the two digits with the other one, the smaller first.
  var pairings: [(Digit, Digit)] {
    let pair = Array(digits)
    return [(pair[0], pair[1]), (pair[1], pair[0])]
  }
}
