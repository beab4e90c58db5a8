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

  /// The statements after the first, each with its proof folded.
  var folded: [FoldedSentence] {
    chain.statements.indices.dropFirst().map { place in
      let statement = chain.statements[place]
      let reason = reason(at: place)
      return FoldedSentence(
        sentence: { $0.then(statement, reason) },
        folded: statement.proof.map { proof in
          telling(proof, without: eliminations(behind: statement, at: place))
        } ?? [])
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
