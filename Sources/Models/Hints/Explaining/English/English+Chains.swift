import Sudoku

extension EnglishWords {
  func suppose(_ statement: Statement, again: Bool) -> String {
    "Suppose \(again ? "again " : "")\(says(statement))."
  }

  func then(_ statement: Statement, _ reason: ChainReason) -> String {
    "Then \(says(statement)), \(because(reason, statement))."
  }

  func thenLose(_ candidates: [Candidate], _ reason: ChainReason) -> String {
    let claim = Statement(
      candidates[0].digit, in: CellSet(candidates.map(\.cell)), isTrue: false)
    return "Then \(losses(candidates.grouped)), \(because(reason, claim))."
  }

  func isShownBefore() -> String { "This step was explained above." }

  /// Returns a statement as a clause.
  func says(_ statement: Statement) -> String {
    let cells = Array(statement.cells)
    let digit = statement.digit
    if cells.count == 1 {
      return "\(all(cells)) is \(statement.isTrue ? "" : "not ")\(digit)"
    }
    return statement.isTrue
      ? "\(digit) is in \(any(cells))"
      : "\(digit) is in \(cells.count == 2 ? "neither" : "none") of \(all(cells))"
  }

  private func because(_ reason: ChainReason, _ statement: Statement) -> String {
    switch reason {
    case .onlyPlace(let house): "as \(self.house(house)) has no other place left for it"
    case .onlyCandidate: "as it has no other candidate left"
    case .sees(let cells):
      "as \(statement.cells.count == 1 ? "it sees" : "they see") \(all(cells))"
    case .isTaken(let digit): "as it is \(digit)"
    case .isLocked(let set, without: let digit):
      "as \(all(set.cells)), which have \(all(set.digits)) between them, lose \(digit) and so "
        + (statement.isTrue
          ? "hold all the others" : "hold \(a(statement.digit))")
    case .isProven(let proof): "by \(title(ofProof: proof))"
    case .together: "as follows from all this"
    }
  }

  func contradicts(_ assumption: Statement) -> String {
    let contrary = Statement(
      assumption.digit, in: assumption.cells, isTrue: !assumption.isTrue)
    return "This contradicts the assumption, so it is wrong: \(says(contrary))."
  }

  func oneHolds(_ first: Statement, _ second: Statement) -> String {
    "So in any case \(says(first)) or \(says(second))."
  }

  func holdsAllTheSame(_ statement: Statement, even first: Statement) -> String {
    "And if \(says(first)), then \(says(statement)) all the same."
  }

  func goEitherWay(_ candidates: [Candidate]) -> String {
    "Either way there can be \(none(of: candidates))."
  }

  func closes() -> String {
    "With this the chain is back at its start, so it holds in both directions: along it, true and "
      + "false alternate."
  }

  func oneIsRight(_ first: Statement, _ second: Statement, so losses: [Candidate]) -> String {
    let other = Statement(second.digit, in: second.cells, isTrue: true)
    return capitalized("\(says(first)) or \(says(other)), ")
      + "so there can be \(none(of: losses))."
  }

  private func none(of candidates: [Candidate]) -> String {
    Self.list(candidates.map { "no \($0.digit) in \(cell($0.cell))" }, "and")
  }
}
