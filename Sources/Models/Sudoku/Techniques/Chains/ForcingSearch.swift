/// The conclusions that can be proved from the outcomes of a position's assumptions.
struct ForcingSearch {
  private let tables: ForcingTables
  private let grid: CandidateGrid
  private let assumptions: [Int]
  /// The open cells that no settled digit rules out, by digit.
  private let allowed: [CellSet]
  private let allCases: [Cases]

  init(_ tables: ForcingTables) {
    self.tables = tables
    let grid = tables.graph.grid
    self.grid = grid
    assumptions = grid.open.flatMap { cell in
      grid[cell].map { ImplicationGraph.node(Candidate(cell, $0), isOn: true) }
    }
    allCases = Self.cases(grid, assumptions)
    allowed = Digit.all.map { digit in
      CellSet(grid.open.filter { grid.grid.candidates(at: $0).contains(digit) })
    }
  }

  /// The provable statements in HoDoKu's order: first those that are true, by cell, then those that
  /// are false, by cell and digit.
  var conclusions: [Int] {
    var isProved = Array(repeating: false, count: ImplicationGraph.candidateNodes)
    for node in assumptions {
      for assumption in [node, node + 1]
      where tables.outcome(of: assumption).isImpossible(grid, allowed) {
        isProved[assumption ^ 1] = true
      }
    }
    for cases in allCases {
      for node in tables.common(of: cases.starts)
      where ImplicationGraph.isCandidate(node) && cases.cell != node / 18 {
        isProved[node] = true
      }
    }
    let proved = isProved.indices.filter { isProved[$0] }
    return proved.filter { $0 & 1 == 0 } + proved.filter { $0 & 1 == 1 }
  }

  /// Returns the proofs of `conclusion`.
  func proofs(of conclusion: Int) -> [ForcingProof] {
    let verities = allCases.filter { cases in
      cases.cell != conclusion / 18
        && cases.starts.allSatisfy { tables.leads($0, to: conclusion) }
    }
    return contradictions(of: conclusion ^ 1)
      + verities.map { cases in
        ForcingProof(
          paths: cases.starts.map { .init(start: $0, end: conclusion) }, isContradiction: false,
          house: cases.house)
      }
  }
}

// Verities
extension ForcingSearch {
  /// Statements of which one is true.
  private struct Cases {
    let starts: [Int]
    /// The house, if the cases are its places for a digit.
    var house: House?
    /// The cell that HoDoKu skips: that of a candidate that is true or false.
    var cell: Int?
  }

  private static func cases(_ grid: CandidateGrid, _ assumptions: [Int]) -> [Cases] {
    let either = assumptions.map { Cases(starts: [$0, $0 + 1], cell: $0 / 18) }
    let ofCells = grid.open.map { cell in
      Cases(starts: grid[cell].map { ImplicationGraph.node(Candidate(cell, $0), isOn: true) })
    }
    let ofHouses = House.all.flatMap { house in
      Digit.all.map { digit in
        Cases(
          starts: grid.cells(of: digit, in: house).map {
            ImplicationGraph.node(Candidate($0, digit), isOn: true)
          }, house: house)
      }
    }
    return (either + ofCells + ofHouses).filter { $0.starts.count > 1 }
  }
}

// Contradictions
extension ForcingSearch {
  /// Returns the proofs that `assumption` is impossible.
  private func contradictions(of assumption: Int) -> [ForcingProof] {
    let outcome = tables.outcome(of: assumption)
    var ends: [([Int], House?)] = outcome.clashes.map { ($0, nil) }
    if tables.leads(assumption, to: assumption ^ 1) { ends.insert(([assumption ^ 1], nil), at: 0) }
    ends += outcome.doubles.map { ($0, $1) }
    ends += outcome.emptyCells(grid).map { ($0, nil) }
    ends += outcome.emptyHouses(allowed).map { ($0, $1) }
    return ends.map { ends, house in
      ForcingProof(
        paths: ends.map { .init(start: assumption, end: $0) }, isContradiction: true, house: house)
    }
  }
}

/// A proof of a statement by paths from assumptions: either all cases lead to it, or its negation
/// leads to a contradiction.
struct ForcingProof {
  /// A path from an assumption to an end.
  struct Path {
    let start: Int
    let end: Int
  }

  let paths: [Path]
  /// `true` if they refute the negation.
  let isContradiction: Bool
  /// The house that has no place or several, or whose places are the cases. `nil` if a cell is
  /// concerned.
  let house: House?
}
