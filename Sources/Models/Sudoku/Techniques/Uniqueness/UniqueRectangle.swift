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

// Subsets
extension UniqueRectangle {
  /// Type 3: one of the two mixed corners holds one of their other candidates, so together they act
  /// like a cell with these, which may be part of a naked subset.
  static let type3 = UniqueRectangle(id: .uniqueness3) { rectangle, grid in
    guard rectangle.pure.count == 2, rectangle.mixed.count == 2 else { return [] }
    let shared = rectangle.mixed[0].houses.filter { $0.contains(rectangle.mixed[1]) }
    return shared.flatMap { house in
      subsets(of: house, rectangle, grid).compactMap { conclusion(house, rectangle, grid, $0) }
    }
  }

  /// Returns the sets of cells of `house` that form a naked subset with the mixed corners, which
  /// count as one cell with their other candidates.
  private static func subsets(
    of house: House, _ rectangle: DigitRectangle, _ grid: CandidateGrid
  ) -> [[Cell]] {
    let usable = house.cells.filter {
      grid.open.contains($0) && !rectangle.corners.contains($0)
        && grid[$0].intersection(rectangle.digits).isEmpty
    }
    var found: [[Cell]] = []
    func extend(_ chosen: [Cell], _ digits: DigitSet, from start: Int) {
      for place in start..<usable.count {
        let cells = chosen + [usable[place]]
        let all = digits.union(grid[usable[place]])
        if all.count == cells.count + 1 { found.append(cells) }
        extend(cells, all, from: place + 1)
      }
    }
    extend([], rectangle.surplus(in: grid), from: 0)
    return found
  }

  private static func conclusion(
    _ house: House, _ rectangle: DigitRectangle, _ grid: CandidateGrid, _ subset: [Cell]
  ) -> Conclusion? {
    let members = rectangle.mixed + subset
    let shared = rectangle.mixed[0].houses.filter { house in members.allSatisfy(house.contains) }
    // A subset in both a box and a line is found with the line.
    if case .box = house, shared.count > 1 { return nil }
    let digits = subset.reduce(rectangle.surplus(in: grid)) { $0.union(grid[$1]) }
    func eliminations(_ house: House) -> [Candidate] {
      grid.candidates(digits, in: house.cells.filter { !members.contains($0) })
    }
    var gone = eliminations(house)
    guard !gone.isEmpty else { return nil }
    for other in shared where other != house {
      gone += eliminations(other).filter { !gone.contains($0) }
    }
    return Conclusion(eliminations: gone, escape: .subset(subset, shared))
  }
}

// Hidden rectangles
extension UniqueRectangle {
  /// One corner has just the two digits, and one of these has no place outside the rectangle in the
  /// row and the column of the opposite corner. If that corner held the other digit, the rectangle
  /// would close.
  ///
  /// ```
  /// ab  . ab…               r1c1 = ab
  ///  .  .  .
  /// ab… . ab→a    no other a in r3 nor in c3
  /// ```
  ///
  /// Source of the rule: https://hodoku.sourceforge.net/en/tech_ur.php
  static let hidden = UniqueRectangle(id: .hiddenRectangle) {
    rectangle, grid in
    guard rectangle.pure.count == 1 || (rectangle.pure.count == 2 && !rectangle.isMixedInLine)
    else { return [] }
    return rectangle.pure.flatMap { corner in
      rectangle.pairings.compactMap { tied, gone in
        hidden(rectangle, grid, corner: corner, tied: tied, gone: gone)
      }
    }
  }

  private static func hidden(
    _ rectangle: DigitRectangle, _ grid: CandidateGrid, corner: Cell, tied: Digit, gone: Digit
  ) -> Conclusion? {
    let opposite = rectangle.corners.first { $0.row != corner.row && $0.column != corner.column }
    guard let opposite else { return nil }
    let lines = [House.row(opposite.row), .column(opposite.column)]
    let rest = lines.reduce(CellSet.none) { $0.union(grid.cells(of: tied, in: $1)) }
      .subtracting(CellSet(rectangle.corners))
    guard rest.isEmpty, grid[opposite].contains(gone) else { return nil }
    let loss = Candidate(opposite, gone)
    return Conclusion(eliminations: [loss], escape: .hidden(tied: tied, gone: loss, lines))
  }
}

extension DigitRectangle {
  /// Each of the two digits with the other one, the smaller first.
  var pairings: [(Digit, Digit)] {
    let pair = Array(digits)
    return [(pair[0], pair[1]), (pair[1], pair[0])]
  }
}
