/// How much may move.
public nonisolated enum Motion: Int, Comparable, CaseIterable, Sendable {
  /// Nothing: every change is at once.
  case none
  /// Looks change little by little; places change at once.
  case subtle
  /// Everything that is animated moves.
  case full

  /// Whether `lhs` is less motion than `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension EnvironmentValues {
  /// How much may move: ``Motion/none`` unless the program says otherwise, and whatever it says on a
  /// slow link and in linear mode.
  public var motion: Motion {
    get { isLinkSlow || isLinear ? .none : box.kit.motion }
    set { write { $0.motion = newValue } }
  }
}
