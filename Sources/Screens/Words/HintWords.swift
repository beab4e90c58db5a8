/// The words of hints on the board.
nonisolated struct HintWords: LanguageTable, SentenceTable {
  let title: String
  let looking: String
  let more: String
  let apply: String
  let close: String
  let turnPages: String
  let nextPage: String
  /// What the key does that has hints go by all candidates or by the player's notes.
  let switchSource: String
  /// The same as one of the two, as a button says it.
  let useCandidates, useNotes: String
  let nothing: String
  /// What a step takes off the score, as the button that takes it says it: "−1%".
  let price: @Sendable (_ percent: Int) -> String
  /// That what is told costs nothing, since the board marks it already.
  let free: String
  /// That what is told costs nothing, whatever it is about.
  let costless: String
  let place: String
  let technique: String
  let reasons: String
  let digit: String
  let check: String
  let nudge: String
  /// That nothing follows any more.
  let allTold: String
  /// The same, and which key follows the hint.
  let allToldBut: @Sendable (_ applyKey: String) -> String
  /// In front of what the hint has taken off the score.
  let soFar: String
  let done: Done
  let legend: Legend
  let say: @Sendable (Sentence) -> String

  /// The sentences with several parts to be filled in.
  enum Sentence: Sendable {
    /// How much of a hint is told, as it is spoken: the board shows a dot for each step.
    case step(Int, count: Int)
    /// Which page of the text is shown.
    case page(Int, count: Int)
    case charged(what: String, percent: Int)
  }

  /// What was done by following a hint.
  struct Done: WordTable, SentenceTable {
    let placedSeveral: @Sendable (_ count: Int) -> String
    let clearedSeveral: @Sendable (_ count: Int) -> String
    let noted: @Sendable (_ cell: String) -> String
    let struckInSeveral: @Sendable (_ cells: Int) -> String
    let say: @Sendable (Sentence) -> String

    /// The sentences with several parts to be filled in.
    enum Sentence: Sendable {
      case placed(digit: Int, cell: String)
      case cleared(digit: Int, cell: String)
      case struck(digits: String, cell: String)
    }
  }

  /// What the marks on the board mean.
  struct Legend: WordTable {
    let pattern: String
    let reason: String
    let target: String
    let wrong: String
    let placed: String
    let eliminated: String
    let fin: String
    let group: String
    let on: String
    let off: String
    let candidate: String
  }
}
