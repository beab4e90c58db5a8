/// Statements, each of which follows from earlier ones.
///
/// ```
/// r2c4=7 → not r2c8=7 → r5c8=7 → not r5c1=7
/// ```
///
/// In a plain chain each statement follows from the one before; in a net it may need several.
public struct Chain: Hashable, Sendable {
  /// The statements. The first is the assumption.
  public let statements: [Statement]
  /// `true` if the last statement leads back to the first.
  public let isLoop: Bool

  /// Creates a chain of `statements`.
  public init(_ statements: [Statement], isLoop: Bool = false) {
    self.statements = statements
    self.isLoop = isLoop
  }

  /// `true` if it links single candidates of one digit: an X-Chain, whichever technique found it.
  package var isXChain: Bool {
    statements.allSatisfy {
      $0.digit == statements[0].digit && $0.cells.count == 1 && $0.set == nil
    }
  }
}

/// A claim that a digit is in one of some cells, or in none of them.
public struct Statement: Hashable, Sendable {
  /// The digit.
  public let digit: Digit
  /// The cells. One, or two or three of one box and one line for a grouped link. For an almost
  /// locked set, the cells that have the digit.
  public let cells: CellSet
  /// `true` if the digit is in one of the cells, `false` if it is in none of them.
  public let isTrue: Bool
  /// The almost locked set through which the statement follows from the previous one, if any.
  public let set: AlmostLockedSet?
  /// The positions in the chain of the statements from which this one follows. Empty if that is
  /// just the previous one.
  public let reasons: [Int]
  /// The proof, or an empty list: a list, because a value can't contain itself.
  private let proofs: [Deduction]

  /// Creates the statement that `digit` is in one of `cells`, or in none.
  public init(
    _ digit: Digit, in cells: CellSet, isTrue: Bool, by set: AlmostLockedSet? = nil,
    reasons: [Int] = [], proof: Deduction? = nil
  ) {
    self.digit = digit
    self.cells = cells
    self.isTrue = isTrue
    self.set = set
    self.reasons = reasons
    proofs = proof.map { [$0] } ?? []
  }

  /// Creates the statement that `candidate` is true or false.
  public init(
    _ candidate: Candidate, isTrue: Bool, reasons: [Int] = [], proof: Deduction? = nil
  ) {
    self.init(
      candidate.digit, in: [candidate.cell], isTrue: isTrue, reasons: reasons, proof: proof)
  }

  /// The pattern or the chain within the chain that the statement follows from, if it takes more
  /// than one link. It holds in the position without the candidates that ``reasons`` make false.
  public var proof: Deduction? { proofs.first }
}

extension Chain {
  /// The first and the last statement.
  var ends: Chain {
    Chain(
      [statements.first, statements.count > 1 ? statements.last : nil].compactMap(\.self)
        .map { Statement($0.digit, in: $0.cells, isTrue: $0.isTrue) })
  }

  /// The links from the reasons of each statement, between single candidates.
  var links: [Link] {
    var links = statements.indices.dropFirst().flatMap { place -> [Link] in
      let statement = statements[place]
      guard statement.set == nil else { return [] }
      let reasons = statement.reasons.isEmpty ? [place - 1] : statement.reasons
      return reasons.flatMap { Link.between(statements[$0], statement) }
    }
    if isLoop, let last = statements.last { links += Link.between(last, statements[0]) }
    return links
  }
}

extension Link {
  fileprivate static func between(_ from: Statement, _ to: Statement) -> [Link] {
    guard from.isTrue != to.isTrue, from.cells.count == 1, to.cells.count == 1,
      let first = from.cells.first, let second = to.cells.first
    else { return [] }
    let ends = (Candidate(first, from.digit), Candidate(second, to.digit))
    return [from.isTrue ? .weak(ends.0, ends.1) : .strong(ends.0, ends.1)]
  }
}

extension Chain: Pattern {
  package var candidates: [Candidate] {
    statements.flatMap { statement in
      statement.cells.map { Candidate($0, statement.digit) }
    }.unique
  }

  package var chains: [Chain] { [self] }

  package func reasoning(for step: StepInWords) -> Reasoning {
    ChainReasoning(
      chain: self, position: step.position, losses: step.losses, words: step.words
    ).reasoning()
  }
}

/// The explanation of chains and loops, step by step.
private struct ChainReasoning {
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
