import Grading
import Sudoku
import Testing

/// Almost locked sets found in the slow, obvious way for comparison, by trying all combinations of
/// cells. Two sets are compared by each pair of their cells.
struct ObviousSets: CustomTestStringConvertible, Sendable {
  let number: Int
  let grid: CandidateGrid

  var testDescription: String { "the puzzle in line \(number)" }

  /// Positions in which easy techniques get stuck, with not too many open cells.
  static let positions: [ObviousSets] = Corpus.rated.indices.compactMap { number in
    guard number.isMultiple(of: 7), let givens = try? Grid(text: Corpus.rated[number].puzzle)
    else { return nil }
    var grid = CandidateGrid(givens: givens)
    let grader = Grader(techniques: TechniqueCatalog.upTo(.medium))
    while let step = grader.step(from: grid) { grid.apply(step) }
    return (20...36).contains(grid.open.count) ? ObviousSets(number: number, grid: grid) : nil
  }.prefix(4).map(\.self)

  /// All almost locked sets.
  var sets: [AlmostLockedSet] {
    var found: Set<AlmostLockedSet> = []
    for house in House.all {
      let open = house.cells.filter { grid.grid[$0] == nil }
      for choice in 1..<(1 << open.count) {
        let cells = open.indices.filter { choice >> $0 & 1 == 1 }.map { open[$0] }
        let digits = cells.reduce(DigitSet.none) { $0.union(grid[$1]) }
        if digits.count == cells.count + 1 {
          found.insert(AlmostLockedSet(cells: CellSet(cells), digits: digits))
        }
      }
    }
    return Array(found)
  }

  /// The eliminations of ALS-XZ for each two sets that eliminate something.
  var conclusions: Set<Set<Candidate>> {
    let members = sets.map { Members($0, grid) }
    var found: Set<Set<Candidate>> = []
    for (place, first) in members.enumerated() {
      for second in members[(place + 1)...] {
        let gone = eliminations(first, second)
        if !gone.isEmpty { found.insert(gone) }
      }
    }
    return found
  }

  private struct Members {
    let set: AlmostLockedSet
    let cells: [Digit: [Cell]]

    init(_ set: AlmostLockedSet, _ grid: CandidateGrid) {
      self.set = set
      cells = Dictionary(
        uniqueKeysWithValues: set.digits.map { digit in
          (digit, set.cells.filter { grid[$0].contains(digit) })
        })
    }

    func cells(of digit: Digit) -> [Cell] { cells[digit] ?? [] }
  }

  private func eliminations(_ first: Members, _ second: Members) -> Set<Candidate> {
    let shared = first.set.digits.intersection(second.set.digits)
    let restricted = shared.filter { digit in
      first.cells(of: digit).allSatisfy { cell in
        second.cells(of: digit).allSatisfy(cell.isPeer)
      } && Set(first.cells(of: digit)).isDisjoint(with: second.set.cells)
        && Set(second.cells(of: digit)).isDisjoint(with: first.set.cells)
    }
    guard !restricted.isEmpty else { return [] }
    var gone: Set<Candidate> = []
    func remove(_ digit: Digit, seeing cells: [Cell], outside set: CellSet) {
      for cell in Cell.all where grid[cell].contains(digit) && !set.contains(cell) {
        if cells.allSatisfy(cell.isPeer) { gone.insert(Candidate(cell, digit)) }
      }
    }
    let both = first.set.cells.union(second.set.cells)
    for digit in shared where restricted.count > 1 || digit != restricted[0] {
      remove(digit, seeing: first.cells(of: digit) + second.cells(of: digit), outside: both)
    }
    guard restricted.count > 1 else { return gone }
    for member in [first, second] {
      for digit in member.set.digits where !restricted.contains(digit) {
        remove(digit, seeing: member.cells(of: digit), outside: both)
      }
    }
    return gone
  }
}
