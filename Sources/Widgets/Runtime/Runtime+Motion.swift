extension Runtime {
  /// Frames a second over a link that is not near.
  static let framesOverDistance = 12
  /// A link this slow, there and back, carries fewer frames.
  static let distantRoundTrip = Duration.milliseconds(50)

  /// How much may move: what every view finds in its environment unless one around it says
  /// otherwise. Nothing at first.
  public var motion: Motion {
    get { root.environment.motion }
    set { root.changeEnvironment { $0.motion = newValue } }
  }

  /// How many frames a second things move in, from 1 to 30; no more than 12 while the terminal takes
  /// more than a twentieth of a second to answer.
  public var framesPerSecond: Int {
    get { isDistant ? min(framesWhenNear, Self.framesOverDistance) : framesWhenNear }
    set { framesWhenNear = max(1, min(newValue, Movements.mostFramesPerSecond)) }
  }

  /// Whether the screen is to be read line by line: see ``EnvironmentValues/isLinear``.
  public var isLinear: Bool {
    get { root.environment.isLinear }
    set {
      root.changeEnvironment { $0.isLinear = newValue }
      tree.damage(root.frame)
    }
  }
}
