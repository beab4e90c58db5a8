/// Two cells of a box whose digits return in two other cells, the targets.
///
/// ```
/// B  B  .  | .  .  .  | .  .  .      B  the base, two cells of a line in a box
/// .  .  .  | .  T  .  | .  c  .      T  the targets
/// .  .  .  | .  c  .  | .  T  .      c  the companions, without digits of the base
/// ---------+----------+---------
/// .  .  S  | .  S  .  | .  S  .      S  the rest of the cross-lines, where each digit of the
/// ```                                   base fits into two lines
///
/// If a digit is in the base, the base line and its box have no other place for it. Each of the
/// three cross-lines needs it, and the cells S have room for it twice. So a target holds it.
/// As this is true of both digits of the base, each target holds one of them.
public struct ExocetPattern: Hashable, Sendable {
  /// The two cells of the base.
  public let base: [Cell]
  /// The two targets.
  public let targets: [Cell]
  /// The cells beside the targets without digits of the base. Empty in a senior exocet.
  public let companions: [Cell]
  /// The candidates of the base.
  public let digits: DigitSet
  /// The line through the third cell of the base's box, then the two others.
  public let crossLines: [House]
  /// At most two lines for each digit.
  public let covers: [Cover]
  /// The candidates of the base, the targets and the places covered.
  public let candidates: [Candidate]
  /// The reasons for which digits go, beyond those that the targets can't share with the base.
  public let refutations: [Refutation]

  /// Lines that hold all places of some digits on the cross-lines outside the targets, as far as
  /// the base doesn't see them.
  public struct Cover: Hashable, Sendable {
    /// The digits.
    public let digits: DigitSet
    /// One or two lines, or none if there are no such places.
    public let lines: [House]
  }

  /// A reason for which digits go.
  public enum Refutation: Hashable, Sendable {
    /// If `target` has the digit, the other target doesn't, and then the other two cross-lines have
    /// no two places for it.
    case noRoom(Digit, target: Cell, other: Cell, lines: [House])
    /// If `target` has one of the digits, so has one of the two cells `mirror`, which it can't.
    case notMirrored(DigitSet, target: Cell, mirror: [Cell])
    /// The digit is the only one left for the first target, so the second one has another.
    case taken(Digit, by: Cell, notBy: Cell)
    /// No target has room for the digits, so neither has the base.
    case noTarget(DigitSet)
    /// One of `mirror` has the digit of `target`. Only `cell` can have it.
    case mirrors(cell: Cell, target: Cell, mirror: [Cell])
    /// One of `mirror` has the digit of `target`, the other one `rest`, which has no other place in
    /// the house.
    case paired(mirror: [Cell], target: Cell, rest: Digit, House)
  }
}
