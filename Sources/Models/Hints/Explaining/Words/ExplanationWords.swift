import Sudoku

/// All that a language needs to explain deductions: the words, and a function for each sentence.
///
/// Cells, digits and houses come in the order in which they are to be read; lists hold at least
/// one, or as many as the name of the parameter says.
protocol ExplanationWords: VocabularyWords, SingleSentences, SubsetSentences, FishSentences,
  SingleDigitSentences, WingSentences, UniquenessSentences, ColoringSentences, ChainSentences,
  AlmostLockedSetSentences, ForcingSentences, LastResortSentences, ConclusionSentences,
  AdviceSentences
{}

/// The names of things.
protocol VocabularyWords: Sendable {
  /// The usual name of a technique.
  func name(of technique: TechniqueID) -> String
  /// What catches the eye at the place of a technique, as a sentence or the second half of one; it
  /// gives neither technique nor digit away.
  func clue(to technique: TechniqueID) -> String
  /// Sends the reader to `place`, where `clue` is to be seen.
  func look(at place: Place, clue: String) -> String
  /// Offers a player who is stuck a place to look at.
  func suggest(_ place: Place) -> String
  /// A technique and where it is.
  func title(_ name: String, at place: Place) -> String
  /// One cell.
  func cell(_ cell: Cell) -> String
  /// All of some cells.
  func all(_ cells: some Sequence<Cell>) -> String
  /// One of some cells.
  func any(_ cells: some Sequence<Cell>) -> String
  /// All of some digits.
  func all(_ digits: DigitSet) -> String
  /// One of some digits.
  func any(_ digits: DigitSet) -> String
  /// All of some houses.
  func all(_ houses: [House]) -> String
}

/// What follows, in the end.
protocol ConclusionSentences {
  /// That each of `cells` takes its digit.
  func take(_ placements: [Candidate]) -> String
  /// That `cells` can have none of `digits`, for each pair.
  func lose(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String
}
