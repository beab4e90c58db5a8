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

  /// The technique of a deduction, or `nil` for any other finding.
  var technique: TechniqueID? {
    TechniqueID(rawValue: String(description.prefix { $0 != " " }))
  }

  /// Returns `true` if the finding places `candidate`.
  func places(_ candidate: Candidate) -> Bool {
    description.split(separator: " ").dropFirst().contains { $0 == candidate.description }
  }
}
