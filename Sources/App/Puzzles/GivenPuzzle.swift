import Formats
import Grading
import Hints
import Screens
import Sudoku

/// Reads a puzzle that a user has typed, or named the file of.
enum GivenPuzzle {
  /// The first puzzle of `text` in whatever format it is, or of the file that it names; one with
  /// exactly one solution.
  ///
  /// - Throws: ``UsageError``, which says what is wrong with it.
  static func read(
    _ text: String, in language: Language = .english
  ) throws(UsageError) -> Puzzle {
    try puzzle(of: entry(text, in: language), in: language)
  }

  /// The puzzle of `entry`, which must have exactly one solution.
  ///
  /// - Throws: ``UsageError``, which says what is wrong with it.
  static func puzzle(
    of entry: PuzzleEntry, in language: Language
  ) throws(UsageError) -> Puzzle {
    let words = Words.in(language)
    switch entry.playable {
    case .puzzle(let playable, let solution):
      return Puzzle(grading: playable.givens, solution: solution)
    case .finished: throw UsageError(words.text(of: GivenPuzzleError.finished))
    case .narrowed: throw UsageError(words.text(of: GivenPuzzleError.narrowed))
    case .unsolvable: throw UsageError(words.text(of: BoardFindings(entry)))
    }
  }

  /// The first puzzle of `text`, or of the file that it names, with all that is said of it.
  ///
  /// - Throws: ``UsageError``, which says why there is none.
  static func entry(
    _ text: String, in language: Language = .english
  ) throws(UsageError) -> PuzzleEntry {
    let input = PuzzleInput(source: try ByteReader(text, language: language), language: language)
    switch input.next() {
    case .puzzle(let entry, _): return entry
    case .problem(let problem, let file):
      throw UsageError(PuzzleInput.sentence(on: problem, in: file, language: language))
    case .nothing(let sentence), .missingFile(let sentence): throw UsageError(sentence)
    case .leftOut, nil: throw UsageError(Words.in(language).text(of: .emptyText))
    }
  }
}
