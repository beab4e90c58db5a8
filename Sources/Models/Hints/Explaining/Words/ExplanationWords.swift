import Sudoku

/// Everything that a language needs to explain deductions: the vocabulary, and a function for each
/// sentence.
///
/// Cells, digits and houses are in reading order. Lists are not empty, or have as many elements as
/// the name of the parameter says.
protocol ExplanationWords: VocabularyWords, SingleSentences, SubsetSentences, FishSentences,
  SingleDigitSentences, WingSentences, UniquenessSentences, ColoringSentences, MedusaSentences,
  FireworkSentences,
  ChainSentences,
  AlmostLockedSetSentences, ForcingSentences, LastResortSentences, ConclusionSentences,
  ExocetSentences, TridagonSentences,
  AdviceSentences
{}

/// The names of things.
protocol VocabularyWords: Sendable {
  /// The language.
  var language: Language { get }
  /// Points the reader to `place` with a `clue`.
  func look(at place: Place, clue: String) -> String
  /// Offers a place to a player who is stuck.
  func suggest(_ place: Place) -> String
  /// Returns a technique with its place.
  func title(_ name: String, at place: Place) -> String
  /// Returns the name of a cell.
  func cell(_ cell: Cell) -> String
  /// Returns all of some cells.
  func all(_ cells: some Sequence<Cell>) -> String
  /// Returns one of some cells.
  func any(_ cells: some Sequence<Cell>) -> String
  /// Returns all of some digits.
  func all(_ digits: DigitSet) -> String
  /// Returns one of some digits.
  func any(_ digits: DigitSet) -> String
  /// Returns all of some houses.
  func all(_ houses: [House]) -> String
}

/// Sentences for conclusions.
protocol ConclusionSentences {
  /// Says that each of `cells` takes its digit.
  func take(_ placements: [Candidate]) -> String
  /// Says that `cells` can't be any of `digits`, for each pair.
  func lose(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String
  /// Says that `cells` have lost `digits`, for each pair.
  func haveLost(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String
  /// Says that each of `cells` has its digit now.
  func haveTaken(_ placements: [Candidate]) -> String
  /// Says the same of what was found before.
  func areGone(_ groups: [(digits: DigitSet, cells: [Cell])]) -> String
}

extension VocabularyWords {
  /// Returns the name of a proof within a chain, with its place if that goes without saying where the
  /// candidates are: "Hidden Pair in box 7".
  func title(ofProof proof: Deduction) -> String {
    switch proof.pattern {
    case .locked, .nakedSubset, .hiddenSubset, .fish:
      let anyPosition = CandidateGrid(givens: Grid())
      return title(proof.name(in: language), at: Reasoning.of(proof, anyPosition).place)
    default: return proof.name(in: language)
    }
  }
}
