import Sudoku

/// A position drawn in a test, and what should follow from it.
///
/// Nine rows of nine, separated by blanks; bars and lines of dashes are only there to be looked at.
///
/// | drawn | means |
/// |---|---|
/// | `=5` | 5, given |
/// | `+5` | 5, settled |
/// | `125` | these candidates |
/// | `125>5` | these candidates, of which only 5 should remain |
/// | `125!1` | these candidates, of which 1 should be settled |
/// | `.` | 5 to 9: patterns are drawn with 1 to 4 |
/// | `#` | 9, settled, however often: only the pattern is open |
struct Drawing {
  private(set) var position: CandidateGrid
  private(set) var eliminations: Set<Candidate> = []
  private(set) var placements: Set<Candidate> = []

  init(_ text: String) {
    let tokens = text.split(separator: "\n").filter { !$0.contains("--") }
      .flatMap { $0.split { " |".contains($0) } }
    precondition(tokens.count == 81, "\(tokens.count) cells are drawn")
    var grid = Grid()
    var givens = CellSet.none
    var notes = Array(repeating: DigitSet.none, count: 81)
    for (cell, token) in zip(Cell.all, tokens) {
      let digits = Self.digits(token.prefix { !">!".contains($0) })
      if token == "#" {
        grid[cell] = Digit(9)
        continue
      }
      if token.hasPrefix("=") || token.hasPrefix("+") {
        grid[cell] = digits.first
        if token.hasPrefix("=") { givens.insert(cell) }
        continue
      }
      notes[cell.index] = digits
      if let mark = token.firstIndex(of: ">") {
        let gone = digits.subtracting(Self.digits(token[mark...]))
        eliminations.formUnion(gone.map { Candidate(cell, $0) })
      } else if let mark = token.firstIndex(of: "!") {
        placements.formUnion(Self.digits(token[mark...]).map { Candidate(cell, $0) })
      }
    }
    position = CandidateGrid(grid: grid, givens: givens) { notes[$0.index] }
  }

  private static func digits(_ token: some StringProtocol) -> DigitSet {
    if token == "." { return DigitSet((5...9).compactMap(Digit.init)) }
    return DigitSet(token.compactMap { $0.wholeNumberValue.flatMap(Digit.init) })
  }

  /// Creates a drawing of the places for one digit: `#` is settled, `-` should be eliminated, a dot
  /// isn't a place, and anything else is one.
  static func ofOneDigit(_ text: String) -> Drawing {
    let tokens = text.split(separator: "\n").filter { !$0.contains("--") }.map { line in
      line.filter { !" |".contains($0) }.map { place in
        switch place {
        case ".": "."
        case "#": "=1"
        case "-": "156789>56789"
        default: "156789"
        }
      }.joined(separator: " ")
    }
    return Drawing(tokens.joined(separator: "\n"))
  }
}

/// Returns the technique `id`, which must be in the catalogue.
func technique(_ id: TechniqueID) -> (any Technique)? {
  TechniqueCatalog.technique(id)
}
