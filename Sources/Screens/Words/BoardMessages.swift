/// The board's messages and questions.
nonisolated struct BoardMessages: LanguageTable, SentenceTable {
  let awaiting: @Sendable (_ purpose: DigitPurpose) -> String
  let digitFirst: String
  let cellFirst: String
  let notDigitFirst: String
  let nothingArmed: String
  let nothingHighlighted: String
  let selecting: String
  /// After a wheel that rolled over several cells without stopping.
  let wheelSwiped: String
  let candidates: String
  let candidatesCounted: @Sendable (_ percent: Int) -> String
  let restored: String
  let undidToCorrect: @Sendable (_ count: Int) -> String
  let allRight: String
  let wrong: @Sendable (_ count: Int) -> String
  let nothingToCheck: String
  let twice: @Sendable (_ digit: Int) -> String
  let fullAndWrong: @Sendable (_ count: Int) -> String
  let fullAndUnchecked: @Sendable (_ checkKey: String) -> String
  /// The offer of a hint to a stuck player.
  let stuck: @Sendable (_ hintKey: String) -> String
  let askReplaceNotes: String
  let replaceNotes: String
  /// The answer that fills in only cells without notes.
  let keepNotes: String
  let askGiveUp: String
  let giveUpMessage: String
  let giveUp: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    /// What filling in all candidates does: how many it adds to notes, and what it costs. `hasRest` if
    /// some cells have no notes, which can be filled in alone.
    case replaceNotes(back: Int, percentOff: Int, hasRest: Bool)
    case mode(EntryMode, isOn: Bool)
    case armed(digit: Int, key: String)
    /// `count` of the `of` selected cells were noted.
    case noted(digit: Int, count: Int, of: Int)
    case unnoted(digit: Int, count: Int)
    /// A new checkpoint, and the key that lists all.
    case checkpointSet(number: Int, key: String)
  }
}
