import Hints
import Sudoku

nonisolated extension PuzzleCheck {
  /// The check in a few sentences.
  var korean: String {
    switch self {
    case .unique: "정답이 하나인 퍼즐이에요."
    case .conflicts(let conflicts): "규칙에 어긋나는 퍼즐이에요." + Self.text(of: conflicts)
    case .noSolution(let reason, let suspects):
      "정답이 없는 퍼즐이에요. \(reason.korean)\(Self.text(of: suspects))"
    case .several(let one, let other):
      "정답이 둘 이상인 퍼즐이에요.\(Self.text(of: one, other))"
    }
  }

  private static func text(of conflicts: [GridConflict]) -> String {
    guard let first = conflicts.first else { return "" }
    let cells = "\(KoreanParticle.and.after(first.first.description)) \(first.second)"
    let digit = KoreanParticle.subject.after(first.digit.description)
    let rest = conflicts.count > 1 ? " 그런 곳이 \(conflicts.count - 1)개 더 있어요." : ""
    return " \(first.house.korean)의 \(cells)에 \(digit) 두 번 있어요.\(rest)"
  }

  private static func text(of suspects: [Cell]) -> String {
    guard !suspects.isEmpty, suspects.count <= 4 else { return "" }
    let cells = suspects.map(\.description).joined(separator: ", ")
    return suspects.count == 1
      ? " \(KoreanParticle.object.after(cells)) 비우면 정답이 있어요."
      : " 다음 칸 중 하나를 비우면 정답이 있어요: \(cells)"
  }

  private static func text(of one: Grid, _ other: Grid) -> String {
    guard let (first, second) = witnesses(of: one, other) else { return "" }
    func digits(_ cell: Cell) -> String {
      let digits = [one[cell], other[cell]].compactMap { $0?.description }
      return "\(cell)에 \(KoreanParticle.or.after(digits.first ?? "")) \(digits.last ?? "")"
    }
    let last = KoreanParticle.subject.after(digits(second))
    return " \(digits(first)), \(last) 들어갈 수 있어요. 처음 숫자를 더 넣으세요."
  }
}

nonisolated extension Impossibility {
  /// The contradiction, as a sentence.
  var korean: String {
    guard let first = singles.first else { return claim }
    return "\(first)부터 싱글을 채우면 \(claim)"
  }

  private var claim: String {
    switch reason {
    case .noDigit(let cell): "\(cell)에 넣을 숫자가 없어요."
    case .noPlace(let digit, let house):
      "\(house.korean)에 \(KoreanParticle.object.after(digit.description)) 넣을 칸이 없어요."
    case .oneDigitForTwo(let digit, let first, let second, let house):
      "\(house.korean)의 \(KoreanParticle.and.after(first.description)) \(second)에 \(digit)만 남아요."
    case .onePlaceForTwo(let first, let second, let cell, let house):
      "\(house.korean)에서 \(KoreanParticle.and.after(first.description)) \(KoreanParticle.subject.after(second.description)) 들어갈 칸이 \(cell)뿐이에요."
    case .allFail(let cell, let digits):
      "\(cell)에 남은 \(KoreanParticle.subject.after(digits.map(\.description).joined(separator: ", "))) 모두 모순이에요."
    }
  }
}

nonisolated extension House {
  /// The name, counted from 1.
  fileprivate var korean: String {
    switch self {
    case .row(let row): "\(row + 1)행"
    case .column(let column): "\(column + 1)열"
    case .box(let box): "\(box + 1)번 블록"
    }
  }
}
