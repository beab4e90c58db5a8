public import Hints
import Sudoku

nonisolated extension Words {
  /// One or more sentences about whether a grid has exactly one solution, and the evidence if not.
  public func text(of check: PuzzleCheck) -> String {
    switch check {
    case .unique: say("The puzzle has exactly one solution.", "정답이 하나인 퍼즐이에요.")
    case .conflicts(let conflicts):
      say("The puzzle breaks the rules", "규칙에 어긋나는 퍼즐이에요.") + text(of: conflicts)
    case .noSolution(let reason, let suspects):
      say(
        "The puzzle has no solution: \(reason.text(in: language))\(text(of: suspects)).",
        "정답이 없는 퍼즐이에요. \(reason.text(in: language)).\(text(of: suspects))")
    case .several(let one, let other):
      phrase(NextStep.severalSolutions(one, other).explanation(in: language).text)
    }
  }

  /// One or more sentences about whether a board has exactly one solution, and the evidence if not:
  /// that of its check, unless it is known what a player did wrong.
  public func text(of findings: BoardFindings) -> String {
    switch findings.complaint?.kind {
    case .wrongDigit?, .missingNote?:
      findings.complaint.map { phrase($0.explanation(in: language).text) }
        ?? text(of: findings.check)
    default: text(of: findings.check)
    }
  }

  /// The place of two equal digits in a house: the end of a sentence, in Korean a sentence.
  private func text(of conflicts: [GridConflict]) -> String {
    guard let first = conflicts.first else { return say(".", "") }
    let house = first.house.name(in: language)
    let (one, other) = (first.first.name(in: language), first.second.name(in: language))
    let rest = conflicts.count - 1
    return say(
      ": \(first.digit) stands twice in \(house), in \(one) and \(other)"
        + "\(rest > 0 ? ", and \(rest) more such" : "").",
      " \(house)에 \(first.digit, .subject) 두 번 있어요(\(one), \(other))."
        + (rest > 0 ? " 그런 곳이 \(rest)개 더 있어요." : ""))
  }

  /// The cells to look at, if they are few.
  private func text(of suspects: [Cell]) -> String {
    guard !suspects.isEmpty, suspects.count <= 4 else { return "" }
    let cells = suspects.map { $0.name(in: language) }.joined(separator: ", ")
    return say(
      ". Look at \(cells): empty, \(suspects.count == 1 ? "it leaves" : "each of them leaves") a solution",
      suspects.count == 1
        ? " \(cells, .object) 비우면 정답이 있어요." : " 다음 칸 중 하나를 비우면 정답이 있어요: \(cells)")
  }
}
