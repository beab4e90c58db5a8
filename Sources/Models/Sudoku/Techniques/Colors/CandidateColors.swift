/// Candidates of several digits, linked by cells with two candidates and by houses with two places
/// for a digit. The two colours alternate, and all candidates of one colour are right.
public struct CandidateColors: Hashable, Sendable {
  /// The colour of the first candidate, in reading order.
  public let first: [Candidate]
  /// The other colour, in reading order.
  public let second: [Candidate]

  /// Returns the colourings of `grid`, each beginning with its first candidate.
  static func all(in grid: CandidateGrid) -> [CandidateColors] {
    var rest = Digit.all.map { grid.cells(of: $0) }
    var found: [CandidateColors] = []
    for cell in grid.open {
      for digit in grid[cell] where rest[digit.index].contains(cell) {
        let colors = colors(from: Candidate(cell, digit), &rest, grid)
        if !colors.second.isEmpty { found.append(colors) }
      }
    }
    return found
  }

  private static func colors(
    from start: Candidate, _ rest: inout [CellSet], _ grid: CandidateGrid
  ) -> CandidateColors {
    var colors: ([Candidate], [Candidate]) = ([start], [])
    var waiting = [(start, isFirst: true)]
    rest[start.digit.index].remove(start.cell)
    while let (candidate, isFirst) = waiting.popLast() {
      for partner in grid.partners(of: candidate)
      where rest[partner.digit.index].contains(partner.cell) {
        rest[partner.digit.index].remove(partner.cell)
        if isFirst { colors.1.append(partner) } else { colors.0.append(partner) }
        waiting.append((partner, !isFirst))
      }
    }
    return CandidateColors(first: colors.0.sorted(), second: colors.1.sorted())
  }

  /// The candidates of both colours in reading order.
  package var candidates: [Candidate] { (first + second).sorted() }
}

extension Candidate {
  /// Returns `true` if the two can't both be true.
  package func excludes(_ other: Candidate) -> Bool {
    cell == other.cell ? digit != other.digit : digit == other.digit && cell.isPeer(of: other.cell)
  }
}

extension CandidateGrid {
  /// Returns the candidates of which exactly one of each and `candidate` is true.
  package func partners(of candidate: Candidate) -> [Candidate] {
    let (cell, digit) = (candidate.cell, candidate.digit)
    let inCell = self[cell].count == 2 ? self[cell].filter { $0 != digit } : []
    let inHouses = cell.houses.filter { count(of: digit, in: $0) == 2 }
      .flatMap { cells(of: digit, in: $0) }.filter { $0 != cell }
    return inCell.map { Candidate(cell, $0) } + inHouses.unique.map { Candidate($0, digit) }
  }
}
