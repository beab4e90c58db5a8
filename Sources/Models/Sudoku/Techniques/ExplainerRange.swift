/// The difficulty of a technique in Sudoku Explainer 1.2.1.
public struct ExplainerRange: Hashable, Sendable {
  /// The rating of the easiest case, in tenths: 26 for 2.6.
  public let lowest: Int
  /// The rating of the hardest case, in tenths. `nil` if it grows with the length of a chain.
  public let highest: Int?

  /// The same rating in all cases.
  static func fixed(_ tenths: Int) -> ExplainerRange { ExplainerRange(tenths, tenths) }

  /// At least this rating, more for long chains.
  static func from(_ tenths: Int) -> ExplainerRange { ExplainerRange(tenths, nil) }

  /// Ratings from `lowest` to `highest` tenths.
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
