@testable import Formats
@testable import Generating
@testable import Sudoku

extension PuzzleEntry {
  /// Returns a transformed puzzle of the corpus with some of: placed digits, candidates, two kinds
  /// of notes, colours, texts and a play time.
  static func random(using random: inout SeededRandom) throws -> PuzzleEntry {
    let solved = Corpus.solved.filter { $0.count == 1 }
    let row = solved[random.below(solved.count)]
    let transform = GridTransform.random(using: &random)
    let givens = transform(try Grid(text: row.puzzle))
    let solution = transform(try Grid(text: row.solution))
    var entry = PuzzleEntry(givens: givens)
    if random.below(2) == 0 {
      for cell in givens.emptyCells where random.below(4) == 0 {
        entry.placed[cell] = solution[cell]
      }
    }
    let grid = entry.grid
    if random.below(2) == 0 {
      entry.candidates = CellNotes { cell in
        guard let digit = solution[cell], grid[cell] == nil else { return .none }
        let others = grid.candidates(at: cell).filter { _ in random.below(3) > 0 }
        return DigitSet(others).union([digit])
      }
    }
    if random.below(2) == 0 { entry.notes = .random(in: grid, using: &random) }
    if random.below(3) == 0 { entry.centreNotes = .random(in: grid, using: &random) }
    if random.below(3) == 0 {
      for cell in Cell.all where random.below(9) == 0 {
        entry.colors[cell] = Set((0...random.below(3)).map { _ in 1 + random.below(9) }).sorted()
      }
    }
    if random.below(2) == 0 { entry.elapsed = .milliseconds(1 + random.below(10_000_000)) }
    for detail in PuzzleDetail.allCases where random.below(3) == 0 {
      entry.details[detail] = words[random.below(words.count)]
    }
    return entry
  }

  private static let words = [
    "Steady hand", "O'Brien & \"sons\" <1932>", "스도쿠 57", "100 % — pur", "naïve 👩‍👧 #3", "a:b|c,d;e",
  ]
}

extension CellNotes {
  /// Returns notes in about half of the empty cells of `grid`.
  static func random(in grid: Grid, using random: inout SeededRandom) -> CellNotes {
    var notes = CellNotes { cell in
      guard grid[cell] == nil, random.below(2) == 0 else { return .none }
      return DigitSet(bits: UInt16(random.below(512)))
    }
    if notes.isEmpty, let cell = grid.emptyCells.first { notes[cell] = .all }
    return notes
  }
}
