import Observation

/// Whether the terminal has the attention of the window system, as far as it says.
public nonisolated enum ScenePhase: Sendable {
  /// It has; so it is taken to be where the terminal never says.
  case active
  /// Another window has it.
  case inactive
}

/// Keeps the phase, for those who have read it to follow.
@Observable
final class ScenePhaseSource {
  var phase = ScenePhase.active
}

extension EnvironmentValues {
  /// Whether the terminal has the attention of the window system. Bodies that read it are
  /// evaluated again when that changes.
  public var scenePhase: ScenePhase { scenePhaseSource.phase }

  var scenePhaseSource: ScenePhaseSource {
    get { box.kit.scenePhaseSource }
    set { write { $0.scenePhaseSource = newValue } }
  }
}
