import Sudoku

/// The explanation of chains and loops, step by step.
struct ChainReasoning {
  let chain: Chain
  let position: CandidateGrid
  let losses: [Candidate]

  func reasoning() -> Reasoning {
    let (first, last) = (chain.statements[0], chain.statements[chain.statements.count - 1])
    var reasons = ChainSteps.reasons([chain], position)
    if chain.isLoop {
      reasons.append { $0.closes() }
      reasons += tight()
    } else if first.isContrary(to: last) || (first.isTrue && first.excludes(last)) {
      reasons.append { $0.contradicts(first) }
    } else if !first.isTrue {
      reasons += ends(first, last)
    }
    let start = Place.cells(Array(first.cells.prefix(1)))
    return Reasoning(lookAt: start, reasons, witnesses: chain.statements.flatMap(\.cells))
  }

  /// Returns the weak links of a loop that eliminate something because one of their ends is right.
  private func tight() -> [Sentence] {
    let next = Array(chain.statements.dropFirst()) + chain.statements.prefix(1)
    return zip(chain.statements, next).compactMap { from, to -> Sentence? in
      guard from.isTrue, !to.isTrue else { return nil }
      let lost = losses.filter { from.forbids($0) && to.forbids($0) }
      return lost.isEmpty ? nil : { $0.oneIsRight(from, to, so: lost) }
    }
  }

  /// Returns the conclusion that the first statement is false or the last one true.
  private func ends(_ first: Statement, _ last: Statement) -> [Sentence] {
    let start = Statement(first.digit, in: first.cells, isTrue: true)
    let targets = Array(CellSet(losses.map(\.cell)))
    let ends = Array(first.cells.union(last.cells))
    guard last.isTrue else { return [{ $0.holdsAllTheSame(last, even: start) }] }
    guard first.digit == last.digit else {
      return [{ $0.oneHolds(start, last) }, { $0.goEitherWay(losses) }]
    }
    return [{ $0.oneIs(first.digit, of: ends) }, { $0.see(targets, allOf: ends, first.digit) }]
  }
}

extension Statement {
  /// Returns `true` if `candidate` is impossible when the digit is in the cells.
  fileprivate func forbids(_ candidate: Candidate) -> Bool {
    candidate.digit == digit
      ? cells.allSatisfy(candidate.cell.isPeer) : cells.count == 1 && cells.first == candidate.cell
  }

  /// Returns `true` if the statements can't both hold because one denies the other.
  func isContrary(to other: Statement) -> Bool {
    digit == other.digit && isTrue != other.isTrue
      && (isTrue ? cells.isSubset(of: other.cells) : other.cells.isSubset(of: cells))
  }

  /// Returns `true` if both are true and can't be together: two digits in a cell, or one twice in a
  /// house.
  func excludes(_ other: Statement) -> Bool {
    guard isTrue, other.isTrue else { return false }
    if digit != other.digit { return cells == other.cells && cells.count == 1 }
    return cells != other.cells
      && cells.allSatisfy { cell in other.cells.allSatisfy { $0.isPeer(of: cell) } }
  }
}
