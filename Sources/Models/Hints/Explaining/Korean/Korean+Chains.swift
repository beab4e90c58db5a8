import Sudoku

extension KoreanWords {
  func suppose(_ statement: Statement, again: Bool) -> String {
    "\(again ? "다시 한번 " : "")\(supposed(statement)) 가정합시다."
  }

  func then(_ statement: Statement, _ reason: ChainReason) -> String {
    "그러면 \(because(reason, statement)) \(says(statement))."
  }

  func thenLose(_ candidates: [Candidate], _ reason: ChainReason) -> String {
    let claim = Statement(
      candidates[0].digit, in: CellSet(candidates.map(\.cell)), isTrue: false)
    return "그러면 \(because(reason, claim)) \(losses(candidates.grouped)) 지울 수 있어요."
  }

  func isShownBefore() -> String { "같은 단계를 위에서 이미 설명했어요." }

  /// Returns a statement as a sentence without a full stop.
  func says(_ statement: Statement) -> String {
    let digit = statement.digit.description
    guard statement.cells.count == 1 else {
      return statement.isTrue
        ? "\(topic(digit)) \(any(statement.cells))에 있어요"
        : "\(topic(digit)) \(all(statement.cells))에 없어요"
    }
    let cell = topic(all(statement.cells))
    return statement.isTrue ? "\(cell) \(polite(digit))" : "\(cell) \(subject(digit)) 아니에요"
  }

  /// Returns a statement as an assumption.
  private func supposed(_ statement: Statement) -> String {
    let digit = statement.digit.description
    guard statement.cells.count == 1 else {
      return statement.isTrue
        ? "\(subject(digit)) \(any(statement.cells))에 있다고"
        : "\(subject(digit)) \(all(statement.cells))에 없다고"
    }
    let cell = subject(all(statement.cells))
    return statement.isTrue
      ? "\(cell) \(being(digit))라고" : "\(cell) \(subject(digit)) 아니라고"
  }

  /// Returns a statement as a condition.
  func condition(_ statement: Statement) -> String {
    let digit = statement.digit.description
    let cells = subject(all(statement.cells))
    return statement.isTrue
      ? "\(cells) \(being(digit))라면" : "\(cells) \(subject(digit)) 아니라면"
  }

  private func because(_ reason: ChainReason, _ statement: Statement) -> String {
    switch reason {
    case .onlyPlace(let house): "\(self.house(house))에 다른 자리가 남지 않으므로"
    case .onlyCandidate: "다른 후보가 남지 않으므로"
    case .sees(let cells): "\(with(all(cells))) 같은 구역에 있으므로"
    case .isTaken(let digit): "이미 \(being(digit.description))므로"
    case .isLocked(let set, without: let digit):
      "합쳐서 후보가 \(all(set.digits))인 \(subject(all(set.cells))) \(object(digit.description)) 잃고 "
        + (statement.isTrue
          ? "나머지 숫자를 모두 가지므로" : "\(object(statement.digit.description)) 가지므로")
    case .isProven(let proof): "\(title(ofProof: proof))에 따라"
    case .together: "앞의 내용을 합치면"
    }
  }

  func contradicts(_ assumption: Statement) -> String {
    let contrary = Statement(
      assumption.digit, in: assumption.cells, isTrue: !assumption.isTrue)
    return "이는 가정과 모순되므로 가정이 틀렸어요. 즉, \(says(contrary))."
  }

  func oneHolds(_ first: Statement, _ second: Statement) -> String {
    let parts = [first, second].map { statement in
      Array(statement.cells).count == 1
        ? "\(all(statement.cells))의 \(statement.digit)"
        : "\(any(statement.cells))의 \(statement.digit)"
    }
    return "그러므로 \(Self.list(parts, .and)) 가운데 적어도 하나는 맞아요."
  }

  func holdsAllTheSame(_ statement: Statement, even first: Statement) -> String {
    let digit = first.digit.description
    let condition =
      first.cells.count == 1
      ? "\(subject(all(first.cells))) \(being(digit))라도"
      : "\(subject(digit)) \(any(first.cells))에 있더라도"
    return "그리고 \(condition) \(says(statement))."
  }

  func goEitherWay(_ candidates: [Candidate]) -> String {
    let parts = candidates.map { "\(cell($0.cell))의 \($0.digit)" }
    return "어느 쪽이든 \(topic(Self.list(parts, .and))) 있을 수 없어요."
  }

  func closes() -> String {
    "이로써 추론이 처음으로 되돌아왔으므로 양쪽 방향으로 모두 성립하고, 고리를 따라 맞고 틀리기가 번갈아 나타나요."
  }

  func oneIsRight(_ first: Statement, _ second: Statement, so losses: [Candidate]) -> String {
    let pair = [first, second].map { "\(any($0.cells))의 \($0.digit)" }
    let gone = Self.list(losses.map { "\(cell($0.cell))의 \($0.digit)" }, .and)
    return "\(Self.list(pair, .and)) 가운데 하나는 맞으므로 \(topic(gone)) 있을 수 없어요."
  }
}
