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
