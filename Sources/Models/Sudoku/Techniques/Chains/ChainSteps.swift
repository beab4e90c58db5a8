/// The reason why a statement of a chain follows from earlier ones.
private enum ChainReason: Hashable {
  /// The digit has no other place left in the house.
  case onlyPlace(House)
  /// The cell has no other candidate left.
  case onlyCandidate
  /// The digit is in cells that see these.
  case sees([Cell])
  /// The cell has another digit.
  case isTaken(by: Digit)
  /// The set has lost another of its digits, so it holds all the rest.
  case isLocked(AlmostLockedSet, without: Digit)
  /// A pattern or another chain, among the candidates that are left.
  case isProven(by: Deduction)
  /// Several earlier statements together.
  case together
}

/// The statements of a chain, each with its reason.
struct ChainSteps {
  private let chain: Chain
  private let position: CandidateGrid

  init(_ chain: Chain, _ position: CandidateGrid) {
    self.chain = chain
    self.position = position
  }

  /// Returns the reasons for all of `chains`, one after the other.
  static func reasons(_ chains: [Chain], _ position: CandidateGrid) -> [Phrase] {
    chains.enumerated().flatMap { place, chain in
      let before = place > 0 ? chains[place - 1].statements.first : nil
      return ChainSteps(chain, position).reasons(after: before)
    }
  }

  /// The statements after the first, each with its proof folded. Neighbours that lose candidates
  /// for the same reason share a sentence.
  var folded: [Reasoning.Reason] {
    facts.map { fact in
      Reasoning.Reason(
        phrase: fact.statements.count == 1
          ? .then(fact.statements[0], fact.reason) : .thenLose(fact.candidates, fact.reason),
        folded: fact.proof.map { telling($0, without: fact.gone) } ?? [])
    }
  }

  private var facts: [Fact] {
    chain.statements.indices.dropFirst().reduce(into: []) { facts, place in
      let statement = chain.statements[place]
      let fact = Fact(
        statements: [statement], reason: reason(at: place),
        gone: statement.proof == nil ? [] : eliminations(behind: statement, at: place))
      if facts.last?.isContinued(by: fact) == true {
        facts[facts.count - 1].statements.append(statement)
      } else {
        facts.append(fact)
      }
    }
  }

  /// Returns the sentences of `proof`, which holds without the candidates `gone`.
  private func telling(_ proof: Deduction, without gone: [Candidate]) -> [Reasoning.Reason] {
    var rest = position
    for candidate in gone { rest.remove(candidate) }
    let before: Phrase = .say(
      "By now \(Phrase.losses(gone)).", "앞에서 \(Phrase.losses(gone)) 지웠어요.")
    return [Reasoning.Reason(phrase: before)] + proof.reasoning(in: rest).reasons
      + [Reasoning.Reason(phrase: proof.conclusion)]
  }

  /// Returns the candidates that the chain has eliminated and the statement at `place` relies on.
  private func eliminations(behind statement: Statement, at place: Int) -> [Candidate] {
    (statement.reasons.isEmpty ? [place - 1] : statement.reasons)
      .map { chain.statements[$0] }.filter { !$0.isTrue }
      .flatMap(\.candidates)
  }

  private func reasons(after before: Statement?) -> [Phrase] {
    chain.statements.enumerated().map { place, statement in
      place == 0
        ? .suppose(statement, again: statement == before) : .then(statement, reason(at: place))
    }
  }

  private func reason(at place: Int) -> ChainReason {
    let statement = chain.statements[place]
    if let proof = statement.proof { return .isProven(by: proof) }
    if let set = statement.set {
      let reason = statement.reasons.first ?? place - 1
      return .isLocked(set, without: chain.statements[reason].digit)
    }
    let sources =
      statement.reasons.isEmpty
      ? [chain.statements[place - 1]]
      : statement.reasons.filter { $0 < place }.map { chain.statements[$0] }
    return statement.isTrue
      ? why(isTrue: statement, sources, Array(chain.statements[..<place]))
      : why(isFalse: statement, sources)
  }

  private func why(isFalse statement: Statement, _ sources: [Statement]) -> ChainReason {
    for source in sources where source.isTrue {
      if source.digit != statement.digit, source.cells == statement.cells {
        return .isTaken(by: source.digit)
      }
      if source.digit == statement.digit,
        statement.cells.allSatisfy({ cell in
          source.cells.allSatisfy { $0.isPeer(of: cell) }
        })
      {
        return .sees(Array(source.cells))
      }
    }
    return .together
  }

  /// Returns the reason why only one place or one candidate is left after `earlier`. `sources`
  /// decides which of the two.
  private func why(
    isTrue statement: Statement, _ sources: [Statement], _ earlier: [Statement]
  ) -> ChainReason {
    let digits = DigitSet(sources.filter { !$0.isTrue }.map(\.digit))
    if let cell = statement.cells.first, statement.cells.count == 1,
      digits != [statement.digit] || sources.allSatisfy({ $0.cells == statement.cells }),
      isOnlyCandidate(statement.digit, cell, earlier)
    {
      return .onlyCandidate
    }
    let gone = places(where: earlier, lose: statement.digit)
    for house in statement.houses {
      let others = position.cells(of: statement.digit, in: house).subtracting(statement.cells)
      let meant = sources.contains { !$0.cells.isDisjoint(with: others) }
      if meant, others.isSubset(of: gone) { return .onlyPlace(house) }
    }
    for house in statement.houses {
      let others = position.cells(of: statement.digit, in: house).subtracting(statement.cells)
      if others.isSubset(of: gone) { return .onlyPlace(house) }
    }
    if let cell = statement.cells.first, isOnlyCandidate(statement.digit, cell, earlier) {
      return .onlyCandidate
    }
    return .together
  }

  private func isOnlyCandidate(_ digit: Digit, _ cell: Cell, _ earlier: [Statement]) -> Bool {
    position[cell].allSatisfy { other in
      other == digit || places(where: earlier, lose: other).contains(cell)
    }
  }

  /// Returns the cells that can't be `digit` according to `earlier`.
  private func places(where earlier: [Statement], lose digit: Digit) -> CellSet {
    earlier.reduce(CellSet.none) { gone, statement in
      switch (statement.isTrue, statement.digit == digit) {
      case (false, true): gone.union(statement.cells)
      case (true, true): gone.union(Cell.commonPeers(of: statement.cells))
      case (true, false): statement.cells.count == 1 ? gone.union(statement.cells) : gone
      case (false, false): gone
      }
    }
  }
}

extension Statement {
  /// The houses that contain all of the cells.
  fileprivate var houses: [House] {
    House.all.filter { house in cells.isSubset(of: house.cellSet) }
  }
}

/// Statements in a row that follow for the same reason.
private struct Fact {
  var statements: [Statement]
  let reason: ChainReason
  /// The candidates eliminated before on which a proof relies.
  let gone: [Candidate]

  /// The candidates that the statements are about.
  var candidates: [Candidate] { statements.flatMap(\.candidates) }

  /// The proof of all statements, if they take one.
  var proof: Deduction? {
    let proofs = statements.compactMap(\.proof)
    guard let first = proofs.first, proofs.count > 1 else { return proofs.first }
    return Deduction(
      first.technique, eliminations: proofs.flatMap(\.eliminations).unique, first.pattern,
      explainer: first.explainer)
  }

  /// Returns `true` if `next` loses candidates for the same reason.
  func isContinued(by next: Fact) -> Bool {
    let (one, other) = (statements[0], next.statements[0])
    guard !one.isTrue, !other.isTrue else { return false }
    return switch (reason, next.reason) {
    case (.sees(let cells), .sees(let others)): one.digit == other.digit && cells == others
    case (.isTaken(let digit), .isTaken(let another)):
      one.cells == other.cells && digit == another
    case (.isProven(let proof), .isProven(let another)):
      proof.technique == another.technique && proof.pattern.isEqual(to: another.pattern)
        && proof.placements.isEmpty && another.placements.isEmpty && gone == next.gone
    default: false
    }
  }
}

extension Phrase {
  /// Introduces the assumption of a chain. `again` is `true` if the previous chain started with it
  /// too.
  static func suppose(_ statement: Statement, again: Bool) -> Phrase {
    let (cells, digit) = (statement.cells, statement.digit)
    let korean: Phrase =
      switch (cells.count == 1, statement.isTrue) {
      case (true, true): "\(cells, .subject) \(digit, .being)라고"
      case (true, false): "\(cells, .subject) \(digit, .subject) 아니라고"
      case (false, true): "\(digit, .subject) \(any: cells)에 있다고"
      case (false, false): "\(digit, .subject) \(cells)에 없다고"
      }
    return .say(
      "Suppose \(again ? "again " : "")\(statement).", "\(again ? "다시 한번 " : "")\(korean) 가정합시다.")
  }

  fileprivate static func then(_ statement: Statement, _ reason: ChainReason) -> Phrase {
    let because = because(reason, statement)
    return .say("Then \(statement), \(because).", "그러면 \(because) \(statement).")
  }

  fileprivate static func thenLose(_ candidates: [Candidate], _ reason: ChainReason) -> Phrase {
    let claim = Statement(candidates[0].digit, in: CellSet(candidates.map(\.cell)), isTrue: false)
    let (losses, because) = (losses(candidates), because(reason, claim))
    return .say("Then \(losses), \(because).", "그러면 \(because) \(losses) 지울 수 있어요.")
  }

  private static func because(_ reason: ChainReason, _ statement: Statement) -> Phrase {
    let (cells, digit) = (statement.cells, statement.digit)
    switch reason {
    case .onlyPlace(let house):
      return .say("as \(house) has no other place left for it", "\(house)에 다른 자리가 남지 않으므로")
    case .onlyCandidate: return .say("as it has no other candidate left", "다른 후보가 남지 않으므로")
    case .sees(let others):
      return .say(
        "as \(cells.count, "it sees", "they see") \(others)", "\(others, .and) 같은 구역에 있으므로")
    case .isTaken(let other): return .say("as it is \(other)", "이미 \(other, .being)므로")
    case .isLocked(let set, without: let lost):
      let held: Phrase =
        statement.isTrue
        ? .say("all the others", "나머지 숫자를 모두") : .say("\(a: digit)", "\(digit, .object)")
      return .say(
        "as \(set.cells), which have \(set.digits) between them, lose \(lost) and so hold \(held)",
        "합쳐서 후보가 \(set.digits)인 \(set.cells, .subject) \(lost, .object) 잃고 \(held) 가지므로")
    case .isProven(let proof):
      let title = title(ofProof: proof)
      return .say("by \(title)", "\(title)에 따라")
    case .together: return .say("as follows from all this", "앞의 내용을 합치면")
    }
  }
}

/// A statement of a chain, and the letter of its cells.
public struct ChainStep: Hashable, Sendable {
  /// The statement.
  public let statement: Statement
  /// The position of its cells among those of the chain, from 0: a, b, c…
  public let place: Int
}

extension Deduction {
  /// The steps of the chain behind the deduction, in order. Empty if there is none, if there are
  /// several, or if it consists of almost locked sets, whose steps say too little by themselves.
  public var chainSteps: [ChainStep] {
    guard let chain = pattern as? Chain, chain.statements.count > 1,
      chain.statements.allSatisfy({ $0.set == nil })
    else { return [] }
    var places: [CellSet] = []
    return chain.statements.map { statement in
      let place = places.firstIndex(of: statement.cells) ?? places.count
      if place == places.count { places.append(statement.cells) }
      return ChainStep(statement: statement, place: place)
    }
  }
}
