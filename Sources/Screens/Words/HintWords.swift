/// The words of hints on the board.
nonisolated struct HintWords: LanguageTable {
  let title: String
  /// How much of a hint is told, as it is spoken: the board shows a dot for each step.
  let step: @Sendable (_ step: Int, _ count: Int) -> String
  /// Which page of the text is shown.
  let page: @Sendable (_ page: Int, _ count: Int) -> String
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
  let charged: @Sendable (_ what: String, _ percent: Int) -> String
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

  /// What was done by following a hint.
  struct Done: WordTable {
    let placed: @Sendable (_ digit: Int, _ cell: String) -> String
    let placedSeveral: @Sendable (_ count: Int) -> String
    let cleared: @Sendable (_ digit: Int, _ cell: String) -> String
    let clearedSeveral: @Sendable (_ count: Int) -> String
    let noted: @Sendable (_ cell: String) -> String
    let struck: @Sendable (_ digits: String, _ cell: String) -> String
    let struckInSeveral: @Sendable (_ cells: Int) -> String
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
