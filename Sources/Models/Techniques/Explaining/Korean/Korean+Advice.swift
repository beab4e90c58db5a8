extension KoreanWords {
  func clue(to kind: NextStep.Kind) -> String {
    switch kind {
    case .solved: "모든 숫자가 제자리에 있습니다."
    case .clash: "같은 숫자가 두 번 들어 있습니다."
    case .wrongDigit: "틀린 숫자가 있습니다."
    case .missingNote: "빠진 메모가 있습니다."
    case .noSolution: "완성할 수 없는 곳이 있습니다."
    case .severalSolutions: "들어갈 수 있는 숫자가 하나보다 많습니다."
    case .deduction: "알아낼 수 있는 것이 있습니다."
    }
  }

  func name(of kind: NextStep.Kind) -> String {
    switch kind {
    case .solved: "완성"
    case .clash: "숫자 중복"
    case .wrongDigit: "틀린 숫자"
    case .missingNote: "빠진 메모"
    case .noSolution: "해답 없음"
    case .severalSolutions: "여러 해답"
    case .deduction: "추론"
    }
  }

  func isSolved() -> String { "퍼즐을 다 풀었습니다." }

  func holdsTwice(_ house: House, _ digit: Digit, _ first: Cell, _ second: Cell) -> String {
    "\(subject(all([first, second]))) 둘 다 \(digit)입니다. "
      + "\(self.house(house))에는 같은 숫자가 한 번만 들어갈 수 있습니다."
  }

  func clashes(_ digit: Digit, _ wrong: Cell, withGiven given: Cell, in house: House) -> String {
    "\(subject(cell(given))) 주어진 숫자이므로 \(cell(wrong))의 \(subject(digit.description)) 틀렸습니다. "
      + "\(self.house(house))에는 같은 숫자가 한 번만 들어갈 수 있습니다."
  }

  func areWrong(_ mistakes: [Mistake]) -> String {
    let parts = mistakes.map { "\(topic(cell($0.cell))) \(subject($0.digit.description))" }
    return parts.joined(separator: ", ") + " 아닙니다. 이대로는 퍼즐을 풀 수 없습니다."
  }

  func lackNote(_ cell: Cell, _ possible: DigitSet) -> String {
    "\(self.cell(cell))의 메모에 정작 들어갈 숫자가 빠져 있습니다. 보드의 숫자로 보아 가능한 것은 "
      + "\(being(all(possible)))니 다시 메모하세요."
  }

  func hasNoSolution(_ deadEnd: DeadEnd?) -> String {
    switch deadEnd {
    case .cell(let cell): "이 퍼즐은 해답이 없습니다. \(self.cell(cell))에 들어갈 숫자가 없습니다."
    case .digit(let digit, let house):
      "이 퍼즐은 해답이 없습니다. \(self.house(house))에 \(subject(digit.description)) 들어갈 자리가 없습니다."
    case nil: "아직 규칙을 어긴 곳은 없지만 이 퍼즐은 해답이 없습니다."
    }
  }

  func hasSeveralSolutions(
    _ differences: [(cell: Cell, first: Digit, second: Digit)]
  ) -> String {
    let parts = differences.map {
      "\(topic(cell($0.cell))) \(any(DigitSet([$0.first, $0.second])))"
    }
    return "이 퍼즐은 해답이 여러 개 있습니다. 예를 들어 \(parts.joined(separator: ", "))일 수 있습니다. "
      + "해답이 하나뿐이려면 주어진 숫자가 더 있어야 합니다."
  }
}
