import Sudoku

/// Replays the chains of a deduction from the candidates alone, and reports steps that don't
/// follow.
struct ChainVerifier {
  let grid: CandidateGrid

  /// Returns the first error in `deduction`, or `nil` if each step follows, and the conclusions
  /// from them.
  func fault(in deduction: Deduction) -> String? {
    guard !deduction.pattern.chains.isEmpty else { return "there is no chain" }
    for chain in deduction.pattern.chains {
      if let fault = fault(in: chain) { return fault }
      if chain.isLoop, let first = chain.statements.first, let last = chain.statements.last,
        !links(last, first)
      {
        return "\(chain.statements.map(describe)) does not close"
      }
    }
    let wrong = deduction.eliminations.first { !excludes($0, deduction) }
    if let wrong { return "\(wrong) need not go" }
    let unproved = deduction.placements.first { !proves($0, deduction) }
    return unproved.map { "\($0) need not be" }
  }

  /// Returns the first statement of `chain` that doesn't follow, or `nil` if each does.
  func fault(in chain: Chain) -> String? {
    let place = chain.statements.indices.dropFirst().first { !follows($0, in: chain) }
    return place.map { "statement \($0) of \(chain.statements.map(describe)) does not follow" }
  }

  private func describe(_ statement: Statement) -> String {
    let cells = statement.cells.map(\.description).joined(separator: ",")
    return "\(cells)\(statement.isTrue ? "=" : "<>")\(statement.digit)"
  }
}

// Steps
extension ChainVerifier {
  private func follows(_ place: Int, in chain: Chain) -> Bool {
    let statement = chain.statements[place]
    let places = statement.reasons.isEmpty ? [place - 1] : statement.reasons
    guard places.allSatisfy({ $0 < place }) else { return false }
    let reasons = places.map { chain.statements[$0] }
    if let set = statement.set {
      return reasons.count == 1 && locks(set, reasons[0], statement)
    }
    if !statement.isTrue { return reasons.contains { forbids($0, statement) } }
    return !reasons.contains(where: \.isTrue) && remains(statement, reasons)
  }

  private func links(_ from: Statement, _ to: Statement) -> Bool {
    from.isTrue ? !to.isTrue && forbids(from, to) : to.isTrue && remains(to, [from])
  }

  /// Returns `true` if one of the cells of `reason` takes the digit of `statement` from all of its
  /// own.
  private func forbids(_ reason: Statement, _ statement: Statement) -> Bool {
    guard reason.isTrue else { return false }
    if reason.digit != statement.digit {
      return reason.cells.count == 1 && reason.cells == statement.cells
    }
    return reason.cells.allSatisfy { cell in statement.cells.allSatisfy(cell.isPeer) }
  }

  /// Returns `true` if `statement` is the only possibility left in a house or a cell after
  /// `reasons`.
  private func remains(_ statement: Statement, _ reasons: [Statement]) -> Bool {
    let gone = reasons.filter { $0.digit == statement.digit }.reduce(CellSet.none) {
      $0.union($1.cells)
    }
    let isLastInHouse = House.all.contains { house in
      statement.cells.isSubset(of: house.cellSet)
        && grid.cells(of: statement.digit, in: house)
          .isSubset(of: gone.union(statement.cells))
    }
    if isLastInHouse { return true }
    guard let cell = statement.cells.first, statement.cells.count == 1 else { return false }
    let left = grid[cell].filter { digit in
      !reasons.contains { $0.digit == digit && $0.cells.contains(cell) }
    }
    return left == [statement.digit]
  }

  /// Returns `true` if `set`, which has lost the digit of `reason`, implies `statement`.
  private func locks(_ set: AlmostLockedSet, _ reason: Statement, _ statement: Statement) -> Bool {
    let digits = set.cells.reduce(DigitSet.none) { $0.union(grid[$1]) }
    guard digits == set.digits, set.digits.count == set.cells.count + 1, !reason.isTrue,
      reason.cells == set.cells.intersection(grid.cells(of: reason.digit)),
      House.all.contains(where: { set.cells.isSubset(of: $0.cellSet) })
    else { return false }
    func takes(_ digit: Digit, _ cell: Cell) -> Bool {
      digit != reason.digit && !set.cells.contains(cell) && set.digits.contains(digit)
        && set.cells.intersection(grid.cells(of: digit)).allSatisfy(cell.isPeer)
    }
    if !statement.isTrue { return statement.cells.allSatisfy { takes(statement.digit, $0) } }
    guard let cell = statement.cells.first, statement.cells.count == 1 else { return false }
    return grid[cell].allSatisfy { $0 == statement.digit || takes($0, cell) }
  }
}

// Conclusions
extension ChainVerifier {
  private func excludes(_ candidate: Candidate, _ deduction: Deduction) -> Bool {
    let claim = Statement(candidate, isTrue: true)
    if deduction.pattern.chains.count == 1, let chain = deduction.pattern.chains.first {
      if chain.isLoop { return isCaught(claim, in: chain) }
      if let first = chain.statements.first, let last = chain.statements.last,
        first.says(claim) || !first.isTrue && forbids(claim, first),
        last.says(Statement(candidate, isTrue: false)) || last.isTrue && forbids(last, claim)
      {
        return true
      }
    }
    return isRefuted(claim, deduction.pattern.chains)
      || isVerity(Statement(candidate, isTrue: false), deduction.pattern.chains)
  }

  private func proves(_ candidate: Candidate, _ deduction: Deduction) -> Bool {
    isRefuted(Statement(candidate, isTrue: false), deduction.pattern.chains)
      || isVerity(Statement(candidate, isTrue: true), deduction.pattern.chains)
  }

  /// Returns `true` if `claim` can't be true because of a weak link of a loop, or an almost locked
  /// set in it.
  private func isCaught(_ claim: Statement, in chain: Chain) -> Bool {
    let next = Array(chain.statements.dropFirst()) + chain.statements.prefix(1)
    return zip(chain.statements, next).contains { from, to in
      if let set = to.set, set.digits.contains(claim.digit), let cell = claim.cells.first {
        let places = set.cells.intersection(grid.cells(of: claim.digit))
        if !set.cells.contains(cell), places.allSatisfy(cell.isPeer) { return true }
      }
      return from.isTrue && !to.isTrue && forbids(claim, from) && forbids(claim, to)
    }
  }

  /// Returns `true` if all chains begin with `claim` and their ends contradict each other.
  private func isRefuted(_ claim: Statement, _ chains: [Chain]) -> Bool {
    guard chains.allSatisfy({ $0.statements.first?.says(claim) == true }) else { return false }
    let ends = chains.compactMap(\.statements.last)
    if ends.contains(where: { clash($0, claim) }) { return true }
    for (place, end) in ends.enumerated()
    where ends.dropFirst(place + 1).contains(where: { clash(end, $0) }) {
      return true
    }
    let gone = Set(
      ends.filter { !$0.isTrue }.flatMap { end in end.cells.map { Candidate($0, end.digit) } })
    let emptyCell = grid.open.contains { cell in
      grid[cell].allSatisfy { gone.contains(Candidate(cell, $0)) }
    }
    let emptyHouse = House.all.contains { house in
      Digit.all.contains { digit in
        let places = grid.cells(of: digit, in: house)
        return !places.isEmpty && places.allSatisfy { gone.contains(Candidate($0, digit)) }
      }
    }
    return emptyCell || emptyHouse
  }

  private func clash(_ first: Statement, _ second: Statement) -> Bool {
    if first.isTrue, second.isTrue { return forbids(first, second) }
    return first.isTrue != second.isTrue && first.digit == second.digit
      && first.cells == second.cells
  }

  /// Returns `true` if one of the assumptions of `chains` must hold and each leads to `claim`.
  private func isVerity(_ claim: Statement, _ chains: [Chain]) -> Bool {
    guard chains.allSatisfy({ $0.statements.last?.says(claim) == true }) else { return false }
    let starts = chains.compactMap(\.statements.first)
    if starts.count == 2, clash(starts[0], starts[1]), starts[0].isTrue != starts[1].isTrue {
      return true
    }
    guard starts.allSatisfy(\.isTrue) else { return false }
    let held = Set(starts.flatMap { start in start.cells.map { Candidate($0, start.digit) } })
    let wholeCell = grid.open.contains { cell in
      grid[cell].allSatisfy { held.contains(Candidate(cell, $0)) }
    }
    let wholeHouse = House.all.contains { house in
      Digit.all.contains { digit in
        let places = grid.cells(of: digit, in: house)
        return !places.isEmpty && places.allSatisfy { held.contains(Candidate($0, digit)) }
      }
    }
    return wholeCell || wholeHouse
  }
}

extension Statement {
  /// Returns `true` if both make the same claim, for any reason.
  fileprivate func says(_ other: Statement) -> Bool {
    digit == other.digit && cells == other.cells && isTrue == other.isTrue
  }
}
