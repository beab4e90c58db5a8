import Hints
import Sudoku

nonisolated extension PuzzleCheck {
  /// The check in a few sentences.
  var korean: String {
    switch self {
    case .unique: "정답이 하나인 퍼즐이에요."
    case .conflicts(let conflicts): "규칙에 어긋나는 퍼즐이에요." + Self.text(of: conflicts)
    case .noSolution(let reason, let suspects):
      "정답이 없는 퍼즐이에요. \(reason.text(in: .korean)).\(Self.text(of: suspects))"
    case .several(let one, let other):
      NextStep.severalSolutions(one, other).explanation(in: .korean).text
    }
  }

  private static func text(of conflicts: [GridConflict]) -> String {
    guard let first = conflicts.first else { return "" }
    let cells = "\(name(first.first)), \(name(first.second))"
    let digit = KoreanParticle.subject.after(first.digit.description)
    let rest = conflicts.count > 1 ? " 그런 곳이 \(conflicts.count - 1)개 더 있어요." : ""
    return " \(first.house.name(in: .korean))에 \(digit) 두 번 있어요(\(cells)).\(rest)"
  }

  private static func name(_ cell: Cell) -> String { cell.name(in: .korean) }

  private static func text(of suspects: [Cell]) -> String {
    guard !suspects.isEmpty, suspects.count <= 4 else { return "" }
    let cells = suspects.map(name).joined(separator: ", ")
    return suspects.count == 1
      ? " \(KoreanParticle.object.after(cells)) 비우면 정답이 있어요."
      : " 다음 칸 중 하나를 비우면 정답이 있어요: \(cells)"
  }
}
