public import Sudoku

nonisolated struct PrintWords: Vocabulary {
  let speaker: Speaker

  /// The heading of the pages at the end.
  var solutions: String { say("Solutions", "정답") }
  /// The legend of the houses of a fish, of an exocet, and of rows, columns and boxes.
  var base: String { say("base", "베이스") }
  var cover: String { say("cover", "커버") }
  var crossLine: String { say("cross-line", "교차선") }
  var coverLine: String { say("cover line", "덮는 줄") }
  var row: String { say("row", "행") }
  var column: String { say("column", "열") }
  var box: String { say("box", "블록") }
  func graded(level: String, score: Int) -> String {
    say("\(level), score \(score)", "\(level), \(score)점")
  }
}

nonisolated extension Words {
  /// The heading above solutions.
  public var solutionsHeading: String { printing.solutions }

  /// A level and a score in a few words.
  public func text(ofLevel level: Level, score: Int) -> String {
    printing.graded(level: name(of: level), score: score)
  }

  /// The name of a sort of link.
  public func nameOfLink(isStrong: Bool) -> String { isStrong ? drawing.strong : drawing.weak }

  /// The meaning of a crossed out link.
  public var failingLink: String { drawing.failingLink }

  /// The meaning of the outlined houses of `picture` that look like `house`.
  public func meaning(of house: PaintedHouse, in picture: HintPicture) -> String {
    switch picture.terms {
    case .exocet: return house.isCover ? printing.coverLine : printing.crossLine
    case .lines:
      let kinds = Set(
        picture.houses.filter { $0.isCover == house.isCover }.map { $0.house.index / 9 })
      return kinds.sorted().map { [printing.row, printing.column, printing.box][$0] }
        .joined(separator: ", ")
    case .fish, .tridagon, .cases: return house.isCover ? printing.cover : printing.base
    }
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

  /// The meaning of a marked candidate of `picture`.
  public func meaning(of role: PaintedCandidate.Role, in picture: HintPicture) -> String {
    switch role {
    case .placed: hints.legend.placed
    case .eliminated: hints.legend.eliminated
    case .fin:
      switch picture.terms {
      case .fish, .lines: hints.legend.fin
      case .exocet: hints.legend.exocetTarget
      case .tridagon: hints.legend.guardian
      case .cases: hints.legend.oneIsTrue
      }
    case .group: hints.legend.group
    case .on: hints.legend.on
    case .off: hints.legend.off
    case .pattern: hints.legend.candidate
    }
  }
}
