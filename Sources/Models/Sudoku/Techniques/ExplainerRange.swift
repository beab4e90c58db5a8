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

extension TechniqueID {
  /// The rating of Sudoku Explainer 1.2.1; nil where it does not know the technique by itself.
  ///
  /// Hidden singles are easier in a box than in a line. Locked candidates and hidden pairs and
  /// triples are easier where a digit can be placed at once. A naked set of two to four cells
  /// decides for unique rectangles of type 3. It takes a locked pair for a naked one.
  public var explainerRating: ExplainerRange? {
    switch self {
    case .fullHouse: .fixed(10)
    case .hiddenSingle: ExplainerRange(12, 15)
    case .nakedSingle: .fixed(23)
    case .pointing: ExplainerRange(17, 26)
    case .claiming: ExplainerRange(19, 28)
    case .lockedPair, .nakedPair: .fixed(30)
    case .xWing: .fixed(32)
    case .hiddenPair: ExplainerRange(20, 34)
    case .lockedTriple, .nakedTriple: .fixed(36)
    case .swordfish: .fixed(38)
    case .hiddenTriple: ExplainerRange(25, 40)
    case .xyWing: .fixed(42)
    case .xyzWing: .fixed(44)
    case .uniqueness1, .uniqueness2, .uniqueness4: .fixed(45)
    case .uniqueness3: ExplainerRange(46, 48)
    case .nakedQuadruple: .fixed(50)
    case .jellyfish: .fixed(52)
    case .hiddenQuadruple: .fixed(54)
    case .bugPlusOne: .fixed(56)
    case .continuousNiceLoop: .from(65)
    case .turbotFish, .xChain, .xyChain: .from(66)
    case .alternatingInferenceChain, .discontinuousNiceLoop: .from(70)
    case .forcingChainContradiction: .from(75)
    case .forcingChainVerity: .from(80)
    case .forcingNetContradiction, .forcingNetVerity: .from(85)
    default: nil
    }
  }
}
