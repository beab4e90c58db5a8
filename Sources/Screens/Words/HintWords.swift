/// The words of hints on the board.
nonisolated struct HintWords: Sendable {
  let title: String
  let looking: String
  let more: String
  let nextPage: String
  let apply: String
  let close: String
  let turnPages: String
  let source: String
  let fromDigits: String
  let fromNotes: String
  let nothing: String
  /// What a step takes off the score, as the button that takes it says it: "−4 %".
  let price: @Sendable (_ percent: Int) -> String
  let charged: @Sendable (_ what: String, _ percent: Int) -> String
  let place: String
  let technique: String
  let reasons: String
  let digit: String
  let check: String
  let nudge: String
  let applied: String
  let legend: Legend

  /// What the marks on the board mean.
  struct Legend: Sendable {
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
