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
