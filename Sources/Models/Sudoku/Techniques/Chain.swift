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
    statements.flatMap(\.candidates).unique
  }

  package var chains: [Chain] { [self] }

  package func reasoning(for step: ExplainedStep) -> Reasoning {
    let (first, last) = (statements[0], statements[statements.count - 1])
    var reasons = ChainSteps.reasons([self], step.position)
    if isLoop {
      reasons.append(
        .say(
          "With this the chain is back at its start, so it holds in both directions: along it, true and "
            ++ "false alternate.",
          "이로써 추론이 처음으로 되돌아왔으므로 양쪽 방향으로 모두 성립하고, 고리를 따라 맞고 틀리기가 번갈아 나타나요."))
      reasons += tight(step.losses)
    } else if first.isContrary(to: last) || (first.isTrue && first.excludes(last)) {
      reasons.append(.contradicts(first))
    } else if !first.isTrue {
      reasons += ends(first, last, step)
    }
    let start = Place.cells(Array(first.cells.prefix(1)))
    return Reasoning(lookAt: start, reasons, witnesses: statements.flatMap(\.cells))
  }

  /// Returns the weak links of a loop that eliminate something because one of their ends is right.
  private func tight(_ losses: [Candidate]) -> [Phrase] {
    zip(statements, statements.dropFirst() + statements.prefix(1)).compactMap { from, to in
      guard from.isTrue, !to.isTrue else { return nil }
      let lost = losses.filter { from.forbids($0) && to.forbids($0) }
      guard !lost.isEmpty else { return nil }
      let places: [Phrase] = [from, to].map { "\(any: $0.cells)의 \($0.digit)" }
      return .say(
        "\(from) or \(to.contrary), so there can be \(Phrase.none(of: lost)).",
        "\(all: places) 가운데 하나는 맞으므로 \(Phrase.places(lost), .topic) 있을 수 없어요.")
    }
  }

  /// Returns the conclusion that the first statement is false or the last one true.
  private func ends(_ first: Statement, _ last: Statement, _ step: ExplainedStep) -> [Phrase] {
    let start = Statement(first.digit, in: first.cells, isTrue: true)
    guard last.isTrue else {
      let korean: Phrase =
        first.cells.count == 1
        ? "\(first.cells, .subject) \(first.digit, .being)라도"
        : "\(first.digit, .subject) \(any: first.cells)에 있더라도"
      return [
        .say("And if \(start), then \(last) all the same.", "그리고 \(korean) \(last).")
      ]
    }
    guard first.digit == last.digit else {
      let places: [Phrase] = [start, last].map { "\(any: $0.cells)의 \($0.digit)" }
      return [
        .say("So in any case \(start) or \(last).", "그러므로 \(all: places) 가운데 적어도 하나는 맞아요."),
        .say(
          "Either way there can be \(Phrase.none(of: step.losses)).",
          "어느 쪽이든 \(Phrase.places(step.losses), .topic) 있을 수 없어요."),
      ]
    }
    let (targets, ends) = (CellSet(step.targets), first.cells.union(last.cells))
    return [.oneIs(first.digit, of: Array(ends)), .see(Array(targets), allOf: Array(ends))]
  }
}

extension Phrase {
  fileprivate static func none(of candidates: [Candidate]) -> Phrase {
    "\(all: candidates.map { "no \($0.digit) in \($0.cell)" })"
  }
}

extension Statement {
  /// The digit in each of the cells.
  var candidates: [Candidate] { cells.map { Candidate($0, digit) } }

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
