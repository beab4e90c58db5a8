/// The text of hints on the board.
nonisolated struct HintWords: LanguageTable, SentenceTable {
  let title: String
  let looking: String
  let more: String
  let apply: String
  let close: String
  let turnPages: String
  /// The buttons that unfold and fold the reasons by a level, and both as a key action.
  let unfold, fold, foldReasons: String
  let nextPage: String
  /// The key action that switches hints between all candidates and the player's notes.
  let switchSource: String
  /// The same as two actions, for buttons.
  let useCandidates, useNotes: String
  let nothing: String
  /// The price of a step on its button, as a percentage of the score: "−1%".
  let price: @Sendable (_ percent: Int) -> String
  /// The note that a hint is free because the board marks it already.
  let free: String
  /// The note that a hint is free whatever it is about.
  let costless: String
  let place: String
  let technique: String
  let reasons: String
  let digit: String
  let check: String
  let nudge: String
  /// The message when there is no more to reveal.
  let allTold: String
  /// The same, with the key that applies the hint.
  let allToldBut: @Sendable (_ applyKey: String) -> String
  /// The label for what the hint has taken off the score.
  let soFar: String
  /// What counts in a cell without notes, or in several, when hints go by notes, and the way back.
  let cellWithoutNotes: @Sendable (_ cell: String) -> String
  let cellsWithoutNotes: @Sendable (_ count: Int) -> String
  let done: Done
  let legend: Legend
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    /// The number of revealed steps of a hint, for speech. The board shows dots.
    case step(Int, count: Int)
    /// The page number of the text.
    case page(Int, count: Int)
    case charged(what: String, percent: Int)
  }

  /// The results of applying a hint.
  struct Done: WordTable, SentenceTable {
    let placedSeveral: @Sendable (_ count: Int) -> String
    let clearedSeveral: @Sendable (_ count: Int) -> String
    let noted: @Sendable (_ cell: String) -> String
    let struckInSeveral: @Sendable (_ cells: Int) -> String
    let say: @Sendable (Sentence) -> String

    /// Sentences with several placeholders.
    enum Sentence: Sendable {
      case placed(digit: Int, cell: String)
      case cleared(digit: Int, cell: String)
      case struck(digits: String, cell: String)
    }
  }

  /// The legend of the marks on the board.
  struct Legend: WordTable {
    let pattern: String
    let reason: String
    let target: String
    let wrong: String
    let placed: String
    let eliminated: String
    let fin: String
    let exocetTarget: String
    let guardian: String
    let oneIsTrue: String
    let group: String
    let on: String
    let off: String
    let candidate: String
  }
}
