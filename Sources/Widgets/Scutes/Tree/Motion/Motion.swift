// SPDX-License-Identifier: Apache-2.0

/// The amount of motion on the screen.
public nonisolated enum Motion: Int, Comparable, CaseIterable, Sendable {
  /// Every change happens at once.
  case none
  /// Looks change gradually, places at once.
  case subtle
  /// Everything animated moves.
  case full

  /// Returns `true` if `lhs` is less motion than `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension EnvironmentValues {
  /// The amount of motion allowed. ``Motion/none`` by default, and always on a slow link and in
  /// linear mode.
  public var motion: Motion {
    get { isLinkSlow || isLinear ? .none : box.kit.motion }
    set { write { $0.motion = newValue } }
  }
}
