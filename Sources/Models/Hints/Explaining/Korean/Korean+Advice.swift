import Games
import Sudoku

extension KoreanWords {
  func clue(to kind: NextStep.Kind) -> String {
    switch kind {
    case .solved: "모든 숫자가 제자리에 있어요."
    case .clash: "같은 숫자가 두 번 들어 있어요."
    case .wrongDigit: "틀린 숫자가 있어요."
    case .missingNote: "빠진 메모가 있어요."
    case .noSolution: "완성할 수 없는 곳이 있어요."
    case .severalSolutions: "들어갈 수 있는 숫자가 하나보다 많아요."
    case .deduction: "알아낼 수 있는 것이 있어요."
    }
  }

  func name(of kind: NextStep.Kind) -> String {
    switch kind {
    case .solved: "완성"
    case .clash: "숫자 중복"
    case .wrongDigit: "틀린 숫자"
    case .missingNote: "빠진 메모"
    case .noSolution: "정답 없음"
    case .severalSolutions: "둘 이상의 정답"
    case .deduction: "추론"
    }
  }

  func isSolved() -> String { "퍼즐을 다 풀었어요." }

  func holdsTwice(_ house: House, _ digit: Digit, _ first: Cell, _ second: Cell) -> String {
    "\(subject(all([first, second]))) 둘 다 \(polite(digit.description)). "
      + "\(self.house(house))에는 같은 숫자가 한 번만 들어갈 수 있어요."
  }

  func clashes(_ digit: Digit, _ wrong: Cell, withGiven given: Cell, in house: House) -> String {
    "\(subject(cell(given))) 처음 숫자이므로 \(cell(wrong))의 \(subject(digit.description)) 틀렸어요. "
      + "\(self.house(house))에는 같은 숫자가 한 번만 들어갈 수 있어요."
  }

  func areWrong(_ mistakes: [Mistake]) -> String {
    let parts = mistakes.map { "\(topic(cell($0.cell))) \(subject($0.digit.description))" }
    return parts.joined(separator: ", ") + " 아니에요. 이대로는 퍼즐을 풀 수 없어요."
  }

  func lackNote(_ cell: Cell, _ possible: DigitSet) -> String {
    "\(self.cell(cell))의 메모에 정작 들어갈 숫자가 빠져 있어요. 보드의 숫자로 보아 가능한 것은 "
      + "\(being(all(possible)))니 다시 메모하세요."
  }

  func hasNoSolution(_ why: Impossibility) -> String { "정답이 없어요. \(self.why(why))." }

  func why(_ impossibility: Impossibility) -> String {
    let claim = claim(impossibility.reason)
    guard let first = impossibility.singles.first else { return claim }
    let single = "\(cell(first.cell))에 \(object(first.digit.description))"
    return impossibility.singles.count == 1
      ? "\(single) 넣으면 \(claim)" : "\(single) 넣고 싱글을 채우면 \(claim)"
  }

  private func claim(_ reason: Impossibility.Reason) -> String {
    switch reason {
    case .noDigit(let cell): "\(self.cell(cell))에 넣을 숫자가 없어요"
    case .noPlace(let digit, let house):
      "\(self.house(house))에 \(object(digit.description)) 넣을 칸이 없어요"
    case .oneDigitForTwo(let digit, let first, let second, let house):
      "\(all([first, second]))에 \(digit)만 남는데 둘 다 \(self.house(house))에 있어요"
    case .onePlaceForTwo(let first, let second, let cell, let house):
      "\(self.house(house))에서 \(subject(all(DigitSet([first, second])))) 들어갈 칸이 "
        + "\(self.cell(cell))뿐이에요"
    case .allFail(let cell, let digits):
      "\(self.cell(cell))에 남은 \(topic(all(digits))) 모두 모순이에요"
    }
  }

  func hasSeveralSolutions(
    _ differences: [(cell: Cell, first: Digit, second: Digit)]
  ) -> String {
    let parts = differences.map {
      "\(cell($0.cell))에 \(KoreanParticle.or.after($0.first.description)) \($0.second)"
    }
    return "정답이 둘 이상인 퍼즐이에요. \(subject(parts.joined(separator: ", "))) 들어갈 수 있어요. "
      + "처음 숫자를 더 넣으세요."
  }
}
