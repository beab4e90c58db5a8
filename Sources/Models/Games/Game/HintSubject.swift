public import Sudoku

/// The subject of a hint, which decides what is charged for: the same technique with the same
/// conclusion, or the same problem of the board. Other remaining candidates make no difference.
///
/// It is stored as a short text, a part of ``Turn/notation``: the kind of finding, then its digits.
///
/// ```
/// xWing r3c4-5 r3c9-5      nakedSingle r4c7=2      wrongDigit r1c3=2
/// ```
public struct HintSubject: Hashable, Sendable, LosslessStringConvertible {
  /// The text.
  public let description: String

  /// Parses a ``description``. Returns `nil` if the text is empty or begins with a blank.
  public init?(_ description: String) {
    guard let first = description.first, first != " " else { return nil }
    self.description = description
  }

  /// Creates the subject for a kind of finding and the digits that are or aren't in certain cells.
  public init(
    _ kind: String, placing placed: some Sequence<Candidate> = [],
    removing removed: some Sequence<Candidate> = []
  ) {
    let parts =
      Set(placed).sorted().map(\.description)
      + Set(removed).sorted().map { "\($0.cell)-\($0.digit)" }
    description = ([kind] + parts).joined(separator: " ")
  }
}

/// A charge for help with a hint.
struct HintCharge: Hashable, Sendable {
  let help: ScoreSheet.Help
  let subject: HintSubject
}

// The cost of help
extension Game {
  /// Returns the percentage that `help` would take off the score now, or `nil` if it isn't counted.
  /// Practice has no score, and help with a hint counts once, as do automatic candidates.
  public func price(of help: ScoreSheet.Help, about subject: HintSubject? = nil) -> Int? {
    guard isScored, !(help == .automaticCandidates && hints.usesAutomaticCandidates) else {
      return nil
    }
    if let subject, charges[HintCharge(help: help, subject: subject)] != nil { return nil }
    return hints.price(of: help)
  }

  /// Counts `help` if it has a price.
  ///
  /// - Returns: the percentage taken off the score, or `nil` if it wasn't counted.
  @discardableResult
  public mutating func charge(
    _ help: ScoreSheet.Help, about subject: HintSubject? = nil, at elapsed: Duration
  ) -> Int? {
    guard let price = price(of: help, about: subject) else { return nil }
    count(help, about: subject, at: elapsed)
    return price
  }

  /// Returns the percentage that all help with a hint has taken off the score.
  public func paid(for subject: HintSubject) -> Int {
    charges.reduce(0) { $1.key.subject == subject ? $0 + $1.value : $0 }
  }
}
