import Scutes
import Sudoku

/// The appearance of hints on the board.
extension StyleRole {
  /// The ground of a hint's cell, by role.
  nonisolated static func hintCell(_ role: PaintedCell.Role) -> StyleRole {
    switch role {
    case .pattern: hintPatternCell
    case .reason: hintReasonCell
    case .target: hintTargetCell
    case .wrong: hintWrongCell
    }
  }

  /// The mark of a hint's cell, by role.
  nonisolated static func hintMark(_ role: PaintedCell.Role) -> StyleRole {
    switch role {
    case .pattern: hintPatternMark
    case .reason: hintReasonMark
    case .target: hintTargetMark
    case .wrong: hintWrongMark
    }
  }

  /// A candidate of a hint. Groups cycle through four styles.
  nonisolated static func hintCandidate(_ role: PaintedCandidate.Role, group: Int?) -> StyleRole {
    switch role {
    case .placed: hintPlaced
    case .eliminated: hintEliminated
    case .fin: hintFin
    case .on: hintOn
    case .off: hintOff
    case .pattern: hintPattern
    case .group: hintGroups[(group ?? 0) % hintGroups.count]
    }
  }

  nonisolated static let hintPatternCell = StyleRole("board.hint.pattern")
  nonisolated static let hintReasonCell = StyleRole("board.hint.reason")
  nonisolated static let hintTargetCell = StyleRole("board.hint.target")
  nonisolated static let hintWrongCell = StyleRole("board.hint.wrong")
  /// The ground of a cell that only loses candidates.
  nonisolated static let hintRemovedCell = StyleRole("board.hint.removed")
  nonisolated static let hintPatternMark = StyleRole("board.hint.pattern.mark")
  nonisolated static let hintReasonMark = StyleRole("board.hint.reason.mark")
  nonisolated static let hintTargetMark = StyleRole("board.hint.target.mark")
  nonisolated static let hintWrongMark = StyleRole("board.hint.wrong.mark")
  /// The ground of a house in a hint.
  nonisolated static let hintHouse = StyleRole("board.hint.house")
  /// Every other cell of such a house.
  nonisolated static let hintHouseAlternate = StyleRole("board.hint.house.alternate")
  /// The ground of a house that the pattern only reaches into.
  nonisolated static let hintCover = StyleRole("board.hint.cover")
  /// Every other cell of such a house.
  nonisolated static let hintCoverAlternate = StyleRole("board.hint.cover.alternate")
  /// The number of such a house.
  nonisolated static let hintCoverLine = StyleRole("board.hint.coverLine")
  /// The lines around a house in a hint.
  nonisolated static let hintHouseLine = StyleRole("board.hint.houseLine")
  /// A link with at least one true end.
  nonisolated static let hintStrongLink = StyleRole("board.hint.link")
  /// A link whose ends can't both be true.
  nonisolated static let hintWeakLink = StyleRole("board.hint.link.weak")

  nonisolated static let hintPattern = StyleRole("hint.candidate.pattern")
  nonisolated static let hintPlaced = StyleRole("hint.candidate.placed")
  nonisolated static let hintEliminated = StyleRole("hint.candidate.eliminated")
  nonisolated static let hintFin = StyleRole("hint.candidate.fin")
  nonisolated static let hintOn = StyleRole("hint.candidate.on")
  nonisolated static let hintOff = StyleRole("hint.candidate.off")
  /// By the index of the group.
  nonisolated static let hintGroups = (0..<4).map { StyleRole("hint.candidate.group\($0)") }

  /// The marks of all cell roles.
  nonisolated static let hintMarks = [
    hintPatternMark, hintReasonMark, hintTargetMark, hintWrongMark,
  ]
}
