/// Statements of which each follows from the ones before it.
///
/// ```
/// r2c4=7 → not r2c8=7 → r5c8=7 → not r5c1=7
/// ```
///
/// In a plain chain each statement follows from the one before; in a net it may need several.
public struct Chain: Hashable, Sendable {
  /// The statements; the first is the assumption.
  public let statements: [Statement]
  /// Whether the last statement leads back to the first.
  public let isLoop: Bool

  /// A chain of `statements`.
  public init(_ statements: [Statement], isLoop: Bool = false) {
    self.statements = statements
    self.isLoop = isLoop
  }
}

/// That a digit stands in one of some cells, or in none of them.
public struct Statement: Hashable, Sendable {
  /// The digit.
  public let digit: Digit
  /// The cells: one, or for a grouped link two or three of one box and one line; for an almost
  /// locked set those of its cells that hold the digit.
  public let cells: CellSet
  /// Whether the digit is in one of the cells; otherwise it is in none of them.
  public let isTrue: Bool
  /// The almost locked set that gives this statement from the one before; nil as a rule.
  public let set: AlmostLockedSet?
  /// The places in the chain of the statements it follows from, where that is not just the one
  /// before; empty as a rule.
  public let reasons: [Int]

  /// That `digit` is in one of `cells`, or in none.
  public init(
    _ digit: Digit, in cells: CellSet, isTrue: Bool, by set: AlmostLockedSet? = nil,
    reasons: [Int] = []
  ) {
    self.digit = digit
    self.cells = cells
    self.isTrue = isTrue
    self.set = set
    self.reasons = reasons
  }

  /// That `candidate` is true, or that it is not.
  public init(_ candidate: Candidate, isTrue: Bool, reasons: [Int] = []) {
    self.init(candidate.digit, in: [candidate.cell], isTrue: isTrue, reasons: reasons)
  }
}
