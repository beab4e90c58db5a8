import Sudoku

/// The statements of a chain, each with its reason.
struct ChainSteps {
  private let chain: Chain
  private let position: CandidateGrid

  init(_ chain: Chain, _ position: CandidateGrid) {
    self.chain = chain
    self.position = position
  }

  /// Returns the reasons for all of `chains`, one after the other.
  static func reasons(
    _ chains: [Chain], _ position: CandidateGrid
  ) -> [Sentence] {
    chains.enumerated().flatMap { place, chain in
      let before = place > 0 ? chains[place - 1].statements.first : nil
      return ChainSteps(chain, position).reasons(after: before)
    }
  }

  /// The statements after the first, each with its proof folded. Neighbours that lose candidates for
  /// the same reason share a sentence.
  var folded: [FoldedSentence] {
    facts.map { fact in
      let (statements, reason) = (fact.statements, fact.reason)
      let sentence: Sentence =
        statements.count == 1
        ? { $0.then(statements[0], reason) } : { $0.thenLose(fact.candidates, reason) }
      return FoldedSentence(
        sentence: sentence, folded: fact.proof.map { telling($0, without: fact.gone) } ?? [])
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
  private func telling(_ proof: Deduction, without gone: [Candidate]) -> [FoldedSentence] {
    var rest = position
    for candidate in gone { rest.remove(candidate) }
    return [FoldedSentence(sentence: { $0.areGone(gone.grouped) })]
      + Reasoning.of(proof, rest).reasons
      + [FoldedSentence(sentence: { proof.conclusion($0) })]
  }

  /// Returns the candidates that the chain has eliminated and the statement at `place` relies on.
  private func eliminations(behind statement: Statement, at place: Int) -> [Candidate] {
    (statement.reasons.isEmpty ? [place - 1] : statement.reasons)
      .map { chain.statements[$0] }.filter { !$0.isTrue }
      .flatMap { gone in gone.cells.map { Candidate($0, gone.digit) } }
  }

  private func reasons(after before: Statement?) -> [Sentence] {
    chain.statements.enumerated().map { place, statement in
      guard place > 0 else { return { $0.suppose(statement, again: statement == before) } }
      let reason = reason(at: place)
      return { $0.then(statement, reason) }
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
  var candidates: [Candidate] {
    statements.flatMap { statement in statement.cells.map { Candidate($0, statement.digit) } }
  }

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
      proof.technique == another.technique && proof.pattern == another.pattern
        && proof.placements.isEmpty && another.placements.isEmpty && gone == next.gone
    default: false
    }
  }
}
