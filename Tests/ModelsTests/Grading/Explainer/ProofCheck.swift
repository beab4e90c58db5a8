import Sudoku

/// Checks a proof link by link against the candidates of a position, by the rules of Sudoku alone.
struct ProofCheck {
  /// The links that don't hold, and whatever else is wrong.
  private(set) var flaws: [String] = []
  private(set) var links = 0
  /// The number of patterns and chains within chains.
  private(set) var nestedProofs = 0

  /// Checks `deduction`, which is to hold in `position`.
  init(_ deduction: Deduction, in position: CandidateGrid) { check(deduction, position) }

  private mutating func expect(_ isRight: Bool, _ flaw: @autoclosure () -> String) {
    if !isRight { flaws.append(flaw()) }
  }

  private mutating func check(_ deduction: Deduction, _ position: CandidateGrid) {
    let gone = deduction.eliminations
    switch deduction.pattern {
    case let chain as Chain:
      check(chain, position)
      check(gone, follow: chain)
    case let cases as ForcingPattern where !cases.isContradiction:
      let (chains, house) = (cases.chains, cases.house)
      for chain in chains { check(chain, position) }
      check(chains.map { $0.statements[0] }, house, position)
      let ends = Set(chains.compactMap { $0.statements.last.map(Claim.init) })
      expect(ends.count == 1, "the cases end differently")
      expect(ends.allSatisfy { $0.proves(deduction) }, "the cases prove something else")
    case let contradiction as ForcingPattern:
      let chains = contradiction.chains
      for chain in chains { check(chain, position) }
      let ends = chains.compactMap { $0.statements.last.map(Claim.init) }
      expect(ends.count == 2 && ends[0] == ends[1].contrary, "there is no contradiction")
      let starts = Set(chains.map { Claim($0.statements[0]) })
      expect(starts.count == 1, "there are several assumptions")
      expect(starts.allSatisfy { $0.contrary.proves(deduction) }, "it refutes something else")
    case let locked as LockedPattern:
      let (digit, cells) = (locked.digit, locked.places)
      let (base, cover) = (locked.base, locked.cover)
      let places = position.cells(of: digit, in: base)
      expect(places.isSubset(of: cells) && cells.isSubset(of: cover.cellSet), "not locked")
      expect(
        gone.allSatisfy { $0.digit == digit && cover.contains($0.cell) && !base.contains($0.cell) },
        "locked candidates eliminate others")
    case let subset as NakedSubsetPattern:
      let (candidates, houses) = (subset.candidates, subset.houses)
      let (cells, digits) = (CellSet(candidates.map(\.cell)), DigitSet(candidates.map(\.digit)))
      expect(
        cells.count == digits.count && cells.allSatisfy { position[$0].isSubset(of: digits) },
        "no naked set")
      expect(
        gone.allSatisfy { lost in
          digits.contains(lost.digit) && !cells.contains(lost.cell)
            && houses.contains { $0.contains(lost.cell) }
        }, "a naked set eliminates others")
    case let subset as HiddenSubsetPattern:
      let (candidates, house) = (subset.candidates, subset.house)
      let (cells, digits) = (CellSet(candidates.map(\.cell)), DigitSet(candidates.map(\.digit)))
      expect(
        cells.count == digits.count
          && digits.allSatisfy { position.cells(of: $0, in: house).isSubset(of: cells) },
        "no hidden set")
      expect(
        gone.allSatisfy { cells.contains($0.cell) && !digits.contains($0.digit) },
        "a hidden set eliminates others")
    case let fish as FishPattern:
      let (digit, body) = (fish.digit, fish.body)
      let (bases, covers) = (fish.bases, fish.covers)
      let places = bases.reduce(CellSet.none) { $0.union(position.cells(of: digit, in: $1)) }
      let covered = covers[0].reduce(CellSet.none) { $0.union($1.cellSet) }
      expect(
        places.isSubset(of: body) && body.isSubset(of: covered) && bases.count == covers[0].count,
        "no fish")
      expect(
        gone.allSatisfy { lost in
          lost.digit == digit && covered.contains(lost.cell)
            && !bases.contains { $0.contains(lost.cell) }
        }, "a fish eliminates others")
    default: flaws.append("an unexpected pattern: \(deduction.technique)")
    }
  }

  /// Checks that one of the assumptions is true.
  private mutating func check(
    _ firsts: [Statement], _ house: House?, _ position: CandidateGrid
  ) {
    let claims = firsts.map(Claim.init)
    if claims.count == 2, claims[0] == claims[1].contrary { return }
    let cases = Set(claims.filter(\.isTrue).map(\.candidate))
    let (cell, digit) = (claims[0].candidate.cell, claims[0].candidate.digit)
    let all =
      house.map { position.cells(of: digit, in: $0).map { Candidate($0, digit) } }
      ?? position[cell].map { Candidate(cell, $0) }
    expect(cases == Set(all), "the cases are \(cases), not \(all)")
  }

  /// Checks that `gone` follows from a loop or from a chain that contradicts itself.
  private mutating func check(_ gone: [Candidate], follow chain: Chain) {
    let claims = chain.statements.map(Claim.init)
    guard chain.isLoop else {
      return expect(claims.first == claims.last?.contrary, "the chain doesn't refute itself")
    }
    let (on, off) = (claims.filter(\.isTrue), claims.filter { !$0.isTrue })
    for lost in gone {
      let isSeen = [on, off].allSatisfy { $0.contains { $0.candidate.excludes(lost) } }
      expect(isSeen, "the loop leaves \(lost)")
    }
  }

  private mutating func check(_ chain: Chain, _ position: CandidateGrid) {
    for (place, statement) in chain.statements.enumerated().dropFirst() {
      links += 1
      let claim = Claim(statement)
      let places = statement.reasons.isEmpty ? [place - 1] : statement.reasons
      expect(places.allSatisfy { $0 < place }, "\(claim) comes before its reason")
      let reasons = places.map { Claim(chain.statements[$0]) }
      let gone = Set(reasons.filter { !$0.isTrue }.map(\.candidate))
      if let proof = statement.proof {
        nestedProofs += 1
        var rest = position
        for candidate in gone { rest.remove(candidate) }
        check(proof, rest)
        expect(claim.follows(from: proof), "\(claim) has the proof of something else")
      } else if claim.isTrue {
        expect(claim.candidate.isOnly(in: position, without: gone), "\(claim) isn't forced")
      } else {
        expect(
          reasons.contains { $0.isTrue && $0.candidate.excludes(claim.candidate) },
          "\(claim) isn't excluded")
      }
    }
  }
}

/// A statement about a single candidate.
private struct Claim: Hashable {
  let candidate: Candidate
  let isTrue: Bool

  init(_ candidate: Candidate, isTrue: Bool) {
    (self.candidate, self.isTrue) = (candidate, isTrue)
  }

  init(_ statement: Statement) {
    self.init(Candidate(Array(statement.cells)[0], statement.digit), isTrue: statement.isTrue)
  }

  var contrary: Claim { Claim(candidate, isTrue: !isTrue) }

  /// Returns `true` if `deduction` concludes this.
  func proves(_ deduction: Deduction) -> Bool {
    isTrue
      ? deduction.placements == [candidate] && deduction.eliminations.isEmpty
      : deduction.eliminations == [candidate] && deduction.placements.isEmpty
  }

  /// Returns `true` if this is, or follows at once from, the conclusion of `proof`.
  func follows(from proof: Deduction) -> Bool {
    !isTrue
      && (proof.eliminations.contains(candidate)
        || proof.placements.contains { $0.excludes(candidate) })
  }
}

extension Candidate {
  /// Returns `true` if the two can't both be true.
  fileprivate func excludes(_ other: Candidate) -> Bool {
    cell == other.cell
      ? digit != other.digit : digit == other.digit && cell.isPeer(of: other.cell)
  }

  /// Returns `true` if `gone` leaves this as the only candidate of its cell, or the only place of
  /// its digit in a house.
  fileprivate func isOnly(in position: CandidateGrid, without gone: Set<Candidate>) -> Bool {
    let isOnlyInCell = position[cell].allSatisfy { other in
      other == digit || gone.contains(Candidate(cell, other))
    }
    return isOnlyInCell
      || cell.houses.contains { house in
        position.cells(of: digit, in: house).allSatisfy { other in
          other == cell || gone.contains(Candidate(other, digit))
        }
      }
  }
}
