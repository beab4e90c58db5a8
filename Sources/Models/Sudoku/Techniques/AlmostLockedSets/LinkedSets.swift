/// Almost locked sets in a row, each linked to the next one by restricted commons, and what is
/// drawn of them.
struct LinkedSets {
  let sets: AlmostLockedSets
  /// The places of the sets in ``AlmostLockedSets/all``, in a row.
  let path: [Int]
  /// The restricted commons between each set and the next one. Where the ends matter each is one
  /// digit, and no two in a row are the same.
  let commons: [DigitSet]
  /// The digits that the first or the last set holds in any case; none where that is not the point.
  let ends: DigitSet

  /// That `gone` follows: the sets in a row, the places of the ends' digits as fins, a weak link
  /// for each restricted common, and for each digit of the ends how it is read.
  func deduction(_ id: TechniqueID, _ grid: CandidateGrid, _ gone: Elimination) -> Deduction {
    let eliminations = gone.candidates
    let cells = path.reduce(CellSet.none) { $0.union(sets.all[$1].cells) }
    let lost = Set(eliminations)
    return Deduction(
      id, eliminations: eliminations, cells: Array(cells),
      candidates: cells.flatMap { cell in
        grid[cell].map { Candidate(cell, $0) }.filter { !lost.contains($0) }
      },
      fins: fins, links: links, sets: path.map { sets.all[$0] }, chains: ends.map(chain))
  }

  private var fins: [Candidate] {
    guard let first = path.first, let last = path.last else { return [] }
    return ends.flatMap { digit in
      sets.places(of: digit, in: first).union(sets.places(of: digit, in: last))
        .map { Candidate($0, digit) }
    }
  }

  /// Between the two nearest places of each restricted common.
  private var links: [Link] {
    commons.enumerated().flatMap { place, digits in
      digits.compactMap { digit in
        let pairs = sets.places(of: digit, in: path[place]).flatMap { from in
          sets.places(of: digit, in: path[place + 1]).map { (from, $0) }
        }
        return pairs.min { $0.0.distance(to: $0.1) < $1.0.distance(to: $1.1) }
          .map { .weak(Candidate($0.0, digit), Candidate($0.1, digit)) }
      }
    }
  }

  /// If the first set lacks `digit`, it holds the restricted common, which the next one lacks …
  private func chain(for digit: Digit) -> Chain {
    var statements: [Statement] = []
    var lacking = digit
    for (place, index) in path.enumerated() {
      let set = sets.all[index]
      statements.append(
        Statement(lacking, in: sets.places(of: lacking, in: index), isTrue: false))
      lacking = place < commons.count ? commons[place].first ?? digit : digit
      statements.append(
        Statement(lacking, in: sets.places(of: lacking, in: index), isTrue: true, by: set))
    }
    return Chain(statements)
  }
}

extension Cell {
  /// The square of the way between the two, in cells.
  fileprivate func distance(to other: Cell) -> Int {
    let (rows, columns) = (row - other.row, column - other.column)
    return rows * rows + columns * columns
  }
}
