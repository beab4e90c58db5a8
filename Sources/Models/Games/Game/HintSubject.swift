public import Sudoku

/// The finding of a hint, as far as help with it is paid for: the same technique with the same
/// conclusion, or the same flaw of the board. Which other candidates are left makes no difference.
///
/// It is kept as a short text, a part of ``Turn/notation``: the kind of finding, then its digits.
///
/// ```
/// xWing r3c4-5 r3c9-5      nakedSingle r4c7=2      wrongDigit r1c3=2
/// ```
public struct HintSubject: Hashable, Sendable, LosslessStringConvertible {
  /// The text.
  public let description: String

  /// Reads what ``description`` says; `nil` if the text is empty or begins with a blank.
  public init?(_ description: String) {
    guard let first = description.first, first != " " else { return nil }
    self.description = description
  }

  /// A finding of a kind that says where digits stand or belong, and where they don't.
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

/// Help with a hint.
struct HintCharge: Hashable, Sendable {
  let help: ScoreSheet.Help
  let subject: HintSubject
}

// What help costs
extension Game {
  /// The percentage that `help` would take off the score now, or `nil` if it isn't counted:
  /// practice has no score, help with a hint counts once, and so do automatic candidates.
  public func price(of help: ScoreSheet.Help, about subject: HintSubject? = nil) -> Int? {
    guard isScored, !(help == .automaticCandidates && hints.usesAutomaticCandidates) else {
      return nil
    }
    if let subject, charges[HintCharge(help: help, subject: subject)] != nil { return nil }
    return hints.price(of: help)
  }

  /// Counts `help` if it has a price.
  ///
  /// - Returns: the percentage that it took off the score, or `nil` if it wasn't counted.
  @discardableResult
  public mutating func charge(
    _ help: ScoreSheet.Help, about subject: HintSubject? = nil, at elapsed: Duration
  ) -> Int? {
    guard let price = price(of: help, about: subject) else { return nil }
    count(help, about: subject, at: elapsed)
    return price
  }

  /// The percentage that all help with a hint has taken off the score.
  public func paid(for subject: HintSubject) -> Int {
    charges.reduce(0) { $1.key.subject == subject ? $0 + $1.value : $0 }
  }
}
