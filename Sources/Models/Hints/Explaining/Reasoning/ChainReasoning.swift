import Sudoku

/// Why chains and loops are right, step by step.
struct ChainReasoning {
  private let deduction: Deduction
  private let position: CandidateGrid

  init(_ deduction: Deduction, _ position: CandidateGrid) {
    self.deduction = deduction
    self.position = position
  }

  func reasoning(_ words: any ExplanationWords) -> Reasoning {
    guard let chain = deduction.chains.first, let first = chain.statements.first,
      let last = chain.statements.last, let start = first.cells.first
    else { return Reasoning(lookAt: deduction.cells.first.map { .cells([$0]) } ?? .board, []) }
    var sentences = ChainSteps.sentences(deduction.chains, position, words)
    if chain.isLoop {
      sentences.append(words.closes())
      sentences += tight(chain, words)
    } else if first.isContrary(to: last) || (first.isTrue && first.excludes(last)) {
      sentences.append(words.contradicts(first))
    } else if !first.isTrue {
      sentences += ends(first, last, words)
    }
    return Reasoning(
      lookAt: .cells([start]), place: .cells([start]), sentences,
      witnesses: deduction.chains.flatMap { $0.statements.flatMap(\.cells) })
  }

  /// The weak links of a loop that rule something out, one of their ends being right.
  private func tight(_ chain: Chain, _ words: any ExplanationWords) -> [String] {
    let next = Array(chain.statements.dropFirst()) + chain.statements.prefix(1)
    return zip(chain.statements, next).compactMap { from, to in
      guard from.isTrue, !to.isTrue else { return nil }
      let losses = deduction.eliminations.filter { from.forbids($0) && to.forbids($0) }
      return losses.isEmpty ? nil : words.oneIsRight(from, to, so: losses)
    }
  }

  /// Of the negated first and the last statement one holds.
  private func ends(_ first: Statement, _ last: Statement, _ words: any ExplanationWords)
    -> [String]
  {
    let start = Statement(first.digit, in: first.cells, isTrue: true)
    let targets = Array(CellSet(deduction.eliminations.map(\.cell)))
    let ends = Array(first.cells.union(last.cells))
    guard last.isTrue else { return [words.holdsAllTheSame(last, even: start)] }
    guard first.digit == last.digit else {
      return [words.oneHolds(start, last), words.goEitherWay(deduction.eliminations)]
    }
    return [words.oneIs(first.digit, of: ends), words.see(targets, allOf: ends, first.digit)]
  }
}

extension Statement {
  /// Whether its digit, were it in its cells, would rule `candidate` out.
  fileprivate func forbids(_ candidate: Candidate) -> Bool {
    candidate.digit == digit
      ? cells.allSatisfy(candidate.cell.isPeer) : cells.count == 1 && cells.first == candidate.cell
  }

  /// Whether both can not be, as one denies the other.
  func isContrary(to other: Statement) -> Bool {
    digit == other.digit && isTrue != other.isTrue
      && (isTrue ? cells.isSubset(of: other.cells) : other.cells.isSubset(of: cells))
  }

  /// Whether both are true and can not be together: two digits in a cell, or one twice in a house.
  func excludes(_ other: Statement) -> Bool {
    guard isTrue, other.isTrue else { return false }
    if digit != other.digit { return cells == other.cells && cells.count == 1 }
    return cells != other.cells
      && cells.allSatisfy { cell in other.cells.allSatisfy { $0.isPeer(of: cell) } }
  }
}
