// SPDX-License-Identifier: Apache-2.0

extension Runtime {
  /// The frame rate over a slow link.
  static let framesOverDistance = 12
  /// The round-trip time from which a link gets fewer frames.
  static let distantRoundTrip = Duration.milliseconds(50)

  /// The amount of motion allowed, as set in the environment of all views. ``Motion/none`` by
  /// default.
  public var motion: Motion {
    get { root.environment.motion }
    set { root.changeEnvironment { $0.motion = newValue } }
  }

  /// The frame rate of animations, from 1 to 30. Limited to 12 while the terminal takes more than a
  /// twentieth of a second to answer.
  public var framesPerSecond: Int {
    get { isDistant ? min(framesWhenNear, Self.framesOverDistance) : framesWhenNear }
    set { framesWhenNear = max(1, min(newValue, Animator.maxFramesPerSecond)) }
  }

  /// `true` if the screen is meant to be read line by line: see ``EnvironmentValues/isLinear``.
  public var isLinear: Bool {
    get { root.environment.isLinear }
    set {
      root.changeEnvironment { $0.isLinear = newValue }
      tree.damage(root.frame)
    }
  }
}
