public import Hints
public import Sudoku

/// The text of drawn and printed boards.
nonisolated struct PrintWords: LanguageTable, SentenceTable {
  /// The heading of the pages at the end.
  let solutions: String
  /// The legend of the houses of a fish.
  let base, cover: String
  let say: @Sendable (Sentence) -> String

  /// Sentences with several placeholders.
  enum Sentence: Sendable {
    case graded(level: String, score: Int)
  }
}

nonisolated extension Words {
  /// The heading above solutions.
  public var solutionsHeading: String { printing.solutions }

  /// A level and a score in a few words.
  public func text(ofLevel level: Level, score: Int) -> String {
    printing(.graded(level: name(of: level), score: score))
  }

  /// The name of a sort of link.
  public func nameOfLink(isStrong: Bool) -> String { isStrong ? drawing.strong : drawing.weak }

  /// The meaning of an outlined house of a fish.
  public func meaning(of house: PaintedHouse) -> String {
    house.isCover ? printing.cover : printing.base
  }

  /// The meaning of a tinted cell.
  public func meaning(of role: PaintedCell.Role) -> String {
    switch role {
    case .pattern: hints.legend.pattern
    case .reason: hints.legend.reason
    case .target: hints.legend.target
    case .wrong: hints.legend.wrong
    }
  }

  /// The meaning of a marked candidate.
  public func meaning(of role: PaintedCandidate.Role) -> String {
    switch role {
    case .placed: hints.legend.placed
    case .eliminated: hints.legend.eliminated
    case .fin: hints.legend.fin
    case .group: hints.legend.group
    case .on: hints.legend.on
    case .off: hints.legend.off
    case .pattern: hints.legend.candidate
    }
  }
}
