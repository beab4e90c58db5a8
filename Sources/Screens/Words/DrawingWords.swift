/// The text of drawing a reasoning on the board.
nonisolated struct DrawingWords: LanguageTable, SentenceTable {
  let title: String
  /// The key actions.
  let candidate, link, strong, weak, join, flip, paint, nextColor, row, column, box: String
  let removeLast, clear, suppose, follow, followAll, shorter, done: String
  /// The message that candidates are missing, with the key that fills them in.
  let needsNotes: @Sendable (_ key: String) -> String
  /// The announcement that drawing has ended.
  let ended: String
  let noCandidate: @Sendable (_ digit: Int) -> String
  let cannotLink, cannotJoin: String
  let nothingDrawn: String
  let noFurther: String
  let noShorter: String
  /// A shorter chain in Eureka notation.
  let shorterChain: @Sendable (_ eureka: String) -> String
  /// The message that what is drawn proves something but isn't a chain.
  let onlyChains: String
  /// The colour to paint with, by its letter.
  let color: @Sendable (_ letter: String) -> String
  /// What to do with nothing drawn.
  let empty: String
  let unfinished: String
  let provesNothing: String
  let proves: @Sendable (_ outcome: String) -> String
  let twoStrong, twoWeak: String
  /// The meaning of a crossed out link.
  let failingLink: String
  let missing: @Sendable (_ candidate: String) -> String
  let setIsLoose: @Sendable (_ cells: String) -> String
  let unrelated, noSet, noSharedCell: String
  /// What the key of a house makes of it.
  let base, cover, neither: String
  let fishProvesNothing: @Sendable (_ fins: Int) -> String
  let unlinked: @Sendable (_ candidate: String) -> String
  let trap: String
  let emptied: @Sendable (_ cell: String) -> String
  let oneSet: String
  let noCandidateLeft: @Sendable (_ cell: String) -> String
  /// The number of digits that follow from the assumption so far.
  let assumed: @Sendable (_ count: Int) -> String
  /// A digit of an assumption's trail that holds without it too.
  let anyway: @Sendable (_ digit: String) -> String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    /// The start of a chain, and the keys of the links to go on with.
    case started(String, strong: String, weak: String)
    case fails(link: Int, because: String)
    /// The almost locked set through which a strong link leads.
    case bySet(link: Int, cells: String, digits: String)
    case thirdCandidates(cell: String, digits: String)
    case places(Int, digit: Int, house: String)
    case uneven(bases: Int, covers: Int)
    case wrap(one: String, other: String)
    case sameColor(one: String, other: String)
    case notAlmostLocked(set: String, cells: Int, digits: String)
    case noCommon(one: String, other: String)
    case noPlace(digit: Int, house: String)
    case noPlaceLeft(digit: Int, house: String)
    /// The cell that the cursor is on lacks the digit to draw with.
    case lacking(digit: Int, cell: String)
  }
}
