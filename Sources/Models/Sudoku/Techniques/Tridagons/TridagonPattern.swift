/// Three cells in each of four boxes, which three digits alone can't fill.
///
/// ```
/// x  .  .  | .  x  .      The boxes are the corners of a rectangle. The three cells of each lie in
/// .  x  .  | x  .  .      different rows and columns.
/// .  .  x  | .  .  x
/// ---------+---------
/// x  .  .  | x  .  .
/// .  x  .  | .  x  .
/// .  .  x  | .  .  x
/// ```
///
/// In boxes side by side, the three digits follow each other in the same circular order from top to
/// bottom, because cells of a row differ. In boxes one above the other, they do so from left to
/// right. In each box the cells say whether the two orders are the same or opposite. Where an odd
/// number of the boxes has opposite ones, as above the second, this contradicts itself.
public struct TridagonPattern: Hashable, Sendable {
  /// The three digits.
  public let digits: DigitSet
  /// The four boxes.
  public let boxes: [House]
  /// The twelve cells.
  public let cells: CellSet
  /// The box whose two orders differ in kind from those of the other three.
  public let odd: House
  /// The candidates of the cells, the guardians included.
  public let candidates: [Candidate]

  /// The candidates beyond the three digits. One of them is true.
  public var guardians: [Candidate] { candidates.filter { !digits.contains($0.digit) } }
}
