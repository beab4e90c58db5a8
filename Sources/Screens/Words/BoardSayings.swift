/// What the board says of what was just done, and what it asks.
nonisolated struct BoardSayings: LanguageTable {
  let awaiting: @Sendable (_ purpose: DigitPurpose) -> String
  let mode: @Sendable (_ mode: EntryMode, _ isOn: Bool) -> String
  let digitFirst: String
  let cellFirst: String
  let armed: @Sendable (_ digit: Int, _ key: String) -> String
  let notDigitFirst: String
  let nothingArmed: String
  let nothingHighlighted: String
  let selecting: String
  /// In `count` of the `of` cells that are selected.
  let noted: @Sendable (_ digit: Int, _ count: Int, _ of: Int) -> String
  let unnoted: @Sendable (_ digit: Int, _ count: Int) -> String
  let candidates: String
  let candidatesCounted: @Sendable (_ percent: Int) -> String
  let checkpointSet: @Sendable (_ number: Int) -> String
  let restored: String
  let undidToCorrect: @Sendable (_ count: Int) -> String
  let allRight: String
  let wrong: @Sendable (_ count: Int) -> String
  let nothingToCheck: String
  let twice: @Sendable (_ digit: Int) -> String
  let fullAndWrong: @Sendable (_ count: Int) -> String
  let fullAndUnchecked: @Sendable (_ checkKey: String) -> String
  /// Offers a hint to a player who is stuck.
  let stuck: @Sendable (_ hintKey: String) -> String
  let askReplaceNotes: String
  let replaceNotesMessage: @Sendable (_ percentOff: Int) -> String
  let replaceNotes: String
  let askGiveUp: String
  let giveUpMessage: String
  let giveUp: String
}
