import Sudoku

/// The explanation of chains and loops, step by step.
struct ChainReasoning {
  let chain: Chain
  let position: CandidateGrid
  let losses: [Candidate]
  let words: ExplanationWords

  func reasoning() -> Reasoning {
    let (first, last) = (chain.statements[0], chain.statements[chain.statements.count - 1])
    var reasons = ChainSteps.reasons([chain], position, words)
    if chain.isLoop {
      reasons.append(words.closes())
      reasons += tight()
    } else if first.isContrary(to: last) || (first.isTrue && first.excludes(last)) {
      reasons.append(words.contradicts(first))
    } else if !first.isTrue {
      reasons += ends(first, last)
    }
    let start = Place.cells(Array(first.cells.prefix(1)))
    return Reasoning(lookAt: start, reasons, witnesses: chain.statements.flatMap(\.cells))
  }

  /// Returns the weak links of a loop that eliminate something because one of their ends is right.
  private func tight() -> [String] {
    let next = Array(chain.statements.dropFirst()) + chain.statements.prefix(1)
    return zip(chain.statements, next).compactMap { from, to in
      guard from.isTrue, !to.isTrue else { return nil }
      let lost = losses.filter { from.forbids($0) && to.forbids($0) }
      return lost.isEmpty ? nil : words.oneIsRight(from, to, so: lost)
    }
  }

  /// Returns the conclusion that the first statement is false or the last one true.
  private func ends(_ first: Statement, _ last: Statement) -> [String] {
    let start = Statement(first.digit, in: first.cells, isTrue: true)
    let targets = Array(CellSet(losses.map(\.cell)))
    let ends = Array(first.cells.union(last.cells))
    guard last.isTrue else { return [words.holdsAllTheSame(last, even: start)] }
    guard first.digit == last.digit else {
      return [words.oneHolds(start, last), words.goEitherWay(losses)]
    }
    return [words.oneIs(first.digit, of: ends), words.see(targets, allOf: ends)]
  }
}

extension Statement {
  /// The statement that holds if and only if this one doesn't.
  var contrary: Statement { Statement(digit, in: cells, isTrue: !isTrue) }

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

extension ExplanationWords {
  /// Returns candidates by place in Korean: "1행 2열의 3과 5행 6열의 7".
  func candidates(_ candidates: [Candidate]) -> String {
    all(candidates.map { "\(cell($0.cell))의 \($0.digit)" })
  }

  fileprivate func oneHolds(_ first: Statement, _ second: Statement) -> String {
    let places = [first, second].map { "\(any($0.cells))의 \($0.digit)" }
    return sentence(
      "So in any case \(says(first)) or \(says(second)).",
      "그러므로 \(all(places)) 가운데 적어도 하나는 맞아요.")
  }

  fileprivate func holdsAllTheSame(_ statement: Statement, even first: Statement) -> String {
    let korean =
      first.cells.count == 1
      ? "\(all(first.cells), .subject) \(first.digit, .being)라도"
      : "\(first.digit, .subject) \(any(first.cells))에 있더라도"
    return sentence(
      "And if \(says(first)), then \(says(statement)) all the same.",
      "그리고 \(korean) \(says(statement)).")
  }

  fileprivate func goEitherWay(_ candidates: [Candidate]) -> String {
    sentence(
      "Either way there can be \(none(of: candidates)).",
      "어느 쪽이든 \(self.candidates(candidates), .topic) 있을 수 없어요.")
  }

  fileprivate func closes() -> String {
    sentence(
      "With this the chain is back at its start, so it holds in both directions: along it, true and "
        + "false alternate.",
      "이로써 추론이 처음으로 되돌아왔으므로 양쪽 방향으로 모두 성립하고, 고리를 따라 맞고 틀리기가 번갈아 나타나요.")
  }

  /// Says that one of two neighbours in a loop is right, the second being negated.
  fileprivate func oneIsRight(
    _ first: Statement, _ second: Statement, so losses: [Candidate]
  ) -> String {
    let places = [first, second].map { "\(any($0.cells))의 \($0.digit)" }
    return sentence(
      "\(says(first)) or \(says(second.contrary)), so there can be \(none(of: losses)).",
      "\(all(places)) 가운데 하나는 맞으므로 \(candidates(losses), .topic) 있을 수 없어요.")
  }

  private func none(of candidates: [Candidate]) -> String {
    all(candidates.map { "no \($0.digit) in \(cell($0.cell))" })
  }
}
