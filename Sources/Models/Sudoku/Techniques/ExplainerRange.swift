/// How hard Sudoku Explainer 1.2.1 takes a technique to be.
public struct ExplainerRange: Hashable, Sendable {
  /// The rating of the easiest case, in tenths: 26 for 2.6.
  public let lowest: Int
  /// The rating of the hardest case, in tenths; nil where it grows with the length of a chain.
  public let highest: Int?

  /// The same in all cases.
  static func fixed(_ tenths: Int) -> ExplainerRange { ExplainerRange(tenths, tenths) }

  /// As much as this, more where the chain is long.
  static func from(_ tenths: Int) -> ExplainerRange { ExplainerRange(tenths, nil) }

  /// From `lowest` to `highest` tenths.
  init(_ lowest: Int, _ highest: Int?) {
    self.lowest = lowest
    self.highest = highest
  }
}

extension ExplainerRange: CustomStringConvertible {
  /// "2.6", "1.2–1.5", "6.6+".
  public var description: String {
    func text(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }
    guard let highest else { return text(lowest) + "+" }
    return highest == lowest ? text(lowest) : "\(text(lowest))–\(text(highest))"
  }
}
